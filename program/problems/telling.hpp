// Solutions in words, and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "problems/problem_line.hpp"
#include "problems/stipulation.hpp"

namespace acedrex::program {

// What is known of a problem; absent: nothing for certain, or it depends on what its author meant.
struct Soundness {
    std::optional<bool> sound;   // it has the one solution that it asks for
    std::optional<bool> cooked;  // it has more keys, shorter ones or, of proof games, more games
    std::string words{};
};
Soundness soundness_of(const Stipulation& asked, const Solved& solved);

// As a tree, a line for each reply.
std::string in_words(const Stipulation& asked, const Solved& solved, const SolveOptions& options);
// The part of the document that tells of solutions.
nlohmann::ordered_json as_json(const Stipulation& asked, const Solved& solved, const SolveOptions& options);

}  // namespace acedrex::program
