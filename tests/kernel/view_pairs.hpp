// Pairs of games that one side cannot tell apart, for the law of views: what is other in the one is what the
// side does not see.
#pragma once

#include <memory>
#include <string>

#include "notation/find/game.hpp"
#include "reference/random.hpp"

namespace acedrex::testing {

struct Pair {
    Game one, other;
    Side side;  // to which both look the same
};

// Positions of random games of a variant, and scattered ones, each with another that looks the same.
class PairMaker {
  public:
    PairMaker(std::shared_ptr<const Variant> variant, std::uint64_t seed)
        : variant_(std::move(variant)), random_(seed), game_(variant_) {}

    // begins: both begin where they stand, with nothing played before.
    Pair next();
    // Two games that have gone on from a pair for so many turns at most, and that the side could not tell
    // apart at any time: it made the same turns, and was refused the same.
    Pair next_games(int turns);
    reference::Random& random() { return random_; }

  private:
    void go_on();
    Position some_position();
    void keep_secrets(Position& position);
    bool make_same(Pair& pair);
    bool answer_unseen(Pair& pair);

    std::shared_ptr<const Variant> variant_;
    reference::Random random_;
    Game game_;
};

}  // namespace acedrex::testing
