#include "desk/desk_script.hpp"

#include <random>

#include "declare/options_reading.hpp"
#include "desk/desk_game.hpp"
#include "sandbox/foreign_file.hpp"

namespace acedrex::program {

namespace {

DeskFault fault_of(const Diagnostic& d) {
    return {d.remedy.empty() ? d.message : d.message + "; " + d.remedy, d.code};
}

// "seed=..." where the variant has a seed that nobody has given; "" else.
std::string drawn_seed(const VariantSpec& spec) {
    for (const OptionSpec& option : spec.options)
        if (option.kind == OptionSpec::Kind::seed && !option.given) {
            std::random_device source;
            const std::uint64_t random = std::uint64_t{source()} << 32 | source();
            return option.name + "=" + std::to_string(drawn(option, random));
        }
    return "";
}

}  // namespace

DeskScript read_script(const HostOptions& hosts, const std::string& name,
                       const std::optional<std::string>& text) {
    DeskScript script;
    script.name = name;
    const ScriptName cut = cut_name(name);
    HostOptions options = hosts;
    if (text) options.instead[cut.script] = *text;  // perhaps of a file that is not there
    {
        const Result<std::filesystem::path> path = Host(options).resolve(name);
        if (!path) throw fault_of(path.diagnostics.front());
        script.path = *path.value;
    }
    if (text) options.instead[script.path] = *text;
    script.text = text ? *text : read_foreign(script.path, kMostOfScript).text.value_or("");
    script.host = std::make_shared<Host>(options);
    const auto note = [&script](const std::vector<Diagnostic>& list) {
        script.problems.insert(script.problems.end(), list.begin(), list.end());
    };
    Result<Loaded> loaded = script.host->load(script.path, cut.options);
    for (const Diagnostic& d : loaded.diagnostics)
        if (!loaded && d.code == "bad-option") throw fault_of(d);
    if (loaded && loaded.value->variant && cut.options.empty())
        if (const std::string seed = drawn_seed(*loaded.value->variant); !seed.empty()) {
            loaded = script.host->load(script.path, seed);
            script.name = cut.script + ":" + seed;
        }
    note(loaded.diagnostics);
    if (!loaded) {
        note(script.host->further_faults(script.path));
        return script;
    }
    if (!loaded.value->variant && !loaded.value->piece) {
        note({{"no-value",
               Severity::error,
               {script.path.string(), 1},
               "the script returns neither a piece nor a variant",
               "end it with return piece { ... } or return variant { ... }"}});
        return script;
    }
    script.piece = loaded.value->piece;
    Result<std::shared_ptr<const Variant>> made;
    if (script.piece) {
        made = script.host->variant(cut.script);
    } else {
        VariantSpec spec = *loaded.value->variant;
        // Found by its slug it goes by that one, whatever its script says.
        if (!cut.script.ends_with(".lua")) spec.slug = script.path.stem().string();
        script.options = spec.options_text();
        made = script.host->compile_here(spec);
    }
    note(made.diagnostics);
    if (made) script.variant = *made.value;
    return script;
}

bool is_shipped(const HostOptions& hosts, const std::filesystem::path& path) {
    std::error_code fault;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, fault);
    for (const char* folder : {"variants", "scripts-lua"}) {
        const auto within =
            real.lexically_relative(std::filesystem::weakly_canonical(hosts.home / folder, fault));
        if (!within.empty() && *within.begin() != "..") return true;
    }
    return false;
}

}  // namespace acedrex::program
