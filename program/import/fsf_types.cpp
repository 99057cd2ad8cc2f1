#include "import/fsf_types.hpp"

#include <algorithm>
#include <charconv>

namespace acedrex::program::imports {

const std::vector<KnownType>& known_types() {
    static const std::vector<KnownType> types{
        {"pawn", "fmWfceF", "Pawn", "classical.pieces.pawn", "P"},
        {"knight", "N", "Knight", "classical.pieces.knight", "N"},
        {"bishop", "B", "Bishop", "classical.pieces.bishop", "B"},
        {"rook", "R", "Rook", "classical.pieces.rook", "R"},
        {"queen", "Q", "Queen", "classical.pieces.queen", "Q"},
        {"fers", "F", "Ferz", "historic.pieces.ferz", "F"},
        {"alfil", "A", "Alfil", "historic.pieces.alfil", "E"},
        {"fersAlfil", "FA", "Elephant", "known.pieces.elephant", "E"},
        {"silver", "FfW", "Silver General"},
        {"aiwok", "RNF", "Aiwok"},
        {"bers", "RF", "Dragon King", "shogi.pieces.dragon-king", "D"},
        {"dragon", "RF", "Dragon King", "shogi.pieces.dragon-king", "D"},
        {"archbishop", "BN", "Archbishop", "classical.pieces.archbishop", "A"},
        {"chancellor", "RN", "Chancellor", "classical.pieces.chancellor", "C"},
        {"amazon", "QN", "Amazon"},
        {"knibis", "mNcB", "Knibis"},
        {"biskni", "mBcN", "Biskni"},
        {"kniroo", "mNcR", "Kniroo"},
        {"rookni", "mRcN", "Rookni"},
        {"shogiPawn", "fW", "Shogi Pawn"},
        {"lance", "fR", "Lance"},
        {"shogiKnight", "fN", "Shogi Knight"},
        {"gold", "WfF", "Gold General", "shogi.pieces.gold-general", "G"},
        {"dragonHorse", "BW", "Dragon Horse", "shogi.pieces.dragon-horse", "H"},
        {"clobber", "cW", "Clobber"},
        {"breakthrough", "fmWfF", "Man"},
        {"immobile", "", "Stone"},
        {"cannon", "mRcpR", "Cannon", "xiangqi.pieces.cannon", "C"},
        {"janggiCannon", "pR", "Janggi Cannon"},
        {"soldier", "fsW", "Soldier"},
        {"horse", "nN", "Horse", "xiangqi.pieces.horse", "N"},
        {"elephant", "nA", "Lame Elephant"},
        {"janggiElephant", "nZ", "Janggi Elephant"},
        {"banner", "RcpRnN", "Banner"},
        {"wazir", "W", "Wazir"},
        {"commoner", "K", "Commoner"},
        {"centaur", "KN", "Centaur"},
        {"king", "K", "King", "classical.pieces.king", "K"},
    };
    return types;
}

const KnownType* known_type(std::string_view key) {
    const auto& types = known_types();
    const auto at =
        std::find_if(types.begin(), types.end(), [&](const KnownType& t) { return t.key == key; });
    return at == types.end() ? nullptr : &*at;
}

bool is_custom(std::string_view key) {
    constexpr std::string_view kName = "customPiece";
    if (!key.starts_with(kName)) return false;
    int number = 0;
    const char* const end = key.data() + key.size();
    const auto [stop, wrong] = std::from_chars(key.data() + kName.size(), end, number);
    return wrong == std::errc() && stop == end && number >= 1 && number <= kMostCustom;
}

}  // namespace acedrex::program::imports
