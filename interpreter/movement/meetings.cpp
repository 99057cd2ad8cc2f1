#include "movement/meetings.hpp"

#include <algorithm>

namespace acedrex {

namespace {

// Are they of the two sides? Neutral pieces have no enemies.
bool are_enemies(Code a, Code b) {
    return Cast::side(a) != Side::none && Cast::side(b) == other(Cast::side(a));
}

Answer settle_occupant_guard(const Expression& g, Code walker, Code occupant, const BindContext& binding) {
    const bool there = occupant != kNoPiece;
    const Side theirs = there ? Cast::side(occupant) : Side::none;
    switch (g.guard) {
        case GuardKind::empty:
            return answer(!there);
        case GuardKind::occupied:
            return answer(there);
        case GuardKind::own:
            return answer(theirs != Side::none && theirs == Cast::side(walker));
        case GuardKind::enemy:
            return answer(there && are_enemies(walker, occupant));
        case GuardKind::neutral:
            return answer(there && theirs == Side::none);
        case GuardKind::is:
            return answer(there && std::any_of(g.names.begin(), g.names.end(), [&](const std::string& name) {
                              return binding.cast->answers_to(Cast::type(occupant), name);
                          }));
        case GuardKind::royal:
            return answer(there && binding.royal_types[static_cast<std::size_t>(Cast::type(occupant))]);
        default:
            return Answer::depends;
    }
}

}  // namespace

Answer settle_guard(const Expression& g, Code walker, Code occupant, const BindContext& binding) {
    const auto sub = [&](const Expr& e) { return settle_guard(*e, walker, occupant, binding); };
    switch (g.kind) {
        case ExprKind::pass:
            return Answer::yes;
        case ExprKind::none:
            return Answer::no;
        case ExprKind::guard:
            return settle_occupant_guard(g, walker, occupant, binding);
        case ExprKind::sequence:
            return combined_answer(g.kids, Answer::no, sub);
        case ExprKind::choice:
        case ExprKind::first_of:
            return combined_answer(g.kids, Answer::yes, sub);
        case ExprKind::look:
            return is_guard(*g.kids[0]) ? sub(g.kids[0]) : Answer::depends;
        case ExprKind::look_not: {
            if (!is_guard(*g.kids[0])) return Answer::depends;
            const Answer a = sub(g.kids[0]);
            return a == Answer::depends ? a : answer(a == Answer::no);
        }
        case ExprKind::absolute:
            return sub(g.kids[0]);
        case ExprKind::by_side:
            return sub(g.kids[Cast::side(walker) == Side::dark ? 1 : 0]);
        default:
            return Answer::depends;
    }
}

Meetings::Meetings(const std::vector<MeetingGuards>& by_type, const BindContext& binding)
    : codes_(static_cast<std::size_t>(binding.cast->codes()) + 1), guards_(by_type) {
    table_.resize(codes_ * codes_);
    open_.resize(codes_);
    for (Code walker = 1; walker < binding.cast->codes(); ++walker) {
        const MeetingGuards& w = by_type[static_cast<std::size_t>(Cast::type(walker))];
        for (Code occupant = 1; occupant < binding.cast->codes(); ++occupant) {
            const MeetingGuards& q = by_type[static_cast<std::size_t>(Cast::type(occupant))];
            const auto asked = [&](const Expr& guard, Code by, Code of, Answer otherwise) {
                return guard ? settle_guard(*guard, by, of, binding) : otherwise;
            };
            const Answer takes =
                are_enemies(walker, occupant) ? asked(w.takes, walker, occupant, Answer::yes) : Answer::no;
            const Answer immune = asked(q.immune, occupant, walker, Answer::no);
            const Answer unattacked = asked(q.unattacked, occupant, walker, Answer::no);
            const Answer passes = q.transparent ? Answer::yes : asked(w.passes, walker, occupant, Answer::no);
            // A piece that must be safe is attacked, but never taken.
            const bool taken = !binding.safe_types[static_cast<std::size_t>(Cast::type(occupant))];
            std::uint8_t bits = 0;
            if (taken && takes == Answer::yes && immune == Answer::no)
                bits |= kTakes;
            else if (taken && takes != Answer::no && immune != Answer::yes)
                bits |= kTakesMaybe;
            if (takes == Answer::yes && unattacked == Answer::no)
                bits |= kAttacks;
            else if (takes != Answer::no && unattacked != Answer::yes)
                bits |= kAttacksMaybe;
            if (passes == Answer::yes) bits |= kPasses;
            if (passes == Answer::depends) bits |= kPassesMaybe;
            if (bits & (kTakesMaybe | kAttacksMaybe | kPassesMaybe)) open_[walker] = true;
            table_[static_cast<std::size_t>(walker) * codes_ + occupant] = bits;
        }
    }
}

}  // namespace acedrex
