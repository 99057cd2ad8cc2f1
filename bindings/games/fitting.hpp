// Variants whose seed draws an array that may be judged: the function `fits` of the option.
#pragma once

#include <lua.hpp>
#include <optional>
#include <vector>

#include "base/function_ref.hpp"
#include "games/bind_game.hpp"
#include "variant/spec.hpp"

namespace acedrex {

using CompileRef = FunctionRef<Result<VariantRef>(const VariantSpec&)>;

// As push_with_options. Where a seed is given that has a function `fits`, this is asked of the first
// position, and what does not fit is drawn again, a thousand times at most. The option is told how often
// (OptionSpec::thrown_away). Faults are noted, also those of the function; of a variant that cannot be
// compiled it is not asked. Returns that variant as it was compiled to be judged, if it was.
std::optional<Result<VariantRef>> push_fitting(lua_State* lua, int variant, std::vector<OptionSpec> options,
                                               CompileRef compile);

}  // namespace acedrex
