// Promotion, castling and royal pieces; and what doing a move needs to know of them.
#include <algorithm>
#include <numeric>

#include "base/ranges.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// What the piece itself says that it becomes; what the variant lacks it does not become.
std::vector<int> own_promotions(const TypeNames& types, const PieceSpec& piece) {
    std::vector<int> found;
    for (const std::string& name : piece.promotes) {
        if (const auto type = types.cast.type_named(name))
            found.push_back(*type);
        else
            types.faults.note(
                Severity::warning, piece.place, "unknown-piece",
                piece.name + " promotes to \"" + name + "\", which the variant has not",
                remedy_for(name, names_of(types.cast.entries()), "it does not become that here"));
    }
    return found;
}

// The types that all pieces of the rule may become: out of a pocket, whatever may come to lie there.
std::vector<int> targets(const TypeNames& types, const PromotionSpec& rule) {
    if (!rule.source) {
        if (rule.to.empty() && !rule.own)
            types.faults.error("promotion", "promotion", "promotion says nothing to promote to",
                               "add to = { ... }");
        return types.list(rule.to, "promotion", "promotion to");
    }
    std::vector<int> all(types.count());
    std::iota(all.begin(), all.end(), 0);
    const std::vector<bool> counts =
        types.answering(rule.source->pieces, "promotion", "promotion to: pieces");
    std::erase_if(all, [&](int type) {
        const auto i = static_cast<std::size_t>(type);
        return types.binding.neutral_types[i] || !counts[i];
    });
    return all;
}

// The pockets that promotions of the rule are out of.
void find_source(const TypeNames& types, const PromotionSpec::Source& source, const Pockets& pockets,
                 PromotionRule& rule) {
    rule.source = source;
    for (const std::string& name : source.pockets) {
        const int pocket = find_pocket(types, pockets, name, "promotion", "promotion to",
                                       "nothing is put into it, and nothing dropped from it");
        rule.pockets.push_back(pocket);
        if (pockets.find(name) && source.take != PocketSource::Take::any &&
            !pockets.queues[static_cast<std::size_t>(pocket)])
            types.faults.error(
                "promotion", "promotion",
                "promotion to: take: the pieces of the pocket \"" + name + "\" are in no order",
                "write take = \"any\", or order = \"queue\" where they are dropped");
    }
}

// Can some effect take off the board, or make into another piece, what it meets?
bool effects_remove(const VariantSpec& spec) {
    const auto removes = [](const Expression& e) {
        constexpr std::array kRemoving{EffectKind::oblate, EffectKind::convert, EffectKind::flip,
                                       EffectKind::change, EffectKind::push,    EffectKind::pull,
                                       EffectKind::leave,  EffectKind::become};
        return ranges::any_of(kRemoving, [&](EffectKind word) { return e.is(word); });
    };
    return ranges::any_of(expressions_of(spec), [&](const Expr& e) { return any_inside(*e, removes); });
}

// By the rules of royal pieces, then those of extinction.
std::vector<ExtinctionGroup> extinction_groups(const TypeNames& types,
                                               const std::array<RoyalCodes, kSides>& royals) {
    using By = ExtinctionGroup::By;
    std::vector<ExtinctionGroup> groups;
    const VariantSpec& spec = types.spec;
    using Royals = MoveObligations::Royals;
    const Royals several = spec.obligations.several_royals;
    const bool each = several == Royals::each;
    const auto is_lifted = [](const RoyalSpec& royal) { return royal.unmet != Unmet::loses; };
    // Else nothing takes one that must be safe.
    const bool removable = each && (effects_remove(spec) || ranges::any_of(spec.royals, is_lifted));
    for (const Side side : {Side::light, Side::dark}) {
        const RoyalCodes& royal = royals[static_cast<std::size_t>(side)];
        if (!spec.endings.loss_of_royals_loses) break;
        const bool together = several == Royals::last || several == Royals::all;
        if (together && !royal.all.empty()) groups.push_back({side, royal.all, By::royal});
        for (const Code code : royal.all)
            if (several == Royals::last_of_each || (each && ranges::count(royal.check, code) == 0))
                groups.push_back({side, {code}, By::royal});
        if (removable && !royal.check.empty()) groups.push_back({side, royal.check, By::check});
        for (const Code code : royal.escaping)
            if (spec.endings.loss_of_escaping_loses) groups.push_back({side, {code}, By::royal});
    }
    for (const auto& [names, result] : spec.endings.extinction) {
        const std::vector<int> lost = types.list(names, "rules", "extinction");
        for (const Side side : {Side::light, Side::dark}) {
            const std::optional<Side> winner = winner_by(result, side);
            ExtinctionGroup group{side, {}, By::rule, winner ? other(*winner) : Side::none};
            for (const int type : lost) group.codes.push_back(types.cast.code(type, side));
            if (!group.codes.empty()) groups.push_back(std::move(group));
        }
    }
    if (groups.size() > MoveRules::kMostExtinctionGroups)
        types.faults.error("rules", "rules",
                           "there are more than " + std::to_string(MoveRules::kMostExtinctionGroups / 2) +
                               " kinds of pieces whose loss loses, royals and extinction taken together");
    return groups;
}

// By code, where such a piece may be the partner in castling.
std::vector<FieldSet> castling_partners(const TypeNames& types, const Meetings& meetings, int mover) {
    const CastlingSpec& c = *types.spec.castling;
    const Board& board = *types.binding.board;
    std::vector<FieldSet> partners(static_cast<std::size_t>(types.cast.codes()));
    const std::vector<bool> named = types.named(c.partners, "castling", "castling");
    bool depends = false;
    for (Code code = 1; code < types.cast.codes(); ++code) {
        const int type = Cast::type(code);
        FieldSet& partner = partners[code];
        if (named[static_cast<std::size_t>(type)]) partner.assign(static_cast<std::size_t>(board.size()), 1);
        if (!c.partner || type == mover || Cast::side(code) == Side::none) continue;
        const HeldOn held =
            where_held(board, *binder_of(types, meetings, code, "castling").bind(c.partner), code);
        partner = held.fields;
        depends = depends || held.depends;
    }
    if (depends)
        types.faults.error("castling", "castling",
                           "castling partner: the guard asks for more than which piece stands on which field",
                           "ask by m.is, m.rank, m.file, m.zone; the tag & is always required, too");
    return partners;
}

// What the pieces walk that have castled.
AskedGuard castling_onward(const TypeNames& types, const Meetings& meetings, const Castling& castling) {
    AskedGuard onward;
    onward.begins.assign(static_cast<std::size_t>(types.cast.codes()), 0);
    for (Code code = 1; code < types.cast.codes(); ++code)
        if (Cast::type(code) == castling.mover || !castling.partners[code].empty())
            onward.begins[code] = onward.program.add(
                *binder_of(types, meetings, code, "castling").bind(types.spec.castling->onward));
    return onward;
}

}  // namespace

Promotion compile_promotion(const TypeNames& types, const Pockets& pockets) {
    Promotion promotion;
    const VariantSpec& spec = types.spec;
    promotion.to.resize(spec.promotions.empty() ? 0 : types.count());
    promotion.rule_of.resize(promotion.to.size());
    std::vector<bool> ruled(types.count(), false);
    for (const PromotionSpec& p : spec.promotions) {
        const std::size_t number = promotion.rules.size();
        PromotionRule& rule = promotion.rules.emplace_back();
        static_cast<PromotionShape&>(rule) = p;
        rule.zone = find_zone(types, p.zone, "promotion", "promotion");
        if (!p.must.empty()) rule.must = find_zone(types, p.must, "promotion", "promotion must");
        if (p.source) find_source(types, *p.source, pockets, rule);
        if (!p.limit.empty()) rule.limits.resize(types.count());
        types.each(p.limit, "promotion", "promotion limit",
                   [&](std::size_t type, int most) { rule.limits[type] = most; });
        const std::vector<bool> named = p.pieces.empty()
                                            ? std::vector<bool>(types.count(), false)
                                            : types.answering(p.pieces, "promotion", "promotion pieces");
        const std::vector<int> to = targets(types, p);
        for (std::size_t type = 0; type < named.size(); ++type) {
            if (ruled[type] || (!named[type] && !(p.own && p.pieces.empty()))) continue;
            const PieceSpec& piece = *spec.pieces[type];
            promotion.to[type] = p.own ? own_promotions(types, piece) : to;
            promotion.rule_of[type] = number;
            ruled[type] = named[type] || !promotion.to[type].empty();
            if (p.own && named[type] && piece.promotes.empty())
                types.faults.error(
                    "promotion", "promotion",
                    "promotion pieces: \"" + piece.name + "\" does not say what it promotes to",
                    "write promotes = ... where it is declared");
        }
    }
    return promotion;
}

Castling compile_castling(const TypeNames& types, const Meetings& meetings) {
    Castling castling;
    if (!types.spec.castling) return castling;
    const CastlingSpec& c = *types.spec.castling;
    static_cast<CastlingRules&>(castling) = c;
    castling.mover = types.find(c.mover, "castling", "castling");
    const Board& board = *types.binding.board;
    const auto file_called = [&](const std::string& name, const char* where) {
        const auto file = file_number(name);
        const bool known = file && *file < board.files();
        if (!known)
            types.faults.error(
                "castling", "castling",
                std::string("castling ") + where + ": \"" + name + "\" is not a file of the board");
        return known ? file : std::nullopt;
    };
    for (const std::string& name : c.to)
        if (const auto file = file_called(name, "to")) castling.to.push_back(*file);
    std::sort(castling.to.begin(), castling.to.end());
    for (const auto& [mover, partner] : c.ways) {
        const auto from = file_called(mover[0], "ways"), to = file_called(mover[1], "ways");
        const auto partner_from = file_called(partner[0], "ways"),
                   partner_to = file_called(partner[1], "ways");
        if (!from || !to || !partner_from || !partner_to) continue;
        if (*from == *partner_from || *to == *partner_to)
            types.faults.error("castling", "castling",
                               "castling ways: the two would stand on one file, \"" +
                                   (*from == *partner_from ? mover[0] : mover[1]) + "\"");
        castling.ways.push_back({*from, *to, *partner_from, *partner_to});
    }
    castling.partners = castling_partners(types, meetings, castling.mover);
    if (c.onward) castling.onward = castling_onward(types, meetings, castling);
    return castling;
}

std::array<RoyalCodes, kSides> royal_codes(const TypeNames& types) {
    for (const RoyalSpec& royal : types.spec.royals) types.find(royal.piece, "royals", "royals");
    std::array<RoyalCodes, kSides> found;
    for (Code code = 1; code < types.cast.codes(); ++code) {
        const PieceSpec& piece = *types.spec.pieces[static_cast<std::size_t>(Cast::type(code))];
        const RoyalKind kind = types.spec.royal_kind(piece);
        if (kind == RoyalKind::none || Cast::side(code) == Side::none) continue;
        RoyalCodes& codes = found[static_cast<std::size_t>(Cast::side(code))];
        if (kind == RoyalKind::escapes) {
            codes.escaping.push_back(code);
            continue;
        }
        codes.all.push_back(code);
        if (kind == RoyalKind::check) codes.check.push_back(code);
        if (kind == RoyalKind::attacked || kind == RoyalKind::flees) codes.obliging.push_back(code);
        const Unmet unmet = types.spec.unmet(piece);
        if (unmet == Unmet::stays) codes.staying.push_back(code);
        if (unmet == Unmet::goes) codes.going.push_back(code);
    }
    return found;
}

MoveRules compile_move_rules(const TypeNames& types, const std::array<RoyalCodes, kSides>& royals,
                             std::vector<CaptureRule> captures) {
    const EndingSpec& endings = types.spec.endings;
    MoveRules rules;
    rules.counts_passes = endings.passes.times > 0;
    rules.captures = std::move(captures);
    rules.extinction_groups = extinction_groups(types, royals);
    const auto& progress = endings.halfmove_resets;
    const std::vector<bool> resets = progress.empty() ? types.named(progress, "rules", "quiet reset")
                                                      : types.answering(progress, "rules", "quiet reset");
    rules.resets_halfmove_clock.assign(static_cast<std::size_t>(types.cast.codes()) + 1, 0);
    for (Code code = 1; code < types.cast.codes(); ++code)
        rules.resets_halfmove_clock[code] = resets[static_cast<std::size_t>(Cast::type(code))];
    return rules;
}

}  // namespace acedrex
