// Which walks look at nothing that stands on the board but pieces of a few kinds.
#include <algorithm>
#include <utility>

#include "base/engines.hpp"
#include "movement/program.hpp"

namespace acedrex {

namespace {

// Is what it asks and does the same wherever the other pieces stand, but for what is asked of occupants?
bool is_steady(const Program& program, const Instruction& in) {
    switch (in.op) {
        case Op::test:
        case Op::effect:
        case Op::ways: {
            constexpr unsigned kOfWay = kBlind | kSteady;
            return ((in.op == Op::test ? row_of(in.guard()) : row_of(in.effect())).traits & kOfWay) != 0;
        }
        case Op::repeat:
        case Op::repeat_next: {
            const Repetition& r = program.repetitions[in.b];
            return r.lo_counts.empty() && r.hi_counts.empty();
        }
        case Op::test_prelude:
        case Op::aligned:
        case Op::aside:
        case Op::every:
            return false;
        default:
            return true;
    }
}

}  // namespace

void Program::note_steady(Pc begin) {
    if (!Engines::use(Engines::steady)) return;
    const auto walk = std::span(code).subspan(begin);
    std::vector<std::uint8_t> asked, known(code_sets.size());
    for (const Instruction& in : walk) {
        if (!is_steady(*this, in)) return;
        if (in.op != Op::test_codes && (in.op != Op::anywhere || in.a == 0)) continue;
        if (std::exchange(known[in.b], 1) != 0) continue;
        const auto& codes = code_sets[in.b];
        asked.resize(std::max(asked.size(), codes.size()));
        for (std::size_t c = 0; c < codes.size(); ++c)
            if (codes[c] != codes[kNoPiece]) asked[c] = 1;
    }
    SteadyWalk steady{begin, {}};
    for (std::size_t c = 0; c < asked.size(); ++c)
        if (asked[c] != 0) steady.kinds.push_back(static_cast<Code>(c));
    // Where many kinds are asked for, the pieces of some of them have gone elsewhere at almost every time.
    if (2 * steady.kinds.size() < asked.size() || steady.kinds.empty())
        steady_walks.push_back(std::move(steady));
}

const SteadyWalk* Program::steady_walk(Pc begin) const {
    const auto it = std::lower_bound(steady_walks.begin(), steady_walks.end(), begin,
                                     [](const SteadyWalk& walk, Pc pc) { return walk.begin < pc; });
    return it != steady_walks.end() && it->begin == begin ? &*it : nullptr;
}

}  // namespace acedrex
