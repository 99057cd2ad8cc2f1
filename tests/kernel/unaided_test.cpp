// The same moves with and without what makes them fast: with lines marked around the royal piece, with every
// move made and tested, and with each enemy piece asked whether it attacks, without the tables that answer
// backwards which do.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/engines.hpp"
#include "games/perft.hpp"
#include "kernel/perft_rows.hpp"
#include "legality/legal.hpp"

namespace acedrex {

using testing::perft_rows;
using testing::PerftRow;
using testing::shipped;

namespace {

class Unaided {
  public:
    Unaided(const Variant& variant, Position& position)
        : variant_(variant), position_(position), walker_(variant.play(), position) {}

    // Would some enemy of the piece on `at` capture it there?
    bool attacked(Field at) {
        const Side them = other(Cast::side(position_.at(at)));
        const std::vector<Field> fields(position_.pieces(them).begin(), position_.pieces(them).end());
        return std::any_of(fields.begin(), fields.end(), [&](Field from) {
            if (variant_.movement(position_.at(from)).passive) return false;
            return tables_attack(variant_.play(), position_, from, at, nullptr) || walker_.attacks(from, at);
        });
    }

    // Where a side is bound to the last of its royal pieces only, others may be left attacked.
    bool safe(Side side) {
        int pieces = 0;
        for (const Code code : variant_.royals(side).all) pieces += position_.count(code);
        const bool last_only = variant_.obligations().several_royals == MoveObligations::Royals::last;
        return (last_only && pieces > 1) || none_attacked(variant_.royals(side).all);
    }

    std::uint64_t count(int depth) {
        if (depth == 0) return 1;
        const Side us = position_.to_move();
        LegalMoves legal(variant_, position_);
        legal.ignore_safety(true);
        MoveList list;
        legal.list(list);
        EXPECT_TRUE(list.complete);
        const std::size_t checkpoint = position_.checkpoint();
        // Pieces that have to escape are left attacked where each turn leaves some of them so.
        bool some_escape = false;
        std::uint64_t escapes = 0, nodes = 0;
        for (const Move& move : list.moves) {
            make_move(position_, move, list.edits.data(), variant_.move_rules());
            if (safe(us)) {
                const bool escape = none_attacked(variant_.royals(us).escaping);
                const std::uint64_t below = escape || !some_escape ? count(depth - 1) : 0;
                (escape ? escapes : nodes) += below;
                some_escape |= escape;
            }
            position_.undo_to(checkpoint);
        }
        return some_escape ? escapes : nodes;
    }

  private:
    bool none_attacked(const std::vector<Code>& codes) {
        for (const Code code : codes)
            for (Field f = 0; position_.count(code) > 0 && f < variant_.board().size(); ++f)
                if (position_.at(f) == code && attacked(f)) return false;
        return true;
    }

    const Variant& variant_;
    Position& position_;
    Walker walker_;
};

// Does a drop have to be made in this turn? That is judged over safe turns, which are not known to Unaided.
bool owes_drop(const std::vector<Part>& parts, const Position& position) {
    const auto waits = [&](const DropRule& rule) {
        return !position.pocketed(position.to_move(), rule.pocket).empty();
    };
    return std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
        const bool forced = part.forced_number >= 0 && may_be_forced(part, position);
        return (forced && std::any_of(part.drops.begin(), part.drops.end(), waits)) ||
               owes_drop(part.parts, position);
    });
}

// Every move made and tested.
std::uint64_t count_tested(const Variant& variant, Position& position, int depth) {
    if (depth == 0) return 1;
    const auto left_out = Engines::without(Engines::lines);
    LegalMoves legal(variant, position);
    MoveList list;
    legal.list(list);
    std::uint64_t nodes = 0;
    const std::size_t checkpoint = position.checkpoint();
    for (const Move& move : list.moves) {
        make_move(position, move, list.edits.data(), variant.move_rules());
        nodes += count_tested(variant, position, depth - 1);
        position.undo_to(checkpoint);
    }
    return nodes;
}

// Depth 1, from the first positions depth 2 where that was counted and is not too much at once.
int depth_for(const PerftRow& row, const Position& position) {
    constexpr std::uint64_t kMost = 4'000;
    const bool first = position.hash() == initial_position(*shipped(row.variant)).hash();
    return first && row.counts.size() > 1 && (testing::slow() || row.counts[1].second <= kMost) ? 2 : 1;
}

}  // namespace

TEST(Unaided, CountsAreTheSame) {
    std::size_t place = 0;
    for (const PerftRow& row : perft_rows()) {
        if (row.is_fen() || testing::left_out(place++)) continue;
        SCOPED_TRACE(row.variant + " " + row.text);
        const Variant& variant = *shipped(row.variant);
        Position position = row.position();
        const Position before = position;
        const int depth = depth_for(row, position);
        const std::uint64_t nodes = row.counts[static_cast<std::size_t>(depth - 1)].second;
        EXPECT_EQ(perft(variant, position, depth).nodes, nodes);
        EXPECT_EQ(count_tested(variant, position, depth), nodes);
        if (!owes_drop(variant.turn().ways, position)) {
            EXPECT_EQ(Unaided(variant, position).count(depth), nodes);
        }
        EXPECT_TRUE(position == before);
    }
}

// Of every royal piece, on every field where it could be put.
TEST(Unaided, AttacksAreTheSame) {
    std::size_t place = 0;
    for (const PerftRow& row : perft_rows()) {
        if (row.is_fen() || testing::left_out(place++)) continue;
        SCOPED_TRACE(row.variant + " " + row.text);
        const Variant& variant = *shipped(row.variant);
        Position position = row.position();
        LegalMoves legal(variant, position);
        Unaided unaided(variant, position);
        const std::size_t checkpoint = position.checkpoint();
        for (const Side side : {Side::light, Side::dark}) {
            position.set_to_move(side);
            for (const Code code : variant.royals(side).all) {
                for (Field f = 0; f < variant.board().size(); ++f) {
                    if (position.at(f) != kNoPiece && position.at(f) != code) continue;
                    position.set(f, code, 0, Edit::Why::setup);
                    EXPECT_EQ(legal.attacked(f, code), unaided.attacked(f)) << variant.board().name(f);
                    position.undo_to(checkpoint);
                }
            }
        }
    }
}

}  // namespace acedrex
