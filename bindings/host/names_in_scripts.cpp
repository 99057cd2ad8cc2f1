// Names that scripts give to pieces, read off their text: nothing is run.
#include <algorithm>

#include "declare/source_keys.hpp"
#include "host/scripts.hpp"
#include "sandbox/foreign_file.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> texts_in(const fs::path& script, const std::vector<std::string_view>& keys) {
    const auto read = read_foreign(script, kMostOfScript);
    return read.text ? texts_of_keys(*read.text, keys) : std::vector<std::string>{};
}

}  // namespace

std::vector<std::string> names_in_scripts(const std::vector<fs::path>& roots) {
    std::vector<std::string> names;
    for (const fs::path& root : roots) {
        std::error_code error;
        for (fs::recursive_directory_iterator it(root, error), end; !error && it != end;
             it.increment(error)) {
            if (it->path().extension() != ".lua") continue;
            for (std::string& name : texts_in(it->path(), {"name", "class"}))
                names.push_back(std::move(name));
        }
    }
    std::sort(names.begin(), names.end());  // folders have their own order
    return names;
}

std::vector<std::string> names_elsewhere_in(const fs::path& variant) {
    return texts_in(variant, {"also"});
}

}  // namespace acedrex
