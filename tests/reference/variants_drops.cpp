// Drops of the oracle of variants: which rule lets a piece in, where, and those that a turn must not leave
// out.
#include <algorithm>

#include "variants.hpp"

namespace acedrex::reference {

namespace {

constexpr int kMostMatesAsked = 12;  // one within the other

// Those that may be forced, in the order of the turn.
std::vector<const PartSpec*> forced_drops(const PartSpec& p) {
    std::vector<const PartSpec*> all;
    if (p.forced != PartSpec::Forced::no) all.push_back(&p);
    for (const PartSpec& one : p.parts)
        for (const PartSpec* drop : forced_drops(one)) all.push_back(drop);
    return all;
}

}  // namespace

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

// A drop may be left out where something else makes the turn; before its window begins it is, and behind it,
// unless it is forced.
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
        const auto& [first, last] = windows[std::min(next, windows.size() - 1)];
        const int turn = so_far.now.turns / 2 + 1;
        if (turn < first || (turn > last && p.forced == PartSpec::Forced::no))
            return may_skip ? Ways{so_far} : Ways{};
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
        take_out(out, held);
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
            if (asked && in_check(made.now.board, other(s.to_move))) {
                if (++mates_asked_ > kMostMatesAsked) throw TooManyStates{};
                const bool mates = legal(passed_on(s, made)).empty();
                --mates_asked_;
                if (mates) continue;
            }
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

// How many such pieces stand on the fields that count.
int VariantOracle::like(const Placement& board, const Man& man,
                        const std::function<bool(Field)>& counts) const {
    int number = 0;
    for (const Field f : fields_of(board, man.side))
        number += board.at(f)->type == man.type && (!counts || counts(f));
    return number;
}

bool VariantOracle::is_endless(Side side, const std::string& name, int type) const {
    return std::any_of(variant_.pockets.begin(), variant_.pockets.end(), [&](const PocketSpec& pocket) {
        const auto& all = pocket.held[static_cast<std::size_t>(side)];
        return pocket.name == name && std::any_of(all.begin(), all.end(), [&](const PocketSpec::Held& held) {
                   return held.number == PocketSpec::kEndless && type_named(held.piece) == type;
               });
    });
}

// One of them less, unless there is no end of them.
void VariantOracle::take_out(Stand& s, const std::tuple<Side, std::string, Held>& held) const {
    const auto& [side, pocket, piece] = held;
    if (is_endless(side, pocket, piece.type)) return;
    if (--s.pockets[held] == 0) s.pockets.erase(held);
}

bool VariantOracle::may_stand(const Stand& s, const DropSpec& rule, const Man& man, Field f) {
    if (const auto limit = rule.limit.find(spec(man.type).name); limit != rule.limit.end()) {
        const DropLimit& rule_of = limit->second;
        const auto counts = [&](Field g) {
            if (rule_of.of == DropLimit::Of::zone) return in_zone(rule_of.zone, g, man);
            const bool one_file = &board_.part(g) == &board_.part(f) && board_.file(g) == board_.file(f);
            return rule_of.of == DropLimit::Of::board || one_file;
        };
        if (counts(f) && like(s.board, man, counts) >= rule_of.most) return false;
    }
    return holds(rule.at, s.board, f, man);
}

}  // namespace acedrex::reference
