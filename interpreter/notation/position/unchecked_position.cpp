// The one thing that readers of positions ask the rules.
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

Result<Position> checked(const Variant& variant, Result<UncheckedPosition> read) {
    Result<Position> result = unchecked(std::move(read));
    if (!result) return result;
    Position& position = *result.value;
    const Side waiting = other(position.to_move());
    const Peril peril = LegalMoves(variant, position).peril(waiting);
    position.forget_log();
    if (peril == Peril::none) return result;
    const std::string us(to_string(position.to_move())), them(to_string(waiting));
    const char* fault = peril == Peril::attacked ? " stands in check"
                                                 : " has a royal piece that should be attacked and is not";
    return {std::nullopt,
            {{"check",
              Severity::error,
              {},
              us + " is to move, but " + them + fault,
              "let " + them + " move, or use --unchecked"}}};
}

Result<Position> unchecked(Result<UncheckedPosition> read) {
    if (!read) return {std::nullopt, std::move(read.diagnostics)};
    return {std::move(read.value->position), std::move(read.diagnostics)};
}

}  // namespace acedrex
