#include "import/reading.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "import/fsf_types.hpp"
#include "import/keys.hpp"
#include "import/start.hpp"
#include "import/type_letters.hpp"
#include "import/value_faults.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

namespace {

constexpr int kMostRanks = 64;  // of any board

constexpr std::string_view kSides[] = {"White", "Black"};

// "*3 *4", "-" where there are none.
std::string ranks_text(int from, int to) {
    std::string text;
    for (int rank = std::max(from, 1); rank <= std::min(to, kMostRanks); ++rank)
        text += fmt::format("{}*{}", text.empty() ? "" : " ", rank);
    return text.empty() ? "-" : text;
}

bool is_type(const Entry& entry) {
    const auto key = key_named(entry.key);
    return key && key->kind == Kind::type;
}

// Takes the entries of a section into settings that hold its parent's.
class Reading {
  public:
    explicit Reading(Source& source) : source_(source), to_(source.settings) {}

    void read() {
        const auto& entries = source_.section.entries;
        // The size of the board first: old keys count ranks from dark's side.
        const auto is_size = [](const Entry& e) { return e.key == "maxRank" || e.key == "maxFile"; };
        for (const Entry& entry : entries)
            if (is_size(entry)) take(entry);
        // Then the types: all other keys use their letters.
        const TypeLetters before = type_letters(to_);
        for (const Entry& entry : entries)
            if (is_type(entry)) take(entry);
        give_letters(to_, source_.section);
        follow_letters(to_, before);
        for (const Entry& entry : entries)
            if (entry.key == "pawnTypes")
                for (const char* key : {"promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"})
                    both_sides(key, entry.value, entry.line);
        for (const Entry& entry : entries)
            if (!is_size(entry) && !is_type(entry) && entry.key != "pawnTypes") take(entry);
        old_double_step();
        for (const Entry& entry : entries) check_letters(entry);
        for (const Entry& stray : source_.section.strays)
            remark(stray.line, fmt::format("'{}' is no line KEY = VALUE, and is left out", stray.key));
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
        const ValueFaults faults = faults_of_value(to_, *key, entry);
        for (const std::string& fault : faults.told) remark(entry.line, fault);
        if (!faults.is_taken) return;
        if (key->kind == Kind::type) return take_type(entry);
        put(*key, entry);
    }

    void put(const Key& key, const Entry& entry) {
        const bool of_a_side = entry.key.ends_with("White") || entry.key.ends_with("Black") ||
                               entry.key.find("RegionWhite") != std::string::npos ||
                               entry.key.find("RegionBlack") != std::string::npos;
        if (key.kind == Kind::pairs || key.kind == Kind::limits)
            return to_.put(entry.key, merged_pairs(entry), entry.line);
        if (key.sided && !of_a_side)
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
        else if (!is_custom(entry.key) && entry.value.size() > 1 && (entry.key != "king" || colon != 1))
            remark(entry.line,
                   fmt::format("'{} = {}': only its first letter counts", entry.key, entry.value));
        if (!entry.remark.empty() && is_custom(entry.key)) source_.names[entry.key] = entry.remark;
    }

    // What the parent says of other letters stays.
    std::string merged_pairs(const Entry& entry) const {
        std::string value = entry.value;
        for (const std::string& pair : words_of(to_.peek(entry.key))) {
            const auto words = words_of(entry.value);
            const bool said = std::any_of(words.begin(), words.end(),
                                          [&](const auto& w) { return to_lower(w[0]) == to_lower(pair[0]); });
            if (!said && pair.size() > 2) value += " " + pair;
        }
        return value;
    }

    // The letters of types, in lower case.
    std::string letters() const {
        std::string known;
        for (const auto& [name, setting] : to_.all())
            if (const auto row = key_named(name); row && row->kind == Kind::type && !setting.value.empty())
                known += to_lower(setting.value[0]);
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
        source_.has_no_pieces = faults.none && !Settings(to_).flag("freeDrops");
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
        std::string rest;
        for (const char c : letters)
            if (known.find(to_lower(c)) == std::string::npos)
                remark(entry.line, fmt::format("'{}': there is no piece of the letter '{}'", entry.key, c));
            else
                rest += c;
        if (key->kind == Kind::types && rest.size() < letters.size() && entry.key != "pawnTypes")
            put(*key,
                {.key = entry.key, .value = rest.empty() ? "-" : rest, .line = entry.line, .remark = ""});
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
        const int rank = Settings::number_in(entry.value);
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

}  // namespace

void read_section(Source& source) {
    Reading(source).read();
}

}  // namespace acedrex::program::imports
