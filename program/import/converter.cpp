#include "import/converter.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "shell/slug.hpp"

namespace acedrex::program::imports {

namespace {

std::string field_name(const std::pair<int, int>& field) {
    return fmt::format("{}{}", static_cast<char>('a' + field.first - 1), field.second);
}

// Fields as texts of zones: rectangles, as few as a look from left to right finds.
Lua zone_list(Fields left) {
    Lua list = Lua::table();
    while (!left.empty()) {
        const int x = left.begin()->first, y = left.begin()->second;
        int up = y;
        while (left.count({x, up + 1}) > 0) ++up;
        int right = x;
        const auto whole = [&](int file) {
            for (int rank = y; rank <= up; ++rank)
                if (left.count({file, rank}) == 0) return false;
            return true;
        };
        while (whole(right + 1)) ++right;
        for (int file = x; file <= right; ++file)
            for (int rank = y; rank <= up; ++rank) left.erase({file, rank});
        const std::string first = field_name({x, y}), last = field_name({right, up});
        list.add(in_quotes(first == last ? first : first + "-" + last));
    }
    return list;
}

}  // namespace

std::string titled(const std::string& section) {
    std::string name;
    bool begins = true;
    for (const char c : section) {
        const bool blank = c == '-' || c == '_' || c == ' ';
        name += blank ? ' ' : begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        begins = blank;
    }
    return name;
}

Converter::Converter(const Source& source, std::string file)
    : source_(source), s_(source.settings), file_(std::move(file)) {
    files_ = std::clamp(s_.file("maxFile"), 1, 26);
    ranks_ = std::clamp(s_.number("maxRank"), 1, 26);
    start_ = read_start(s_.word("startFen"), files_, ranks_);
}

Fields Converter::every_field() const {
    Fields all;
    for (int x = 1; x <= files_; ++x)
        for (int y = 1; y <= ranks_; ++y) all.insert({x, y});
    return all;
}

Fields Converter::mirrored(const Fields& fields) const {
    Fields other;
    for (const auto& [x, y] : fields) other.insert({x, ranks_ + 1 - y});
    return other;
}

Region Converter::mirrored_region(const Fields& light) const {
    return {light, mirrored(light)};
}

bool Converter::is_everywhere(const Region& r) const {
    const std::size_t all = static_cast<std::size_t>(files_) * static_cast<std::size_t>(ranks_);
    return r.light.size() == all && r.dark.size() == all;
}

Region Converter::region(const std::string& key) const {
    return {s_.fields(key + "White"), s_.fields(key + "Black")};
}

void Converter::unsaid(const std::string& key, const std::string& consequence) {
    const auto row = key_named(key);
    const auto at = s_.all().find(key);
    Unsaid one{.key = key, .value = s_.peek(key), .consequence = consequence};
    if (one.consequence.empty() && row) one.consequence = row->unsaid;
    if (at != s_.all().end()) one.line = at->second.line;
    if (row) one.concerns = row->concerns;
    if (std::none_of(unsaid_.begin(), unsaid_.end(), [&](const Unsaid& u) { return u.key == key; }))
        unsaid_.push_back(std::move(one));
}

// Whole ranks, few of them or all but few, counted from the side of the piece.
std::optional<Words> Converter::ranks_guard(const Region& where) const {
    if (where.dark != mirrored(where.light)) return std::nullopt;
    std::vector<int> in, out;
    for (int rank = 1; rank <= ranks_; ++rank) {
        int held = 0;
        for (int file = 1; file <= files_; ++file) held += where.light.count({file, rank}) > 0 ? 1 : 0;
        if (held != 0 && held != files_) return std::nullopt;
        (held != 0 ? in : out).push_back(rank);
    }
    if (ranks_ % 2 == 0 && in.size() == out.size() && !in.empty()) {
        if (in.front() == ranks_ / 2 + 1) return Words("m.their_half");
        if (in.back() == ranks_ / 2) return Words("m.own_half");
    }
    const auto rank_word = [&](int rank) {
        return Words(fmt::format("m.rank({})", rank > (ranks_ + 1) / 2 ? rank - ranks_ - 1 : rank));
    };
    Words words;
    if (in.size() <= 2) {
        for (const int rank : in) words += rank_word(rank);
        return words;
    }
    if (out.size() > 2) return std::nullopt;
    for (const int rank : out) words = words.empty() ? -rank_word(rank) : words * -rank_word(rank);
    return words;
}

Words Converter::guard(const Region& where, const std::string& use) {
    if (is_everywhere(where)) return "m.pass";
    if (where.light.empty() && where.dark.empty()) return {};
    if (const auto ranks = ranks_guard(where)) return *ranks;
    for (const auto& [name, zone] : zones_)
        if (zone == where) return Words(fmt::format("m.zone {}", in_quotes(name)));
    std::string name = use;
    for (int i = 2; std::any_of(zones_.begin(), zones_.end(), [&](const auto& z) { return z.first == name; });
         ++i)
        name = fmt::format("{}_{}", use, i);
    zones_.emplace_back(name, where);
    return Words(fmt::format("m.zone {}", in_quotes(name)));
}

Lua Converter::drawing() const {
    std::vector<std::vector<std::string>> grid;
    std::size_t widest = 1;
    for (const auto& rank : start_.ranks) {
        grid.emplace_back();
        for (const StartSquare& square : rank) {
            std::string symbol = ".";
            const auto type = std::find_if(types_.begin(), types_.end(),
                                           [&](const PieceType& t) { return t.letter == square.letter; });
            if (square.letter != 0 && type != types_.end()) {
                symbol = type->symbol;
                if (square.promoted)
                    for (const CastPiece& one : script_.cast)
                        for (const Promoted& p : promoted_)
                            if (p.base == type->name && p.form == one.name) symbol = one.symbol;
                if (!square.light)
                    for (char& c : symbol) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            }
            if (square.wall && !wall_.empty()) symbol = "*";
            if (symbol == "*")
                for (const CastPiece& one : script_.cast)
                    if (one.name == wall_) symbol = one.symbol;
            widest = std::max(widest, symbol.size());
            grid.back().push_back(symbol);
        }
    }
    std::vector<std::string> lines;
    for (const auto& rank : grid) {
        std::string line;
        for (const auto& symbol : rank) line += symbol + std::string(widest + 1 - symbol.size(), ' ');
        lines.push_back(trimmed(line));
    }
    return Lua::drawing(lines);
}

void Converter::write_board() {
    Lua board = Lua::table();
    board.set("files", std::to_string(files_)).set("ranks", std::to_string(ranks_));
    if (start_.has_walls() && wall_.empty()) {
        Fields holes;
        for (int x = 1; x <= files_; ++x)
            for (int y = 1; y <= ranks_; ++y)
                if (start_.at(x, y).wall) holes.insert({x, y});
        board.set("holes", zone_list(holes));
    }
    if (!duck_moves_.empty() && !start_.has_walls()) {
        Lua beside = Lua::table(), pond = Lua::table();
        pond.set("files", "1").set("ranks", "1").set("setup", in_quotes(script_.cast.back().symbol));
        board.set("beside", beside.set("P", pond));
    }
    if (!zones_.empty()) {
        Lua zones = Lua::table();
        for (const auto& [name, zone] : zones_) {
            if (zone.light == zone.dark) {
                zones.set(name, zone_list(zone.light));
                continue;
            }
            Lua sides = Lua::table();
            sides.set("light", zone_list(zone.light));
            if (zone.dark != mirrored(zone.light)) sides.set("dark", zone_list(zone.dark));
            zones.set(name, sides);
        }
        board.set("zones", zones);
    }
    keys_.set("board", board);
}

Conversion Converter::run() {
    Conversion result;
    result.name = titled(source_.section.name);
    result.slug = slug_from(source_.section.name);
    if (result.slug.empty()) result.slug = "variant";
    keys_.set("name", in_quotes(result.name));
    if (slug_from(result.name) != result.slug) keys_.set("slug", in_quotes(result.slug));
    for (const char* key : {"board", "symmetry", "first", "pieces", "setup"}) keys_.set(key, Lua::table());
    read_types();
    leave_out_unused();
    name_types();
    plan_promotions();
    write_royals();
    write_walls();
    write_moves();
    write_blasts();
    write_royal_stones();
    write_royal_blasts();
    write_enclosing();
    write_gating();
    write_cast();
    write_castling();
    write_promotions();
    write_pockets();
    write_endings();
    write_board();
    keys_.set("setup", drawing());
    if (start_.dark_first)
        keys_.set("first", in_quotes("dark"));
    else
        keys_.erase("first");
    if (rules_.size() > 0) keys_.set("rules", rules_);
    extend_chess();
    finish(result);
    return result;
}

// What is said for dark as for light is asked for once.
bool Converter::is_as_of_light(const std::string& key) const {
    constexpr std::string_view kDark = "Black";
    if (!key.ends_with(kDark)) return false;
    const std::string of_light = key.substr(0, key.size() - kDark.size()) + "White";
    const auto row = key_named(key);
    return row && row->kind == Kind::types && s_.is_claimed(of_light) && s_.peek(of_light) == s_.peek(key);
}

// A region of a type of which there is no piece, or what is said of castling, drops, flags or the promotion
// of Pawns where there are none.
bool Converter::concerns_nobody(const std::string& key) {
    const auto is_about = [&](std::initializer_list<std::string_view> keys) {
        return std::any_of(keys.begin(), keys.end(), [&](std::string_view k) { return key.starts_with(k); });
    };
    if (is_about({"castlingKingPiece", "castlingRookPieces"}))
        return !s_.flag("castling") || (start_.rights.empty() && !s_.flag("castlingDroppedPiece"));
    if (is_about({"flagPieceWhite", "flagPieceBlack"})) return region("flagRegion") == Region{};
    if (is_about({"nMoveRuleTypes"})) return s_.number("nMoveRule") == 0;
    if (is_about({"promotionPieceTypes"})) return names_of(s_.types("promotionPawnTypesWhite")).empty();
    if (is_about({"dropNoDoubled"})) return !s_.flag("pieceDrops");
    if (key == "shogiPawnDropMateIllegal") return !s_.is_claimed(key);
    if (!key.starts_with("mobilityRegion")) return false;
    return std::none_of(types_.begin(), types_.end(), [&](const PieceType& t) {
        return key.size() > t.key.size() && key.ends_with(t.key.substr(1)) &&
               std::tolower(static_cast<unsigned char>(key[key.size() - t.key.size()])) == t.key[0];
    });
}

void Converter::finish(Conversion& result) {
    for (const auto& [key, setting] : s_.all()) {
        if (s_.is_usual(key)) continue;
        const auto row = key_named(key);
        if (!row || row->concerns == Concerns::nothing || concerns_nobody(key)) continue;
        const bool told = std::any_of(unsaid_.begin(), unsaid_.end(),
                                      [&key = key](const Unsaid& u) { return u.key == key; });
        if (!told && !s_.is_claimed(key) && !is_as_of_light(key))
            unsaid(key);
        else if (!told)
            result.said.push_back(key);
    }
    for (const Remark& remark : source_.remarks)
        if (!remark.unknown.empty())
            unsaid_.push_back({.key = remark.unknown,
                               .value = remark.value,
                               .consequence = remark.text,
                               .line = remark.line,
                               .concerns = Concerns::unknown});
    result.unsaid = unsaid_;
    result.assumed = assumed_;
    auto& head = script_.head;
    head.push_back(
        fmt::format("{}, read from the section [{}] of {}.", result.name, source_.section.name, file_));
    for (const Unsaid& one : result.unsaid)
        head.push_back(fmt::format("NOT SAID HERE: {}{}: {} ({}).", one.key,
                                   one.value == "true" || one.value.size() > 60 ? "" : " = " + one.value,
                                   one.consequence, to_string(one.concerns)));
    for (const auto& text : result.assumed) head.push_back("Read as: " + text);
    result.text = script_.text();
}

Conversion convert(const Source& source, const std::string& file) {
    return Converter(source, file).run();
}

}  // namespace acedrex::program::imports
