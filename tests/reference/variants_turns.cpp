// Whole turns of the oracle of variants: their parts, and which of them are legal.
#include <algorithm>
#include <utility>

#include "variants.hpp"

namespace acedrex::reference {

// What one may choose among on this board, however it is written.
std::vector<const PartSpec*> VariantOracle::choices(const PartSpec& p, const Stand& s) {
    std::vector<const PartSpec*> all;
    for (const PartSpec& part : p.parts) {
        const PartSpec& one = meant(part, s);
        if (lapses(one, s)) continue;
        if (one.kind != PartSpec::Kind::either || one.optional)
            all.push_back(&one);
        else
            for (const PartSpec* inner : choices(one, s)) all.push_back(inner);
    }
    return all;
}

VariantOracle::Begun::Begun(VariantOracle& oracle, const Placement& board)
    : oracle_(oracle),
      held_(std::exchange(oracle.held_, {})),
      board_(std::exchange(oracle.unchanged_, board)) {
    if (oracle.wording_.auras) oracle.held_ = oracle.evaluator(Side::light).judged(board);
}

VariantOracle::Begun::~Begun() {
    oracle_.held_ = std::move(held_);
    oracle_.unchanged_ = std::move(board_);
}

// A turn is what the variant says; else a move, or a drop instead of one.
VariantOracle::Ways VariantOracle::turns(const Stand& s) {
    Ways ways;
    began_ = s;
    if (variant_.turn) {
        ways = part(*variant_.turn, {s, 0, false}, nullptr, true);
    } else {
        ways = moves(s, {});
        ways.merge(drops(s, variant_.drops));
    }
    std::erase_if(ways, [](const Made& made) { return !made.done && !made.passed; });
    Ways ends;
    for (const Made& made : ways) ends.merge(finished(s, made));
    return ends;
}

bool VariantOracle::parts_ask(const PartSpec& p, bool (*asks)(const PartSpec&)) const {
    return asks(p) || std::any_of(p.parts.begin(), p.parts.end(),
                                  [&](const PartSpec& one) { return parts_ask(one, asks); });
}

// budget: of the actions that the part is one of. alone: there may be no turn without it.
VariantOracle::Ways VariantOracle::part(const PartSpec& p, const Made& so_far, const PartSpec* budget,
                                        bool alone) {
    if (so_far.over || lapses(p, so_far.now)) return {so_far};
    Ways ways;
    switch (p.kind) {
        case PartSpec::Kind::when:
        case PartSpec::Kind::by_side:
            return part(meant(p, so_far.now), so_far, budget, alone);
        case PartSpec::Kind::given:
            return given(p, so_far, budget, alone);
        case PartSpec::Kind::first_of:
            ways = first_of(p, so_far, budget);
            break;
        case PartSpec::Kind::move:
            ways = one_move(p, so_far, budget);
            break;
        case PartSpec::Kind::drop:
            return one_drop(p, so_far, budget, alone && !p.optional);
        case PartSpec::Kind::seq: {
            std::vector<const PartSpec*> parts;
            for (const PartSpec& one : p.parts) parts.push_back(&one);
            ways = one_after_another(parts, so_far, budget);
            break;
        }
        case PartSpec::Kind::either:
            for (const PartSpec* one : choices(p, so_far.now)) {
                std::vector<const PartSpec*> others = choices(p, so_far.now);
                std::erase(others, one);
                Made chosen = so_far;
                leave_out(others, chosen);
                ways.merge(part(*one, chosen, budget, true));
            }
            break;
        case PartSpec::Kind::moves: {
            const auto turn = static_cast<std::size_t>(so_far.now.turns);
            const int times = p.counts[std::min(turn, p.counts.size() - 1)];
            ways = one_after_another(
                std::vector<const PartSpec*>(static_cast<std::size_t>(times), &p.parts[0]), so_far, budget);
            break;
        }
        case PartSpec::Kind::actions:
            ways = actions(p, so_far);
            break;
    }
    if (p.optional) ways.insert(so_far);
    return ways;
}

VariantOracle::Ways VariantOracle::one_after_another(const std::vector<const PartSpec*>& parts,
                                                     const Made& so_far, const PartSpec* budget) {
    Ways before{so_far};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::vector<const PartSpec*> others(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                                  parts.end());
        const After rest{[&](const Made& made) { return one_after_another(others, made, budget); }, after_};
        after_ = &rest;
        Ways after;
        for (const Made& made : before) after.merge(part(*parts[i], made, budget));
        after_ = rest.then;
        before = std::move(after);
    }
    return before;
}

// One may stop after any action.
VariantOracle::Ways VariantOracle::actions(const PartSpec& p, const Made& so_far) {
    Ways all, last{so_far};
    int spent = 0;  // before the one that is made
    const After rest{[&](const Made& made) {
                         Ways more = made.spent == spent ? Ways{} : actions(p, made);
                         more.insert(made);
                         return more;
                     },
                     after_};
    after_ = &rest;
    while (!last.empty()) {
        Ways more;
        for (const Made& made : last) {
            spent = made.spent;
            if (!made.over && made.spent < p.budget) more.merge(part(p.parts[0], made, &p));
        }
        last.clear();
        for (const Made& made : more)
            if (all.insert(made).second) last.insert(made);
    }
    after_ = rest.then;
    return all;
}

// Counts what the last part has cost, and what it did. False where that is too much.
bool VariantOracle::within(const PartSpec& budget, const std::string& action, Made& made) const {
    const std::string& name = spec(made.mover).name;
    const bool by_action = budget.costs.contains(action);
    const auto cost = budget.costs.find(by_action ? action : name);
    made.spent += cost == budget.costs.end() ? budget.cost : cost->second;
    made.promotions += made.promoted;
    if (made.spent > budget.budget || (budget.promotions && made.promotions > *budget.promotions))
        return false;
    if (!made.took) return true;
    for (const std::string& who : {name, action})
        if (const auto most = budget.captures.find(who);
            most != budget.captures.end() && ++made.capturers[who] > most->second)
            return false;
    return true;
}

// made: what one part has made of what was there before.
void VariantOracle::add_part(const Made& before, Made made, const PartSpec& part, const PartSpec* budget,
                             Ways& ways) {
    const Side us = before.now.to_move;
    made.captured += before.captured;
    if (before.done) made.first = before.first;
    made.captures = made.captures || before.captures;
    made.acted = before.acted;
    made.spent = before.spent;
    made.promotions = before.promotions;
    made.capturers = before.capturers;
    made.forced = before.forced;
    for (const auto& [f, man] : before.prey)
        if (!made.prey.emplace(f, man).second) throw TooManyStates{};
    made.rose = made.rose || before.rose;
    for (const auto& [what, number] : before.stored) made.stored[what] += number;
    if (budget != nullptr && !within(*budget, part.action, made)) return;
    if (counts_actors_) {
        std::erase(made.acted, made.from);
        if (made.stands) made.acted.push_back(made.to);
    }
    const bool safe = parts_ask(*variant_.turn, [](const PartSpec& p) { return p.safe_each; });
    const bool ends = parts_ask(*variant_.turn, [](const PartSpec& p) { return p.check_ends; });
    if (safe && in_check(made.now.board, us, excused_)) return;
    made.over = ends && told_in_check(made.now.board, other(us));
    made.left = before.left;
    made.fled = before.fled;
    const bool flees = pursued_.count(made.from) > 0 && made.left.insert(made.from).second;
    if (made.fled.erase(made.from) > 0 || flees) made.fled.insert(made.to);
    // What the last part was does not matter any more.
    made.mover = -1;
    made.from = made.to = 0;
    made.stands = true;
    made.took = made.promoted = false;
    ways.insert(made);
}

VariantOracle::Ways VariantOracle::one_move(const PartSpec& p, const Made& so_far, const PartSpec* budget) {
    // Auras are those of the board on which the move begins; guards, drops and wakes ask for those of the
    // turn.
    Evaluator::Held of_turn = held_;
    if (wording_.auras) held_ = evaluator(Side::light).judged(so_far.now.board);
    const Ways begun = moves(so_far.now, p.pieces, p.action);
    held_ = std::move(of_turn);
    Ways ways;
    for (const Made& move : begun) {
        const bool acted = std::count(so_far.acted.begin(), so_far.acted.end(), move.from) > 0;
        if (p.by == PartSpec::By::other && acted) continue;
        if (p.by == PartSpec::By::same && (so_far.acted.empty() || so_far.acted.back() != move.from))
            continue;
        const bool again =
            budget != nullptr && (named(budget->again, move.mover) ||
                                  std::count(budget->again.begin(), budget->again.end(), p.action) > 0);
        if (budget != nullptr && acted && !again) continue;
        if (p.from && !evaluator(so_far.now.to_move).holds_standing(*p.from, so_far.now.board, move.from))
            continue;
        // A turn that is a single move is promoted when all else is done.
        if (variant_.turn->kind == PartSpec::Kind::move)
            add_part(so_far, move, p, budget, ways);
        else
            for (const Made& made : with_promotion(move)) add_part(so_far, made, p, budget, ways);
    }
    pass(p, so_far, budget, ways);
    return ways;
}

// A move that any piece may make may be passed; of a budget nothing is left then.
void VariantOracle::pass(const PartSpec& p, const Made& so_far, const PartSpec* budget, Ways& ways) {
    const Stand& s = so_far.now;
    const bool any = p.pieces.empty() && p.action.empty() && !p.from && p.by != PartSpec::By::same;
    if (variant_.obligations_of(s.to_move).pass != MoveObligations::Pass::free || !any) return;
    if (budget != nullptr && so_far.spent > 0) return;
    Made passed = so_far;
    passed.passed = true;
    if (budget != nullptr) passed.spent = budget->budget;
    if (parts_ask(*variant_.turn, [](const PartSpec& part) { return part.safe_each; }) &&
        in_check(s.board, s.to_move, excused_))
        return;
    passed.over = parts_ask(*variant_.turn, [](const PartSpec& part) { return part.check_ends; }) &&
                  told_in_check(s.board, other(s.to_move));
    ways.insert(passed);
}

// The other side is to move: what was lost by the turn is known, what is given for some turns has one less,
// and a piece that rushed before this turn did so too long ago. (By a cascade a piece of the other side may
// have rushed.)
Stand VariantOracle::passed_on(const Stand& before, const Made& made) {
    Stand s = made.now;
    s.board = s.board.passed_on(s.to_move);
    for (const Field f : fields_of(made.now.board, other(s.to_move))) {
        const Man& man = *made.now.board.at(f);
        // It may have been marked where it stands.
        const auto rushed_as = [](Man q) {
            std::erase_if(q.tags, [](const auto& tag) { return tag.first != "rushed"; });
            return q;
        };
        const Cell& was = before.board.at(f);
        if (!man.tags.count("rushed") || (was && rushed_as(*was) == rushed_as(man))) continue;
        Man rushed = *s.board.at(f);
        rushed.tags["rushed"] = man.tags.at("rushed");
        s.board = s.board.with(f, rushed);
    }
    const bool royals_lose = variant_.endings.loss_of_royals_loses;
    const auto ends_without = [&](const auto& counts, Verdict result) {
        for (const Side side : {Side::light, Side::dark}) {
            const auto has = [&](const Stand& then) {
                const auto fields = fields_of(then.board, side);
                return std::any_of(fields.begin(), fields.end(),
                                   [&](Field f) { return counts(then.board.at(f)->type); });
            };
            const Side loser = result == Verdict::draw  ? Side::none
                               : result == Verdict::win ? other(side)
                                                        : side;
            if (has(before) && !has(s)) s.lost[static_cast<std::size_t>(loser)] = true;
        }
    };
    const auto loses_without = [&](const auto& counts) { ends_without(counts, Verdict::loss); };
    const auto kind_of = [&](int t) { return variant_.royal_kind(spec(t)); };
    using Royals = MoveObligations::Royals;
    const Royals several = variant_.obligations.several_royals;
    const bool each = several == Royals::each, of_each = several == Royals::last_of_each;
    for (int type = 0; type < static_cast<int>(variant_.pieces.size()); ++type)
        if (decides(kind_of(type)) && royals_lose && (of_each || (each && kind_of(type) != RoyalKind::check)))
            loses_without([&](int t) { return t == type; });
    if (each && royals_lose) loses_without([&](int t) { return kind_of(t) == RoyalKind::check; });
    if (!each && !of_each && royals_lose) loses_without([&](int t) { return decides(kind_of(t)); });
    for (int type = 0; type < static_cast<int>(variant_.pieces.size()); ++type)
        if (kind_of(type) == RoyalKind::escapes && variant_.endings.loss_of_escaping_loses)
            loses_without([&](int t) { return t == type; });
    for (const ExtinctionSpec& rule : variant_.endings.extinction)
        ends_without([&](int t) { return named(rule.pieces, t); }, rule.result);
    if (counts_turns_) ++s.turns;
    if (variant_.endings.passes.times > 0) s.passes = made.done ? 0 : s.passes + 1;
    s.to_move = other(s.to_move);
    if (variant_.endings.checks > 0 && s.lost == std::array<bool, 3>{}) {
        if (royals_attacked(s.board, s.to_move) || en_prise(s.board, s.to_move))
            ++s.checks[static_cast<std::size_t>(before.to_move)];
    }
    return s;
}

// Does the turn leave the royal pieces as they have to be?
bool VariantOracle::allowed(const Stand& before, const Made& made) {
    const Placement after = passed_on(before, made).board;
    std::set<int> had, left;  // types
    for (const auto& [board, types] : {std::pair(&before.board, &had), std::pair(&after, &left)})
        for (const Field f : fields_of(*board, before.to_move))
            if (royal(*board->at(f)) == RoyalKind::check) types->insert(board->at(f)->type);
    if (variant_.obligations.several_royals == MoveObligations::Royals::last_of_each &&
        std::any_of(had.begin(), had.end(),
                    [&](int type) { return !left.count(type) && !going_.count(type); }))
        return false;
    const bool may_go = std::any_of(going_.begin(), going_.end(), [&](int type) {
        return variant_.royal_kind(spec(type)) == RoyalKind::check;
    });
    if (!had.empty() && left.empty() && !may_go) return false;
    if (in_check(after, before.to_move, excused_)) return false;
    using Checks = MoveObligations::Checks;
    const Checks checks = variant_.obligations_of(before.to_move).giving_check;
    if (checks == Checks::legal || checks_lifted_ || !told_in_check(after, other(before.to_move)))
        return true;
    return checks == Checks::mates && mates(before, made);
}

// Does it leave the other side no turn, if its turns may give check?
bool VariantOracle::mates(const Stand& before, const Made& made) {
    Stand after = passed_on(before, made);
    after.lost = {};
    after.checks = before.checks;
    after.passes = before.passes;
    checks_lifted_ = true;
    const bool none = has_nothing_to_do(after) ? false : legal(after).empty();
    checks_lifted_ = false;
    return none;
}

std::set<Field> VariantOracle::pursued(const Stand& s) {
    std::set<Field> fields;
    for (const Field f : fields_of(s.board, s.to_move))
        if (const Man& man = *s.board.at(f);
            royal(man) == RoyalKind::flees && !excused_.count(man.type) && attacked(s.board, f))
            fields.insert(f);
    return fields;
}

// Where a piece must flee only moves are left by which one does that must; true where there is one such duty.
// Where the last royal piece alone decides, the duty lapses if none of them can.
bool VariantOracle::keep_flight(const Stand& s, Ways& ways) {
    const std::set<Field> pursued = this->pursued(s);
    if (pursued.empty()) return false;
    const auto flees = [&](const Made& made) {
        std::set<Field> fled = made.fled;  // in a turn of parts
        if (made.mover >= 0 && pursued.count(made.from)) fled.insert(made.to);
        const Placement after = passed_on(s, made).board;
        return std::any_of(fled.begin(), fled.end(), [&](Field f) {
            const Cell& man = after.at(f);
            return !(man && man->side == s.to_move && royal(*man) == RoyalKind::flees && attacked(after, f));
        });
    };
    const bool lapses =
        std::none_of(pursued.begin(), pursued.end(), [&](Field f) { return binds(s.board, *s.board.at(f)); });
    if (lapses && std::none_of(ways.begin(), ways.end(), flees)) return false;
    std::erase_if(ways, [&](const Made& made) { return !flees(made); });
    return true;
}

// Turns that leave the royal pieces as they have to be, but for those that are excused.
VariantOracle::Ways VariantOracle::lawful(const Stand& s) {
    const std::set<Field> before = std::exchange(pursued_, pursued(s));
    Ways ways = turns(s);
    pursued_ = before;
    std::erase_if(ways, [&](const Made& made) { return !allowed(s, made); });
    const bool fleeing = keep_flight(s, ways);
    const MoveObligations::Pass rule = variant_.obligations_of(s.to_move).pass;
    const bool free = rule == MoveObligations::Pass::free && !variant_.turn;
    if (!fleeing && (free || (rule == MoveObligations::Pass::forced && ways.empty())))
        for (Made pass : finished(s, {s, 0, false})) {
            if (variant_.turn) leave_out(left_by_pass(*variant_.turn, s), pass);
            if (allowed(s, pass)) ways.insert(pass);
        }
    keep_forced_drops(ways);
    return ways;
}

// The royal types with that rule of which the side has pieces, besides a royal piece of another type.
std::set<int> VariantOracle::excusable(const Stand& s, Unmet unmet) const {
    std::set<int> royal_types, found;
    for (const Field f : fields_of(s.board, s.to_move))
        if (decides(royal(*s.board.at(f)))) royal_types.insert(s.board.at(f)->type);
    for (const int type : royal_types)
        if (royal_types.size() > 1 && variant_.unmet(spec(type)) == unmet) found.insert(type);
    return found;
}

// Those that may go and do not stand as they must, when the turn is over, are gone.
void VariantOracle::let_go(const Stand& before, Made& made) {
    if (going_.empty()) return;
    Made over = made;
    if (wording_.asks_last)
        over.now.board = after(over.now.board, told(over, before.to_move), before.to_move);
    const Placement after = passed_on(before, over).board;
    for (const Field f : fields_of(after, before.to_move)) {
        const Man& man = *after.at(f);
        if (!going_.count(man.type) || attacked(after, f) == (royal(man) == RoyalKind::attacked)) continue;
        fill_pockets(made, made.first, *made.now.board.at(f), true);
        made.now.board = made.now.board.without(f);
        made.captures = true;
    }
}

std::set<Stand> VariantOracle::legal(const Stand& s, const Law& law) {
    return legal(s, false, law);
}

// answering: what would end the game may be answered, and that is what is asked.
std::set<Stand> VariantOracle::legal(const Stand& s, bool answering, const Law& law) {
    if (over(s, answering)) return {};
    const Begun begun(*this, s.board);
    const std::set<int> excused = std::exchange(excused_, {}), going = std::exchange(going_, {});
    Ways ways = lawful(s);
    if (ways.empty()) {
        going_ = excusable(s, Unmet::goes);
        excused_ = excusable(s, Unmet::stays);
        excused_.insert(going_.begin(), going_.end());
        if (!excused_.empty()) ways = lawful(s);
    }
    excused_ = excused;
    going_ = going;
    if (compares_ && !variant_.obligations.prefer.empty()) {
        std::map<int, Ways> by_kind;
        for (const Made& made : ways) by_kind[preferred(s, made)].insert(made);
        if (!by_kind.empty()) ways = by_kind.rbegin()->second;
    }
    if (variant_.obligations_of(s.to_move).capture != MoveObligations::Capture::free) {
        int least = 0;
        for (const Made& made : ways) least = std::max(least, made.captured);
        if (variant_.obligations_of(s.to_move).capture == MoveObligations::Capture::must)
            least = std::min(least, 1);
        std::erase_if(ways, [&](const Made& made) { return made.captured < least; });
    }
    std::set<Stand> ends;
    for (const Made& made : ways) ends.insert(next_turn(s, made));
    if (law) std::erase_if(ends, [&](const Stand& end) { return !law(end); });
    // What escapes where it can: all turns are legal where none leaves it unattacked.
    const auto leaves = [&](const Stand& end) { return en_prise(end.board, s.to_move); };
    if (!std::all_of(ends.begin(), ends.end(), leaves)) std::erase_if(ends, leaves);
    return ends;
}

}  // namespace acedrex::reference
