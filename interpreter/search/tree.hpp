// The tree of a search: alpha-beta over whole turns.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "game/game_state.hpp"
#include "legality/legal.hpp"
#include "position/position.hpp"
#include "search/bounds.hpp"
#include "search/drive.hpp"
#include "search/judge.hpp"
#include "search/order.hpp"
#include "search/search.hpp"
#include "search/table.hpp"
#include "search/values.hpp"

namespace acedrex {

class Tree {
  public:
    // halt: ends it; nodes: how many it may look at, 0: any. wide: there are so many turns that of those with
    // the same first ply only some are looked at.
    Tree(const GameState& game, const Values& values, Table& table, const std::atomic<bool>& halt,
         std::uint64_t nodes, bool wide);

    // Of the turn, which is one of the list of the root, for the side that makes it, depth turns deep.
    int after(const Move& move, const MoveList& list, int depth, int alpha, int beta);
    // The line that follows the turn that was looked at last; only where its score was within the bounds.
    const std::vector<FoundTurn>& line() const { return plies_[1].line; }
    // By how much the turn makes the side to move better off.
    int gain(const Move& move, const MoveList& list) const { return gain_of(position_, values_, move, list); }

    std::uint64_t nodes() const { return nodes_; }
    // Was it told to end? Then scores say nothing.
    bool halted() const { return halted_; }
    bool complete() const { return complete_; }

  private:
    // What is kept for each ply of the line.
    struct Ply {
        MoveList list;
        std::vector<Order::Ranked> ranked;
        std::vector<FoundTurn> line;
    };
    struct Made {
        std::size_t checkpoint;
        int balance;
    };

    Made make(const Move& move, const MoveList& list);
    void unmake(const Made& made);
    int child(Side us, int depth, int alpha, int beta, int ply);
    int look(int depth, int alpha, int beta, int ply);
    int search(int depth, int alpha, int beta, int ply);
    int quiesce(int alpha, int beta, int ply, int depth);
    int evaluated();
    int choices();
    void list_turns(MoveList& list, int depth, std::uint8_t kinds);
    bool null_refutes(int depth, int beta, int ply);
    int scored(const Judge::End& end, int ply) const;
    bool halts();
    void lead(int ply, const Move& move, const MoveList& list);
    bool in_check() { return checks_matter_ && legal_.in_check(position_.to_move()); }

    const Variant& variant_;
    const Values& values_;
    Table& table_;
    const std::atomic<bool>& halt_;
    std::uint64_t most_nodes_;
    Position position_;
    LegalMoves legal_;
    Judge judge_;
    Order order_;
    Drive drive_;
    std::vector<Ply> plies_;
    bool wide_;
    int balance_ = 0;  // of the position, for light
    std::uint64_t nodes_ = 0;
    bool halted_ = false, complete_ = true;
    bool null_ = false;  // the turn before was none
    bool checks_matter_, must_capture_, null_is_sound_, futility_is_sound_;
};

}  // namespace acedrex
