-- Circe chess: what is captured is reborn where it stood at first.
local t = require "acedrex.scenario"

local function circe(setup) return t.game("circe", setup) end
local function has(text, part) t.ok(text:find(part, 1, true), text .. " has no " .. part) end

t.describe("Circe chess", function()
  t.it("lets what is captured be reborn on its own field, whichever colour that where it was captured has", function()
    local g = circe()
    g:play { "Pe2-e4", "Pd7-d5", "Pe4-d5,d5>d7", "Ng8-f6", "Ng1-f3", "Nf6-d5,d5>e2" }
    has(g:setup(), "pd7|{home:d7}")
    has(g:setup(), "Pe2|{home:e2}")
    for _, rook in ipairs { "a8", "h8" } do
      g = circe("CI Ke1,Qd1{home:d1},ke7,rd5{home:" .. rook .. "}"):play("Qd1-d5,d5>" .. rook)
      t.equal(g:setup(), "ci Ke1,Qd5{home:d1},ke7,r" .. rook .. "&{home:" .. rook .. "};quiet=1")
    end
  end)

  t.it("captures for good where that field is occupied, by the piece itself, too", function()
    circe "CI Ke1,Qd1{home:d1},Na8{home:b1},ke7,rd5{home:a8}":play("Qd1-d5*"):empty "h8"
    circe "CI Ke1,Qd1{home:d1},kf6,rd8{home:d8}":play("Qd1-d8*")
    -- The field that the piece has left is free.
    circe "CI Ke1,Qa8{home:d1},kf6,ra5{home:a8}":play("Qa8-a5,a5>a8"):at("a8", "Rook", "dark")
  end)

  t.it("gives Rooks and Pawns back what they could do there", function()
    local g = circe "CI Bb1{home:c1},Kg2,ke8&,rd3{home:h8}"
    g:play "Bb1-d3,d3>h8":may "Ke8-g8&"
    has(g:setup(), "rh8&{home:h8}")
    g = circe "CI Bb1{home:c1},Kh2,kg8,pd3{home:d7}"
    g:play "Bb1-d3,d3>d7":may "Pd7-d5"
  end)

  t.it("takes in passing", function()
    local g = circe "CI Ke1,Pe5{home:e2},ke8,pd5:{home:d7}"
    g:play "Pe5-d6,d5>d7":at("d7", "Pawn", "dark"):at("d6", "Pawn", "light")
  end)

  t.it("has no home for what was promoted", function()
    circe "CI Ke1,Bb1{home:c1},kg8,qd3{home:d7}":play("Bb1-d3*"):empty "d7 d8"
    local g = circe "CI Ke1,Pb7{home:a2},kg8":play("Pb7-b8=Q")
    has(g:setup(), "Qb8{home:a2}")
  end)

  t.it("forbids captures by which the own King comes into check, and allows those that bring a shield back", function()
    circe "CI Ka5,Qd1{home:d1},ke7,rd5{home:a8}":may_not "Qd1-d5,d5>a8"
    circe "CI Ka5,Qd1{home:d1},ke7,rd5{home:h8}":may "Qd1-d5,d5>h8"
    -- The Bishop that is captured comes back between the Rook and its own King.
    circe "ci Kh1,Rd1{home:a1},Bf4{home:f1},kh8,qf8{home:d8},rc1{home:a8}":may "Qf8-f4,f4>f1"
  end)

  t.it("sees mate as ever", function()
    circe "CI Kc6,Qe7{home:d1},kc8":play("Qe7-c7"):status "checkmate"
  end)
end)
