// Diagrams of movements: pieces that move alike look alike, and others do not.
#include "drawing/glyph.hpp"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <random>

#include "bindings/script_fixture.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "values/directions.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {
namespace {

using VariantRef = std::shared_ptr<const Variant>;

std::string expressions(const PieceSpec& piece) {
    std::string text;
    for (const Expr& e : {piece.moves, piece.lands, piece.takes, piece.passes, piece.influence.on_capture,
                          piece.influence.on_turn_end, piece.influence.wake})
        text += (e ? to_string(*e) : "") + ";";
    return text;
}

struct Sitter {
    VariantRef variant;
    int type;
    Field middle() const {
        const Board& board = variant->board();
        return board.at(board.files() / 2, board.ranks() / 2);
    }
};

// Where the piece goes among stones that stand as `seed` has it, from the middle of the board.
std::vector<Field> ends(const Sitter& sitter, unsigned seed) {
    const Variant& variant = *sitter.variant;
    const Board& board = variant.board();
    const auto stone = variant.cast().type_named("Stone");
    Position position = initial_position(variant);
    std::mt19937 random(seed);
    for (int f = 0; f < board.size(); ++f) {
        Code code = kNoPiece;
        if (random() % 4 == 0)
            code = variant.cast().code(*stone, random() % 2 == 0 ? Side::light : Side::dark);
        if (static_cast<Field>(f) == sitter.middle()) code = variant.cast().code(sitter.type, Side::light);
        position.set(static_cast<Field>(f), code, 0, Edit::Why::setup);
    }
    position.forget_log();
    return Game(sitter.variant, position).ends(sitter.middle());
}

bool move_alike(const Sitter& a, const Sitter& b) {
    if (expressions(a.variant->piece(a.type)) == expressions(b.variant->piece(b.type))) return true;
    for (unsigned seed = 0; seed < 60; ++seed)
        if (ends(a, seed) != ends(b, seed)) return false;
    return true;
}

class Glyphs : public ::testing::TestWithParam<const char*> {};

TEST_P(Glyphs, AreEqualOnlyOfPiecesThatMoveAlike) {
    Host host(default_host_options());
    std::map<std::string, std::vector<FoundScript>> alike;
    int pieces = 0;
    for (const FoundScript& script : host.find_pieces()) {
        if (script.family != GetParam()) continue;
        const Result<Loaded> loaded = host.load(script.path);
        ASSERT_TRUE(loaded) << script.slug;
        alike[drawn_glyph(glyph_of(*loaded.value->piece, Side::light, false))].push_back(script);
        ++pieces;
    }
    EXPECT_GT(pieces, 10);
    const auto on_board = [&host](const FoundScript& script) {
        return Sitter{*host.variant(script.slug, {11, 11, true}).value, 0};
    };
    for (const auto& [glyph, group] : alike)
        for (std::size_t i = 1; i < group.size(); ++i)
            EXPECT_TRUE(move_alike(on_board(group[0]), on_board(group[i])))
                << group[0].slug << ", " << group[i].slug;
}

INSTANTIATE_TEST_SUITE_P(Families, Glyphs, ::testing::Values("testing-board", "jupiter", "croatian"));

PieceSpec piece_of(const Expr& moves) {
    PieceSpec piece;
    piece.moves = moves;
    return piece;
}

TEST(Glyph, SaysWhatAWalkDoes) {
    const Expr leaps = make::leap(1, 2);
    const Glyph leaper = glyph_of(piece_of(leaps), Side::light, false);
    EXPECT_EQ(leaper.lines.size(), 8u);
    EXPECT_EQ(leaper.lines.at({1, 2}).ends.at(1), Glyph::kGoes | Glyph::kTakes);
    EXPECT_EQ(leaper.rest, 0u);
    const Glyph quiet =
        glyph_of(piece_of(make::sequence({leaps, make::guard(GuardKind::empty)})), Side::light, false);
    EXPECT_EQ(quiet.lines.at({1, 2}).ends.at(1), Glyph::kGoes);
    const Expr north = make::step({{0, 1}});
    const Expr ride = make::sequence(
        {make::repeat(make::sequence({north, make::guard(GuardKind::free)}), make::constant(0), nullptr),
         north});
    const Glyph rider = glyph_of(piece_of(ride), Side::light, false);
    EXPECT_TRUE(rider.lines.at({0, 1}).beyond);
    EXPECT_EQ(rider.rest, 0u);
    EXPECT_TRUE(glyph_of(piece_of(ride), Side::dark, false).lines.contains({0, -1}));
}

TEST(Glyph, IsTracedOnceForAllDrawings) {
    const auto piece = std::make_shared<const PieceSpec>(piece_of(make::leap(1, 2)));
    const auto like_it = std::make_shared<const PieceSpec>(*piece);
    TracedGlyphs known;
    const Glyph* light = &known.of(piece, Side::light, true);
    EXPECT_EQ(*light, glyph_of(*piece, Side::light, true));
    EXPECT_EQ(&known.of(piece, Side::light, true), light);
    EXPECT_NE(&known.of(piece, Side::dark, true), light);
    EXPECT_NE(&known.of(like_it, Side::light, true), light);
}

TEST(Glyph, MarksWhatItCannotDraw) {
    const Expr north = make::step({{0, 1}});
    const Expr in_zone = make::sequence({north, make::guard(GuardKind::zone, {"palace"})});
    const Expr elsewhere = make::sequence({north, make::guard(GuardKind::zone, {"temple"})});
    const Glyph one = glyph_of(piece_of(in_zone), Side::light, false);
    EXPECT_NE(one.rest, 0u);
    EXPECT_NE(drawn_glyph(one), drawn_glyph(glyph_of(piece_of(elsewhere), Side::light, false)));
    EXPECT_NE(drawn_glyph(one), drawn_glyph(glyph_of(piece_of(north), Side::light, false)));
}

// Of too many ways some are left out: alike on both sides.
TEST(Glyph, LeansToNoSide) {
    const Expr ahead = make::step({{-1, 0}, {1, 0}, {0, 1}, {-1, 1}, {1, 1}});
    const Expr hop = make::sequence(
        {ahead, make::choice({make::effect(EffectKind::capture), make::guard(GuardKind::occupied)}), ahead,
         make::guard(GuardKind::empty)});
    const Glyph glyph = glyph_of(piece_of(make::repeat(hop, make::constant(1), make::constant(kUnlimited))),
                                 Side::light, false);
    const auto mirrored = [](Vector v) { return Vector{-v.x, v.y}; };
    Glyph other = glyph;
    other.lines.clear(), other.ends.clear(), other.legs.clear(), other.hops.clear();
    for (const auto& [v, line] : glyph.lines) other.lines[mirrored(v)] = line;
    for (const auto& [v, how] : glyph.ends) other.ends[mirrored(v)] = how;
    for (const auto& [way, bends] : glyph.legs)
        other.legs[{mirrored(way.first), mirrored(way.second)}] = bends;
    for (const auto& [from, to] : glyph.hops) other.hops.insert({mirrored(from), mirrored(to)});
    EXPECT_FALSE(glyph.hops.empty());
    EXPECT_EQ(glyph, other);
}

}  // namespace
}  // namespace acedrex::program
