#include "declare/declaration.hpp"

namespace acedrex {

namespace {

constexpr const char* kDone =
    "write further effects of a move in moves, as m.land * m.aside(...); on_turn_end acts at the end of each "
    "turn";

}  // namespace

const MeantKeys kMeantInPiece = {
    {"value", "did you mean worth?"},
    {"points", "did you mean worth?"},
    {"letter", "did you mean symbol?"},
    {"char", "did you mean symbol?"},
    {"id", "did you mean symbol?"},
    {"betza", "did you mean moves?"},
    {"movement", "did you mean moves?"},
    {"description", "did you mean about?"},
    {"is_royal", "write royal = \"check\""},
    {"on_move", kDone},
    {"after_move", kDone},
    {"on_arrival", kDone},
    {"captures",
     "write captures that differ from other moves in moves: m.step(m.N) * m.settle + m.step(m.NE) * "
     "m.strike"},
    {"first_move", "write what holds for the first move only in moves: m.initial * ..."},
    {"initial", "write what holds for the first move only in moves: m.initial * ..."},
};

const MeantKeys kMeantInVariant = {
    {"size", "did you mean board?"},
    {"start", "did you mean setup?"},
    {"position", "did you mean setup?"},
    {"fen", "did you mean setup? It is drawn, a line for each rank"},
    {"hand", "did you mean pockets?"},
    {"reserve", "did you mean pockets?"},
    {"phases", "did you mean turn?"},
    {"description", "did you mean about?"},
    {"promote", "did you mean promotion?"},
    {"value", "it belongs to a piece: piece { worth = ... }"},
    {"on_move", "rules of a piece act at the end of each turn: piece { on_turn_end = ... }"},
    {"en_passant", "it belongs to the moves of pieces: what rushes and what captures in passing"},
};

}  // namespace acedrex
