// The cascade machine: a stack of tasks. A move begins with one ply on it; what a task brings about may push
// further ones; the move is finished when the stack is empty. Every way of doing every task is one outcome.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "function_ref.hpp"
#include "play/auras.hpp"
#include "play/promotion.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Task {
    enum class Kind : std::uint8_t {
        ply,         // the piece on `field` makes a ply, and up to `more` further ones
        turn_end,    // what happens at the end of a turn
        promotion,   // the piece `code` on `field` must or may be promoted
        turn_start,  // what happens when the other side's turn begins
    };
    Kind kind = Kind::ply;
    Field field = 0;
    Code code = 0;
    int more = 0;
    bool first = true;    // ply: auras concern it
    bool tables = false;  // ply: by its tables as well
};

class Agenda {
  public:
    // Called for each way that empties the stack, with the end of its first ply (and `to` where the last one
    // ended); the position is as that way leaves it. False stops everything.
    using Done = FunctionRef<bool(const WalkEnd& first)>;

    Agenda(const Ground& ground, const Promotion& promotion, Position& position)
        : ground_(ground), promotion_(promotion), position_(&position) {}

    void set_position(Position& position);
    void use_auras(Auras* auras) { auras_ = auras; }

    // Does anything happen by itself, at the end of turns or on captures, with the pieces on the board?
    bool rules_follow() const;

    // The cascades that the piece on `from` can begin by its programs (tables: and by its tables). False
    // where they were stopped, by the budget (exhausted) or by `done`.
    bool run(Field from, bool tables, Done done);

    void set_budget(std::uint64_t steps) { budget_ = steps; }
    bool exhausted() const { return exhausted_; }
    std::uint64_t script_calls() const;

  private:
    // Where a piece stood when the turn began that leaves something behind.
    struct Haunted {
        Field field;
        Code code;
        std::vector<Pc> wakes;
    };

    bool next(const WalkEnd* first, Done done);
    bool make_ply(const Task& task, const WalkEnd* first, Done done);
    bool after_ply(const Task& task, const WalkEnd* first, const WalkEnd& end, std::size_t mark, Done done);
    bool has_left(const Haunted& haunted) const;
    bool end_turn(const WalkEnd* first, Done done);
    bool start_turn(const WalkEnd* first, Done done);
    bool promote(const Task& task, const WalkEnd* first, Done done);
    bool by_tables(const Task& task, Walker::Sink sink);
    void rules_of(const std::vector<Field>& fields, Pc Movement::*rule);
    void apply(std::vector<Walker::Change>& changes);
    std::vector<Field> everybody() const;
    Walker& walker_at(std::size_t depth);

    const Ground& ground_;
    const Promotion& promotion_;
    Position* position_;
    Auras* auras_ = nullptr;
    std::vector<Task> tasks_;
    std::vector<Haunted> haunted_;
    std::vector<std::unique_ptr<Walker>> walkers_;  // one for each ply that is under way
    std::size_t depth_ = 0;
    std::size_t turn_mark_ = 0;
    std::uint64_t unchanged_ = 0;  // hash of the position when the turn began
    std::uint64_t budget_ = 20'000'000;
    bool exhausted_ = false;
};

}  // namespace acedrex
