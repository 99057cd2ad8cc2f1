// What moves call pieces and places by in a notation of edits: names that can be told apart in a text.
#include <map>
#include <string_view>

#include "base/ranges.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// A sign of the notation that the name holds; "": none.
std::string sign_in(const VariantSpec& spec, const std::string& name) {
    if (!spec.edits) return "";
    const EditSigns& signs = *spec.edits;
    for (const std::string& sign : {signs.to, signs.off, signs.part, signs.comment})
        if (!sign.empty() && name.find(sign) != std::string::npos) return sign;
    return "";
}

// What is wrong with the name, behind its kind and itself; "": nothing.
std::string fault_in(const TypeNames& types, const std::string& name) {
    if (types.binding.board->field(name)) return " is the name of a field";
    const std::string sign = sign_in(types.spec, name);
    return sign.empty() ? "" : " holds \"" + sign + "\", which is a sign of the notation";
}

}  // namespace

void check_labels(const TypeNames& types) {
    std::map<std::string, std::string> owners;
    for (const PieceRef& piece : types.spec.pieces) {
        if (piece->label.empty()) continue;
        const auto error = [&](const std::string& what) {
            types.faults.error("label", "pieces",
                               "the label \"" + piece->label + "\" of " + piece->name + what,
                               "give it another label");
        };
        if (const std::string fault = fault_in(types, piece->label); !fault.empty()) error(fault);
        if (const auto [twin, added] = owners.emplace(piece->label, piece->name); !added)
            error(" is that of " + twin->second + ", too");
    }
}

void check_places(const TypeNames& types, const Pockets& pockets) {
    for (const std::size_t side : {0U, 1U}) {
        std::map<std::string, std::size_t> met;
        for (std::size_t pocket = 0; pocket < pockets.places.size(); ++pocket) {
            const std::vector<std::string>& places = pockets.places[pocket][side];
            const auto error = [&](const std::string& what, const std::string& remedy) {
                types.faults.error("places", "pockets", "pockets: " + what, remedy);
            };
            if (!places.empty() && pockets.queues[pocket] == 0) {
                error("places are those of a queue, and no drop takes from this pocket in order",
                      "write order = \"queue\" in its drops");
                return;
            }
            for (std::size_t k = 0; k < places.size(); ++k) {
                std::string fault = fault_in(types, places[k]);
                if (const auto [twin, added] = met.emplace(places[k], k); !added)
                    fault = " is that of place " + std::to_string(twin->second + 1) + ", too";
                if (fault.empty()) continue;
                error("the name \"" + places[k] + "\" of place " + std::to_string(k + 1) + fault,
                      "let the function return another name for it");
                return;
            }
        }
    }
}

}  // namespace acedrex
