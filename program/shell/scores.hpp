// Files of game scores, as commands read and write them.
#pragma once

#include <optional>
#include <string>

#include "host/host.hpp"
#include "notation/find/conduct.hpp"
#include "notation/score/replay.hpp"

namespace acedrex::program {

// The text of a file ('-': standard input); throws Refusal, its words said, where it cannot be read.
std::string score_file(const std::string& path);

// Options of the variant that a tag of the score with that number tells, as behind the colon of a name; ""
// for none. Before the variant is known scores are told apart by their tags alone.
std::string options_in_score(std::string_view text, int number);

// Is the variant what a tag, or a saved game, calls so? Other programs write names with blanks, or without.
// called: as the command names it.
bool is_called(const VariantSpec& variant, std::string_view called, const std::string& name);

// The score with that number, from 1. Throws Refusal where there is none, it is of another variant, or it
// cannot be read up to its end. `partly`: what could be read of it is returned all the same, once the fault
// is said.
Score chosen_score(const Variant& variant, std::string_view called, const std::string& text,
                   const std::string& path, int number, bool partly = false);

// The date of today, as scores have it: "2026.01.31".
std::string today();

// Sets the moves of the game, and the tags that follow from it, in a score that may have others. start: the
// game without moves. variant: what a command calls it by, with options. hash: of the scripts; "": unknown.
void fill_score(Score& score, const Game& start, const Game& game,
                const std::optional<Conduct::Agreement>& agreed, const std::string& variant,
                const std::string& hash);

// What the players have said by the signs behind the score's moves, all of which have been played, and how it
// ended where the rules say nothing. first: the side that made the first move.
Conduct conduct_of(const Score& score, Side first, const Game& game);

// Of the contents of all scripts that the host has read: 16 hexadecimal digits, the same wherever they lie.
std::string hash_of_scripts(const Host& host);

}  // namespace acedrex::program
