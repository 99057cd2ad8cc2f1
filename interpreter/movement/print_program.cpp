// Programs as text, for authors who ask how their piece runs.
#include <algorithm>
#include <array>
#include <cstdio>

#include "movement/program.hpp"

namespace acedrex {

namespace {

// In the order of Op.
constexpr std::array kOpWords = {
    "end",      "fail",       "step",         "anywhere",  "fork",   "jump",    "merge",  "occupant",
    "field",    "tagged",     "start_colour", "at_start",  "prey",   "free",    "passed", "initial",
    "carries",  "judged",     "counter",      "where",     "look",   "aside",   "every",  "first_of",
    "repeat",   "turn",       "fresh",        "fresh_end", "effect", "capture", "change", "push",
    "displace", "mark",       "place",        "become",    "land",   "settle",  "strike", "rushed",
    "unmark",   "mark_field", "walk_as",      "guard",     "walker", "walked",  "left",   "last",
    "lent",     "marked",     "call",         "return",    "roam",   "add"};
static_assert(kOpWords.size() == static_cast<std::size_t>(Op::add_counter) + 1);

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
        case Op::test_codes: {
            const auto& set = program.code_sets[in.b];
            return "set " + std::to_string(in.b) + " of " +
                   std::to_string(std::count(set.begin(), set.end(), 1));
        }
        case Op::test_fields: {
            const FieldSet& set = program.field_sets[in.b];
            return "set " + std::to_string(in.b) + " of " +
                   std::to_string(std::count(set.begin(), set.end(), true));
        }
        case Op::test_counter:
            return "#" + std::to_string(in.a) + " " + std::to_string(static_cast<std::int32_t>(in.b)) + ".." +
                   std::to_string(static_cast<std::int32_t>(in.c));
        case Op::add_counter:
            return "#" + std::to_string(in.a) + " " + std::to_string(static_cast<std::int32_t>(in.b));
        case Op::test:
            return word_of(static_cast<GuardKind>(in.a));
        case Op::effect:
            return word_of(static_cast<EffectKind>(in.a));
        case Op::call:
            return to(program.targets[in.b + in.c]);
        case Op::unmark:
        case Op::mark_field:
        case Op::walk_as:
        case Op::test_walked:
        case Op::test_left:
        case Op::test_lent:
        case Op::test_marked:
        case Op::test_tag:
        case Op::test_carries:
        case Op::test_prelude:
        case Op::where:
        case Op::change:
        case Op::push:
        case Op::displace:
        case Op::mark:
        case Op::place:
        case Op::become:
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
        std::snprintf(line.data(), line.size(), "%5u  %-12s ", pc, kOpWords[static_cast<std::size_t>(in.op)]);
        text += line.data() + operands(program, in) + "\n";
    }
    return text;
}

}  // namespace acedrex
