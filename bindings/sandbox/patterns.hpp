// Matching by Lua's patterns (reference manual, 6.4.1), written anew for the sandbox: it never recurses, and
// every step is counted, so that no pattern escapes the budget.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <vector>

namespace acedrex {

struct PatternError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// One item of a pattern. Items are trivial, so that they can live in memory that Lua counts.
struct PatternItem {
    enum class Kind : std::uint8_t { one, open, close, here, again, balanced, frontier, end };
    enum class Repeat : std::uint8_t { once, optional, greedy, lazy };

    std::bitset<256> set;  // one, frontier: the characters
    Kind kind;
    Repeat repeat;
    std::uint8_t needed;        // one: how many at least, where it repeats
    unsigned char first, last;  // balanced
    int capture;                // open, close, here, again
    int repeated_before;        // the nearest item before this one that has alternatives, or -1
    // While matching, for an item with alternatives: where it may end.
    std::size_t least, current;
};
static_assert(std::is_trivially_copyable_v<PatternItem>);

struct PatternCapture {
    std::size_t begin;
    std::size_t end;
    bool position;  // "()"
};

constexpr int most_captures = 32;

// Writes the items of `pattern` (without a leading anchor) to `items`, which has room for pattern.size() of
// them; gives back how many there are. Throws PatternError.
std::size_t compile_pattern(std::string_view pattern, PatternItem* items);

class Matcher {
  public:
    // step(context, n) is called after every n steps, and may throw.
    using Step = void (*)(void* context, std::uint64_t steps);
    Matcher(std::string_view subject, PatternItem* items, std::size_t count, Step step, void* context);

    // The end of a match that begins at `begin`.
    std::optional<std::size_t> match_at(std::size_t begin);

    // Of the last match.
    int captures() const { return captures_; }
    const PatternCapture& capture(int index) const { return capture_[index]; }

  private:
    void count(std::size_t steps);
    std::optional<std::size_t> walk(PatternItem& item, std::size_t at);
    bool backtrack(std::size_t& index, std::size_t& at);
    bool holds(const PatternItem& item, std::size_t at) const;

    std::string_view subject_;
    PatternItem* items_;
    std::size_t count_;
    Step step_;
    void* context_;
    std::uint64_t steps_ = 0;
    int captures_ = 0;
    PatternCapture capture_[most_captures] = {};
};

}  // namespace acedrex
