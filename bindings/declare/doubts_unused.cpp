// Keys that change nothing, as what they speak of is not there, or ask for more than there can be.
#include <algorithm>
#include <string>

#include "base/ranges.hpp"
#include "declare/doubts.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

namespace {

using Unused = std::vector<Diagnostic>;

bool is_a_royal(const VariantSpec& spec, const PieceRef& piece) {
    return spec.royal_kind(*piece) != RoyalKind::none;
}

// Is each type that the rule names promoted by one before it?
bool comes_too_late(const Variant& variant, std::size_t number) {
    const Promotion& promotion = variant.promotion();
    const auto& named = variant.spec().promotions[number].pieces;
    return !named.empty() && ranges::all_of(named, [&](const std::string& name) {
        const auto type = variant.cast().type_named(name);
        return type && promotion.promotes(*type) &&
               promotion.rule_of[static_cast<std::size_t>(*type)] < number;
    });
}

void doubt_rules_of_promotion(const Variant& variant, Unused& list) {
    const VariantSpec& spec = variant.spec();
    const auto doubt = [&](const std::string& what, const char* remedy) {
        list.push_back(warning_at(spec.place_of("promotion"), "no-effect", what, remedy));
    };
    const auto says_it = [](const PieceRef& p) { return !p->promotes.empty(); };
    for (std::size_t i = 0; i < spec.promotions.size(); ++i) {
        const PromotionSpec& rule = spec.promotions[i];
        if (!rule.must.empty() && rule.when == PromotionShape::When::at_once)
            doubt("promotion: must = " + in_quotes(rule.must) +
                      " changes nothing where promotion is never a choice",
                  "leave must out, or write when = \"choice\"");
        if (rule.own && rule.pieces.empty() && !ranges::any_of(spec.pieces, says_it))
            doubt("promotion: to = \"own\", and no piece here says what it promotes to",
                  "write promotes = { \"A\" } in a piece");
        if (comes_too_late(variant, i))
            doubt("promotion: a rule before says what becomes of " + joined(rule.pieces, ", "),
                  "of several rules the first counts that names a piece");
    }
}

// What a piece says of how it is royal, and of being so.
void doubt_royal_keys(const VariantSpec& spec, Unused& list) {
    for (const PieceRef& p : spec.pieces) {
        if (p->attacked_by && spec.royal_kind(*p) != RoyalKind::attacked)
            list.push_back(warning_at(p->place, "no-effect",
                                      p->name + ": attacked_by changes nothing for a piece that need not be "
                                                "attacked",
                                      "write royal = \"attacked\" too, or leave attacked_by out"));
        if (p->owner == Owner::none && is_a_royal(spec, p))
            list.push_back(warning_at(p->place, "no-effect",
                                      p->name + ": a piece of neither side is royal for neither",
                                      "leave royal out"));
    }
}

// Rules of check where there is nothing to be checked.
void doubt_rules_of_check(const VariantSpec& spec, Unused& list) {
    if (ranges::any_of(spec.pieces, [&](const PieceRef& p) { return is_a_royal(spec, p); })) return;
    using Duty = MoveObligations;
    const auto gives = [](const Duty& one) { return one.giving_check != Duty::Checks::legal; };
    const std::pair<const char*, bool> rules[] = {
        {"checks", spec.endings.checks > 0},
        {"self_check", spec.obligations.self_check_loses},
        {"several_royals", spec.obligations.several_royals != Duty::Royals::each},
        {"giving_check", spec.some_obligations(gives)}};
    for (const auto& [key, said] : rules)
        if (said)
            list.push_back(warning_at(spec.place_of("rules"), "no-effect",
                                      std::string("rules.") + key + " changes nothing: no piece is royal",
                                      "write royals = { A = \"check\" }, or leave it out"));
}

// Has some row of the board as many fields?
bool has_room_for_row(const Board& board, const Goal& goal) {
    for (Field f = 0; f < board.size(); ++f)
        for (const Vector v : goal.dirs) {
            int fields = 1;
            for (Field next = board.step(f, v); next != f && next != board.off() && fields < goal.length;
                 next = board.step(next, v))
                ++fields;
            if (fields >= goal.length) return true;
        }
    return false;
}

bool has_room_for_block(const Board& board, const Goal& goal) {
    return ranges::any_of(board.parts(), [&](const BoardPart& part) {
        return goal.block <= part.files && goal.block <= part.ranks;
    });
}

// Goals of more pieces than the board, or the zone, has fields for.
void doubt_room_of_goals(const Variant& variant, Unused& list) {
    const VariantSpec& spec = variant.spec();
    const auto doubt = [&](const std::string& what, const char* remedy) {
        list.push_back(warning_at(spec.place_of("rules"), "never", what, remedy));
    };
    const std::vector<Goal>& goals = variant.endings().goals;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const Goal& goal = goals[i];
        if (goal.kind == Goal::Kind::line) {
            if (goal.length > 0 && !has_room_for_row(variant.board(), goal))
                doubt("rules.line: no row of the board has " + std::to_string(goal.length) + " fields",
                      "write a smaller length");
            if (goal.block > 0 && !has_room_for_block(variant.board(), goal))
                doubt("rules.line: the board has no room for a block of " + std::to_string(goal.block) +
                          " by " + std::to_string(goal.block),
                      "write a smaller block");
            if (goal.length == 0 && goal.gaps)
                doubt("rules.line: gaps changes nothing for a block", "leave gaps out");
        }
        if (goal.kind != Goal::Kind::zone) continue;
        const auto fields = std::max(ranges::count(goal.zone[0], 1), ranges::count(goal.zone[1], 1));
        const std::string zone = "rules.goal: the zone " + in_quotes(spec.endings.goals[i].zone);
        if (fields == 0)
            doubt(zone + " has no field", "name a zone with fields");
        else if (fields < goal.count)
            doubt(zone + " has no room for " + std::to_string(goal.count) + " pieces, but for " +
                      std::to_string(fields),
                  "write a smaller count, or name a larger zone");
    }
}

// What becomes of moves in the dark, where nothing is hidden.
void doubt_secrecy(const VariantSpec& spec, Unused& list) {
    if (!spec.views || spec.key_places.contains("secrets") || spec.key_places.contains("sees")) return;
    const std::pair<const char*, bool> keys[] = {{"refusals", spec.views->refuses_check},
                                                 {"refused", spec.views->refused_loses_turn}};
    for (const auto& [key, said] : keys)
        if (said)
            list.push_back(warning_at(spec.place_of(key), "no-effect",
                                      std::string(key) + ": both sides see the whole board",
                                      "write secrets = { ... } or sees = ... as well"));
}

}  // namespace

std::vector<Diagnostic> doubts_of_unused(const Variant& variant) {
    Unused list;
    doubt_rules_of_promotion(variant, list);
    doubt_royal_keys(variant.spec(), list);
    doubt_rules_of_check(variant.spec(), list);
    doubt_room_of_goals(variant, list);
    doubt_secrecy(variant.spec(), list);
    return list;
}

}  // namespace acedrex
