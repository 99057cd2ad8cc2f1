#include "game/standing.hpp"

#include "base/ranges.hpp"

namespace acedrex {

std::optional<Standing> ended_on_board(LegalMoves& legal) {
    auto end = legal.board_end();
    if (!end) end = legal.bare_end();
    if (!end) return std::nullopt;
    Standing over = Standing::ended(end->winner, end->reason);
    if (end->mate) over.kind = StatusKind::checkmate;
    return over;
}

Standing without_moves(const Variant& variant, const Position& position, LegalMoves& legal) {
    const Side us = position.to_move();
    Peril peril = legal.peril(us);
    const bool flees = peril == Peril::none && legal.must_flee();
    // There may be moves that all repeat; else all would leave the piece unattacked that now is attacked.
    if (peril == Peril::none && !flees && legal.any() == false) {
        legal.ignore_unattacked(true);
        if (legal.any() != false) peril = Peril::unattacked;
        legal.ignore_unattacked(false);
    }
    if (peril == Peril::none && !flees) {
        Standing over =
            Standing::ended(winner_by(variant.obligations(us).stalemate, us, variant, position), "stalemate");
        if (!over.winner) over.kind = StatusKind::stalemate;
        return over;
    }
    return {StatusKind::checkmate, winner_by(variant.endings().checkmate, us),
            peril == Peril::unattacked ? "anti-mate" : "checkmate"};
}

std::optional<Standing> ended_by_clocks(const Variant& variant, const Position& position) {
    const Endings& endings = variant.endings();
    const auto by = [&](const EndRules::Limit& rule, const char* reason) {
        return Standing::ended(winner_by(rule.result, other(position.to_move()), variant, position), reason);
    };
    if (endings.halfmoves.times > 0 && position.halfmove_clock() >= endings.halfmoves.times)
        return by(endings.halfmoves, "quiet");
    if (endings.length.times > 0 && position.turns() >= endings.length.times)
        return by(endings.length, "move limit");
    return std::nullopt;
}

// Does each side have no more than one of the listed sets of pieces? Where a side lacks its royal piece, the
// position is set up to try something, and nothing is said of it.
std::optional<Standing> ended_as_dead(const Variant& variant, const Position& position) {
    const auto& dead = variant.endings().dead;
    if (dead.empty()) return std::nullopt;
    for (const Side side : {Side::light, Side::dark})
        if (!variant.royals(side).check.empty() && position.royals(side) == 0) return std::nullopt;
    const auto within = [&](Side side, const std::vector<int>& set) {
        for (int type = 0; type < variant.cast().types(); ++type) {
            const Code code = variant.cast().code(type, side);
            if (position.count(code) + position.in_reserve(code) > set[static_cast<std::size_t>(type)])
                return false;
        }
        return true;
    };
    for (const Side side : {Side::light, Side::dark})
        if (!ranges::any_of(dead, [&](const std::vector<int>& set) { return within(side, set); }))
            return std::nullopt;
    return Standing::ended(std::nullopt, "dead position");
}

Standing under_way(const Position& position, LegalMoves& legal) {
    const bool check = legal.in_check(position.to_move()) || legal.must_flee();
    return {check ? StatusKind::check : StatusKind::playing};
}

Standing standing(const Variant& variant, const Position& position, LegalMoves& legal, const OfGame& game) {
    if (position.is_partial()) return under_way(position, legal);
    if (const auto end = ended_on_board(legal)) return *end;
    const std::optional<bool> moves = game.any();
    if (moves == false) return without_moves(variant, position, legal);
    if (!moves) return {StatusKind::undecided};
    if (const auto end = game.ended()) return *end;
    if (const auto end = ended_by_clocks(variant, position)) return *end;
    if (const auto end = ended_as_dead(variant, position)) return *end;
    return under_way(position, legal);
}

Standing standing(const Variant& variant, const Position& position, LegalMoves& legal) {
    return standing(variant, position, legal,
                    {[&] { return legal.any(); }, [] { return std::optional<Standing>(); }});
}

}  // namespace acedrex
