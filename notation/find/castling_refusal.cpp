// Why castling is refused, told in the order in which a player would ask.
#include <algorithm>
#include <optional>

#include "legality/legal.hpp"
#include "notation/find/refusal.hpp"

namespace acedrex {

namespace {

// Where the two end, as files; of the partner only where that is on the way.
struct Ends {
    int mover;
    std::optional<int> partner;
};

// Where the mover goes with that partner: to a file of its own, or as far as it may towards the partner.
Ends ends_with(const Variant& variant, Field mover, Field partner) {
    const Board& board = variant.board();
    const Castling& rule = variant.castling();
    const int way = board.file(partner) > board.file(mover) ? 1 : -1;
    if (rule.to.empty()) return {board.file(partner) - (rule.apart[way > 0] < 0 ? 0 : way), std::nullopt};
    const int last = way < 0 ? rule.to.front() : rule.to.back();
    return {last, last - way};
}

// What keeps the mover from castling with one partner, however far; "" if nothing that is told here.
std::string refusal_with(const Variant& variant, LegalMoves& legal, const Position& position, Field mover,
                         Field partner, const Ends& ends) {
    const Board& board = variant.board();
    const Castling& rule = variant.castling();
    const int from = board.file(mover);
    const int way = board.file(partner) > from ? 1 : -1;
    const auto on_rank = [&](int file) { return board.at(board.part(mover), file, board.rank(mover)); };
    for (int file = from + way; file != board.file(partner); file += way)
        if (const Field f = on_rank(file); f == board.off() || position.at(f) != kNoPiece)
            return board.name(f) + " is between the two and not empty";
    if (ends.partner) {
        const auto [west, east] = std::minmax({from, board.file(partner), ends.mover, *ends.partner});
        for (int file = west; file <= east; ++file)
            if (const Field f = on_rank(file); f != mover && f != partner && position.at(f) != kNoPiece)
                return board.name(f) + " is on their way and not empty";
    }
    const Code code = position.at(mover);
    if (!legal.must_be_safe(code)) return "";
    if (!rule.out_of_attack && legal.attacked(mover, code)) return board.name(mover) + " is attacked";
    const int step = ends.mover > from ? 1 : -1;
    for (int file = from; file != ends.mover; file += step)
        if (const Field f = on_rank(file + step); legal.attacked_on_its_way(mover, f))
            return board.name(f) + " is attacked";
    return "";
}

void add_reason(std::string& reasons, const std::string& why) {
    if (!why.empty() && reasons.find(why) == std::string::npos)
        reasons += (reasons.empty() ? "" : "; ") + why;
}

// Why none of the ways can be gone that the text may mean.
std::string refusal_by_ways(const Variant& variant, LegalMoves& legal, const Position& position, Field mover,
                            const MovePattern& asked) {
    using Castles = MovePattern::Castles;
    const Board& board = variant.board();
    const auto fits = [](const NamedField& named, int file) { return named.file < 0 || named.file == file; };
    std::string reasons;
    bool meant = false;
    for (const CastlingWay& way : variant.castling().ways) {
        const bool on_last = way.partner > way.mover;
        const bool on_side =
            asked.castles == Castles::some || on_last == (asked.castles == Castles::last_file);
        if (way.mover != board.file(mover) || !on_side || !fits(asked.to, way.mover_to) ||
            !fits(asked.partner, way.partner) || !fits(asked.other, way.partner_to))
            continue;
        meant = true;
        const Field partner = board.at(board.part(mover), way.partner, board.rank(mover));
        const Code code = partner == board.off() ? kNoPiece : position.at(partner);
        const bool may = code != kNoPiece && Cast::side(code) == position.to_move() &&
                         (position.tags(partner) & kCastlingTag) &&
                         variant.castling().may_partner(code, partner);
        add_reason(reasons, may ? refusal_with(variant, legal, position, mover, partner,
                                               {way.mover_to, way.partner_to})
                                : "no piece that it could castle with, with the tag &, stands on " +
                                      (partner == board.off() ? "that side" : board.name(partner)));
    }
    if (!meant) return "no way of castling leads there from " + board.name(mover);
    return reasons;
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
        else if (rule.may_partner(position.at(f), f))
            partners.push_back(f);
    }
    if (movers.empty()) return "the " + variant.cast().name(mover_code) + " has moved, or has not the tag &";
    if (partners.empty()) return "no piece that it could castle with is left unmoved";
    if (!rule.ways.empty()) return refusal_by_ways(variant, legal, position, movers[0], asked);
    std::erase_if(partners, [&](Field f) { return is_away(variant, asked, movers[0], f); });
    if (partners.empty()) return "no piece that it could castle with on that side is left unmoved";
    std::string reasons;
    for (const Field partner : partners) {
        if (&variant.board().part(partner) != &variant.board().part(movers[0])) continue;
        add_reason(reasons, refusal_with(variant, legal, position, movers[0], partner,
                                         ends_with(variant, movers[0], partner)));
    }
    return reasons;
}

}  // namespace acedrex
