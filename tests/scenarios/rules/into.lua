-- Captures into a pocket that the walk says: m.into.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S = m.step
local King, Rook, Stone = require "classical.pieces.king", require "classical.pieces.rook", piece { name = "Stone", symbol = "Z", moves = m.none }
local function has(text, part) t.ok(text:find(part, 1, true), text .. " has no " .. part) end
local function game(guard, captures, setup, more)
  local keys = { pieces = { piece { name = "Guard", symbol = "G", moves = guard }, King, Rook, Stone }, captures = captures,
    drops = { from = "safe" } }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game(keys, setup)
end
local theirs = { to = "owner", pocket = "lost" }

t.describe("A capture", function()
  t.it("goes into the pocket that the walk says, to the side that captures have", function()
    local guard = m.slide(m.orthogonals) + S{ m.NE, m.NW } * m.enemy * m.into "safe"
    local g = game(guard, theirs, "T Gd4,re5,rd7,Ka1,kh8")
    t.equal(game(guard, theirs, "T Gd4,re5,rd7,Ka1,kh8"):play("Gd4-e5*"):setup(), "t Ge5,Ka1,kh8,rd7,+r{safe}")
    t.equal(g:play("Gd4-d7*"):setup(), "t Gd7,Ka1,kh8,re5;lost=r")
    t.equal(game(guard, { to = "capturer" }, "T Gd4,re5,Ka1,kh8"):play("Gd4-e5*"):setup(), "t Ge5,Ka1,kh8,+R{safe}")
  end)

  t.it("is a choice where the same piece can make it in both ways, which is written and read", function()
    local guard = m.slide(m.orthogonals) + S(m.N) * m.enemy * m.into "safe"
    local function begin() return game(guard, theirs, "T Gd4,rd5,Ka1,kh8") end
    t.ok(table.concat(begin():moves "d4", " "):find("Gd4-d5* Gd4-d5*{safe}", 1, true), table.concat(begin():moves "d4", " "))
    has(begin():play("Gd4-d5*"):setup(), ";lost=r")
    has(begin():play("Gd4-d5*{safe}"):setup(), "+r{safe}")
    begin():may_not "Gd4-d6*{safe}"
  end)

  t.it("is meant wherever the walk says it, and the last one counts", function()
    local function after(guard) return game(guard, theirs, "T Gd4,rd5,re5,Ka1,kh8"):play("Gd4-e5*,d5*"):setup() end
    has(after(m.into "safe" * S(m.N) * m.capture * S(m.E)), "+r{safe},+r{safe}")
    has(after(S(m.N) * m.capture * m.into "safe" * S(m.E)), "+r{safe},+r{safe}")
    has(after(S(m.N) * m.capture * S(m.E) * m.into "safe"), "+r{safe},+r{safe}")
    has(after(m.into "safe" * S(m.N) * m.capture * S(m.E) * m.into "lost"), ";lost=r+r")
    has(after(S(m.N) * m.capture * m.aside(m.into "safe") * S(m.E)), "+r{safe},+r{safe}")
  end)

  t.it("that captures keep nothing of goes nowhere, and what rules of pieces capture goes as captures have it", function()
    local guard = S(m.N) * m.into "safe"
    t.equal(game(guard, { pieces = { "Stone" }, to = "owner" }, "T Gd4,rd5,Ka1,kh8"):play("Gd4-d5*"):setup(), "t Gd5,Ka1,kh8")
    local g = game(guard, theirs, "T Gd4,rd5,ze5,Ka1,kh8", { on_capture = S(m.E) * m.enemy * m.capture })
    t.equal(g:play("Gd4-d5*"):setup(), "t Gd5,Ka1,kh8,+r{safe};lost=z")
  end)

  t.it("has rules of its own, which ask for the pocket that the walk says", function()
    local guard = m.slide(m.orthogonals) + S{ m.NE, m.NW } * m.into "safe" + S{ m.SE, m.SW } * m.into "far"
    local captures = { { into = { "safe", "far" }, pieces = { "Rook" }, to = "capturer", pocket = "lost" },
                       { into = "safe", to = "owner" }, { pieces = { "Stone" }, to = "nobody" }, { to = "owner", pocket = "lost" } }
    local function after(move)
      local g = game(guard, captures, "T Gd4,re5,re3,zc5,zd6,rf4,Ka1,kh8", { drops = { { from = "safe" }, { from = "far" } } })
      return g:play(move):setup():match("kh8(.*)")
    end
    has(after "Gd4-e5*", "+R{safe}")
    has(after "Gd4-e3*", "+R{far}")
    has(after "Gd4-c5*", "+z{safe}")
    t.ok(not after("Gd4-d6*"):find "[+=]", after "Gd4-d6*")
    has(after "Gd4-f4*", ";lost=r")
  end)

  t.it("threatens as any other", function()
    game(S(m.N) * m.into "safe", theirs, "T Gd4,ra8,Ka1,kd5"):status "playing"
    local g = game(S(m.all) * m.into "safe", theirs, "T Gc6,ra8,Kb1,kd8", { royals = { King = "check" } })
    g:play("Gc6-c7"):may "Kd8-c7*":may_not "Ra8-a7"
  end)
end)
