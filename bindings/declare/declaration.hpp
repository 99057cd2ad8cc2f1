// A table that an author declares something with: reads its keys, and notes what is wrong at the line of the
// key.
#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "movement/expression.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

class Declaration {
  public:
    // call: the word that was called with the table ("piece"); its keys are looked for from the line that is
    // running. With an empty word no source is searched.
    Declaration(lua_State* lua, int table_index, std::string shown, const std::string& call);
    // A table within: keys are looked up below `path`; "": where the outer one's are.
    Declaration(const Declaration& outer, int table_index, std::string path);

    lua_State* lua() const { return lua_; }
    int index() const { return index_; }
    const Place& place() const { return place_; }
    Place place_of(const std::string& key) const;
    // The lines of keys; for keys that another declaration brought along, see set_place.
    void set_place(const std::string& key, Place place) { inherited_[key] = std::move(place); }

    // "unknown key slip; did you mean slide?" for whatever is not known.
    void allow(const std::vector<std::string>& known) const;
    struct Elsewhere {
        // Keys of tables within this one, by the table's key; the fault says where they belong.
        std::map<std::string, std::vector<std::string>> inner{};
        std::string (*meant)(const std::string& key) = nullptr;  // a remedy, or ""
        // Keys of another word, and its name.
        const std::vector<std::string>* others = nullptr;
        std::string other{};
    };
    void allow(const std::vector<std::string>& known, const Elsewhere& elsewhere) const;

    // `key = false` counts as absent, so that an extension can take away what its base has; flags are read as
    // they are.
    bool has(const std::string& key) const;
    void push(const std::string& key) const;

    // Each returns nothing where the key is absent or faulty (which is noted).
    // A text of more than `most` bytes is a fault.
    std::optional<std::string> text(const std::string& key, std::size_t most = kLongestName) const;
    std::optional<bool> flag(const std::string& key) const;
    std::optional<long long> whole(const std::string& key, long long least, long long most) const;
    std::optional<double> number(const std::string& key) const;
    std::optional<std::string> one_of(const std::string& key, const std::vector<std::string>& words) const;
    // A list of texts (one text is a list too); pieces stand for their names.
    std::optional<std::vector<std::string>> texts(const std::string& key) const;
    // The same of a list that names piece types for which a rule holds: one that names none is a fault, since
    // a rule without the list holds for all.
    std::vector<std::string> types(const std::string& key) const;
    std::optional<std::vector<long long>> wholes(const std::string& key) const;
    // A movement expression; guard: it must be made of guards.
    Expr expression(const std::string& key, bool guard) const;
    // An expression, a Betza string, or a list of those: their sum.
    Expr movement(const std::string& key) const;
    // Pushes the table at key and returns true, or pushes nothing.
    bool table(const std::string& key, const std::string& remedy = "") const;

    void missing(const std::string& key, const std::string& what) const;
    void wrong(const std::string& key, const std::string& expected, int found_index,
               std::string remedy = "") const;
    void fault(const std::string& key, std::string code, std::string message, std::string remedy = "") const;

  private:
    bool too_long(const std::string& key, int index, std::size_t most) const;  // a fault
    std::optional<std::string> copied(int index) const;
    Expr checked(const std::string& key, Expr e) const;
    Expr one_movement(const std::string& key, int index) const;

    lua_State* lua_;
    int index_;
    std::string shown_;
    std::string path_;
    Place place_;
    std::map<std::string, int> lines_;
    std::map<std::string, Place> inherited_;
};

// __index of a value whose user value 1 is the table that it was declared by: a copy of what stands under the
// key. `what` is the value's kind, for the fault that an unknown key is.
int read_declared(lua_State* lua, const char* what, const std::vector<std::string>& keys);

}  // namespace acedrex
