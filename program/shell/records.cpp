#include "shell/records.hpp"

#include <fmt/core.h>

namespace acedrex::program {

void print_json(const Json& document) {
    // Scripts are untrusted: bytes that are no UTF-8 are replaced, not thrown over.
    fmt::print("{}\n", document.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json side_or_null(const std::optional<Side>& side) {
    return side ? Json(to_string(*side)) : Json(nullptr);
}

Json to_json(const PlyRecord& ply) {
    Json captures = Json::array();
    for (const LeftPiece& c : ply.captures)
        captures.push_back({{"field", c.field}, {"piece", c.piece}, {"side", to_string(c.side)}});
    Json json{{"piece", ply.piece}, {"symbol", ply.symbol}, {"side", to_string(ply.side)}, {"from", ply.from},
              {"to", ply.to},       {"kind", ply.kind},     {"captures", captures}};
    json["momentum"] = ply.momentum ? Json(*ply.momentum) : Json(nullptr);
    if (!ply.promoted_to.empty()) json["promoted_to"] = ply.promoted_to;
    if (!ply.pocket.empty()) json["pocket"] = ply.pocket;
    if (!ply.effects.empty()) {
        Json& effects = json["effects"] = Json::array();
        for (const SideEffect& e : ply.effects) {
            effects.push_back({{"kind", e.kind},
                               {"piece", e.piece},
                               {"side", to_string(e.side)},
                               {"from", e.from},
                               {"to", e.to}});
            if (!e.tag.empty()) effects.back()["tag"] = e.tag;
        }
    }
    return json;
}

Json to_json(const ListedMove& move) {
    Json plies = Json::array();
    for (const PlyRecord& ply : move.plies) plies.push_back(to_json(ply));
    return {{"text", move.text}, {"plies", plies}};
}

}  // namespace acedrex::program
