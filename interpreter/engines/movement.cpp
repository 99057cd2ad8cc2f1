#include "engines/movement.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "base/engines.hpp"
#include "base/ranges.hpp"
#include "engines/choose.hpp"
#include "engines/turning.hpp"
#include "movement/bind_memo.hpp"
#include "movement/borrowing.hpp"
#include "movement/products.hpp"
#include "movement/reach.hpp"
#include "movement/rushes.hpp"

namespace acedrex {

namespace {

// The codes of occupants that a row of `lands` may concern, by code; only what is asked before the first step
// is asked of the occupant.
std::vector<std::uint8_t> concerned(const BoundRef& row, const BindContext& binding) {
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(binding.cast->codes()), 1);
    codes[kNoPiece] = 0;
    for (const BoundRef& part : factors(row)) {
        if (part->kind == BoundKind::codes)
            keep_common(codes, part->codes);
        else if (!only_asks(*part) && part->kind != BoundKind::look_not && part->kind != BoundKind::pass)
            break;
    }
    return codes;
}

// For a row that does nothing but activate: in which cases (Movement::activation_case), as bits; 0: it is
// none.
std::uint8_t activation_cases(const BoundRef& row) {
    std::vector<BoundRef> parts = factors(row);
    if (!parts.back()->is(EffectKind::activate)) return 0;
    parts.pop_back();
    bool momentum = false, strikes = false;
    for (const BoundRef& part : parts) {
        if (part->is(GuardKind::momentum) && part->b == 1)
            momentum = true;
        else if (part->is(GuardKind::unsettled))
            strikes = true;
        else if (part->kind != BoundKind::codes)
            return 0;
    }
    const int asked = Movement::activation_case(momentum, strikes);
    std::uint8_t cases = 0;
    for (int one = 0; one < 4; ++one)
        if ((one & asked) == asked) cases |= static_cast<std::uint8_t>(1 << one);
    return cases;
}

// Which fields the tables of the kind can lead the piece to from each start: does any come up twice, with the
// same piece there?
bool overlap(const std::vector<TableAlternative>& tables, TableAlternative::Kind kind, Code piece,
             const Board& board) {
    const auto there = [&](const TableAlternative& t) { return t.becomes() ? t.after->becomes : piece; };
    std::set<Code> all;
    for (const TableAlternative& t : tables)
        if (t.kind == kind) all.insert(there(t));
    return ranges::any_of(all, [&](Code one) {
        std::vector<Field> led_from(static_cast<std::size_t>(board.size()) + 1, board.off());
        bool twice = false;
        for (Field from = 0; from < board.size() && !twice; ++from)
            for (const TableAlternative& t : tables)
                if (t.kind == kind && there(t) == one)
                    for_each_possible_end(t, from, board, [&](Field to) {
                        twice |= std::exchange(led_from[to], from) == from;
                    });
        return twice;
    });
}

// May the table end where rows of `lands` are to be tried, give way, or do something besides?
bool meets_or_yields(const TableAlternative& table) {
    if (table.after && !table.becomes()) return true;
    for (std::size_t c = 0; c < table.row.size(); ++c) {
        const bool gives_way = c < table.gives_way.size() && table.gives_way[c] != 0;
        if ((table.row[c] & TableAlternative::kMeets) ||
            ((table.row[c] & TableAlternative::kLands) && gives_way))
            return true;
    }
    return false;
}

bool inherits(const PieceExpressions& piece) {
    return piece.moves &&
           any_inside(*piece.moves, [](const Expression& e) { return e.kind == ExprKind::gait; });
}

struct MovementCompiler {
    BindContext& binding;
    BindMemo& memo;
    const Meetings& meetings;
    Code code;
    const std::vector<PieceExpressions>& types;
    const CommonRules& common;
    const std::vector<RoleSpec>& roles;
    bool cascades;  // some piece of the variant may activate others
    const StandingCodes& standing;
    Borrower& borrower;
    const PieceExpressions& piece = types[static_cast<std::size_t>(Cast::type(code))];
    bool takes_loans = true;            // what others lend it is part of it
    std::vector<std::uint8_t> meets{};  // by code: what rows of `lands` may concern; empty: there are none
    bool lands_take = false;            // some of them may take something
    // The same, as far as the engines know.
    bool lands_capture() const { return lands_take || (!meets.empty() && !Engines::use(Engines::landings)); }
    Binder own{binding, meetings, code, Cast::side(code), false, false, piece.place};
    Closer closer{own};
    RushSteps rush{};
    Movement m{};

    Movement compile() {
        borrower = {};
        static_cast<PieceConduct&>(m) = piece;
        // What can go wrong in play are walks at the same moment.
        m.place = piece.place_said([](const Expression& e) { return e.kind == ExprKind::every; });
        // How far a piece has gone is what it can hand on, and what it has left.
        if (cascades && m.spends) m.program.facts.told_steps = kUnlimited;
        for (const auto& [e, pc] :
             {std::pair{&piece.takes, &m.takes}, std::pair{&piece.immune, &m.immune},
              std::pair{&piece.unattacked, &m.unattacked}, std::pair{&piece.passes, &m.passes}})
            if (*e && is_open(**e)) *pc = m.guards.add(*bind(*e));
        refuse_borrowing(m.guards, piece.place, "what a piece takes, is immune to or passes", binding);
        for (const Expr& rows : {piece.lands, piece.replaces_lands ? nullptr : common.lands})
            if (rows) add_lands(rows);
        if (piece.moves) {
            if (inherits(piece)) add_gaits();
            add_moves();
        }
        choose_engines(m, code, binding, meetings);
        add_roles();
        if (takes_loans) add_loans();
        add_turn_rules();
        if (m.on_turn_end != Movement::kNoProgram)
            m.at_turn_end = turning_of(m.program, m.on_turn_end, code, binding, meetings);
        const auto rushes = [](const Expression& e) { return e.is(EffectKind::rushed); };
        note_rush(rush, code, piece.place_said(rushes), binding);
        tell_facts();
        borrower.becomes_another = m.program.facts.becomes_another();
        return std::move(m);
    }

    // Of walks and rows it has been told when they were added.
    void tell_facts() {
        MovementFacts& facts = m.facts;
        const auto any_table = [&](const auto& test) { return ranges::any_of(m.tables, test); };
        facts.takes = facts.captures;
        facts.captures = facts.captures && may_attack();
        facts.rows_capture = lands_capture();
        facts.asks_first_ply =
            m.program.facts.asks(GuardKind::first_ply) ||
            any_table([](const TableAlternative& t) { return t.first_ply || t.gives_way_first_ply; });
        facts.meets = any_table(meets_or_yields);
        facts.becomes = any_table(&TableAlternative::becomes);
        // Two ways to rush may end on one field; that is told by the outcomes.
        const auto rushes = std::count_if(m.tables.begin(), m.tables.end(), [](const TableAlternative& t) {
            return t.kind != TableAlternative::Kind::plain && t.kind != TableAlternative::Kind::mark;
        });
        facts.rushes_overlap = rushes > 2 ||
                               overlap(m.tables, TableAlternative::Kind::rush, code, *binding.board) ||
                               overlap(m.tables, TableAlternative::Kind::passer, code, *binding.board) ||
                               overlap(m.tables, TableAlternative::Kind::mark, code, *binding.board);
        facts.marks =
            any_table([](const TableAlternative& t) { return t.kind == TableAlternative::Kind::mark; });
        facts.overlaps =
            facts.rushes_overlap || overlap(m.tables, TableAlternative::Kind::plain, code, *binding.board);
    }

    BoundRef bind(const Expr& e, Code activator = kNoPiece) const {
        Binder binder{binding, meetings, code, Cast::side(code), false, false, piece.place};
        binder.memo = &memo;
        binder.roams = piece.roams;
        binder.activator = activator;
        return binder.bind_whole(e);
    }

    // Is it settled for some other piece only in play?
    bool is_open(const Expression& guard) const {
        for (Code other = 1; other < binding.cast->codes(); ++other)
            if (settle_guard(guard, code, other, binding) == Answer::depends) return true;
        return false;
    }

    // Each alternative of the rows by itself: those that only activate into a table, the others into the
    // program. Rows that hold for no occupant at all need not be asked.
    void add_lands(const Expr& rows) {
        if (meets.empty()) meets.assign(static_cast<std::size_t>(binding.cast->codes()), 0);
        for (const BoundRef& summand : summands(bind(rows)))
            for (const BoundRef& row : distributed(summand)) {
                const std::vector<std::uint8_t> codes = concerned(row, binding);
                if (!ranges::any_of(codes, [](std::uint8_t c) { return c != 0; })) continue;
                const std::uint8_t cases = activation_cases(row);
                if (cases != 0 && m.activates.empty()) m.activates.assign(codes.size(), 0);
                for (std::size_t c = 0; c < codes.size(); ++c) {
                    if (!codes[c]) continue;
                    meets[c] = 1;
                    if (cases != 0) m.activates[c] |= cases;
                }
                if (cases == 0) {
                    m.lands.push_back(m.program.add(*row));
                    // What a piece attacks does not depend on rows that take nothing: tables may lead to
                    // them.
                    const bool takes = may_take(m.program, m.lands.back());
                    lands_take = lands_take || takes;
                    note_borrowings(row, code, meetings, false, takes, borrower);
                    m.facts.rows.add(m.program, m.lands.back());
                }
            }
    }

    Pc add_walk(const BoundRef& walk, WalkList& list) {
        if (binding.tells_steps) list.traced.push_back(m.traces.add(*walk));
        return list.walks.emplace_back(m.program.add(*walk));
    }

    // For each piece that may activate this one, the movement that it then inherits: turned for that piece.
    void add_gaits() {
        m.gaits.resize(static_cast<std::size_t>(binding.cast->codes()));
        for (Code activator = 1; activator < binding.cast->codes(); ++activator) {
            const PieceExpressions& from = types[static_cast<std::size_t>(Cast::type(activator))];
            if (!from.moves || !standing[activator]) continue;
            for (const BoundRef& way : summands(bind(piece.moves, activator))) {
                const Pc begin = add_walk(way, m.gaits[activator]);
                auto steady = Engines::use(Engines::steady) ? steady_kinds(m.program, begin) : std::nullopt;
                if (steady) m.program.steady.emplace(begin, std::move(*steady));
            }
        }
        m.report.push_back({AlternativeReport::Tier::program,
                            nullptr,
                            piece.moves,
                            {"it moves as the piece does that has activated it"}});
    }

    // What others' auras may lend a piece of this code, where they can reach it at all.
    void add_loans() {
        for (std::size_t type = 0; type < types.size(); ++type) {
            const InfluenceSpec& giver = types[type].influence;
            for (std::size_t i = 0; i < giver.auras.size(); ++i) {
                const AuraSpec& aura = giver.auras[i];
                if (!may_concern(aura, static_cast<int>(type), code, binding)) continue;
                const auto lent = [&](std::vector<Movement::Loan>& loans, Vector offset, const Expr& e) {
                    if (!e) return;
                    const BoundRef walk = bind(e);
                    loans.push_back({static_cast<int>(type), i, offset, m.program.add(*walk)});
                    if (&loans == &m.lent_walks) note_walk(walk, false);
                };
                for (const AuraSpec::Lending& lending : aura.lends)
                    lent(m.lent_walks, turned_for(Cast::side(code), binding.rotate, lending.direction),
                         lending.walk);
                lent(m.lent_wakes, {}, aura.wake);
                if (aura.freeze) lent(m.allowed, {}, giver.frozen);
            }
        }
    }

    void add_roles() {
        for (const RoleSpec& spec : roles) {
            binding.note_asked(spec.tag, spec.place);
            Movement::Role role;
            role.tag = binding.tags.find_or_add(spec.tag).value_or(0);
            for (const BoundRef& summand : summands(bind(spec.moves))) add_walk(summand, role);
            if (spec.blocked) role.blocked = m.program.add(*bind(spec.blocked));
            m.roles.push_back(std::move(role));
        }
    }

    void add_turn_rules() {
        const InfluenceSpec& rules = piece.influence;
        for (const auto& [e, pc] :
             {std::pair{&piece.blocked, &m.blocked}, std::pair{&rules.wake, &m.wake},
              std::pair{&rules.on_turn_start, &m.on_turn_start},
              std::pair{&rules.on_turn_end, &m.on_turn_end}, std::pair{&rules.on_capture, &m.on_capture},
              std::pair{&rules.on_promotion, &m.on_promotion},
              std::pair{&common.on_capture, &m.also_on_capture},
              std::pair{&common.on_promotion, &m.also_on_promotion}})
            if (*e) {
                own.refuse_choice(*e, *e, "a rule of a piece");
                *pc = m.program.add(*bind(*e));
            }
    }

    void note_walk(const BoundRef& walk, bool own_walk) {
        add_rush_steps(*walk, rush);
        note_borrowings(walk, code, meetings, own_walk, lands_take, borrower);
    }

    void add_moves() {
        for (const BoundRef& summand : summands(bind(piece.moves))) {
            note_walk(summand, true);
            if (binding.tells_steps) m.traced.push_back(m.traces.add(*summand));
            TablePart part = choose_tables(summand, own, closer, meets, refusal());
            for (TableAlternative& table : part.tables) {
                if (table.after) add_after_landing(table.after);
                m.tables.push_back(std::move(table));
            }
            if (!part.rest) {
                m.report.push_back(
                    {part.rides ? AlternativeReport::Tier::rays : AlternativeReport::Tier::leaps,
                     summand,
                     nullptr,
                     {}});
                continue;
            }
            const BoundRef& rest = part.rest;
            const bool asks_script = any_inside(*rest, [](const Bound& b) { return b.is(GuardKind::where); });
            if (asks_script) part.why = {"it asks a script in play (m.where)"};
            const Pc begin = m.program.add(*from_possible_starts(rest, binding));
            m.walks.push_back(begin);
            m.report.push_back(
                {asks_script ? AlternativeReport::Tier::hook : AlternativeReport::Tier::program, summand,
                 nullptr, part.why, begin, static_cast<Pc>(m.program.code.size())});
            m.facts.walks.add(m.program, begin);
            m.facts.captures = m.facts.captures || lands_capture() || may_capture(*rest, code, meetings);
        }
    }

    // Products of one walk have it in common.
    void add_after_landing(std::shared_ptr<AfterLanding>& after) {
        for (const TableAlternative& table : m.tables)
            if (table.after && table.after->walk == after->walk) {
                after = table.after;
                return;
            }
        after->begin = m.program.add(*after->walk);
        m.facts.walks.add(m.program, after->begin);
        if (after->becomes != kNoPiece) return;
        const Board& board = *binding.board;
        for (Field f = 0; f < board.size(); ++f) {
            const Sight sight = sight_of(binding, m.program, {after->begin}, f);
            if (sight.fields.empty()) return after->at.clear();
            std::vector<Field>& at = after->at.emplace_back();
            for (Field seen = 0; seen < board.size(); ++seen)
                if (sight.fields[seen] != 0) at.push_back(seen);
        }
    }

    // Why no walk of the piece may be held by tables; "": they may.
    const char* refusal() const {
        if (lands_capture()) return "what it does on occupied fields (lands) may take something";
        return m.may_pass ? "it may come back to where it began (may_pass)" : "";
    }

    // Does it attack anything, as what it is or becomes on its way?
    bool may_attack() const {
        constexpr unsigned kAny = Meetings::kAttacks | Meetings::kAttacksMaybe;
        if (m.program.facts.becomes_another()) return true;
        for (Code met = 1; met < binding.cast->codes(); ++met)
            if ((meetings.at(code, met) & kAny) != 0) return true;
        return false;
    }
};

}  // namespace

std::vector<const Program*> programs_of(const Movement& movement) {
    std::vector<const Program*> programs{&movement.program, &movement.guards};
    for (const Movement& action : movement.actions) programs.push_back(&action.program);
    return programs;
}

std::set<int> types_made_by(const Movement& movement) {
    std::set<int> made;
    for (const Program* program : programs_of(movement)) made.merge(std::set<int>(program->facts.made()));
    return made;
}

std::vector<Movement> compile_movements(BindContext& binding, const Meetings& meetings,
                                        const std::vector<PieceExpressions>& types, const CommonRules& common,
                                        const std::vector<RoleSpec>& roles,
                                        const std::vector<std::string>& actions, Promotions promotions) {
    std::vector<Movement> movements(static_cast<std::size_t>(binding.cast->codes()));
    const auto go_on = [](const Expr& rows) {
        return rows && any_inside(*rows, [](const Expression& e) { return e.does(kGoesOn); });
    };
    const bool cascades = go_on(common.lands) || ranges::any_of(types, [&](const PieceExpressions& piece) {
                              return go_on(piece.lands);
                          });
    binding.meets_pieces = common.lands || ranges::any_of(types, [](const PieceExpressions& piece) {
                               return piece.lands != nullptr;
                           });
    BindMemo memo(meetings, *binding.cast);
    StandingCodes standing(binding, promotions);
    std::vector<Borrower> borrowers(movements.size());
    std::vector<std::uint8_t> compiled(movements.size(), 0);
    // The walks of one action, like `moves`, though they are no one's to lend and no role's.
    const auto compile_action = [&](Code code, const std::string& action) {
        PieceExpressions piece = types[static_cast<std::size_t>(Cast::type(code))];
        const auto walks = piece.actions.find(action);
        piece.moves = walks == piece.actions.end() ? nullptr : walks->second;
        if (!piece.moves) {
            Movement none;
            static_cast<PieceConduct&>(none) = piece;
            return none;
        }
        const std::vector<RoleSpec> no_roles;
        Borrower borrower;
        return MovementCompiler{binding,  memo,     meetings, code,     types, common,
                                no_roles, cascades, standing, borrower, piece, false}
            .compile();
    };
    // Those that inherit their movement, or all others that have not been compiled. Do further ones stand
    // there now?
    const auto compile_all = [&](bool inheriting) {
        bool more = false;
        for (Code code = 1; code < movements.size(); ++code) {
            if (!standing[code] || (!inheriting && compiled[code] != 0) ||
                inherits(types[static_cast<std::size_t>(Cast::type(code))]) != inheriting)
                continue;
            movements[code] = MovementCompiler{binding, memo,  meetings, code,     types,
                                               common,  roles, cascades, standing, borrowers[code]}
                                  .compile();
            compiled[code] = 1;
            more = standing.add_made_by(code, movements[code].program) || more;
            for (const std::string& action : actions) {
                const Movement& made = movements[code].actions.emplace_back(compile_action(code, action));
                more = standing.add_made_by(code, made.program) || more;
            }
        }
        return standing.add_changed() || more;
    };
    // Movement is inherited from all that stand there: where this adds to them, it is inherited anew.
    do {
        while (compile_all(false)) {
        }
    } while (compile_all(true));
    refuse_circles(binding, meetings, types, borrowers);
    return movements;
}

}  // namespace acedrex
