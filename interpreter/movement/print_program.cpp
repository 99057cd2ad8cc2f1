// Programs as text, for authors: how their piece runs.
#include <algorithm>
#include <array>
#include <cstdio>

#include "movement/program.hpp"

namespace acedrex {

namespace {

constexpr const char* kPrinted[] = {
#define OP(name, printed, traits) printed,
#include "movement/ops.def"
};

const char* printed(const Instruction& in) {
    if (in.op == Op::test) return row_of(in.guard()).word;
    if (in.op == Op::effect || in.op == Op::ways) return row_of(in.effect()).word;
    return kPrinted[static_cast<std::size_t>(in.op)];
}

// What the word of a test or an effect is given.
std::string given_text(const Instruction& in, Given given) {
    switch (given) {
        case Given::plain:
            return "";
        case Given::counter:
            return "#" + std::to_string(in.a) + " " + std::to_string(static_cast<std::int32_t>(in.b)) +
                   (in.op == Op::test ? ".." + std::to_string(static_cast<std::int32_t>(in.c)) : "");
        default:
            return std::to_string(in.b);
    }
}

template <class Set>
std::string set_text(std::uint32_t index, const Set& set) {
    return "set " + std::to_string(index) + " of " + std::to_string(std::count(set.begin(), set.end(), 1));
}

std::string operands(const Program& program, const Instruction& in) {
    const auto to = [](Pc pc) { return "-> " + std::to_string(pc); };
    switch (in.op) {
        case Op::step:
        case Op::roam: {
            std::string text;
            for (std::uint32_t i = 0; i < in.a; ++i)
                text += (i ? " " : "") + std::string("v") + std::to_string(program.step_lists[in.b + i]);
            return text;
        }
        case Op::fork:
        case Op::jump:
            return to(in.b);
        case Op::look:
            return (in.a == 1 ? "not " : "") + std::to_string(in.b) + " " + to(in.c);
        case Op::aside:
        case Op::every:
            return std::to_string(in.b) + " " + to(in.c);
        case Op::first_of: {
            std::string text;
            for (std::uint32_t i = 0; i < in.a; ++i) text += std::to_string(program.targets[in.b + i]) + " ";
            return text + to(in.c);
        }
        case Op::repeat:
        case Op::repeat_next: {
            const Repetition& r = program.repetitions[in.b];
            const auto limit = [](const BoundNumberRef& n) {
                return n->op != BoundNumber::Op::constant ? std::string("counted")
                       : n->constant >= kUnlimited / 2    ? std::string("any")
                                                          : std::to_string(n->constant);
            };
            return "#" + std::to_string(in.b) + " " + limit(r.lo) + ".." + limit(r.hi) + " " +
                   to(in.op == Op::repeat ? r.after : r.body);
        }
        case Op::test_codes:
            return set_text(in.b, program.code_sets[in.b]);
        case Op::test_fields:
            return set_text(in.b, program.field_sets[in.b]);
        case Op::test:
            return given_text(in, row_of(in.guard()).given);
        case Op::effect:
        case Op::ways:
            return given_text(in, row_of(in.effect()).given);
        case Op::call:
            return to(program.targets[in.b + in.c]);
        case Op::test_prelude:
            return std::to_string(in.b);
        default:
            return "";
    }
}

}  // namespace

std::string to_string(const Program& program, Pc from, Pc to) {
    std::string text;
    for (Pc pc = from; pc < to && pc < program.code.size(); ++pc) {
        const Instruction& in = program.code[pc];
        std::array<char, 64> line{};
        std::snprintf(line.data(), line.size(), "%5u  %-12s ", pc, printed(in));
        text += line.data() + operands(program, in) + "\n";
    }
    return text;
}

}  // namespace acedrex
