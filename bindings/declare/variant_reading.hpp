// Variants as values: reading a declaration, and merging one with another.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>

#include "declare/keys.hpp"
#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The globals of scripts that declare something: piece{...}, variant{...}.
void open_pieces(lua_State* lua);
void open_variants(lua_State* lua);

extern const KeysOf<VariantSpec> kVariantKeys;
const KeysOf<PieceSpec>& piece_keys();

// Of a board, or of a family.
void read_zones(const Declaration& board, BoardSpec& spec);
// The name of a pocket, which may be none; and one, or a list of names.
std::string pocket_at(const Declaration& d, const std::string& key);
std::vector<std::string> pockets_at(const Declaration& d, const std::string& key);

// `blocked` of a piece or a role: a word, or the guard under which the piece is removed.
Expr read_blocked(const Declaration& d);

// Notes every fault. anonymous: name and family may be missing (scripted tests); the board's size is then
// taken from `setup`, or 8x8 where that is missing too. unfinished: what is missing may be given by its
// by_options.
std::shared_ptr<VariantSpec> read_variant(const Declaration& d, bool anonymous, bool unfinished = false);
// Reads the table of a scripted test's game.
std::shared_ptr<const VariantSpec> read_anonymous_variant(lua_State* lua, int table_index);

// What a text says of how a piece is royal.
const Words<RoyalKind>& royal_words();

// What a family says of the free board on which its pieces are tried: reads the table at `index`. symmetry;
// board, which counts where none was asked for; zones, a table or a function (board) that returns one;
// promotion, which counts where the board has its zone; roles and captures. Notes what is wrong.
void read_family_table(lua_State* lua, int index, bool board_asked, VariantSpec& spec);

// What an author calls a key that the kernel has another word for: surface_key(lua, "castling", "mover").
std::string surface_key(lua_State* lua, const char* table, const char* word);

// Where the random draws of each function `by_options` have come to, of a variant and those that it extends:
// what is made with the same ones goes on from there.
struct Draws {
    std::vector<std::uint64_t> states;
    std::size_t next = 0;  // of the function that is called next
};

// Pushes the variant at `variant` made anew, with options that were chosen of its own. Faults are noted.
void push_with_options(lua_State* lua, int variant, const std::vector<OptionSpec>& options, Draws& draws);

// What an extension does to the cast of its base.
struct CastChange {
    std::map<std::string, PieceRef> replaced;  // by old name
    std::set<std::string> removed;
    std::map<std::string, std::string> old_symbols;  // of replaced types: symbol -> name of the new type
};

// Renames and removes what the table at `variant`, a copy of the base's, says of types that changed. A mark
// stands for each list of types for which a rule holds that has none left.
void rename_all(lua_State* lua, int variant, const VariantSpec& base, const CastChange& change);

// Removes the rules whose lists are still marked once the extension is merged into the table at `variant`:
// without its list a rule would hold for all types. A fault where the extension says more of such a rule, and
// where a secret of the base would be open.
void remove_emptied(lua_State* lua, int variant, const VariantSpec& base, const Declaration& extension);

// Pushes the merged table of base and extension, and tells what happened to the cast.
CastChange push_merged(lua_State* lua, const VariantSpec& base, int base_table, const Declaration& extension);

}  // namespace acedrex
