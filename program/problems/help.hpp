// Play in which both sides work together, and series in which one of them makes all moves: lines are looked
// for.
#pragma once

#include <cstdint>
#include <vector>

#include "problems/battle.hpp"
#include "problems/memory.hpp"
#include "problems/problem_board.hpp"
#include "problems/problem_line.hpp"

namespace acedrex::program {

class ProofBounds;

class Help {
  public:
    // bounds: of proof games, what can still come about; else nullptr.
    Help(ProblemBoard& board, const Stipulation& asked, const ProofBounds* bounds = nullptr);

    // The lines of so many plies. length: what is told of it.
    void solve(int plies, int length, const SolveOptions& options, Solved& solved);

  private:
    bool search(int left);
    bool forces() const;
    Answer ends();
    bool passes_before(int left) const;
    void tell_path();
    bool stopped();

    ProblemBoard& board_;
    const Stipulation& asked_;
    const ProofBounds* bounds_;
    Battle last_;  // where the other side is to be forced in the end
    Memory memory_;
    struct Step {
        std::uint32_t move;
        bool passed;  // before it the other side passed
        const MoveList* list;
    };
    std::vector<Step> path_;
    bool passed_ = false;
    int plies_ = 0, length_ = 0;
    const SolveOptions* options_ = nullptr;
    Solved* solved_ = nullptr;
};

}  // namespace acedrex::program
