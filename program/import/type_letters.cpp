#include "import/type_letters.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "import/fsf_types.hpp"
#include "import/keys.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

namespace {

// A list of types by other letters, "" for a type that is gone; absent where it is no such list.
std::optional<std::string> told_anew(Kind kind, const std::string& list,
                                     const std::function<std::string(char)>& letter_now) {
    if (kind == Kind::types) {
        std::string text;
        for (const char c : Settings::letters_in(list)) text += c == '*' ? "*" : letter_now(c);
        return text.empty() ? "-" : text;
    }
    if (kind != Kind::pairs && kind != Kind::limits) return std::nullopt;
    std::string text;
    for (const std::string& pair : words_of(list)) {
        if (pair.size() < 3 || pair[1] != ':') continue;
        const std::string key = letter_now(to_lower(pair[0]));
        const std::string value = kind == Kind::limits ? pair.substr(2) : letter_now(to_lower(pair[2]));
        if (!key.empty() && !value.empty()) text += (text.empty() ? "" : " ") + key + ":" + value;
    }
    return text;
}

// What is so where nothing is said is of types as well.
void usual_letters(Settings& settings, const TypeLetters& now) {
    for (const Key& key : plain_keys()) {
        const char* type = key.kind != Kind::types ? nullptr
                           : key.usual == "p"      ? "pawn"
                           : key.usual == "k"      ? "king"
                           : key.usual == "r"      ? "rook"
                                                   : nullptr;
        if (type == nullptr || !key.sided) continue;
        const std::string letter = now.contains(type) ? std::string(1, now.at(type)) : "-";
        for (const std::string_view side : {"White", "Black"})
            if (const std::string name = std::string(key.name) + std::string(side);
                !settings.has(name) && letter != key.usual)
                settings.put(name, letter, 0);
    }
}

}  // namespace

TypeLetters type_letters(const Settings& settings) {
    TypeLetters letters;
    for (const auto& [name, setting] : settings.all())
        if (const auto row = key_named(name);
            row && row->kind == Kind::type && !setting.value.empty() && is_letter(setting.value[0]))
            letters[name] = to_lower(setting.value[0]);
    return letters;
}

void give_letters(Settings& settings, const Section& section) {
    std::vector<std::string> types;
    for (const KnownType& known : known_types())
        if (known.key != "king") types.emplace_back(known.key);
    for (int i = 1; i <= kMostCustom; ++i) types.push_back(fmt::format("customPiece{}", i));
    types.emplace_back("king");
    for (const std::string& type : types) {
        const auto& entries = section.entries;
        if (std::none_of(entries.begin(), entries.end(), [&](const Entry& e) { return e.key == type; }))
            continue;
        const std::string value = settings.peek(type);
        for (const std::string& other : types)
            if (other != type && settings.has(other) && !value.empty() && value[0] != '-' &&
                !settings.peek(other).empty() && to_lower(settings.peek(other)[0]) == to_lower(value[0]))
                settings.put(other, "-", 0);
    }
}

void follow_letters(Settings& settings, const TypeLetters& before) {
    const TypeLetters now = type_letters(settings);
    const auto letter_now = [&](char c) -> std::string {
        for (const auto& [type, letter] : before)
            if (letter == c) return now.contains(type) ? std::string(1, now.at(type)) : "";
        return "";
    };
    const std::map<std::string, Setting> all = settings.all();
    for (const auto& [key, setting] : all)
        if (const auto row = key_named(key); row && before != now)
            if (const auto told = told_anew(row->kind, setting.value, letter_now))
                settings.put(key, *told, setting.line);
    usual_letters(settings, now);
}

}  // namespace acedrex::program::imports
