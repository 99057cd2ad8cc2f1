// FEN, written.
#include <fmt/core.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "play/table_targets.hpp"

namespace acedrex {

namespace {

// With + where the piece is the promoted face of another type, as which it goes into a pocket.
std::string letters_of(const Variant& variant, Code code) {
    const int type = Cast::type(code);
    for (const CaptureRule& rule : variant.move_rules().captures) {
        const Code taken = rule.becomes[0][variant.cast().code(type, Side::dark)];
        if (taken != kNoPiece && promoted_face(variant, Cast::type(taken)) == type)
            return "+" + symbol_of(variant, variant.cast().with_side(taken, Cast::side(code)));
    }
    return symbol_of(variant, code);
}

// Is a drop among what the part is made of?
bool drops(const Part& part) {
    return !part.drops.empty() || ranges::any_of(part.parts, drops);
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
    const bool pocket = ranges::any_of(variant.turn().ways, drops);
    return light.empty() && dark.empty() && !pocket ? text : text + "[" + light + dark + "]";
}

std::string castling_letters(const Variant& variant, const Position& position) {
    std::string text;
    if (variant.castling().mover < 0) return "-";
    for (const Side side : {Side::light, Side::dark})
        for (const Field at : position.pieces(side)) {
            if (position.at(at) != variant.cast().code(variant.castling().mover, side) ||
                !(position.tags(at) & kCastlingTag))
                continue;
            for (const auto& [partner, letter] : castling_partners(variant, position, at))
                if (position.tags(partner) & kCastlingTag)
                    text += side == Side::light ? to_upper(letter) : letter;
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

// Behind all else, where they are counted.
std::string checks_given(const Variant& variant, const Position& position) {
    if (variant.endings().checks == 0) return "";
    return fmt::format(" +{}+{}", position.counter(variant.check_counter(Side::light)),
                       position.counter(variant.check_counter(Side::dark)));
}

}  // namespace

std::optional<std::string> write_fen(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    const auto written = [&](const std::string& passed) {
        return fmt::format("{} {} {} {} {} {}{}", placement(variant, position),
                           position.to_move() == Side::light ? "w" : "b", castling_letters(variant, position),
                           passed, position.halfmove_clock(), position.turns() / 2 + 1,
                           checks_given(variant, position));
    };
    // What FEN has no letter for shows when it is read back; the hash does not know of passes.
    const auto tells = [&](const std::string& text) {
        const Result<Position> again = unchecked(read_fen(variant, text));
        return again && again.value->hash() == position.hash() && again.value->passes() == position.passes();
    };
    const std::string passed = passed_fields(variant, position);
    if (const std::string text = written(passed); tells(text)) return text;
    if (passed != "-") return std::nullopt;
    for (const Field f : position.pieces(other(position.to_move()))) {
        if (!(position.tags(f) & position.tables().any_timed) && position.last().unit != f) continue;
        for (const Field over : neighbours(board, f)) {
            if (position.at(over) != kNoPiece) continue;
            // The piece and what it may have passed, in order of ranks.
            const std::string text = written(board.name(std::min(f, over)) + board.name(std::max(f, over)));
            if (tells(text)) return text;
        }
    }
    return std::nullopt;
}

}  // namespace acedrex
