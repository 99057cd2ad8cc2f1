// Guards that are asked of a piece that stands nowhere yet.
#include "play/walker.hpp"

namespace acedrex {

bool Walker::holds(const Program& program, Pc guard, Code code, Field f) {
    begin_walk(position_->to_move(), f, program, code);
    walk_.tags = 0;
    judge_preludes();
    State s;
    s.pc = guard;
    s.f = f;
    s.w = code;
    bool found = false;
    run(s, [&](const State&) {
        found = true;
        return false;
    });
    return found;
}

}  // namespace acedrex
