// The types of pieces: which there are, what they are called, and which shipped ones they are.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "import/converter.hpp"
#include "import/fsf_types.hpp"

namespace acedrex::program::imports {

namespace {

char upper(char c) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

// A name that players use where the longer one is not needed to tell two types apart.
std::string short_name(std::string_view key) {
    static constexpr std::pair<std::string_view, std::string_view> kShort[] = {
        {"shogiPawn", "Pawn"},     {"shogiKnight", "Knight"},      {"elephant", "Elephant"},
        {"fersAlfil", "Elephant"}, {"janggiElephant", "Elephant"}, {"janggiCannon", "Cannon"},
        {"commoner", "King"},      {"breakthrough", "Man"},
    };
    for (const auto& [long_key, name] : kShort)
        if (long_key == key) return std::string(name);
    return "";
}

// What a remark calls a piece: a word or two, and no sentence.
std::string name_in(const std::string& remark) {
    std::string name;
    for (const char c : remark.substr(0, remark.find_first_of("(,:;=")))
        name += std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '-' ? c : ' ';
    const auto words = words_of(name);
    if (words.empty() || words.size() > 2 || remark.size() > 40) return "";
    name.clear();
    for (std::string word : words) {
        word[0] = upper(word[0]);
        name += (name.empty() ? "" : " ") + word;
    }
    return name;
}

}  // namespace

void Converter::read_types() {
    std::vector<std::string> keys;
    for (const KnownType& known : known_types()) keys.emplace_back(known.key);
    for (int i = 1; i <= kMostCustom; ++i) keys.push_back(fmt::format("customPiece{}", i));
    for (const auto& key : keys) {
        if (!s_.has(key)) continue;
        const std::string value = s_.word(key);
        if (value.empty() || std::isalpha(static_cast<unsigned char>(value[0])) == 0) continue;
        PieceType type{.key = key,
                       .letter = static_cast<char>(std::tolower(static_cast<unsigned char>(value[0])))};
        const KnownType* known = known_type(key);
        const bool told = value.size() > 1 && value[1] == ':' && (key == "king" || known == nullptr);
        type.betza = told ? value.substr(2) : known != nullptr ? std::string(known->betza) : "";
        if (key == "king" && !s_.is_usual("kingType"))
            if (const PieceType* like = type_of(s_.types("kingType")[0])) type.betza = like->betza;
        type.walks = read_betza(type.betza);
        type.royal_king = key == "king";
        if (!type.walks.skipped.empty())
            assume(fmt::format("{} = {}: '{}' is not a letter of FSF's Betza, and is ignored.", key, value,
                               type.walks.skipped));
        types_.push_back(std::move(type));
    }
}

PieceType* Converter::type_of(char letter) {
    const auto at =
        std::find_if(types_.begin(), types_.end(), [&](const PieceType& t) { return t.letter == letter; });
    return at == types_.end() ? nullptr : &*at;
}

// With the promoted forms that are types of their own.
std::vector<std::string> Converter::names_of(const std::string& letters) {
    std::vector<std::string> names;
    const auto wanted = [&](char letter) {
        return letters.find_first_of({'*', letter}) != std::string::npos;
    };
    for (const PieceType& type : types_)
        if (type.used && wanted(type.letter)) names.push_back(type.name);
    for (const Promoted& one : promoted_)
        if (one.own_type && wanted(one.as_letter)) names.push_back(one.form);
    return names;
}

// Types that cannot come to stand on the board are left out: a section may have the King and Pawns of its
// parent without any of them in its first position.
void Converter::leave_out_unused() {
    std::set<char> used, forms;
    for (const PieceType& type : types_)
        if (s_.flag("freeDrops") || start_.holds(type.letter) ||
            start_.light_hand.count(type.letter) + start_.dark_hand.count(type.letter) > 0)
            used.insert(type.letter);
    for (const auto& rank : start_.ranks)
        for (const StartSquare& square : rank)
            if (square.letter != 0) used.insert(square.letter);
    for (std::size_t before = 0; before != used.size() + forms.size();) {
        before = used.size() + forms.size();
        for (const char* side : {"White", "Black"}) {
            const std::string pawns = s_.types(std::string("promotionPawnTypes") + side);
            if (std::none_of(pawns.begin(), pawns.end(), [&](char c) { return used.count(c) > 0; })) continue;
            for (const char c : s_.types(std::string("promotionPieceTypes") + side)) used.insert(c);
        }
        for (const auto& [base, text] : s_.pairs("promotedPieceType")) {
            const char as = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
            if (used.count(base) == 0 || as == '-') continue;
            (remembers() && !stands_alone(as) ? forms : used).insert(as);
        }
    }
    std::erase_if(types_,
                  [&](const PieceType& t) { return used.count(t.letter) + forms.count(t.letter) == 0; });
    for (PieceType& type : types_) type.used = used.count(type.letter) > 0;
}

void Converter::name_types() {
    const auto is_free = [&](const std::string& name, const PieceType& of) {
        return std::none_of(types_.begin(), types_.end(), [&](const PieceType& t) {
            if (&t == &of) return false;
            const KnownType* known = known_type(t.key);
            return t.name == name || (known != nullptr && known->name == name);
        });
    };
    for (PieceType& type : types_) {
        type.symbol = upper(type.letter);
        const KnownType* known = known_type(type.key);
        std::string name = known == nullptr ? "" : std::string(known->name);
        const std::string shorter = short_name(type.key);
        if (!shorter.empty() && is_free(shorter, type) && (type.key != "commoner" || type.letter == 'k'))
            name = shorter;
        const auto remark = source_.names.find(type.key);
        if (name.empty() && remark != source_.names.end()) name = name_in(remark->second);
        if (name.empty() || !is_free(name, type)) name = fmt::format("Piece {}", type.symbol);
        type.name = name;
        pick_shipped(type);
    }
}

void Converter::pick_shipped(PieceType& type) {
    const KnownType* known = known_type(type.key);
    if (type.key == "commoner" && type.name == "King") known = known_type("king");
    if (known == nullptr || known->script.empty() || known->betza != type.betza) return;
    type.shipped = known->script;
    type.shipped_name = known->name;
    type.shipped_symbol = known->symbol;
}

void Converter::write_cast() {
    for (PieceType& type : types_) {
        if (!type.used) continue;
        CastPiece one{.name = type.name,
                      .symbol = type.symbol,
                      .shipped = type.shipped,
                      .keys = type.keys,
                      .local = "",
                      .shipped_symbol = type.shipped_symbol,
                      .shipped_name = type.shipped_name};
        const bool as_it_is = !one.shipped.empty() && one.keys.size() == 0 && one.name == one.shipped_name &&
                              one.symbol == one.shipped_symbol;
        if (!as_it_is) one.local = identifier(one.name);
        script_.cast.push_back(std::move(one));
    }
    for (const Promoted& promoted : promoted_) {
        if (!promoted.own_type) continue;
        const PieceType* as = type_of(promoted.as_letter);
        if (as == nullptr) continue;
        CastPiece one{.name = promoted.form,
                      .symbol = fmt::format("{}{}", upper(promoted.base_letter), 'p'),
                      .shipped = as->shipped,
                      .keys = as->keys,
                      .local = identifier(promoted.form),
                      .shipped_symbol = "",
                      .shipped_name = ""};
        one.keys.erase("promotes");
        if (s_.flag("pieceDemotion")) one.keys.set("promotes", in_quotes(promoted.base));
        script_.cast.push_back(std::move(one));
    }
    if (!wall_.empty()) {
        CastPiece wall{.name = wall_,
                       .symbol = "",
                       .shipped = "",
                       .keys = Lua::table(),
                       .local = identifier(wall_),
                       .shipped_symbol = "",
                       .shipped_name = ""};
        for (const char* symbol : {"W", "D", "X", "Y", "Z", "O"})
            if (wall.symbol.empty() && type_of(static_cast<char>(std::tolower(symbol[0]))) == nullptr)
                wall.symbol = symbol;
        wall.keys.set("owner", in_quotes("none"));
        if (!duck_moves_.empty()) wall.keys.set("may_move", in_quotes("both"));
        wall.keys.set("moves", duck_moves_.empty() ? "m.none" : duck_moves_);
        script_.cast.push_back(std::move(wall));
    }
    // A piece that is not its own mirror image turns with the player, as the engine turns all of them.
    for (const PieceType& type : types_)
        for (Walk walk : type.walks.walks) {
            walk.x = -walk.x;
            const auto& all = type.walks.walks;
            if (std::find(all.begin(), all.end(), walk) == all.end())
                keys_.set("symmetry", in_quotes("rotate"));
        }
    const Lua* symmetry = keys_.find("symmetry");
    if (symmetry != nullptr && symmetry->is_table()) keys_.erase("symmetry");
}

}  // namespace acedrex::program::imports
