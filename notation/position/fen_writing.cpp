// FEN, written.
#include <fmt/core.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "engines/table_targets.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "variant/idle_tags.hpp"

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

std::string placement(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    const std::optional<Code> neutral = starred_piece(variant);
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
    return light.empty() && dark.empty() && !has_pocket(variant) ? text : text + "[" + light + dark + "]";
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

ToldFen tell_fen(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    const auto written = [&](const std::string& passed) {
        return fmt::format("{} {} {} {} {} {}{}", placement(variant, position),
                           position.to_move() == Side::light ? "w" : "b", write_rights(variant, position),
                           passed, position.halfmove_clock(), position.turns() / 2 + 1,
                           checks_given(variant, position));
    };
    Position plain = position;
    forget_idle_tags(variant, plain);
    // What FEN has no letter for shows when it is read back; the hash does not know of passes.
    const auto tells = [&](const std::string& text) {
        Result<Position> again = unchecked(read_fen(variant, text));
        if (!again) return false;
        forget_idle_tags(variant, *again.value);
        return again.value->hash() == plain.hash() && again.value->passes() == plain.passes();
    };
    const std::string passed = passed_fields(variant, position);
    const std::string usual = written(passed);
    if (tells(usual)) return {usual, ""};
    if (passed == "-")
        for (const Field f : position.pieces(other(position.to_move()))) {
            if (!(position.tags(f) & position.tables().any_timed) && position.last().unit != f) continue;
            for (const Field over : neighbours(board, f)) {
                if (position.at(over) != kNoPiece) continue;
                // The piece and what it may have passed, in order of ranks.
                const std::string text =
                    written(board.name(std::min(f, over)) + board.name(std::max(f, over)));
                if (tells(text)) return {text, ""};
            }
        }
    return {std::nullopt, fen_lacks(variant, plain, unchecked(read_fen(variant, usual)))};
}

}  // namespace acedrex
