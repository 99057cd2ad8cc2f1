// A variant and a position, as the options that most commands share name them.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "host/host.hpp"
#include "notation/find/told_game.hpp"
#include "notation/score/score.hpp"
#include "shell/arguments.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

struct TableOptions {
    std::string variant;
    std::optional<std::string> setup;
    std::optional<std::string> fen;
    std::optional<std::string> game;  // a file of scores
    int to = -1;                      // turns of it; -1: all
    int number = 0;                   // of the score in that file; 0: not given, the first one
    std::optional<std::string> tags;
    std::optional<std::string> board;
    bool unchecked = false;
    std::string as;  // "light" or "dark": the side that sees the game; "": everything is shown
    std::optional<std::string> air;
    int momentum = -1;  // -1: not given
    std::optional<std::string> activator;
    bool begins = true;        // from the first position, so that a seed that is not given is drawn
    std::string empty_remedy;  // what to do about a free board that is empty; "": it does not matter

    void declare_variant(Arguments& arguments);
    // end: where --to may also name a field, takes what it says (see turns_or_field).
    void declare_position(Arguments& arguments, std::optional<std::string>* end = nullptr);
    // --game, --to and --number alone. about: of the file; end: as above.
    void declare_game(Arguments& arguments, const std::string& about,
                      std::optional<std::string>* end = nullptr);
    void declare_as(Arguments& arguments);
    // Throws UsageError where they say where the game begins in two ways, or count in a game that none is.
    void refuse_contradictions() const;
    // What --to says: a number goes into `to`; a field is told.
    std::optional<std::string> turns_or_field(const std::optional<std::string>& end);
};

// The remedy of commands that have --from.
constexpr const char* kPutItThere = "put the piece on it with --from FIELD, or give --setup";

// What --flip says.
constexpr const char* kFlip = "draw the board from dark's side";

// What a game is played on. The host is kept: hooks of the variant live in it.
struct Table {
    std::shared_ptr<Host> host;
    std::shared_ptr<const Variant> variant;
    Position position;
    std::string name;              // by which it can be opened again, with its options
    std::optional<Game> played{};  // that led to the position
    std::optional<Score> score{};  // where it was read from
    std::optional<Side> as{};      // the side that sees the game; absent: everything is shown

    Game game() const { return played ? *played : Game(variant, position); }
};

// Throws UsageError where the variant is unknown or options contradict each other, Refusal (its words said)
// where a script or the position is wrong. from: where the piece of a free board stands if no position is
// given. host: one that has read nothing yet, where the caller wants to ask it afterwards; else one is made.
Table open_table(const TableOptions& options, const std::optional<std::string>& from = std::nullopt,
                 std::shared_ptr<Host> host = nullptr);

// The same of a variant by its name alone, in its first position.
Table open_variant(const std::string& name, bool begins = true);

// Likewise; the same number draws the same seed for it, if it has one and the name says none.
Table open_variant_drawn_by(std::uint64_t random, const std::string& name);

// "10x8"; throws UsageError where it is none.
FreeBoard board_size(const std::string& text);

// The same pieces and rules on an empty board of another size. Holes and zones stay as far as they fit.
VariantSpec on_other_board(VariantSpec spec, FreeBoard size);

// The path of a script by any of the names that VARIANT stands for; throws UsageError where there is none.
std::filesystem::path resolve(const Host& host, const std::string& name);

// Loads a script by such a name, without the options; throws UsageError where it has no piece of the name
// behind
// '#', Refusal (its words said) where it is wrong.
Loaded load_by_name(Host& host, const std::string& name);

// "zoo.lua has several pieces: ...", of a script of which one is to be named.
UsageError one_of_several(const std::string& script, const Loaded& loaded);

// Throws UsageError where the variant's board has no such field.
Field field_named(const Variant& variant, const std::string& name);

// "nothing stands on e4", of a field where no piece is known to stand.
std::string words_of_no_piece(const Position& position, const Variant& variant, Field field);

// What the text before a position may be called in the output: the slug of the variant.
const std::string& slug_of(const Variant& variant);

}  // namespace acedrex::program
