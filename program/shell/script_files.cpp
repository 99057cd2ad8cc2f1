#include "shell/script_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "shell/console.hpp"

namespace acedrex::program {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> scripts_below(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code fault;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(folder, options, fault), end; !fault && it != end;
         it.increment(fault))
        if (it->path().extension() == ".lua" && it->is_regular_file(fault)) found.push_back(it->path());
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
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return text.find("acedrex.scenario") != std::string::npos;
}

}  // namespace acedrex::program
