// Texts of many games, cut into games without their moves being read: what is skipped costs no memory, and
// little time.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace acedrex {

// One game of a text, from its first tag or move to its result and the comments behind it.
struct ScoreText {
    std::string_view text;
    int line = 1;          // where it begins
    bool cut_off = false;  // it is longer than may be: its end is missing
};

class ScoreTexts {
  public:
    // Appends what comes next; false, and nothing is appended, at the end.
    using More = std::function<bool(std::string&)>;
    // most: bytes of one game.
    ScoreTexts(More more, std::size_t most) : more_(std::move(more)), most_(most) {}

    // The next game, whose text holds until the next call; nothing: there is none.
    std::optional<ScoreText> next();

  private:
    bool ended();
    bool has(std::size_t bytes);  // from here on
    char peek() { return ended() ? '\0' : buffer_[at_]; }
    std::string_view rest() const { return std::string_view(buffer_).substr(at_); }
    bool begins_line() const { return at_ == 0 || buffer_[at_ - 1] == '\n'; }
    void advance();
    void forget_behind();
    void skip_line();
    void skip_space();
    bool is_tag();
    void skip_tag();
    void skip_comment();
    bool take_result();
    void skip_comments_behind();
    bool too_long() const { return at_ - begin_ > most_; }

    More more_;
    std::size_t most_;
    std::string buffer_;
    std::size_t begin_ = 0, at_ = 0;  // of the game, and how far it has been looked at
    int line_ = 1;
    int newlines_ = 0;       // that skip_space has passed over
    bool complete_ = false;  // all of the text is in the buffer
};

// Does a tag begin here, "[Name "value"]"? Moves of some notations begin with [, too. Where a line begins so,
// quotes may be missing. rest: up to the end of the line at least.
bool begins_tag(std::string_view rest, bool begins_line);

// Is the token one of the four results, in whatever letters? The result as it is written; "" for none.
std::string_view result_of(std::string_view token);

}  // namespace acedrex
