#include "shell/records.hpp"

#include <cmath>

#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

bool is_too_deep(std::string_view text) {
    std::size_t levels = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            quoted = !quoted;
        else if (quoted)
            i += c == '\\' ? 1 : 0;
        else if (c == '[' || c == '{')
            ++levels;
        else if ((c == ']' || c == '}') && levels > 0)
            --levels;
        if (levels > kMostLevels) return true;
    }
    return false;
}

Json read_json(std::string_view text) {
    return is_too_deep(text) ? Json(Json::value_t::discarded) : Json::parse(text, nullptr, false);
}

void print_json(const Json& document) {
    // Scripts are untrusted: bytes that are no UTF-8 are replaced, not thrown over. JSON lets some controls
    // of terminals stand as they are.
    put_text(stdout, shown(document.dump(-1, ' ', false, Json::error_handler_t::replace), Escapes::json));
    put_text(stdout, "\n");
}

double rounded(double number, int digits) {
    const double unit = std::pow(10, digits);
    return std::round(number * unit) / unit;
}

Json side_or_null(const std::optional<Side>& side) {
    return side ? Json(to_string(*side)) : Json(nullptr);
}

namespace {

std::string field_of(const Variant& variant, Field field) {
    return field == kNoField ? "" : variant.board().name(field);
}

std::string name_of(const Variant& variant, Code piece) {
    return piece == kNoPiece ? "" : variant.cast().name(piece);
}

Json to_json(const Variant& variant, const SideEffect& e) {
    Json json{{"kind", to_string(e.kind)},
              {"piece", name_of(variant, e.piece)},
              {"side", to_string(Cast::side(e.piece))},
              {"from", field_of(variant, e.from)},
              {"to", field_of(variant, e.to)}};
    if (e.tag != 0) json["tag"] = (e.lost ? "-" : "") + variant.tags().with_mask(e.tag).name;
    return json;
}

Json to_json(const Variant& variant, const PlyRecord& ply) {
    Json captures = Json::array();
    for (const LeftPiece& c : ply.captures)
        captures.push_back({{"field", field_of(variant, c.field)},
                            {"piece", name_of(variant, c.piece)},
                            {"side", to_string(Cast::side(c.piece))}});
    Json json{{"piece", name_of(variant, ply.piece)},
              {"symbol", ply.piece == kNoPiece ? "" : variant.cast().symbol(ply.piece)},
              {"side", to_string(ply.side)},
              {"from", field_of(variant, ply.from)},
              {"to", field_of(variant, ply.to)},
              {"kind", to_string(ply.kind)},
              {"captures", captures}};
    if (ply.action != 0) json["action"] = variant.turn().action_name(ply.action);
    json["momentum"] = ply.momentum ? Json(*ply.momentum) : Json(nullptr);
    if (ply.promoted_to != kNoPiece) json["promoted_to"] = name_of(variant, ply.promoted_to);
    if (ply.pocket >= 0)
        if (const auto& name = variant.pockets().names[static_cast<std::size_t>(ply.pocket)]; !name.empty())
            json["pocket"] = name;
    if (ply.into >= 0) json["into"] = variant.pockets().names[static_cast<std::size_t>(ply.into)];
    if (!ply.passages.empty()) json["passages"] = Json::array();
    for (const auto& [in, out, back] : ply.passages) {
        Json passage{{"in", field_of(variant, in)}, {"out", field_of(variant, out)}};
        if (back) passage["back"] = true;
        json["passages"].push_back(std::move(passage));
    }
    if (!ply.effects.empty()) json["effects"] = Json::array();
    for (const SideEffect& e : ply.effects) json["effects"].push_back(to_json(variant, e));
    return json;
}

}  // namespace

Json to_json(const Variant& variant, const ListedMove& move) {
    Json plies = Json::array();
    for (const PlyRecord& ply : move.plies) plies.push_back(to_json(variant, ply));
    return {{"text", move.text}, {"plies", plies}};
}

}  // namespace acedrex::program
