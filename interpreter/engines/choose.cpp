#include "engines/choose.hpp"

#include <utility>

#include "base/engines.hpp"
#include "base/ranges.hpp"
#include "engines/automaton.hpp"
#include "engines/footprints.hpp"
#include "movement/reach.hpp"

namespace acedrex {

namespace {

// A sum of products in which what they have in common at their beginnings is walked once.
BoundRef factored(const std::vector<std::vector<BoundRef>>& products) {
    std::vector<BoundRef> kids;
    std::vector<bool> done(products.size(), false);
    for (std::size_t i = 0; i < products.size(); ++i) {
        if (done[i]) continue;
        if (products[i].empty()) {
            kids.push_back(bound::simple(BoundKind::pass));
            continue;
        }
        const BoundRef& first = products[i][0];
        std::vector<std::vector<BoundRef>> rest;
        for (std::size_t j = i; j < products.size(); ++j) {
            if (done[j] || products[j].empty() || products[j][0] != first) continue;
            done[j] = true;
            rest.emplace_back(products[j].begin() + 1, products[j].end());
        }
        kids.push_back(bound::joined(BoundKind::sequence, {first, factored(rest)}));
    }
    return kids.size() == 1 ? kids[0] : bound::finished({.kind = BoundKind::choice, .kids = kids});
}

}  // namespace

TablePart choose_tables(const BoundRef& summand, const Binder& binder, Closer& closer,
                        const std::vector<std::uint8_t>& meets, const char* refusal) {
    const BoundRef closed = closer.closed(summand);
    if (refusal[0] != '\0') return {{}, closed, {refusal}};
    TablePart part;
    std::vector<std::vector<BoundRef>> rest;
    const bool alone = !Engines::use(Engines::products);
    for (const BoundRef& open : alone ? std::vector{closed} : distributed(closed)) {
        const BoundRef product = closer.closed(open);
        NoTable because;
        auto table = as_table(product, binder.walker, binder.binding, binder.meetings, meets, because);
        if (table) {
            part.tables.push_back(std::move(*table));
            continue;
        }
        if (rest.empty()) part.why = because;
        rest.push_back(factors(product));
    }
    // As it was written, where nothing of it is a table.
    if (!rest.empty()) part.rest = part.tables.empty() ? closed : factored(rest);
    part.rides = !part.tables.empty() && part.tables[0].rides;
    return part;
}

BoundRef from_possible_starts(const BoundRef& walk, const BindContext& binding) {
    const auto asks_fields = [](const Bound& b) { return b.kind == BoundKind::fields; };
    if (!any_inside(*walk, asks_fields) || !Engines::use(Engines::starts)) return walk;
    const Board& board = *binding.board;
    Program program;
    const Pc begin = program.add(*walk);
    FieldSet starts = possible_starts(binding, program, begin);
    bool all = true;
    for (Field f = 0; f < board.size(); ++f) all = all && (board.is_hole(f) || starts[f]);
    if (all) return walk;
    const BoundRef there = bound::finished({.kind = BoundKind::fields, .fields = std::move(starts)});
    return bound::joined(BoundKind::sequence, {there, walk});
}

void choose_engines(Movement& movement, Code code, const BindContext& binding, const Meetings& meetings) {
    if (movement.may_pass || movement.has_rows()) return;
    movement.looks = automaton_of(movement.program, movement.walks, code, binding, meetings);
    if (!movement.looks && may_leave_footprints(movement.facts.walks))
        movement.footprints = footprints_of(movement.program, movement.walks, code, binding, meetings);
}

void leave_to_walker(std::vector<Movement>& movements, Tags given) {
    const auto leave = [&](Movement& m) {
        if (m.looks && (m.looks->asked_tags & given) != 0) m.looks.reset();
    };
    for (Movement& m : movements) {
        leave(m);
        for (Movement& action : m.actions) leave(action);
    }
}

}  // namespace acedrex
