// new: writes a commented starting file for a piece, a variant or a scenario.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/templates.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/slug.hpp"

namespace acedrex::program {

namespace fs = std::filesystem;

namespace {

struct NewOptions {
    std::string kind;
    std::string name;
};

const std::vector<std::string> kScriptKinds{"piece", "variant", "scenario"};

// "my/flying-dragon.lua" -> "Flying Dragon"
std::string name_from(const fs::path& path) {
    std::string name = path.stem().string();
    bool begins = true;
    for (char& c : name) {
        if (c == '-' || c == '_') c = ' ';
        if (begins && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        begins = c == ' ';
    }
    return name;
}

int run(const NewOptions& options) {
    if (std::find(kScriptKinds.begin(), kScriptKinds.end(), options.kind) == kScriptKinds.end())
        throw UsageError{fmt::format("new: '{}' is none of piece, variant, scenario{}", options.kind,
                                     did_you_mean(options.kind, kScriptKinds))};
    const bool is_path =
        options.name.find('/') != std::string::npos || fs::path(options.name).extension() == ".lua";
    const std::string name = is_path ? name_from(options.name) : options.name;
    const std::string slug = slug_from(name);
    if (slug.empty())
        throw UsageError{fmt::format("new: the name '{}' has no letter or digit", options.name)};
    fs::path path = is_path ? fs::path(options.name) : fs::path(slug + ".lua");
    if (path.extension() != ".lua") path += ".lua";

    if (const auto fault =
            write_new(path.string(), template_for(options.kind, name, shown_on_one_line(path.string())))) {
        say(fmt::format("cannot write {}: {}", path.string(), *fault));
        return kNo;
    }
    put("{}\n", path.string());
    return kDone;
}

}  // namespace

Command new_command() {
    return {"new", "writes a commented starting file", "acedrex new piece 'Flying Dragon'", [](Arguments& a) {
                auto options = std::make_shared<NewOptions>();
                a.text("KIND", options->kind, "piece, variant or scenario", {"piece", "variant", "scenario"});
                a.text("NAME", options->name,
                       "its name (the file is NAME.lua, here), or the path of the file");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
