// Which pieces attack a field: reverse tables for one target code (a royal piece), walkers for the rest.
#pragma once

#include <cstdint>
#include <vector>

#include "play/walker.hpp"
#include "position/position.hpp"

namespace acedrex {

// How the pieces of the other side can take one code. Semantics: semantics.md, Attack.
class AttackTable {
  public:
    AttackTable(BindContext& binding, const Meetings& meetings, const std::vector<Movement>& movements,
                Code target);

    // A way to attack by one vector, seen from the target.
    struct Line {
        StepId reverse;                                           // from the target towards the attacker
        std::vector<std::uint8_t> by_code;                        // kNever, kAlways, kAsk
        std::vector<std::uint8_t> goes_on;                        // rides: by code, what a ride passes
        std::vector<std::vector<const TableAlternative*>> asked;  // by code: alternatives with conditions
    };
    static constexpr std::uint8_t kNever = 0;
    static constexpr std::uint8_t kAlways = 1;
    static constexpr std::uint8_t kAsk = 2;

    Code target() const { return target_; }
    const std::vector<Line>& leaps() const { return leaps_; }
    const std::vector<Line>& rides() const { return rides_; }
    // Do all rides stop at any piece?
    bool plain_rides() const { return plain_rides_; }
    // Could the target come to be attacked by a rush of its own side: rushing itself, or standing where one
    // passes?
    bool taken_in_passing() const { return !passers_.empty() && rush_exposes_; }
    // Codes whose programs may capture.
    const std::vector<Code>& walkers() const { return walkers_; }

    static constexpr Field kNothingLifted = 0xffff;
    // By tables only. lifted: a field that counts as empty.
    bool attacked(const Position& position, Field at, Field lifted = kNothingLifted) const;
    // Does the piece on `from` attack `to`, so many steps away along the line?
    bool attacks_along(const Line& line, const Position& position, Field from, Field to, int steps) const {
        const std::uint8_t how = line.by_code[position.at(from)];
        return how == kAlways || (how == kAsk && admits(line, position, from, to, steps));
    }

  private:
    Line& line(std::vector<Line>& lines, StepId reverse, const std::vector<std::uint8_t>& goes_on);

    // Does a conditional alternative of the line allow it?
    bool admits(const Line& line, const Position& position, Field from, Field to, int steps) const;
    bool attacked_in_passing(const Position& position, Field at) const;

    const BindContext& binding_;
    Code target_;
    std::vector<std::pair<Code, const TableAlternative*>> passers_;
    bool rush_exposes_ = false;
    const Meetings& meetings_;
    std::vector<Line> leaps_, rides_;
    std::vector<Code> walkers_;
    bool plain_rides_ = true;
};

// May the alternative be used by a piece that starts on `from`, with these tags? (tags and whether it has
// moved)
inline bool gate_open(const TableAlternative& t, const Position& position, Field from, Code code, Tags tags) {
    if ((tags & t.carries) != t.carries || (tags & t.carries_not) != 0) return false;
    if (t.initial == 0) return true;
    const bool initial = position.tables().setup[from] == code && (tags & kMovedTag) == 0;
    return initial == (t.initial > 0);
}
inline bool gate_open(const TableAlternative& t, const Position& position, Field from) {
    return gate_open(t, position, from, position.at(from), position.tags(from));
}

}  // namespace acedrex
