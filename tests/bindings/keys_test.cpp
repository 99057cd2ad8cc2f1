// The keys that authors may write and the manual's entries for them are the same.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <string>

#include "declare/variant_reading.hpp"
#include "host/host.hpp"

namespace acedrex {
namespace {

using KeySet = std::set<std::string>;

// The entries of a file of the manual, by class: "%class rules", "%w rules.stalemate: verdict".
std::map<std::string, KeySet> entries_of(const std::string& file) {
    std::map<std::string, KeySet> entries;
    std::ifstream lines(default_host_options().home / "docs" / "words" / file);
    std::string in;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("%class ")) in = line.substr(7);
        if (line.starts_with("%w ")) entries[in].insert(line.substr(3, line.find(':') - 3));
    }
    return entries;
}

KeySet written_keys(lua_State* lua, const KeyTable& table, const std::string& prefix = "") {
    KeySet names;
    for (const std::string& name : table.names(lua)) names.insert(prefix + name);
    return names;
}

TEST(Keys, OfVariantsAreThoseOfTheManual) {
    Host host(default_host_options());
    lua_State* lua = host.sandbox().lua();
    auto entries = entries_of("4-variants.txt");
    EXPECT_EQ(written_keys(lua, kVariantKeys), entries["variant_keys"]);
    const std::map<std::string, std::string> classes{
        {"board", "board_keys"},    {"promotion", "promotion_keys"}, {"castling", "castling_keys"},
        {"rules", "rules"},         {"drops", "drop_keys"},          {"captures", "capture_keys"},
        {"pockets", "pocket_keys"},
    };
    KeySet tables;
    for (const Key& key : kVariantKeys.rows) {
        const auto of_key = classes.find(key.name);
        if (of_key == classes.end()) continue;
        ASSERT_NE(key.inside, nullptr) << key.name;
        KeySet told = entries[of_key->second];
        std::erase_if(
            told, [&](const std::string& name) { return name.find('.', key.name.size() + 1) != name.npos; });
        EXPECT_EQ(written_keys(lua, *key.inside, key.name + "."), told);
        tables.insert(key.name);
    }
    EXPECT_EQ(tables.size(), classes.size());
}

TEST(Keys, OfPiecesAreThoseOfTheManual) {
    Host host(default_host_options());
    KeySet told = entries_of("3-pieces.txt")["piece_keys"];
    told.merge(entries_of("2-cascades.txt")["piece_keys"]);
    EXPECT_EQ(written_keys(host.sandbox().lua(), piece_keys()), told);
}

}  // namespace
}  // namespace acedrex
