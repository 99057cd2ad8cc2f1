// Play in which one side wants the aim and the other does not: direct, self and reflex.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

#include "problems/memory.hpp"
#include "problems/problem_board.hpp"
#include "problems/problem_line.hpp"

namespace acedrex::program {

class Battle {
  public:
    // play: one of the three, or what comes at the end of help play and of a series.
    Battle(ProblemBoard& board, Stipulation::Play play, Stipulation::Aim aim)
        : board_(board), play_(play), aim_(aim) {}

    // Does the side to move, which attacks, get there in n of its moves, or less?
    Answer attack(int n);
    // The same when it has just made a move, the first of n.
    Answer attacked(int n);
    // The side to move, which defends, may reply. n: moves of the attacker that are left, with the one that
    // has just been made where the defender is to reach the aim.
    Answer defend(int n);
    // The same when it has just replied.
    Answer replied(int n);
    // Can the side to move reach the aim at once, by whatever move?
    Answer can_reach();

    // The keys of the side to move in n moves, and all that is asked about them.
    void solve(int n, const SolveOptions& options, Solved& solved);
    // What the defender, which is to move, may do at the end.
    std::vector<ProblemLine> variations_of_last() { return variations(1, true); }
    bool complete() const { return complete_; }

  private:
    enum class Role : std::uint8_t { attack, defend };
    // The moves of the list in the order in which they are tried; returns their numbers.
    const std::vector<std::uint32_t>& ordered(const MoveList& list, Role role, int n, std::uint64_t key);
    bool repeats_success(Role role, int n, std::uint64_t key);
    std::int64_t promise(const Move& move, const MoveList& list, Role role, int n);
    Answer searched(int n, std::uint64_t key);
    Answer refuted_or_not(int n, std::uint64_t key);
    void note_success(const Move& move, Role role, std::uint64_t key);
    bool stopped();
    bool for_others() const { return play_ != Stipulation::Play::direct; }
    std::uint64_t key_of(Role role) const;

    int least(int most);  // in how many moves the side to move gets there; 0: not in so many
    std::vector<ProblemLine> answers(int n, const std::vector<std::string>& before);
    std::vector<ProblemLine> variations(int n, bool all_replies);
    std::vector<ProblemLine> reply_lines(int n, const std::string& text);
    std::vector<ProblemLine> threats(int n);
    ProblemLine key_line(const std::string& text, int moves, bool with_variations);
    void tell_tries(int n, const MoveList& list, const std::vector<int>& lengths, const SolveOptions& options,
                    Solved& solved);
    std::vector<std::string> refutations(int n);
    int left_after(int n) const { return for_others() ? n : n - 1; }

    ProblemBoard& board_;
    Stipulation::Play play_;
    Stipulation::Aim aim_;
    bool complete_ = true;
    Memory memory_;
    struct Killer {
        Field from = 0, to = 0;
    };
    static constexpr std::size_t kRoles = 2;
    std::deque<std::array<Killer, kRoles>> killers_;  // by depth
    std::deque<std::vector<std::uint32_t>> orders_;   // by depth
    std::vector<std::int64_t> promises_;
};

}  // namespace acedrex::program
