#include "movement/outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace acedrex {

namespace {

constexpr std::size_t kMostPaths = 1000;

// One way through an expression: its words in order, every step in one direction.
using Path = std::vector<Expr>;

// All ways through e; nothing where there are too many.
std::optional<std::vector<Path>> paths(const Expr& e) {
    std::vector<Path> all;
    if (e->kind == ExprKind::none) return all;
    if (e->kind == ExprKind::pass) return std::vector<Path>{{}};
    if (e->kind == ExprKind::step) {
        for (const Vector v : e->vectors) all.push_back({make::step({v})});
    } else if (e->kind == ExprKind::choice) {
        for (const Expr& kid : e->kids) {
            const auto some = paths(kid);
            if (!some || all.size() + some->size() > kMostPaths) return std::nullopt;
            all.insert(all.end(), some->begin(), some->end());
        }
    } else if (e->kind == ExprKind::sequence) {
        all.push_back({});
        for (const Expr& kid : e->kids) {
            const auto tails = paths(kid);
            if (!tails || all.size() * tails->size() > kMostPaths) return std::nullopt;
            std::vector<Path> longer;
            for (const Path& head : all)
                for (const Path& tail : *tails) {
                    longer.push_back(head);
                    longer.back().insert(longer.back().end(), tail.begin(), tail.end());
                }
            all = std::move(longer);
        }
    } else {
        all.push_back({e});
    }
    return all;
}

Vector shape(Vector v) {
    const int a = std::abs(v.x), b = std::abs(v.y);
    return {std::min(a, b), std::max(a, b)};
}

// Reads one path as legs.
class Reader {
  public:
    explicit Reader(const Path& path) : path_(path) {}

    std::optional<Walk> walk() {
        Walk walk;
        while (take(GuardKind::initial)) walk.initial = true;
        for (;;) {
            if (!leg(walk)) return std::nullopt;
            Leg& last = walk.legs.back();
            const bool goes_on = !last.meets.empty() || meeting(last);
            if (!goes_on) break;
            if (last.way != Leg::Way::line) return std::nullopt;
        }
        const auto end = ending();
        if (!end) return std::nullopt;
        walk.end = *end;
        return walk;
    }

  private:
    const Expression* at(std::size_t ahead) const {
        return at_ + ahead < path_.size() ? path_[at_ + ahead].get() : nullptr;
    }
    bool has(std::size_t ahead, GuardKind kind) const {
        const Expression* e = at(ahead);
        return e && e->kind == ExprKind::guard && e->guard == kind;
    }
    bool has(std::size_t ahead, EffectKind kind) const {
        const Expression* e = at(ahead);
        return e && e->kind == ExprKind::effect && e->effect == kind;
    }
    bool has_not(std::size_t ahead, GuardKind kind) const {
        const Expression* e = at(ahead);
        return e && e->kind == ExprKind::look_not && e->kids[0]->kind == ExprKind::guard &&
               e->kids[0]->guard == kind;
    }
    template <class Kind>
    bool take(Kind kind) {
        if (!has(0, kind)) return false;
        ++at_;
        return true;
    }
    bool is_step(std::size_t ahead) const { return at(ahead) && at(ahead)->kind == ExprKind::step; }
    bool is_step(std::size_t ahead, Vector v) const { return is_step(ahead) && at(ahead)->vectors[0] == v; }

    // (step(v) * over)^-limit
    struct Run {
        Vector v;
        int limit;
    };
    std::optional<Run> run(std::size_t ahead, GuardKind over) const {
        const Expression* e = at(ahead);
        if (!e || e->kind != ExprKind::repeat || e->lo->op != Number::Op::constant || e->lo->constant != 0 ||
            e->hi->op != Number::Op::constant)
            return std::nullopt;
        const Expression& body = *e->kids[0];
        if (body.kind != ExprKind::sequence || body.kids.size() != 2) return std::nullopt;
        const Expression &step = *body.kids[0], &guard = *body.kids[1];
        if (step.kind != ExprKind::step || step.vectors.size() != 1 || guard.kind != ExprKind::guard ||
            guard.guard != over)
            return std::nullopt;
        return Run{step.vectors[0], e->hi->constant};
    }
    bool is_endless_run(std::size_t ahead, Vector v) const {
        const auto r = run(ahead, GuardKind::empty);
        return r && r->v == v && r->limit >= kUnlimited;
    }

    bool add(Walk& walk, Leg::Way way, Vector v, int limit, std::size_t words) {
        Leg leg;
        leg.way = way;
        leg.leap = shape(v);
        leg.limit = std::min(limit, kUnlimited);
        leg.steps = {v};
        walk.legs.push_back(std::move(leg));
        at_ += words;
        return true;
    }
    // Onto a piece, where the next leg begins.
    bool add_over(Walk& walk, Vector v, int limit, std::size_t words) {
        add(walk, Leg::Way::line, v, limit, words);
        walk.legs.back().meets = "p";
        return true;
    }

    bool leg(Walk& walk) {
        using Way = Leg::Way;
        if (const auto r = run(0, GuardKind::free); r && is_step(1, r->v))
            return add(walk, Way::line, r->v, r->limit + 1, 2);
        if (const auto r = run(0, GuardKind::empty); r && is_step(1, r->v) && has(2, GuardKind::occupied)) {
            if (r->limit >= kUnlimited && is_endless_run(3, r->v) && is_step(4, r->v))
                return add(walk, Way::over, r->v, kUnlimited, 5);
            if (is_step(3, r->v)) return add(walk, Way::beside, r->v, r->limit + 1, 4);
            return add_over(walk, r->v, r->limit + 1, 3);
        }
        if (walk.legs.empty() && at(0) && at(0)->kind == ExprKind::anywhere)
            return add(walk, Way::anywhere, {}, 1, 1);
        if (walk.legs.empty() && at(0) && at(0)->kind == ExprKind::moves_of && at(0)->lender == Lender::last)
            return add(walk, Way::imitate, {}, 1, 1);
        if (!is_step(0)) return false;
        const Vector v = at(0)->vectors[0];
        if (!has(1, GuardKind::occupied)) return add(walk, Way::line, v, 1, 1);
        if (is_endless_run(2, v) && is_step(3, v)) return add(walk, Way::behind, v, 1, 4);
        return add_over(walk, v, 1, 2);
    }

    // What is met where a further leg begins; false where none does.
    bool meeting(Leg& leg) {
        const auto step_follows = [&](std::size_t n) {
            return is_step(n) || run(n, GuardKind::free) || run(n, GuardKind::empty);
        };
        if (has(0, GuardKind::free) && step_follows(1))
            leg.meets = "";
        else if (has(0, EffectKind::capture) && step_follows(1))
            leg.meets = "c";
        else if (has(0, EffectKind::capture_own) && step_follows(1))
            leg.meets = "d";
        else if (has(0, GuardKind::royal) && has(1, EffectKind::capture) && step_follows(2))
            leg.meets = "k", ++at_;
        else
            return false;
        ++at_;
        return true;
    }

    std::optional<std::string> ending() {
        using enum GuardKind;
        using enum EffectKind;
        std::optional<std::string> end;
        const std::size_t left = path_.size() - at_;
        if (left == 0) end = "";
        if (left == 1 && has(0, settle)) end = "m";
        if (left == 1 && has(0, strike)) end = "c";
        if (left == 1 && has(0, capture_own)) end = "d";
        if (left == 2 && has(0, own) && has(1, capture_own)) end = "d";
        if (left == 2 && has(0, royal) && has(1, strike)) end = "k";
        if (left == 1 && has_not(0, royal)) end = "t";
        if (left == 2 && has_not(0, royal) && has(1, strike)) end = "ct";
        if (left == 2 && has(0, prey) && has(1, swap)) end = "cu";
        if (left == 2 && has(0, own) && has(1, swap)) end = "du";
        if (left == 3 && has_not(0, enemy) && has(1, passed) && has(2, take_passer)) end = "e";
        return end;
    }

    const Path& path_;
    std::size_t at_ = 0;
};

bool same_leap(Vector v, Vector w) {
    return shape(v) == shape(w);
}

// How far w is turned from v, in eighths to the right, 0 to 8.
double turn_between(Vector v, Vector w) {
    if (same_leap(v, w))
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
    const Vector leap = shape(sum);
    if (walk.legs.size() < 2 || static_cast<int>(walk.legs.size()) != leap.y) return;
    for (std::size_t i = 0; i < walk.legs.size(); ++i)
        if (walk.legs[i].leap.x != (static_cast<int>(i) < leap.y - leap.x ? 0 : 1)) return;
    // Straight steps must all be alike, and so must slanting ones: they are, where the sum is that long.
    Leg leg;
    leg.way = Leg::Way::lame;
    leg.leap = leap;
    leg.steps = {sum};
    walk.legs = {leg};
}

// Directions of later legs, counted from the leg before. False where letters cannot say them.
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

// A walk and the same with a further leg: that leg is optional.
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
            // Where it may end it goes on from an empty field only.
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

// All straight steps and all slanting ones, alike in everything else.
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
            auto walk = Reader(path).walk();
            if (!walk) return std::nullopt;
            walk->wrapped = wrapped;
            if (std::find(walks.begin(), walks.end(), *walk) == walks.end())
                walks.push_back(std::move(*walk));
        }
    }
    if (walks.empty()) return std::nullopt;
    const std::vector<Walk> as_read = walks;
    for (Walk& walk : walks) {
        // Where it may also end one leg earlier, the legs are told one by one.
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
