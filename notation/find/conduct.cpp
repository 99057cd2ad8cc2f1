// What two players say beside their moves: what it brings about, and what is answered.
#include "notation/find/conduct.hpp"

#include <fmt/core.h>

namespace acedrex {

Conduct::Answer Conduct::say(Sign sign, Side by, const Status& status) {
    const bool over = agreed_ || status.over();
    switch (sign) {
        case Sign::placeholder:
            return {false, "the dots hold the place of a move in game scores; nothing is played by them"};
        case Sign::mate:
            // Alone it is a claim; behind a move the mark is compared where the move is played.
            if (status.kind == StatusKind::checkmate && status.winner == by) return {};
            return {false, fmt::format("no: {} has not checkmated itself; {} is to move",
                                       to_string(other(by)), to_string(by))};
        case Sign::draw:
            if (over && !agreed_ && !status.winner) return {};
            return {false, "the game is not drawn by the rules; 'draw' offers one"};
        default:
            break;
    }
    if (over) return {false, "the game is over already"};
    switch (sign) {
        case Sign::offer:
            return offer(by);
        case Sign::withdraw:
            return withdraw(by);
        case Sign::accept:
            return accept(by);
        default:
            return resign(by);
    }
}

Conduct::Answer Conduct::offer(Side by) {
    offered_[index(by)] = true;
    return {true, fmt::format("{} offers a draw", to_string(by))};
}

Conduct::Answer Conduct::withdraw(Side by) {
    if (!offers(by)) return {false, fmt::format("{} has offered no draw", to_string(by))};
    offered_[index(by)] = false;
    return {true, fmt::format("{} withdraws the offer", to_string(by))};
}

Conduct::Answer Conduct::accept(Side by) {
    if (!offers(other(by)))
        return {false, offers(by) ? "only the other side can accept the draw" : "no draw has been offered"};
    agreed_ = Agreement{};
    return {};
}

Conduct::Answer Conduct::decline(Side by) {
    if (!offers(other(by))) return {false, fmt::format("no draw has been offered to {}", to_string(by))};
    offered_[index(other(by))] = false;
    return {true, fmt::format("{} declines", to_string(by))};
}

Conduct::Answer Conduct::resign(Side by) {
    agreed_ = Agreement{other(by)};
    return {};
}

bool Conduct::take_back() {
    const bool was_agreed = agreed_.has_value();
    *this = {};
    return was_agreed;
}

}  // namespace acedrex
