// Follows all ways of a walk at once over what is known of a position. What is known a domain says: nothing
// but the fields, or only whether the field is empty or occupied (movement/reach.cpp), or what stands on it
// (engines/flood.cpp). Where the domain cannot tell whether something holds, the walk goes
// on as if it did: what the follower does not find cannot be.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/ranges.hpp"
#include "movement/program.hpp"

namespace acedrex {

// What domains have in common that know the field.
struct KnowsField {
    const BindContext& binding;
    const Program& program;

    struct State {
        Field f = 0;
        bool taken = false;  // something may have been captured on the way

        std::uint32_t key() const { return (std::uint32_t{f} << 1) | (taken ? 1u : 0u); }
        auto operator<=>(const State&) const = default;
    };

    template <class Onward>
    void go(const Instruction& in, State at, Onward onward) const {
        const Board& board = *binding.board;
        const Field from = at.f;
        const bool roams = in.op == Op::roam;
        if (!roams && board.is_virtual(from)) return;
        for (std::uint32_t i = 0; i < in.a; ++i) {
            const StepId step = program.step_lists[in.b + i];
            at.f = roams ? board.roam(from, binding.steps.vector(step)) : binding.steps.next(step)[from];
            if (at.f != board.off()) onward(at);
        }
    }

    static void beside(State& at, const std::vector<State>& ends) {
        at.taken = at.taken || ranges::any_of(ends, [](const State& end) { return end.taken; });
    }
};

// A Domain has
//   State
//     What is known where the walk is; ordered, and with key(), below 2^20.
//   kLooks
//     Are walks followed, too, that are only looked at?
//   start()
//     The state in which a walk begins that is judged before the walk.
//   enters(in, state, depth)
//     False: the way ends at this instruction. depth: walks that it is within, from 1.
//   holds(in, state)
//     May the test hold? Narrows the state.
//   go(in, state, onward)
//     Calls onward with each state behind the step.
//   does(in, state)
//     May the effect be done? Changes the state.
//   beside(state, ends)
//     What a walk has done that leaves the walker where it is.
//   enough(depth, found)
//     Are the ends that have been found enough?
template <class Domain>
class Follower {
  public:
    using State = typename Domain::State;

    Follower(const Program& program, Domain& domain) : program_(program), domain_(domain) {}

    // Forgets what has been followed.
    void clear() {
        ends_.clear();
        met_.clear();
        context_ = 0;
    }

    // The states in which walks from there may end, in order, each once.
    const std::vector<State>& ends(Pc pc, State from) {
        const auto [known, added] = ends_.try_emplace({pc, from});
        if (!added) return known->second;
        const std::uint64_t outer = std::exchange(context_, ends_.size());
        ++depth_;
        std::vector<Place> open{{pc, from}};
        std::vector<State> found;
        while (!open.empty() && !domain_.enough(depth_, found)) {
            const Place at = open.back();
            open.pop_back();
            follow(at, open, found);
        }
        context_ = outer;
        --depth_;
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return known->second = std::move(found);
    }

  private:
    using Place = std::pair<Pc, State>;
    using Open = std::vector<Place>;

    // Of the walk within walks that is followed now: has none of its ways been there before?
    bool is_new(const Place& at) {
        return met_.insert((context_ << 40) ^ (std::uint64_t{at.first} << 20) ^ at.second.key()).second;
    }

    void judge(std::uint32_t prelude) {
        if (Domain::kLooks) ends(program_.preludes[prelude].begin, domain_.start());
    }

    void repeat(const Repetition& repetition, const State& state, Open& open) {
        for (const auto* counts : {&repetition.lo_counts, &repetition.hi_counts})
            for (const std::uint32_t prelude : *counts) judge(prelude);
        open.emplace_back(repetition.body, state);
        open.emplace_back(repetition.after, state);
    }

    void follow(Place at, Open& open, std::vector<State>& found) {
        const Instruction& in = program_.code[at.first];
        State& state = at.second;
        if (!domain_.enters(in, state, depth_)) return;
        const Pc behind = at.first + 1;
        const auto onward = [&](Pc pc) {
            return [&open, pc](const State& to) { open.emplace_back(pc, to); };
        };
        switch (in.op) {
            case Op::end:
                found.push_back(state);
                return;
            case Op::fail:
            case Op::call:
            case Op::ret:
                return;
            case Op::step:
            case Op::roam:
            case Op::anywhere:
                return domain_.go(in, state, onward(behind));
            case Op::aligned:
                return domain_.go(in, state, onward(in.c));
            case Op::merge:
                if (!is_new(at)) return;
                break;
            case Op::fork:
                if (!is_new(at)) return;
                open.emplace_back(in.b, state);
                break;
            case Op::jump:
                open.emplace_back(in.b, state);
                return;
            case Op::test_prelude:
                judge(in.b);
                [[fallthrough]];
            case Op::test_codes:
            case Op::test_fields:
            case Op::test:
                if (!domain_.holds(in, state)) return;
                break;
            case Op::effect:
            case Op::ways:
                if (!domain_.does(in, state)) return;
                if (in.does(EffectKind::or_leave)) found.push_back(state);
                break;
            case Op::look:
                if (Domain::kLooks) ends(in.b, state);
                open.emplace_back(in.c, state);
                return;
            case Op::aside:
            case Op::every:
                domain_.beside(state, ends(in.b, state));
                open.emplace_back(in.c, state);
                return;
            case Op::first_of:
                if (!is_new(at)) return;
                for (std::uint32_t i = 0; i < in.a; ++i)
                    for (const State& end : ends(program_.targets[in.b + i], state))
                        open.emplace_back(in.c, end);
                return;
            case Op::repeat:
            case Op::repeat_next:
                if (is_new(at)) repeat(program_.repetitions[in.b], state, open);
                return;
            case Op::fresh_begin:
            case Op::fresh_end:
            case Op::portal_begin:
            case Op::portal_end:
                break;
        }
        open.emplace_back(behind, state);
    }

    const Program& program_;
    Domain& domain_;
    std::map<Place, std::vector<State>> ends_;
    std::unordered_set<std::uint64_t> met_;  // where ways may meet
    std::uint64_t context_ = 0;              // the walk within walks that is followed
    int depth_ = 0;
};

}  // namespace acedrex
