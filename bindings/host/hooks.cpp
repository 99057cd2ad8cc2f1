// Calls from the kernel into scripts.
#include <algorithm>

#include "host/host_state.hpp"
#include "notation/position/setup.hpp"
#include "values/context.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

// Where a function of a script begins, for faults of what it returned.
Place place_of_function(lua_State* lua, HookId hook) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
    lua_Debug activation;
    lua_getinfo(lua, ">S", &activation);
    const std::string source = activation.source;
    return {source.starts_with('@') ? source.substr(1) : source, activation.linedefined};
}

}  // namespace

std::shared_ptr<const Board> Host::State::kept(const Board& board) {
    Context& context = context_of(scripts.lua());
    if (!context.compiling) return std::make_shared<const Board>(board);
    auto& copy = context.board;
    if (!copy) copy = std::make_shared<const Board>(board);
    return copy;
}

template <class Body>
void Host::State::ask(HookId hook, Body body) {
    auto& faults = faults_of(scripts.lua());
    if (const auto known = exhausted_.find(hook); known != exhausted_.end())
        return note(faults, known->second);
    auto error = protect(scripts.sandbox(), scripts.lua(), body);
    if (!error) return;
    if (error->code == "budget" || error->code == "memory") exhausted_.emplace(hook, *error);
    note(faults, std::move(*error));
}

Expr Host::State::on_board(HookId hook, const Board& board, Side side, bool rotate) {
    Expr result = make::none();
    ask(hook, [&](lua_State* lua) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
        push_board(lua, kept(board), side, rotate);
        lua_call(lua, 1, 1);
        Expr e = to_expression(lua, -1);
        const std::string wrong =
            e ? fault_of(*e)
              : "the function of m.on_board should return a movement expression, found " + describe(lua, -1);
        if (wrong.empty())
            result = std::move(e);
        else
            fault_at(lua, place_of_function(lua, hook), "bad-argument", wrong, expression_remedy(lua, -1));
    });
    return result;
}

Expr Host::State::each_type(HookId hook, const Cast& cast, int type) {
    Expr result = make::none();
    ask(hook, [&](lua_State* lua) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
        lua_newtable(lua);
        const Cast::Entry& entry = cast.entry(type);
        lua_pushstring(lua, entry.name.c_str());
        lua_setfield(lua, -2, "name");
        lua_pushstring(lua, entry.symbol.c_str());
        lua_setfield(lua, -2, "symbol");
        lua_newtable(lua);
        for (std::size_t i = 0; i < entry.classes.size(); ++i) {
            lua_pushstring(lua, entry.classes[i].c_str());
            lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
        }
        lua_setfield(lua, -2, "classes");
        lua_call(lua, 1, 1);
        if (lua_isnil(lua, -1)) return;  // nothing for this type
        Expr e = to_expression(lua, -1);
        const std::string wrong =
            e ? fault_of(*e)
              : "the function of m.each_type should return a movement expression, found " + describe(lua, -1);
        if (wrong.empty())
            result = std::move(e);
        else
            fault_at(lua, place_of_function(lua, hook), "bad-argument", wrong, expression_remedy(lua, -1));
    });
    return result;
}

int Host::State::limit(HookId hook, const Board& board, int field, Vector direction, Side side, bool rotate) {
    int result = 0;
    ask(hook, [&](lua_State* lua) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
        push_field_of(lua, kept(board), static_cast<Field>(field), side, rotate);
        if (direction == Vector{})
            lua_pushnil(lua);
        else
            push_vector(lua, direction);
        push_board(lua, kept(board), side, rotate);
        lua_call(lua, 3, 1);
        const auto number = number_at(lua, -1);
        if (number && number->number->op == Number::Op::constant)
            result = number->number->constant;
        else
            fault_at(lua, place_of_function(lua, hook), "bad-argument",
                     "a limit function should return a whole number, found " + describe(lua, -1));
    });
    return result;
}

bool Host::State::where(HookId hook, const WalkView& view) {
    const std::lock_guard lock(playing);
    Sandbox& sandbox = scripts.sandbox();
    Context& context = context_of(scripts.lua());
    ++script_calls;
    const std::size_t before = context.faults.list.size();
    const bool tracked = std::exchange(sandbox.track_lines, false);
    bool holds = false;
    auto error = protect(sandbox, scripts.lua(), [&](lua_State* lua) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
        push_view(lua, view);
        lua_call(lua, 1, 1);
        holds = lua_toboolean(lua, -1);
    });
    sandbox.track_lines = tracked;
    ++context.views;  // this one is over
    // A word with faulty arguments is only noted; during play the note would not be read. An error after it
    // is most likely its consequence.
    auto& faults = context.faults.list;
    const auto noted =
        std::find_if(faults.begin() + static_cast<std::ptrdiff_t>(std::min(before, faults.size())),
                     faults.end(), [](const Diagnostic& d) { return d.severity == Severity::error; });
    if (noted != faults.end()) error = *noted;
    faults.resize(std::min(faults.size(), before));
    if (error && error->remedy.empty() && error->message.find("index a nil value") != std::string::npos)
        error->remedy =
            "view.at(field) is nil where nothing stands: local it = view.at(field); return it and ...";
    if (error) throw ScriptFault{std::move(*error)};
    return holds;
}

namespace {

// The kernel counts the ranks of a drawing from the line of its key. Is the drawing written out there, in a
// text that begins behind the end of that line?
bool is_drawn_at(const std::string& source, int key_line, const std::string& drawing) {
    std::string text = source;
    std::erase(text, '\r');
    std::size_t at = 0;
    for (int line = 0; line < key_line; ++line) {
        at = text.find('\n', at);
        if (at == std::string::npos) return false;
        ++at;
    }
    return text.compare(at, drawing.size(), drawing) == 0;
}

// Otherwise errors in it are told where the key is: the line of a rank is not known.
void keep_to_the_key(const std::string& setup, const Place& key, const Context& context,
                     std::vector<Diagnostic>& diagnostics) {
    const auto source = context.sources.find(key.file);
    if (source != context.sources.end() && is_drawn_at(source->second, key.line, setup)) return;
    const int lines = 1 + static_cast<int>(std::count(setup.begin(), setup.end(), '\n'));
    for (Diagnostic& d : diagnostics)
        if (d.code == "setup" && d.place.file == key.file && d.place.line > key.line &&
            d.place.line <= key.line + lines)
            d.place = key;
}

}  // namespace

const std::vector<std::string>& Host::State::known_names() {
    if (!known_names_) known_names_ = names_in_scripts(scripts.options().variant_roots);
    return *known_names_;
}

Result<std::shared_ptr<const Variant>> Host::State::compile(const VariantSpec& spec,
                                                            std::shared_ptr<Hooks> hooks) {
    Context& context = context_of(scripts.lua());
    std::vector<Diagnostic> outer = std::exchange(context.faults.list, {});
    std::shared_ptr<const Board> board = std::exchange(context.board, nullptr);
    const bool compiling = std::exchange(context.compiling, true);
    Result<std::shared_ptr<const Variant>> result;
    try {
        result = compile_drawn(spec, hooks);
        const auto doubtful = [](const Diagnostic& d) { return d.severity == Severity::warning; };
        if (std::any_of(result.diagnostics.begin(), result.diagnostics.end(), doubtful))
            result = compile_drawn(spec, hooks, known_names());
    } catch (const ScriptFault& fault) {
        result = {};
        result.diagnostics.push_back(fault.diagnostic);
    }
    keep_to_the_key(spec.setup, spec.place_of("setup"), context, result.diagnostics);
    for (const auto& [name, side] : spec.board.beside)
        keep_to_the_key(side.setup, side.drawn, context, result.diagnostics);
    Faults all{std::move(context.faults.list)};
    for (Diagnostic& d : result.diagnostics) note(all, std::move(d));
    result.diagnostics = std::move(all.list);
    if (Faults{result.diagnostics}.any_errors()) result.value.reset();
    context.faults.list = std::move(outer);
    context.board = std::move(board);
    context.compiling = compiling;
    return result;
}

}  // namespace acedrex
