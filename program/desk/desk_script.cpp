#include "desk/desk_script.hpp"

#include <algorithm>

#include "declare/options_reading.hpp"
#include "desk/desk_game.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/option_words.hpp"
#include "shell/rehearsal.hpp"
#include "shell/script_faults.hpp"

namespace acedrex::program {

namespace {

// With what is tried in play: who types waits for it.
constexpr std::chrono::milliseconds kPatienceInScript{1500};

// What the position tells; else a seed is drawn where no option was chosen.
std::string further_options(const VariantSpec& spec, const std::string& chosen, const std::string& setup) {
    const std::string told = options_in_setup(setup, spec.options);
    return told.empty() && chosen.empty() ? drawn_seed(spec) : told;
}

}  // namespace

DeskFault fault_of(const Diagnostic& d) {
    constexpr std::string_view kMeant = "did you mean ";
    DeskFault fault{d.remedy.empty() ? d.message : d.message + "; " + d.remedy, d.code};
    if (d.remedy.starts_with(kMeant) && d.remedy.ends_with('?'))
        fault.near = {d.remedy.substr(kMeant.size(), d.remedy.size() - kMeant.size() - 1)};
    return fault;
}

bool is_in(const DeskScript& script, const std::string& file) {
    std::error_code fault;
    return file.empty() || file == script.path ||
           std::filesystem::weakly_canonical(file, fault) ==
               std::filesystem::weakly_canonical(script.path, fault);
}

bool is_same(const Diagnostic& one, const Diagnostic& other) {
    return one.place.file == other.place.file && one.place.line == other.place.line &&
           one.message == other.message;
}

DeskScript read_script(const HostOptions& hosts, const std::string& name,
                       const std::optional<std::string>& text, const std::string& setup) {
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
    // Each once, as check does.
    const auto note = [&script](const std::vector<Diagnostic>& list) {
        for (const Diagnostic& d : list)
            if (std::none_of(script.problems.begin(), script.problems.end(),
                             [&d](const Diagnostic& known) { return is_same(known, d); }))
                script.problems.push_back(d);
    };
    Result<Loaded> loaded = script.host->load(script.path, cut.options, cut.piece);
    if (loaded && loaded.value->variant)
        if (const std::string more = further_options(*loaded.value->variant, cut.options, setup);
            !more.empty()) {
            const std::string all = cut.options.empty() ? more : cut.options + "," + more;
            loaded = script.host->load(script.path, all);
            script.name = cut.script + ":" + all;
        }
    for (const Diagnostic& d : loaded.diagnostics)
        if (!loaded && (d.code == "bad-option" || d.code == "unknown-piece-of-script")) throw fault_of(d);
    note(loaded.diagnostics);
    if (!loaded) {
        note(script.host->further_faults(script.path));
        put_in_order(script.problems);
        return script;
    }
    if (!loaded.value->variant && !loaded.value->piece && loaded.value->set.empty()) {
        note({returns_nothing(script.path.string(), script.text)});
        return script;
    }
    script.piece = loaded.value->set.empty() ? loaded.value->piece : loaded.value->set.front().piece;
    Result<std::shared_ptr<const Variant>> made;
    if (script.piece) {
        made = script.host->variant(name);
    } else {
        const VariantSpec& spec = *loaded.value->variant;
        script.options = options_text(spec);
        // Found by its slug it goes by that one, whatever its script says.
        made = script.host->compile_here(
            *loaded.value, cut.script.ends_with(".lua") ? spec.slug : script.path.stem().string());
    }
    note(made.diagnostics);
    if (made) script.variant = *made.value;
    if (made)
        if (const auto fault = rehearse(script.variant, kPatienceInScript)) note({*fault});
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
