-- The kinds of the two games in the order of the pages' numbers, each with the script that has it: the major pieces from
-- 1 King to 170 Friend, and the pawns from 1 Pawn to 17 Moose Pawn.
local kinds = { majors = {}, pawns = {} }

local numbers = {
  majors = [[
  king queen rook bishop knight royal-knight amazon chancellor archbishop amazonrider chancellorrider
  archbishoprider nightrider rose rose-rook rose-bishop ubi-ubi knightwazirzee knightferzee sissa squeen
  cylindrical-queen cylindrical-rook cylindrical-bishop rf crooked-rook bw crooked-bishop harvestman
  crooked-bishop-wazir reflecting-bishop rfw nd ne pao vao paovao nw nf ng eohippo fischer top-heart bottom-heart
  chameleon long-leaper swapper withdrawer advancer pushme-pullyu immobilizer archer shield coordinator wazir ferz
  woody-rook warmachine-ferz waffle elephant-ferz nq qn nr rn nb bn br rb bede charging-knight fibnif fad colonel
  half-duck charging-rook siege-engine elephant-siege-engine elephant-dabbabah dabbabahrider elephantrider gryphon
  aanca war-elephant shaman hero jumping-king zigzag-general minister high-priestess twisted-knight flexible-knight
  oliphant lightning-warmachine sliding-general guard half-queen half-rook half-bishop lance gold-general
  silver-general honorable-horse shishi horned-falcon soaring-eagle flying-ox free-boar white-horse whale
  vertical-mover side-mover flying-stag reverse-chariot drunk-elephant blind-tiger ferocious-leopard blind-monkey
  reclining-dragon evil-wolf old-monkey copper-general coiled-serpent iron-general tile-general stone-general
  go-between diagonal-wide-crooked-nightrider straight-wide-crooked-nightrider quintessence
  diagonal-narrow-crooked-nightrider straight-narrow-crooked-nightrider falcon scorpion dragon barc crab barcrider
  crabrider crabwazir crabferz crabdabbabah crabalfil grasshopper andernach-grasshopper einstein-grasshopper
  circe-grasshopper andernach-einstein-circe-grasshopper anti-king rhino squirrel camel zebra giraffe antelope gnu
  bison camel-wazir camel-ferz camel-wazir-ferz camel-queen buffalo flamingo root-fifty-leaper mamra wuss windmill
  jester orphan querquisite friend
  ]],
  pawns = [[
  pawn cannon-pawn pincer-pawn shogi-pawn berolina-pawn sergeant-pawn berolina-plus-pawn steward camel-pawn
  knight-pawn xj-pawn eurasian-pawn jumping-pawn frog orphan-pawn scorpion-pawn moose-pawn
  ]],
}

for list, scripts in pairs(numbers) do
  for script in scripts:gmatch "%S+" do table.insert(kinds[list], require("testing-board.pieces." .. script)) end
end

return kinds
