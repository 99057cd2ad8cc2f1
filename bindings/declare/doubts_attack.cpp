// Walks that take other pieces and, which their author may not know, give no check.
#include <algorithm>
#include <span>

#include "base/ranges.hpp"
#include "declare/doubts.hpp"
#include "values/expression_text.hpp"

namespace acedrex {

namespace {

// An edit by which a walk is no attack any more, unless it has captured before.
bool spoils(EffectKind effect) {
    const auto& row = row_of(effect);
    if (row.has(kTakes) || row.has(kOfWalker) || row.has(kGoesOn)) return false;
    return row.has(kOnOccupant) || effect == EffectKind::place || effect == EffectKind::retrieve ||
           effect == EffectKind::mark_field || effect == EffectKind::clear_marks;
}

// The effect that each walk of e does, if each does one.
const Expression* spoiled_by(const Expression& e) {
    switch (e.kind) {
        case ExprKind::effect:
            return spoils(e.effect) ? &e : nullptr;
        case ExprKind::sequence:
        case ExprKind::aside:
            for (const Expr& kid : e.kids)
                if (const Expression* found = spoiled_by(*kid)) return found;
            return nullptr;
        case ExprKind::choice: {
            const auto is_plain = [](const Expr& kid) { return spoiled_by(*kid) == nullptr; };
            if (e.kids.empty() || ranges::any_of(e.kids, is_plain)) return nullptr;
            return spoiled_by(*e.kids[0]);
        }
        default:
            return nullptr;
    }
}

bool is_capture(const Expression& e) {
    return e.does(kTakes) || e.is(EffectKind::strike);
}

bool is_walk(const Expression& e) {
    return e.kind == ExprKind::step || e.kind == ExprKind::anywhere || e.kind == ExprKind::aligned;
}

using Kids = std::span<const Expr>;

bool is_bloodless(const Expr& e) {
    return e->is(GuardKind::bloodless);
}

// May a walk that goes on by these capture: by an effect, or by its end?
bool may_capture(Kids kids) {
    // What is asked for having captured nothing has not.
    while (ranges::any_of(kids, is_bloodless)) kids = kids.subspan(1);
    const auto inside = [&](bool (*is)(const Expression&)) {
        return ranges::any_of(kids, [&](const Expr& kid) { return any_inside(*kid, is); });
    };
    if (inside(is_capture)) return true;
    const auto ends_otherwise = [](const Expression& part) {
        if (part.kind == ExprKind::guard)
            return part.guard == GuardKind::empty || part.guard == GuardKind::bloodless;
        return part.kind == ExprKind::effect;
    };
    return inside(is_walk) && !inside(ends_otherwise);
}

bool minds_royals(const Expression& e) {
    return says(e, GuardKind::royal);
}

class AttackDoubts {
  public:
    AttackDoubts(const PieceSpec& piece, std::vector<Diagnostic>& list) : piece_(piece), list_(list) {}

    void look_at(const Expression& e) {
        if (e.kind == ExprKind::sequence) {
            look_at_effects(e);
            look_at_counters(e);
        }
        for (const Expr& kid : e.kids) look_at(*kid);
    }

  private:
    void look_at_effects(const Expression& e) {
        const Kids kids(e.kids);
        for (std::size_t i = 0; i < kids.size(); ++i) {
            if (is_capture(*kids[i])) return;  // all that follows is done by an attack
            const Expression* effect = spoiled_by(*kids[i]);
            if (effect == nullptr || !may_capture(kids.subspan(i + 1))) continue;
            warn(piece_.name + ": after " + to_string(*effect) + " a walk attacks nothing: it gives no check",
                 "put the effect behind the capture; if that is meant, say so by -m.royal");
            return;
        }
    }

    // Of parallel walks each is looked at by itself.
    void look_at_counters(const Expression& e) {
        for (const Expr& kid : e.kids)
            if (kid->kind != ExprKind::choice && says(*kid, GuardKind::counter) && may_capture(e.kids)) {
                warn(piece_.name + ": where " + to_string(*kid) +
                         " does not hold now, a walk attacks nothing now: "
                         "it gives no check",
                     "if that is meant, say so by m.royal or -m.royal in it");
                return;
            }
    }

    void warn(std::string message, std::string remedy) {
        list_.push_back(
            {"no-attack", Severity::warning, piece_.place, std::move(message), std::move(remedy)});
    }

    const PieceSpec& piece_;
    std::vector<Diagnostic>& list_;
};

}  // namespace

std::vector<Diagnostic> doubts_of_attacks(const VariantSpec& spec) {
    std::vector<Diagnostic> list;
    const auto is_kept_safe = [&](const PieceRef& p) {
        const RoyalKind kind = spec.royal_kind(*p);
        return kind == RoyalKind::check || kind == RoyalKind::escapes;
    };
    if (!ranges::any_of(spec.pieces, is_kept_safe)) return list;
    for (const PieceRef& p : spec.pieces)
        if (p->moves && !minds_royals(*p->moves)) AttackDoubts(*p, list).look_at(*p->moves);
    return list;
}

}  // namespace acedrex
