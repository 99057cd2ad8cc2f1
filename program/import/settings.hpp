// The effective settings of one variant: what its section says, on top of what its parents say.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "import/sections.hpp"

namespace acedrex::program::imports {

// A set of fields of a board; files and ranks count from 1.
using Fields = std::set<std::pair<int, int>>;

struct Setting {
    std::string value;
    int line = 0;  // 0: from a built-in parent
};

// What there is to say of the file itself, whatever the script says.
struct Remark {
    int line = 0;
    std::string text;
    bool wrong = true;      // false: an old name, which is read
    std::string unknown{};  // a key that there is not
    std::string value{};    // its value
};

class Settings {
  public:
    // Keys of the engine of today only; see settings_of.
    void put(const std::string& key, const std::string& value, int line) { values_[key] = {value, line}; }

    // What the key says, else what it is usually. Which keys were asked for is kept: these are said.
    bool flag(const std::string& key) const { return word(key) == "true"; }
    int number(const std::string& key) const;
    int file(const std::string& key) const;  // a letter or a number
    static int file_in(const std::string& text);
    static int number_in(std::string_view text);  // 0 where it is no number
    static std::string letters_in(std::string_view text);
    std::string word(const std::string& key) const;
    // The letters of types, in lower case; "*": all.
    std::string types(const std::string& key) const;
    std::vector<std::pair<char, std::string>> pairs(const std::string& key) const;
    Fields fields(const std::string& key) const;

    // Says nothing of the key: it is told as not said.
    const std::string& peek(const std::string& key) const;
    bool has(const std::string& key) const { return values_.count(key) > 0; }
    void unclaim(const std::string& key) const { claimed_.erase(key); }
    bool is_claimed(const std::string& key) const { return claimed_.count(key) > 0; }
    const std::map<std::string, Setting>& all() const { return values_; }
    // Fields as texts of files and ranks ("a* *2 d4 -") give them, on this board.
    Fields fields_from(const std::string& text) const;
    bool is_usual(const std::string& key) const;

  private:
    std::map<std::string, Setting> values_;
    mutable std::set<std::string> claimed_;
};

// A variant of a file, or one that is built in.
struct Source {
    Section section;
    Settings settings;
    std::map<std::string, std::string> names;  // of custom pieces, from remarks
    std::vector<Remark> remarks;
    bool has_no_pieces = false;  // nor does its first position fit; another one may be made from it
    std::string fault;  // where it has no settings: its parent is missing, or it stands there already
};

// Every section with its effective settings; parents stand in the file before it, or among `built_in`.
std::vector<Source> sources_of(const std::vector<Section>& sections, const std::vector<Source>& built_in);

}  // namespace acedrex::program::imports
