#include "import/library.hpp"

#include "host/host.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"

namespace acedrex::program::imports {

std::vector<Source> built_in_variants() {
    const auto path = default_host_options().home / "variants" / "import" / "fairy.ini";
    const ForeignText file = read_foreign(path, kMostOfScript);
    if (!file.text) {
        say(path.string() + ": there are no settings of built-in variants: " + file.fault);
        return {};
    }
    auto sections = read_sections(*file.text);
    for (Section& section : sections)
        for (Entry& entry : section.entries) entry.line = 0;
    return sources_of(sections, {});
}

}  // namespace acedrex::program::imports
