// What a diagram says beside its board and pieces: royal ones, promotion, castling, pockets.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "import/diagram_converter.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

// By their numbers in the table, "8" or "2,7"; 0: none is.
void DiagramConverter::write_royals() {
    const auto last = static_cast<int>(made_.size());
    if (last == 0) return;
    std::vector<int> numbers;
    if (const std::string given = word("royal", ""); given.empty()) {
        numbers.push_back(last);
        result_.assumed.push_back(
            fmt::format("the last piece of the table, the {}, is royal, as no royal= says otherwise.",
                        made_.back().name));
    } else {
        std::string list = given;
        std::replace(list.begin(), list.end(), ',', ' ');
        for (const std::string& one : words_of(list)) {
            const std::optional<int> number = whole_number(one);
            if (number && *number <= last)
                numbers.push_back(*number);
            else
                odd("royal", fmt::format("the table has pieces from 1 to {}, and no piece {}", last, one));
        }
    }
    Lua royals = Lua::table();
    for (const int number : numbers)
        if (number > 0) royals.set(made_[static_cast<std::size_t>(number) - 1].name, in_quotes("check"));
    if (royals.size() > 0) script_.keys.set("royals", royals);
}

bool DiagramConverter::is_royal(const std::string& name) {
    const Lua* royals = script_.keys.find("royals");
    return royals != nullptr && royals->has(name);
}

void DiagramConverter::write_promotion() {
    const auto pieces = static_cast<int>(made_.size());
    const int zone = number("promoZone", 1, {1, ranks_}), types = number("maxPromote", 1, {0, pieces}),
              offset = number("promoOffset", 0, {0, pieces});
    const std::string choice = word("promoChoice", "");
    Lua rule = Lua::table();
    std::vector<std::string> pawns, to;
    for (int i = 0; i < types && i < static_cast<int>(made_.size()); ++i)
        pawns.push_back(made_[static_cast<std::size_t>(i)].name);
    if (pawns.empty()) return;
    if (offset > 0) {
        for (std::size_t i = 0; i < pawns.size(); ++i)
            if (i + static_cast<std::size_t>(offset) < made_.size())
                script_.cast[i].keys.set("promotes",
                                         in_quotes(made_[i + static_cast<std::size_t>(offset)].name));
        for (CastPiece& piece : script_.cast)
            if (piece.keys.has("promotes")) piece.local = identifier(piece.name);
        rule.set("to", in_quotes("own"));
    } else {
        for (const char c : choice) {
            if (std::isalpha(static_cast<unsigned char>(c)) == 0) continue;
            if (const std::string name = named(std::string(1, c)); !name.empty())
                to.push_back(name);
            else
                odd("promoChoice", fmt::format("no piece has the letter {}", c));
        }
        if (choice.find_first_of("*+!") != std::string::npos)
            unsaid("promoChoice", choice, d_.settings.at("promoChoice").line,
                   "promotion is as the letters say, without the signs before them", Concerns::moves);
        if (to.empty()) {
            for (const Made& one : made_)
                if (std::find(pawns.begin(), pawns.end(), one.name) == pawns.end() && !is_royal(one.name))
                    to.push_back(one.name);
            if (!to.empty())
                result_.assumed.push_back(
                    "without promoChoice a piece is promoted to any other but the royal one.");
        }
        if (to.empty()) return;
        rule.set("pieces", name_list(pawns)).set("to", name_list(to));
    }
    if (zone > 1) {
        Lua zones = Lua::table(), light = Lua::table();
        light.add(in_quotes(
            fmt::format("a{}-{}{}", ranks_ + 1 - zone, static_cast<char>('a' + files_ - 1), ranks_)));
        Lua sides = Lua::table();
        zones.set("promotion", sides.set("light", light));
        script_.keys.find("board")->set("zones", zones);
        rule.set("zone", in_quotes("promotion")).set("when", in_quotes("choice"));
        rule.set("enters", in_quotes(offset > 0 ? "touches" : "ends")).set("must", in_quotes("last"));
        result_.assumed.push_back("promotion in a zone of several ranks may wait until the last rank.");
    } else {
        rule.set("zone", in_quotes("last")).set("when", in_quotes("at once"));
    }
    script_.keys.set("promotion", rule);
}

void DiagramConverter::write_castling() {
    for (const Made& one : made_) {
        if (one.castles == 0 || one.light.size() + one.dark.size() == 0) continue;
        const auto [file, rank] = one.light.empty() ? *one.dark.begin() : *one.light.begin();
        std::vector<std::string> rooks;
        // With the outermost pieces of its rank.
        for (const bool first : {true, false}) {
            std::string outer;
            for (int i = 1; i <= files_ && outer.empty(); ++i) {
                const std::pair field{first ? i : files_ + 1 - i, rank};
                for (const Made& other : made_)
                    if (other.light.count(field) > 0 || other.dark.count(field) > 0) outer = other.name;
            }
            if (!outer.empty() && outer != one.name &&
                std::find(rooks.begin(), rooks.end(), outer) == rooks.end())
                rooks.push_back(outer);
        }
        if (rooks.empty()) continue;
        Lua castling = Lua::table();
        castling.set("king", in_quotes(one.name))
            .set("rooks", name_list(rooks))
            .set("distances", fmt::format("{{ {} }}", one.castles));
        script_.keys.set("castling", castling);
        return;
    }
}

void DiagramConverter::write_pockets() {
    const int type = number("holdingsType", 0, {-9, 9});
    Lua hand = Lua::table();
    for (const Made& one : made_)
        if (one.hand > 0) hand.set(one.name, std::to_string(one.hand));
    if (hand.size() > 0) {
        Lua pockets = Lua::table();
        script_.keys.set("pockets", pockets.set("both", hand));
    }
    if (type == 1) {
        Lua captures = Lua::table();
        captures.set("to", in_quotes("capturer"));
        if (!made_.empty()) captures.set("promoted", in_quotes(made_[0].name));
        script_.keys.set("captures", captures);
    }
    if (type != 0 || hand.size() > 0) script_.keys.set("drops", Lua::table());
}

}  // namespace acedrex::program::imports
