// Moves by forms: what is written of any move of any variant is read as that move, and so is the plain form.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "kernel/shipped.hpp"
#include "notation/find/begun_turn.hpp"
#include "notation/move/notation.hpp"
#include "notation/score/replay.hpp"
#include "notation/score/score.hpp"
#include "notation/text/notations.hpp"
#include "reference/random.hpp"
#include "script_fixture.hpp"

namespace acedrex {
namespace {

using reference::Random;
using testing::shipped;

constexpr auto kText = FormPart::Kind::text;
constexpr auto kPlace = FormPart::Kind::place;
constexpr auto kListed = FormPart::Kind::listed;

// Forms of all kinds that differ as little as forms may.
NotationForms short_forms() {
    const FormPart piece{kPlace, "", FormPlace::piece}, from{kPlace, "", FormPlace::from},
        to{kPlace, "", FormPlace::to};
    const FormPart at{kPlace, "", FormPlace::at}, move{kPlace, "", FormPlace::move},
        side{kPlace, "", FormPlace::side};
    const FormPart taken{kListed, ",", FormPlace::taken}, others{kListed, ",", FormPlace::displaced};
    const FormPart each{FormPart::Kind::each, "x", FormPlace::taken};
    const auto text = [](const char* one) { return FormPart{kText, one}; };
    NotationForms all;
    all.sides = {"A", "B"};
    const auto set = [&](FormKind kind, std::vector<Form> forms) {
        all.forms[static_cast<std::size_t>(kind)] = std::move(forms);
    };
    set(FormKind::move, {{piece, to}});
    set(FormKind::capture, {{piece, text("x"), to}});
    set(FormKind::over, {{piece, each, text("-"), to}});
    set(FormKind::rifle, {{piece, text("x"), taken}});
    set(FormKind::burns, {{move, text("x"), taken}});
    set(FormKind::stays, {{piece}});
    set(FormKind::convert, {{at, text("="), side}});
    set(FormKind::place, {{at, text("="), piece}});
    set(FormKind::displaced, {{piece, from, text("-"), to}});
    set(FormKind::caused, {{piece, text(":"), others}});
    set(FormKind::gone, {{piece, from, text("*")}});
    set(FormKind::dies, {{move, text("*")}});
    set(FormKind::promotes, {{text("="), piece}, {text("+")}});
    set(FormKind::declined, {{text("=")}});
    return all;
}

// The same game with moves written by forms.
std::shared_ptr<const Variant> by_forms(const std::string& name) {
    VariantSpec spec = shipped(name)->spec();
    spec.tells_steps = false;
    Notations forms;
    forms.forms = short_forms();
    spec.notations = std::make_shared<const Notations>(forms);
    const auto variant = testing::shipped_host().compile_here(spec);
    EXPECT_TRUE(variant) << name;
    return *variant.value;
}

TEST(Forms, OfEveryVariantAreReadAsWritten) {
    Random random(testing::first_seed() + 29);
    std::size_t found = 0, plain = 0;
    std::size_t place = 0;
    for (const std::string& name : testing::every_shipped_variant()) {
        if (testing::left_out(place++, 3)) continue;  // Edits, Scores and Laws have the others
        const auto variant = by_forms(name);
        const bool large = variant->board().size() > 200;
        Game game(variant);
        for (int turn = 0; turn < testing::tried(large ? 3 : 6) && !game.status().over(); ++turn) {
            const Listing listing = game.moves();
            if (listing.moves.empty()) break;
            std::vector<Plies> plies;
            for (const auto& move : listing.moves) plies.push_back(move->plies);
            const std::vector<std::string> without = long_forms(*variant, plies);
            for (int i = 0; i < (listing.complete ? 2 : 0); ++i) {
                const auto k = static_cast<std::size_t>(random.below(static_cast<int>(listing.moves.size())));
                const ListedMove& move = *listing.moves[k];
                for (const std::string& text : {move.text, without[k]}) {
                    std::shared_ptr<const ListedMove> read;
                    const PlayResult result = game.find(text, read);
                    ASSERT_TRUE(result)
                        << name << ": " << game.setup() << ": " << text << ": " << result.reason;
                    ASSERT_EQ(game.setup_after(*read), game.setup_after(move))
                        << name << ": " << game.setup() << ": " << text << " is read as " << read->text;
                }
                ++found;
                plain += move.text == without[k] ? 1 : 0;
            }
            game.play(*random.pick(listing.moves));
        }
    }
    // Forms can tell most moves.
    EXPECT_GT(found, plain * 4) << found << " " << plain;
}

class FormsTest : public testing::ScriptTest {
  protected:
    std::shared_ptr<const Variant> twice() {
        return *host_
                    .variant(write("twice.lua", R"(
return variant {
  name = "Twice", code = "T", board = { files = 8, ranks = 8 }, turn = require("acedrex.phase").moves(2),
  setup = [[
    k . . . . . . .
    . . . . . . . .
    p . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    R . . . . . . K
  ]],
  pieces = { require "classical.pieces.rook", require "classical.pieces.king", require "classical.pieces.pawn" },
  notation = require("acedrex.notation").forms{ move = "{piece}-{to}", capture = "{piece}x{to}" },
}
)"))
                    .value;
    }
};

TEST_F(FormsTest, StandInScoresAndInTurnsThatAreBegun) {
    const Game game(twice());
    BegunTurn turn(game);
    ASSERT_TRUE(turn.add("Rxa6"));
    ASSERT_TRUE(turn.goes_on());
    ASSERT_TRUE(turn.add("R-b6"));
    std::shared_ptr<const ListedMove> whole;
    ASSERT_TRUE(turn.end(whole));
    EXPECT_EQ(whole->text, "Rxa6-b6");
    BegunTurn at_once(game);
    ASSERT_TRUE(at_once.add("Rxa6-b6"));
    EXPECT_EQ(at_once.taken().size(), 2u);

    const auto scores =
        read_scores(game.variant(), "1. Rxa6-b6! K-a7;K-a8?! 2. Rb6-b1;Rb1-a1 {why} K-b7-a7 *", "game");
    ASSERT_TRUE(scores.diagnostics.empty()) << to_string(scores.diagnostics[0]);
    const auto played = replay(game, scores.value->front(), "game");
    ASSERT_TRUE(played.diagnostics.empty()) << to_string(played.diagnostics[0]);
    EXPECT_EQ(score_texts(played.value->game),
              (std::vector<std::string>{"Rxa6-b6", "K-a7-a8", "R-b1-a1", "K-b7-a7"}));
}

}  // namespace
}  // namespace acedrex
