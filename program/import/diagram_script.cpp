// A script from a definition of the Interactive Diagram: its movements are in Betza's notation as scripts
// take it.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "import/diagram.hpp"
#include "import/fsf_types.hpp"
#include "import/script.hpp"
#include "shell/slug.hpp"

namespace acedrex::program::imports {

namespace {

// What the diagram looks like, and how its own player plays.
const std::set<std::string> kLooks{
    "graphicsDir", "graphicsType",  "squareSize",  "whitePrefix",  "blackPrefix", "lightShade", "darkShade",
    "rimColor",    "coordColor",    "satellite",   "startShade",   "theme",       "useMarkers", "firstRank",
    "borders",     "borderWidth",   "lineWidth",   "newClick",     "showMoves",   "shading",    "scrollable",
    "width",       "height",        "trackPieces", "graphicsSize", "hideCoords",  "coords",     "flip",
    "depth",       "thinkTime",     "midgame",     "sound",        "zoom",        "rimWidth",   "oddShade",
    "evenShade",   "holdingsShade", "timeControl", "adjudicate",   "notation"};

// The movements of names that need none.
const std::map<std::string, std::string> kUsual{
    {"pawn", "fmWfceFifmnD"}, {"knight", "N"},      {"bishop", "B"},      {"rook", "R"},
    {"queen", "Q"},           {"king", "KisO2"},    {"archbishop", "BN"}, {"cardinal", "BN"},
    {"chancellor", "RN"},     {"marshall", "RN"},   {"amazon", "QN"},     {"camel", "C"},
    {"zebra", "Z"},           {"elephant", "FA"},   {"commoner", "K"},    {"ferz", "F"},
    {"wazir", "W"},           {"alfil", "A"},       {"dabbaba", "D"},     {"cannon", "mRcpR"},
    {"grasshopper", "gQ"},    {"nightrider", "NN"}, {"centaur", "KN"},    {"lion", "KNADcaKmcabK"}};

// The shipped piece that is the same.
const KnownType* shipped_as(const std::string& name, const std::string& symbol, const std::string& move) {
    for (const KnownType& known : known_types())
        if (!known.script.empty() && known.name == name && known.symbol == symbol &&
            move == (known.key == "pawn" ? "fmWfceFifmnD" : known.betza))
            return &known;
    return nullptr;
}

class DiagramConverter {
  public:
    DiagramConverter(const Diagram& diagram, std::string file) : d_(diagram), file_(std::move(file)) {}
    Conversion run();

  private:
    int number(const std::string& key, int usual);
    std::string word(const std::string& key, const std::string& usual);
    void unsaid(const std::string& key, const std::string& value, int line, const std::string& consequence,
                Concerns concerns);
    Fields fields_of(const std::string& text) const;
    Fields of_dark(const DiagramPiece& piece) const;
    std::string symbol_for(const DiagramPiece& piece) const;
    void write_pieces();
    void write_piece(const DiagramPiece& piece);
    void write_royals();
    void write_promotion();
    void write_castling();
    void write_pockets();
    void write_setup();
    std::string named(const std::string& id) const;

    struct Made {
        std::string name, symbol, move;
        Fields light, dark;
        int castles = 0;  // so many fields; 0: not at all
        int hand = 0;
        std::string id;
    };

    const Diagram& d_;
    std::string file_;
    std::set<std::string> read_;
    int files_ = 8, ranks_ = 8;
    std::vector<Made> made_;
    Fields holes_;
    Script script_;
    Lua rules_ = Lua::table();
    Conversion result_;
};

int DiagramConverter::number(const std::string& key, int usual) {
    const std::string text = word(key, "");
    return text.empty() ? usual : std::atoi(text.c_str());
}

std::string DiagramConverter::word(const std::string& key, const std::string& usual) {
    read_.insert(key);
    const auto at = d_.settings.find(key);
    return at == d_.settings.end() ? usual : at->second.value;
}

void DiagramConverter::unsaid(const std::string& key, const std::string& value, int line,
                              const std::string& consequence, Concerns concerns) {
    result_.unsaid.push_back(
        {.key = key, .value = value, .consequence = consequence, .line = line, .concerns = concerns});
}

// "a1,h1" or "a2-h2".
Fields DiagramConverter::fields_of(const std::string& text) const {
    Fields fields;
    std::string list = text;
    std::replace(list.begin(), list.end(), ',', ' ');
    const auto corner = [](const std::string& name) {
        return std::pair{name.empty() ? 0 : std::tolower(static_cast<unsigned char>(name[0])) - 'a' + 1,
                         name.size() < 2 ? 0 : std::atoi(name.c_str() + 1)};
    };
    for (const std::string& one : words_of(list)) {
        const std::size_t dash = one.find('-');
        const auto first = corner(one.substr(0, dash));
        const auto last = dash == std::string::npos ? first : corner(one.substr(dash + 1));
        for (int x = std::min(first.first, last.first); x <= std::max(first.first, last.first); ++x)
            for (int y = std::min(first.second, last.second); y <= std::max(first.second, last.second); ++y)
                if (x >= 1 && x <= files_ && y >= 1 && y <= ranks_) fields.insert({x, y});
    }
    return fields;
}

Fields DiagramConverter::of_dark(const DiagramPiece& piece) const {
    if (piece.has_dark) return fields_of(piece.dark);
    const auto at = d_.settings.find("symmetry");
    const std::string symmetry = at == d_.settings.end() ? "mirror" : at->second.value;
    Fields dark;
    if (symmetry == "none") return dark;
    for (const auto& [x, y] : fields_of(piece.light))
        dark.insert({symmetry == "rotate" ? files_ + 1 - x : x, ranks_ + 1 - y});
    return dark;
}

std::string DiagramConverter::symbol_for(const DiagramPiece& piece) const {
    std::vector<std::string> tries;
    for (const std::string& from : {piece.id, piece.name}) {
        std::string letters;
        for (const char c : from)
            if (std::isalpha(static_cast<unsigned char>(c)) != 0)
                letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (letters.empty()) continue;
        letters[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(letters[0])));
        if (from == piece.id) tries.push_back(letters.substr(0, 4));
        for (std::size_t n = 1; n <= 4 && n <= letters.size(); ++n) tries.push_back(letters.substr(0, n));
    }
    for (char c = 'a'; c <= 'z'; ++c) tries.push_back({'X', c});
    for (const auto& symbol : tries)
        if (std::none_of(made_.begin(), made_.end(), [&](const Made& m) { return m.symbol == symbol; }))
            return symbol;
    return "Xx";
}

void DiagramConverter::write_piece(const DiagramPiece& piece) {
    std::string lower;
    for (const char c : piece.name) lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (lower == "hole") {
        const Fields light = fields_of(piece.light), dark = of_dark(piece);
        holes_.insert(light.begin(), light.end());
        if (piece.has_dark) holes_.insert(dark.begin(), dark.end());
        return;
    }
    Made one{.name = piece.name,
             .symbol = symbol_for(piece),
             .move = piece.move,
             .light = fields_of(piece.light),
             .dark = of_dark(piece),
             .castles = 0,
             .hand = std::clamp(std::atoi(piece.hand.c_str()), 0, 999),
             .id = piece.id};
    if (one.move.empty()) {
        const auto usual = kUsual.find(lower);
        if (usual != kUsual.end())
            one.move = usual->second;
        else
            unsaid(piece.name, "", piece.line,
                   "no movement is given, and none is known by this name: it does not move", Concerns::moves);
    }
    // Castling belongs to the variant.
    if (const std::size_t at = one.move.find('O'); at != std::string::npos) {
        std::size_t begin = at, end = at + 1;
        while (begin > 0 && std::islower(static_cast<unsigned char>(one.move[begin - 1])) != 0) --begin;
        while (end < one.move.size() && std::isdigit(static_cast<unsigned char>(one.move[end])) != 0) ++end;
        one.castles = end > at + 1 ? std::clamp(std::atoi(one.move.c_str() + at + 1), 0, files_) : 2;
        one.move.erase(begin, end - begin);
    }
    while (std::any_of(made_.begin(), made_.end(), [&](const Made& m) { return m.name == one.name; }))
        one.name += " II";
    made_.push_back(one);
}

void DiagramConverter::write_pieces() {
    for (const DiagramPiece& piece : d_.pieces) write_piece(piece);
    for (const Made& one : made_) {
        CastPiece piece{.name = one.name,
                        .symbol = one.symbol,
                        .shipped = "",
                        .keys = Lua::table(),
                        .local = identifier(one.name),
                        .shipped_symbol = "",
                        .shipped_name = ""};
        const KnownType* known = shipped_as(one.name, one.symbol, one.move);
        if (known != nullptr) {
            piece.shipped = known->script;
            piece.shipped_name = known->name;
            piece.shipped_symbol = known->symbol;
            piece.local.clear();
        } else {
            piece.keys.set("moves", one.move.empty() ? Lua("m.none") : Lua(in_quotes(one.move)));
        }
        script_.cast.push_back(std::move(piece));
    }
}

std::string DiagramConverter::named(const std::string& id) const {
    for (const Made& one : made_)
        if (one.id == id) return one.name;
    for (const Made& one : made_)
        if (one.symbol == id) return one.name;
    return "";
}

void DiagramConverter::write_royals() {
    const int index = number("royal", static_cast<int>(made_.size()));
    if (index < 1 || index > static_cast<int>(made_.size())) return;
    const Made& king = made_[static_cast<std::size_t>(index) - 1];
    if (d_.settings.count("royal") == 0)
        result_.assumed.push_back(fmt::format(
            "the last piece of the table, the {}, is royal, as no royal= says otherwise.", king.name));
    Lua royals = Lua::table();
    script_.keys.set("royals", royals.set(king.name, in_quotes("check")));
}

void DiagramConverter::write_promotion() {
    const int zone = std::clamp(number("promoZone", 1), 1, ranks_), types = number("maxPromote", 1),
              offset = number("promoOffset", 0);
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
        for (const char c : choice)
            if (std::isalpha(static_cast<unsigned char>(c)) != 0)
                if (const std::string name = named(std::string(1, c)); !name.empty()) to.push_back(name);
        if (choice.find_first_of("*+!") != std::string::npos)
            unsaid("promoChoice", choice, d_.settings.at("promoChoice").line,
                   "promotion is as the letters say, without the signs before them", Concerns::moves);
        if (to.empty()) {
            for (const Made& one : made_)
                if (std::find(pawns.begin(), pawns.end(), one.name) == pawns.end() &&
                    !script_.keys.find("royals")->has(one.name))
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
    const int type = number("holdingsType", 0);
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

void DiagramConverter::write_setup() {
    std::size_t widest = 1;
    for (const Made& one : made_) widest = std::max(widest, one.symbol.size());
    std::vector<std::string> lines;
    for (int y = ranks_; y >= 1; --y) {
        std::string line;
        for (int x = 1; x <= files_; ++x) {
            std::string symbol = ".";
            for (const Made& one : made_) {
                if (one.light.count({x, y}) > 0) symbol = one.symbol;
                if (one.dark.count({x, y}) == 0) continue;
                symbol = one.symbol;
                for (char& c : symbol) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            }
            line += symbol + std::string(widest + 1 - symbol.size(), ' ');
        }
        lines.push_back(trimmed(line));
    }
    script_.keys.set("setup", Lua::drawing(lines));
}

Conversion DiagramConverter::run() {
    files_ = std::clamp(number("files", 8), 1, 26);
    ranks_ = std::clamp(number("ranks", 8), 1, 26);
    result_.name = d_.name;
    result_.slug = slug_from(d_.name);
    if (result_.slug.empty()) result_.slug = "diagram";
    auto& keys = script_.keys;
    keys.set("name", in_quotes(result_.name));
    Lua board = Lua::table();
    keys.set("board", board.set("files", std::to_string(files_)).set("ranks", std::to_string(ranks_)));
    if (word("symmetry", "mirror") == "rotate") keys.set("symmetry", in_quotes("rotate"));
    keys.set("pieces", Lua::table());
    write_pieces();
    write_setup();
    if (!holes_.empty()) {
        Lua holes = Lua::table();
        for (const auto& [x, y] : holes_)
            holes.add(in_quotes(fmt::format("{}{}", static_cast<char>('a' + x - 1), y)));
        keys.find("board")->set("holes", holes);
    }
    write_royals();
    write_promotion();
    write_castling();
    write_pockets();
    if (const std::string value = word("stalemate", ""); value == "win" || value == "loss" || value == "draw")
        rules_.set("stalemate", in_quotes(value));
    if (rules_.size() > 0) keys.set("rules", rules_);
    for (const auto& [key, setting] : d_.settings) {
        if (kLooks.count(key) > 0) continue;
        if (read_.count(key) > 0)
            result_.said.push_back(key);
        else
            unsaid(key, setting.value, setting.line, "this rule or sign of the diagram has no word here",
                   Concerns::moves);
    }
    script_.head.push_back(fmt::format("{}, read from the diagram of {}.", result_.name, file_));
    for (const Unsaid& one : result_.unsaid)
        script_.head.push_back(fmt::format("NOT SAID HERE: {} = {}: {} ({}).", one.key, one.value,
                                           one.consequence, to_string(one.concerns)));
    for (const auto& text : result_.assumed) script_.head.push_back("Read as: " + text);
    result_.text = script_.text();
    return result_;
}

}  // namespace

Conversion convert(const Diagram& diagram, const std::string& file) {
    return DiagramConverter(diagram, file).run();
}

}  // namespace acedrex::program::imports
