// What the legal moves of the cascade variants lead to, position by position: see tests/perft.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "effort.hpp"
#include "kernel/sha256.hpp"
#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

using testing::Sha256;
using testing::shipped;

namespace {

struct Row {
    std::string variant, setup, digest;
    std::set<std::string> outcomes;
};

std::vector<Row> rows() {
    std::vector<Row> all;
    std::ifstream file(default_host_options().home / "tests/perft/croatian.outcomes");
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        std::istringstream words(line);
        if (const auto first = line.find(" | "); first != std::string::npos) {
            const auto second = line.rfind(" | ");
            all.push_back({line.substr(0, first),
                           line.substr(first + 3, second - first - 3),
                           line.substr(second + 3),
                           {}});
        } else {
            for (std::string word; words >> word;) all.back().outcomes.insert(word);
        }
    }
    return all;
}

// As the file says: the side to move, then each piece with its tags, in the order of the alphabet.
std::string told(const Variant& variant, const Position& position) {
    std::vector<std::string> pieces;
    for (Field f = 0; f < variant.board().size(); ++f) {
        if (position.at(f) == kNoPiece) continue;
        std::string piece = symbol_of(variant, position.at(f)) + variant.board().name(f);
        if (position.tags(f) & kRushTag) piece += '|';
        if (position.tags(f) & kCastlingTag) piece += '&';
        if (position.tags(f) & kPromotionTag) piece += '=';
        if (position.tags(f) & kRushedTag) piece += ':';
        pieces.push_back(piece);
    }
    std::sort(pieces.begin(), pieces.end());
    std::string text = position.to_move() == Side::dark ? "D " : "L ";
    for (const std::string& piece : pieces) text += (piece == pieces[0] ? "" : ",") + piece;
    return text;
}

}  // namespace

TEST(Sha256, AgreesWithTheStandard) {
    EXPECT_EQ(Sha256::of("", 64), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(Sha256::of("abc", 64), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(Sha256::of(std::string(200, 'x'), 64),
              "aa20c23e3201834050679e1d88941b9a6fed0557c9a705cb2c315e2e63fd486d");
}

TEST(Outcomes, AreThoseOfTheArbiter) {
    const std::vector<Row> all = rows();
    ASSERT_GT(all.size(), 30u);
    std::size_t place = 0;
    for (const Row& row : all) {
        if (testing::left_out(place++)) continue;
        SCOPED_TRACE(row.variant + " " + row.setup);
        const Variant& variant = *shipped(row.variant);
        Result<Position> read = unchecked(read_setup(variant, row.setup));  // one has the other side in check
        ASSERT_TRUE(read) << to_string(read.diagnostics[0]);
        Position& position = *read.value;
        LegalMoves legal(variant, position);
        MoveList list;
        legal.list(list);
        EXPECT_TRUE(list.complete);

        std::set<std::string> texts, found;
        const std::size_t checkpoint = position.checkpoint();
        for (const Move& move : list.moves) {
            make_move(position, move, list.edits.data(), variant.move_rules());
            const std::string text = told(variant, position);
            position.undo_to(checkpoint);
            texts.insert(text);
            const std::string hash = Sha256::of(text, 4);
            found.insert(hash);
            EXPECT_TRUE(row.outcomes.empty() || row.outcomes.count(hash)) << "only here: " << text;
        }
        std::string whole;
        for (const std::string& text : texts) whole += (whole.empty() ? "" : "\n") + text;
        EXPECT_EQ(texts.size(), list.moves.size());
        for (const std::string& hash : row.outcomes) EXPECT_TRUE(found.count(hash)) << "not found: " << hash;
        EXPECT_EQ(Sha256::of(whole, 16), row.digest);
    }
}

}  // namespace acedrex
