#include "engines/turning.hpp"

#include "engines/footprints.hpp"

namespace acedrex {

namespace {

// Does the rule come to nothing unless its piece has come to its field in this turn?
bool asks_for_arrival(const Program& program, Pc rule) {
    const Instruction& first = program.code[skip_jumps(program, rule)];
    if (first.op != Op::test_prelude) return false;
    const Pc asked = skip_jumps(program, program.preludes[first.b].begin);
    return program.code[asked].asks(GuardKind::arrived) && ends_behind(program, asked + 1, false);
}

Code becomes(const Turning& turning, Code code, Side mine, const BindContext& binding) {
    return binding.code_for(Cast::type(code), turning.flips ? other(Cast::side(code)) : mine);
}

}  // namespace

std::shared_ptr<const Turning> turning_of(const Program& program, Pc rule, Code walker,
                                          const BindContext& binding, const Meetings& meetings) {
    if (Cast::side(walker) == Side::none) return nullptr;
    Turning made;
    made.if_arrived = asks_for_arrival(program, rule);
    Pc begin = skip_jumps(program, rule);
    if (made.if_arrived) begin = skip_jumps(program, begin + 1);
    if (program.code[begin].op == Op::every) {
        if (!ends_behind(program, program.code[begin].c, false)) return nullptr;
        begin = program.code[begin].b;
    }
    Footprint footprint{.ending = Footprint::Ending::turns, .within = true};
    auto ends = automaton_of(program, {begin}, walker, binding, meetings, &footprint);
    if (!ends || !footprint.turned || ends->asked_tags != 0 || ends->minds_protection) return nullptr;
    made.ends = std::move(ends);
    made.flips = *footprint.turned == EffectKind::flip;
    return std::make_shared<const Turning>(std::move(made));
}

bool has_arrived(const Position& position, Field at, std::size_t turn) {
    using Why = Edit::Why;
    Field lifted = at;
    bool came = false;
    for (const Edit& e : position.edits_since(turn)) {
        const Field from = lifted;
        // What is activated is taken up where its activator is put.
        if (e.is(Why::lift, Why::activate)) lifted = e.field;
        if (e.what != Edit::What::cell || e.field != at || e.after == kNoPiece) continue;
        if (e.is(Why::put, Why::capture, Why::activate))
            came = came || from != at;  // one that has arrived and stays in a further ply has arrived
        else if (e.is(Why::push, Why::pull, Why::displace, Why::swap, Why::castle, Why::place, Why::drop))
            came = true;
    }
    return came;
}

bool turn_over(const Turning& turning, const Position& position, Field at, std::size_t turn,
               const BindContext& binding, Looker& looker, std::vector<Edit>& changes) {
    if (turning.if_arrived && !has_arrived(position, at, turn)) return true;
    const Side mine = Cast::side(position.at(at));
    Field changed = kNoField;
    const Outlook sees{.position = position, .from = at};
    const bool one = looker.walk(*turning.ends, at, sees, [&](Field f, const Automaton::Turn& end) {
        const Code was = position.at(f);
        if (!end.ends || was == becomes(turning, was, mine, binding) || f == changed) return true;
        const bool first = changed == kNoField;
        changed = f;
        return first;
    });
    if (!one) return false;
    if (changed == kNoField) return true;
    const Code was = position.at(changed), code = becomes(turning, was, mine, binding);
    changes.push_back({.why = turning.flips ? Edit::Why::flip : Edit::Why::convert,
                       .field = changed,
                       .before = was,
                       .after = code,
                       .tags_before = position.tags(changed),
                       .tags_after = position.tables().arrival_tags(changed, code, position.tags(changed))});
    return true;
}

}  // namespace acedrex
