// Straight lines in any direction: m.aligned.
#include <algorithm>
#include <numeric>

#include "engines/walker.hpp"

namespace acedrex {

namespace {

// The shortest step that, repeated, leads that far; of the two along a line, one.
Vector shortest(Vector way) {
    const int steps = std::gcd(way.x, way.y);
    const Vector step{way.x / steps, way.y / steps};
    return step.x < 0 || (step.x == 0 && step.y < 0) ? -step : step;
}

}  // namespace

// Does the guard that begins there hold on the field? What asks for the occupant alone is looked up.
bool Walker::holds_on(Field f, const State& s, Pc guard) {
    const std::vector<Instruction>& code = walk_.program->code;
    if (code[guard].op == Op::test_codes) {
        if (walk_.program->code_sets[code[guard].b][position_->at(f)] == 0) return false;
        if (code[guard + 1].op == Op::end) return true;
    }
    State there = inner(s, guard);
    there.f = f;
    return holds_from(there);
}

bool Walker::aligned(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    const bool spent = s.n >= walk_.reach && !s.unbound && s.portal == kNoField;
    if (s.down != Down::no || is_virtual(s.f) || spent) return true;
    const Board& board = *play_.binding.board;
    const BoardPart& part = board.part(s.f);
    const Vector here{board.file(s.f), board.rank(s.f)};
    std::vector<Field> pieces;
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field f : position_->pieces(side))
            if (f != s.f && &board.part(f) == &part) pieces.push_back(f);
    std::vector<Vector> steps;
    for (const Field f : pieces)
        if (holds_on(f, s, in.b)) steps.push_back(shortest(Vector{board.file(f), board.rank(f)} - here));
    std::sort(steps.begin(), steps.end());
    for (auto line = steps.begin(), next = line; line != steps.end(); line = next) {
        next = std::upper_bound(line, steps.end(), *line);
        if (next - line < in.a) continue;
        for (const Vector step : {*line, -*line})
            for (Vector to = here + step; to.x >= 0 && to.x < part.files && to.y >= 0 && to.y < part.ranks;
                 to = to + step) {
                const auto f = static_cast<Field>(part.first + to.x + to.y * part.files);
                State on = s;
                on.pc = in.c;
                if (!board.is_hole(f) && arrive(on, f) && !resume(on, context, sink)) return false;
            }
    }
    return !exhausted_;
}

}  // namespace acedrex
