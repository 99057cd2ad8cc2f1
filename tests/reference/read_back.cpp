#include "read_back.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "kernel/shipped.hpp"
#include "notation/position/setup.hpp"
#include "variant/idle_tags.hpp"

namespace acedrex::reference {

namespace {

std::uint64_t hash_without_idle_tags(const Variant& variant, Position position) {
    forget_idle_tags(variant, position);
    return position.hash();
}

}  // namespace

void is_read_back(const Game& game) {
    const Variant& variant = game.variant();
    const std::uint64_t hash = hash_without_idle_tags(variant, game.position());
    const Result<Position> again = checked(variant, read_setup(variant, game.setup()));
    ASSERT_TRUE(again) << game.setup() << ": " << to_string(again.diagnostics[0]);
    ASSERT_EQ(again.value->hash(), hash) << game.setup();
    ASSERT_EQ(write_setup(variant, *again.value), game.setup());
    const ToldFen fen = game.told_fen();
    ASSERT_EQ(fen.text.has_value(), fen.lacks.empty()) << game.setup();
    ASSERT_NE(fen.lacks, "everything that the setup string contains") << game.setup();
    if (!fen.text) {
        const std::string& slug = variant.spec().slug;
        const std::set<std::string> told{"classical-chess", "capablanca",  "chess960", "atomic",
                                         "crazyhouse",      "three-check", "shogi"};
        // Other rules may go by the name of the variant that they change.
        ASSERT_FALSE(told.contains(slug) && testing::shipped(slug).get() == &variant)
            << game.setup() << " has no FEN: " << fen.lacks;
        return;
    }
    const Result<Position> from_fen = checked(variant, read_fen(variant, *fen.text));
    ASSERT_TRUE(from_fen) << *fen.text << ": " << to_string(from_fen.diagnostics[0]);
    ASSERT_EQ(hash_without_idle_tags(variant, *from_fen.value), hash) << *fen.text;
    ASSERT_EQ(tell_fen(variant, *from_fen.value).text, fen.text);
}

void is_read_back(const Game& game, const ListedMove& move) {
    std::shared_ptr<const ListedMove> found;
    const PlayResult result = game.find(move.text, found);
    ASSERT_TRUE(result) << move.text << ": " << result.reason;
    ASSERT_EQ(found->text, move.text);
    ASSERT_EQ(game.setup_after(*found), game.setup_after(move)) << move.text;
}

void make_and_take_back(Game& game, const ListedMove& move) {
    const Position before = game.position();
    const std::string after = game.setup_after(move);
    game.play(move);
    ASSERT_EQ(game.setup(), after) << move.text;
    ASSERT_TRUE(game.position().is_consistent()) << move.text;
    ASSERT_TRUE(game.undo());
    ASSERT_TRUE(game.position() == before) << move.text;
    ASSERT_EQ(game.position().hash(), before.hash()) << move.text;
}

}  // namespace acedrex::reference
