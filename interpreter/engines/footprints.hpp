// Footprints: what tells the outcomes of walks apart by the fields that they fill and leave, so that they are
// counted without being made. Known of walks that look, and then do one of these:
// - the piece goes: it ends on the field; where that was empty, pieces elsewhere may change sides, types or
//   marks;
// - it doubles: likewise on an empty field, and another like it stays where it began;
// - it places: a piece comes to stand on the empty field, and the walker is back where it began.
// Where it has gone to an empty field, it may place a piece as well.
#pragma once

#include <memory>
#include <optional>

#include "engines/automaton.hpp"

namespace acedrex {

// What follows in a program where the walker stands.
struct FootprintTail {
    static constexpr Pc kNothing = ~Pc{0};

    Pc begins = kNothing;        // of the piece changing others' sides, types or marks
    bool marks = false;          // marks are among these
    std::optional<Pc> places{};  // walks that place a piece

    bool operator==(const FootprintTail&) const = default;
};

// How walks end that are looked for, and what is found of them.
struct Footprint {
    enum class Ending : std::uint8_t {
        goes,
        doubles,
        places,
        turns,  // what stands there changes sides
        holds   // a guard: it ends, and does nothing
    };

    Ending ending = Ending::goes;
    bool within = false;                 // they are walks within a walk: they only place, or turn
    Code placed = kNoPiece;              // kNoPiece: no walk places anything
    std::optional<EffectKind> turned{};  // by convert or flip
    // What follows where the walker stands, the same for all ends; absent: no walk has ended.
    std::optional<FootprintTail> tail{};

    // Whatever stands there?
    bool ends_anywhere() const { return ending == Ending::turns || ending == Ending::holds; }
    // Notes it; false where it is not the same for all.
    bool goes_on_alike(const FootprintTail& as) {
        if (!tail) tail = as;
        return *tail == as;
    }
};

// Walks that place a piece where they end.
struct Placing {
    std::shared_ptr<const Automaton> ends;
    Code placed = kNoPiece;
    bool anywhere = false;  // they begin on every other field
};

struct Footprints {
    std::shared_ptr<const Automaton> going, doubling;  // nullptr: no walk does
    std::optional<Placing> placing, after_going;
    bool going_turns = false;     // pieces change where the walker has gone
    bool doubling_turns = false;  // likewise where it has doubled
};

// Do walks place pieces or change some, and do nothing else that footprints do not tell?
bool may_leave_footprints(const Facts& facts);
// Of all these walks of a piece; nullptr where some of them do anything else.
std::shared_ptr<const Footprints> footprints_of(const Program& program, const std::vector<Pc>& walks,
                                                Code walker, const BindContext& binding,
                                                const Meetings& meetings);

// Absent: it does more than that.
std::optional<FootprintTail> footprint_tail(const Program& program, Pc at);
// Where the instruction stands to which jumps lead.
Pc skip_jumps(const Program& program, Pc at);
// Does the walk end there? at_home: the walker back where it began.
bool ends_behind(const Program& program, Pc at, bool at_home);

}  // namespace acedrex
