#include "serve/writable.hpp"

#include <algorithm>

#include "declare/options_reading.hpp"
#include "desk/desk_script.hpp"
#include "sandbox/foreign_file.hpp"

namespace acedrex::program {

namespace fs = std::filesystem;

namespace {

// Without links; what is not there yet is taken as it is written.
fs::path real(const fs::path& path) {
    std::error_code fault;
    fs::path found = fs::weakly_canonical(fs::absolute(path, fault), fault);
    return fault ? fs::path() : found;
}

bool is_below(const fs::path& path, const fs::path& folder) {
    const fs::path within = path.lexically_relative(folder);
    return !within.empty() && *within.begin() != "..";
}

}  // namespace

WritableScripts::WritableScripts(const HostOptions& hosts, const std::string& named) : hosts_(hosts) {
    const fs::path script = cut_name(named).script;
    if (script.extension() == ".lua") {
        folders_.push_back(real(script).parent_path());
        folders_.push_back(real(fs::absolute(script).parent_path()));
    }
    for (const fs::path& root : hosts.variant_roots) searched_.push_back(real(root));
}

bool WritableScripts::contains(const std::string& path) const {
    std::error_code fault;
    if (has_nul(path) || (fs::is_symlink(path, fault) && !fs::exists(path, fault))) return false;
    const fs::path file = real(path);
    if (file.extension() != ".lua" || is_shipped(hosts_, file)) return false;
    const auto is_right = [&file](const fs::path& folder) { return file.parent_path() == folder; };
    const auto is_searched = [&file](const fs::path& folder) {
        return !folder.empty() && is_below(file, folder);
    };
    return std::any_of(folders_.begin(), folders_.end(), is_right) ||
           std::any_of(searched_.begin(), searched_.end(), is_searched);
}

}  // namespace acedrex::program
