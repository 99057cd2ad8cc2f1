#include "engines/walker.hpp"

#include <algorithm>

#include "engines/powers.hpp"
#include "engines/table_targets.hpp"

namespace acedrex {

Walker::Walker(const PlayContext& play, Position& position, Seeking seeking)
    : play_(play), position_(&position), seeking_(seeking) {}

Walker::~Walker() = default;

void Walker::use_auras(Auras* auras) {
    if (auras_ != auras) powers_.reset();
    auras_ = auras;
    freezing_ = auras;
}

void Walker::begin() {
    exhausted_ = false;
    nested_ = 0;
    guards_ = 0;
    charge();
    Work::done(kOfOneWalk);
    steps_ = charged_ = 0;
    pause_later();
    contexts_ = 0;
    serials_ = 0;
    frames_.clear();
    links_.clear();
    stack_.clear();
    visited_.clear();
    scopes_.resize(1);
    if (!scopes_[0].passages.empty()) scopes_[0].passages.clear();
    scopes_[0].leaving = false;
    walk_.hash = position_->hash();
    walk_.checkpoint = walk_.blood = position_->checkpoint();
    walk_.turn = std::min(turn_, walk_.checkpoint);
    walk_.reach = walk_.mover.reach(play_.movements[walk_.mover.code].spends);
    judge_preludes(judged_);
}

bool Walker::goes_on() {
    charge();
    exhausted_ = steps_ > budget_ || (heeds_stops_ && Patience::stopped());
    pause_later();
    return !exhausted_;
}

// From where the walk begins, taken up from there if it is not in the air already.
bool Walker::walk_each(const std::vector<Pc>& walks, Sink sink) {
    if (!walk_.mover.in_air()) lift();
    bool whole = walk_through(walks, sink);
    // Where m.or_leave was passed and no walk that came the same way has ended, it ends there: that is known
    // only when all walks have been made.
    if (whole && walk_.asked == kNoField && has_dead_ends(0)) {
        scopes_[0].leaving = true;
        whole = walk_through(walks, sink);
        scopes_[0].leaving = false;
    }
    charge();
    position_->undo_to(walk_.checkpoint);
    return whole;
}

bool Walker::walk_through(const std::vector<Pc>& walks, Sink sink) {
    bool whole = true;
    for (std::size_t i = 0; i < walks.size() && whole; ++i) {
        State begin = start(walks[i]);
        begin.attacks = walk_.asked != kNoField;
        const auto end_here = [&](const State& end) {
            if (end.attacks && attack_ends_nowhere(end)) return true;
            return end.down == Down::no ? land(end, true, [&](const State& on) { return report(on, sink); })
                                        : report(end, sink);
        };
        const KnownWalk* known = known_walk(begin);
        whole = known != nullptr ? walk_again(*known, begin, end_here) : run(begin, end_here);
    }
    return whole;
}

bool Walker::walk_all(bool influenced, bool by_tables, Sink sink) {
    const Mover& mover = walk_.mover;
    const Movement& movement = movement_of(mover);
    const bool held = influenced && is_frozen(mover.at);
    walk_.program = &movement.program;
    begins_.clear();
    const WalkList& list = mover.walk_list(movement);
    if (!held) begins_ = list.walks;
    if (influenced && auras_ != nullptr) {
        auras_->add_lent(mover.at, movement, begins_);
        walk_.lent_tags = auras_->tags(mover.at);
    }
    by_tables = by_tables && !held && &list == &movement && !movement.tables.empty();
    if (begins_.empty() && !by_tables) return true;
    if (walk_.lent == nullptr && !mover.in_air()) walk_.lent = powers_of(mover.at, movement.program);
    begin();
    const bool whole =
        !by_tables || for_each_landing(
                          play_, *position_, mover, movement.tables, walk_.lent_tags,
                          [&](const Landing& landing) { return end_by_table(landing, false, sink); },
                          [&](const Landing& landing) { return end_by_table(landing, true, sink); });
    return whole && walk_each(begins_, sink);
}

// Asked of others' walkers, so told before this one's walk begins.
const LentMoves* Walker::powers_of(Field from, const Program& program) {
    if (!program.facts.borrows()) return nullptr;
    if (!powers_) powers_ = std::make_unique<Powers>(play_, *position_, auras_, seeking_);
    lent_ = powers_->lent_to(from);
    return &lent_;
}

bool Walker::walk(const Mover& mover, bool influenced, bool by_tables, Sink sink) {
    walk_ = {.mover = mover, .player = position_->to_move()};
    return walk_all(influenced, by_tables, sink);
}

bool Walker::meet(const Mover& mover, const std::vector<Landing>& landings, Sink sink) {
    const Movement& movement = movement_of(mover);
    walk_ = {.program = &movement.program, .mover = mover, .player = position_->to_move()};
    begin();
    const bool meets = movement.facts.meets;
    return std::all_of(landings.begin(), landings.end(), [&](const Landing& landing) {
        return end_by_table(landing, meets && landing.after == nullptr, sink);
    });
}

bool Walker::trace(const Mover& mover, Sink sink, int most) {
    const Movement& movement = movement_of(mover);
    walk_ = {.program = &movement.traces, .mover = mover, .player = position_->to_move()};
    begin();
    walk_.traced = true;
    walk_.reach = std::min(walk_.reach, most);
    return walk_each(mover.walk_list(movement).traced, sink);
}

// meets: what `lands` says is tried there; else the walker stands there, or captures by replacement.
bool Walker::end_by_table(const Landing& landing, bool meets, Sink sink) {
    const bool becomes = landing.after != nullptr && landing.after->becomes != kNoPiece;
    const auto ended = [&](const State& end) {
        if (landing.marks != nullptr)
            position_->set(end.f, end.w, landing.marks->marked(position_->tags(end.f)), Edit::Why::mark);
        if (landing.after == nullptr || becomes) return report(end, sink);
        State besides = end;
        besides.pc = landing.after->begin;
        return run(besides, [&](const State& done) { return report(done, sink); });
    };
    State s = start(0);
    if (!walk_.mover.in_air()) lift();
    if (landing.taken) s.f = landing.taken->field;
    bool whole = true;
    if (!landing.taken || is_prey(s)) {
        if (landing.taken) position_->set(s.f, kNoPiece, 0, Edit::Why::take_passer);
        s.f = landing.to;
        s.mode = landing.mode;
        s.passed = static_cast<std::uint16_t>(landing.passed);
        s.n = landing.steps;
        if (becomes) {
            s.pc = landing.after->begin;
            whole = run(s, [&](const State& end) { return land(end, false, ended); });
        } else {
            whole = meets ? meet(s, ended) : land(s, false, ended);
        }
    }
    position_->undo_to(walk_.checkpoint);
    return whole;
}

std::vector<Field> Walker::reach(Field from, const Program& program, Pc begins) {
    const Mover mover = Mover::starting(*position_, from);
    walk_ = {.program = &program, .mover = mover, .player = Cast::side(mover.code)};
    begin();
    lift();
    std::vector<Field> fields = ends(start(begins), false);
    position_->undo_to(walk_.checkpoint);
    std::erase_if(fields, [&](Field f) { return is_virtual(f); });
    return fields;
}

// The fields where walks from there end, each once; `one` of them is enough.
std::vector<Field> Walker::ends(const State& start, bool one) {
    std::vector<Field> fields;
    run_within(start, [&](const State& end) {
        fields.push_back(end.f);
        return !one;
    });
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

// Judged with the piece still in its place, inner ones first: they come after those that contain them.
void Walker::judge_preludes(std::vector<int>& judged, std::size_t first, std::size_t last) {
    const std::vector<Prelude>& preludes = walk_.program->preludes;
    walk_.judged = &judged;
    judged.assign(preludes.size(), 0);
    for (std::size_t i = std::min(last, preludes.size()); i-- > first;)
        judged[i] =
            static_cast<int>(ends(start(preludes[i].begin), preludes[i].what == Prelude::What::from).size());
}

void Walker::use_program(const Program& program, std::vector<int>& judged) {
    if (walk_.program == &program) return;
    walk_.program = &program;
    if (program.preludes.empty()) return;
    const TakenBack walked(*position_, walk_.checkpoint);
    judge_preludes(judged);
}

bool Walker::holds(const Program& program, Pc guard, const Mover& mover) {
    walk_ = {.program = &program, .mover = mover, .player = position_->to_move(), .ply = ply_};
    begin();
    return holds_from(start(guard));
}

void Walker::settle_down(State& s, Edit::Why why) {
    const Tags rushed = s.passed > 0 ? kRushedTag : 0;
    position_->set(s.f, s.w, tags_there(s) | rushed, why);
    if (s.passed > 0) position_->add_rush(s.f, s.passed);
    s.down = Down::landed;
    if (why == Edit::Why::activate) s.goes_on = GoesOn::activated;
}

bool Walker::put_down(State s, Edit::Why why, StateSink sink) {
    const Tried put(*position_);
    settle_down(s, why);
    return sink(s);
}

// The walker is put down where it is, or does what `lands` says for an occupied field and is put down after
// that.
bool Walker::land(const State& s, bool with_rows, StateSink sink) {
    if (is_virtual(s.f)) return true;
    // Where a piece in the air began stands the one that activated it: it cannot stand or capture there, but
    // come back and meet it.
    if (walk_.mover.in_air() && s.f == walk_.mover.at) return s.n == 0 || !with_rows || meet(s, sink);
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return s.mode == Mode::strike || put_down(s, Edit::Why::put, sink);
    if (s.mode != Mode::settle && is_prey(s) && !put_down(s, Edit::Why::capture, sink)) return false;
    return !with_rows || meet(s, sink);
}

// What `lands` says for the occupant: it is activated, or the rows that are programs are tried.
bool Walker::meet(const State& s, StateSink sink) {
    const Movement& movement = play_.movements[s.w];
    if (movement.may_activate(at(s.f), momentum(s) > 0, s.mode != Mode::settle) && !is_pointless(s) &&
        !put_down(s, Edit::Why::activate, sink))
        return false;
    for (const Pc rows : movement.lands) {
        const Walk outer = walk_;
        std::vector<int> judged;
        use_program(movement.program, judged);
        State row = inner(s, rows);
        row.unbound = s.unbound;
        row.attacks = s.attacks;
        const bool whole = run(row, [&](const State& end) {
            const Walk inside = walk_;
            walk_ = outer;
            State on = end;
            on.pc = s.pc;
            on.frame = s.frame;
            on.call = s.call;
            // Where what stood there is gone, the walker has met it all the same.
            if (on.f == s.f && on.mode == Mode::strike && at(on.f) == kNoPiece) on.mode = Mode::any;
            const bool more = on.down == Down::no ? land(on, false, sink) : sink(on);
            walk_ = inside;
            return more;
        });
        walk_ = outer;
        if (!whole) return false;
    }
    return true;
}

// Is the position as before, but for what the walker itself carries? (Two pieces of one kind that have
// changed places make no difference either.) What has come back through a portal has made a ply.
bool Walker::changes_nothing(const State& end) {
    const Mover& mover = walk_.mover;
    if (at(mover.at) != mover.code) return false;
    if (end.ported && end.f == mover.at) return false;
    const Tried put(*position_);
    position_->set(mover.at, mover.code, mover.tags, Edit::Why::put);
    const std::uint64_t rush = end.passed > 0 ? rush_key(end.f, static_cast<std::uint8_t>(end.passed), 0) : 0;
    return (position_->hash() ^ rush) == walk_.hash;
}

bool Walker::report(const State& end, Sink sink) {
    // (What is taken before m.or_leave is attacked, whether the walker is lost behind it or not.)
    if (end.attacks) {
        attack_found_ = has_taken();
        return !attack_found_;
    }
    if (!counts(end)) return true;
    charge();
    const Mover& mover = walk_.mover;
    const bool null = end.goes_on == GoesOn::nothing && !mover.in_air() && changes_nothing(end);
    if (null && !play_.movements[mover.code].may_pass) return true;
    if (walk_.traced) {
        trail_.clear();
        for (std::uint32_t i = end.trail; i != kNone; i = links_[i].previous) trail_.push_back(links_[i].f);
        std::reverse(trail_.begin(), trail_.end());
    }
    const Tried told(*position_);
    if (end.into >= 0) position_->note_pocket(end.into);
    return sink({.from = mover.at,
                 .to = end.f,
                 .piece = end.w,
                 .as = end.as >= 0 ? end.as : Cast::type(mover.code),
                 .gone = end.down == Down::gone,
                 .null = null,
                 .promotes = !end.no_promotion,
                 .momentum = momentum(end),
                 .goes_on = end.goes_on,
                 .promoted = end.promoted});
}

}  // namespace acedrex
