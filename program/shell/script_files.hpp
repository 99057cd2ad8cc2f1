// Script files as PATH arguments name them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace acedrex::program {

struct ScriptFile {
    std::filesystem::path path;
    bool named = false;  // on the command line itself, not found in a folder
};

// Files as they are, folders as the .lua files below them, in order; throws UsageError where a path names
// nothing.
std::vector<ScriptFile> script_files(const std::vector<std::string>& paths);

// Does the text of a file speak of scripted tests?
bool mentions_scenarios(const std::filesystem::path& file);

}  // namespace acedrex::program
