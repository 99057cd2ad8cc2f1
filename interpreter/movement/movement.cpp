#include "movement/movement.hpp"

#include <algorithm>

#include "movement/blind_walk.hpp"

namespace acedrex {

namespace {

bool asks(const Bound& e, GuardKind guard) {
    return any_inside(e, [guard](const Bound& b) { return b.is(guard); });
}

bool may_capture_inside(const Bound& e) {
    return any_inside(e, [](const Bound& b) { return b.does(kTakes); });
}

bool only_goes(const Bound& e) {
    return !any_inside(e, [](const Bound& b) { return b.kind == BoundKind::effect && !b.does(kGoes); });
}

std::string text_of(const Bound& e) {
    if (e.source) return to_string(*e.source);
    if (e.kind != BoundKind::sequence && e.kind != BoundKind::choice) return "...";
    std::string text;
    for (const BoundRef& kid : e.kids) {
        if (!text.empty()) text += e.kind == BoundKind::sequence ? " * " : " + ";
        text += kid->source ? to_string(*kid->source) : "...";
    }
    return text;
}

// The codes of occupants that a row of `lands` may concern, by code; only what is asked before the first step
// is asked of the occupant.
std::vector<std::uint8_t> concerned(const Bound& row, const BindContext& binding) {
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(binding.cast->codes()), 1);
    codes[kNoPiece] = 0;
    const auto restrict = [&](const Bound& part) {
        if (part.kind == BoundKind::codes)
            for (std::size_t c = 0; c < codes.size(); ++c) codes[c] = codes[c] && part.codes[c];
        return only_asks(part) || part.kind == BoundKind::look_not || part.kind == BoundKind::pass;
    };
    if (row.kind != BoundKind::sequence)
        restrict(row);
    else
        for (const BoundRef& part : row.kids)
            if (!restrict(*part)) break;
    return codes;
}

// For a row that does nothing but activate: in which cases (Movement::activation_case), as bits; 0: it is
// none.
std::uint8_t activation_cases(const Bound& row) {
    const std::vector<BoundRef> parts = row.kind == BoundKind::sequence
                                            ? row.kids
                                            : std::vector<BoundRef>{std::make_shared<const Bound>(row)};
    bool momentum = false, strikes = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Bound& part = *parts[i];
        if (part.kind == BoundKind::codes) continue;
        if (part.is(GuardKind::momentum) && part.b == 1)
            momentum = true;
        else if (part.is(GuardKind::unsettled))
            strikes = true;
        else if (i + 1 != parts.size() || !part.is(EffectKind::activate))
            return 0;
    }
    if (parts.back()->kind != BoundKind::effect) return 0;
    std::uint8_t cases = 0;
    for (const bool has_momentum : {false, true})
        for (const bool may_strike : {false, true})
            if ((has_momentum || !momentum) && (may_strike || !strikes))
                cases |= static_cast<std::uint8_t>(1 << Movement::activation_case(has_momentum, may_strike));
    return cases;
}

// Does a row of `lands` take nothing, and leave nothing to be landed on again? Then what a piece attacks does
// not depend on it, and tables may lead to it.
bool never_captures(const Bound& row) {
    const Bound& last = row.kind == BoundKind::sequence ? *row.kids.back() : row;
    return (last.is(EffectKind::activate) || last.is(EffectKind::leave)) && !may_capture_inside(row);
}

bool inherits(const Expr& moves) {
    return moves && any_inside(*moves, [](const Expression& e) { return e.kind == ExprKind::gait; });
}

// Which fields the tables can lead to from each start: does any come up twice?
bool overlap(const std::vector<TableAlternative>& tables, const BindContext& binding) {
    const Board& board = *binding.board;
    std::vector<std::uint32_t> seen(static_cast<std::size_t>(board.size()) + 1, 0);
    std::uint32_t stamp = 0;
    for (Field from = 0; from < board.size(); ++from) {
        ++stamp;
        const auto twice = [&](Field to) {
            if (seen[to] == stamp) return true;
            seen[to] = stamp;
            return false;
        };
        for (const TableAlternative& t : tables) {
            if (t.kind != TableAlternative::Kind::plain || !t.begins_at(from)) continue;
            if (!t.rides) {
                const auto leaps = t.leaps_from(from);
                if (std::any_of(leaps.begin(), leaps.end(), twice)) return true;
                continue;
            }
            for (const Ride& ride : t.ride_list) {
                bool again = false;
                for_each_step(binding.steps.next(ride.step), from, ride.max_from(from), [&](Field to, int n) {
                    if (to == board.off() || to == from) return false;
                    again = n >= ride.min && t.ends_at(from, to, board) && twice(to);
                    return !again;
                });
                if (again) return true;
            }
        }
    }
    return false;
}

class MovementCompiler {
  public:
    MovementCompiler(BindContext& binding, const Meetings& meetings, Code code,
                     const std::vector<PieceExpressions>& types, const Expr& variant_lands, bool cascades)
        : binding_(binding),
          meetings_(meetings),
          code_(code),
          types_(types),
          piece_(types[static_cast<std::size_t>(Cast::type(code))]),
          variant_lands_(variant_lands),
          cascades_(cascades) {}

    Movement compile() {
        m_.passive = piece_.passive;
        m_.may_pass = piece_.may_pass;
        m_.anyones = piece_.anyones;
        m_.spends = piece_.spends;
        m_.oblated = piece_.oblated;
        // How far a piece has gone is what it can hand on, and what it has left.
        if (cascades_ && m_.spends) m_.program.told_steps = kUnlimited;
        if (piece_.takes) m_.takes = guard(piece_.takes);
        if (piece_.immune) m_.immune = guard(piece_.immune);
        if (piece_.unattacked == piece_.immune)
            m_.unattacked = m_.immune;
        else if (piece_.unattacked)
            m_.unattacked = guard(piece_.unattacked);
        if (piece_.passes) m_.passes = guard(piece_.passes);
        for (const Expr& rows : {piece_.lands, piece_.replaces_lands ? nullptr : variant_lands_})
            if (rows) add_lands(rows);
        if (piece_.moves && inherits(piece_.moves)) add_gaits();
        if (piece_.moves) add_moves();
        add_loans();
        add_turn_rules();
        join_tables(m_.tables);
        m_.overlapping = overlap(m_.tables, binding_);
        // Two ways to rush may end on one field; that is told by the outcomes.
        std::size_t rushes = 0;
        for (const TableAlternative& t : m_.tables)
            if (t.kind != TableAlternative::Kind::plain)
                rushes += std::max<std::size_t>(t.ride_list.size(), 1);
        if (rushes > 2) m_.has_effects = true;
        return std::move(m_);
    }

  private:
    Binder binder(const Expression& e) const {
        const Side side = Cast::side(code_);
        Binder made{binding_, meetings_, code_, side, false, changes_type(e, binding_, side), piece_.place};
        made.roams = piece_.roams;
        return made;
    }

    Pc guard(const Expr& e) {
        bool settled = true;
        for (Code other = 1; other < binding_.cast->codes() && settled; ++other)
            settled = settle_guard(*e, code_, other, binding_) != Answer::depends;
        return settled ? Movement::kNoProgram : m_.guards.add(*binder(*e).bind(e));
    }

    // Each alternative of the rows by itself: those that only activate into a table, the others into the
    // program. Rows that hold for no occupant at all need not be asked.
    void add_lands(const Expr& rows) {
        if (meets_.empty()) meets_.assign(static_cast<std::size_t>(binding_.cast->codes()), 0);
        for (const BoundRef& summand : summands(binder(*rows).bind(rows)))
            for (const BoundRef& row : distributed(summand)) {
                const std::vector<std::uint8_t> codes = concerned(*row, binding_);
                if (std::none_of(codes.begin(), codes.end(), [](std::uint8_t c) { return c != 0; })) continue;
                const std::uint8_t cases = activation_cases(*row);
                if (cases != 0 && m_.activates.empty()) m_.activates.assign(codes.size(), 0);
                for (std::size_t c = 0; c < codes.size(); ++c) {
                    if (!codes[c]) continue;
                    meets_[c] = 1;
                    if (cases != 0) m_.activates[c] |= cases;
                }
                if (cases == 0) m_.lands.push_back(m_.program.add(*row));
                note_first_ply(*row);
                never_captures_ = never_captures_ && never_captures(*row);
                m_.has_effects = true;
            }
    }

    // For each piece that may activate this one, the movement that it then inherits: turned for that piece.
    void add_gaits() {
        m_.gaits.resize(static_cast<std::size_t>(binding_.cast->codes()));
        for (Code activator = 1; activator < binding_.cast->codes(); ++activator) {
            const PieceExpressions& from = types_[static_cast<std::size_t>(Cast::type(activator))];
            if (!from.moves) continue;
            Binder heirs = binder(*piece_.moves);
            heirs.activator = activator;
            Movement::Gait& gait = m_.gaits[activator];
            Program blind;
            std::vector<Pc> begins;
            std::vector<BoundRef> ways;
            for (const BoundRef& way : summands(heirs.bind(piece_.moves))) {
                note_first_ply(*way);
                if (binding_.tells_steps) gait.traced.push_back(m_.traces.add(*way));
                const Pc begin = blind.add(*way);
                // Where steps are spent, by how many of them an end is reached makes a difference.
                if (never_captures_ && !m_.spends && is_blind(blind, begin)) {
                    begins.push_back(begin);
                    ways.push_back(way);
                } else {
                    gait.walks.push_back(m_.program.add(*way));
                }
            }
            if (auto tables = as_blind_tables(blind, begins, code_, binding_, meetings_, meets_))
                gait.tables = std::move(*tables);
            else
                for (const BoundRef& way : ways) gait.walks.push_back(m_.program.add(*way));
            for (const TableAlternative& table : gait.tables) note_meetings(table);
        }
        m_.has_effects = true;
        AlternativeReport report;
        report.tier = AlternativeReport::Tier::leaps;
        report.text = to_string(*piece_.moves);
        for (const Movement::Gait& gait : m_.gaits)
            if (!gait.walks.empty()) {
                report.tier = AlternativeReport::Tier::program;
                report.why = "what some pieces bequeath it looks at the board";
            }
        m_.report.push_back(std::move(report));
    }

    void note_first_ply(const Bound& e) {
        m_.asks_first_ply = m_.asks_first_ply || asks(e, GuardKind::first_ply);
    }

    void note_meetings(const TableAlternative& table) {
        for (std::size_t c = 0; c < table.row.size() && !m_.meets; ++c)
            m_.meets = (table.row[c] & TableAlternative::kMeets) ||
                       ((table.row[c] & TableAlternative::kLands) && c < table.gives_way.size() &&
                        table.gives_way[c]);
    }

    // What others' auras may lend a piece of this code, where they can reach it at all.
    void add_loans() {
        for (std::size_t type = 0; type < types_.size(); ++type) {
            const InfluenceSpec& giver = types_[type].influence;
            const auto lent = [&](std::vector<Movement::Loan>& loans, std::size_t aura, Vector offset,
                                  const Expr& e) {
                if (!e) return;
                Binder theirs = binder(*e);
                loans.push_back({static_cast<int>(type), aura, offset, m_.program.add(*theirs.bind(e))});
            };
            for (std::size_t i = 0; i < giver.auras.size(); ++i) {
                const AuraSpec& aura = giver.auras[i];
                if (!may_concern(static_cast<int>(type), aura)) continue;
                lent(m_.lent_walks, i, {}, aura.lends);
                for (const AuraSpec::Lending& lending : aura.lends_by_direction)
                    lent(m_.lent_walks, i, turned_for(Cast::side(code_), binding_.rotate, lending.direction),
                         lending.walk);
                lent(m_.lent_wakes, i, {}, aura.wake);
                if (aura.freeze) lent(m_.allowed, i, {}, giver.frozen);
            }
        }
        if (!m_.lent_walks.empty() || !m_.allowed.empty()) m_.has_effects = true;
    }

    bool may_concern(int giver, const AuraSpec& aura) const {
        for (const Side side : {Side::light, Side::dark, Side::none})
            if (settle_guard(*aura.of, binding_.cast->code(giver, side), code_, binding_) != Answer::no)
                return true;
        return false;
    }

    void add_turn_rules() {
        const InfluenceSpec& rules = piece_.influence;
        for (const auto& [e, pc] :
             {std::pair{&rules.wake, &m_.wake}, std::pair{&rules.on_turn_start, &m_.on_turn_start},
              std::pair{&rules.on_turn_end, &m_.on_turn_end}, std::pair{&rules.on_capture, &m_.on_capture},
              std::pair{&rules.on_promotion, &m_.on_promotion}})
            if (*e) *pc = m_.program.add(*binder(**e).bind(*e));
        if (rules.rules()) m_.has_effects = true;
    }

    void add_moves() {
        const BoundRef moves = binder(*piece_.moves).bind(piece_.moves);
        note_first_ply(*moves);
        for (const BoundRef& summand : summands(moves)) {
            if (binding_.tells_steps) m_.traced.push_back(m_.traces.add(*summand));
            std::string why;
            if (!never_captures_) {
                why = "what it does on occupied fields (lands) may take something";
            } else if (m_.may_pass) {
                why = "it may come back to where it began (may_pass)";
            } else {
                const std::vector<BoundRef> products = distributed(summand);
                std::vector<TableAlternative> tables;
                for (const BoundRef& product : products) {
                    auto table = as_table(*product, code_, binding_, meetings_, meets_, why);
                    if (!table) break;
                    tables.push_back(std::move(*table));
                }
                if (tables.size() == products.size()) {
                    m_.report.push_back(
                        {tables[0].rides ? AlternativeReport::Tier::rays : AlternativeReport::Tier::leaps,
                         text_of(*summand), "", 0, 0});
                    for (TableAlternative& t : tables) {
                        note_meetings(t);
                        m_.tables.push_back(std::move(t));
                    }
                    continue;
                }
            }
            AlternativeReport report;
            report.tier = AlternativeReport::Tier::program;
            report.text = text_of(*summand);
            report.why = why;
            if (asks(*summand, GuardKind::where)) {
                report.tier = AlternativeReport::Tier::hook;
                report.why = "it asks a script in play (m.where)";
            }
            report.begin = static_cast<Pc>(m_.program.code.size());
            m_.walks.push_back(m_.program.add(*summand));
            report.end = static_cast<Pc>(m_.program.code.size());
            m_.report.push_back(std::move(report));
            m_.walks_capture = m_.walks_capture || may_capture_inside(*summand) || ends_capturing(*summand) ||
                               !never_captures_;
            m_.has_effects = m_.has_effects || !only_goes(*summand);
        }
        if (m_.may_pass) m_.has_effects = true;
    }

    // Not where every way ends with settle: told from the last part of a sequence.
    static bool ends_capturing(const Bound& e) {
        if (e.kind == BoundKind::sequence) return ends_capturing(*e.kids.back());
        if (e.kind == BoundKind::choice)
            return std::any_of(e.kids.begin(), e.kids.end(),
                               [](const BoundRef& k) { return ends_capturing(*k); });
        return !e.is(EffectKind::settle);
    }

    BindContext& binding_;
    const Meetings& meetings_;
    Code code_;
    const std::vector<PieceExpressions>& types_;
    const PieceExpressions& piece_;
    const Expr& variant_lands_;
    bool cascades_;                    // some piece of the variant may activate others
    std::vector<std::uint8_t> meets_;  // by code: what rows of `lands` may concern; empty: there are none
    bool never_captures_ = true;       // all of them are
    Movement m_;
};

}  // namespace

std::vector<Movement> compile_movements(BindContext& binding, const Meetings& meetings,
                                        const std::vector<PieceExpressions>& types,
                                        const Expr& variant_lands) {
    std::vector<Movement> movements(static_cast<std::size_t>(binding.cast->codes()));
    const auto activates = [](const Expr& rows) {
        return rows && any_inside(*rows, [](const Expression& e) {
                   return e.kind == ExprKind::effect && e.effect == EffectKind::activate;
               });
    };
    const bool cascades = activates(variant_lands) ||
                          std::any_of(types.begin(), types.end(),
                                      [&](const PieceExpressions& piece) { return activates(piece.lands); });
    for (Code code = 1; code < binding.cast->codes(); ++code)
        movements[code] = MovementCompiler(binding, meetings, code, types, variant_lands, cascades).compile();
    return movements;
}

std::vector<Aura> compile_auras(BindContext& binding, const Meetings& meetings,
                                const std::vector<PieceExpressions>& types) {
    std::vector<Aura> auras;
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const int type = Cast::type(code);
        const PieceExpressions& piece = types[static_cast<std::size_t>(type)];
        for (std::size_t i = 0; i < piece.influence.auras.size(); ++i) {
            const AuraSpec& spec = piece.influence.auras[i];
            Aura& aura = auras.emplace_back();
            aura.giver = code;
            const auto add = [&](const Expr& e) {
                Binder binder{binding,          meetings, code,
                              Cast::side(code), false,    changes_type(*e, binding, Cast::side(code)),
                              piece.place};
                return aura.program.add(*binder.bind(e));
            };
            aura.at = add(spec.at);
            aura.of = add(spec.of);
            aura.except_self = spec.except_self;
            aura.freeze = spec.freeze;
            aura.protect = spec.protect;
            if (!spec.mark.empty()) aura.mark = binding.tags.find_or_add(spec.mark).value_or(0);
            aura.plies = spec.plies;
            aura.lends = spec.lends || !spec.lends_by_direction.empty();
            aura.wakes = spec.wake != nullptr;
            aura.type = type;
            aura.index = i;
        }
    }
    return auras;
}

}  // namespace acedrex
