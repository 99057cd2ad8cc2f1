#include "notation/betza/outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "notation/betza/outline_reader.hpp"

namespace acedrex {

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
            auto* from = part(walks[j]);
            if (!into || !from || into->empty() || from->empty()) {
                ++j;
                continue;
            }
            const auto taken = *from;
            *from = *into;
            if (!(walks[i] == walks[j])) {
                *from = taken;
                ++j;
                continue;
            }
            for (const auto& v : taken)
                if (std::find(into->begin(), into->end(), v) == into->end()) into->push_back(v);
            walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(j));
        }
}

// Of a walk and the same walk with one leg more, the longer one stays: its last leg is optional.
void join_prefixes(std::vector<Walk>& walks) {
    std::stable_sort(walks.begin(), walks.end(),
                     [](const Walk& a, const Walk& b) { return a.legs.size() < b.legs.size(); });
    for (std::size_t i = 0; i < walks.size(); ++i)
        for (std::size_t j = i + 1; j < walks.size(); ++j) {
            const Walk &shorter = walks[i], &longer = walks[j];
            const std::size_t n = shorter.legs.size();
            if (longer.legs.size() != n + 1 || shorter.end != longer.end ||
                shorter.wrapped != longer.wrapped || shorter.initial != longer.initial ||
                shorter.end.find_first_of("teu") != std::string::npos)
                continue;
            bool equal = true;
            for (std::size_t k = 0; k < n && equal; ++k) {
                Leg a = shorter.legs[k];
                const Leg& b = longer.legs[k];
                a.optional = b.optional;
                equal = a == b;
            }
            // A walk that may end before a leg begins that leg on an empty field.
            if (!equal || !longer.legs[n - 1].meets.empty()) continue;
            for (std::size_t k = 0; k < n; ++k) walks[j].legs[k].optional |= walks[i].legs[k].optional;
            walks[j].legs[n].optional = true;
            walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(i));
            --i;
            break;
        }
}

bool is_full(const Leg& leg) {
    return leg.steps.size() == make::leap(leg.leap.x, leg.leap.y)->vectors.size();
}

// Walks by all straight steps and by all diagonal ones become one, if they are alike in everything else.
void join_eight(std::vector<Walk>& walks) {
    for (std::size_t i = 0; i < walks.size(); ++i)
        for (std::size_t j = 0; j < walks.size(); ++j) {
            const auto simple = [](const Walk& w, int x) {
                return w.legs.size() == 1 && w.legs[0].leap == Vector{x, 1} && !w.legs[0].both &&
                       is_full(w.legs[0]);
            };
            if (!simple(walks[i], 0) || !simple(walks[j], 1)) continue;
            Walk straight = walks[i];
            straight.legs[0].leap = walks[j].legs[0].leap;
            straight.legs[0].steps = walks[j].legs[0].steps;
            if (!(straight == walks[j])) continue;
            auto& steps = straight.legs[0].steps;
            steps.insert(steps.end(), walks[i].legs[0].steps.begin(), walks[i].legs[0].steps.end());
            straight.legs[0].both = true;
            walks[std::min(i, j)] = std::move(straight);
            walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(std::max(i, j)));
            i = static_cast<std::size_t>(-1);
            break;
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
    const std::vector<Expr> alternatives =
        e.kind == ExprKind::choice ? e.kids : std::vector<Expr>{std::make_shared<Expression>(e)};
    std::vector<Walk> walks;
    for (const Expr& alternative : alternatives) {
        const bool wrapped = alternative->kind == ExprKind::wrapped && alternative->number == kWrapFiles;
        const auto some = paths(wrapped ? alternative->kids[0] : alternative);
        if (!some || walks.size() + some->size() > kMostPaths) return std::nullopt;
        for (const Path& path : *some) {
            auto walk = walk_of(path);
            if (!walk) return std::nullopt;
            walk->wrapped = wrapped;
            if (std::find(walks.begin(), walks.end(), *walk) == walks.end())
                walks.push_back(std::move(*walk));
        }
    }
    if (walks.empty()) return std::nullopt;
    const std::vector<Walk> as_read = walks;
    for (Walk& walk : walks) {
        // If another walk ends one leg earlier, the legs are told one by one.
        Walk shorter = walk;
        shorter.legs.pop_back();
        if (std::find(as_read.begin(), as_read.end(), shorter) == as_read.end()) join_lame(walk);
        if (!find_turns(walk)) return std::nullopt;
    }
    merge(walks, [](Walk& w) { return &w.legs[0].steps; });
    for (Walk& walk : walks) std::sort(walk.legs[0].steps.begin(), walk.legs[0].steps.end());
    std::size_t longest = 0;
    for (const Walk& walk : walks) longest = std::max(longest, walk.legs.size());
    for (std::size_t n = 1; n < longest; ++n)
        merge(walks, [n](Walk& w) { return w.legs.size() > n ? &w.legs[n].turns : nullptr; });
    for (Walk& walk : walks)
        for (Leg& leg : walk.legs) std::sort(leg.turns.begin(), leg.turns.end());
    join_prefixes(walks);
    join_eight(walks);
    return walks;
}

}  // namespace acedrex
