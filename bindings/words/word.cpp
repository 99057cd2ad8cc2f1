// The arguments of a word: read, and what is wrong with them noted at the author's line.
#include "words/word.hpp"

#include "base/ranges.hpp"
#include "sandbox/sandbox.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

std::string expression_remedy(lua_State* lua, int index) {
    if (const Vector* v = to_vector(lua, index)) return "write m.step(" + vector_as_written(*v) + ")";
    if (const auto v = vector_at(lua, index)) return "write m.step" + vector_as_written(*v);
    if (lua_istable(lua, index) && list_length(lua, index) > 0) {
        lua_rawgeti(lua, index, 1);
        const bool directions = to_vector(lua, -1) != nullptr;
        lua_pop(lua, 1);
        if (directions) return "write m.step(...) of that list";
    }
    if (const auto text = text_at(lua, index); text && text->size() < 40)
        // A text of Betza's letters has an atom, in upper case.
        return text->find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == text->npos
                   ? "write m." + *text
                   : "write m.betza " + in_quotes(*text);
    if (to_piece(lua, index)) return "write its .moves";
    if (lua_isfunction(lua, index)) return "a word that takes something is written with it: word(...)";
    return "";
}

void Word::fault(const std::string& message, std::string remedy) const {
    acedrex::fault(lua_, "bad-argument", name_ + ": " + message, std::move(remedy));
}

void Word::wrong_value(const std::string& which, int index, const std::string& expected,
                       std::string remedy) const {
    if (is_broken(lua_, index)) return;
    const std::string found = describe(lua_, index);
    if (found == "a set of words") remedy = "call " + name_ + "(...) with a dot, not with a colon";
    fault(which + " should be " + expected + ", found " + found, std::move(remedy));
}

void Word::wrong(int argument, const std::string& expected, std::string remedy) const {
    wrong_value(which(argument), argument, expected, std::move(remedy));
}

std::string Word::which(int argument) const {
    return argument > 1 || lua_gettop(lua_) > 1 ? "argument " + std::to_string(argument) : "its argument";
}

std::optional<ExprValue> Word::expression(int argument) const {
    return expression_value(which(argument), argument);
}

std::optional<ExprValue> Word::expression_value(const std::string& which, int index) const {
    if (const ExprValue* e = to_expr_value(lua_, index)) return *e;
    wrong_value(which, index, "a movement expression", expression_remedy(lua_, index));
    return std::nullopt;
}

std::optional<Vector> Word::vector(int argument) const {
    if (const auto v = vector_at(lua_, argument)) return v;
    wrong(argument, "a direction", "a direction is m.N, m.NE ... or {dx, dy}");
    return std::nullopt;
}

std::optional<std::vector<Vector>> Word::vectors(int argument, bool with_steps) const {
    const std::string expected = with_steps ? "a direction, a list of directions or a sum of single steps"
                                            : "a direction or a list of directions";
    if (const auto v = vector_at(lua_, argument)) return std::vector<Vector>{*v};
    if (const ExprValue* e = to_expr_value(lua_, argument)) {
        if (!with_steps) {
            wrong(argument, expected, "m.ride takes a sum of steps");
            return std::nullopt;
        }
        auto steps = single_steps(*e->expr);
        charge(lua_, steps.size());
        if (steps.empty() && e->expr->kind != ExprKind::none) {
            fault("it takes a sum of single steps, found " + to_string(*e->expr));
            return std::nullopt;
        }
        return steps;
    }
    if (!lua_istable(lua_, argument)) {
        wrong(argument, expected,
              lua_type(lua_, argument) == LUA_TNUMBER ? "two numbers stand in braces: {right, forward}" : "");
        return std::nullopt;
    }
    std::vector<Vector> list;
    const int length = list_length(lua_, argument);
    lua_rawgeti(lua_, argument, 1);
    const bool numbers = lua_type(lua_, -1) == LUA_TNUMBER;
    lua_pop(lua_, 1);
    if (numbers && length == 2) {
        wrong(argument, "two whole numbers {right, forward} of at most " + std::to_string(kFarthest));
        return std::nullopt;
    }
    if (numbers) {
        fault("a direction is two numbers {right, forward}, found a list of " + std::to_string(length),
              "a list of directions is { {1, 2}, {2, 1} }");
        return std::nullopt;
    }
    // make::step() compares each vector with each other.
    charge(lua_, static_cast<std::size_t>(length) +
                     static_cast<std::size_t>(length) * static_cast<std::size_t>(length) / 64);
    bool sound = true;
    for_each_item(lua_, argument, [&](int i) {
        const ExprValue* e = with_steps ? to_expr_value(lua_, -1) : nullptr;
        if (const auto v = vector_at(lua_, -1)) {
            list.push_back(*v);
        } else if (e && !single_steps(*e->expr).empty()) {
            for (const Vector step : single_steps(*e->expr)) list.push_back(step);
        } else {
            wrong_value("item " + std::to_string(i) + " of the list", lua_gettop(lua_), "a direction");
            sound = false;
        }
    });
    if (!sound) return std::nullopt;
    return list;
}

std::optional<int> Word::whole(int argument) const {
    constexpr long long kGreatest = 1'000'000;
    if (const auto n = whole_at(lua_, argument); n && *n >= -kGreatest && *n <= kGreatest)
        return static_cast<int>(*n);
    const auto digits = text_at(lua_, argument);
    const bool quoted =
        digits && !digits->empty() && digits->find_first_not_of("-0123456789") == digits->npos;
    wrong(argument, "a whole number", quoted ? "write it without quotes: " + *digits : "");
    return std::nullopt;
}

bool Word::is_too_long(const std::string& which, int index) const {
    const std::size_t length = length_at(lua_, index);
    if (length <= kLongestName) return false;
    fault(which + " has " + std::to_string(length) + " bytes, and a name at most " +
          std::to_string(kLongestName));
    return true;
}

bool Word::too_many_names(int count) const {
    constexpr int kMost = 5000;  // as many as a board has fields, and some
    charge(lua_, 8 * static_cast<std::size_t>(std::max(count, 0)));
    if (count <= kMost) return false;
    fault("it takes at most " + std::to_string(kMost) + " names, found " + std::to_string(count));
    return true;
}

std::optional<std::string> Word::text(int argument, const std::string& what) const {
    if (is_too_long(which(argument), argument)) return std::nullopt;
    if (auto text = text_at(lua_, argument); text && !text->empty()) return text;
    wrong(
        argument, what,
        lua_isnil(lua_, argument) ? "a text stands in quotes, and a name that is not known is nothing" : "");
    return std::nullopt;
}

std::optional<std::string> Word::piece_name(const std::string& which, int index) const {
    if (is_too_long(which, index)) return std::nullopt;
    if (auto text = text_at(lua_, index); text && !text->empty()) return text;
    if (const PieceRef piece = to_piece(lua_, index)) return piece->name;
    wrong_value(which, index, "the name of a piece type, as text");
    return std::nullopt;
}

bool Word::piece_names(int argument, const std::string& key, std::vector<std::string>& names) const {
    const StackGuard guard(lua_);
    if (!lua_istable(lua_, argument)) {
        wrong(argument, "a table { " + key + " = { ... } }");
        return false;
    }
    push_field(lua_, argument, key.c_str());
    const int list = lua_gettop(lua_);
    const bool many = lua_istable(lua_, list) && !to_piece(lua_, list);
    const int count = many ? list_length(lua_, list) : 1;
    if (too_many_names(count)) {
        lua_pop(lua_, 1);
        return false;
    }
    for (int i = 1; i <= count; ++i) {
        if (many)
            lua_rawgeti(lua_, list, i);
        else
            lua_pushvalue(lua_, list);
        auto name = piece_name(key, lua_gettop(lua_));
        lua_pop(lua_, 1);
        if (!name) {
            names.clear();
            break;
        }
        names.push_back(std::move(*name));
    }
    lua_pop(lua_, 1);
    return !names.empty();
}

bool Word::table_of(int argument, const std::vector<std::string>& keys, const std::string& expected) const {
    if (!lua_istable(lua_, argument)) {
        wrong(argument, expected);
        return false;
    }
    for (const std::string& key : text_keys(lua_, argument))
        if (ranges::count(keys, key) == 0) fault("it has no key " + key, nearest_remedy(key, keys));
    return true;
}

std::optional<HookId> Word::function(int argument, const std::string& what) const {
    if (!lua_isfunction(lua_, argument)) {
        wrong(argument, what);
        return std::nullopt;
    }
    return kept_function(lua_, argument);
}

int push_named(const Word& word, const Expr& e, int depth) {
    Expression placed = *e;
    placed.place = Sandbox::of(word.lua()).place(word.lua());
    return push_made(word.lua(), std::make_shared<const Expression>(std::move(placed)), depth);
}

Vector first_step(const Expression& e) {
    const Expression* first = &e;
    while (!first->kids.empty() && (first->kind == ExprKind::sequence || first->kind == ExprKind::repeat))
        first = first->kids[0].get();
    return first->kind == ExprKind::step && first->vectors.size() == 1 ? first->vectors[0] : Vector{};
}

}  // namespace acedrex
