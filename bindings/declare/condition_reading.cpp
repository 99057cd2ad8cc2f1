// Reading the conditions of parts of a turn.
#include <array>

#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "values/movement_values.hpp"

namespace acedrex {

namespace {

// What only something that walks can tell of itself: there is no such thing where a condition is judged.
std::string asked_of_walkers(const Expression& e) {
    using enum GuardKind;
    constexpr std::array kOfTypes{prey, free, i_am, initial, carries, inherits, where};
    if (e.kind == ExprKind::guard && ranges::count(kOfTypes, e.guard) > 0)
        return std::string("m.") + row_of(e.guard).word;
    const bool borrows = e.kind == ExprKind::moves_of && e.lender != Lender::type;
    return borrows || e.kind == ExprKind::roaming || e.kind == ExprKind::gait ? to_string(e) : "";
}

}  // namespace

// A guard, or a walk that does nothing: whether it can be walked.
Expr read_condition(const Declaration& d, const std::string& key, const std::string& what) {
    const auto acts = [](const Expression& part) { return part.kind == ExprKind::effect; };
    const auto is_walk = [&](lua_State* lua, int index) {
        const Expr walk = to_expression(lua, index);
        return walk && !is_guard(*walk) && !any_inside(*walk, acts);
    };
    const Expr condition = d.look(key, is_walk) ? make::of(ExprKind::look, {d.walk(key)}) : d.guard(key);
    if (!condition) return nullptr;
    std::string asked;
    any_inside(*condition, [&](const Expression& part) {
        asked = asked_of_walkers(part);
        return !asked.empty();
    });
    if (!asked.empty())
        d.fault(key, "no-walker",
                what + " is judged by a walker that stands nowhere and is not a piece, and " + asked +
                    " asks about the piece that walks",
                "ask of what stands somewhere: m.anywhere * m.own * m.is \"A\"");
    return condition;
}

}  // namespace acedrex
