#include <fmt/core.h>

#include <algorithm>
#include <tuple>

#include "import/converter.hpp"

namespace acedrex::program::imports {

namespace {

std::string file_text(int file) {
    return in_quotes(std::string(1, static_cast<char>('a' + file - 1)));
}

// Each way of a King that was dropped on its own file, with a Rook that was dropped in a corner.
Lua ways(int stands, int kingside, int queenside, int last_file) {
    Lua list = Lua::table();
    for (const auto& [to, corner, beside] :
         {std::tuple{kingside, last_file, kingside - 1}, std::tuple{queenside, 1, queenside + 1}}) {
        Lua way = Lua::table();
        way.set("king", fmt::format("{{ {}, {} }}", file_text(stands), file_text(to)));
        way.set("partner", fmt::format("{{ {}, {} }}", file_text(corner), file_text(beside)));
        list.add(way);
    }
    return list;
}

}  // namespace

void Converter::write_castling() {
    const int kingside = s_.file("castlingKingsideFile"), queenside = s_.file("castlingQueensideFile");
    const int rank = s_.number("castlingRank");
    int stands = s_.file("castlingKingFile");
    const bool dropped = s_.flag("castlingDroppedPiece"), anywhere = s_.flag("chess960");
    if (!s_.flag("castling") || (start_.rights.empty() && !dropped)) return;
    const std::string king_letters = s_.types("castlingKingPieceWhite");
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
    if (dropped)
        castling.set("ways", ways(stands, kingside, queenside, files_));
    else if (!anywhere && kingside - stands == stands - queenside)
        castling.set("distances", fmt::format("{{ {} }}", kingside - stands));
    else
        castling.set("to", fmt::format("{{ {}, {} }}", file_text(queenside), file_text(kingside)));
    if (std::find(royal_.begin(), royal_.end(), king->name) == royal_.end())
        castling.set("through_attack", "true").set("out_of_attack", "true");
    keys_.set("castling", castling);
}

}  // namespace acedrex::program::imports
