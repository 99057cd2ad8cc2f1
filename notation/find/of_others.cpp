// Moves by the fields of their pieces, as engines and servers write them.
#include "notation/find/finding.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// Castling of the mover on one field with the partner on the other.
std::optional<MovePattern> castling_of(const Variant& variant, const Position& position,
                                       const NamedField& mover, const NamedField& partner) {
    const Castling& rule = variant.castling();
    const Board& board = variant.board();
    const Code first = position.at(mover.field(board)), second = position.at(partner.field(board));
    const Side us = position.to_move();
    if (rule.mover < 0 || first != variant.cast().code(rule.mover, us) || second == kNoPiece ||
        Cast::side(second) != us || !rule.may_partner(second, partner.field(board)))
        return std::nullopt;
    MovePattern castling;
    castling.from = mover;
    castling.partner = partner;
    castling.castles = MovePattern::Castles::some;
    return castling;
}

}  // namespace

std::vector<MovePattern> as_of_others(const Variant& variant, const Position& position,
                                      const MovePattern& pattern) {
    const Board& board = variant.board();
    const NamedField &from = pattern.from, &to = pattern.to;
    const bool by_fields = pattern.parts() == 1 && !pattern.drop && pattern.effects.empty() &&
                           from.field(board) != board.off() && to.field(board) != board.off();
    if (!by_fields) return {};
    using Promotes = MovePattern::Promotes;
    std::vector<MovePattern> others;
    // Behind the sign of castling, as in "Ke1-g1&", the field is the mover's.
    if (pattern.promotes == Promotes::unsaid) {
        const bool plain = pattern.castles == MovePattern::Castles::unsaid;
        if (const auto castling = plain ? castling_of(variant, position, from, to) : std::nullopt)
            others.push_back(*castling);
        return others;
    }
    if (pattern.promotes != Promotes::now || !pattern.by_letter_alone || !variant.turn().several) return {};
    MovePattern gate;
    gate.drop = true;
    gate.piece = pattern.promotion;
    gate.to = from;
    // "h1e1h": it comes in where the partner has left.
    MovePattern moves = castling_of(variant, position, to, from).value_or(pattern);
    moves.promotes = Promotes::unsaid;
    moves.promotion = {};
    moves.further = {gate};
    others.push_back(std::move(moves));
    return others;
}

}  // namespace acedrex
