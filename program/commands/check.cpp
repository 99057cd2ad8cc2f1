// check: loads scripts without playing them, and says what is wrong or doubtful.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <tuple>

#include "base/ranges.hpp"
#include "commands/commands.hpp"
#include "english/tiers.hpp"
#include "host/host.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/rehearsal.hpp"
#include "shell/script_faults.hpp"
#include "shell/script_files.hpp"

namespace acedrex::program {

namespace {

// With what is tried in play; so long that only scripts which compute for ages are tried less on a slow
// machine.
constexpr std::chrono::seconds kPatience{5};

struct CheckOptions {
    std::vector<std::string> paths;
    bool tiers = false;
    bool json = false;
};

struct Checked {
    bool reasons = false;                 // of tiers that are slower than tables
    std::vector<Diagnostic> diagnostics;  // each once, however many scripts lead to it
    std::string tiers;
    int errors = 0;
    int warnings = 0;
    // By folder: a free board with its pieces, so that not every piece needs one of its own.
    std::map<std::filesystem::path, std::shared_ptr<const Variant>> boards;

    void add(const std::vector<Diagnostic>& list) {
        for (const Diagnostic& d : list) {
            if (!seen_.insert({d.place.file, d.place.line, d.message}).second) continue;
            ++(d.severity == Severity::error ? errors : warnings);
            diagnostics.push_back(d);
        }
    }

  private:
    std::set<std::tuple<std::string, int, std::string>> seen_;
};

std::string tier_name(AlternativeReport::Tier tier) {
    using Tier = AlternativeReport::Tier;
    return tier == Tier::hook ? "hook" : tier == Tier::program ? "program" : "table";
}

std::string in_a_cell(const std::string& text) {
    constexpr std::size_t kMost = 60;
    return text.size() <= kMost ? text : text.substr(0, kMost - 4) + " ...";
}

// pieces: of a script that returns such; none: of a variant.
void add_tiers(Checked& findings, const std::string& file, const Variant& variant,
               const std::vector<PieceRef>& pieces) {
    std::vector<std::vector<std::string>> rows;
    for (int type = 0; type < variant.cast().types(); ++type) {
        const auto is_that = [&](const PieceRef& p) { return p->name == variant.piece(type).name; };
        if (!pieces.empty() && std::none_of(pieces.begin(), pieces.end(), is_that)) continue;
        const PieceReport report = report_of(variant, type);
        const auto alternatives = alternatives_of(variant, type);
        const bool told_apart = findings.reasons && report.tier != "table" && alternatives.size() > 1;
        rows.push_back({"    " + variant.piece(type).name, report.tier,
                        told_apart || !findings.reasons ? "" : report.why});
        if (!told_apart) continue;
        // Which of them is it that costs?
        for (const AlternativeReport& one : alternatives)
            rows.push_back({"      + " + in_a_cell(text_of(one)), tier_name(one.tier), text_of(one.why)});
    }
    const std::string what = pieces.empty()       ? "a variant"
                             : pieces.size() == 1 ? "a piece"
                                                  : counted(pieces.size(), "piece");
    findings.tiers += fmt::format("{}: {}\n{}", file, what, columns(rows));
}

bool stands_in(const Variant& variant, const PieceSpec& piece) {
    const auto type = variant.cast().type_named(piece.name);
    return type && variant.piece(*type).place.file == piece.place.file &&
           variant.piece(*type).place.line == piece.place.line;
}

// Of a variant that judges what its seed draws: what goes wrong then, and whether the default would be drawn
// again. False where it cannot be judged.
bool check_judged(Host& host, const std::filesystem::path& path, const VariantSpec& variant,
                  Checked& findings) {
    for (const OptionSpec& option : variant.options) {
        if (!option.judged) continue;
        const Result<Loaded> judged = host.load(path, option.name + "=" + option.standard);
        findings.add(judged.diagnostics);
        if (!judged) return false;
        const auto seed = ranges::find(judged.value->variant->options, option.name, &OptionSpec::name);
        if (*seed->thrown_away > 0)
            findings.add({Diagnostic{"unfit-default", Severity::warning, variant.place_of("options"),
                                     "what the default of " + option.name +
                                         " draws does not fit, and stands where no seed is given",
                                     "name a default that fits"}});
    }
    return true;
}

void check(const ScriptFile& file, const HostOptions& options, Checked& findings) {
    // A host of its own: what one script does to it says nothing about the next.
    Host host(options);
    const std::string path = file.path.string();
    const std::string name = shown_on_one_line(path);
    Result<Loaded> loaded = host.load(file.path);
    if (!loaded) {
        std::vector<Diagnostic> all = loaded.diagnostics, further = host.further_faults(file.path);
        all.insert(all.end(), further.begin(), further.end());
        put_in_order(all);
        return findings.add(all);
    }
    findings.add(loaded.diagnostics);
    std::vector<PieceRef> pieces;
    if (loaded.value->piece) pieces.push_back(loaded.value->piece);
    for (const PieceOfSet& one : loaded.value->set) pieces.push_back(one.piece);
    if (loaded.value->variant || !pieces.empty()) {
        const PieceRef& piece = loaded.value->piece;
        auto& board = findings.boards[file.path.parent_path()];
        if (piece && board && stands_in(*board, *piece)) return add_tiers(findings, name, *board, pieces);
        // A piece is compiled as on the free board.
        const auto variant =
            loaded.value->variant ? host.compile_here(*loaded.value->variant) : host.variant(path);
        findings.add(variant.diagnostics);
        if (!variant) return;
        if (loaded.value->variant && !check_judged(host, file.path, *loaded.value->variant, findings)) return;
        if (const auto fault = rehearse(*variant.value, kPatience)) findings.add({*fault});
        add_tiers(findings, name, **variant.value, pieces);
        if (piece) board = *variant.value;
    } else if (loaded.value->scenario) {
        findings.tiers += name + ": a scenario\n";
    } else if (file.named) {
        findings.add({returns_nothing(path, read_foreign(file.path, kMostOfScript).text.value_or(""))});
    } else {
        findings.tiers += name + ": a library\n";
    }
}

void print_json_list(const std::vector<Diagnostic>& diagnostics) {
    Json list = Json::array();
    for (const Diagnostic& d : diagnostics)
        list.push_back({{"file", d.place.file},
                        {"line", d.place.line},
                        {"severity", d.severity == Severity::error ? "error" : "warning"},
                        {"message", d.message},
                        {"remedy", d.remedy}});
    print_json(list);
}

int run(const CheckOptions& options) {
    const std::vector<ScriptFile> files = script_files(options.paths);
    if (files.empty()) {
        say("there is no script in there");
        return kNo;
    }
    Checked findings;
    findings.reasons = options.tiers;
    HostOptions hosts = default_host_options();
    hosts.loading = std::make_shared<Loading>(loading_of_command());
    {
        ProgressLine line;
        for (std::size_t i = 0; i < files.size(); ++i) {
            line.show(
                fmt::format("checking {} of {}: {}", i + 1, files.size(), files[i].path.filename().string()));
            check(files[i], hosts, findings);
        }
    }
    if (options.json) {
        print_json_list(findings.diagnostics);
    } else {
        for (const Diagnostic& d : findings.diagnostics) put("{}\n", told(d));
        put("{}", findings.tiers);
        say(fmt::format("{}, {}, {}", counted(files.size(), "script"), counted(findings.errors, "error"),
                        counted(findings.warnings, "warning")));
    }
    return findings.errors == 0 ? kDone : kNo;
}

}  // namespace

Command check_command() {
    return {"check", "loads scripts and reports errors and doubtful places",
            "acedrex check variants/croatian", [](Arguments& a) {
                auto options = std::make_shared<CheckOptions>();
                a.texts("PATH", options->paths, "scripts, or folders of them", true);
                a.flag("--tiers", options->tiers,
                       "say why a piece runs as a program or a hook, not as a table (this is not a fault)");
                a.flag("--json", options->json, "print one JSON document");
                a.excludes("--tiers", {"--json"});
                return with(options, run);
            }};
}

}  // namespace acedrex::program
