// What the pieces do: movements, meetings, auras, rules of turns and attacks.
#include <set>

#include "base/ranges.hpp"
#include "engines/choose.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// What may happen by itself after a move of a piece that makes no other than these; ruled: of which pieces
// something does.
Follows what_follows(const Movement& movement, const std::vector<int>& promotions, const PlayContext& play) {
    if (play.ruled.empty()) return Follows::nothing;
    std::set<int> made = types_made_by(movement);
    made.insert(promotions.begin(), promotions.end());
    // What follows captures is done by the piece that has captured, as what it has become by its walk.
    const bool brings = !play.captures_only && ranges::any_of(play.ruled, [&](Code code) {
        return made.contains(Cast::type(code));
    });
    if (brings) return Follows::always;
    return movement.acts_on_capture() ? Follows::on_captures : Follows::nothing;
}

// The fields from which the movement may lead to where the piece is promoted, and where it becomes another:
// told by its tables, while a walk by a program may lead anywhere.
void add_promotes_from(const Movement& movement, Code code, const Promotion& promotion, const Board& board,
                       FieldSet& promoted, FieldSet& becoming) {
    // Where the zone is at fault there is none, and the variant is refused.
    const bool promotes = promotion.promotes(Cast::type(code)) &&
                          !promotion.rule(code).zone[static_cast<std::size_t>(Cast::side(code))].empty();
    const bool becomes = movement.facts.becomes;
    const bool another = !movement.walks.empty() && movement.program.facts.becomes_another();
    if (!promotes && !becomes && !another) return;
    const auto fields = static_cast<std::size_t>(board.size()) + 1;
    promoted.resize(fields);
    if (becomes) becoming.resize(fields);
    for (Field f = 0; f < board.size(); ++f) {
        if (another || (promotes && !movement.walks.empty())) promoted[f] = 1;
        for (const TableAlternative& table : movement.tables)
            for_each_possible_end(table, f, board, [&](Field to) {
                if (table.becomes() || (promotes && promotion.due(code, f, to))) promoted[f] = 1;
                if (table.becomes()) becoming[f] = 1;
            });
    }
}

// By field of the start: bits of the fields on which one of them may take something.
std::vector<Dependents::Bits> where_tables_take(const std::vector<TableAlternative>& tables,
                                                const Board& board) {
    std::vector<Dependents::Bits> on(static_cast<std::size_t>(board.size()));
    for (const TableAlternative& t : tables)
        for (std::size_t f = 0; f < t.takes_on.size(); ++f) on[f] |= t.takes_on[f];
    return on;
}

}  // namespace

std::unique_ptr<PlayContext> compile_pieces(const VariantSpec& spec, BindContext& binding,
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
    auto play = std::make_unique<PlayContext>(PlayContext{binding, Meetings(guards, binding), {}, {}, {}});
    const auto promotions = [&](Code code) {
        return promotion.promotes(Cast::type(code)) ? promotion.choices(code) : std::vector<int>{};
    };
    play->movements = compile_movements(binding, play->meetings, expressions, spec, spec.roles,
                                        action_names(spec), promotions);
    play->auras = compile_auras(binding, play->meetings, expressions);
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const InfluenceSpec& influence = spec.pieces[static_cast<std::size_t>(Cast::type(code))]->influence;
        if (influence.rules() || spec.on_capture || spec.on_promotion) play->ruled.push_back(code);
        play->ends_turns = play->ends_turns || influence.ends_turns();
        play->captures_only =
            play->captures_only && !influence.ends_turns() && !influence.on_promotion && !spec.on_promotion;
    }
    for (Code code = 0; code < binding.cast->codes(); ++code)
        play->follows.push_back(code == kNoPiece
                                    ? Follows::nothing
                                    : what_follows(play->movements[code], promotions(code), *play));
    Tags given = 0;
    for (const Aura& aura : play->auras) given |= aura.mark;
    leave_to_walker(play->movements, given);
    play->neutrals_move = ranges::any_of(spec.pieces, [](const PieceRef& p) { return p->anyones; });
    for (const Movement& m : play->movements) {
        play->rows_may_lose = play->rows_may_lose || m.facts.rows.does(EffectKind::or_leave);
        for (const Program* p : programs_of(m))
            play->asks_scripts = play->asks_scripts || p->facts.asks(GuardKind::where);
    }
    play->by_tables.resize(static_cast<std::size_t>(binding.cast->codes()) + 1);
    for (Code code = 0; code < binding.cast->codes(); ++code) {
        play->promotable.push_back(code != kNoPiece && promotion.promotes(Cast::type(code)));
        FieldSet& promoted = play->promotes_from.emplace_back();
        FieldSet& becoming = play->becomes_from.emplace_back();
        const Movement& movement = play->movements[code];
        play->takes_on.push_back(where_tables_take(movement.tables, *binding.board));
        if (code == kNoPiece) continue;
        for (std::size_t action = 0; action <= movement.actions.size(); ++action)
            add_promotes_from(movement.by(static_cast<int>(action)), code, promotion, *binding.board,
                              promoted, becoming);
        play->by_tables[code] = Cast::side(code) != Side::none && !movement.passive && !movement.anyones &&
                                movement.walks.empty() && !movement.facts.meets && !movement.has_rows() &&
                                play->follows[code] == Follows::nothing;
    }
    return play;
}

std::vector<std::unique_ptr<AttackTable>> attack_tables(BindContext& binding, const PlayContext& play,
                                                        const std::array<RoyalCodes, kSides>& royals,
                                                        const Endings& endings) {
    std::vector<std::unique_ptr<AttackTable>> tables(static_cast<std::size_t>(binding.cast->codes()));
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const auto type = static_cast<std::size_t>(Cast::type(code));
        const RoyalCodes& royal = royals[static_cast<std::size_t>(Cast::side(code))];
        const bool guarded = ranges::any_of(endings.goals, [&](const Goal& goal) {
            return goal.safe && goal.types[type] && Cast::side(code) != Side::none;
        });
        if (guarded || ranges::count(royal.all, code) > 0 || ranges::count(royal.escaping, code) > 0)
            tables[code] = std::make_unique<AttackTable>(binding, play.meetings, play.movements, code);
    }
    return tables;
}

}  // namespace acedrex
