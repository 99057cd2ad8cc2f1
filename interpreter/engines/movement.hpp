// How one code (a piece type in one side's hands) moves: its alternatives, each held by the engine that takes
// it first (engines/choose.hpp), and what is known of them all.
#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engines/tables.hpp"
#include "movement/piece_expressions.hpp"
#include "movement/program.hpp"
#include "movement/standing.hpp"

namespace acedrex {

struct AlternativeReport {
    enum class Tier : std::uint8_t { leaps, rays, program, hook };
    Tier tier = Tier::program;
    BoundRef walk;  // nullptr: `moves` as a whole
    Expr moves;
    NoTable why;
    Pc begin = 0;  // of a program
    Pc end = 0;
};

struct Automaton;
struct Footprints;
struct Turning;

// What the movement of a code does and asks, told once when all of it has been compiled. As with Facts, what
// is false here never happens.
struct MovementFacts {
    Facts walks;                  // of its own walks; of all that it may walk: those of its program
    Facts rows;                   // of `lands`
    bool takes = false;           // a walk of its own may take something
    bool captures = false;        // it may capture an enemy, and so attack it
    bool rows_capture = false;    // a row of `lands` may
    bool asks_first_ply = false;  // whether it has made a ply in this move already makes a difference
    bool meets = false;           // tables may end where rows of `lands` are to be tried, or give way
    bool becomes = false;         // tables may end where the piece becomes another
    bool overlaps = false;        // two ways of the tables may lead to one field
    bool rushes_overlap = false;  // likewise two rushes, or two that mark the piece
    bool marks = false;           // some mark it
};

// Where walks begin that a piece may make.
struct WalkList {
    std::vector<Pc> walks;  // alternatives in `program`
    // All alternatives once more, those of tables too, in `traces`: where it is asked by which steps a walk
    // leads to its end.
    std::vector<Pc> traced;
};

struct Movement : PieceConduct, WalkList {
    static constexpr Pc kNoProgram = ~Pc{0};

    std::vector<TableAlternative> tables;
    Program program;
    Program guards;  // takes, immune, unattacked and passes: apart, as they have no walk of their own
    std::shared_ptr<const Automaton> looks;        // all of `walks` together, where they only look
    std::shared_ptr<const Turning> at_turn_end;    // what on_turn_end does, where it only turns pieces over
    std::shared_ptr<const Footprints> footprints;  // of `walks`, where they do not only look
    Program traces;                                // what WalkList::traced is in
    Pc takes = kNoProgram;                         // guards that no table settles
    Pc immune = kNoProgram;
    Pc unattacked = kNoProgram;
    Pc passes = kNoProgram;
    std::vector<Pc> lands;  // rows of the type and of the variant, but for those that `activates` tells
    // By code: whether the piece activates such a one where it lands. A bit for each case: see
    // activation_case().
    std::vector<std::uint8_t> activates;
    std::vector<WalkList>
        gaits;  // its walks where its movement is inherited, by code of the activator; empty: it is its own
    // Its walks in the air while it carries the tag.
    struct Role : WalkList {
        Tags tag = 0;
        Pc blocked = kNoProgram;
    };
    std::vector<Role> roles;
    // What others may lend the piece, all in `program`.
    struct Loan {
        int type;          // of the giver
        std::size_t aura;  // which of its auras
        Vector offset;     // from the giver to here, on the board; {0, 0}: wherever it is
        Pc walk;
    };
    std::vector<Loan> lent_walks;
    std::vector<Loan> lent_wakes;
    std::vector<Loan> allowed;  // walks that a freezer of that type leaves it
    Pc blocked = kNoProgram;
    Pc wake = kNoProgram;
    Pc on_turn_start = kNoProgram;
    Pc on_turn_end = kNoProgram;
    Pc on_capture = kNoProgram;
    Pc on_promotion = kNoProgram;
    Pc also_on_capture = kNoProgram;  // what all pieces of the variant do, after that
    Pc also_on_promotion = kNoProgram;
    MovementFacts facts;
    std::vector<AlternativeReport> report;
    // What the piece runs in parts of turns that name an action, by its number from 1: likewise compiled, but
    // for what is lent to it and what it is in the air. Without such an action, nothing.
    std::vector<Movement> actions;

    // What it runs there; 0: `moves`.
    const Movement& by(int action) const {
        return action == 0 ? *this : actions[static_cast<std::size_t>(action) - 1];
    }

    // Does the field where it stands leave the piece some walk by a program?
    bool may_walk(Field from) const {
        return std::any_of(walks.begin(), walks.end(), [&](Pc walk) {
            const Instruction& first = program.code[walk];
            return first.op != Op::test_fields || program.field_sets[first.b][from];
        });
    }
    // Does anything concern it where it lands on what it does not capture?
    bool has_rows() const { return !lands.empty() || !activates.empty(); }
    // Does something happen by itself: at the end of turns, when it has captured or is promoted?
    bool ruled() const {
        return wake != kNoProgram || on_turn_start != kNoProgram || on_turn_end != kNoProgram ||
               acts_on_capture() || on_promotion != kNoProgram || also_on_promotion != kNoProgram;
    }
    bool acts_on_capture() const { return on_capture != kNoProgram || also_on_capture != kNoProgram; }

    // Which bit of `activates` holds: with momentum to hand on, and where the walk may end as on a
    // capture-field.
    static int activation_case(bool momentum, bool strikes) { return (momentum ? 1 : 0) | (strikes ? 2 : 0); }
    bool may_activate(Code occupant, bool momentum, bool strikes) const {
        return !activates.empty() && ((activates[occupant] >> activation_case(momentum, strikes)) & 1) != 0;
    }
};

// All that walks and guards of the code are compiled to, its actions too.
std::vector<const Program*> programs_of(const Movement& movement);
// The types that pieces may become by these.
std::set<int> types_made_by(const Movement& movement);

// Compiles the movement of every code that can come to stand on a board; what the others do is left empty.
// actions: their names, in the order of their numbers.
std::vector<Movement> compile_movements(BindContext& binding, const Meetings& meetings,
                                        const std::vector<PieceExpressions>& types, const CommonRules& common,
                                        const std::vector<RoleSpec>& roles,
                                        const std::vector<std::string>& actions, Promotions promotions);

}  // namespace acedrex
