// Text as it stands within XML and HTML, in attributes between double quotes too. Neither has room for
// control characters or broken UTF-8, so it is shown (sandbox/shown_text.hpp).
#pragma once

#include <iterator>
#include <string>
#include <utility>

#include "base/ranges.hpp"
#include "sandbox/shown_text.hpp"

namespace acedrex {

inline std::string xml_text(const std::string& text) {
    using Escape = std::pair<char, const char*>;
    static constexpr Escape kEscapes[] = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}};
    std::string result;
    for (const char c : shown(text)) {
        const Escape* escape = ranges::find(kEscapes, c, &Escape::first);
        result += escape == std::end(kEscapes) ? std::string(1, c) : escape->second;
    }
    return result;
}

}  // namespace acedrex
