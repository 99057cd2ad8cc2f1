// A variant's kernel against its oracle, position by position.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "notation/find/game.hpp"
#include "variant/variant.hpp"
#include "variant_positions.hpp"

namespace acedrex::reference {

class Match {
  public:
    // spec: what the oracle reads; the variant's own, unless it is to be seen whether a change is noticed.
    explicit Match(std::shared_ptr<const Variant> variant);
    // budget: of the oracle's states in one question.
    Match(std::shared_ptr<const Variant> variant, VariantSpec spec,
          std::size_t budget = VariantOracle::kMostStates);

    // How many times as many positions can be looked at as where that takes longest: on the largest boards,
    // and where it has to be known of every turn whether it repeats what has been.
    int haste() const;

    // Random games. Every now and then what stands there is looked at, as it is or scattered. What the two do
    // not agree on; after so many such cases there are no more games.
    std::vector<std::string> play(std::uint64_t seed, int positions, std::size_t most_faults = 3);

    // What the two do not agree on in the position; "" where that is nothing.
    std::string difference(const Game& game);

    struct Tally {
        int positions = 0;
        int turns = 0;
        int ended = 0;  // positions without a legal turn
        int checks = 0;
        int too_large = 0;
    };
    const Tally& tally() const { return tally_; }

  private:
    void renew();
    void compare(const Game& game);
    Game fewer(Game game, std::string& found);
    bool is_too_large(Position position) const;
    static bool lists(const std::set<Stand>& ends, const Stand& end);
    bool same_pieces(const Stand& a, const Stand& b, const std::string& board, bool on_it) const;
    bool repeats(const Stand& end);
    std::string told(const Stand& before, const Stand& after) const;

    std::shared_ptr<const Variant> variant_;
    VariantSpec spec_;
    std::size_t budget_;
    bool repetition_is_illegal_;
    bool keeps_account_;  // of what was met: a rule of repetition asks for the turns between
    Position start_;
    std::unique_ptr<VariantOracle> oracle_;
    std::vector<Stand> met_;  // in this game so far, where a rule of repetition asks for it
    Tally tally_;
    std::vector<std::string> faults_;
};

}  // namespace acedrex::reference
