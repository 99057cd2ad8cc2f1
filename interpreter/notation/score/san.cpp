#include "notation/score/san.hpp"

#include "notation/find/finding.hpp"

namespace acedrex {

namespace {

using Kind = PlyKind;

// As much of the start as tells the ply from others of such pieces to the same field.
std::string told_apart(const Game& game, const PlyRecord& ply, const Listing& legal) {
    const Board& board = game.variant().board();
    bool others = false, same_file = false, same_rank = false;
    for (const auto& other : legal.moves) {
        const PlyRecord& o = other->plies.front();
        if (o.piece != ply.piece || o.to != ply.to || o.from == ply.from || o.kind == Kind::castle ||
            o.from == kNoField)
            continue;
        others = true;
        same_file = same_file || board.file(o.from) == board.file(ply.from);
        same_rank = same_rank || board.rank(o.from) == board.rank(ply.from);
    }
    if (!others) return "";
    const std::string file = file_name(board.file(ply.from)), rank = std::to_string(board.rank(ply.from) + 1);
    return !same_file ? file : !same_rank ? rank : file + rank;
}

// The partner stands towards the last file.
bool castles_short(const PlyRecord& ply) {
    for (const SideEffect& e : ply.effects)
        if (e.kind == SideEffect::Kind::castle) return e.from > ply.from;
    return false;
}

// Without what is said of check; "" where it cannot be told so.
std::string told(const Game& game, const ListedMove& move) {
    const Variant& variant = game.variant();
    if (variant.spec().notation || move.plies.size() != 1 || variant.board().parts().size() > 1) return "";
    const PlyRecord& ply = move.plies.front();
    if (ply.piece == kNoPiece || ply.to == kNoField || leaves(ply)) return "";
    const std::string& symbol = variant.cast().symbol(ply.piece);
    if (symbol.size() != 1) return "";
    if (ply.kind == Kind::castle) return castles_short(ply) ? "O-O" : "O-O-O";
    if (!ply.effects.empty() || ply.captures.size() > 1 || ply.from == ply.to) return "";
    const std::string to = variant.board().name(ply.to);
    if (ply.kind == Kind::drop)
        return ply.promoted_to == kNoPiece && variant.pockets().names.size() == 1 ? symbol + "@" + to : "";
    if (!ply.captures.empty() && ply.captures[0].field != ply.to && ply.kind != Kind::en_passant) return "";
    std::string text;
    const bool unnamed = may_be_unnamed(variant, ply.piece);
    const bool takes = !ply.captures.empty();
    if (!unnamed)
        text = symbol + told_apart(game, ply, game.moves());
    else if (takes)
        text = file_name(variant.board().file(ply.from));
    if (takes) text += "x";
    text += to;
    if (ply.promoted_to != kNoPiece) {
        const std::string& became = variant.cast().symbol(ply.promoted_to);
        if (became.size() != 1) return "";
        text += "=" + became;
    }
    return text;
}

}  // namespace

std::optional<std::string> san_of(const Game& game, const ListedMove& move) {
    std::string text = told(game, move);
    std::shared_ptr<const ListedMove> found;
    // Other moves may read the same where rules are others than those of chess.
    if (text.empty() || !game.find(text, found) || found->text != move.text) return std::nullopt;
    Game after = game;
    after.play(move);
    const Status status = after.status();
    if (status.kind == StatusKind::checkmate) return text + "#";
    return status.kind == StatusKind::check ? text + "+" : text;
}

}  // namespace acedrex
