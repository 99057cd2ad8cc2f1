#include "sandbox/sandbox.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

namespace acedrex {
namespace {

// Of this process; the machine may have other work.
double seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Loads and runs a text; what it returns is left as the first result.
std::optional<Diagnostic> run(Sandbox& sandbox, const std::string& text,
                              const std::string& file = "test.lua") {
    lua_settop(sandbox.lua(), 0);
    if (auto fault = sandbox.load(text, file)) return fault;
    return sandbox.call(0, 1);
}

std::string value(Sandbox& sandbox, const std::string& text) {
    if (const auto fault = run(sandbox, "return " + text)) return to_string(*fault);
    return luaL_tolstring(sandbox.lua(), -1, nullptr);
}

Diagnostic fault_of(const std::string& text, SandboxLimits limits = {}) {
    Sandbox sandbox(limits);
    const auto fault = run(sandbox, text);
    EXPECT_TRUE(fault) << text;
    return fault.value_or(Diagnostic{});
}

std::string fault_text(const std::string& text) {
    const Diagnostic fault = fault_of(text);
    return fault.code + " " + to_string(fault);
}

// A tenth of the usual budget, so that the tests are done soon.
constexpr SandboxLimits hurried{std::size_t{256} << 20, 10'000'000};
// So much that the memory is spent first, on slow machines too.
constexpr SandboxLimits patient{std::size_t{256} << 20, 1'000'000'000};

void expect_ends(const std::string& text, const std::string& code, int line, SandboxLimits limits = hurried) {
    SCOPED_TRACE(text);
    const double start = seconds();
    const Diagnostic fault = fault_of(text, limits);
    const double took = seconds() - start;
    EXPECT_EQ(fault.code, code) << to_string(fault);
    EXPECT_EQ(fault.place.file, "test.lua");
    if (line > 0) {
        EXPECT_EQ(fault.place.line, line);
    } else {
        EXPECT_GT(fault.place.line, 0);
    }
#ifdef __SANITIZE_ADDRESS__
    EXPECT_LT(took, 10);
#else
    EXPECT_LT(took, 2);
#endif
}

TEST(Sandbox, RunsText) {
    Sandbox sandbox;
    EXPECT_EQ(value(sandbox, "1 + 2"), "3");
    EXPECT_EQ(value(sandbox, "('x'):rep(3) .. _VERSION"), "xxxLua 5.4");
    EXPECT_EQ(value(sandbox, "'10' + 1"), "11");
    EXPECT_EQ(lua_gettop(sandbox.lua()), 2);
}

TEST(Sandbox, RefusesWhatIsNoText) {
    EXPECT_EQ(fault_text("\x1bLua"),
              "binary test.lua:1: error: this is compiled Lua; scripts are loaded as text only");
    for (const char* text :
         {"", " \n\n", "-- nothing", "--[[ a\n]] --[==[ ]] ]==]\n;", "#!/bin/lua\n", "\xEF\xBB\xBF"}) {
        EXPECT_EQ(fault_text(text), "empty test.lua:1: error: there is no code in this file") << text;
    }
    Sandbox sandbox;
    EXPECT_FALSE(run(sandbox, "#!/usr/bin/lua\nreturn 1"));
    EXPECT_FALSE(run(sandbox, "--[==[ ]] ]==] return 1"));
}

TEST(Sandbox, SyntaxErrors) {
    EXPECT_EQ(fault_text("local x = 1\nlocal y = = 2"),
              "syntax test.lua:2: error: unexpected symbol near '='");
    EXPECT_EQ(fault_text("return {\n a = 1\n b = 2 }"),
              "syntax test.lua:3: error: '}' expected (to close '{' at line 1) near 'b'; perhaps a comma is "
              "missing "
              "before it");
    const std::string deep = "some/folder/" + std::string(100, 'x') + "/script.lua";
    Sandbox sandbox;
    const auto fault = run(sandbox, "\n\nx = = 1", deep);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->place.file, deep);
    EXPECT_EQ(fault->place.line, 3);
    EXPECT_EQ(fault->message, "unexpected symbol near '='");
    EXPECT_EQ(fault_of("return " + std::string(1000, '(')).code, "syntax");
}

TEST(Sandbox, Errors) {
    EXPECT_EQ(fault_text("\nerror('no such thing')"), "script-error test.lua:2: error: no such thing");
    EXPECT_EQ(fault_text("\nerror('no place', 0)"), "script-error test.lua:2: error: no place");
    EXPECT_EQ(fault_text("\nerror({})"),
              "script-error test.lua:2: error: the error value is a table; raise a text with error(\"...\")");
    EXPECT_EQ(fault_of("error(42)").message, "the error value is a number: 42");
    EXPECT_LE(fault_of("error(('x'):rep(1e6))").message.size(), 10'000U);
    EXPECT_LE(fault_of("return _ENV[('x'):rep(1e6)]").message.size(), 200U);
    EXPECT_EQ(fault_text("local t = {}\n\nreturn t.a.b"),
              "script-error test.lua:3: error: attempt to index a nil value (field 'a')");
    EXPECT_EQ(fault_text("local f = coroutine.wrap(function()\n error('within')\nend)\nf()"),
              "script-error test.lua:2: error: within");
    const std::string deep = std::string(100, 'x') + ".lua";
    Sandbox sandbox;
    const auto fault = run(sandbox, "\nerror('here')", deep);
    ASSERT_TRUE(fault);
    EXPECT_EQ(to_string(*fault), deep + ":2: error: here");
    EXPECT_EQ(value(sandbox, "select(2, pcall(error, 'caught'))"), "caught");
    EXPECT_EQ(value(sandbox, "select(2, xpcall(error, function(m) return m .. '!' end, 'caught'))"),
              "caught!");
}

TEST(Sandbox, BlamesTheAuthorNotTheLibrary) {
    Sandbox sandbox;
    sandbox.hidden_prefix = "lib/";
    ASSERT_FALSE(
        run(sandbox,
            "local t = {}\nfunction t.fail() error('wrong use') end\n"
            "function t.tail() local x = t.none.at end\n"
            "function t.wrap() return coroutine.wrap(function() error('inside') end)() end\nreturn t",
            "lib/words.lua"));
    sandbox.set_global("words");
    for (const char* word : {"words.fail()", "return words.fail()", "return words.tail()", "words.wrap()"}) {
        const auto fault = run(sandbox, std::string("local x = 1\n\n") + word, "mine.lua");
        ASSERT_TRUE(fault);
        EXPECT_EQ(fault->place.file, "mine.lua") << word;
        EXPECT_EQ(fault->place.line, 3) << word;
        EXPECT_EQ(fault->message.find(".lua"), std::string::npos) << fault->message;
    }
    EXPECT_EQ(sandbox.last_line().file, "mine.lua");
    const auto own = run(sandbox, "local x = 1\nwords.fail()", "lib/other.lua");
    ASSERT_TRUE(own);
    EXPECT_EQ(own->message, "wrong use");
}

TEST(Sandbox, UnknownNames) {
    EXPECT_EQ(fault_text("\nos.exit()"),
              "script-error test.lua:2: error: unknown name 'os': scripts have no access to files or "
              "processes, nor "
              "to the interpreter");
    for (const char* name : {"io", "debug", "load", "dofile", "loadfile", "package", "collectgarbage"}) {
        const Diagnostic fault = fault_of(std::string("return ") + name);
        EXPECT_NE(fault.message.find("no access to files"), std::string::npos) << name;
    }
    EXPECT_EQ(fault_of("return strng.rep").remedy, "did you mean 'string'?");
    EXPECT_EQ(fault_of("local leaper = 1\nreturn leeper").remedy, "did you mean 'leaper'?");
    EXPECT_EQ(fault_of("leaper = 1\nreturn leeper").remedy, "did you mean 'leaper'?");
    for (const char* name : {"rawset", "warn", "require", "_G"}) {
        EXPECT_EQ(fault_of(std::string("return ") + name).message.rfind("unknown name", 0), 0U) << name;
    }
    Sandbox sandbox;
    for (const char* field : {"string.dump", "string.pack", "string.unpack", "coroutine.close", "math.foo"}) {
        EXPECT_EQ(value(sandbox, field), "nil");
    }
    EXPECT_EQ(value(sandbox, "select(2, pcall(function() return nowhere end))"),
              "test.lua:1: unknown name 'nowhere'");
}

TEST(Sandbox, EnvironmentsAreApart) {
    Sandbox sandbox;
    lua_pushinteger(sandbox.lua(), 7);
    sandbox.set_global("seven");
    EXPECT_EQ(value(sandbox, "seven"), "7");
    ASSERT_FALSE(run(sandbox, "mine = 1; seven = 8; string = nil; return mine + seven"));
    EXPECT_TRUE(run(sandbox, "return mine"));
    EXPECT_EQ(value(sandbox, "seven"), "7");
    EXPECT_EQ(value(sandbox, "string.len('abc')"), "3");
    EXPECT_TRUE(run(sandbox, "setmetatable(_ENV, nil)"));
    EXPECT_EQ(value(sandbox, "getmetatable(_ENV)"), "protected");
}

TEST(Sandbox, LibrariesAreReadOnly) {
    EXPECT_EQ(
        fault_text("\nstring.len = print"),
        "script-error test.lua:2: error: string is read-only; keep your own values in a table of your own");
    for (const char* text :
         {"math.pi = 3", "table.insert(table, 1)", "coroutine.x = 1", "utf8.x = 1", "('x').y = 1",
          "table.sort(table)\ntable[1] = 1", "table.move({1}, 1, 1, 1, string)"}) {
        EXPECT_NE(fault_of(text).message.find("read-only"), std::string::npos) << text;
    }
    for (const char* text : {"setmetatable(string, {})", "setmetatable({}, {__gc = print})",
                             "setmetatable({}, {__close = print})", "getmetatable('').__index.len = 1",
                             "setmetatable(setmetatable({}, {__metatable = 1}), {})"}) {
        EXPECT_EQ(fault_of(text).code, "script-error") << text;
    }
    Sandbox sandbox;
    EXPECT_EQ(
        value(sandbox, "(function() local n = 0 for k, v in pairs(table) do n = n + 1 end return n end)()"),
        "7");
    EXPECT_EQ(value(sandbox, "getmetatable('') .. getmetatable(string)"), "protectedprotected");
    EXPECT_EQ(value(sandbox, "rawget(string, 'len')"), "nil");
}

TEST(Sandbox, EndlessLoopsEnd) {
    expect_ends("\nwhile true do end", "budget", 2, {});
    expect_ends("while true do pcall(function() while true do end end) end", "budget", 1, {});
    expect_ends("local function f() while true do pcall(f) end end\nf()", "budget", 1);
    expect_ends("local function f() while true do pcall(coroutine.wrap(f)) end end\nf()", "budget", 0);
    expect_ends("while true do\ncoroutine.wrap(function() end)() end", "budget", 0);
    expect_ends(
        "local f = coroutine.wrap(function() while true do coroutine.yield() end end)\nwhile true do f() end",
        "budget", 0);
    expect_ends("coroutine.wrap(function()\n while true do end end)()", "budget", 2);
    expect_ends(
        "local c = {}\nfor i = 1, 100 do c[i] = coroutine.create(function() while true do end end) end\n"
        "while true do for i = 1, 100 do coroutine.resume(c[i]) end end",
        "budget", 2);
    expect_ends("xpcall(error,\nfunction() while true do end end)", "budget", 2);
    expect_ends("xpcall(function() while true do end end, function() while true do end end)", "budget", 1);
    expect_ends("while true do xpcall(error, error) end", "budget", 1);
    expect_ends(
        "local mt = {}\nlocal t = setmetatable({}, mt)\nmt.__close = function() while true do end end\n"
        "local x <close> = t while true do end",
        "budget", 4);
    expect_ends(
        "local mt = {}\nlocal f = coroutine.wrap(function()\nlocal t = setmetatable({}, mt)\n"
        "mt.__close = function() while true do end end local x <close> = t\nwhile true do end end)\nf()",
        "budget", 5);
    expect_ends("setmetatable({}, {__index = function() while true do end end}).x()", "budget", 1);
    expect_ends(
        "local t = setmetatable({}, {__eq = function() while true do end end})\nreturn t == setmetatable({}, "
        "getmetatable(t))",
        "budget", 1);
    expect_ends("goto a\n::a:: goto a", "budget", 2);
    expect_ends("repeat local x = nowhere == pcall(function() return nothing end) until false",
                "script-error", 1);
    expect_ends("while true do pcall(function() return nothing end) end", "budget", 1);
    expect_ends("while true do tostring(setmetatable({}, {__tostring = function() return 'x' end})) end",
                "budget", 1);
}

TEST(Sandbox, OneSlowInstructionAfterTheOtherEnds) {
    expect_ends(
        "local t = {}\nfor i = 1, 1900 do t = setmetatable({}, {__index = t}) end\nwhile true do local x = "
        "t.x end",
        "budget", 3);
    expect_ends("local a, b = ('x'):rep(5e6) .. 'a', ('x'):rep(5e6) .. 'b'\nwhile a ~= b do end", "budget",
                2);
    expect_ends("local a = ('x'):rep(5e7)\nwhile true do local b = a .. 'y' end", "budget", 2);
    expect_ends(
        "local t = {}\nfor i = 1, 1e6 do t['k' .. i] = i end\nfor k in pairs(t) do t[k] = nil end\n"
        "while true do next(t) end",
        "budget", 0);
    expect_ends(
        "local t = {}\nfor i = 1, 1900 do t = setmetatable({}, {__index = t}) end\nreturn table.move(t, 1, "
        "1e6, 2)",
        "budget", 3);
    expect_ends(
        "local t = {}\nlocal a, b = ('x'):rep(1e7) .. 'a', ('x'):rep(1e7) .. 'b'\n"
        "for i = 1, 1e4 do t[i] = i % 2 == 0 and a or b end table.sort(t)",
        "budget", 3);
    expect_ends("local a = ('0'):rep(5e6)\nwhile true do local b = a + 1 end", "budget", 2);
    expect_ends(
        "local function f(...) while true do local t = select('#', ...) end end\n"
        "local t = {} for i = 1, 2e5 do t[i] = i end\nf(table.unpack(t))",
        "budget", 1);
    expect_ends("for i = 1, 1e9 do local s = ('%s'):format(('x'):rep(1e5)) end", "budget", 1);
}

TEST(Sandbox, RecursionEnds) {
    expect_ends("local function f()\n return 1 + f() end\nf()", "recursion", 2, patient);
    expect_ends(
        "local t = setmetatable({}, {})\ngetmetatable(t).__index = function(t, k) return t[k] end\nreturn "
        "t.x",
        "recursion", 0, patient);
    expect_ends("local function f() coroutine.wrap(f)() end\nf()", "recursion", 0, patient);
    expect_ends("local function f() return (('x'):gsub('x', f)) end\nf()", "recursion", 0, patient);
    expect_ends("local function f() while true do pcall(function() return 1 + f() end) end end\nf()",
                "budget", 0);
    expect_ends("local t = {}\nfor i = 1, 3000 do t = setmetatable({}, {__index = t}) end\nreturn t.x",
                "script-error", 3);
    expect_ends("local t = setmetatable({}, {})\ngetmetatable(t).__index = t\nreturn t.x", "script-error", 3);
}

TEST(Sandbox, LibraryBombsEnd) {
    expect_ends("return ('x'):rep(1e15)", "memory", 1);
    expect_ends("return ('x'):rep(-1 >> 1)", "script-error", 1);
    expect_ends("return ('xx'):rep(-1 >> 1)", "script-error", 1);
    expect_ends("return (''):rep(1e15, 'x')", "memory", 1);
    expect_ends(
        "return table.concat(setmetatable({}, {__len = function() return 1e15 end,"
        "__index = function() return '' end}))",
        "budget", 1);
    expect_ends("return table.concat({}, 'x', 1, -1 >> 1)", "budget", 1);
    expect_ends("return table.concat({}, '', 2 ^ 63 | 0, -1 >> 1)", "script-error", 1);
    expect_ends("return table.concat({}, '', ~0 << 63, -1 >> 1)", "budget", 1);
    const std::string endless = "setmetatable({}, {__len = function() return -1 >> 2 end})";
    expect_ends("return table.insert(" + endless + ", 1, 1)", "budget", 1);
    expect_ends("return table.remove(" + endless + ", 1)", "budget", 1);
    expect_ends("return table.unpack(" + endless + ")", "script-error", 1);
    expect_ends("return table.sort(" + endless + ")", "script-error", 1);
    expect_ends("return table.sort(setmetatable({}, {__len = function() return 2e9 // 1 | 0 end}))", "budget",
                1);
    expect_ends("return table.move({}, 1, 1e15, 2)", "budget", 1);
    expect_ends(
        "local t = {}\nfor i = 1, 1e4 do t[i] = i end\ntable.sort(t, function() while true do end end)",
        "budget", 3);
    expect_ends("local t = {}\nfor i = 1, 1e5 do t[i] = i end\nwhile true do table.sort(t, rawequal) end",
                "budget", 3);
    expect_ends("local s = ('a'):rep(1e5)\nreturn s:find(('a*'):rep(50) .. 'b')", "budget", 2);
    expect_ends("return (('a'):rep(1e5)):find(('a-'):rep(50) .. 'b')", "budget", 1);
    expect_ends("return (('a'):rep(1e6)):match('.-.-.-b')", "budget", 1);
    expect_ends("return (('('):rep(1e6)):find('%b()')", "budget", 1);
    expect_ends("return (('a'):rep(1e7)):find(('a'):rep(1e6) .. 'b', 1, true)", "budget", 1);
    expect_ends("for w in ('a'):rep(1e6):gmatch(('a?'):rep(40) .. ('a'):rep(1e3) .. 'b') do end", "budget",
                1);
    expect_ends("return (('a'):rep(1e6)):gsub('', ('b'):rep(1e6))", "memory", 1, patient);
    expect_ends(
        "return (('a'):rep(1e6)):gsub('a', '%0%0', -1 >> 1) :gsub('(a+)+b', '')  :find(('a?'):rep(1000) .. "
        "('a'):rep(1000) .. 'b')",
        "budget", 1);
}

TEST(Sandbox, MemoryIsCapped) {
    expect_ends("local t = {}\nfor i = 1, 1e9 do\nt[i] = ('x'):rep(1e5) .. i end", "memory", 3, patient);
    expect_ends("local s = 'x'\nwhile true do s = s .. s end", "memory", 2, patient);
    expect_ends("return ('x'):rep(1e9)", "memory", 1, patient);
    expect_ends(
        "local t = {}\nwhile true do pcall(function() while true do t[#t + 1] = ('x'):rep(1e5) .. #t end "
        "end) end",
        "memory", 2, patient);
    expect_ends(
        "local f = coroutine.wrap(function() local t = {} while true do t[#t + 1] = ('x'):rep(1e5) .. #t end "
        "end)\nf()",
        "memory", 1, patient);
    EXPECT_EQ(fault_of("return ('x'):rep(1e9)").message, "the script asked for more than 256 MB of memory");

    Sandbox small({std::size_t{4} << 20, 1'000'000'000});
    const auto fault = run(small, "local t = {}\n\nfor i = 1, 1e9 do t[i] = {} end");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "memory");
    EXPECT_EQ(fault->place.line, 3);
    EXPECT_EQ(fault->message, "the script asked for more than 4 MB of memory");
    EXPECT_EQ(value(small, "1"), "1");
    EXPECT_EQ(run(small, "return ('x'):rep(3e6) .. ('y'):rep(3e6)")->code, "memory");
    for (int i = 0; i < 50; ++i) EXPECT_EQ(value(small, "#('x'):rep(1e6)"), "1000000");
    EXPECT_THROW(Sandbox({1000, 1000}), std::bad_alloc);
}

TEST(Sandbox, SlowTextsEnd) {
    std::string text = "return a";
    for (int i = 0; i < 400'000; ++i) text += " or a";
    expect_ends(text, "budget", 1);
    text = "return 0";
    for (int i = 0; i < 100'000; ++i) text += "\n+ 0";
    Sandbox sandbox;
    EXPECT_FALSE(run(sandbox, text));
}

TEST(Sandbox, BudgetIsSharedAndRenewed) {
    Sandbox sandbox({std::size_t{64} << 20, 200'000});
    sandbox.track_lines = false;
    EXPECT_EQ(run(sandbox, "while true do end")->code, "budget");
    EXPECT_EQ(value(sandbox, "1"), "1");
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(value(sandbox, "(function() for i = 1, 5e4 do end return 2 end)()"), "2");

    static int calls = 0;
    calls = 0;
    lua_pushcfunction(sandbox.lua(), [](lua_State* lua) {
        Sandbox& owner = Sandbox::of(lua);
        ++calls;
        if (auto fault = owner.load("for i = 1, 5e4 do end", "inner.lua", lua)) owner.fail(lua, *fault);
        if (auto fault = owner.call(0, 0, lua)) owner.fail(lua, *fault);
        return 0;
    });
    sandbox.set_global("nested");
    EXPECT_FALSE(run(sandbox, "nested() nested()"));
    calls = 0;
    const auto fault = run(sandbox, "coroutine.wrap(function() while true do pcall(nested) end end)()");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "budget");
    EXPECT_EQ(fault->place.file, "inner.lua");
    EXPECT_LE(calls, 5);
}

TEST(Sandbox, SeveralCallsShareATotal) {
    Sandbox sandbox;
    ASSERT_FALSE(run(sandbox, "return function(n)\n for i = 1, n do end\n return n end"));
    sandbox.track_lines = false;
    Sandbox::Total total = Sandbox::total_of(1'000'000);
    const auto call = [&](int n) {
        const auto within = sandbox.within(&total);
        lua_settop(sandbox.lua(), 1);
        lua_pushvalue(sandbox.lua(), 1);
        lua_pushinteger(sandbox.lua(), n);
        return sandbox.call(1, 1);
    };
    EXPECT_FALSE(call(400'000));
    EXPECT_FALSE(call(400'000));
    EXPECT_NEAR(static_cast<double>(total.units), 200'000, 10'000);
    const auto fault = call(400'000);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "total");
    EXPECT_EQ(fault->place.line, 2);
    EXPECT_EQ(total.units, 0U);
    lua_settop(sandbox.lua(), 1);
    lua_pushvalue(sandbox.lua(), 1);
    lua_pushinteger(sandbox.lua(), 400'000);
    EXPECT_FALSE(sandbox.call(1, 1));  // without it
}

TEST(Sandbox, AllowanceIsTold) {
    Sandbox sandbox;
    {
        const auto allowed = sandbox.allow(Sandbox::Allowance{100'000, "that are left"});
        EXPECT_EQ(run(sandbox, "while true do end")->message,
                  "the script took more than the 100000 steps that are left");
    }
    EXPECT_FALSE(run(sandbox, "for i = 1, 1000000 do end"));
}

// The order of what has none of its own is that in which it was made, wherever its memory is.
TEST(Sandbox, KeysComeInOrder) {
    const std::string text =
        "(function() local t, made = {}, {} for i = 1, 200 do made[i] = i % 3 == 0 and {} or i % 3 == 1 and "
        "function() return i end or coroutine.create(print) end "
        "for i = 200, 1, -1 do t[made[i]] = i t['k' .. i] = i t[i / 2] = i end "
        "local s = {} for k, v in pairs(t) do s[#s + 1] = type(k):sub(1, 1) .. v end return table.concat(s, "
        "' ') end)()";
    std::string first;
    for (int i = 0; i < 3; ++i) {
        Sandbox sandbox;
        const std::string found = value(sandbox, text);
        if (i == 0) first = found;
        EXPECT_EQ(found, first);
        EXPECT_TRUE(found.starts_with("n1 n2 n3 n4 ")) << found;
        EXPECT_TRUE(found.ends_with(" t195 f196 t197 t198 f199 t200")) << found;
    }
    Sandbox sandbox;
    EXPECT_EQ(value(sandbox, "next({})"), "nil");
    EXPECT_EQ(value(sandbox, "next({ 7 })"), "1");
    EXPECT_EQ(value(sandbox, "select(2, next({ a = 1, b = 2 }, 'a'))"), "2");
    EXPECT_EQ(value(sandbox, "next({ a = 1, b = 2 }, 'aa')"), "b");
}

TEST(Sandbox, TextsHoldNoAddress) {
    Sandbox sandbox;
    EXPECT_EQ(value(sandbox, "tostring({}) .. tostring(print) .. tostring(coroutine.create(print))"),
              "tablefunctionthread");
    EXPECT_EQ(
        value(sandbox, "tostring(setmetatable({}, {__name = 'fox'})) .. tostring(nil) .. tostring(2.0)"),
        "foxnil2.0");
    EXPECT_EQ(value(sandbox, "('%s %5s %q %d'):format({}, true, 'x', 3)"), "table  true \"x\" 3");
    EXPECT_EQ(fault_of("return ('%p'):format({})").message,
              "there is no '%p' in format: addresses differ from run to run");
    EXPECT_EQ(fault_of("return tostring()").message, "bad argument #1 to 'tostring' (value expected)");
    EXPECT_EQ(fault_of("return ('%d'):format({})").message,
              "bad argument #1 to 'format' (number expected, got table)");
}

TEST(Sandbox, WeakTablesAreRefused) {
    EXPECT_TRUE(fault_of("setmetatable({}, {__mode = 'k'})")
                    .message.starts_with("scripts cannot have the metamethod '__mode'"));
    const Diagnostic late = fault_of(
        "local mt = {}\nlocal t = setmetatable({}, mt)\nmt.__mode = 'v'\nt[1] = {}\nwhile t[1] do local x "
        "= {} end\nerror('seen')");
    EXPECT_TRUE(late.message.starts_with("scripts cannot have the metamethod '__mode'")) << late.message;
    EXPECT_EQ(late.place.line, 5);
}

TEST(Sandbox, CppFunctions) {
    Sandbox sandbox;
    lua_pushcfunction(sandbox.lua(), [](lua_State* lua) {
        Sandbox::of(lua).charge(lua, 1'000'000'000);
        return 0;
    });
    sandbox.set_global("expensive");
    EXPECT_EQ(to_string(*run(sandbox, "\npcall(expensive)\nprint(1)")),
              "test.lua:2: error: the script took more than its 60000000 steps; look for a loop that does "
              "not end");

    lua_pushcfunction(sandbox.lua(), [](lua_State* lua) {
        Sandbox::of(lua).fail(lua, {"unknown-key", Severity::error, {}, "no such key", "write another"});
        return 0;
    });
    sandbox.set_global("fail");
    const auto fault = run(sandbox, "\n\nfail()");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code + " " + to_string(*fault),
              "unknown-key test.lua:3: error: no such key; write another");
    EXPECT_EQ(value(sandbox, "select(2, pcall(fail))"), "test.lua:1: no such key");

    std::string printed;
    sandbox.print = [&](std::string_view text) { printed += text; };
    EXPECT_FALSE(run(sandbox, "print(1, 'two', nil) print()"));
    EXPECT_EQ(printed, "1\ttwo\tnil\n\n");
    sandbox.print = [](std::string_view) { throw std::runtime_error("no paper"); };
    EXPECT_EQ(to_string(*run(sandbox, "\nprint(1)")), "test.lua:2: error: no paper");
}

TEST(Sandbox, HostWorkIsNotCharged) {
    Sandbox sandbox({std::size_t{64} << 20, 5'000'000});  // 0.15 s, with sanitizers 0.6 s
    const auto spin = [](lua_State*) {
        const double start = seconds();
        while (seconds() - start < 0.02) {
        }
        return 0;
    };
    lua_pushcfunction(sandbox.lua(), spin);
    sandbox.set_global("slow");
    static auto work = +spin;
    lua_pushcfunction(sandbox.lua(), [](lua_State* lua) {
        const Sandbox::HostWork host_work(Sandbox::of(lua));
        return work(lua);
    });
    sandbox.set_global("host");
    const std::string loop = " = 1, 50 do for j = 1, 1e4 do end ";
    const auto fault = run(sandbox, "for i" + loop + "slow() end");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "budget");
    EXPECT_FALSE(run(sandbox, "for i" + loop + "host() end"));
}

TEST(Sandbox, CallsWithoutLines) {
    Sandbox sandbox;
    ASSERT_FALSE(
        run(sandbox,
            "return function(n)\n\n if n == 1 then error('one') end\n while n == 2 do end\n return n end"));
    sandbox.track_lines = false;
    const auto call = [&](int n) {
        lua_settop(sandbox.lua(), 1);
        lua_pushvalue(sandbox.lua(), 1);
        lua_pushinteger(sandbox.lua(), n);
        return sandbox.call(1, 1);
    };
    EXPECT_EQ(to_string(*call(1)), "test.lua:3: error: one");
    EXPECT_EQ(call(2)->place.line, 4);
    for (int i = 0; i < 1'000; ++i) ASSERT_FALSE(call(3));
}

TEST(Sandbox, RandomIsOfTheGame) {
    const std::string draw =
        "(function() local t = {} for i = 1, 20 do t[i] = math.random(6) end return table.concat(t) end)()";
    Sandbox a;
    Sandbox b;
    const std::string first = value(a, draw);
    EXPECT_EQ(first, value(b, draw));
    a.random_state = 5;
    b.random_state = 6;
    const std::string five = value(a, draw);
    EXPECT_NE(five, value(b, draw));
    EXPECT_EQ(five.find_first_not_of("123456"), std::string::npos);
    EXPECT_FALSE(run(a, "math.randomseed(9)"));
    EXPECT_NE(value(a, draw), five);
    EXPECT_FALSE(run(a, "math.randomseed()"));
    EXPECT_EQ(value(a, draw), first);
    EXPECT_EQ(value(a, "math.random(3, 3)"), "3");
    EXPECT_EQ(value(a, "math.random() < 1 and math.type(math.random(0))"), "integer");
    EXPECT_EQ(value(a, "math.type(math.random(math.mininteger, math.maxinteger))"), "integer");
    EXPECT_EQ(fault_of("math.random(2, 1)").message, "bad argument #2 to 'random' (interval is empty)");
}

TEST(Sandbox, Coroutines) {
    Sandbox sandbox;
    EXPECT_EQ(value(sandbox,
                    "(function() local f = coroutine.wrap(function(a) local b = coroutine.yield(a + 1) "
                    "return b * 2 end) return f(1) .. f(5) end)()"),
              "210");
    EXPECT_EQ(
        value(sandbox,
              "select(2, coroutine.resume(coroutine.create(function() pcall(coroutine.yield, 3) end)))"),
        "3");
    EXPECT_EQ(value(sandbox, "select(2, coroutine.resume(coroutine.create(function() error('e', 0) end)))"),
              "e");
    EXPECT_EQ(value(sandbox,
                    "(function() local c = coroutine.create(function() end) coroutine.resume(c) "
                    "return select(2, coroutine.resume(c)) .. coroutine.status(c) end)()"),
              "cannot resume dead coroutinedead");
    EXPECT_EQ(value(sandbox, "select(2, coroutine.resume((coroutine.running())))"),
              "cannot resume non-suspended coroutine");
    EXPECT_EQ(value(sandbox,
                    "(function() local c c = coroutine.create(function() return coroutine.wrap(function() "
                    "return select(2, coroutine.resume(c, 1, 2)) end)() end) "
                    "return select(2, coroutine.resume(c)) end)()"),
              "cannot resume non-suspended coroutine");
    EXPECT_EQ(value(sandbox,
                    "(function() local c = coroutine.create(function() return pcall(function() "
                    "coroutine.yield() error('x', 0) end) end) coroutine.resume(c) "
                    "return select(3, coroutine.resume(c)) end)()"),
              "x");
}

TEST(Sandbox, MessagesOfPatterns) {
    for (const auto& [pattern, message] : std::vector<std::pair<std::string, std::string>>{
             {"%", "malformed pattern (ends with '%')"},
             {"[a", "malformed pattern (missing ']')"},
             {"[]", "malformed pattern (missing ']')"},
             {"(a", "unfinished capture"},
             {"a)", "invalid pattern capture"},
             {"%1", "invalid capture index %1"},
             {"(%1)", "invalid capture index %1"},
             {"%bx", "malformed pattern (missing arguments to '%b')"},
             {"%fa", "missing '[' after '%f' in pattern"}}) {
        EXPECT_EQ(fault_text("return ('abc'):match('" + pattern + "')"),
                  "script-error test.lua:1: error: " + message);
    }
    EXPECT_EQ(fault_of("return ('a'):gsub('a', '%2')").message,
              "invalid capture index %2 in replacement string");
    EXPECT_EQ(fault_of("return ('a'):gsub('a', '%x')").message, "invalid use of '%' in replacement string");
    EXPECT_EQ(fault_of("return ('a'):gsub('a', function() return {} end)").message,
              "invalid replacement value (a table)");
}

// The functions that were written anew answer as Lua's own do.
class Twin {
  public:
    Twin() : lua_(luaL_newstate()) { luaL_openlibs(lua_); }
    ~Twin() { lua_close(lua_); }
    Twin(const Twin&) = delete;
    Twin& operator=(const Twin&) = delete;

    void expect_same(const std::string& text) {
        lua_settop(lua_, 0);
        ASSERT_EQ(luaL_loadbuffer(lua_, text.data(), text.size(), "@test.lua"), LUA_OK) << text;
        lua_pcall(lua_, 0, 1, 0);
        const std::string expected = luaL_tolstring(lua_, -1, nullptr);
        const auto fault = run(sandbox_, text);
        const std::string got =
            fault ? fault->place.file + ":" + std::to_string(fault->place.line) + ": " + fault->message
                  : luaL_tolstring(sandbox_.lua(), -1, nullptr);
        EXPECT_EQ(got, expected) << text;
    }

  private:
    lua_State* lua_;
    Sandbox sandbox_;
};

const std::string show =
    "local function show(...) local t = table.pack(...) for i = 1, t.n do t[i] = tostring(t[i]) end "
    "return table.concat(t, '|') end\n";

TEST(Sandbox, PatternsAgreeWithLua) {
    Twin twin;
    const std::vector<std::string> pieces = {"a",      "b",   ".",     "%a", "%d", "[ab]", "[^a]", "[a-c]",
                                             "%w",     "%S",  "()",    "x",  "-",  "%.",   "%b()", "%f[a]",
                                             "%f[%A]", "[]]", "[%-a]", "$",  "^",  "*"};
    const std::vector<std::string> repeats = {"", "", "", "*", "+", "-", "?"};
    const std::vector<std::string> letters = {"a", "b", "c", "1", " ", "(", ")", ".", "-", "x"};
    std::mt19937 random(1);
    const auto pick = [&](const std::vector<std::string>& from) { return from[random() % from.size()]; };
    for (int i = 0; i < 4000; ++i) {
        std::string subject;
        for (auto n = random() % 12; n > 0; --n) subject += pick(letters);
        std::string pattern = random() % 5 == 0 ? "^" : "";
        int open = 0;
        int captures = 0;
        for (auto n = random() % 5; n > 0; --n) {
            if (random() % 5 == 0) {
                pattern += "(";
                ++open;
                ++captures;
            }
            const std::string piece = pick(pieces);
            if (piece == "()") ++captures;
            pattern += piece + pick(repeats);
            if (open > 0 && random() % 2 == 0) {
                pattern += ")";
                --open;
            }
        }
        pattern += std::string(static_cast<std::size_t>(open), ')');
        if (captures == 1 && random() % 2 == 0 && pattern.find("()") == std::string::npos) pattern += "%1";
        if (random() % 5 == 0) pattern += "$";
        const std::string arguments = "[==[" + subject + "]==], [==[" + pattern + "]==]";
        const std::string start = ", " + std::to_string(static_cast<int>(random() % 8) - 3);
        twin.expect_same(show + "return show(string.find(" + arguments + start + "))");
        twin.expect_same(show + "return show(string.match(" + arguments + "))");
        twin.expect_same(show + "return show(string.gsub(" + arguments + ", '<%0%%>'))");
        twin.expect_same(show + "return show(string.gsub(" + arguments +
                         ", function(x) return x ~= 'a' and show(x) end, 3))");
        twin.expect_same(show + "local s = '' for a, b in string.gmatch(" + arguments +
                         ") do s = s .. show(a, b) .. ';' end return s");
        if (HasFailure()) return;
    }
}

TEST(Sandbox, TablesAndStringsAgreeWithLua) {
    Twin twin;
    for (const char* text : {
             "return show(('ab'):rep(3, ','), ('ab'):rep(0), ('ab'):rep(-1), (''):rep(5), (''):rep(3, '-'))",
             "return show(('a.b'):find('.', 1, true), ('a.b'):find('', 10), ('a.b'):find('', 4), "
             "('abc'):find('c', -1))",
             "return show(('abc'):find('b', -100), ('aXb'):find('%u'), ('a+b'):find('+', 1, true))",
             "return show(('hello world'):gsub('o', {o = '0'}), ('abc'):gsub('%w', '%0%0', 2), "
             "('abc'):gsub('', '-'))",
             "return show(('key = value'):match('^(%w+)%s*=%s*(%w+)$'))",
             "return show(('x'):gsub('x', '%1'), ('THE (quick) fox'):find('%((%a+)%)'))",
             "local t = {1, 2, 3} table.insert(t, 4) table.insert(t, 1, 0) return show(table.unpack(t))",
             "local t = {1, 2, 3} return show(table.remove(t), table.remove(t, 1), table.remove({}), #t)",
             "local t = {1, 2, 3} return show(table.remove(t, 4), (pcall(table.remove, t, 7)))",
             "local t = {} return show(table.remove(t, 0), table.remove(t, #t), (pcall(table.insert, "
             "t, 3, 1)))",
             "return show((pcall(table.insert, {1}, 0, 1)))",
             "return show(pcall(table.insert, {1}))",
             "return show(table.unpack(table.move({1, 2, 3}, 1, 3, 2)))",
             "return show(table.unpack(table.move({1, 2, 3}, 2, 3, 1)))",
             "return show(table.unpack(table.move({1, 2, 3}, 1, 3, 3, {9, 9})))",
             "return show(table.concat({1, 'b', 2.5}, ', '), table.concat({}), table.concat({1, 2, 3}, '-', "
             "2, 3))",
             "return show(pcall(table.concat, {1, {}, 3}))",
             "return show(table.unpack({1, 2, nil, 4}, 1, 4))",
             "return show(pcall(table.unpack, {}, 1, 1e8))",
             "return show(table.pack().n, table.pack(nil, nil).n)",
             "return show((pcall(table.sort, {3, 'x'})))",
             "return show((pcall(table.concat, 5)))",
             "return show((pcall(string.rep)))",
             "return show((pcall(setmetatable, 1, {})), (pcall(setmetatable, {})))",
             "return show(select('#', pcall(error)), xpcall(show, print, 1, 2), (pcall(pcall)))",
         }) {
        twin.expect_same(show + text);
    }
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        std::string list;
        for (auto n = random() % 40; n > 0; --n) list += std::to_string(random() % 30) + ",";
        twin.expect_same(show + "local t = {" + list + "} table.sort(t) return show(table.unpack(t))");
        twin.expect_same(show + "local t = {" + list +
                         "} table.sort(t, function(a, b) return a > b end) return show(table.unpack(t))");
    }
}

}  // namespace
}  // namespace acedrex
