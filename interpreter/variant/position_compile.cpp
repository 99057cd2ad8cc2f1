// What positions know of a variant, and the names that its notation uses.
#include <algorithm>

#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

std::uint8_t royal_bits(RoyalKind kind) {
    switch (kind) {
        case RoyalKind::none:
            return 0;
        case RoyalKind::check:
            return PositionTables::kRoyal | PositionTables::kCheckRoyal;
        case RoyalKind::capture:
            return PositionTables::kRoyal;
        case RoyalKind::attacked:
            return PositionTables::kRoyal | PositionTables::kAntiRoyal;
        case RoyalKind::flees:
            return PositionTables::kRoyal | PositionTables::kMustFlee;
    }
    return 0;
}

}  // namespace

std::unique_ptr<PositionTables> compile_position_tables(const VariantSpec& spec, BindContext& binding,
                                                        const std::vector<RoyalKind>& royals,
                                                        const Pockets& pockets) {
    auto tables = std::make_unique<PositionTables>(*binding.board, *binding.cast);
    tables->keeps_moved = binding.asks_initial;
    tables->keeps_last = binding.asks_last;
    for (const Tag& tag : binding.tags.all()) {
        if (!tag.timed()) continue;
        tables->timed.push_back(tag);
        tables->any_timed |= tag.mask;
    }
    for (Code code = 1; code < binding.cast->codes(); ++code)
        if (Cast::side(code) != Side::none)
            tables->royal[code] = royal_bits(royals[static_cast<std::size_t>(Cast::type(code))]);
    tables->queues = pockets.queues;
    for (const BindContext::Counter& c : binding.counters) tables->counters.push_back(c.start);
    if (std::any_of(spec.captures.begin(), spec.captures.end(),
                    [](const CaptureSpec& c) { return !c.promoted.empty(); }))
        tables->promoted_tag = binding.tags.find_or_add("promoted").value_or(0);
    return tables;
}

std::vector<Tags> compile_initial_tags(const VariantSpec& spec, BindContext& binding,
                                       const Castling& castling) {
    std::vector<Tags> initial(static_cast<std::size_t>(binding.cast->codes()), 0);
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const auto type = static_cast<std::size_t>(Cast::type(code));
        for (const std::string& name : spec.pieces[type]->tags)
            initial[code] |= binding.tags.find_or_add(name).value_or(0);
        if (castling.mover == Cast::type(code) || (!castling.partners.empty() && castling.partners[type]))
            initial[code] |= kCastlingTag;
    }
    return initial;
}

void check_notation(const TypeNames& types, const TagNames& tags) {
    const VariantSpec& spec = types.spec();
    if (!spec.notation) return;
    for (const std::string& name : spec.notation->unnamed) types.find(name, "notation", "notation");
    for (const auto& [tag, sign] : spec.notation->lost) {
        if (tags.find(tag)) continue;
        const std::string near = nearest_name(tag, tags.names());
        types.faults().error("unknown-tag", "notation", "notation: no piece carries the tag \"" + tag + "\"",
                             near.empty() ? "" : "did you mean \"" + near + "\"?");
    }
}

}  // namespace acedrex
