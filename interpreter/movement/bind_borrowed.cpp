// Binding what is not written out: what functions of scripts return, what is borrowed, grammars.
#include <algorithm>
#include <utility>

#include "movement/bound.hpp"

namespace acedrex {

using bound::choice_of;
using bound::finished;
using bound::said_by;
using bound::sequence_of;
using bound::simple;

Expr made_on_board(BindContext& binding, HookId hook, Side side) {
    const auto [made, fresh] = binding.made_for_board.try_emplace({hook, side}, make::none());
    if (!fresh) return made->second;
    try {
        made->second = binding.hooks->on_board(hook, *binding.board, side, binding.rotate);
    } catch (const ScriptFault& fault) {
        binding.diagnostics.push_back(fault.diagnostic);
    }
    return made->second;
}

const std::vector<Expr>& made_for_types(BindContext& binding, HookId hook) {
    const auto [made, fresh] = binding.made_for_types.try_emplace(hook);
    if (!fresh) return made->second;
    try {
        for (int type = 0; type < binding.cast->types(); ++type)
            made->second.push_back(binding.hooks->each_type(hook, *binding.cast, type));
    } catch (const ScriptFault& fault) {
        binding.diagnostics.push_back(fault.diagnostic);
    }
    return made->second;
}

// What a function of a script has made is bound like what stands in the script itself.
BoundRef Binder::bind_made(const Expr& made, const Expr& e, const char* endless) {
    std::string fault = fault_of(*made);
    if (fault.empty() && depth >= kMaxBindDepth) fault = endless;
    if (!fault.empty()) {
        binding.error("expression", place_of(*e), fault);
        return simple(BoundKind::none);
    }
    ++depth;
    BoundRef b = bind(made);
    --depth;
    return b;
}

BoundRef Binder::bind_on_board(const Expr& e) {
    if (binding.hooks == nullptr) return simple(BoundKind::none);
    return bind_made(made_on_board(binding, e->hook, directions), e,
                     "m.on_board functions return m.on_board without end");
}

BoundRef Binder::bind_each_type(const Expr& e) {
    if (binding.hooks == nullptr) return simple(BoundKind::none);
    std::vector<BoundRef> kids;
    for (const Expr& made : made_for_types(binding, e->hook))
        kids.push_back(bind_made(made, e, "m.each_type functions return m.each_type without end"));
    return said_by(choice_of(std::move(kids)), e);
}

// The movement of a type as this walker's own, turned for the walker.
BoundRef Binder::bind_movement_of(int type, const Expr& e) {
    const Expr& moves = binding.moves[static_cast<std::size_t>(type)];
    if (!moves) return simple(BoundKind::none);
    const auto outer = std::exchange(scopes, {});
    BoundRef b = bind_made(moves, e, "m.moves_of: pieces borrow from each other without end");
    scopes = outer;
    return b;
}

// The single steps that a walk may begin with.
void Binder::first_steps(const Bound& e, std::vector<StepId>& steps) {
    switch (e.kind) {
        case BoundKind::step:
        case BoundKind::roam:
            for (const StepId step : e.steps)
                if (std::find(steps.begin(), steps.end(), step) == steps.end()) steps.push_back(step);
            break;
        case BoundKind::sequence:
            for (const BoundRef& kid : e.kids) {
                first_steps(*kid, steps);
                if (any_inside(*kid, [](const Bound& b) {
                        return b.kind == BoundKind::step || b.kind == BoundKind::roam;
                    }))
                    break;
            }
            break;
        case BoundKind::choice:
        case BoundKind::repeat:
        case BoundKind::first_of:
        case BoundKind::fresh:
        case BoundKind::grammar:
            for (const BoundRef& kid : e.kids) first_steps(*kid, steps);
            break;
        default:
            break;
    }
}

// What the activator says of itself, else: it rides the single steps that begin some way of its movement.
// Whether those are meant for going or for capturing makes no difference to the heir.
BoundRef Binder::bind_gait(const Expr& e) {
    if (activator == kNoPiece) return simple(BoundKind::none);
    const auto type = static_cast<std::size_t>(Cast::type(activator));
    const Side own = std::exchange(directions, Cast::side(activator));
    const Code by = std::exchange(activator, kNoPiece);  // what it inherits itself, it does not bequeath
    std::vector<StepId> steps;
    BoundRef said;
    if (binding.gaits[type])
        said = bind_made(binding.gaits[type], e, "gaits are made of gaits without end");
    else
        first_steps(*bind_movement_of(static_cast<int>(type), e), steps);
    directions = own;
    activator = by;
    if (said) return said;
    const BoundRef over = bind_guard(make::guard(GuardKind::free));
    std::vector<BoundRef> rides;
    for (const StepId step : steps) {
        const BoundRef go = finished({.kind = roams ? BoundKind::roam : BoundKind::step, .steps = {step}});
        const BoundRef on = repeat_of(sequence_of({go, over}), bind_number(make::constant(0)),
                                      bind_number(make::constant(kUnlimited)), nullptr);
        rides.push_back(sequence_of({on, go}));
    }
    return said_by(choice_of(std::move(rides)), e);
}

// What is borrowed from pieces about is bound for all types that might lend: each type's movement behind the
// question whether it is lent. What those borrow in turn is not theirs: the question asks for the type that
// it came from.
BoundRef Binder::bind_moves_of(const Expr& e) {
    if (e->lender == Lender::type) {
        const int type = type_called(e, e->names[0]);
        return type < 0 ? simple(BoundKind::none) : bind_movement_of(type, e);
    }
    if (borrowed) return simple(BoundKind::none);
    borrowed = true;
    std::vector<BoundRef> kids;
    for (int type = 0; type < binding.cast->types(); ++type) {
        const Expr& moves = binding.moves[static_cast<std::size_t>(type)];
        if (!moves || called(*e, type)) continue;
        const std::string& name = binding.cast->entry(type).name;
        const Expr asked = make::guard(GuardKind::lent, {name}, static_cast<int>(e->lender));
        const BoundRef theirs = bind_movement_of(type, e);
        if (theirs->kind == BoundKind::none) continue;
        kids.push_back(
            sequence_of({bind_guard(asked), bind_effect(make::effect(EffectKind::walk_as, {name})), theirs}));
    }
    borrowed = false;
    return said_by(choice_of(std::move(kids)), e);
}

BoundRef Binder::bind_grammar(const Expr& e) {
    Bound b{.kind = BoundKind::grammar, .a = static_cast<std::uint16_t>(grammars++), .source = e};
    scopes.emplace_back(b.a, e.get());
    for (const Expr& production : e->kids) b.kids.push_back(bind(production));
    scopes.pop_back();
    return finished(std::move(b));
}

BoundRef Binder::bind_call(const Expr& e) {
    std::vector<std::string> known;
    for (std::size_t i = scopes.size(); i-- > 0;) {
        const auto& [number, grammar] = scopes[i];
        const auto name = std::find(grammar->names.begin(), grammar->names.end(), e->names[0]);
        known.insert(known.end(), grammar->names.begin(), grammar->names.end());
        if (name == grammar->names.end()) continue;
        return finished({.kind = BoundKind::call,
                         .a = static_cast<std::uint16_t>(number),
                         .b = static_cast<std::uint32_t>(name - grammar->names.begin()),
                         .source = e});
    }
    unknown("production", place_of(*e),
            scopes.empty() ? to_string(*e) + " stands outside of m.grammar"
                           : to_string(*e) + ": the grammar has no \"" + e->names[0] + "\"",
            e->names[0], known, "write m.grammar{ \"start\", start = ... }");
    return simple(BoundKind::none);
}

}  // namespace acedrex
