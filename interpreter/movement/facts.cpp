#include "movement/facts.hpp"

#include <algorithm>
#include <limits>
#include <span>

#include "movement/program.hpp"

namespace acedrex {

namespace {

constexpr std::int32_t kMostRushed = 256;  // a rush that is longer is told as one of this length

// How many steps have to be told apart for the word.
std::int32_t told_steps_of(const Instruction& in) {
    if (in.asks(GuardKind::walked)) return std::min(static_cast<std::int32_t>(in.b), kUnlimited) + 1;
    if (in.asks(GuardKind::momentum)) return kUnlimited;
    return in.does(EffectKind::rushed) ? kMostRushed : 1;
}

// The same for walks that begin a move and are looked at for nothing but what they take.
std::int16_t asked_steps_of(const Instruction& in) {
    std::int32_t steps = 1;
    if (in.asks(GuardKind::walked)) steps = told_steps_of(in);
    if (in.asks(GuardKind::momentum)) steps = static_cast<std::int32_t>(in.b);
    if (in.does(EffectKind::rushed)) steps = 2;
    return static_cast<std::int16_t>(
        std::clamp(steps, 1, std::int32_t{std::numeric_limits<std::int16_t>::max()}));
}

// The types of the pieces that the effect may make; but for changes, of which many do the same.
void add_types(const Program& program, const Instruction& in, Facts& facts) {
    switch (in.effect()) {
        case EffectKind::place:
        case EffectKind::become:
        case EffectKind::promote:
            facts.types[in.effect()].insert(static_cast<int>(in.b));
            return;
        case EffectKind::retrieve: {
            const auto& codes = program.code_sets[in.b];
            for (Code code = 1; code < codes.size(); ++code)
                if (codes[code] != 0) facts.types[in.effect()].insert(Cast::type(code));
            return;
        }
        default:
            return;
    }
}

}  // namespace

void Facts::add(const Program& program, Pc from) {
    std::set<std::uint32_t> changes;
    for (const Instruction& in : std::span(program.code).subspan(from)) {
        told_steps = std::max(told_steps, told_steps_of(in));
        asked_steps = std::max(asked_steps, asked_steps_of(in));
        if (in.op == Op::test) guards |= bit(in.guard());
        if (in.asks(GuardKind::tagged)) tags |= unpacked_tag(in.b);
        if (in.asks(GuardKind::lent)) {
            lenders = static_cast<std::uint8_t>(lenders | 1 << in.a);
            if (in.c == 0) wholly = static_cast<std::uint8_t>(wholly | 1 << in.a);
        }
        if (!in.is_effect()) continue;
        effects |= bit(in.effect());
        add_types(program, in, *this);
        if (in.does(EffectKind::change)) changes.insert(in.b);
    }
    for (const std::uint32_t change : changes)
        for (const int type : program.changes[change])
            if (type >= 0) types[EffectKind::change].insert(type);
}

const std::set<int>& Facts::made_by(EffectKind effect) const {
    static const std::set<int> none;
    const auto known = types.find(effect);
    return known == types.end() ? none : known->second;
}

std::set<int> Facts::made() const {
    std::set<int> all;
    for (const auto& [effect, made] : types) all.insert(made.begin(), made.end());
    return all;
}

std::optional<std::vector<Code>> steady_kinds(const Program& program, Pc from) {
    std::vector<std::uint8_t> asked, known(program.code_sets.size());
    for (const Instruction& in : std::span(program.code).subspan(from)) {
        if (!in.steady() || (in.op == Op::repeat && program.repetitions[in.b].counts())) return {};
        if (in.op != Op::test_codes && (in.op != Op::anywhere || in.a == 0)) continue;
        if (std::exchange(known[in.b], 1) != 0) continue;
        const auto& codes = program.code_sets[in.b];
        asked.resize(std::max(asked.size(), codes.size()));
        for (std::size_t c = 0; c < codes.size(); ++c)
            if (codes[c] != codes[kNoPiece]) asked[c] = 1;
    }
    std::vector<Code> kinds;
    for (std::size_t c = 0; c < asked.size(); ++c)
        if (asked[c] != 0) kinds.push_back(static_cast<Code>(c));
    if (!kinds.empty() && 2 * kinds.size() >= asked.size()) return {};
    return kinds;
}

}  // namespace acedrex
