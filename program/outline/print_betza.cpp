// Walks in Betza's letters.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>

#include "base/ranges.hpp"
#include "notation/text/ascii.hpp"
#include "outline/outline.hpp"
#include "values/directions.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kLongestBetza = 200;  // that the reader of Betza's notation accepts

// Letters for directions, one or two at a time.
constexpr std::array<const char*, 27> kWords = {"f",  "b",  "l",  "r",  "v",  "s",  "ff", "bb", "fl",
                                                "fr", "bl", "br", "lf", "rf", "lb", "rb", "fs", "bs",
                                                "ll", "rr", "sf", "sb", "fh", "bh", "lh", "rh", "hl"};

bool half(Vector v, char letter) {
    if (letter == 'f' || letter == 'b') return letter == 'f' ? v.y > 0 : v.y < 0;
    if (letter == 'l' || letter == 'r') return letter == 'r' ? v.x > 0 : v.x < 0;
    return (letter == 'v' ? v.y : v.x) != 0;
}

bool upright(char letter) {
    return letter == 'f' || letter == 'b' || letter == 'v';
}

// Does the word choose v among the steps of its leap? As the reader of Betza's notation decides it.
bool chooses(const std::string& word, Vector v, Vector leap) {
    const char a = word[0], b = word.size() > 1 ? word[1] : '\0';
    const bool oblique = leap.x != 0 && leap.x != leap.y;
    if (a == 'h' || b == 'h') return oblique && a != 'h' && half(v, a);
    if (leap.x == 0) return half(v, a) || (b && half(v, b));
    if (!oblique) return half(v, a) && (!b || half(v, b));
    if (!b && a != 'v' && a != 's') return half(v, a);
    const char last = b ? b : a;
    const bool leans = upright(last) == (v.y * v.y > v.x * v.x);
    return half(v, a) && half(v, last) && leans;
}

// Would two letters side by side be read as one word?
bool is_pair(char a, char b) {
    return a == b || upright(a) != upright(b) || a == 'h' || b == 'h';
}

// The shortest row of words for some of the steps of a leap. There is one: every step has a word of its own.
std::string directions(const std::vector<Vector>& steps, Vector leap) {
    const auto images = make::leap(leap.x, leap.y)->vectors;
    if (steps.size() == images.size()) return "";
    const auto mask_of = [&](auto&& chosen) {
        unsigned mask = 0;
        for (std::size_t i = 0; i < images.size(); ++i)
            if (chosen(images[i])) mask |= 1u << i;
        return mask;
    };
    const unsigned wanted = mask_of([&](Vector v) { return ranges::count(steps, v) > 0; });
    // Rows of words by what they choose, shorter ones first.
    struct Row {
        std::string text;
        bool open = false;  // it ends with a single letter, which must not be read together with the next
    };
    std::map<unsigned, Row> known = {{0, {}}};
    for (bool grew = true; grew;) {
        grew = false;
        const auto rows = known;
        for (const auto& [mask, row] : rows)
            for (const std::string word : kWords) {
                const unsigned more = mask_of([&](Vector v) { return chooses(word, v, leap); });
                if (more == 0 || (more & ~wanted) || (mask | more) == mask) continue;
                if (row.open && is_pair(row.text.back(), word[0])) continue;
                Row& best = known[mask | more];
                if (!best.text.empty() && best.text.size() <= row.text.size() + word.size()) continue;
                best = {row.text + word, word.size() == 1};
                grew = true;
            }
    }
    return known[wanted].text;
}

std::string turns(const Leg& leg) {
    if (leg.hand == Leg::Hand::same) return "q";
    if (leg.hand == Leg::Hand::other) return "z";
    static const std::map<std::vector<int>, std::string> kSets = {{{0}, ""},
                                                                  {{1, 7}, "fs"},
                                                                  {{2, 6}, "s"},
                                                                  {{3, 5}, "bs"},
                                                                  {{4}, "b"},
                                                                  {{0, 2, 6}, "ffs"},
                                                                  {{0, 2, 4, 6}, "ffssbb"},
                                                                  {{0, 1, 7}, "fh"},
                                                                  {{0, 1, 2, 3, 5, 6, 7}, "ffvss"},
                                                                  {{0, 4}, "v"},
                                                                  {{1, 3, 5, 7}, "vs"},
                                                                  {{0, 1, 2, 3, 4, 5, 6, 7}, "a"}};
    if (const auto known = kSets.find(leg.turns); known != kSets.end()) return known->second;
    static constexpr std::array<const char*, 8> kTurns = {"ff", "fr", "rr", "br", "bb", "bl", "ll", "fl"};
    std::string text;
    for (const int t : leg.turns) text += kTurns[static_cast<std::size_t>(t)];
    return text;
}

std::string atom(const Leg& leg) {
    using Way = Leg::Way;
    if (leg.way == Way::anywhere) return "U";
    if (leg.way == Way::imitate) return "I";
    const bool rides = leg.limit > 1, endless = leg.limit >= kUnlimited;
    const std::string range = rides && !endless ? std::to_string(leg.limit) : "";
    if (leg.both) return (rides ? "Q" : "K") + range;
    if (leg.leap == Vector{0, 1}) return (rides ? "R" : "W") + range;
    if (leg.leap == Vector{1, 1}) return (rides ? "B" : "F") + range;
    static const std::map<std::pair<int, int>, std::string> kAtoms = {
        {{0, 2}, "D"}, {{1, 2}, "N"}, {{2, 2}, "A"}, {{0, 3}, "H"},
        {{1, 3}, "C"}, {{2, 3}, "Z"}, {{3, 3}, "G"}};
    const auto known = kAtoms.find({leg.leap.x, leg.leap.y});
    if (known != kAtoms.end()) return known->second + (endless ? known->second : range);
    return fmt::format("({},{}){}", leg.leap.x, leg.leap.y, endless ? "0" : range);
}

std::string way(const Leg& leg) {
    using Way = Leg::Way;
    if (leg.way == Way::lame) return "n";
    if (leg.way == Way::over) return "p";
    return leg.way == Way::beside || leg.way == Way::behind ? "g" : "";
}

std::string betza(const Walk& walk) {
    const Leg& first = walk.legs[0];
    std::string text = std::string(walk.initial ? "i" : "") + (walk.wrapped ? "o" : "");
    const bool has_directions = first.leap != Vector{};
    if (!first.both && has_directions) text += directions(first.steps, first.leap);
    if (walk.legs.size() == 1) return text + walk.end + way(first) + atom(first);
    if (is_circle(walk)) return text + walk.end + "q" + atom(first);
    const bool may_end_early = ranges::any_of(walk.legs, &Leg::optional);
    if (may_end_early) text += walk.end;
    text += "[";
    for (std::size_t i = 0; i < walk.legs.size(); ++i) {
        const Leg& leg = walk.legs[i];
        if (i > 0) text += (leg.optional ? "?" : "-") + turns(leg);
        text += leg.meets;
        if (i + 1 == walk.legs.size() && !may_end_early) text += walk.end;
        text += way(leg) + atom(leg);
    }
    return text + "]";
}

}  // namespace

std::string betza(const std::vector<Walk>& walks) {
    std::string text;
    for (const Walk& walk : walks) {
        const std::string next = betza(walk);
        // N and then N3, not a doubled N with a 3 behind it.
        const bool doubles = !text.empty() && text.back() == next[0] && is_upper(next[0]);
        if (doubles && !text.ends_with(std::string(2, next[0]))) text += "1";
        text += next;
    }
    return text.size() > kLongestBetza ? "" : text;
}

}  // namespace acedrex::program
