// What the pieces do: movements, meetings, auras, rules of turns and attacks.
#include <algorithm>

#include "movement/automaton.hpp"
#include "movement/standing.hpp"
#include "play/paths.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// May pieces of the code make others, by moves or promotion, for which something happens by itself?
bool brings_ruled(const Program& program, const std::vector<int>& promotions,
                  const std::vector<Code>& ruled) {
    const auto any = [&](const std::vector<int>& types) {
        return std::any_of(types.begin(), types.end(), [&](int type) {
            return std::any_of(ruled.begin(), ruled.end(), [&](Code c) { return Cast::type(c) == type; });
        });
    };
    return any(promotions) ||
           std::any_of(program.code.begin(), program.code.end(), [&](const Instruction& in) {
               if (in.does(EffectKind::change)) return any(program.changes[in.b]);
               if (in.does(EffectKind::retrieve))
                   return std::any_of(ruled.begin(), ruled.end(),
                                      [&](Code c) { return program.code_sets[in.b][c] != 0; });
               return (in.does(EffectKind::place) || in.does(EffectKind::become) ||
                       in.does(EffectKind::promote)) &&
                      any({static_cast<int>(in.b)});
           });
}

// Tags that auras give for a turn are not on the board.
void forget_looks_for_given_tags(PieceMovements& pieces, Tags given) {
    for (Movement& m : pieces.movements)
        if (m.looks && (m.looks->asked_tags & given) != 0) m.looks.reset();
}

// What is known beforehand of pieces that nothing concerns where they land, whatever they become on the way.
// given: tags by auras.
void foresee_walks(PieceMovements& pieces, Tags given, const BindContext& binding) {
    const auto has_rows = [&](Code code) {
        const Movement& m = pieces.movements[code];
        return !m.lands.empty() || !m.activates.empty();
    };
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        Movement& m = pieces.movements[code];
        const bool becomes_such =
            std::any_of(m.program.code.begin(), m.program.code.end(), [&](const Instruction& in) {
                return (in.does(EffectKind::become) || in.does(EffectKind::promote)) &&
                       has_rows(binding.code_for(static_cast<int>(in.b), Cast::side(code)));
            });
        const bool asks_given =
            std::any_of(m.program.code.begin(), m.program.code.end(), [&](const Instruction& in) {
                return in.asks(GuardKind::tagged) && (unpacked_tag(in.b) & given) != 0;
            });
        if (has_rows(code) || becomes_such || asks_given || m.may_pass || !m.gaits.empty()) continue;
        if ((!m.walks.empty() && !m.looks) || m.on_capture != Movement::kNoProgram)
            m.paths = paths_of(m, code, binding, pieces.meetings);
    }
}

}  // namespace

std::unique_ptr<PieceMovements> compile_pieces(const VariantSpec& spec, BindContext& binding,
                                               const Promotion& promotion) {
    std::vector<MeetingGuards> guards;
    std::vector<PieceExpressions> expressions;
    for (const PieceRef& p : spec.pieces) {
        Expr unattacked = p->immune;
        if (spec.royal_kind(*p) == RoyalKind::attacked)
            unattacked = p->attacked_by ? make::of(ExprKind::look_not, {p->attacked_by}) : nullptr;
        guards.push_back({*p, unattacked});
        expressions.push_back({guards.back(), *p});
    }
    auto pieces = std::make_unique<PieceMovements>(PieceMovements{Meetings(guards, binding), {}, {}, {}});
    const auto promotions = [&](Code code) {
        return promotion.promotes(Cast::type(code)) ? promotion.choices(code) : std::vector<int>{};
    };
    pieces->movements =
        compile_movements(binding, pieces->meetings, expressions, spec.lands, spec.roles, promotions);
    pieces->auras = compile_auras(binding, pieces->meetings, expressions);
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const InfluenceSpec& influence = spec.pieces[static_cast<std::size_t>(Cast::type(code))]->influence;
        if (influence.rules()) pieces->ruled.push_back(code);
        pieces->ends_turns = pieces->ends_turns || influence.ends_turns();
        pieces->captures_only =
            pieces->captures_only && !influence.ends_turns() && influence.on_promotion == nullptr;
    }
    for (Code code = 1; code < binding.cast->codes() && !pieces->ruled.empty(); ++code) {
        Movement& movement = pieces->movements[code];
        // What follows captures is done by the piece that has captured, as what it has become by its walk.
        movement.brings_rules =
            !pieces->captures_only && brings_ruled(movement.program, promotions(code), pieces->ruled);
        movement.more_follows = movement.brings_rules || movement.on_capture != Movement::kNoProgram;
    }
    for (Movement& movement : pieces->movements) {
        movement.plain_tables = !movement.passive && movement.walks.empty() && !movement.meets &&
                                !movement.overlapping && !movement.brings_rules;
        movement.minds_rushes =
            std::any_of(movement.tables.begin(), movement.tables.end(), [](const TableAlternative& t) {
                return t.kind == TableAlternative::Kind::passer || !t.gives_way.empty();
            });
    }
    Tags given = 0;
    for (const Aura& aura : pieces->auras) given |= aura.mark;
    forget_looks_for_given_tags(*pieces, given);
    foresee_walks(*pieces, given, binding);
    pieces->neutrals_move =
        std::any_of(spec.pieces.begin(), spec.pieces.end(), [](const PieceRef& p) { return p->anyones; });
    for (const Movement& m : pieces->movements)
        for (const Program* p : {&m.program, &m.guards})
            pieces->asks_scripts = pieces->asks_scripts || p->asks(GuardKind::where);
    return pieces;
}

std::vector<std::unique_ptr<AttackTable>> attack_tables(BindContext& binding, const PieceMovements& pieces,
                                                        const std::array<RoyalCodes, kSides>& royals,
                                                        const Endings& endings) {
    std::vector<std::unique_ptr<AttackTable>> tables(static_cast<std::size_t>(binding.cast->codes()));
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const auto type = static_cast<std::size_t>(Cast::type(code));
        const std::vector<Code>& royal = royals[static_cast<std::size_t>(Cast::side(code))].all;
        const bool guarded = std::any_of(endings.goals.begin(), endings.goals.end(), [&](const Goal& goal) {
            return goal.safe && goal.types[type] && Cast::side(code) != Side::none;
        });
        if (guarded || std::find(royal.begin(), royal.end(), code) != royal.end())
            tables[code] = std::make_unique<AttackTable>(binding, pieces.meetings, pieces.movements, code);
    }
    return tables;
}

}  // namespace acedrex
