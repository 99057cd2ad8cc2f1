// The two fast tiers: alternatives that are a set of leaps, or a set of rides, with everything that can be
// known at load folded in.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "movement/program.hpp"
#include "position/dependents.hpp"
#include "position/position.hpp"

namespace acedrex {

// A ride: the fields that steps by one vector lead through.
struct Ride {
    StepId step = 0;
    const Field* next = nullptr;  // the table of the step
    int min = 1;                  // steps
    int max = kUnlimited;         // steps, where `limits` is empty
    std::vector<int> limits;      // by field of the start

    int max_from(Field f) const { return limits.empty() ? max : limits[f]; }
};

// What a piece does besides when it has landed, to pieces on other fields and perhaps to none: only where one
// of the codes, with one of the tags, stands on a field that is looked at from there.
struct AfterLanding {
    BoundRef walk;
    Pc begin = 0;
    Code becomes = kNoPiece;               // instead, it becomes this one there, before it is put down
    std::vector<std::uint8_t> codes{};     // empty: any
    Tags tags = 0;                         // 0: any, or none
    std::vector<std::vector<Field>> at{};  // by field of the landing; empty: not known

    bool may_act(const Position& position, Field landed) const;
};

struct TableAlternative {
    enum class Kind : std::uint8_t {
        plain,   // the piece goes there, capturing what stands there
        rush,    // besides, it has rushed
        mark,    // besides, it gets a tag that lasts some turns
        passer,  // to fields that were passed in the last move: the piece that passed is captured
    };
    // What a row says of an occupant (or of none).
    static constexpr std::uint8_t kLands = 1;   // the walk may end there
    static constexpr std::uint8_t kGoesOn = 2;  // a ride may go on there
    // What stands there is attacked if the walk may end there, unless guards that are asked in play spare it.
    static constexpr std::uint8_t kAttacks = 4;
    static constexpr std::uint8_t kMeets = 8;   // the walk may end there, and what `lands` says be tried
    static constexpr std::uint8_t kTakes = 16;  // it may end there, and takes something

    enum class Mode : std::uint8_t { any, settle, strike };

    Kind kind = Kind::plain;
    Mode mode = Mode::any;
    bool rides = false;
    bool ends_anywhere = false;     // rides, may end after each step, and does nothing besides
    bool captures = false;          // may capture
    Tags carries = 0;               // all of these, at the start
    Tags carries_not = 0;           // none of these
    std::int8_t initial = 0;        // 1: only if not moved yet, -1: only if moved
    bool first_ply = false;         // only as the first ply of the piece in a move
    bool gated = true;              // there is some such condition: see is_gated()
    std::vector<std::uint8_t> row;  // by code, wall included
    // By code (kNoPiece: an empty field): the walk does not end there on a field that a piece has passed
    // which may be taken in passing. Empty: there is no such rule.
    std::vector<std::uint8_t> gives_way;
    bool gives_way_first_ply = false;     // only on the first ply of the piece in a move
    FieldSet start;                       // where it may begin; empty: anywhere
    FieldSet ends;                        // where it may end; empty: anywhere
    std::int8_t start_colour = 0;         // 1: ends on the start's colour, -1: on the other
    std::shared_ptr<AfterLanding> after;  // nullptr: nothing
    Tags marks = 0, given = 0;            // mark: the bits of the tag, and those that it gets of them
    // By field of the start: bits of the fields where it may take something; empty where it takes nothing.
    std::vector<Dependents::Bits> takes_on;

    bool becomes() const { return after && after->becomes != kNoPiece; }
    bool takes() const { return captures || kind == Kind::passer; }
    // May it take something on one of these fields?
    bool takes_among(Field from, Dependents::Bits fields) const {
        return !takes_on.empty() && (takes_on[from] & fields) != 0;
    }
    bool is_gated() const {
        return carries != 0 || carries_not != 0 || initial != 0 || first_ply || !start.empty();
    }
    Tags marked(Tags tags) const { return (tags & ~marks) | given; }
    bool begins_at(Field f) const { return start.empty() || start[f]; }
    bool ends_at(Field from, Field to, const Board& board) const {
        if (!ends.empty() && !ends[to]) return false;
        return start_colour == 0 || (board.is_light(from) == board.is_light(to)) == (start_colour > 0);
    }

    // Where it leads.
    std::vector<StepId> leap_steps;
    std::vector<std::uint32_t> offsets;  // by field, one more: its targets
    std::vector<Field> targets;
    Ride ride;  // where it rides

    // Where the leaps lead from a field.
    std::span<const Field> leaps_from(Field f) const {
        return {targets.data() + offsets[f], targets.data() + offsets[f + 1u]};
    }
    bool leaps(Field from, Field to) const {
        const auto all = leaps_from(from);
        return std::find(all.begin(), all.end(), to) != all.end();
    }
};

// end(field) for each field where the table may end from there on some board.
template <class End>
void for_each_possible_end(const TableAlternative& t, Field from, const Board& board, End end) {
    if (!t.begins_at(from)) return;
    if (!t.rides) {
        for (const Field to : t.leaps_from(from)) end(to);
        return;
    }
    for_each_step(t.ride.next, from, t.ride.max_from(from), [&](Field to, int n) {
        if (to == board.off() || to == from) return false;
        if (n >= t.ride.min && t.ends_at(from, to, board)) end(to);
        return true;
    });
}

// Why a product is no table.
struct NoTable {
    const char* said = "";
    BoundRef met{};  // what the words end with
};

// The alternative as a table, or why it is none. meets: by code, which occupants rows of `lands`
// may concern; empty: none.
std::optional<TableAlternative> as_table(const BoundRef& e, Code walker, const BindContext& binding,
                                         const Meetings& meetings, const std::vector<std::uint8_t>& meets,
                                         NoTable& why);

}  // namespace acedrex
