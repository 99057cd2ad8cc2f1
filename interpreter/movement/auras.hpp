// Auras: what pieces do to others by standing where they stand, as authors declare it and as it is compiled.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "movement/bind_context.hpp"
#include "movement/expression.hpp"
#include "movement/program.hpp"

namespace acedrex {

// As declared. Expressions left empty: nothing of the kind.
struct AuraSpec {
    Expr at;                   // where it reaches: every field to which the piece could walk so
    Expr of;                   // a guard on what stands there; own, enemy and so on as the giver sees it
    bool except_self = false;  // not the giver
    bool freeze = false;       // may not move
    bool protect = false;      // cannot be captured
    std::string mark;          // has this tag as long as the turn lasts
    int plies = 1;             // may move so often in a turn
    Expr lends;                // walks that the receiver may make besides its own
    struct Lending {
        Vector direction;  // from the giver to the receiver, as the author wrote it
        Expr walk;
    };
    std::vector<Lending> lends_by_direction;  // instead of `lends`: `at` is a sum of single steps
    Expr wake;                                // what the receiver leaves behind, as a piece's own
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

// An aura of one code, compiled.
struct Aura {
    Code giver = 0;
    Program program;
    Pc at = 0;
    Pc of = 0;  // asked on each field that `at` reaches, with the giver in its place
    bool except_self = false;
    bool freeze = false;
    bool protect = false;
    Tags mark = 0;
    int plies = 1;
    bool lends = false;
    bool wakes = false;
    int type = 0;           // of the giver
    std::size_t index = 0;  // among that type's auras
};

}  // namespace acedrex
