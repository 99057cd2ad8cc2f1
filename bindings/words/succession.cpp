// What can never be walked right behind something else.
#include <algorithm>
#include <array>
#include <vector>

#include "base/ranges.hpp"
#include "sandbox/sandbox.hpp"
#include "values/lua_util.hpp"
#include "words/word.hpp"

namespace acedrex {

namespace {

const Expression& last_factor(const Expression& e) {
    return e.kind == ExprKind::sequence ? last_factor(*e.kids.back()) : e;
}
const Expression& first_factor(const Expression& e) {
    return e.kind == ExprKind::sequence ? first_factor(*e.kids.front()) : e;
}

// What a walk ends with, guards aside.
const Expression& last_deed(const Expression& e) {
    if (e.kind != ExprKind::sequence) return e;
    for (auto kid = e.kids.rbegin(); kid != e.kids.rend(); ++kid)
        if (!is_guard(**kid)) return last_deed(**kid);
    return e;
}

bool acts_on_occupant(const Expression& e) {
    return e.does(kOnOccupant);
}

// What a field may hold where a guard is true. A sum of these.
constexpr unsigned kEmpty = 1, kOwn = 2, kEnemy = 4, kNeutral = 8;
constexpr unsigned kOccupied = kOwn | kEnemy | kNeutral, kWhatever = kEmpty | kOccupied;

unsigned contents_of(GuardKind guard) {
    using enum GuardKind;
    constexpr std::array kOfPieces{occupied, prey, is, royal, tagged, unmoved, mine, theirs, frozen, arrived};
    if (guard == empty) return kEmpty;
    if (guard == own) return kOwn;
    if (guard == enemy) return kEnemy;
    if (guard == neutral) return kNeutral;
    return ranges::count(kOfPieces, guard) > 0 ? kOccupied : kWhatever;
}

// Is a guard true wherever its contents are there?
bool is_exact(const Expression& e) {
    if (e.kind == ExprKind::guard)
        return e.guard == GuardKind::empty || e.guard == GuardKind::own || e.guard == GuardKind::enemy ||
               e.guard == GuardKind::neutral || e.guard == GuardKind::occupied;
    const bool made_of_kids =
        e.kind == ExprKind::sequence || e.kind == ExprKind::choice || e.kind == ExprKind::look_not;
    return made_of_kids && ranges::all_of(e.kids, [](const Expr& kid) { return is_exact(*kid); });
}

unsigned contents_of(const Expression& e) {
    unsigned contents = e.kind == ExprKind::choice ? 0 : kWhatever;
    switch (e.kind) {
        case ExprKind::guard:
            return contents_of(e.guard);
        case ExprKind::sequence:
            for (const Expr& kid : e.kids) contents &= contents_of(*kid);
            return contents;
        case ExprKind::choice:
            for (const Expr& kid : e.kids) contents |= contents_of(*kid);
            return contents;
        case ExprKind::look_not:
            return is_exact(*e.kids[0]) ? kWhatever & ~contents_of(*e.kids[0]) : kWhatever;
        default:
            return kWhatever;
    }
}

// Guards of which no field satisfies both, whatever stands there.
bool exclude_each_other(const Expression& a, const Expression& b) {
    if (a.kind != ExprKind::guard || b.kind != ExprKind::guard) return false;
    const auto are = [&](GuardKind one, GuardKind two) {
        return (a.guard == one && b.guard == two) || (a.guard == two && b.guard == one);
    };
    if (are(GuardKind::light_field, GuardKind::dark_field) || are(GuardKind::own_half, GuardKind::their_half))
        return true;
    if (a.guard != b.guard) return false;
    // Counted from the same end.
    if (a.guard == GuardKind::rank) return a.number != b.number && (a.number > 0) == (b.number > 0);
    if (a.guard != GuardKind::file && a.guard != GuardKind::on) return false;
    return !ranges::any_of(a.names,
                           [&](const std::string& name) { return ranges::count(b.names, name) > 0; });
}

// The guards that a walk ends with, or begins with.
std::vector<const Expression*> guards_at(const Expression& e, bool end) {
    std::vector<const Expression*> guards;
    if (e.kind != ExprKind::sequence) {
        if (is_guard(e)) guards.push_back(&e);
        return guards;
    }
    for (std::size_t i = 0; i < e.kids.size(); ++i) {
        const Expression& kid = *e.kids[end ? e.kids.size() - 1 - i : i];
        if (!is_guard(kid)) break;
        guards.push_back(&kid);
    }
    return guards;
}

unsigned contents_of(const std::vector<const Expression*>& guards) {
    unsigned contents = kWhatever;
    for (const Expression* guard : guards) contents &= contents_of(*guard);
    return contents;
}

bool goes_on(const Expression& e) {
    return e.does(kGoesOn);
}

}  // namespace

const Expression* acts_on_itself(const Expression& e) {
    for (const Expr& kid : e.kids)
        if (e.kind == ExprKind::choice)
            if (const Expression* found = acts_on_itself(*kid)) return found;
    const Expression& first = first_factor(e);
    return acts_on_occupant(first) ? &first : nullptr;
}

void doubt_succession(lua_State* lua, const Expression& a, const Expression& b) {
    const Expression &before = last_factor(a), &after = first_factor(b);
    const auto doubt = [&](std::string message, std::string remedy) {
        warn(lua, "never", std::move(message), std::move(remedy));
    };
    const auto asked = guards_at(a, true), asks = guards_at(b, false);
    const unsigned there = contents_of(asked);
    if ((there & kOccupied) == 0 && there != 0 && acts_on_occupant(after))
        doubt(to_string(before) + " * " + to_string(after) +
                  " never holds: effects act on what stands on the field, and there stands nothing",
              after.effect == EffectKind::mark
                  ? "the walker itself is marked by m.land * m.aside(" + to_string(after) + ")"
                  : "");
    if ((there & kEmpty) == 0 && there != 0 && after.is(EffectKind::place))
        doubt(
            to_string(before) + " * " + to_string(after) + " never holds: pieces are placed on empty fields",
            "");
    const bool lands = goes_on(before) || before.is(EffectKind::land);
    // What has landed may still be handed back.
    const bool goes = after.kind == ExprKind::step || (goes_on(after) && !after.is(EffectKind::hand_back));
    const bool too_late =
        before.is(EffectKind::land) && (after.is(EffectKind::land) || after.is(EffectKind::home) ||
                                        after.is(EffectKind::capture) || after.is(EffectKind::swap));
    if ((lands && (goes || too_late)) || (before.is(EffectKind::leave) && goes))
        doubt(
            "after " + to_string(before) + " the walk is over, and " + to_string(after) + " cannot be walked",
            "what is to happen from there is m.aside(...) or m.every(...)");
    // Guards do not change that.
    const Expression& done = last_deed(a);
    const bool removes =
        after.is(EffectKind::capture) || after.is(EffectKind::capture_own) || after.is(EffectKind::oblate);
    if (done.is(EffectKind::strike) && removes)
        doubt(to_string(done) + " * " + to_string(after) +
                  " never holds: the walk ends by capturing what stands there, and that is gone then",
              "write one of the two");
    const bool settles = before.is(EffectKind::settle) && after.is(EffectKind::strike);
    if (settles || (before.is(EffectKind::strike) && after.is(EffectKind::settle)))
        doubt("of " + to_string(before) + " * " + to_string(after) +
                  " the later one holds, and the first is idle",
              "where either is meant, write " + to_string(before) + " + " + to_string(after));
    for (const Expression* one : asked)
        for (const Expression* two : asks) {
            const bool apart = (contents_of(*one) & contents_of(*two)) == 0 && contents_of(*one) != 0 &&
                               contents_of(*two) != 0;
            if (apart || exclude_each_other(*one, *two))
                return doubt(
                    to_string(*one) + " * " + to_string(*two) + " never holds: no field is both at once",
                    "where either is meant, write " + to_string(*one) + " + " + to_string(*two));
        }
}

}  // namespace acedrex
