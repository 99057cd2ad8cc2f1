// Reading game scores.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "notation/find/game.hpp"
#include "notation/move/notation.hpp"
#include "notation/score/score.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/letters.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

constexpr int kDeepest = 60;        // variations within variations
constexpr std::size_t kShown = 20;  // bytes of a value that is at fault

// What stands behind a move of its worth, by the numbers of PGN.
constexpr std::array<std::pair<std::string_view, int>, 6> kWorths{
    {{"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}, {"!", 1}, {"?", 2}}};

class Reader {
  public:
    Reader(const Variant& variant, const ScoreText& text, const std::string& file)
        : variant_(variant), signs_(signs_of(variant)), text_(text.text), file_(file), line_(text.line) {}

    Result<Score> read() {
        Score score;
        score.as_read = true;
        skip_space();
        score.line = line_;
        while (is_tag() && !fault_) read_tag(score);
        if (!fault_) read_line(score, score.moves, score.comments, 0);
        if (!fault_ && !ended())
            fail(line_, "behind a game a tag or a move is expected, found " + found_here());
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
        if (!fault_)
            fault_ =
                Diagnostic{"score", Severity::error, {file_, line}, std::move(message), std::move(remedy)};
    }

    bool ended() const { return at_ >= text_.size(); }
    char peek() const { return ended() ? '\0' : text_[at_]; }
    std::string_view rest() const { return text_.substr(at_); }
    char advance() {
        const char c = text_[at_++];
        if (c == '\n') ++line_;
        return c;
    }
    // Also lines that begin with %, which PGN leaves to programs.
    void skip_space() {
        while (!ended()) {
            const bool begins = at_ == 0 || text_[at_ - 1] == '\n';
            if (begins && peek() == '%')
                while (!ended() && peek() != '\n') advance();
            else if (const std::size_t blank = blank_size(rest()); blank > 0)
                for (std::size_t i = 0; i < blank; ++i) advance();
            else
                return;
        }
    }

    bool is_tag() {
        skip_space();
        return begins_tag(rest(), at_ == 0 || text_[at_ - 1] == '\n');
    }
    void read_tag(Score& score) {
        const int begun = line_;
        advance();
        skip_space();
        ScoreTag tag;
        while (!is_space(peek())) tag.name += advance();
        skip_space();
        if (peek() != '"')
            return fail(begun, "the tag " + tag.name + " has no value in quotes",
                        "write [" + tag.name + " \"" + unquoted_value() + "\"]");
        advance();
        // Some programs leave quotes within a value as they are: the last one of the line ends it.
        const auto without_end = [](std::string_view line, std::string_view end) {
            const std::size_t last = line.find_last_not_of(" \t\r");
            line = line.substr(0, last == line.npos ? 0 : last + 1);
            return line.ends_with(end) ? line.substr(0, line.size() - end.size()) : std::string_view{};
        };
        const std::string_view line = without_end(rest().substr(0, rest().find('\n')), "]");
        const std::string_view inside = without_end(line, "\"");
        const std::size_t end = line.ends_with('"') ? at_ + inside.size() : text_.size();
        while (at_ < end && (peek() != '"' || end != text_.size()) && peek() != '\n') {
            if (peek() == '\\' && at_ + 1 < end) advance();
            tag.value += advance();
        }
        const bool closed = peek() == '"';
        if (closed) advance();
        skip_space();
        if (!closed || peek() != ']')
            return fail(begun, "the tag " + tag.name + " does not end",
                        fmt::format("write [{} \"{}\"]", tag.name, whole_letters(tag.value, kShown)));
        advance();
        if (score.tag(tag.name) != nullptr) return fail(begun, "the tag " + tag.name + " is given twice");
        score.tags.push_back(std::move(tag));
    }

    // Up to the end of the line, or of the tag.
    std::string unquoted_value() const {
        const std::string_view line = rest().substr(0, rest().find_first_of("]\r\n"));
        return std::string(whole_letters(trimmed(line), kShown));
    }
    std::string found_here() const {
        return quoted(whole_letters(rest().substr(0, rest().find_first_of("\r\n")), kShown));
    }

    // The comment that begins here, its white space made one blank each.
    std::string read_comment() {
        const int begun = line_;
        const bool of_line = advance() == ';';
        std::string comment;
        while (!ended() && peek() != (of_line ? '\n' : '}')) {
            const char c = advance();
            if (!is_space(c))
                comment += c;
            else if (!comment.empty() && comment.back() != ' ')
                comment += ' ';
        }
        if (!of_line && ended()) fail(begun, "this comment does not end: a } is missing");
        if (!ended()) advance();
        return std::string(trimmed(comment));
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
        const std::size_t begun = at_;
        int open = 0;
        while (!ended() && blank_size(rest()) == 0) {
            if (peek() == '{') {
                const std::size_t close = rest().find('}');
                if (close == std::string_view::npos || !is_name_in_braces(rest().substr(0, close + 1))) break;
                at_ += close;
            } else if (peek() == '(') {
                const std::size_t close = rest().find(')');
                const bool held = close != std::string_view::npos;
                const bool sign = held && is_sign(rest().substr(0, close + 1));
                const bool of_move = held && at_ > begun && belongs_to_move(rest().substr(1, close - 1));
                if (!sign && !of_move && at_ > begun) break;
                ++open;
            } else if ((peek() == ')' && open-- == 0) || (is_mark() && at_ > begun)) {
                break;
            }
            advance();
        }
        return text_.substr(begun, at_ - begun);
    }

    // "$14": of a move's worth.
    bool is_mark() const { return peek() == '$' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]); }

    // "12." and "12..." before a move; what is left of the token.
    static std::string_view without_number(std::string_view token) {
        std::size_t at = 0;
        while (at < token.size() && is_digit(token[at])) ++at;
        const std::size_t digits = at;
        while (at < token.size() && token[at] == '.') ++at;
        if (at == token.size()) return {};
        return digits > 0 && at > digits ? token.substr(at) : token;
    }

    // "Ke1-e2", "Qc4*,c5": not as short as others write moves.
    static bool is_long(std::string_view token) {
        return token.find_first_of("*,:%") != token.npos ||
               (token.find('-') != token.npos && token[0] != 'O' && token[0] != '0');
    }

    void add_mark(ScoreLine& line, int mark) {
        if (line.empty()) return fail(line_, "a mark stands before the first move");
        // Some programs write it twice: "?! $6".
        std::vector<int>& marks = line.back().marks;
        if (std::find(marks.begin(), marks.end(), mark) == marks.end()) marks.push_back(mark);
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
        move.line = line_;
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
        const int begun = line_;
        advance();
        if (line.empty()) return fail(begun, "a variation stands before the first move");
        if (depth == kDeepest) return fail(begun, "variations lie too deep within each other");
        std::vector<std::string> left;
        ScoreLine variation;
        read_line(score, variation, left, depth + 1);
        if (fault_) {
            line.back().variations.push_back(std::move(variation));
            return;
        }
        if (peek() != ')') return fail(begun, "this variation does not end: a ) is missing");
        advance();
        if (variation.empty()) return fail(begun, "this variation has no moves");
        line.back().variations.push_back(std::move(variation));
    }

    // left: comments behind which no move stands.
    void read_line(Score& score, ScoreLine& line, std::vector<std::string>& left, int depth) {
        for (skip_space(); !ended() && !fault_; skip_space()) {
            const char c = peek();
            if (c == ')' && depth > 0) return;
            if (depth == 0 && is_tag()) return;  // of the next score
            if (c == '{' || (c == ';' && !is_sign(rest().substr(0, 1)))) {
                std::string comment = read_comment();
                (line.empty() ? left : line.back().behind).push_back(std::move(comment));
            } else if (is_mark()) {
                advance();
                int mark = 0;
                while (is_digit(peek()) && mark < 1000) mark = mark * 10 + (advance() - '0');
                add_mark(line, mark);
            } else if (c == '(' && !is_sign(rest().substr(0, rest().find(')') + 1))) {
                read_variation(score, line, depth);
            } else if (c == ')') {
                fail(line_, "a ) ends no variation");
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
        } else if (const auto worth = std::find_if(kWorths.begin(), kWorths.end(),
                                                   [&](const auto& w) { return w.first == text; });
                   worth != kWorths.end()) {
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
        for (skip_space(); !ended() && !fault_ && (peek() == '{' || peek() == ';'); skip_space())
            (line.empty() ? left : line.back().behind).push_back(read_comment());
    }

    const Variant& variant_;
    const TrailSigns& signs_;
    const bool classical_ = signs_.plain;
    std::string_view text_;
    const std::string& file_;
    std::size_t at_ = 0;
    int line_;
    std::optional<Diagnostic> fault_;
};

}  // namespace

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
        read.diagnostics = {{"score",
                             Severity::error,
                             {file, text.line},
                             fmt::format("this game is longer than {} MB, the most that is read of one",
                                         text.text.size() >> 20),
                             ""}};
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
