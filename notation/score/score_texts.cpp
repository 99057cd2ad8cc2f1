// Texts of many games, cut into games.
#include "notation/score/score_texts.hpp"

#include <algorithm>
#include <array>

#include "notation/text/ascii.hpp"
#include "notation/text/letters.hpp"

namespace acedrex {

bool begins_tag(std::string_view rest, bool begins_line) {
    if (!rest.starts_with('[')) return false;
    rest.remove_prefix(1);
    const auto skip = [&](auto is) {
        const auto end = std::find_if_not(rest.begin(), rest.end(), is);
        const bool any = end != rest.begin();
        rest.remove_prefix(static_cast<std::size_t>(end - rest.begin()));
        return any;
    };
    const auto in_name = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
    skip(is_space);
    return skip(in_name) && skip(is_space) && (begins_line || rest.starts_with('"'));
}

std::string_view result_of(std::string_view token) {
    constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};
    if (token.empty() || token.size() > 16 || is_letter(token[0])) return {};
    // So in the letters of older programs, too.
    const std::string ascii = token == "\xBD-\xBD" ? "1/2-1/2" : in_ascii(token);
    const auto found = std::find(kResults.begin(), kResults.end(), ascii);
    return found != kResults.end() ? *found : ascii == "1/2" ? kResults[2] : std::string_view{};
}

bool ScoreTexts::has(std::size_t bytes) {
    while (buffer_.size() - at_ < bytes && !complete_) complete_ = !more_(buffer_);
    return buffer_.size() - at_ >= bytes;
}

bool ScoreTexts::ended() {
    return at_ >= buffer_.size() && !has(1);
}

void ScoreTexts::advance() {
    if (buffer_[at_++] == '\n') ++line_;
}

void ScoreTexts::skip_line() {
    while (!ended() && !too_long() && peek() != '\n') advance();
}

// Also lines that begin with %, which PGN leaves to programs.
void ScoreTexts::skip_space() {
    newlines_ = 0;
    while (!ended()) {
        if (peek() == '%' && begins_line()) {
            skip_line();
            newlines_ = 0;
            continue;
        }
        if ((static_cast<unsigned char>(peek()) & 0x80u) != 0) has(4);
        const std::size_t blank = blank_size(rest());
        if (blank == 0) return;
        newlines_ += peek() == '\n' ? 1 : 0;
        for (std::size_t i = 0; i < blank; ++i) advance();
    }
}

bool ScoreTexts::is_tag() {
    if (peek() != '[') return false;
    constexpr std::size_t kLongestName = 300;
    has(kLongestName);
    return begins_tag(rest().substr(0, kLongestName), begins_line());
}

// As score_reading.cpp reads it: the last quote of its line ends it, else the first one.
void ScoreTexts::skip_tag() {
    const std::size_t begun = at_;
    skip_line();
    std::string_view line(buffer_.data() + begun, at_ - begun);
    line = trimmed(line);
    if (line.ends_with(']') && trimmed(line.substr(0, line.size() - 1)).ends_with('"')) return;
    const std::size_t quote = line.find('"');
    std::size_t end = quote == line.npos ? line.npos : quote + 1;
    while (end < line.size() && line[end] != '"') end += line[end] == '\\' ? 2 : 1;
    if (end < line.size()) end = line.find(']', end);
    if (end < line.size()) at_ = begun + end + 1;
}

void ScoreTexts::skip_comment() {
    if (peek() == ';') return skip_line();
    while (!ended() && !too_long() && peek() != '}') advance();
    if (peek() == '}') advance();
}

// Passes over a token. Is it a result?
bool ScoreTexts::take_result() {
    const std::size_t begun = at_;
    const auto ends = [this] {
        const char c = peek();
        return c == '{' || c == '(' || c == ')' || blank_size(rest()) > 0;
    };
    do {
        advance();
        has(4);
    } while (!ended() && !too_long() && !ends());
    return !result_of(std::string_view(buffer_).substr(begun, at_ - begun)).empty();
}

void ScoreTexts::skip_comments_behind() {
    for (;;) {
        const std::size_t here = at_;
        const int line = line_;
        skip_space();
        if (!ended() && newlines_ < 2 && (peek() == '{' || peek() == ';') && !too_long()) {
            skip_comment();
            continue;
        }
        at_ = here;
        line_ = line;
        return;
    }
}

// What lies behind is forgotten now and then, so that the text need not be moved for each game. One character
// of it tells whether a line begins.
void ScoreTexts::forget_behind() {
    if (at_ <= buffer_.size() / 2) return;
    buffer_.erase(0, at_ - 1);
    at_ = 1;
}

std::optional<ScoreText> ScoreTexts::next() {
    if (at_ > 0) forget_behind();
    begin_ = at_;
    skip_space();
    begin_ = at_;
    if (ended()) return std::nullopt;
    const int line = line_;
    bool tags = false, moves = false, behind_blank = true;
    int depth = 0;
    newlines_ = 0;
    while (!ended() && !too_long()) {
        const char c = peek();
        if (is_tag() && (!moves || depth == 0 || newlines_ > 1)) {
            if (moves || (tags && newlines_ > 1)) break;
            tags = true;
            skip_tag();
        } else if (behind_blank && rest().starts_with("//")) {  // as Game Courier has them
            skip_line();
        } else if (c == '{' || (c == ';' && behind_blank)) {
            moves = moves || tags;  // before any tag it is of the game that follows
            skip_comment();
        } else if (moves = true; c == '(' || c == ')') {
            depth = std::max(0, depth + (c == '(' ? 1 : -1));
            advance();
        } else if (take_result() && depth == 0) {
            skip_comments_behind();
            break;
        }
        const std::size_t here = at_;
        skip_space();
        behind_blank = at_ > here;
    }
    const std::size_t length = at_ - begin_;
    return ScoreText{std::string_view(buffer_).substr(begin_, std::min(length, most_)), line, length > most_};
}

}  // namespace acedrex
