// Tables of keys. A row says all about a key of a table that authors write: what it is called, how it is
// read, what is missing without it, and what it says of piece types, by which variants with other types are
// made of one.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/ranges.hpp"
#include "declare/declaration.hpp"

namespace acedrex {

// What stands under a key, as far as types of pieces are named there.
enum class Types {
    none,
    rule,         // those that a rule holds for, one or a list: the rule goes with the last of them
    list,         // one or a list, of which none may be left
    one,          // a type; {} where it was removed
    the_one,      // a type without which the rule goes
    by_type,      // a table by types
    substitutes,  // by types, what stands for each: one, or a list
    counted,      // a list, or a table of numbers by types
    lists,        // a list of lists, each of which holds for its types together
    very_lists,   // likewise, for the very types that it names: a list goes with one of them, unless that is
                  // royal and something stands for it
    inside,       // a table, or a list of tables, with keys of its own
};

struct KeyTable;
struct Key {
    std::string name;
    Types types = Types::none;
    std::string needed{};  // what is missing without it; "": it may be left out
    const KeyTable* inside = nullptr;
};

struct KeyTable {
    std::vector<Key> rows;
    // What acedrex.variant_keys calls the table, if authors have words of their own for its keys.
    const char* surface = nullptr;

    std::string name(lua_State* lua, const Key& row) const;
    std::vector<std::string> names(lua_State* lua) const;
    // Notes the keys that are needed and not there.
    void check_needed(const Declaration& d) const;
};

// A table of keys that are read into a specification.
template <class Spec>
struct KeysOf : KeyTable {
    struct Row : Key {
        // Read elsewhere, together with others.
        Row(const char* key) : Key{key} {}
        explicit Row(Key key) : Key(std::move(key)) {}
        // how: a member, which is read by what it is, or how(d, key, spec).
        template <class How>
        Row(const char* key, How how, Types says = Types::none, std::string missing = "")
            : Key{key, says, std::move(missing)},
              read([=](const Declaration& d, const std::string& shown, Spec& spec) {
                  if constexpr (std::is_member_object_pointer_v<How>)
                      read_member(d, shown, spec.*how, says);
                  else
                      how(d, shown, spec);
              }) {}
        template <class How>
        Row(const char* key, How how, const char* missing) : Row(key, how, Types::none, missing) {}
        // keys: of a table there; says: what else may stand there.
        template <class How>
        Row(const char* key, How how, const KeyTable& keys, Types says = Types::inside)
            : Row(key, how, says) {
            inside = &keys;
        }

        std::function<void(const Declaration&, const std::string& key, Spec&)> read{};
    };

    KeysOf(std::initializer_list<Row> list, const char* shown = nullptr) : KeyTable{{}, shown} {
        for (const Row& row : list) add(row);
    }
    void add(const Row& row) {
        rows.push_back(row);
        read_rows.push_back(row);
    }
    KeysOf with(const Row& row) && {
        add(row);
        return std::move(*this);
    }

    void read_checked(const Declaration& d, Spec& spec) const {
        for (const Row& row : read_rows)
            if (row.read) row.read(d, name(d.lua(), row), spec);
    }
    // Those of the table that these are.
    KeysOf only(const std::vector<std::string>& keys) const {
        KeysOf some{};
        for (const std::string& key : keys) some.add(*ranges::find(read_rows, key, &Key::name));
        return some;
    }
    // Notes keys that are not in the table, too.
    Spec read(const Declaration& d, Spec spec = {}) const {
        d.allow(names(d.lua()));
        check_needed(d);
        read_checked(d, spec);
        return spec;
    }

    std::vector<Row> read_rows;

  private:
    // What is absent or faulty leaves a member as it is.
    template <class Value>
    static void read_member(const Declaration& d, const std::string& key, Value& member, Types types) {
        const auto set = [&](auto value) {
            if (value) member = std::move(*value);
        };
        if constexpr (std::is_same_v<Value, bool>)
            set(d.flag(key));
        else if constexpr (std::is_same_v<Value, std::string>)
            set(d.text(key));
        else if constexpr (std::is_same_v<Value, Expr>)
            member = d.walk(key);
        else if (types == Types::rule)
            member = d.types(key);
        else
            set(d.texts(key));
    }
};

// How keys are read into members in other ways.
namespace reads {

template <class Member>
auto whole(Member member, long long least, long long most) {
    return [=](const Declaration& d, const std::string& key, auto& spec) {
        if (const auto value = d.whole(key, least, most)) spec.*member = static_cast<int>(*value);
    };
}

template <class Member>
auto text(Member member, std::size_t most) {
    return [=](const Declaration& d, const std::string& key, auto& spec) {
        if (auto value = d.text(key, most)) spec.*member = std::move(*value);
    };
}

// One of these words, each with what it stands for.
template <class Spec, class Meaning>
auto word(Meaning Spec::*member, Words<std::type_identity_t<Meaning>> words) {
    return [member, words = std::move(words)](const Declaration& d, const std::string& key, Spec& spec) {
        if (const auto value = d.word(key, words)) spec.*member = *value;
    };
}

// What a reader of declarations makes of the key.
template <class Member, class Value>
auto by(Member member, Value (Declaration::*read)(const std::string& key) const) {
    return [=](const Declaration& d, const std::string& key, auto& spec) { spec.*member = (d.*read)(key); };
}

// What read(d) makes of it, or read(d, key).
template <class Member, class Read>
auto as(Member member, Read read) {
    return [=](const Declaration& d, const std::string& key, auto& spec) {
        if constexpr (std::is_invocable_v<Read, const Declaration&>)
            spec.*member = read(d);
        else
            spec.*member = read(d, key);
    };
}

// A table, or a list of them: what the keys make of each.
template <class Member, class Spec>
auto each(Member member, const KeysOf<Spec>& keys, std::string remedy) {
    return [=, keys = &keys](const Declaration& d, const std::string& key, auto& spec) {
        d.each(
            key, [&](const Declaration& one) { (spec.*member).push_back(keys->read(one)); }, remedy);
    };
}

// A table by names: what read(table, name) makes of each, if it makes anything.
template <class Member, class Read>
auto by_name(Member member, Read read, std::string remedy = "") {
    return [=](const Declaration& d, const std::string& key, auto& spec) {
        const auto table = d.within(key, remedy);
        if (!table) return;
        table->each_name([&](const std::string& name) {
            using Value = typename std::decay_t<decltype(spec.*member)>::mapped_type;
            if (auto value = read(*table, name)) (spec.*member)[name] = static_cast<Value>(*std::move(value));
        });
    };
}

// Likewise numbers, and lists of names.
template <class Member>
auto numbers_by_name(Member member, long long most, std::string remedy = "") {
    const auto read = [=](const Declaration& table, const std::string& name) {
        return table.whole(name, 0, most);
    };
    return by_name(member, read, std::move(remedy));
}
template <class Member>
auto names_by_name(Member member, std::string remedy = "") {
    const auto read = [](const Declaration& table, const std::string& name) {
        return std::optional(table.names(name));
    };
    return by_name(member, read, std::move(remedy));
}

}  // namespace reads

}  // namespace acedrex
