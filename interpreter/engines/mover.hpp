// A piece that makes a ply: one that starts a move, or one that another has activated and that is in the air.
#pragma once

#include <optional>

#include "board/board.hpp"
#include "engines/movement.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"
#include "position/position.hpp"

namespace acedrex {

// One that starts has no momentum (kStarts), and `at` is where it stands.
struct Mover : Position::Air {
    static constexpr int kStarts = -1;
    static_assert(kNoLimit == kUnlimited);

    bool first_ply = true;  // it has made none in this move
    bool diverged = false;  // this ply goes on from where its last one led
    int action = 0;         // whose walks it runs (Movement::by)

    // A piece of the code with these tags that starts a move.
    static Mover starting(Code code, Tags tags, Field from) {
        return {{.code = code, .tags = tags, .at = from, .momentum = kStarts}};
    }
    // The one on the field.
    static Mover starting(const Position& position, Field from, int action = 0) {
        Mover mover = starting(position.at(from), position.tags(from), from);
        mover.action = action;
        return mover;
    }

    bool in_air() const { return momentum != kStarts; }
    // Does it gain momentum by its steps, as a piece does that starts?
    bool gathers() const { return momentum == kStarts || momentum == kGathers; }
    // The role that it has in the air; nullptr: none.
    const Movement::Role* role(const Movement& movement) const {
        if (!in_air()) return nullptr;
        for (const Movement::Role& role : movement.roles)
            if ((tags & role.tag) != 0) return &role;
        return nullptr;
    }
    // Does it walk as its activator bequeaths?
    bool inherits(const Movement& movement) const { return activator != kNoPiece && !movement.gaits.empty(); }
    // How it walks: by its role, as its activator bequeaths, or as it does by itself.
    const WalkList& walk_list(const Movement& movement) const {
        if (const Movement::Role* in_role = role(movement)) return *in_role;
        return inherits(movement) ? movement.gaits[activator] : movement;
    }
    // The code whose movement a piece inherits that this one activates (what inherits itself hands that on).
    Code bequeathed(const Movement& movement) const {
        return in_air() && !movement.gaits.empty() ? activator : code;
    }
    // What it can hand on after so many steps.
    int left(int steps, bool spends) const {
        if (gathers()) return steps;
        return spends && momentum < kUnlimited ? momentum - steps : momentum;
    }
    // How many steps it can go.
    int reach(bool spends) const { return !gathers() && spends ? momentum : kUnlimited; }
};

// Has a piece of the code that stands there, with these tags, not moved from where the setup puts its like?
inline bool is_initial(const Position& position, Field f, Code code, Tags tags) {
    return position.tables().setup[f] == code && (tags & kMovedTag) == 0;
}
inline bool is_initial(const Position& position, Field f) {
    return is_initial(position, f, position.at(f), position.tags(f));
}

// Where a walk by a table ends.
struct Landing {
    Field to = 0;
    int steps = 1;
    TableAlternative::Mode mode = TableAlternative::Mode::any;
    int passed = 0;                           // fields, by a rush
    std::optional<Position::Rush> taken{};    // in passing
    const AfterLanding* after = nullptr;      // what is done besides
    const TableAlternative* marks = nullptr;  // it is marked as these say
};

}  // namespace acedrex
