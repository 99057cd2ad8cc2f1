// Variants that tests make of specifications.
#pragma once

#include <memory>
#include <utility>

#include "notation/position/setup.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Compiles a variant whose setups are drawn: see compile().
inline Result<std::shared_ptr<const Variant>> compile_drawn(VariantSpec spec, std::shared_ptr<Hooks> hooks) {
    return compile(std::move(spec), std::move(hooks), read_drawings);
}

}  // namespace acedrex
