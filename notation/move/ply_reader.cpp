// Reading one ply, or one part of a turn.
#include <algorithm>

#include "base/ranges.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

namespace acedrex {

Named named_piece(const Variant& variant, std::string_view symbol) {
    const auto type = type_with_symbol(variant, symbol);
    if (!type) return {std::string(symbol)};
    Named named{variant.cast().entry(*type).symbol, *type};
    for (int other = 0; other < variant.cast().types(); ++other)
        if (other != *type && capitalised(variant.cast().entry(other).symbol) == capitalised(named.name))
            named.twin = other;
    return named;
}

namespace {

class PlyReader {
  public:
    PlyReader(const Variant& variant, const TrailSigns& signs, std::string_view text, MovePattern& pattern,
              std::string& why)
        : variant_(variant), board_(variant.board()), signs_(signs), text_(text), p_(pattern), why_(why) {}

    bool read() { return signs_.plain ? read_plain() : read_ply(); }

    // "E", "He1": without a field it may come in on any.
    bool read_gate() {
        text_ = Cursor(text_.rest().substr(0, text_.rest().find_last_not_of("+#!?") + 1));
        p_.drop = true;
        p_.piece = is_lower(text_.peek()) ? named_piece(variant_, text_.take_first(1)) : read_symbol();
        if (p_.piece.number < 0) return fail("a piece is expected after \"/\", which comes in, as in Nf3/E");
        p_.to = read_field();
        return text_.at_end() || fail(rest() + " is not expected there");
    }

    // "Pq16,B,Rd20": what a piece captured, each perhaps with its field.
    bool read_list() {
        do {
            if (!add_to(p_.met_by, {read_captured(), read_lost(), read_field()}))
                return fail("a captured piece is expected, found " + rest());
        } while (text_.take(','));
        return text_.at_end() || fail(rest() + " is not expected in a list of captured pieces");
    }

  private:
    bool fail(std::string why) {
        why_ = std::move(why);
        return false;
    }

    // What the plain form can say besides: effects behind a comma, annotations, words, drops.
    bool read_plain() {
        auto [main, effects] = cut(text_.rest(), ',');
        p_.leaves = effects && main.ends_with('!');
        if (!effects) main = without_number(main);
        while (!main.empty() && is_annotation(main.back())) main.remove_suffix(1);
        text_ = Cursor(main);
        return (read_word() || read_ply()) &&
               (!effects || read_effects(variant_, *effects, p_.effects, why_));
    }

    bool read_word() {
        using Castles = MovePattern::Castles;
        const std::string_view word = text_.rest();
        const auto is_any_of = [&](auto... forms) { return ((word == forms) || ...); };
        if (is_any_of("O-O", "0-0", "o-o")) p_.castles = Castles::last_file;
        if (is_any_of("O-O-O", "0-0-0", "o-o-o")) p_.castles = Castles::first_file;
        p_.passes = word == "pass";
        return p_.passes || p_.castles != Castles::unsaid;
    }

    bool read_ply() {
        if (text_.at_end())
            return fail(signs_.plain ? "a move is expected, found nothing"
                                     : "a ply is expected, like e4, found nothing");
        p_.tells_changes = p_.captures_at_end = !signs_.plain;
        p_.passages.all = !signs_[Sign::portal].empty();
        p_.met_by.all = !signs_[Sign::displaced].empty();
        p_.changed.all = !signs_[Sign::changed].empty();
        p_.retrieved.all = !signs_[Sign::retrieved].empty();
        read_in_passing();
        // "n@f3": others write drops in small letters, too.
        const bool small = signs_.plain && is_lower(text_.peek()) && text_.peek(1) == '@';
        p_.piece = small ? named_piece(variant_, text_.take_first(1)) : read_symbol();
        // "@e4": without a symbol, as moves are.
        const bool drops = p_.piece.given() ? text_.rest().find_first_of("+@") != Cursor::kAll
                                            : text_.is_next('@') || text_.is_next('+');
        if (signs_.plain && drops) return read_drop() && read_marks();
        p_.tags = read_lost();
        return read_way() && read_marks();
    }

    // "e.p." behind the field, as classical texts end; the blank before it may be gone.
    void read_in_passing() {
        for (const std::string_view words : {"(e.p.)", "(ep)", "e.p.", "e.p", "ep"}) {
            if (!text_.rest().ends_with(words)) continue;
            const std::string_view before =
                trimmed(text_.rest().substr(0, text_.rest().size() - words.size()));
            if (before.empty() || !is_digit(before.back())) return;
            text_ = Cursor(before);
            p_.passer = true;
            return;
        }
    }

    std::string_view next_sign() const { return longest_sign(signs_, text_.rest()); }
    bool is_next(Sign sign) const { return !signs_[sign].empty() && next_sign() == signs_[sign]; }
    bool take(Sign sign) { return is_next(sign) && text_.take(signs_[sign]); }

    // "Q" or "[Fi]", where there is one; in brackets the plain form takes any letters for a symbol.
    Named read_symbol() {
        const bool bracket = text_.is_next('[') && text_.rest().find(']') != Cursor::kAll;
        // "B:e4" is a field of another board.
        if ((!bracket && !is_upper(text_.peek())) || text_.board_ahead(board_) != nullptr) return {};
        const Cursor before = text_;
        const std::string_view symbol = text_.symbol();
        if (!bracket || signs_.plain || type_with_symbol(variant_, symbol))
            return named_piece(variant_, symbol);
        text_ = before;
        return {};
    }

    // As in the setup, small for the dark side's: "f4*w". In the plain form a small letter is what the piece
    // becomes, unless it cannot be promoted.
    Named read_captured() {
        const std::string_view rest = text_.rest();
        const bool last = rest.size() == 1;
        const bool small =
            is_lower(text_.peek()) &&
            (signs_.plain ? last && p_.piece.number >= 0 && !variant_.promotion().promotes(p_.piece.number)
                          : last || !(is_lower(rest[1]) || is_digit(rest[1])));
        if (!small) return read_symbol();
        if (!signs_.plain && !type_with_symbol(variant_, rest.substr(0, 1))) return {};
        return named_piece(variant_, text_.take_first(1));
    }

    Tags read_lost() {
        Tags tags = 0;
        for (;;) {
            const std::string_view next = next_sign();
            const auto lost =
                ranges::find_if(signs_.lost, [&](const auto& known) { return known.second == next; });
            if (next.empty() || lost == signs_.lost.end()) return tags;
            tags |= variant_.tags().find(lost->first).value_or(0);
            text_.take(next);
        }
    }

    // A file, a rank, or both. A declared notation knows the fields of the board only.
    NamedField read_field() {
        const Cursor before = text_;
        const BoardPart* on = text_.board_ahead(board_);
        if (on != nullptr) text_.take_first(on->name.size() + 1);
        if (on == nullptr) on = &board_.parts().front();
        NamedField field{.board = static_cast<int>(on - &board_.parts().front())};
        // "e8q": behind a field a last letter is what the piece becomes.
        if (signs_.plain && field_read_ && text_.rest().size() < 2 && !is_digit(text_.peek())) return field;
        const std::string_view letters = text_.file_letters(on->files, signs_.plain ? 'x' : '\0');
        if (!letters.empty()) field.file = file_number(letters).value_or(-1);
        const bool digits = is_digit(text_.peek());
        // Ranks begin with 1: "a0" is no field, and not a file alone.
        const bool zero = text_.is_next('0');
        if (digits) field.rank = zero ? Board::kMaxRanks + text_.number(3) : text_.number(3) - 1;
        field_read_ = field_read_ || digits;
        const bool on_board =
            field.file < on->files && (!digits || (field.rank >= 0 && field.rank < on->ranks));
        if (signs_.plain || on_board) return field;
        text_ = before;
        return {};
    }

    std::string rest() const { return text_.at_end() ? "the end" : quoted(text_.rest()); }

    bool expected_field(const char* where) {
        return fail(std::string("a field of the board is expected ") + where + ", like e4, found " + rest());
    }

    // "-", or "x" for a capture. "x14" is a field where the board has such a file.
    bool take_plain_way() {
        if (!signs_.plain || take(Sign::to)) return signs_.plain;
        const bool is_file = board_.files() >= 24 && is_digit(text_.peek(1));
        return p_.capture = !is_file && text_.take('x');
    }

    bool read_way() {
        const NamedField first = read_field();
        if (is_next(Sign::castle) && first.file >= 0 && first.rank < 0) {
            p_.to = first;
            return true;
        }
        if (take_plain_way()) {
            p_.from = first;
            p_.to = read_field();
            return !p_.to.none() || fail("a field is expected after \"-\" or \"x\"");
        }
        if (is_next(Sign::step) || is_next(Sign::distant) || is_next(Sign::to) || is_next(Sign::apart)) {
            p_.from = first;
            return read_steps();
        }
        const NamedField second = read_field();
        if (!second.none()) p_.from = first;
        p_.to = second.none() ? first : second;
        if (!signs_.plain) return p_.to.whole() || expected_field("where the ply ends");
        return !p_.to.none() || (p_.piece.given() && !text_.at_end()) || fail("a field is expected, like e4");
    }

    bool read_steps() {
        using After = StepPattern::After;
        for (bool last = false; !last;) {
            StepPattern step;
            if (take(Sign::distant))
                step.after = After::others;
            else if (take(Sign::step) || (p_.steps.empty() && take(Sign::apart)))
                step.after = After::the_last;
            else if (take(Sign::to))
                last = true;
            else
                break;
            go_on();
            p_.to = read_field();
            if (!p_.to.whole()) return expected_field("after the sign of a step");
            step.field = p_.to.field(board_);
            step.over = take(Sign::over);
            if (step.over) step.piece = read_symbol();
            p_.steps.push_back(std::move(step));
            if (take(Sign::capture)) read_capture();
            if (take(Sign::displaced) && !read_displaced()) return false;
        }
        const StepPattern& end = p_.steps.back();
        if (end.over)
            return fail("a ply does not end on " + board_.name(end.field) + ", where it passes over a piece");
        if (p_.steps.size() == 1 && end.after == After::any) p_.steps.clear();
        return true;
    }

    // What it captures it captures on the way.
    void go_on() {
        if (p_.capture) p_.met_by.told.push_back({std::move(p_.met), p_.met_tags, p_.to});
        p_.capture = false;
        p_.met = {};
        p_.met_tags = 0;
    }

    // By its symbol or where it stands; false where the text tells neither.
    static bool add_to(Listed<MetPattern>& all, MetPattern met) {
        const bool told = met.piece.given() || !met.field.none();
        all.told.push_back(std::move(met));
        return told;
    }

    // "<Pf5": the piece there is moved aside.
    bool read_displaced() {
        MetPattern& met = p_.met_by.told.emplace_back(MetPattern{read_symbol(), read_lost(), p_.to});
        const NamedField to = read_field();
        met.to = to.field(board_);
        return to.whole() || expected_field("where a piece is moved aside to");
    }

    // ">Bp8", ">B", ">p": what becomes another piece elsewhere.
    bool read_changed() {
        return add_to(p_.changed, {read_symbol(), read_lost(), read_field()}) ||
               fail("a piece or its field is expected, found " + rest());
    }

    // "$Q", "$$Iu8": a piece out of a pocket, and where it is put, if not where the ply ends.
    bool read_retrieved(bool theirs) {
        const Named piece = read_symbol();
        if (!piece.given()) return fail("the piece that comes back is expected, found " + rest());
        p_.retrieved.told = {{piece, read_field(), theirs}};
        return true;
    }

    // "{home:b1}", as often as it comes: what a piece has kept that comes out of a pocket.
    void read_kept() { p_.kept += kept_in(text_); }
    bool next_is_kept() const {
        const auto next = Cursor(text_).between('{', '}');
        return next && is_kept(variant_, *next);
    }

    // "{pocket}{home:b1}" behind the symbol of a piece.
    void read_pocket() {
        if (!next_is_kept())
            if (const auto pocket = text_.between('{', '}'))
                p_.pocket = {std::string(*pocket), variant_.pockets().find(*pocket).value_or(-1)};
        read_kept();
    }

    // "{pocket}{home:b1}+e4" behind the symbol.
    bool read_drop() {
        p_.drop = true;
        read_pocket();
        if (!text_.take('+') && !text_.take('@')) return fail("a drop is written like Q+e4 or Q{pocket}+e4");
        p_.to = read_field();
        return !p_.to.none() || fail("a field is expected after \"+\"");
    }

    bool read_marks() {
        while (!text_.at_end())
            if (!read_mark()) return false;
        return true;
    }

    bool read_mark() {
        using Converts = MovePattern::Converts;
        if (signs_.plain && text_.is_next('{')) return read_into();
        if (take(Sign::displaced)) return read_displaced();
        if (take(Sign::changed)) return read_changed();
        if (take(Sign::retrieved_theirs)) return read_retrieved(true);
        if (take(Sign::retrieved)) return read_retrieved(false);
        if (take(Sign::capture)) {
            read_capture();
        } else if (take(Sign::not_retrieved)) {
            p_.retrieved.all = true;
        } else if (take(Sign::failed)) {
            p_.converts = Converts::failed;
        } else if (take(Sign::convert)) {
            p_.converts = Converts::done;
            read_met();
        } else if (take(Sign::in_passing)) {
            p_.passer = true;
            if (!signs_.plain) p_.met = read_symbol();
            read_other();
        } else if (take(Sign::castle)) {
            p_.castles = MovePattern::Castles::some;
            if (!signs_.plain) read_symbol();
            read_other();
        } else {
            return read_promotion();
        }
        return true;
    }

    // "{safe}" behind a capture.
    bool read_into() {
        const auto pocket = text_.between('{', '}');
        const auto number = pocket ? variant_.pockets().find(*pocket) : std::nullopt;
        if (!number) return fail("the name of a pocket is expected in braces, as in e4*{safe}");
        p_.into = {"{" + std::string(*pocket) + "}", *number};
        return true;
    }

    void read_capture() {
        p_.capture = true;
        read_met();
    }
    // The plain form does not compare it.
    void read_met() {
        const Named met = read_captured();
        if (!signs_.plain) p_.met = met;
        p_.met_tags = read_lost();
    }

    void read_other() {
        p_.other = read_field();
        p_.other.board = -1;
        if (p_.castles == MovePattern::Castles::unsaid || p_.other.none() || !take(Sign::to)) return;
        p_.partner = std::exchange(p_.other, read_field());
        p_.other.board = -1;
    }

    // With its sign or without, "e8(Q)", "e8/Q"; the sign alone puts it off.
    bool read_promotion() {
        using Promotes = MovePattern::Promotes;
        if (signs_.plain && text_.is_next('(') && text_.rest().ends_with(')'))
            text_ = Cursor(text_.rest().substr(1, text_.rest().size() - 2));
        const bool said = take(Sign::promote) || (signs_.plain && text_.take('/'));
        Named piece;
        bool named = false;
        if (signs_.plain) {
            const bool letter = text_.rest().size() == 1 && is_letter(text_.peek()) && p_.to.rank >= 0;
            if (!said && !letter) return fail(quoted(text_.letter()) + " is not expected there");
            named = !text_.at_end();
            p_.by_letter_alone = !said;
            if (named) piece = named_piece(variant_, text_.symbol());
            read_pocket();
        } else {
            if (p_.promotes == Promotes::unsaid) piece = read_symbol();
            named = piece.given();
            if (named) read_kept();
            if (!said && !named)
                return fail(rest() + " is not expected there; behind the last field may stand " + marks());
        }
        if (named && piece.number < 0) return fail("no piece has the symbol " + quoted(piece.name));
        p_.promotes = named ? Promotes::now : Promotes::later;
        p_.promotion = piece;
        return true;
    }

    std::string marks() const {
        std::string list;
        for (const Sign sign :
             {Sign::capture, Sign::displaced, Sign::changed, Sign::promote, Sign::convert, Sign::failed,
              Sign::retrieved, Sign::retrieved_theirs, Sign::in_passing, Sign::castle})
            if (!signs_[sign].empty()) list += (list.empty() ? "" : " ") + signs_[sign];
        return list;
    }

    const Variant& variant_;
    const Board& board_;
    const TrailSigns& signs_;
    Cursor text_;
    MovePattern& p_;
    std::string& why_;
    bool field_read_ = false;  // with its rank
};

}  // namespace

bool read_ply(const Variant& variant, const TrailSigns& signs, std::string_view text, MovePattern& pattern,
              std::string& why) {
    return PlyReader(variant, signs, text, pattern, why).read();
}

bool read_gate(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    return PlyReader(variant, plain_signs(), text, pattern, why).read_gate();
}

bool read_list(const Variant& variant, const TrailSigns& signs, std::string_view text, MovePattern& pattern,
               std::string& why) {
    return text.empty() || PlyReader(variant, signs, text, pattern, why).read_list();
}

}  // namespace acedrex
