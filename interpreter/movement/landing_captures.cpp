#include "movement/landing_captures.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace acedrex {

namespace {

// Follows all ways of a row at once. Of what stands where the walk is, only this is known: may the field be
// empty, may it be occupied?
class Row {
  public:
    explicit Row(const Program& program) : program_(program) {}

    bool takes(Pc begin) {
        open_ = {{.pc = begin, .empty = false, .occupied = true}};
        while (!open_.empty()) {
            const Place at = std::move(open_.back());
            open_.pop_back();
            if (seen_.insert(at).second && !follow(at)) return true;
        }
        return false;
    }

  private:
    struct Place {
        Pc pc = 0;
        bool empty = true;  // may be
        bool occupied = true;
        bool settles = false;
        bool landed = false;
        std::vector<Pc> back{};  // where it goes on at the end of what it is in; the innermost last

        bool operator<(const Place& o) const {
            const auto all = [](const Place& p) {
                return std::tie(p.pc, p.empty, p.occupied, p.settles, p.landed, p.back);
            };
            return all(*this) < all(o);
        }
    };

    void go_on(Place at) {
        ++at.pc;
        open_.push_back(at);
    }
    void go_on_anywhere(Place at) {
        at.empty = at.occupied = true;
        go_on(at);
    }
    // Behind what is inside the instruction.
    void go_on_anywhere_behind(const Instruction& in, Place at) {
        at.pc = in.c - 1;
        go_on_anywhere(at);
    }
    void go_on_at(Place at, Pc pc) {
        at.pc = pc;
        open_.push_back(at);
    }
    static bool may_capture(const Place& at) { return !at.landed && !at.settles && at.occupied; }

    void test_codes(const Instruction& in, Place at) {
        const auto& codes = program_.code_sets[in.b];
        at.empty = at.empty && codes[0] != 0;
        at.occupied =
            at.occupied && std::any_of(codes.begin() + 1, codes.end(), [](std::uint8_t c) { return c != 0; });
        if (at.empty || at.occupied) go_on(at);
    }

    bool effect(const Instruction& in, Place at) {
        if (in.does(EffectKind::leave)) return true;  // gone, it lands nowhere
        // (Which walkers are lost is known only when all walks have been made: no table may lead to it.)
        if (row_of(in.effect()).has(kTakes) || in.does(EffectKind::or_leave)) return false;
        if (in.does(EffectKind::land)) {
            if (may_capture(at)) return false;
            at.landed = true;
        }
        if (in.does(EffectKind::settle) || in.does(EffectKind::strike)) {
            at.settles = in.does(EffectKind::settle);
            go_on(at);
        } else {
            at.landed = at.landed || row_of(in.effect()).has(kGoesOn);
            go_on_anywhere(at);
        }
        return true;
    }

    // False where the row may take something, or is not understood.
    bool follow(const Place& at) {
        const Instruction& in = program_.code[at.pc];
        switch (in.op) {
            case Op::end:
                return at.back.empty() ? !may_capture(at) : go_back(at);
            case Op::fail:
                return true;
            case Op::step:
            case Op::roam:
            case Op::anywhere:
                if (!at.landed) go_on_anywhere(at);
                return true;
            case Op::aligned:
                if (!at.landed) go_on_anywhere_behind(in, at);
                return true;
            case Op::test_codes:
                test_codes(in, at);
                return true;
            case Op::test_fields:
            case Op::test_prelude:
            case Op::test:
            case Op::merge:
            case Op::fresh_begin:
            case Op::fresh_end:
            case Op::portal_begin:
            case Op::portal_end:
                go_on(at);
                return true;
            case Op::fork:
                go_on_at(at, in.b);
                go_on(at);
                return true;
            case Op::jump:
                go_on_at(at, in.b);
                return true;
            case Op::look:
                go_on_at(at, in.c);
                return true;
            case Op::repeat:
            case Op::repeat_next:
                go_on_at(at, program_.repetitions[in.b].body);
                go_on_at(at, program_.repetitions[in.b].after);
                return true;
            case Op::effect:
            case Op::ways:
                return in.does(EffectKind::displace) ? false : effect(in, at);
            case Op::aside:
            case Op::every:
                return beside(in, at);
            case Op::first_of:
                for (std::uint32_t i = 0; i < in.a; ++i) {
                    Place inside = at;
                    inside.back.push_back(in.c);
                    go_on_at(inside, program_.targets[in.b + i]);
                }
                return true;
            case Op::call:
            case Op::ret:
                return false;
        }
        return false;
    }

    bool go_back(Place at) {
        const Pc pc = at.back.back();
        at.back.pop_back();
        go_on_at(at, pc);
        return true;
    }

    // A walk inside: where it takes nothing, it leaves the walker where it was.
    bool beside(const Instruction& in, Place at) {
        for (Pc pc = in.b; pc < in.c; ++pc) {
            const Instruction& inside = program_.code[pc];
            if ((inside.op == Op::effect || inside.op == Op::ways) && row_of(inside.effect()).has(kTakes))
                return false;
        }
        go_on_anywhere_behind(in, at);
        return true;
    }

    const Program& program_;
    std::vector<Place> open_;
    std::set<Place> seen_;
};

}  // namespace

bool may_take(const Program& program, Pc begin) {
    return Row(program).takes(begin);
}

}  // namespace acedrex
