// Files of game scores, as commands read and write them.
#pragma once

#include <optional>
#include <string>

#include "host/host.hpp"
#include "notation/find/conduct.hpp"
#include "notation/score/replay.hpp"

namespace acedrex::program {

// One game of a file, not yet read.
struct GameText {
    std::string path;
    std::string text;
    int line = 1;          // of the file, where it begins
    bool cut_off = false;  // it is too long
};
// The game with that number, from 1, of a file of any size ('-': standard input); throws Refusal, its words
// said, where there is none or the file cannot be read.
GameText game_in_file(const std::string& path, int number);

// Options of the variant that a tag of the game tells, as behind the colon of a name; "" for none.
std::string options_in_score(const GameText& game);

// Is the variant what a tag, or a saved game, calls so? Other programs write names with blanks, or without.
// called: as the command names it.
bool is_called(const VariantSpec& variant, std::string_view called, const std::string& name);

// Why the score is no game of the variant; nothing where it is one, or does not say. called: likewise.
std::optional<Diagnostic> of_another_variant(const Variant& variant, std::string_view called,
                                             const Score& score, const std::string& path);

// The game, read. Throws Refusal where it is of another variant, or cannot be read up to its end. `partly`:
// what could be read of it is returned all the same, once the fault is said.
Score read_game(const Variant& variant, std::string_view called, const GameText& game, bool partly = false);

// The date of today, as scores have it: "2026.01.31".
std::string today();

// Sets the moves of the game, and the tags that follow from it, in a score that may have others. What a score
// that was read says of its end stays, as long as it ends so. start: the
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
