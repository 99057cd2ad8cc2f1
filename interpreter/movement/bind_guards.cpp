// Binding guards: those that look at nothing but the occupant or the field become sets.
#include <algorithm>

#include "movement/bound.hpp"

namespace acedrex {

using bound::finished;
using bound::simple;

namespace {

// What guards ask of one field.
struct FieldGuard {
    const BindContext& binding;
    const Expression& guard;
    Side side;
    bool absolute;
    Field f;

    const Board& board() const { return *binding.board; }
    int ranks() const { return board().part(f).ranks; }
    // From 1, as the side counts them.
    int counted_rank(bool from_the_top) const {
        return from_the_top ? ranks() - board().rank(f) : board().rank(f) + 1;
    }
    bool named(const std::string& name) const {
        return std::find(guard.names.begin(), guard.names.end(), name) != guard.names.end();
    }

    bool zone() const {
        const auto known = binding.zones.find(guard.names[0]);
        return known != binding.zones.end() && known->second[static_cast<std::size_t>(side)][f];
    }
    bool rank() const {
        const int asked = guard.number > 0 ? guard.number : ranks() + 1 + guard.number;
        return counted_rank(side == Side::dark && !absolute) == asked;
    }
    bool own_half() const { return 2 * counted_rank(side == Side::dark) <= ranks(); }
    bool their_half() const { return 2 * counted_rank(side == Side::dark) > ranks() + 1; }
    bool own_colour() const { return board().is_light(f) == (side != Side::dark); }
    bool light_field() const { return board().is_light(f); }
    bool dark_field() const { return !board().is_light(f); }
    bool file() const { return named(file_name(board().file(f))); }
    bool on() const { return named(board().name(f)); }

    bool holds() const {
#define ASKED_field(name) \
    case GuardKind::name: \
        return name();
#define ASKED_occupant(name)
#define ASKED_meeting(name)
#define ASKED_play(name)
#define GUARD(name, word, given, function, traits) ASKED_##function(name)
        switch (guard.guard) {
#include "movement/words.def"
            default:
                return false;
        }
    }
};

}  // namespace

// What a guard names that the board has not.
void Binder::report_fields(const Expression& g) {
    if (g.guard == GuardKind::zone && binding.zones.count(g.names[0]) == 0) {
        std::vector<std::string> names;
        for (const auto& [name, fields] : binding.zones) names.push_back(name);
        unknown("zone", place, "the board has no zone \"" + g.names[0] + "\"", g.names[0], names,
                "name it in board = { zones = { ... } }");
    }
    if (g.guard != GuardKind::on || !reports()) return;
    for (const std::string& name : g.names)
        if (!binding.board->field(name))
            binding.warn("unknown-field", place_of(g),
                         to_string(g) + ": the board has no field \"" + name + "\"", "it never holds there");
}

BoundRef Binder::bind_guard(const Expr& e) {
    const WordRow& word = row_of(e->guard);
    binding.asks_initial = binding.asks_initial || word.has(kReadsInitial);
    binding.asks_last = binding.asks_last || word.has(kReadsLast);
    if (word.given == Given::pieces) warn_of_unknown(*e, std::string("m.") + word.word);
    Bound b{.word = static_cast<std::uint8_t>(e->guard), .source = e};
    switch (word.function) {
        case Function::occupant:
            b.kind = BoundKind::codes;
            for (Code c = 0; c < binding.cast->codes(); ++c)
                b.codes.push_back(settle_guard(*e, walker, c, binding) == Answer::yes);
            return finished(std::move(b));
        case Function::field:
            report_fields(*e);
            b.kind = BoundKind::fields;
            for (Field f = 0; f < binding.board->size(); ++f)
                b.fields.push_back(FieldGuard{binding, *e, directions, absolute, f}.holds());
            return finished(std::move(b));
        case Function::meeting:
            b.codes = codes_met(e->guard);
            b.kind = b.codes.empty() ? BoundKind::test : BoundKind::codes;
            return finished(std::move(b));
        default:
            b.kind = BoundKind::test;
            break;
    }
    if (!give(b, e, word.given)) return simple(BoundKind::none);
    if (e->guard == GuardKind::i_am && !changes_type && !before_walk)
        return simple(b.codes[walker] ? BoundKind::pass : BoundKind::none);
    return finished(std::move(b));
}

// What the walker takes (prey), or steps over (free); empty where it depends on more than the two.
std::vector<std::uint8_t> Binder::codes_met(GuardKind guard) const {
    const bool prey = guard == GuardKind::prey;
    if (changes_type || (prey && binding.protects)) return {};
    const std::uint8_t yes = prey ? Meetings::kTakes : Meetings::kPasses;
    const std::uint8_t maybe = prey ? Meetings::kTakesMaybe : Meetings::kPassesMaybe;
    std::vector<std::uint8_t> codes{!prey};
    for (Code c = 1; c < binding.cast->codes(); ++c) {
        const std::uint8_t bits = meetings.at(walker, c);
        // What is attacked without being prey is prey while it is asked which pieces attack it.
        const bool differs = ((bits & Meetings::kTakes) != 0) != ((bits & Meetings::kAttacks) != 0) ||
                             (bits & Meetings::kAttacksMaybe);
        if ((bits & maybe) || (prey && differs)) return {};
        codes.push_back((bits & yes) != 0);
    }
    return codes;
}

}  // namespace acedrex
