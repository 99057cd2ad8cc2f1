// Text as it stands within XML and HTML, in attributes between double quotes too. Neither has room for
// control characters or broken UTF-8, so it is shown (sandbox/shown_text.hpp).
#pragma once

#include <string>

#include "sandbox/shown_text.hpp"

namespace acedrex {

inline std::string xml_text(const std::string& text) {
    std::string result;
    for (const char c : shown(text)) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            default:
                result += c;
        }
    }
    return result;
}

}  // namespace acedrex
