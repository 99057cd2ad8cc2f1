#include "drawing/glyph.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

constexpr int kReach = 4;  // walks are followed so far from the start
constexpr std::size_t kMostStates = 4000;
constexpr std::size_t kMostCorners = 6;
constexpr std::size_t kMostLegs = 56;  // more could not be told apart
constexpr int kMostCalls = 6;          // of one production within another

enum class Meet : std::uint8_t { unknown, free, enemy, other, taken };

// A walk so far.
struct State {
    Vector at{};
    Vector last{};                  // the last step
    int steps = 0;                  // by that vector, since the last bend
    std::vector<Vector> corners{};  // where it has bent
    std::vector<Glyph::Way> hops{};
    std::vector<Vector> taken{};  // on its way
    Meet meet = Meet::unknown;
    bool over = false;  // it passes what stands on the field that it is on
    bool first = false;
    bool endless = false;  // it may go on so for ever
    bool settles = false, strikes = false;
    auto key() const {
        return std::tie(at, last, steps, corners, hops, taken, meet, over, first, endless, settles, strikes);
    }
    bool operator<(const State& o) const { return key() < o.key(); }
};
using States = std::set<State>;

bool inside(Vector v) {
    return std::abs(v.x) <= kReach && std::abs(v.y) <= kReach;
}

class Tracer {
  public:
    Tracer(Glyph& glyph, Side side, bool rotate) : glyph_(glyph), side_(side), rotate_(rotate) {}

    // Something is not told by the diagram.
    bool untold() const { return untold_; }

    void trace(const Expr& e) {
        if (!e) return;
        for (const State& state : walk(*e, {State{}})) end(state);
    }
    // Of too many legs those that follow many bends are left out.
    void thin_out() {
        for (int bends = static_cast<int>(kMostCorners); bends > 0 && glyph_.legs.size() > kMostLegs;
             --bends) {
            std::erase_if(glyph_.legs, [bends](const auto& leg) { return leg.second >= bends; });
            untold_ = true;
        }
    }
    void sign(Glyph::Sign sign) {
        glyph_.signs |= 1u << static_cast<unsigned>(sign);
        untold_ = true;
    }

  private:
    States walk(const Expression& e, const States& from) {
        States found;
        if (from.empty()) return found;
        switch (e.kind) {
            case ExprKind::step:
                for (const State& state : from)
                    for (const Vector v : e.vectors) step(state, v, found);
                return bounded(std::move(found));
            case ExprKind::pass:
                return from;
            case ExprKind::none:
                return found;
            case ExprKind::sequence:
                found = from;
                for (const Expr& kid : e.kids) found = walk(*kid, found);
                return found;
            case ExprKind::choice:
                return any_of(e, from);
            case ExprKind::first_of:
                untold_ = true;
                return any_of(e, from);
            case ExprKind::repeat:
                return repeat(e, from);
            case ExprKind::look:
            case ExprKind::look_not:
                return look(e, from);
            case ExprKind::aside:
            case ExprKind::every:
                untold_ = true;
                walk(*e.kids[0], from);  // for its signs
                return from;
            case ExprKind::by_side:
                return walk(*e.kids[side_ == Side::dark ? 1 : 0], from);
            case ExprKind::absolute: {
                const bool before = std::exchange(absolute_, true);
                found = walk(*e.kids[0], from);
                absolute_ = before;
                return found;
            }
            case ExprKind::fresh:
            case ExprKind::portal:
            case ExprKind::wrapped:
            case ExprKind::roaming:
                untold_ = true;
                return walk(*e.kids[0], from);
            case ExprKind::each_step:
                untold_ = true;
                return walk(*e.kids[0], from);
            case ExprKind::guard:
                return guard(e, from);
            case ExprKind::effect:
                return effect(e, from);
            case ExprKind::grammar: {
                const Expression* before = std::exchange(grammar_, &e);
                found = walk(*e.kids[0], from);
                grammar_ = before;
                return found;
            }
            case ExprKind::call:
                return call(e, from);
            case ExprKind::from:
                untold_ = true;
                return from;
            case ExprKind::anywhere:
            case ExprKind::aligned:
            case ExprKind::across:
                sign(Glyph::Sign::anywhere);
                return found;
            case ExprKind::on_board:
            case ExprKind::each_type:
            case ExprKind::moves_of:
            case ExprKind::gait:
                sign(Glyph::Sign::borrows);
                return found;
        }
        return found;
    }

    States any_of(const Expression& e, const States& from) {
        States found;
        for (const Expr& kid : e.kids) found.merge(walk(*kid, from));
        return bounded(std::move(found));
    }

    States repeat(const Expression& e, const States& from) {
        const int lo = bound(e.lo), hi = bound(e.hi);
        if (hi < kUnlimited && hi > 2) untold_ = true;
        States found, now = from;
        const auto goes_on = [](State& state) { state.endless = true; };
        for (int n = 0; !now.empty(); ++n) {
            if (n >= lo) {
                const std::size_t before = found.size();
                found.insert(now.begin(), now.end());
                if (found.size() == before) break;
            }
            if (n >= std::min(hi, 2 * kReach + lo)) break;
            now = walk(*e.kids[0], hi < kUnlimited ? now : each(now, goes_on));
        }
        return bounded(std::move(found));
    }

    States call(const Expression& e, const States& from) {
        if (grammar_ == nullptr || calls_ >= kMostCalls) {
            untold_ = true;
            return {};
        }
        const auto& names = grammar_->names;
        const auto at = std::find(names.begin(), names.end(), e.names[0]);
        if (at == names.end()) return {};
        ++calls_;
        States found = walk(*grammar_->kids[static_cast<std::size_t>(at - names.begin())], from);
        --calls_;
        return found;
    }

    // What is only looked at makes a difference that is not drawn, but for what stands on the field itself.
    States look(const Expression& e, const States& from) {
        const Expression& looked = *e.kids[0];
        if (looked.kind != ExprKind::guard) {
            untold_ = true;
            return from;
        }
        if (e.kind == ExprKind::look) return guard(looked, from);
        switch (looked.guard) {
            case GuardKind::empty:
            case GuardKind::free:
                return met(from, Meet::other);
            case GuardKind::occupied:
                return met(from, Meet::free);
            case GuardKind::enemy:
            case GuardKind::own:
            case GuardKind::royal:
                return from;
            default:
                untold_ = true;
                return from;
        }
    }

    States guard(const Expression& e, const States& from) {
        switch (e.guard) {
            case GuardKind::empty:
            case GuardKind::free:
                return met(from, Meet::free);
            case GuardKind::enemy:
            case GuardKind::prey:
                return met(from, Meet::enemy);
            case GuardKind::own:
            case GuardKind::occupied:
            case GuardKind::neutral:
                return met(from, Meet::other);
            case GuardKind::passed:  // what is taken in passing is left to the words
                return {};
            case GuardKind::initial:
            case GuardKind::carries:
                return each(from, [](State& state) { state.first = true; });
            default:
                untold_ = true;
                return from;
        }
    }

    States effect(const Expression& e, const States& from) {
        using Sign = Glyph::Sign;
        for (const Expr& kid : e.kids) walk(*kid, from);
        switch (e.effect) {
            case EffectKind::capture:
            case EffectKind::capture_own:
                return each(from, [](State& state) {
                    state.meet = Meet::taken;
                    state.over = false;
                    state.taken.push_back(state.at);
                });
            case EffectKind::settle:
                return each(from, [](State& state) { state.settles = true; });
            case EffectKind::strike:
                return each(from, [](State& state) { state.strikes = true; });
            case EffectKind::rushed:
            case EffectKind::take_passer:
            case EffectKind::land:
                return from;
            case EffectKind::oblate:
            case EffectKind::leave:
            case EffectKind::or_leave:
                sign(Sign::removes);
                return from;
            case EffectKind::place:
            case EffectKind::retrieve:
                sign(Sign::places);
                return from;
            case EffectKind::mark:
            case EffectKind::note:
            case EffectKind::unmark:
            case EffectKind::mark_field:
            case EffectKind::clear_marks:
            case EffectKind::add_counter:
                sign(Sign::tags);
                return from;
            case EffectKind::become:
            case EffectKind::promote:
            case EffectKind::walk_as:
                sign(Sign::becomes);
                return from;
            case EffectKind::activate:
            case EffectKind::activate_anew:
            case EffectKind::hand_back:
            case EffectKind::diverge:
                sign(Sign::goes_on);
                return from;
            case EffectKind::home:
            case EffectKind::no_promotion:
                untold_ = true;
                return from;
            default:
                break;
        }
        const WordRow& word = row_of(e.effect);
        if (word.has(kShifts)) sign(word.has(kSpoils) ? Sign::moves_others : Sign::changes_others);
        return from;
    }

    template <class Change>
    static States each(const States& from, Change change) {
        States found;
        for (State state : from) {
            change(state);
            found.insert(std::move(state));
        }
        return found;
    }
    static States met(const States& from, Meet meet) {
        return each(from, [meet](State& state) {
            if (state.meet == Meet::taken) return;
            state.meet = meet;
            state.over = meet != Meet::free;
        });
    }

    void step(const State& before, Vector v, States& found) {
        if (!absolute_) v = turned_for(side_, rotate_, v);
        State state = before;
        const bool begins = before.at == Vector{} && before.last == Vector{};
        // A further step from a field that may be occupied, or that the diagram has no sign for.
        if (!begins && before.meet == Meet::unknown) untold_ = true;
        state.at = before.at + v;
        if (begins || v == before.last) {
            ++state.steps;
        } else {
            state.corners.push_back(before.at);
            state.steps = 1;
        }
        if (!begins && before.over) state.hops.push_back({before.at - before.last, state.at});
        state.last = v;
        state.meet = Meet::unknown;
        state.over = state.settles = state.strikes = false;
        if (inside(state.at) || begins) {
            if (state.corners.size() <= kMostCorners)
                found.insert(std::move(state));
            else
                untold_ = true;
            return;
        }
        if (!state.endless) untold_ = true;
        if (state.corners.empty() && state.hops.empty()) glyph_.lines[v].beyond = true;
        for (const Glyph::Way& hop : state.hops) glyph_.hops.insert(hop);
        add_legs(state, before.at);
    }

    // Of too many ways the most involved ones are left out, all that are equally so: a diagram that stopped
    // anywhere would lean to one side.
    States bounded(States states) {
        if (states.size() <= kMostStates) return states;
        untold_ = true;
        const auto turns = [](const State& s) { return s.corners.size() + s.hops.size() + s.taken.size(); };
        std::size_t most = 0;
        for (const State& state : states) most = std::max(most, turns(state));
        for (; most > 0 && states.size() > kMostStates; --most)
            std::erase_if(states, [&](const State& state) { return turns(state) >= most; });
        return states;
    }

    void add_legs(const State& state, Vector to) {
        if (state.corners.empty()) return;
        Vector from{};
        int bends = 0;
        const auto add = [&](Vector corner) {
            if (from != corner) {
                const auto [leg, added] = glyph_.legs.try_emplace({from, corner}, bends);
                leg->second = std::min(leg->second, bends);
            }
            from = corner;
            ++bends;
        };
        for (const Vector corner : state.corners) add(corner);
        add(to);
    }

    void end(const State& state) {
        unsigned how = state.first ? Glyph::kFirst : 0;
        for (const Vector field : state.taken)
            if (field != state.at) glyph_.ends[field] |= Glyph::kPasses;
        if (state.at == Vector{}) return;
        const bool goes = state.meet == Meet::unknown ? !state.strikes : state.meet == Meet::free;
        const bool takes = state.meet == Meet::unknown ? !state.settles : state.meet != Meet::free;
        if (goes) how |= Glyph::kGoes;
        if (takes) how |= Glyph::kTakes;
        if (state.meet == Meet::other) untold_ = true;
        for (const Glyph::Way& hop : state.hops) glyph_.hops.insert(hop);
        if (state.corners.empty() && state.hops.empty()) {
            glyph_.lines[state.last].ends[state.steps] |= how;
            return;
        }
        glyph_.ends[state.at] |= how;
        if (state.hops.empty()) add_legs(state, state.at);
    }

    int bound(const NumberRef& number) {
        if (!number) return kUnlimited;
        if (number->op == Number::Op::constant) return number->constant;
        untold_ = true;
        return kUnlimited;
    }

    Glyph& glyph_;
    Side side_;
    bool rotate_;
    const Expression* grammar_ = nullptr;
    int calls_ = 0;
    bool absolute_ = false;
    bool untold_ = false;
};

// Of the words of the script: the same for the same words, wherever they are read.
std::uint32_t sum_of(const PieceSpec& piece) {
    std::uint32_t sum = 2166136261u;
    const auto add = [&sum](const std::string& text) {
        for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619u;
        sum = (sum ^ 31) * 16777619u;
    };
    const InfluenceSpec& influence = piece.influence;
    for (const Expr& e : {piece.moves, piece.lands, piece.takes, piece.immune, piece.passes, piece.blocked,
                          piece.gait, influence.wake, influence.frozen, influence.on_turn_start,
                          influence.on_turn_end, influence.on_capture, influence.on_promotion})
        add(e ? to_string(*e) : "");
    for (const auto& [name, walks] : piece.actions) add(name + to_string(*walks));
    for (const AuraSpec& aura : influence.auras) {
        add((aura.at ? to_string(*aura.at) : "") + (aura.of ? to_string(*aura.of) : "") + aura.mark);
        for (const AuraSpec::Lending& lent : aura.lends) add(to_string(*lent.walk));
    }
    return sum == 0 ? 1 : sum;
}

}  // namespace

Glyph glyph_of(const PieceSpec& piece, Side side, bool rotate) {
    Glyph glyph;
    Tracer tracer(glyph, side, rotate);
    tracer.trace(piece.moves);
    const InfluenceSpec& influence = piece.influence;
    if (!influence.auras.empty() || influence.rules()) tracer.sign(Glyph::Sign::influences);
    if (piece.passive) tracer.sign(Glyph::Sign::goes_on);
    tracer.thin_out();
    if (tracer.untold() || !piece.actions.empty() || piece.takes || piece.lands || piece.passes ||
        piece.immune || piece.roams)
        glyph.rest = sum_of(piece);
    return glyph;
}

const Glyph& TracedGlyphs::of(const PieceRef& piece, Side side, bool rotate) {
    if (known_.size() >= kMost) known_.clear();
    const auto [known, added] = known_.try_emplace({piece, side, rotate});
    if (added) known->second = glyph_of(*piece, side, rotate);
    return known->second;
}

std::vector<const char*> kinds_of_pieces() {
    return {"Leapers",        "Riders", "Riders that leap", "Hoppers", "Benders", "Pieces with powers",
            "Immobile pieces"};
}

const char* kind_of(const Glyph& glyph) {
    const std::vector<const char*> kinds = kinds_of_pieces();
    if (glyph.signs != 0) return kinds[5];
    if (!glyph.hops.empty()) return kinds[3];
    if (!glyph.legs.empty()) return kinds[4];
    bool leaps = !glyph.ends.empty(), rides = false;
    for (const auto& [step, line] : glyph.lines) {
        const bool ride = line.beyond || line.ends.size() > 2;
        (ride ? rides : leaps) = true;
    }
    return rides ? kinds[leaps ? 2 : 1] : kinds[leaps ? 0 : 6];
}

}  // namespace acedrex::program
