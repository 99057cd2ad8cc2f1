// Movements in acedrex's words, as text of a script.
#pragma once

#include <string>
#include <vector>

#include "import/fsf_betza.hpp"

namespace acedrex::program::imports {

// A text of the algebra, which knows whether it is a sum and needs parentheses within a product. "": no walk
// at all.
class Words {
  public:
    Words() = default;
    Words(std::string text) : text_(std::move(text)) {}  // NOLINT: a word is words
    Words(const char* text) : text_(text) {}             // NOLINT

    bool empty() const { return text_.empty(); }
    bool is_pass() const { return text_ == "m.pass"; }
    const std::string& text() const { return text_; }

    // Or. Nothing is added where it stands there already.
    Words& operator+=(const Words& other);
    // And then; where one of them is empty, there is nothing. m.pass is left out.
    friend Words operator*(const Words& first, const Words& then);
    friend Words operator+(Words first, const Words& other) { return first += other; }
    // Not.
    Words operator-() const;

  private:
    std::string factor() const { return is_sum() ? "(" + text_ + ")" : text_; }
    bool is_sum() const { return summands_ > 1; }
    std::string text_;
    int summands_ = 1;
    std::vector<std::string> parts_;
};

// "m.N" or "{1, 2}".
std::string direction_words(int x, int y);
// "m.orthogonals", "m.NE", "{ m.NW, m.NE }".
std::string directions_words(const std::vector<std::pair<int, int>>& directions);

// The walks of a piece; `start`: what holds on fields from where Pawns may go two fields.
Words words_of_walks(const std::vector<Walk>& walks, const Words& start);

// Names: `"King"`, `"King", "Queen"`, `{ "King", "Queen" }`.
std::string in_quotes(const std::string& name);
std::string in_quotes(const std::vector<std::string>& names);
std::string name_list(const std::vector<std::string>& names);

}  // namespace acedrex::program::imports
