// Labels of pieces and names of places: found, and written.
#include "notation/text/labels.hpp"

#include <algorithm>
#include <map>

#include "base/ranges.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/notations.hpp"
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

class NameFaults {
  public:
    explicit NameFaults(const Variant& variant) : variant_(variant) {}

    std::vector<Diagnostic> all() {
        if (notations_.trail) check_signs(*notations_.trail);
        check_labels();
        if (places_are_sound(0)) places_are_sound(1);
        return std::move(faults_);
    }

  private:
    void error(const char* code, const char* key, std::string message, std::string remedy) {
        faults_.push_back(
            {code, Severity::error, spec_.place_of(key), std::move(message), std::move(remedy)});
    }

    void check_signs(const TrailSigns& signs) {
        for (const std::string& name : signs.unnamed)
            if (!variant_.cast().type_named(name))
                error("unknown-piece", "notation", "notation: the variant has no piece \"" + name + "\"",
                      remedy_for(name, names_of(variant_.cast().entries()), "add it to pieces"));
        for (const auto& [tag, sign] : signs.lost)
            if (!variant_.tags().find(tag))
                error("unknown-tag", "notation", "notation: no piece carries the tag \"" + tag + "\"",
                      remedy_for(tag, names_of(variant_.tags().all()), ""));
    }

    // What is wrong with the name, behind its kind and itself; "": nothing.
    std::string fault_in(const std::string& name) const {
        if (variant_.board().field(name)) return " is the name of a field";
        if (!notations_.edits) return "";
        const EditSigns& signs = *notations_.edits;
        for (const std::string& sign : {signs.to, signs.off, signs.part, signs.comment})
            if (!sign.empty() && name.find(sign) != std::string::npos)
                return " holds \"" + sign + "\", which is a sign of the notation";
        return "";
    }

    void check_labels() {
        std::map<std::string, std::string> owners;
        for (const PieceRef& piece : spec_.pieces) {
            if (piece->label.empty()) continue;
            const auto wrong = [&](const std::string& what) {
                error("label", "pieces", "the label \"" + piece->label + "\" of " + piece->name + what,
                      "give it another label");
            };
            if (const std::string fault = fault_in(piece->label); !fault.empty()) wrong(fault);
            if (const auto [twin, added] = owners.emplace(piece->label, piece->name); !added)
                wrong(" is that of " + twin->second + ", too");
        }
    }

    // One fault is enough.
    bool places_are_sound(std::size_t side) {
        const Pockets& pockets = variant_.pockets();
        std::map<std::string, std::size_t> met;
        for (std::size_t pocket = 0; pocket < pockets.places.size(); ++pocket) {
            const std::vector<std::string>& places = pockets.places[pocket][side];
            const auto wrong = [&](const std::string& what, const char* remedy) {
                error("places", "pockets", "pockets: " + what, remedy);
                return false;
            };
            if (!places.empty() && pockets.queues[pocket] == 0)
                return wrong("places are those of a queue, and no drop takes from this pocket in order",
                             "write order = \"queue\" in its drops");
            for (std::size_t k = 0; k < places.size(); ++k) {
                std::string fault = fault_in(places[k]);
                if (const auto [twin, added] = met.emplace(places[k], k); !added)
                    fault = " is that of place " + std::to_string(twin->second + 1) + ", too";
                if (!fault.empty())
                    return wrong("the name \"" + places[k] + "\" of place " + std::to_string(k + 1) + fault,
                                 "let the function return another name for it");
            }
        }
        return true;
    }

    const Variant& variant_;
    const VariantSpec& spec_ = variant_.spec();
    const Notations& notations_ = notations_of(variant_);
    std::vector<Diagnostic> faults_;
};

}  // namespace

std::vector<Diagnostic> faults_of_names(const Variant& variant) {
    return NameFaults(variant).all();
}

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
