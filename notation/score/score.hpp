// Game scores as text: tags, numbered moves with comments and variations, a result. Where moves are written
// as the chess family writes them, a score is PGN; elsewhere the same frame holds the moves of the variant's
// own notation, each of which ends at white space.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "notation/score/score_texts.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct ScoreTag {
    std::string name;  // letters, digits and _
    std::string value;
    int line = 0;  // of the file, from 1; 0: it was not read
};

struct ScoreMove;
using ScoreLine = std::vector<ScoreMove>;

struct ScoreMove {
    // As it stands there, in ASCII, without its number and what is said of its worth; kNullMove for no move.
    std::string text;
    std::vector<std::string>
        said;                // signs of the variant's notation that stand by themselves behind it: "(=)"
    std::vector<int> marks;  // of its worth, as PGN numbers them: 1 "!", 2 "?", 3 "!!" ...
    std::vector<std::string> before, behind;  // comments, each on one line
    std::vector<ScoreLine> variations;        // instead of it
    int line = 0;                             // of the file, from 1
};

struct Score {
    std::vector<ScoreTag> tags;
    ScoreLine moves;
    std::vector<std::string> comments;  // of a score without moves
    std::string result = "*";           // "1-0", "0-1", "1/2-1/2" or "*"
    int line = 1;                       // where it begins
    bool as_read = false;               // it was read, and ends as its text says

    // nullptr where there is no such tag.
    const std::string* tag(std::string_view name) const;
    // Instead of one with that name, or behind the others.
    void set(std::string_view name, std::string value);
};

// What is wrong with a score, on a line of its file.
Diagnostic score_fault(const std::string& file, int line, std::string message, std::string remedy = "");

// One score, as far as it can be read: where it is at fault, what was read before is the value all the same,
// and the diagnostic "score" has the line.
Result<Score> read_score(const Variant& variant, const ScoreText& text, const std::string& file);

// All scores of a text, up to one that is at fault, the last one then.
Result<std::vector<Score>> read_scores(const Variant& variant, std::string_view text,
                                       const std::string& file);

// Lines of up to 79 characters, as far as moves and words are that short. first: the side that makes the
// first move, which has this number.
std::string write_score(const Score& score, Side first = Side::light, int number = 1);

}  // namespace acedrex
