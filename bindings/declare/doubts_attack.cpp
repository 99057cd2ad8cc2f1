// Walks that take other pieces and, which their author may not know, give no check; words where they never
// hold, as what they ask about has not happened there; walks that are never made.
#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "base/ranges.hpp"
#include "declare/doubts.hpp"
#include "values/expression_text.hpp"
#include "values/lua_util.hpp"

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

// The message and the remedy for a sequence that loses its attack by an effect; nothing where it does not.
using Doubt = std::pair<std::string, std::string>;
std::optional<Doubt> doubt_of_effects(Kids kids) {
    for (std::size_t i = 0; i < kids.size(); ++i) {
        if (is_capture(*kids[i])) break;  // all that follows is done by an attack
        const Expression* effect = spoiled_by(*kids[i]);
        if (effect != nullptr && may_capture(kids.subspan(i + 1)))
            return Doubt{": after " + to_string(*effect) + " a walk attacks nothing: it gives no check",
                         "put the effect behind the capture; if that is meant, say so by -m.royal"};
    }
    return std::nullopt;
}

// Likewise by a counter. Of parallel walks each is looked at by itself.
std::optional<Doubt> doubt_of_counters(Kids kids) {
    for (const Expr& kid : kids)
        if (kid->kind != ExprKind::choice && says(*kid, GuardKind::counter) && may_capture(kids))
            return Doubt{": where " + to_string(*kid) +
                             " does not hold now, a walk attacks nothing now: it gives no check",
                         "if that is meant, say so by m.royal or -m.royal in it"};
    return std::nullopt;
}

void doubt_attacks(const PieceSpec& piece, const Expression& e, std::vector<Diagnostic>& list) {
    if (e.kind == ExprKind::sequence)
        for (const auto& doubt : {doubt_of_effects(e.kids), doubt_of_counters(e.kids)})
            if (doubt)
                list.push_back(
                    warning_at(piece.place, "no-attack", piece.name + doubt->first, doubt->second));
    for (const Expr& kid : e.kids) doubt_attacks(piece, *kid, list);
}

}  // namespace

std::vector<Diagnostic> doubts_of_attacks(const VariantSpec& spec) {
    std::vector<Diagnostic> list;
    const auto is_kept_safe = [&](const PieceRef& p) {
        const RoyalKind kind = spec.royal_kind(*p);
        return kind == RoyalKind::check || kind == RoyalKind::escapes;
    };
    if (!ranges::any_of(spec.pieces, is_kept_safe)) return list;
    for (const PieceRef& p : spec.pieces)
        if (p->moves && !minds_royals(*p->moves)) doubt_attacks(*p, *p->moves, list);
    return list;
}

namespace {

// A piece never makes the walks of an action that no part of a turn names. (A variant whose turns have no
// parts has just taken over pieces that have such walks.)
void doubt_actions(const VariantSpec& spec, std::vector<Diagnostic>& list) {
    if (!spec.turn) return;
    std::set<std::string> named;
    each_part(spec, [&](const PartSpec& part) { named.insert(part.action); });
    named.erase("");
    const std::vector<std::string> known = action_names(spec);
    const bool budget = spec.turn->kind == PartSpec::Kind::actions;
    if (!ranges::all_of(named, [&](const std::string& name) { return ranges::count(known, name) > 0; }))
        return;  // one that is called otherwise may be meant
    for (const PieceRef& p : spec.pieces)
        for (const auto& [name, walks] : p->actions)
            if (!named.contains(name))
                list.push_back(
                    warning_at(p->place, "unused-action",
                               p->name + ": no part of a turn names the action \"" + name + "\"",
                               (budget ? "write of = phase.either" : "write turn = phase.seq") +
                                   ("{ phase.move(), phase.move{ action = \"" + name) +
                                   (budget ? "\" } } in phase.actions" : "\" } } in the variant")));
}

}  // namespace

// Only rules that follow a ply know what it has captured.
std::vector<Diagnostic> doubts_of_words(const VariantSpec& spec) {
    std::vector<Diagnostic> list;
    const auto look_at = [&](const std::string& said, const Expr& e, const Place& place) {
        if (e && says(*e, GuardKind::took))
            list.push_back(
                warning_at(place, "never", said + ": m.took never holds there",
                           "it asks what the ply before has captured: in on_capture and on_promotion"));
    };
    const auto look_at_drops = [&](const std::vector<DropSpec>& drops, const Place& place) {
        for (const DropSpec& drop : drops) look_at("drops.at", drop.at, place);
    };
    look_at_drops(spec.drops, spec.place_of("drops"));
    each_part(spec, [&](const PartSpec& part) { look_at_drops(part.drops, part.place); });
    look_at("lands", spec.lands, spec.place_of("lands"));
    for (const PieceRef& p : spec.pieces) {
        const InfluenceSpec& rules = p->influence;
        for (const auto& [key, e] :
             {std::pair{"moves", p->moves}, std::pair{"lands", p->lands}, std::pair{"takes", p->takes},
              std::pair{"immune", p->immune}, std::pair{"passes", p->passes}, std::pair{"wake", rules.wake},
              std::pair{"on_turn_start", rules.on_turn_start}, std::pair{"on_turn_end", rules.on_turn_end}})
            look_at(p->name + ": " + key, e, p->place);
        for (const auto& [name, walks] : p->actions) look_at(p->name + ": actions." + name, walks, p->place);
    }
    doubt_actions(spec, list);
    return list;
}

}  // namespace acedrex
