#include "import/imported.hpp"

#include <filesystem>

#include "host/host.hpp"
#include "import/diagram.hpp"
#include "import/library.hpp"

namespace acedrex::program::imports {

namespace {

std::vector<Imported> import_sections(const std::string& text, const std::string& file) {
    std::vector<Imported> all;
    for (const Source& source : sources_of(read_sections(text), built_in_variants())) {
        Imported one{
            .section = source.section.name, .parent = source.section.parent, .line = source.section.line};
        for (const Remark& remark : source.remarks)
            if (remark.unknown.empty()) one.remarks.push_back(remark);  // others are told as not said
        one.fault = source.fault;
        if (one.fault.empty() && source.has_no_pieces)
            one.fault = "its first position has no piece of this variant";
        if (one.fault.empty()) one.conversion = convert(source, file);
        all.push_back(std::move(one));
    }
    return all;
}

std::vector<Imported> import_diagrams(const std::string& text, const std::string& file) {
    std::vector<Imported> all;
    const std::string stem = std::filesystem::path(file).stem().string();
    for (const Diagram& diagram : read_diagrams(text, titled(stem))) {
        Imported one{.section = diagram.name, .parent = "", .line = diagram.line};
        one.conversion = convert(diagram, file);
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace

std::vector<Imported> import_text(const std::string& text, const std::string& file,
                                  std::optional<Format> format) {
    const bool sections = format ? *format == Format::fsf : has_sections(text);
    return sections ? import_sections(text, file) : import_diagrams(text, file);
}

void check_script(Imported& one) {
    if (!one.fault.empty()) return;
    HostOptions options = default_host_options();
    const auto path = std::filesystem::current_path() / (one.conversion.slug + ".lua");
    options.instead[path] = one.conversion.text;
    Host host(options);
    const auto variant = host.variant(path.string());
    for (const Diagnostic& diagnostic : variant.diagnostics)
        one.remarks.push_back(
            {one.line, "the script does not pass `acedrex check`: " + diagnostic.message, true});
    if (!variant.value) one.fault = "no script could be made of it";
}

}  // namespace acedrex::program::imports
