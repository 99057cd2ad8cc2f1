// Auras: where they act, and on which pieces, as programs.
#include <array>

#include "base/ranges.hpp"
#include "movement/borrowing.hpp"
#include "movement/piece_expressions.hpp"

namespace acedrex {

bool may_concern(const AuraSpec& aura, int giver, Code code, const BindContext& binding) {
    constexpr std::array kSidesOfGiver{Side::light, Side::dark, Side::none};
    return ranges::any_of(kSidesOfGiver, [&](Side side) {
        return settle_guard(*aura.of, binding.cast->code(giver, side), code, binding) != Answer::no;
    });
}

std::vector<Aura> compile_auras(BindContext& binding, const Meetings& meetings,
                                const std::vector<PieceExpressions>& types) {
    std::vector<Aura> auras;
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const PieceExpressions& piece = types[static_cast<std::size_t>(Cast::type(code))];
        for (std::size_t i = 0; i < piece.influence.auras.size(); ++i) {
            const AuraSpec& spec = piece.influence.auras[i];
            Aura& aura = auras.emplace_back(Aura{spec, code, i});
            const auto place_of = [&](const Expr& e) { return e->place.line > 0 ? e->place : piece.place; };
            const auto add = [&](const Expr& e, const std::string& what) {
                Binder binder{binding, meetings, code, Cast::side(code), false, false, piece.place};
                const Pc begin = aura.program.add(*binder.bind_whole(e));
                Facts added;
                added.add(aura.program, begin);
                // (What the script says there itself has been refused; what its functions return is seen
                // here.)
                if (spec.freeze && !says(*e, GuardKind::frozen) && added.asks(GuardKind::frozen))
                    binding.error("bad-argument", place_of(e), "aura: " + what + " cannot depend on m.frozen",
                                  "whether a piece is frozen depends on all such auras at once");
                return begin;
            };
            aura.at = add(spec.at, "where pieces freeze");
            aura.of = add(spec.of, "which pieces are frozen");
            if (aura.program.facts.asks(GuardKind::attacked) || aura.program.facts.asks(GuardKind::guarded))
                binding.error("expression", place_of(spec.at),
                              "what an aura concerns cannot depend on m.attacked or m.guarded",
                              "what pieces attack depends on it");
            refuse_borrowing(aura.program, place_of(spec.at), "what an aura concerns", binding);
            if (!spec.mark.empty()) aura.mark = binding.tags.find_or_add(spec.mark).value_or(0);
            aura.lends = !spec.lends.empty();
            aura.wakes = spec.wake != nullptr;
        }
    }
    return auras;
}

}  // namespace acedrex
