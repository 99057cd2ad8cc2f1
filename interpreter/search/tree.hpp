// The tree of a search: alpha-beta over whole turns.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/function_ref.hpp"
#include "game/game_state.hpp"
#include "legality/legal.hpp"
#include "position/position.hpp"
#include "search/bounds.hpp"
#include "search/danger.hpp"
#include "search/drive.hpp"
#include "search/exchanges.hpp"
#include "search/judge.hpp"
#include "search/order.hpp"
#include "search/search.hpp"
#include "search/table.hpp"
#include "search/values.hpp"

namespace acedrex {

class Tree {
  public:
    // How much of a listing is looked at so deep where there are too many turns.
    static Agenda::Share share_at(int depth);

    // halt: ends it; nodes: how many it may look at, 0: any. wide: there are so many turns that of those with
    // the same first ply only some are looked at.
    Tree(const GameState& game, const Values& values, const Exchanges& exchanges, const Danger& danger,
         Table& table, const std::atomic<bool>& halt, std::uint64_t nodes, bool wide);

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
        std::vector<std::uint32_t> simple;  // keys of turns that were tried before the others were listed
        std::size_t made = 0;               // Order::place_of() the turn that is made
        // Takes turns by parts, while those of the plies that follow are taken by others.
        std::unique_ptr<LegalMoves> by_parts;
    };
    // A position of which the turns are tried, with what has come of them so far.
    struct Node {
        int depth, alpha, beta, ply;
        bool checked = false;
        bool may_prune = false;  // those that come late and gain nothing
        bool pruned = false;     // there may be turns that are not tried
        int best = -kInfinite, tried = 0;
        std::uint32_t best_key = 0;
    };
    static constexpr int kCaptures = 5;  // turns deep: so far quiescence goes
    static constexpr std::uint8_t kGaining = Kinds::kCaptures | Kinds::kPromotions;
    using TryTurn = FunctionRef<bool(const Move& move, const MoveList& list)>;
    struct Made {
        std::size_t checkpoint;
        int balance;
    };

    Made make(const Move& move, const MoveList& list);
    void unmake(const Made& made);
    int child(Side us, int depth, int alpha, int beta, int ply);
    int look(int depth, int alpha, int beta, int ply);
    int search(int depth, int alpha, int beta, int ply);
    bool try_each(Node& node, std::uint32_t first, bool futile);
    bool try_parts(Node& node, std::uint32_t first, std::uint8_t kinds);
    bool try_listed(Node& node, std::uint32_t first);
    bool comes_too_late(const Node& node) const;
    bool try_turn(Node& node, const Move& move, const MoveList& list, std::uint32_t key, int gain);
    int quiesce(int alpha, int beta, int ply, int depth);
    bool wins_at_once(int ply);
    bool try_capture(Node& node, const Move& move, const MoveList& list);
    bool by_parts() { return several_ && legal_.taken_by_parts(); }
    bool take_by_parts(int ply, std::uint8_t first_kinds,
                       FunctionRef<void(std::size_t part, MoveList& list)> order, TryTurn turn);
    int evaluated(int alpha = -kInfinite, int beta = kInfinite);
    int choices();
    void list_turns(MoveList& list, int depth, std::uint8_t kinds, bool simple = false);
    void rank(Ply& here, std::uint32_t first, int ply);
    bool is_risky(const Move& move, int gain);
    std::size_t made_before(int ply) const { return plies_[static_cast<std::size_t>(ply) - 1].made; }
    bool null_refutes(int depth, int beta, int ply);
    int scored(const Judge::End& end, int ply) const;
    bool halts();
    void lead(int ply, const Move& move, const MoveList& list);
    bool in_check() { return checks_matter_ && legal_.in_check(position_.to_move()); }

    const Variant& variant_;
    const Values& values_;
    const Exchanges& exchanges_;
    const Danger& danger_;
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
    bool several_;     // turns may have several parts
    int balance_ = 0;  // of the position, for light
    std::uint64_t nodes_ = 0;
    bool halted_ = false, complete_ = true;
    bool null_ = false;  // the turn before was none
    bool checks_matter_, must_capture_, null_is_sound_, futility_is_sound_;
};

}  // namespace acedrex
