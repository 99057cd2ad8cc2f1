#include "wording.hpp"

#include <algorithm>

namespace acedrex::reference {

namespace {

constexpr int kDeepest = 16;  // functions that return functions; the kernel refuses those without end

class Reader {
  public:
    Reader(Wording& wording, const Board& board, const Cast& cast, Hooks* hooks, bool rotate)
        : wording_(wording), board_(board), cast_(cast), hooks_(hooks), rotate_(rotate) {}

    void read(const Expr& e, int depth = 0) {
        if (!e || depth > kDeepest) return;
        if (e->kind == ExprKind::guard) read_guard(*e);
        if (e->kind == ExprKind::effect) read_effect(*e);
        if (e->kind == ExprKind::moves_of && e->lender == Lender::own_last) wording_.asks_own_last = true;
        if (e->kind == ExprKind::moves_of && (e->lender == Lender::last || e->lender == Lender::own_last))
            wording_.asks_last = true;
        if (e->kind == ExprKind::on_board && hooks_ != nullptr)
            for (const Side side : {Side::light, Side::dark, Side::none})
                read(hooks_->on_board(e->hook, board_, side, rotate_), depth + 1);
        if (e->kind == ExprKind::each_type && hooks_ != nullptr)
            for (const Expr& part : hooks_->each_type(e->hook, cast_)) read(part, depth + 1);
        read(e->lo, depth);
        read(e->hi, depth);
        for (const Expr& kid : e->kids) read(kid, depth);
    }

  private:
    void read(const NumberRef& n, int depth) {
        if (!n) return;
        read(n->counted, depth);
        read(n->left, depth);
        read(n->right, depth);
    }
    void read_guard(const Expression& e) {
        if (e.guard == GuardKind::arrived) wording_.asks_arrived = true;
        if (e.guard == GuardKind::took) wording_.asks_took = true;
        wording_.asks_initial = wording_.asks_initial || row_of(e.guard).has(kReadsInitial);
        wording_.asks_last = wording_.asks_last || row_of(e.guard).has(kReadsLast);
        if (e.guard == GuardKind::momentum) wording_.counts_steps = std::max(wording_.counts_steps, e.number);
        if (e.guard == GuardKind::walked)
            wording_.counts_steps = std::max(wording_.counts_steps, e.number + 1);
    }
    void read_effect(const Expression& e) {
        wording_.may_be_lost = wording_.may_be_lost || e.effect == EffectKind::or_leave;
        if (e.effect == EffectKind::rushed || row_of(e.effect).has(kGoesOn))
            wording_.counts_steps = kUnlimited;
        if (e.effect == EffectKind::note) wording_.notes.insert(e.names[0]);
        if (e.effect != EffectKind::mark && e.effect != EffectKind::mark_field) return;
        if (e.number > 0 || e.number == kThisTurn)
            wording_.timed[e.names[0]] = std::max(wording_.timed[e.names[0]], e.number);
        if (e.number == kAlways) wording_.always.insert(e.names[0]);
    }

    Wording& wording_;
    const Board& board_;
    const Cast& cast_;
    Hooks* hooks_;
    bool rotate_;
};

}  // namespace

Cast cast_of(const VariantSpec& variant) {
    std::vector<Cast::Entry> entries;
    for (const PieceRef& p : variant.pieces) entries.push_back({p->name, p->symbol, p->classes});
    return Cast(std::move(entries));
}

Wording wording_of(const VariantSpec& variant, const Board& board, const Cast& cast, Hooks* hooks) {
    Wording wording;
    Reader reader(wording, board, cast, hooks, variant.rotate);
    for (const Expr& e : {variant.lands, variant.on_capture, variant.on_promotion}) reader.read(e);
    for (const PieceRef& p : variant.pieces) {
        wording.always.insert(p->lasting_tags.begin(), p->lasting_tags.end());
        wording.notes.insert(p->notes.begin(), p->notes.end());
        for (const Expr& e : {p->moves, p->takes, p->immune, p->passes, p->lands, p->attacked_by, p->gait})
            reader.read(e);
        for (const auto& [name, walks] : p->actions) reader.read(walks);
        const InfluenceSpec& i = p->influence;
        for (const Expr& e : {i.frozen, i.wake, i.on_turn_start, i.on_turn_end, i.on_capture, i.on_promotion})
            reader.read(e);
        for (const AuraSpec& aura : i.auras) {
            wording.auras = true;
            for (const Expr& e : {aura.at, aura.of, aura.wake}) reader.read(e);
            for (const AuraSpec::Lending& lending : aura.lends) reader.read(lending.walk);
        }
    }
    each_drop(variant, [&](const DropSpec& drop) { reader.read(drop.on_drop); });
    for (const GoalSpec& goal : variant.endings.goals) reader.read(goal.when);
    for (const PreferenceSpec& kind : variant.obligations.prefer) reader.read(kind.guard);
    if (variant.views) {
        reader.read(variant.views->sees);
        for (const SecretSpec& secret : variant.views->secrets) reader.read(secret.at);
    }
    return wording;
}

bool possible(const Wording& wording, const Marks& marks) {
    return std::all_of(marks.begin(), marks.end(), [&](const auto& mark) {
        const auto timed = wording.timed.find(mark.first);
        return mark.first == "rushed" || mark.second == 0 || wording.notes.count(mark.first) > 0 ||
               (timed != wording.timed.end() && mark.second <= timed->second);
    });
}

}  // namespace acedrex::reference
