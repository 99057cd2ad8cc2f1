// The cascade machine: a stack of tasks. A move begins with one ply on it; what a task brings about may push
// further ones; the move is finished when the stack is empty. Every way of doing every task is one outcome.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "function_ref.hpp"
#include "play/promotion.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Task {
    enum class Kind : std::uint8_t {
        ply,        // the piece on `field` makes a ply by its programs
        promotion,  // the piece on `field` must or may be promoted
    };
    Kind kind = Kind::ply;
    Field field = 0;
};

class Agenda {
  public:
    // Called for each way that empties the stack, with the end of its first ply; the position is as that way
    // leaves it. False stops everything.
    using Done = FunctionRef<bool(const WalkEnd& first)>;

    Agenda(const Ground& ground, const Promotion& promotion, Position& position)
        : ground_(ground), promotion_(promotion), position_(&position) {}

    void set_position(Position& position);

    // The cascades that the piece on `from` can begin by its programs. False where they were stopped, by the
    // budget (exhausted) or by `done`.
    bool run(Field from, Done done);

    void set_budget(std::uint64_t steps) { budget_ = steps; }
    bool exhausted() const { return exhausted_; }
    std::uint64_t script_calls() const;

  private:
    bool next(const WalkEnd* first, Done done);
    bool make_ply(const Task& task, const WalkEnd* first, Done done);
    bool promote(const Task& task, const WalkEnd* first, Done done);
    Walker& walker_at(std::size_t depth);

    const Ground& ground_;
    const Promotion& promotion_;
    Position* position_;
    std::vector<Task> tasks_;
    std::vector<std::unique_ptr<Walker>> walkers_;  // one for each ply that is under way
    std::size_t depth_ = 0;
    std::uint64_t budget_ = 20'000'000;
    bool exhausted_ = false;
};

}  // namespace acedrex
