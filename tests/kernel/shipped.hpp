// The shipped variants, loaded once, for kernel tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <string>

#include "effort.hpp"
#include "host/host.hpp"

namespace acedrex::testing {

inline std::shared_ptr<const Variant> shipped(const std::string& name) {
    static Host host(default_host_options());
    static std::map<std::string, std::shared_ptr<const Variant>> loaded;
    auto& variant = loaded[name];
    if (variant) return variant;
    // Croatian Ties with a single castling distance stands in tables of its own.
    const bool single = name.starts_with("castle");
    const Result<std::shared_ptr<const Variant>> base = host.variant(single ? "croatian-ties" : name);
    if (!base) {
        for (const Diagnostic& d : base.diagnostics) ADD_FAILURE() << to_string(d);
        std::abort();
    }
    variant = *base.value;
    if (single) {
        VariantSpec spec = variant->spec();
        spec.castling->distances = {name.back() - '0'};
        variant = *host.compile_here(spec).value;
    }
    return variant;
}

}  // namespace acedrex::testing
