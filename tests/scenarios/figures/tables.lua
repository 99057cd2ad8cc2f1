-- What the book's chapters on simple and randomized variants say in tables and words, beside their figures.
local t = require "acedrex.scenario"

local function of(text) return t.game("classical-chess-14-mirrored", text) end

local function file_b(first, last)
  local fields = {}
  for rank = first, last do fields[#fields + 1] = "b" .. rank end
  return fields
end

-- Table 34: the last rank that a rushing Pawn of light, and of dark, may reach.
t.describe("Rushing limits", function()
  for size, limit in pairs{ [14] = { 7, 8 }, [20] = { 10, 11 }, [26] = { 13, 14 } } do
    for _, name in ipairs{ "classical-chess-", "croatian-ties-" } do
      t.it(name .. size, function()
        local home = "b" .. size - 1
        -- Beside them stands somebody of their own, so that no Pawn moves sideways.
        local g = t.game(name .. size, ("C Ra2,Pb2|,Rc2,ra%d,p%s|,rc%d"):format(size - 1, home, size - 1))
        g:reaches_only("b2", file_b(3, limit[1])):reaches_only(home, file_b(limit[2], size - 2))
      end)
    end
  end
end)

-- Table 35: the first and the last file that the King may reach on either side, with the outermost Rooks.
t.describe("Castling limits", function()
  local limits = {
    [14] = { king = "h", rooks = "an", left = "cf", right = "jm" },
    [20] = { king = "k", rooks = "at", left = "ci", right = "ms" },
    [26] = { king = "n", rooks = "az", left = "cl", right = "py" },
  }
  for size, files in pairs(limits) do
    for _, name in ipairs{ "classical-chess-", "croatian-ties-" } do
      t.it(name .. size, function()
        local king, rooks = files.king, files.rooks
        local g = t.game(name .. size, ("C R%s1&,K%s1&,R%s1&"):format(rooks:sub(1, 1), king, rooks:sub(2)))
        local found, wanted = {}, {}
        for _, side in ipairs{ files.left, files.right } do
          for file = side:byte(1), side:byte(2) do wanted[#wanted + 1] = ("K%s1-%c1&"):format(king, file) end
        end
        for _, move in ipairs(g:moves(king .. "1")) do
          if move:find "&" then found[#found + 1] = move end
        end
        table.sort(found)
        table.sort(wanted)
        t.equal(found, wanted)
      end)
    end
  end

  t.it("bind the King to the nearest Rook of the side", function()
    local g = t.game("classical-chess-14", "CC Kh1&,Rk1&,Rn1&")
    g:may "Kh1-j1&":may_not { "Kh1-k1&", "Kh1-l1&" }
    g:play "Kh1-j1&":at("i1", "Rook", "light"):at("n1", "Rook", "light"):empty "k1"
  end)

  -- "up to, and including, the field right next to the Rook on King's side of a chessboard, and one field short on
  -- Queen's side"
  t.it("are one field short of the nearest Rook on Queen's side", function()
    local g = t.game("classical-chess-14", "CC Ra1&,Rd1&,Kh1&,Rk1&")
    g:may { "Kh1-f1&", "Kh1-j1&" }:may_not { "Kh1-e1&", "Kh1-d1&", "Kh1-k1&" }
  end)
end)

-- "light King is castling long to the left, which would be written as Kc&d"; "captured by Bishop, it would be written
-- as Bb5*p".
t.describe("Notation", function()
  t.it("names where the Rook ends", function()
    t.game("classical-chess-14", "CC Ra1&,Kh1&,Rn1&"):play "Kc&d":at("d1", "Rook"):at("c1", "King")
    t.game("croatian-ties-14", "CT Ra1&,Kh1&,Rn1&"):play "Kj&i":at("i1", "Rook"):at("j1", "King")
  end)
  t.it("names what is captured, small for dark", function()
    for _, name in ipairs{ "classical-chess", "classical-chess-14", "croatian-ties" } do
      t.game(name, "T Ba4,pb5,Ka1,kh8"):play "Bb5*p":at("b5", "Bishop", "light")
    end
    t.game("classical-chess", "C Pa7,nb8,Ka1,kh8"):play "ab8*n":at("b8", "Knight", "light")
  end)
end)

t.describe("Croatian Ties 14", function()
  t.it("lets no Pawn rush that has moved sideways", function()
    local g = t.game("croatian-ties-14", "CT Pc2|,ph8")
    g:play { "Pc2-d2", "Ph8-h7" }
    g:reaches_only("d2", "c2 d3 e2")
  end)
end)

t.describe("Castling of randomized variants", function()
  t.it("is not allowed out of, through or into attack", function()
    of "CC Kc1&,Rf1&,rc9,ka14":may_not("Kd&", "c1 is attacked")
    of "CC Kc1&,Rf1&,rd9,ka14":may_not("Ke&", "d1 is attacked"):may_not { "Kd&", "Kf&" }
    of "CC Kc1&,Rf1&,re9,ka14":may "Kd&":may_not("Kf&", "e1 is attacked"):may_not "Ke&"
    of "CC Kc1&,Rf1&,rf9,ka14":may { "Kd&", "Ke&" }:may_not "Kf&"
  end)

  t.it("needs empty fields between King and Rook, and the tags of both", function()
    of "CC Kc1&,Ne1,Rf1&":may_not("Kd&", "e1 is between")
    of "CC Kc1&,Rd1":may_not "Kd&"
    of "CC Kc1,Rd1&":may_not "Kd&"
  end)

  t.it("holds for all sizes and both sides", function()
    t.game("croatian-ties-26-symmetrical", "ct ky26&,rz26&,Ka1"):play "Kz&":at("z26", "King", "dark"):at("y26", "Rook", "dark")
    t.game("classical-chess-20-symmetrical", "CC Ka1&,Rt1&"):may { "Kb&", "Kt&" }:play "Kt&":at("s1", "Rook")
  end)
end)
