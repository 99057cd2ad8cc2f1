// What a walker tests and does on a field.
#include <algorithm>

#include "play/auras.hpp"
#include "play/passing.hpp"
#include "play/walker.hpp"

namespace acedrex {

namespace {

// What a `where` sees. Dead after the call: the host takes care of that.
class View final : public WalkView {
  public:
    View(const PlayContext& play, const Position& position, Field field, Field start, Side side)
        : play_(play), position_(position), field_(field), start_(start), side_(side) {}

    const Board& board() const override { return *play_.binding.board; }
    int field() const override { return field_; }
    int start() const override { return start_; }
    Side side() const override { return side_; }
    bool turned_for_dark_by_rotation() const override { return play_.binding.rotate; }
    std::optional<Seen> at(int field) const override {
        const auto f = static_cast<Field>(field);
        const Code code = position_.at(f);
        if (code == kNoPiece) return std::nullopt;
        const Cast& cast = *play_.binding.cast;
        Seen seen{cast.name(code), cast.symbol(code), Cast::side(code), {}};
        for (const Tag& tag : play_.binding.tags.all())
            if (position_.tags(f) & tag.mask) seen.tags.push_back(tag.name);
        return seen;
    }

  private:
    const PlayContext& play_;
    const Position& position_;
    Field field_, start_;
    Side side_;
};

}  // namespace

bool Walker::test(const State& s, const Instruction& in) {
    const Program& program = *walk_.program;
    switch (in.op) {
        case Op::test_codes:
            return program.code_sets[in.b][at(s.f)] != 0;
        case Op::test_fields:
            return !is_virtual(s.f) && program.field_sets[in.b][s.f];
        case Op::test_tag:
            return at(s.f) != kNoPiece &&
                   ((position_->tags(s.f) | (auras_ != nullptr ? auras_->tags(s.f) : 0)) & in.b) != 0;
        case Op::test_start_colour: {
            const Board& board = *play_.binding.board;
            return !is_virtual(s.f) && board.is_light(s.f) == board.is_light(walk_.from);
        }
        case Op::test_at_start:
            return s.f == walk_.from;
        case Op::test_prey:
            return is_prey(s);
        case Op::test_free:
            return is_free(s);
        case Op::test_passed:
            return passer(s) != nullptr;
        case Op::test:
            return plain_test(s, static_cast<GuardKind>(in.a));
        case Op::test_initial:
            return position_->tables().setup[walk_.from] == walk_.code && (walk_.tags & kMovedTag) == 0;
        case Op::test_carries:
            return ((walk_.tags | walk_.lent_tags) & in.b) != 0;
        case Op::test_prelude:
            return (*walk_.judged)[in.b] != 0;
        case Op::test_counter: {
            const int value = position_->counter(in.a);
            return value >= static_cast<std::int32_t>(in.b) && value <= static_cast<std::int32_t>(in.c);
        }
        case Op::where:
            return where(s, static_cast<HookId>(in.b));
        case Op::test_walker:
            return program.code_sets[in.b][s.w] != 0;
        case Op::test_walked:
            return s.n <= static_cast<std::int32_t>(in.b);
        case Op::test_left:
            return momentum(s) >= static_cast<std::int32_t>(in.b);
        case Op::test_last: {
            const Position::Last& last = position_->last();
            if (last.type < 0 || ((in.a & kLastCaptured) && !last.captured)) return false;
            return !(in.a & kLastIs) || program.code_sets[in.b][static_cast<std::size_t>(last.type)];
        }
        case Op::test_lent:
            return is_lent(static_cast<Lender>(in.a), static_cast<int>(in.b));
        case Op::test_marked:
            return !is_virtual(s.f) && (position_->field_tags(s.f) & in.b) != 0;
        default:
            return false;
    }
}

bool Walker::is_frozen(Field f) const {
    return auras_ != nullptr && auras_->frozen(f);
}

// Did what stands on f come from elsewhere in this turn, or was it born there?
bool Walker::arrived(Field f) const {
    if (at(f) == kNoPiece) return false;
    Field lifted = f;
    bool came = false;
    for (const Edit& e : position_->edits_since(walk_.turn)) {
        if (e.what != Edit::What::cell) continue;
        switch (e.why) {
            case Edit::Why::lift:
                lifted = e.field;
                break;
            case Edit::Why::put:
            case Edit::Why::capture:
                if (e.field == f && e.after != kNoPiece) came = lifted != f;
                break;
            case Edit::Why::push:
            case Edit::Why::pull:
            case Edit::Why::displace:
            case Edit::Why::swap:
            case Edit::Why::castle:
            case Edit::Why::place:
            case Edit::Why::drop:
                if (e.field == f && e.after != kNoPiece) came = true;
                break;
            default:
                break;
        }
    }
    return came;
}

// Has the walk captured nothing, and would it capture nothing by ending here?
bool Walker::bloodless(const State& s) const {
    for (const Edit& edit : position_->edits_since(walk_.blood))
        if (edit.takes()) return false;
    return s.down != Down::no || (s.mode != Mode::strike && at(s.f) == kNoPiece);
}

bool Walker::where(const State& s, HookId hook) {
    ++script_calls_;
    if (play_.binding.hooks == nullptr || is_virtual(s.f)) return false;
    return play_.binding.hooks->where(hook, View(play_, *position_, s.f, walk_.from, Cast::side(s.w)));
}

// takes, immune and passes may ask for one another, but not for ever.
void Walker::enter_guard() {
    constexpr int kMostGuards = 64;
    if (++guards_ > kMostGuards)
        throw ScriptFault{{"guards",
                           Severity::error,
                           {},
                           "takes, immune and passes ask for each other without end",
                           "do not use m.prey or m.free in them"}};
}

bool Walker::is_free(const State& s) {
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return true;
    const std::uint8_t bits = play_.meetings.at(s.w, occupant);
    if (bits & Meetings::kPasses) return true;
    if (!(bits & Meetings::kPassesMaybe)) return false;
    const Movement& movement = play_.movements[s.w];
    const Walk outer = walk_;
    std::vector<int> judged;
    enter_guard();
    use_program(movement.guards, judged);
    bool holds = false;
    run(inner(s, movement.passes), [&](const State&) {
        holds = true;
        return false;
    });
    walk_ = outer;
    --guards_;
    return holds;
}

bool Walker::is_prey(const State& s) {
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return false;
    return may_take(s, occupant) && !(auras_ != nullptr && auras_->is_protected(s.f));
}

// Is it asked whether the walker attacks the occupant? What must be safe is never taken; but a rule that
// would take it from the side that has moved makes the move one that throws it away.
bool Walker::asks_attack(const State& s, Code occupant) const {
    if (s.f == asked_) return true;
    return walk_.stays && Cast::side(occupant) == position_->to_move() &&
           play_.binding.safe_types[static_cast<std::size_t>(Cast::type(occupant))];
}

bool Walker::may_take(const State& s, Code occupant) {
    const std::uint8_t bits = play_.meetings.at(s.w, occupant);
    const bool asked = asks_attack(s, occupant);
    if (bits & (asked ? Meetings::kAttacks : Meetings::kTakes)) return true;
    return (bits & (asked ? Meetings::kAttacksMaybe : Meetings::kTakesMaybe)) && takes_dynamic(s, occupant);
}

bool Walker::takes_dynamic(const State& s, Code occupant) {
    const Walk outer = walk_;
    enter_guard();
    bool holds = true;
    const auto ask = [&](const State& start) {
        holds = false;
        run(start, [&](const State&) {
            holds = true;
            return false;
        });
    };
    const Movement& mine = play_.movements[s.w];
    if (mine.takes != Movement::kNoProgram) {
        std::vector<int> judged;
        use_program(mine.guards, judged);
        ask(inner(s, mine.takes));
        walk_ = outer;
    }
    const Movement& theirs = play_.movements[occupant];
    const Pc spared = asks_attack(s, occupant) ? theirs.unattacked : theirs.immune;
    if (holds && spared != Movement::kNoProgram) {
        // Roles are turned: the attacker is looked at where it started from.
        const std::size_t checkpoint = position_->checkpoint();
        const Tags kept = outer.tags & position_->tables().any_timed;
        position_->set(outer.from, s.w, s.w == outer.code ? outer.tags : kept, Edit::Why::put);
        walk_.code = occupant;
        walk_.from = s.f;
        walk_.tags = position_->tags(s.f);
        std::vector<int> judged;
        use_program(theirs.guards, judged);
        State asked;
        asked.pc = spared;
        asked.f = outer.from;
        asked.w = occupant;
        ask(asked);
        holds = !holds;
        position_->undo_to(checkpoint);
    }
    walk_ = outer;
    --guards_;
    return holds;
}

// The record of an enemy that passed the walker's field in the last move.
const Position::Rush* Walker::passer(const State& s) const {
    return who_passed(play_.binding, *position_, s.f, other(Cast::side(s.w)));
}

// Guards that take nothing. Adding one: a row in movement/words.def and a case here.
bool Walker::plain_test(const State& s, GuardKind guard) {
    switch (guard) {
        case GuardKind::mine:
            return at(s.f) != kNoPiece && Cast::side(at(s.f)) == walk_.player;
        case GuardKind::theirs:
            return at(s.f) != kNoPiece && Cast::side(at(s.f)) == other(walk_.player);
        case GuardKind::bloodless:
            return bloodless(s);
        case GuardKind::unsettled:
            return s.mode != Mode::settle;
        case GuardKind::first_ply:
            return walk_.mover.first_ply;
        case GuardKind::last_unit:
            return at(s.f) != kNoPiece && position_->last().unit == s.f;
        case GuardKind::frozen:
            return at(s.f) != kNoPiece && is_frozen(s.f);
        case GuardKind::arrived:
            return arrived(s.f);
        default:
            return false;
    }
}

// Effects that take nothing. Adding one: a row in movement/words.def and a case here.
bool Walker::plain_effect(State& s, EffectKind kind) {
    if (s.down == Down::gone) return false;
    const BindContext& binding = play_.binding;
    const Code occupant = at(s.f);
    const bool anyone = occupant != kNoPiece;
    const Tags carried = is_virtual(s.f) ? 0 : position_->tags(s.f);
    const Side mine = Cast::side(s.w);
    const auto retype = [&](Code code, Edit::Why why) {
        if (code != occupant) position_->set(s.f, code, arrival_tags(s.f, code, position_->tags(s.f)), why);
    };
    switch (kind) {
        case EffectKind::capture_own:
            if (!anyone || mine == Side::none || Cast::side(occupant) != mine) return false;
            if (position_->tables().royal[occupant]) return false;
            position_->set(s.f, kNoPiece, 0, Edit::Why::capture);
            return true;
        case EffectKind::oblate:
            if (!anyone) return false;
            position_->set(s.f, kNoPiece, 0, Edit::Why::oblate);
            return true;
        case EffectKind::convert:
            if (!anyone) return false;
            retype(binding.cast->with_side(occupant, mine), Edit::Why::convert);
            return true;
        case EffectKind::flip:
            if (!anyone) return false;
            retype(binding.cast->with_side(occupant, other(Cast::side(occupant))), Edit::Why::flip);
            return true;
        case EffectKind::swap:
            if (!anyone || walk_.stays || at(walk_.from) != kNoPiece) return false;
            position_->set(s.f, kNoPiece, 0, Edit::Why::swap);
            position_->set(walk_.from, occupant, arrival_tags(walk_.from, occupant, carried),
                           Edit::Why::swap);
            return true;
        case EffectKind::leave:
            if (s.down == Down::landed) position_->set(s.f, kNoPiece, 0, Edit::Why::oblate);
            s.down = Down::gone;
            return true;
        case EffectKind::home:
            if (s.down != Down::no) return false;
            s.f = walk_.from;
            return true;
        case EffectKind::take_passer: {
            const Position::Rush* rush = passer(s);
            if (rush == nullptr) return false;
            State there = s;
            there.f = rush->field;
            if (!is_prey(there)) return false;
            position_->set(there.f, kNoPiece, 0, Edit::Why::take_passer);
            return true;
        }
        case EffectKind::activate:
            if (!anyone || s.down != Down::no) return false;
            settle_down(s, Edit::Why::activate);
            s.activates = true;
            return true;
        case EffectKind::promote_it:
            if (!anyone || !play_.promotable[occupant]) return false;
            s.promoted = s.f;
            return true;
        case EffectKind::no_promotion:
            s.no_promotion = true;
            return true;
        default:
            return false;
    }
}

bool Walker::effect(State& s, const Instruction& in) {
    if (s.down == Down::gone) return false;
    const BindContext& binding = play_.binding;
    const Code occupant = at(s.f);
    const bool anyone = occupant != kNoPiece;
    const Tags carried = is_virtual(s.f) ? 0 : position_->tags(s.f);
    const Side mine = Cast::side(s.w);
    const auto retype = [&](Code code, Edit::Why why) {
        if (code != occupant) position_->set(s.f, code, arrival_tags(s.f, code, position_->tags(s.f)), why);
    };
    switch (in.op) {
        case Op::effect:
            return plain_effect(s, static_cast<EffectKind>(in.a));
        case Op::capture:
            if (!is_prey(s)) return false;
            position_->set(s.f, kNoPiece, 0, Edit::Why::capture);
            return true;
        case Op::change: {
            if (!anyone) return false;
            const int type = walk_.program->changes[in.b][static_cast<std::size_t>(Cast::type(occupant))];
            if (type < 0) return false;
            retype(binding.code_for(type, Cast::side(occupant)), Edit::Why::change);
            return true;
        }
        case Op::push: {
            if (!anyone) return false;
            const Field* next = binding.steps.next(static_cast<StepId>(in.b));
            Field to = s.f;
            for (int i = 0; i < in.a && to != binding.board->off(); ++i) {
                to = next[to];
                if (to != binding.board->off() && at(to) != kNoPiece) return false;
            }
            if (to == binding.board->off()) {
                if ((in.c & 2) == 0) return false;
                position_->set(s.f, kNoPiece, 0, Edit::Why::oblate);
                return true;
            }
            const Edit::Why why = in.c & 1 ? Edit::Why::pull : Edit::Why::push;
            position_->set(s.f, kNoPiece, 0, why);
            position_->set(to, occupant, arrival_tags(to, occupant, carried), why);
            return true;
        }
        case Op::mark:
            if (!anyone) return false;
            position_->set(s.f, occupant, (carried & ~in.b) | binding.tags.with_mask(in.b).given_for(in.a),
                           Edit::Why::mark);
            return true;
        case Op::unmark:
            if (!anyone || (carried & in.b) == 0) return false;
            position_->set(s.f, occupant, carried & ~in.b, Edit::Why::mark);
            return true;
        case Op::mark_field:
            if (is_virtual(s.f)) return false;
            position_->set_field_tags(
                s.f, (position_->field_tags(s.f) & ~in.b) | binding.tags.with_mask(in.b).given_for(in.a));
            return true;
        case Op::walk_as:
            s.as = static_cast<std::int16_t>(in.b);
            return true;
        case Op::place: {
            if (anyone || is_virtual(s.f)) return false;
            const Code code = binding.code_for(static_cast<int>(in.b), mine);
            position_->set(s.f, code, arrival_tags(s.f, code, 0), Edit::Why::place);
            return true;
        }
        case Op::become:
            s.w = binding.code_for(static_cast<int>(in.b), mine);
            if (s.down == Down::landed) retype(s.w, in.a == 1 ? Edit::Why::promote : Edit::Why::become);
            return true;
        case Op::settle:
            s.mode = Mode::settle;
            return true;
        case Op::strike:
            s.mode = Mode::strike;
            return true;
        case Op::rushed:
            if (s.n < 2 || s.down != Down::no) return false;
            s.passed = static_cast<std::uint16_t>(s.n - 1);
            return true;
        case Op::add_counter: {
            const BindContext::Counter& counter = binding.counters[in.a];
            const int value = position_->counter(in.a) + static_cast<std::int32_t>(in.b);
            if (value < counter.lo || value > counter.hi) return false;
            position_->set_counter(in.a, value);
            return true;
        }
        default:
            return false;
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
