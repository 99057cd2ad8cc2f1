// Effects that the walk may go on from in several ways, and the edits of many walks at once: m.every, and
// what pieces do by rules of theirs.
#include <algorithm>
#include <utility>

#include "engines/walker.hpp"

namespace acedrex {

struct Walker::Ways {
    Walker& walker;
    const State& s;
    const Instruction& in;
    std::uint32_t context;
    StateSink sink;

    bool go_on(State from) const {
        if (walker.is_spoilt(from)) return true;
        ++from.pc;
        return walker.resume(from, context, sink);
    }

    bool land() const {
        return s.down != Down::no || walker.land(s, true, [&](const State& landed) {
            return landed.lost ? sink(landed) : go_on(landed);
        });
    }

    bool or_leave() const {
        if (s.down != Down::no) return true;
        const std::uint64_t way = mixed(walker.hash_of(s.trail) ^ mixed(s.f)) ^ walker.position_->hash();
        walker.scopes_[s.scope].passages.try_emplace(way, Scope::Passage::dead_end);
        walker.leads_on(s);  // as far as to here, at least
        State on = s;
        on.passage = walker.add_link({s.passage, s.f, way, kNone});
        return leave(on) && go_on(on);
    }
    // What follows is not walked any more.
    bool leave(State gone) const {
        const Tried left(*walker.position_);
        gone.down = Down::gone;
        gone.lost = true;
        if (gone.portal != kNoField) walker.leave_portal(gone);
        return sink(gone);
    }

    // To an empty field.
    bool displace() const {
        return !walker.may_move_aside(s.f, kNoField) || walked_away(Edit::Why::displace, [&](Field end) {
            return walker.at(end) == kNoPiece && walker.may_move_aside(s.f, end);
        });
    }

    // With a piece on another field, which comes here.
    bool exchange() const {
        return walked_away(Edit::Why::swap, [&](Field end) { return walker.at(end) != kNoPiece; });
    }

    // The piece that stands here is taken up and walks as one of its side would; every field where it may end
    // is one way to go on.
    template <class MayEnd>
    bool walked_away(Edit::Why why, MayEnd may_end) const {
        const Code occupant = walker.at(s.f);
        if (occupant == kNoPiece || s.down == Down::gone || walker.is_pointless(s)) return true;
        Walk& walk = walker.walk_;
        Position& position = *walker.position_;
        const Walk outer = walk;
        const Tags tags = position.tags(s.f);
        const Tried away(position);
        walk.mover.code = occupant;
        walk.mover.at = s.f;
        walk.mover.tags = tags;
        walk.began_there = true;
        walk.blood = away.since();
        std::vector<int> judged;
        if (in.c != 0) walker.judge_preludes(judged, in.c >> 16, in.c & 0xffff);
        position.set(s.f, kNoPiece, 0, why);

        const Pc begin = walk.program->targets[in.b + static_cast<std::uint32_t>(Cast::side(occupant))];
        const bool whole = walker.run_within(walker.start(begin), [&](const State& end) {
            if (end.down != Down::no || walker.is_virtual(end.f) || end.f == s.f || !may_end(end.f))
                return true;
            const Walk inside = walk;
            walk = outer;
            const Code there = walker.at(end.f);
            const Tags tags_there = position.tags(end.f);
            if (there != kNoPiece) position.set(end.f, kNoPiece, 0, why);
            position.set(end.f, occupant, walker.arrival_tags(end.f, occupant, tags), why);
            if (there != kNoPiece) position.set(s.f, there, walker.arrival_tags(s.f, there, tags_there), why);
            const bool more = go_on(s);
            walk = inside;
            return more;
        });
        walk = outer;
        return whole;
    }

    bool retrieve() const {
        if (s.down != Down::no || walker.is_virtual(s.f) || walker.at(s.f) != kNoPiece ||
            walker.is_pointless(s))
            return true;
        Position& position = *walker.position_;
        const auto& codes = walker.walk_.program->code_sets[in.b];
        for (Code code = 1; code < codes.size(); ++code) {
            if (codes[code] == 0) continue;
            const bool more = position.each_kind(code, in.a, [&](Tags kept) {
                const Tried put(position);
                position.take_from_reserve(code, in.a, kept);
                position.set(s.f, code, walker.arrival_tags(s.f, code, kept), Edit::Why::place);
                return !is_wanted(kept) || go_on(s);
            });
            if (!more) return false;
        }
        return true;
    }
    // Does what the piece has kept that has just come out of a pocket let it come? Its notes are asked.
    bool is_wanted(Tags kept) const {
        if (in.c == 0) return true;
        Walk& walk = walker.walk_;
        const Tags own = std::exchange(walk.mover.tags, kept);
        const bool wanted = walker.holds_from(walker.inner(s, walk.program->targets[in.c - 1]));
        walk.mover.tags = own;
        return wanted;
    }
};

bool Walker::has_dead_ends(std::uint32_t scope) const {
    const auto& passages = scopes_[scope].passages;
    return std::any_of(passages.begin(), passages.end(),
                       [](const auto& passage) { return passage.second == Scope::Passage::dead_end; });
}

// Is it an end, of those that are told now? Where the walker leaves for a dead end, it does so once.
bool Walker::counts(const State& end) {
    Scope& scope = scopes_[end.scope];
    if (end.lost != scope.leaving) return false;
    if (!end.lost) {
        leads_on(end);
        return true;
    }
    Scope::Passage& passage = scope.passages[hash_of(end.passage)];
    return passage == Scope::Passage::dead_end && (passage = Scope::Passage::left, true);
}

bool Walker::run_within(State start, StateSink sink) {
    if (!may_be_lost()) return run(start, sink);
    const OwnScope own(*this, start);
    const auto tell = [&](const State& end) {
        if (!counts(end)) return true;
        State on = end;
        on.lost = false;
        return sink(on);
    };
    if (!run(start, tell) || exhausted_) return false;
    if (!has_dead_ends(start.scope)) return true;
    scopes_[start.scope].leaving = true;
    return run(start, tell);
}

bool Walker::ways(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    if (in.op == Op::aligned) return aligned(s, in, context, sink);
    const Ways ways{*this, s, in, context, sink};
    switch (in.effect()) {
#define DONE_ways(name)    \
    case EffectKind::name: \
        return ways.name();
#define DONE_deed(name)
#define EFFECT(name, word, given, function, traits) DONE_##function(name)
#include "movement/words.def"
        default:  // those that are done in one way
            return true;
    }
}

namespace {

bool moves_pieces(const Edit& edit) {
    using Why = Edit::Why;
    return edit.is(Why::push, Why::pull, Why::displace, Why::swap);
}

auto same_place(std::vector<Edit>& list, const Edit& edit) {
    const auto place = [](const Edit& e) { return e.what == Edit::What::counter ? e.slot : e.field; };
    return std::find_if(list.begin(), list.end(),
                        [&](const Edit& e) { return e.what == edit.what && place(e) == place(edit); });
}

// What the edits come to: one for each field, and each number of the variant, that has changed at last.
std::vector<Edit> changes_of(std::span<const Edit> edits) {
    using What = Edit::What;
    std::vector<Edit> these;
    for (const Edit& edit : edits) {
        if (edit.what != What::cell && edit.what != What::field_tags && edit.what != What::counter) continue;
        const auto it = same_place(these, edit);
        if (it == these.end()) {
            these.push_back(edit);
            continue;
        }
        it->after = edit.after;
        it->tags_after = edit.tags_after;
        it->number = edit.number;
        if (it->why != Edit::Why::capture) it->why = edit.why;
    }
    std::erase_if(these, [](const Edit& e) {
        return e.what != What::counter && e.before == e.after && e.tags_before == e.tags_after;
    });
    return these;
}

}  // namespace

// Adds the edits of all walks from `start` to those gathered so far; where two of them leave one field
// differently, or move one piece to different places, the script is at fault. with_walker: also that the
// walker went, or what it became.
Walker::Gathered Walker::gather(const State& start, bool with_walker, std::vector<Edit>& all) {
    const std::size_t checkpoint = position_->checkpoint();
    const auto at_odds = [&](const Edit& e) {
        const std::string walker = " at the same moment (" + play_.binding.cast->name(walk_.mover.code) + ")";
        const std::string field = play_.binding.board->name(e.field);
        const Place& place = play_.movements[walk_.mover.code].place;
        Diagnostic fault{"every", Severity::error, place, "", ""};
        if (e.what == Edit::What::counter) {
            fault.message = "\"" + play_.binding.counters[e.slot].name + "\" is changed in two ways" + walker;
            fault.remedy = "what happens at the same moment changes a number once, or to the same";
        } else {
            fault.message = with_walker
                                ? "two pieces, or two walks of one, do different things to " + field + walker
                                : "m.every: two of its walks leave " + field + " differently";
            fault.remedy = "make the walks touch different fields, or do the same there";
        }
        throw ScriptFault{fault};
    };
    bool some = false;
    const bool whole = run_within(start, [&](const State& end) {
        some = true;
        std::vector<Edit> these = changes_of(position_->edits_since(checkpoint));
        if (with_walker && end.down == Down::gone)
            these.push_back({.why = Edit::Why::oblate, .field = walk_.mover.at});
        else if (with_walker && end.w != walk_.mover.code)
            these.push_back({.why = Edit::Why::become,
                             .field = walk_.mover.at,
                             .after = end.w,
                             .tags_after = walk_.mover.tags & position_->tables().travelling});
        // By rules, a piece that was moved already is moved to the same place, or the two are at odds.
        const bool again =
            walk_.stays && std::any_of(these.begin(), these.end(), [&](const Edit& e) {
                return e.after == kNoPiece && moves_pieces(e) && same_place(all, e) != all.end();
            });
        for (const Edit& e : these) {
            const auto it = same_place(all, e);
            if (it == all.end() && !(again && e.after != kNoPiece && moves_pieces(e)))
                all.push_back(e);
            else if (it == all.end() || it->after != e.after || it->tags_after != e.tags_after ||
                     it->number != e.number)
                at_odds(e);
        }
        return true;
    });
    return {whole, some};
}

void Walker::apply(Position& position, const std::vector<Edit>& changes) {
    for (const Edit& e : changes)
        if (e.what == Edit::What::counter)  // which may be what it was
            position.set_counter(e.slot, e.number);
        else
            position.redo(e);
}

bool Walker::every(const State& s, const Instruction& in) {
    std::vector<Edit> all;
    const bool whole = gather(inner(s, in.b), false, all).whole;
    // Captures first: nothing but captures may come before one that attacks.
    std::stable_partition(all.begin(), all.end(), [](const Edit& e) { return e.is(Edit::Why::capture); });
    apply(*position_, all);
    return whole || !exhausted_;
}

bool Walker::rule(Side player, Field field, Code walker, const Rule& rule, bool in_place,
                  std::size_t turn_mark, std::vector<Edit>& changes) {
    take_part_since(turn_mark);  // whatever turn its walks before were part of
    walk_ = {.program = &rule.program,
             .mover = Mover::starting(walker, in_place ? position_->tags(field) : 0, field),
             .player = player,
             .lent = in_place ? powers_of(field, rule.program) : nullptr,
             .stays = true,
             .ply = ply_};
    begin();
    const Tried walked(*position_);
    if (in_place) lift();
    return gather(start(rule.begins), in_place, changes).some;
}

}  // namespace acedrex
