#include "variant/variant.hpp"

#include <set>

#include "base/ranges.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// The same words for both sides, or for the same piece in two lists, need saying once.
void drop_repeated(std::vector<Diagnostic>& list) {
    std::set<std::string> said;
    std::erase_if(list, [&](const Diagnostic& d) { return !said.insert(to_string(d)).second; });
}

// Tables are made for every type and field, within some seconds and some hundred megabytes.
bool fits(SpecFaults& faults, const Board& board, const Cast& cast) {
    constexpr std::size_t kMost = 400'000;
    const auto types = static_cast<std::size_t>(cast.types());
    const auto fields = static_cast<std::size_t>(board.size());
    if (types * fields <= kMost) return true;
    faults.error("too-large", "pieces",
                 std::to_string(types) + " piece types on " + std::to_string(fields) +
                     " fields are too many: together they make " + std::to_string(types * fields) +
                     " tables, and there may be " + std::to_string(kMost),
                 "leave pieces out, or make the board smaller");
    return false;
}

// Each step takes what earlier ones have made. nullptr: without a board or a cast there is nothing to
// compile.
std::shared_ptr<Variant> made(SpecFaults& faults, VariantSpec& spec, std::shared_ptr<Hooks> hooks,
                              const SetupReader& read_setup, NamesElsewhere names_elsewhere) {
    VariantParts v;
    v.board = compile_board(faults);
    v.cast = v.board ? compile_cast(faults) : nullptr;
    if (!v.cast || !fits(faults, *v.board, *v.cast)) return nullptr;
    v.binding = compile_binding(faults, *v.board, *v.cast);
    v.binding->hooks = hooks.get();
    v.binding->names_elsewhere = std::move(names_elsewhere);
    const TypeNames types{faults, *v.binding};
    v.royals = royal_codes(types);
    v.pockets = compile_pockets(spec);
    v.promotion = compile_promotion(types, v.pockets);
    v.play = compile_pieces(spec, *v.binding, v.promotion);
    v.castling = compile_castling(types, v.play->meetings);
    v.turn = compile_turn(types, v.play->meetings, v.pockets);
    v.move_rules = compile_move_rules(types, v.royals, compile_captures(types, v.pockets));
    v.endings = compile_endings(types, v.play->meetings);
    v.preferences = compile_preferences(types, v.play->meetings);
    v.views = compile_views(types, v.play->meetings);
    v.attacks = attack_tables(*v.binding, *v.play, v.royals, v.endings);
    v.tables = compile_position_tables(spec, *v.binding, v.pockets, v.turn);
    v.tables->held = compile_held(types, v.pockets);
    v.initial_tags = compile_initial_tags(spec, *v.binding, v.castling);
    v.initial_notes = compile_initial_notes(spec, *v.binding);
    // What effects give is noted where they are bound.
    for (const PieceRef& p : spec.pieces)
        for (const AuraSpec& aura : p->influence.auras)
            if (!aura.mark.empty()) v.binding->given_tags.emplace(aura.mark, p->place);
    // A function of a script may look at any tag.
    if (!v.play->asks_scripts) v.idle_rules = compile_idle_rules(spec, *v.binding);
    v.play->sights = std::make_unique<const Sights>(*v.play);
    v.binding->names_elsewhere = {};  // what these come from may be gone before the variant
    v.spec = std::move(spec);
    v.coincidence = compile_coincidence(v);
    compile_last_readers(v);
    v.hooks = std::move(hooks);
    std::vector<Code>& setup = v.tables->setup;
    auto variant = std::make_shared<Variant>(std::move(v));
    faults.add(read_setup(*variant, setup));
    return variant;
}

}  // namespace

Result<std::shared_ptr<const Variant>> compile(VariantSpec spec, std::shared_ptr<Hooks> hooks,
                                               const SetupReader& read_setup,
                                               NamesElsewhere names_elsewhere) {
    SpecFaults faults{spec};
    const auto variant = made(faults, spec, std::move(hooks), read_setup, std::move(names_elsewhere));
    if (variant) faults.add(variant->binding().diagnostics);
    drop_repeated(faults.list);
    Result<std::shared_ptr<const Variant>> result{{}, std::move(faults.list)};
    const bool failed =
        ranges::any_of(result.diagnostics, [](const Diagnostic& d) { return d.severity == Severity::error; });
    if (!failed) result.value = variant;
    return result;
}

Position initial_position(const Variant& variant) {
    Position position(variant.position_tables());
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Code code = variant.position_tables().setup[f]; code != kNoPiece)
            position.set(f, code, variant.initial_tags(code, f), Edit::Why::setup);
    for (const auto& [code, pocket, number] : variant.position_tables().held)
        for (int i = 0; i < number; ++i) position.add_to_reserve(code, pocket);
    position.set_to_move(variant.spec().first);
    position.forget_log();
    return position;
}

}  // namespace acedrex
