#include "movement/meetings.hpp"

#include <array>

namespace acedrex {

namespace {

// Are they of the two sides? Neutral pieces have no enemies.
bool are_enemies(Code a, Code b) {
    return Cast::side(a) != Side::none && Cast::side(b) == other(Cast::side(a));
}

Answer negated(Answer a) {
    return a == Answer::depends ? a : answer(a == Answer::no);
}

// What guards ask of a walker and an occupant, or none.
struct OccupantGuard {
    const BindContext& binding;
    const Expression& guard;
    Code walker, occupant;

    Side side() const { return Cast::side(occupant); }
    std::size_t type() const { return static_cast<std::size_t>(Cast::type(occupant)); }

    bool empty() const { return occupant == kNoPiece; }
    bool occupied() const { return !empty(); }
    bool neutral() const { return !empty() && side() == Side::none; }
    bool own() const { return !empty() && !neutral() && side() == Cast::side(walker); }
    bool enemy() const { return !empty() && are_enemies(walker, occupant); }
    bool is() const { return !empty() && binding.cast->answers_to(Cast::type(occupant), guard.names); }
    bool royal() const { return !empty() && binding.royal_types[type()]; }

    Answer settled() const {
#define ASKED_occupant(name) \
    case GuardKind::name:    \
        return answer(name());
#define ASKED_field(name)
#define ASKED_meeting(name)
#define ASKED_play(name)
#define GUARD(name, word, given, function, traits) ASKED_##function(name)
        switch (guard.guard) {
#include "movement/words.def"
            default:
                return Answer::depends;
        }
    }
};

}  // namespace

Answer settle_guard(const Expression& g, Code walker, Code occupant, const BindContext& binding) {
    const auto sub = [&](const Expr& e) { return settle_guard(*e, walker, occupant, binding); };
    switch (g.kind) {
        case ExprKind::pass:
            return Answer::yes;
        case ExprKind::none:
            return Answer::no;
        case ExprKind::guard:
            return OccupantGuard{binding, g, walker, occupant}.settled();
        case ExprKind::sequence:
            return combined_answer(g.kids, Answer::no, sub);
        case ExprKind::choice:
        case ExprKind::first_of:
            return combined_answer(g.kids, Answer::yes, sub);
        case ExprKind::look:
            return is_guard(*g.kids[0]) ? sub(g.kids[0]) : Answer::depends;
        case ExprKind::look_not:
            return is_guard(*g.kids[0]) ? negated(sub(g.kids[0])) : Answer::depends;
        case ExprKind::absolute:
            return sub(g.kids[0]);
        case ExprKind::by_side:
            return sub(g.kids[Cast::side(walker) == Side::dark ? 1 : 0]);
        default:
            return Answer::depends;
    }
}

Meetings::Meetings(const std::vector<MeetingGuards>& by_type, const BindContext& binding)
    : codes_(static_cast<std::size_t>(binding.cast->codes()) + 1) {
    table_.resize(codes_ * codes_);
    open_.resize(codes_);
    const auto ask = [&](const Expr& guard, Code one, Code met, Answer without) {
        return guard ? settle_guard(*guard, one, met, binding) : without;
    };
    const auto both = [](Answer a, Answer b) {
        return combined_answer(std::array{a, b}, Answer::no, [](Answer one) { return one; });
    };
    for (Code walker = 1; walker < binding.cast->codes(); ++walker) {
        const MeetingGuards& w = by_type[static_cast<std::size_t>(Cast::type(walker))];
        for (Code occupant = 1; occupant < binding.cast->codes(); ++occupant) {
            const MeetingGuards& q = by_type[static_cast<std::size_t>(Cast::type(occupant))];
            const Answer takes =
                are_enemies(walker, occupant) ? ask(w.takes, walker, occupant, Answer::yes) : Answer::no;
            const auto spared = [&](const Expr& guard) {
                return negated(ask(guard, occupant, walker, Answer::no));
            };
            const Answer passes = q.transparent ? Answer::yes : ask(w.passes, walker, occupant, Answer::no);
            std::uint8_t& bits = table_[static_cast<std::size_t>(walker) * codes_ + occupant];
            const auto note = [&](Answer answer, std::uint8_t yes, std::uint8_t maybe) {
                if (answer != Answer::no) bits |= answer == Answer::yes ? yes : maybe;
            };
            // A piece that must be safe is attacked, but never taken.
            if (!binding.safe_types[static_cast<std::size_t>(Cast::type(occupant))])
                note(both(takes, spared(q.immune)), kTakes, kTakesMaybe);
            note(both(takes, spared(q.unattacked)), kAttacks, kAttacksMaybe);
            note(passes, kPasses, kPassesMaybe);
            if (bits & (kTakesMaybe | kAttacksMaybe | kPassesMaybe)) open_[walker] = true;
        }
    }
}

}  // namespace acedrex
