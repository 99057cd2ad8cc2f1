// Royal pieces, endings, and what doing a move needs to know of them.
#include <algorithm>

#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// By the rules of royal pieces, then those of extinction.
std::vector<ExtinctionGroup> extinction_groups(const TypeNames& types,
                                               const std::array<RoyalCodes, kSides>& royals) {
    std::vector<ExtinctionGroup> groups;
    const VariantSpec& spec = types.spec();
    const bool each = spec.obligations.several_royals == MoveObligations::Royals::each;
    for (Code code = 1; code < types.cast().codes() && each; ++code) {
        const RoyalCodes& royal = royals[static_cast<std::size_t>(Cast::side(code))];
        const auto in = [&](const std::vector<Code>& codes) {
            return std::find(codes.begin(), codes.end(), code) != codes.end();
        };
        if (in(royal.all) && !in(royal.check)) groups.push_back({Cast::side(code), {code}, true});
    }
    for (const Side side : {Side::light, Side::dark})
        if (const auto& all = royals[static_cast<std::size_t>(side)].all; !each && !all.empty())
            groups.push_back({side, all, true});
    for (const auto& names : spec.endings.extinction) {
        const std::vector<bool> named = types.named(names, "rules", "extinction");
        for (const Side side : {Side::light, Side::dark}) {
            ExtinctionGroup group{side, {}, false};
            for (int type = 0; type < types.cast().types(); ++type)
                if (named[static_cast<std::size_t>(type)])
                    group.codes.push_back(types.cast().code(type, side));
            if (!group.codes.empty()) groups.push_back(std::move(group));
        }
    }
    if (groups.size() > MoveRules::kMostExtinctionGroups)
        types.faults().error("rules", "rules",
                             "there are more than " + std::to_string(MoveRules::kMostExtinctionGroups / 2) +
                                 " kinds of pieces whose loss loses, royals and extinction taken together");
    return groups;
}

}  // namespace

std::array<RoyalCodes, kSides> royal_codes(const Cast& cast, const std::vector<RoyalKind>& royals) {
    std::array<RoyalCodes, kSides> found;
    for (Code code = 1; code < cast.codes(); ++code) {
        const RoyalKind kind = royals[static_cast<std::size_t>(Cast::type(code))];
        if (kind == RoyalKind::none || Cast::side(code) == Side::none) continue;
        RoyalCodes& codes = found[static_cast<std::size_t>(Cast::side(code))];
        codes.all.push_back(code);
        if (kind == RoyalKind::check) codes.check.push_back(code);
        if (kind == RoyalKind::attacked || kind == RoyalKind::flees) codes.obliging.push_back(code);
    }
    return found;
}

MoveRules compile_move_rules(const TypeNames& types, const std::array<RoyalCodes, kSides>& royals,
                             std::vector<CaptureRule> captures) {
    const EndingSpec& endings = types.spec().endings;
    MoveRules rules;
    rules.counts_passes = endings.passes.times > 0;
    rules.captures = std::move(captures);
    rules.extinction_groups = extinction_groups(types, royals);
    const std::vector<bool> resets = types.named(endings.halfmove_resets, "rules", "quiet reset");
    rules.resets_halfmove_clock.assign(static_cast<std::size_t>(types.cast().codes()) + 1, 0);
    for (Code code = 1; code < types.cast().codes(); ++code)
        rules.resets_halfmove_clock[code] = resets[static_cast<std::size_t>(Cast::type(code))];
    return rules;
}

Endings compile_endings(const TypeNames& types, const Board& board, const Zones& zones) {
    const EndingSpec& spec = types.spec().endings;
    Endings endings{spec, {}, {}};
    for (const GoalSpec& g : spec.goals)
        endings.goals.push_back({types.named(g.pieces, "rules", "goal"),
                                 find_zone(types.faults(), board, zones, g.zone, "rules", "goal"), g.result,
                                 g.safe, g.answered});
    for (const auto& names : spec.dead) {
        std::vector<int>& set = endings.dead.emplace_back(types.count(), 0);
        for (const std::string& name : names)
            if (const int type = types.find(name, "rules", "dead"); type >= 0)
                ++set[static_cast<std::size_t>(type)];
    }
    return endings;
}

}  // namespace acedrex
