// lab: is a variant any good? lab-report: the same of games that were played elsewhere.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

#include "commands/commands.hpp"
#include "lab/collecting.hpp"
#include "lab/experiment.hpp"
#include "lab/report.hpp"
#include "opponent/player.hpp"
#include "shell/console.hpp"
#include "shell/stopping.hpp"

namespace acedrex::program {

namespace {

constexpr int kMostGames = 10'000'000;

struct LabOptions {
    std::vector<std::string> rules;
    std::optional<std::string> report, until, fairer;
    int games = 100, nodes = 1'000, seed = 1, jobs = 1, opening = 4, most_plies = 1'000, size = 50;
    bool json = false, units = false, timed = false;
};

struct LabReportOptions {
    std::string folder;
    std::vector<std::string> files;
};

bool terminal_has_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0') {
            const std::string text = value;
            return text.find("UTF-8") != text.npos || text.find("utf8") != text.npos;
        }
    return false;
}

// As shells read it back.
std::string quoted(const std::string& word) {
    constexpr const char* kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,=:+";
    if (!word.empty() && word.find_first_not_of(kPlain) == word.npos) return word;
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

// From 0 to 0.5, neither of them.
double share_from(const char* option, const std::string& text) {
    char* end = nullptr;
    const double share = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !(share > 0 && share < 0.5))
        throw UsageError{
            fmt::format("{}: a number between 0 and 0.5 is expected, as in 0.02, not '{}'", option, text)};
    return share;
}

std::string command_of(const LabOptions& options, int seed, int games) {
    std::string text = "acedrex lab";
    for (const std::string& rules : options.rules) text += " " + quoted(rules);
    text += fmt::format(" --games {} --nodes {} --seed {}", games, options.nodes, seed);
    const LabOptions standard;
    if (options.opening != standard.opening) text += fmt::format(" --opening {}", options.opening);
    if (options.most_plies != standard.most_plies) text += fmt::format(" --plies {}", options.most_plies);
    if (options.until) text += " --until " + *options.until;
    if (options.fairer) text += " --fairer " + *options.fairer;
    return text;
}

int print_units(const LabOptions& options) {
    if (options.report || options.until || options.fairer)
        throw UsageError{
            "--units only prints commands: give --report to lab-report, and stop by yourself once enough is "
            "known"};
    // A wrong name would else be told by each of the commands.
    check_rules({.rules = options.rules});
    for (int done = 0; done < options.games; done += options.size)
        put("{}{} --json\n",
            command_of(options, options.seed + done, std::min(options.size, options.games - done)),
            options.timed ? " --timed" : "");
    return kDone;
}

int finish_study(Study& study, const std::string& command, const std::optional<std::string>& folder,
                 bool tell) {
    if (study.games.empty()) {
        say("no game was played to its end");
        return kNo;
    }
    draw_conclusions(study);
    if (tell) put("{}", report_text(study, terminal_has_utf8()));
    if (folder) {
        write_report(study, command, *folder);
        say(fmt::format("wrote {}/report.html, report.json and games.pgn", *folder));
    }
    return kDone;
}

int run_lab(const LabOptions& options) {
    refuse_nameless("--report", options.report);
    if (options.units) return print_units(options);
    LabPlan plan;
    plan.rules = options.rules;
    plan.games = options.games;
    plan.nodes = static_cast<std::uint64_t>(options.nodes);
    plan.seed = static_cast<std::uint64_t>(options.seed);
    plan.jobs = options.jobs;
    plan.opening = options.opening;
    plan.most_plies = options.most_plies;
    plan.timed = options.timed;
    if (options.until) plan.until = share_from("--until", *options.until);
    if (options.fairer) plan.fairer = share_from("--fairer", *options.fairer);
    if (options.fairer && options.rules.size() != 2)
        throw UsageError{"--fairer asks whether B is fairer than A: give two variants"};
    if (options.report) prepare_report(*options.report);
    const Stopping stopping;
    plan.stop = stopping.flag();
    Study study;
    ProgressLine line;
    const std::size_t all = static_cast<std::size_t>(options.games) * options.rules.size();
    std::size_t played = 0;
    const bool keeps = !options.json || options.report;
    const bool enough = play_games_of_lab(plan, [&](GameRecord&& game) {
        if (options.json) put("{}\n", line_of(game));
        line.show(fmt::format("{} of {}", ++played, counted(all, "game")));
        if (keeps) study.games.push_back(std::move(game));
    });
    line.show("");
    if (enough) say(fmt::format("enough is known after {}", counted(played, "game")));
    if (!keeps) return played == 0 ? kNo : kDone;
    return finish_study(study, command_of(options, options.seed, options.games), options.report,
                        !options.json);
}

int run_lab_report(const LabReportOptions& options) {
    refuse_nameless("DIR", options.folder);
    Collection collection = games_in_files(options.files);
    prepare_report(options.folder);  // a wrong file leaves no folder behind
    Study study;
    study.games = std::move(collection.games);
    std::string command = "acedrex lab-report " + quoted(options.folder);
    for (const std::string& file : options.files) command += " " + quoted(file);
    if (collection.doubles > 0)
        say(fmt::format("{} left out, which were there twice", counted(collection.doubles, "game")));
    const int code = finish_study(study, command, options.folder, true);
    return study.missing.empty() ? code : kNo;
}

}  // namespace

Command lab_command() {
    return {
        "lab", "measures how variants play: balance, length, drama, use of pieces, compared",
        "acedrex lab classical-chess king-of-the-hill --games 200 --report hill", [](Arguments& a) {
            auto options = std::make_shared<LabOptions>();
            a.texts("VARIANT", options->rules,
                    "a variant: its slug, or the path of its script, with its options behind a colon; "
                    "several are played with the same seeds, and compared with the first one",
                    true);
            a.option("--games", "N", options->games, {1, kMostGames},
                     "how many games of each (default: 100)");
            a.option("--nodes", "N", options->nodes, {1, kMostNodesAsked},
                     "positions that are looked at for a turn (default: 1000)");
            a.option("--seed", "S", options->seed, {0, 1'000'000'000},
                     "of the first game; the next one has the next number (default: 1)");
            a.option("--opening", "PLIES", options->opening, {0, 1'000},
                     "random turns before the search is asked (default: 4)");
            a.option("--plies", "N", options->most_plies, {1, 1'000'000},
                     "a game of so many turns, both sides counted, is cut (default: 1000)");
            a.option("--jobs", "J", options->jobs, {1, 256}, "so many games at a time (default: 1)");
            a.option("--until", "X", options->until,
                     "stop as soon as what the first side scores is known to X, as in 0.02");
            a.option("--fairer", "X", options->fairer,
                     "stop as soon as it is known whether the second variant is fairer than the first one by "
                     "X, or "
                     "not at all (a sequential test, 5 % error)");
            a.option("--report", "DIR", options->report,
                     "write report.html, report.json and games.pgn into this folder");
            a.flag("--json", options->json, "print one line of JSON for each game");
            a.flag("--timed", options->timed,
                   "with --json or --units: these say how many seconds the game has taken");
            a.flag(
                "--units", options->units,
                "play nothing, and print commands that together play the games, for GNU parallel or Slurm");
            a.option("--size", "N", options->size, {1, kMostGames},
                     "with --units: games of each command (default: 50)");
            a.needs("--size", {"--units"});
            a.needs("--timed", {"--json", "--units"});
            return with(options, run_lab);
        }};
}

Command lab_report_command() {
    return {"lab-report", "the report of games that 'lab --json' has played, from files",
            "acedrex lab-report hill games.*.jsonl", [](Arguments& a) {
                auto options = std::make_shared<LabReportOptions>();
                a.text("DIR", options->folder, "the folder for report.html, report.json and games.pgn");
                a.texts("FILE", options->files,
                        "lines of JSON; what is there twice is left out, and what is missing is said", true);
                return with(options, run_lab_report);
            }};
}

}  // namespace acedrex::program
