// Figures: positions of a game that explain its rules, with arrows and a move to step through, in a table
// beside the script: figures/SLUG.json.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "drawing/annotation.hpp"
#include "notation/find/game.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

struct Figure {
    std::string name, title, section;
    std::string words;  // what it shows
    std::string setup;  // which may leave a King in check that its side has not met
    std::vector<std::string> moves;
    std::size_t at = 0;                 // the arrows are drawn after so many of them
    std::string arrows, marks, labels;  // as read_annotation() has them
    std::string wrong;                  // what is wrong with it in its source; "": nothing
};

// Of the script at that path, in their order; none where it has none. What cannot be read is told on stderr
// and left out.
std::vector<Figure> figures_of(const std::filesystem::path& script);

// What is told of it wherever it is listed or shown: name, title, section, words.
Json head_of(const Figure& figure);

// A figure as a game: its position, and what each step shows.
struct FigureGame {
    struct Step {
        std::size_t moves = 0;  // that have been made
        std::string begun;      // the turn that has been begun then; may be empty
    };
    Game start;
    std::vector<std::string> moves;  // in the long form
    std::vector<Step> steps;         // the first one: the position
    Annotation annotation;
    std::size_t annotated = 0;  // the step that it is of
};

// Where it cannot be set up or played, the diagnostic says why.
Result<FigureGame> set_up(const std::shared_ptr<const Variant>& variant, const Figure& figure);

}  // namespace acedrex::program
