// Edits of the board: read, and done.
#include "notation/move/edits.hpp"

#include <algorithm>
#include <utility>

#include "base/ranges.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

Men::Men(const Variant& variant, const Position& position)
    : board(position.cells(), position.cells() + variant.board().size()),
      waiting(variant.pockets().places.size()) {
    for (std::size_t pocket = 0; pocket < waiting.size(); ++pocket)
        for (const Side side : {Side::light, Side::dark}) {
            const auto i = static_cast<std::size_t>(side);
            const auto taken = static_cast<std::size_t>(position.taken(side, static_cast<int>(pocket)));
            if (taken >= variant.pockets().places[pocket][i].size()) continue;  // what waits is at none
            const auto queue = position.queue(side, static_cast<int>(pocket));
            std::vector<Code>& line = waiting[pocket][i];
            line.assign(taken, kNoPiece);
            for (const Pocketed& piece : queue) line.push_back(piece.code);
            line.resize(std::min(line.size(), variant.pockets().places[pocket][i].size()));
        }
}

Code Men::at(const WaitingPlace& place) const {
    const auto& line = waiting[static_cast<std::size_t>(place.pocket)][static_cast<std::size_t>(place.side)];
    return place.number < line.size() ? line[place.number] : kNoPiece;
}

void Men::take(const WaitingPlace& place) {
    waiting[static_cast<std::size_t>(place.pocket)][static_cast<std::size_t>(place.side)][place.number] =
        kNoPiece;
}

std::optional<WaitingPlace> Men::redo(const Variant& variant, const Edit& edit) {
    if (edit.what == Edit::What::cell) board[edit.field] = edit.after;
    if (edit.what != Edit::What::reserve || edit.number > edit.before_number) return std::nullopt;
    const Side side = Cast::side(edit.after);
    const std::vector<Code>& line = waiting[edit.slot][static_cast<std::size_t>(side)];
    // The edit tells the place among those that still wait.
    std::size_t before = edit.field;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == kNoPiece || before-- > 0) continue;
        const WaitingPlace place{edit.slot, side, i};
        take(place);
        return place_name(variant, place).empty() ? std::nullopt : std::optional(place);
    }
    return std::nullopt;
}

namespace {

class EditReader {
  public:
    EditReader(const Variant& variant, Side side, std::string& why)
        : variant_(variant), signs_(*notations_of(variant).edits), side_(side), why_(why) {}

    std::optional<BoardEdit> read(std::string_view text) {
        const std::size_t at = text.find(signs_.to);
        if (at == std::string_view::npos) return std::nullopt;
        const std::string_view left = trimmed(text.substr(0, at));
        const std::string_view right = trimmed(text.substr(at + signs_.to.size()));
        BoardEdit edit;
        if (!right.empty()) {
            const std::optional<Field> field = variant_.board().field(right);
            if (!field) return fail(quoted(right) + " is not a field of the board");
            edit.to = *field;
        }
        if (left == signs_.off && !left.empty() && !right.empty())
            return BoardEdit{.from = std::exchange(edit.to, kNoField)};
        if (left.empty()) return fail("before " + quoted(signs_.to) + " a field or a piece is expected");
        return read_left(left, edit) ? std::optional(edit) : std::nullopt;
    }

  private:
    std::optional<BoardEdit> fail(const std::string& what) {
        why_ = what;
        return std::nullopt;
    }

    // "OWL(7) c2", "c2", "A18", "OWL(7)". The longest name of a field or a place counts.
    bool read_left(std::string_view text, BoardEdit& edit) {
        for (std::size_t at = 0; at < text.size(); ++at) {
            const std::string_view name = text.substr(at), label = trimmed(text.substr(0, at));
            const std::optional<Field> field = variant_.board().field(name);
            edit.place = field ? std::nullopt : place_named(variant_, side_, name);
            if ((!field && !edit.place) || !read_label(label, edit)) continue;
            edit.from = field.value_or(kNoField);
            return true;
        }
        if (edit.to != kNoField && read_label(text, edit)) return true;
        // What is said is said of the label.
        const std::vector<std::string_view> parts = words(text);
        const std::string_view label = parts.front();
        const bool alone = parts.size() == 1;
        why_ = quoted(label) + (alone ? " is not a piece, field or place" : " is not a piece") +
               label_remedy(variant_, label);
        if (parts.size() > 1 && code_with_label(variant_, label))
            why_ = quoted(parts.back()) + " is not a field of the board, and no place";
        return false;
    }

    bool read_label(std::string_view label, BoardEdit& edit) const {
        if (label.empty()) return true;
        const std::optional<Code> code = code_with_label(variant_, label);
        if (code) edit.piece = *code;
        return code.has_value();
    }

    const Variant& variant_;
    const EditSigns& signs_;
    Side side_;
    std::string& why_;
};

bool do_edit(const Variant& variant, const BoardEdit& edit, Men& men, std::string& why) {
    Code piece = edit.piece;
    if (edit.from != kNoField || edit.place) {
        const Code there = edit.place ? men.at(*edit.place) : men.board[edit.from];
        const std::string on =
            edit.place ? place_name(variant, *edit.place) : variant.board().name(edit.from);
        if (there == kNoPiece) {
            why = edit.place ? "nothing waits on " + on + " any more" : "nothing stands on " + on;
            return false;
        }
        if (piece != kNoPiece && piece != there) {
            why = "on " + on + (edit.place ? " waits " : " stands ") + label_of(variant, there) + ", not " +
                  label_of(variant, piece);
            return false;
        }
        piece = there;
        if (edit.place)
            men.take(*edit.place);
        else
            men.board[edit.from] = kNoPiece;
    }
    if (edit.to != kNoField) men.board[edit.to] = piece;
    return true;
}

}  // namespace

std::string_view without_comment(const Variant& variant, std::string_view text) {
    const auto& signs = notations_of(variant).edits;
    if (!signs || signs->comment.empty()) return text;
    return trimmed(text.substr(0, text.find(signs->comment)));
}

std::optional<std::vector<BoardEdit>> read_edits(const Variant& variant, Side side, std::string_view text,
                                                 std::string& why) {
    while (!text.empty() && is_annotation(text.back())) text.remove_suffix(1);
    std::vector<std::string_view> parts = split(text, notations_of(variant).edits->part);
    if (parts.size() > 1 && parts.back().empty()) parts.pop_back();
    std::vector<BoardEdit> edits;
    for (const std::string_view part : parts) {
        const std::optional<BoardEdit> edit = EditReader(variant, side, why).read(part);
        if (!edit) return std::nullopt;
        edits.push_back(*edit);
    }
    return edits;
}

bool do_edits(const Variant& variant, std::span<const BoardEdit> edits, Men& men, std::string& why) {
    return ranges::all_of(edits, [&](const BoardEdit& edit) { return do_edit(variant, edit, men, why); });
}

namespace {

// A score has words that are no edits: only so much is looked at.
constexpr std::size_t kLongestEdit = 200;

std::size_t size_of_edit(const Variant& variant, std::string_view text) {
    const EditSigns& signs = *notations_of(variant).edits;
    const std::size_t at = text.substr(0, kLongestEdit).find(signs.to);
    if (at == std::string_view::npos || words(text.substr(0, at)).size() > 2) return 0;
    Cursor rest(text);
    rest.take_first(at + signs.to.size());
    std::size_t size = rest.at();
    const bool apart = !rest.take_while(is_space).empty();
    const auto in_name = [](char c) { return is_letter(c) || is_digit(c) || c == ':'; };
    const std::string_view name = rest.take_while(in_name);
    if (variant.board().field(name))
        size = rest.at();
    else if (!apart && !name.empty())
        return 0;
    std::string why;
    return read_edits(variant, Side::light, text.substr(0, size), why) ? size : 0;
}

}  // namespace

std::size_t size_of_edits(const Variant& variant, std::string_view text) {
    if (!notations_of(variant).edits) return 0;
    std::size_t size = size_of_edit(variant, text);
    while (size > 0) {
        Cursor rest(text);
        rest.take_first(size);
        rest.take_while(is_space);
        if (!rest.take(notations_of(variant).edits->part)) break;
        rest.take_while(is_space);
        const std::size_t next = size_of_edit(variant, rest.rest());
        if (next == 0) break;
        size = rest.at() + next;
    }
    return size;
}

}  // namespace acedrex
