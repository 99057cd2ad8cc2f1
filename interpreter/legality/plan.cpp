#include "legality/plan.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "base/ranges.hpp"
#include "legality/wanted.hpp"

namespace acedrex {

namespace {

bool may_be_skipped(const Part& p) {
    return p.optional || p.forced != PartSpec::Forced::no || !p.windows[0].empty();
}

// A drop that may be left out whatever the turn.
bool is_choice(const Part& p) {
    return p.kind == Part::Kind::drop && p.optional && p.forced == PartSpec::Forced::no &&
           p.windows[0].empty();
}

// Pieces come in by it, and do nothing else.
bool only_drops(const Part& p) {
    if (p.kind == Part::Kind::drop)
        return ranges::all_of(p.drops, [](const DropRule& rule) { return rule.on_drop.empty(); });
    return !p.parts.empty() && ranges::all_of(p.parts, only_drops);
}

// The turn of the side to move, from 1.
int own_turn(const Position& position) {
    return position.turns() / 2 + 1;
}

// The windows of a drop for its next pieces; where it has none, it may always be made.
std::span<const PartSpec::Window> windows_ahead(const Part& drop, const Position& position) {
    static constexpr std::array kAnyTurn{PartSpec::Window{1, std::numeric_limits<int>::max()}};
    const Side us = position.to_move();
    const auto windows = drop.windows_ahead(us, position.taken(us, drop.drops[0].pocket));
    return windows.empty() ? kAnyTurn : windows;
}

Due due_in(const Part& drop, const PartSpec::Window& window, int turn) {
    const bool missed = drop.forced == PartSpec::Forced::no && turn > window.second;
    if (turn < window.first || missed) return Due::no;
    const bool forced = drop.forced == PartSpec::Forced::always ||
                        (drop.forced == PartSpec::Forced::at_end && turn >= window.second);
    return forced ? Due::must : Due::may;
}

}  // namespace

Due due(const Part& drop, const Position& position) {
    return due_in(drop, windows_ahead(drop, position).front(), own_turn(position));
}

bool may_be_forced(const Part& drop, const Position& position) {
    const auto windows = windows_ahead(drop, position);
    return ranges::any_of(windows, [&](const PartSpec::Window& window) {
        return due_in(drop, window, own_turn(position)) == Due::must;
    });
}

const Part& Plan::due_part(const Part& part, const Position& position) const {
    const Part* due = &part;
    while (due->is_conditional()) {
        const bool first = due->kind == Part::Kind::when ? holds_(*due) : position.to_move() == Side::light;
        due = &due->parts[first ? 0 : 1];
    }
    return *due;
}

bool Plan::lapses(const Part& part, const Position& position) const {
    if (!part.may_lapse) return false;
    const Part& due = due_part(part, position);
    if (due.kind == Part::Kind::move || due.kind == Part::Kind::drop) return false;
    if (due.kind == Part::Kind::given) return lapses(due.parts[0], position);
    return ranges::all_of(due.parts, [&](const Part& one) { return lapses(one, position); });
}

Plan::Rest Plan::find(const Todo& todo) {
    const auto at = ranges::find(todos_, todo) - todos_.begin();
    if (at == static_cast<std::ptrdiff_t>(todos_.size())) todos_.push_back(todo);
    return static_cast<Rest>(at) + 1;
}

bool Plan::only_comes_in(Rest rest) const {
    for (; rest != kNothing; rest = todos_[rest - 1].rest) {
        const Todo& todo = todos_[rest - 1];
        const bool begun = todo.part->kind == Part::Kind::seq;  // its first parts may be done
        const auto from = todo.part->parts.begin() + (begun ? static_cast<std::ptrdiff_t>(todo.done) : 0);
        if (begun ? !std::all_of(from, todo.part->parts.end(), only_drops) : !only_drops(*todo.part))
            return false;
    }
    return true;
}

Plan::Rest Plan::begin(const Part& way) {
    return find({&way, nullptr, 0, may_be_skipped(way), false, kNothing});
}

// One that is not due is passed over.
bool Plan::each_drop(const Todo& todo, const Position& position, int spent, const Shown& shown) {
    const auto go_on = [&] { return each(todo.rest, position, spent, shown); };
    const Due when = due(*todo.part, position);
    if (todo.skippable && when != Due::must && !go_on()) return false;
    if (when == Due::no) return true;
    Todo drop = todo;
    drop.due = when == Due::must;
    if (!shown.leaf(drop)) return false;
    return !drop.due || !todo.skippable || shown.left_out({{todo.part}}, go_on);
}

// Whoever chooses one leaves out the drops among the others. Where the first that is possible binds, and one
// before the last is possible, there is nothing else to choose. (Else those before it can be passed at most.)
bool Plan::each_choice(const Todo& todo, const Position& position, int spent, const Shown& shown) {
    std::vector<const Part*> choices;
    for (const Part& part : todo.part->parts)
        if (!lapses(part, position)) choices.push_back(&due_part(part, position));
    if (todo.part->kind == Part::Kind::first_of && !choices.empty()) {
        const auto possible = std::find_if(choices.begin(), choices.end() - 1, [&](const Part* one) {
            return shown.playable(find({one, todo.limits, 0, false, false, todo.rest}));
        });
        if (possible != choices.end() - 1) choices = {*possible};
    }
    return ranges::all_of(choices, [&](const Part* one) {
        std::vector<const Part*> others;
        for (const Part* other : choices)
            if (other != one && other->forced_number >= 0 && due(*other, position) == Due::must)
                others.push_back(other);
        const Rest chosen = find({one, todo.limits, 0, false, false, todo.rest});
        const auto go_on = [&] { return each(chosen, position, spent, shown); };
        return others.empty() ? go_on() : shown.left_out(others, go_on);
    });
}

bool Plan::each(Rest rest, const Position& position, int spent, const Shown& shown) {
    if (rest == kNothing) return shown.end();
    const Todo todo = todos_[rest - 1];  // the list grows meanwhile
    const Part& p = *todo.part;
    const auto go_on = [&](Rest next) { return each(next, position, spent, shown); };
    const auto begin_child = [&](const Part& child, const Part* limits, Rest after) {
        return find({&child, limits, 0, may_be_skipped(child), false, after});
    };
    if (p.is_conditional()) return go_on(begin_child(due_part(p, position), todo.limits, todo.rest));
    if (todo.done == 0 && lapses(p, position)) return go_on(todo.rest);
    if (p.kind == Part::Kind::drop) return each_drop(todo, position, spent, shown);
    if (todo.done == 0 && p.optional && !go_on(todo.rest)) return false;
    const auto child_and_again = [&](const Part& child, const Part* limits, std::uint32_t done) {
        return go_on(
            begin_child(child, limits, find({&p, todo.limits, done, todo.skippable, false, todo.rest})));
    };
    switch (p.kind) {
        case Part::Kind::seq:
            if (todo.done == p.parts.size()) return go_on(todo.rest);
            return child_and_again(p.parts[todo.done], todo.limits, todo.done + 1);
        case Part::Kind::either:
        case Part::Kind::first_of:
            return each_choice(todo, position, spent, shown);
        case Part::Kind::moves: {
            const auto which = std::min(static_cast<std::size_t>(position.turns()), p.counts.size() - 1);
            if (todo.done == static_cast<std::uint32_t>(p.counts[which])) return go_on(todo.rest);
            // Of drops that are alike none follows one that is left out: each turn has one way to it.
            if (const Part& one = due_part(p.parts[0], position); is_choice(one))
                return go_on(todo.rest) &&
                       go_on(
                           find({&one, todo.limits, 0, false, false,
                                 find({&p, todo.limits, todo.done + 1, todo.skippable, false, todo.rest})}));
            return child_and_again(p.parts[0], todo.limits, todo.done + 1);
        }
        case Part::Kind::given:
            return !shown.playable(begin_child(p.parts[1], todo.limits, todo.rest)) ||
                   go_on(begin_child(p.parts[0], todo.limits, todo.rest));
        case Part::Kind::actions:
            // The turn may stop after any action, and stops after one in which nothing has been done.
            if (spent > 0 && !go_on(todo.rest)) return false;
            return spent >= p.budget || todo.done == static_cast<std::uint32_t>(spent) + 1 ||
                   lapses(p.parts[0], position) ||
                   child_and_again(p.parts[0], &p, static_cast<std::uint32_t>(spent) + 1);
        case Part::Kind::move:
        case Part::Kind::drop:
        case Part::Kind::when:
        case Part::Kind::by_side:
            break;
    }
    return shown.leaf(todo);
}

bool Course::may_move(const Plan::Todo& leaf, Code piece, Field start) const {
    const Part& p = *leaf.part;
    // A pass is by no piece, and no action among others.
    if (piece == kNoPiece)
        return p.types.empty() && !p.from.is_asked() && (leaf.limits == nullptr || spent == 0);
    const auto type = static_cast<std::size_t>(Cast::type(piece));
    if (!p.types.empty() && !p.types[type]) return false;
    const bool has_acted = ranges::find(acted, start) != acted.end();
    if (p.by == PartSpec::By::other && has_acted) return false;
    if (leaf.limits == nullptr) return true;
    const int cost = leaf.limits->cost(Cast::type(piece), p.action);
    return spent + cost <= leaf.limits->budget &&
           (!has_acted || leaf.limits->may_again(Cast::type(piece), p.action));
}

bool Course::pay(const Plan::Todo& leaf, Code mover, const Position& position, std::size_t checkpoint) {
    const Part* limits = leaf.limits;
    if (limits == nullptr) return true;
    if (mover == kNoPiece) {
        spent = limits->budget;
        return true;
    }
    const int type = Cast::type(mover), action = leaf.part->action;
    spent += limits->cost(type, action);
    if (spent > limits->budget) return false;
    bool captures = false, promotes = false;
    for (const Edit& e : position.edits_since(checkpoint)) {
        if (e.what != Edit::What::cell) continue;
        captures = captures || (e.takes() && e.before != kNoPiece);
        const bool placed = e.why == Edit::Why::put || e.why == Edit::Why::capture;
        promotes =
            promotes || e.why == Edit::Why::promote || (placed && e.after != kNoPiece && e.after != mover);
    }
    promotions += promotes ? 1 : 0;
    if (limits->promotions && promotions > *limits->promotions) return false;
    const auto within = [&](int doer) {
        const std::optional<int> most = limits->captures[static_cast<std::size_t>(doer)];
        if (!most) return true;
        captured.push_back(doer);
        return std::count(captured.begin(), captured.end(), doer) <= *most;
    };
    return !captures || (within(type) && (action == 0 || within(limits->doer(action))));
}

namespace {

// Does what moved stand where it ended? It may have left the board there, whatever else stands on the field.
bool stands(const Move& part, std::span<const Edit> edits) {
    if (part.from == part.to) return true;
    for (std::size_t i = edits.size(); i-- > 0;)
        if (edits[i].what == Edit::What::cell && edits[i].field == part.to) return edits[i].after != kNoPiece;
    return false;
}

}  // namespace

void Course::add(const Turn& turn, const Move& part, Code mover, std::span<const Edit> edits) {
    const Field start = part.from, end = part.to;
    if (mover != kNoPiece) last = part_made(part, mover);
    const bool passed = mover == kNoPiece && part.kind == Move::Kind::pass;
    if (passed) ++passes;
    if (parts++ == 0) {
        from = start;
        to = end;
    }
    if (std::erase(pursued, start) + std::erase(fled, start) > 0) fled.push_back(end);
    if (!turn.reads_actors || passed) return;
    std::erase(acted, start);
    if (stands(part, edits)) acted.push_back(end);
}

const Course::Forced& Course::add_forced(const Turn& turn, const Part& drop, int Forced::*what) {
    forced.resize(static_cast<std::size_t>(turn.forced_drops));
    Forced& so_far = forced[static_cast<std::size_t>(drop.forced_number)];
    ++(so_far.*what);
    return so_far;
}

std::uint64_t Course::key(const Variant& variant, const Position& position, std::size_t begun,
                          Plan::Rest rest) const {
    // The number of parts too: of ways to the same outcome the shortest is wanted.
    std::uint64_t key = position.hash() ^ mixed(std::uint64_t{rest} << 32 | parts << 16 | from);
    if (variant.turn().reads_actors && parts > 0) {
        for (const Field f : acted) key ^= fact_key(Fact::actor, 0, f);
        if (!acted.empty()) key ^= fact_key(Fact::last_actor, 0, acted.back());
        key ^=
            fact_key(Fact::limits, static_cast<std::uint32_t>(spent), static_cast<std::uint16_t>(promotions));
        for (const int type : captured) key = mixed(key + static_cast<std::uint64_t>(type));
    }
    for (const Forced& drop : forced)
        key = mixed(key +
                    (static_cast<std::uint64_t>(drop.made) << 32 | static_cast<std::uint32_t>(drop.left)));
    for (const Field f : fled) key ^= fact_key(Fact::fled, 0, f);
    if (passes > 0 && passes == parts) key = mixed(key);  // a turn that may yet come to be passed
    if (position.tables().keeps_last)
        key = mixed(key ^ (std::uint64_t{last.piece} << 32 | std::uint64_t{last.to} << 16 |
                           static_cast<std::uint16_t>(last.pocket)));
    if (variant.compares_turns(position.to_move()))
        key = mixed(key + captures_in(position.edits_since(begun), position.to_move()));
    // What happens at the end of the turn may depend on all that was done in it, and so may further parts,
    // and whether it is preferred.
    if (variant.play().ends_turns || variant.turn().asks_parts || !variant.preferences().empty())
        for (const Edit& e : position.edits_since(begun))
            key = mixed(key ^ ((std::uint64_t{e.field} << 40) | (std::uint64_t{e.before} << 20) | e.after) ^
                        (static_cast<std::uint64_t>(e.why) << 56));
    return key;
}

}  // namespace acedrex
