// Moves as edits of the board: what is written of any move of any variant is read as that move, and scores
// hold it.
#include <gtest/gtest.h>

#include "kernel/shipped.hpp"
#include "notation/find/begun_turn.hpp"
#include "notation/score/replay.hpp"
#include "notation/score/score.hpp"
#include "notation/text/notations.hpp"
#include "reference/random.hpp"
#include "script_fixture.hpp"

namespace acedrex {
namespace {

using reference::Random;
using testing::shipped;

// The same game with moves written as edits.
std::shared_ptr<const Variant> by_edits(const std::string& name) {
    VariantSpec spec = shipped(name)->spec();
    spec.tells_steps = false;
    Notations edits;
    edits.edits = EditSigns{"-", "@", ";", "//"};
    spec.notations = std::make_shared<const Notations>(edits);
    const auto variant = testing::shipped_host().compile_here(spec);
    EXPECT_TRUE(variant) << name;
    return *variant.value;
}

TEST(Edits, OfEveryVariantAreReadAsWritten) {
    Random random(testing::first_seed() + 23);
    std::size_t found = 0, numbered = 0;
    std::size_t place = 2;
    for (const std::string& name : testing::every_shipped_variant()) {
        if (testing::left_out(place++, 3)) continue;  // Forms, Scores and Laws have the others
        const auto variant = by_edits(name);
        const bool large = variant->board().size() > 200;
        Game game(variant);
        for (int turn = 0; turn < testing::tried(large ? 6 : 24) && !game.status().over(); ++turn) {
            const Listing listing = game.moves();
            if (listing.moves.empty()) break;
            for (int i = 0; i < (listing.complete ? 4 : 0); ++i) {
                const ListedMove& move = *random.pick(listing.moves);
                std::shared_ptr<const ListedMove> read;
                const PlayResult result = game.find(move.text, read);
                ASSERT_TRUE(result) << name << ": " << game.setup() << ": " << move.text << ": "
                                    << result.reason;
                ASSERT_EQ(game.setup_after(*read), game.setup_after(move))
                    << name << ": " << game.setup() << ": " << move.text << " is read as " << read->text;
                ++found;
                numbered += move.text.find('#') != std::string::npos ? 1 : 0;
            }
            game.play(*random.pick(listing.moves));
        }
    }
    // Those that leave the same men are few.
    EXPECT_GT(found, numbered * 10);
}

class EditsTest : public testing::ScriptTest {
  protected:
    std::shared_ptr<const Variant> stock() {
        return *host_
                    .variant(write("stock.lua", R"(
local m, phase = require "acedrex.movement", require "acedrex.phase"
local function piece_of(name) return require("testing-board.pieces." .. name) end
return variant {
  name = "Stock", code = "TB", board = { files = 8, ranks = 8 }, symmetry = "rotate", royals = { King = "check" },
  pieces = { piece_of "king", piece_of "pawn", piece_of "flying-stag", piece_of "shogi-pawn", piece_of "dabbabahrider",
             piece_of "ferz", piece_of "crabalfil", piece_of "cannon-pawn" },
  notation = require("acedrex.notation").edits{ to = "-", off = "@", part = ";", comment = "//" },
  setup = [[
    dabR . . . . . fer k
    .    . . . . p .   .
    .    . . . . . .   .
    .    . . . . . .   .
    .    . . . . . .   .
    .    . . . . . .   .
    P    . . ShoP . . . K
    FlSt . . . . DabR . .
  ]],
  pockets = {
    { name = "pieces", both = { "Crabalfil", "Ferz" },
      places = function(k, side) return ("AB"):sub(k, k) .. (side == "light" and 1 or 18) end },
    { name = "pawns", both = { "Cannon Pawn" }, places = function(_, side) return side == "light" and "S1" or "S18" end },
  },
  turn = phase.seq{ phase.move(), phase.moves{ 4, of = phase.drop{ optional = true,
    { from = "pieces", order = "queue", at = m.rank(1) }, { from = "pawns", order = "queue", at = m.rank(2) } } } },
}
)"))
                    .value;
    }
};

TEST_F(EditsTest, StandInScoresAsOthersWriteThem) {
    const auto variant = stock();
    const std::string text =
        "1. SHOGI_PAWN(4) d2-d3 // Thanks (a lot\n1... dabbabahrider(79) a8-a2 // CAPTURE (Pawn)\n// you too "
        "(:\n"
        "2. FLYING_STAG(112) a1-a2 // * 1-0\n2... p f7 - f6 3. DABBABAHRIDER(79) f1-f3 3... ferz(56) g8-f7; "
        "crab_alfil(142) A18-g8 // [Drop turn 2]\n4.FLYING_STAG(112) a2-b3; CANNON_PAWN(2) S1-a2! *";
    const auto scores = read_scores(*variant, text, "game");
    ASSERT_TRUE(scores.diagnostics.empty()) << to_string(scores.diagnostics[0]);
    ASSERT_EQ(scores.value->size(), 1u);
    const Score& score = scores.value->front();
    ASSERT_EQ(score.moves.size(), 7u);
    EXPECT_EQ(score.moves[1].behind, (std::vector<std::string>{"CAPTURE (Pawn)", "you too (:"}));
    const auto played = replay(Game(variant), score, "game");
    ASSERT_TRUE(played.diagnostics.empty()) << to_string(played.diagnostics[0]);
    EXPECT_EQ(played.value->game.setup(),
              "tb Kh2,[FlSt]b3,[ShoP]d3,[DabR]f3,[CanP]a2,kh8,pf6,[fer]f7,[craA]g8,+[CraA]{pieces},"
              "+[Fer]{pieces},+[fer]{pieces},+[canP]{pawns};last=[FlSt]b3;taken=pieces:0+1;taken=pawns:1+0");
    Score again;
    for (const std::string& move : score_texts(played.value->game)) again.moves.emplace_back().text = move;
    const std::string written = write_score(again, Side::light);
    EXPECT_NE(written.find("ferz(56)g8-f7;crab_alfil(142)A18-g8"), std::string::npos) << written;
    const auto reread = read_scores(*variant, written, "game");
    ASSERT_TRUE(reread.diagnostics.empty()) << written;
    const auto replayed = replay(Game(variant), reread.value->front(), "game");
    ASSERT_TRUE(replayed.diagnostics.empty()) << written << to_string(replayed.diagnostics[0]);
    EXPECT_EQ(replayed.value->game.setup(), played.value->game.setup());
}

TEST_F(EditsTest, EnterTurnsPartByPart) {
    const Game game(stock());
    BegunTurn turn(game);
    ASSERT_TRUE(turn.add("SHOGI_PAWN(4) d2-d3 // first"));
    ASSERT_TRUE(turn.add("A1-b1"));
    EXPECT_EQ(turn.text(), "SHOGI_PAWN(4) d2-d3; CRAB_ALFIL(142) A1-b1");
    EXPECT_FALSE(turn.add("A1-c1"));
    EXPECT_FALSE(turn.add("B1-c3"));
    EXPECT_EQ(turn.taken().size(), 2u);
    ASSERT_TRUE(turn.add("S1-d2; FERZ(56) B1-g1"));
    std::shared_ptr<const ListedMove> whole;
    ASSERT_TRUE(turn.end(whole));
    EXPECT_EQ(whole->text,
              "SHOGI_PAWN(4) d2-d3; CRAB_ALFIL(142) A1-b1; FERZ(56) B1-g1; CANNON_PAWN(2) S1-d2");
}

}  // namespace
}  // namespace acedrex
