#include "rules/notation.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>

#include "rules/reading.hpp"

namespace acedrex {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}
bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

std::string bracketed(const std::string& symbol) {
    return symbol.size() == 1 ? symbol : "[" + symbol + "]";
}

std::string symbol_for(const Variant& variant, const std::string& piece) {
    const auto type = variant.cast().type_named(piece);
    return type ? bracketed(variant.cast().entry(*type).symbol) : "?";
}

std::string effect_text(const Variant& variant, const SideEffect& e) {
    if (e.kind == "oblate") return e.from + "!";
    if (e.kind == "convert") return e.from + "%";
    if (e.kind == "change") return e.from + "=" + symbol_for(variant, e.piece);
    if (e.kind == "place") return e.from + "+" + symbol_for(variant, e.piece);
    if (e.kind == "mark") return e.from + "{}";
    return e.from + ">" + e.to;
}

}  // namespace

namespace {

std::string ply_text(const Variant& variant, const PlyRecord& ply) {
    if (ply.kind == "drop")
        return bracketed(ply.symbol) + (ply.pocket.empty() ? "" : "{" + ply.pocket + "}") + "+" + ply.to +
               (ply.promoted_to.empty() ? "" : "=" + symbol_for(variant, ply.promoted_to));
    if (ply.from.empty()) return ply.kind;
    std::string text = bracketed(ply.symbol) + ply.from;
    const bool promoted_at_home = ply.from == ply.to && !ply.promoted_to.empty() && ply.captures.empty();
    if (!promoted_at_home) text += "-" + ply.to;
    if (ply.kind == "castle") return text + "&";
    if (ply.kind == "en-passant") return text + ":";
    const auto at_end = [&](const LeftPiece& p) { return p.field == ply.to; };
    if (std::any_of(ply.captures.begin(), ply.captures.end(), at_end)) text += "*";
    if (!ply.promoted_to.empty()) text += "=" + symbol_for(variant, ply.promoted_to);
    for (const SideEffect& e : ply.effects) {
        if (e.kind == "tag") text += "=";
        if (e.kind == "leave") text += "!";
    }
    for (const LeftPiece& p : ply.captures)
        if (!at_end(p)) text += "," + p.field + "*";
    for (const SideEffect& e : ply.effects)
        if (e.kind != "tag" && e.kind != "leave") text += "," + effect_text(variant, e);
    return text;
}

}  // namespace

std::string long_form(const Variant& variant, const Position& position, const Move& move, const Edit* edits) {
    std::string text;
    for (const PlyRecord& ply : plies_of(variant, position, move, edits))
        text += (text.empty() ? "" : "; ") + ply_text(variant, ply);
    return text;
}

std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list) {
    std::vector<std::string> texts;
    std::map<std::string, int> met;
    for (const Move& move : list.moves) {
        std::string text = long_form(variant, position, move, list.edits.data());
        const int before = met[text]++;
        if (before > 0) text += "#" + std::to_string(before + 1);
        texts.push_back(std::move(text));
    }
    return texts;
}

namespace {

class MoveParser {
  public:
    MoveParser(const Variant& variant, std::string_view text, MovePattern& pattern)
        : variant_(variant), text_(text), p_(pattern) {}

    bool parse(std::string& why) {
        while (!text_.empty() &&
               (text_.back() == '+' || text_.back() == '#' || text_.back() == '!' || text_.back() == '?'))
            text_.remove_suffix(1);
        if (text_.empty()) return fail(why, "a move is expected, found nothing");
        if (text_ == "pass") return p_.passes = true;
        if (text_ == "O-O" || text_ == "0-0") return castle(MovePattern::Castles::nearer);
        if (text_ == "O-O-O" || text_ == "0-0-0") return castle(MovePattern::Castles::farther);
        read_symbol();
        const bool letter = !p_.symbol.empty();
        if (letter && text_.find_first_of("+@") != std::string_view::npos) return read_drop(why);
        Part first = read_part();
        if (!text_.empty() && (text_[0] == '-' || text_[0] == 'x')) {
            p_.capture = text_[0] == 'x';
            text_.remove_prefix(1);
            const Part second = read_part();
            if (second.file < 0 && second.rank < 0)
                return fail(why, "a field is expected after \"-\" or \"x\"");
            from(first);
            to(second);
        } else {
            const Part second = read_part();
            if (second.file >= 0 || second.rank >= 0) {
                from(first);
                to(second);
            } else if (first.file >= 0 && first.rank < 0 && !text_.empty() && text_[0] == '&') {
                p_.to_file = first.file;
            } else {
                if (first.file < 0 && first.rank < 0 && (text_.empty() || !letter))
                    return fail(why, "a field is expected, like e4");
                to(first);
            }
        }
        p_.by_symbol_only = !letter;
        return read_marks(why);
    }

  private:
    struct Part {
        int file = -1, rank = -1;
        std::string board;
    };

    static bool fail(std::string& why, std::string reason) {
        why = std::move(reason);
        return false;
    }

    // "{pocket}+e4" behind the symbol.
    bool read_drop(std::string& why) {
        p_.drop = true;
        if (const auto end = text_.find('}'); text_.starts_with('{') && end != std::string_view::npos) {
            p_.pocket = std::string(text_.substr(1, end - 1));
            text_.remove_prefix(end + 1);
        }
        if (text_.empty() || (text_[0] != '+' && text_[0] != '@'))
            return fail(why, "a drop is written like Q+e4 or Q{pocket}+e4");
        text_.remove_prefix(1);
        const Part field = read_part();
        if (field.file < 0 && field.rank < 0) return fail(why, "a field is expected after \"+\"");
        to(field);
        return read_marks(why);
    }

    bool castle(MovePattern::Castles which) {
        p_.castles = which;
        return true;
    }

    void from(Part part) {
        p_.from_file = part.file;
        p_.from_rank = part.rank;
        p_.from_board = part.board;
    }
    void to(Part part) {
        p_.to_file = part.file;
        p_.to_rank = part.rank;
        p_.to_board = part.board;
    }

    void read_symbol() {
        if (text_.starts_with('[')) {
            const auto end = text_.find(']');
            if (end == std::string_view::npos) return;
            p_.symbol = std::string(text_.substr(1, end - 1));
            text_.remove_prefix(end + 1);
        } else if (is_upper(text_[0])) {
            p_.symbol = std::string(text_.substr(0, 1));
            text_.remove_prefix(1);
        }
    }

    // A file, a rank, or both.
    Part read_part() {
        Part part;
        for (const BoardPart& board : variant_.board().parts())
            if (!board.name.empty() && text_.starts_with(board.name + ":")) {
                part.board = board.name;
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
            if (text_.size() == letters && p_.from_file < 0 && consumed_field_) return part;
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
        if (text_.empty()) {
            p_.promotion = "=";
            return true;
        }
        std::string symbol;
        if (text_.starts_with('[') && text_.find(']') != std::string_view::npos) {
            symbol = std::string(text_.substr(1, text_.find(']') - 1));
            text_.remove_prefix(text_.find(']') + 1);
        } else {
            symbol = std::string(text_.substr(0, 1));
            text_.remove_prefix(1);
        }
        symbol[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(symbol[0])));
        if (!variant_.cast().type_with_symbol(symbol))
            return fail(why, "no piece has the symbol \"" + symbol + "\"");
        p_.promotion = symbol;
        return true;
    }

    bool read_marks(std::string& why) {
        while (!text_.empty()) {
            const char c = text_[0];
            text_.remove_prefix(1);
            if (c == '*') {
                p_.capture = true;
                // The piece taken may be named after the asterisk.
                if (!text_.empty() && is_upper(text_[0])) text_.remove_prefix(1);
            } else if (c == ':') {
                p_.passer = true;
            } else if (c == '&') {
                p_.castles = MovePattern::Castles::some;
            } else if (c == '=') {
                if (!read_promotion(why)) return false;
            } else if (text_.empty() && is_lower(c) && p_.to_rank >= 0) {
                text_ = std::string_view(&c, 1);
                if (!read_promotion(why)) return false;
            } else if (text_.empty() && is_upper(c) && p_.to_rank >= 0) {
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

bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    pattern = {};
    for (bool first = true;; first = false) {
        const auto end = text.find(';');
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        MovePattern& read = first ? pattern : pattern.further.emplace_back();
        if (!MoveParser(variant, part, read).parse(why)) return false;
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + 1);
    }
}

bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies) {
    if (plies.size() != 1 + pattern.further.size() || !fits(variant, pattern, plies[0])) return false;
    for (std::size_t i = 1; i < plies.size(); ++i)
        if (!fits(variant, pattern.further[i - 1], plies[i])) return false;
    return true;
}

bool fits(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    using Castles = MovePattern::Castles;
    const Board& board = variant.board();
    const bool drop = ply.kind == "drop";
    const bool passes = ply.from.empty() && !drop;
    if (p.passes || passes) return p.passes && passes;
    if (drop != p.drop || (!p.pocket.empty() && p.pocket != ply.pocket)) return false;
    const auto from = board.field(drop ? ply.to : ply.from);
    const auto to = board.field(ply.to);
    if (!from || !to) return false;
    const bool castle = ply.kind == "castle";
    if (p.castles == Castles::nearer || p.castles == Castles::farther) {
        if (!castle || ply.effects.empty()) return false;
        const auto partner = board.field(ply.effects[0].from);
        const bool right = board.file(*partner) > board.file(*from);
        const bool right_is_nearer = 2 * board.file(*from) >= board.files() - 1;
        return (p.castles == Castles::nearer) == (right == right_is_nearer);
    }
    if (p.castles == Castles::some && !castle) return false;
    if (!p.symbol.empty() && p.symbol != ply.symbol) return false;
    if (p.from_file >= 0 && p.from_file != board.file(*from)) return false;
    if (p.from_rank >= 0 && p.from_rank != board.rank(*from)) return false;
    if (p.to_file >= 0 && p.to_file != board.file(*to)) return false;
    if (p.to_rank >= 0 && p.to_rank != board.rank(*to)) return false;
    if (p.from_rank >= 0 && p.from_board != board.part(*from).name) return false;
    if (p.to_rank >= 0 && p.to_board != board.part(*to).name) return false;
    if (p.passer && ply.kind != "en-passant") return false;
    if (p.capture && ply.captures.empty()) return false;
    const bool tagged = std::any_of(ply.effects.begin(), ply.effects.end(),
                                    [](const SideEffect& e) { return e.kind == "tag"; });
    if (p.promotion == "=") return tagged;
    if (!p.promotion.empty()) {
        const auto type = variant.cast().type_named(ply.promoted_to);
        return type && variant.cast().entry(*type).symbol == p.promotion;
    }
    return true;
}

}  // namespace acedrex
