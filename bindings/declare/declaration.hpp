// A table that an author declares something with: reads its keys, and notes what is wrong at the line of the
// key.
#pragma once

#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/function_ref.hpp"
#include "movement/expression.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

// What authors who come from elsewhere call the keys of pieces and variants, or where they look for them: a
// remedy, by the key.
using MeantKeys = std::map<std::string, std::string>;
extern const MeantKeys kMeantInPiece, kMeantInVariant;

// Words that may stand under a key, each with what it stands for.
template <class Meaning>
using Words = std::vector<std::pair<std::string, Meaning>>;

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
    // Likewise, where the source has the key too, and another value of it.
    void move_to(const std::string& key, Place place) {
        lines_.erase(key);
        set_place(key, std::move(place));
    }

    // "unknown key slip; did you mean slide?" for whatever is not known.
    void allow(const std::vector<std::string>& known) const;
    struct Elsewhere {
        // Keys of tables within this one, by the table's key; the fault says where they belong.
        std::map<std::string, std::vector<std::string>> inner{};
        const MeantKeys* meant = nullptr;
        // Keys of another word, and its name.
        std::vector<std::string> others{};
        std::string other{};
    };
    void allow(const std::vector<std::string>& known, const Elsewhere& elsewhere) const;

    // `key = false` counts as absent, so that an extension can take away what its base has; flags are read as
    // they are.
    void push(const std::string& key) const;
    // What see(lua, index) makes of the value at key.
    template <class See>
    auto look(const std::string& key, See see) const {
        push(key);
        auto seen = see(lua_, lua_gettop(lua_));
        lua_pop(lua_, 1);
        return seen;
    }
    bool has(const std::string& key) const { return look(key, lua_type) != LUA_TNIL; }
    // Its keys that are texts, in order.
    std::vector<std::string> keys() const { return text_keys(lua_, index_); }

    // Each returns nothing where the key is absent or faulty (which is noted).
    // A text of more than `most` bytes is a fault.
    std::optional<std::string> text(const std::string& key, std::size_t most = kLongestName) const;
    std::optional<bool> flag(const std::string& key) const;
    std::optional<long long> whole(const std::string& key, long long least, long long most) const;
    std::optional<double> number(const std::string& key) const;
    std::optional<std::string> one_of(const std::string& key, const std::vector<std::string>& words) const;
    // What the word stands for that is under the key.
    template <class Meaning>
    std::optional<Meaning> word(const std::string& key, const Words<Meaning>& words) const {
        std::vector<std::string> known;
        for (const auto& [word, meaning] : words) known.push_back(word);
        const auto given = one_of(key, known);
        for (const auto& [word, meaning] : words)
            if (word == given) return meaning;
        return std::nullopt;
    }
    // A list of texts (one text is a list too); pieces stand for their names.
    std::optional<std::vector<std::string>> texts(const std::string& key) const;
    std::vector<std::string> names(const std::string& key) const;  // none where there are none
    // The same of a list that names piece types for which a rule holds: one that names none is a fault, since
    // a rule without the list holds for all.
    std::vector<std::string> types(const std::string& key) const;
    std::optional<std::vector<long long>> wholes(const std::string& key) const;
    // A movement expression.
    Expr walk(const std::string& key) const { return expression(key, false); }
    // One that is made of guards.
    Expr guard(const std::string& key) const { return expression(key, true); }
    // An expression, a Betza string, or a list of those: their sum.
    Expr movement(const std::string& key) const;
    // Pushes the table at key and returns true, or pushes nothing.
    bool table(const std::string& key, const std::string& remedy = "") const;
    // The table at key, which is on the stack as long as what is returned; nullptr where there is none.
    struct Popped {
        void operator()(const Declaration* table) const;
    };
    using Inner = std::unique_ptr<const Declaration, Popped>;
    Inner within(const std::string& key, const std::string& remedy = "") const;
    using Body = FunctionRef<void(const Declaration& table)>;
    // one(...) of the table at key, or of each in the list of tables that is there. expected: what stands in
    // such a list, for its faults; "": its tables are numbered, and each is told by its number.
    void each(const std::string& key, Body one, const std::string& remedy = "",
              const std::string& expected = "") const;
    // Likewise of each table in the list at an index, which messages call `key`.
    void each_of_list(int list, const std::string& key, Body one, const std::string& remedy = "",
                      const std::string& expected = "") const;
    // one(...) of each item of the list at an index, as what the key alone would have; until it says false.
    void each_alone(int list, const std::string& key, FunctionRef<bool(const Declaration& item)> one) const;
    // one(name) of each key; what stands there without a key is a fault.
    void each_name(FunctionRef<void(const std::string& name)> one) const;
    // Does an empty table stand there?
    bool names_none(const std::string& key) const;

    void missing(const std::string& key, const std::string& what) const;
    void wrong(const std::string& key, const std::string& expected, int found_index,
               std::string remedy = "") const;
    void fault(const std::string& key, std::string code, std::string message, std::string remedy = "") const;
    // Messages of warnings do not say what is declared.
    void warn(const std::string& key, std::string code, std::string message, std::string remedy = "") const;

  private:
    std::string path_of(const std::string& key) const { return path_.empty() ? key : path_ + "." + key; }
    template <class Read>
    auto value(const std::string& key, const std::string& expected, Read read) const;
    template <class Item, class One>
    std::optional<std::vector<Item>> list(const std::string& key, const std::string& expected,
                                          const std::string& remedy, One one) const;
    Expr expression(const std::string& key, bool guard) const;
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
