// The reader of all text about positions and moves: a place in a text, which it takes from the front.
// Whatever cannot be taken leaves the text as it is.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>

#include "board/board.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/letters.hpp"

namespace acedrex {

class Cursor {
  public:
    static constexpr std::size_t kAll = std::string_view::npos;

    explicit Cursor(std::string_view text) : whole_(text), rest_(text) {}

    std::string_view whole() const { return whole_; }
    std::string_view rest() const { return rest_; }
    std::size_t at() const { return whole_.size() - rest_.size(); }
    bool at_end() const { return rest_.empty(); }

    // The character that comes `ahead` characters on; '\0' behind the end.
    char peek(std::size_t ahead = 0) const { return ahead < rest_.size() ? rest_[ahead] : '\0'; }
    bool is_next(char c) const { return rest_.starts_with(c); }
    bool is_next(std::string_view text) const { return rest_.starts_with(text); }

    bool take(char c) { return is_next(c) && (skip(1), true); }
    bool take(std::string_view text) { return is_next(text) && (skip(text.size()), true); }
    // The next characters, as many as there are.
    std::string_view take_first(std::size_t count) {
        const std::string_view taken = rest_.substr(0, count);
        skip(taken.size());
        return taken;
    }
    std::string_view take_rest() { return take_first(kAll); }
    // As long as the predicate holds, at most so many.
    template <class Is>
    std::string_view take_while(const Is& is, std::size_t most = kAll) {
        return take_first(run(0, is, most));
    }
    // What stands between `open`, which comes next, and the first `close`; both are taken with it.
    std::optional<std::string_view> between(char open, char close) {
        const auto end = rest_.find(close, 1);
        if (!is_next(open) || end == std::string_view::npos) return std::nullopt;
        return take_first(end + 1).substr(1, end - 1);
    }

    // The digits that come next, at most so many, as a number that does not grow above `cap`; 0 for none.
    int number(std::size_t most = kAll, int cap = 1'000'000) {
        int value = 0;
        for (const char c : take_while(is_digit, most)) value = std::min(10 * value + (c - '0'), cap);
        return value;
    }

    // "Q", or "[Fi]" without its brackets; one character, whichever it is, where no bracket is closed.
    std::string_view symbol() {
        const auto inside = between('[', ']');
        if (inside) return *inside;
        return letter();
    }
    // The next character, all of its bytes.
    std::string_view letter() { return take_first(letter_size(rest_)); }

    // What looks like the name of a field, or like the beginning of one: "B:aa12", "e4", "e", "4", "".
    std::string_view field() {
        const auto colon = rest_.find(':');
        const std::size_t begin = colon < rest_.find_first_of("0123456789,") ? colon + 1 : 0;
        const std::size_t letters = begin + run(begin, is_lower);
        return take_first(letters + run(letters, is_digit));
    }

    // The board beside the first whose name and colon come next; nullptr: there is none.
    const BoardPart* board_ahead(const Board& board) const {
        for (const BoardPart& part : board.parts())
            if (!part.name.empty() && is_next(part.name) && peek(part.name.size()) == ':') return &part;
        return nullptr;
    }

    // The letters of a file: one; or two, where a digit follows and a board of so many files has that one
    // ("aa12" is on file aa, "ec4" begins with file e). `sign` is a letter that is a file's before a digit
    // only. "" where no letter comes next.
    std::string_view file_letters(int files, char sign = '\0') {
        if (sign != '\0' && is_next(sign) && !is_digit(peek(1))) return {};
        const bool two = is_lower(peek()) && is_lower(peek(1)) && is_digit(peek(2)) &&
                         (sign == '\0' || (peek() != sign && peek(1) != sign));
        return take_while(is_lower, two && file_number(rest_.substr(0, 2)).value_or(files) < files ? 2 : 1);
    }

  private:
    void skip(std::size_t count) { rest_.remove_prefix(count); }

    template <class Is>
    std::size_t run(std::size_t from, const Is& is, std::size_t most = kAll) const {
        std::size_t count = 0;
        while (count < most && from + count < rest_.size() && is(rest_[from + count])) ++count;
        return count;
    }

    std::string_view whole_;
    std::string_view rest_;
};

}  // namespace acedrex
