-- The array of Jupiter, as its page lists it, and the cast.
local t = require "acedrex.scenario"
local Jupiter = require "jupiter.jupiter"

-- "Lance Pair: a1, p1; Hook Pair: b1, o1; ...", each with the kinds of the pair.
local listed = [[
  lance a1 p1 FH GW; hook b1 o1 Hoo Haw; fat c1 n1 Ma Pr; animal d1 m1 St Go; queenlet e1 l1 Ci Sa; bent f1 k1 Tou Cro;
  guardian g1 j1 GG FL; regal h1 i1 K Co;
  artillery a2 p2 Bln Cbo; letter b2 o2 Eye Yew; skipping d2 m2 Thi Tha; dragonlet f2 k2 DrP DrD; directional g2 j2 RtG LfG;
  mover h2 i2 VtM SdM;
  scattered a3 p3 BlG WhF; relay b3 o3 RlW RlF; magnetic c3 n3 CmH GoA; tank d3 m3 OxT DrT; odder e3 l3 Nrt Int;
  pretentious f3 k3 FlD VOx; chu g3 j3 Kyl Phx; poison h3 i3 Kam DNi;
  dagger a4 p4 Cu Hu; linear b4 o4 Rrd Frd; colorbound d4 m4 C BD; fifth f4 k4 RtN LfN; ancient g4 j4 A D; short h4 i4 W F;
  side a5 p5 Ot Be; barbarian b5 o5 EBa WBa; odd c5 n5 Ov Un; square d5 m5 Ch Wa; horse e5 l5 N De; skewed f5 k5 Twi Tgo;
  metal g5 j5 SG CG; princely h5 i5 DEl BT;
  went-between c7 n7 GBt GAl; go-between f7 k7 La Ba
]]
-- "Two Fus: a6, p6; Four Berolinas: b6 - c6, n6 - o6; Eight Pawns: d6 - e6, g6 - j6, l6 - m6; Two Guards: f6, k6".
local row = "Fu Ber Ber P P Gu P P P P Gu P P Ber Ber Fu"

local function opposite(field)
  local file, rank = field:match "(%l)(%d+)"
  return string.char(("a"):byte() + ("p"):byte() - file:byte()) .. 17 - tonumber(rank)
end

local function is_there(g, field, symbol)
  t.equal(g:at(field).symbol, symbol, "Blue's piece on " .. field)
  t.equal(g:at(field).side, "light")
  t.equal(g:at(opposite(field)).symbol, symbol, "Tan's piece on " .. opposite(field))
  t.equal(g:at(opposite(field)).side, "dark")
end

-- `second`: whether the second-named of each pair stands on Blue's left.
local function has_its_array(g, second)
  local pairs_there = 0
  for left, right, one, other in listed:gmatch "(%l%d) (%l%d) (%a+) (%a+)" do
    is_there(g, second and right or left, one)
    is_there(g, second and left or right, other)
    pairs_there = pairs_there + 1
  end
  t.equal(pairs_there, 38)
  local file = 0
  for symbol in row:gmatch "%a+" do
    is_there(g, ("abcdefghijklmnop"):sub(file + 1, file + 1) .. 6, symbol)
    file = file + 1
  end
  local men = { light = 0, dark = 0 }
  for f in ("abcdefghijklmnop"):gmatch "." do
    for rank = 1, 16 do
      local one = g:at(f .. rank)
      if one then men[one.side] = men[one.side] + 1 end
    end
  end
  t.equal(men, { light = 92, dark = 92 })
end

t.describe("The array of Jupiter", function()
  t.it("has the first-named of each pair on Blue's left, and Blue begins", function()
    local g = t.game "jupiter"
    has_its_array(g, false)
    t.equal(g:to_move(), "light")
    t.equal(g:perft(1), 81)
    g:at("h1", "King", "light"):at("i16", "King", "dark")
  end)

  t.it("may have the other one there, in every pair", function()
    local chosen = {}
    for heading, symbol in listed:gmatch "([%l-]+) %l%d %l%d %a+ (%a+)" do chosen[#chosen + 1] = heading .. "=" .. symbol end
    t.equal(#chosen, 38)
    has_its_array(t.game("jupiter", nil, { options = table.concat(chosen, ",") }), true)
  end)

  t.it("turns the army as it is by 180 degrees where one pair is turned", function()
    local g = t.game("jupiter", nil, { options = "regal=Co" })
    g:at("h1", "Commoner", "light"):at("i1", "King", "light"):at("h16", "King", "dark"):at("i16", "Commoner", "dark")
    g:at("a1", "Fire Horse", "light"):at("p16", "Fire Horse", "dark")
  end)
end)

t.describe("The cast of Jupiter", function()
  local by_name = {}
  for _, one in ipairs(Jupiter.pieces) do by_name[one.name] = one end

  t.it("has 161 kinds: eighty that promote to one each, and the Emperor of Emperors", function()
    local starting, promoted = 0, {}
    for _, one in ipairs(Jupiter.pieces) do
      if one.promotes then
        starting = starting + 1
        t.ok(by_name[one.promotes], one.promotes)
        t.equal(by_name[one.promotes].promotes, nil)
        promoted[one.promotes] = true
      end
    end
    local kinds = 0
    for _ in pairs(promoted) do kinds = kinds + 1 end
    t.equal({ #Jupiter.pieces, starting, kinds }, { 161, 80, 80 })
  end)

  t.it("promotes as the page's table says", function()
    for from, to in ([[
      FH FO; GW FB; Hoo Boy; Haw Gir; Ma Ab; Pr Du; St Q; Go Li; Ci Ty; Sa Ge; Tou Cap; Cro GrH; GG HO; FL DO; K Em; Co Wi;
      Bln Car; Cbo Mar; Eye FaQ; Yew Tal; Thi WWi; Tha EWi; DrP Wdr; DrD Coo; RtG Whl; LfG WhH; VtM TiH; SdM Zoo;
      BlG Box; WhF Fsq; RlW SEg; RlF HFl; CmH Hgr; GoA Wwf; OxT BGn; DrT RGn; Nrt Tlp; Int Hlm; FlD Dbl; VOx Psn;
      Kyl KLi; Phx QCn; Kam AEm; DNi Frg; Cu Lo; Hu Im; Rrd FiD; Frd WBf; C Sq; BD Ce; RtN GBd; LfN GDr; A Sc; D DK;
      W Za; F Zi; Ot Mi; Be So; EBa Cst; WBa Roy; Ov Nr; Un Da; Ch Oc; Wa Sp; N R; De Ha; Twi MdH; Tgo MrH; SG Vu; CG Ib;
      DEl EP; BT TP; Fu Z; Ber MkT; P Ta; Gu B; GBt Trb; GAl Sul; La Pa; Ba Ra
    ]]):gmatch "(%a+) (%a+)" do
      local found
      for _, one in ipairs(Jupiter.pieces) do
        if one.symbol == from then found = by_name[one.promotes].symbol end
      end
      t.equal(found, to, "what " .. from .. " is promoted to")
    end
  end)
end)
