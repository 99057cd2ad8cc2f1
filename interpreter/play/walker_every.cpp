// The edits of many walks at once: m.every, and what pieces do by rules of theirs.
#include <algorithm>

#include "play/walker.hpp"

namespace acedrex {

namespace {

using Change = Walker::Change;

bool moves_pieces(Edit::Why why) {
    return why == Edit::Why::push || why == Edit::Why::pull || why == Edit::Why::displace ||
           why == Edit::Why::swap;
}

auto same_place(std::vector<Change>& list, const Change& change) {
    return std::find_if(list.begin(), list.end(),
                        [&](const Change& c) { return c.what == change.what && c.field == change.field; });
}

// What the edits come to: for each field, and each number of the variant, how it is at last.
std::vector<Change> changes_of(std::span<const Edit> edits) {
    std::vector<Change> these;
    for (const Edit& edit : edits) {
        Change change{edit.what, edit.field, edit.after, edit.tags_after, edit.why, edit.number};
        if (edit.what == Edit::What::counter)
            change.field = edit.slot;
        else if (edit.what != Edit::What::cell && edit.what != Edit::What::field_tags)
            continue;
        if (const auto it = same_place(these, change); it == these.end()) {
            these.push_back(change);
        } else {
            if (it->why == Edit::Why::capture) change.why = it->why;
            *it = change;
        }
    }
    // What is again as it was has not been changed.
    std::erase_if(these, [&](const Change& c) {
        if (c.what == Edit::What::counter) return false;
        const auto first = std::find_if(edits.begin(), edits.end(), [&](const Edit& e) {
            return e.what == c.what && e.field == c.field;
        });
        return first->before == c.code && first->tags_before == c.tags;
    });
    return these;
}

}  // namespace

// Adds the edits of all walks from `start` to those gathered so far; where two of them leave one field
// differently, or move one piece to different places, the script is at fault. with_walker: also that the
// walker went, or what it became.
bool Walker::gather(const State& start, bool with_walker, std::vector<Change>& all) {
    const std::size_t checkpoint = position_->checkpoint();
    const auto at_odds = [&](const Change& c) {
        if (c.what == Edit::What::counter)
            throw ScriptFault{{"every",
                               Severity::error,
                               {},
                               "\"" + play_.binding.counters[c.field].name +
                                   "\" is changed in two ways at the same moment (" +
                                   play_.binding.cast->name(walk_.code) + ")",
                               "what happens at the same moment changes a number once, or to the same"}};
        const std::string field = play_.binding.board->name(c.field);
        throw ScriptFault{{"every",
                           Severity::error,
                           {},
                           with_walker
                               ? "two pieces, or two walks of one, do different things to " + field +
                                     " at the same moment (" + play_.binding.cast->name(walk_.code) + ")"
                               : "m.every: two of its walks leave " + field + " differently",
                           "make the walks touch different fields, or do the same there"}};
    };
    return run(start, [&](const State& end) {
        std::vector<Change> these = changes_of(position_->edits_since(checkpoint));
        if (with_walker && end.down == Down::gone)
            these.push_back({Edit::What::cell, walk_.from, kNoPiece, 0, Edit::Why::oblate, 0});
        else if (with_walker && end.w != walk_.code)
            these.push_back({Edit::What::cell, walk_.from, end.w, walk_.tags & position_->tables().any_timed,
                             Edit::Why::become, 0});
        // By rules, a piece that was moved already is moved to the same place, or the two are at odds.
        const bool again =
            walk_.stays && std::any_of(these.begin(), these.end(), [&](const Change& c) {
                return c.code == kNoPiece && moves_pieces(c.why) && same_place(all, c) != all.end();
            });
        for (const Change& c : these) {
            const auto it = same_place(all, c);
            if (it == all.end() && !(again && c.code != kNoPiece && moves_pieces(c.why)))
                all.push_back(c);
            else if (it == all.end() || it->code != c.code || it->tags != c.tags || it->number != c.number)
                at_odds(c);
        }
        return true;
    });
}

void Walker::apply(Position& position, const std::vector<Change>& changes) {
    for (const Change& c : changes) {
        if (c.what == Edit::What::field_tags)
            position.set_field_tags(c.field, c.tags);
        else if (c.what == Edit::What::counter)
            position.set_counter(c.field, c.number);
        else
            position.set(c.field, c.code, c.tags, c.why);
    }
}

bool Walker::every(const State& s, const Instruction& in) {
    std::vector<Change> all;
    const bool whole = gather(inner(s, in.b), false, all);
    // Captures first: nothing but captures may come before one that attacks.
    std::stable_partition(all.begin(), all.end(),
                          [](const Change& c) { return c.why == Edit::Why::capture; });
    apply(*position_, all);
    return whole || !exhausted_;
}

void Walker::rule(Field field, Code walker, Pc begin, bool in_place, std::size_t turn_mark,
                  std::vector<Change>& changes) {
    asked_ = kNotAsked;
    const Program& program = play_.movements[walker].program;
    const LentMoves* lent = in_place ? powers_of(field, program) : nullptr;
    begin_walk(Cast::side(walker), field, program, walker);
    walk_.lent = lent;
    walk_.turn = turn_mark;
    walk_.stays = true;
    if (!in_place) walk_.tags = 0;
    judge_preludes();
    if (in_place) position_->set(field, kNoPiece, 0, Edit::Why::lift);
    gather({.pc = begin, .f = field, .w = walker}, in_place, changes);
    position_->undo_to(walk_.checkpoint);
}

}  // namespace acedrex
