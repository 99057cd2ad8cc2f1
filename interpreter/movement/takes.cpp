#include "movement/takes.hpp"

#include <algorithm>
#include <compare>

#include "base/ranges.hpp"
#include "movement/follow.hpp"

namespace acedrex {

namespace {

// The domain in which it is known whether the field may be empty and whether it may be occupied.
class Occupancy {
  public:
    struct State {
        bool empty = true;
        bool occupied = true;
        bool settles = false;
        bool landed = false;

        std::uint32_t key() const {
            return (empty ? 1u : 0u) | (occupied ? 2u : 0u) | (settles ? 4u : 0u) | (landed ? 8u : 0u);
        }
        auto operator<=>(const State&) const = default;
        bool may_capture() const { return !landed && !settles && occupied; }
        void anywhere() { empty = occupied = true; }
    };
    static constexpr bool kLooks = false;

    explicit Occupancy(const Program& program) : program_(program) {}

    bool takes() const { return takes_; }

    static State start() { return {}; }

    bool enters(const Instruction& in, const State&, int) {
        // (Which walkers are lost is known only when all walks have been made: no table may lead to it.)
        takes_ = takes_ || in.op == Op::call || in.does_any(kTakes) || in.does(EffectKind::or_leave) ||
                 (in.op == Op::ways && row_of(in.effect()).given == Given::walk);
        return !takes_;
    }

    bool holds(const Instruction& in, State& at) const {
        if (in.op != Op::test_codes) return true;
        const auto& codes = program_.code_sets[in.b];
        at.empty = at.empty && codes[kNoPiece] != 0;
        at.occupied =
            at.occupied && std::any_of(codes.begin() + 1, codes.end(), [](std::uint8_t c) { return c != 0; });
        return at.empty || at.occupied;
    }

    template <class Onward>
    static void go(const Instruction&, State at, Onward onward) {
        if (at.landed) return;
        at.anywhere();
        onward(at);
    }

    bool does(const Instruction& in, State& at) {
        if (in.does(EffectKind::leave)) return false;  // gone, it lands nowhere
        if (in.does(EffectKind::settle) || in.does(EffectKind::strike)) {
            at.settles = in.does(EffectKind::settle);
            return true;
        }
        if (in.does(EffectKind::land)) {
            takes_ = takes_ || at.may_capture();
            at.landed = true;
        }
        at.landed = at.landed || row_of(in.effect()).has(kGoesOn);
        at.anywhere();
        return true;
    }

    static void beside(State& at, const std::vector<State>&) { at.anywhere(); }

    bool enough(int, const std::vector<State>&) const { return takes_; }

  private:
    const Program& program_;
    bool takes_ = false;
};

}  // namespace

bool may_take(const Program& program, Pc begin) {
    Occupancy domain(program);
    Follower follower(program, domain);
    const auto& ends = follower.ends(begin, {.empty = false});
    return domain.takes() || ranges::any_of(ends, [](const auto& end) { return end.may_capture(); });
}

}  // namespace acedrex
