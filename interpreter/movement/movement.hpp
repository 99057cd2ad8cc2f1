// How one code (a piece type in one side's hands) moves: its alternatives, each in the fastest tier that can
// hold it.
#pragma once

#include <string>
#include <vector>

#include "movement/auras.hpp"
#include "movement/meetings.hpp"
#include "movement/program.hpp"
#include "movement/tables.hpp"

namespace acedrex {

// How a piece type moves by itself. Expressions left empty (nullptr): nothing of the kind.
struct PieceWalks {
    Expr moves;
    Expr lands;  // rows for what happens where it lands
    bool passive = false;
    bool may_pass = false;
    bool anyones = false;     // nobody's, and either side may move it
    InfluenceSpec influence;  // auras, and what happens at the end of turns and the like
    Place place;
};

// How a piece type takes part in cascades, where one piece activates another.
struct CascadeRules {
    Expr gait;                    // how a piece walks that this one activates; its first steps, ridden
    bool roams = false;           // its steps may lead over fields beyond the edge of the board
    bool spends = true;           // activated, it goes as far as its momentum reaches, and hands on the rest
    bool oblated = false;         // activated without a way to go it leaves the board; else that cannot be
    bool replaces_lands = false;  // the variant's rows do not concern it
};

struct PieceExpressions : MeetingGuards, PieceWalks, CascadeRules {};

struct AlternativeReport {
    enum class Tier : std::uint8_t { leaps, rays, program, hook };
    Tier tier = Tier::program;
    std::string text;
    std::string why;
    Pc begin = 0;  // of a program
    Pc end = 0;
};

struct Movement {
    static constexpr Pc kNoProgram = ~Pc{0};

    std::vector<TableAlternative> tables;
    Program program;
    Program guards;         // takes, immune, unattacked and passes: apart, as they have no walk of their own
    std::vector<Pc> walks;  // alternatives in `program`
    // All alternatives once more, those of tables too, where it is asked by which steps a walk leads to its
    // end.
    Program traces;
    std::vector<Pc> traced;
    Pc takes = kNoProgram;  // guards that no table settles
    Pc immune = kNoProgram;
    Pc unattacked = kNoProgram;
    Pc passes = kNoProgram;
    std::vector<Pc> lands;  // rows of the type and of the variant, but for those that `activates` tells
    // By code: whether the piece activates such a one where it lands. A bit for each case: see
    // activation_case().
    std::vector<std::uint8_t> activates;
    // How it walks where its movement is inherited, by code of the activator.
    struct Gait {
        std::vector<TableAlternative> tables;
        std::vector<Pc> walks;
        std::vector<Pc> traced;  // all of it, in `traces`
    };
    std::vector<Gait> gaits;  // empty: its movement is its own
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
    Pc wake = kNoProgram;
    Pc on_turn_start = kNoProgram;
    Pc on_turn_end = kNoProgram;
    Pc on_capture = kNoProgram;
    Pc on_promotion = kNoProgram;
    bool meets = false;          // tables may end where rows of `lands` are to be tried, or give way
    bool overlapping = false;    // two ways of the tables may lead to one field
    bool walks_capture = false;  // some walk may capture
    bool has_effects = false;    // some walk does more than go and capture where it ends
    bool passive = false;
    bool may_pass = false;
    bool anyones = false;  // either side may move it
    bool spends = true;
    bool oblated = false;
    bool asks_first_ply = false;  // whether it has made a ply in this move already makes a difference
    bool brings_rules =
        false;  // it may make a piece for which something happens at the end of turns and the like
    std::vector<AlternativeReport> report;

    // Which bit of `activates` holds: with momentum to hand on, and where the walk may end as on a
    // capture-field.
    static int activation_case(bool momentum, bool strikes) { return (momentum ? 1 : 0) | (strikes ? 2 : 0); }
    bool may_activate(Code occupant, bool momentum, bool strikes) const {
        return !activates.empty() && ((activates[occupant] >> activation_case(momentum, strikes)) & 1) != 0;
    }
};

// The auras of every code.
std::vector<Aura> compile_auras(BindContext& binding, const Meetings& meetings,
                                const std::vector<PieceExpressions>& types);

// Compiles the movement of every code. variant_lands: the variant's rows, or nullptr.
std::vector<Movement> compile_movements(BindContext& binding, const Meetings& meetings,
                                        const std::vector<PieceExpressions>& types,
                                        const Expr& variant_lands);

}  // namespace acedrex
