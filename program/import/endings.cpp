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
        // Two forms of one piece, of which each becomes the other.
        const bool one_piece = s_.flag("pieceDemotion") && names.size() == 2 &&
                               std::any_of(promoted_.begin(), promoted_.end(), [&](const Promoted& p) {
                                   return std::find(names.begin(), names.end(), p.base) != names.end() &&
                                          std::find(names.begin(), names.end(), p.form) != names.end();
                               });
        if (s_.flag("dupleCheck"))
            rules_.set("several_royals", in_quotes("all"));
        else if (last && names.size() == 1 && !with_king)
            rules_.set("several_royals", in_quotes("last"));
        else if (last && !one_piece)
            rules_.set("several_royals", in_quotes("last of each")).set("royal_loss", in_quotes("plays on"));
        else if (!last)
            rules_.set("royal_loss", in_quotes("plays on"));
    }
    if (royals.size() > 0) keys_.set("royals", royals);
}

void Converter::write_extinction() {
    const std::string value = s_.word("extinctionValue");
    const std::string letters = s_.types("extinctionPieceTypes");
    if (value == "none" || letters.empty()) {
        // What the others say matters to nothing then.
        for (const char* key : {"extinctionPieceCount", "extinctionOpponentPieceCount", "extinctionClaim"})
            s_.word(key);
        return;
    }
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
        return write_other_extinction(value, all, count);
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

// The loss of pieces that wins, or is a draw.
void Converter::write_other_extinction(const std::string& value, bool all, int count) {
    const auto result = [&](std::vector<std::string> names) {
        Lua list = Lua::table();
        for (const auto& name : names) list.add(in_quotes(name));
        return list.set("result", in_quotes(value));
    };
    std::vector<std::string> names = names_of(s_.types("extinctionPieceTypes"));
    Lua lists = Lua::table();
    if (all && count == 1 && !royal_.empty()) {
        // The royal piece is what is left.
        std::erase_if(names, [&](const auto& name) {
            return std::find(royal_.begin(), royal_.end(), name) != royal_.end();
        });
        lists.add(result(names));
    } else if (count > 0) {
        return unsaid("extinctionValue");
    } else if (all) {
        lists.add(result(names));
    } else {
        for (const auto& name : names) lists.add(result({name}));
    }
    rules_.set("extinction", lists);
    if (s_.number("extinctionOpponentPieceCount") > 0) unsaid("extinctionOpponentPieceCount");
}

void Converter::write_goal() {
    const Region zone = region("flagRegion");
    if (zone.light.empty() && zone.dark.empty()) return;
    Lua goal = Lua::table();
    const std::string letters = s_.types("flagPieceWhite");
    goal.set("pieces", name_list(names_of(letters)));
    goal.set("zone", zone_name(zone, "goal"));
    if (s_.flag("flagMove")) {
        const PieceType* king = letters.size() == 1 ? type_of(letters[0]) : nullptr;
        if (king != nullptr && king->royal_king)
            goal.set("answer", in_quotes("draw"));
        else
            goal.set("holds", "true");
    }
    std::vector<Lua> goals{goal};
    if (s_.flag("flagPieceSafe")) {
        // Safe, it wins at once; else if it is still there when the side is to move again.
        Lua safe = goal;
        safe.erase("holds");
        safe.set("safe", "true");
        if (goal.has("holds"))
            goals.insert(goals.begin(), safe);
        else
            goals[0] = safe;
    }
    if (s_.flag("flagPieceBlockedWin")) goals.push_back(Lua(goal).set("full", "true"));
    if (const int count = s_.number("flagPieceCount"); count > 1)
        goals[0].set("count", std::to_string(count));
    rules_.set("goal", goals.size() == 1 ? goals[0] : Lua::list(goals));
}

// Rows, squares and chains that win.
void Converter::write_lines() {
    Lua common = Lua::table();
    if (s_.types("connectPieceTypes") != "*")
        common.set("pieces", name_list(names_of(s_.types("connectPieceTypes"))));
    std::string dirs;
    const bool along_ranks = s_.flag("connectHorizontal"), along_files = s_.flag("connectVertical");
    const bool slanting = s_.flag("connectDiagonal");
    if (along_files) dirs += "m.N, ";
    if (along_ranks) dirs += "m.E, ";
    if (slanting) dirs += "m.NE, m.SE, ";
    if (!dirs.empty()) dirs = "{ " + dirs.substr(0, dirs.size() - 2) + " }";
    const bool all_ways = along_ranks && along_files && slanting;
    if (along_ranks && along_files && !slanting) dirs = "m.orthogonals";
    const std::string value = s_.word("connectValue");
    std::vector<Lua> lines;
    const auto add = [&](Lua line) {
        if (!all_ways && !line.has("block")) line.set("dirs", dirs);
        if (value != "win") line.set("result", in_quotes(value));
        lines.push_back(line.merge(common));
    };
    if (const int n = s_.number("connectN"); n > 0) add(Lua::table().set("length", std::to_string(n)));
    if (const int n = s_.number("connectNxN"); n == 2)
        add(Lua::table().set("block", "2"));
    else if (n > 0)
        unsaid("connectNxN");
    if (const int n = s_.number("collinearN"); n > 0)
        add(Lua::table().set("length", std::to_string(n)).set("gaps", "true"));
    if (!lines.empty()) rules_.set("line", lines.size() == 1 ? lines[0] : Lua::list(lines));
    const Region from = region("connectRegion1"), to = region("connectRegion2");
    if (from.light.empty() && from.dark.empty()) return;
    Lua chain = Lua::table();
    chain.set("from", zone_name(from, "chain_from")).set("to", zone_name(to, "chain_to"));
    if (!all_ways) chain.set("dirs", dirs);
    if (value != "win") chain.set("result", in_quotes(value));
    rules_.set("connect", chain.merge(common));
}

// Who has more when the game ends.
void Converter::write_count() {
    const std::string counting = s_.word("materialCounting"), stalemate = s_.word("stalemateValue");
    const bool by_stalemate = s_.flag("stalematePieceCount");
    const bool plain = counting == "unweighted", janggi = counting == "janggi";
    if (by_stalemate && stalemate == "loss") {
        rules_.set("stalemate", in_quotes("count"));
    } else if (by_stalemate && stalemate == "win" && counting == "none") {
        // Who has fewer pieces wins.
        Lua points = Lua::table();
        for (const auto& name : names_of("*")) points.set(name, "-1");
        rules_.set("stalemate", in_quotes("count")).set("count", Lua::table().set("by", points));
    } else if (by_stalemate) {
        unsaid("stalematePieceCount");
    }
    const bool full = s_.flag("adjudicateFullBoard");
    if (counting == "none" && full) unsaid("adjudicateFullBoard");
    if (counting == "whitedrawodds") drawn_ = "light";
    if (counting == "blackdrawodds") drawn_ = "dark";
    if (drawn_ != "draw" && stalemate == "draw" && !by_stalemate) rules_.set("stalemate", in_quotes(drawn_));
    if (counting != "none" && !plain && !janggi && drawn_ == "draw") unsaid("materialCounting");
    if (!plain && !janggi) return;
    Lua count = Lua::table(), at = Lua::table();
    if (full) at.add(in_quotes("full board"));
    if (rules_.has("pass")) at.add(in_quotes("passes"));
    if (at.size() > 0) count.set("at", at);
    if (janggi) {
        Lua points = Lua::table();
        for (const auto& [key, worth] : {std::pair{"rook", 13},
                                         {"janggiCannon", 7},
                                         {"horse", 5},
                                         {"janggiElephant", 3},
                                         {"wazir", 3},
                                         {"soldier", 2}})
            for (const PieceType& type : types_)
                if (type.key == key) points.set(type.name, std::to_string(worth));
        Lua bonus = Lua::table();
        count.set("by", points).set("bonus", bonus.set("dark", "1.5"));
    }
    if (count.size() > 0) rules_.set("count", count);
}

// By the rules of the Asian Xiangqi Federation: King and Soldiers may chase for ever, and a Soldier this side
// of the river may be chased.
Lua Converter::axf_chases() {
    const auto names = [&](std::initializer_list<std::string_view> keys) {
        std::vector<std::string> found;
        for (const PieceType& type : types_)
            if (std::find(keys.begin(), keys.end(), type.key) != keys.end()) found.push_back(type.name);
        return found;
    };
    Lua chases = Lua::table(), guarded = Lua::table();
    std::vector<std::string> by;
    for (const PieceType& type : types_)
        if (!type.royal_king && type.key != "soldier") by.push_back(type.name);
    chases.set("by", name_list(by));
    if (const auto soldiers = names({"soldier"}); !soldiers.empty()) {
        Fields beyond;
        for (const auto& [x, y] : every_field())
            if (y >= s_.number("soldierPromotionRank")) beyond.insert({x, y});
        chases.set("of", Words(fmt::format("-m.is {}", in_quotes(soldiers[0]))) +
                             guard(mirrored_region(beyond), "beyond_river"));
    }
    const auto guards = names({"fers", "elephant"});
    for (const auto& rook : names({"rook"}))
        guarded.set(rook, name_list(names({"horse", "cannon", "fers", "elephant"})));
    if (!guards.empty())
        for (const auto& name : names({"horse", "cannon"})) guarded.set(name, name_list(guards));
    if (guarded.size() > 0) chases.set("guarded", guarded);
    return chases;
}

void Converter::write_counters() {
    const std::string repeated = s_.word("nFoldValue");
    if (const int times = s_.number("nFoldRule"); times > 1) {
        Lua rule = Lua::table();
        rule.set("times", std::to_string(times));
        // The engine's value is for the side to move, acedrex's for the side that has moved.
        const bool decides = repeated == "win" || repeated == "loss";
        const bool of_light = s_.flag("nFoldValueAbsolute");
        const char* result = !decides            ? drawn_.c_str()
                             : of_light          ? (repeated == "win" ? "light" : "dark")
                             : repeated == "win" ? "loss"
                                                 : "win";
        rule.set("result", in_quotes(result));
        if (decides && !of_light)
            assume(fmt::format("nFoldValue = {} is of the side to move, so a {} of the side that has moved.",
                               repeated, repeated == "win" ? "loss" : "win"));
        if (s_.flag("perpetualCheckIllegal")) rule.set("checks", in_quotes("loss"));
        if (s_.word("chasingRule") == "axf") rule.set("chases", axf_chases());
        rules_.set("repetition", rule);
    }
    if (const int moves = s_.number("nMoveRule"); moves > 0 && moves < 100'000) {
        Lua quiet = Lua::table();
        quiet.set("plies", std::to_string(2 * moves)).set("result", in_quotes(drawn_));
        // Where each side has Pawns of its own, a list of both says the same.
        const auto reset = names_of(s_.types("nMoveRuleTypesWhite") + s_.types("nMoveRuleTypesBlack"));
        quiet.set("reset", reset.empty() ? Lua::table() : Lua(name_list(reset)));
        rules_.set("quiet", quiet);
    }
}

void Converter::write_endings() {
    rules_.set("stalemate", in_quotes(s_.word("stalemateValue")));
    if (s_.flag("mustCapture")) rules_.set("capture", in_quotes("must"));
    if (!s_.flag("checking")) rules_.set("giving_check", in_quotes("illegal"));
    if (s_.flag("checkCounting")) rules_.set("checks", std::to_string(start_.checks > 0 ? start_.checks : 1));
    if (s_.word("checkmateValue") != "loss") rules_.set("checkmate", in_quotes(s_.word("checkmateValue")));
    const auto passes = [&](const char* side) {
        return s_.flag(std::string("pass") + side)              ? "free"
               : s_.flag(std::string("passOnStalemate") + side) ? "forced"
                                                                : "never";
    };
    const std::string light = passes("White"), dark = passes("Black");
    if (light == dark && light != "never") rules_.set("pass", in_quotes(light));
    // Two turns passed in a row end the game there.
    if (light == "free" && dark == "free" && s_.word("materialCounting") == "none")
        rules_.set("passes", Lua::table().set("times", "2").set("result", in_quotes("draw")));
    if (light != dark)
        for (const auto& [side, pass] : {std::pair{"light", light}, std::pair{"dark", dark}})
            if (pass != "never") rules_.set(side, Lua::table().set("pass", in_quotes(pass)));
    write_extinction();
    write_goal();
    write_lines();
    write_count();
    write_counters();
}

}  // namespace acedrex::program::imports
