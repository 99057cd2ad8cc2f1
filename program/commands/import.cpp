// import: reads variants of other tools, and writes them as scripts.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/contenders.hpp"
#include "import/import_records.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

namespace fs = std::filesystem;

namespace {

using imports::Imported;

constexpr int kComparedDepth = 3;

struct ImportOptions {
    std::string file;
    std::vector<std::string> names;
    std::optional<std::string> out, compare;
    std::string from;
    bool list = false, json = false, strict = false, force = false;

    // Nothing is written where only something is asked.
    bool writes() const { return !list && (!compare || out); }
};

struct Depth {
    int depth;
    std::uint64_t here, there;
};

struct Outcome {
    std::string written;  // "" where it was not
    std::vector<Depth> depths;
    bool counted = true;  // by both
    bool equal() const {
        return counted &&
               std::all_of(depths.begin(), depths.end(), [](const Depth& d) { return d.here == d.there; });
    }
};

std::string shown_value(const imports::Unsaid& unsaid) {
    return unsaid.value.size() > 60 ? unsaid.value.substr(0, 60) + "..." : unsaid.value;
}

void tell(const Imported& one, const std::string& file) {
    for (const auto& remark : one.remarks)
        say(fmt::format("{}:{}: [{}] {}", file, remark.line, one.section, remark.text));
    if (!one.fault.empty()) return say(fmt::format("{}:{}: [{}] {}", file, one.line, one.section, one.fault));
    for (const auto& u : one.conversion.unsaid)
        say(fmt::format("{}:{}: [{}] NOT SAID: {} = {}: {} ({})", file, u.line > 0 ? u.line : one.line,
                        one.section, u.key, shown_value(u), u.consequence, to_string(u.concerns)));
    for (const auto& text : one.conversion.assumed)
        say(fmt::format("{}:{}: [{}] read as: {}", file, one.line, one.section, text));
}

Json json_of_import(const Imported& one, const Outcome& outcome) {
    Json json = imports::to_json(one);
    json["file"] = outcome.written.empty() ? Json(nullptr) : Json(outcome.written);
    for (const Depth& d : outcome.depths)
        json["compared"].push_back({{"depth", d.depth}, {"here", d.here}, {"there", d.there}});
    return json;
}

// What could be said of it, in a few words.
std::string verdict(const Imported& one) {
    if (!one.fault.empty()) return one.fault;
    const auto& unsaid = one.conversion.unsaid;
    if (unsaid.empty()) return "all said";
    std::string keys;
    for (const auto& u : unsaid)
        keys += fmt::format("{}{} ({})", keys.empty() ? "" : ", ", u.key, to_string(u.concerns));
    return fmt::format("{} of {} keys not said: {}", unsaid.size(),
                       unsaid.size() + one.conversion.said.size(), keys);
}

void write_script(const Imported& one, const ImportOptions& options, Outcome& outcome) {
    const fs::path folder = options.out.value_or("");
    std::error_code ignored;  // what is in the way is told by the writing itself
    if (options.out) fs::create_directories(folder, ignored);
    const std::string path = (folder / (one.conversion.slug + ".lua")).string();
    const auto fault =
        options.force ? write_whole(path, one.conversion.text) : write_new(path, one.conversion.text);
    if (fault) return say(fmt::format("cannot write {}: {}", path, *fault));
    outcome.written = path;
}

// Counts both from the first position, to a small depth.
void compare(const Imported& one, const Engine& engine, Outcome& outcome) {
    std::string folder = (fs::temp_directory_path() / "acedrex-import-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) {
        say("cannot make a folder for the script that is to be counted");
        throw Refusal{};
    }
    const std::string path = (fs::path(folder) / (one.conversion.slug + ".lua")).string();
    outcome.counted = engine.knows(one.section) && !write_new(path, one.conversion.text);
    for (int depth = 1; depth <= kComparedDepth && outcome.counted; ++depth) {
        const auto here = count_here(path, depth, ""), there = engine.count(one.section, depth);
        if (here && there)
            outcome.depths.push_back({depth, here->leaves, there->leaves});
        else
            outcome.counted = false;
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
}

std::string words_of_comparison(const Outcome& outcome) {
    if (!outcome.counted) return "is not counted by both";
    for (const Depth& d : outcome.depths)
        if (d.here != d.there)
            return fmt::format("parts at depth {}: {} here, {} there", d.depth, d.here, d.there);
    return fmt::format("equal to depth {}: {}", outcome.depths.back().depth, outcome.depths.back().here);
}

std::vector<Imported> chosen(std::vector<Imported> all, const std::vector<std::string>& names) {
    if (names.empty()) return all;
    std::vector<std::string> known;
    for (const Imported& one : all) known.push_back(one.section);
    for (const auto& name : names)
        if (std::find(known.begin(), known.end(), name) == known.end())
            throw UsageError{fmt::format("the file has no variant '{}'{}", name, did_you_mean(name, known))};
    std::erase_if(all, [&](const Imported& one) {
        return std::find(names.begin(), names.end(), one.section) == names.end();
    });
    return all;
}

std::optional<Engine> engine_to_compare(const ImportOptions& options) {
    if (!options.compare) return std::nullopt;
    return engine_named(*options.compare, fs::absolute(options.file).string());
}

int run_import(const ImportOptions& options) {
    refuse_nameless("FILE", options.file);
    refuse_nameless("--out", options.out);
    const ForeignText text = read_foreign(options.file, kMostOfScript);
    if (!text.text) throw UsageError{fmt::format("cannot read {}: {}", options.file, text.fault)};
    std::optional<imports::Format> format;
    if (!options.from.empty())
        format = options.from == "fsf" ? imports::Format::fsf : imports::Format::diagram;
    const std::string shown = fs::path(options.file).filename().string();
    std::vector<Imported> all = chosen(imports::import_text(*text.text, shown, format), options.names);
    const std::optional<Engine> engine = engine_to_compare(options);
    Json json = Json::array();
    std::vector<std::vector<std::string>> lines;
    bool whole = true, read = false;
    for (Imported& one : all) {
        imports::check_script(one);
        if (!options.list) tell(one, shown);
        Outcome outcome;
        const bool good = one.fault.empty(), said = good && one.conversion.unsaid.empty();
        read = read || good;
        whole = whole && said;
        if (good && options.writes() && (said || !options.strict)) {
            write_script(one, options, outcome);
            whole = whole && !outcome.written.empty();
            if (!options.json && !outcome.written.empty()) put("{}\n", outcome.written);
        }
        if (good && engine) {
            compare(one, *engine, outcome);
            whole = whole && outcome.equal();
        }
        if (options.json)
            json.push_back(json_of_import(one, outcome));
        else if (options.list)
            lines.push_back({one.section, one.parent, verdict(one)});
        else if (good && engine)
            put("{}: {}\n", one.section, words_of_comparison(outcome));
    }
    if (options.json) print_json(json);
    if (!lines.empty()) put("{}", columns(lines));
    if (all.empty()) say(fmt::format("{} has neither sections of variants nor a diagram", shown));
    if (!read) return kWrongUsage;
    return whole ? kDone : kNo;
}

}  // namespace

Command import_command() {
    return {"import", "reads variants of other tools, and writes them as scripts",
            "acedrex import variants.ini --out my-variants", [](Arguments& a) {
                auto options = std::make_shared<ImportOptions>();
                a.text("FILE", options->file,
                       "a variants.ini of Fairy-Stockfish, or a definition of the Interactive Diagram, also "
                       "within a page");
                a.texts("NAME", options->names,
                        "the variants to read, as the file calls them; without names, all", false);
                a.option("--out", "FOLDER", options->out, "where scripts are written (default: here)");
                a.choice("--from", options->from, {"fsf", "diagram"},
                         "the kind of file (default: recognized from its text)");
                a.flag("--list", options->list,
                       "list the variants and how much of each can be expressed, and write nothing");
                a.flag("--strict", options->strict,
                       "write no script for a variant that cannot be expressed completely");
                a.flag("--force", options->force, "overwrite existing scripts");
                a.option("--compare", "ENGINE", options->compare,
                         "compare counts of the first three plies with this UCI engine, which is given the "
                         "file; scripts are then written only with --out");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run_import);
            }};
}

}  // namespace acedrex::program
