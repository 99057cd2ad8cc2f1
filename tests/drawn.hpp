// Variants that tests make of specifications.
#pragma once

#include <memory>
#include <utility>

#include "notation/position/setup.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Compiles a variant whose setups are drawn, as if behind their keys: see compile().
inline Result<std::shared_ptr<const Variant>> compile_drawn(VariantSpec spec, std::shared_ptr<Hooks> hooks) {
    const auto read = [](const Variant& variant, std::vector<Code>& setup) {
        return read_drawings(variant, setup, [](const Place&, const std::string&) { return true; });
    };
    return compile(std::move(spec), std::move(hooks), read);
}

}  // namespace acedrex
