// How the types of a variant go, found out by asking: on empty boards and among other pieces. What is found
// is what texts of Betza can tell; where a type does more, that is said.
#pragma once

#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "import/fsf_betza.hpp"
#include "variant/variant.hpp"

namespace acedrex::program::exports {

using VariantRef = std::shared_ptr<const Variant>;
using Fields = std::set<Field>;

struct FoundWalks {
    std::vector<imports::Walk> walks;  // of light; of dark the same, turned by half a turn
    std::array<Fields, 2> ends;        // by side, wherever it can come to; without initial walks
    std::array<bool, 2>
        bound{};  // by side: its walks would lead out of these fields, and it does not go there
    std::array<Fields, 2> starts;  // by side: where initial walks begin
    std::string fault;             // what no text of Betza tells; "": nothing
};

// from: by side, the fields where it can come to stand by other means than its own moves.
FoundWalks walks_of(const VariantRef& lawless, int type, const std::array<Fields, 2>& from);

// The variant without royal pieces and without all that only games have: drops, promotion, endings.
VariantSpec without_laws(VariantSpec spec);

}  // namespace acedrex::program::exports
