// Words where they never hold, as what they ask about has not happened there; walks that are never made.
#include <set>
#include <string>
#include <utility>

#include "base/ranges.hpp"
#include "declare/doubts.hpp"

namespace acedrex {

namespace {

// A piece never makes the walks of an action that no part of a turn names. (A variant whose turns have no
// parts has just taken over pieces that have such walks.)
void doubt_actions(const VariantSpec& spec, std::vector<Diagnostic>& list) {
    if (!spec.turn) return;
    std::set<std::string> named;
    each_part(spec, [&](const PartSpec& part) { named.insert(part.action); });
    named.erase("");
    const std::vector<std::string> known = action_names(spec);
    if (!ranges::all_of(named, [&](const std::string& name) { return ranges::count(known, name) > 0; }))
        return;  // one that is called otherwise may be meant
    for (const PieceRef& p : spec.pieces)
        for (const auto& [name, walks] : p->actions)
            if (!named.contains(name))
                list.push_back({"unused-action", Severity::warning, p->place,
                                p->name + ": no part of a turn names the action \"" + name + "\"",
                                "write turn = phase.seq{ phase.move(), phase.move{ action = \"" + name +
                                    "\" } } in the variant"});
}

}  // namespace

// Only rules that follow a ply know what it has captured.
std::vector<Diagnostic> doubts_of_words(const VariantSpec& spec) {
    std::vector<Diagnostic> list;
    const auto look_at = [&](const std::string& said, const Expr& e, const Place& place) {
        if (e && says(*e, GuardKind::took))
            list.push_back({"never", Severity::warning, place, said + ": m.took never holds there",
                            "it asks what the ply before has captured: in on_capture and on_promotion"});
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
