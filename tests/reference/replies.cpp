#include "replies.hpp"

#include <algorithm>

#include "legality/legal.hpp"
#include "notation/position/setup.hpp"

namespace acedrex::reference {

std::string difference_in_replies(const Variant& variant, const Position& position, std::size_t moves) {
    Position after = position;
    LegalMoves remembering(variant, after), anew(variant, after);
    MoveList list;
    anew.list(list);
    remembering.remember_replies();
    std::string at_odds;
    const std::size_t step = std::max<std::size_t>(list.moves.size() / moves, 1);
    const std::size_t checkpoint = after.checkpoint();
    for (std::size_t i = 0; i < list.moves.size(); i += step) {
        make_turn(variant, after, list.moves[i], list.edits.data());
        const std::uint64_t counted = remembering.count(), replies = anew.count();
        if (counted != replies)
            at_odds += std::to_string(counted) + " replies counted from memory, but " +
                       std::to_string(replies) + " in " + write_setup(variant, after) + "\n";
        after.undo_to(checkpoint);
    }
    return at_odds;
}

}  // namespace acedrex::reference
