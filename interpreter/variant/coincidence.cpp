// Which turns may bring about the same position.
#include <algorithm>
#include <set>

#include "engines/paths.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// Does the piece do more than go and capture where it ends, whatever its walks do?
bool does_more(const Movement& m) {
    return m.may_pass || m.ruled() || m.facts.rushes_overlap || m.has_rows() || !m.gaits.empty();
}

// Can two different walks bring about the same position?
bool may_coincide(const VariantParts& v) {
    if (v.turn.several || !v.pieces->auras.empty()) return true;
    for (std::size_t code = 1; code < v.pieces->movements.size(); ++code) {
        const Movement& m = v.pieces->movements[code];
        // A promotion by a program is an outcome of its own, which a table may bring about as well.
        const bool programs = !m.walks.empty() && !m.looks && !(m.paths && m.paths->apart);
        if (does_more(m) || (m.facts.walks.does_more() && programs) ||
            (programs && v.promotion.promotes(Cast::type(static_cast<Code>(code)))))
            return true;
    }
    return false;
}

// Does the piece become another one by each promotion, and each time another?
bool promotions_differ(const Promotion& promotion) {
    for (std::size_t type = 0; type < promotion.to.size(); ++type) {
        const std::vector<int>& to = promotion.to[type];
        std::set<int> others(to.begin(), to.end());
        others.erase(static_cast<int>(type));
        if (others.size() != to.size()) return false;
    }
    return true;
}

bool plain_moves_differ(const VariantParts& v) {
    return v.pieces->auras.empty() && promotions_differ(v.promotion) &&
           std::none_of(v.pieces->movements.begin(), v.pieces->movements.end(),
                        [](const Movement& m) { return m.facts.meets || m.has_rows() || !m.gaits.empty(); });
}

// Leaps to empty fields and nothing else, so that each piece that goes tells by the board alone how it went.
bool leaps_to_empty(const Movement& m) {
    const auto plain = [](const TableAlternative& t) {
        const auto taken = [](std::uint8_t bits) { return (bits & TableAlternative::kLands) != 0; };
        return t.kind == TableAlternative::Kind::plain && !t.rides && t.gives_way.empty() &&
               std::none_of(t.row.begin() + 1, t.row.end(), taken);
    };
    return m.walks.empty() && !m.facts.meets && !m.may_pass && m.gaits.empty() && m.lands.empty() &&
           m.lent_walks.empty() && std::all_of(m.tables.begin(), m.tables.end(), plain);
}

// By code: whether such a piece may make the second part of a turn that is a move by one of some types and
// then one by one of others which only leap to empty fields. Empty: there are no such turns.
std::vector<std::uint8_t> seconds(const VariantParts& v) {
    const auto move_of_types = [](const Part& part) {
        return part.kind == Part::Kind::move && !part.optional && part.by == PartShape::By::any &&
               !part.types.empty();
    };
    if (v.turn.ways.size() != 1 || v.turn.check_ends || v.turn.safe_each) return {};
    const Part& turn = v.turn.ways[0];
    if (turn.kind != Part::Kind::seq || turn.optional || turn.parts.size() != 2 ||
        !std::all_of(turn.parts.begin(), turn.parts.end(), move_of_types))
        return {};
    // What is asked between the parts, or done after them.
    if (!v.pieces->auras.empty() || v.pieces->ends_turns || !v.endings.goals.empty() ||
        v.endings.bare != Bare::plays_on)
        return {};
    std::vector<std::uint8_t> second(v.pieces->movements.size(), 0);
    for (Code code = 1; code < second.size(); ++code) {
        const auto type = static_cast<std::size_t>(Cast::type(code));
        if (!turn.parts[1].types[type]) continue;
        if (turn.parts[0].types[type] || v.promotion.promotes(Cast::type(code)) ||
            v.castling.mover == Cast::type(code) || !leaps_to_empty(v.pieces->movements[code]))
            return {};
        second[code] = 1;
    }
    return second;
}

}  // namespace

Coincidence compile_coincidence(const VariantParts& v) {
    Coincidence c;
    c.possible = may_coincide(v);
    c.plain_apart = plain_moves_differ(v);
    c.second = seconds(v);
    return c;
}

}  // namespace acedrex
