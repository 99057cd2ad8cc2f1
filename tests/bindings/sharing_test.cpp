// What one script does to the tables that it can get at is not seen by the others.
#include "script_fixture.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {

namespace {

// Goes through everything that a script can get at and tables lead to; `visit` is called for each.
constexpr const char* kWalk = R"lua(
local visit
local modules = {}
for word in ([[ acedrex.primitives acedrex.movement acedrex.cascade acedrex.rush acedrex.phase acedrex.notation
    acedrex.scenario acedrex.scenario_host acedrex.variant_keys acedrex.betza acedrex.betza.parse
    acedrex.betza.build acedrex.betza.steps acedrex.betza.walk
    zoo.shared zoo.piece classical.classical-chess ]]):gmatch "%S+" do
  modules[word] = require(word)
end
modules.piece, modules.variant, modules.string, modules.math = piece, variant, string, math
modules.table, modules.utf8, modules.coroutine, modules.text = table, utf8, coroutine, "text"
modules.board_of_chess = modules["classical.classical-chess"].board
modules.tags, modules.class = modules["zoo.piece"].tags, modules["zoo.piece"].class

local seen, count = {}, 0
local function walk(value, path)
  local kind = type(value)
  if kind ~= "table" and kind ~= "userdata" and kind ~= "string" or seen[value] then return end
  seen[value] = true
  count = count + 1
  local inner = {}
  pcall(function() for k, v in pairs(value) do inner[#inner + 1] = { k, v } end end)
  walk(getmetatable(value), path .. " its metatable")
  for _, pair in ipairs(inner) do
    walk(pair[1], path .. " a key")
    walk(pair[2], path .. "." .. tostring(pair[1]))
  end
  if kind ~= "string" then visit(value, path, inner) end
end
)lua";

constexpr const char* kShared = R"lua(
local Kind = {}
Kind.__index = Kind
function Kind.word() return "kind" end
local shared = { list = { 1, 2, { 3 } }, kind = setmetatable({}, Kind), word = "shared" }
shared.itself = shared
return shared
)lua";

constexpr const char* kPiece =
    "local m = require 'acedrex.movement'\n"
    "return piece { name = 'Fox', symbol = 'F', moves = m.leap(1, 2), tags = { 'rush' }, class = { 'a' } }";

}  // namespace

class Sharing : public ScriptTest {
  protected:
    Sharing() {
        write("zoo/shared.lua", kShared);
        write("zoo/piece.lua", kPiece);
    }
};

TEST_F(Sharing, ScriptsDoNotSeeWhatOthersWrite) {
    const std::string spoil = R"lua(
function visit(value, path, inner)
  pcall(function() value.hostile = "hostile" end)
  pcall(table.insert, value, "hostile")
  pcall(table.move, { "hostile" }, 1, 1, 1, value)
  pcall(setmetatable, value, { __index = function() return "hostile" end })
  for _, pair in ipairs(inner) do pcall(function() value[pair[1]] = "hostile" end) end
end
)lua";
    const std::string look = R"lua(
function visit(value, path, inner)
  for _, pair in ipairs(inner) do
    if pair[1] == "hostile" or pair[2] == "hostile" then error("spoilt: " .. path) end
  end
  if type(value) == "table" and rawget(value, "hostile") then error("spoilt: " .. path) end
end
)lua";
    const std::string all =
        "\nlocal names = {}\nfor name in pairs(modules) do names[#names + 1] = name end\ntable.sort(names)\n"
        "for _, name in ipairs(names) do walk(modules[name], name) end\n"
        "if count < 300 then error('this has not seen much: ' .. count) end\n";
    faults(kWalk + spoil + all);
    EXPECT_EQ(faults(kWalk + look + all + R"lua(
local m, shared = require "acedrex.movement", require "zoo.shared"
assert(#m.orthogonals == 4 and #m.all == 8 and ("x"):rep(2) == "xx")
assert(shared.word == "shared" and shared.list[3][1] == 3 and shared.itself == shared)
assert(shared.kind.word() == "kind" and #shared.list == 3)
return {}
)lua"),
              "");
}

TEST_F(Sharing, TheLibrarySaysThatItIsReadOnly) {
    for (const auto& [text, name] : {
             std::pair{"require 'acedrex.primitives'.sum = print", "acedrex.primitives"},
             std::pair{"require 'acedrex.primitives'.words.step = print", "acedrex.primitives.words"},
             std::pair{"require 'acedrex.scenario_host'.game = print", "acedrex.scenario_host"},
             std::pair{"require 'acedrex.scenario'.it = print", "acedrex.scenario"},
             std::pair{"require 'acedrex.rush'.ahead = print", "acedrex.rush"},
             std::pair{"require 'acedrex.variant_keys'.castling.mover = 'x'",
                       "acedrex.variant_keys.castling"},
             std::pair{"table.insert(require 'acedrex.primitives', print)", "acedrex.primitives"},
         })
        EXPECT_EQ(faults(text),
                  std::string("1: ") + name + " is read-only; keep your own values in a table of your own\n")
            << text;
}

// A script has one copy of what it requires, however often it asks.
TEST_F(Sharing, AScriptKeepsWhatItChanges) {
    EXPECT_EQ(faults("require 'zoo.shared'.word = 'mine'\n"
                     "assert(require 'zoo.shared'.word == 'mine')\nreturn {}"),
              "");
    EXPECT_EQ(faults("assert(require 'zoo.shared'.word == 'shared')\nreturn {}"), "");
}

TEST_F(Sharing, RandomNumbersDoNotTellWhichScriptsWereLoadedBefore) {
    const std::string draw = "local drawn = math.random(1000000000)\nerror(drawn, 0)";
    const std::string alone = Host(options()).load(write("draw.lua", draw)).diagnostics.front().message;
    faults("math.randomseed(7)\nmath.random()");
    EXPECT_EQ(host_.load(write("draw.lua", draw)).diagnostics.front().message, alone);
}

}  // namespace acedrex::testing
