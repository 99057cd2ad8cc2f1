#include "shell/script_files.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace fs = std::filesystem;

namespace {

// Folders may be called like scripts, and links of editors lead nowhere.
bool is_script(const fs::path& path) {
    std::error_code fault;
    if (fs::is_directory(path, fault) || !fs::exists(path, fault)) return false;
    const std::string unreadable = why_unreadable(path);
    if (!unreadable.empty()) say(fmt::format("{} is left out: {}", path.string(), unreadable));
    return unreadable.empty();
}

std::vector<fs::path> scripts_below(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code fault;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(folder, options, fault), end; !fault && it != end;
         it.increment(fault))
        if (it->path().extension() == ".lua" && is_script(it->path())) found.push_back(it->path());
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

std::vector<ScriptFile> script_files(const std::vector<std::string>& paths) {
    std::vector<ScriptFile> files;
    for (const std::string& name : paths) {
        std::error_code fault;
        const fs::path path(name);
        if (fs::is_directory(path, fault)) {
            for (fs::path& file : scripts_below(path)) files.push_back({std::move(file), false});
        } else if (fs::exists(path, fault)) {
            files.push_back({path, true});
        } else {
            throw UsageError{fmt::format("there is no file or folder '{}'", name)};
        }
    }
    return files;
}

bool mentions_scenarios(const fs::path& file) {
    const ForeignText read = read_foreign(file, kMostOfScript);
    return read.text && read.text->find("acedrex.scenario") != std::string::npos;
}

}  // namespace acedrex::program
