// variants: what is found below the variant roots, or one of them.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <array>
#include <set>
#include <string_view>

#include "commands/commands.hpp"
#include "declare/options_reading.hpp"
#include "drawing/terminal_board.hpp"
#include "english/view_words.hpp"
#include "notation/position/setup.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/groups.hpp"
#include "shell/option_words.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct VariantsOptions {
    std::optional<std::string> variant;
    std::string names;  // only these: "variants", "pieces", "families"; "": all that is told of variants
    bool json = false;
};

Json variant_json(const VariantSpec& v, const std::string& slug, const std::string& family,
                  const std::string& path) {
    return {{"slug", slug},
            {"name", v.name},
            {"family", family},
            {"files", v.board.files},
            {"ranks", v.board.ranks},
            {"pieces", v.pieces.size()},
            {"path", path}};
}

Json option_json(const OptionSpec& option) {
    static constexpr std::array kKinds{"seed", "number", "choice", "flag"};
    Json json{{"name", option.name}, {"kind", kKinds[static_cast<std::size_t>(option.kind)]}};
    if (!option.choices.empty())
        json["choices"] = option.choices;
    else if (option.kind != OptionSpec::Kind::flag)
        json["range"] = {option.least, option.most};
    json["default"] = option.kind == OptionSpec::Kind::seed ? Json(nullptr) : Json(option.standard);
    json["value"] = option.value;
    json["help"] = option.help;
    return json;
}

// What else there is to know before the first turn, in sentences.
std::vector<std::string> notes_of(const Variant& variant) {
    std::vector<std::string> notes = words_of_views(variant);
    if (std::string thrown = words_of_thrown_away(variant.spec().options); !thrown.empty())
        notes.push_back(std::move(thrown));
    return notes;
}

// What a player wants to know of one before the first turn.
int tell(const VariantsOptions& options) {
    TableOptions one;
    one.variant = *options.variant;
    const Table table = open_table(one);
    const VariantSpec& v = table.variant->spec();
    const std::string setup = write_setup(*table.variant, table.position);
    if (options.json) {
        Json json = variant_json(v, slug_of(*table.variant), v.family, v.place.file);
        json["about"] = v.about;
        json["setup"] = setup;
        json["options"] = Json::array();
        for (const OptionSpec& option : v.options) json["options"].push_back(option_json(option));
        json["also"] = v.also;
        json["notes"] = notes_of(*table.variant);
        print_json(json);
        return kDone;
    }
    put("{}: {}x{}, {}\n", v.name, v.board.files, v.board.ranks, counted(v.pieces.size(), "piece type"));
    if (!v.about.empty()) put("{}\n", v.about);
    if (!v.also.empty()) put("also called {}\n", fmt::join(v.also, ", "));
    for (const std::string& note : notes_of(*table.variant)) put("{}\n", note);
    put("{}", words_of_options(cut_name(*options.variant).script, v.options));
    put("\n");
    put_board(*table.variant, table.position);
    put("\n  {}\n", setup);
    return kDone;
}

// May the script return several pieces? Most do not, and are not run for that.
bool may_have_several(const std::filesystem::path& script) {
    const std::string text = "\n" + read_foreign(script, kMostOfScript).text.value_or("");
    const std::size_t last = text.rfind("\nreturn");
    if (last == text.npos || text.find("piece") == text.npos) return false;
    const std::size_t behind = text.find_first_not_of(' ', last + std::string_view("\nreturn").size());
    return behind != text.npos && text[behind] == '{';
}

// One a line, with few of the scripts read: shells complete by them. script: whose pieces are wanted, each as
// "SCRIPT#NAME"; "": all that is found.
int list_names(const std::string& what, const std::string& script) {
    Host host(default_host_options());
    std::set<std::string> names;
    const auto add_pieces_of = [&](const std::string& slug, const std::filesystem::path& path) {
        if (const Result<Loaded> loaded = host.load(path))
            for (const PieceOfSet& one : loaded.value->set) names.insert(slug + "#" + one.key);
    };
    if (!script.empty()) {
        add_pieces_of(script, resolve(host, script));
        if (names.empty())
            throw UsageError{"variants: --names stands alone, or with a script of several pieces"};
    } else {
        for (const FoundScript& found : what == "variants" ? host.find_variants() : host.find_pieces()) {
            names.insert(what == "families" ? found.family : found.slug);
            if (what == "pieces" && may_have_several(found.path)) add_pieces_of(found.slug, found.path);
        }
    }
    for (const std::string& name : names) put("{}\n", name);
    return kDone;
}

// Lines with titles before some of them.
std::string under_titles(const std::string& lines,
                         const std::vector<std::pair<std::size_t, std::string>>& titles) {
    std::string text;
    std::size_t row = 0;
    auto title = titles.begin();
    for (std::size_t at = 0; at < lines.size(); ++row) {
        if (title != titles.end() && title->first == row)
            text += fmt::format("{}{}\n", row > 0 ? "\n" : "", (title++)->second);
        const std::size_t end = lines.find('\n', at) + 1;
        text += lines.substr(at, end - at);
        at = end;
    }
    return text;
}

int run(const VariantsOptions& options) {
    if (!options.names.empty()) {
        refuse_nameless("VARIANT", options.variant);
        if (options.json || (options.variant && options.names != "pieces"))
            throw UsageError{"variants: --names stands alone, or with a script of several pieces"};
        return list_names(options.names, options.variant.value_or(""));
    }
    if (options.variant) return tell(options);
    const HostOptions where = default_host_options();
    Host host(where);
    Json list = Json::array();
    std::vector<std::vector<std::string>> rows;
    std::vector<std::pair<std::size_t, std::string>> titles;  // before which row
    bool all_load = true;
    std::vector<Diagnostic> left_out;
    const std::vector<FoundScript> scripts = host.find_variants(&left_out);
    print_diagnostics(left_out);
    for (const VariantGroup& group : in_groups(scripts)) {
        const std::size_t before = rows.size();
        for (const FoundScript& found : group.scripts) {
            Result<Loaded> loaded = host.load(found.path);
            print_diagnostics(loaded.diagnostics);
            all_load = all_load && loaded;
            if (!loaded || !loaded.value->variant) continue;  // what is no variant is a library of one
            const VariantSpec& v = *loaded.value->variant;
            list.push_back(variant_json(v, found.slug, found.family, found.path.string()));
            rows.push_back({found.slug, v.name, found.family,
                            fmt::format("{}x{}", v.board.files, v.board.ranks),
                            counted(v.pieces.size(), "piece type")});
        }
        if (rows.size() > before && !group.title.empty()) titles.emplace_back(before, group.title);
    }
    if (options.json)
        print_json(list);
    else
        put("{}", under_titles(columns(rows), titles));
    if (rows.empty() && all_load)
        for (const auto& root : where.variant_roots)
            say(fmt::format("no variant was found in {}", root.string()));
    return all_load ? kDone : kNo;
}

}  // namespace

Command variants_command() {
    return {
        "variants", "lists the variants, or describes one", "acedrex variants crazyhouse", [](Arguments& a) {
            auto options = std::make_shared<VariantsOptions>();
            a.optional_text("VARIANT", options->variant,
                            "only this variant: its options and its first position; what each side may know, "
                            "if the sides do not see everything (`notes` of --json)");
            a.choice(
                "--names", options->names, {"variants", "pieces", "families"},
                "only the names, one per line; SCRIPT#NAME for the pieces of a script that returns several");
            a.flag("--json", options->json, "print one JSON document");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
