#include "variant/variant.hpp"

#include <algorithm>
#include <set>

#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

void add(std::vector<Diagnostic>& list, const std::vector<Diagnostic>& more) {
    list.insert(list.end(), more.begin(), more.end());
}

// The same words for both sides, or for the same piece in two lists, need saying once.
void drop_repeated(std::vector<Diagnostic>& list) {
    std::set<std::string> said;
    std::erase_if(list, [&](const Diagnostic& d) { return !said.insert(to_string(d)).second; });
}

// Can two different walks bring about the same position?
bool outcomes_may_coincide(const Turn& turn, const PieceMovements& pieces, const Promotion& promotion) {
    if (turn.several || !pieces.auras.empty()) return true;
    for (std::size_t code = 1; code < pieces.movements.size(); ++code) {
        const Movement& m = pieces.movements[code];
        // A promotion by a program is an outcome of its own, which a table may bring about as well.
        if (m.has_effects || (!m.walks.empty() && promotion.promotes(Cast::type(static_cast<Code>(code)))))
            return true;
    }
    return false;
}

std::vector<std::uint8_t> promotable_codes(const Cast& cast, const Promotion& promotion) {
    std::vector<std::uint8_t> promotable(static_cast<std::size_t>(cast.codes()), 0);
    for (Code code = 1; code < cast.codes(); ++code) promotable[code] = promotion.promotes(Cast::type(code));
    return promotable;
}

// Each step takes what earlier ones have made. nullptr: without a board or a cast there is nothing to
// compile.
std::shared_ptr<Variant> made(SpecFaults& faults, VariantSpec& spec, std::shared_ptr<Hooks> hooks,
                              SetupReader read_setup, const std::vector<std::string>& known_names) {
    auto board = compile_board(faults);
    auto cast = board ? compile_cast(faults) : nullptr;
    if (!cast) return nullptr;
    const TypeNames types{faults, *cast};
    const Zones zones = compile_zones(faults, *board);
    const std::vector<RoyalKind> kinds = royal_kinds(types);
    auto binding = compile_binding(types, *board, zones, kinds, compile_counters(faults));
    binding->hooks = hooks.get();
    binding->known_names = known_names;
    Promotion promotion = compile_promotion(types, *board, zones);
    Castling castling = compile_castling(types, *board);
    auto pieces = compile_pieces(spec, *binding, kinds, promotion);
    const TurnContext turns{types, *binding, pieces->meetings};
    Pockets pockets = compile_pockets(spec);
    Turn turn = compile_turn(turns, pockets);
    const auto royals = royal_codes(*cast, kinds);
    MoveRules rules = compile_move_rules(types, royals, compile_captures(turns, pockets));
    Endings endings = compile_endings(types, *board, zones);
    auto attacks = attack_tables(*binding, *pieces, royals, endings);
    auto tables = compile_position_tables(spec, *binding, kinds, pockets);
    std::vector<Tags> initial_tags = compile_initial_tags(spec, *binding, castling);
    check_notation(types, binding->tags);
    check_tags(spec, *binding, pieces->asks_scripts);
    check_promotion(spec, *binding);
    auto play = std::make_unique<PlayContext>(PlayContext{*binding, pieces->meetings, pieces->movements,
                                                          pieces->auras, pieces->ruled, pieces->ends_turns,
                                                          promotable_codes(*cast, promotion)});
    auto sights = std::make_unique<Sights>(*play);
    const bool coincide = outcomes_may_coincide(turn, *pieces, promotion);
    std::vector<Code>& setup = tables->setup;
    auto variant = std::make_shared<Variant>(VariantParts{
        std::move(spec), std::move(hooks), std::move(board), std::move(cast), std::move(binding),
        std::move(pieces), std::move(play), std::move(sights), std::move(tables), std::move(attacks),
        std::move(promotion), std::move(castling), std::move(turn), std::move(pockets), std::move(endings),
        std::move(rules), std::move(royals), std::move(initial_tags), coincide});
    add(faults.list, read_setup(*variant, setup));
    return variant;
}

}  // namespace

const std::vector<AlternativeReport>& Variant::alternatives(int type) const {
    const Side side = piece(type).owner == Owner::none ? Side::none : Side::light;
    return movement(cast().code(type, side)).report;
}

PieceReport Variant::report(int type) const {
    using Tier = AlternativeReport::Tier;
    const AlternativeReport* slowest = nullptr;
    for (const AlternativeReport& a : alternatives(type))
        if (slowest == nullptr || a.tier > slowest->tier) slowest = &a;
    if (slowest == nullptr || slowest->tier < Tier::program) return {"table", ""};
    return {slowest->tier == Tier::hook ? "hook" : "program", slowest->why};
}

Result<std::shared_ptr<const Variant>> compile(VariantSpec spec, std::shared_ptr<Hooks> hooks,
                                               SetupReader read_setup,
                                               const std::vector<std::string>& known_names) {
    SpecFaults faults{spec};
    const auto variant = made(faults, spec, std::move(hooks), read_setup, known_names);
    Result<std::shared_ptr<const Variant>> result;
    result.diagnostics = std::move(faults.list);
    if (variant) add(result.diagnostics, variant->binding().diagnostics);
    drop_repeated(result.diagnostics);
    const bool failed = std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                                    [](const Diagnostic& d) { return d.severity == Severity::error; });
    if (!failed) result.value = variant;
    return result;
}

Position initial_position(const Variant& variant) {
    Position position(variant.position_tables());
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Code code = variant.position_tables().setup[f]; code != kNoPiece)
            position.set(f, code, variant.initial_tags(code), Edit::Why::setup);
    position.set_to_move(variant.spec().first);
    position.forget_log();
    return position;
}

}  // namespace acedrex
