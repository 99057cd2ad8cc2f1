// Labels of pieces and names of places: found, and written.
#include "notation/text/labels.hpp"

#include <algorithm>

#include "base/ranges.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

std::string in_case_of(Side side, std::string text) {
    for (char& c : text) c = side == Side::light ? to_upper(c) : to_lower(c);
    return text;
}

// That of the first letter.
Side side_of_label(std::string_view label) {
    const auto first = ranges::find_if(label, is_letter);
    return first != label.end() && is_lower(*first) ? Side::dark : Side::light;
}

// "FLYING_STAG(112)": the name that a label is made of, in lower case.
std::string name_in(std::string_view label) {
    std::string name = in_case_of(Side::dark, std::string(label.substr(0, label.find('('))));
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

}  // namespace

std::string label_of(const Variant& variant, Code code) {
    const std::string& label = variant.piece(Cast::type(code)).label;
    return label.empty() ? symbol_of(variant, code) : in_case_of(Cast::side(code), label);
}

std::optional<Code> code_with_label(const Variant& variant, std::string_view label) {
    const std::string lower = in_case_of(Side::dark, std::string(label));
    for (int type = 0; type < variant.cast().types(); ++type)
        if (!lower.empty() && variant.piece(type).label == lower)
            return variant.binding().code_for(type, side_of_label(label));
    if (label.starts_with('[') && label.ends_with(']')) label = label.substr(1, label.size() - 2);
    return ranges::all_of(label, is_letter) ? code_with_symbol(variant, label) : std::nullopt;
}

std::string label_remedy(const Variant& variant, std::string_view label) {
    std::vector<std::string> labels, names;
    for (int type = 0; type < variant.cast().types(); ++type) {
        labels.push_back(label_of(variant, variant.binding().code_for(type, side_of_label(label))));
        names.push_back(in_case_of(Side::dark, variant.piece(type).name));
    }
    std::string near = nearest_name(label, labels);
    // "OWL(1)", where that has another number, or no label.
    if (near.empty())
        if (const std::string name = nearest_name(name_in(label), names); !name.empty())
            near = labels[static_cast<std::size_t>(ranges::find(names, name) - names.begin())];
    return near.empty() ? "" : "; did you mean " + near + "?";
}

std::string place_name(const Variant& variant, const WaitingPlace& place) {
    const auto& names = variant.pockets().places[static_cast<std::size_t>(place.pocket)];
    const std::vector<std::string>& of_side = names[static_cast<std::size_t>(place.side)];
    return place.number < of_side.size() ? of_side[place.number] : "";
}

std::optional<WaitingPlace> place_named(const Variant& variant, Side side, std::string_view name) {
    for (const Side one : {side, other(side)})
        for (std::size_t pocket = 0; pocket < variant.pockets().places.size(); ++pocket) {
            const auto& names = variant.pockets().places[pocket][static_cast<std::size_t>(one)];
            const auto found = ranges::find(names, name);
            if (found != names.end())
                return WaitingPlace{static_cast<int>(pocket), one,
                                    static_cast<std::size_t>(found - names.begin())};
        }
    return std::nullopt;
}

}  // namespace acedrex
