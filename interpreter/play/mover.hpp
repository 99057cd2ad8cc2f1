// A piece that makes a ply: one that starts a move, or one that another has activated and that is in the air.
#pragma once

#include <optional>

#include "board/board.hpp"
#include "movement/movement.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Mover {
    static constexpr int kStarts = -1;

    Code code = kNoPiece;
    Tags tags = 0;
    Field at = 0;               // where its ply begins; in the air: where the piece stands that activated it
    int momentum = kStarts;     // that it has received
    Code activator = kNoPiece;  // whose movement it inherits, where it inherits any
    bool first_ply = true;      // it has made none in this move

    // The piece on the field, that starts a move.
    static Mover starting(const Position& position, Field from) {
        return {.code = position.at(from), .tags = position.tags(from), .at = from};
    }
    static Mover of(const Position::Air& air) {
        static_assert(Position::Air::kNoLimit == kUnlimited);
        return {.code = air.code,
                .tags = air.tags,
                .at = air.at,
                .momentum = air.momentum,
                .activator = air.activator};
    }

    bool in_air() const { return momentum != kStarts; }
    // Does it walk as its activator bequeaths?
    bool inherits(const Movement& movement) const { return activator != kNoPiece && !movement.gaits.empty(); }
    // The code whose movement a piece inherits that this one activates (what inherits itself hands that on).
    Code bequeathed(const Movement& movement) const {
        return in_air() && !movement.gaits.empty() ? activator : code;
    }
    // What it can hand on after so many steps.
    int left(int steps, bool spends) const {
        if (!in_air()) return steps;
        return spends && momentum < kUnlimited ? momentum - steps : momentum;
    }
    // How many steps it can go.
    int reach(bool spends) const { return in_air() && spends ? momentum : kUnlimited; }
};

// Where a walk by a table ends.
struct Landing {
    Field to = 0;
    int steps = 1;
    TableAlternative::Mode mode = TableAlternative::Mode::any;
    int passed = 0;                         // fields, by a rush
    std::optional<Position::Rush> taken{};  // in passing
};

}  // namespace acedrex
