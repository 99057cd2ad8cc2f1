// What pieces become, where and when.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "import/converter.hpp"

namespace acedrex::program::imports {

// Must a promoted piece remember what it was?
bool Converter::remembers() const {
    return s_.flag("capturesToHand") || s_.flag("pieceDemotion") || s_.flag("dropPromoted");
}

// Is a piece of this letter always a promoted one, and of one type?
bool Converter::stands_alone(char as) const {
    const auto pairs = s_.pairs("promotedPieceType");
    const auto sources = std::count_if(pairs.begin(), pairs.end(), [&](const auto& p) {
        return std::tolower(static_cast<unsigned char>(p.second[0])) == as;
    });
    return sources == 1 && !start_.holds(as) && start_.light_hand.count(as) == 0 &&
           start_.dark_hand.count(as) == 0 &&
           s_.types("promotionPieceTypesWhite").find(as) == std::string::npos;
}

// Which type a promoted piece is: one of its own, if it has to remember what it was.
void Converter::plan_promotions() {
    for (const auto& [base, text] : s_.pairs("promotedPieceType")) {
        const char as = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
        PieceType *from = type_of(base), *to = type_of(as);
        if (from == nullptr || to == nullptr || !from->used) continue;
        // A piece that has been promoted is not promoted again.
        if (stands_alone(base) && !s_.flag("dropLoop")) continue;
        Promoted one{.base = from->name,
                     .form = to->name,
                     .base_letter = base,
                     .as_letter = as,
                     .own_type = remembers() && !stands_alone(as)};
        if (one.own_type)
            one.form = "Promoted " + from->name;
        else if (s_.flag("pieceDemotion"))
            to->keys.set("promotes", in_quotes(from->name));
        promoted_.push_back(one);
    }
    for (const Promoted& one : promoted_) type_of(one.base_letter)->keys.set("promotes", in_quotes(one.form));
}

// Where the file limits what Pawns become, or says it for each side, or captures explode, their moves say it.
bool Converter::is_promoted_by_moves(const PieceType& type) const {
    const auto promotes = [&](const char* side) {
        return s_.types(std::string("promotionPawnTypes") + side).find(type.letter) != std::string::npos &&
               !s_.types(std::string("promotionPieceTypes") + side).empty();
    };
    if ((!promotes("White") && !promotes("Black")) || s_.flag("sittuyinPromotion")) return false;
    return promotes("White") != promotes("Black") || s_.flag("blastOnCapture") ||
           s_.types("promotionPieceTypesWhite") != s_.types("promotionPieceTypesBlack");
}

// How many of the types there may be, by their names.
Lua Converter::limits() {
    Lua table = Lua::table();
    for (const auto& [letter, count] : s_.pairs("promotionLimit"))
        if (const PieceType* type = type_of(letter))
            table.set(type->name, std::to_string(std::clamp(std::atoi(count.c_str()), 0, 999)));
    return table;
}

// To one of these types, as long as there may be one more.
Words Converter::choices(const std::string& letters) {
    Words sum;
    for (auto to = types_.rbegin(); to != types_.rend(); ++to) {
        if (letters.find(to->letter) == std::string::npos) continue;
        Words one(fmt::format("m.promote {}", in_quotes(to->name)));
        for (const auto& [letter, count] : s_.pairs("promotionLimit"))
            if (letter == to->letter)
                one = Words(fmt::format("-m.times(m.anywhere * m.own * m.is {0}, {1}, {1})",
                                        in_quotes(to->name), std::clamp(std::atoi(count.c_str()), 0, 999))) *
                      one;
        sum += one;
    }
    return sum.empty() ? Words("m.none") : sum;
}

Words Converter::promoted_by_moves(const PieceType& type, const Words& moves) {
    if (!is_promoted_by_moves(type)) return moves;
    const auto letters = [&](const char* side) {
        const bool promotes =
            s_.types(std::string("promotionPawnTypes") + side).find(type.letter) != std::string::npos;
        return promotes ? s_.types(std::string("promotionPieceTypes") + side) : "";
    };
    const std::string light = letters("White"), dark = letters("Black");
    const Words where = guard(region("promotionRegion"), "promotion");
    Words becomes = choices(light);
    if (light != dark)
        becomes =
            Words(fmt::format("m.by_side{{ light = {}, dark = {} }}", becomes.text(), choices(dark).text()));
    auto& locals = script_.locals;
    const auto known =
        std::find_if(locals.begin(), locals.end(), [&](const auto& l) { return l.second == becomes.text(); });
    std::string name = known == locals.end() ? "promoted" : known->first;
    if (known == locals.end()) {
        if (std::any_of(locals.begin(), locals.end(), [](const auto& l) { return l.first == "promoted"; }))
            name = fmt::format("promoted_{}", type.letter);
        locals.emplace_back(name, becomes.text());
    }
    const bool must = s_.flag("mandatoryPawnPromotion");
    const Region stuck = s_.flag("immobilityIllegal") ? immobile(type) : Region{};
    const Words stays = must ? -where : stuck.light.empty() ? Words("m.pass") : -guard(stuck, "end");
    return moves * (stays + where * Words(name));
}

// Promoted where it captures, and only there.
Words Converter::promoted_by_capture(const PieceType& type, const Words& moves) {
    const bool promotes = std::any_of(promoted_.begin(), promoted_.end(), [&](const Promoted& p) {
        return p.base_letter == type.letter || (p.as_letter == type.letter && s_.flag("pieceDemotion"));
    });
    if (!promotes) return moves;
    if (std::none_of(script_.locals.begin(), script_.locals.end(),
                     [](const auto& l) { return l.first == "by_capture(e)"; }))
        script_.locals.emplace_back("by_capture(e)",
                                    "m.no_promotion(m.no_taking(e)) + m.taking(e, m.anyone)");
    return Words(fmt::format("by_capture({})", moves.text()));
}

// A zone's name for keys that take no guard.
std::string Converter::zone_name(const Region& zone, const std::string& use) {
    const Words where = guard(zone, use);
    if (where.text() == "m.rank(-1)") return in_quotes("last");
    if (where.text() == "m.their_half") return in_quotes("their_half");
    if (where.text() == "m.own_half") return in_quotes("own_half");
    if (where.text().starts_with("m.zone ")) return where.text().substr(7);
    const auto at =
        std::find_if(zones_.begin(), zones_.end(), [&](const auto& z) { return z.second == zone; });
    if (at != zones_.end()) return in_quotes(at->first);
    zones_.emplace_back(use, zone);
    return in_quotes(use);
}

Lua Converter::pawn_promotion() {
    Lua rule = Lua::table();
    const std::string letters = s_.types("promotionPawnTypesWhite");
    std::string to = s_.types("promotionPieceTypesWhite");
    const auto pawns = names_of(letters);
    const Region zone = region("promotionRegion");
    const bool must = s_.flag("mandatoryPawnPromotion");
    if (pawns.empty() || to.empty() || is_promoted_by_moves(*type_of(letters[0]))) return rule;
    if ((zone.light.empty() && zone.dark.empty()) || s_.flag("sittuyinPromotion")) return rule;
    const std::string name = zone_name(zone, "promotion");
    rule.set("pieces", name_list(pawns)).set("zone", name);
    if (name != in_quotes("last")) rule.set("enters", in_quotes("touches"));
    // The strongest first, as players name them.
    auto names = names_of(to);
    std::reverse(names.begin(), names.end());
    rule.set("to", name_list(names));
    rule.set("when", in_quotes(must ? "at once" : "choice"));
    const Region stuck = !must && s_.flag("immobilityIllegal") ? immobile(*type_of(letters[0])) : Region{};
    if (!stuck.light.empty()) rule.set("must", zone_name(stuck, "end"));
    if (const Lua limited = limits(); limited.size() > 0) rule.set("limit", limited);
    return rule;
}

void Converter::write_promotions() {
    // Settled where nothing is promoted.
    for (const char* key : {"promotionRegionWhite", "promotionRegionBlack"}) s_.fields(key);
    s_.flag("mandatoryPawnPromotion");
    s_.flag("mandatoryPiecePromotion");
    std::vector<Lua> rules;
    if (const Lua rule = pawn_promotion(); rule.size() > 0) rules.push_back(rule);
    if (!promoted_.empty()) {
        const std::string name = zone_name(region("promotionRegion"), "promotion");
        const bool must = s_.flag("mandatoryPiecePromotion");
        // Types that could not go on from the same fields have one rule.
        std::vector<std::pair<Region, std::vector<std::string>>> groups;
        for (const Promoted& one : promoted_) {
            const PieceType& type = *type_of(one.base_letter);
            const bool pawn = s_.types("promotionPawnTypesWhite").find(type.letter) != std::string::npos;
            const Region stuck = !must && !pawn && s_.flag("immobilityIllegal") ? immobile(type) : Region{};
            const auto at =
                std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == stuck; });
            if (at == groups.end())
                groups.push_back({stuck, {one.base}});
            else
                at->second.push_back(one.base);
        }
        std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) {
            return a.first.light.size() > b.first.light.size();
        });
        for (const auto& [stuck, names] : groups) {
            Lua rule = Lua::table();
            if (groups.size() > 1 && &names != &groups.back().second) rule.set("pieces", name_list(names));
            rule.set("zone", name)
                .set("to", in_quotes("own"))
                .set("when", in_quotes(must ? "at once" : "choice"));
            rule.set("enters", in_quotes("touches"));
            if (!stuck.light.empty()) {
                const auto ranks = stuck.light.size() / static_cast<std::size_t>(files_);
                rule.set("must", zone_name(stuck, fmt::format("last_{}", ranks)));
            }
            if (const Lua limited = limits(); limited.size() > 0) rule.set("limit", limited);
            rules.push_back(rule);
        }
    }
    if (rules.empty()) return;
    keys_.set("promotion", rules.size() == 1 ? rules[0] : Lua::list(rules));
}

}  // namespace acedrex::program::imports
