// Parts of turns that are more than one move.
#include <utility>

#include "engines/table_targets.hpp"
#include "legality/generator.hpp"

namespace acedrex {

void Generator::make_parts(bool parts, Movers movers) {
    makes_parts_ = parts;
    movers_ = movers;
    agenda_.make_parts(parts);
    if (!variant_.play().auras.empty()) agenda_.use_auras(parts ? &part_auras_ : &turn_auras_);
}

void Generator::parts(MoveSink& sink, std::optional<Field> only_from, Movers movers,
                      FunctionRef<bool()> alone) {
    make_parts(true, movers);
    look_about();
    moves(sink, only_from);
    const bool passes = movers.action == 0 && !only_from && sink.wants(Kinds::kQuiet) && !sink.done();
    if (passes && may_pass([&] { return sink.moves == 0 && alone(); })) pass_turn(sink);
    make_parts(false, {});
}

void Generator::leaps(const std::vector<std::uint8_t>& codes, FunctionRef<void(Field)> target) {
    make_parts(true, {});
    look_about();
    each_piece(std::nullopt, [&](Field from) {
        const Code code = position_.at(from);
        if (!codes[code]) return true;
        ++stamp_;
        for (const TableAlternative& t : variant_.movement(code).tables) {
            if (!t.begins_at(from) || !gate_open(t, position_, from)) continue;
            for (const Field to : t.leaps_from(from))
                if (std::exchange(seen_[to], stamp_) != stamp_) target(to);
        }
        return true;
    });
    make_parts(false, {});
}

bool Generator::begin_each(std::optional<Field> only_from, Movers movers, bool as_part, Begun begun,
                           FunctionRef<bool()> alone) {
    make_parts(as_part, movers);
    look_about();
    const auto all = [&] {
        using Kind = TurnPart::Kind;
        const auto of_kind = [&](Kind kind) {
            return [&begun, this, kind](const Move& move) { return begun(kind, move, agenda_.state({})); };
        };
        const bool more = each_piece(only_from, [&](Field from) {
            return agenda_.step(agenda_.begin_ply(from, movers_.action, true), [&](const WalkEnd& end) {
                return begun(Kind::ply, ended(from, end), agenda_.state(end));
            });
        });
        if (!more || movers.action != 0) return more;
        if (!castlings(only_from, of_kind(Kind::castling))) return false;
        if (!put_off_promotions(only_from, of_kind(Kind::promotion))) return false;
        const auto nothing_else = [&] {
            MoveSink others{.most = 1};
            walks_and_castlings(others, std::nullopt);
            return others.moves == 0 && alone();
        };
        return only_from || !may_pass(nothing_else) || pass(of_kind(Kind::pass));
    };
    const bool more = all();
    make_parts(false, {});
    return more;
}

bool Generator::step(const Agenda::State& state, bool as_part, Agenda::Done way) {
    make_parts(as_part, {});
    if (!variant_.play().auras.empty()) {
        // Auras are what they were when the part began.
        const TakenBack part(position_, state.begin);
        look_about();
    }
    const bool more = agenda_.step(state, way);
    make_parts(false, {});
    return more;
}

bool Generator::finish_begun(MoveSink& sink, const Agenda::State& state, std::size_t before, Field from) {
    const bool whole = agenda_.resume(state, [&](const WalkEnd& end) {
        if (end.null)
            return judge(sink, agenda_.idle_until(), {.from = from, .to = from, .kind = Move::Kind::pass});
        return judge(sink, before, ended(from, end));
    });
    return whole && !agenda_.exhausted();
}

}  // namespace acedrex
