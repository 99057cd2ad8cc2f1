-- What a game needs in which captured pieces go on below, on a second board: there they come onto the file of the field
-- where they stood at first, as near to their own side as there is room, and so they come back.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S = m.step
local world, below = m.zone "world", m.zone "below"
local function has(text, part) t.ok(text:find(part, 1, true), text .. " has no " .. part) end

-- The nearest field on the file of the home of the piece that walks; where that is full, on the next one, to the right before
-- the left.
local function nearest(zone)
  local ways = {}
  for _, aside in ipairs { m.pass, S(m.E), S(m.W) } do
    for rank = 1, 4 do ways[#ways + 1] = m.anywhere * zone * m.file_of "home" * m.rank(rank) * aside * m.empty end
  end
  return m.first_of(table.unpack(ways))
end

local taken = m.enemy * m.first_of(world * m.displace(nearest(below)), m.capture)
local Rook = piece { name = "Rook", symbol = "R", notes = { "home" }, moves = m.slide(m.orthogonals) * (m.empty + taken) }
local Warden = piece {
  name = "Warden", symbol = "W",
  -- What it captures is gone; another Warden buys back a piece of its own side, one that is below or one that is gone.
  moves = S(m.all) * (m.empty + m.enemy * m.capture)
        + S(m.all) * m.is "Warden" * m.enemy * m.capture * m.aside(m.home * m.retrieve(m.own, "gone") * m.displace(nearest(world)))
        + S(m.all) * m.is "Warden" * m.enemy * m.capture * m.aside(m.anywhere * below * m.own * -m.is "Warden" * m.displace(nearest(world))),
}
local function game(setup)
  return t.game({ pieces = { Rook, Warden },
    board = { files = 4, ranks = 4, beside = { U = { files = 4, ranks = 4 } },
      zones = { world = { "a1-d4" }, below = { "U:a1-U:d4" } } },
    captures = { to = "owner", pocket = "gone" } }, setup)
end

t.describe("What is captured above", function()
  t.it("comes below on its home file, as near to its own side as there is room", function()
    has(game "T Ra1{home:a1},ra3{home:c4}":play("Ra1-a3,a3>U:c4"):setup(), "rU:c4{home:c4}")
    has(game "t Ra1{home:b1},ra3{home:c4},RU:b1":play("Ra3-a1,a1>U:b2"):setup(), "RU:b2{home:b1}")
  end)

  t.it("comes onto the file to the right where that one is full, then to the left", function()
    local full = ",zU:b1,zU:b2,zU:b3,zU:b4"
    has(game("t Ra1{home:b1},ra3{home:c4}" .. full:gsub("z", "w")):play("Ra3-a1,a1>U:c1"):setup(), "RU:c1{home:b1}")
    has(game("t Ra1{home:d1},ra3{home:c4},wU:d1,wU:d2,wU:d3,wU:d4"):play("Ra3-a1,a1>U:c1"):setup(), "RU:c1{home:d1}")
  end)

  t.it("is gone when it is captured below", function()
    t.equal(game "T RU:a1{home:a1},rU:a3{home:c4},Wd1":play("RU:a1-U:a3*"):setup(), "t RU:a3{home:a1},Wd1;gone=r{home:c4}")
  end)
end)

t.describe("What comes back", function()
  t.it("comes to its home file, out of the pocket and from below", function()
    local g = game "T WU:a1,wU:a2,RU:d4{home:b1},Rb1{home:d1};gone=R{home:c1}+R{home:d1}+r{home:a4}"
    local texts = table.concat(g:moves "U:a1", " ")
    for _, move in ipairs { "d4>b2", "a1>c1", "a1>d1" } do has(texts, move) end
    has(texts, "U:a1+R{home:c1}")
    has(g:play("WU:a1-U:a2*,U:d4>b2"):setup(), "Rb2{home:b1}")
    g = game "T WU:a1,wU:a2;gone=R{home:c1}+R{home:d1}"
    g:play "WU:a1-U:a2*,U:a1+R{home:d1},U:a1>d1"
    t.equal(g:setup(), "t Rd1{home:d1},WU:a2;gone=R{home:c1}+w")
  end)
end)
