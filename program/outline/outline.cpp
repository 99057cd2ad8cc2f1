#include "outline/outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "base/ranges.hpp"
#include "values/directions.hpp"

namespace acedrex::program {

namespace {

// How far w is turned from v, in eighths to the right, 0 to 8.
double turn_between(Vector v, Vector w) {
    if (leap_of(v) == leap_of(w))
        for (int t = 0; t < 8; ++t)
            if (turned(v, t) == w) return t;
    const double angle = std::atan2(v.y, v.x) - std::atan2(w.y, w.x);
    return std::fmod(angle * 4 / std::numbers::pi + 16, 8);
}

// Single steps that together are one lame leap become that leap.
void join_lame(Walk& walk) {
    Vector sum{};
    for (const Leg& leg : walk.legs) {
        if (leg.way != Leg::Way::line || leg.limit != 1 || leg.leap.y != 1 || !leg.meets.empty()) return;
        sum = sum + leg.steps[0];
    }
    const Vector leap = leap_of(sum);
    if (walk.legs.size() < 2 || static_cast<int>(walk.legs.size()) != leap.y) return;
    for (std::size_t i = 0; i < walk.legs.size(); ++i)
        if (walk.legs[i].leap.x != (static_cast<int>(i) < leap.y - leap.x ? 0 : 1)) return;
    // The sum is that long only where all straight steps go one way, and all diagonal ones.
    walk.legs = {Leg{.way = Leg::Way::lame, .leap = leap, .steps = {sum}}};
}

// Directions of later legs, counted from the leg before. False where Betza has no letters for them.
bool find_turns(Walk& walk) {
    int before = 0;  // the turn of the leg before
    for (std::size_t i = 1; i < walk.legs.size(); ++i) {
        const Vector v = walk.legs[i - 1].steps[0];
        Leg& leg = walk.legs[i];
        const std::vector<Vector> only = {leg.steps[0]};
        const auto images = make::leap(leg.leap.x, leg.leap.y)->vectors;
        int turn = -1;
        for (int t = 0; t < 8 && turn < 0; ++t)
            if (onward(v, t, images) == only) turn = t;
        if (turn < 0) return false;
        leg.turns = {turn};
        if (before % 4 != 0 && turn == before) leg.hand = Leg::Hand::same;
        if (before % 4 != 0 && turn == 8 - before) leg.hand = Leg::Hand::other;
        if (leg.hand != Leg::Hand::free) leg.turns.clear();
        before = turn;
    }
    for (std::size_t i = 1; i < walk.legs.size(); ++i) walk.legs[i].steps.clear();
    return true;
}

// Walks that differ only in one list that `part` picks become one.
template <class Part>
void merge(std::vector<Walk>& walks, const Part& part) {
    for (std::size_t i = 0; i < walks.size(); ++i)
        for (std::size_t j = i + 1; j < walks.size();) {
            auto* into = part(walks[i]);
            Walk alike = walks[j];
            if (auto* list = part(alike); into && list && !list->empty()) *list = *into;
            if (!into || into->empty() || alike != walks[i]) {
                ++j;
                continue;
            }
            for (const auto& v : *part(walks[j]))
                if (ranges::count(*into, v) == 0) into->push_back(v);
            walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(j));
        }
}

// Of a walk and the same walk with one leg more, the longer one stays: its last leg is optional.
void join_prefixes(std::vector<Walk>& walks) {
    ranges::sort(walks, [](const Walk& walk) { return walk.legs.size(); });
    const auto compulsory = [](Walk walk, std::size_t legs) {
        walk.legs.resize(legs);
        for (Leg& leg : walk.legs) leg.optional = false;
        return walk;
    };
    for (std::size_t i = 0; i < walks.size(); ++i)
        for (std::size_t j = i + 1; j < walks.size(); ++j) {
            const Walk& shorter = walks[i];
            Walk& longer = walks[j];
            const std::size_t n = shorter.legs.size();
            // A walk that may end before a leg begins that leg on an empty field.
            if (longer.legs.size() != n + 1 || compulsory(longer, n) != compulsory(shorter, n) ||
                shorter.end.find_first_of("teu") != std::string::npos || !shorter.legs[n - 1].meets.empty())
                continue;
            for (std::size_t k = 0; k < n; ++k) longer.legs[k].optional |= shorter.legs[k].optional;
            longer.legs[n].optional = true;
            walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(i));
            --i;
            break;
        }
}

// A walk by all straight steps and the like by all diagonal ones become one.
void join_eight(std::vector<Walk>& walks) {
    std::vector<Vector> straight = make::leap(0, 1)->vectors, diagonal = make::leap(1, 1)->vectors;
    ranges::sort(straight);
    ranges::sort(diagonal);
    for (std::size_t i = 0; i < walks.size(); ++i) {
        Walk twin = walks[i];
        Leg& leg = twin.legs[0];
        if (twin.legs.size() > 1 || leg.both || leg.steps != straight) continue;
        leg.leap = {1, 1};
        leg.steps = diagonal;
        const auto found = ranges::find(walks, twin);
        if (found == walks.end()) continue;
        const auto j = static_cast<std::size_t>(found - walks.begin());
        leg.steps.insert(leg.steps.end(), straight.begin(), straight.end());
        leg.both = true;
        walks[std::min(i, j)] = std::move(twin);
        walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(std::max(i, j)));
        return join_eight(walks);
    }
}

}  // namespace

bool is_circle(const Walk& walk) {
    const Leg& first = walk.legs[0];
    const bool oblique = first.leap.x != 0 && first.leap.x != first.leap.y;
    if (walk.legs.size() != (oblique ? 7u : 3u) || first.limit != 1) return false;
    for (std::size_t i = 1; i < walk.legs.size(); ++i) {
        const Leg& leg = walk.legs[i];
        if (!leg.optional || leg.leap != first.leap || leg.limit != 1 || leg.way != Leg::Way::line)
            return false;
        if (i == 1 ? leg.turns != (oblique ? std::vector<int>{1, 7} : std::vector<int>{2, 6})
                   : leg.hand != Leg::Hand::same)
            return false;
    }
    return true;
}

std::vector<Vector> onward(Vector v, int t, const std::vector<Vector>& images) {
    constexpr double kSame = 1e-6;
    double best = t % 4 == 0 ? 1 + kSame : 1 - kSame;
    std::vector<Vector> list;
    for (const Vector w : images) {
        double off = std::fmod(std::abs(turn_between(v, w) - t), 8);
        off = std::min(off, 8 - off);
        if (off < best - kSame) {
            best = off;
            list = {w};
        } else if (off < best + kSame) {
            list.push_back(w);
        }
    }
    return list;
}

std::optional<std::vector<Walk>> outline(const Expression& e) {
    std::optional<std::vector<Walk>> read = walks_told(e);
    if (!read || read->empty()) return std::nullopt;
    std::vector<Walk> walks = *read;
    for (Walk& walk : walks) {
        // If another walk ends one leg earlier, the legs are told one by one.
        Walk shorter = walk;
        shorter.legs.pop_back();
        if (ranges::count(*read, shorter) == 0) join_lame(walk);
        if (!find_turns(walk)) return std::nullopt;
    }
    merge(walks, [](Walk& w) { return &w.legs[0].steps; });
    for (Walk& walk : walks) ranges::sort(walk.legs[0].steps);
    std::size_t longest = 0;
    for (const Walk& walk : walks) longest = std::max(longest, walk.legs.size());
    for (std::size_t n = 1; n < longest; ++n)
        merge(walks, [n](Walk& w) { return w.legs.size() > n ? &w.legs[n].turns : nullptr; });
    for (Walk& walk : walks)
        for (Leg& leg : walk.legs) ranges::sort(leg.turns);
    join_prefixes(walks);
    join_eight(walks);
    return walks;
}

}  // namespace acedrex::program
