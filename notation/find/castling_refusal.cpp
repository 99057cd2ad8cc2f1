// Why castling is refused, told in the order in which a player would ask.
#include <algorithm>

#include "legality/legal.hpp"
#include "notation/find/refusal.hpp"

namespace acedrex {

namespace {

// What keeps the mover from castling with one partner, for every distance; "" if nothing that is told here.
std::string refusal_with(const Variant& variant, LegalMoves& legal, const Position& position, Field mover,
                         Field partner) {
    const Board& board = variant.board();
    const Castling& rule = variant.castling();
    const int from = board.file(mover);
    const int way = board.file(partner) > from ? 1 : -1;
    const auto on_rank = [&](int file) { return board.at(board.part(mover), file, board.rank(mover)); };
    for (int file = from + way; file != board.file(partner); file += way)
        if (const Field f = on_rank(file); f == board.off() || position.at(f) != kNoPiece)
            return board.name(f) + " is between the two and not empty";
    // Where the mover goes: to a file of its own, or towards the partner.
    int last = board.file(partner) - (rule.apart[way > 0] < 0 ? 0 : way);
    if (!rule.to.empty()) {
        last = way < 0 ? rule.to.front() : rule.to.back();
        const auto [west, east] = std::minmax({from, board.file(partner), last, last - way});
        for (int file = west; file <= east; ++file)
            if (const Field f = on_rank(file); f != mover && f != partner && position.at(f) != kNoPiece)
                return board.name(f) + " is on their way and not empty";
    }
    const Code code = position.at(mover);
    if (!legal.must_be_safe(code)) return "";
    if (!rule.out_of_attack && legal.attacked(mover, code)) return board.name(mover) + " is attacked";
    const int step = last > from ? 1 : -1;
    for (int file = from; file != last; file += step)
        if (const Field f = on_rank(file + step); legal.attacked_on_its_way(mover, f))
            return board.name(f) + " is attacked";
    return "";
}

// Does the text ask for castling on the other side of the mover?
bool is_away(const Variant& variant, const MovePattern& asked, Field mover, Field partner) {
    using Castles = MovePattern::Castles;
    const Board& board = variant.board();
    const std::vector<int>& to = variant.castling().to;  // of either side, where they are given
    const int file = asked.to.file;
    const bool on_last = board.file(partner) > board.file(mover);
    if (asked.castles != Castles::some) return on_last != (asked.castles == Castles::last_file);
    if (file < 0 || file == board.file(mover)) return false;
    if (!to.empty()) return file == (on_last ? to.front() : to.back());
    return on_last != (file > board.file(mover));
}

}  // namespace

std::string castling_refusal(const Variant& variant, const Position& given, const MovePattern& asked) {
    const Castling& rule = variant.castling();
    if (rule.mover < 0) return "this variant has no castling";
    Position position = given;
    LegalMoves legal(variant, position);
    const Side us = position.to_move();
    const Code mover_code = variant.cast().code(rule.mover, us);
    std::vector<Field> movers, partners;
    for (const Field f : position.pieces(us)) {
        if (!(position.tags(f) & kCastlingTag)) continue;
        if (position.at(f) == mover_code)
            movers.push_back(f);
        else if (rule.partners[static_cast<std::size_t>(Cast::type(position.at(f)))])
            partners.push_back(f);
    }
    if (movers.empty()) return "the " + variant.cast().name(mover_code) + " has moved, or has not the tag &";
    if (partners.empty()) return "no piece that it could castle with is left unmoved";
    std::erase_if(partners, [&](Field f) { return is_away(variant, asked, movers[0], f); });
    if (partners.empty()) return "no piece that it could castle with on that side is left unmoved";
    std::string reasons;
    for (const Field partner : partners) {
        if (&variant.board().part(partner) != &variant.board().part(movers[0])) continue;
        const std::string why = refusal_with(variant, legal, position, movers[0], partner);
        if (!why.empty() && reasons.find(why) == std::string::npos)
            reasons += (reasons.empty() ? "" : "; ") + why;
    }
    return reasons;
}

}  // namespace acedrex
