// Each text of Betza and the same piece in the words of the algebra do the same on random boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

#include "bindings/script_fixture.hpp"
#include "effort.hpp"
#include "kernel_side.hpp"
#include "outline/outline.hpp"
#include "random.hpp"
#include "random_cases.hpp"
#include "stub_hooks.hpp"
#include "values/expression_text.hpp"

namespace acedrex::reference {
namespace {

using program::betza;
using program::outline;

struct Pair {
    std::string betza, words;
};

std::vector<Pair> pairs_of(const std::string& file) {
    std::ifstream in(default_host_options().home / "tests" / "reference" / file);
    std::vector<Pair> pairs;
    for (std::string line; std::getline(in, line);)
        if (const auto equals = line.find(" = "); !line.starts_with('#') && equals != line.npos)
            pairs.push_back({line.substr(0, equals), line.substr(equals + 3)});
    return pairs;
}

// The case with other moves for its first type; its second type is royal, and may be lost.
Case with_moves(Case c, const Expr& moves) {
    change_piece(c.spec, 0, [&](PieceSpec& subject) {
        subject.moves = moves;
        subject.passive = false;
    });
    c.spec.royals = {{c.spec.pieces[1]->name, RoyalKind::capture}};
    return c;
}

class BetzaAgreement : public acedrex::testing::ScriptTest {
  protected:
    // "" with the diagnosis in a failure where a script does not load.
    Expr expression(const std::string& lua) {
        const auto path = write("expression" + std::to_string(++written_) + ".lua",
                                "local m = require 'acedrex.movement'\nreturn piece { name = 'X', symbol = "
                                "'X', moves = " +
                                    lua + " }");
        const Result<Loaded> loaded = host_.load(path);
        if (loaded) return loaded.value->piece->moves;
        ADD_FAILURE() << lua << "\n" << lines(loaded.diagnostics);
        return nullptr;
    }

    // Do the two go the same ways wherever they stand? Counts what they can do; tries more where it is rare.
    void compare(const std::string& name, const Expr& one, const Expr& other, int boards) {
        if (!one || !other) return;
        const auto seeds = static_cast<std::uint64_t>(boards);
        std::uint64_t salt = 0;  // other boards for every text
        for (const char letter : name) salt = 31 * salt + static_cast<unsigned char>(letter);
        for (std::uint64_t seed = 0; seed < seeds || (outcomes_ == 0 && seed < 50 * seeds); ++seed) {
            const Case c = random_case(seed * 7919 + salt % 7919, Flavour::plain);
            const Case a = with_moves(c, one), b = with_moves(c, other);
            const KernelSide first(a, stub_hooks()), second(b, stub_hooks());
            ASSERT_EQ(first.refusal() + second.refusal(), "") << name;
            for (Field f = 0; f < c.board.off(); ++f) {
                const Cell& q = c.position.at(f);
                if (!q || q->type != 0 || q->side != c.player) continue;
                const auto ends = first.outcomes(f), same = second.outcomes(f);
                if (!ends || !same) continue;
                outcomes_ += ends->size();
                ASSERT_EQ(*ends == *same, true) << name << " from " << c.board.name(f) << ": " << ends->size()
                                                << " and " << same->size() << " outcomes\n"
                                                << to_string(a) << to_string(*other);
            }
        }
    }

    void compare_all(const std::string& file, std::size_t least) {
        const auto pairs = pairs_of(file);
        EXPECT_GE(pairs.size(), least) << file;
        for (const Pair& pair : pairs) {
            outcomes_ = 0;
            compare(pair.betza, expression("'" + pair.betza + "'"), expression(pair.words), tried(6));
            EXPECT_GT(outcomes_, 0u) << pair.betza << " never moved";
        }
    }

    // Of so many boards for a text, or so many texts: more where the slow tests run.
    static int tried(int few) { return acedrex::testing::slow() ? 20 * few : acedrex::testing::tried(few); }
    std::size_t outcomes_ = 0;

  private:
    int written_ = 0;
};

TEST_F(BetzaAgreement, PiecesOfManyGames) {
    compare_all("betza-games.txt", 190);
}

TEST_F(BetzaAgreement, EveryLetter) {
    compare_all("betza-letters.txt", 95);
}

// What the program prints as Betza is read back to the same piece.
TEST_F(BetzaAgreement, WhatIsPrintedIsReadBack) {
    std::size_t place = 0, printed = 0, all = 0;
    for (const char* file : {"betza-games.txt", "betza-letters.txt"})
        for (const Pair& pair : pairs_of(file)) {
            if (acedrex::testing::left_out(place++)) continue;
            for (const std::string& words : {"'" + pair.betza + "'", pair.words}) {
                const Expr e = expression(words);
                const auto walks = e ? outline(*e) : std::nullopt;
                ++all;
                if (!walks || betza(*walks).empty()) continue;
                ++printed;
                const Expr again = expression("'" + betza(*walks) + "'");
                compare(pair.betza + " printed as " + betza(*walks), e, again, tried(2));
                if (!again) continue;
                EXPECT_EQ(betza(*walks), betza(outline(*again).value_or(std::vector<program::Walk>{})))
                    << words;
            }
        }
    EXPECT_GT(printed, all * 8 / 10);
}

using Letters = std::vector<std::string>;

const Letters kDirections = {"",  "",   "",   "f",  "b",  "s",  "v",   "r",
                             "l", "fr", "bl", "fs", "ff", "rf", "fbr", "lv"};
const Letters kEndings = {"", "", "", "m", "c", "d", "k", "t", "ct", "cu", "du", "e", "mk", "mc"};
const Letters kWays = {"", "", "", "n", "p", "g", "j", "q", "z"};
const Letters kMeetings = {"", "", "c", "d", "k", "p", "m"};
const Letters kAtoms = {"W", "F", "D", "N", "A", "C", "Z", "K", "R", "B", "Q", "(1,2)", "(1,4)", "U"};
const Letters kRanges = {"", "", "", "0", "2", "3"};
const Letters kTurns = {"", "", "f", "fs", "s", "bs", "b", "q", "z", "a", "fr", "l"};

std::string random_betza(Random& random) {
    std::string text;
    for (int moves = random.between(1, 3); moves > 0; --moves) {
        if (random.chance(10)) text += "i";
        text += random.pick(kDirections);
        const auto atom = [&] { return random.pick(kAtoms) + random.pick(kRanges); };
        const int kind = random.below(10);
        if (kind < 5) {
            text += random.pick(kEndings) + random.pick(kWays) + atom();
        } else if (kind < 7) {
            for (int legs = random.between(1, 2); legs > 0; --legs)
                text += random.pick(kMeetings) + "a" + random.pick(kTurns);
            text += random.pick(kEndings) + atom();
        } else {
            if (random.chance(20)) text += random.chance(50) ? "m" : "c";
            text += "[" + random.pick(kMeetings) + atom();
            for (int legs = random.between(1, 3); legs > 0; --legs)
                text +=
                    (random.chance(50) ? "?" : "-") + random.pick(kTurns) + random.pick(kMeetings) + atom();
            text += "]";
        }
    }
    return text;
}

TEST_F(BetzaAgreement, RandomTextsArePrintedAndReadBack) {
    Random random(4);
    const int texts = tried(300);
    int printed = 0;
    for (int i = 0; i < texts; ++i) {
        const std::string text = random_betza(random);
        const Result<Loaded> loaded =
            host_.load(write("random" + std::to_string(i) + ".lua",
                             "return piece { name = 'X', symbol = 'X', moves = '" + text + "' }"));
        if (!loaded) continue;  // what contradicts itself is refused
        const Expr e = loaded.value->piece->moves;
        const auto walks = outline(*e);
        if (!walks || betza(*walks).empty()) continue;
        ++printed;
        compare(text + " printed as " + betza(*walks), e, expression("'" + betza(*walks) + "'"), 3);
    }
    EXPECT_GT(6 * printed, texts);
}

}  // namespace
}  // namespace acedrex::reference
