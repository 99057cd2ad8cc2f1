-- Castling by ways: where the two stand and where they end, told for each; partners by what stands where.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local function chess(keys, setup)
  local changed = { name = "Test" }
  for key, value in pairs(keys) do changed[key] = value end
  return t.game(variant.extend(require "classical.classical-chess", changed), setup)
end

-- As the pieces of large casts corner: whatever stands in the corner comes beside the King, which may stay.
local cornering = {
  castling = {
    partner = m.rank(1) * (m.file "a" + m.file "h"),
    ways = {
      { king = { "b", "b" }, partner = { "a", "c" } },
      { king = { "c", "c" }, partner = { "a", "d" } },
      { king = { "d", "b" }, partner = { "a", "c" } },
      { king = { "d", "f" }, partner = { "h", "e" } },
      { king = { "e", "c" }, partner = { "a", "d" } },
      { king = { "e", "g" }, partner = { "h", "f" } },
      { king = { "f", "f" }, partner = { "h", "e" } },
      { king = { "g", "g" }, partner = { "h", "f" } },
    },
  },
}
local function corner(setup) return chess(cornering, setup) end

t.describe("Castling by ways", function()
  t.it("leads each to its field", function()
    local g = corner "T Kd1&,Na1&,Qh1&,kd8&,qa8&,bh8&"
    g:may { "Kd1-b1&", "Kd1-f1&" }:may_not "Kd1-g1&"
    g:play "Kd1-b1&"
    t.equal(g:setup(), "t Kb1,Qh1,Nc1,kd8&,qa8&,bh8&;quiet=1")
    g:play "Kd8-f8&"
    t.equal(g:setup(), "T Kb1,Qh1,Nc1,kf8,qa8,be8;quiet=2")
    g:undo():undo()
    t.equal(g:setup(), "T Kd1&,Qh1&,Na1&,kd8&,qa8&,bh8&")
  end)

  t.it("may leave the King where it is, which has castled all the same", function()
    local g = corner "T Kb1&,Ra1&,Rh1&,ke8"
    g:may "Kb1-b1&":play "Kb1-b1&"
    t.equal(g:setup(), "t Kb1,Rc1,Rh1,ke8;quiet=1")
    g = corner "T Kg1&,Bh1&,ke8"
    g:play "Kg1-g1&":at("f1", "Bishop", "light"):at("g1", "King", "light")
  end)

  t.it("takes the right from both, and only with it", function()
    corner("T Kc1&,Ra1,ke8"):may_not("Kc1-c1&", "no piece that it could castle with is left unmoved")
    corner("T Kc1,Ra1&,ke8"):may_not("Kc1-c1&", "has moved, or has not the tag &")
    corner("T Kc1&,Rb1&,ke8"):may_not("Kc1-c1&", "no piece that it could castle with")
    corner("T Ka1&,Rh1&,ke8"):may_not("O-O", "no way of castling leads there from a1")
  end)

  t.it("needs the fields between them, and those that they come to, empty", function()
    corner("T Kc1&,Ra1&,Bb1,ke8"):may_not("Kc1-c1&", "b1 is between the two and not empty")
    corner("T Kc1&,Ra1&,Bd1,ke8"):may_not("Kc1-c1&", "d1 is on their way and not empty")
    corner("T Kd1&,Ra1&,Bb1,ke8"):may_not("Kd1-b1&", "b1 is between the two and not empty")
  end)

  t.it("does not lead out of attack, or through it; where the King stays, its own field counts alone", function()
    corner("T Kd1&,Ra1&,ke8,rd7"):may_not("Kd1-b1&", "d1 is attacked")
    corner("T Kd1&,Ra1&,ke8,rc7"):may_not("Kd1-b1&", "c1 is attacked")
    corner("T Kd1&,Ra1&,ke8,rb7"):may_not("Kd1-b1&", "leaves light's own royal piece in check")
    corner("T Kb1&,Ra1&,ke8,rc7"):may "Kb1-b1&"
    corner("T Kb1&,Ra1&,ke8,rb7"):may_not("Kb1-b1&", "b1 is attacked")
  end)

  t.it("is read and written as O-O and O-O-O, and by the partner's field", function()
    local g = corner "T Kd1&,Na1&,Qh1&,kd8"
    g:reads { "O-O", "O-O-O", "d1a1", "d1h1" }
    t.equal(g:play("O-O"):setup(), "t Kf1,Qe1,Na1,kd8;quiet=1")
  end)

  t.it("goes with a piece that has the right from being dropped", function()
    local g = chess({
      castling = cornering.castling,
      drops = { from = "", at = m.rank(1), tags = { "castling" } },
    }, "T Kc1&,ke8,+N")
    g:play { "N+a1", "Ke8-e7" }:may("Kc1-c1&"):play("Kc1-c1&"):at("d1", "Knight", "light"):at("a1", nil)
  end)

  t.it("gives the right to the pieces that stand on these fields at first", function()
    t.equal(chess(cornering):setup():match "Ra1[^,]*", "Ra1&")
    t.equal(chess(cornering):setup():match "Nb1[^,]*", "Nb1")
  end)
end)

t.describe("Castling in which the King's way does not tell the partner's", function()
  -- Free castling of old Italian chess, towards h: wherever the two like up to each other's field.
  local free = {
    castling = { ways = {
      { king = { "e", "g" }, partner = { "h", "f" } },
      { king = { "e", "g" }, partner = { "h", "e" } },
      { king = { "e", "h" }, partner = { "h", "f" } },
      { king = { "e", "h" }, partner = { "h", "g" } },
      { king = { "e", "f" }, partner = { "h", "e" } },
    } },
  }

  t.it("is written with the partner's", function()
    local g = chess(free, "T Ke1&,Rh1&,ke8")
    local castlings = {}
    for _, move in ipairs(g:moves "e1") do
      if move:find("&", 1, true) then castlings[#castlings + 1] = move end
    end
    t.equal(castlings,
      { "Ke1-f1&", "Ke1-g1&h1-e1", "Ke1-g1&h1-f1", "Ke1-h1&h1-f1", "Ke1-h1&h1-g1" })
    for _, move in ipairs(castlings) do g:may(move):play(move):undo() end
    t.fails(function() g:play "Ke1-g1&" end, "fits 2 moves")
    g:play "Ke1-g1&h1-e1":at("e1", "Rook", "light"):at("g1", "King", "light")
    g:undo():play "Ke1-h1&g1":at("g1", "Rook", "light"):at("h1", "King", "light")
    g:undo():may_not("Ke1-g1&h1-d1", "no way of castling leads there from e1")
  end)
end)

t.describe("Janus Chess", function()
  t.it("castles to b1 and to i1", function()
    local g = t.game("janus", "JA Ke1&,Ra1&,Rj1&,ke8&,ra8&,rj8&")
    g:may { "Ke1-b1&", "Ke1-i1&" }:may_not { "Ke1-c1&", "Ke1-g1&" }
    g:play "O-O":at("i1", "King", "light"):at("h1", "Rook", "light")
    g:play "O-O-O":at("b8", "King", "dark"):at("c8", "Rook", "dark")
    t.game("janus", "JA Ke1&,Ra1&,Rj1&,ke8,rd8"):may_not("O-O-O", "d1 is attacked"):may "O-O"
    t.game("janus", "JA Ke1&,Ra1&,Rj1&,ke8,ra7"):may "O-O-O"
  end)

  t.it("promotes to a Janus, too", function()
    t.game("janus", "JA Ke1,ke6,Pj7"):play "Pj7-j8=J":at("j8", "Janus", "light")
  end)
end)
