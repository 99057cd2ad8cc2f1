// The oracle of views: what a side may know of a position, made slowly from the sentences that define it.
// A piece of the other side to which a row of `secrets` applies is replaced by its mask, without the tags of
// the row, or left out; where sight is limited, every field that neither holds a piece of the side nor is the
// end of one of its walks of sight is unknown, and what stands there is left out.
#pragma once

#include <set>
#include <string>

#include "agreement.hpp"
#include "notation/find/game.hpp"
#include "random_cases.hpp"
#include "variants.hpp"

namespace acedrex::reference {

struct Seen {
    std::set<Field> unknown;
    Stand stand;  // of which the board and the pockets count
};

// What `side` sees of the position. spec: what the oracle reads. ends: where its pieces can go and capture,
// where it sees by that.
Seen slowly_seen(const VariantSpec& spec, const Board& board, Evaluator& sight, Evaluator& asked,
                 const Stand& truth, Side side, const std::set<Field>& ends);

// What the kernel and the oracle do not agree on in views of the game's position; "": on nothing. A game that
// is over is seen whole. spec: what the oracle reads.
std::string views_differ(const Game& game, const VariantSpec& spec, Hooks* hooks);

// The case with secrets and sight drawn by its seed, and with pieces in pockets.
Case with_views(Case c);
// The same comparison of one case.
std::string views_of_case_differ(const Case& c, Tally& tally);

}  // namespace acedrex::reference
