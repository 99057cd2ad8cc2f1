// The solver of problems: against a twin that solves in the plainest way on random positions, and against
// solutions that were published.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/patience.hpp"
#include "bindings/script_fixture.hpp"
#include "effort.hpp"
#include "game/list_options.hpp"
#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "problems/solve.hpp"
#include "program/problems_twin.hpp"
#include "shell/console.hpp"

namespace acedrex::program {
namespace {

using Play = Stipulation::Play;

// A small board with the pieces that are named, which stand in the setup so that Pawns may become them.
class Problems : public testing::ScriptTest {
  protected:
    std::shared_ptr<const Variant> variant_of(const std::string& text) {
        const auto path = write("problem" + std::to_string(++made_) + ".lua", text);
        const auto variant = host_.variant(path.string());
        if (!variant)
            for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        return variant ? *variant.value : nullptr;
    }

  private:
    int made_ = 0;
};

// What the twin is asked; of what takes long it is asked on one position in so many.
struct Asked {
    const char* text;
    std::size_t every;
};
constexpr Asked kAsked[] = {{"#1", 1},     {"#2", 1},       {"=2", 1},      {"goal 2", 1},   {"s#1", 1},
                            {"s#2", 1},    {"r#1", 1},      {"r#2", 1},     {"semi-r#2", 1}, {"h#1", 1},
                            {"h#1.5", 4},  {"h#2", 24},     {"h=1.5", 4},   {"hsx 1.5", 4},  {"ser-#2", 2},
                            {"ser-=2", 2}, {"ser-h#2", 16}, {"ser-h=1", 2}, {"ser-s#1", 1},  {"ser-sx 2", 4},
                            {"zb3 2", 2},  {"x 1", 2},      {"hx 1", 2},    {"sx 1", 2},     {"s goal 2", 1}};

// A position with Kings and some other pieces; absent where the side that is not to move stands in check.
std::optional<Position> random_position(const Variant& variant, std::mt19937_64& random) {
    std::vector<Field> fields;
    for (Field f = 0; f < variant.board().size(); ++f) fields.push_back(f);
    std::shuffle(fields.begin(), fields.end(), random);
    Position position(variant.position_tables());
    const int types = variant.cast().types();
    const auto put = [&](int type, Side side) {
        const Code code = variant.cast().code(type, side);
        position.set(fields.back(), code, 0, Edit::Why::setup);
        fields.pop_back();
    };
    put(0, Side::light);
    put(0, Side::dark);
    const std::size_t pieces = 3 + random() % 6;
    const std::size_t dark = 2 + random() % 3;  // one piece in so many is
    for (std::size_t i = 0; i < pieces; ++i)
        put(1 + static_cast<int>(random() % static_cast<std::size_t>(types - 1)),
            random() % dark == 0 ? Side::dark : Side::light);
    position.set_to_move(random() % 2 == 0 ? Side::light : Side::dark);
    position.forget_log();
    LegalMoves legal(variant, position);
    if (legal.in_check(other(position.to_move()))) return std::nullopt;
    return position;
}

// Texts of moves with the letters and signs left out: fields, and what a piece becomes.
std::string by_fields(const std::vector<std::string>& moves) {
    std::string told;
    for (const std::string& move : moves) {
        told += " ";
        for (std::size_t i = 0; i < move.size(); ++i) {
            const bool field = i + 1 < move.size() && move[i] >= 'a' && move[i] <= 'h' &&
                               move[i + 1] >= '1' && move[i + 1] <= '9';
            const bool marked = i + 2 < move.size() && move[i + 2] == '{';  // where the move goes, once more
            if (field && !marked) told += move.substr(i, 2);
            if (move[i] == '=' && i + 1 < move.size()) told += move.substr(i, 2);
        }
    }
    return told;
}

std::set<std::string> found_by_solver(const GameState& game, const Stipulation& asked) {
    SolveOptions options;
    options.all = true;
    const Solved solved = solve(game, asked, options);
    EXPECT_TRUE(solved.complete) << asked.text;
    std::set<std::string> found;
    const bool keys = asked.is_battle() && !asked.series;
    for (const ProblemLine& line : solved.solutions)
        if (keys)
            found.insert(line.moves[0]);
        else if (line.length == asked.moves)
            found.insert(by_fields(line.moves));
    return found;
}

// A Knight, a Rook and a Pawn, and what hops and rides, on a board on which all that can happen is looked at
// soon.
constexpr const char* kSmall = R"(
local m = require "acedrex.movement"
local Pawn = piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
local function take(name, symbol) return piece.extend(require("testing-board.pieces." .. name), { symbol = symbol }) end
return variant {
  name = "Small", code = "SM", board = { files = 4, ranks = 4 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Pawn,
             take("grasshopper", "G"), take("nightrider", "H"), take("vao", "V"), take("rose", "O") },
  setup = [[ k . . .
  . . . .
  . . . .
  K . . . ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook", "Grasshopper" }, when = "at once" },
  rules = { RULES },
}
)";

std::string with(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

TEST_F(Problems, AreSolvedAsByTheTwin) {
    std::mt19937_64 random(testing::first_seed() + 1);
    std::map<std::string, int> solved;
    int positions = 0;
    // Where captures have to be made, more is forced.
    for (const char* const rules : {"", R"(stalemate = "loss")", R"(capture = "must")"}) {
        const auto variant = variant_of(with(kSmall, "RULES", rules));
        ASSERT_NE(variant, nullptr);
        for (int i = 0; i < testing::tried(testing::slow() ? 4'000 : 150); ++i) {
            const std::optional<Position> position = random_position(*variant, random);
            if (!position) continue;
            ++positions;
            const GameState game(variant, *position);
            for (const auto& [text, every] : kAsked) {
                if (static_cast<std::size_t>(positions) % every != 0) continue;
                const Stipulation asked = read_stipulation(variant->board(), text);
                const std::set<std::string> found = found_by_solver(game, asked);
                EXPECT_EQ(found, testing::twin_solutions(game, asked))
                    << asked.text << " of " << write_setup(*variant, *position);
                solved[text] += found.empty() ? 0 : 1;
            }
            if (HasFailure()) return;
        }
    }
    // The comparison shows something only where there are solutions; of the rarest, few seeds have some.
    if (testing::kSanitized || testing::first_seed() != 0) return;
    for (const auto& [text, every] : kAsked)
        EXPECT_GT(solved[text], 0) << text << ", in " << positions << " positions";
}

// The last positions of random games that were won: there is something to be found in them, whatever the
// rules.
TEST_F(Problems, OfShippedVariantsAreSolvedAsByTheTwin) {
    std::map<std::string, int> solved;
    for (const char* const slug :
         {"atomic", "giveaway", "three-check", "king-of-the-hill", "breakthrough", "monster", "crazyhouse",
          "losers", "racingkings", "horde", "alice", "extinction", "shatranj", "mayan-ascendancy"}) {
        const auto variant = testing::shipped(slug);
        int games = 0;
        for (std::uint64_t seed = testing::first_seed();
             games < testing::tried(2) && seed < testing::first_seed() + 39; ++seed) {
            std::mt19937_64 random(seed);
            GameState game(variant, initial_position(*variant));
            Status status = game.status();
            for (int ply = 0; ply < 150 && !status.over(); ++ply) {
                MoveList list;
                game.list(list, {});
                game.play(list.moves[random() % list.moves.size()], list.edits.data());
                status = game.status();
            }
            if (!status.winner) continue;
            ++games;
            game.undo();
            for (const char* const text : {"#1", "goal 1", "x 1", "sx 1", "r#1"}) {
                const Stipulation asked = read_stipulation(variant->board(), text);
                const std::set<std::string> found = found_by_solver(game, asked);
                EXPECT_EQ(found, testing::twin_solutions(game, asked))
                    << asked.text << " of " << slug << ", " << write_setup(*variant, game.position());
                solved[text] += found.empty() ? 0 : 1;
            }
            if (HasFailure()) return;
        }
    }
    if (testing::kSanitized) return;
    EXPECT_GT(solved["goal 1"], 10);
    EXPECT_GT(solved["#1"], 1);
}

TEST_F(Problems, OfProofGamesAreSolvedAsByTheTwin) {
    for (const char* const slug : {"classical-chess", "atomic", "berolina", "grasshopper", "circe"}) {
        const auto variant = testing::shipped(slug);
        const GameState beginning(variant, initial_position(*variant));
        std::mt19937_64 random(testing::first_seed() + 5);
        for (int i = 0; i < testing::tried(2); ++i) {
            GameState game = beginning;
            for (int ply = 0; ply < 3; ++ply) {
                MoveList list;
                game.list(list, {});
                game.play(list.moves[random() % list.moves.size()], list.edits.data());
            }
            const Stipulation asked = read_stipulation(variant->board(), "proof 3");
            std::set<std::string> found;
            const Position first = beginning.position();
            for (const ProblemLine& line : solve(game, asked, {}, &first).solutions)
                found.insert(by_fields(line.moves));
            EXPECT_FALSE(found.empty());
            EXPECT_EQ(found, testing::twin_games(game.position(), beginning, 3))
                << slug << ", " << write_setup(*variant, game.position());
        }
    }
}

// The moves that are left of a long list would take long even if nothing is looked for behind them.
TEST_F(Problems, AreLeftAmidAListOfMoves) {
    const auto variant = testing::shipped("duck");
    std::atomic<bool> stop{false};
    const Patience patience(0, &stop);
    int begun = 0;
    SolveOptions options;
    options.progress = [&](int, std::size_t, std::size_t) {
        ++begun;
        stop = true;
    };
    const GameState game(variant, initial_position(*variant));
    const Solved found = solve(game, read_stipulation(variant->board(), "ser-x 3"), options);
    EXPECT_EQ(begun, 1);
    EXPECT_FALSE(found.complete);
}

// tests/program/problems.txt: problems that were published, with their solutions.
struct Published {
    std::string stipulation, by, setup;
    std::vector<std::string> pieces;
    std::set<std::string> solutions;
};

std::vector<Published> published() {
    std::vector<Published> all;
    std::ifstream file(default_host_options().home / "tests/program/problems.txt");
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string key, rest;
        words >> key;
        std::getline(words >> std::ws, rest);
        if (key == "problem") all.push_back({rest, {}, {}, {}, {}});
        if (key == "by") all.back().by = rest;
        if (key == "setup") all.back().setup = rest;
        if (key == "solution") all.back().solutions.insert(" " + rest);
        if (key == "pieces")
            for (std::istringstream names(rest); names >> key;) all.back().pieces.push_back(key);
    }
    return all;
}

// Classical Chess with these pieces of the Testing Board besides, each as "grasshopper=G": Pawns may become
// them.
std::string fairy_chess(const std::vector<std::string>& pieces) {
    std::string names;
    for (const std::string& one : pieces) {
        const std::size_t cut = one.find('=');
        names += "  { \"" + one.substr(0, cut) + "\", \"" + one.substr(cut + 1) + "\" },\n";
    }
    return "local added, to = {}, { 'Queen', 'Rook', 'Bishop', 'Knight' }\n"
           "for _, one in ipairs {\n" +
           names +
           "} do\n"
           "  local it = require('testing-board.pieces.' .. one[1])\n"
           "  added[#added + 1] = piece.extend(it, { symbol = one[2] })\n"
           "  to[#to + 1] = it.name\n"
           "end\n"
           "return variant.extend(require 'classical.classical-chess', { name = 'Fairy Chess', code = 'FC', "
           "slug = 'fairy',\n"
           "  pieces = { add = added }, promotion = { to = to } })\n";
}

TEST_F(Problems, AreSolvedAsTheyWerePublished) {
    std::map<std::vector<std::string>, std::shared_ptr<const Variant>> variants;
    const std::vector<Published> all = published();
    EXPECT_GE(all.size(), 40U);
    for (std::size_t place = 0; place < all.size(); ++place) {
        if (testing::left_out(place)) continue;
        const Published& one = all[place];
        auto& variant = variants[one.pieces];
        if (!variant) variant = variant_of(fairy_chess(one.pieces));
        ASSERT_NE(variant, nullptr);
        const Stipulation asked = read_stipulation(variant->board(), one.stipulation);
        auto position = checked(*variant, read_setup(*variant, one.setup, {.initial_tags = true}));
        ASSERT_TRUE(position) << one.setup;
        std::set<std::string> found;
        SolveOptions options;
        options.all = true;
        for (const ProblemLine& line : solve(GameState(variant, *position.value), asked, options).solutions)
            found.insert(by_fields(line.moves));
        EXPECT_EQ(found, one.solutions) << one.stipulation << " of " << one.by << ": " << one.setup;
    }
}

}  // namespace
}  // namespace acedrex::program
