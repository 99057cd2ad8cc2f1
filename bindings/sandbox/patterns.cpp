#include "sandbox/patterns.hpp"

#include <ctype.h>

#include <string>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t steps_at_once = 256;

using Kind = PatternItem::Kind;
using Repeat = PatternItem::Repeat;

struct CharacterClass {
    char letter;
    int (*holds)(int c);
};
constexpr CharacterClass kClasses[] = {
    {'a', &::isalpha}, {'c', &::iscntrl}, {'d', &::isdigit}, {'g', &::isgraph}, {'l', &::islower},
    {'p', &::ispunct}, {'s', &::isspace}, {'u', &::isupper}, {'w', &::isalnum}, {'x', &::isxdigit},
};

// What "%" and `letter` stand for: a class, its complement, or the character itself.
std::bitset<256> escaped(char letter) {
    const int small = ::tolower(static_cast<unsigned char>(letter));
    const auto* row = ranges::find(kClasses, small, &CharacterClass::letter);
    std::bitset<256> set;
    if (row == std::end(kClasses)) return set.set(static_cast<unsigned char>(letter));
    for (int c = 0; c < 256; ++c) set.set(static_cast<std::size_t>(c), row->holds(c) != 0);
    return letter != small ? ~set : set;
}

class Compiler {
  public:
    Compiler(std::string_view pattern, PatternItem* items) : pattern_(pattern), items_(items) {}

    std::size_t run() {
        while (at_ < pattern_.size()) {
            PatternItem item{};
            item.repeated_before = repeated_;
            read(item);
            if (item.repeat != Repeat::once) repeated_ = static_cast<int>(count_);
            items_[count_++] = item;
        }
        if (!open_.empty()) throw PatternError("unfinished capture");
        return count_;
    }

  private:
    void read(PatternItem& item) {
        const char c = pattern_[at_++];
        if (c == '(') {
            item.kind = Kind::open;
            if (captures_ == most_captures) throw PatternError("too many captures");
            item.capture = captures_++;
            closed_.push_back(false);
            if (next_is(')')) {
                ++at_;
                item.kind = Kind::here;
                closed_.back() = true;
            } else {
                open_.push_back(item.capture);
            }
        } else if (c == ')') {
            item.kind = Kind::close;
            if (open_.empty()) throw PatternError("invalid pattern capture");
            item.capture = open_.back();
            closed_[static_cast<std::size_t>(item.capture)] = true;
            open_.pop_back();
        } else if (c == '$' && at_ == pattern_.size()) {
            item.kind = Kind::end;
        } else if (c == '%' && next_is('b')) {
            if (pattern_.size() - at_ < 3) {
                throw PatternError("malformed pattern (missing arguments to '%b')");
            }
            item.kind = Kind::balanced;
            item.first = static_cast<unsigned char>(pattern_[at_ + 1]);
            item.last = static_cast<unsigned char>(pattern_[at_ + 2]);
            at_ += 3;
        } else if (c == '%' && next_is('f')) {
            ++at_;
            if (!next_is('[')) throw PatternError("missing '[' after '%f' in pattern");
            ++at_;
            item.kind = Kind::frontier;
            item.set = read_set();
        } else if (c == '%' && at_ < pattern_.size() && pattern_[at_] >= '0' && pattern_[at_] <= '9') {
            item.kind = Kind::again;
            item.capture = pattern_[at_++] - '1';
            if (item.capture < 0 || item.capture >= captures_ ||
                !closed_[static_cast<std::size_t>(item.capture)]) {
                throw PatternError("invalid capture index %" + std::to_string(item.capture + 1));
            }
        } else {
            item.kind = Kind::one;
            read_one(item, c);
        }
    }

    void read_one(PatternItem& item, char c) {
        if (c == '%') {
            if (at_ == pattern_.size()) throw PatternError("malformed pattern (ends with '%')");
            item.set = escaped(pattern_[at_++]);
        } else if (c == '[') {
            item.set = read_set();
        } else if (c == '.') {
            item.set.set();
        } else {
            item.set.set(static_cast<unsigned char>(c));
        }
        if (next_is('+')) {
            item.needed = 1;
            item.repeat = Repeat::greedy;
        } else if (next_is('*')) {
            item.repeat = Repeat::greedy;
        } else if (next_is('-')) {
            item.repeat = Repeat::lazy;
        } else if (next_is('?')) {
            item.repeat = Repeat::optional;
        } else {
            return;
        }
        ++at_;
    }

    // After the "[". A "]" that comes first stands for itself.
    std::bitset<256> read_set() {
        const bool complement = next_is('^');
        if (complement) ++at_;
        std::bitset<256> set;
        for (bool first = true; first || !next_is(']'); first = false) {
            if (at_ == pattern_.size()) throw PatternError("malformed pattern (missing ']')");
            const char c = pattern_[at_++];
            if (c == '%') {
                if (at_ == pattern_.size()) throw PatternError("malformed pattern (ends with '%')");
                set |= escaped(pattern_[at_++]);
            } else if (next_is('-') && at_ + 1 < pattern_.size() && pattern_[at_ + 1] != ']') {
                const auto last = static_cast<unsigned char>(pattern_[at_ + 1]);
                for (std::size_t i = static_cast<unsigned char>(c); i <= last; ++i) set.set(i);
                at_ += 2;
            } else {
                set.set(static_cast<unsigned char>(c));
            }
        }
        ++at_;
        return complement ? ~set : set;
    }

    bool next_is(char c) const { return at_ < pattern_.size() && pattern_[at_] == c; }

    std::string_view pattern_;
    PatternItem* items_;
    std::size_t at_ = 0;
    std::size_t count_ = 0;
    int captures_ = 0;
    int repeated_ = -1;
    std::vector<int> open_;
    std::vector<bool> closed_;
};

}  // namespace

std::size_t compile_pattern(std::string_view pattern, PatternItem* items) {
    return Compiler(pattern, items).run();
}

Matcher::Matcher(std::string_view subject, PatternItem* items, std::size_t count, Step step, void* context)
    : subject_(subject), items_(items), count_(count), step_(step), context_(context) {
    for (std::size_t i = 0; i < count; ++i) {
        if (items[i].kind == Kind::open || items[i].kind == Kind::here) ++captures_;
    }
}

void Matcher::count(std::size_t steps) {
    steps_ += steps;
    if (steps_ < steps_at_once) return;
    step_(context_, steps_);
    steps_ = 0;
}

bool Matcher::holds(const PatternItem& item, std::size_t at) const {
    return at < subject_.size() && item.set[static_cast<unsigned char>(subject_[at])];
}

// There are no groups that repeat, so a path through the items has at most one choice for each item: the
// choices live in the items, and the way back is along repeated_before. Captures are written by items that
// every path to their readers passes, so none has to be restored.
std::optional<std::size_t> Matcher::match_at(std::size_t begin) {
    std::size_t index = 0;
    std::size_t at = begin;
    for (;;) {
        count(1);
        if (index == count_) return at;
        if (const auto next = walk(items_[index], at)) {
            at = *next;
            ++index;
        } else if (!backtrack(index, at)) {
            return std::nullopt;
        }
    }
}

// One item from `at` on, by its first alternative.
std::optional<std::size_t> Matcher::walk(PatternItem& item, std::size_t at) {
    const auto if_ = [](bool holds, std::size_t end) { return holds ? std::optional(end) : std::nullopt; };
    switch (item.kind) {
        case Kind::one: {
            if (item.repeat == Repeat::once) return if_(holds(item, at), at + 1);
            item.least = item.current = at;
            if (item.repeat == Repeat::lazy) return at;
            std::size_t end = at;
            while (holds(item, end) && (item.repeat == Repeat::greedy || end == at)) ++end;
            count(end - at);
            item.least = at + item.needed;
            item.current = end;
            return if_(end >= item.least, end);
        }
        case Kind::open:
            capture_[item.capture] = {at, at, false};
            return at;
        case Kind::here:
            capture_[item.capture] = {at, at, true};
            return at;
        case Kind::close:
            capture_[item.capture].end = at;
            return at;
        case Kind::end:
            return if_(at == subject_.size(), at);
        case Kind::again: {
            const PatternCapture& old = capture_[item.capture];
            const std::string_view text = subject_.substr(old.begin, old.end - old.begin);
            count(text.size() / 16);
            return if_(subject_.substr(at, text.size()) == text, at + text.size());
        }
        case Kind::frontier: {
            const unsigned char before = at == 0 ? 0 : static_cast<unsigned char>(subject_[at - 1]);
            const unsigned char after = at == subject_.size() ? 0 : static_cast<unsigned char>(subject_[at]);
            return if_(!item.set[before] && item.set[after], at);
        }
        case Kind::balanced:
            break;
    }
    if (at == subject_.size() || static_cast<unsigned char>(subject_[at]) != item.first) return std::nullopt;
    std::size_t depth = 1;
    std::size_t end = at + 1;
    for (; end < subject_.size() && depth > 0; ++end) {
        const auto c = static_cast<unsigned char>(subject_[end]);
        if (c == item.last) {
            --depth;
        } else if (c == item.first) {
            ++depth;
        }
    }
    count(end - at);
    return if_(depth == 0, end);
}

// The nearest choice before `index` that has another alternative.
bool Matcher::backtrack(std::size_t& index, std::size_t& at) {
    for (int i = items_[index].repeated_before; i >= 0; i = items_[i].repeated_before) {
        count(1);
        PatternItem& item = items_[i];
        if (item.repeat == Repeat::lazy) {
            if (!holds(item, item.current)) continue;
            ++item.current;
        } else {
            if (item.current == item.least) continue;
            --item.current;
        }
        index = static_cast<std::size_t>(i) + 1;
        at = item.current;
        return true;
    }
    return false;
}

}  // namespace acedrex
