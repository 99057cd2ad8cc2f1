// What a turn can be besides a piece's walk and drops: castlings, promotions that were put off, passing.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "legality/generator.hpp"

namespace acedrex {

bool Generator::may_pass(FunctionRef<bool()> alone) const {
    const MoveObligations::Pass rule = variant_.obligations(position_.to_move()).pass;
    return rule == MoveObligations::Pass::free || (rule == MoveObligations::Pass::forced && alone());
}

void Generator::pass_turn(MoveSink& sink) {
    const std::size_t before = position_.checkpoint();
    pass([&](const Move& move) { return finish(sink, before, move); });
}

// The turn goes by without a move: no piece, from nowhere to nowhere.
bool Generator::pass(Made made) {
    if (!makes_parts_ && !safety_.pursued().empty()) return true;
    const Field nowhere = variant_.board().off();
    agenda_.begin();
    return made({.from = nowhere, .to = nowhere, .kind = Move::Kind::pass});
}

// A promotion that was put off is a whole move of its own.
bool Generator::put_off_promotions(std::optional<Field> only_from, Made made) {
    if (!variant_.promotion().some_wait()) return true;
    return !position_.any_piece(us_, [&](Field f) {
        if (!(position_.tags(f) & kPromotionTag) || (only_from && *only_from != f)) return false;
        if (stays_put(f) || !makes_part_from(f)) return false;
        if (!variant_.promotion().promotes(Cast::type(position_.at(f)))) return false;
        agenda_.begin();
        return !agenda_.promote_to_each(
            f, [&] { return made({.from = f, .to = f, .kind = Move::Kind::edits}); });
    });
}

bool Generator::castlings(std::optional<Field> only_from, Made made) {
    if (variant_.castling().mover < 0) return true;
    const Code code = variant_.cast().code(variant_.castling().mover, us_);
    int left = position_.count(code);
    const auto castles = [&](Field mover) {
        return !(position_.tags(mover) & kCastlingTag) || (only_from && *only_from != mover) ||
               !makes_part_from(mover) || stays_put(mover) || frozen(mover) || castle_from(mover, made);
    };
    // Most often it is the only royal piece, which need not be sought.
    if (left == 1 && position_.royals(us_) == 1)
        if (const Field royal = position_.royal(us_); position_.at(royal) == code) return castles(royal);
    for (std::size_t i = 0; left > 0; ++i) {
        const Field mover = position_.pieces(us_)[i];
        if (position_.at(mover) != code) continue;
        --left;
        if (!castles(mover)) return false;
    }
    return true;
}

bool Generator::castle_from(Field mover, Made made) {
    const Castling& rule = variant_.castling();
    if (!rule.ways.empty()) return castle_by_ways(mover, made);
    const Board& board = variant_.board();
    const Code mover_code = position_.at(mover);
    const BoardPart& part = board.part(mover);
    const int first = mover - board.file(mover);  // of its rank
    for (const int way : {-1, 1}) {
        // The nearest partner that may castle on that side of the rank.
        Field partner = board.off();
        for (int file = board.file(mover) + way; file >= 0 && file < part.files; file += way) {
            const auto f = static_cast<Field>(first + file);
            if (board.is_hole(f)) break;
            const Code code = position_.at(f);
            if (code == kNoPiece) continue;
            if (may_castle_along(f)) {
                partner = f;
                break;
            }
            // Whatever they end on, both would have to pass it.
            if (!(variant_.play().meetings.at(mover_code, code) & Meetings::kPasses)) break;
        }
        if (partner == board.off() || frozen(partner)) continue;
        const int most = std::abs(board.file(partner) - board.file(mover)) - 1 - rule.apart[way > 0];
        for (const int distance : rule.distances)
            if (distance <= most && !castle(mover, partner, board.file(mover) + way * distance,
                                            board.file(mover) + way * (distance - 1), made))
                return false;
        if (rule.to.empty()) continue;
        const int file = way < 0 ? rule.to.front() : rule.to.back();
        if (!castle(mover, partner, file, file - way, made)) return false;
    }
    return true;
}

// Is it a partner in castling that has the right to?
bool Generator::may_castle_along(Field f) const {
    const Code code = position_.at(f);
    return (position_.tags(f) & kCastlingTag) != 0 && Cast::side(code) == us_ &&
           variant_.castling().may_partner(code, f);
}

// Where the rule tells for each where it stands and ends.
bool Generator::castle_by_ways(Field mover, Made made) {
    const Board& board = variant_.board();
    return ranges::all_of(variant_.castling().ways, [&](const CastlingWay& way) {
        if (way.mover != board.file(mover)) return true;
        const Field partner = board.at(board.part(mover), way.partner, board.rank(mover));
        if (partner == board.off() || !may_castle_along(partner) || frozen(partner)) return true;
        return castle(mover, partner, way.mover_to, way.partner_to, made);
    });
}

// Over fields that are empty or hold pieces that both pass over; each ends on an empty one.
bool Generator::way_is_clear(Field mover, Field partner, Field mover_to, Field partner_to) const {
    for (const Field to : {mover_to, partner_to})
        if (to != mover && to != partner && position_.at(to) != kNoPiece) return false;
    const Board& board = variant_.board();
    const auto [west, east] =
        std::minmax({board.file(mover), board.file(partner), board.file(mover_to), board.file(partner_to)});
    for (int file = west; file <= east; ++file) {
        const Field f = board.at(board.part(mover), file, board.rank(mover));
        if (f == board.off()) return false;
        const Code there = position_.at(f);
        if (f == mover || f == partner || there == kNoPiece) continue;
        const auto passes = [&](Field piece) {
            return variant_.play().meetings.at(position_.at(piece), there) & Meetings::kPasses;
        };
        if (!passes(mover) || !passes(partner)) return false;
    }
    return true;
}

bool Generator::castle(Field mover, Field partner, int mover_file, int partner_file, Made made) {
    const Castling& rule = variant_.castling();
    const Board& board = variant_.board();
    const auto on_rank = [&](int file) { return board.at(board.part(mover), file, board.rank(mover)); };
    const Field mover_to = on_rank(mover_file);
    const Field partner_to = on_rank(partner_file);
    if (mover_to == board.off() || partner_to == board.off()) return true;
    if (!way_is_clear(mover, partner, mover_to, partner_to)) return true;
    const Code mover_code = position_.at(mover);
    const bool onward = rule.onward.is_asked();
    if (safety_.must_be_safe(mover_code)) {
        if (!rule.out_of_attack && safety_.attacked(mover, mover_code)) return true;
        const int way = mover_file > board.file(mover) ? 1 : -1;
        // Where it ends it is judged as after any move; where it goes onward, that was on its way.
        const int end = onward ? mover_file + way : mover_file;
        if (!rule.through_attack && mover_to != mover)
            for (int file = board.file(mover) + way; file != end; file += way)
                if (safety_.attacked_on_its_way(mover, on_rank(file))) return true;
    }
    agenda_.begin();
    return onward ? go_onward(mover, partner, mover_to, partner_to, made)
                  : put_castled(mover, partner, mover_to, partner_to, made);
}

bool Generator::put_castled(Field mover, Field partner, Field mover_to, Field partner_to, Made made) {
    const Tried castled(position_);
    const Code mover_code = position_.at(mover);
    const Code partner_code = position_.at(partner);
    const Tags mover_tags = position_.tables().arrival_tags(mover_to, mover_code, position_.tags(mover));
    const Tags partner_tags =
        position_.tables().arrival_tags(partner_to, partner_code, position_.tags(partner));
    position_.set(mover, kNoPiece, 0, Edit::Why::castle);
    position_.set(partner, kNoPiece, 0, Edit::Why::castle);
    position_.set(mover_to, mover_code, mover_tags, Edit::Why::castle);
    position_.set(partner_to, partner_code, partner_tags, Edit::Why::castle);
    return made({.from = mover, .to = mover_to, .kind = Move::Kind::castle});
}

// Both end where the rule leads them from where they would stand, on fields that are empty then.
bool Generator::go_onward(Field mover, Field partner, Field mover_to, Field partner_to, Made made) {
    const Castling& rule = variant_.castling();
    std::vector<std::pair<Field, Field>> ends;
    put_castled(mover, partner, mover_to, partner_to, [&](const Move&) {
        const auto reached = [&](Field from) {
            std::vector<Field> fields =
                walker_.reach(from, rule.onward.program, rule.onward.begins[position_.at(from)]);
            std::erase_if(fields, [&](Field f) { return position_.at(f) != kNoPiece && f != from; });
            return fields;
        };
        const std::vector<Field> of_partner = reached(partner_to);
        for (const Field one : reached(mover_to))
            for (const Field other : of_partner)
                if (one != other) ends.emplace_back(one, other);
        return true;
    });
    return std::all_of(ends.begin(), ends.end(), [&](const std::pair<Field, Field>& end) {
        return put_castled(mover, partner, end.first, end.second, made);
    });
}

}  // namespace acedrex
