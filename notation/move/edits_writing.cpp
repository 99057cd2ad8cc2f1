// Moves written as edits: what the text has done so far is kept beside what the move has, so that what a ply
// did besides going from field to field is told by the difference.
#include <optional>
#include <utility>

#include "notation/move/edits.hpp"
#include "notation/text/notations.hpp"

namespace acedrex {

namespace {

class EditsWriter {
  public:
    EditsWriter(const Variant& variant, const Position& position, const Move& move,
                std::span<const Edit> edits)
        : variant_(variant),
          signs_(*notations_of(variant).edits),
          told_(variant, position),
          true_(told_),
          move_(move),
          rest_(edits) {}

    // The ply with what it brings about; in the midst of a cascade that is told with the last of its plies.
    void write(const PlyRecord& ply, bool ends) {
        redo_ply(ply);
        if (ply.kind == PlyKind::drop)
            appear(ply.piece, ply.to);
        else if (!ply.passes() && ply.from != ply.to)
            move(ply.piece, ply.from, ply.to);
        if (!ends) return;
        for (const SideEffect& e : ply.effects)
            if (e.from != kNoField && e.to != kNoField && e.from != e.to && true_.board[e.to] == e.piece &&
                told_.board[e.to] != e.piece)
                move(e.piece, e.from, e.to);
        const std::size_t fields = told_.board.size();
        for (std::size_t f = 0; f < fields; ++f)
            if (told_.board[f] != true_.board[f] && true_.board[f] == kNoPiece)
                take_off(static_cast<Field>(f));
        for (std::size_t f = 0; f < fields; ++f)
            if (told_.board[f] != true_.board[f]) appear(true_.board[f], static_cast<Field>(f));
        left_.clear();
    }

    void forget_text() { text_.clear(); }
    // A piece that ends where it began, and has changed nothing, has made its move all the same.
    std::string text(Plies plies) const {
        if (!text_.empty()) return text_;
        if (plies.empty() || plies.back().from == kNoField) return "pass";
        const PlyRecord& last = plies.back();
        return label_of(variant_, last.piece) + " " + name(last.from) + signs_.to + name(last.to);
    }

  private:
    // Up to the mark of the next one. Of a move that only goes they do not tell that.
    void redo_ply(const PlyRecord& ply) {
        if (move_.kind == Move::Kind::plain || move_.kind == Move::Kind::rush) {
            true_.board[ply.from] = kNoPiece;
            true_.board[ply.to] = move_.promoted != kNoPiece ? move_.promoted : ply.piece;
        }
        for (bool begun = false; !rest_.empty(); rest_ = rest_.subspan(1)) {
            if (rest_.front().what == Edit::What::part && std::exchange(begun, true)) return;
            begun = true;
            if (const auto place = true_.redo(variant_, rest_.front())) left_.push_back(*place);
        }
    }

    void add(const std::string& edit) { text_ += (text_.empty() ? "" : signs_.part + " ") + edit; }
    std::string name(Field f) const { return variant_.board().name(f); }

    void move(Code piece, Field from, Field to) {
        if (told_.board[from] != piece) return;
        add(label_of(variant_, piece) + " " + name(from) + signs_.to + name(to));
        told_.board[from] = kNoPiece;
        told_.board[to] = piece;
    }

    void take_off(Field f) {
        add(name(f) + signs_.to);
        told_.board[f] = kNoPiece;
    }

    // Perhaps from a place where it has been waiting.
    void appear(Code piece, Field f) {
        std::string from;
        for (auto place = left_.begin(); place != left_.end() && from.empty(); ++place)
            if (told_.at(*place) == piece) {
                from = " " + place_name(variant_, *place);
                told_.take(*place);
                left_.erase(place);
                break;
            }
        add(label_of(variant_, piece) + from + signs_.to + name(f));
        told_.board[f] = piece;
    }

    const Variant& variant_;
    const EditSigns& signs_;
    Men told_, true_;  // as the text has it so far, and as the move
    const Move& move_;
    std::span<const Edit> rest_;
    std::vector<WaitingPlace> left_;  // by pieces of the ply that is told
    std::string text_;
};

}  // namespace

std::string write_edits(const Variant& variant, const Position& position, const Move& move,
                        std::span<const Edit> edits, Plies plies, std::size_t first) {
    EditsWriter writer(variant, position, move, edits.subspan(move.first_edit, move.edit_count));
    for (std::size_t i = 0; i < plies.size(); ++i) {
        if (i == first) writer.forget_text();
        writer.write(plies[i], i + 1 == plies.size() || !plies[i + 1].activated);
    }
    return writer.text(plies);
}

}  // namespace acedrex
