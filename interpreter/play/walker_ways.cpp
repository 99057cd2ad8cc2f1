// Effects that the walk may go on from in several ways, and how a walker is put down.
#include "play/walker.hpp"

namespace acedrex {

struct Walker::Ways {
    Walker& walker;
    const State& s;
    const Instruction& in;
    std::uint32_t context;
    StateSink sink;

    bool land() const {
        if (s.down != Down::no) return true;
        return walker.land(s, true, [&](const State& landed) {
            State on = landed;
            ++on.pc;
            return walker.resume(on, context, sink);
        });
    }

    // The piece that stands here is taken up and walks as one of its side would; every empty field where it
    // can end is one way to go on.
    bool displace() const {
        const Code occupant = walker.at(s.f);
        if (occupant == kNoPiece || s.down == Down::gone) return true;
        Walk& walk = walker.walk_;
        Position& position = *walker.position_;
        const Walk outer = walk;
        const Tags tags = position.tags(s.f);
        const std::size_t checkpoint = position.checkpoint();
        walk.code = occupant;
        walk.from = s.f;
        walk.tags = tags;
        walk.blood = checkpoint;
        std::vector<int> judged;
        if (in.c != 0) {
            judged.assign(walk.program->preludes.size(), 0);
            walk.judged = &judged;
            walker.judge_preludes(in.c >> 16, in.c & 0xffff);
        }
        position.set(s.f, kNoPiece, 0, Edit::Why::displace);

        const Pc begin = walk.program->targets[in.b + static_cast<std::uint32_t>(Cast::side(occupant))];
        const bool whole = walker.run({.pc = begin, .f = s.f, .w = occupant}, [&](const State& end) {
            if (walker.is_virtual(end.f) || walker.at(end.f) != kNoPiece || end.f == s.f) return true;
            const Walk displaced = walk;
            walk = outer;
            position.set(end.f, occupant, walker.arrival_tags(end.f, occupant, tags), Edit::Why::displace);
            State on = s;
            ++on.pc;
            const bool more = walker.resume(on, context, sink);
            walk = displaced;
            return more;
        });
        walk = outer;
        position.undo_to(checkpoint);
        return whole;
    }
};

bool Walker::ways(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
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

int Walker::momentum(const State& s) const {
    return walk_.mover.left(s.n, play_.movements[walk_.code].spends);
}

Tags Walker::tags_on_landing(const State& s) const {
    const bool stayed = s.f == walk_.from && s.n == 0 && s.w == walk_.code;
    Tags tags = stayed ? walk_.tags : arrival_tags(s.f, s.w, walk_.tags);
    if (s.w != walk_.code) tags &= ~position_->tables().promoted_tag;
    return s.passed > 0 ? tags | kRushedTag : tags;
}

void Walker::settle_down(State& s, Edit::Why why) {
    position_->set(s.f, s.w, tags_on_landing(s), why);
    if (s.passed > 0) position_->add_rush(s.f, s.passed);
    s.down = Down::landed;
}

bool Walker::put_down(State s, StateSink sink) {
    const std::size_t checkpoint = position_->checkpoint();
    settle_down(s, at(s.f) == kNoPiece ? Edit::Why::put : Edit::Why::capture);
    const bool more = sink(s);
    position_->undo_to(checkpoint);
    return more;
}

bool Walker::try_activating(const State& s, StateSink sink) {
    const Movement& movement = play_.movements[s.w];
    if (!movement.may_activate(at(s.f), momentum(s) > 0, s.mode != Mode::settle)) return true;
    const std::size_t checkpoint = position_->checkpoint();
    State on = s;
    settle_down(on, Edit::Why::activate);
    on.activates = true;
    const bool more = sink(on);
    position_->undo_to(checkpoint);
    return more;
}

// The walker is put down where it is, or does what `lands` says for an occupied field and is put down after
// that.
bool Walker::land(const State& s, bool with_rows, StateSink sink) {
    if (is_virtual(s.f)) return true;
    // Where a piece in the air began stands the one that activated it: it has to go elsewhere.
    if (walk_.mover.in_air() && s.f == walk_.from) return true;
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return s.mode == Mode::strike || put_down(s, sink);
    if (s.mode != Mode::settle && is_prey(s) && !put_down(s, sink)) return false;
    if (!with_rows) return true;
    if (!try_activating(s, sink)) return false;
    const Movement& movement = play_.movements[s.w];
    const Walk outer = walk_;
    std::vector<int> judged;
    for (const Pc rows : movement.lands) {
        use_program(movement.program, judged);
        State row = inner(s, rows);
        row.unbound = s.unbound;
        const bool whole = run(row, [&](const State& end) {
            const Walk inside = walk_;
            walk_ = outer;
            State on = end;
            on.pc = s.pc;
            on.frame = s.frame;
            const bool more = on.down == Down::no ? land(on, false, sink) : sink(on);
            walk_ = inside;
            return more;
        });
        walk_ = outer;
        if (!whole) return false;
    }
    return true;
}

}  // namespace acedrex
