#include "import/sections.hpp"

#include <algorithm>
#include <sstream>

namespace acedrex::program::imports {

namespace {

constexpr std::string_view kBlanks = " \t\r\f\v";

// "[child:parent] whatever"
Section headed(std::string_view line, int number) {
    const std::string_view inside = line.substr(1, line.find(']') - 1);
    const std::size_t colon = inside.find(':');
    Section section;
    section.name = trimmed(inside.substr(0, colon));
    section.line = number;
    if (colon != std::string_view::npos) section.parent = trimmed(inside.substr(colon + 1));
    return section;
}

void add_entry(Section& section, std::string_view line, int number, const std::string& above) {
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) {
        if (std::string text = trimmed(line); !text.empty())
            section.strays.push_back({.key = std::move(text), .value = "", .line = number, .remark = ""});
        return;
    }
    Entry entry;
    entry.key = trimmed(line.substr(0, equals));
    entry.value = trimmed(line.substr(equals + 1));
    entry.line = number;
    const std::size_t remark = entry.value.find(" #");
    if (remark != std::string::npos) {
        entry.remark = trimmed(std::string_view(entry.value).substr(remark + 2));
        entry.value = trimmed(std::string_view(entry.value).substr(0, remark));
    } else {
        entry.remark = above;
    }
    if (entry.key.empty()) return;
    std::erase_if(section.entries, [&](const Entry& earlier) { return earlier.key == entry.key; });
    section.entries.push_back(std::move(entry));
}

}  // namespace

std::string trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return "";
    std::string result(text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin));
    for (char& c : result)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
    return result;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::vector<Section> read_sections(std::string_view text) {
    std::vector<Section> sections;
    std::string above;  // the remark on the line before
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with('#') || line.starts_with(';')) {
            above = trimmed(line.substr(std::min(line.find_first_not_of("#;"), line.size())));
            continue;
        }
        if (line.starts_with('[') && line.find(']') != std::string_view::npos)
            sections.push_back(headed(line, number));
        else if (!sections.empty())
            add_entry(sections.back(), line, number, above);
        above.clear();
    }
    return sections;
}

}  // namespace acedrex::program::imports
