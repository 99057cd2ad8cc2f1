// Which pieces attack a field: reverse tables for one target code (a royal piece), and for the rest walkers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engines/walker.hpp"
#include "position/position.hpp"

namespace acedrex {

// How the pieces of the other side can take one code. Semantics: semantics.md, Attack.
class AttackTable {
  public:
    AttackTable(BindContext& binding, const Meetings& meetings, const std::vector<Movement>& movements,
                Code target);

    // A way to attack by one vector, seen from the target.
    struct Line {
        const Field *forward, *back;        // tables of steps; back: towards the attacker
        std::vector<std::uint8_t> by_code;  // kNever, kAlways, kAsk
        std::vector<std::uint8_t> goes_on;  // rides: by code, what a ride passes
        std::vector<std::vector<const TableAlternative*>> asked;  // by code: alternatives with conditions
    };
    static constexpr std::uint8_t kNever = 0;
    static constexpr std::uint8_t kAlways = 1;
    static constexpr std::uint8_t kAsk = 2;

    Code target() const { return target_; }
    // The leaps first.
    const std::vector<Line>& lines() const { return lines_; }
    std::span<const Line> leaps() const { return std::span(lines_).first(leaps_); }
    std::span<const Line> rides() const { return std::span(lines_).subspan(leaps_); }
    // Of all lines, as bits: those by which pieces of the code may attack. Of the first 64.
    std::uint64_t lines_of(Code code) const { return lines_of_[code]; }
    // Do all rides go on over empty fields? Then what is taken away can only open lines.
    bool rides_over_empty() const { return rides_over_empty_; }
    // Does some ride go on over such a piece?
    bool passed(Code code) const { return passed_[code] != 0; }
    bool passes_some() const { return passes_some_; }
    // Could the target come to be attacked by a rush of its own side: rushing itself, or standing where one
    // passes?
    bool taken_in_passing() const { return !passers_.empty() && rush_exposes_; }
    // Tags that the pieces must carry, or must not, to attack by tables.
    Tags asked_tags() const { return asked_tags_; }
    // Codes whose programs may capture.
    const std::vector<Code>& walkers() const { return walkers_; }
    bool walks(Code code) const { return walks_[code] != 0; }

    // Is it asked in play whether pieces that see it may attack it? Then tables say no more than that they
    // see it.
    bool guarded() const { return guarded_; }

    // By tables only. lifted: a field that counts as empty.
    bool attacked(const Position& position, Field at, Field lifted = kNoField) const;
    // Does seen(from, passer) hold for a piece that sees it by tables, in passing once `passer` is gone?
    using Asked = FunctionRef<bool(Field from, Field passer)>;
    bool seen_by(const Position& position, Field at, Asked seen) const;
    // Does the piece on `from` attack `to`, so many steps away along the line?
    bool attacks_along(const Line& line, const Position& position, Field from, Field to, int steps) const {
        const std::uint8_t how = line.by_code[position.at(from)];
        return how == kAlways || (how == kAsk && admits(line, position, from, to, steps));
    }

  private:
    // Does a conditional alternative of the line allow it?
    bool admits(const Line& line, const Position& position, Field from, Field to, int steps) const;
    template <class Seen>
    bool any_that_sees(const Position& position, Field at, Field lifted, Seen seen) const;
    template <class Seen>
    bool sees_in_passing(const Position& position, Field at, Seen seen) const;

    const BindContext& binding_;
    Code target_;
    std::vector<std::pair<Code, const TableAlternative*>> passers_;
    bool rush_exposes_ = false;
    const Meetings& meetings_;
    std::vector<Line> lines_;
    std::size_t leaps_ = 0;
    std::vector<std::uint64_t> lines_of_;  // by code
    std::vector<Code> walkers_;
    std::vector<std::uint8_t> walks_;  // by code: is it one of these?
    bool rides_over_empty_ = true;
    std::vector<std::uint8_t> passed_;  // by code
    bool passes_some_ = false;
    Tags asked_tags_ = 0;
    bool guarded_ = false;
};

}  // namespace acedrex
