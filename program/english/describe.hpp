// Movement in plain English, for people who do not know the algebra.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "outline/outline.hpp"

namespace acedrex::program {

// Sentences: what a piece with these moves does, one alternative each.
std::vector<std::string> sentences(const Expression& moves);

// A condition as a clause: "an enemy stands there and it has not moved yet".
std::string condition(const Expression& guard);

// Whom a guard is true of, as a noun: "a friend other than a King", "any piece"; as a clause where it asks
// for more.
std::string whom(const Expression& guard);

// What happens, as a clause without a subject: "steps one field forward, then captures what stands there".
std::string action(const Expression& e);

// "forward", "diagonally", "2 forward and 1 to either side", ...
std::string direction_words(const std::vector<Vector>& steps);

// "one" to "sixteen", then in figures.
std::string number_word(int n);

// "a" or "an", by how the word begins.
const char* article(const std::string& word);

// "a, b or c"
std::string listed(const std::vector<std::string>& items, const char* last);

}  // namespace acedrex::program
