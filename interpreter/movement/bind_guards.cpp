// Binding guards: those that look at nothing but the occupant or the field become sets.
#include <algorithm>

#include "movement/bound.hpp"

namespace acedrex {

using bound::finished;
using bound::simple;

FieldSet Binder::fields_of(const Expression& g) {
    const Board& board = *binding.board;
    FieldSet set(static_cast<std::size_t>(board.size()), false);
    const bool dark = directions == Side::dark && !absolute;
    if (g.guard == GuardKind::zone) {
        const auto zone = binding.zones.find(g.names[0]);
        if (zone != binding.zones.end()) return zone->second[static_cast<std::size_t>(directions)];
        std::vector<std::string> names;
        for (const auto& [name, fields] : binding.zones) names.push_back(name);
        const std::string near = nearest_name(g.names[0], names);
        binding.error(
            "unknown-zone", place, "the board has no zone \"" + g.names[0] + "\"",
            near.empty() ? "name it in board = { zones = { ... } }" : "did you mean \"" + near + "\"?");
        return set;
    }
    for (Field f = 0; f < board.size(); ++f) {
        const int ranks = board.part(f).ranks;
        const int half = directions == Side::dark ? ranks - board.rank(f) : board.rank(f) + 1;
        const int rank = dark ? ranks - board.rank(f) : board.rank(f) + 1;
        switch (g.guard) {
            case GuardKind::rank:
                set[f] = rank == (g.number > 0 ? g.number : ranks + 1 + g.number);
                break;
            case GuardKind::own_half:
                set[f] = 2 * half <= ranks;
                break;
            case GuardKind::their_half:
                set[f] = 2 * half > ranks + 1;
                break;
            case GuardKind::own_colour:
                set[f] = board.is_light(f) == (directions != Side::dark);
                break;
            case GuardKind::light_field:
            case GuardKind::dark_field:
                set[f] = board.is_light(f) == (g.guard == GuardKind::light_field);
                break;
            case GuardKind::file:
                set[f] = std::find(g.names.begin(), g.names.end(), file_name(board.file(f))) != g.names.end();
                break;
            case GuardKind::on:
                set[f] = std::find(g.names.begin(), g.names.end(), board.name(f)) != g.names.end();
                break;
            default:
                break;
        }
    }
    return set;
}

void Binder::warn_of_unknown(const Expression& e, const char* word) {
    if (Cast::side(walker) != Side::light) return;  // said once, not for each side
    for (const std::string& name : e.names) {
        bool known = std::find(binding.known_names.begin(), binding.known_names.end(), name) !=
                     binding.known_names.end();
        for (int t = 0; t < binding.cast->types() && !known; ++t) known = binding.cast->answers_to(t, name);
        if (known) continue;
        std::vector<std::string> names = binding.known_names;
        for (int t = 0; t < binding.cast->types(); ++t) names.push_back(binding.cast->entry(t).name);
        const std::string near = nearest_name(name, names);
        binding.warn(
            "unknown-piece", e.place.line > 0 ? e.place : place,
            std::string(word) + " \"" + name + "\": no piece has that name or class",
            near.empty() ? "it never holds here" : "did you mean \"" + near + "\"? It never holds here");
    }
}

BoundRef Binder::bind_guard(const Expr& e) {
    Bound b;
    b.source = e;
    switch (e->guard) {
        case GuardKind::empty:
        case GuardKind::own:
        case GuardKind::enemy:
        case GuardKind::neutral:
        case GuardKind::occupied:
        case GuardKind::is:
        case GuardKind::royal:
            b.kind = BoundKind::codes;
            for (Code c = 0; c < binding.cast->codes(); ++c)
                b.codes.push_back(settle_guard(*e, walker, c, binding) == Answer::yes);
            if (e->guard == GuardKind::is) warn_of_unknown(*e, "m.is");
            break;
        case GuardKind::free:
        case GuardKind::prey: {
            const bool prey = e->guard == GuardKind::prey;
            const std::uint8_t yes = prey ? Meetings::kTakes : Meetings::kPasses;
            const std::uint8_t maybe = prey ? Meetings::kTakesMaybe : Meetings::kPassesMaybe;
            b.kind = prey ? BoundKind::prey : BoundKind::free;
            bool open = changes_type || (prey && binding.protects);
            for (Code c = 0; c < binding.cast->codes(); ++c) {
                const std::uint8_t bits = c == kNoPiece ? 0 : meetings.at(walker, c);
                // What is attacked without being prey is prey while it is asked who attacks it.
                const bool differs = ((bits & Meetings::kTakes) != 0) != ((bits & Meetings::kAttacks) != 0) ||
                                     (bits & Meetings::kAttacksMaybe);
                open = open || (bits & maybe) || (prey && differs);
                b.codes.push_back(c == kNoPiece ? !prey : (bits & yes) != 0);
            }
            if (open)
                b.codes.clear();
            else
                b.kind = BoundKind::codes;
            break;
        }
        case GuardKind::tagged:
        case GuardKind::carries: {
            b.kind = e->guard == GuardKind::tagged ? BoundKind::tagged : BoundKind::carries;
            b.tag = tag_called(*e);
            binding.asked_tags.insert(e->names[0]);
            if (b.tag == kMovedTag) binding.asks_initial = true;
            break;
        }
        case GuardKind::zone:
        case GuardKind::rank:
        case GuardKind::own_half:
        case GuardKind::their_half:
        case GuardKind::own_colour:
        case GuardKind::light_field:
        case GuardKind::dark_field:
        case GuardKind::file:
        case GuardKind::on:
            for (const std::string& name : e->names)
                if (e->guard == GuardKind::on && !binding.board->field(name) &&
                    Cast::side(walker) == Side::light)
                    binding.warn("unknown-field", e->place.line > 0 ? e->place : place,
                                 to_string(*e) + ": the board has no field \"" + name + "\"",
                                 "it never holds there");
            b.kind = BoundKind::fields;
            b.fields = fields_of(*e);
            break;
        case GuardKind::i_am: {
            warn_of_unknown(*e, "m.i_am");
            const auto called = [&](Code c) {
                return c != kNoPiece &&
                       std::any_of(e->names.begin(), e->names.end(), [&](const std::string& name) {
                           return binding.cast->answers_to(Cast::type(c), name);
                       });
            };
            if (!changes_type && !before_walk)
                return simple(called(walker) ? BoundKind::pass : BoundKind::none);
            b.kind = BoundKind::i_am;
            for (Code c = 0; c < binding.cast->codes(); ++c) b.codes.push_back(called(c));
            break;
        }
        case GuardKind::walked:
            b.kind = BoundKind::walked;
            b.number = e->number;
            break;
        case GuardKind::momentum:
            b.kind = BoundKind::left;
            b.number = e->number;
            break;
        case GuardKind::last:
            b.kind = BoundKind::last;
            b.number = e->number;
            binding.asks_last = true;
            warn_of_unknown(*e, "m.last: is =");
            for (int t = 0; t < binding.cast->types(); ++t)
                b.codes.push_back(std::any_of(e->names.begin(), e->names.end(), [&](const std::string& name) {
                    return binding.cast->answers_to(t, name);
                }));
            break;
        case GuardKind::lent:
            b.kind = BoundKind::lent;
            b.number = e->number;
            b.type = binding.cast->type_named(e->names[0]).value_or(-1);
            if (static_cast<Lender>(e->number) == Lender::last) binding.asks_last = true;
            break;
        case GuardKind::marked:
            b.kind = BoundKind::marked;
            b.tag = tag_called(*e);
            binding.asked_tags.insert(e->names[0]);
            break;
        case GuardKind::counter:
            b.kind = BoundKind::counter;
            b.type = counter_called(e);
            if (b.type < 0) return simple(BoundKind::none);
            b.lo = bind_number(e->lo);
            b.hi = bind_number(e->hi);
            break;
        case GuardKind::start_colour:
            b.kind = BoundKind::start_colour;
            break;
        case GuardKind::at_start:
            b.kind = BoundKind::at_start;
            break;
        case GuardKind::passed:
            b.kind = BoundKind::passed;
            break;
        case GuardKind::where:
            b.kind = BoundKind::where;
            b.hook = e->hook;
            break;
        case GuardKind::initial:
            b.kind = BoundKind::initial;
            binding.asks_initial = true;
            break;
        default:  // asked in play, by a case in play/walker_effects.cpp
            if (e->guard == GuardKind::last_unit) binding.asks_last = true;
            b.kind = BoundKind::test;
            b.number = static_cast<int>(e->guard);
            break;
    }
    return finished(std::move(b));
}

Tags Binder::tag_called(const Expression& e) {
    const auto tag = binding.tags.find_or_add(e.names[0], e.number);
    if (!tag)
        binding.error("too-many-tags", place, "more tags, and turns that they last, than 32 bits can hold");
    return tag.value_or(0);
}

}  // namespace acedrex
