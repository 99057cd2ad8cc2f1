#include "import/settings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "import/fsf_types.hpp"
#include "import/keys.hpp"
#include "import/start.hpp"

namespace acedrex::program::imports {

namespace {

constexpr int kMostRanks = 64;  // of any board

constexpr std::string_view kSides[] = {"White", "Black"};

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}
bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// 0 where it is no number.
int number_of(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// The letters of types, in lower case; "*": all.
std::string letters_in(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        if (c == '*') return "*";
        if (is_letter(c)) letters += lower(c);
    }
    return letters;
}

// "*3 *4", "-" where there are none.
std::string ranks_text(int from, int to) {
    std::string text;
    for (int rank = std::max(from, 1); rank <= std::min(to, kMostRanks); ++rank)
        text += fmt::format("{}*{}", text.empty() ? "" : " ", rank);
    return text.empty() ? "-" : text;
}

// Takes the entries of a section into settings that hold its parent's.
class Reading {
  public:
    explicit Reading(Source& source) : source_(source), to_(source.settings) {}

    void read() {
        const auto& entries = source_.section.entries;
        // The size of the board first: old keys count ranks from dark's side.
        for (const Entry& entry : entries)
            if (entry.key == "maxRank" || entry.key == "maxFile") take(entry);
        for (const Entry& entry : entries)
            if (entry.key == "pawnTypes")
                for (const char* key : {"promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"})
                    both_sides(key, entry.value, entry.line);
        for (const Entry& entry : entries)
            if (entry.key != "maxRank" && entry.key != "maxFile" && entry.key != "pawnTypes") take(entry);
        old_double_step();
        give_letters();
        for (const Entry& entry : entries) check_letters(entry);
        check_start();
    }

  private:
    void remark(int line, std::string text, bool wrong = true) {
        source_.remarks.push_back({line, std::move(text), wrong});
    }

    void both_sides(const std::string& key, const std::string& value, int line) {
        for (const auto side : kSides) to_.put(key + std::string(side), value, line);
    }

    void take(const Entry& entry) {
        for (const OldKey& old : old_keys())
            if (old.name == entry.key) return take_old(entry, old);
        const auto key = key_named(entry.key);
        if (!key) {
            source_.remarks.push_back({entry.line,
                                       fmt::format("there is no such key{}", nearest_key(entry.key)), true,
                                       entry.key, entry.value});
            return;
        }
        check(*key, entry);
        if (key->kind == Kind::type) return take_type(entry);
        const bool of_a_side = entry.key.ends_with("White") || entry.key.ends_with("Black") ||
                               entry.key.find("RegionWhite") != std::string::npos ||
                               entry.key.find("RegionBlack") != std::string::npos;
        if (key->kind == Kind::pairs || key->kind == Kind::limits)
            return to_.put(entry.key, merged_pairs(entry), entry.line);
        if (key->sided && !of_a_side)
            both_sides(entry.key, entry.value, entry.line);
        else
            to_.put(entry.key, entry.value, entry.line);
    }

    void take_type(const Entry& entry) {
        to_.put(entry.key, entry.value, entry.line);
        const std::size_t colon = entry.value.find(':');
        if (entry.value.empty() || (!is_letter(entry.value[0]) && entry.value != "-"))
            remark(entry.line, fmt::format("'{}' has no letter for its piece", entry.key));
        else if (is_custom(entry.key) && entry.value != "-" && colon != 1)
            remark(entry.line,
                   fmt::format("'{} = {}' has no movement: the letter, ':' and its movement are expected",
                               entry.key, entry.value));
        if (!entry.remark.empty() && is_custom(entry.key)) source_.names[entry.key] = entry.remark;
    }

    // What the engine would skip without a word.
    void check(const Key& key, const Entry& entry) {
        const std::string& v = entry.value;
        const auto wrong = [&](std::string_view expected) {
            remark(entry.line, fmt::format("'{} = {}': {} is expected", entry.key, v, expected));
        };
        if (key.kind == Kind::flag && v != "true" && v != "false") wrong("true or false");
        if ((key.kind == Kind::number || key.kind == Kind::rank) &&
            (v.empty() || v.find_first_not_of("0123456789") != std::string::npos))
            wrong("a number");
        if (key.kind == Kind::value && v != "win" && v != "loss" && v != "draw" && v != "none")
            wrong("win, loss, draw or none");
    }

    // A letter belongs to the type that was given it last: those of this section, in the order in which the
    // engine has its types, take it from others.
    void give_letters() {
        std::vector<std::string> types;
        for (const KnownType& known : known_types())
            if (known.key != "king") types.emplace_back(known.key);
        for (int i = 1; i <= kMostCustom; ++i) types.push_back(fmt::format("customPiece{}", i));
        types.emplace_back("king");
        for (const std::string& type : types) {
            const auto& entries = source_.section.entries;
            if (std::none_of(entries.begin(), entries.end(), [&](const Entry& e) { return e.key == type; }))
                continue;
            const std::string value = to_.peek(type);
            for (const std::string& other : types)
                if (other != type && to_.has(other) && !value.empty() && value[0] != '-' &&
                    !to_.peek(other).empty() && lower(to_.peek(other)[0]) == lower(value[0]))
                    to_.put(other, "-", 0);
        }
    }

    // What the parent says of other letters stays.
    std::string merged_pairs(const Entry& entry) const {
        std::string value = entry.value;
        for (const std::string& pair : words_of(to_.peek(entry.key))) {
            const auto words = words_of(entry.value);
            const bool said = std::any_of(words.begin(), words.end(),
                                          [&](const auto& w) { return lower(w[0]) == lower(pair[0]); });
            if (!said && pair.size() > 2) value += " " + pair;
        }
        return value;
    }

    // The letters of types, in lower case.
    std::string letters() const {
        std::string known;
        for (const auto& [name, setting] : to_.all())
            if (const auto row = key_named(name); row && row->kind == Kind::type && !setting.value.empty())
                known += lower(setting.value[0]);
        return known;
    }

    // The first position, which may be the parent's and not fit here.
    void check_start() {
        const auto at = to_.all().find("startFen");
        const std::string fen = to_.peek("startFen");
        const int files = Settings(to_).file("maxFile"), ranks = Settings(to_).number("maxRank");
        if (files < 1 || ranks < 1) return;
        const StartFaults faults = faults_of_start(fen, files, ranks, letters());
        const int line =
            at == to_.all().end() || at->second.line == 0 ? source_.section.line : at->second.line;
        for (const std::string& fault : faults.all)
            remark(line, fmt::format("'startFen = {}': {}", fen, fault));
        source_.has_no_pieces = faults.none && !faults.all.empty();
    }

    // Letters of which there is no piece.
    void check_letters(const Entry& entry) {
        const auto key = key_named(entry.key);
        if (!key || (key->kind != Kind::types && key->kind != Kind::limits && key->kind != Kind::pairs))
            return;
        const std::string known = "*-" + letters();
        std::string letters;
        for (const std::string& word : words_of(entry.value)) {
            const bool pair = key->kind != Kind::types;
            if (pair && (word.size() < 3 || word[1] != ':'))
                remark(entry.line, fmt::format("'{}': '{}' is not a pair; 'letter:{}' is expected", entry.key,
                                               word, key->kind == Kind::limits ? "number" : "letter"));
            letters += !pair ? word
                       : key->kind == Kind::limits
                           ? word.substr(0, 1)
                           : word.substr(0, 1) + word.substr(std::min<std::size_t>(2, word.size()), 1);
        }
        for (const char c : letters)
            if (known.find(lower(c)) == std::string::npos)
                remark(entry.line, fmt::format("'{}': there is no piece of the letter '{}'", entry.key, c));
    }

    void take_old(const Entry& entry, const OldKey& old) {
        const std::string key(old.name);
        if (!old.now.empty()) {
            remark(entry.line, fmt::format("'{}' is an old name of '{}'", key, old.now), false);
            if (old.now == "castlingRookPieces")
                return both_sides(std::string(old.now), entry.value, entry.line);
            return to_.put(std::string(old.now), entry.value, entry.line);
        }
        const int last = to_.number("maxRank");
        const int rank = number_of(entry.value);
        if (key == "promotionRank") {
            remark(entry.line,
                   "'promotionRank' is an old key, read as 'promotionRegionWhite' and 'promotionRegionBlack'",
                   false);
            // From the first rank on is what older files say where nothing is promoted by its place.
            to_.put("promotionRegionWhite", ranks_text(rank, last), entry.line);
            to_.put("promotionRegionBlack", ranks_text(1, last + 1 - rank), entry.line);
        } else if (key == "doubleStepRank") {
            double_to_ = rank, double_line_ = entry.line;
        } else if (key == "doubleStepRankMin") {
            double_from_ = rank, double_line_ = entry.line;
        } else if (key == "dropOnTop") {
            remark(entry.line, "'dropOnTop' is an old key, read as 'enclosingDrop = top'", false);
            if (entry.value == "true") to_.put("enclosingDrop", "top", entry.line);
        } else {
            const std::string rule = key.substr(0, key.find("Gating"));
            remark(entry.line, fmt::format("'{}' is an old key, read as 'wallingRule = {}'", key, rule),
                   false);
            if (entry.value == "true") to_.put("wallingRule", rule, entry.line);
        }
    }

    // Ranks from which Pawns may go two fields, as files said it before there were regions.
    void old_double_step() {
        if (double_to_ == 0 && double_from_ == 0) return;
        remark(double_line_,
               "'doubleStepRank' is an old key, read as 'doubleStepRegionWhite' and 'doubleStepRegionBlack'",
               false);
        const int last = to_.number("maxRank");
        const int to = double_to_ == 0 ? 2 : double_to_;
        const int from = double_from_ == 0 ? std::min(2, to) : double_from_;
        to_.put("doubleStepRegionWhite", ranks_text(from, to), double_line_);
        to_.put("doubleStepRegionBlack", ranks_text(last + 1 - to, last + 1 - from), double_line_);
    }

    Source& source_;
    Settings& to_;
    int double_from_ = 0, double_to_ = 0, double_line_ = 0;
};

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
    return number_of(word(key));
}

int Settings::file(const std::string& key) const {
    const std::string text = word(key);
    return !text.empty() && is_letter(text[0]) ? lower(text[0]) - 'a' + 1 : number_of(text);
}

std::string Settings::types(const std::string& key) const {
    return letters_in(word(key));
}

std::vector<std::pair<char, std::string>> Settings::pairs(const std::string& key) const {
    std::vector<std::pair<char, std::string>> pairs;
    for (const std::string& pair : words_of(word(key)))
        if (pair.size() >= 3 && pair[1] == ':') pairs.emplace_back(lower(pair[0]), pair.substr(2));
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
        const int file = lower(word[0]) - 'a' + 1, rank = all_ranks ? 0 : number_of(word.substr(1));
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
        if (source.fault.empty()) Reading(source).read();
        sources.push_back(std::move(source));
    }
    return sources;
}

}  // namespace acedrex::program::imports
