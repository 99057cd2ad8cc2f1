#include "declare/keys.hpp"

#include "declare/variant_reading.hpp"

namespace acedrex {

std::string KeyTable::name(lua_State* lua, const Key& row) const {
    return surface ? surface_key(lua, surface, row.name.c_str()) : row.name;
}

std::vector<std::string> KeyTable::names(lua_State* lua) const {
    std::vector<std::string> names;
    for (const Key& row : rows) names.push_back(name(lua, row));
    return names;
}

void KeyTable::check_needed(const Declaration& d) const {
    for (const Key& row : rows)
        if (const std::string key = name(d.lua(), row); !row.needed.empty() && !d.has(key))
            d.missing(key, row.needed);
}

}  // namespace acedrex
