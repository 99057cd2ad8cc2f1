-- Chess960: Scharnagl's numbers, and castling from any first rank.
local t = require "acedrex.scenario"

local names = { K = "King", Q = "Queen", R = "Rook", B = "Bishop", N = "Knight" }

t.describe("Scharnagl's numbers", function()
  t.it("have the usual first rank at 518", function()
    local usual = t.game("classical-chess")
    t.equal(t.game("chess960:518"):perft(3), usual:perft(3))
    for i, piece in ipairs { "Rook", "Knight", "Bishop", "Queen", "King", "Bishop", "Knight", "Rook" } do
      local file = string.char(96 + i)
      t.game("chess960:518"):at(file .. 1, piece, "light"):at(file .. 8, piece, "dark")
    end
  end)

  t.it("begin at BBQNNRKR and end at RKRNNQBB", function()
    for number, row in pairs { [0] = "BBQNNRKR", [1] = "BQNBNRKR", [959] = "RKRNNQBB", [534] = "RNBKQBNR" } do
      local g = t.game("chess960:" .. number)
      for i = 1, 8 do g:at(string.char(96 + i) .. 1, names[row:sub(i, i)], "light") end
    end
  end)

  t.it("are kept in setup strings", function()
    t.ok(t.game("chess960:7"):setup():find(";seed=7", 1, true))
    t.equal(t.game("chess960:7", t.game("chess960:7"):setup()):setup(), t.game("chess960:7"):setup())
  end)
end)

-- Every row once: King between Rooks, Bishops on fields of different colours, no row twice.
t.describe("All first ranks", function()
  for part = 0, 7 do
    t.it("are different and allowed: part " .. part, function()
      local Chess960 = require "known.chess960"
      local seen = {}
      for number = part * 120, part * 120 + 119 do
        local row = Chess960.by_options { seed = number }.setup:match ".*\n(.*)":gsub(" ", "")
        t.ok(not seen[row] and #row == 8, row)
        seen[row] = true
        t.ok(row:find "R.*K.*R", row)
        local first, second = row:match "()B.*()B"
        t.equal((first + second) % 2, 1)
      end
    end)
  end

  t.it("are 960", function()
    local by_options, seen, count = require("known.chess960").by_options, {}, 0
    for number = 0, 959 do
      local setup = by_options { seed = number }.setup
      if not seen[setup] then seen[setup], count = true, count + 1 end
    end
    t.equal(count, 960)
  end)
end)

t.describe("Castling in Chess960", function()
  local function of(text) return t.game("chess960", text) end

  t.it("ends on c and d, or on g and f, wherever both come from", function()
    of "C Kb1&,Ra1&,Rh1&":may { "Kb1-c1&", "Kb1-g1&", "O-O", "O-O-O" }
      :play "O-O-O":at("c1", "King"):at("d1", "Rook"):empty "a1 b1"
    of "C Kg1&,Rh1&":play "O-O":at("g1", "King"):at("f1", "Rook"):empty "h1"
    of "C Kf1&,Rg1&":play "O-O":at("g1", "King"):at("f1", "Rook")
  end)

  t.it("is told from a King's move to the same field", function()
    local g = of "C Kf1&,Rh1&"
    g:may { "Kf1-g1", "Kf1-g1&", "Kg1", "O-O" }
    g:play "Kf1-g1":at("h1", "Rook"):undo():play "Kf1-g1&":at("f1", "Rook")
  end)

  t.it("needs all fields free that either passes, and may go past its partner", function()
    of "C Kb1&,Ra1&,Nc1":may_not("O-O-O", "c1")
    of "C Kb1&,Ra1&,Nd1":may_not "O-O-O"
    of "C Ke1&,Ra1&,Nb1":may_not("O-O-O", "b1 is between")
  end)

  t.it("does not lead the King out of, through or into attack; also where the Rook stood before it", function()
    of "C Kb1&,Ra1&,rb8,kh8":may_not "O-O-O"
    of "C Ke1&,Ra1&,rd8,kh8":may_not "O-O-O"
    of "C Kc1&,Rb1&,ra1,kh8":may_not "O-O-O"
    of "C Kc1&,Rb1&,kh8":may "O-O-O"
  end)
end)
