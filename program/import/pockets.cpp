// Pockets, what goes into them, what is dropped from them and when.
#include <fmt/core.h>

#include <algorithm>

#include "import/converter.hpp"

namespace acedrex::program::imports {

namespace {

Fields both_of(const Fields& a, const Fields& b) {
    Fields both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.begin()));
    return both;
}

Fields without(const Fields& a, const Fields& b) {
    Fields rest;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(rest, rest.begin()));
    return rest;
}

std::string region_key(const std::string& side, std::string type) {
    type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
    return "mobilityRegion" + side + type;
}

}  // namespace

void Converter::write_pockets() {
    const auto hand = [&](const std::map<char, int>& pieces) {
        Lua table = Lua::table();
        for (const auto& [letter, count] : pieces)
            if (const PieceType* type = type_of(letter)) table.set(type->name, std::to_string(count));
        return table;
    };
    const Lua light = hand(start_.light_hand), dark = hand(start_.dark_hand);
    Lua pockets = Lua::table();
    if (light == dark && light.size() > 0)
        pockets.set("both", light);
    else {
        if (light.size() > 0) pockets.set("light", light);
        if (dark.size() > 0) pockets.set("dark", dark);
    }
    if (s_.flag("freeDrops") && s_.flag("pieceDrops")) {
        // What may be dropped at all lies there without end.
        Lua any = Lua::table();
        for (const PieceType& type : types_)
            if (type.used) any.set(type.name, in_quotes("any"));
        pockets = Lua::table();
        pockets.set("both", any);
    }
    if (pockets.size() > 0) keys_.set("pockets", pockets);
    if (s_.flag("twoBoards")) unsaid("twoBoards");
    region("dropRegion");
    s_.flag("dropChecks");
    if (s_.flag("capturesToHand")) {
        Lua captures = Lua::table();
        captures.set("to", in_quotes("capturer"));
        Lua as = Lua::table();
        if (!s_.flag("dropLoop"))
            for (const Promoted& one : promoted_) as.set(one.form, in_quotes(one.base));
        if (as.size() > 0) captures.set("as", as);
        const auto pawns = names_of(s_.types("promotionPawnTypesWhite"));
        if (!s_.flag("dropLoop") && pawns.size() == 1 && !s_.types("promotionPieceTypesWhite").empty())
            captures.set("promoted", in_quotes(pawns[0]));
        keys_.set("captures", captures);
    }
    if (s_.flag("pieceDrops")) write_drops();
}

// Where a piece may be dropped, as far as fields say it.
Words Converter::drop_guard(const PieceType& type) {
    Region where = region("dropRegion");
    const std::string light_key = region_key("White", type.key), dark_key = region_key("Black", type.key);
    if (s_.has(light_key)) where.light = both_of(where.light, s_.fields(light_key));
    if (s_.has(dark_key)) where.dark = both_of(where.dark, s_.fields(dark_key));
    const auto rank = [&](int n) {
        Fields fields;
        for (int x = 1; x <= files_; ++x) fields.insert({x, n});
        return fields;
    };
    if (type.key == "pawn") {
        if (!s_.flag("promotionZonePawnDrops")) {
            where.light = without(where.light, s_.fields("promotionRegionWhite"));
            where.dark = without(where.dark, s_.fields("promotionRegionBlack"));
        }
        if (!s_.flag("firstRankPawnDrops")) {
            where.light = without(where.light, rank(1));
            where.dark = without(where.dark, rank(ranks_));
        }
    }
    if (type.key == "rook" && s_.flag("sittuyinRookDrop"))
        where = {both_of(where.light, rank(1)), both_of(where.dark, rank(ranks_))};
    if (s_.flag("immobilityIllegal")) {
        const Region stuck = immobile(type);
        where = {without(where.light, stuck.light), without(where.dark, stuck.dark)};
    }
    Words at = guard(where, "drops");
    const std::string rule = s_.word("enclosingDrop");
    Words also;
    if (rule == "reversi")
        also = "#enclosed";
    else if (rule == "ataxx")
        also = "#(m.step(m.all) * m.own)";
    else if (rule == "snort")
        also = "-(m.step(m.orthogonals) * m.enemy)";
    else if (rule == "top")
        also = "-(m.absolute(m.step(m.S)) * m.empty)";
    else if (rule == "anyside")
        also =
            "(-(m.step(m.N) * m.empty) + -(m.step(m.S) * m.empty) + -(m.step(m.E) * m.empty) + -(m.step(m.W) "
            "* m.empty))";
    else if (rule != "none")
        unsaid("enclosingDrop");
    const Fields opening = s_.fields("enclosingDropStart");
    if (!opening.empty() && !also.empty()) {
        const Words first = guard({opening, opening}, "opening");
        also = Words(fmt::format("({0} + -(m.anywhere * {0} * m.empty) * {1})", first.text(), also.text()));
    }
    if (s_.flag("dropOppositeColoredBishop")) at = at * bishops_apart(type);
    return also.empty() ? at : at * also;
}

// Bishops come to stand on fields of both colours, and others leave a field for them.
Words Converter::bishops_apart(const PieceType& type) {
    const auto bishop =
        std::find_if(types_.begin(), types_.end(), [](const PieceType& t) { return t.key == "bishop"; });
    if (bishop == types_.end()) return "m.pass";
    auto& locals = script_.locals;
    if (std::none_of(locals.begin(), locals.end(),
                     [](const auto& l) { return l.first == "bishop_on(colour)"; })) {
        locals.emplace_back("bishop_on(colour)",
                            fmt::format("m.anywhere * m.own * m.is {} * colour", in_quotes(bishop->name)));
        const Words where = guard(region("dropRegion"), "drops");
        locals.emplace_back("room_on(colour)",
                            (Words("m.anywhere") * Words("m.empty") * where * Words("colour")).text());
    }
    Words sum;
    for (const char* colour : {"m.light_field", "m.dark_field"})
        sum += Words(colour) * (type.key == "bishop"
                                    ? Words(fmt::format("-bishop_on({})", colour))
                                    : Words(fmt::format("#(bishop_on({0}) + room_on({0}))", colour)));
    return sum;
}

Lua Converter::drop_rule(const PieceType& type) {
    Lua rule = Lua::table();
    Words at = drop_guard(type);
    const std::string doubled = s_.types("dropNoDoubled");
    if (doubled.find(type.letter) != std::string::npos) {
        const int count = s_.number("dropNoDoubledCount");
        if (count == 0) {
            at = {};
        } else {
            Lua limit = Lua::table();
            rule.set("limit",
                     limit.set(type.name, count == 1 ? Lua(in_quotes("one a file"))
                                                     : Lua(fmt::format("{{ {}, \"a file\" }}", count))));
        }
    }
    if (!at.is_pass()) rule.set("at", at.empty() ? Words("m.none") : at);
    if (type.key == "shogiPawn" && s_.flag("shogiPawnDropMateIllegal")) rule.set("mate", "false");
    if (const Words after = after_a_drop(); !after.empty()) rule.set("on_drop", after);
    if (!s_.flag("dropChecks")) rule.set("gives_check", "false");
    const std::string castlers = s_.types("castlingKingPieceWhite") + s_.types("castlingRookPiecesWhite");
    if (s_.flag("castlingDroppedPiece") && castlers.find(type.letter) != std::string::npos)
        rule.set("tags", "{ \"castling\" }");
    if (s_.flag("dropPromoted")) {
        Lua as = Lua::table();
        for (const Promoted& one : promoted_)
            if (one.base == type.name) as.set(type.name, name_list({one.base, one.form}));
        if (as.size() > 0) rule.set("as", as);
    }
    return rule;
}

// One rule for all pieces that are dropped alike; the last one is for all that are left.
Lua Converter::drop_rules() {
    std::vector<std::pair<Lua, std::vector<std::string>>> groups;
    for (const PieceType& type : types_) {
        const bool comes = s_.flag("capturesToHand") || start_.light_hand.count(type.letter) > 0 ||
                           start_.dark_hand.count(type.letter) > 0 || s_.flag("freeDrops");
        if (!comes || (type.royal_king && start_.light_hand.count(type.letter) == 0)) continue;
        const bool only_promoted = std::any_of(promoted_.begin(), promoted_.end(),
                                               [&](const Promoted& p) { return p.form == type.name; });
        if (only_promoted && !s_.flag("dropLoop")) continue;
        Lua rule = drop_rule(type);
        const auto at =
            std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == rule; });
        if (at == groups.end())
            groups.push_back({std::move(rule), {type.name}});
        else
            at->second.push_back(type.name);
    }
    std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) {
        return a.first.size() > b.first.size() ||
               (a.first.size() == b.first.size() && a.second.size() < b.second.size());
    });
    std::vector<Lua> rules;
    for (const auto& [keys, names] : groups) {
        Lua rule = Lua::table();
        if (rules.size() + 1 < groups.size()) rule.set("pieces", name_list(names));
        rules.push_back(rule.merge(keys));
    }
    if (rules.empty()) return Lua::table();
    return rules.size() == 1 ? rules[0] : Lua::list(rules);
}

void Converter::write_drops() {
    const Lua rules = drop_rules();
    keys_.set("drops", rules);
    if (!s_.flag("mustDrop")) return;
    const std::string which = s_.types("mustDropType");
    const std::string only =
        which == "*" ? "()" : fmt::format("{{ pieces = {} }}", name_list(names_of(which)));
    keys_.set("turn", Lua(fmt::format("phase.first_of{{ phase.drop{}, phase.move() }}", only)));
}

// Pieces that come in behind others when these first move.
void Converter::write_gating() {
    if (!s_.flag("gating")) return;
    std::string gates;
    for (const char c : start_.rights)
        if (c != 'k' && c != 'q' && c != 'K' && c != 'Q') gates += c;
    if (!s_.flag("seirawanGating")) return;
    for (PieceType& type : types_)
        if (type.key != "pawn" && start_.holds(type.letter)) type.keys.set("tags", "{ \"gate\" }");
    Lua drop = Lua::table();
    drop.set("at", "m.vacated \"gate\"").set("optional", "true");
    const std::string gated =
        fmt::format("phase.seq{{ phase.move(), phase.drop{}, safe = \"each\" }}", drop.laid_out(0, 2));
    keys_.set("turn",
              Lua(s_.flag("pieceDrops") ? fmt::format("phase.either{{ {}, phase.drop() }}", gated) : gated));
}

}  // namespace acedrex::program::imports
