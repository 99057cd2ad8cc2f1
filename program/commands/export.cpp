// export: a variant as other programs read it.
#include <fmt/core.h>

#include "base/ranges.hpp"
#include "commands/commands.hpp"
#include "export/diagram.hpp"
#include "export/section.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct ExportOptions {
    TableOptions table;
    std::string as = "fsf";
    std::optional<std::string> name, out;
    bool strict = false;
};

// As import, and the engine itself, read "[NAME:PARENT]".
void check_name_of_section(const std::string& name) {
    const bool odd = ranges::any_of(name, [](char c) {
        return c == ']' || c == ':' || static_cast<unsigned char>(c) < ' ' || c == '\x7f';
    });
    if (!odd && !name.empty() && name.front() != ' ' && name.back() != ' ') return;
    throw UsageError{fmt::format(
        "--name: '{}' cannot be the name of a section, which is not empty, neither begins nor ends "
        "with a blank, and has no ':', no ']' and no line break or other control character",
        name)};
}

int run(const ExportOptions& options) {
    if (options.name && options.as == "diagram")
        throw UsageError{
            "--name names a section of Fairy-Stockfish's file; a diagram has no name: leave it out"};
    refuse_nameless("--out", options.out);
    if (options.name) check_name_of_section(*options.name);
    const Table table = open_table(options.table);
    const std::string name = options.name.value_or(slug_of(*table.variant));
    exports::Exported made;
    try {
        const bool diagram = options.as == "diagram";
        const exports::Study study = exports::study(
            *table.host, table.variant, diagram ? exports::kMostOfDiagram : exports::kMostOfEngine);
        made = diagram ? exports::diagram_of(study) : exports::section_of(study, name);
    } catch (const exports::Untold& untold) {
        say(fmt::format("{} cannot be exported: {}", slug_of(*table.variant), untold.why));
        return kWrongUsage;
    }
    for (const std::string& what : made.unsaid) say(fmt::format("not said: {}", what));
    if (options.strict && !made.unsaid.empty()) return kNo;
    if (options.out) {
        if (const auto fault = write_new(*options.out, made.text)) {
            say(fmt::format("cannot write {}: {}", *options.out, *fault));
            return kNo;
        }
    } else {
        put("{}", made.text);
    }
    return made.unsaid.empty() ? kDone : kNo;
}

}  // namespace

Command export_command() {
    return {
        "export", "writes a variant as a file of another program", "acedrex export capablanca --as fsf",
        [](Arguments& a) {
            auto options = std::make_shared<ExportOptions>();
            options->table.declare_variant(a);
            a.choice(
                "--as", options->as, {"fsf", "diagram"},
                "fsf: a section of Fairy-Stockfish's variants.ini; diagram: the definition of an Interactive "
                "Diagram");
            a.option("--name", "NAME", options->name,
                     "with fsf: the name of the section (default: the slug)");
            a.option("--out", "FILE", options->out, "write to this new file instead of printing");
            a.flag("--strict", options->strict, "write nothing if a rule cannot be expressed there");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
