// Writing game scores.
#include <array>

#include "base/ranges.hpp"
#include "notation/score/score.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kWidest = 79;

// Every score of PGN has these, in this order, before others.
constexpr std::array kRoster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};

class Writer {
  public:
    void tag(const std::string& name, const std::string& value) {
        text_ += "[" + name + " \"";
        for (const char c : value) {
            if (c == '"' || c == '\\') text_ += '\\';
            text_ += c == '\n' ? ' ' : c;
        }
        text_ += "\"]\n";
    }

    // first_moves: the first move of the line is the first side's.
    void line(const ScoreLine& moves, bool first_moves, int number) {
        bool numbered = false;  // so that the second side's move needs no number
        for (const ScoreMove& move : moves) {
            for (const std::string& comment : move.before) this->comment(comment);
            if (first_moves)
                word(std::to_string(number) + ".");
            else if (!numbered || !move.before.empty())
                word(std::to_string(number) + "...");
            word(move.text);
            for (const std::string& sign : move.said) word(sign);
            for (const int mark : move.marks) word("$" + std::to_string(mark));
            for (const std::string& comment : move.behind) this->comment(comment);
            for (const ScoreLine& variation : move.variations) {
                word("(");
                line(variation, first_moves, number);
                word(")");
            }
            numbered = move.behind.empty() && move.variations.empty();
            if (!first_moves) ++number;
            first_moves = !first_moves;
        }
    }

    void comment(const std::string& comment) {
        // Braces do not nest.
        if (comment.find('}') != std::string::npos) {
            end_line();
            text_ += "; " + comment + "\n";
            return;
        }
        std::size_t at = 0;
        const std::string whole = "{" + comment + "}";
        while (at != std::string::npos) {
            const std::size_t end = whole.find(' ', at);
            word(whole.substr(at, end == std::string::npos ? end : end - at));
            at = end == std::string::npos ? end : end + 1;
        }
    }

    void word(const std::string& word) {
        if (column_ > 0 && column_ + 1 + word.size() > kWidest) end_line();
        // A line that begins with % is no part of a game.
        const bool apart = column_ > 0 || word.starts_with('%');
        if (apart) text_ += ' ';
        column_ += (apart ? 1 : 0) + word.size();
        text_ += word;
    }
    void end_line() {
        if (column_ > 0) text_ += '\n';
        column_ = 0;
    }
    void blank() { text_ += '\n'; }
    std::string take() { return std::move(text_); }

  private:
    std::string text_;
    std::size_t column_ = 0;
};

}  // namespace

std::string write_score(const Score& score, Side first, int number) {
    Writer writer;
    for (const std::string name : kRoster) {
        const std::string* value = score.tag(name);
        const std::string unknown = name == "Date" ? "????.??.??" : "?";
        writer.tag(name, name == "Result" ? score.result : value != nullptr ? *value : unknown);
    }
    for (const ScoreTag& tag : score.tags)
        if (ranges::count(kRoster, tag.name) == 0) writer.tag(tag.name, tag.value);
    writer.blank();
    for (const std::string& comment : score.comments) writer.comment(comment);
    writer.line(score.moves, first == Side::light, number);
    writer.word(score.result);
    writer.end_line();
    return writer.take();
}

}  // namespace acedrex
