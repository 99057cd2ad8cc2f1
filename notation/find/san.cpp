// The short form of the classical notation, written.
#include "notation/find/san.hpp"

#include <vector>

#include "notation/find/finding.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

class SanWriter {
  public:
    SanWriter(const Game& game, const ListedMove& move)
        : game_(game), board_(game.variant().board()), move_(move), ply_(move.plies[0]) {}

    // The first text that is read back as just this move.
    std::optional<std::string> write() const {
        for (const std::string& text : candidates()) {
            std::shared_ptr<const ListedMove> found;
            if (game_.find(text, found) && found->text == move_.text) return text + outcome();
        }
        return std::nullopt;
    }

  private:
    std::vector<std::string> candidates() const {
        if (ply_.kind == PlyKind::castle) return {castling() + gate()};
        if (ply_.passes()) return {};
        const std::string symbol = move_symbol_of(game_.variant(), ply_.piece);
        const std::string end = board_.name(ply_.to) + promotion() + gate();
        if (ply_.kind == PlyKind::drop) return {symbol + "@" + end};
        const bool captures = capture_by_itself(ply_) != nullptr;
        const std::string behind = (captures ? "x" : "") + end;
        std::vector<std::string> all;
        // A capture without a symbol names its file in any case.
        if (may_be_unnamed(game_.variant(), ply_.piece))
            all.push_back((captures ? file() : told_apart()) + behind);
        all.push_back(symbol + told_apart() + behind);
        return all;
    }

    std::string castling() const {
        const bool to_last =
            !ply_.effects.empty() && board_.file(ply_.effects[0].from) > board_.file(ply_.from);
        return to_last ? "O-O" : "O-O-O";
    }

    // What comes in behind the piece; where two have left, on which of their fields.
    std::string gate() const {
        if (move_.plies.size() == 1) return "";
        const PlyRecord& drop = move_.plies[1];
        return "/" + move_symbol_of(game_.variant(), drop.piece) +
               (ply_.kind == PlyKind::castle ? board_.name(drop.to) : "");
    }

    std::string promotion() const {
        return ply_.promoted_to == kNoPiece ? "" : "=" + move_symbol_of(game_.variant(), ply_.promoted_to);
    }

    // As in the name of the field where it starts.
    std::string file() const {
        const std::string name = board_.name(ply_.from);
        return name.substr(0, name.find_last_not_of("0123456789") + 1);
    }
    std::string rank() const { return board_.name(ply_.from).substr(file().size()); }

    // Does the same piece come in behind both, or none?
    bool same_gate(const ListedMove& other) const {
        return other.plies.size() == move_.plies.size() &&
               (other.plies.size() == 1 || other.plies[1].piece == move_.plies[1].piece);
    }

    // What of its start tells it apart from other pieces of its type that can go there, with the same gate.
    std::string told_apart() const {
        bool others = false, on_file = false, on_rank = false;
        for (const auto& other : game_.moves().moves) {
            const PlyRecord& ply = other->plies[0];
            if (!ply.walks() || ply.to != ply_.to || ply.from == ply_.from || ply.piece != ply_.piece ||
                !same_gate(*other))
                continue;
            others = true;
            on_file = on_file || board_.file(ply.from) == board_.file(ply_.from);
            on_rank = on_rank || board_.rank(ply.from) == board_.rank(ply_.from);
        }
        if (!others) return "";
        if (!on_file) return file();
        return on_rank ? file() + rank() : rank();
    }

    std::string outcome() const {
        Game after = game_;
        after.play(move_);
        const Status status = after.status();
        const bool wins = status.winner == game_.to_move();
        return wins ? "#" : status.kind == StatusKind::check ? "+" : "";
    }

    const Game& game_;
    const Board& board_;
    const ListedMove& move_;
    const PlyRecord& ply_;
};

}  // namespace

bool has_classical_notation(const Variant& variant) {
    return variant.spec().notations == nullptr;
}

std::optional<std::string> san_of(const Game& game, const ListedMove& move) {
    if (!has_classical_notation(game.variant())) return std::nullopt;
    const bool gates = move.plies.size() == 2 && move.plies[1].kind == PlyKind::drop &&
                       move.plies[1].pocket == 0 && move.plies[1].promoted_to == kNoPiece;
    return move.plies.size() == 1 || gates ? SanWriter(game, move).write() : std::nullopt;
}

}  // namespace acedrex
