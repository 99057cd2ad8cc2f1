// Reading the paths of an expression as legs.
#include "notation/betza/outline_reader.hpp"

#include <algorithm>
#include <cstdlib>

namespace acedrex {

namespace {

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
        walk.legs.push_back(
            {.way = way, .leap = leap_of(v), .limit = std::min(limit, kUnlimited), .steps = {v}});
        at_ += words;
        return true;
    }
    // A leg that ends on a piece, which the next leg begins from.
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
        if (walk.legs.empty() && at(0) && at(0)->kind == ExprKind::moves_of &&
            at(0)->lender == Lender::last && at(0)->names.empty())
            return add(walk, Way::imitate, {}, 1, 1);
        if (!is_step(0)) return false;
        const Vector v = at(0)->vectors[0];
        if (!has(1, GuardKind::occupied)) return add(walk, Way::line, v, 1, 1);
        if (is_endless_run(2, v) && is_step(3, v)) return add(walk, Way::behind, v, 1, 4);
        return add_over(walk, v, 1, 2);
    }

    // What stands where the next leg begins; false where no leg follows.
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
            leg.meets = "k", ++at_;  // one word more
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

}  // namespace

Vector leap_of(Vector v) {
    const int a = std::abs(v.x), b = std::abs(v.y);
    return {std::min(a, b), std::max(a, b)};
}

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

std::optional<Walk> walk_of(const Path& path) {
    return Reader(path).walk();
}

}  // namespace acedrex
