// Reading one ply by the signs of a variant.
#include <algorithm>

#include "notation/move/trail.hpp"
#include "notation/text/reading.hpp"

namespace acedrex {

namespace {

class PlyReader {
  public:
    PlyReader(const Variant& variant, std::string_view text, MovePattern& pattern)
        : variant_(variant), signs_(*variant.spec().notation), text_(text), p_(pattern) {}

    bool read(std::string& why) {
        p_ = {};
        p_.tells_changes = true;
        p_.piece = read_symbol();
        p_.tags = read_lost();
        if (read_way() && read_marks()) return true;
        why = std::move(why_);
        return false;
    }

  private:
    bool fail(std::string why) {
        why_ = std::move(why);
        return false;
    }

    // The longest sign that the text goes on with.
    std::string_view next_sign() const {
        std::string_view longest;
        const auto consider = [&](const std::string& sign) {
            if (sign.size() > longest.size() && text_.starts_with(sign)) longest = sign;
        };
        for (const std::string& sign : signs_.signs) consider(sign);
        for (const auto& [tag, sign] : signs_.lost) consider(sign);
        return longest;
    }
    bool is_next(Sign sign) const { return !signs_[sign].empty() && next_sign() == signs_[sign]; }
    bool take(Sign sign) {
        if (!is_next(sign)) return false;
        text_.remove_prefix(signs_[sign].size());
        return true;
    }

    // "Q" or "[Fi]", where there is one.
    Named read_symbol() {
        std::string_view symbol;
        std::size_t length = 1;
        if (!text_.empty() && text_[0] >= 'A' && text_[0] <= 'Z') {
            symbol = text_.substr(0, 1);
        } else if (const auto end = text_.find(']');
                   text_.starts_with('[') && end != std::string_view::npos) {
            symbol = text_.substr(1, end - 1);
            length = end + 1;
            if (!type_with_symbol(variant_, symbol)) return {};
        }
        // "B:e4" is a field of another board.
        if (symbol.empty() || board_ahead() != nullptr) return {};
        text_.remove_prefix(length);
        return named_piece(variant_, symbol);
    }

    // As in the setup, small for the dark side's: f4*w.
    Named read_captured() {
        if (text_.empty() || !is_lower(text_[0])) return read_symbol();
        const char next = text_.size() > 1 ? text_[1] : ' ';
        if (is_lower(next) || is_digit(next)) return read_symbol();
        if (!type_with_symbol(variant_, text_.substr(0, 1))) return {};
        Named piece = named_piece(variant_, text_.substr(0, 1));
        text_.remove_prefix(1);
        return piece;
    }

    Tags read_lost() {
        Tags tags = 0;
        for (bool found = true; found;) {
            found = false;
            const std::string_view next = next_sign();
            for (const auto& [tag, sign] : signs_.lost)
                if (!next.empty() && next == sign) {
                    tags |= variant_.tags().find(tag).value_or(0);
                    text_.remove_prefix(sign.size());
                    found = true;
                    break;
                }
        }
        return tags;
    }

    const BoardPart* board_ahead() const {
        for (const BoardPart& part : variant_.board().parts())
            if (!part.name.empty() && text_.starts_with(part.name + ":")) return &part;
        return nullptr;
    }

    // None where the board has no such file or rank.
    NamedField read_named_field() {
        const std::string_view before = text_;
        const BoardPart* part = board_ahead();
        NamedField place;
        if (part != nullptr) {
            place.board = static_cast<int>(part - &variant_.board().parts()[0]);
            text_.remove_prefix(part->name.size() + 1);
        } else {
            part = &variant_.board().parts().front();
        }
        std::size_t letters = 0;
        while (letters < text_.size() && letters < 2 && is_lower(text_[letters])) ++letters;
        const auto is_file = [&] { return file_number(text_.substr(0, letters)).value_or(99) < part->files; };
        // "ec4": file e, field c4; "aa12": file aa.
        if (letters == 2 && !(text_.size() > 2 && is_digit(text_[2]) && is_file())) letters = 1;
        if (letters > 0 && is_file()) {
            place.file = *file_number(text_.substr(0, letters));
            text_.remove_prefix(letters);
        } else if (letters > 0) {
            text_ = before;
            return {};
        }
        int rank = 0;
        std::size_t digits = 0;
        while (digits < text_.size() && digits < 3 && is_digit(text_[digits]))
            rank = 10 * rank + (text_[digits++] - '0');
        if (digits > 0 && rank >= 1 && rank <= part->ranks) {
            place.rank = rank - 1;
            text_.remove_prefix(digits);
        } else if (digits > 0) {
            text_ = before;
            return {};
        }
        return place;
    }

    std::string rest() const { return text_.empty() ? "the end" : "\"" + std::string(text_) + "\""; }

    bool expected_field(const char* where) {
        return fail(std::string("a field of the board is expected ") + where + ", like e4, found " + rest());
    }

    bool read_way() {
        const NamedField first = read_named_field();
        if (is_next(Sign::castle) && first.file >= 0 && first.rank < 0) {
            p_.to = first;
            return true;
        }
        if (is_next(Sign::step) || is_next(Sign::distant) || is_next(Sign::to)) {
            p_.from = first;
            return read_steps();
        }
        const NamedField second = read_named_field();
        if (!second.none()) p_.from = first;
        const NamedField& last = second.none() ? first : second;
        if (!last.whole()) return expected_field("where the ply ends");
        p_.to = last;
        return true;
    }

    bool read_steps() {
        using After = StepPattern::After;
        for (bool last = false; !last;) {
            StepPattern step;
            if (take(Sign::distant))
                step.after = After::others;
            else if (take(Sign::step))
                step.after = After::the_last;
            else if (take(Sign::to))
                last = true;
            else
                break;
            const NamedField place = read_named_field();
            if (!place.whole()) return expected_field("after the sign of a step");
            p_.to = place;
            const BoardPart& part = variant_.board().parts()[static_cast<std::size_t>(place.board)];
            step.field = static_cast<Field>(part.first + place.rank * part.files + place.file);
            step.over = take(Sign::over);
            step.capture = !step.over && take(Sign::capture);
            if (step.over) step.piece = read_symbol();
            if (step.capture) step.piece = read_captured();
            if (step.capture) step.tags = read_lost();
            p_.steps.push_back(std::move(step));
        }
        StepPattern& end = p_.steps.back();
        if (end.over)
            return fail("a ply does not end on " + variant_.board().name(end.field) +
                        ", where it passes over a piece");
        p_.capture = end.capture;
        p_.met = end.piece;
        p_.met_tags = end.tags;
        end.capture = false;
        if (p_.steps.size() == 1 && end.after == After::any) p_.steps.clear();
        return true;
    }

    bool read_marks() {
        while (!text_.empty())
            if (!read_mark()) return false;
        return true;
    }

    bool read_mark() {
        if (take(Sign::capture)) {
            p_.capture = true;
            read_met();
        } else if (take(Sign::failed)) {
            p_.converts = MovePattern::Converts::failed;
        } else if (take(Sign::convert)) {
            p_.converts = MovePattern::Converts::done;
            read_met();
        } else if (take(Sign::in_passing)) {
            p_.passer = true;
            p_.met = read_symbol();
            read_other();
        } else if (take(Sign::castle)) {
            p_.castles = MovePattern::Castles::some;
            read_symbol();
            read_other();
        } else {
            return read_promotion();
        }
        return true;
    }

    void read_met() {
        p_.met = read_captured();
        p_.met_tags = read_lost();
    }

    void read_other() {
        p_.other = read_named_field();
        p_.other.board = -1;
    }

    // With its sign or without; the sign alone puts it off.
    bool read_promotion() {
        const bool said = take(Sign::promote);
        using Promotes = MovePattern::Promotes;
        const Named piece = p_.promotes == Promotes::unsaid ? read_symbol() : Named();
        if (!piece.given() && !said)
            return fail(rest() + " is not expected there; behind the last field may stand " + marks());
        if (piece.given() && piece.number < 0) return fail("no piece has the symbol \"" + piece.name + "\"");
        p_.promotes = piece.given() ? Promotes::now : Promotes::later;
        p_.promotion = piece;
        return true;
    }

    std::string marks() const {
        std::string list;
        for (const Sign sign :
             {Sign::capture, Sign::promote, Sign::convert, Sign::failed, Sign::in_passing, Sign::castle})
            if (!signs_[sign].empty()) list += (list.empty() ? "" : " ") + signs_[sign];
        return list;
    }

    const Variant& variant_;
    const TrailSigns& signs_;
    std::string_view text_;
    MovePattern& p_;
    std::string why_;
};

}  // namespace

bool parse_ply(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    std::string plain(text);
    std::erase(plain, ' ');
    if (plain.empty()) {
        why = "a ply is expected, like e4, found nothing";
        return false;
    }
    return PlyReader(variant, plain, pattern).read(why);
}

}  // namespace acedrex
