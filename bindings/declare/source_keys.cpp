#include "declare/source_keys.hpp"

#include <cctype>
#include <set>
#include <utility>
#include <vector>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

bool is_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

// Just enough of Lua's lexer to tell names, texts and brackets from what stands in comments and texts.
class Reader {
  public:
    Reader(std::string_view text, int line) : text_(text) {
        while (line_ < line && at_ < text_.size()) advance();
    }

    bool ended() const { return at_ >= text_.size(); }
    int line() const { return line_; }
    const std::string& word() const { return word_; }

    // The next token: 'a' for a name (in word()), 's' for a text (in word()), else the character; 0 at the
    // end.
    char next() {
        skip_space();
        if (ended()) return 0;
        const char c = text_[at_];
        word_.clear();
        if (is_of_word(c)) {
            while (!ended() && is_of_word(text_[at_])) word_ += advance();
            return 'a';
        }
        if (c == '"' || c == '\'') {
            advance();
            while (!ended() && text_[at_] != c && text_[at_] != '\n') {
                if (text_[at_] == '\\') advance();
                if (!ended()) word_ += advance();
            }
            if (!ended()) advance();
            return 's';
        }
        if (c == '[' && long_bracket()) return 's';
        return advance();
    }

    // Is the next token this character, and not the first of two ("==")?
    bool sees(char c) {
        skip_space();
        return !ended() && text_[at_] == c && text_.substr(at_, 2) != std::string(2, c);
    }

  private:
    char advance() {
        const char c = text_[at_++];
        if (c == '\n') ++line_;
        return c;
    }

    void skip_space() {
        while (!ended()) {
            if (std::isspace(static_cast<unsigned char>(text_[at_]))) {
                advance();
            } else if (text_.substr(at_, 2) == "--") {
                at_ += 2;
                if (!ended() && text_[at_] == '[' && long_bracket()) continue;
                while (!ended() && text_[at_] != '\n') advance();
            } else {
                return;
            }
        }
    }

    // Reads [[...]] or [==[...]==] if one begins here.
    bool long_bracket() {
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] == '=') ++end;
        if (end >= text_.size() || text_[end] != '[') return false;
        const std::string closing = "]" + std::string(end - at_ - 1, '=') + "]";
        std::size_t stop = text_.find(closing, end);
        stop = stop == std::string_view::npos ? text_.size() : stop + closing.size();
        while (at_ < stop) advance();
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::string word_;
};

}  // namespace

std::map<std::string, int> key_lines(std::string_view text, int line, std::string_view word) {
    std::map<std::string, int> lines;
    Reader reader(text, line);
    bool called = false;
    while (!called) {
        const char token = reader.next();
        if (token == 0 || reader.line() > line) return lines;  // called by another name
        called = token == 'a' && reader.word() == word;
    }
    struct Open {
        char bracket;
        std::string key;  // that the constructor is the value of, or which item of a list it is; "" for none
        int items = 0;    // without a key, before this one
        bool keyed = false;  // the item that is being read
    };
    std::vector<Open> open;
    std::string pending;  // the key whose value is being read
    std::string last;     // a name or text that may turn out to be a key
    bool last_is_key = false;
    int last_line = 0;
    for (;;) {
        const char token = reader.next();
        if (token == 0) return lines;
        const bool in_table = !open.empty() && open.back().bracket == '{';
        if ((token == 'a' || token == 's') && in_table) {
            last = reader.word();
            last_line = reader.line();
            last_is_key = token == 'a' ? reader.sees('=') : reader.sees(']');
        } else if (token == '=' && in_table && last_is_key) {
            std::string path;
            for (const Open& o : open)
                if (!o.key.empty()) path += (path.empty() || o.key.starts_with('[') ? "" : ".") + o.key;
            lines.emplace(path.empty() ? last : path + "." + last, last_line);
            pending = last;
            last_is_key = false;
            open.back().keyed = true;
        } else if (token == '{' || token == '(') {
            const bool row =
                token == '{' && pending.empty() && in_table && open.size() > 1 && !open.back().keyed;
            std::string key = token == '{' ? std::exchange(pending, "") : "";
            if (row) key = "[" + std::to_string(open.back().items + 1) + "]";
            open.push_back({token, std::move(key)});
        } else if (token == '}' || token == ')') {
            if (!open.empty()) open.pop_back();
            if (open.empty()) return lines;
        } else if (token == ',' || token == ';') {
            if (!in_table) continue;
            pending.clear();
            if (!std::exchange(open.back().keyed, false)) ++open.back().items;
        } else if (token == 's' && open.empty()) {
            return lines;  // called with a text
        }
    }
}

std::vector<std::string> texts_of_keys(std::string_view text, const std::vector<std::string_view>& keys) {
    std::vector<std::string> found;
    Reader reader(text, 1);
    for (char token = reader.next(); token != 0; token = reader.next()) {
        const bool key = token == 'a' && ranges::count(keys, reader.word()) > 0 && reader.sees('=');
        if (!key) continue;
        reader.next();
        token = reader.next();
        if (token == 's') found.push_back(reader.word());
        if (token != '{') continue;
        while (token != 0 && token != '}')
            if ((token = reader.next()) == 's') found.push_back(reader.word());
    }
    return found;
}

std::vector<std::pair<int, std::string>> words_between_movements(std::string_view text) {
    // Behind these an expression begins.
    static const std::set<std::string> kBeginners = {"return", "local",  "then",  "do",    "else", "end",
                                                     "if",     "elseif", "while", "until", "not"};
    std::vector<std::pair<int, std::string>> found;
    Reader reader(text, 1);
    // For each open bracket and the file: does what is read begin with m., has nothing been read yet?
    struct Operand {
        bool fresh = true;
        bool movement = false;
    };
    std::vector<Operand> open(1);
    std::string joint;  // the word between, while what follows it is looked at
    int line = 0;
    for (char token = reader.next(); token != 0; token = reader.next()) {
        const bool name = token == 'a';
        const bool between = name && (reader.word() == "or" || reader.word() == "and");
        const bool keyword = name && kBeginners.contains(reader.word());
        if (between) {
            joint = open.back().movement ? reader.word() : "";
            line = reader.line();
            open.back().movement = false;  // of three only the first two are told
            open.back().fresh = false;
            continue;
        }
        const bool word_of_m = name && reader.word() == "m" && reader.sees('.');
        if (!joint.empty() && word_of_m) found.emplace_back(line, joint);
        joint.clear();
        if (token == '(' || token == '{' || token == '[') {
            open.back().fresh = false;
            open.emplace_back();
        } else if (token == ')' || token == '}' || token == ']') {
            if (open.size() > 1) open.pop_back();
        } else if (keyword || token == ',' || token == ';' || token == '=') {
            open.back() = {};
        } else if (open.back().fresh && token != '-' && token != '#') {
            open.back() = {false, word_of_m};
        }
    }
    return found;
}

}  // namespace acedrex
