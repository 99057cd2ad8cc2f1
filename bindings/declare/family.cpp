// Reading the table of a family.
#include "declare/variant_reading.hpp"

namespace acedrex {

namespace {

void read_family_board(const Declaration& d, VariantSpec& spec) {
    static const KeysOf<RectangleSpec> keys{
        {"files", reads::whole(&RectangleSpec::files, 1, Board::kMaxFiles)},
        {"ranks", reads::whole(&RectangleSpec::ranks, 1, Board::kMaxRanks)}};
    if (const auto board = d.within("board")) {
        board->allow(keys.names(d.lua()));
        keys.read_checked(*board, spec.board);
    }
}

// The zones are asked for the board that the game is on.
void read_family_zones(const Declaration& d, VariantSpec& spec) {
    lua_State* lua = d.lua();
    const StackGuard guard(lua);
    d.push("zones");
    if (lua_isfunction(lua, -1)) {
        lua_newtable(lua);
        for (const auto& [key, value] :
             {std::pair{"files", spec.board.files}, std::pair{"ranks", spec.board.ranks}}) {
            lua_pushinteger(lua, value);
            lua_setfield(lua, -2, key);
        }
        lua_call(lua, 1, 1);
    }
    lua_newtable(lua);
    lua_insert(lua, -2);
    lua_setfield(lua, -2, "zones");
    read_zones(Declaration(d, lua_gettop(lua), ""), spec.board);
    lua_pop(lua, 1);
}

}  // namespace

void read_family_table(lua_State* lua, int index, bool board_asked, VariantSpec& spec) {
    const StackGuard guard(lua);
    const Declaration d(lua, lua_absindex(lua, index), "family", "");
    d.allow({"symmetry", "board", "zones", "promotion", "roles", "captures"});
    kVariantKeys.only({"symmetry"}).read_checked(d, spec);
    if (!board_asked) read_family_board(d, spec);
    if (d.has("zones")) read_family_zones(d, spec);
    kVariantKeys.only({"roles", "captures", "promotion"}).read_checked(d, spec);
    std::erase_if(spec.promotions, [&](const PromotionSpec& rule) {
        return rule.zone != "last" && spec.board.zones.count(rule.zone) == 0;
    });
}

}  // namespace acedrex
