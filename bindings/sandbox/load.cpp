// Reading scripts: text only, and with a look at the budget while Lua's parser reads.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/ranges.hpp"
#include "sandbox/safe_library.hpp"
#include "sandbox/state.hpp"

namespace acedrex {

namespace {

// Where the code of a text begins, past spaces and comments; its length where there is none.
std::size_t first_code(std::string_view text) {
    std::size_t at = 0;
    for (;;) {
        at = std::min(text.find_first_not_of(" \t\r\n\f\v;", at), text.size());
        if (!text.substr(at).starts_with("--")) return at;
        at += 2;
        std::size_t level =
            text.substr(at).starts_with('[') ? text.find_first_not_of('=', at + 1) : text.npos;
        std::string_view stop = "\n";
        std::string closing;
        if (level != text.npos && text[level] == '[') {
            closing = "]" + std::string(level - at - 1, '=') + "]";
            stop = closing;
        }
        const std::size_t end = text.find(stop, at);
        at = end == text.npos ? text.size() : end + stop.size();
    }
}

std::string syntax_remedy(std::string_view message) {
    const auto has = [&](std::string_view part) { return message.find(part) != message.npos; };
    if (has("near '!'")) return "write ~= for \"is not equal\" and not for \"not\"";
    if (has("near <eof>") && !has("'end' expected"))
        return "something that was opened is not closed: a } or a ) is missing";
    if (has("'}' expected")) return "perhaps a comma is missing before it";
    if (has("'then' expected near '='")) return "write == to compare";
    if (has("'end' expected")) return "an \"end\" is missing";
    if (has("near '+'") || has("near '-'")) return "write x = x + 1; Lua has no += and no ++";
    if (has("near '<\\")) return "there is no such letter in Lua; is this file a text, saved as UTF-8?";
    if (has("unfinished string")) return "the closing quote is missing on this line";
    return "";
}

}  // namespace

struct Sandbox::State::Request {
    State& state;
    std::string_view text;
    std::string chunk_name;
    std::string short_name;
    std::size_t given = 0;
    std::size_t looked = 0;  // given at the last look at the budget
    int status = LUA_OK;

    // That the parser is reading.
    int line() const {
        const std::string_view read = text.substr(0, given - std::min<std::size_t>(given, 1));
        return 1 + static_cast<int>(std::count(read.begin(), read.end(), '\n'));
    }
};

// Lua's parser runs no hooks, and some texts take it long; so the text comes in pieces, with a look between
// them.
// None is longer than a line, since not all of its errors say where they are.
const char* Sandbox::State::read_piece(lua_State* lua, void* data, std::size_t* size) {
    Request& request = *static_cast<Request*>(data);
    constexpr std::size_t between_looks = 4096;
    std::string_view piece = request.text.substr(request.given, between_looks);
    piece = piece.substr(0, std::min(piece.find('\n'), piece.size() - 1) + 1);
    if (request.given - request.looked >= between_looks) {
        request.state.look(lua, request.given - request.looked);
        request.looked = request.given;
    }
    request.given += piece.size();
    *size = piece.size();
    return piece.empty() ? nullptr : piece.data();
}

int Sandbox::State::read_chunk(lua_State* lua) {
    Request& request = *static_cast<Request*>(lua_touserdata(lua, 1));
    return guarded(lua, [&] {
        // An empty chunk of the same name tells how messages will shorten it.
        luaL_loadbufferx(lua, "", 0, request.chunk_name.c_str(), "t");
        lua_Debug activation;
        lua_getinfo(lua, ">S", &activation);
        request.short_name = activation.short_src;
        request.status = lua_load(lua, &read_piece, &request, request.chunk_name.c_str(), "t");
        if (request.status != LUA_OK) return 1;
        lua_newtable(lua);
        lua_rawgeti(lua, LUA_REGISTRYINDEX, request.state.environment);
        lua_setmetatable(lua, -2);
        lua_setupvalue(lua, -2, 1);
        return 1;
    });
}

std::optional<Diagnostic> Sandbox::load(std::string_view text, const std::string& file, lua_State* thread) {
    const auto fault = [&](const char* code, int line, std::string message, std::string remedy) {
        return error_at({file, line}, code, std::move(message), std::move(remedy));
    };
    if (text.starts_with(LUA_SIGNATURE[0])) {
        return fault("binary", 1, "this is compiled Lua", "scripts are loaded as text only");
    }
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (text.starts_with('#')) text.remove_prefix(std::min(text.find('\n'), text.size()));
    if (first_code(text) == text.size()) return fault("empty", 1, "there is no code in this file", "");

    lua_State* lua = thread != nullptr ? thread : lua_;
    Entry entry(*state_);
    if (state_->stamp == 0) state_->stamp = processor_time();
    State::Request request{*state_, text, "@" + file, {}};
    if (lua_checkstack(lua, 3) == 0) return fault("memory", 1, "the stack of the script is full", "");
    lua_pushcfunction(lua, &State::read_chunk);
    lua_pushlightuserdata(lua, &request);
    const int status = lua_pcall(lua, 1, 1, 0);
    if (status == LUA_OK && request.status == LUA_OK) {
        const std::pair<std::string, std::string> names(request.short_name, file);
        auto& files = state_->files;
        if (ranges::count(files, names) == 0) files.push_back(names);
        return std::nullopt;
    }
    const char* message = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "";
    std::string said = message;
    lua_pop(lua, 1);
    if (state_->end != State::End::none || status == LUA_ERRMEM || request.status == LUA_ERRMEM) {
        if (state_->end == State::End::none) state_->end = State::End::memory;
        Diagnostic diagnostic = state_->end_diagnostic();
        diagnostic.place = {file, request.line()};
        return diagnostic;
    }
    if (said == "C stack overflow")
        return fault("syntax", request.line(), "this is nested too deeply (" + said + ")",
                     "give parts of it names of their own: local part = ...");
    int line = 0;
    if (said.starts_with(request.short_name + ":")) {
        said.erase(0, request.short_name.size() + 1);
        line = std::atoi(said.c_str());
        said.erase(0, std::min(said.find(": "), said.size() - 2) + 2);
    }
    return fault("syntax", line, said, syntax_remedy(said));
}

}  // namespace acedrex
