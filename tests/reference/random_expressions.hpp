// Random movement expressions, from the forms that compile to tables to everything that the words allow.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "movement/expression.hpp"
#include "random.hpp"

namespace acedrex::reference {

// The names that expressions may use; random_cases declares them in every variant.
inline const std::vector<std::string> kTypes{"Ant", "Bee", "Cat", "Dog"};
inline const std::string kNeutralType = "Elk";
inline const std::vector<std::string> kNames{"Ant", "Bee", "Cat", "Dog", "Elk", "insect", "furry"};
inline const std::vector<std::string> kTags{"hot", "cold"};
inline const std::string kNote = "home";
inline const std::string kZone = "garden";
inline const std::string kCounter = "score";
inline const std::string kSideCounter = "points";  // of each side
constexpr int kMostScored = 3;                     // from 0

class ExpressionMaker {
  public:
    // Steps reach no further than `reach`; the movement of `lenders` may be borrowed by name.
    ExpressionMaker(Random& random, int reach, std::vector<std::string> lenders = {})
        : random_(random),
          reach_(reach),
          lenders_(std::move(lenders)),
          rush_along_(random.chance(70) ? Vector{0, 1} : vector()) {}

    // Slides, leaps, rides and limits, with guards where a walk begins or ends, and settle and strike.
    Expr plain();
    // Anything.
    Expr wild();
    // Walks that look about and change nothing: hoppers, lame pieces, bent and limited ones.
    Expr looking();

    // Few steps, with tests and deeds on the way and around the end: walks whose fields are known beforehand.
    Expr brief();

    // A GUARD for `takes` and `passes`: about the occupant of a field.
    Expr occupant_guard();
    // A GUARD for `immune`: the semantics do not say what a start is to a piece that others would take.
    Expr immunity();
    // For `lands`: what may be done on an occupied field.
    Expr lands();
    // A GUARD: how many pieces attack or guard the walker.
    Expr askers();

  private:
    // Of a counter, and whose.
    std::vector<std::string> counter();
    Vector vector();
    std::vector<Vector> vectors(int most);
    std::vector<Vector> directions();
    NumberRef number(int depth);

    Expr one_of(std::initializer_list<std::pair<GuardKind, int>> kinds);
    Expr field_guard();
    Expr newer_guard();
    Expr guard_of_one(bool of_start);
    Expr combined(bool of_start);
    Expr start_guard();
    Expr note_guard();
    Expr end_guard();
    Expr test(int depth);
    Expr deed(int depth);
    Expr way(int depth);
    Expr losing(int depth);
    Expr plain_way();
    Expr one_for_each_side(Expr light);
    Expr rush();
    Expr passing();
    Expr loop(int depth);
    Expr path_like(int depth);
    Expr ending(int depth);
    Expr by_field(int depth);
    Expr called(const std::string& production, int depth);
    Expr grammar(int depth);
    Expr borrowed(int depth);
    Expr look_guard();
    Expr look_test(int depth);
    Expr look_loop(int depth);
    Expr look_way(int depth);
    int lasts(bool of_piece);
    Expr mark();

    Random& random_;
    int reach_;
    std::vector<std::string> lenders_;
    Vector rush_along_;  // all rushes, as what a type has passed is told by its direction
};

}  // namespace acedrex::reference
