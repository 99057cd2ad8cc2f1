#include "legality/watch.hpp"

#include <algorithm>

namespace acedrex {

namespace {

// Does the walker attack by a tag that may be gone when the turn is over?
bool hangs_on_time(const Automaton& looks, const PositionTables& tables) {
    using Condition = Automaton::Condition;
    return std::any_of(looks.conditions.begin(), looks.conditions.end(), [&](const Condition& c) {
        return c.what == Condition::What::carries && (unpacked_tag(c.number) & tables.any_timed) != 0;
    });
}

}  // namespace

Watch::Watch(const Variant& variant, const Position& position)
    : position_(position), watched_(variant.board()) {}

void Watch::clear() {
    watched_.clear();
    enemies_.clear();
    watchers_.clear();
    cells_.clear();
    attacking_ = 0;
}

bool Watch::add(const Automaton& looks, Field from, Field royal) {
    royal_ = royal;
    // What a move does to tags is not foreseen.
    if (looks.asks_pieces || hangs_on_time(looks, position_.tables())) return false;
    const Relevance* relevance = looks.relevance(from, royal);
    if (relevance == nullptr) return false;
    enemies_.push_back({from, &looks, relevance});
    if (relevance->never()) return true;
    const Bits bit = Dependents::bit(watchers_.size());
    watchers_.push_back(enemies_.back());
    watched_.depend(bit, from);
    for (const Field f : relevance->fields) watched_.depend(bit, f);
    if (looker_.attacks(looks, {.position = position_, .from = from, .asked = royal}, relevance))
        attacking_ |= bit;
    return true;
}

bool Watch::attacks(const Automaton& looks, Field from, Field target) {
    return looker_.attacks(looks, {.position = position_, .from = from, .asked = target},
                           looks.relevance(from, target));
}

// Does none of the watchers with these bits attack the royal piece, where this stands on the fields? gone:
// one that was captured.
bool Watch::all_miss(Bits asked, Field gone, const Code* cells) {
    return !Dependents::any(asked, watchers_.size(), [&](std::size_t number) {
        const Watcher& w = watchers_[number];
        const Outlook sees{
            .position = position_, .from = w.from, .asked = royal_, .lifted = w.from, .cells = cells};
        return w.from != gone && looker_.attacks(*w.looks, sees, w.relevance);
    });
}

Code* Watch::changed(Field from, Field to) {
    if (cells_.empty()) cells_.assign(position_.cells(), position_.cells() + position_.tables().fields + 1);
    cells_[to] = cells_[from];
    cells_[from] = kNoPiece;
    return cells_.data();
}

void Watch::change_back(Field from, Field to) {
    cells_[from] = position_.at(from);
    cells_[to] = position_.at(to);
}

bool Watch::safe(Field from, Field to) {
    const Bits touched = watched_.touched(from) | watched_.touched(to);
    if ((attacking_ & ~touched) != 0) return false;
    if (touched == 0) return true;
    const bool good = all_miss(touched, to, changed(from, to));
    change_back(from, to);
    return good;
}

bool Watch::safe_after(std::span<const Edit> edits, Side them) {
    const Bits touched = watched_.touched(edits);
    if ((attacking_ & ~touched) != 0) return false;
    return !Dependents::any(touched, watchers_.size(), [&](std::size_t number) {
        const Watcher& w = watchers_[number];
        const Code code = position_.at(w.from);
        const bool gone = code == kNoPiece || Cast::side(code) != them;
        return !gone && attacks(*w.looks, w.from, royal_);
    });
}

bool Watch::safe_after_drop(Field to) {
    const Bits touched = watched_.touched(to);
    return (attacking_ & ~touched) == 0 && all_miss(touched, to, position_.cells());
}

bool Watch::safe_for_royal(Field to) {
    if (enemies_.empty()) return true;
    const Code* cells = changed(royal_, to);
    bool good = true;
    for (const Watcher& w : enemies_) {
        if (w.from == to) continue;
        const Outlook sees{
            .position = position_, .from = w.from, .asked = to, .lifted = w.from, .cells = cells};
        good = !looker_.attacks(*w.looks, sees, w.looks->relevance(w.from, to));
        if (!good) break;
    }
    change_back(royal_, to);
    return good;
}

}  // namespace acedrex
