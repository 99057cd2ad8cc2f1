#include "declare/declaration.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "base/ranges.hpp"
#include "declare/source_keys.hpp"
#include "sandbox/sandbox.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"
#include "values/expression_faults.hpp"
#include "values/word_table.hpp"
#include "words/word.hpp"

namespace acedrex {

Declaration::Declaration(lua_State* lua, int table_index, std::string shown, const std::string& call)
    : lua_(lua),
      index_(lua_absindex(lua, table_index)),
      shown_(std::move(shown)),
      place_(Sandbox::of(lua).place(lua)) {
    const auto& sources = context_of(lua).sources;
    const auto source = sources.find(place_.file);
    if (!call.empty() && source != sources.end()) lines_ = key_lines(source->second, place_.line, call);
}

Declaration::Declaration(const Declaration& outer, int table_index, std::string path)
    : lua_(outer.lua_),
      index_(lua_absindex(outer.lua_, table_index)),
      shown_(outer.shown_),
      path_(path.empty() ? outer.path_ : outer.path_of(path)),
      place_(outer.place_),
      lines_(outer.lines_),
      inherited_(outer.inherited_) {}

Place Declaration::place_of(const std::string& key) const {
    // The nearest that is known: the key itself, or the tables around it.
    for (std::string path = key.empty() ? path_ : path_of(key); !path.empty();) {
        if (const auto line = lines_.find(path); line != lines_.end()) return {place_.file, line->second};
        const std::size_t inner = path.find_last_of(".[");
        if (inner == std::string::npos) {
            if (const auto place = inherited_.find(path); place != inherited_.end()) return place->second;
            break;
        }
        path.resize(inner);
    }
    return place_;
}

void Declaration::fault(const std::string& key, std::string code, std::string message,
                        std::string remedy) const {
    fault_at(lua_, place_of(key), std::move(code), shown_ + ": " + std::move(message), std::move(remedy));
}

void Declaration::warn(const std::string& key, std::string code, std::string message,
                       std::string remedy) const {
    fault_at(lua_, place_of(key), std::move(code), std::move(message), std::move(remedy), Severity::warning);
}

void Declaration::missing(const std::string& key, const std::string& what) const {
    fault("", "missing-key", path_of(key) + " is missing: " + what);
}

void Declaration::wrong(const std::string& key, const std::string& expected, int found_index,
                        std::string remedy) const {
    if (is_broken(lua_, found_index)) return;
    fault(key, "wrong-type",
          path_of(key) + " should be " + expected + ", found " + describe(lua_, found_index),
          std::move(remedy));
}

void Declaration::allow(const std::vector<std::string>& known) const {
    allow(known, Elsewhere{});
}

void Declaration::allow(const std::vector<std::string>& known, const Elsewhere& elsewhere) const {
    const auto has_key = [](const std::vector<std::string>& keys, const std::string& key) {
        return ranges::count(keys, key) > 0;
    };
    std::size_t others = 0, unknown = 0;
    for (const std::string& key : text_keys(lua_, index_, &others)) {
        if (has_key(known, key)) continue;
        if (++unknown > Faults::kMost) break;
        std::string remedy;
        if (elsewhere.meant != nullptr && elsewhere.meant->contains(key)) remedy = elsewhere.meant->at(key);
        for (const auto& [table, keys] : elsewhere.inner)
            if (has_key(keys, key)) remedy = "it belongs into " + table + " = { " + key + " = ... }";
        if (remedy.empty() && has_key(elsewhere.others, key))
            remedy = "it belongs to a " + elsewhere.other + ": " + elsewhere.other + " { " + key + " = ... }";
        if (remedy.empty()) remedy = nearest_remedy(key, known);
        fault(key, "unknown-key", "unknown key " + path_of(key), std::move(remedy));
    }
    if (others > 0)
        fault("", "unknown-key",
              (path_.empty() ? "it" : path_) +
                  " takes keys only, found a value without a key (or a key that is not a text)",
              "write key = value");
}

void Declaration::push(const std::string& key) const {
    push_field(lua_, index_, key.c_str());
    if (!lua_isboolean(lua_, -1) || lua_toboolean(lua_, -1)) return;
    lua_pop(lua_, 1);
    lua_pushnil(lua_);
}

bool Declaration::too_long(const std::string& key, int index, std::size_t most) const {
    const std::size_t length = length_at(lua_, index);
    if (length <= most) return false;
    fault(key, "too-long",
          path_of(key) + " has " + std::to_string(length) + " bytes, and may have " + std::to_string(most));
    return true;
}

// Its bytes are counted as held by what is declared.
std::optional<std::string> Declaration::copied(int index) const {
    context_of(lua_).copied += sizeof(std::string) + length_at(lua_, index);
    return text_at(lua_, index);
}

template <class Read>
auto Declaration::value(const std::string& key, const std::string& expected, Read read) const {
    push(key);
    auto value = read(lua_gettop(lua_));
    if (!value && !lua_isnil(lua_, -1)) wrong(key, expected, lua_gettop(lua_));
    lua_pop(lua_, 1);
    return value;
}

std::optional<std::string> Declaration::text(const std::string& key, std::size_t most) const {
    if (look(key, [&](lua_State*, int index) { return too_long(key, index, most); })) return std::nullopt;
    return value(key, "a text", [&](int index) { return copied(index); });
}

std::optional<bool> Declaration::flag(const std::string& key) const {
    push_field(lua_, index_, key.c_str());
    std::optional<bool> value;
    if (lua_isboolean(lua_, -1))
        value = lua_toboolean(lua_, -1);
    else if (!lua_isnil(lua_, -1))
        wrong(key, "true or false", lua_gettop(lua_));
    lua_pop(lua_, 1);
    return value;
}

std::optional<long long> Declaration::whole(const std::string& key, long long least, long long most) const {
    return value(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most),
                 [&](int index) {
                     const auto number = whole_at(lua_, index);
                     return number && *number >= least && *number <= most ? number : std::nullopt;
                 });
}

std::optional<double> Declaration::number(const std::string& key) const {
    return look(key, [&](lua_State* lua, int index) -> std::optional<double> {
        const bool is_number = lua_type(lua, index) == LUA_TNUMBER;
        if (is_number && std::isfinite(lua_tonumber(lua, index))) return lua_tonumber(lua, index);
        if (!lua_isnil(lua, index)) wrong(key, is_number ? "a finite number" : "a number", index);
        return std::nullopt;
    });
}

std::optional<std::string> Declaration::one_of(const std::string& key,
                                               const std::vector<std::string>& words) const {
    push(key);
    auto value = text_at(lua_, -1);
    bool known = false;
    for (const std::string& word : words) known = known || (value && *value == word);
    if (!known && !lua_isnil(lua_, -1)) {
        std::vector<std::string> shown;
        for (const std::string& word : words) shown.push_back(in_quotes(word));
        const std::string nearest = value ? nearest_name(*value, words) : "";
        wrong(key, joined(shown, " or "), lua_gettop(lua_),
              nearest.empty() ? "" : "did you mean " + in_quotes(nearest) + "?");
    }
    lua_pop(lua_, 1);
    return known ? value : std::nullopt;
}

// One item, or a list of them; one(index, "", or "[2]" of one in a list) reads it, or says what is wrong with
// it.
template <class Item, class One>
std::optional<std::vector<Item>> Declaration::list(const std::string& key, const std::string& expected,
                                                   const std::string& remedy, One one) const {
    const StackGuard guard(lua_);
    push(key);
    const int at = lua_gettop(lua_);
    std::optional<std::vector<Item>> result;
    if (lua_istable(lua_, at)) {
        result.emplace();
        if (!text_keys(lua_, at).empty()) wrong(key, expected, at, remedy);
        charge(lua_, static_cast<std::size_t>(list_length(lua_, at)));
        for_each_item(lua_, at, [&](int i) {
            if (auto item = one(at + 1, "[" + std::to_string(i) + "]")) result->push_back(std::move(*item));
        });
    } else if (!lua_isnil(lua_, at)) {
        if (auto item = one(at, "")) result = {std::move(*item)};
    }
    lua_pop(lua_, 1);
    return result;
}

std::optional<std::vector<std::string>> Declaration::texts(const std::string& key) const {
    const std::string expected = "a list of texts";
    return list<std::string>(
        key, expected, "write { \"a\", \"b\" }",
        [&](int index, const std::string& item) -> std::optional<std::string> {
            if (too_long(key, index, kLongestName)) return std::nullopt;
            if (auto text = copied(index)) return text;
            const PieceRef piece = item.empty() ? nullptr : to_piece(lua_, index);
            if (piece) return piece->name;
            if (item.empty())
                wrong(key, expected, index);
            else if (!is_broken(lua_, index))
                fault(key, "wrong-type",
                      path_of(key) + item + " should be a text, found " + describe(lua_, index));
            return std::nullopt;
        });
}

bool Declaration::names_none(const std::string& key) const {
    return look(key, [](lua_State* lua, int index) {
        return lua_istable(lua, index) && list_length(lua, index) == 0 && !has_text_keys(lua, index);
    });
}

std::vector<std::string> Declaration::names(const std::string& key) const {
    return texts(key).value_or(std::vector<std::string>{});
}

std::vector<std::string> Declaration::types(const std::string& key) const {
    if (names_none(key))
        fault(key, "no-types", path_of(key) + " should name a piece type, found {}",
              "write " + key + " = { \"A\" }, or leave " + key + " out where it may be");
    return names(key);
}

std::optional<std::vector<long long>> Declaration::wholes(const std::string& key) const {
    const std::string expected = "a list of whole numbers";
    return list<long long>(key, expected, "write { 2, 3 }", [&](int index, const std::string&) {
        const auto number = whole_at(lua_, index);
        if (!number) wrong(key, expected, index);
        return number;
    });
}

Expr Declaration::checked(const std::string& key, Expr e) const {
    charge(lua_, e->weight);
    const std::string wrong_with = fault_of(*e);
    if (wrong_with.empty()) return e;
    fault(key, "faulty-expression", key + ": " + wrong_with);
    return make::none();
}

namespace {

bool names_field(const std::string& text) {
    const std::size_t rank = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    return rank != 0 && rank != text.npos && text.find_first_not_of("0123456789", rank) == text.npos;
}

// Of a text that stands where a guard should: it is the name of a field, of a zone that every board has, of a
// word, or of a piece type.
std::string guard_remedy(lua_State* lua, const std::string& text) {
    const StackGuard guard(lua);
    if (names_field(text)) return "write m.on " + in_quotes(text);
    if (text == "first" || text == "last") return "write m.zone " + in_quotes(text);
    push_module(lua, "acedrex.movement");
    const bool lower = !text.empty() && std::islower(static_cast<unsigned char>(text[0])) != 0;
    const bool word = lower && has_word(lua, -1, text);
    lua_pop(lua, 1);
    if (word) return "write m." + text;
    return "write m.is " + in_quotes(text) +
           (lower ? ", or m.zone " + in_quotes(text) + " if it is a zone" : "");
}

}  // namespace

Expr Declaration::expression(const std::string& key, bool guard) const {
    push(key);
    Expr e = to_expression(lua_, -1);
    if (!e && !lua_isnil(lua_, -1))
        wrong(key, guard ? "a guard" : "a movement expression", lua_gettop(lua_),
              guard && text_at(lua_, -1) ? guard_remedy(lua_, *text_at(lua_, -1))
                                         : expression_remedy(lua_, lua_gettop(lua_)));
    lua_pop(lua_, 1);
    if (!e) return nullptr;
    if (guard && !is_guard(*e)) {
        fault(key, "wrong-type", key + " should be a guard, found " + to_string(*e),
              "a guard looks and does nothing: m.enemy, m.is(...), #(...) and what * + - make of them");
        return make::none();
    }
    return checked(key, std::move(e));
}

Expr Declaration::one_movement(const std::string& key, int index) const {
    if (Expr e = to_expression(lua_, index)) return e;
    if (lua_type(lua_, index) == LUA_TSTRING) {
        const StackGuard guard(lua_);
        push_module(lua_, "acedrex.betza");
        lua_pushvalue(lua_, index);
        auto& faults = faults_of(lua_).list;
        const std::size_t before = faults.size();
        lua_call(lua_, 1, 1);
        // What is wrong with the text stands in the line of its key.
        for (std::size_t i = before; i < faults.size(); ++i) faults[i].place = place_of(key);
        Expr e = to_expression(lua_, -1);
        lua_pop(lua_, 1);
        return e ? e : make::none();
    }
    wrong(key, "a movement expression, a Betza string or a list of those", index,
          expression_remedy(lua_, index));
    return nullptr;
}

Expr Declaration::movement(const std::string& key) const {
    push(key);
    const int value = lua_gettop(lua_);
    Expr e;
    if (lua_istable(lua_, value) && !vector_at(lua_, value)) {
        std::vector<ExprValue> parts;
        std::vector<Expr> kids;
        if (!text_keys(lua_, value).empty())
            wrong(key, "a movement expression, a Betza string or a list of those", value);
        for_each_item(lua_, value, [&](int i) {
            if (lua_isnil(lua_, -1)) {
                wrong(key, "a list without gaps", lua_gettop(lua_),
                      "item " + std::to_string(i) + " is missing");
            } else if (Expr part = one_movement(key, lua_gettop(lua_))) {
                parts.push_back({part, 1});
                kids.push_back(std::move(part));
            }
        });
        e = too_heavy(lua_, parts) ? make::none() : make::choice(std::move(kids));
    } else if (!lua_isnil(lua_, value)) {
        e = one_movement(key, value);
    }
    lua_pop(lua_, 1);
    return e ? checked(key, std::move(e)) : nullptr;
}

bool Declaration::table(const std::string& key, const std::string& remedy) const {
    push(key);
    if (lua_istable(lua_, -1)) return true;
    if (!lua_isnil(lua_, -1)) wrong(key, "a table", lua_gettop(lua_), remedy);
    lua_pop(lua_, 1);
    return false;
}

// When an exception leaves, Lua puts its stack in order itself.
void Declaration::Popped::operator()(const Declaration* table) const {
    if (std::uncaught_exceptions() == 0) lua_settop(table->lua(), table->index() - 1);
    delete table;
}

Declaration::Inner Declaration::within(const std::string& key, const std::string& remedy) const {
    return table(key, remedy) ? Inner(new Declaration(*this, -1, key)) : nullptr;
}

void Declaration::each_of_list(int list, const std::string& key, Body one, const std::string& remedy,
                               const std::string& expected) const {
    for_each_item(lua_, list, [&](int i) {
        const std::string numbered = key + "[" + std::to_string(i) + "]";
        if (lua_istable(lua_, -1))
            one(Declaration(*this, -1, expected.empty() ? numbered : key));
        else if (!expected.empty())
            wrong(key, expected, lua_gettop(lua_), remedy);
        else if (!is_broken(lua_, -1))
            fault(key, "wrong-type", numbered + " should be a table, found " + describe(lua_, -1));
    });
}

void Declaration::each(const std::string& key, Body one, const std::string& remedy,
                       const std::string& expected) const {
    if (!table(key, remedy)) return;
    if (list_length(lua_, -1) > 0)
        each_of_list(-1, key, one, remedy, expected);
    else
        one(Declaration(*this, -1, key));
    lua_pop(lua_, 1);
}

void Declaration::each_alone(int list, const std::string& key,
                             FunctionRef<bool(const Declaration& item)> one) const {
    bool goes_on = true;
    for_each_item(lua_, list, [&](int) {
        lua_newtable(lua_);
        lua_insert(lua_, -2);
        lua_setfield(lua_, -2, key.c_str());
        goes_on = goes_on && one(Declaration(*this, -1, ""));
    });
}

void Declaration::each_name(FunctionRef<void(const std::string& name)> one) const {
    std::size_t others = 0;
    for (const std::string& name : text_keys(lua_, index_, &others)) one(name);
    if (others > 0)
        fault("", "wrong-type", "a table of names is expected here, found a value without a key",
              "write { Name = ... }");
}

int read_declared(lua_State* lua, const char* what, const std::vector<std::string>& keys) {
    lua_getiuservalue(lua, 1, 1);
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, -2) == LUA_TTABLE) {
        push_copy(lua, -1);
    } else if (lua_isnil(lua, -1)) {
        const std::string key = text_at(lua, 2).value_or(describe(lua, 2));
        if (ranges::count(keys, key) == 0) {
            fault(lua, "unknown-word", std::string("a ") + what + " has no " + key,
                  nearest_remedy(key, keys));
            push_broken(lua);
        }
    }
    return 1;
}

}  // namespace acedrex
