-- Jupiter, by Adrian King (1999): 92 men a side on a board of 16 by 16, of eighty kinds, each of which promotes to another.
-- Blue is light and moves first, Tan is dark. Tan chooses of every pair which of the two stands on which side.
local family, notation = require "jupiter.family", require "jupiter.notation"

-- Files a to h of Blue's ranks 7 to 1. On i to p stands the same from right to left, but of each pair the other one.
local array = [[
  .         .         went-between .         .        go-between  .           .
  Fu        Ber       Ber          P         P        Gu          P           P
  side      barbarian odd          square    horse    skewed      metal       princely
  dagger    linear    .            colorbound .       fifth       ancient     short
  scattered relay     magnetic     tank      odder    pretentious chu         poison
  artillery letter    .            skipping  .        dragonlet   directional mover
  lance     hook      fat          animal    queenlet bent        guardian    regal
]]
local alone = { "Fu", "Berolina", "Pawn", "Guard" }
local pairs_of = {
  { "lance", "Fire Horse", "Ghost Warrior" },
  { "hook", "Hooklet", "Hawklet" },
  { "fat", "Marquis", "Priest" },
  { "animal", "Stork", "Goat" },
  { "queenlet", "Cicada", "Salamander" },
  { "bent", "Toucan", "Crow" },
  { "guardian", "Gold General", "Ferocious Leopard" },
  { "regal", "King", "Commoner" },
  { "artillery", "Blunderbuss", "Crossbow" },
  { "letter", "Eye", "Yew" },
  { "skipping", "Thisaway", "Thataway" },
  { "dragonlet", "Dragon Pony", "Dragon Duke" },
  { "directional", "Right General", "Left General" },
  { "mover", "Vertical Mover", "Side Mover" },
  { "scattered", "Blue Gecko", "White Fox" },
  { "relay", "Relay Wazir", "Relay Firzan" },
  { "magnetic", "Come Here", "Go Away" },
  { "tank", "Ox Tank", "Dragon Tank" },
  { "odder", "Neartaker", "Intertaker" },
  { "pretentious", "Flying Dragon", "Violent Ox" },
  { "chu", "Kylin", "Phoenix" },
  { "poison", "Kamikaze", "Deadly Nightshade" },
  { "dagger", "Cuckoo", "Hummingbird" },
  { "linear", "Rankrider", "Filerider" },
  { "colorbound", "Camel", "Bishop's Dog" },
  { "fifth", "Right Knight", "Left Knight" },
  { "ancient", "Alfil", "Dabbaba" },
  { "short", "Wazir", "Firzan" },
  { "side", "Otter", "Beaver" },
  { "barbarian", "Eastern Barbarian", "Western Barbarian" },
  { "odd", "Overtaker", "Undertaker" },
  { "square", "Chariot", "Wagon" },
  { "horse", "Knight", "Dervish" },
  { "skewed", "Twist", "Tango" },
  { "metal", "Silver General", "Copper General" },
  { "princely", "Drunk Elephant", "Blind Tiger" },
  { "went-between", "Go-Between", "Go-Along" },
  { "go-between", "Lantern", "Banner" },
}

-- The cast: what stands in the array, and what that is promoted to.
local pieces, options, twins = {}, {}, {}
local function add(name)
  local one = require("jupiter.pieces." .. name:lower():gsub("%A", "-"))
  pieces[#pieces + 1] = one
  if one.promotes then add(one.promotes) end
  return one
end
for _, pair in ipairs(pairs_of) do
  local first, second = add(pair[2]), add(pair[3])
  twins[first.symbol], twins[second.symbol] = second.symbol, first.symbol
  options[pair[1]] = {
    kind = "choice", choices = { first.symbol, second.symbol },
    help = ("%s or %s on Blue's left"):format(first.name, second.name),
  }
end
for _, name in ipairs(alone) do add(name) end
add "Emperor of Emperors"

-- The drawing, where `left` has the symbol for the left of each pair. Tan's army is Blue's, turned by 180 degrees.
local function drawn(left)
  local setup = (". "):rep(16) .. "\n" .. (". "):rep(16) .. "\n"
  for line in array:gmatch "[^\n]+" do
    local blue, tan, file = {}, {}, 0
    for word in line:gmatch "%S+" do
      file = file + 1
      local here = left[word] or word
      blue[file], blue[17 - file] = here, twins[here] or here
    end
    for i, symbol in ipairs(blue) do tan[17 - i] = symbol:gsub("^%u", string.lower) end
    setup = table.concat(tan, " ") .. "\n" .. setup .. table.concat(blue, " ") .. "\n"
  end
  return setup
end

return variant {
  name = "Jupiter", code = "JU",
  about = "92 men a side of eighty kinds, and what those are promoted to",
  board = { files = 16, ranks = 16, zones = { promotion = { light = { "a11-p16" } } } },
  symmetry = family.symmetry,
  pieces = pieces,
  options = options,
  by_options = function(left) return { setup = drawn(left) } end,
  royals = {
    King = "capture", Emperor = "capture", ["Emperor of Emperors"] = "capture", ["Elephant Prince"] = "capture",
    ["Tiger Prince"] = "capture", ["Ancient Emperor"] = "capture", Sultan = "capture",
  },
  promotion = family.promotion,
  notation = notation,
  rules = {
    -- Nothing forbids to leave a royal piece attacked; a side that loses the last one has lost, and so has a side that
    -- is reduced to a single piece, or has no legal move.
    several_royals = "last",
    bare = { result = "loss", pieces = "all", left = 1 },
    both_lose = "mover",
    stalemate = "loss",
    repetition = { times = 3, result = "illegal" },
  },
}
