-- Fields that pieces keep in mind: what they go with, how they are written, and what asks for them.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S = m.step
local function has(text, part) t.ok(text:find(part, 1, true), text .. " has no " .. part) end
local Stone = piece { name = "Stone", symbol = "Z", moves = m.none }
local King = require "classical.pieces.king"
local Rook = piece.extend(require "classical.pieces.rook", { notes = { "home" } })
local Knight = piece.extend(require "classical.pieces.knight", { notes = { "home" } })

-- Sends what it meets back to where that stood at first.
local Herald = piece { name = "Herald", symbol = "H",
  moves = m.aside(S(m.all) * m.occupied * m.displace(m.to "home")) + S(m.all) * m.empty }

t.describe("A note", function()
  t.it("is of the field where a piece stands in the first position", function()
    local g = t.game{ pieces = { Rook, Stone }, board = { files = 3, ranks = 3 }, setup = ". r .\nZ . .\n. R ." }
    t.equal(g:setup(), "T Rb1{home:b1},Za2,rb3{home:b3}")
    g:play "Rb1-c1"
    t.equal(g:setup(), "t Rc1{home:b1},Za2,rb3{home:b3}")
    g:play { "Rb3-b2", "Rc1-b1" }
    t.equal(g:setup(), "t Rb1{home:b1},Za2,rb2{home:b3}")
  end)

  t.it("is that of the setup where a setup string says nothing, and none where it says so", function()
    local chess = { pieces = { Rook, Knight }, board = { files = 3, ranks = 3 }, setup = ". r .\n. . .\n. R N" }
    t.equal(t.game(chess, "T Rb1,Rc1,Na3,rb3{home:-}"):setup(), "T Rb1{home:b1},Rc1,Na3,rb3{home:-}")
    t.equal(t.game(chess, "T Rb1{home:a1},rb3"):setup(), "T Rb1{home:a1},rb3{home:b3}")
    t.fails(function() t.game(chess, "T Rb1{home:d4}") end, "names a field of the board")
    t.fails(function() t.game(chess, "T Rb1{home}") end, "names a field of the board")
  end)

  t.it("goes with a piece that is pushed, swapped, exchanged, converted, changed or promoted", function()
    local Mover = piece { name = "Mover", symbol = "M", moves =
      m.aside(S(m.N) * m.enemy * m.push(m.N)) + S(m.E) * m.occupied * m.swap
      + m.aside(S(m.S) * m.occupied * m.exchange(S(m.W))) + m.aside(S(m.W) * m.enemy * m.convert)
      + m.aside(S(m.NW) * m.enemy * m.change "Stone") }
    local start = "T Md4,rd5{home:h8},Re4{home:a1},rd3{home:b8},Rc3{home:c1},rc4{home:c8},nc5{home:g8},Ka8,kh1"
    local function after(move) return t.game({ pieces = { Mover, Rook, Knight, King, Stone } }, start):play(move):setup() end
    has(after "Md4-d4,d5>d6", "rd6{home:h8}")
    has(after "Md4-e4,e4>d4", "Rd4{home:a1}")
    has(after "Md4-d4,d3>c3,c3>d3", "rc3{home:b8}")
    has(after "Md4-d4,d3>c3,c3>d3", "Rd3{home:c1}")
    has(after "Md4-d4,c4%", "Rc4{home:c8}")
    has(after "Md4-d4,c5=Z", "zc5{home:g8}")
    local Man = piece { name = "Man", symbol = "P", moves = S(m.N), notes = { "home" } }
    local g = t.game{ pieces = { Man, Rook }, promotion = { pieces = { "Man" }, to = { "Rook" } },
      setup = "T Pa7{home:a2},rh8{home:h8}" }
    has(g:play("Pa7-a8=R"):setup(), "Ra8{home:a2}")
  end)

  t.it("goes from board to board, and leads there", function()
    local Homer = piece { name = "Homer", symbol = "O", notes = { "home" },
      moves = m.to "home" * m.empty + m.across "U" * m.empty }
    local g = t.game{ pieces = { Homer }, board = { files = 3, ranks = 3, beside = { U = { files = 3, ranks = 3 } } },
      setup = "T Oa1{home:a1},oc3{home:U:c3}" }
    g:may_not "Oa1-a1":play "Oa1-U:a1"
    t.equal(g:setup(), "t OU:a1{home:a1},oc3{home:U:c3}")
    g:play { "Oc3-U:c3", "OU:a1-a1" }
    t.equal(g:setup(), "t Oa1{home:a1},oU:c3{home:U:c3}")
  end)

  t.it("is where a piece is sent that another one meets, if that field is empty", function()
    local g = t.game{ pieces = { Herald, Rook, King },
      setup = "T Hd4,rd5{home:h8},rd3{home:a8},re4,Ra8{home:a1},Ke1,ke8" }
    g:may "Hd4-d4,d5>h8":may_not "Hd4-d4,d3>a8"
    t.equal(#g:moves "d4", 6)
    has(g:play("Hd4-d4,d5>h8"):setup(), "rh8{home:h8}")
  end)

  t.it("is taken anew by the piece itself, and shown", function()
    local Scout = piece { name = "Scout", symbol = "T",
      moves = S(m.N) * m.empty * m.land * m.aside(m.note "camp") + S(m.E) * m.empty + m.to "camp" * m.empty }
    local g = t.game{ pieces = { Scout }, setup = "T Ta1,th8" }
    g:play { "Ta1-a2,a2{camp}", "Th8-h7", "Ta2-b2", "Th7-h6" }
    has(g:setup(), "Tb2{camp:a2}")
    has(g:draw(), "tags: b2 camp:a2")
    t.ok(not g:draw():find("h6 camp", 1, true))
    g:play "Tb2-a2"
    t.equal(g:setup(), "t Ta2{camp:a2},th6{camp:h6}")
  end)

  t.it("tells positions apart, and is told by no FEN but of pieces at home", function()
    local g = t.game{ pieces = { Rook }, board = { files = 4, ranks = 3 }, setup = "r . . r\n. . . .\nR . . R",
      rules = { repetition = { times = 2 } } }
    t.equal(g:fen(), "r2r/4/R2R w - - 0 1")
    g:play { "Ra1-b1", "Ra3-b3", "Rd1-c1", "Rd3-c3" }
    t.equal(g:fen(), nil)
    g:play { "Rb1-a1", "Rb3-a3", "Rc1-d1", "Rc3-d3" }:status "draw"
    local swapped = t.game({ pieces = { Rook }, board = { files = 4, ranks = 3 }, setup = "r . . r\n. . . .\nR . . R" },
      "T Ra1{home:d1},Rd1{home:a1},ra3,rd3")
    t.equal(swapped:fen(), nil)
  end)
end)

local lost = { to = "owner", pocket = "lost" }
-- Brings a piece back beside it, or to its home.
local Fetcher = piece { name = "Fetcher", symbol = "F",
  moves = S(m.N) * m.empty * m.aside(S(m.E) * m.empty * m.retrieve(m.own, "lost"))
        + m.aside(m.anywhere * m.empty * m.retrieve(m.own * m.noted "home", "lost")) + S(m.S) * m.empty }

t.describe("A note in a pocket", function()
  t.it("goes with the piece into it and out of it", function()
    local g = t.game{ pieces = { Fetcher, Rook, King }, captures = lost,
      setup = "t Fa4,Rd4{home:h1},rd8{home:a8},ke8,Ke1" }
    g:play "Rd8-d4*"
    t.equal(g:setup(), "T Fa4,Ke1,rd4{home:a8},ke8;lost=R{home:h1}")
    g:may "Fa4-a5,b5+R":play "Fa4-a4,h1+R"
    t.equal(g:setup(), "t Fa4,Rh1{home:h1},Ke1,rd4{home:a8},ke8")
  end)

  t.it("is told where one has to be chosen, and read", function()
    local g = t.game{ pieces = { Fetcher, Rook, King }, captures = lost,
      setup = "T Fa4,Ke1,ke8;lost=R{home:h1}+R{home:h1}+R" }
    t.equal(table.concat(g:moves "a4", " "), "Fa4-a3 Fa4-a4,h1+R{home:h1} Fa4-a5,b5+R Fa4-a5,b5+R{home:h1}")
    has(g:draw(), "in lost: R R{home:h1} R{home:h1}")
    g:play "Fa4-a5,b5+R{home:h1}"
    t.equal(g:setup(), "t Fa5,Rb5{home:h1},Ke1,ke8;lost=R+R{home:h1}")
  end)

  t.it("is asked for where the piece is dropped", function()
    local house = { pieces = { Rook, King }, captures = { to = "owner" }, drops = { at = m.file_of "home" } }
    local g = t.game(house, "T Ke1,ke8,+R{home:h1},+R{home:a1},+R,+r{home:c8}")
    t.equal(#g:moves(), 16 + 5)
    g:may "R{home:h1}+h4":may "R{home:a1}+a4":may_not "R+d4":may_not "R{home:h1}+a4"
    g:play "R+h4"
    t.equal(g:setup(), "t Rh4{home:h1},Ke1,ke8,+R,+R{home:a1},+r{home:c8}")
    g:play "R+c5"
    t.equal(g:setup(), "T Rh4{home:h1},Ke1,rc5{home:c8},ke8,+R,+R{home:a1}")
  end)

  t.it("stays in the order of a queue", function()
    local g = t.game({ pieces = { Rook, King }, captures = { to = "owner" }, drops = { order = "queue" } },
      "T Ke1,ke8,+R{home:h1},+R,+R{home:a1}")
    t.equal(g:setup(), "T Ke1,ke8,+R{home:h1},+R,+R{home:a1}")
    g:play { "R+h4", "Ke8-f7" }
    t.equal(g:setup(), "T Rh4{home:h1},Ke1,kf7,+R,+R{home:a1}")
    g:play { "R+c4", "Kf7-g6", "R+d4" }
    t.equal(g:setup(), "t Rc4,Rd4{home:a1},Rh4{home:h1},Ke1,kg6")
  end)

  t.it("comes with what a piece is promoted to", function()
    local Man = piece { name = "Man", symbol = "P", moves = S(m.N), notes = { "home" } }
    local g = t.game{ pieces = { Man, Rook, King }, captures = lost,
      promotion = { pieces = { "Man" }, to = { pocket = "lost" } },
      setup = "T Pa7{home:a2},Kh1,kh8;lost=R{home:h1}+R{home:a1}" }
    t.equal(table.concat(g:moves "a7", " "), "Pa7-a8=R{home:a1} Pa7-a8=R{home:h1}")
    g:play "Pa7-a8=R{home:h1}"
    t.equal(g:setup(), "t Ra8{home:h1},Kh1,kh8;lost=R{home:a1}")
  end)
end)

t.describe("A lasting tag", function()
  t.it("goes into pockets and out, too", function()
    local Veteran = piece { name = "Veteran", symbol = "V", moves = S(m.all) + m.carries "old" * m.leap(1, 2),
      on_capture = m.land * m.aside(m.mark("old", "always")) }
    local g = t.game{ pieces = { Veteran, King }, captures = { to = "owner" }, drops = {},
      setup = "t Vd4{old},ve5,vh8,Ka1,ka8" }
    g:play "Ve5-d4*,d4{old}"
    t.equal(g:setup(), "T Ka1,vd4{old},vh8,ka8,+V{old}")
    g:play "V+h1":may_not "Vh1-g3"
    has(g:setup(), "Vh1{old}")
  end)
end)
