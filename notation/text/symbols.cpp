// Symbols of pieces: found by name, and written.
#include "notation/text/symbols.hpp"

#include <algorithm>
#include <vector>

#include "base/ranges.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex {

std::optional<int> type_of_symbol(const Cast& cast, std::string_view symbol) {
    for (int type = 0; type < cast.types(); ++type)
        if (cast.entry(type).symbol == symbol) return type;
    return std::nullopt;
}

std::optional<int> type_with_symbol(const Variant& variant, std::string_view symbol) {
    if (symbol.empty() || !is_letter(symbol[0])) return std::nullopt;
    if (const auto type = type_of_symbol(variant.cast(), symbol)) return type;
    const std::string name = capitalised(symbol);
    if (const auto type = type_of_symbol(variant.cast(), name)) return type;
    for (int type = 0; type < variant.cast().types(); ++type)
        if (variant.piece(type).old_symbol == name) return type;
    std::optional<int> found;
    for (int type = 0; type < variant.cast().types(); ++type) {
        if (!same_letters(variant.cast().entry(type).symbol, symbol)) continue;
        if (found) return std::nullopt;
        found = type;
    }
    return found;
}

std::optional<Code> code_with_symbol(const Variant& variant, std::string_view symbol) {
    const std::string name = capitalised(symbol);
    auto type = type_of_symbol(variant.cast(), symbol);
    if (!type) type = type_of_symbol(variant.cast(), name);
    // Positions of the variant that this one bends still hold the symbols of the types that it replaced.
    const auto& replaced = variant.spec().old_symbols;
    if (const auto old = replaced.find(name); !type && old != replaced.end())
        type = variant.cast().type_named(old->second);
    if (!type) type = type_with_symbol(variant, symbol);
    if (!type) return std::nullopt;
    return variant.binding().code_for(*type, is_lower(symbol[0]) ? Side::dark : Side::light);
}

std::string symbol_remedy(const Variant& variant, std::string_view symbol) {
    std::vector<std::string> symbols;
    for (int type = 0; type < variant.cast().types(); ++type)
        symbols.push_back(variant.cast().entry(type).symbol);
    std::string near = nearest_name(symbol, symbols);
    // The first letter of one of several letters, if of no other.
    const auto begins_so = [&](const std::string& one) {
        return symbol.size() == 1 && one.starts_with(to_upper(symbol[0]));
    };
    if (near.empty() && ranges::count(symbols, true, begins_so) == 1)
        near = *ranges::find_if(symbols, begins_so);
    if (const auto type = type_with_symbol(variant, near)) {
        const Side side = is_lower(symbol[0]) ? Side::dark : Side::light;
        near = symbol_of(variant, variant.binding().code_for(*type, side));
    }
    if (!near.empty()) return "did you mean " + near + "?";
    constexpr std::size_t kMost = 12;
    std::string list;
    for (std::size_t i = 0; i < std::min(symbols.size(), kMost); ++i)
        list += (i > 0 ? ", " : "") + bracketed(symbols[i]);
    if (symbols.size() > kMost) list += " ...";
    const bool long_ones = ranges::any_of(symbols, [](const auto& one) { return one.size() > 1; });
    return "there is " + list + (long_ones ? "; symbols of several letters are written like [Ab]c3" : "");
}

std::string bracketed(const std::string& symbol) {
    return symbol.size() == 1 ? symbol : "[" + symbol + "]";
}

std::string piece_on(const Variant& variant, Code code, Field f) {
    return variant.cast().name(code) + " on " + variant.board().name(f);
}

std::string move_symbol_of(const Variant& variant, Code code) {
    return bracketed(capitalised(variant.cast().symbol(code)));
}

std::string symbol_of(const Variant& variant, Code code) {
    std::string symbol = variant.cast().symbol(code);
    if (Cast::side(code) == Side::dark) symbol[0] = to_lower(symbol[0]);
    return bracketed(symbol);
}

}  // namespace acedrex
