// Reading game scores.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/ranges.hpp"
#include "notation/find/game.hpp"
#include "notation/move/edits.hpp"
#include "notation/move/notation.hpp"
#include "notation/score/score.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/letters.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

constexpr int kDeepest = 60;        // variations within variations
constexpr std::size_t kShown = 20;  // bytes of a value that is at fault

// What stands behind a move of its worth, by the numbers of PGN.
using Mark = std::pair<std::string_view, int>;
constexpr std::array<Mark, 6> kWorths{{{"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}, {"!", 1}, {"?", 2}}};

class Reader {
  public:
    Reader(const Variant& variant, const ScoreText& text, const std::string& file)
        : variant_(variant), signs_(signs_of(variant)), text_(text.text), file_(file), line_(text.line) {}

    Result<Score> read() {
        Score score;
        score.as_read = true;
        skip_space();
        score.line = here();
        // Some files begin with words on themselves.
        while (is_comment() && !fault_) {
            score.comments.push_back(read_comment());
            skip_space();
        }
        while (is_tag() && !fault_) read_tag(score);
        if (!fault_) read_line(score, score.moves, score.comments, 0);
        if (!fault_ && !text_.at_end())
            fail(here(), "behind a game a tag or a move is expected, found " + found_here());
        // Of a text that breaks off the tag still tells how the game ended.
        if (const std::string* result = score.tag("Result"); score.result == "*" && result != nullptr)
            if (const std::string_view known = result_of(*result); !known.empty()) score.result = known;
        Result<Score> result;
        if (fault_) result.diagnostics.push_back(*fault_);
        result.value = std::move(score);
        return result;
    }

  private:
    void fail(int line, std::string message, std::string remedy = "") {
        if (!fault_) fault_ = score_fault(file_, line, std::move(message), std::move(remedy));
    }

    // The line that has been come to.
    int here() {
        const std::string_view passed = text_.whole().substr(counted_, text_.at() - counted_);
        counted_ = text_.at();
        return line_ += static_cast<int>(ranges::count(passed, '\n'));
    }
    bool begins_line() const { return text_.at() == 0 || text_.whole()[text_.at() - 1] == '\n'; }
    static bool is_in_line(char c) { return c != '\n'; }
    // Also lines that begin with %, which PGN leaves to programs.
    void skip_space() {
        while (!text_.at_end())
            if (begins_line() && text_.is_next('%'))
                text_.take_while(is_in_line);
            else if (text_.take_first(blank_size(text_.rest())).empty())
                return;
    }

    bool is_tag() {
        skip_space();
        return begins_tag(text_.rest(), begins_line());
    }
    void read_tag(Score& score) {
        const int begun = here();
        text_.take('[');
        skip_space();
        ScoreTag tag;
        tag.line = begun;
        tag.name = text_.take_while([](char c) { return !is_space(c); });
        skip_space();
        if (!text_.take('"'))
            return fail(begun, "the tag " + tag.name + " has no value in quotes",
                        "write [" + tag.name + " \"" + unquoted_value() + "\"]");
        // Some programs leave quotes within a value as they are: the last one of the line ends it.
        const auto without_end = [](std::string_view line, std::string_view end) {
            const std::size_t last = line.find_last_not_of(" \t\r");
            line = line.substr(0, last == line.npos ? 0 : last + 1);
            return line.ends_with(end) ? line.substr(0, line.size() - end.size()) : std::string_view{};
        };
        const std::string_view rest = text_.rest();
        const std::string_view of_line = without_end(rest.substr(0, rest.find('\n')), "]");
        const bool ended = of_line.ends_with('"');
        const std::size_t end = ended ? text_.at() + without_end(of_line, "\"").size() : text_.whole().size();
        while (text_.at() < end && (ended || !text_.is_next('"')) && !text_.is_next('\n')) {
            if (text_.at() + 1 < end) text_.take('\\');
            tag.value += text_.take_first(1);
        }
        const bool closed = text_.take('"');
        skip_space();
        if (!closed || !text_.take(']'))
            return fail(begun, "the tag " + tag.name + " does not end",
                        fmt::format("write [{} \"{}\"]", tag.name, whole_letters(tag.value, kShown)));
        if (score.tag(tag.name) != nullptr) return fail(begun, "the tag " + tag.name + " is given twice");
        score.tags.push_back(std::move(tag));
    }

    // Up to the end of the line, or of the tag.
    std::string unquoted_value() const { return std::string(whole_letters(trimmed(up_to("]\r\n")), kShown)); }
    std::string found_here() const { return quoted(whole_letters(up_to("\r\n"), kShown)); }
    std::string_view up_to(const char* ends) const {
        return text_.rest().substr(0, text_.rest().find_first_of(ends));
    }

    bool is_comment() const {
        return text_.is_next('{') || (text_.is_next(';') && !is_sign(text_.rest().substr(0, 1)));
    }
    // The comment that begins here, its white space made one blank each.
    std::string read_comment() {
        const int begun = here();
        const char end = text_.take_first(1) == ";" ? '\n' : '}';
        const std::string_view inside = text_.take_while([end](char c) { return c != end; });
        if (end == '}' && text_.at_end()) fail(begun, "this comment does not end: a } is missing");
        text_.take(end);
        return fmt::format("{}", fmt::join(words(inside), " "));
    }

    // What a notation of edits has for comments, up to the end of the line.
    bool is_remark() const {
        const auto& signs = notations_of(variant_).edits;
        return signs && !signs->comment.empty() && text_.is_next(signs->comment);
    }
    std::string read_remark() {
        text_.take(notations_of(variant_).edits->comment);
        return fmt::format("{}", fmt::join(words(text_.take_while(is_in_line)), " "));
    }
    // "12." and "12..." before edits, whose parts may be apart from each other.
    void take_number() {
        Cursor ahead = text_;
        const bool digits = !ahead.take_while(is_digit).empty();
        if (!notations_of(variant_).edits || !digits || !ahead.is_next('.')) return;
        ahead.take_while([](char c) { return c == '.'; });
        text_ = ahead;
        skip_space();
    }

    // A sign of the notation that is said instead of a move, or behind one.
    bool is_sign(std::string_view token) const {
        const ToldMove told = told_move(signs_, token);
        return !token.empty() && told.move.empty() && told.said.has_value();
    }

    // In a move a brace holds the name of a tag or a pocket; else a comment begins there.
    bool is_name_in_braces(std::string_view braces) const {
        std::string_view name = braces.substr(1, braces.size() - 2);
        if (name.starts_with('-')) name.remove_prefix(1);
        name = name.substr(0, name.find(':'));
        return variant_.tags().find(name).has_value() || variant_.pockets().find(name).has_value();
    }

    // "e8(Q)", "exd6(ep)": as others write, behind a move.
    bool belongs_to_move(std::string_view inside) const {
        return inside == "ep" || inside == "e.p." || type_with_symbol(variant_, inside).has_value();
    }

    // Up to white space, or to where a comment or a variation begins or ends.
    std::string_view token() {
        const std::size_t begun = text_.at();
        int open = 0;
        for (;;) {
            text_.take_while([](char c) { return is_letter(c) || is_digit(c); });
            if (text_.at_end() || blank_size(text_.rest()) > 0) break;
            const std::string_view rest = text_.rest();
            const bool within = text_.at() > begun;
            if (text_.is_next('{')) {
                const std::size_t close = rest.find('}');
                if (close == std::string_view::npos || !is_name_in_braces(rest.substr(0, close + 1))) break;
                text_.take_first(close);
            } else if (text_.is_next('(')) {
                const std::size_t close = rest.find(')');
                const bool held = close != std::string_view::npos;
                const bool sign = held && is_sign(rest.substr(0, close + 1));
                if (within && !sign && !(held && belongs_to_move(rest.substr(1, close - 1)))) break;
                ++open;
            } else if ((text_.is_next(')') && open-- == 0) || (is_mark() && within)) {
                break;
            }
            text_.take_first(1);
        }
        return text_.whole().substr(begun, text_.at() - begun);
    }

    // "$14": of a move's worth.
    bool is_mark() const { return text_.is_next('$') && is_digit(text_.peek(1)); }

    // "12." and "12..." before a move; what is left of the token.
    static std::string_view without_number(std::string_view token) {
        Cursor text(token);
        const bool digits = !text.take_while(is_digit).empty();
        const bool dots = !text.take_while([](char c) { return c == '.'; }).empty();
        return (digits && dots) || text.at_end() ? text.rest() : token;
    }

    // "Ke1-e2", "Qc4*,c5": not as short as others write moves.
    static bool is_long(std::string_view token) {
        return token.find_first_of("*,:%") != token.npos ||
               (token.find('-') != token.npos && token[0] != 'O' && token[0] != '0');
    }

    void add_mark(ScoreLine& line, int mark) {
        if (line.empty()) return fail(here(), "a mark stands before the first move");
        // Some programs write it twice: "?! $6".
        std::vector<int>& marks = line.back().marks;
        if (ranges::count(marks, mark) == 0) marks.push_back(mark);
    }

    // In PGN others would take such a sign for a variation: there it is a comment.
    void add_sign(ScoreMove& move, std::string_view sign) const {
        (classical_ ? move.behind : move.said).emplace_back(sign);
    }

    // "Nf3±", "e4=".
    void take_worth(std::string_view& token, ScoreMove& move) const {
        const std::size_t size = size_of_worth(variant_, token);
        if (size == 0) return;
        move.marks.push_back(*worth_alone(token.substr(token.size() - size)));
        token.remove_suffix(size);
    }

    void add_move(ScoreLine& line, std::string_view token, std::vector<std::string>& before) {
        ScoreMove move;
        move.line = here();
        take_worth(token, move);
        if (const ToldMove told = told_move(signs_, token); told.said) {
            const std::string_view sign = signs_[*told.said];
            token = token.substr(0, token.find(sign));
            add_sign(move, sign);
        }
        for (const auto& [sign, mark] : kWorths) {
            // In long forms it may belong to the move: a piece is gone.
            const bool of_move = sign == "!" && (!classical_ || is_long(token));
            if (token.size() > sign.size() + 1 && token.ends_with(sign) && !of_move) {
                token.remove_suffix(sign.size());
                move.marks.push_back(mark);
                break;
            }
        }
        move.text = token == "Z0" || token == "@@@@" ? std::string(kNullMove) : std::string(token);
        move.before = std::exchange(before, {});
        line.push_back(std::move(move));
    }

    void read_variation(Score& score, ScoreLine& line, int depth) {
        const int begun = here();
        text_.take('(');
        if (line.empty()) return fail(begun, "a variation stands before the first move");
        if (depth == kDeepest) return fail(begun, "variations lie too deep within each other");
        std::vector<std::string> left;
        ScoreLine variation;
        read_line(score, variation, left, depth + 1);
        if (fault_) {
            line.back().variations.push_back(std::move(variation));
            return;
        }
        if (!text_.take(')')) return fail(begun, "this variation does not end: a ) is missing");
        if (variation.empty()) return fail(begun, "this variation has no moves");
        line.back().variations.push_back(std::move(variation));
    }

    // left: comments behind which no move stands.
    void read_line(Score& score, ScoreLine& line, std::vector<std::string>& left, int depth) {
        for (skip_space(); !text_.at_end() && !fault_; skip_space()) {
            const char c = text_.peek();
            if (c == ')' && depth > 0) return;
            if (depth == 0 && is_tag()) return;  // of the next score
            if (is_remark()) {
                (line.empty() ? left : line.back().behind).push_back(read_remark());
            } else if (take_number(); const std::size_t size = size_of_edits(variant_, text_.rest())) {
                add_move(line, text_.take_first(size), left);
            } else if (is_comment()) {
                std::string comment = read_comment();
                (line.empty() ? left : line.back().behind).push_back(std::move(comment));
            } else if (is_mark()) {
                text_.take('$');
                int mark = 0;
                while (is_digit(text_.peek()) && mark < 1000)
                    mark = mark * 10 + (text_.take_first(1)[0] - '0');
                add_mark(line, mark);
            } else if (c == '(' && !is_sign(text_.rest().substr(0, text_.rest().find(')') + 1))) {
                read_variation(score, line, depth);
            } else if (c == ')') {
                fail(here(), "a ) ends no variation");
            } else if (!read_token(token(), score, line, left, depth)) {
                return;
            }
        }
    }

    // False at the end of the game.
    bool read_token(std::string_view found, Score& score, ScoreLine& line, std::vector<std::string>& left,
                    int depth) {
        if (const std::string_view result = result_of(found); !result.empty()) {
            if (depth > 0) return true;  // some write it behind variations
            score.result = result;
            read_behind(line, left);
            return false;
        }
        const std::string ascii = in_signs(signs_, found);
        if (const std::string_view text = without_number(ascii); is_sign(text)) {
            if (line.empty())
                left.emplace_back(text);
            else
                add_sign(line.back(), text);
        } else if (const auto worth = ranges::find(kWorths, text, &Mark::first); worth != kWorths.end()) {
            add_mark(line, worth->second);
        } else if (const auto number = classical_ ? worth_alone(text) : std::nullopt) {
            add_mark(line, *number);
        } else if (classical_ && !line.empty() && (text == "e.p." || text == "ep")) {
            line.back().text += " e.p.";
        } else if (!text.empty()) {
            add_move(line, text, left);
        }
        return true;
    }

    // Comments behind the result.
    void read_behind(ScoreLine& line, std::vector<std::string>& left) {
        for (skip_space(); !fault_ && (text_.is_next('{') || text_.is_next(';')); skip_space())
            (line.empty() ? left : line.back().behind).push_back(read_comment());
    }

    const Variant& variant_;
    const TrailSigns& signs_;
    const bool classical_ = signs_.plain && !notations_of(variant_).forms;  // their signs may be anything
    Cursor text_;
    const std::string& file_;
    std::size_t counted_ = 0;  // how much of the text lies before line_
    int line_;
    std::optional<Diagnostic> fault_;
};

}  // namespace

Diagnostic score_fault(const std::string& file, int line, std::string message, std::string remedy) {
    return {"score", Severity::error, {file, line}, std::move(message), std::move(remedy)};
}

const std::string* Score::tag(std::string_view name) const {
    for (const ScoreTag& tag : tags)
        if (tag.name == name) return &tag.value;
    return nullptr;
}

void Score::set(std::string_view name, std::string value) {
    for (ScoreTag& tag : tags)
        if (tag.name == name) {
            tag.value = std::move(value);
            return;
        }
    tags.push_back({std::string(name), std::move(value)});
}

Result<Score> read_score(const Variant& variant, const ScoreText& text, const std::string& file) {
    Result<Score> read = Reader(variant, text, file).read();
    if (text.cut_off)
        read.diagnostics = {
            score_fault(file, text.line,
                        fmt::format("this game is longer than {} MB, the most that is read of one",
                                    text.text.size() >> 20))};
    return read;
}

Result<std::vector<Score>> read_scores(const Variant& variant, std::string_view text,
                                       const std::string& file) {
    bool given = false;
    ScoreTexts texts(
        [&](std::string& all) {
            if (!given) all = text;
            return !std::exchange(given, true);
        },
        text.size());
    Result<std::vector<Score>> all{std::vector<Score>{}, {}};
    while (const auto one = texts.next()) {
        Result<Score> read = read_score(variant, *one, file);
        all.value->push_back(std::move(*read.value));
        all.diagnostics = std::move(read.diagnostics);
        if (!all.diagnostics.empty()) break;
    }
    return all;
}

}  // namespace acedrex
