// Reading how many pieces of a type may be dropped, and where they are counted.
#include "declare/parts.hpp"

namespace acedrex {

// A number, on the board; or a number and where: { 2, "a file" }, { 1, "hill" }.
std::optional<DropLimit> read_drop_limit(const Declaration& limits, const std::string& name) {
    constexpr long long kMostOnBoard = 1'000'000;
    if (limits.look(name, lua_isinteger) != 0)
        return DropLimit{static_cast<int>(limits.whole(name, 0, kMostOnBoard).value_or(0))};
    if (limits.look(name, text_at) == "one a file") return DropLimit{1, DropLimit::Of::file};
    limits.push(name);
    const int pair = lua_gettop(limits.lua());
    if (!lua_istable(limits.lua(), pair)) {
        limits.wrong(name, "a number, \"one a file\", or a number and where: { 2, \"a file\" }", pair);
        lua_settop(limits.lua(), pair - 1);
        return std::nullopt;
    }
    const bool two = list_length(limits.lua(), pair) == 2 && text_keys(limits.lua(), pair).empty();
    lua_rawgeti(limits.lua(), pair, 1);
    lua_rawgeti(limits.lua(), pair, 2);
    const auto most = whole_at(limits.lua(), pair + 1);
    const auto where = text_at(limits.lua(), pair + 2);
    lua_settop(limits.lua(), pair - 1);
    if (!two || !most || *most < 0 || *most > kMostOnBoard || !where) {
        limits.fault(
            name, "wrong-type",
            "drops: limit: " + name + " should be a number and where: \"a file\" or the name of a zone",
            "write " + name + " = { 2, \"a file\" }");
        return std::nullopt;
    }
    const bool file = *where == "a file";
    return DropLimit{static_cast<int>(*most), file ? DropLimit::Of::file : DropLimit::Of::zone,
                     file ? "" : std::string(*where)};
}

}  // namespace acedrex
