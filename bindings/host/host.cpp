#include "host/host.hpp"

#include <algorithm>
#include <cctype>
#include <cstring>

#include "declare/family.hpp"
#include "declare/options_reading.hpp"
#include "declare/variant_reading.hpp"
#include "host/host_state.hpp"
#include "sandbox/foreign_file.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

// Faulty scripts beside the one that is asked for must not cost much time, however many there are.
constexpr std::uint64_t kOfSibling = 10'000'000, kOfSiblings = 30'000'000;

// How often what is left of the siblings is compiled, before none is taken.
constexpr int kMostTries = 4;

bool has_errors(const std::vector<Diagnostic>& diagnostics) {
    return Faults{diagnostics}.any_errors();
}

PieceRef stone() {
    auto spec = std::make_shared<PieceSpec>();
    spec->name = "Stone";
    spec->symbol = "Zz";
    spec->slug = "stone";
    spec->moves = make::none();
    spec->about = "stands in the way";
    return spec;
}

// By line within each file, files in the order of their first fault.
void put_in_order(std::vector<Diagnostic>& diagnostics) {
    std::vector<std::string> files;
    for (const Diagnostic& d : diagnostics)
        if (std::find(files.begin(), files.end(), d.place.file) == files.end()) files.push_back(d.place.file);
    const auto key = [&](const Diagnostic& d) {
        return std::pair{std::find(files.begin(), files.end(), d.place.file), d.place.line};
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
}

// Whether a script says `return piece`, or ends by returning what has a name, as a piece that it made before,
// or what another script returns or has in its table: the others beside a piece's script are not even run.
bool may_return_piece(std::string_view text) {
    const auto behind = [&](std::size_t at) {
        return text.substr(std::min(text.find_first_not_of(" \t\r\n", at + 6), text.size()));
    };
    for (std::size_t at = text.find("return"); at != text.npos; at = text.find("return", at + 1))
        if (behind(at).starts_with("piece")) return true;
    const std::size_t last = text.rfind("return");
    if (last == text.npos || (text.find("piece") == text.npos && text.find("require") == text.npos))
        return false;
    // Names, indices and calls with texts: no table that is made there, nor a function.
    const std::string_view end = behind(last);
    const auto may_stand_in_a_name = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::strchr("_.-\"'[]() \t\r\n", c) != nullptr;
    };
    return !end.empty() && !end.starts_with("variant") && !end.starts_with("function") &&
           std::all_of(end.begin(), end.end(), may_stand_in_a_name);
}

bool can_join(const std::vector<PieceRef>& cast, const PieceSpec& piece) {
    return std::none_of(cast.begin(), cast.end(), [&](const PieceRef& other) {
        return other->name == piece.name || other->symbol == piece.symbol;
    });
}

}  // namespace

namespace {

// Keeps what it refers to alive, as variants must that outlive their host.
template <class Owner>
class StateHooks : public Hooks {
  public:
    explicit StateHooks(Owner state) : state_(std::move(state)) {}
    std::vector<Expr> each_type(HookId hook, const Cast& cast) override {
        return state_->each_type(hook, cast);
    }
    Expr on_board(HookId hook, const Board& board, Side side, bool rotate) override {
        return state_->on_board(hook, board, side, rotate);
    }
    std::vector<int> limits(HookId hook, const Board& board, Vector direction, Side side,
                            bool rotate) override {
        return state_->limits(hook, board, direction, side, rotate);
    }
    bool where(HookId hook, const WalkView& view) override { return state_->where(hook, view); }
    void begin_question() override { state_->begin_question(); }
    void end_question() override { state_->end_question(); }

  private:
    Owner state_;
};

}  // namespace

Host::Host(HostOptions options) : options_(options), state_(std::make_shared<State>(std::move(options))) {}

Host::~Host() = default;

Sandbox& Host::sandbox() {
    return state_->scripts.sandbox();
}

std::vector<fs::path> Host::files() const {
    return state_->scripts.files();
}

std::uint64_t Host::script_calls() const {
    return state_->script_calls;
}

Result<Loaded> Host::load(const fs::path& path, const std::string& options) {
    Result<Loaded> result = state_->load(path, *state_->scripts.options().loading);
    if (!options.empty() && result) state_->choose(path, options, result);
    return result;
}

// The variant that was loaded, made anew with options.
void Host::State::choose(const fs::path& path, const std::string& options, Result<Loaded>& result) {
    const auto refuse = [&](Diagnostic diagnostic) {
        result.diagnostics.push_back(std::move(diagnostic));
        result.value.reset();
    };
    if (!result.value->variant)
        return refuse(
            {"bad-option", Severity::error, {}, "only variants have options", "leave out :" + options});
    auto given = chosen(result.value->variant->options, options);
    if (!given) {
        result.value.reset();
        for (Diagnostic& d : given.diagnostics) result.diagnostics.push_back(std::move(d));
        return;
    }
    lua_State* lua = scripts.lua();
    const StackGuard guard(lua);
    auto& faults = faults_of(lua).list;
    std::vector<Diagnostic> outer = std::exchange(faults, {});
    scripts.run(lua, path);
    const int value = luaL_ref(lua, LUA_REGISTRYINDEX);
    std::shared_ptr<const VariantSpec> made;
    auto fault = protect(scripts.sandbox(), lua, [&](lua_State* in) {
        lua_rawgeti(in, LUA_REGISTRYINDEX, value);
        push_with_options(in, -1, *given.value);
        made = to_variant(in, -1);
    });
    luaL_unref(lua, LUA_REGISTRYINDEX, value);
    if (fault) note(faults_of(lua), std::move(*fault));
    result.diagnostics = std::exchange(faults, std::move(outer));
    result.value->variant = std::move(made);
    if (has_errors(result.diagnostics)) result.value.reset();
}

Result<Loaded> Host::State::load(const fs::path& path, Loading& loading, bool faulty) {
    lua_State* lua = scripts.lua();
    const StackGuard guard(lua);
    auto& faults = faults_of(lua).list;
    std::vector<Diagnostic> outer = std::exchange(faults, {});
    scripts.run(lua, path, loading);
    Result<Loaded> result;
    result.diagnostics = std::exchange(faults, std::move(outer));
    put_in_order(result.diagnostics);
    Loaded loaded;
    loaded.variant = to_variant(lua, -1);
    loaded.piece = to_piece(lua, -1);
    const bool nothing = lua_isnil(lua, -1) || is_broken(lua, -1);
    lua_pop(lua, 1);
    loaded.scenario = nothing && scripts.asked_for_scenario(path);
    loaded.library = !nothing && !loaded.variant && !loaded.piece;
    if (faulty || !has_errors(result.diagnostics)) result.value = std::move(loaded);
    return result;
}

// A piece with all the movement that was to be part of it, as far as it could be made.
PieceRef Host::State::with_what_is_left(const PieceSpec& piece) {
    std::vector<Expr> parts;
    if (piece.moves) parts.push_back(piece.moves);
    for (const Expr& e : context_of(scripts.lua()).beside_broken) {
        // A production is called where its grammar is, and that could not be made.
        const auto calls = [](const Expression& part) { return part.kind == ExprKind::call; };
        if (!any_inside(*e, calls)) parts.push_back(e);
    }
    auto whole = std::make_shared<PieceSpec>(piece);
    whole->moves = make::choice(std::move(parts));
    return whole;
}

std::vector<Diagnostic> Host::further_faults(const fs::path& path) {
    const Result<Loaded> read = state_->load(path, *state_->scripts.options().loading, true);
    const std::string file = shown_path(path);
    const std::vector<Diagnostic>& known = read.diagnostics;
    const auto elsewhere = [&](const Diagnostic& d) { return d.place.file != file; };
    if (std::any_of(known.begin(), known.end(), elsewhere)) return {};
    const auto hooks = std::make_shared<StateHooks<State*>>(state_.get());
    Result<std::shared_ptr<const Variant>> compiled;
    const auto& variant = read.value->variant;
    if (variant && !variant->lacks_parts)
        compiled = state_->compile(*variant, hooks);
    else if (read.value->piece)
        compiled = free_board(path, state_->with_what_is_left(*read.value->piece), {}, hooks);
    std::erase_if(compiled.diagnostics, [&](const Diagnostic& d) {
        // What stands in the same line of a variant is a consequence, most likely.
        const auto same_line = [&](const Diagnostic& k) { return variant && k.place.line == d.place.line; };
        return elsewhere(d) || d.severity != Severity::error ||
               std::any_of(known.begin(), known.end(), same_line);
    });
    return compiled.diagnostics;
}

Result<std::shared_ptr<const Variant>> Host::compile_here(const VariantSpec& spec) {
    // Games in scripts hold variants, and the Lua state holds the games: these variants must not hold the
    // state.
    return state_->compile(spec, std::make_shared<StateHooks<State*>>(state_.get()));
}

Result<std::shared_ptr<const Variant>> Host::variant(const std::string& name, FreeBoard board) {
    Result<std::shared_ptr<const Variant>> result;
    Result<fs::path> path = resolve(name);
    result.diagnostics = std::move(path.diagnostics);
    if (!path) return result;
    Result<Loaded> loaded = load(*path.value, cut_name(name).options);
    result.diagnostics = std::move(loaded.diagnostics);
    if (!loaded) return result;
    const auto hooks = std::make_shared<StateHooks<std::shared_ptr<State>>>(state_);
    Faults all{std::move(result.diagnostics)};
    if (loaded.value->variant) {
        result = state_->compile(*loaded.value->variant, hooks);
    } else if (loaded.value->piece) {
        result = free_board(*path.value, loaded.value->piece, board, hooks);
    } else {
        result.diagnostics.push_back({"no-variant",
                                      Severity::error,
                                      {shown_path(*path.value), 0},
                                      "this script returns no variant and no piece",
                                      "end it with return variant { ... } or return piece { ... }"});
    }
    for (Diagnostic& d : result.diagnostics) note(all, std::move(d));
    result.diagnostics = std::move(all.list);
    return result;
}

// The board of a family, where a file in its folder says something about it.
void Host::State::read_family(const fs::path& folder, VariantSpec& spec, FreeBoard asked,
                              std::vector<Diagnostic>& diagnostics) {
    const fs::path file = folder / "family.lua";
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return;
    lua_State* lua = scripts.lua();
    auto& faults = faults_of(lua).list;
    std::vector<Diagnostic> outer = std::exchange(faults, {});
    scripts.run(lua, file);
    const bool is_table = lua_istable(lua, -1);
    const int table = luaL_ref(lua, LUA_REGISTRYINDEX);
    if (is_table) {
        const FreeBoard usual;
        auto fault = protect(scripts.sandbox(), lua, [&](lua_State* in) {
            lua_rawgeti(in, LUA_REGISTRYINDEX, table);
            read_family_table(in, -1, asked.files != usual.files || asked.ranks != usual.ranks, spec);
        });
        if (fault) note(faults_of(lua), std::move(*fault));
    }
    luaL_unref(lua, LUA_REGISTRYINDEX, table);
    for (Diagnostic& d : faults) diagnostics.push_back(std::move(d));
    faults = std::move(outer);
}

// The pieces beside a piece's script, without those that are faulty or claim a name that is taken.
std::vector<PieceRef> Host::State::siblings(const fs::path& path, std::vector<PieceRef> cast,
                                            std::vector<Diagnostic>& diagnostics) {
    std::vector<fs::path> files;
    std::error_code error;
    const fs::path folder = path.parent_path().empty() ? fs::path(".") : path.parent_path();
    const auto left_out = [&](const fs::path& file, const std::string& why) {
        diagnostics.push_back({"sibling-left-out",
                               Severity::warning,
                               {shown_path(file), 0},
                               "left out of the free board: " + why,
                               ""});
    };
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() != ".lua") continue;
        std::error_code unknown;  // of a link that leads nowhere
        if (fs::is_directory(it->path(), unknown) || fs::equivalent(it->path(), path, unknown)) continue;
        const ForeignText read = read_foreign(it->path(), kMostOfScript);
        if (!read.text && !read.absent)
            left_out(it->path(), read.fault);
        else if (read.text && may_return_piece(*read.text))
            files.push_back(path.parent_path().empty() ? it->path().filename() : it->path());
    }
    std::sort(files.begin(), files.end());
    Loading loading{kOfSibling, kOfSiblings};
    for (const fs::path& file : files) {
        const Result<Loaded> loaded = load(file, loading);
        if (!loaded)
            left_out(file,
                     loaded.diagnostics.empty() ? "it cannot be loaded" : loaded.diagnostics.front().message);
        else if (loaded.value->piece && !can_join(cast, *loaded.value->piece))
            left_out(file, "its name or symbol is taken");
        else if (loaded.value->piece)
            cast.push_back(loaded.value->piece);
    }
    if (loading.used >= loading.together)
        diagnostics.push_back({"siblings-cost",
                               Severity::warning,
                               {shown_path(path), 0},
                               "scripts beside it took " + std::to_string(loading.used) +
                                   " steps: " + joined(loading.users) + "; little was left for the others",
                               "keep unfinished scripts in a folder of their own"});
    return cast;
}

Result<std::shared_ptr<const Variant>> Host::free_board(const fs::path& path, const PieceRef& piece,
                                                        FreeBoard board,
                                                        const std::shared_ptr<Hooks>& hooks) {
    VariantSpec spec;
    spec.name = piece->name;
    spec.slug = piece->slug;
    spec.code = "T";
    spec.about = piece->about;
    spec.place = piece->place;
    spec.board.files = board.files;
    spec.board.ranks = board.ranks;
    std::vector<Diagnostic> diagnostics;
    const fs::path folder = path.parent_path();
    if (folder.filename() == "pieces") {
        spec.family = folder.parent_path().filename().string();
        state_->read_family(folder.parent_path(), spec, board, diagnostics);
    }
    if (!spec.family.empty()) spec.slug = spec.family + "/" + spec.slug;

    const std::vector<PieceRef> alone = {piece};
    spec.pieces = alone;
    spec.first_alone = board.alone;
    if (const PieceRef obstacle = stone(); can_join(alone, *obstacle)) spec.pieces.push_back(obstacle);
    const std::vector<PieceRef> fewest = spec.pieces;
    spec.pieces = state_->siblings(path, spec.pieces, diagnostics);

    // A side that has nothing to move there lets the other one go on.
    spec.obligations.pass = MoveObligations::Pass::forced;
    // In short, where no piece has that symbol.
    const std::string shorter = stone()->symbol.substr(0, 1);
    const auto taken = [&](const PieceRef& p) { return p->symbol == shorter; };
    if (std::none_of(spec.pieces.begin(), spec.pieces.end(), taken))
        spec.old_symbols[shorter] = stone()->name;
    // What cannot be compiled together with the others is left out, as long as that helps.
    Result<std::shared_ptr<const Variant>> result = state_->compile(spec, hooks);
    for (int tries = 1; !result && spec.pieces.size() > fewest.size(); ++tries) {
        std::vector<PieceRef> kept = fewest;
        for (std::size_t i = fewest.size(); i < spec.pieces.size(); ++i) {
            const std::string& file = spec.pieces[i]->place.file;
            const auto fault =
                std::find_if(result.diagnostics.begin(), result.diagnostics.end(), [&](const Diagnostic& d) {
                    return d.severity == Severity::error && d.place.file == file && file != piece->place.file;
                });
            if (fault == result.diagnostics.end())
                kept.push_back(spec.pieces[i]);
            else
                diagnostics.push_back({"sibling-left-out",
                                       Severity::warning,
                                       {file, fault->place.line},
                                       "left out of the free board: " + fault->message,
                                       ""});
        }
        spec.pieces = kept.size() < spec.pieces.size() && tries < kMostTries ? kept : fewest;
        result = state_->compile(spec, hooks);
    }
    // Promotion is a matter of the variants that the piece is made for.
    std::erase_if(result.diagnostics, [](const Diagnostic& d) { return d.code == "no-promotion"; });
    // Only in a family do pieces that lie side by side belong together, so that one left out is worth a word.
    if (spec.family.empty())
        std::erase_if(diagnostics, [](const Diagnostic& d) { return d.code == "sibling-left-out"; });
    result.diagnostics.insert(result.diagnostics.begin(), diagnostics.begin(), diagnostics.end());
    return result;
}

}  // namespace acedrex
