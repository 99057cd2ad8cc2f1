// The string functions: Lua's own behind a charge where they take one look at each character, and those that
// search or repeat written anew.
#include <algorithm>
#include <cstring>
#include <limits>
#include <string_view>

#include "sandbox/patterns.hpp"
#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

namespace {

// How much a plain search does between two looks at the budget.
constexpr std::size_t searched_at_once = 4096;

std::string_view text_argument(lua_State* lua, int index) {
    std::size_t size = 0;
    const char* data = luaL_checklstring(lua, index, &size);
    return {data, size};
}

void charge_steps(void* context, std::uint64_t steps) {
    auto* lua = static_cast<lua_State*>(context);
    Sandbox::of(lua).charge(lua, steps);
}

// The items of a pattern in memory that Lua counts and collects; leaves it on the stack.
struct Compiled {
    PatternItem* items;
    std::size_t count;
};

Compiled compile(lua_State* lua, std::string_view pattern) {
    charge_steps(lua, units_for(pattern.size() * sizeof(PatternItem)));
    void* block = lua_newuserdatauv(lua, std::max<std::size_t>(1, pattern.size()) * sizeof(PatternItem), 0);
    auto* items = static_cast<PatternItem*>(block);
    return {items, compile_pattern(pattern, items)};
}

// The begin that `argument` gives, counting from 0; one past the end of the text where it is beyond.
std::size_t start_argument(lua_State* lua, int argument, std::size_t size) {
    const lua_Integer given = luaL_optinteger(lua, argument, 1);
    const auto length = static_cast<lua_Integer>(size);
    if (given > length) return given == length + 1 ? size : size + 1;
    if (given > 0) return static_cast<std::size_t>(given - 1);
    return given == 0 || given < -length ? 0 : static_cast<std::size_t>(length + given);
}

void push_capture(lua_State* lua, std::string_view subject, const PatternCapture& capture) {
    if (capture.position) {
        lua_pushinteger(lua, static_cast<lua_Integer>(capture.begin) + 1);
    } else {
        lua_pushlstring(lua, subject.data() + capture.begin, capture.end - capture.begin);
    }
}

// All captures, or the whole match where there are none and it is wanted.
int push_captures(lua_State* lua, std::string_view subject, const Matcher& matcher,
                  const PatternCapture& whole) {
    if (matcher.captures() == 0) {
        push_capture(lua, subject, whole);
        return 1;
    }
    luaL_checkstack(lua, matcher.captures(), "too many captures");
    for (int i = 0; i < matcher.captures(); ++i) push_capture(lua, subject, matcher.capture(i));
    return matcher.captures();
}

// Where `pattern` stands in `subject` literally; its cost is the characters compared.
std::size_t plain_find(lua_State* lua, std::string_view subject, std::string_view pattern, std::size_t from) {
    if (pattern.empty()) return from;
    std::size_t steps = 0;
    for (std::size_t at = from; at + pattern.size() <= subject.size(); ++at) {
        const char* begin = subject.data() + at;
        const void* next = std::memchr(begin, pattern[0], std::min(searched_at_once, subject.size() - at));
        const std::size_t skipped = next == nullptr
                                        ? std::min(searched_at_once, subject.size() - at) - 1
                                        : static_cast<std::size_t>(static_cast<const char*>(next) - begin);
        at += skipped;
        std::size_t same = 0;
        if (next != nullptr && at + pattern.size() <= subject.size()) {
            while (same < pattern.size() && subject[at + same] == pattern[same]) ++same;
            if (same == pattern.size()) return at;
        }
        steps += 1 + skipped / 64 + same;
        if (steps > searched_at_once) {
            charge_steps(lua, steps);
            steps = 0;
        }
    }
    return subject.npos;
}

template <bool find>
int find_or_match(lua_State* lua) {
    const std::string_view subject = text_argument(lua, 1);
    std::string_view pattern = text_argument(lua, 2);
    const std::size_t from = start_argument(lua, 3, subject.size());
    charge_steps(lua, 1);
    if (from > subject.size()) {
        lua_pushnil(lua);
        return 1;
    }
    if (find && (lua_toboolean(lua, 4) != 0 || pattern.find_first_of("^$*+?.([%-") == pattern.npos)) {
        const std::size_t at = plain_find(lua, subject, pattern, from);
        if (at == subject.npos) {
            lua_pushnil(lua);
            return 1;
        }
        lua_pushinteger(lua, static_cast<lua_Integer>(at) + 1);
        lua_pushinteger(lua, static_cast<lua_Integer>(at + pattern.size()));
        return 2;
    }
    const bool anchored = pattern.starts_with('^');
    if (anchored) pattern.remove_prefix(1);
    const Compiled compiled = compile(lua, pattern);
    Matcher matcher(subject, compiled.items, compiled.count, &charge_steps, lua);
    for (std::size_t at = from; at <= subject.size(); ++at) {
        if (const auto end = matcher.match_at(at)) {
            const PatternCapture whole{at, *end, false};
            if (!find) return push_captures(lua, subject, matcher, whole);
            lua_pushinteger(lua, static_cast<lua_Integer>(at) + 1);
            lua_pushinteger(lua, static_cast<lua_Integer>(*end));
            return 2 + (matcher.captures() == 0 ? 0 : push_captures(lua, subject, matcher, whole));
        }
        if (anchored) break;
    }
    lua_pushnil(lua);
    return 1;
}

// Upvalues: the subject, the items, how many, where to go on, where the last match ended (-1: none yet).
int next_match(lua_State* lua) {
    const std::string_view subject = text_argument(lua, lua_upvalueindex(1));
    auto* items = static_cast<PatternItem*>(lua_touserdata(lua, lua_upvalueindex(2)));
    const auto count = static_cast<std::size_t>(lua_tointeger(lua, lua_upvalueindex(3)));
    const lua_Integer last_end = lua_tointeger(lua, lua_upvalueindex(5));
    charge_steps(lua, 1);
    Matcher matcher(subject, items, count, &charge_steps, lua);
    auto at = static_cast<std::size_t>(lua_tointeger(lua, lua_upvalueindex(4)));
    for (; at <= subject.size(); ++at) {
        const auto end = matcher.match_at(at);
        if (!end || static_cast<lua_Integer>(*end) == last_end) continue;
        lua_pushinteger(lua, static_cast<lua_Integer>(*end));
        lua_copy(lua, -1, lua_upvalueindex(4));
        lua_replace(lua, lua_upvalueindex(5));
        return push_captures(lua, subject, matcher, {at, *end, false});
    }
    lua_pushinteger(lua, static_cast<lua_Integer>(at));
    lua_replace(lua, lua_upvalueindex(4));
    return 0;
}

int string_gmatch(lua_State* lua) {
    const std::string_view subject = text_argument(lua, 1);
    const std::string_view pattern = text_argument(lua, 2);
    const std::size_t from = start_argument(lua, 3, subject.size());
    lua_pushvalue(lua, 1);
    // An anchor would end the iteration, so "^" stands for itself here.
    const Compiled compiled = compile(lua, pattern);
    lua_pushinteger(lua, static_cast<lua_Integer>(compiled.count));
    lua_pushinteger(lua, static_cast<lua_Integer>(from));
    lua_pushinteger(lua, -1);
    lua_pushcclosure(lua, &guarded<next_match>, 5);
    return 1;
}

// The replacement string of gsub, with its "%0" to "%9".
void add_template(lua_State* lua, luaL_Buffer* buffer, std::string_view subject, const Matcher& matcher,
                  const PatternCapture& whole) {
    const std::string_view text = text_argument(lua, 3);
    charge_steps(lua, units_for(text.size()));
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            const std::size_t stop = std::min(text.find('%', i), text.size());
            luaL_addlstring(buffer, text.data() + i, stop - i);
            i = stop - 1;
            continue;
        }
        const char c = ++i < text.size() ? text[i] : '\0';
        if (c == '%') {
            luaL_addchar(buffer, c);
            continue;
        }
        if (c < '0' || c > '9') throw PatternError("invalid use of '%' in replacement string");
        const int index = c - '1';
        const bool all = index < 0 || (index == 0 && matcher.captures() == 0);
        if (!all && index >= matcher.captures()) {
            throw PatternError(std::string("invalid capture index %") + c + " in replacement string");
        }
        const PatternCapture& part = all ? whole : matcher.capture(index);
        charge_steps(lua, units_for(part.end - part.begin));
        push_capture(lua, subject, part);
        luaL_tolstring(lua, -1, nullptr);
        lua_remove(lua, -2);
        luaL_addvalue(buffer);
    }
}

// What a match is replaced by; true where it changed.
bool add_replacement(lua_State* lua, luaL_Buffer* buffer, std::string_view subject, const Matcher& matcher,
                     const PatternCapture& whole) {
    const int type = lua_type(lua, 3);
    if (type == LUA_TSTRING || type == LUA_TNUMBER) {
        add_template(lua, buffer, subject, matcher, whole);
        return true;
    }
    if (type == LUA_TTABLE) {
        push_capture(lua, subject, matcher.captures() == 0 ? whole : matcher.capture(0));
        lua_gettable(lua, 3);
    } else {
        lua_pushvalue(lua, 3);
        lua_call(lua, push_captures(lua, subject, matcher, whole), 1);
    }
    const bool changed = lua_toboolean(lua, -1) != 0;
    if (!changed) {
        lua_pop(lua, 1);
        push_capture(lua, subject, whole);
    } else if (lua_isstring(lua, -1) == 0) {
        throw PatternError(std::string("invalid replacement value (a ") + luaL_typename(lua, -1) + ")");
    }
    charge_steps(lua, units_for(lua_rawlen(lua, -1)));
    luaL_addvalue(buffer);
    return changed;
}

int string_gsub(lua_State* lua) {
    const std::string_view subject = text_argument(lua, 1);
    std::string_view pattern = text_argument(lua, 2);
    const int type = lua_type(lua, 3);
    luaL_argexpected(
        lua, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE, 3,
        "string/function/table");
    const lua_Integer most = luaL_optinteger(lua, 4, std::numeric_limits<lua_Integer>::max());
    const bool anchored = pattern.starts_with('^');
    if (anchored) pattern.remove_prefix(1);
    charge_steps(lua, units_for(subject.size()));
    const Compiled compiled = compile(lua, pattern);
    Matcher matcher(subject, compiled.items, compiled.count, &charge_steps, lua);
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    std::size_t at = 0;
    std::optional<std::size_t> last_end;
    lua_Integer replaced = 0;
    bool changed = false;
    while (replaced < most && at <= subject.size()) {
        const auto end = matcher.match_at(at);
        if (end && end != last_end) {
            ++replaced;
            if (add_replacement(lua, &buffer, subject, matcher, {at, *end, false})) changed = true;
            at = *end;
            last_end = end;
        } else if (at < subject.size()) {
            luaL_addchar(&buffer, subject[at]);
            ++at;
        } else {
            break;
        }
        if (anchored) break;
    }
    luaL_addlstring(&buffer, subject.data() + at, subject.size() - at);
    luaL_pushresult(&buffer);
    if (!changed) lua_pushvalue(lua, 1);
    lua_pushinteger(lua, replaced);
    return 2;
}

int string_rep(lua_State* lua) {
    const std::string_view text = text_argument(lua, 1);
    const lua_Integer times = luaL_checkinteger(lua, 2);
    std::size_t separator_size = 0;
    const char* separator = luaL_optlstring(lua, 3, "", &separator_size);
    if (times <= 0) {
        lua_pushliteral(lua, "");
        return 1;
    }
    const auto n = static_cast<std::size_t>(times);
    constexpr std::size_t most = std::numeric_limits<std::size_t>::max() / 4;
    const std::size_t unit = text.size() + separator_size;
    if (unit == 0) {
        lua_pushliteral(lua, "");
        return 1;
    }
    if (n > most / unit) return luaL_error(lua, "resulting string too large");
    const std::size_t total = n * text.size() + (n - 1) * separator_size;
    luaL_Buffer buffer;
    char* to = luaL_buffinitsize(lua, &buffer, total);  // refused where memory is short, so before the charge
    Sandbox::of(lua).charge(lua, units_for(total));
    std::copy_n(text.data(), text.size(), to);
    std::copy_n(separator, std::min(separator_size, total - text.size()), to + text.size());
    for (std::size_t done = std::min(unit, total); done < total;) {
        const std::size_t more = std::min(done, total - done);
        std::memcpy(to + done, to, more);
        done += more;
    }
    luaL_pushresultsize(&buffer, total);
    return 1;
}

}  // namespace

void add_string_functions(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"find", &guarded<find_or_match<true>>},
        {"gmatch", &guarded<string_gmatch>},
        {"gsub", &guarded<string_gsub>},
        {"match", &guarded<find_or_match<false>>},
        {"rep", &string_rep},
        {nullptr, nullptr},
    };
    luaL_setfuncs(lua, functions, 0);
}

}  // namespace acedrex
