// How one code (a piece type in one side's hands) moves: its alternatives, each in the fastest tier that can
// hold it.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "movement/borrowing.hpp"
#include "movement/meetings.hpp"
#include "movement/program.hpp"
#include "movement/tables.hpp"

namespace acedrex {

// What an aura does besides what expressions say.
struct AuraTraits {
    bool except_self = false;  // not to the giver
    bool freeze = false;       // may not move
    bool protect = false;      // cannot be captured
    int plies = 1;             // may move so often in a turn
};

// What a piece does to others by standing where it stands, as declared. Expressions left empty: nothing of
// the kind.
struct AuraSpec : AuraTraits {
    Expr at;           // where it reaches: every field to which the piece could walk so
    Expr of;           // a guard on what stands there; own, enemy and so on as the giver sees it
    std::string mark;  // has this tag as long as the turn lasts
    // Walks that the receiver may make besides its own.
    struct Lending {
        // From the giver to the receiver, as the author wrote it; {0, 0}: wherever it stands.
        Vector direction;
        Expr walk;
    };
    std::vector<Lending> lends;
    Expr wake;  // what the receiver leaves behind, as a piece's own
};

// What a piece type does to others and what happens to it by the rules of turns; nullptr: nothing.
struct InfluenceSpec {
    std::vector<AuraSpec> auras;
    Expr frozen;         // what the pieces that it freezes may do nevertheless
    Expr wake;           // on the field that it has left in a turn by whatever means, walked by its ghost
    Expr on_turn_start;  // walked from where it stands, the effects of all walks at once
    Expr on_turn_end;
    Expr on_capture;
    Expr on_promotion;

    // Does something happen by itself: ever, or where a turn ends and the next begins?
    bool rules() const { return ends_turns() || on_capture || on_promotion; }
    bool ends_turns() const {
        return wake || on_turn_start || on_turn_end ||
               std::any_of(auras.begin(), auras.end(), [](const AuraSpec& a) { return a.wake != nullptr; });
    }
};

// What a piece may do whatever its walks are.
struct PieceConduct {
    bool passive = false;
    bool may_pass = false;
    bool anyones = false;  // nobody's, and either side may move it
    bool spends = true;    // activated, it goes as far as its momentum reaches, and hands on the rest
};

// How a piece type moves by itself. Expressions left empty (nullptr): nothing of the kind.
struct PieceWalks : PieceConduct {
    Expr moves;
    Expr lands;  // rows for what happens where it lands
    // Activated without a way to go, it leaves the board where this guard holds; else it cannot be activated.
    Expr blocked;
    bool roams = false;           // its steps may lead over fields beyond the edge of the board
    Expr gait;                    // how a piece walks that this one activates; its first steps, ridden
    bool replaces_lands = false;  // the variant's rows do not concern it
    InfluenceSpec influence;      // auras, and what happens at the end of turns and the like
    Place place;
};

struct PieceExpressions : MeetingGuards, PieceWalks {};

// What pieces walk in the air that carry a tag, instead of their own movement.
struct RoleSpec {
    std::string tag;
    Expr moves;
    Expr blocked;  // as in PieceWalks
    Place place;
};

struct AlternativeReport {
    enum class Tier : std::uint8_t { leaps, rays, program, hook };
    Tier tier = Tier::program;
    BoundRef walk;  // nullptr: `moves` as a whole
    Expr moves;
    NoTable why;
    Pc begin = 0;  // of a program
    Pc end = 0;

    std::string text() const;
};

struct Automaton;
struct Paths;

// What the movement of a code does and asks, told once when all of it has been compiled. As with Facts, what
// is false here never happens.
struct MovementFacts {
    Facts walks;                  // of its own walks; of all that it may walk: those of its program
    Facts rows;                   // of `lands`
    bool captures = false;        // a walk of its own may capture an enemy
    bool rows_capture = false;    // a row of `lands` may
    bool asks_first_ply = false;  // whether it has made a ply in this move already makes a difference
    bool meets = false;           // tables may end where rows of `lands` are to be tried, or give way
    bool overlaps = false;        // two ways of the tables may lead to one field
    bool rushes_overlap = false;  // likewise two rushes
};

struct Movement : PieceConduct {
    static constexpr Pc kNoProgram = ~Pc{0};

    std::vector<TableAlternative> tables;
    Program program;
    Program guards;         // takes, immune, unattacked and passes: apart, as they have no walk of their own
    std::vector<Pc> walks;  // alternatives in `program`
    std::shared_ptr<const Automaton> looks;  // all of `walks` together, where they only look
    std::shared_ptr<const Paths> paths;      // what is foreseen of it (play/paths.hpp)
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
        std::vector<Pc> walks;
        std::vector<Pc> traced;  // all of it, in `traces`
    };
    std::vector<Gait> gaits;  // empty: its movement is its own
    // How it walks in the air while it carries the tag.
    struct Role {
        Tags tag;
        std::vector<Pc> walks;
        std::vector<Pc> traced;  // in `traces`
        Pc blocked;
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
    std::vector<Borrowing> borrowings{};  // what its walks ask
    MovementFacts facts;
    std::vector<AlternativeReport> report;

    // Does something happen by itself: at the end of turns, when it has captured or is promoted?
    bool ruled() const {
        return wake != kNoProgram || on_turn_start != kNoProgram || on_turn_end != kNoProgram ||
               on_capture != kNoProgram || on_promotion != kNoProgram;
    }

    // Which bit of `activates` holds: with momentum to hand on, and where the walk may end as on a
    // capture-field.
    static int activation_case(bool momentum, bool strikes) { return (momentum ? 1 : 0) | (strikes ? 2 : 0); }
    bool may_activate(Code occupant, bool momentum, bool strikes) const {
        return !activates.empty() && ((activates[occupant] >> activation_case(momentum, strikes)) & 1) != 0;
    }
};

// An aura of one code, compiled.
struct Aura : AuraTraits {
    Code giver = 0;
    std::size_t index = 0;  // among those of the giver's type
    Program program{};
    Pc at = 0;
    Pc of = 0;  // asked on each field that `at` reaches, with the giver in its place
    Tags mark = 0;
    bool lends = false;
    bool wakes = false;
};

// May the aura of a piece of that type, on whichever side, act on one of the code?
bool may_concern(const AuraSpec& aura, int giver, Code code, const BindContext& binding);

// The auras of every code.
std::vector<Aura> compile_auras(BindContext& binding, const Meetings& meetings,
                                const std::vector<PieceExpressions>& types);

}  // namespace acedrex
