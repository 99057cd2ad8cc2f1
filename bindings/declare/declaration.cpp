#include "declare/declaration.hpp"

#include <algorithm>

#include "declare/source_keys.hpp"
#include "sandbox/sandbox.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"
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
      path_(outer.path_.empty() ? std::move(path)
            : path.empty()      ? outer.path_
                                : outer.path_ + "." + path),
      place_(outer.place_),
      lines_(outer.lines_),
      inherited_(outer.inherited_) {}

Place Declaration::place_of(const std::string& key) const {
    // The nearest that is known: the key itself, or the tables around it.
    for (std::string path = path_.empty() ? key : key.empty() ? path_ : path_ + "." + key; !path.empty();) {
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

void Declaration::missing(const std::string& key, const std::string& what) const {
    fault("", "missing-key", (path_.empty() ? key : path_ + "." + key) + " is missing: " + what);
}

void Declaration::wrong(const std::string& key, const std::string& expected, int found_index,
                        std::string remedy) const {
    if (is_broken(lua_, found_index)) return;
    fault(key, "wrong-type",
          (path_.empty() ? key : path_ + "." + key) + " should be " + expected + ", found " +
              describe(lua_, found_index),
          std::move(remedy));
}

void Declaration::allow(const std::vector<std::string>& known) const {
    allow(known, Elsewhere{});
}

void Declaration::allow(const std::vector<std::string>& known, const Elsewhere& elsewhere) const {
    const auto has_key = [](const std::vector<std::string>& keys, const std::string& key) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    std::size_t others = 0, unknown = 0;
    for (const std::string& key : text_keys(lua_, index_, &others)) {
        if (has_key(known, key)) continue;
        if (++unknown > Faults::kMost) break;
        std::string remedy = elsewhere.meant != nullptr ? elsewhere.meant(key) : "";
        for (const auto& [table, keys] : elsewhere.inner)
            if (has_key(keys, key)) remedy = "it belongs into " + table + " = { " + key + " = ... }";
        if (remedy.empty() && elsewhere.others != nullptr && has_key(*elsewhere.others, key))
            remedy = "it belongs to a " + elsewhere.other + ": " + elsewhere.other + " { " + key + " = ... }";
        if (remedy.empty()) remedy = nearest_remedy(key, known);
        fault(key, "unknown-key", "unknown key " + (path_.empty() ? key : path_ + "." + key),
              std::move(remedy));
    }
    if (others > 0)
        fault("", "unknown-key",
              (path_.empty() ? "it" : path_) +
                  " takes keys only, found a value without a key (or a key that is no text)",
              "write key = value");
}

void Declaration::push(const std::string& key) const {
    push_field(lua_, index_, key.c_str());
    if (!lua_isboolean(lua_, -1) || lua_toboolean(lua_, -1)) return;
    lua_pop(lua_, 1);
    lua_pushnil(lua_);
}

bool Declaration::has(const std::string& key) const {
    push(key);
    const bool there = !lua_isnil(lua_, -1);
    lua_pop(lua_, 1);
    return there;
}

bool Declaration::too_long(const std::string& key, int index, std::size_t most) const {
    const std::size_t length = length_at(lua_, index);
    if (length <= most) return false;
    fault(key, "too-long",
          (path_.empty() ? key : path_ + "." + key) + " has " + std::to_string(length) +
              " bytes, and may have " + std::to_string(most));
    return true;
}

// Its bytes are counted as held by what is declared.
std::optional<std::string> Declaration::copied(int index) const {
    context_of(lua_).copied += sizeof(std::string) + length_at(lua_, index);
    return text_at(lua_, index);
}

std::optional<std::string> Declaration::text(const std::string& key, std::size_t most) const {
    push(key);
    std::optional<std::string> value;
    if (!too_long(key, lua_gettop(lua_), most)) {
        value = copied(lua_gettop(lua_));
        if (!value && !lua_isnil(lua_, -1)) wrong(key, "a text", lua_gettop(lua_));
    }
    lua_pop(lua_, 1);
    return value;
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
    push(key);
    auto value = whole_at(lua_, -1);
    if (value && (*value < least || *value > most)) value.reset();
    if (!value && !lua_isnil(lua_, -1))
        wrong(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most),
              lua_gettop(lua_));
    lua_pop(lua_, 1);
    return value;
}

std::optional<double> Declaration::number(const std::string& key) const {
    push(key);
    std::optional<double> value;
    if (lua_type(lua_, -1) == LUA_TNUMBER)
        value = lua_tonumber(lua_, -1);
    else if (!lua_isnil(lua_, -1))
        wrong(key, "a number", lua_gettop(lua_));
    lua_pop(lua_, 1);
    return value;
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

std::optional<std::vector<std::string>> Declaration::texts(const std::string& key) const {
    push(key);
    const int list = lua_gettop(lua_);
    std::optional<std::vector<std::string>> result;
    if (too_long(key, list, kLongestName)) {
        lua_pop(lua_, 1);
        return result;
    }
    if (auto one = copied(list)) {
        result = {std::move(*one)};
    } else if (lua_istable(lua_, list)) {
        result.emplace();
        if (!text_keys(lua_, list).empty()) wrong(key, "a list of texts", list, "write { \"a\", \"b\" }");
        const int length = list_length(lua_, list);
        charge(lua_, static_cast<std::size_t>(length));
        for (int i = 1; i <= length; ++i) {
            lua_rawgeti(lua_, list, i);
            if (too_long(key, lua_gettop(lua_), kLongestName)) {
                lua_pop(lua_, 1);
                continue;
            }
            if (auto text = copied(lua_gettop(lua_)))
                result->push_back(std::move(*text));
            else if (const PieceRef piece = to_piece(lua_, -1))
                result->push_back(piece->name);
            else if (!is_broken(lua_, -1))
                fault(key, "wrong-type",
                      (path_.empty() ? key : path_ + "." + key) + "[" + std::to_string(i) +
                          "] should be a text, found " + describe(lua_, -1));
            lua_pop(lua_, 1);
        }
    } else if (!lua_isnil(lua_, list)) {
        wrong(key, "a list of texts", list);
    }
    lua_pop(lua_, 1);
    return result;
}

std::vector<std::string> Declaration::types(const std::string& key) const {
    push(key);
    const bool table = lua_istable(lua_, -1);
    const bool names_none = table && list_length(lua_, -1) == 0 && text_keys(lua_, -1).empty();
    lua_pop(lua_, 1);
    if (names_none)
        fault(key, "no-types",
              (path_.empty() ? key : path_ + "." + key) + " should name a piece type, found {}",
              "write " + key + " = { \"A\" }, or leave " + key + " out where it may be");
    return texts(key).value_or(std::vector<std::string>{});
}

std::optional<std::vector<long long>> Declaration::wholes(const std::string& key) const {
    push(key);
    const int list = lua_gettop(lua_);
    std::optional<std::vector<long long>> result;
    if (const auto one = whole_at(lua_, list)) {
        result = {*one};
    } else if (lua_istable(lua_, list)) {
        result.emplace();
        if (!text_keys(lua_, list).empty()) wrong(key, "a list of whole numbers", list, "write { 2, 3 }");
        for (int i = 1; i <= list_length(lua_, list); ++i) {
            lua_rawgeti(lua_, list, i);
            if (const auto n = whole_at(lua_, -1))
                result->push_back(*n);
            else
                wrong(key, "a list of whole numbers", lua_gettop(lua_));
            lua_pop(lua_, 1);
        }
    } else if (!lua_isnil(lua_, list)) {
        wrong(key, "a list of whole numbers", list);
    }
    lua_pop(lua_, 1);
    return result;
}

Expr Declaration::checked(const std::string& key, Expr e) const {
    charge(lua_, e->weight);
    const std::string wrong_with = fault_of(*e);
    if (wrong_with.empty()) return e;
    fault(key, "faulty-expression", key + ": " + wrong_with);
    return make::none();
}

Expr Declaration::expression(const std::string& key, bool guard) const {
    push(key);
    Expr e = to_expression(lua_, -1);
    if (!e && !lua_isnil(lua_, -1))
        wrong(key, guard ? "a guard" : "a movement expression", lua_gettop(lua_),
              guard && text_at(lua_, -1) ? "write m.is " + in_quotes(*text_at(lua_, -1))
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
        for (int i = 1; i <= list_length(lua_, value); ++i) {
            lua_rawgeti(lua_, value, i);
            if (lua_isnil(lua_, -1)) {
                wrong(key, "a list without gaps", lua_gettop(lua_),
                      "item " + std::to_string(i) + " is missing");
            } else if (Expr part = one_movement(key, lua_gettop(lua_))) {
                parts.push_back({part, 1});
                kids.push_back(std::move(part));
            }
            lua_pop(lua_, 1);
        }
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

int read_declared(lua_State* lua, const char* what, const std::vector<std::string>& keys) {
    lua_getiuservalue(lua, 1, 1);
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, -2) == LUA_TTABLE) {
        push_copy(lua, -1);
    } else if (lua_isnil(lua, -1)) {
        const std::string key = text_at(lua, 2).value_or(describe(lua, 2));
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            fault(lua, "unknown-word", std::string("a ") + what + " has no " + key,
                  nearest_remedy(key, keys));
            push_broken(lua);
        }
    }
    return 1;
}

}  // namespace acedrex
