// What a variant may say and what then does nothing.
#include <algorithm>
#include <set>

#include "variant/compile_steps.hpp"

namespace acedrex {

void check_notation(const TypeNames& types) {
    const TagNames& tags = types.binding.tags;
    const VariantSpec& spec = types.spec;
    if (!spec.notation) return;
    for (const std::string& name : spec.notation->unnamed) types.find(name, "notation", "notation");
    for (const auto& [tag, sign] : spec.notation->lost) {
        if (!tags.find(tag))
            types.faults.error("unknown-tag", "notation",
                               "notation: no piece carries the tag \"" + tag + "\"",
                               remedy_for(tag, names_of(tags.all()), ""));
    }
}

namespace {

// The tags that pieces come by otherwise than by effects and auras: from the setup, from pockets, and those
// that the machine itself gives.
std::set<std::string> tags_from_elsewhere(const VariantSpec& spec) {
    std::set<std::string> tags;
    const TagNames built_in;
    for (const Tag& tag : built_in.all()) tags.insert(tag.name);
    for (const PieceRef& p : spec.pieces)
        for (const std::string& tag : p->all_tags()) tags.insert(tag);
    const auto add_drops = [&](const std::vector<DropSpec>& drops) {
        for (const DropSpec& drop : drops) tags.insert(drop.tags.begin(), drop.tags.end());
    };
    const auto add_parts = [&](const PartSpec& part, const auto& again) -> void {
        add_drops(part.drops);
        for (const PartSpec& inner : part.parts) again(inner, again);
    };
    add_drops(spec.drops);
    if (spec.turn) add_parts(*spec.turn, add_parts);
    for (const CaptureSpec& capture : spec.captures)
        if (capture.promoted) tags.insert("promoted");
    return tags;
}

}  // namespace

// A tag that is given and never asked for does nothing; unless a function of a script looks at it. One that
// is asked for and never given is not there.
void check_tags(const VariantSpec& spec, BindContext& binding, bool asks_scripts) {
    for (const PieceRef& p : spec.pieces)
        for (const AuraSpec& aura : p->influence.auras)
            if (!aura.mark.empty()) binding.given_tags.emplace(aura.mark, p->place);
    std::vector<std::string> asked, given;
    for (const auto& [tag, where] : binding.asked_tags) asked.push_back(tag);
    for (const auto& [tag, where] : binding.given_tags) given.push_back(tag);
    for (const auto& [tag, where] : binding.given_tags) {
        if (asks_scripts || binding.asked_tags.contains(tag)) continue;
        if (tag == "promotion" && spec.promotion && spec.promotion->when == PromotionSpec::When::now_or_later)
            continue;  // the rule asks for it
        binding.warn("unread-tag", where, "the tag \"" + tag + "\" is given, and no piece here asks for it",
                     remedy_for(tag, asked, "ask by m.tagged, m.carries or m.marked, or leave it out"));
    }
    const std::set<std::string> elsewhere = tags_from_elsewhere(spec);
    given.insert(given.end(), elsewhere.begin(), elsewhere.end());
    for (const auto& [tag, where] : binding.asked_tags) {
        if (elsewhere.contains(tag) || binding.given_tags.contains(tag)) continue;
        binding.warn("ungiven-tag", where, "the tag \"" + tag + "\" is asked for, and nothing here gives it",
                     remedy_for(tag, given, "give it by tags = { ... }, m.mark or m.mark_field"));
    }
}

namespace {

// Pieces may name what only other variants have; but some script should have it.
void doubt_promotes(const VariantSpec& spec, BindContext& binding) {
    for (const PieceRef& p : spec.pieces)
        for (const std::string& name : p->promotes) {
            if (binding.cast->type_named(name)) continue;
            const std::vector<std::string>& elsewhere = binding.names_of_other_scripts();
            if (std::find(elsewhere.begin(), elsewhere.end(), name) != elsewhere.end()) continue;
            std::vector<std::string> names = names_of(binding.cast->entries());
            names.insert(names.end(), elsewhere.begin(), elsewhere.end());
            binding.warn("unknown-piece", p->place,
                         p->name + ": promotes = \"" + name + "\": no piece has that name",
                         remedy_for(name, names, "it never becomes that"));
        }
}

}  // namespace

// Promotion by what lands needs a rule that says to what.
void check_promotion(const VariantSpec& spec, BindContext& binding) {
    // Of pieces that say themselves what they become, the rule has told already.
    if (!spec.promotion || !spec.promotion->own) doubt_promotes(spec, binding);
    if (spec.promotion) return;
    const auto doubt = [&](const Expr& e, const Place& where) {
        const auto promotes = [](const Expression& part) {
            return part.kind == ExprKind::effect && part.effect == EffectKind::promote_it;
        };
        if (e && any_inside(*e, promotes))
            binding.warn("no-promotion", where,
                         std::string(row_of(EffectKind::promote_it).word) +
                             " promotes nothing: the variant has no promotion",
                         "write promotion = { pieces = { ... }, to = { ... } } there");
    };
    doubt(spec.lands, spec.place_of("lands"));
    for (const PieceRef& p : spec.pieces)
        for (const Expr& e : {p->moves, p->lands}) doubt(e, p->place);
}

namespace {

// May pieces come to fields otherwise than by steps of their own, or to other sides and types?
bool moves_others(const VariantSpec& spec) {
    const bool lends = std::any_of(spec.pieces.begin(), spec.pieces.end(),
                                   [](const PieceRef& p) { return !p->influence.auras.empty(); });
    if (lends || spec.turn || !spec.drops.empty() || !spec.captures.empty()) return true;
    const auto shifts = [](const Expression& part) {
        if (part.kind != ExprKind::effect) return false;
        switch (part.effect) {
            case EffectKind::convert:
            case EffectKind::flip:
            case EffectKind::change:
            case EffectKind::push:
            case EffectKind::pull:
            case EffectKind::displace:
            case EffectKind::swap:
            case EffectKind::place:
            case EffectKind::retrieve:
            case EffectKind::become:
            case EffectKind::promote:
            case EffectKind::promote_it:
                return true;
            default:
                return row_of(part.effect).has(kGoesOn);
        }
    };
    const std::vector<Expr> all = expressions_of(spec);
    return std::any_of(all.begin(), all.end(), [&](const Expr& e) { return any_inside(*e, shifts); });
}

// The single steps in an expression; false where its walks may go otherwise too.
bool add_steps(const Expression& e, std::vector<Vector>& steps) {
    switch (e.kind) {
        case ExprKind::anywhere:
        case ExprKind::aligned:
        case ExprKind::on_board:
        case ExprKind::each_type:
        case ExprKind::moves_of:
        case ExprKind::gait:
        case ExprKind::wrapped:
        case ExprKind::roaming:
        case ExprKind::across:
            return false;
        default:
            break;
    }
    steps.insert(steps.end(), e.vectors.begin(), e.vectors.end());
    return std::all_of(e.kids.begin(), e.kids.end(), [&](const Expr& kid) { return add_steps(*kid, steps); });
}

// Whether steps, however many, lead from where the setup has pieces of the code into the zone.
bool leads_into(const FieldSet& zone, const Variant& variant, Code code, const std::vector<Vector>& steps) {
    const Board& board = variant.board();
    FieldSet reached(static_cast<std::size_t>(board.size()), false);
    std::vector<Field> open;
    for (Field f = 0; f < board.size(); ++f)
        if (variant.position_tables().setup[f] == code) open.push_back(f);
    while (!open.empty()) {
        const Field f = open.back();
        open.pop_back();
        if (zone[f]) return true;
        if (std::exchange(reached[f], true)) continue;
        for (const Vector v : steps)
            for (const Vector turned : {v, turned_for(Cast::side(code), variant.spec().rotate, v)})
                if (const Field to = board.step(f, turned); to != board.off()) open.push_back(to);
    }
    return false;
}

}  // namespace

void check_reach_of_promotion(const Variant& variant, SpecFaults& faults) {
    const VariantSpec& spec = variant.spec();
    const auto& setup = variant.position_tables().setup;
    if (!spec.promotion || moves_others(spec)) return;
    for (Code code = 1; code < variant.cast().codes(); ++code) {
        const int type = Cast::type(code);
        const Side side = Cast::side(code);
        if (side == Side::none || !variant.promotion().promotes(type)) continue;
        const PieceSpec& piece = variant.piece(type);
        const FieldSet& zone = variant.promotion().zone[static_cast<std::size_t>(side)];
        std::vector<Vector> steps;
        if (!piece.moves || !add_steps(*piece.moves, steps) ||
            (piece.lands && !add_steps(*piece.lands, steps)))
            continue;
        const bool stands = std::find(setup.begin(), setup.end(), code) != setup.end();
        const bool there_is_one = std::find(zone.begin(), zone.end(), 1) != zone.end();
        if (stands && there_is_one && !leads_into(zone, variant, code, steps))
            faults.note(Severity::warning, spec.place_of("promotion"), "unreachable",
                        "promotion: no " + piece.name + " of " + std::string(to_string(side)) +
                            " can ever come from the setup into the zone \"" + spec.promotion->zone + "\"",
                        "");
    }
}

void check_royals(const Variant& variant, SpecFaults& faults) {
    const VariantSpec& spec = variant.spec();
    const auto named = std::find_if(spec.royals.begin(), spec.royals.end(),
                                    [](const RoyalSpec& royal) { return royal.kind != RoyalKind::none; });
    // Royal pieces may come from pockets, and a side may lose otherwise.
    if (named == spec.royals.end() || !spec.drops.empty() || spec.turn) return;
    const bool lost_otherwise = !spec.endings.extinction.empty() || !spec.endings.goals.empty();
    std::vector<std::string> lacking;
    for (const Side side : {Side::light, Side::dark}) {
        bool stands = false, royal = false;
        for (const Code code : variant.position_tables().setup) {
            if (code == kNoPiece || Cast::side(code) != side) continue;
            stands = true;
            royal = royal || spec.royal_kind(variant.piece(Cast::type(code))) != RoyalKind::none;
        }
        if (stands && !royal) lacking.emplace_back(to_string(side));
    }
    if (lacking.empty() || (lacking.size() == 1 && lost_otherwise)) return;
    faults.note(Severity::warning, spec.place_of("royals"), "no-royal",
                "royals: " + (lacking.size() == 1 ? lacking[0] + " has no " : "neither side has a ") +
                    named->piece + " in the setup, nor another royal piece",
                "put one into the setup of each side");
}

}  // namespace acedrex
