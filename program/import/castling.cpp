#include <fmt/core.h>

#include <algorithm>

#include "import/converter.hpp"

namespace acedrex::program::imports {

void Converter::write_castling() {
    for (const char* key : {"castlingKingsideFile", "castlingQueensideFile", "castlingKingFile"})
        s_.file(key);
    s_.number("castlingRank");
    s_.flag("chess960");
    if (!s_.flag("castling") || start_.rights.empty()) {
        s_.flag("castlingDroppedPiece");
        return;
    }
    const std::string king_letters = s_.types("castlingKingPieceWhite");
    PieceType* king = king_letters.empty() ? nullptr : type_of(king_letters[0]);
    const auto rooks = names_of(s_.types("castlingRookPiecesWhite"));
    if (king == nullptr || rooks.empty()) return;
    const int rank = s_.number("castlingRank");
    int stands = 0;
    for (int x = 1; x <= files_; ++x)
        if (start_.at(x, rank).letter == king->letter ||
            start_.at(x, ranks_ + 1 - rank).letter == king->letter)
            stands = x;
    if (stands == 0) return;
    const int kingside = s_.file("castlingKingsideFile"), queenside = s_.file("castlingQueensideFile");
    Lua castling = Lua::table();
    castling.set("king", in_quotes(king->name)).set("rooks", name_list(rooks));
    const auto file_text = [](int file) {
        return in_quotes(std::string(1, static_cast<char>('a' + file - 1)));
    };
    if (!s_.flag("chess960") && kingside - stands == stands - queenside)
        castling.set("distances", fmt::format("{{ {} }}", kingside - stands));
    else
        castling.set("to", fmt::format("{{ {}, {} }}", file_text(queenside), file_text(kingside)));
    if (std::find(royal_.begin(), royal_.end(), king->name) == royal_.end())
        castling.set("through_attack", "true").set("out_of_attack", "true");
    keys_.set("castling", castling);
    if (s_.flag("castlingDroppedPiece")) unsaid("castlingDroppedPiece");
}

}  // namespace acedrex::program::imports
