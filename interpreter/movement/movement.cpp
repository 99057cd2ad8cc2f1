#include "movement/movement.hpp"

#include <algorithm>

namespace acedrex {

namespace {

bool asks_scripts(const Bound& e) {
    return any_inside(e, [](const Bound& b) { return b.kind == BoundKind::where; });
}

bool may_capture_inside(const Bound& e) {
    return any_inside(e, [](const Bound& b) {
        return b.kind == BoundKind::effect &&
               (b.effect == EffectKind::capture || b.effect == EffectKind::capture_own ||
                b.effect == EffectKind::take_passer);
    });
}

bool only_goes(const Bound& e) {
    return !any_inside(e, [](const Bound& b) {
        return b.kind == BoundKind::effect && b.effect != EffectKind::settle &&
               b.effect != EffectKind::strike && b.effect != EffectKind::home && b.effect != EffectKind::land;
    });
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

// Which fields the tables can lead to from each start: does any come up twice?
bool overlap(const std::vector<TableAlternative>& tables, const World& world) {
    const Board& board = *world.board;
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
                for (std::uint32_t i = t.offsets[from]; i < t.offsets[from + 1]; ++i)
                    if (twice(t.targets[i])) return true;
                continue;
            }
            for (const Ride& ride : t.ride_list) {
                const Field* next = world.steps.next(ride.step);
                const int max = ride.max_from(from);
                Field to = next[from];
                for (int n = 1; n <= max && to != board.off() && to != from; ++n, to = next[to])
                    if (n >= ride.min && t.ends_at(from, to, board) && twice(to)) return true;
            }
        }
    }
    return false;
}

class MovementCompiler {
  public:
    MovementCompiler(World& world, const Meetings& meetings, Code code,
                     const std::vector<PieceExpressions>& types, const Expr& variant_lands)
        : world_(world),
          meetings_(meetings),
          code_(code),
          types_(types),
          piece_(types[static_cast<std::size_t>(Cast::type(code))]),
          variant_lands_(variant_lands) {}

    Movement compile() {
        m_.passive = piece_.passive;
        m_.may_pass = piece_.may_pass;
        m_.anyones = piece_.anyones;
        if (piece_.takes) m_.takes = guard(piece_.takes);
        if (piece_.immune) m_.immune = guard(piece_.immune);
        if (piece_.unattacked == piece_.immune)
            m_.unattacked = m_.immune;
        else if (piece_.unattacked)
            m_.unattacked = guard(piece_.unattacked);
        if (piece_.passes) m_.passes = guard(piece_.passes);
        for (const Expr& rows : {piece_.lands, variant_lands_})
            if (rows && may_land(*rows)) m_.lands.push_back(m_.program.add(*binder(*rows).bind(rows)));
        if (piece_.moves) add_moves();
        add_loans();
        add_turn_rules();
        join_tables(m_.tables);
        m_.overlapping = overlap(m_.tables, world_);
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
        return Binder{world_, meetings_, code_, side, false, changes_type(e, world_), piece_.place};
    }

    Pc guard(const Expr& e) {
        bool settled = true;
        for (Code other = 1; other < world_.cast->codes() && settled; ++other)
            settled = settle_guard(*e, code_, other, world_) != Answer::depends;
        return settled ? Movement::kNoProgram : m_.guards.add(*binder(*e).bind(e));
    }

    // Rows that hold for no occupant at all need not be asked.
    bool may_land(const Expression& rows) const {
        // Only what is asked before the first step is asked of the occupant.
        if (!is_guard(rows)) {
            if (rows.kind != ExprKind::sequence) return true;
            std::vector<Expr> guards;
            for (const Expr& kid : rows.kids) {
                if (!is_guard(*kid)) break;
                guards.push_back(kid);
            }
            return may_land(*make::sequence(guards));
        }

        for (Code other = 1; other < world_.cast->codes(); ++other)
            if (settle_guard(rows, code_, other, world_) != Answer::no) return true;
        return false;
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
                    lent(m_.lent_walks, i, turned_for(Cast::side(code_), world_.rotate, lending.direction),
                         lending.walk);
                lent(m_.lent_wakes, i, {}, aura.wake);
                if (aura.freeze) lent(m_.allowed, i, {}, giver.frozen);
            }
        }
        if (!m_.lent_walks.empty() || !m_.allowed.empty()) m_.has_effects = true;
    }

    bool may_concern(int giver, const AuraSpec& aura) const {
        for (const Side side : {Side::light, Side::dark, Side::none})
            if (settle_guard(*aura.of, world_.cast->code(giver, side), code_, world_) != Answer::no)
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
        for (const BoundRef& summand : summands(moves)) {
            std::string why;
            if (!m_.lands.empty()) {
                why = "what it does on occupied fields (lands) is decided in play";
            } else if (m_.may_pass) {
                why = "it may come back to where it began (may_pass)";
            } else {
                const std::vector<BoundRef> products = multiplied_out(summand);
                std::vector<TableAlternative> tables;
                for (const BoundRef& product : products) {
                    auto table = as_table(*product, code_, world_, meetings_, why);
                    if (!table) break;
                    tables.push_back(std::move(*table));
                }
                if (tables.size() == products.size()) {
                    m_.report.push_back(
                        {tables[0].rides ? AlternativeReport::Tier::rays : AlternativeReport::Tier::leaps,
                         text_of(*summand), "", 0, 0});
                    for (TableAlternative& t : tables) m_.tables.push_back(std::move(t));
                    continue;
                }
            }
            AlternativeReport report;
            report.tier = AlternativeReport::Tier::program;
            report.text = text_of(*summand);
            report.why = why;
            if (asks_scripts(*summand)) {
                report.tier = AlternativeReport::Tier::hook;
                report.why = "it asks a script in play (m.where)";
            }
            report.begin = static_cast<Pc>(m_.program.code.size());
            m_.walks.push_back(m_.program.add(*summand));
            report.end = static_cast<Pc>(m_.program.code.size());
            m_.report.push_back(std::move(report));
            m_.walks_capture = m_.walks_capture || may_capture_inside(*summand) || ends_capturing(*summand) ||
                               !m_.lands.empty();
            m_.has_effects = m_.has_effects || !only_goes(*summand) || !m_.lands.empty();
        }
        if (m_.may_pass) m_.has_effects = true;
    }

    // Not where every way ends with settle: told from the last part of a sequence.
    static bool ends_capturing(const Bound& e) {
        if (e.kind == BoundKind::sequence) return ends_capturing(*e.kids.back());
        if (e.kind == BoundKind::choice)
            return std::any_of(e.kids.begin(), e.kids.end(),
                               [](const BoundRef& k) { return ends_capturing(*k); });
        return !(e.kind == BoundKind::effect && e.effect == EffectKind::settle);
    }

    World& world_;
    const Meetings& meetings_;
    Code code_;
    const std::vector<PieceExpressions>& types_;
    const PieceExpressions& piece_;
    const Expr& variant_lands_;
    Movement m_;
};

}  // namespace

std::vector<Movement> compile_movements(World& world, const Meetings& meetings,
                                        const std::vector<PieceExpressions>& types,
                                        const Expr& variant_lands) {
    std::vector<Movement> movements(static_cast<std::size_t>(world.cast->codes()));
    for (Code code = 1; code < world.cast->codes(); ++code)
        movements[code] = MovementCompiler(world, meetings, code, types, variant_lands).compile();
    return movements;
}

std::vector<Aura> compile_auras(World& world, const Meetings& meetings,
                                const std::vector<PieceExpressions>& types) {
    std::vector<Aura> auras;
    for (Code code = 1; code < world.cast->codes(); ++code) {
        const int type = Cast::type(code);
        const PieceExpressions& piece = types[static_cast<std::size_t>(type)];
        for (std::size_t i = 0; i < piece.influence.auras.size(); ++i) {
            const AuraSpec& spec = piece.influence.auras[i];
            Aura& aura = auras.emplace_back();
            aura.giver = code;
            const auto add = [&](const Expr& e) {
                Binder binder{world,      meetings, code, Cast::side(code), false, changes_type(*e, world),
                              piece.place};
                return aura.program.add(*binder.bind(e));
            };
            aura.at = add(spec.at);
            aura.of = add(spec.of);
            aura.except_self = spec.except_self;
            aura.freeze = spec.freeze;
            aura.protect = spec.protect;
            if (!spec.mark.empty()) aura.mark = world.tags.find_or_add(spec.mark).value_or(0);
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
