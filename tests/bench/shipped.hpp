// The shipped variants, for benchmarks.
#pragma once

#include <cstdlib>
#include <memory>
#include <string>

#include "host/host.hpp"
#include "variant/variant.hpp"

namespace acedrex {

inline std::shared_ptr<const Variant> variant_called(const std::string& name) {
    static Host host(default_host_options());
    const Result<std::shared_ptr<const Variant>> result = host.variant(name);
    if (!result) std::abort();
    return *result.value;
}

}  // namespace acedrex
