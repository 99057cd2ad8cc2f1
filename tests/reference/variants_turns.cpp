// Whole turns of the oracle of variants: their parts, drops, and which of them are legal.
#include <algorithm>

#include "variants.hpp"

namespace acedrex::reference {

// A turn is what the variant says; else a move, or a drop instead of one.
VariantOracle::Ways VariantOracle::turns(const Stand& s) {
    Ways ways;
    if (variant_.turn) {
        ways = part(*variant_.turn, {s, 0, false});
    } else {
        ways = moves(s, {});
        ways.merge(drops(s, variant_.drops));
    }
    std::erase_if(ways, [](const Made& made) { return !made.done; });
    return ways;
}

VariantOracle::Ways VariantOracle::part(const PartSpec& p, const Made& so_far) {
    Ways ways, made;
    if (p.optional) ways.insert(so_far);
    switch (p.kind) {
        case PartSpec::Kind::move:
            made = moves(so_far.now, p.pieces);
            break;
        case PartSpec::Kind::drop:
            made = drops(so_far.now, p.drops.empty() ? variant_.drops : p.drops);
            break;
        case PartSpec::Kind::seq: {
            Ways before{so_far};
            for (const PartSpec& one : p.parts) {
                Ways after;
                for (const Made& m : before) after.merge(part(one, m));
                before = std::move(after);
            }
            ways.merge(before);
            break;
        }
        case PartSpec::Kind::either:
            for (const PartSpec& one : p.parts) ways.merge(part(one, so_far));
            break;
        default:
            break;
    }
    for (Made m : made) {
        m.captured += so_far.captured;
        ways.insert(m);
    }
    return ways;
}

// Of several rules the first counts that fits what is in the pocket.
VariantOracle::Ways VariantOracle::drops(const Stand& s, const std::vector<DropSpec>& rules) {
    Ways ways;
    for (const auto& [held, number] : s.pockets) {
        const auto& [side, pocket, type] = held;
        if (side != s.to_move || number == 0) continue;
        const auto rule = std::find_if(rules.begin(), rules.end(), [&, &name = pocket, t = type](auto& r) {
            return r.from == name && (r.pieces.empty() || named(r.pieces, t));
        });
        if (rule == rules.end() || (!rule->in_check && in_check(s.board, s.to_move))) continue;
        std::vector<std::string> names{spec(type).name};
        if (const auto as = rule->as.find(names[0]); as != rule->as.end()) names = as->second;
        for (const std::string& name : names)
            for (Field f = 0; f < board_.off(); ++f) {
                if (board_.is_hole(f) || s.board.at(f)) continue;
                Man man = arrived(type_named(name), side, f, {});
                for (const std::string& tag : rule->tags) man.tags[tag] = 0;
                if (!may_stand(s, *rule, man, f)) continue;
                Made made{s, 0, true};
                made.now.board = s.board.with(f, man);
                if (--made.now.pockets[held] == 0) made.now.pockets.erase(held);
                // (What is not allowed anyway is not asked for mate: that would have to be asked of its
                // answers.)
                const bool asked = !rule->may_mate && (variant_.turn || allowed(s, made));
                if (asked && in_check(made.now.board, other(side)) && legal(passed_on(s, made)).empty())
                    continue;
                ways.insert(made);
            }
    }
    return ways;
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
// and who rushed before this turn did so too long ago. (By a cascade a piece of the other side may have
// rushed.)
Stand VariantOracle::passed_on(const Stand& before, const Made& made) const {
    Stand s = made.now;
    s.board = s.board.passed_on(s.to_move);
    for (const Field f : fields_of(made.now.board, other(s.to_move))) {
        const Man& man = *made.now.board.at(f);
        if (!man.tags.count("rushed") || man == before.board.at(f)) continue;
        Man rushed = *s.board.at(f);
        rushed.tags["rushed"] = man.tags.at("rushed");
        s.board = s.board.with(f, rushed);
    }
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
    for (std::size_t type = 0; type < variant_.pieces.size(); ++type)
        if (variant_.royal_kind(*variant_.pieces[type]) == RoyalKind::capture)
            loses_without([&](int t) { return t == static_cast<int>(type); });
    for (const auto& names : variant_.endings.extinction)
        loses_without([&](int t) { return named(names, t); });
    if (variant_.endings.passes.times > 0) s.passes = made.done ? 0 : s.passes + 1;
    s.to_move = other(s.to_move);
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
    if (kings(before.board) > 0 && kings(after) == 0) return false;
    if (in_check(after, before.to_move)) return false;
    return !variant_.obligations.gives_no_check || !in_check(after, other(before.to_move));
}

std::set<Stand> VariantOracle::legal(const Stand& s) {
    return legal(s, false);
}

// answering: what would end the game may be answered, and that is what is asked.
std::set<Stand> VariantOracle::legal(const Stand& s, bool answering) {
    if (over(s, answering)) return {};
    Ways ways = turns(s);
    std::erase_if(ways, [&](const Made& made) { return !allowed(s, made); });
    const MoveObligations::Pass rule = variant_.obligations.pass;
    const Made pass{s, 0, false};
    if ((rule == MoveObligations::Pass::free || (rule == MoveObligations::Pass::forced && ways.empty())) &&
        allowed(s, pass))
        ways.insert(pass);
    if (variant_.obligations.capture != MoveObligations::Capture::free) {
        int least = 0;
        for (const Made& made : ways) least = std::max(least, made.captured);
        if (variant_.obligations.capture == MoveObligations::Capture::must) least = std::min(least, 1);
        std::erase_if(ways, [&](const Made& made) { return made.captured < least; });
    }
    std::set<Stand> ends;
    for (const Made& made : ways) ends.insert(passed_on(s, made));
    return ends;
}

}  // namespace acedrex::reference
