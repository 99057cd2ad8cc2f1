// Royal pieces, and how games end.
#include <fmt/core.h>

#include <algorithm>

#include "import/converter.hpp"

namespace acedrex::program::imports {

void Converter::write_royals() {
    Lua royals = Lua::table();
    for (const PieceType& type : types_)
        if (type.royal_king) {
            royal_.push_back(type.name);
            royals.set(type.name, in_quotes("check"));
        }
    if (s_.flag("extinctionPseudoRoyal")) {
        const auto names = names_of(s_.types("extinctionPieceTypes"));
        const bool with_king = !royal_.empty();
        for (const auto& name : names) {
            royals.set(name, in_quotes("check"));
            royal_.push_back(name);
        }
        const bool last = s_.number("extinctionPieceCount") == 0;
        if (last && (names.size() > 1 || with_king))
            unsaid("extinctionPseudoRoyal", "each of them must be safe, and not only the last of each type");
        else if (last)
            rules_.set("several_royals", in_quotes("last"));
        else
            rules_.set("royal_loss", in_quotes("plays on"));
    }
    if (royals.size() > 0) keys_.set("royals", royals);
}

void Converter::write_extinction() {
    const std::string value = s_.word("extinctionValue");
    const std::string letters = s_.types("extinctionPieceTypes");
    if (value == "none" || letters.empty()) return;
    const int count = s_.number("extinctionPieceCount"),
              enemies = s_.peek("extinctionOpponentPieceCount").empty()
                            ? 0
                            : s_.number("extinctionOpponentPieceCount");
    const bool claim = s_.flag("extinctionClaim");
    const bool all = letters == "*";
    if (s_.flag("extinctionPseudoRoyal")) return;
    if (value != "loss") {
        // Who has nothing left cannot move.
        if (value == "win" && all && count == 0 && s_.word("stalemateValue") == "win") return;
        return unsaid("extinctionValue");
    }
    if (count > 0) {
        Lua bare = Lua::table();
        bare.set("result", in_quotes(claim ? "loss unless answered" : "loss"));
        if (all)
            bare.set("pieces", in_quotes("all"));
        else
            bare.set("pieces", name_list(names_of(letters)));
        bare.set("left", std::to_string(count));
        rules_.set("bare", bare);
        if (enemies > 0 && !claim) unsaid("extinctionOpponentPieceCount");
        return;
    }
    Lua lists = Lua::table();
    if (all)
        lists.add(name_list(names_of("*")));
    else
        for (const auto& name : names_of(letters)) lists.add(name_list({name}));
    rules_.set("extinction", lists);
    if (enemies > 0) unsaid("extinctionOpponentPieceCount");
}

void Converter::write_goal() {
    const Region zone = region("flagRegion");
    if (zone.light.empty() && zone.dark.empty()) return;
    Lua goal = Lua::table();
    const std::string letters = s_.types("flagPieceWhite");
    goal.set("pieces", name_list(names_of(letters)));
    goal.set("zone", zone_name(zone, "goal"));
    if (s_.flag("flagPieceSafe")) goal.set("safe", "true");
    if (s_.flag("flagMove")) {
        const PieceType* king = letters.size() == 1 ? type_of(letters[0]) : nullptr;
        if (king != nullptr && king->royal_king)
            goal.set("answer", in_quotes("draw"));
        else
            unsaid("flagMove");
    }
    if (s_.number("flagPieceCount") > 1) unsaid("flagPieceCount");
    rules_.set("goal", goal);
}

void Converter::write_counters() {
    const std::string repeated = s_.word("nFoldValue");
    if (const int times = s_.number("nFoldRule"); times > 1) {
        Lua rule = Lua::table();
        rule.set("times", std::to_string(times));
        // The engine's value is for the side to move, acedrex's for the side that has moved.
        rule.set("result", in_quotes(repeated == "win" ? "loss" : repeated == "loss" ? "win" : "draw"));
        if (repeated == "win" || repeated == "loss")
            assume(fmt::format("nFoldValue = {} is of the side to move, so a {} of the side that has moved.",
                               repeated, repeated == "win" ? "loss" : "win"));
        rules_.set("repetition", rule);
    }
    if (const int moves = s_.number("nMoveRule"); moves > 0 && moves < 100'000) {
        Lua quiet = Lua::table();
        quiet.set("plies", std::to_string(2 * moves)).set("result", in_quotes("draw"));
        const auto reset = names_of(s_.types("nMoveRuleTypesWhite"));
        quiet.set("reset", reset.empty() ? Lua::table() : Lua(name_list(reset)));
        rules_.set("quiet", quiet);
    }
}

void Converter::write_endings() {
    rules_.set("stalemate", in_quotes(s_.word("stalemateValue")));
    if (s_.flag("mustCapture")) rules_.set("capture", in_quotes("must"));
    if (!s_.flag("checking")) rules_.set("giving_check", in_quotes("illegal"));
    if (s_.flag("checkCounting")) rules_.set("checks", std::to_string(start_.checks > 0 ? start_.checks : 1));
    if (s_.flag("passWhite") && s_.flag("passBlack"))
        rules_.set("pass", in_quotes("free"));
    else if (s_.flag("passOnStalemateWhite") && s_.flag("passOnStalemateBlack"))
        rules_.set("pass", in_quotes("forced"));
    write_extinction();
    write_goal();
    write_counters();
}

}  // namespace acedrex::program::imports
