// The oracle of cascades: whole moves of several plies, by a plain search with nothing but the page on
// semantics in mind. A state is what stands where, what is in the air, with which momentum, activated by
// what, and which pieces have made a ply already; each is looked at once.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "evaluator.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

class CascadeOracle {
  public:
    // No more than `most` pieces are taken up in one question, and not many more outcomes are found.
    CascadeOracle(const VariantSpec& variant, const Board& board, Side player, Hooks* hooks,
                  std::size_t most = 2000);

    std::size_t in_air() const { return seen_.size(); }  // that were met in the last question

    // What the moves of the piece on `from` bring about, before the turn passes, whether or not they leave
    // the own royal pieces safe.
    std::set<Placement> outcomes(const Placement& before, Field from);
    // Captures of a move: the type that captured, and what it captured.
    using Captures = std::multiset<std::pair<int, Man>>;
    // The outcomes, each with every list of captures that leads to it.
    const std::set<std::pair<Placement, Captures>>& with_captures(const Placement& before, Field from);
    // Those that leave no royal piece of the player attacked.
    std::set<Placement> legal(const Placement& before, Field from);

  private:
    struct Air {
        Placement board;
        Man man;
        Field at = 0;
        int momentum = 0;
        Man activator;
        bool first_ply = true;
        bool diverged = false;
        std::set<Field> moved;  // where those stand that have made a ply, if that matters to them

        Captures taken{};  // so far, where that is asked

        auto operator<=>(const Air&) const = default;
    };

    void follow(const States& ends, const Walk& walk, const std::set<Field>& moved, const Captures& taken);
    bool comes_back(const Walk& walk, Field to, const Placement& board) const;
    void search();
    void find(const Placement& before, Field from);
    std::vector<Placement> promoted(const Placement& board, Field at);
    bool in_zone(const std::string& zone, const Man& man, Field f);
    bool due(const Man& man, Field from, Field to);
    bool promotes(const Man& man) const;
    bool inherits(int type) const;
    bool counts_plies(int type) const;
    bool safe(const Placement& end);
    const PieceSpec& spec(int type) const { return *variant_.pieces[static_cast<std::size_t>(type)]; }

    const VariantSpec& variant_;
    const Board& board_;
    Side player_;
    Evaluator evaluator_;
    std::size_t most_;
    Placement before_;  // and where the move begins
    Field from_ = 0;
    std::set<Air> seen_;
    std::vector<Air> waiting_;
    bool keeps_captures_ = false;
    std::set<std::pair<Placement, Captures>> outcomes_;
};

}  // namespace acedrex::reference
