#include "declare/doubts.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "base/ranges.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

namespace {

using Doubts = std::vector<Diagnostic>;

// Can some drop bring the type in from the pocket?
bool brings_in(const Part& part, int pocket, int type) {
    return ranges::any_of(part.drops,
                          [&](const DropRule& rule) {
                              return rule.pocket == pocket && rule.types[static_cast<std::size_t>(type)];
                          }) ||
           ranges::any_of(part.parts, [&](const Part& inner) { return brings_in(inner, pocket, type); });
}

// What waits for ever is most likely a rule forgotten.
void doubt_pockets(const Variant& variant, Doubts& list) {
    const std::vector<Part>& ways = variant.turn().ways;
    for (const auto& [code, pocket, number] : variant.position_tables().held) {
        const int type = Cast::type(code);
        const bool used =
            ranges::any_of(ways, [&, at = pocket](const Part& way) { return brings_in(way, at, type); }) ||
            ranges::any_of(variant.promotion().rules, [at = pocket](const PromotionRule& rule) {
                return ranges::count(rule.pockets, at) > 0;
            });
        if (!used)
            list.push_back(warning_at(
                variant.spec().place_of("pockets"), "unused-pocket",
                "pockets: nothing brings in the " + variant.cast().name(code) + " that waits there",
                "write drops = { ... }, or phase.drop() in turn"));
    }
}

// The tags that pieces come by otherwise than by effects and auras: from the setup, from pockets, and those
// that the machine itself gives.
std::set<std::string> tags_from_elsewhere(const VariantSpec& spec) {
    std::set<std::string> tags;
    const TagNames built_in;
    for (const Tag& tag : built_in.all()) tags.insert(tag.name);
    for (const PieceRef& p : spec.pieces)
        for (const std::string& tag : p->all_tags()) tags.insert(tag);
    each_drop(spec, [&](const DropSpec& drop) { tags.insert(drop.tags.begin(), drop.tags.end()); });
    for (const CaptureSpec& capture : spec.captures)
        if (capture.promoted) tags.insert("promoted");
    return tags;
}

// A tag that is given and never asked for does nothing; unless a function of a script looks at it. One that
// is asked for and never given is not there.
void doubt_tags(const Variant& variant, Doubts& list) {
    const VariantSpec& spec = variant.spec();
    const auto& asked_tags = variant.binding().asked_tags;
    const auto& given_tags = variant.binding().given_tags;
    std::vector<std::string> asked, given;
    for (const auto& [tag, where] : asked_tags) asked.push_back(tag);
    for (const auto& [tag, where] : given_tags) given.push_back(tag);
    for (const auto& [tag, where] : given_tags) {
        if (variant.asks_scripts() || asked_tags.contains(tag)) continue;
        // Rules ask for these.
        if (tag == "promotion" && variant.promotion().some_wait()) continue;
        if (tag == "castling" && variant.castling().mover >= 0) continue;
        list.push_back(
            warning_at(where, "unread-tag", "the tag \"" + tag + "\" is given, and no piece here asks for it",
                       remedy_for(tag, asked, "ask by m.tagged, m.carries or m.marked, or leave it out")));
    }
    const std::set<std::string> elsewhere = tags_from_elsewhere(spec);
    given.insert(given.end(), elsewhere.begin(), elsewhere.end());
    for (const auto& [tag, where] : asked_tags) {
        if (elsewhere.contains(tag) || given_tags.contains(tag)) continue;
        list.push_back(warning_at(
            where, "ungiven-tag", "the tag \"" + tag + "\" is asked for, and nothing here gives it",
            remedy_for(tag, given, "give it by tags = { ... }, m.mark or m.mark_field")));
    }
}

// Pieces may name what only other variants have; but some script should have it.
void doubt_promotes(const Variant& variant, const NamesElsewhere& names_elsewhere, Doubts& list) {
    static const std::vector<std::string> none;
    for (const PieceRef& p : variant.spec().pieces)
        for (const std::string& name : p->promotes) {
            if (variant.cast().type_named(name)) continue;
            const std::vector<std::string>& elsewhere = names_elsewhere ? names_elsewhere() : none;
            if (ranges::count(elsewhere, name) > 0) continue;
            std::vector<std::string> names = names_of(variant.cast().entries());
            names.insert(names.end(), elsewhere.begin(), elsewhere.end());
            list.push_back(warning_at(p->place, "unknown-piece",
                                      p->name + ": promotes = \"" + name + "\": no piece has that name",
                                      remedy_for(name, names, "it never becomes that")));
        }
}

// Does a walk in e land where it has had a piece promoted? Then this is no longer there to be promoted, and
// there is no such walk.
bool lands_on_promoted(const Expression& e) {
    bool promoted = false;
    if (e.kind == ExprKind::sequence)
        for (const Expr& kid : e.kids) {
            if (promoted && (kid->is(EffectKind::activate) || kid->is(EffectKind::activate_anew)))
                return true;
            promoted = kid->is(EffectKind::promote_it) ||
                       (promoted && (kid->kind == ExprKind::effect || kid->kind == ExprKind::guard));
        }
    return ranges::any_of(e.kids, [](const Expr& kid) { return lands_on_promoted(*kid); });
}

void doubt_landings(const VariantSpec& spec, Doubts& list) {
    const auto look_at = [&](const Expr& e, const std::string& piece, const Place& where) {
        if (e && lands_on_promoted(*e))
            list.push_back(
                warning_at(where, "never",
                           piece + "lands: there is no walk that promotes a piece by c.promote and "
                                   "takes its field by c.activate",
                           "write m.change \"A\" * c.activate for a piece that goes on as another"));
    };
    look_at(spec.lands, "", spec.place_of("lands"));
    for (const PieceRef& p : spec.pieces) look_at(p->lands, p->name + ": ", p->place);
}

// Promotion by what lands needs a rule that says to what.
void doubt_promotion(const Variant& variant, const NamesElsewhere& names_elsewhere, Doubts& list) {
    const VariantSpec& spec = variant.spec();
    // Of pieces that say themselves what they become, the rule has told already.
    if (!ranges::any_of(spec.promotions, &PromotionSpec::own)) doubt_promotes(variant, names_elsewhere, list);
    if (!spec.promotions.empty()) return;
    const auto look_at = [&](const Expr& e, const Place& where) {
        if (e && says(*e, EffectKind::promote_it))
            list.push_back(warning_at(where, "no-promotion",
                                      std::string(row_of(EffectKind::promote_it).word) +
                                          " promotes nothing: the variant has no promotion",
                                      "write promotion = { pieces = { ... }, to = { ... } } there"));
    };
    look_at(spec.lands, spec.place_of("lands"));
    for (const PieceRef& p : spec.pieces) {
        for (const Expr& e : {p->moves, p->lands}) look_at(e, p->place);
        for (const auto& [name, walks] : p->actions) look_at(walks, p->place);
    }
}

// May pieces come to fields otherwise than by steps of their own, or to other sides and types?
bool moves_others(const VariantSpec& spec) {
    const bool lends =
        ranges::any_of(spec.pieces, [](const PieceRef& p) { return !p->influence.auras.empty(); });
    if (lends || spec.turn || !spec.drops.empty() || !spec.captures.empty()) return true;
    const auto shifts = [](const Expression& part) { return part.does(kShifts | kGoesOn); };
    const std::vector<Expr> all = expressions_of(spec);
    return ranges::any_of(all, [&](const Expr& e) { return any_inside(*e, shifts); });
}

// The single steps in an expression; false where its walks may go otherwise too.
bool add_steps(const Expression& e, std::vector<Vector>& steps) {
    using enum ExprKind;
    constexpr std::array kGoOtherwise{anywhere, aligned, on_board, each_type, moves_of,
                                      gait,     wrapped, roaming,  across};
    if (ranges::count(kGoOtherwise, e.kind) > 0) return false;
    steps.insert(steps.end(), e.vectors.begin(), e.vectors.end());
    return ranges::all_of(e.kids, [&](const Expr& kid) { return add_steps(*kid, steps); });
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

void doubt_reach_of_promotion(const Variant& variant, Doubts& list) {
    const VariantSpec& spec = variant.spec();
    const auto& setup = variant.position_tables().setup;
    if (spec.promotions.empty() || moves_others(spec)) return;
    for (Code code = 1; code < variant.cast().codes(); ++code) {
        const int type = Cast::type(code);
        const Side side = Cast::side(code);
        if (side == Side::none || !variant.promotion().promotes(type)) continue;
        const PieceSpec& piece = variant.piece(type);
        const FieldSet& zone = variant.promotion().rule(code).zone[static_cast<std::size_t>(side)];
        std::vector<Vector> steps;
        if (!piece.moves || !add_steps(*piece.moves, steps) ||
            (piece.lands && !add_steps(*piece.lands, steps)))
            continue;
        const bool stands = ranges::count(setup, code) > 0;
        const bool there_is_one = ranges::count(zone, 1) > 0;
        if (stands && there_is_one && !leads_into(zone, variant, code, steps))
            list.push_back(warning_at(
                spec.place_of("promotion"), "unreachable",
                "promotion: no " + piece.name + " of " + std::string(to_string(side)) +
                    " can ever come from the setup into the zone \"" +
                    spec.promotions[variant.promotion().rule_of[static_cast<std::size_t>(type)]].zone +
                    "\""));
    }
}

void doubt_royals(const Variant& variant, Doubts& list) {
    const VariantSpec& spec = variant.spec();
    const auto decides = [](RoyalKind kind) { return kind != RoyalKind::none && kind != RoyalKind::escapes; };
    const auto named =
        ranges::find_if(spec.royals, [&](const RoyalSpec& royal) { return decides(royal.kind); });
    // Royal pieces may come from pockets, and a side may lose otherwise.
    if (named == spec.royals.end() || !spec.drops.empty() || spec.turn) return;
    const bool lost_otherwise =
        !spec.endings.extinction.empty() || !spec.endings.goals.empty() || !spec.endings.counters.empty();
    std::vector<std::string> lacking;
    for (const Side side : {Side::light, Side::dark}) {
        bool stands = false, royal = false;
        for (const Code code : variant.position_tables().setup) {
            if (code == kNoPiece || Cast::side(code) != side) continue;
            stands = true;
            royal = royal || decides(spec.royal_kind(variant.piece(Cast::type(code))));
        }
        if (stands && !royal) lacking.emplace_back(to_string(side));
    }
    if (lacking.empty() || (lacking.size() == 1 && lost_otherwise)) return;
    list.push_back(
        warning_at(spec.place_of("royals"), "no-royal",
                   "royals: " + (lacking.size() == 1 ? lacking[0] + " has no " : "neither side has a ") +
                       named->piece + " in the setup, nor another royal piece",
                   "put one into the setup of each side"));
}

// What becomes of an unmet duty makes no difference where another rule decides before.
void doubt_unmet(const VariantSpec& spec, Doubts& list) {
    using Royals = MoveObligations::Royals;
    const Royals several = spec.obligations.several_royals;
    const bool last = several == Royals::last, together = last || several == Royals::all;
    for (const RoyalSpec& royal : spec.royals) {
        if (royal.unmet == Unmet::loses) continue;
        const bool check = royal.kind == RoyalKind::check;
        if (last && check)
            list.push_back(warning_at(
                spec.place_of("royals"), "unmet",
                "royals: " + royal.piece +
                    " must be safe only as the last royal piece, so that what is unmet loses whatever "
                    "unmet says",
                "leave unmet out, or several_royals = \"last\""));
        else if (!together && !check && royal.unmet == Unmet::goes && spec.endings.loss_of_royals_loses)
            list.push_back(warning_at(
                spec.place_of("royals"), "unmet",
                "royals: a side loses with its last " + royal.piece + ", also where that goes unmet",
                "write rules = { several_royals = \"last\" }"));
    }
}

// Nothing reads what is chosen but the function.
void doubt_options(const VariantSpec& spec, Doubts& list) {
    const auto asks = [](const OptionSpec& option) { return option.judged; };  // fits does, too
    if (!spec.options.empty() && !spec.key_places.contains("by_options") &&
        !ranges::any_of(spec.options, asks))
        list.push_back(warning_at(spec.place_of("options"), "unused-options",
                                  "options: whatever is chosen, the variant is the same",
                                  "write by_options = function(o) return { ... } end"));
}

// Must the part, or one of those that it may be, be made by the piece that moved before, where none did?
bool begins_by_same(const PartSpec& part) {
    using Kind = PartSpec::Kind;
    if (part.kind == Kind::move) return part.by == PartSpec::By::same;
    if (part.kind == Kind::seq) return !part.parts.empty() && begins_by_same(part.parts.front());
    return ranges::any_of(part.parts, begins_by_same);
}

void doubt_first_part(const VariantSpec& spec, Doubts& list) {
    if (spec.turn && begins_by_same(*spec.turn))
        list.push_back(warning_at(spec.place_of("turn"), "never",
                                  "turn: no piece has moved before the first part of a turn, so that by = "
                                  "\"same\" is never possible there",
                                  "leave by out, or put a phase.move() before it"));
}

}  // namespace

std::vector<Diagnostic> doubts_of_setup(const Variant& variant) {
    Doubts list;
    doubt_reach_of_promotion(variant, list);
    doubt_royals(variant, list);
    return list;
}

std::vector<Diagnostic> doubts_of_rules(const Variant& variant, const NamesElsewhere& names_elsewhere) {
    Doubts list;
    doubt_pockets(variant, list);
    doubt_tags(variant, list);
    doubt_promotion(variant, names_elsewhere, list);
    doubt_unmet(variant.spec(), list);
    doubt_landings(variant.spec(), list);
    doubt_options(variant.spec(), list);
    doubt_first_part(variant.spec(), list);
    for (Doubts more :
         {doubts_of_attacks(variant.spec()), doubts_of_words(variant.spec()), doubts_of_unused(variant)})
        std::move(more.begin(), more.end(), std::back_inserter(list));
    return list;
}

}  // namespace acedrex
