#include "import/keys.hpp"

#include <algorithm>
#include <iterator>

#include "import/fsf_types.hpp"
#include "shell/console.hpp"

namespace acedrex::program::imports {

namespace {

using enum Kind;
using enum Concerns;

constexpr std::string_view kRegion = "mobilityRegion";

constexpr Key kKeys[] = {
    // For screens and engines.
    {"variantTemplate", text, "fairy", nothing},
    {"pieceToCharTable", text, "-", nothing},
    {"pocketSize", number, "0", nothing},
    {"pieceValueMg", text, "", nothing},
    {"pieceValueEg", text, "", nothing},
    {"nnueAlias", text, "", nothing},
    // The board.
    {"maxRank", rank, "8"},
    {"maxFile", file, "8"},
    {"startFen", text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {"twoBoards", flag, "false", moves, "the other board is not there: nothing comes into the pockets"},
    // Promotion.
    {"promotionRegion", squares, "", moves, "", true},
    {"pawnTypes", types,
     "p"},  // of promotion, captures in passing and nMoveRule, where these do not say otherwise
    {"promotionPawnTypes", types, "p", moves, "these pieces are not promoted", true},
    {"promotionPieceTypes", types, "", moves, "Pawns are promoted otherwise", true},
    {"sittuyinPromotion", flag, "false", moves, "Pawns are not promoted on the great diagonals"},
    {"promotionLimit", limits, "", moves, "pieces are promoted without a limit"},
    {"promotedPieceType", pairs, "", moves, "these pieces are not promoted"},
    {"piecePromotionOnCapture", flag, "false", moves, "pieces are promoted without a capture as well"},
    {"mandatoryPawnPromotion", flag, "true", moves, "Pawns have to be promoted"},
    {"mandatoryPiecePromotion", flag, "false", moves, "pieces need not be promoted"},
    {"pieceDemotion", flag, "false", moves, "promoted pieces stay what they are"},
    // Captures that do more.
    {"blastOnCapture", flag, "false", moves, "captures do not explode"},
    {"blastImmuneTypes", types, "-", moves, "explosions spare none but Pawns"},
    {"mutuallyImmuneTypes", types, "-", moves, "these pieces take one another"},
    {"petrifyOnCaptureTypes", types, "-", moves, "pieces that capture do not turn to stone"},
    {"petrifyBlastPieces", flag, "false", moves, "what explodes does not turn to stone"},
    {"removeConnectN", number, "0", moves, "rows are not taken off"},
    {"removeConnectNByType", flag, "false", moves, "rows are not taken off"},
    {"surroundN", number, "0", moves, "what is surrounded is not taken"},
    // Longer first moves, and captures in passing.
    {"doubleStep", flag, "true"},
    {"doubleStepRegion", squares, "", moves, "", true},
    {"tripleStepRegion", squares, "-", moves, "", true},
    {"enPassantRegion", squares, "*", moves, "captures in passing are possible on all fields", true},
    {"enPassantTypes", types, "p", moves, "these do not capture in passing", true},
    // Castling.
    {"castling", flag, "true", moves, "castling is not possible"},
    {"castlingDroppedPiece", flag, "false", moves, "pieces that were dropped do not castle"},
    {"castlingKingsideFile", file, "7"},
    {"castlingQueensideFile", file, "3"},
    {"castlingRank", rank, "1"},
    {"castlingKingFile", file, "5"},
    {"castlingKingPiece", types, "k", moves, "castling is not possible", true},
    {"castlingRookKingsideFile", file, "0"},
    {"castlingRookQueensideFile", file, "1"},
    {"castlingRookPieces", types, "r", moves, "castling is not possible", true},
    {"oppositeCastling", flag, "false", moves, "both may castle to the same side"},
    {"castlingWins", word, "-", endings, "castling does not win"},
    {"chess960", flag, "false", moves, "the first position is that of the file"},
    // What is due, and what is not allowed.
    {"kingType", types, "k", moves, "the King moves as in chess"},
    {"checking", flag, "true", moves, "moves may give check"},
    {"dropChecks", flag, "true", moves, "drops may give check"},
    {"mustCapture", flag, "false", moves, "captures are not compulsory"},
    {"mustDrop", flag, "false", moves, "drops are not compulsory"},
    {"mustDropType", types, "*", moves, "drops are not compulsory"},
    {"makpongRule", flag, "false", moves, "a King in check may move away"},
    {"flyingGeneral", flag, "false", moves, "Kings may face each other"},
    {"immobilityIllegal", flag, "false", moves, "pieces may go where they cannot move on"},
    {"pass", flag, "false", moves, "passing is not allowed", true},
    {"passOnStalemate", flag, "false", moves, "no side passes", true},
    // Pockets.
    {"pieceDrops", flag, "false", moves, "nothing is dropped"},
    {"dropLoop", flag, "false", moves, "promoted pieces that are taken become what they were"},
    {"capturesToHand", flag, "false", moves, "captured pieces are gone"},
    {"firstRankPawnDrops", flag, "false"},
    {"promotionZonePawnDrops", flag, "false"},
    {"dropRegion", squares, "*", moves, "pieces are dropped on any field", true},
    {"sittuyinRookDrop", flag, "false", moves, "Rooks are dropped where others are"},
    {"dropOppositeColoredBishop", flag, "false", moves, "Bishops may be dropped on fields of one colour"},
    {"dropPromoted", flag, "false", moves, "pieces are dropped as they are only"},
    {"dropNoDoubled", types, "-", moves, "these may be dropped on a file again"},
    {"dropNoDoubledCount", number, "1"},
    {"shogiPawnDropMateIllegal", flag, "false", moves, "a drop of a Pawn may mate"},
    {"freeDrops", flag, "false", moves, "pockets have an end"},
    {"enclosingDrop", word, "none", moves, "pieces are dropped on any field", false,
     "reversi ataxx quadwrangle snort anyside top none"},
    {"enclosingDropStart", squares, "-", moves, "the first drops are as all others"},
    {"flipEnclosedPieces", word, "none", moves, "what is enclosed stays what it is", false,
     "reversi ataxx quadwrangle snort anyside top none"},
    {"gating", flag, "false"},
    {"seirawanGating", flag, "false", moves, "nothing comes in behind a piece that moves"},
    {"cambodianMoves", flag, "false", moves, "King and Minister do not leap"},
    // Walls.
    {"wallingRule", word, "none", moves, "no walls come in", false, "arrow duck edge past static none"},
    {"wallingRegion", squares, "*", moves, "walls come in on any field", true},
    {"wallOrMove", flag, "false", moves, "a move also puts a wall"},
    // Lines of the board.
    {"diagonalLines", squares, "-", moves, "no piece moves along the lines of the palace"},
    {"soldierPromotionRank", rank, "1"},
    // Ends.
    {"nMoveRuleTypes", types, "p", endings, "the same pieces begin the count anew for both sides", true},
    {"nMoveRule", number, "50"},
    {"nFoldRule", number, "3"},
    {"nFoldValue", value, "draw"},
    {"nFoldValueAbsolute", flag, "false", endings,
     "a repetition counts for the side that moved, and not for one colour"},
    {"perpetualCheckIllegal", flag, "false", endings, "perpetual check is a repetition like any other"},
    {"moveRepetitionIllegal", flag, "false", endings, "pieces may go to and fro"},
    {"chasingRule", word, "none", endings, "perpetual chases are repetitions like any other", false,
     "axf none"},
    {"stalemateValue", value, "draw", endings, "stalemate is a draw"},
    {"stalematePieceCount", flag, "false", endings, "stalemate is not decided by the number of pieces"},
    {"checkmateValue", value, "loss", endings, "the mated side loses"},
    {"shatarMateRule", flag, "false", endings, "mate is mate, whatever gives it"},
    {"bikjangRule", flag, "false", moves,
     "a side need not do away with Kings that face each other, and the game goes on"},
    {"extinctionValue", value, "none", endings, "the loss of pieces does not end the game"},
    {"extinctionClaim", flag, "false", endings, "the loss of pieces counts at once"},
    {"extinctionPseudoRoyal", flag, "false", moves, "no piece of these is royal"},
    {"dupleCheck", flag, "false", moves, "each royal piece must be safe"},
    {"extinctionPieceTypes", types, "-", endings, "the loss of these does not end the game"},
    {"extinctionPieceCount", number, "0", endings, "the game does not end with these few pieces"},
    {"extinctionOpponentPieceCount", number, "0", endings, "the number of enemy pieces does not matter"},
    {"extinctionAllPieceTypes", types, "-", endings, "the loss of these does not end the game"},
    {"flagPiece", types, "*", endings, "", true},
    {"flagRegion", squares, "-", endings, "", true},
    {"flagPieceCount", number, "1", endings, "one piece in the goal wins"},
    {"flagPieceBlockedWin", flag, "false", endings, "a goal that is full does not win"},
    {"flagMove", flag, "false", endings, "the goal counts at once, and the other side has no further move"},
    {"flagPieceSafe", flag, "false", endings, "the goal counts under attack, too"},
    {"checkCounting", flag, "false", endings, "checks are not counted"},
    {"connectN", number, "0", endings, "a row does not win"},
    {"connectPieceTypes", types, "*", endings, "a row of any pieces wins"},
    {"connectGoalByType", flag, "false", endings, "a row may be of different pieces"},
    {"connectHorizontal", flag, "true", endings, "a row along a rank wins as well"},
    {"connectVertical", flag, "true", endings, "a row along a file wins as well"},
    {"connectDiagonal", flag, "true", endings, "a diagonal row wins as well"},
    {"connectRegion1", squares, "-", endings, "a chain from here to there does not win", true},
    {"connectRegion2", squares, "-", endings, "a chain from here to there does not win", true},
    {"connectNxN", number, "0", endings, "a square does not win"},
    {"collinearN", number, "0", endings, "pieces in a line do not win"},
    {"connectValue", value, "win", endings, "a row wins"},
    {"materialCounting", word, "none", endings, "the game is not decided by counting pieces", false,
     "janggi unweighted whitedrawodds blackdrawodds none"},
    {"adjudicateFullBoard", flag, "false", endings, "a full board does not end the game"},
    {"countingRule", word, "none", endings, "a bare King has no right to count to a draw", false,
     "makruk cambodian asean none"},
};

// The name without White or Black behind it.
std::string_view without_side(std::string_view name) {
    for (const std::string_view side : {"White", "Black"})
        if (name.ends_with(side)) return name.substr(0, name.size() - side.size());
    return name;
}

bool names_type(std::string_view key) {
    return known_type(key) != nullptr || is_custom(key);
}

// "mobilityRegionWhiteCustomPiece1"
bool names_region_of_type(std::string_view name) {
    if (!name.starts_with(kRegion)) return false;
    std::string type(name.substr(kRegion.size()));
    for (const std::string_view side : {"White", "Black"})
        if (type.starts_with(side)) type.erase(0, side.size());
    if (type.empty()) return false;
    if (type[0] >= 'A' && type[0] <= 'Z') type[0] = static_cast<char>(type[0] - 'A' + 'a');
    return names_type(type);
}

}  // namespace

std::string_view to_string(Concerns concerns) {
    switch (concerns) {
        case nothing:
            return "nothing";
        case moves:
            return "moves";
        case endings:
            return "endings";
        case unknown:
            return "unknown";
    }
    return "";
}

const std::vector<Key>& plain_keys() {
    static const std::vector<Key> keys(std::begin(kKeys), std::end(kKeys));
    return keys;
}

const std::vector<OldKey>& old_keys() {
    static const std::vector<OldKey> keys{
        {"promotionRank", ""},
        {"doubleStepRank", ""},
        {"doubleStepRankMin", ""},
        {"whiteFlag", "flagRegionWhite"},
        {"blackFlag", "flagRegionBlack"},
        {"castlingRookPiece", "castlingRookPieces"},
        {"whiteDropRegion", "dropRegionWhite"},
        {"blackDropRegion", "dropRegionBlack"},
        {"dropOnTop", ""},
        {"arrowGating", ""},
        {"duckGating", ""},
        {"staticGating", ""},
        {"pastGating", ""},
    };
    return keys;
}

std::optional<Key> key_named(std::string_view name) {
    if (names_type(name)) return Key{name, type, "-"};
    if (names_region_of_type(name)) return Key{name, squares, "*", moves, "", true};
    const std::string_view base = without_side(name);
    for (const Key& key : plain_keys())
        if (key.name == name || (key.sided && key.name == base)) return key;
    return std::nullopt;
}

std::string nearest_key(const std::string& wrong) {
    std::vector<std::string> names;
    for (const Key& key : plain_keys()) {
        names.emplace_back(key.name);
        if (!key.sided) continue;
        names.push_back(std::string(key.name) + "White");
        names.push_back(std::string(key.name) + "Black");
    }
    for (const OldKey& key : old_keys()) names.emplace_back(key.name);
    for (const KnownType& known : known_types()) names.emplace_back(known.key);
    for (int i = 1; i <= kMostCustom; ++i) names.push_back("customPiece" + std::to_string(i));
    return did_you_mean(wrong, names);
}

}  // namespace acedrex::program::imports
