#include "notation/text/symbols.hpp"

#include <algorithm>
#include <vector>

#include "notation/text/ascii.hpp"

namespace acedrex {

std::optional<int> type_with_symbol(const Variant& variant, std::string_view symbol) {
    if (symbol.empty() || !is_letter(symbol[0])) return std::nullopt;
    const std::string name = capitalised(symbol);
    if (const auto type = variant.cast().type_with_symbol(name)) return type;
    std::optional<int> found;
    for (int type = 0; type < variant.cast().types(); ++type) {
        const std::string& known = variant.cast().entry(type).symbol;
        const bool same = same_letters(known, symbol);
        if (same && found) return std::nullopt;
        if (same) found = type;
    }
    return found;
}

std::optional<Code> code_with_symbol(const Variant& variant, std::string_view symbol) {
    const std::string name = capitalised(symbol);
    auto type = variant.cast().type_with_symbol(name);
    // Positions of the variant that this one bends still hold the symbols of the types that it replaced.
    const auto& replaced = variant.spec().old_symbols;
    if (const auto old = replaced.find(name); !type && old != replaced.end())
        type = variant.cast().type_named(old->second);
    if (!type) type = type_with_symbol(variant, symbol);
    if (!type) return std::nullopt;
    return variant.binding().code_for(*type, is_lower(symbol[0]) ? Side::dark : Side::light);
}

std::string nearest_symbol(const Variant& variant, std::string_view symbol) {
    std::vector<std::string> symbols;
    for (int type = 0; type < variant.cast().types(); ++type)
        symbols.push_back(variant.cast().entry(type).symbol);
    std::string near = nearest_name(symbol, symbols);
    // The first letter of one of several letters, if of no other.
    const auto begins_so = [&](const std::string& one) {
        return symbol.size() == 1 && !one.empty() && one[0] == to_upper(symbol[0]);
    };
    if (near.empty() && std::count_if(symbols.begin(), symbols.end(), begins_so) == 1)
        near = *std::find_if(symbols.begin(), symbols.end(), begins_so);
    const auto type = type_with_symbol(variant, near);
    if (!type) return near;
    return symbol_of(variant,
                     variant.binding().code_for(*type, is_lower(symbol[0]) ? Side::dark : Side::light));
}

std::string symbol_remedy(const Variant& variant, std::string_view symbol) {
    const std::string near = nearest_symbol(variant, symbol);
    if (!near.empty()) return "did you mean " + near + "?";
    constexpr int kMost = 12;
    const Cast& cast = variant.cast();
    std::string list;
    bool long_ones = false;
    for (int type = 0; type < cast.types(); ++type) {
        const std::string& one = cast.entry(type).symbol;
        long_ones = long_ones || one.size() > 1;
        if (type < kMost) list += (type > 0 ? ", " : "") + (one.size() > 1 ? "[" + one + "]" : one);
    }
    if (cast.types() > kMost) list += " ...";
    return "there is " + list + (long_ones ? "; symbols of several letters are written like [Ab]c3" : "");
}

std::string symbol_of(const Variant& variant, Code code) {
    std::string symbol = variant.cast().symbol(code);
    if (Cast::side(code) == Side::dark) symbol[0] = to_lower(symbol[0]);
    return symbol.size() == 1 ? symbol : "[" + symbol + "]";
}

}  // namespace acedrex
