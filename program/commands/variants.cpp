// variants: what is found below the variant roots.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct Options {
    bool json = false;
};

int run(const Options& options) {
    const HostOptions where = default_host_options();
    Host host(where);
    Json list = Json::array();
    std::vector<std::vector<std::string>> rows;
    bool all_load = true;
    std::vector<Diagnostic> left_out;
    const std::vector<FoundScript> scripts = host.find_variants(&left_out);
    print_diagnostics(left_out);
    for (const FoundScript& found : scripts) {
        Result<Loaded> loaded = host.load(found.path);
        print_diagnostics(loaded.diagnostics);
        all_load = all_load && loaded;
        if (!loaded || !loaded.value->variant) continue;  // what is no variant is a library of one
        const VariantSpec& v = *loaded.value->variant;
        list.push_back({{"slug", found.slug},
                        {"name", v.name},
                        {"family", found.family},
                        {"files", v.board.files},
                        {"ranks", v.board.ranks},
                        {"pieces", v.pieces.size()},
                        {"path", found.path.string()}});
        rows.push_back({found.slug, v.name, found.family, fmt::format("{}x{}", v.board.files, v.board.ranks),
                        fmt::format("{} piece types", v.pieces.size())});
    }
    if (options.json)
        print_json(list);
    else
        put("{}", columns(rows));
    if (rows.empty() && all_load)
        for (const auto& root : where.variant_roots)
            say(fmt::format("no variant was found in {}", root.string()));
    return all_load ? kDone : kNo;
}

}  // namespace

Command variants_command() {
    return {"variants", "lists the variants that are found", "acedrex variants", [](Arguments& a) {
                auto options = std::make_shared<Options>();
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
