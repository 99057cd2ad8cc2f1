// Binding what the words of guards and effects are given: names, numbers, tags, types.
#include <algorithm>

#include "movement/bound.hpp"

namespace acedrex {

using bound::finished;
using bound::simple;

void Binder::unknown(const char* what, const Place& at, std::string message, const std::string& name,
                     const std::vector<std::string>& known, const char* remedy) {
    const std::string near = nearest_name(name, known);
    binding.error(std::string("unknown-") + what, at, std::move(message),
                  near.empty() ? remedy : "did you mean \"" + near + "\"?");
}

std::vector<std::string> Binder::type_names() const {
    std::vector<std::string> names;
    for (int t = 0; t < binding.cast->types(); ++t) names.push_back(binding.cast->entry(t).name);
    return names;
}

void Binder::warn_of_unknown(const Expression& e, const std::string& word) {
    if (!reports()) return;
    for (const std::string& name : e.names) {
        std::vector<std::string> names = binding.known_names;
        bool known = std::find(names.begin(), names.end(), name) != names.end();
        for (int t = 0; t < binding.cast->types() && !known; ++t) known = binding.cast->answers_to(t, name);
        if (known) continue;
        for (std::string& type : type_names()) names.push_back(std::move(type));
        const std::string near = nearest_name(name, names);
        binding.warn(
            "unknown-piece", place_of(e), word + " \"" + name + "\": no piece has that name or class",
            near.empty() ? "it never holds here" : "did you mean \"" + near + "\"? It never holds here");
    }
}

int Binder::type_called(const Expr& e, const std::string& name) {
    if (const auto type = binding.cast->type_named(name)) return *type;
    if (reports())
        unknown("piece", place_of(*e), to_string(*e) + ": the variant has no piece \"" + name + "\"", name,
                type_names(), "add it to pieces");
    return -1;
}

int Binder::counter_called(const Expr& e) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < binding.counters.size(); ++i) {
        if (binding.counters[i].name == e->names[0]) return static_cast<int>(i);
        names.push_back(binding.counters[i].name);
    }
    if (reports())
        unknown("counter", place_of(*e), to_string(*e) + ": the variant keeps no \"" + e->names[0] + "\"",
                e->names[0], names, "name it in state = { ... }");
    return -1;
}

Tags Binder::tag_called(const Expression& e) {
    const auto tag = binding.tags.find_or_add(e.names[0], e.number);
    if (!tag)
        binding.error("too-many-tags", place, "more tags, and turns that they last, than 32 bits can hold");
    return tag.value_or(0);
}

// Does the type answer to one of the names?
bool Binder::called(const Expression& e, int type) const {
    return std::any_of(e.names.begin(), e.names.end(),
                       [&](const std::string& name) { return binding.cast->answers_to(type, name); });
}

// What the instruction of a word carries; false where what is named does not exist.
bool Binder::give(Bound& b, const Expr& e, Given given) {
    switch (given) {
        case Given::plain:
        case Given::names:
            return true;
        case Given::pieces:
            for (Code c = 0; c < binding.cast->codes(); ++c)
                b.codes.push_back(c != kNoPiece && called(*e, Cast::type(c)));
            return true;
        case Given::number:
            b.b = static_cast<std::uint32_t>(e->number);
            return true;
        case Given::tag:
        case Given::turns:
            b.a = static_cast<std::uint16_t>(e->number);
            b.b = tag_called(*e);
            if (given == Given::turns) binding.given_tags.emplace(e->names[0], place_of(*e));
            if (e->kind == ExprKind::guard) binding.asked_tags.insert(e->names[0]);
            if (b.b == kMovedTag && (b.is(GuardKind::tagged) || b.is(GuardKind::carries)))
                binding.asks_initial = true;
            return true;
        case Given::type: {
            const int type = type_called(e, e->names[0]);
            b.b = static_cast<std::uint32_t>(type);
            return type >= 0;
        }
        case Given::counter: {
            const int counter = counter_called(e);
            b.a = static_cast<std::uint16_t>(counter);
            b.b = static_cast<std::uint32_t>(e->lo ? e->lo->constant : e->number);
            if (e->hi) b.c = static_cast<std::uint32_t>(e->hi->constant);
            return counter >= 0;
        }
        case Given::hook:
            b.b = static_cast<std::uint32_t>(e->hook);
            return true;
        case Given::own:
            return e->kind == ExprKind::guard ? give_guard(b, e) : give_effect(b, e);
    }
    return true;
}

bool Binder::give_guard(Bound& b, const Expr& e) {
    b.a = static_cast<std::uint16_t>(e->number);
    if (e->guard == GuardKind::lent) {
        b.b = static_cast<std::uint32_t>(binding.cast->type_named(e->names[0]).value_or(-1));
        binding.asks_last = binding.asks_last || static_cast<Lender>(e->number) == Lender::last;
        return true;
    }
    warn_of_unknown(*e, "m.last: is =");
    for (int t = 0; t < binding.cast->types(); ++t) b.codes.push_back(called(*e, t));
    return true;
}

bool Binder::give_effect(Bound& b, const Expr& e) {
    switch (e->effect) {
        case EffectKind::push:
        case EffectKind::pull:
            b.a = static_cast<std::uint16_t>(e->number);
            b.b = step_id(e->effect == EffectKind::push ? e->vectors[0] : -e->vectors[0]);
            b.c = e->names.empty() ? 0 : 1;  // also off the board
            return true;
        case EffectKind::change:
            b.table.assign(static_cast<std::size_t>(binding.cast->types()), -1);
            if (!e->names.empty()) std::fill(b.table.begin(), b.table.end(), type_called(e, e->names[0]));
            for (const auto& [was, becomes] : e->table) {
                const int to = type_called(make::effect(EffectKind::change, {becomes}), becomes);
                if (const auto from = binding.cast->type_named(was))
                    b.table[static_cast<std::size_t>(*from)] = to;
            }
            return true;
        default:
            break;
    }
    // displace: the way is walked by the piece displaced, as that piece would: bound for any piece of each
    // side.
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        Binder theirs{binding, meetings, binding.cast->code(0, side), side, absolute, true, place, depth};
        theirs.wrap = wrap;
        b.kids.push_back(theirs.bind(e->kids[0]));
    }
    return true;
}

BoundRef Binder::bind_effect(const Expr& e) {
    const WordRow& word = row_of(e->effect);
    Bound b{.kind = BoundKind::effect, .word = static_cast<std::uint8_t>(e->effect), .source = e};
    if ((borrowed && word.has(kNotLent)) || !give(b, e, word.given)) return simple(BoundKind::none);
    return finished(std::move(b));
}

}  // namespace acedrex
