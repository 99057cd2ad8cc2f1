-- Classical Chess: repetition, fifty moves, dead positions.
local t = require "acedrex.scenario"

local function chess(setup, options) return t.game("classical-chess", setup, options) end
local dance = { "Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8" }

t.describe("Repetition", function()
  t.it("draws when a position stands for the third time", function()
    local g = t.game "classical-chess"
    g:play(dance):status "playing"
    g:play { dance[1], dance[2], dance[3] }
    g:status "playing"
    g:play(dance[4]):status("draw", "repetition")
  end)

  t.it("is not counted across different rights to castle", function()
    local g = chess "CC Ke1&,Rh1&,ke8,pa7,ra8"
    local round = { "Rh1-g1", "Ra8-b8", "Rg1-h1", "Rb8-a8" }
    g:play(round):play(round)
    g:status "playing" -- when this position stood first, the Rook could still castle
    g:play(round[1])
    g:status("draw", "repetition")
  end)

  t.it("is not counted across different rights to take en passant", function()
    local g = chess "cc Ke1,ke8,Pe5,pd7|,Na1,nh8"
    g:play "Pd7-d5"
    local round = { "Na1-b3", "Nh8-g6", "Nb3-a1", "Ng6-h8" }
    g:play(round):play(round)
    g:status "playing"
    g:play(round[1])
    g:status("draw", "repetition")
  end)

  t.it("is forgotten by undo", function()
    local g = t.game "classical-chess"
    g:play(dance):play(dance)
    g:status "draw"
    g:undo():status "playing"
  end)
end)

t.describe("Fifty moves", function()
  t.it("without capture and without a move of a Pawn draw", function()
    local g = chess "4k3/8/8/8/8/8/4P3/R3K3 w - - 98 80"
    g:play("Ra1-a2"):status "playing"
    g:play("Ke8-d8"):status "draw"
  end)

  t.it("begin anew with a capture", function()
    local g = chess "4k3/8/8/8/8/n7/4P3/R3K3 w - - 99 80"
    g:play("Ra1-a3*"):status "playing"
  end)

  t.it("begin anew with a move of a Pawn", function()
    local g = chess "4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80"
    g:play("Pe2-e3"):status "playing"
  end)

  t.it("do not undo a mate", function()
    local g = chess "7k/5K2/8/8/8/8/8/R7 w - - 99 80"
    g:play("Ra1-h1"):status("checkmate", "light")
  end)
end)

t.describe("Dead positions", function()
  t.it("draw: King against King", function() chess("CC Ke1,ke8"):status "draw" end)

  t.it("draw: King and Knight, or King and Bishop, against King", function()
    chess("CC Ke1,Nb1,ke8"):status "draw"
    chess("CC Ke1,ke8,nb8"):status "draw"
    chess("CC Ke1,Bc1,ke8"):status "draw"
    chess("CC Ke1,ke8,bc8"):status "draw"
    chess("CC Ke1,Bc1,ke8,bf8"):status "draw" -- both on dark fields
  end)

  t.it("are reached by a capture", function()
    local g = chess "CC Ke1,Bc3,ke8,qf6"
    g:play("Bc3-f6*"):status "draw"
  end)

  t.it("are none where mate is possible", function()
    chess("CC Ke1,Pa2,ke8"):status "playing"
    chess("CC Ke1,Ra1,ke8"):status "playing"
    chess("CC Ke1,Qd1,ke8"):status "playing"
    chess("CC Ke1,Nb1,Ng1,ke8"):status "playing"
    chess("CC Ke1,Bc1,Nb1,ke8"):status "playing"
    chess("CC Ke1,Bc1,Bf1,ke8"):status "playing"
  end)
end)
