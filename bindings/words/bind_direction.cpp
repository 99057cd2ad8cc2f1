// Directions: vectors that scripts reckon with. A direction is no expression, and says so.

#include "values/movement_values.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

const std::vector<std::string> kFields = {"x", "y", "name", "left", "right", "turn", "back"};

int push_checked(lua_State* lua, long long x, long long y) {
    if (!is_near(x) || !is_near(y)) {
        fault(lua, "bad-direction",
              "a direction of (" + std::to_string(x) + "," + std::to_string(y) + ") leads off every board");
        return push_none(lua);
    }
    push_vector(lua, {static_cast<int>(x), static_cast<int>(y)});
    return 1;
}

// What is wrong with a direction in the place of an expression.
int no_expression(lua_State* lua) {
    if (is_broken(lua, 1) || is_broken(lua, 2)) return push_none(lua);
    const Vector* v = to_vector(lua, 1);
    if (!v) v = to_vector(lua, 2);
    fault(lua, "direction-as-expression", "a direction is not a movement expression",
          "write m.step(" + vector_as_written(*v) + ")");
    return push_none(lua);
}

template <int sign>
int add(lua_State* lua) {
    const auto a = vector_at(lua, 1), b = vector_at(lua, 2);
    if (!a || !b) return no_expression(lua);
    return push_checked(lua, a->x + sign * b->x, a->y + sign * b->y);
}

int multiply(lua_State* lua) {
    const int number = lua_type(lua, 1) == LUA_TNUMBER ? 1 : 2;
    const Vector* v = to_vector(lua, 3 - number);
    if (lua_type(lua, number) != LUA_TNUMBER || !v) return no_expression(lua);
    const auto n = whole_at(lua, number);
    if (!n || !is_near(*n)) {
        fault(lua, "bad-direction",
              "a direction can be multiplied by a whole number, found " + describe(lua, number));
        return push_none(lua);
    }
    return push_checked(lua, *n * v->x, *n * v->y);
}

int negate(lua_State* lua) {
    push_vector(lua, -*to_vector(lua, 1));
    return 1;
}

int equal(lua_State* lua) {
    const Vector *a = to_vector(lua, 1), *b = to_vector(lua, 2);
    lua_pushboolean(lua, a && b && *a == *b);
    return 1;
}

int text(lua_State* lua) {
    lua_pushstring(lua, to_string(*to_vector(lua, 1)).c_str());
    return 1;
}

// d:left(), d:right(), d:back(): by the eighths in the upvalue; d:turn(n).
int turn(lua_State* lua) {
    const Vector* v = to_vector(lua, 1);
    const std::string name = lua_tostring(lua, lua_upvalueindex(2));
    if (!v) {
        if (!is_broken(lua, 1))
            fault(lua, "bad-argument", "d:" + name + "() belongs to a direction, found " + describe(lua, 1),
                  "write d:" + name + "() with a colon");
        return push_none(lua);
    }
    long long eighths = lua_tointeger(lua, lua_upvalueindex(1));
    if (name == "turn") {
        const auto n = whole_at(lua, 2);
        if (!n) {
            fault(lua, "bad-argument",
                  "d:turn(n) takes a whole number of eighths, found " + describe(lua, 2));
            return push_none(lua);
        }
        eighths = *n;
    }
    push_vector(lua, turned(*v, static_cast<int>(eighths % 8)));
    return 1;
}

int field(lua_State* lua) {
    const Vector v = *to_vector(lua, 1);
    const std::string key = text_at(lua, 2).value_or("");
    if (key == "x" || key == "y") {
        lua_pushinteger(lua, key == "x" ? v.x : v.y);
    } else if (key == "name") {
        lua_pushstring(lua, to_string(v).c_str());
    } else if (key == "left" || key == "right" || key == "turn" || key == "back") {
        lua_pushinteger(lua, key == "left" ? -1 : key == "right" ? 1 : 4);
        lua_pushstring(lua, key.c_str());
        lua_pushcclosure(lua, guarded<turn>, 2);
    } else {
        fault(lua, "unknown-word",
              "a direction has no word " + (key.empty() ? describe(lua, 2) : in_quotes(key)),
              nearest_remedy(key, kFields));
        push_broken(lua);
    }
    return 1;
}

int read_only(lua_State* lua) {
    fault(lua, "read-only", "a direction cannot be changed");
    return 0;
}

}  // namespace

void open_directions(lua_State* lua) {
    register_type<Vector>(lua, {{"__add", guarded<add<1>>},
                                {"__sub", guarded<add<-1>>},
                                {"__mul", guarded<multiply>},
                                {"__unm", guarded<negate>},
                                {"__pow", guarded<no_expression>},
                                {"__len", guarded<no_expression>},
                                {"__call", guarded<no_expression>},
                                {"__eq", guarded<equal>},
                                {"__tostring", guarded<text>},
                                {"__index", guarded<field>},
                                {"__newindex", guarded<read_only>}});
}

}  // namespace acedrex
