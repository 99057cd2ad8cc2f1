// How a movement is told. Used by the files of this folder alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "english/describe.hpp"

namespace acedrex::program {

// Marks in a text that tells one direction for several: what they become depends on what the text says
// before.
constexpr char kOnward = '\x01';  // the direction itself
constexpr char kTurned = '\x02';  // before a direction that is counted from it, and before what repeats
constexpr char kLeft = '\x03';    // the two hands, where either may be the first
constexpr char kRight = '\x04';
constexpr char kFromBase =
    '\x05';  // behind kTurned: it is counted from the direction itself, whatever was turned before

// The direction that stands for those of all alternatives that are told as one.
struct Heading {
    Vector base{};
    bool either_hand = false;  // each alternative is there mirrored, too
    bool any_line = false;     // it stands for orthogonal and for diagonal ones
};

// What stands on a field: "enemy Rook" and "that it may capture".
struct Occupant {
    std::string noun;
    std::vector<std::string> traits;

    // which: "a" (or "an"), "the", "no", "every"; place: where it stands, " there".
    std::string with(const char* which, const std::string& place = "") const;
};

// What the tests ask of the occupant, if they ask for one; the tests that are told by it are taken out.
std::optional<Occupant> take_occupant(std::vector<Expr>& tests);

class Teller {
  public:
    Teller() = default;
    explicit Teller(Heading heading) : heading_(heading) {}

    std::string action(const Expression& e) const;
    // As a clause: "the field is empty"; and what is true where it does not hold.
    std::string condition(const Expression& e, bool holds = true) const;
    // That all of the tests hold.
    std::string conditions(std::vector<Expr> tests) const;
    // Each of them as a clause; those that differ in their directions only are one.
    std::vector<std::string> alternatives(std::vector<Expr> kids) const;

    // One walk of an outline.
    std::string walk(const Walk& walk) const;

  private:
    std::string directions(const std::vector<Vector>& steps) const;
    // Directions in eighths to the right of one that is diagonal, or orthogonal.
    std::string turns(std::vector<int> eighths, bool diagonal, const std::string& straight_on) const;
    // Where a leg goes, behind its verb: " forward", " (two forward and one to the right)".
    std::string where(Vector leap, const std::vector<Vector>& steps) const;
    std::string where_next(const Leg& before, const Leg& leg, std::optional<Vector>& heading,
                           int& turn) const;
    std::string bounces(const std::vector<Expr>& kids) const;

    std::string steps(const Expression& e) const;
    std::string choice(const Expression& e) const;
    std::string either_or(const Expression& e) const;
    std::string repeat(const Expression& e) const;
    std::string sequence(const Expression& e) const;
    std::string aside(const Expression& e) const;
    std::string each_at_once(const Expression& e) const;
    std::string effect(const Expression& e) const;
    std::string others(const Expression& e) const;
    std::string grammar(const Expression& e) const;
    std::string as_many(const Expression& e) const;
    std::string look(const Expression& e, bool holds) const;
    std::string number(const NumberRef& n) const;
    std::string times(const Expression& e) const;
    // In a sequence: a run over free fields, with the step behind it or without; "" for all else.
    std::string run(const Expression& e) const;
    std::string line(const Expression& run, const Expression& step) const;
    std::string by_turns(const Expression& repeated, const Expression& last) const;
    std::string capture_of_last(const Expression& e) const;
    std::string branch(const Expression& e) const;
    std::string numbered(const std::vector<Expr>& kids) const;
    std::string start(const Expression& e, bool holds) const;
    bool is_compound(const Expression& e) const;

    // A part of a sequence.
    struct Clause {
        enum class Kind { move, effect, test, end } kind;
        std::string words;
    };
    std::size_t tell_tests(std::vector<Expr> tests, const std::vector<Expr>& kids, std::size_t at,
                           std::vector<Clause>& all) const;
    std::vector<Clause> clauses(const std::vector<Expr>& kids) const;
    std::size_t simple_walk(const std::vector<Expr>& kids, std::size_t at, std::string& words) const;
    Clause clause(const Expression& e) const;
    Clause choice_clause(const Expression& e) const;

    std::optional<Heading> heading_;
};

// A single guard as a clause, a single effect as one without a subject.
std::string guard_words(const Expression& guard, bool holds = true);
std::string effect_words(const Expression& effect);
// "a Rook or a piece that counts as pawn"
std::string one_of(const std::vector<std::string>& names);
bool is_class(const std::string& name);

// A step to a field beside it?
bool is_short(Vector v);
// Along a file, a rank or a diagonal?
bool is_straight(Vector v);
// Does it only ask?
bool is_test(const Expression& e);
// Something that it does if it can, and otherwise goes on?
bool is_optional(const Expression& e);
// Does it go anywhere, or only ask and do?
bool goes_on(const Expression& e);
// The walk to every field of the board, its own among them?
bool is_whole_board(const Expression& e);
// All steps of their leaps?
bool is_complete(const std::vector<Vector>& steps);

// A clause that is made of others is put in parentheses among others.
std::string in_parentheses(std::string words, bool made);
// Clauses of one subject name it once.
std::string joined(std::vector<std::string> words, const char* last);
// "the field is on file a" as "on file a", to go behind a noun; "" for all else.
std::string place_words(const std::string& clause);

}  // namespace acedrex::program
