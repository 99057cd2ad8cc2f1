#include "english/tiers.hpp"

#include <algorithm>

#include "values/expression_text.hpp"

namespace acedrex::program {

const Movement& movement_of(const Variant& variant, int type) {
    const bool neutral = variant.piece(type).owner == Owner::none;
    return variant.movement(variant.cast().code(type, neutral ? Side::none : Side::light));
}

std::vector<AlternativeReport> alternatives_of(const Variant& variant, int type) {
    const Movement& own = movement_of(variant, type);
    std::vector<AlternativeReport> all = own.report;
    for (const Movement& action : own.actions)
        all.insert(all.end(), action.report.begin(), action.report.end());
    return all;
}

PieceReport report_of(const Variant& variant, int type) {
    using Tier = AlternativeReport::Tier;
    const auto all = alternatives_of(variant, type);
    const auto slowest = std::max_element(all.begin(), all.end(),
                                          [](const auto& a, const auto& b) { return a.tier < b.tier; });
    if (slowest == all.end() || slowest->tier < Tier::program) return {"table", ""};
    return {slowest->tier == Tier::hook ? "hook" : "program", text_of(slowest->why)};
}

std::string text_of(const AlternativeReport& alternative) {
    const BoundRef& walk = alternative.walk;
    if (!walk) return to_string(*alternative.moves);
    if (walk->source) return to_string(*walk->source);
    if (walk->kind != BoundKind::sequence && walk->kind != BoundKind::choice) return "...";
    std::string text;
    for (const BoundRef& kid : walk->kids) {
        if (!text.empty()) text += walk->kind == BoundKind::sequence ? " * " : " + ";
        text += kid->source ? to_string(*kid->source) : "...";
    }
    return text;
}

std::string text_of(const NoTable& why) {
    if (!why.met) return why.said;
    return why.said + (why.met->source ? to_string(*why.met->source) : "a test of the moment");
}

const char* tier_words(AlternativeReport::Tier tier) {
    switch (tier) {
        case AlternativeReport::Tier::leaps:
            return "leap table";
        case AlternativeReport::Tier::rays:
            return "ray table";
        case AlternativeReport::Tier::program:
            return "program";
        default:
            return "calls into Lua";
    }
}

}  // namespace acedrex::program
