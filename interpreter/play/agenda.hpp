// The cascade machine: a stack of tasks. A move begins with one ply on it; what a task brings about may push
// further ones; the move is finished when the stack is empty. Every way of doing every task is one outcome.
//
// A ply that activates another piece leaves that piece in the air, and the ways in which a cascade may go on
// form a graph: what can follow depends on the position, the piece in the air, its momentum and its activator
// alone. It is walked breadth first, each of its states once, so that every outcome is found by the fewest
// plies.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/function_ref.hpp"
#include "engines/auras.hpp"
#include "engines/looker.hpp"
#include "engines/visited.hpp"
#include "engines/walker.hpp"
#include "play/promotion.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Task {
    enum class Kind : std::uint8_t {
        ply,         // the piece `mover` makes a ply, and up to `more` further ones
        air,         // the piece `mover` is in the air; on `field` the ply before put its own down, if it did
        turn_end,    // what happens at the end of a turn
        promotion,   // the piece `code` on `field` must or may be promoted
        turn_start,  // what happens when the other side's turn begins
    };
    Kind kind = Kind::ply;
    Field field = 0;
    Code code = 0;
    int more = 0;
    bool must = false;                               // promotion: without it the move comes to nothing
    bool influenced = false;                         // ply: auras concern it
    bool tables = true;                              // ply: by its tables as well
    const std::vector<Landing>* meetings = nullptr;  // ply: only these ends of tables, see Walker::meet
    Mover mover = {};
};

class Agenda {
  public:
    // What fits into some hundred megabytes.
    static constexpr std::size_t kStates = 200'000;

    // Called for each way that empties the stack, with the end of its first ply (and `to` where the last one
    // ended); the position is as that way leaves it. False stops everything.
    using Done = FunctionRef<bool(const WalkEnd& first)>;

    Agenda(const PlayContext& play, const Promotion& promotion, Position& position)
        : play_(play), promotion_(promotion), position_(&position) {}

    void use_auras(Auras* auras);

    // Does anything happen by itself, at the end of turns or on captures, with the pieces on the board?
    bool rules_follow() const { return position_->has_any(play_.ruled); }

    // What is left to do of a turn, or of a part of one. The position is as the tasks that are done have left
    // it.
    struct State {
        std::vector<Task> tasks;
        std::vector<Field> moved;  // where pieces stand that have made a ply, of kinds for which that matters
        std::optional<WalkEnd> first;  // absent where no ply was made
        Field first_end = 0;           // where the first ply ended; `first` tells where the last one did
        std::size_t begin = 0;         // of the part, in the log; where the turn is one part, of the turn
        std::size_t ply = 0;           // where the last ply began, in the log
        std::size_t idle_until = 0;
        std::uint64_t unchanged = 0;  // hash of the position when the part began

        // Is there nothing to choose in the task on top?
        bool goes_by_itself(const Position& position) const;
    };
    // Of everything that what follows depends on, the position aside.
    std::uint64_t key_of(const State& state) const;
    // What is left when the calls below show a way; first: as they tell it; absent where none was a ply.
    State state(const WalkEnd& first) const;

    // Begins a turn, or one part more: nothing is to be done but what happens at its end.
    void begin();
    // The same by a ply of the piece on `from`: by its programs (tables: and by its tables), or by ends of
    // its tables where rows of `lands` are to be tried; or with a piece in the air. action: that it runs.
    const State& begin_ply(Field from, int action, bool tables,
                           const std::vector<Landing>* meetings = nullptr);
    const State& begin_air(const Mover& mover);
    // All ways of doing it. False where they were stopped, by the budget (exhausted) or by `done`.
    bool run(const State& state, Done done);
    // Likewise where some of what it says has been done on the position already.
    bool resume(const State& state, Done done);
    // The ways of doing the next task.
    bool step(const State& state, Done way);

    // A turn that is made in another way: begin() before, and follow() when it is made, which does what
    // happens at its end and calls `done` with the position as that leaves it.
    bool follow(FunctionRef<bool()> done);
    // While parts of a turn are made, which another call of begin() has begun: what happens at its end
    // is not done after them.
    void make_parts(bool parts) { makes_parts_ = parts; }

    // What follows the parts that are made, or a further one, begins here.
    void begin_part();
    // Where the turn, or the part of it under way, began in the log; when parts are over, what follows them.
    std::size_t begun_at() const { return now_.begin; }

    // Every way to promote the piece on the field, and (promote_into) to put it off where that is allowed;
    // `then` is called for each. False where that stopped it.
    bool promote_to_each(Field field, FunctionRef<bool()> then);
    bool promote_into(Field field, FunctionRef<bool()> then);

    // What the piece does that has just been dropped there; false where it cannot.
    bool follow_drop(Field field, const Walker::Rule& rule);

    // In the log, of the turn that was begun last.
    std::size_t turn_begin() const { return turn_begin_; }

    // Where `done` is told of a move that comes to nothing: what happens by itself is done from there on.
    std::size_t idle_until() const { return now_.idle_until; }

    // Of cascades that are whole turns only those are followed whose plies so far, told by the edits of the
    // move, pass; nullptr: all.
    using Filter = std::function<bool(std::span<const Edit> edits)>;
    // Likewise only those that move pieces aside in such ways.
    void only(const Filter* filter, const Walker::MovesAside* aside) {
        filter_ = filter;
        aside_ = aside;
    }

    // How many states of cascades a listing may look at: of those that begin with the same ply, and in all;
    // what is beyond is left out (cut). outcomes: once so many of a first ply have been found(), no more of
    // its states. all_or_none: a listing that is cut is of no use, so that it looks at no further ones.
    struct Share {
        static constexpr std::size_t kAny = ~std::size_t{0};

        std::size_t of_first_ply, of_listing;
        std::size_t outcomes = kAny;
        bool all_or_none = false;
    };
    void begin_listing(Share share);
    bool cut() const { return cut_; }
    // Do outcomes count that are of kinds which are not wanted?
    bool takes_few() const { return share_.outcomes != Share::kAny; }
    void found();

    void set_budget(std::uint64_t steps) { budget_ = steps; }
    bool exhausted() const { return exhausted_; }

  private:
    // Where a piece stood when the turn began that leaves something behind.
    struct DepartureTrigger {
        Field field;
        Code code;
        std::vector<Pc> wakes;
    };
    // A state of a cascade, and how the position came about.
    struct Node {
        State left;
        std::vector<Edit> edits;
    };

    // How much has been looked at of what begins with a ply that ends there.
    struct FirstPly {
        Field to;
        std::size_t states = 0;
        std::size_t found = 0;  // outcomes
    };

    void begin_turn();
    void forget_ways();
    FirstPly& first_ply(Field to);
    bool takes_share();
    bool next(Done done);
    bool go_on(Done done) { return steps_ ? done(*now_.first) : next(done); }
    bool make_ply(const Task& task, Done done);
    bool after_ply(const Task& task, const WalkEnd& end, std::size_t checkpoint, Done done);
    std::vector<Task>::iterator find_promotion();
    bool push_follow_ups(const Task& task, const WalkEnd& end, std::size_t checkpoint, bool stands);
    bool comes_back(const Mover& mover, const WalkEnd& end);
    bool enter_air(const Task& task, Done done);
    Mover next_mover(const Task& task, const WalkEnd& end, std::size_t checkpoint) const;
    std::uint64_t key_of(const Mover& mover) const;
    std::uint64_t key_of(const std::vector<Field>& moved) const;
    bool filtered() const { return filter_ != nullptr && !makes_parts_; }
    bool has_left(const DepartureTrigger& trigger) const;
    void end_turn();
    void apply_rules(const std::vector<Edit>& changes);
    void rules_of(std::span<const Field> fields, Pc Movement::*rule, std::size_t since);
    std::vector<Field> everybody() const;
    bool some_have(Pc Movement::*rule) const;
    Walker& walker_at(std::size_t depth);

    const PlayContext& play_;
    const Promotion& promotion_;
    Position* position_;
    Auras* auras_ = nullptr;
    State now_;
    std::vector<DepartureTrigger> departure_triggers_;
    std::deque<Walker> walkers_;  // one for each ply that is under way
    Looker looker_;
    std::size_t depth_ = 0;
    std::size_t turn_begin_ = 0;  // of the log
    std::uint64_t budget_ = 20'000'000;
    Share share_{kStates, kStates};
    std::size_t states_ = 0;  // in this listing
    bool cut_ = false;
    bool makes_parts_ = false;
    bool exhausted_ = false;
    bool steps_ = false;  // one task is done, and what is left is shown

    // Of the cascade under way.
    std::size_t run_from_ = 0;  // where the log was when it was taken up
    std::deque<Node> waiting_;
    std::vector<FirstPly> first_plies_;
    Visited visited_;
    const Filter* filter_ = nullptr;
    const Walker::MovesAside* aside_ = nullptr;
};

}  // namespace acedrex
