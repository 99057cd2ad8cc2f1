// FEN, written.
#include <algorithm>

#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "play/passing.hpp"

namespace acedrex {

namespace {

std::string letters_of(const Variant& variant, Code code) {
    const auto behind = unpromoted_type(variant, Cast::type(code));
    if (!behind) return symbol_of(variant, code);
    return "+" + symbol_of(variant, variant.cast().code(*behind, Cast::side(code)));
}

// Is a drop among what the part is made of?
bool drops(const Part& part) {
    return !part.drops.empty() || std::any_of(part.parts.begin(), part.parts.end(), drops);
}

std::string placement(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    const std::optional<Code> neutral = lone_neutral(variant);
    std::string text;
    for (int rank = board.ranks() - 1; rank >= 0; --rank) {
        int run = 0;
        const auto flush = [&] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (int file = 0; file < board.files(); ++file) {
            const Field f = board.at(file, rank);
            if (f != board.off() && position.at(f) == kNoPiece) {
                ++run;
                continue;
            }
            flush();
            const bool starred = f == board.off() || position.at(f) == neutral;
            text += starred ? "*" : letters_of(variant, position.at(f));
            if (f != board.off() && (position.tags(f) & position.tables().promoted_tag)) text += "~";
        }
        flush();
        if (rank > 0) text += "/";
    }
    // Light's first.
    std::string light, dark;
    for (const Code code : reserve_of(variant, position, 0))
        (Cast::side(code) == Side::dark ? dark : light) += symbol_of(variant, code);
    const bool pocket = std::any_of(variant.turn().ways.begin(), variant.turn().ways.end(), drops);
    return light.empty() && dark.empty() && !pocket ? text : text + "[" + light + dark + "]";
}

// K and Q for the outermost partners, files otherwise, the right one first.
std::string castling_letters(const Variant& variant, const Position& position) {
    const Castling& rule = variant.castling();
    const Board& board = variant.board();
    std::string text;
    if (rule.mover < 0) return "-";
    for (const Side side : {Side::light, Side::dark}) {
        const Code mover = variant.cast().code(rule.mover, side);
        for (const Field at : position.pieces(side)) {
            if (position.at(at) != mover || !(position.tags(at) & kCastlingTag)) continue;
            const std::vector<Field> partners = castling_partners(variant, position, at);
            const auto write = [&](auto outermost, auto end, char letter, bool right) {
                for (auto f = outermost; f != end && (board.file(*f) > board.file(at)) == right; ++f) {
                    if (f != outermost) letter = file_name(board.file(*f))[0];
                    if (position.tags(*f) & kCastlingTag)
                        text += side == Side::light ? to_upper(letter) : letter;
                }
            };
            write(partners.rbegin(), partners.rend(), 'k', true);
            write(partners.begin(), partners.end(), 'q', false);
        }
    }
    return text.empty() ? "-" : text;
}

std::string passed_fields(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    std::string text;
    for (const Position::Rush& rush : position.rushes()) {
        if (!(position.tags(rush.field) & kRushedTag)) continue;
        std::string fields;  // the nearest last
        for_each_passed(variant.binding(), position, rush,
                        [&](Field passed) { fields = board.name(passed) + fields; });
        text += fields;
    }
    return text.empty() ? "-" : text;
}

// What the piece on f may have passed on its last move, as read_fen takes it: the two in order of ranks.
std::vector<std::string> passed_beside(const Board& board, const Position& position, Field f) {
    std::vector<std::string> texts;
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
            const Field passed = board.step(f, {x, y});
            if ((x == 0 && y == 0) || passed == board.off() || position.at(passed) != kNoPiece) continue;
            texts.push_back(board.name(std::min(f, passed)) + board.name(std::max(f, passed)));
        }
    return texts;
}

}  // namespace

std::optional<std::string> write_fen(const Variant& variant, const Position& position) {
    const std::string before = placement(variant, position) +
                               (position.to_move() == Side::light ? " w " : " b ") +
                               castling_letters(variant, position) + " ";
    const std::string after =
        " " + std::to_string(position.halfmove_clock()) + " " + std::to_string(position.turns() / 2 + 1);
    // What FEN has no letter for shows when it is read back; the hash does not know of passes.
    const auto tells = [&](const std::string& text) {
        const Result<Position> again = unchecked(read_fen(variant, text));
        return again && again.value->hash() == position.hash() && again.value->passes() == position.passes();
    };
    const std::string passed = passed_fields(variant, position);
    if (const std::string text = before + passed + after; tells(text)) return text;
    if (passed != "-") return std::nullopt;
    for (const Field f : position.pieces(other(position.to_move()))) {
        if (!(position.tags(f) & position.tables().any_timed) && position.last().unit != f) continue;
        for (const std::string& beside : passed_beside(variant.board(), position, f))
            if (const std::string text = before + beside + after; tells(text)) return text;
    }
    return std::nullopt;
}

}  // namespace acedrex
