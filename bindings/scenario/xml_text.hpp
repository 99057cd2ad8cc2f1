// Text as it stands within XML and HTML, in attributes between double quotes too.
#pragma once

#include <string>

namespace acedrex {

inline std::string xml_text(const std::string& text) {
    std::string result;
    for (const char c : text) {
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
                // XML has no room for other control characters.
                if (static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t') result += c;
        }
    }
    return result;
}

}  // namespace acedrex
