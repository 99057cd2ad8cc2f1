#include "host/host.hpp"

#include <algorithm>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "declare/variant_reading.hpp"
#include "games/bind_game.hpp"
#include "host/host_state.hpp"
#include "notation/text/ascii.hpp"
#include "sandbox/ordered.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"
#include "values/expression_faults.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

bool has_errors(const std::vector<Diagnostic>& diagnostics) {
    return Faults{diagnostics}.any_errors();
}

}  // namespace

void put_in_order(std::vector<Diagnostic>& diagnostics) {
    std::vector<std::string> files;
    for (const Diagnostic& d : diagnostics)
        if (ranges::count(files, d.place.file) == 0) files.push_back(d.place.file);
    const auto key = [&](const Diagnostic& d) {
        return std::pair{std::find(files.begin(), files.end(), d.place.file), d.place.line};
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
}

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

namespace {

const PieceOfSet* found_in(const std::vector<PieceOfSet>& set, const std::string& name) {
    for (const auto& is_meant :
         {+[](const PieceOfSet&one, const std::string&n) { return one.key == n; },
          +[](const PieceOfSet&one, const std::string&n) { return one.piece->name == n; },
          +[](const PieceOfSet&one, const std::string&n) {
              return same_letters(one.key, n) || same_letters(one.piece->name, n);
          }})
        for (const PieceOfSet& one : set)
            if (is_meant(one, name)) return &one;
    return nullptr;
}

// Leaves in it the one piece that is named, or the reason why there is none.
void choose_piece(Result<Loaded>& result, const fs::path& path, const std::string& name) {
    Loaded& loaded = *result.value;
    const std::vector<PieceOfSet> set =
        loaded.piece ? std::vector<PieceOfSet>{{loaded.piece->name, loaded.piece}} : loaded.set;
    if (const PieceOfSet* found = found_in(set, name)) {
        loaded.piece = found->piece;
        return loaded.set.clear();
    }
    std::vector<std::string> keys;
    for (const PieceOfSet& one : set) keys.push_back(one.key);
    const std::string returned = loaded.variant ? "a variant" : "no pieces";
    result.diagnostics.push_back(error_at(
        {}, "unknown-piece-of-script", shown_path(path) + " has no piece " + in_quotes(name),
        set.empty() ? "it returns " + returned + ": leave out #" + name : nearest_remedy(name, keys)));
    result.value.reset();
}

}  // namespace

Result<Loaded> Host::load(const fs::path& path, const std::string& options, const std::string& piece) {
    Result<Loaded> result = state_->load(path, *state_->scripts.options().loading);
    if (!options.empty() && result) state_->choose(path, options, result);
    if (!piece.empty() && result) choose_piece(result, path, piece);
    return result;
}

// The variant that was loaded, made anew with options.
void Host::State::choose(const fs::path& path, const std::string& options, Result<Loaded>& result) {
    const auto refuse = [&](Diagnostic diagnostic) {
        result.diagnostics.push_back(std::move(diagnostic));
        result.value.reset();
    };
    if (!result.value->variant)
        return refuse(error_at({}, "bad-option", "only variants have options", "leave out :" + options));
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
    std::shared_ptr<const VariantSpec> made;
    std::optional<Result<VariantRef>> judged;
    const auto make = [&](lua_State* in) {
        judged = push_fitting(in, 2, *given.value,
                              [this](const VariantSpec& spec) { return compile(spec, hooks()); });
        made = to_variant(in, -1);
    };
    auto fault = protect(scripts.sandbox(), lua, make, 1);
    if (fault) note(faults_of(lua), std::move(*fault));
    result.diagnostics = std::exchange(faults, std::move(outer));
    result.value->variant = std::move(made);
    result.value->judged = std::move(judged);
    if (has_errors(result.diagnostics)) result.value.reset();
}

Result<Loaded> Host::State::load(const fs::path& path, Loading& loading, bool faulty) {
    lua_State* lua = scripts.lua();
    const StackGuard guard(lua);
    auto& faults = faults_of(lua).list;
    std::vector<Diagnostic> outer = std::exchange(faults, {});
    scripts.run(lua, path, loading);
    Loaded loaded;
    loaded.variant = to_variant(lua, -1);
    loaded.piece = to_piece(lua, -1);
    const bool nothing = lua_isnil(lua, -1) || is_broken(lua, -1);
    if (lua_istable(lua, -1)) {
        const auto read = [&](lua_State* in) { read_set(in, 2, path, loaded); };
        if (auto fault = protect(scripts.sandbox(), lua, read, 1)) {
            if (fault->place.line == 0) fault->place = {shown_path(path), 1};
            note(faults_of(lua), std::move(*fault));
        }
    } else {
        lua_pop(lua, 1);
    }
    Result<Loaded> result;
    result.diagnostics = std::exchange(faults, std::move(outer));
    put_in_order(result.diagnostics);
    loaded.scenario = nothing && scripts.asked_for_scenario(path);
    loaded.library = !nothing && !loaded.variant && !loaded.piece;
    if (faulty || !has_errors(result.diagnostics)) result.value = std::move(loaded);
    return result;
}

// Other tables are libraries.
void Host::State::read_set(lua_State* lua, int index, const fs::path& path, Loaded& loaded) {
    const StackGuard guard(lua);
    std::vector<PieceOfSet>& set = loaded.set;
    bool pieces_only = true;
    for_each_field(lua, index, [&] {
        PieceRef piece = to_piece(lua, -1);
        pieces_only = pieces_only && (piece || is_broken(lua, -1));
        loaded.set_lacks = loaded.set_lacks || is_broken(lua, -1);
        const bool known = ranges::any_of(set, [&](const PieceOfSet& one) { return one.piece == piece; });
        const auto number = whole_at(lua, -2);
        const std::string key = number ? std::to_string(*number) : text_at(lua, -2).value_or("");
        if (piece && !known) set.push_back({key, std::move(piece)});
        lua_pop(lua, 2);
    });
    if (!pieces_only) set.clear();
    // Those that other scripts make come last.
    const std::string file = shown_path(path);
    const auto place = [&](const PieceOfSet& one) {
        const bool elsewhere = one.piece->place.file != file;
        return std::pair{elsewhere, elsewhere ? 0 : one.piece->place.line};
    };
    std::stable_sort(set.begin(), set.end(),
                     [&](const PieceOfSet& a, const PieceOfSet& b) { return place(a) < place(b); });
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
    // Each of them has no faults; together they may be too heavy.
    if (const Expr all = make::choice(std::move(parts)); fault_of(*all).empty()) whole->moves = all;
    return whole;
}

std::vector<Diagnostic> Host::further_faults(const fs::path& path) {
    const Result<Loaded> read = state_->load(path, *state_->scripts.options().loading, true);
    const std::string file = shown_path(path);
    const std::vector<Diagnostic>& known = read.diagnostics;
    const auto elsewhere = [&](const Diagnostic& d) { return d.place.file != file; };
    if (ranges::any_of(known, elsewhere)) return {};
    const auto hooks = state_->hooks();
    Result<std::shared_ptr<const Variant>> compiled;
    const auto& variant = read.value->variant;
    if (variant && !variant->lacks_parts)
        compiled = state_->compile(*variant, hooks);
    else if (read.value->piece)
        compiled = free_board({path, state_->with_what_is_left(*read.value->piece), {}, ""}, {}, hooks);
    else if (!read.value->set.empty() && !read.value->set_lacks)
        compiled =
            free_board({path, state_->with_what_is_left(*read.value->set.front().piece), read.value->set, ""},
                       {}, hooks);
    std::erase_if(compiled.diagnostics, [&](const Diagnostic& d) {
        // What stands in the same line of a variant is a consequence, most likely.
        const auto same_line = [&](const Diagnostic& k) { return variant && k.place.line == d.place.line; };
        return elsewhere(d) || d.severity != Severity::error || ranges::any_of(known, same_line);
    });
    return compiled.diagnostics;
}

Result<std::shared_ptr<const Variant>> Host::compile_here(const VariantSpec& spec) {
    // Games in scripts hold variants, and the Lua state holds the games: these variants must not hold the
    // state.
    return state_->compile(spec, state_->hooks());
}

Result<std::shared_ptr<const Variant>> Host::compile_here(const Loaded& loaded, const std::string& slug) {
    if (loaded.judged && loaded.variant->slug == slug) return *loaded.judged;
    VariantSpec spec = *loaded.variant;
    spec.slug = slug;
    return compile_here(spec);
}

namespace {

// A variant made by compile_here() that may outlive the host.
VariantRef kept_with(VariantRef variant, std::shared_ptr<Hooks> hooks) {
    using Both = std::pair<std::shared_ptr<Hooks>, VariantRef>;  // the second goes first
    const auto both = std::make_shared<Both>(std::move(hooks), std::move(variant));
    return {both, both->second.get()};
}

}  // namespace

Result<std::shared_ptr<const Variant>> Host::variant(const std::string& name, FreeBoard board) {
    Result<std::shared_ptr<const Variant>> result;
    Result<fs::path> path = resolve(name);
    result.diagnostics = std::move(path.diagnostics);
    if (!path) return result;
    const ScriptName cut = cut_name(name);
    Result<Loaded> loaded = load(*path.value, cut.options, cut.piece);
    result.diagnostics = std::move(loaded.diagnostics);
    if (!loaded) return result;
    const std::shared_ptr<Hooks> hooks = state_;  // variants outlive their host
    Faults all{std::move(result.diagnostics)};
    if (loaded.value->judged) {
        result = *loaded.value->judged;
        if (result) result.value = kept_with(*result.value, hooks);
    } else if (loaded.value->variant) {
        result = state_->compile(*loaded.value->variant, hooks);
    } else if (loaded.value->piece) {
        // The others of its script are its companions.
        const Result<Loaded> whole = cut.piece.empty() ? Result<Loaded>{} : load(*path.value);
        result = free_board({*path.value, loaded.value->piece,
                             whole ? whole.value->set : std::vector<PieceOfSet>{}, cut.piece},
                            board, hooks);
    } else if (!loaded.value->set.empty()) {
        result =
            free_board({*path.value, loaded.value->set.front().piece, loaded.value->set, ""}, board, hooks);
    } else {
        result.diagnostics.push_back(error_at({shown_path(*path.value), 0}, "no-variant",
                                              "this script returns no variant and no piece",
                                              "end it with return variant { ... } or return piece { ... }"));
    }
    for (Diagnostic& d : result.diagnostics) note(all, std::move(d));
    result.diagnostics = std::move(all.list);
    return result;
}

}  // namespace acedrex
