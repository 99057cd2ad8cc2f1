#include "problems/proof_bounds.hpp"

#include <algorithm>

#include "base/ranges.hpp"
#include "engines/movement.hpp"
#include "engines/walker.hpp"

namespace acedrex::program {

namespace {

constexpr std::uint8_t kFar = 0xff;

// Does a move of the piece do nothing but take it from one field to another, or to where it captures?
bool just_goes(const Movement& movement) {
    return !movement.ruled() && !movement.has_rows() && movement.lent_walks.empty() &&
           movement.roles.empty() && !movement.facts.walks.does_more();
}

}  // namespace

ProofBounds::ProofBounds(const Variant& variant, const Position& target, int plies)
    : variant_(variant),
      target_(target),
      codes_(static_cast<std::size_t>(target.tables().codes)),
      fields_(static_cast<std::size_t>(target.tables().fields)),
      bounded_(moves_one_piece()) {
    if (!bounded_) return;
    find_distances(plies);
    if (variant.castling().mover < 0) return;
    for (const Code code : target.tables().setup)
        if (code != kNoPiece && Cast::type(code) == variant.castling().mover)
            ++castlings_[static_cast<std::size_t>(Cast::side(code))];
}

bool ProofBounds::moves_one_piece() const {
    if (!variant_.turn().one_move || variant_.castling().onward.is_asked() ||
        !variant_.play().auras.empty() || !variant_.play().ruled.empty())
        return false;
    for (std::size_t code = 1; code < codes_; ++code) {
        const auto one = static_cast<Code>(code);
        const bool stands = target_.count(one) > 0 || ranges::count(target_.tables().setup, one) > 0;
        if (stands && Cast::side(one) == Side::none) return false;
        if (one != target_.tables().wall && !just_goes(variant_.movement(one))) return false;
    }
    return true;
}

// Backwards from each piece of the target, over every move that is possible on some board.
void ProofBounds::find_distances(int plies) {
    struct Way {
        Code code;
        Field from;
    };
    // By code and field, from where a piece comes there in one move.
    std::vector<std::vector<Way>> ways(codes_ * fields_);
    std::vector<std::uint8_t> anywhere(codes_, 0);
    const auto add = [&](Code code, Field from, Code as, Field to) {
        ways[as * fields_ + to].push_back({code, from});
    };
    const auto add_all = [&](Code code, Field from, Field to) {
        add(code, from, code, to);
        if (!variant_.promotion().promotes(Cast::type(code))) return;
        for (const int type : variant_.promotion().choices(code)) {
            const Code as = Cast::code(type, Cast::side(code));
            add(code, from, as, to);
            add(code, to, as, to);  // later, where it stands
        }
    };
    const Board& board = variant_.board();
    for (std::size_t c = 1; c < codes_; ++c) {
        const auto code = static_cast<Code>(c);
        if (code == target_.tables().wall) continue;
        const Movement& movement = variant_.movement(code);
        anywhere[c] = movement.walks.empty() ? 0 : 1;
        for (Field from = 0; from < fields_; ++from) {
            for (const TableAlternative& table : movement.tables)
                for_each_possible_end(table, from, board, [&](Field to) { add_all(code, from, to); });
            // It may castle, or be castled over.
            if (variant_.castling().mover >= 0 && target_.tables().setup[from] == code)
                for (Field to = 0; to < fields_; ++to)
                    if (board.rank(to) == board.rank(from)) add_all(code, from, to);
        }
    }
    for (Field f = 0; f < fields_; ++f)
        if (target_.at(f) != kNoPiece) goals_.push_back({f, target_.at(f)});
    distances_.assign(goals_.size() * codes_ * fields_, kFar);
    std::vector<Way> now, next;
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
        now = {{goals_[goal].code, goals_[goal].field}};
        distance(goal, now[0].code, now[0].from) = 0;
        for (int moves = 1; moves <= std::min(plies, 100) && !now.empty(); ++moves) {
            next.clear();
            const auto visit = [&](Code code, Field from) {
                if (distance(goal, code, from) != kFar) return;
                distance(goal, code, from) = static_cast<std::uint8_t>(moves);
                next.push_back({code, from});
            };
            for (const Way& at : now) {
                for (const Way& way : ways[at.code * fields_ + at.from]) visit(way.code, way.from);
                if (anywhere[at.code] == 0) continue;
                // Walks that no table tells may lead anywhere.
                for (Field from = 0; from < fields_; ++from) visit(at.code, from);
            }
            std::swap(now, next);
        }
    }
    // What walks that no table tells make of a piece by promotion, they may make wherever it comes from.
    for (std::size_t c = 1; c < codes_; ++c) {
        const auto code = static_cast<Code>(c);
        if (anywhere[c] == 0 || !variant_.promotion().promotes(Cast::type(code))) continue;
        for (std::size_t goal = 0; goal < goals_.size(); ++goal)
            for (Field from = 0; from < fields_; ++from)
                distance(goal, code, from) = std::min<std::uint8_t>(distance(goal, code, from), 1);
    }
}

bool ProofBounds::is_reached(const Position& position) const {
    if (position.to_move() != target_.to_move()) return false;
    for (Field f = 0; f < fields_; ++f)
        if (position.at(f) != target_.at(f)) return false;
    for (int pocket = 0; pocket < static_cast<int>(target_.tables().stores.size()); ++pocket)
        for (const Side side : {Side::light, Side::dark}) {
            const auto here = position.pocketed(side, pocket), there = target_.pocketed(side, pocket);
            if (!std::equal(here.begin(), here.end(), there.begin(), there.end())) return false;
        }
    return true;
}

bool ProofBounds::may_reach(const Position& position, int plies) const {
    if (!bounded_) return true;
    const Side us = position.to_move();
    const int ours = (plies + 1) / 2, theirs = plies / 2;
    return may_reach_by(us, position, ours, theirs) && may_reach_by(other(us), position, theirs, ours);
}

// own: moves that the side has left.
bool ProofBounds::may_reach_by(Side side, const Position& position, int own, int others) const {
    int surplus =
        static_cast<int>(position.pieces(side).size()) - static_cast<int>(target_.pieces(side).size());
    if (surplus < 0 || surplus > others) return false;
    int needed = -castlings_[static_cast<std::size_t>(side)];
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
        const auto [field, code] = goals_[goal];
        if (Cast::side(code) != side || position.at(field) == code) continue;
        int least = kFar;
        for (const Field from : position.pieces(side))
            least = std::min<int>(least, distance(goal, position.at(from), from));
        if (least == kFar) return false;
        needed += least;
        if (needed > own) return false;
    }
    return true;
}

}  // namespace acedrex::program
