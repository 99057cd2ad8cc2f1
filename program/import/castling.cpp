#include <fmt/core.h>

#include <algorithm>
#include <tuple>

#include "import/converter.hpp"

namespace acedrex::program::imports {

namespace {

std::string file_text(int file) {
    return in_quotes(std::string(1, static_cast<char>('a' + file - 1)));
}

// Each way of a King on its own file, with Rooks that stand on these two.
Lua ways(int stands, std::pair<int, int> ends, std::pair<int, int> rooks) {
    const auto [queenside, kingside] = ends;
    Lua list = Lua::table();
    for (const auto& [to, rook, beside] : {std::tuple{kingside, rooks.second, kingside - 1},
                                           std::tuple{queenside, rooks.first, queenside + 1}}) {
        Lua way = Lua::table();
        way.set("king", fmt::format("{{ {}, {} }}", file_text(stands), file_text(to)));
        way.set("partner", fmt::format("{{ {}, {} }}", file_text(rook), file_text(beside)));
        list.add(way);
    }
    return list;
}

}  // namespace

// The files of the Rooks that castle: where the engine begins to look for them, or the next one towards the
// King.
std::pair<int, int> Converter::castling_rooks(int stands) const {
    const std::string letters = s_.types("castlingRookPiecesWhite");
    const int rank = s_.number("castlingRank"), told = s_.file("castlingRookKingsideFile");
    const auto from = [&](int begin, int step) {
        for (int x = begin; x != stands && x >= 1 && x <= files_; x += step)
            for (const int y : {rank, ranks_ + 1 - rank})
                if (const char letter = start_.at(x, y).letter;
                    letter != 0 && letters.find(letter) != std::string::npos)
                    return x;
        return begin;
    };
    return {from(s_.file("castlingRookQueensideFile"), 1), from(told > 0 ? told : files_, -1)};
}

void Converter::write_castling() {
    const int kingside = s_.file("castlingKingsideFile"), queenside = s_.file("castlingQueensideFile");
    const int rank = s_.number("castlingRank");
    int stands = s_.file("castlingKingFile");
    const bool dropped = s_.flag("castlingDroppedPiece"), anywhere = s_.flag("chess960");
    if (!s_.flag("castling") || (start_.rights.empty() && !dropped)) return;
    const std::string king_letters = s_.types("castlingKingPieceWhite");
    if (rank < 1 || rank > ranks_ || std::min(kingside, queenside) < 1 ||
        std::max(kingside, queenside) > files_)
        return unsaid("castling");  // inherited, and not on this board
    PieceType* king = king_letters.empty() ? nullptr : type_of(king_letters[0]);
    const auto rooks = names_of(s_.types("castlingRookPiecesWhite"));
    if (king == nullptr || rooks.empty()) return;
    bool found = dropped;
    for (int x = 1; x <= files_; ++x)
        if (start_.at(x, rank).letter == king->letter ||
            start_.at(x, ranks_ + 1 - rank).letter == king->letter) {
            stands = x;
            found = true;
        }
    if (!found) return;
    Lua castling = Lua::table();
    castling.set("king", in_quotes(king->name)).set("rooks", name_list(rooks));
    // The nearest Rook to either side castles, where none is named.
    const bool named = !s_.is_usual("castlingRookQueensideFile") || !s_.is_usual("castlingRookKingsideFile");
    if (dropped || (named && !anywhere))
        castling.set("ways", ways(stands, {queenside, kingside}, castling_rooks(stands)));
    else if (!anywhere && kingside - stands == stands - queenside)
        castling.set("distances", fmt::format("{{ {} }}", kingside - stands));
    else
        castling.set("to", fmt::format("{{ {}, {} }}", file_text(queenside), file_text(kingside)));
    if (std::find(royal_.begin(), royal_.end(), king->name) == royal_.end())
        castling.set("through_attack", "true").set("out_of_attack", "true");
    keys_.set("castling", castling);
}

}  // namespace acedrex::program::imports
