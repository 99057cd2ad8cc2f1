// Loading scripts: where modules are found, and what is wrong with them.
#include <algorithm>
#include <sstream>

#include "base/ranges.hpp"
#include "declare/source_keys.hpp"
#include "declare/variant_reading.hpp"
#include "games/bind_game.hpp"
#include "host/host_state.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/names.hpp"
#include "sandbox/safe_library.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"
#include "values/word_table.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

constexpr const char* kOwnModules = "acedrex.";
constexpr const char* kScenario = "acedrex.scenario";
constexpr std::uint64_t kLight = 1'000'000;  // more than an ordinary script takes

std::string real_path(const fs::path& path) {
    std::error_code error;
    const fs::path result = fs::weakly_canonical(path, error);
    return (error ? path : result).string();
}

// "classical.pieces.x" -> classical/pieces/x.lua; nothing if it is no such name.
std::optional<fs::path> relative_path(const std::string& name) {
    fs::path path;
    std::istringstream parts(name);
    for (std::string part; std::getline(parts, part, '.');) {
        if (part.empty() || part.find_first_of("/\\:") != std::string::npos ||
            part.find('\0') != std::string::npos)
            return std::nullopt;
        path /= part;
    }
    if (path.empty() || name.back() == '.') return std::nullopt;
    path += ".lua";
    return path;
}

bool is_file(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

int require(lua_State* lua) {
    const auto name = text_at(lua, 1);
    if (!name) {
        fault(lua, "bad-argument", "require takes the name of a module as text, found " + describe(lua, 1));
        return push_none(lua);
    }
    push_module(lua, *name);
    return 1;
}

// Puts the modules of the library that are made in C++, and the globals piece, variant and require into the
// state.
void open_library(lua_State* lua) {
    const StackGuard guard(lua);
    open_context(lua);
    open_broken(lua);
    open_word_tables(lua);
    open_words(lua);
    open_pieces(lua);
    open_variants(lua);
    open_scenarios(lua);
    lua_pushcfunction(lua, guarded<require>);
    Sandbox::of(lua).set_global("require");
}

// Commands find a variant by its file's name: `check` warns of a script that says another slug.
void doubt_slug(Faults& faults, const VariantSpec& variant, const std::string& file,
                const std::string& slug) {
    const auto said = variant.key_places.find("slug");
    if (said == variant.key_places.end() || said->second.file != file || variant.slug == slug) return;
    note(faults, warning_at(said->second, "slug-of-file",
                            "commands find this variant by the name of its file, " + in_quotes(slug) +
                                ", not by the slug " + in_quotes(variant.slug),
                            "rename the file to " + variant.slug + ".lua, or leave slug out"));
}

}  // namespace

std::string shown_path(const fs::path& path) {
    std::error_code error;
    const fs::path here = fs::current_path(error);
    if (error || path.is_relative()) return path.string();
    const fs::path relative = path.lexically_relative(here);
    return relative.empty() || *relative.begin() == ".." ? path.string() : relative.string();
}

Loading loading_of_command() {
    constexpr std::uint64_t each = SandboxLimits{}.instructions;
    return {each, 3 * each};
}

Scripts::Scripts(HostOptions options) : options_(std::move(options)) {
    if (!options_.loading) options_.loading = std::make_shared<Loading>(loading_of_command());
    if (options_.print) sandbox_.print = options_.print;
    sandbox_.hidden_prefix = shown_path(options_.home / "scripts-lua" / "acedrex") + "/";
    open_library(lua());
    sandbox_.doubt = [this](Diagnostic doubtful) { note(faults_of(lua()), std::move(doubtful)); };
    sandbox_.let_pass = [](lua_State* thread, Diagnostic fault) {
        note(faults_of(thread), std::move(fault));
        push_broken(thread);
    };
    // A word of the algebra that stands without its table.
    sandbox_.meant = [this](lua_State* thread, const std::string& name) -> std::string {
        const auto module =
            modules_.find(real_path(options_.home / "scripts-lua" / "acedrex" / "movement.lua"));
        if (module == modules_.end() || module->second.value == LUA_NOREF) return "";
        const StackGuard guard(thread);
        lua_rawgeti(thread, LUA_REGISTRYINDEX, module->second.value);
        const bool known = has_word(thread, lua_gettop(thread), name);
        lua_pop(thread, 1);
        return known ? "write m." + name : "";
    };
    context_of(lua()).import = [this](lua_State* thread, const std::string& name) { import(thread, name); };
}

// The folders that a dotted name is looked up from: the roots, then those of the scripts that are being
// loaded, the innermost first; and of the one that asks, which may do so later.
std::vector<fs::path> Scripts::folders(lua_State* thread) const {
    std::vector<fs::path> result = options_.variant_roots;
    const Place asking = sandbox_.place(thread);
    if (!asking.file.empty()) result.push_back(fs::path(asking.file).parent_path());
    for (auto script = running_.rbegin(); script != running_.rend(); ++script)
        result.push_back(script->parent_path());
    return result;
}

std::optional<fs::path> Scripts::find(lua_State* thread, const std::string& name) const {
    const auto path = relative_path(name);
    if (!path) return std::nullopt;
    if (name.starts_with(kOwnModules)) {
        const fs::path file = options_.home / "scripts-lua" / *path;
        return is_file(file) ? std::optional(file) : std::nullopt;
    }
    for (const fs::path& folder : folders(thread))
        if (const fs::path file = folder / *path; is_file(file)) return file;
    return std::nullopt;
}

// Names that `require` knows, for remedies.
std::vector<std::string> Scripts::module_names() const {
    std::vector<std::string> names;
    const auto add_below = [&](const fs::path& root, const fs::path& start) {
        std::error_code error;
        fs::recursive_directory_iterator entries(start, error), end;
        for (; !error && entries != end && names.size() < 5000; entries.increment(error)) {
            if (entries->path().extension() != ".lua") continue;
            std::string name = entries->path().lexically_relative(root).replace_extension().generic_string();
            std::replace(name.begin(), name.end(), '/', '.');
            names.push_back(std::move(name));
        }
    };
    add_below(options_.home / "scripts-lua", options_.home / "scripts-lua" / "acedrex");
    for (const fs::path& root : options_.variant_roots) add_below(root, root);
    std::sort(names.begin(), names.end());  // folders have their own order
    return names;
}

// The names that are most like one that is not known, in quotes; "": none is. The folders may have been left
// out.
std::string Scripts::module_meant(const std::string& name) const {
    constexpr std::size_t kMost = 3;
    const std::vector<std::string> names = module_names();
    const auto last = [](const std::string& module) { return module.substr(module.rfind('.') + 1); };
    const auto ending_in = [&](const std::string& word) {
        std::vector<std::string> found;
        for (const std::string& module : names)
            if (last(module) == word && found.size() < kMost) found.push_back(in_quotes(module));
        return joined(found, " or ");
    };
    const bool bare = name.find('.') == name.npos;
    if (const std::string whole = bare ? ending_in(name) : ""; !whole.empty()) return whole;
    if (const std::string nearest = nearest_name(name, names); !nearest.empty()) return in_quotes(nearest);
    std::vector<std::string> lasts;
    for (const std::string& module : names) lasts.push_back(last(module));
    const std::string nearest = bare ? nearest_name(name, lasts) : "";
    return nearest.empty() ? "" : ending_in(nearest);
}

void Scripts::import(lua_State* thread, const std::string& name) {
    const auto path = find(thread, name);
    if (!path) {
        const std::string meant = module_meant(name);
        std::vector<std::string> looked;
        for (const fs::path& folder : folders(thread)) {
            const std::string shown = folder.empty() ? "." : shown_path(folder);
            if (ranges::count(looked, shown) == 0) looked.push_back(shown);
        }
        std::string dotted = name.ends_with(".lua") ? name.substr(0, name.size() - 4) : name;
        dotted.erase(0, std::min(dotted.find_first_not_of("./"), dotted.size()));
        std::replace(dotted.begin(), dotted.end(), '/', '.');
        fault(thread, "unknown-module", "there is no script for require " + in_quotes(name),
              dotted != name  ? "it takes no path: write require " + in_quotes(dotted)
              : meant.empty() ? name.starts_with(kOwnModules) ? "" : "looked in " + joined(looked)
                              : "did you mean " + meant + "?");
        push_broken(thread);
        return;
    }
    if (name == kScenario && !running_.empty()) modules_[real_path(running_.back())].asks_scenario = true;
    Module& module = modules_[real_path(*path)];
    if (module.running) {
        std::vector<std::string> chain;
        for (const fs::path& script : running_) chain.push_back(shown_path(script));
        chain.push_back(shown_path(*path));
        fault(thread, "require-cycle", "scripts require each other in a circle: " + joined(chain, " -> "),
              "move what both need into a third script");
        push_broken(thread);
        return;
    }
    if (module.value == LUA_NOREF) {
        run_module(thread, *path, module);
        lua_rawgeti(thread, LUA_REGISTRYINDEX, module.value);
        if (name.starts_with(kOwnModules) && lua_istable(thread, -1)) freeze(thread, name);
        lua_rawseti(thread, LUA_REGISTRYINDEX, module.value);
    }
    for (const Diagnostic& d : module.faults) note(faults_of(thread), d);
    push_own_copy(thread, module);
}

// Pieces, variants and words cannot be changed. Other tables can, and what one script does to them must not
// be seen by the next one that asks: each has its own.
void Scripts::push_own_copy(lua_State* thread, Module& module) {
    lua_rawgeti(thread, LUA_REGISTRYINDEX, module.value);
    if (!lua_istable(thread, -1) || is_frozen(thread, -1)) return;
    const std::string asking = running_.empty() ? sandbox_.place(thread).file : shown_path(running_.back());
    int& copy = module.copies.try_emplace(asking, LUA_NOREF).first->second;
    if (copy == LUA_NOREF) {
        push_whole_copy(thread, -1);
        copy = luaL_ref(thread, LUA_REGISTRYINDEX);
    }
    lua_pop(thread, 1);
    lua_rawgeti(thread, LUA_REGISTRYINDEX, copy);
}

// What is not a script of the folders that are searched may be anything that a link leads to: errors tell
// nothing of it.
bool Scripts::may_quote(const fs::path& path) const {
    const fs::path real = real_path(path);
    if (real.extension() != ".lua") return false;
    std::error_code error;
    if (!fs::is_symlink(path, error)) return true;
    std::vector<fs::path> searched = options_.variant_roots;
    searched.push_back(options_.home);
    searched.push_back(path.parent_path().empty() ? fs::path(".") : path.parent_path());
    return ranges::any_of(searched, [&](const fs::path& folder) {
        const fs::path within = real.lexically_relative(real_path(folder));
        return !within.empty() && *within.begin() != "..";
    });
}

// Leaves the script as a function on the stack, and notes what is doubtful in its text.
std::optional<Diagnostic> Scripts::read_module(lua_State* thread, const fs::path& path) {
    const std::string file = shown_path(path);
    const auto instead = options_.instead.find(path);
    const ForeignText read = instead != options_.instead.end() ? ForeignText{instead->second, "", false}
                                                               : read_foreign(path, kMostOfScript);
    if (!read.text) return error_at({file, 0}, "unreadable", "this file cannot be read: " + read.fault);
    const bool authors = !file.starts_with(sandbox_.hidden_prefix);
    if (authors) context_of(thread).sources[file] = *read.text;
    auto error = sandbox_.load(*read.text, file, thread);
    if (error && error->code == "syntax" && !may_quote(path)) {
        error->message = "this is no Lua";
        error->remedy = "only scripts in the searched folders are quoted";
    }
    if (error || !authors) return error;
    for (const auto& [line, word] : words_between_movements(*read.text))
        note(faults_of(thread),
             warning_at({file, line}, "word-between",
                        "`" + word + "` between two movements takes one of them and forgets the other",
                        word == "or" ? "a + b is a or b" : "a * b is a and then b"));
    return std::nullopt;
}

void Scripts::run_module(lua_State* thread, const fs::path& path, Module& module) {
    auto& faults = faults_of(thread).list;
    std::vector<Diagnostic> outer = std::exchange(faults, {});
    const Meanwhile runs(module.running, true);
    std::vector<fs::path> chain = running_;
    chain.push_back(path);
    const Meanwhile running(running_, std::move(chain));
    std::optional<Diagnostic> error = read_module(thread, path);
    const std::vector<ScenarioCase>& tests = open_scenarios(thread).cases;
    const std::size_t before = tests.size();
    if (!error) {
        // What a script draws does not depend on which others were loaded before it, nor the other way round.
        const Meanwhile drawn(sandbox_.random_state, Sandbox::kFirstSeed);
        error = sandbox_.call(0, 1, thread);
    }
    if (error) {
        // Why a value could not be made has been noted.
        const bool consequence =
            error->message.find(kTypeName<Broken>) != std::string::npos && faults_of(thread).any_errors();
        if (!consequence) note(faults_of(thread), std::move(*error));
        push_broken(thread);
    } else if (to_piece(thread, -1)) {
        if (const std::string slug = path.stem().string(); is_slug(slug))
            set_piece_slug(thread, lua_gettop(thread), slug);
    } else if (const auto variant = to_variant(thread, -1)) {
        if (const std::string slug = path.stem().string(); is_slug(slug))
            doubt_slug(faults_of(thread), *variant, shown_path(path), slug);
        const fs::path full = fs::path(real_path(path));
        set_variant_family(thread, lua_gettop(thread), full.parent_path().filename().string());
    }
    // The words of scenarios may come from another module.
    module.asks_scenario = module.asks_scenario || tests.size() > before;
    module.value = luaL_ref(thread, LUA_REGISTRYINDEX);
    module.faults = std::exchange(faults, std::move(outer));
}

// What a script may take that a command loads, and why it is less than usual.
Sandbox::Allowance Scripts::allowance(const Loading& loading) const {
    constexpr std::uint64_t usual = SandboxLimits{}.instructions;
    if (loading.used < loading.together)
        return {loading.each,
                loading.each < usual ? "that a script has which is only loaded with others" : ""};
    return {kLight,
            "that are left for it: " + std::to_string(loading.used) + " went to " + joined(loading.users)};
}

void Scripts::run(lua_State* thread, const fs::path& path, Loading& loading) {
    Module& module = modules_[real_path(path)];
    if (module.running) {
        fault(thread, "require-cycle", "this script is being loaded already: " + shown_path(path));
        lua_pushnil(thread);
        return;
    }
    if (module.value == LUA_NOREF) {
        const bool alone = !sandbox_.running();
        const std::uint64_t before = sandbox_.spent();
        const auto allowed = sandbox_.allow(alone ? std::optional(allowance(loading)) : std::nullopt);
        if (auto error =
                protect(sandbox_, thread, [&](lua_State* state) { run_module(state, path, module); }))
            note(faults_of(thread), std::move(*error));
        if (const std::uint64_t units = sandbox_.spent() - before;
            alone && units > kLight && loading.used < loading.together) {
            loading.used += units;
            loading.users.push_back(shown_path(path));
        }
    }
    for (const Diagnostic& d : module.faults) note(faults_of(thread), d);
    if (module.value == LUA_NOREF)
        lua_pushnil(thread);
    else
        lua_rawgeti(thread, LUA_REGISTRYINDEX, module.value);
}

std::vector<fs::path> Scripts::files() const {
    std::vector<fs::path> files;
    for (const auto& [path, module] : modules_) files.emplace_back(path);
    return files;
}

bool Scripts::asked_for_scenario(const fs::path& path) const {
    const auto module = modules_.find(real_path(path));
    return module != modules_.end() && module->second.asks_scenario;
}

}  // namespace acedrex
