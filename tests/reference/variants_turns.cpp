// Whole turns of the oracle of variants: their parts, drops, and which of them are legal.
#include <algorithm>
#include <utility>

#include "variants.hpp"

namespace acedrex::reference {

namespace {

// Those that may be forced, in the order of the turn.
std::vector<const PartSpec*> forced_drops(const PartSpec& p) {
    std::vector<const PartSpec*> all;
    if (p.forced != PartSpec::Forced::no) all.push_back(&p);
    for (const PartSpec& one : p.parts)
        for (const PartSpec* drop : forced_drops(one)) all.push_back(drop);
    return all;
}

}  // namespace

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

// The drops that a turn leaves out which is passed.
std::vector<const PartSpec*> VariantOracle::left_by_pass(const PartSpec& given, const Stand& s) {
    const PartSpec& p = meant(given, s);
    if (lapses(p, s)) return {};
    if (p.kind == PartSpec::Kind::drop) return {&p};
    std::vector<const PartSpec*> all;
    for (const PartSpec* one : choices(p, s))
        if (p.kind != PartSpec::Kind::either || one->kind == PartSpec::Kind::drop)
            for (const PartSpec* drop : left_by_pass(*one, s)) all.push_back(drop);
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
    std::erase_if(ways, [](const Made& made) { return !made.done; });
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
    const After rest{[&](const Made& made) {
                         Ways more = actions(p, made);
                         more.insert(made);
                         return more;
                     },
                     after_};
    after_ = &rest;
    while (!last.empty()) {
        Ways more;
        for (const Made& made : last)
            if (!made.over && made.spent < p.budget) more.merge(part(p.parts[0], made, &p));
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
    for (const auto& [what, number] : before.stored) made.stored[what] += number;
    if (budget != nullptr && !within(*budget, part.action, made)) return;
    if (counts_actors_) {
        std::erase(made.acted, made.from);
        made.acted.push_back(made.to);
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
    made.took = made.promoted = false;
    ways.insert(made);
}

VariantOracle::Ways VariantOracle::one_move(const PartSpec& p, const Made& so_far, const PartSpec* budget) {
    Ways ways;
    for (const Made& move : moves(so_far.now, p.pieces, p.action)) {
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
    return ways;
}

// Is there such a rule of drops, anywhere?
bool VariantOracle::drops_ask(const std::function<bool(const DropSpec&)>& asks) const {
    const auto any = [&](const std::vector<DropSpec>& rules) {
        return std::any_of(rules.begin(), rules.end(), asks);
    };
    const auto inside = [&](const auto& self, const PartSpec& p) -> bool {
        return any(p.drops) || std::any_of(p.parts.begin(), p.parts.end(),
                                           [&](const PartSpec& one) { return self(self, one); });
    };
    return any(variant_.drops) || (variant_.turn && inside(inside, *variant_.turn));
}

bool VariantOracle::is_queue(const std::string& pocket) const {
    return drops_ask([&](const DropSpec& rule) { return rule.queue && rule.from == pocket; });
}

bool VariantOracle::is_store(const std::string& pocket) const {
    return !pocket.empty() && !drops_ask([&](const DropSpec& rule) { return rule.from == pocket; });
}

const DropSpec* VariantOracle::rule_for(const std::vector<DropSpec>& rules, const std::string& pocket,
                                        int type) const {
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const DropSpec& r) {
        return r.from == pocket && (r.pieces.empty() || named(r.pieces, type));
    });
    return rule == rules.end() ? nullptr : &*rule;
}

// Is the drop forced now, and is there a piece that may come in as something?
bool VariantOracle::is_due(const PartSpec& p, const Made& so_far) const {
    const Stand& s = so_far.now;
    const auto comes_in = [&](const std::string& pocket, const Held& piece) {
        const DropSpec* rule = rule_for(drop_rules(p), pocket, piece.type);
        if (rule == nullptr) return false;
        const auto as = rule->as.find(spec(piece.type).name);
        return as == rule->as.end() || !as->second.empty();
    };
    const bool waits = std::any_of(s.pockets.begin(), s.pockets.end(),
                                   [&](const auto& held) {
                                       const auto& [side, pocket, piece] = held.first;
                                       return side == s.to_move && held.second > 0 && comes_in(pocket, piece);
                                   }) ||
                       std::any_of(s.queues.begin(), s.queues.end(), [&](const auto& queue) {
                           return queue.first.first == s.to_move && !queue.second.empty() &&
                                  comes_in(queue.first.second, queue.second.front());
                       });
    if (!waits || p.forced == PartSpec::Forced::no) return false;
    const auto& windows = p.windows[static_cast<std::size_t>(s.to_move)];
    if (windows.empty()) return p.forced == PartSpec::Forced::always;
    const auto taken = s.taken.find({s.to_move, drop_rules(p)[0].from});
    const auto next = taken == s.taken.end() ? std::size_t{0} : static_cast<std::size_t>(taken->second);
    const auto& [first, last] = windows[std::min(next, windows.size() - 1)];
    return s.turns / 2 + 1 >= (p.forced == PartSpec::Forced::always ? first : last);
}

void VariantOracle::leave_out(const std::vector<const PartSpec*>& drops, Made& made) const {
    for (const PartSpec* drop : drops)
        if (drop->kind == PartSpec::Kind::drop && is_due(*drop, made)) ++made.forced[drop].left;
}

// Whoever leaves one out makes it as often as is possible in any turn.
void VariantOracle::keep_forced_drops(Ways& ways) const {
    if (!variant_.turn) return;
    for (const PartSpec* drop : forced_drops(*variant_.turn)) {
        const auto counts = [&](const Made& made) {
            const auto found = made.forced.find(drop);
            return found == made.forced.end() ? Made::Forced{} : found->second;
        };
        int most = 0;
        for (const Made& made : ways) most = std::max(most, counts(made).made);
        std::erase_if(ways,
                      [&](const Made& made) { return counts(made).left > 0 && counts(made).made < most; });
    }
}

// A drop may be left out where something else makes the turn; before its window begins it is.
VariantOracle::Ways VariantOracle::one_drop(const PartSpec& p, const Made& so_far, const PartSpec* budget,
                                            bool alone) {
    const std::vector<DropSpec>& rules = drop_rules(p);
    const Side us = so_far.now.to_move;
    const bool conditions = p.forced != PartSpec::Forced::no || !p.windows[0].empty();
    const bool may_skip = !alone && (p.optional || conditions);
    const bool due = is_due(p, so_far);
    if (const auto& windows = p.windows[static_cast<std::size_t>(us)]; !windows.empty()) {
        const auto taken = so_far.now.taken.find({us, rules[0].from});
        const auto next =
            taken == so_far.now.taken.end() ? std::size_t{0} : static_cast<std::size_t>(taken->second);
        const int first = windows[std::min(next, windows.size() - 1)].first;
        if (so_far.now.turns / 2 + 1 < first) return may_skip ? Ways{so_far} : Ways{};
    }
    Ways ways;
    for (Made made : drops(so_far.now, rules)) {
        made.last = so_far.last;
        Made before = so_far;
        if (due) ++before.forced[&p].made;
        add_part(before, made, p, budget, ways);
    }
    if (may_skip) {
        Made without = so_far;
        leave_out({&p}, without);
        ways.insert(without);
    }
    return ways;
}

// Of several rules the first counts that fits what is in the pocket. Of a queue only the first piece may
// leave it.
VariantOracle::Ways VariantOracle::drops(const Stand& s, const std::vector<DropSpec>& rules) {
    Ways ways;
    const auto open_rule = [&](const std::string& pocket, const Held& piece) {
        const DropSpec* rule = rule_for(rules, pocket, piece.type);
        const bool shut = rule != nullptr && !rule->in_check && told_in_check(s.board, s.to_move);
        return shut ? nullptr : rule;
    };
    for (const auto& [held, number] : s.pockets) {
        const auto& [side, pocket, piece] = held;
        if (side != s.to_move || number == 0) continue;
        Stand out = s;
        if (--out.pockets[held] == 0) out.pockets.erase(held);
        if (const DropSpec* rule = open_rule(pocket, piece)) drop(s, *rule, piece, out, ways);
    }
    for (const auto& [held, queue] : s.queues) {
        if (held.first != s.to_move || queue.empty()) continue;
        Stand out = s;
        out.queues[held].erase(out.queues[held].begin());
        if (out.queues[held].empty()) out.queues.erase(held);
        if (counts_taken_) ++out.taken[held];
        if (const DropSpec* rule = open_rule(held.second, queue.front()))
            drop(s, *rule, queue.front(), out, ways);
    }
    return ways;
}

// The piece comes in wherever the rule lets it. out: without it in its pocket.
void VariantOracle::drop(const Stand& s, const DropSpec& rule, const Held& held, const Stand& out,
                         Ways& ways) {
    std::vector<std::string> names{spec(held.type).name};
    if (const auto as = rule.as.find(names[0]); as != rule.as.end()) names = as->second;
    for (const std::string& name : names)
        for (Field f = 0; f < board_.off(); ++f) {
            if (board_.is_hole(f) || s.board.at(f)) continue;
            Man man = arrived(type_named(name), s.to_move, f, held.kept);
            for (const std::string& tag : rule.tags) man.tags[tag] = 0;
            if (!may_stand(s, rule, man, f)) continue;
            if (wording_.asks_arrived || rules_) man.tags[Evaluator::kArrived] = 0;
            Made made{out, 0, true};
            made.mover = man.type;
            made.from = made.to = f;
            made.now.board = s.board.with(f, man);
            if (rule.on_drop && !come_in(rule, man, made)) continue;
            // (What is not allowed anyway is not asked for mate: that would have to be asked of its
            // answers.)
            if (!rule.may_check && told_in_check(made.now.board, other(s.to_move))) continue;
            const bool asked = !rule.may_mate && (variant_.turn || allowed(s, made));
            if (asked && in_check(made.now.board, other(s.to_move)) && legal(passed_on(s, made)).empty())
                continue;
            ways.insert(made);
        }
}

// What the piece does that has been dropped, in whatever turn; false where it cannot.
bool VariantOracle::come_in(const DropSpec& rule, const Man& man, Made& made) {
    const Placement& board = made.now.board;
    const Side us = made.now.to_move;
    const Man& there = *board.at(made.from);
    if (evaluator(us).ruled(*rule.on_drop, board, made.from, there, false, nullptr).empty()) return false;
    made.first = man.type;  // that captures what is captured
    follow(made, {{made.from, there, rule.on_drop, false}}, us);
    made.first = -1;
    made.took = made.captures;
    return true;
}

bool VariantOracle::may_stand(const Stand& s, const DropSpec& rule, const Man& man, Field f) {
    if (const auto limit = rule.limit.find(spec(man.type).name); limit != rule.limit.end()) {
        int like = 0;
        for (const Field g : fields_of(s.board, man.side))
            if (s.board.at(g)->type == man.type)
                like += limit->second != DropSpec::kOneAFile || board_.file(g) == board_.file(f);
        if (like >= (limit->second == DropSpec::kOneAFile ? 1 : limit->second)) return false;
    }
    return holds(rule.at, s.board, f, man);
}

// The other side is to move: what was lost by the turn is known, what is given for some turns has one less,
// and a piece that rushed before this turn did so too long ago. (By a cascade a piece of the other side may
// have rushed.)
Stand VariantOracle::passed_on(const Stand& before, const Made& made) {
    Stand s = made.now;
    s.board = s.board.passed_on(s.to_move);
    for (const Field f : fields_of(made.now.board, other(s.to_move))) {
        const Man& man = *made.now.board.at(f);
        if (!man.tags.count("rushed") || man == before.board.at(f)) continue;
        Man rushed = *s.board.at(f);
        rushed.tags["rushed"] = man.tags.at("rushed");
        s.board = s.board.with(f, rushed);
    }
    const bool royals_lose = variant_.endings.loss_of_royals_loses;
    const auto loses_without = [&](const auto& counts) {
        for (const Side side : {Side::light, Side::dark}) {
            const auto has = [&](const Stand& then) {
                const auto fields = fields_of(then.board, side);
                return std::any_of(fields.begin(), fields.end(),
                                   [&](Field f) { return counts(then.board.at(f)->type); });
            };
            if (has(before) && !has(s)) s.lost[static_cast<std::size_t>(side)] = true;
        }
    };
    const auto kind_of = [&](int t) { return variant_.royal_kind(spec(t)); };
    const bool each = variant_.obligations.several_royals == MoveObligations::Royals::each;
    for (int type = 0; type < static_cast<int>(variant_.pieces.size()); ++type)
        if (each && decides(kind_of(type)) && kind_of(type) != RoyalKind::check && royals_lose)
            loses_without([&](int t) { return t == type; });
    if (each && royals_lose) loses_without([&](int t) { return kind_of(t) == RoyalKind::check; });
    if (!each && royals_lose) loses_without([&](int t) { return decides(kind_of(t)); });
    for (int type = 0; type < static_cast<int>(variant_.pieces.size()); ++type)
        if (kind_of(type) == RoyalKind::escapes && variant_.endings.loss_of_escaping_loses)
            loses_without([&](int t) { return t == type; });
    for (const auto& names : variant_.endings.extinction)
        loses_without([&](int t) { return named(names, t); });
    if (counts_turns_) ++s.turns;
    if (variant_.endings.passes.times > 0) s.passes = made.done ? 0 : s.passes + 1;
    s.to_move = other(s.to_move);
    if (variant_.endings.checks > 0 && !s.lost[0] && !s.lost[1]) {
        const auto fields = fields_of(s.board, s.to_move);
        const auto checked = [&](Field f) {
            return must_be_safe(s.board, *s.board.at(f)) && attacked(s.board, f);
        };
        if (std::any_of(fields.begin(), fields.end(), checked) || en_prise(s.board, s.to_move))
            ++s.checks[static_cast<std::size_t>(before.to_move)];
    }
    return s;
}

// Does the turn leave the royal pieces as they have to be?
bool VariantOracle::allowed(const Stand& before, const Made& made) {
    const Placement after = passed_on(before, made).board;
    const auto kings = [&](const Placement& board) {
        const auto fields = fields_of(board, before.to_move);
        return std::count_if(fields.begin(), fields.end(),
                             [&](Field f) { return royal(*board.at(f)) == RoyalKind::check; });
    };
    const bool may_go = std::any_of(going_.begin(), going_.end(), [&](int type) {
        return variant_.royal_kind(spec(type)) == RoyalKind::check;
    });
    if (kings(before.board) > 0 && kings(after) == 0 && !may_go) return false;
    if (in_check(after, before.to_move, excused_)) return false;
    return !variant_.obligations.gives_no_check || !told_in_check(after, other(before.to_move));
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
    const bool lapses = variant_.obligations.several_royals == MoveObligations::Royals::last &&
                        royals(s.board, s.to_move) > 1;
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
    const MoveObligations::Pass rule = variant_.obligations.pass;
    if (!fleeing &&
        (rule == MoveObligations::Pass::free || (rule == MoveObligations::Pass::forced && ways.empty())))
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
    if (wording_.asks_last) over.now.board = over.now.board.after(told(over, before.to_move));
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
    if (variant_.obligations.capture != MoveObligations::Capture::free) {
        int least = 0;
        for (const Made& made : ways) least = std::max(least, made.captured);
        if (variant_.obligations.capture == MoveObligations::Capture::must) least = std::min(least, 1);
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
