// For which pieces it may make a difference what the turn before was.
#include <algorithm>

#include "base/ranges.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

using Reads = bool (*)(const Program&);

bool reads_last(const Program& program) {
    return program.facts.asks_any(kReadsLast) || program.facts.borrows_from(Lender::last);
}

bool reads_own_last(const Program& program) {
    return program.facts.borrows_from(Lender::own_last);
}

// The types of the pieces that one of the code may make, by its walks and promotion.
std::set<int> made_by(const VariantParts& v, Code code) {
    std::set<int> made = types_made_by(v.play->movements[code]);
    if (v.promotion.promotes(Cast::type(code)))
        made.insert(v.promotion.choices(code).begin(), v.promotion.choices(code).end());
    return made;
}

// How many moves one turn may have; many: two.
int moves_of(const Part& part) {
    if (part.kind == Part::Kind::moves || part.kind == Part::Kind::actions) return 2;
    int moves = part.kind == Part::Kind::move ? 1 : 0;
    for (const Part& one : part.parts) {
        moves = part.kind == Part::Kind::seq ? moves + moves_of(one) : std::max(moves, moves_of(one));
        if (part.kind == Part::Kind::given) break;
    }
    return moves;
}

// Can a piece that a turn has brought about go on in the same turn?
bool made_pieces_move(const VariantParts& v) {
    const auto& movements = v.play->movements;
    const auto& auras = v.play->auras;
    return ranges::any_of(v.turn.ways, [](const Part& way) { return moves_of(way) > 1; }) ||
           ranges::any_of(auras, [](const Aura& a) { return a.plies > 1; }) ||
           ranges::any_of(movements, [](const Movement& m) { return m.has_rows() || !m.gaits.empty(); });
}

// Notes the drops of a turn, and what its guards read; repeated: the part may be made again and again.
void note_parts(const Part& part, bool repeated, Reads reads, LastReaders& readers) {
    readers.always = readers.always || reads(part.when.program) || reads(part.from.program);
    for (const DropRule& rule : part.drops) {
        int& drops = readers.drops[static_cast<std::size_t>(rule.pocket)];
        drops = repeated ? LastReaders::kMany : std::min(drops + 1, LastReaders::kMany);
        readers.always = readers.always || reads(rule.program);
        for (std::size_t type = 0; type < rule.as.size(); ++type)
            for (const int as : rule.as[type])
                if (readers.dropped[static_cast<std::size_t>(as)] != 0) readers.dropped[type] = 1;
    }
    repeated = repeated || part.kind == Part::Kind::moves || part.kind == Part::Kind::actions;
    for (const Part& one : part.parts) note_parts(one, repeated, reads, readers);
}

LastReaders readers_of(const VariantParts& v, Reads reads) {
    LastReaders readers;
    const auto types = static_cast<std::size_t>(v.cast->types());
    std::vector<std::uint8_t> own(types, 0), by_itself(types, 0);
    for (Code code = 1; code < v.cast->codes(); ++code) {
        const Movement& m = v.play->movements[code];
        const auto type = static_cast<std::size_t>(Cast::type(code));
        if (ranges::any_of(programs_of(m), [&](const Program* program) { return reads(*program); }))
            own[type] = 1;
    }
    for (const Aura& aura : v.play->auras) {
        const auto type = static_cast<std::size_t>(Cast::type(aura.giver));
        if (reads(aura.program)) own[type] = 1;
        by_itself[type] = 1;
    }
    for (std::size_t type = 0; type < types; ++type)
        if (v.spec.pieces[type]->influence.rules() || v.spec.on_capture || v.spec.on_promotion)
            by_itself[type] = 1;
    const bool move = made_pieces_move(v);
    // What comes to the board in this turn reads it where something happens by itself, or where it moves.
    readers.dropped.assign(types, 0);
    for (std::size_t type = 0; type < types; ++type)
        readers.dropped[type] = own[type] != 0 && (move || by_itself[type] != 0);
    readers.standing = own;
    for (bool more = true; more;) {
        more = false;
        for (Code code = 1; code < v.cast->codes(); ++code) {
            const auto type = static_cast<std::size_t>(Cast::type(code));
            for (const int made : made_by(v, code)) {
                if (readers.dropped[static_cast<std::size_t>(made)] == 0) continue;
                more = more || readers.dropped[type] == 0;
                readers.standing[type] = readers.dropped[type] = 1;
            }
        }
    }
    readers.drops.assign(v.pockets.names.size(), 0);
    for (const Part& way : v.turn.ways) note_parts(way, false, reads, readers);
    // Whatever else asks for it: rows that nobody has, castlings.
    readers.always = readers.always || reads(v.castling.onward.program);
    return readers;
}

}  // namespace

void compile_last_readers(VariantParts& v) {
    if (v.tables->keeps_last) v.last_readers = readers_of(v, reads_last);
    if (v.tables->keeps_own_last) v.own_last_readers = readers_of(v, reads_own_last);
}

}  // namespace acedrex
