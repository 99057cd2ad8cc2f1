// What a piece type is declared to do, as expressions: its walks, its auras, and what happens by itself.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "movement/meetings.hpp"
#include "movement/program.hpp"

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

// What a variant says of all its pieces, besides what each says of itself; nullptr: nothing.
struct CommonRules {
    Expr lands;         // rows for what happens where they land
    Expr on_capture;    // what they do after what they do by themselves, where they are still there
    Expr on_promotion;  // likewise
};

// What a piece may do whatever its walks are.
struct PieceConduct {
    bool passive = false;
    bool may_pass = false;
    bool anyones = false;  // nobody's, and either side may move it
    bool spends = true;    // activated, it goes as far as its momentum reaches, and hands on the rest
    Place place;           // of its script
};

// How a piece type moves by itself. Expressions left empty (nullptr): nothing of the kind.
struct PieceWalks : PieceConduct {
    Expr moves;
    std::map<std::string, Expr> actions;  // walks with a name: what parts of turns that name it run instead
    Expr lands;                           // rows for what happens where it lands
    // Activated without a way to go, it leaves the board where this guard holds; else it cannot be activated.
    Expr blocked;
    bool roams = false;           // its steps may lead over fields beyond the edge of the board
    Expr gait;                    // how a piece walks that this one activates; its first steps, ridden
    bool replaces_lands = false;  // the variant's rows do not concern it
    InfluenceSpec influence;      // auras, and what happens at the end of turns and the like
};

struct PieceExpressions : MeetingGuards, PieceWalks {
    // Where its movement says what that holds of, as far as that is known.
    template <class Says>
    Place place_said(Says says) const {
        Place said = place;
        const auto there = [&](const Expression& e) {
            if (e.place.line <= 0 || !says(e)) return false;
            said = e.place;
            return true;
        };
        if (moves) any_inside(*moves, there);
        return said;
    }
};

// What pieces walk in the air that carry a tag, instead of their own movement.
struct RoleSpec {
    std::string tag;
    Expr moves;
    Expr blocked;  // as in PieceWalks
    Place place;
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
