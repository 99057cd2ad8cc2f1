#include "legality/plan.hpp"

#include <algorithm>

namespace acedrex {

namespace {

bool may_be_skipped(const Part& p) {
    return p.optional || p.forced != PartSpec::Forced::no || !p.windows[0].empty();
}

}  // namespace

Plan::Rest Plan::find(const Todo& todo) {
    const auto at = std::find(todos_.begin(), todos_.end(), todo) - todos_.begin();
    if (at == static_cast<std::ptrdiff_t>(todos_.size())) todos_.push_back(todo);
    return static_cast<Rest>(at) + 1;
}

Plan::Rest Plan::begin(const Part& way) {
    return find({&way, nullptr, 0, may_be_skipped(way), kNothing});
}

bool Plan::each(Rest rest, int turn, int spent, EachLeaf leaf, End end) {
    if (rest == kNothing) return end();
    const Todo todo = todos_[rest - 1];  // the list grows meanwhile
    const Part& p = *todo.part;
    const auto go_on = [&](Rest next) { return each(next, turn, spent, leaf, end); };
    if (p.kind == Part::Kind::drop) return leaf({&p, todo.limits, todo.skippable, todo.rest});
    if (todo.done == 0 && p.optional && !go_on(todo.rest)) return false;
    const auto begin_child = [&](const Part& child, const Part* limits, Rest after) {
        return find({&child, limits, 0, p.kind != Part::Kind::either && may_be_skipped(child), after});
    };
    const auto child_and_again = [&](const Part& child, const Part* limits, std::uint32_t done) {
        return go_on(begin_child(child, limits, find({&p, todo.limits, done, todo.skippable, todo.rest})));
    };
    switch (p.kind) {
        case Part::Kind::seq:
            if (todo.done == p.parts.size()) return go_on(todo.rest);
            return child_and_again(p.parts[todo.done], todo.limits, todo.done + 1);
        case Part::Kind::either:
            return std::all_of(p.parts.begin(), p.parts.end(), [&](const Part& one) {
                return go_on(begin_child(one, todo.limits, todo.rest));
            });
        case Part::Kind::moves: {
            const auto which = std::min(static_cast<std::size_t>(turn), p.counts.size() - 1);
            if (todo.done == static_cast<std::uint32_t>(p.counts[which])) return go_on(todo.rest);
            return child_and_again(p.parts[0], todo.limits, todo.done + 1);
        }
        case Part::Kind::actions:
            // The turn may stop after any action.
            if (spent > 0 && !go_on(todo.rest)) return false;
            return spent >= p.budget || child_and_again(p.parts[0], &p, 1);
        case Part::Kind::move:
        case Part::Kind::drop:
            break;
    }
    return leaf({&p, todo.limits, false, todo.rest});
}

}  // namespace acedrex
