// What pieces do to others by standing where they stand, and what happens by rules of turns.
#include <algorithm>

#include "evaluator.hpp"

namespace acedrex::reference {

const std::string Evaluator::kArrived = "has arrived";

// The fields with a piece that the aura of the piece on `giver` concerns.
std::set<Field> Evaluator::reached_by(const AuraSpec& aura, const Placement& b, Field giver) {
    const Walk walk = walk_of(b, giver);
    std::set<Field> reached;
    if (++depth_ > kMostNested) throw TooManyStates{};
    for (const State& t : eval_within(*aura.at, begin(walk), walk, {})) {
        if (t.field == board_.off() || !b.at(t.field)) continue;
        if (aura.except_self && t.field == giver) continue;
        const State there = state_at(b, walk.walker, t.field);
        if (!aura.of || !eval(*aura.of, there, Walk{t.field, b, walk.walker}, {}).empty())
            reached.insert(t.field);
    }
    --depth_;
    return reached;
}

// (In an aura no piece is lent anything: that depends on what the auras do.)
Evaluator::Held Evaluator::judged(const Placement& b) {
    if (judged_ && judged_->first == b) return judged_->second;
    Held all;
    const Lent nothing;
    const Lent* const given = std::exchange(given_, &nothing);
    const Held* const before = std::exchange(held_, nullptr);
    const auto each = [&](const auto& take) {
        for (Field giver = 0; giver < board_.off(); ++giver)
            if (b.at(giver))
                for (const AuraSpec& aura : spec(b.at(giver)->type).influence.auras)
                    if (!aura.protect || aura.freeze || aura.wake || aura.plies > 1 || !aura.mark.empty() ||
                        !aura.lends.empty())
                        for (const Field f : reached_by(aura, b, giver)) take(aura, giver, f);
    };
    each([&](const AuraSpec& aura, Field giver, Field f) {
        if (!aura.freeze) return;
        all.frozen.insert(f);
        if (const Expr& left = spec(b.at(giver)->type).influence.frozen) all.allowed[f].push_back(left);
    });
    // The others may ask who is frozen.
    Held frozen_now;
    frozen_now.frozen = all.frozen;
    held_ = &frozen_now;
    each([&](const AuraSpec& aura, Field giver, Field f) {
        if (!aura.mark.empty()) all.tags[f].insert(aura.mark);
        if (aura.plies > 1) all.plies[f] = std::max(all.plies[f], aura.plies);
        if (aura.wake) all.wakes[f].push_back(aura.wake);
        if (all.frozen.count(giver)) return;  // a frozen piece lends nothing
        for (const AuraSpec::Lending& lending : aura.lends)
            if (lending.direction == Vector{} ||
                board_.step(giver, turned(lending.direction, b.at(giver)->side, {})) == f)
                all.lent[f].push_back(lending.walk);
    });
    held_ = before;
    given_ = given;
    judged_.emplace(b, all);
    return all;
}

// Judged before the walker leaves; it protects nothing from itself.
bool Evaluator::is_protected(const Placement& now, Field at, const Walk& walk) {
    const bool left = walk.began_there() && !now.at(walk.start);
    const Placement b = left ? now.with(walk.start, walk.walker) : now;
    const Lent nothing;
    const Lent* const given = std::exchange(given_, &nothing);
    bool found = false;
    for (Field giver = 0; giver < board_.off(); ++giver)
        if (b.at(giver) && !(walk.began_there() && giver == walk.start))
            for (const AuraSpec& aura : spec(b.at(giver)->type).influence.auras)
                found = found || (aura.protect && reached_by(aura, b, giver).count(at));
    given_ = given;
    return found;
}

// What a piece that begins its move walks: frozen, only what its freezers leave it, and no action.
std::vector<Expr> Evaluator::own_walks(const Walk& walk) const {
    const bool held = !walk.momentum && own_auras_ && frozen(walk.start);
    if (!walk.action.empty()) {
        const auto& actions = spec(walk.walker.type).actions;
        const auto known = actions.find(walk.action);
        return held || known == actions.end() ? std::vector<Expr>{} : std::vector<Expr>{known->second};
    }
    if (held) {
        const auto allowed = held_->allowed.find(walk.start);
        return allowed == held_->allowed.end() ? std::vector<Expr>{} : allowed->second;
    }
    const RoleSpec* role = role_of(walk);
    const Expr& moves = role != nullptr ? role->moves : spec(walk.walker.type).moves;
    return moves ? std::vector<Expr>{moves} : std::vector<Expr>{};
}

States Evaluator::plies(const Walk& walk) {
    return plies_by(own_walks(walk), walk);
}

// A frozen piece may use what it is lent.
States Evaluator::lent_plies(const Walk& walk) {
    if (held_ == nullptr || !walk.action.empty()) return {};
    const auto lent = held_->lent.find(walk.start);
    return lent == held_->lent.end() ? States{} : plies_by(lent->second, walk);
}

States Evaluator::further_plies(const Walk& walk) {
    own_auras_ = false;
    States ends;
    try {
        ends = plies(walk);
    } catch (...) {
        own_auras_ = true;
        throw;
    }
    own_auras_ = true;
    return ends;
}

States Evaluator::plies_by(const std::vector<Expr>& walks, const Walk& walk) {
    led_on_.clear();
    spent_ = 0;
    depth_ = 0;
    States ends;
    for (const Expr& e : walks)
        for (const State& t : eval_alternatives(*e, walk)) ends.merge(land(t, walk, true));
    ends = without_saved(ends);
    // What has come to nothing is no ply, unless the piece may pass: then nothing at all happens.
    if (walk.momentum) return ends;
    const bool may_pass = spec(walk.walker.type).may_pass;
    States plies;
    for (const State& end : ends) {
        // (Two of a kind that have changed places have done nothing either.)
        bool nothing = end.board == walk.before;
        if (end.field == walk.start) {
            Placement same = end.board;
            if (Cell q = same.at(walk.start); q && walk.before.at(walk.start)) {
                q->tags = walk.before.at(walk.start)->tags;
                same = same.with(walk.start, q);
            }
            nothing = same == walk.before && !end.ported;
        }
        if (!nothing) {
            plies.insert(end);
        } else if (may_pass) {
            State pass = state_at(walk.before, walk.walker, walk.start);
            pass.down = Down::landed;
            plies.insert(pass);
        }
    }
    return plies;
}

std::vector<RuleEnd> Evaluator::ruled(const Expression& e, const Placement& b, Field at, const Man& man,
                                      bool ghost, const std::map<Field, Man>* took) {
    spent_ = 0;
    depth_ = 0;
    by_rule_ = true;
    took_ = took;
    std::vector<RuleEnd> all;
    Walk walk{at, b, man};
    walk.ghost = ghost;
    const Lent nothing;
    const Lent* const given = std::exchange(given_, ghost ? &nothing : given_);
    try {
        for (const State& end : eval_within(e, state_at(ghost ? b : b.without(at), man, at), walk, {})) {
            if (ghost || end.down == Down::gone) {
                RuleEnd gone{end.board, end.taken, end.oblated};
                if (!ghost) gone.oblated.emplace(at, man);
                all.push_back(std::move(gone));
                continue;
            }
            // It stays where it is, as what it has become.
            Cell same = b.at(at);
            if (end.down == Down::landed && end.field == at) {
                same = end.board.at(at);  // with what it has been marked with
            } else if (end.walker.type != man.type) {
                const bool came = same->tags.count(kArrived) > 0;
                same = arrived(end.walker, at);
                if (came) same->tags[kArrived] = 0;
            }
            all.push_back({end.board.with(at, same), end.taken, end.oblated});
        }
    } catch (...) {
        by_rule_ = false;
        took_ = nullptr;
        given_ = given;
        throw;
    }
    by_rule_ = false;
    took_ = nullptr;
    given_ = given;
    return all;
}

}  // namespace acedrex::reference
