// The guards of the oracle: what may be asked about the field where a walker stands.
#include <algorithm>

#include "evaluator.hpp"

namespace acedrex::reference {

namespace {

bool owns(Side side, const Cell& cell) {
    return cell && side != Side::none && cell->side == side;
}
bool opposes(Side side, const Cell& cell) {
    return cell && side != Side::none && cell->side == other(side);
}

std::set<Field> fields_of(const Board& board, const std::vector<std::string>& names) {
    std::set<Field> fields;
    for (const std::string& name : names) {
        const auto dash = name.find('-');
        const auto a = board.field(name.substr(0, dash));
        const auto b = dash == std::string::npos ? a : board.field(name.substr(dash + 1));
        if (!a || !b) continue;
        for (int file = board.file(*a); file <= board.file(*b); ++file)
            for (int rank = board.rank(*a); rank <= board.rank(*b); ++rank)
                if (const Field f = board.at(file, rank); f != board.off()) fields.insert(f);
    }
    return fields;
}

}  // namespace

bool Evaluator::answers_to(int type, const std::string& name) const {
    const PieceSpec& piece = spec(type);
    return piece.name == name ||
           std::find(piece.classes.begin(), piece.classes.end(), name) != piece.classes.end();
}

std::optional<int> Evaluator::type_named(const std::string& name) const {
    for (std::size_t i = 0; i < variant_.pieces.size(); ++i)
        if (variant_.pieces[i]->name == name) return static_cast<int>(i);
    return std::nullopt;
}

void Evaluator::read_zones() {
    for (const auto& [name, zone] : variant_.board.zones) {
        const std::set<Field> light = fields_of(board_, zone.light);
        light_zones_[name] = light;
        if (zone.dark) {
            dark_zones_[name] = fields_of(board_, *zone.dark);
        } else if (zone.shared) {
            dark_zones_[name] = light;
        } else {
            for (const Field f : light) {
                const int file = variant_.rotate ? board_.files() - 1 - board_.file(f) : board_.file(f);
                const Field image = board_.at(file, board_.ranks() - 1 - board_.rank(f));
                if (image != board_.off()) dark_zones_[name].insert(image);
            }
        }
    }
}

bool Evaluator::zone_holds(const std::string& name, Field f, Side side) const {
    // Ranks count from the mover; neutral pieces see the board as light does.
    const int ranks = board_.part(f).ranks;
    const int rank = side == Side::dark ? ranks - 1 - board_.rank(f) : board_.rank(f);
    const auto& zones = side == Side::dark ? dark_zones_ : light_zones_;
    if (const auto zone = zones.find(name); zone != zones.end()) return zone->second.count(f) > 0;
    if (name == "own_half") return 2 * rank + 1 < ranks;
    if (name == "their_half") return 2 * rank + 1 > ranks;
    return name == "first" ? rank == 0 : name == "last" && rank == ranks - 1;
}

bool Evaluator::holds(const Expression& guard, const State& s, const Walk& walk) {
    if (++depth_ > kMostNested) throw TooManyStates{};
    const bool some = !eval(guard, s, walk, {}).empty();
    --depth_;
    return some;
}

bool Evaluator::holds_nowhere(const Expression& guard, const Placement& before, Side side) {
    const Man nobody{0, side, {}};
    const Walk walk{board_.off(), before, nobody};
    return holds(guard, state_at(before, nobody, board_.off()), walk);
}

bool Evaluator::holds_standing(const Expression& guard, const Placement& before, Field from) {
    return holds(guard, state_at(before, *before.at(from), from), walk_of(before, from));
}

bool Evaluator::holds_after_turn(const Expression& guard, const Placement& after, Field at,
                                 const std::map<Field, Man>& took) {
    took_ = &took;
    const bool held = holds_standing(guard, after, at);
    took_ = nullptr;
    return held;
}

bool Evaluator::free(const State& s, const Walk& walk) {
    const Cell& q = s.board.at(s.field);
    if (!q || spec(q->type).transparent) return true;
    const Expr& passes = spec(s.walker.type).passes;
    return passes && holds(*passes, s, walk);
}

// Do the two types allow this to be done to what stands there, which is no capture? The walker counts as what
// it began as, in rows of `lands` as what it was where it met them.
bool Evaluator::may_do(EffectKind effect, const State& s, const Walk& walk, const Context& in) {
    const Cell& q = s.board.at(s.field);
    if (!q || in.of_any) return true;
    State began = s;
    began.walker = walk.walker;
    began.walker.type = in.row_of.value_or(walk.walker.type);
    const auto& does = spec(began.walker.type).does;
    if (const auto guard = does.find(effect); guard != does.end() && !holds(*guard->second, began, walk))
        return false;
    const auto& spared = spec(q->type).spared;
    const auto guard = spared.find(effect);
    if (guard == spared.end()) return true;
    const State in_turn = state_at(s.board.with(walk.start, began.walker), *q, walk.start);
    return !holds(*guard->second, in_turn, Walk{s.field, in_turn.board, *q});
}

bool Evaluator::prey(const State& s, const Walk& walk) {
    const Cell& q = s.board.at(s.field);
    if (!opposes(s.walker.side, q)) return false;
    if (const Expr& takes = spec(s.walker.type).takes; takes && !holds(*takes, s, walk)) return false;
    // A piece that must not be left attacked is attacked, but never taken, unless it may be left so after
    // all.
    if (asked_ != s.field && !(by_rule_ && q->side == player_) &&
        variant_.royal_kind(spec(q->type)) == RoyalKind::check &&
        variant_.unmet(spec(q->type)) != Unmet::stays &&
        variant_.obligations.several_royals == MoveObligations::Royals::each)
        return false;
    // Where its attackers are looked for, a piece that must be attacked is spared by `attacked_by` alone.
    const PieceSpec& victim = spec(q->type);
    Expr immune = victim.immune;
    if (asked_ == s.field && variant_.royal_kind(victim) == RoyalKind::attacked)
        immune = victim.attacked_by ? make::of(ExprKind::look_not, {victim.attacked_by}) : nullptr;
    if (is_protected(s.board, s.field, walk)) return false;
    if (!immune) return true;
    // Roles are turned: q looks, from where it stands, at the attacker on the attacker's start field.
    const State in_turn = state_at(s.board.with(walk.start, s.walker), *q, walk.start);
    return !holds(*immune, in_turn, Walk{s.field, in_turn.board, *q});
}

// The steps of the ways of e that are told as rushes, turned for the side; told: e stands in such a way.
void Evaluator::rush_steps(const Expression& e, Side side, bool absolute, bool told,
                           std::set<Vector>& steps) const {
    const auto in = [&](const Expression& part, bool of_told) {
        rush_steps(part, side, absolute || e.kind == ExprKind::absolute, of_told, steps);
    };
    const auto rushes = [](const Expr& kid) {
        return kid->kind == ExprKind::effect && kid->effect == EffectKind::rushed;
    };
    switch (e.kind) {
        case ExprKind::step:
            for (const Vector v : e.vectors)
                if (told) steps.insert(turned_for(absolute ? Side::light : side, variant_.rotate, v));
            return;
        case ExprKind::look:
        case ExprKind::look_not:
        case ExprKind::aside:
        case ExprKind::every:
        case ExprKind::from:
        case ExprKind::guard:
        case ExprKind::effect:
            return;
        case ExprKind::by_side:
            return in(*e.kids[side == Side::dark ? 1 : 0], told);
        case ExprKind::moves_of:
            if (e.lender == Lender::type)
                if (const Expr& moves = spec(*type_named(e.names[0])).moves) in(*moves, told);
            return;
        case ExprKind::on_board:
            return in(*hooks_->on_board(e.hook, board_, side, variant_.rotate), told);
        case ExprKind::sequence:
            for (const Expr& kid : e.kids)
                in(*kid, told || std::any_of(e.kids.begin(), e.kids.end(), rushes));
            return;
        default:
            for (const Expr& kid : e.kids) in(*kid, told);
    }
}

// From a piece that has rushed towards where it came from.
Vector Evaluator::rush_back(const Man& q) const {
    std::set<Vector> steps;
    if (const Expr& moves = spec(q.type).moves) rush_steps(*moves, q.side, false, false, steps);
    return steps.size() == 1 ? -*steps.begin() : turned({0, -1}, q.side, {});
}

// Where the enemy stands that passed the field of s in the last move, if one did.
std::optional<Field> Evaluator::passer(const State& s) const {
    for (Field g = 0; g < board_.off(); ++g) {
        const Cell& q = s.board.at(g);
        if (!opposes(s.walker.side, q)) continue;
        const auto rushed = q->tags.find("rushed");
        if (rushed == q->tags.end()) continue;
        const Vector back = rush_back(*q);
        Field passed = g;
        for (int i = 1; i <= rushed->second; ++i) {
            passed = board_.step(passed, back);
            if (passed == board_.off()) break;
            if (passed == s.field) return g;
        }
    }
    return std::nullopt;
}

std::vector<Evaluator::Numbered> Evaluator::numbers() const {
    std::vector<Numbered> all;
    for (const CounterSpec& c : variant_.state) {
        if (!c.of_each_side) all.push_back({c.name, &c});
        for (const Side side : {Side::light, Side::dark})
            if (c.of_each_side) all.push_back({Placement::numbered(c.name, side), &c});
    }
    return all;
}

std::optional<Evaluator::Numbered> Evaluator::number_meant(const Expression& e, Side walker) const {
    const auto& state = variant_.state;
    const auto c = std::find_if(state.begin(), state.end(),
                                [&](const CounterSpec& one) { return one.name == e.names[0]; });
    if (!c->of_each_side) return Numbered{c->name, &*c};
    if (walker == Side::none) return std::nullopt;
    return Numbered{Placement::numbered(c->name, e.names.size() > 1 ? other(walker) : walker), &*c};
}

// What guards ask, one function for each word.
struct Evaluator::GuardTwin {
    Evaluator& oracle;
    const Expression& e;
    const State& s;
    const Walk& walk;
    const Context& in;

    const Cell& q() const { return s.board.at(s.field); }
    const Board& board() const { return oracle.board_; }
    Side side() const { return s.walker.side; }
    // Ranks are turned as directions are, so not in `absolute`; a half is its owner's anywhere, like a zone.
    Side seen_as() const { return in.seen_as.value_or(side()); }
    bool named(const std::string& name) const {
        return std::find(e.names.begin(), e.names.end(), name) != e.names.end();
    }
    bool answers(int type) const {
        return std::any_of(e.names.begin(), e.names.end(),
                           [&](const std::string& name) { return oracle.answers_to(type, name); });
    }
    // Does an aura mark what stands there with the tag?
    bool lent_tag(Field f) const {
        if (oracle.held_ == nullptr) return false;
        const auto lent = oracle.held_->tags.find(f);
        return lent != oracle.held_->tags.end() && lent->second.count(e.names[0]) > 0;
    }
    bool is_light() const { return board().is_light(s.field); }

    bool empty() const { return !q(); }
    bool own() const { return owns(side(), q()); }
    bool enemy() const { return opposes(side(), q()); }
    bool neutral() const { return q() && q()->side == Side::none; }
    bool occupied() const { return q().has_value(); }
    bool free() const { return oracle.free(s, walk); }
    bool prey() const { return oracle.prey(s, walk); }
    bool mine() const { return owns(oracle.player_, q()); }
    bool theirs() const { return opposes(oracle.player_, q()); }
    bool lights_turn() const { return oracle.player_ == Side::light; }
    bool is() const { return q() && answers(q()->type); }
    bool royal() const {
        return q() && oracle.variant_.royal_kind(oracle.spec(q()->type)) != RoyalKind::none;
    }
    bool tagged() const { return q() && (q()->tags.count(e.names[0]) > 0 || lent_tag(s.field)); }
    bool unmoved() const {
        const Cell& then = oracle.initial_.at(s.field);
        return q() && then && then->type == q()->type && then->side == q()->side &&
               q()->tags.count("moved") == 0;
    }
    bool zone() const { return oracle.zone_holds(e.names[0], s.field, side()); }
    bool rank() const {
        const bool from_the_top = seen_as() == Side::dark && !in.absolute;
        const int rank = board().rank(s.field);
        return (from_the_top ? board().ranks() - rank : rank + 1) ==
               (e.number < 0 ? board().ranks() + 1 + e.number : e.number);
    }
    bool own_half() const { return oracle.zone_holds("own_half", s.field, side()); }
    bool their_half() const { return oracle.zone_holds("their_half", s.field, side()); }
    bool own_colour() const { return is_light() == (seen_as() != Side::dark); }
    bool start_colour() const { return is_light() == board().is_light(walk.start); }
    bool at_start() const { return s.field == walk.start; }
    bool passed() const { return oracle.passer(s).has_value(); }
    bool where() const {
        const auto at = [&](Field f) -> std::optional<WalkView::Seen> {
            const Cell& cell = s.board.at(f);
            if (!cell) return std::nullopt;
            WalkView::Seen seen{oracle.spec(cell->type).name, oracle.spec(cell->type).symbol, cell->side, {}};
            for (const auto& [tag, value] : cell->tags) seen.tags.push_back(tag);
            return seen;
        };
        return oracle.hooks_->where(e.hook, {board(), s.field, walk.start, walk.walker.side,
                                             oracle.spec(walk.walker.type).name, oracle.variant_.rotate, at});
    }
    bool initial() const {
        const Cell& then = oracle.initial_.at(walk.start);
        return then && then->type == walk.walker.type && then->side == walk.walker.side &&
               walk.walker.tags.count("moved") == 0;
    }
    bool carries() const {
        return walk.walker.tags.count(e.names[0]) > 0 || (oracle.own_auras_ && lent_tag(walk.start));
    }
    std::optional<Field> note() const {
        const auto kept = walk.walker.tags.find(e.names[0]);
        return kept == walk.walker.tags.end() ? std::nullopt
                                              : std::optional(acedrex::reference::noted(kept->second));
    }
    bool noted() const { return note() == s.field; }
    bool file_of() const { return note() && board().file(*note()) == board().file(s.field); }
    bool rank_of() const { return note() && board().rank(*note()) == board().rank(s.field); }
    bool file() const { return named(file_name(board().file(s.field))); }
    bool light_field() const { return is_light(); }
    bool dark_field() const { return !is_light(); }
    bool on() const { return named(board().name(s.field)); }
    bool i_am() const { return answers(s.walker.type); }
    bool inherits() const { return walk.activator && answers(walk.activator->type); }
    bool walked() const { return oracle.steps_of(s) <= e.number; }
    bool bloodless() const {
        return s.captured.empty() && (s.down != Down::no || (!q() && s.mode != Mode::strike));
    }
    bool momentum() const {
        oracle.steps_of(s);
        return handed(s, walk) >= e.number;
    }
    bool first_ply() const { return walk.first_ply; }
    bool unsettled() const { return s.mode != Mode::settle; }
    bool last() const {
        const LastTurn& last = walk.before.last();
        return last.type >= 0 && (last.captured || !(e.number & kLastCaptured)) &&
               (!(e.number & kLastIs) || answers(last.type));
    }
    bool last_unit() const { return q() && walk.before.last().unit == s.field; }
    bool marked() const { return s.board.marks(s.field).count(e.names[0]) > 0; }
    bool frozen() const { return q() && oracle.frozen(s.field); }
    bool arrived() const { return oracle.keeps_arrivals_ ? q() && q()->tags.count(kArrived) > 0 : unknown(); }
    bool vacated() const {
        const Cell& then = (oracle.turn_began_ ? *oracle.turn_began_ : walk.before).at(s.field);
        return !q() && owns(s.walker.side, then) && (e.names.empty() || then->tags.count(e.names[0]) > 0);
    }
    bool lent() const { return unknown(); }
    bool took() const {
        return oracle.took_ != nullptr &&
               std::any_of(oracle.took_->begin(), oracle.took_->end(), [&](const auto& taken) {
                   State there = on_its_own(s);
                   there.field = taken.first;
                   there.board = s.board.with(taken.first, taken.second);
                   return !oracle.eval(*e.kids[0], there, walk, answered(in)).empty();
               });
    }
    bool attacked() const { return oracle.asked_by(e, s, walk, false); }
    bool guarded() const { return oracle.asked_by(e, s, walk, true); }
    bool counter() const {
        const auto number = oracle.number_meant(e, s.walker.side);
        if (!number) return false;
        const int value = Evaluator::counter(s, *number);
        return value >= e.lo->constant && value <= e.hi->constant;
    }
    static bool unknown() { throw TooManyStates{}; }
};

bool Evaluator::guard_holds(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    if (s.beyond) return e.guard == GuardKind::empty || e.guard == GuardKind::free;
    // Nowhere is on no rank and in no zone.
    if (s.field == board_.off() && row_of(e.guard).function == Function::field) return false;
    const GuardTwin twin{*this, e, s, walk, in};
    switch (e.guard) {
#define GUARD(name, ...)  \
    case GuardKind::name: \
        return twin.name();
#include "movement/words.def"
    }
    return false;
}

}  // namespace acedrex::reference
