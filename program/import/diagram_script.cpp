// A script from a definition of the Interactive Diagram: its movements are in Betza's notation as scripts
// take it.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "board/board.hpp"
#include "import/diagram_converter.hpp"
#include "import/fsf_types.hpp"
#include "notation/text/ascii.hpp"
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

constexpr int kMostFilesOfDiagram = 26;  // they have one letter
constexpr int kMostInHand = 999;

}  // namespace

int DiagramConverter::number(const std::string& key, int usual, Range range) {
    const std::string text = word(key, "");
    if (text.empty()) return usual;
    const std::optional<int> given = whole_number(text.front() == '-' ? text.substr(1) : text);
    const int signed_one = text.front() == '-' ? -given.value_or(0) : given.value_or(0);
    const int taken = given ? std::clamp(signed_one, range.least, range.most) : usual;
    if (!given || signed_one != taken)
        odd(key,
            fmt::format("it is no number from {} to {}, and is read as {}", range.least, range.most, taken));
    return taken;
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

// A value that says nothing here.
void DiagramConverter::odd(const std::string& key, const std::string& consequence, Concerns concerns) {
    const Setting& setting = d_.settings.at(key);
    unsaid(key, setting.value, setting.line, consequence, concerns);
}

Fields DiagramConverter::fields_of(const DiagramPiece& piece, const std::string& text) {
    std::vector<std::string> odd;
    Fields fields = fields_in(text, files_, ranks_, odd);
    for (const std::string& one : odd)
        unsaid(piece.name, one, piece.line,
               fmt::format("the board of {}x{} has no such field", files_, ranks_), Concerns::moves);
    return fields;
}

Fields DiagramConverter::of_dark(const DiagramPiece& piece, const Fields& light) {
    if (piece.has_dark) return fields_of(piece, piece.dark);
    const auto at = d_.settings.find("symmetry");
    const std::string symmetry = at == d_.settings.end() ? "mirror" : at->second.value;
    Fields dark;
    if (symmetry == "none") return dark;
    for (const auto& [x, y] : light) dark.insert({symmetry == "rotate" ? files_ + 1 - x : x, ranks_ + 1 - y});
    return dark;
}

int DiagramConverter::hand_of(const DiagramPiece& piece) {
    if (piece.hand.empty()) return 0;
    const std::optional<int> given = whole_number(piece.hand);
    if (given && *given <= kMostInHand) return *given;
    unsaid(piece.name, piece.hand, piece.line,
           fmt::format("so many in hand is no number from 0 to {}: none is", kMostInHand), Concerns::moves);
    return 0;
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
        const Fields light = fields_of(piece, piece.light), dark = of_dark(piece, light);
        holes_.insert(light.begin(), light.end());
        if (piece.has_dark) holes_.insert(dark.begin(), dark.end());
        return;
    }
    Made one{.name = piece.name,
             .symbol = symbol_for(piece),
             .move = piece.move,
             .light = fields_of(piece, piece.light),
             .dark = {},
             .castles = 0,
             .hand = hand_of(piece),
             .id = piece.id};
    one.dark = of_dark(piece, one.light);
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
    const bool passing =
        std::any_of(made_.begin(), made_.end(), [](const Made& one) { return takes_in_passing(one.move); });
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
        } else if (const DiagramRush rush = rush_in(one.move); passing && rush.limit > 0) {
            piece.keys.set("moves", fmt::format("{{ {}, rush.ahead({}, m.initial) }}", in_quotes(rush.rest),
                                                rush.limit));
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

void DiagramConverter::write_setup() {
    std::size_t widest = 1;
    for (const Made& one : made_) widest = std::max(widest, one.symbol.size());
    std::vector<std::string> lines;
    for (int y = ranks_; y >= 1; --y) {
        std::string line;
        for (int x = 1; x <= files_; ++x) {
            std::string symbol = ".";
            for (const Made& one : made_) {
                const bool light = one.light.count({x, y}) > 0, dark = one.dark.count({x, y}) > 0;
                if ((light || dark) && symbol != ".")
                    unsaid(one.name, fmt::format("{}{}", static_cast<char>('a' + x - 1), y), d_.line,
                           "another piece of the table stands on that field, too, and gives way to it",
                           Concerns::moves);
                if (light) symbol = one.symbol;
                if (!dark) continue;
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
    files_ = number("files", 8, {1, kMostFilesOfDiagram});
    ranks_ = number("ranks", 8, {1, Board::kMaxRanks});
    result_.name = d_.name;
    result_.slug = slug_from(d_.name);
    if (result_.slug.empty()) result_.slug = "diagram";
    auto& keys = script_.keys;
    keys.set("name", in_quotes(result_.name));
    Lua board = Lua::table();
    keys.set("board", board.set("files", std::to_string(files_)).set("ranks", std::to_string(ranks_)));
    const std::string symmetry = word("symmetry", "mirror");
    if (symmetry == "rotate") keys.set("symmetry", in_quotes("rotate"));
    if (symmetry != "rotate" && symmetry != "mirror" && symmetry != "none")
        odd("symmetry", "it is mirror, rotate or none, and is read as mirror");
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
    else if (!value.empty())
        odd("stalemate", "it is win, loss or draw, and is read as draw", Concerns::endings);
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

Conversion convert(const Diagram& diagram, const std::string& file) {
    return DiagramConverter(diagram, file).run();
}

}  // namespace acedrex::program::imports
