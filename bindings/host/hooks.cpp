// Calls from the kernel into scripts.
#include <algorithm>
#include <iterator>

#include "base/patience.hpp"
#include "declare/doubts.hpp"
#include "host/host_state.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/labels.hpp"
#include "values/context.hpp"
#include "values/expression_faults.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

// What the functions of a script may take together in a question about one position, and while a variant is
// compiled.
constexpr std::uint64_t kOfQuestion = SandboxLimits{}.instructions;
constexpr std::uint64_t kOfCompiling = 2 * SandboxLimits{}.instructions;
constexpr std::uint64_t kOfWhere = 100;  // what a call takes besides what the function does

Place place_of_hook(lua_State* lua, HookId hook) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
    return place_of_function(lua);
}

}  // namespace

std::shared_ptr<const Board> Host::State::kept(const Board& board) {
    Context& context = context_of(scripts.lua());
    if (!context.compiling) return std::make_shared<const Board>(board);
    auto& copy = context.board;
    if (!copy) copy = std::make_shared<const Board>(board);
    return copy;
}

void Host::State::Shared::add(HookId hook, std::uint64_t calls, std::uint64_t before) {
    Use& use = uses[hook];
    use.calls += calls;
    use.units += before - left.units;
}

Diagnostic Host::State::told(const Shared& shared, std::uint64_t units, const std::string& together,
                             const std::string& asked) {
    const auto most =
        std::max_element(shared.uses.begin(), shared.uses.end(),
                         [](const auto& a, const auto& b) { return a.second.units < b.second.units; });
    const Shared::Use& use = most->second;
    return {"budget", Severity::error, place_of_hook(scripts.lua(), most->first),
            "the functions of scripts took more than the " + std::to_string(units) +
                " steps that they have together " + together +
                "; most went to this one: " + std::to_string(use.units) + " in " + std::to_string(use.calls) +
                (use.calls == 1 ? " call" : " calls") + asked,
            "let it do less, or ask it of fewer fields"};
}

template <class Body>
void Host::State::ask(HookId hook, Body body) {
    auto& faults = faults_of(scripts.lua());
    if (const auto known = exhausted_.find(hook); known != exhausted_.end())
        return note(faults, known->second);
    if (compiling_ && compiling_->used_up) return note(faults, *compiling_->used_up);
    const std::uint64_t before = compiling_ ? compiling_->left.units : 0;
    const auto within = scripts.sandbox().within(compiling_ ? &compiling_->left : nullptr);
    std::uint64_t calls = 0;
    auto error = protect(scripts.sandbox(), scripts.lua(), [&](lua_State* lua) {
        body(lua, [&](int arguments) {
            ++calls;
            scripts.sandbox().begin_call();
            lua_call(lua, arguments, 1);
        });
    });
    if (compiling_) compiling_->add(hook, calls, before);
    if (!error) return;
    if (error->code == "total") {
        compiling_->used_up = told(*compiling_, kOfCompiling, "while a variant is compiled", "");
        scripts.sandbox().tell_end(*compiling_->used_up);
        return note(faults, *compiling_->used_up);
    }
    if (error->code == "budget" || error->code == "memory") exhausted_.emplace(hook, *error);
    note(faults, std::move(*error));
}

namespace {

// The movement that a function has returned on top of the stack; none where it is faulty.
Expr returned(lua_State* lua, HookId hook, const std::string& word) {
    Expr e = to_expression(lua, -1);
    const std::string wrong =
        e ? fault_of(*e)
          : "the function of " + word + " should return a movement expression, found " + describe(lua, -1);
    if (wrong.empty()) return e;
    fault_at(lua, place_of_hook(lua, hook), "bad-argument", wrong, expression_remedy(lua, -1));
    return make::none();
}

}  // namespace

Expr Host::State::on_board(HookId hook, const Board& board, Side side, bool rotate) {
    Expr result = make::none();
    ask(hook, [&](lua_State* lua, const auto& call) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
        push_board(lua, kept(board), side, rotate);
        call(1);
        result = returned(lua, hook, "m.on_board");
    });
    return result;
}

namespace {

// What functions of m.each_type are told of a type.
void push_type(lua_State* lua, const Cast::Entry& entry) {
    lua_createtable(lua, 0, 3);
    set_text(lua, "name", entry.name);
    set_text(lua, "symbol", entry.symbol);
    push_texts(lua, entry.classes);
    lua_setfield(lua, -2, "classes");
}

}  // namespace

std::vector<Expr> Host::State::each_type(HookId hook, const Cast& cast) {
    std::vector<Expr> result(static_cast<std::size_t>(cast.types()), make::none());
    ask(hook, [&](lua_State* lua, const auto& call) {
        for (std::size_t type = 0; type < result.size(); ++type) {
            lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
            push_type(lua, cast.entry(static_cast<int>(type)));
            call(1);
            if (!lua_isnil(lua, -1)) result[type] = returned(lua, hook, "m.each_type");
            lua_pop(lua, 1);
        }
    });
    return result;
}

std::vector<int> Host::State::limits(HookId hook, const Board& board, Vector direction, Side side,
                                     bool rotate) {
    std::vector<int> result(static_cast<std::size_t>(board.size()), 0);
    ask(hook, [&](lua_State* lua, const auto& call) {
        const auto held = kept(board);
        push_board(lua, held, side, rotate);
        const int whole = lua_gettop(lua);
        for (Field f = 0; f < board.size(); ++f) {
            lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
            push_field_of(lua, held, f, side, rotate);
            if (direction == Vector{})
                lua_pushnil(lua);
            else
                push_vector(lua, direction);
            lua_pushvalue(lua, whole);
            call(3);
            const auto number = number_at(lua, -1);
            if (number && number->number->op == Number::Op::constant)
                result[f] = number->number->constant;
            else
                fault_at(lua, place_of_hook(lua, hook), "bad-argument",
                         "a limit function should return a whole number, found " + describe(lua, -1));
            lua_pop(lua, 1);
        }
    });
    return result;
}

void Host::State::begin_question() {
    const std::lock_guard lock(playing);
    ++questions_.try_emplace(std::this_thread::get_id(), kOfQuestion).first->second.depth;
}

void Host::State::end_question() {
    const std::lock_guard lock(playing);
    const auto question = questions_.find(std::this_thread::get_id());
    if (--question->second.depth == 0) questions_.erase(question);
}

bool Host::State::where(HookId hook, const WalkView& view) {
    const std::lock_guard lock(playing);
    Sandbox& sandbox = scripts.sandbox();
    Context& context = context_of(scripts.lua());
    ++script_calls;
    const std::size_t before = context.faults.list.size();
    const bool tracked = std::exchange(sandbox.track_lines, false);
    const auto asking = questions_.find(std::this_thread::get_id());
    Shared* question = asking == questions_.end() ? nullptr : &asking->second;
    const std::uint64_t left = question == nullptr ? 0 : question->left.units;
    const auto within = sandbox.within(question == nullptr ? nullptr : &question->left);
    bool holds = false;
    auto error = protect(sandbox, scripts.lua(), [&](lua_State* lua) {
        sandbox.charge(lua, kOfWhere);
        lua_rawgeti(lua, LUA_REGISTRYINDEX, hook);
        push_view(lua, view);
        lua_call(lua, 1, 1);
        holds = lua_toboolean(lua, -1);
    });
    sandbox.track_lines = tracked;
    ++context.views;  // this one is over
    if (question != nullptr) question->add(hook, 1, left);
    if (error && error->code == "total") {
        *error = told(*question, kOfQuestion, "in one position", ", the last for a " + view.walker);
        sandbox.tell_end(*error);
    }
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

// The ranks of a drawing are counted from the line of its key. Is the drawing written out there, in a text
// that begins behind the end of that line?
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

void append(std::vector<Diagnostic>& list, std::vector<Diagnostic> more) {
    std::move(more.begin(), more.end(), std::back_inserter(list));
}

}  // namespace

const std::vector<std::string>& Host::State::known_names() {
    if (!known_names_) known_names_ = names_in_scripts(scripts.options().variant_roots);
    return *known_names_;
}

Result<std::shared_ptr<const Variant>> Host::State::compile(const VariantSpec& spec,
                                                            std::shared_ptr<Hooks> hooks) {
    Patience::look_now();
    Context& context = context_of(scripts.lua());
    const Meanwhile faults(context.faults.list, {});
    const Meanwhile board(context.board, nullptr);
    const Meanwhile compiling(context.compiling, true);
    const Meanwhile uses(compiling_, Shared(kOfCompiling));
    Result<std::shared_ptr<const Variant>> result;
    // Names that no piece here has are fine where pieces of other scripts have them.
    const auto names = [this]() -> const auto& {
        return known_names();
    };
    const auto written_out = [&](const Place& key, const std::string& drawing) {
        const auto source = context.sources.find(key.file);
        return source != context.sources.end() && is_drawn_at(source->second, key.line, drawing);
    };
    std::vector<Diagnostic> doubts;  // said beside errors, too: asked for before these leave no variant
    const auto read_setup = [&](const Variant& variant, std::vector<Code>& setup) {
        std::vector<Diagnostic> said = read_drawings(variant, setup, written_out);
        append(said, faults_of_names(variant));
        append(said, doubts_of_setup(variant));
        doubts = doubts_of_rules(variant, names);
        return said;
    };
    try {
        result = acedrex::compile(spec, hooks, read_setup, names);
        append(result.diagnostics, std::move(doubts));
    } catch (const ScriptFault& fault) {
        result = {};
        result.diagnostics.push_back(fault.diagnostic);
    }
    Faults all{std::move(context.faults.list)};
    for (Diagnostic& d : result.diagnostics) note(all, std::move(d));
    result.diagnostics = std::move(all.list);
    put_in_order(result.diagnostics);
    if (Faults{result.diagnostics}.any_errors()) result.value.reset();
    return result;
}

}  // namespace acedrex
