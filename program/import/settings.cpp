#include "import/settings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "import/keys.hpp"
#include "import/reading.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

namespace {

const Source* named(const std::vector<Source>& sources, const std::string& name) {
    const auto at = std::find_if(sources.begin(), sources.end(),
                                 [&](const Source& s) { return s.fault.empty() && s.section.name == name; });
    return at == sources.end() ? nullptr : &*at;
}

}  // namespace

const std::string& Settings::peek(const std::string& key) const {
    static std::map<std::string, std::string> usual;
    const auto at = values_.find(key);
    if (at != values_.end()) return at->second.value;
    auto& value = usual[key];
    const auto row = key_named(key);
    if (row) value = row->usual;
    // What depends on the side and the board.
    if (key == "promotionRegionWhite") value = "*8";
    if (key == "promotionRegionBlack" || key == "castlingRegionWhite") value = "*1";
    if (key == "doubleStepRegionWhite") value = "*2";
    if (key == "doubleStepRegionBlack") value = "*7";
    return value;
}

std::string Settings::word(const std::string& key) const {
    claimed_.insert(key);
    return peek(key);
}

int Settings::number(const std::string& key) const {
    return number_in(word(key));
}

int Settings::file(const std::string& key) const {
    return file_in(word(key));
}

int Settings::number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string Settings::letters_in(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        if (c == '*') return "*";
        if (is_letter(c)) letters += to_lower(c);
    }
    return letters;
}

int Settings::file_in(const std::string& text) {
    return !text.empty() && is_letter(text[0]) ? to_lower(text[0]) - 'a' + 1 : number_in(text);
}

std::string Settings::types(const std::string& key) const {
    return letters_in(word(key));
}

std::vector<std::pair<char, std::string>> Settings::pairs(const std::string& key) const {
    std::vector<std::pair<char, std::string>> pairs;
    for (const std::string& pair : words_of(word(key)))
        if (pair.size() >= 3 && pair[1] == ':') pairs.emplace_back(to_lower(pair[0]), pair.substr(2));
    return pairs;
}

Fields Settings::fields(const std::string& key) const {
    return fields_from(word(key));
}

Fields Settings::fields_from(const std::string& text) const {
    const int files = file("maxFile"), ranks = number("maxRank");
    Fields fields;
    for (const std::string& word : words_of(text)) {
        const bool all_files = word[0] == '*', all_ranks = word.size() == 1 || word[1] == '*';
        if (!all_files && !is_letter(word[0])) continue;
        const int file = to_lower(word[0]) - 'a' + 1, rank = all_ranks ? 0 : number_in(word.substr(1));
        for (int x = all_files ? 1 : file; x <= (all_files ? files : file); ++x)
            for (int y = all_ranks ? 1 : rank; y <= (all_ranks ? ranks : rank); ++y)
                if (x <= files && y >= 1 && y <= ranks) fields.insert({x, y});
    }
    return fields;
}

bool Settings::is_usual(const std::string& key) const {
    const auto at = values_.find(key);
    if (at == values_.end()) return true;
    const auto row = key_named(key);
    if (row && row->kind == Kind::types) return letters_in(at->second.value) == letters_in(row->usual);
    return row && at->second.value == row->usual;
}

std::vector<Source> sources_of(const std::vector<Section>& sections, const std::vector<Source>& built_in) {
    std::vector<Source> sources;
    for (const Section& section : sections) {
        Source source{.section = section, .settings = {}, .names = {}, .remarks = {}, .fault = ""};
        if (named(sources, section.name) != nullptr) {
            source.fault = fmt::format("there is already a section '{}'; this one is not read", section.name);
        } else if (!section.parent.empty()) {
            const Source* parent = named(sources, section.parent);
            if (parent == nullptr) parent = named(built_in, section.parent);
            if (parent != nullptr) {
                source.settings = parent->settings;
                source.names = parent->names;
            } else {
                source.fault = fmt::format("there is no variant '{}', which this one is to be made from",
                                           section.parent);
            }
        }
        if (source.fault.empty()) read_section(source);
        sources.push_back(std::move(source));
    }
    return sources;
}

}  // namespace acedrex::program::imports
