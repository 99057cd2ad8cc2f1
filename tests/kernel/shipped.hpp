// The shipped variants, loaded once, for kernel tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "effort.hpp"
#include "host/host.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {

inline Host& shipped_host() {
    static Host host(default_host_options());
    return host;
}

// Every variant below the roots by its slug, and every one among the examples by its path.
inline std::vector<std::string> every_shipped_variant(Host& host = shipped_host()) {
    std::vector<std::string> names;
    const auto is_variant = [&](const std::filesystem::path& path) {
        const auto loaded = host.load(path);
        return loaded && loaded.value->variant;
    };
    for (const FoundScript& script : host.find_variants())
        if (is_variant(script.path)) names.push_back(script.slug);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(host.options().home / "examples"))
        if (entry.path().extension() == ".lua" && is_variant(entry.path())) names.push_back(entry.path());
    return names;
}

inline std::shared_ptr<const Variant> shipped(const std::string& name) {
    Host& host = shipped_host();
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
