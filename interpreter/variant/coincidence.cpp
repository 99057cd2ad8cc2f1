// Which turns may bring about the same position.
#include <algorithm>
#include <set>

#include "base/ranges.hpp"
#include "engines/footprints.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// Does the piece do more than go and capture where it ends, whatever its walks do?
bool does_more(const Movement& m) {
    const bool besides = m.facts.overlaps && ranges::any_of(m.tables, [](const TableAlternative& t) {
                             return t.after != nullptr;
                         });
    return m.may_pass || m.ruled() || m.facts.rushes_overlap || m.has_rows() || !m.gaits.empty() || besides;
}

// Can two different walks bring about the same position?
bool walks_may_coincide(const VariantParts& v) {
    if (!v.play->auras.empty()) return true;
    // A piece may go from wherever it has gone to.
    const auto some_go = [](const RoyalCodes& royals) { return !royals.going.empty(); };
    if (ranges::any_of(v.royals, some_go)) return true;
    for (std::size_t code = 1; code < v.play->movements.size(); ++code) {
        const Movement& m = v.play->movements[code];
        // A promotion by the piece itself is an outcome of its own, which the rule may bring about as well.
        const bool programs = !m.walks.empty() && !m.looks;
        if (does_more(m) || (m.facts.walks.does_more() && programs) ||
            ((programs || m.facts.becomes) && v.promotion.promotes(Cast::type(static_cast<Code>(code)))))
            return true;
    }
    return false;
}

// Does the piece become another one by each promotion, and each time another? What comes out of a pocket
// leaves it another one.
bool promotions_differ(const Promotion& promotion) {
    for (std::size_t type = 0; type < promotion.to.size(); ++type) {
        const std::vector<int>& to = promotion.to[type];
        if (to.empty() || promotion.rules[promotion.rule_of[type]].source) continue;
        std::set<int> others(to.begin(), to.end());
        others.erase(static_cast<int>(type));
        if (others.size() != to.size()) return false;
    }
    return true;
}

bool plain_moves_differ(const VariantParts& v) {
    return v.play->auras.empty() && promotions_differ(v.promotion) &&
           !ranges::any_of(v.play->movements, [](const Movement& m) {
               const bool both_mark = m.facts.marks && m.program.facts.does(EffectKind::mark);
               return m.facts.meets || m.has_rows() || !m.gaits.empty() || both_mark;
           });
}

// The parts of a turn that is always two of them, with nothing asked between them or done after them;
// nullptr: turns are not like that.
const std::vector<Part>* two_parts(const VariantParts& v) {
    if (v.turn.ways.size() != 1 || v.turn.check_ends) return nullptr;
    const Part& turn = v.turn.ways[0];
    const bool two = turn.kind == Part::Kind::seq && !turn.optional && turn.parts.size() == 2;
    const bool ends = !v.play->auras.empty() || v.play->ends_turns || !v.endings.goals.empty() ||
                      v.endings.bare != Bare::plays_on;
    return two && !ends ? &turn.parts : nullptr;
}

// Does a piece of such a code stay where it is?
bool never_moves(const Movement& m) {
    return m.tables.empty() && m.walks.empty() && m.lent_walks.empty() &&
           ranges::all_of(m.actions, [](const Movement& action) { return never_moves(action); });
}

// Does nothing happen by itself but that, at the end of turns, pieces change sides where they stand?
bool only_turns_over(const Movement& m) {
    const auto none = [](Pc rule) { return rule == Movement::kNoProgram; };
    return none(m.wake) && none(m.on_turn_start) && !m.acts_on_capture() && none(m.on_promotion) &&
           none(m.also_on_promotion) && (none(m.on_turn_end) || m.at_turn_end);
}

// Goes by tables that do nothing else.
bool goes_by_tables(const Movement& m) {
    const auto goes = [](const TableAlternative& t) {
        return t.kind == TableAlternative::Kind::plain && t.after == nullptr;
    };
    return ranges::all_of(m.tables, goes) && only_turns_over(m) && !m.may_pass && !m.has_rows() &&
           m.gaits.empty() && m.lent_walks.empty();
}

// Do all walks of the piece tell their outcomes by fields, what it places never moving by itself?
bool is_told_by_fields(const VariantParts& v, const Movement& m) {
    const auto stays = [&](const std::optional<Placing>& placing) {
        return !placing || never_moves(v.play->movements[placing->placed]);
    };
    if (!goes_by_tables(m)) return false;
    if (m.walks.empty() || m.looks) return true;
    if (!m.footprints || (m.footprints->going_turns && !m.tables.empty())) return false;
    return stays(m.footprints->placing) && stays(m.footprints->after_going);
}

// Does the piece do nothing but go to empty fields?
bool only_goes(const Movement& m) {
    const auto captures = [](const auto& walks) { return walks && walks->captures; };
    if (ranges::any_of(m.tables, [](const TableAlternative& t) { return t.takes(); })) return false;
    if (m.walks.empty() || m.looks) return !captures(m.looks);
    return !m.footprints->doubling && !m.footprints->placing && !m.footprints->after_going &&
           !captures(m.footprints->going);
}

// Leaps to empty fields and nothing else, so that each piece that goes tells by the board alone how it went.
bool leaps_to_empty(const Movement& m) {
    return m.walks.empty() && !m.facts.meets && goes_by_tables(m) && only_goes(m) &&
           ranges::all_of(m.tables,
                          [](const TableAlternative& t) { return !t.rides && t.gives_way.empty(); });
}

// Does a rule of the variant, or of a piece, make more of a turn than what pieces do in it?
bool more_is_asked(const VariantParts& v) {
    const auto asks = [](const RoyalCodes& royals) {
        return !royals.check.empty() || !royals.obliging.empty() || !royals.escaping.empty() ||
               !royals.going.empty();
    };
    const auto promotes = [&](std::size_t code) {
        return v.promotion.promotes(Cast::type(static_cast<Code>(code)));
    };
    for (std::size_t code = 1; code < v.play->movements.size(); ++code)
        if (promotes(code)) return true;
    return !v.play->auras.empty() || v.play->neutrals_move || v.castling.mover >= 0 ||
           ranges::any_of(v.royals, asks) || !v.preferences.empty() || !v.move_rules.captures.empty() ||
           v.spec.some_obligations([](const MoveObligations& one) {
               return one.capture != MoveObligations::Capture::free ||
                      one.giving_check != MoveObligations::Checks::legal;
           });
}

// May one move, or one drop, be a turn in several ways?
bool ways_may_coincide(const Turn& turn) {
    const auto many_but = [&](Part::Kind kind) {
        return std::count_if(turn.ways.begin(), turn.ways.end(),
                             [&](const Part& way) { return way.kind != kind; }) > 1;
    };
    return many_but(Part::Kind::move) || many_but(Part::Kind::drop);
}

// Turns are moves, and drops besides.
bool told_by_fields(const VariantParts& v) {
    if (more_is_asked(v) || ways_may_coincide(v.turn)) return false;
    const auto plain = [](const DropRule& rule) {
        return rule.on_drop.empty() && rule.may_mate && rule.may_check;
    };
    const auto is_told = [&](const Part& way) {
        return way.any_move() ||
               (way.kind == Part::Kind::drop && !way.optional && ranges::all_of(way.drops, plain));
    };
    const auto& movements = v.play->movements;
    // A field that is filled tells a drop from a move by the one that is left. What changes sides could make
    // two captures the same.
    const bool others = !v.turn.one_move ||
                        ranges::any_of(movements, [](const Movement& m) { return m.at_turn_end != nullptr; });
    return ranges::all_of(v.turn.ways, is_told) &&
           std::all_of(movements.begin() + 1, movements.end(), [&](const Movement& m) {
               return is_told_by_fields(v, m) && (!others || only_goes(m));
           });
}

// The action of a turn that is a plain move and a placing by the same piece; 0: turns are not like that.
int placing_action(const VariantParts& v) {
    const std::vector<Part>* parts = two_parts(v);
    const bool passes = v.spec.some_obligations(
        [](const MoveObligations& one) { return one.pass != MoveObligations::Pass::never; });
    if (parts == nullptr || v.turn.safe_each || passes || more_is_asked(v)) return 0;
    const auto is_move = [](const Part& part) {
        return part.kind == Part::Kind::move && !part.optional && !part.from.is_asked();
    };
    const Part &first = (*parts)[0], &second = (*parts)[1];
    if (!is_move(first) || !is_move(second) || first.action != 0 || first.by != PartShape::By::any ||
        second.by != PartShape::By::same || second.action == 0 || !second.types.empty())
        return 0;
    for (std::size_t code = 1; code < v.play->movements.size(); ++code) {
        const Movement& m = v.play->movements[code];
        if (m.actions.empty()) continue;  // none ever stands on a board
        const Movement& then = m.by(second.action);
        if (!m.walks.empty() || !goes_by_tables(m) || !only_goes(m) || !then.tables.empty()) return 0;
        if (then.walks.empty()) continue;
        if (!is_told_by_fields(v, then) || !then.footprints || then.footprints->going ||
            then.footprints->doubling)
            return 0;
    }
    return second.action;
}

// By code: whether such a piece may make the second part of a turn that is a move by one of some types and
// then one by one of others which only leap to empty fields. Empty: there are no such turns.
std::vector<std::uint8_t> seconds(const VariantParts& v) {
    const auto move_of_types = [](const Part& part) {
        return part.kind == Part::Kind::move && !part.optional && part.by == PartShape::By::any &&
               !part.types.empty() && !part.from.is_asked() && part.action == 0;
    };
    const std::vector<Part>* parts = two_parts(v);
    if (parts == nullptr || v.turn.safe_each || !ranges::all_of(*parts, move_of_types)) return {};
    std::vector<std::uint8_t> second(v.play->movements.size(), 0);
    for (Code code = 1; code < second.size(); ++code) {
        const auto type = static_cast<std::size_t>(Cast::type(code));
        if (!(*parts)[1].types[type]) continue;
        if ((*parts)[0].types[type] || v.promotion.promotes(Cast::type(code)) ||
            v.castling.mover == Cast::type(code) || !leaps_to_empty(v.play->movements[code]))
            return {};
        second[code] = 1;
    }
    return second;
}

// Is a turn a move that has to be legal by itself, and then perhaps a drop where that has left a field? Moves
// must differ by what they leave, so that no drop can make two of them the same.
bool drop_follows(const VariantParts& v) {
    const std::vector<Part>* parts = two_parts(v);
    if (parts == nullptr || !v.turn.safe_each || !(*parts)[0].any_move() || (*parts)[0].optional)
        return false;
    const bool asked = v.spec.some_obligations([](const MoveObligations& one) {
        return one.pass != MoveObligations::Pass::never || one.giving_check != MoveObligations::Checks::legal;
    });
    if (asked || !v.move_rules.captures.empty() || v.tables->keeps_last || v.tables->any_timed != 0)
        return false;
    const auto obliges = [](const RoyalCodes& royals) {
        return !royals.obliging.empty() || !royals.escaping.empty();
    };
    if (ranges::any_of(v.royals, obliges)) return false;
    const Part& drop = (*parts)[1];
    const auto told_by_field = [](const DropRule& rule) {
        const auto limited = [](const std::optional<DropRule::Limit>& limit) { return limit.has_value(); };
        return rule.only_vacated && rule.on_drop.empty() && rule.may_mate && rule.may_check &&
               !ranges::any_of(rule.limits, limited);
    };
    return drop.kind == Part::Kind::drop && drop.optional && drop.forced == PartShape::Forced::no &&
           drop.windows[0].empty() && ranges::all_of(drop.drops, told_by_field);
}

// May two drops, or a move and an action?
bool parts_may_coincide(const Part& part) {
    return part.action != 0 ||
           ranges::any_of(part.drops, [](const DropRule& rule) { return !rule.on_drop.empty(); }) ||
           ranges::any_of(part.parts, parts_may_coincide);
}

}  // namespace

Coincidence compile_coincidence(const VariantParts& v) {
    Coincidence c;
    const bool walks_coincide = walks_may_coincide(v);
    c.possible = v.turn.several || walks_coincide || ways_may_coincide(v.turn) ||
                 ranges::any_of(v.turn.ways, parts_may_coincide);
    c.plain_apart = plain_moves_differ(v);
    c.told_by_fields = told_by_fields(v);
    c.placing = placing_action(v);
    c.second = seconds(v);
    c.drop_follows = !walks_coincide && c.plain_apart && drop_follows(v);
    return c;
}

}  // namespace acedrex
