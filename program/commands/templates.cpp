#include "commands/templates.hpp"

#include <cctype>
#include <string_view>

#include "shell/slug.hpp"

namespace acedrex::program {

namespace {

// NAME, SYMBOL, SLUG and PATH between @ are replaced.
constexpr std::string_view kPiece = R"lua(-- Where it goes:        acedrex show @PATH@ --from d4
-- What is wrong here:   acedrex check @PATH@
local m = require "acedrex.movement"

return piece {
  name = "@NAME@",
  symbol = "@SYMBOL@",  -- one to four letters, the first in upper case; dark pieces are written in lower case
  about = "one line for people",

  -- Steps leap; `*` is "and then", `+` is "or". Some to begin with:
  --   m.slide(m.orthogonals)               any number of fields straight ahead, back or aside, as far as they are empty
  --   m.leap(1, 3)                         one field one way and three the other
  --   m.step(m.N) * m.settle               one field forward, without capturing
  --   m.step{ m.NE, m.NW } * m.strike      one field diagonally forward, only to capture
  --   m.hop(m.all)                         over one piece, to any field behind it
  moves = m.leap(1, 2) + m.step(m.orthogonals),

  -- Some of the keys that may be left out:
  --   takes = m.enemy,      what it may capture
  --   immune = m.none,      which pieces may not capture it
  --   tags = { "rush" },    what it carries in the first position
  --   worth = 3,
}
)lua";

constexpr std::string_view kVariant = R"lua(-- Play it:              acedrex play @PATH@
-- What is wrong here:   acedrex check @PATH@
local King, Queen = require "classical.pieces.king", require "classical.pieces.queen"
local Rook, Bishop = require "classical.pieces.rook", require "classical.pieces.bishop"
local Knight, Pawn = require "classical.pieces.knight", require "classical.pieces.pawn"
-- A piece of your own is a file beside this one: local Dragon = require "dragon"

return variant {
  name = "@NAME@",
  slug = "@SLUG@",
  about = "one line for people",
  board = { files = 8, ranks = 8 },  -- also holes = { "d4", "e5-f6" }, wrap = { "files" }
  pieces = { King, Queen, Rook, Bishop, Knight, Pawn },

  -- Upper case is light, lower case dark, symbols of several letters as they are, a dot is an empty field.
  setup = [[
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
  ]],

  royals = { King = "check" },  -- "check": never left attacked; "capture": may be lost, and that loses
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Queen", "Rook", "Bishop", "Knight" }, when = "at once" },
  castling = { king = "King", rooks = { "Rook" }, distances = { 2 } },
  rules = {
    stalemate = "draw",                             -- or "loss", "win", for the side that cannot move
    repetition = { times = 3, result = "draw" },    -- or result = "illegal"
    quiet = { plies = 100, result = "draw", reset = { "Pawn" } },
  },
}

-- To change two things about a game that exists, this is enough:
--   return variant.extend(require "classical.classical-chess", { name = "@NAME@", rules = { stalemate = "loss" } })
)lua";

constexpr std::string_view kScenario = R"lua(-- Run it:   acedrex test @PATH@
local t = require "acedrex.scenario"

t.describe("@NAME@", function()
  local g

  -- Before each test: a small game of its own. t.game "croatian-ties" takes a whole variant instead.
  t.before_each(function()
    g = t.game{
      board = { files = 8, ranks = 8 },
      pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.pawn" },
      royals = { King = "check" },
      setup = "T Ke1,ke8,Ra1,pa7",  -- T: light is to move (t: dark); then symbol and field, upper case for light
    }
  end)

  t.it("takes what stands in its way", function()
    g:may "Ra1-a7*"
    g:may_not "Ra1-a8"
    g:reaches_only("a1", { "a2", "a3", "a4", "a5", "a6", "a7", "b1", "c1", "d1" })
  end)

  t.it("gives check", function()
    g:play "Ra1-a7*"
    g:play "Ke8-d8"
    g:play "Ra7-a8"
    g:at("a8", "Rook", "light")
    g:status "check"
  end)
end)
)lua";

void replace_all(std::string& text, std::string_view what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

// Between double quotes in Lua.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') {
            result += "\\n";
            continue;
        }
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result;
}

std::string symbol_from(const std::string& name) {
    for (const char c : name)
        if (std::isalpha(static_cast<unsigned char>(c)) != 0)
            return {static_cast<char>(std::toupper(static_cast<unsigned char>(c)))};
    return "X";
}

// Within a comment, for a shell.
std::string shown(const std::string& path) {
    std::string line = path.find(' ') == std::string::npos ? path : "'" + path + "'";
    replace_all(line, "\n", " ");
    return line;
}

}  // namespace

std::string template_for(const std::string& kind, const std::string& name, const std::string& path) {
    std::string text(kind == "piece" ? kPiece : kind == "variant" ? kVariant : kScenario);
    replace_all(text, "@PATH@", shown(path));
    replace_all(text, "@SYMBOL@", symbol_from(name));
    replace_all(text, "@SLUG@", slug_from(name));
    replace_all(text, "@NAME@", escaped(name));
    return text;
}

}  // namespace acedrex::program
