// Names that scripts give to pieces, read off their text: nothing is run, and each text is gone through once,
// since it may be as long as it likes and anything may be in it.
#include <algorithm>
#include <cctype>
#include <string_view>

#include "base/ranges.hpp"
#include "host/scripts.hpp"
#include "sandbox/foreign_file.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kBlank = " \t\r\n\f\v";

bool in_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// What stands between quotes, where one begins the text and its end is on the same line.
std::optional<std::string_view> quoted(std::string_view text) {
    if (text.empty() || (text[0] != '"' && text[0] != '\'')) return std::nullopt;
    const std::size_t end = text.find_first_of("\"'\n", 1);
    if (end == text.npos || text[end] == '\n') return std::nullopt;
    return text.substr(1, end - 1);
}

// After a word: "= TEXT" or "= { TEXT, ... }".
class NameReader {
  public:
    // words: the keys whose texts are names.
    NameReader(std::string_view source, std::vector<std::string_view> words, std::vector<std::string>& names)
        : source_(source), words_(std::move(words)), names_(names) {}

    void read() {
        for (std::size_t at = 0; at < source_.size();) {
            if (!in_word(source_[at])) {
                ++at;
                continue;
            }
            const std::size_t begin = at;
            while (at < source_.size() && in_word(source_[at])) ++at;
            const std::string_view word = source_.substr(begin, at - begin);
            if (ranges::count(words_, word) > 0) at = value(at);
        }
    }

  private:
    std::size_t skip_blank(std::size_t at) const {
        return std::min(source_.find_first_not_of(kBlank, at), source_.size());
    }

    // Behind what was read; where there is no such value, at what is there instead.
    std::size_t value(std::size_t at) {
        at = skip_blank(at);
        if (at == source_.size() || source_[at] != '=') return at;
        at = skip_blank(at + 1);
        const std::string_view rest = source_.substr(at);
        if (const auto text = quoted(rest)) {
            names_.emplace_back(*text);
            return at + text->size() + 2;
        }
        if (!rest.starts_with('{')) return at;
        const std::size_t end = rest.find('}');
        if (end == rest.npos) return source_.size();  // no list is closed behind this one either
        list(rest.substr(1, end - 1));
        return at + end + 1;
    }

    void list(std::string_view text) {
        while (!text.empty()) {
            const auto word = quoted(text);
            if (word) names_.emplace_back(*word);
            text.remove_prefix(word ? word->size() + 2 : 1);
        }
    }

    std::string_view source_;
    std::vector<std::string_view> words_;
    std::vector<std::string>& names_;
};

}  // namespace

std::vector<std::string> names_in_scripts(const std::vector<fs::path>& roots) {
    std::vector<std::string> names;
    for (const fs::path& root : roots) {
        std::error_code error;
        for (fs::recursive_directory_iterator it(root, error), end; !error && it != end;
             it.increment(error)) {
            if (it->path().extension() != ".lua") continue;
            if (const auto read = read_foreign(it->path(), kMostOfScript); read.text)
                NameReader(*read.text, {"name", "class"}, names).read();
        }
    }
    std::sort(names.begin(), names.end());  // folders have their own order
    return names;
}

std::vector<std::string> names_elsewhere_in(const fs::path& variant) {
    std::vector<std::string> names;
    if (const auto read = read_foreign(variant, kMostOfScript); read.text)
        NameReader(*read.text, {"also"}, names).read();
    return names;
}

}  // namespace acedrex
