// Random positions of a shipped variant, and what the kernel makes of them, in the oracle's terms.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "notation/find/game.hpp"
#include "position/position.hpp"
#include "random.hpp"
#include "variant/variant.hpp"
#include "variants.hpp"

namespace acedrex::reference {

Stand read(const Variant& variant, const Position& position);

// What is left of a position of a game, or of the variant's own first one: pieces are gone, stand elsewhere,
// are others, or have come, with tags of all kinds. There are no more than about `most`, and often far fewer.
Position scattered(const Variant& variant, const Position& from, Random& random, int most);

// What a kernel's game makes of a position.
struct Played {
    std::set<Stand> ends;
    std::size_t listed = 0;
    bool complete = true;
    std::string fault;  // the kernel is at odds with itself; "" if it is not
};
Played played(const Game& game);

}  // namespace acedrex::reference
