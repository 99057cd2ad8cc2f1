// Movement in plain English, for people who do not know the algebra.
#pragma once

#include <string>
#include <vector>

#include "notation/betza/outline.hpp"

namespace acedrex::program {

// Sentences: what a piece with these moves does, one alternative each.
std::vector<std::string> sentences(const Expression& moves);

// A condition as a clause: "an enemy stands there and it has not moved yet".
std::string condition(const Expression& guard);

// What happens, as a clause without a subject: "steps one field forward, then captures what stands there".
std::string action(const Expression& e);

// A repetition, a sequence, and what is done aside.
std::string repeat_words(const Expression& e);
std::string sequence_words(const Expression& e);
std::string aside_words(const Expression& e);

// A single guard as a clause, a single effect as one without a subject.
std::string guard_words(const Expression& guard, bool holds = true);
std::string effect_words(const Expression& effect);

// A step to a field beside it?
bool is_short(Vector v);
// Something that it does if it can, and otherwise goes on?
bool is_optional(const Expression& e);

// "forward", "diagonally", "2 forward and 1 to either side", ...
std::string direction_words(const std::vector<Vector>& steps);

// One walk of an outline, without a subject.
std::string walk_words(const Walk& walk);

// "one" to "sixteen", then in figures.
std::string number_word(int n);

// "a, b or c"
std::string listed(const std::vector<std::string>& items, const char* last);

}  // namespace acedrex::program
