// What an extension's changes of the cast do to the rest of its base: the names under its keys, as the tables
// of keys tell, and the symbols in the setup.
#include <algorithm>
#include <cctype>
#include <functional>

#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/ordered.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

// Parts may lie in parts; what lies deeper is a fault when it is read.
constexpr int kDeepest = 20;

// Stands instead of a list of types of which none is left: the rule goes if the extension has no list of its
// own.
const char kEmptied = 0;

// The name of a type, of the text or the piece at an index.
std::optional<std::string> name_at(lua_State* lua, int index) {
    if (const PieceRef piece = to_piece(lua, index)) return piece->name;
    return text_at(lua, index);
}

// The names of types at an index: one, or a list of them; nothing where there is neither.
std::optional<std::vector<std::string>> names_at(lua_State* lua, int index) {
    if (auto one = name_at(lua, index)) return std::vector{std::move(*one)};
    if (!lua_istable(lua, index)) return std::nullopt;
    std::vector<std::string> names;
    for_each_item(lua, index, [&](int) {
        if (auto name = name_at(lua, -1)) names.push_back(std::move(*name));
    });
    return names;
}

class Renaming {
  public:
    Renaming(lua_State* lua, const VariantSpec& base, const CastChange& change)
        : lua_(lua), base_(base), change_(change) {}

    // What the table on top of the stack, and each table of the list that it is, says of types.
    void rename(const KeyTable& keys, int depth = kDeepest) {
        const StackGuard guard(lua_);
        if (depth == 0 || !lua_checkstack(lua_, 20)) return;
        const int table = lua_gettop(lua_);
        for (const Key& row : keys.rows) {
            const std::string key = keys.name(lua_, row);
            push_field(lua_, table, key.c_str());
            if (row.inside != nullptr &&
                (row.types == Types::inside ? lua_istable(lua_, -1) != 0 : has_text_keys(lua_, -1)))
                rename(*row.inside, depth - 1);
            else if (push_renamed(row.types))
                lua_setfield(lua_, table, key.c_str());
            lua_settop(lua_, table);
        }
        for_each_item(lua_, table, [&](int) {
            if (lua_istable(lua_, -1)) rename(keys, depth - 1);
        });
    }

  private:
    // The new name of a type: its own, that of its replacement, or nothing if it was removed.
    std::optional<std::string> renamed(const std::string& name) const {
        if (change_.removed.contains(name)) return std::nullopt;
        const auto now = change_.replaced.find(name);
        return now == change_.replaced.end() ? name : now->second->name;
    }

    // Pushes what the value on top of the stack becomes; false where it stays.
    bool push_renamed(Types types) {
        switch (types) {
            case Types::rule:
            case Types::list:
                return push_renamed_list(types == Types::rule);
            case Types::one:
            case Types::the_one:
                return push_renamed_name(types == Types::the_one);
            case Types::by_type:
            case Types::substitutes:
                return push_renamed_keys(types == Types::substitutes);
            case Types::counted:
                return has_text_keys(lua_, -1) ? push_renamed_keys(false) : push_renamed_list(false);
            case Types::lists:
            case Types::very_lists:
                return push_renamed_lists(types);
            case Types::none:
            case Types::inside:
                break;
        }
        return false;
    }

    // One name counts as a list. emptied: whether the mark stands for a list of which nothing is left.
    bool push_renamed_list(bool emptied) {
        const auto names = names_at(lua_, -1);
        if (!names) return false;
        std::vector<std::string> left;
        for (const std::string& name : *names)
            if (auto now = renamed(name)) left.push_back(std::move(*now));
        if (left.empty() && !names->empty() && emptied)
            push_emptied();
        else
            push_texts(lua_, left);
        return true;
    }

    // Where a single name stands it stays a text.
    bool push_renamed_name(bool emptied) {
        const auto name = name_at(lua_, -1);
        if (!name) return false;
        if (const auto now = renamed(*name))
            push_text(lua_, *now);
        else if (emptied)
            push_emptied();
        else
            lua_newtable(lua_);
        return true;
    }

    void push_emptied() { lua_pushlightuserdata(lua_, const_cast<char*>(&kEmptied)); }

    // A table by types: what it says of one that was removed goes. values: they name types, too; one whose
    // substitutes were all removed has none, {}.
    bool push_renamed_keys(bool values) {
        if (!lua_istable(lua_, -1)) return false;
        lua_newtable(lua_);
        for_each_field(lua_, -2, [&] {
            const auto name = text_at(lua_, -2);
            const auto now = name ? renamed(*name) : std::nullopt;
            if (name && !now) return lua_pop(lua_, 2);
            if (now && values && push_renamed(lua_istable(lua_, -1) ? Types::list : Types::one))
                lua_remove(lua_, -2);
            if (now) {
                push_text(lua_, *now);
                lua_replace(lua_, -3);
            }
            lua_rawset(lua_, -4);
        });
        return true;
    }

    // A list of lists goes with the last of its types, and where it holds for the very types with one of
    // them.
    bool push_renamed_lists(Types types) {
        if (!lua_istable(lua_, -1)) return false;
        const int lists = lua_gettop(lua_);
        lua_newtable(lua_);
        lua_Integer count = 0;
        for_each_item(lua_, lists, [&](int) {
            const auto stays = [&](const std::string& name) {
                const auto now = renamed(name);
                return types == Types::lists || now == name || (now && is_royal(name));
            };
            if (!ranges::all_of(names_at(lua_, -1).value_or(std::vector<std::string>{}), stays)) return;
            const bool is_list = lua_istable(lua_, -1);
            if (!push_renamed_list(true) || !lua_istable(lua_, -1)) return;
            if (is_list) {
                push_field(lua_, lua_gettop(lua_) - 1, "result");
                lua_setfield(lua_, -2, "result");
            }
            lua_rawseti(lua_, lists + 1, ++count);
        });
        return true;
    }

    bool is_royal(const std::string& name) const {
        return ranges::any_of(base_.pieces, [&](const PieceRef& piece) {
            return piece->name == name && base_.royal_kind(*piece) != RoyalKind::none;
        });
    }

    lua_State* lua_;
    const VariantSpec& base_;
    const CastChange& change_;
};

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

// Puts the symbols of the new cast into a drawn setup.
std::string redrawn(const std::string& setup, const std::vector<PieceRef>& old_cast,
                    const CastChange& change) {
    std::string result;
    for (std::size_t at = 0; at < setup.size();) {
        std::size_t end = at;
        while (end < setup.size() && std::isalpha(static_cast<unsigned char>(setup[end]))) ++end;
        if (end == at) {
            result += setup[at++];
            continue;
        }
        std::string symbol = setup.substr(at, end - at);
        const std::string drawn = symbol;
        for (const PieceRef& old : old_cast) {
            if (drawn != old->symbol && drawn != lower(old->symbol)) continue;
            const auto now = change.replaced.find(old->name);
            if (now != change.replaced.end())
                symbol = drawn == old->symbol ? now->second->symbol : lower(now->second->symbol);
            else if (change.removed.contains(old->name))
                symbol = ".";
        }
        result += symbol;
        at = end;
    }
    return result;
}

bool is_emptied(lua_State* lua, int table, const std::string& key) {
    push_field(lua, table, key.c_str());
    const bool emptied = lua_touserdata(lua, -1) == &kEmptied;
    lua_pop(lua, 1);
    return emptied;
}

// Of the rule on top of the stack: is there none left of the types that it holds for?
bool is_lost(lua_State* lua, const KeyTable& keys) {
    return ranges::any_of(keys.rows, [&](const Key& row) {
        return (row.types == Types::rule || row.types == Types::the_one) &&
               is_emptied(lua, -1, keys.name(lua, row));
    });
}

void remove(lua_State* lua, int table, const std::string& key) {
    lua_pushnil(lua);
    lua_setfield(lua, table, key.c_str());
}

// Takes out of the list at index what gone() says, with a member on top of the stack; true where none is left
// of some.
template <class Gone>
bool remove_members(lua_State* lua, int index, const Gone& gone) {
    index = lua_absindex(lua, index);
    const int length = list_length(lua, index);
    lua_Integer left = 0;
    bool removed = false;
    for (int i = 1; i <= length; ++i) {
        lua_rawgeti(lua, index, i);
        if (lua_istable(lua, -1) && gone()) {
            removed = true;
            lua_pop(lua, 1);
        } else {
            lua_rawseti(lua, index, ++left);
        }
    }
    for (lua_Integer i = left + 1; i <= length; ++i) {
        lua_pushnil(lua);
        lua_rawseti(lua, index, i);
    }
    return removed && left == 0;
}

// Takes the rules without types out of a table; what the extension says of one that is gone would be lost.
std::set<std::string> remove_rules(const Declaration& extension, int table, const KeyTable& keys) {
    lua_State* lua = extension.lua();
    const StackGuard guard(lua);
    const int rule = lua_gettop(lua) + 1;
    std::set<std::string> gone;
    for (const Key& row : keys.rows) {
        if (row.types != Types::inside || row.inside == &kPartKeys) continue;
        push_field(lua, table, row.name.c_str());
        const auto lost = [&] { return is_lost(lua, *row.inside); };
        const bool is_table = lua_istable(lua, rule);
        if (is_table && (lost() || remove_members(lua, rule, lost))) {
            gone.insert(row.name);
            remove(lua, table, row.name);
            if (extension.has(row.name))
                extension.fault(row.name, "no-types",
                                row.name + ": the types for which the base has this are removed",
                                "name others, or write " + row.name + " = false");
        } else if (is_table) {
            extension.push(row.name);
            if (!lua_istable(lua, -1)) lua_newtable(lua);
            remove_rules(Declaration(extension, -1, row.name), rule, *row.inside);
        }
        lua_settop(lua, rule - 1);
    }
    return gone;
}

bool part_gone(lua_State* lua, bool drops_gone, int depth);

// Of a part that stands for one of two others, on top of the stack: is nothing left of these? One of which
// nothing is left is taken out.
bool branches_gone(lua_State* lua, bool drops_gone, int depth) {
    const int part = lua_gettop(lua);
    int gone = 0, left = 0;
    for (const char* key : {"part", "otherwise", "needs", "light", "dark"}) {
        push_field(lua, part, key);
        const bool is_part = lua_istable(lua, -1);
        const bool is_gone = is_part && part_gone(lua, drops_gone, depth - 1);
        lua_pop(lua, 1);
        if (is_gone) remove(lua, part, key);
        (is_gone ? gone : left) += is_part ? 1 : 0;
    }
    push_field(lua, part, "kind");
    const bool both = text_at(lua, -1) == "given";  // it is gone with one of them
    lua_pop(lua, 1);
    return gone > 0 && (both || left == 0);
}

// Is nothing left of the part of a turn on top of the stack? drops_gone: of the drops of the variant nothing
// is.
bool part_gone(lua_State* lua, bool drops_gone, int depth) {
    const StackGuard guard(lua);
    if (depth == 0 || !lua_checkstack(lua, 10)) return false;
    const int part = lua_gettop(lua);
    if (is_emptied(lua, part, "pieces")) return true;
    push_field(lua, part, "of");
    const bool inner_gone = lua_istable(lua, -1) && part_gone(lua, drops_gone, depth - 1);
    lua_pop(lua, 1);
    if (inner_gone || branches_gone(lua, drops_gone, depth)) return true;
    push_field(lua, part, "kind");
    const bool drop = text_at(lua, -1) == "drop";
    lua_pop(lua, 1);
    const bool list = list_length(lua, part) > 0;
    if (drop && !list) return drops_gone && !says_drop(lua, part);
    return remove_members(lua, part, [&] {
        return drop ? is_emptied(lua, -1, "pieces") : part_gone(lua, drops_gone, depth - 1);
    });
}

// With its mask a secret is lost, and its pieces, which are still there, would be seen.
void refuse_lost_masks(int variant, const VariantSpec& base, const Declaration& extension) {
    lua_State* lua = extension.lua();
    const StackGuard guard(lua);
    std::size_t secret = 0;
    const auto look = [&] {
        const std::size_t i = secret++;
        if (!lua_istable(lua, -1) || !is_emptied(lua, -1, "seen_as") || is_emptied(lua, -1, "pieces")) return;
        if (!base.views || i >= base.views->secrets.size()) return;
        const SecretSpec& lost = base.views->secrets[i];
        extension.fault("pieces", "no-types",
                        "secrets: " + (lost.pieces.empty() ? "what is secret" : joined(lost.pieces)) +
                            " would be seen as " + lost.seen_as + ", which is removed",
                        "write secrets = { ... } with another seen_as, or secrets = false");
    };
    push_field(lua, variant, "secrets");
    if (lua_istable(lua, -1) && list_length(lua, -1) > 0)
        for_each_item(lua, -1, [&](int) { look(); });
    else if (lua_istable(lua, -1))
        look();
    lua_pop(lua, 1);
}

}  // namespace

void rename_all(lua_State* lua, int variant, const VariantSpec& base, const CastChange& change) {
    const StackGuard guard(lua);
    lua_pushvalue(lua, variant);
    Renaming(lua, base, change).rename(kVariantKeys);
    push_field(lua, -1, "setup");
    if (const auto setup = text_at(lua, -1)) {
        push_text(lua, redrawn(*setup, base.pieces, change));
        lua_setfield(lua, -3, "setup");
    }
    lua_pop(lua, 2);
}

void remove_emptied(lua_State* lua, int variant, const VariantSpec& base, const Declaration& extension) {
    const StackGuard guard(lua);
    variant = lua_absindex(lua, variant);
    refuse_lost_masks(variant, base, extension);
    const bool drops_gone = remove_rules(extension, variant, kVariantKeys).contains("drops");
    if (extension.has("turn")) return;
    push_field(lua, variant, "turn");
    const bool turn_gone = lua_istable(lua, -1) && part_gone(lua, drops_gone, kDeepest);
    lua_pop(lua, 1);
    if (!turn_gone) return;
    extension.fault("pieces", "no-types",
                    "turn: no part of the base's turn is left, since the types that it names are removed",
                    "write turn = ..., or turn = false for a move by any piece");
    remove(lua, variant, "turn");
}

}  // namespace acedrex
