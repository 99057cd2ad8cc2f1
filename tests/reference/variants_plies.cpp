// One move of the oracle of variants, ply by ply: what its captures set off, what goes into a pocket, which
// piece is to be promoted, and which pieces go on, being in the air.
#include <algorithm>

#include "variants.hpp"

namespace acedrex::reference {

namespace {

// Taken up in one question; beyond that it is too large for the oracle.
constexpr std::size_t kMostInAir = 400;

}  // namespace

void VariantOracle::walks(const Stand& s, Field from, const std::string& action, Ways& ways) {
    Walk walk{from, s.board, *s.board.at(from)};
    walk.action = action;
    seen_.clear();
    waiting_.clear();
    int more = 0;
    if (const auto plies = held_.plies.find(from); plies != held_.plies.end() && !held_.frozen.count(from))
        more = plies->second - 1;
    const Made nothing{s, 0, true};
    for (const State& end : evaluator(s.to_move).plies(walk))
        go_on(nothing, walk, end, {from, {}, more}, ways);
    for (const State& end : evaluator(s.to_move).lent_plies(walk))
        go_on(nothing, walk, end, {from, {}, more}, ways);
    search(from, ways);
}

// On and on, until no new piece is in the air. A piece that was taken up and can make no ply is gone where
// its type says so; else it could not be taken up.
void VariantOracle::search(Field start, Ways& ways) {
    while (!waiting_.empty()) {
        if (seen_.size() > kMostInAir || ways.size() > 16 * kMostInAir) throw TooManyStates{};
        const Air air = waiting_.back();
        waiting_.pop_back();
        Walk walk{air.at, air.made.now.board, air.man, air.momentum, {}, air.first_ply, air.diverged};
        if (says(spec(air.man.type).moves, [](const Expression& e) { return e.kind == ExprKind::gait; }))
            walk.activator = air.activator;
        const States ends = evaluator(air.made.now.to_move).further_plies(walk);
        if (ends.empty() && evaluator(air.made.now.to_move).leaves_when_blocked(walk)) {
            Made gone = air.made;
            fill_pockets(gone, air.man.type, air.man, false);
            ways.insert(gone);
        }
        for (const State& end : ends) go_on(air.made, walk, end, {start, air.moved, 0}, ways);
    }
}

bool VariantOracle::counts_plies(int type) const {
    return says(spec(type).moves, [](const Expression& e) {
        return e.kind == ExprKind::guard && e.guard == GuardKind::first_ply;
    });
}

// The piece that a ply has activated goes on; so far the move has made that.
void VariantOracle::take_up(Made made, const Walk& walk, const State& end, const std::set<Field>& moved) {
    const Evaluator::Next next = Evaluator::next(end, walk, moved);
    Air air{std::move(made), next.man,        next.at,      next.momentum,
            next.activator,  !next.has_moved, next.diverged};
    const bool stands = end.goes_on != GoesOn::diverged;
    for (const Field f : moved)
        if ((f != end.field || !stands) && end.board.at(f)) air.moved.insert(f);
    if (stands && counts_plies(end.walker.type)) air.moved.insert(end.field);
    // What the last ply was matters no more, nor what is counted where no rule asks for the number.
    air.made.last.unit.reset();
    air.made.taken.clear();
    if (!variant_.turn) air.made.took = air.made.promoted = false;
    if (!variant_.turn && pursued_.empty()) air.made.to = 0;
    if (variant_.obligations_of(air.made.now.to_move).capture == MoveObligations::Capture::free)
        air.made.captured = 0;
    if (!wording_.asks_last) air.made.captures = false;
    if (seen_.insert(air).second) waiting_.push_back(air);
}

// What comes after a ply.
void VariantOracle::go_on(const Made& so_far, const Walk& walk, const State& end, const Onward& on,
                          Ways& ways) {
    const Stand& s = so_far.now;
    const Side player = s.to_move;
    const Man& mover = walk.walker;
    Made made = so_far;
    made.now.board = end.board;
    if (so_far.mover < 0) made.mover = made.first = mover.type;
    made.from = on.start;
    made.to = end.field;
    made.stands = end.down != Down::gone;
    made.took = so_far.took || !end.captured.empty();
    if (wording_.asks_took) made.taken = end.taken;
    if (!variant_.obligations.prefer.empty())
        for (const auto& [f, man] : end.taken)
            if (!made.prey.emplace(f, man).second) throw TooManyStates{};  // one after another
    bool stands = end.down == Down::landed && (!end.taken_up || end.goes_on != GoesOn::diverged);
    if (stands && reverts_ && mover.tags.count("promoted") && end.walker.type == mover.type) {
        Man man = *end.board.at(end.field);  // what it was goes with it
        man.tags["promoted"] = 0;
        made.now.board = made.now.board.with(end.field, man);
    }
    if (stands && !end.captured.empty()) {
        const Cell before = made.now.board.at(end.field);
        follow_both(made, end.field, &InfluenceSpec::on_capture, variant_.on_capture, player);
        const Cell& now = made.now.board.at(end.field);
        stands = now && before && now->type == before->type && now->side == before->side;
    }
    for (const Field f : end.captured) {
        if (!s.board.at(f)) throw TooManyStates{};  // it was brought there on the way
        made.captured += end.taken.at(f).side != player;
        fill_pockets(made, mover.type, end.taken.at(f), true, end.into);
    }
    for (const auto& [f, man] : end.oblated) fill_pockets(made, mover.type, man, false);
    if (end.down == Down::gone) fill_pockets(made, mover.type, end.walker, false);
    // A piece has passed.
    const bool nothing = !walk.momentum && !end.taken_up && end.board.untold() == s.board.untold();
    if (end.promoted && !promotes(made.now.board.at(*end.promoted)->type)) return;
    const bool enters = !nothing && stands && this->due(*made.now.board.at(end.field), walk.start, end.field);
    const bool due = stands && !end.promoted && (so_far.promotes || (enters && !end.unpromoted));
    made.promotes.reset();
    made.captures = made.captures || made.took;
    // Of several plies of one piece the first tells what it was; of a cascade the last one does.
    if (so_far.mover < 0 || walk.momentum) made.last.type = end.as >= 0 ? end.as : mover.type;
    made.last.unit.reset();
    if (stands) made.last.unit = end.field;
    if (nothing) made.last = {};
    // It is promoted before what it has activated goes on; else when the turn is over.
    if (end.promoted || (due && end.taken_up)) {
        for (const Made& one : each_promotion(made, end.promoted.value_or(end.field)))
            if (end.taken_up)
                take_up(one, walk, end, on.moved);
            else
                ways.insert(one);
        return;
    }
    if (end.taken_up) return take_up(made, walk, end, on.moved);
    if (due) made.promotes = {end.field, *made.now.board.at(end.field)};
    // Several plies of one piece that come to nothing are no move.
    if (walk.diverged && stands && end.field == on.start && unchanged_.at(on.start)) {
        Man man = *made.now.board.at(on.start);
        man.tags = unchanged_.at(on.start)->tags;
        if (plain(made.now.board.with(on.start, man)).untold() == unchanged_.untold()) return;
    }
    if (so_far.mover < 0 || walk.momentum || plain(made.now.board).untold() != unchanged_.untold() ||
        spec(mover.type).may_pass) {
        ways.insert(made);
    } else if (due) {
        Made promoted = made;
        promoted.must_promote = true;
        ways.insert(promoted);
    }
    if (on.more == 0 || !stands) return;
    Walk next{end.field, made.now.board, *made.now.board.at(end.field)};
    next.action = walk.action;
    for (const State& further : evaluator(player).further_plies(next))
        go_on(made, next, further, {on.start, {}, on.more - 1}, ways);
}

}  // namespace acedrex::reference
