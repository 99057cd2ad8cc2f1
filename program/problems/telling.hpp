// Solutions in words, and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "notation/find/game.hpp"
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
// As JSON, but for the time that it has taken, and what may be missing. variant: its name.
nlohmann::ordered_json as_json(const Game& game, const std::string& variant, const Stipulation& asked,
                               const Solved& solved, const SolveOptions& options);

}  // namespace acedrex::program
