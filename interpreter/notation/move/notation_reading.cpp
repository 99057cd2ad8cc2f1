// Reading moves.
#include <algorithm>
#include <cctype>

#include "notation/move/notation.hpp"
#include "notation/move/trail.hpp"
#include "notation/text/reading.hpp"

namespace acedrex {

namespace {

class MoveParser {
  public:
    MoveParser(const Variant& variant, std::string_view text, MovePattern& pattern)
        : variant_(variant), text_(text), p_(pattern) {}

    bool parse(std::string& why) {
        const auto comma = text_.find(',');
        std::string_view effects;
        if (comma != std::string_view::npos) {
            effects = text_.substr(comma + 1);
            text_ = text_.substr(0, comma);
            p_.leaves = text_.ends_with('!');
        } else {
            drop_number();
        }
        while (!text_.empty() && is_annotation(text_.back())) text_.remove_suffix(1);
        if (!parse_move(why)) return false;
        if (comma == std::string_view::npos) return true;
        text_ = effects;
        return read_effects(why);
    }

  private:
    bool parse_move(std::string& why) {
        if (text_.empty()) return fail(why, "a move is expected, found nothing");
        if (text_ == "pass") return p_.passes = true;
        if (text_ == "O-O" || text_ == "0-0") return castle(MovePattern::Castles::nearer);
        if (text_ == "O-O-O" || text_ == "0-0-0") return castle(MovePattern::Castles::farther);
        if (!begins_with_board()) read_symbol();
        const bool letter = p_.piece.given();
        if (letter && text_.find_first_of("+@") != std::string_view::npos) return read_drop(why);
        const NamedField first = read_named_field();
        if (!text_.empty() && (text_[0] == '-' || (text_[0] == 'x' && !begins_with_file_x()))) {
            p_.capture = text_[0] == 'x';
            text_.remove_prefix(1);
            const NamedField second = read_named_field();
            if (second.none()) return fail(why, "a field is expected after \"-\" or \"x\"");
            p_.from = first;
            p_.to = second;
        } else {
            const NamedField second = read_named_field();
            if (second.none() && first.none() && (text_.empty() || !letter))
                return fail(why, "a field is expected, like e4");
            if (!second.none()) p_.from = first;
            p_.to = second.none() ? first : second;
        }
        return read_marks(why);
    }

    static bool fail(std::string& why, std::string reason) {
        why = std::move(reason);
        return false;
    }

    static bool is_annotation(char c) { return c == '+' || c == '#' || c == '!' || c == '?'; }

    // "#2" tells moves apart that read the same; it is looked for in whole texts only.
    void drop_number() {
        std::size_t end = text_.size();
        while (end > 0 && is_digit(text_[end - 1])) --end;
        if (end > 0 && end < text_.size() && text_[end - 1] == '#') text_ = text_.substr(0, end - 1);
    }

    // "c4*,c5>c6,Qd1!" behind the first comma.
    bool read_effects(std::string& why) {
        for (;;) {
            if (!read_effect(why)) return false;
            if (!text_.starts_with(',')) break;
            text_.remove_prefix(1);
        }
        drop_number();
        while (!text_.empty() && is_annotation(text_.front())) text_.remove_prefix(1);
        return text_.empty() || fail(why, "\"" + std::string(text_) + "\" is not expected there");
    }

    bool read_effect(std::string& why) {
        while (text_.starts_with(' ')) text_.remove_prefix(1);
        const Board& board = variant_.board();
        EffectPattern effect;
        const bool symbol = !text_.empty() && (text_[0] == '[' || is_upper(text_[0]));
        if (symbol && !begins_with_board()) effect.piece = read_bare_symbol();
        const std::string field = read_field();
        if (field.empty())
            return fail(why,
                        "a field is expected after the comma, with what happens there, like c4* or c4>c5");
        effect.field = board.field(field).value_or(board.off());
        constexpr std::string_view signs = "*!%=>+{";
        effect.sign = text_.empty() ? '\0' : text_[0];
        if (effect.sign == '\0' || signs.find(effect.sign) == std::string_view::npos)
            return fail(why, "what happens on " + field + " is expected, one of * ! % = > + {");
        text_.remove_prefix(1);
        effect.text = (effect.piece.given() ? bracketed(effect.piece.name) : "") + field + effect.sign;
        if (effect.sign == '>') {
            const std::string to = read_field();
            if (!to.empty()) effect.to = board.field(to).value_or(board.off());
            effect.text += to;
        } else if (effect.sign == '=' || effect.sign == '+') {
            if (!text_.empty() && text_[0] != ',') effect.becomes = read_bare_symbol();
            if (effect.becomes.number < 0)
                return fail(why, "no piece has the symbol \"" + effect.becomes.name + "\"");
            effect.text += bracketed(effect.becomes.name);
        } else if (effect.sign == '{' && !read_tag(effect)) {
            return fail(why, "a mark is written like c4{name}");
        }
        p_.effects.push_back(std::move(effect));
        return true;
    }

    // "tag}" or "-tag}".
    bool read_tag(EffectPattern& effect) {
        const auto end = text_.find('}');
        if (end == std::string_view::npos) return false;
        std::string_view name = text_.substr(0, end);
        effect.text += std::string(name) + "}";
        effect.lost = name.starts_with('-');
        if (effect.lost) name.remove_prefix(1);
        if (!name.empty() || effect.lost) effect.tag = variant_.tags().find(name).value_or(0);
        text_.remove_prefix(end + 1);
        return true;
    }

    // "x14" where the board has such a file; what is captured there is written "xx14".
    bool begins_with_file_x() const {
        return variant_.board().files() >= 24 && text_.size() > 1 && text_[0] == 'x' && is_digit(text_[1]);
    }

    bool begins_with_board() const {
        const auto& parts = variant_.board().parts();
        return std::any_of(parts.begin(), parts.end(), [&](const BoardPart& board) {
            return !board.name.empty() && text_.starts_with(board.name + ":");
        });
    }

    // "Q" or "[Fi]".
    Named read_bare_symbol() {
        std::string_view symbol = text_.substr(0, 1);
        std::size_t length = 1;
        if (const auto end = text_.find(']'); text_.starts_with('[') && end != std::string_view::npos) {
            symbol = text_.substr(1, end - 1);
            length = end + 1;
        }
        text_.remove_prefix(length);
        return named_piece(variant_, symbol);
    }

    // "B:e4": letters and digits, whether or not the board has such a field; "" if there are none.
    std::string read_field() {
        const auto colon = text_.find(':');
        std::size_t n = colon < text_.find_first_of("0123456789,") ? colon + 1 : 0;
        const std::size_t letters = n;
        while (n < text_.size() && is_lower(text_[n])) ++n;
        const std::size_t digits = n;
        while (n < text_.size() && is_digit(text_[n])) ++n;
        if (digits == letters || n == digits) return "";
        const std::string field(text_.substr(0, n));
        text_.remove_prefix(n);
        return field;
    }

    // "{pocket}+e4" behind the symbol.
    bool read_drop(std::string& why) {
        p_.drop = true;
        if (const auto end = text_.find('}'); text_.starts_with('{') && end != std::string_view::npos) {
            const auto& names = variant_.pockets().names;
            p_.pocket.name = std::string(text_.substr(1, end - 1));
            const auto known = std::find(names.begin(), names.end(), p_.pocket.name);
            if (known != names.end()) p_.pocket.number = static_cast<int>(known - names.begin());
            text_.remove_prefix(end + 1);
        }
        if (text_.empty() || (text_[0] != '+' && text_[0] != '@'))
            return fail(why, "a drop is written like Q+e4 or Q{pocket}+e4");
        text_.remove_prefix(1);
        p_.to = read_named_field();
        if (p_.to.none()) return fail(why, "a field is expected after \"+\"");
        return read_marks(why);
    }

    bool castle(MovePattern::Castles which) {
        p_.castles = which;
        return true;
    }

    void read_symbol() {
        const bool bracketed = text_.starts_with('[') && text_.find(']') != std::string_view::npos;
        if (bracketed || is_upper(text_[0])) p_.piece = read_bare_symbol();
    }

    // A file, a rank, or both.
    NamedField read_named_field() {
        NamedField part;
        for (const BoardPart& board : variant_.board().parts())
            if (!board.name.empty() && text_.starts_with(board.name + ":")) {
                part.board = static_cast<int>(&board - &variant_.board().parts()[0]);
                text_.remove_prefix(board.name.size() + 1);
                break;
            }
        std::size_t letters = 0;
        while (letters < text_.size() && is_lower(text_[letters]) && text_[letters] != 'x') ++letters;
        if (letters == 0 && text_.size() > 1 && text_[0] == 'x' && is_digit(text_[1])) letters = 1;  // file x
        // A letter at the very end, after a field, is a promotion ("e7e8q"), not a file.
        if (letters > 2) letters = 2;
        if (letters == 2 && !(text_.size() > 2 && is_digit(text_[2]) &&
                              file_number(text_.substr(0, 2)).value_or(99) < variant_.board().files()))
            letters = 1;
        if (letters > 0) {
            if (text_.size() == letters && p_.from.file < 0 && consumed_field_) return part;
            part.file = file_number(text_.substr(0, letters)).value_or(-1);
            text_.remove_prefix(letters);
        }
        int rank = 0;
        std::size_t digits = 0;
        while (digits < text_.size() && digits < 3 && is_digit(text_[digits]))
            rank = 10 * rank + (text_[digits++] - '0');
        if (digits > 0) {
            part.rank = rank - 1;
            text_.remove_prefix(digits);
            consumed_field_ = true;
        }
        return part;
    }

    bool read_promotion(std::string& why) {
        p_.promotes = text_.empty() ? MovePattern::Promotes::later : MovePattern::Promotes::now;
        if (text_.empty()) return true;
        p_.promotion = read_bare_symbol();
        return p_.promotion.number >= 0 || fail(why, "no piece has the symbol \"" + p_.promotion.name + "\"");
    }

    // A small letter at the end names what is captured, where the mover cannot be promoted.
    bool names_captured() const {
        return text_.size() == 1 && is_lower(text_[0]) && p_.piece.number >= 0 &&
               !variant_.promotion().promotes(p_.piece.number);
    }

    bool read_marks(std::string& why) {
        while (!text_.empty()) {
            const char c = text_[0];
            text_.remove_prefix(1);
            if (c == '*') {
                p_.capture = true;
                // The piece taken may be named after the asterisk, small for the dark side's.
                if (!text_.empty() && (is_upper(text_[0]) || text_[0] == '[' || names_captured()))
                    read_bare_symbol();
            } else if (c == ':') {
                p_.passer = true;
            } else if (c == '&') {
                p_.castles = MovePattern::Castles::some;
            } else if (c == '=') {
                if (!read_promotion(why)) return false;
            } else if (text_.empty() && (is_lower(c) || is_upper(c)) && p_.to.rank >= 0) {
                text_ = std::string_view(&c, 1);
                if (!read_promotion(why)) return false;
            } else {
                return fail(why, std::string("\"") + c + "\" is not expected there");
            }
        }
        return true;
    }

    const Variant& variant_;
    std::string_view text_;
    MovePattern& p_;
    bool consumed_field_ = false;
};

}  // namespace

bool parse_part(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    pattern = {};
    return MoveParser(variant, text, pattern).parse(why);
}

bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    if (variant.spec().notation) return parse_trail(variant, text, pattern, why);
    pattern = {};
    for (bool first = true;; first = false) {
        const auto end = text.find(';');
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        MovePattern& read = first ? pattern : pattern.further.emplace_back();
        if (!parse_part(variant, part, read, why)) return false;
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + 1);
    }
}

}  // namespace acedrex
