// The board and its zones.
#include <algorithm>

#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// "d4" or "e5-f6" as the fields of a board beside the first.
std::string on_board(const std::string& fields, const std::string& board) {
    const auto dash = fields.find('-');
    if (dash == std::string::npos) return board + ":" + fields;
    return board + ":" + fields.substr(0, dash) + "-" + board + ":" + fields.substr(dash + 1);
}

// "d4" or "e5-f6" into a set; a fault for anything else. `plain`: the board without holes.
void add_fields(SpecFaults& faults, FieldSet& set, const Board& plain, const std::string& text,
                const std::string& context) {
    const auto dash = text.find('-');
    const auto a = plain.field(text.substr(0, dash));
    const auto b = dash == std::string::npos ? a : plain.field(text.substr(dash + 1));
    if (!a || !b || &plain.part(*a) != &plain.part(*b))
        return faults.error("unknown-field", "board",
                            context + ": \"" + text + "\" is not a field or range of fields of a " +
                                std::to_string(plain.files()) + "x" + std::to_string(plain.ranks()) +
                                " board",
                            "fields are written like \"d4\", ranges like \"e5-f6\"");
    const auto [west, east] = std::minmax({plain.file(*a), plain.file(*b)});
    const auto [south, north] = std::minmax({plain.rank(*a), plain.rank(*b)});
    for (int file = west; file <= east; ++file)
        for (int rank = south; rank <= north; ++rank) set[plain.at(plain.part(*a), file, rank)] = true;
}

}  // namespace

std::unique_ptr<Board> compile_board(SpecFaults& faults) {
    const BoardSpec& b = faults.spec.board;
    if (b.files < 1 || b.ranks < 1 || b.files > Board::kMaxFiles || b.ranks > Board::kMaxRanks) {
        faults.error("board", "board",
                     "the board is " + std::to_string(b.files) + "x" + std::to_string(b.ranks) + " fields",
                     "files and ranks go from 1 to 64");
        return nullptr;
    }
    std::vector<BoardPart> parts{{"", b.files, b.ranks, {b.wrap_files, b.wrap_ranks}, 0}};
    for (const auto& [name, side] : b.beside) {
        parts.push_back({name, side.files, side.ranks, {side.wrap_files, side.wrap_ranks}, 0});
        if (b.files * b.ranks + side.files * side.ranks > Board::kMaxFiles * Board::kMaxRanks) {
            faults.error("board", "board", "the boards have too many fields together");
            return nullptr;
        }
    }
    const Board plain(parts);
    FieldSet holes(static_cast<std::size_t>(plain.size()), false);
    for (const std::string& hole : b.holes) add_fields(faults, holes, plain, hole, "holes");
    for (const auto& [name, side] : b.beside)
        for (const std::string& hole : side.holes)
            add_fields(faults, holes, plain, on_board(hole, name), "holes");
    return std::make_unique<Board>(std::move(parts), holes);
}

Zones compile_zones(SpecFaults& faults, const Board& board) {
    Zones zones;
    const bool rotate = faults.spec.rotate;
    const Board plain(board.parts());
    const auto mirrored = [&](const FieldSet& set) {
        FieldSet turned(set.size(), false);
        for (Field f = 0; f < board.size(); ++f) turned[board.seen_by_other(f, rotate)] = set[f];
        return turned;
    };
    const auto fields = [&](const std::vector<std::string>& texts, const std::string& name) {
        FieldSet set(static_cast<std::size_t>(board.size()), false);
        for (const std::string& text : texts) add_fields(faults, set, plain, text, "zone \"" + name + "\"");
        return set;
    };
    for (const auto& [name, zone] : faults.spec.board.zones) {
        const FieldSet light = fields(zone.light, name);
        const FieldSet dark = zone.dark ? fields(*zone.dark, name) : zone.shared ? light : mirrored(light);
        zones[name] = {light, dark, light};
    }
    FieldSet lower(static_cast<std::size_t>(board.size()), false), upper = lower, first = lower, last = lower;
    for (Field f = 0; f < board.size(); ++f) {
        first[f] = board.rank(f) == 0;
        last[f] = board.rank(f) == board.part(f).ranks - 1;
        lower[f] = 2 * (board.rank(f) + 1) <= board.part(f).ranks;
        upper[f] = 2 * (board.rank(f) + 1) > board.part(f).ranks + 1;
    }
    zones.try_emplace("first", Zone{first, last, first});
    zones.try_emplace("last", Zone{last, first, last});
    zones.try_emplace("own_half", Zone{lower, upper, lower});
    zones.try_emplace("their_half", Zone{upper, lower, upper});
    return zones;
}

Zone find_zone(const TypeNames& types, const std::string& name, const char* key, const std::string& context) {
    const Zones& zones = types.binding.zones;
    if (const auto zone = zones.find(name); zone != zones.end()) return zone->second;
    std::vector<std::string> names;
    for (const auto& [known, set] : zones) names.push_back(known);
    types.faults.error("unknown-zone", key, context + ": the board has no zone \"" + name + "\"",
                       remedy_for(name, names, "use \"last\" or a zone of the board"));
    return {};
}

}  // namespace acedrex
