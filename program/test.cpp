// test: runs scenario files. Without a PATH the launcher runs the whole suite and this is never reached.
#include <cstdlib>
#include <iostream>

#include "command.hpp"
#include "console.hpp"
#include "scenario_runner.hpp"
#include "script_files.hpp"

namespace acedrex::program {

namespace {

struct Options {
    std::vector<std::string> paths;
    std::string format = "pretty";
    std::optional<std::string> filter;
    bool all = false;
};

int run(const Options& options) {
    if (options.paths.empty())
        throw UsageError{
            "a PATH is missing: a scenario file or a folder of them (the launcher at the repository's root, "
            "'./acedrex test', runs the whole suite)"};
    std::vector<std::filesystem::path> files;
    for (const ScriptFile& file : script_files(options.paths))
        if (file.named || mentions_scenarios(file.path)) files.push_back(file.path);
    if (files.empty()) {
        say("there is no scenario in there");
        return kNo;
    }
    if (options.all) setenv("ACEDREX_SLOW", "1", 1);
    ScenarioOptions how;
    how.format = options.format;
    how.filter = options.filter.value_or("");
    how.colour = wants_colour(stdout);
    const ScenarioTotals totals = run_scenarios(default_host_options(), files, how, std::cout);
    std::cout.flush();
    if (totals.passed + totals.failed == 0) {
        say(options.filter ? "no test is called like that" : "the files hold no test");
        return kNo;
    }
    return totals.all_passed() ? kDone : kNo;
}

}  // namespace

Command test_command() {
    return {"test", "runs scripted tests; without a PATH the whole suite",
            "acedrex test tests/scenarios --filter castling", [](Arguments& a) {
                auto options = std::make_shared<Options>();
                a.texts("PATH", options->paths, "scenario files, or folders of them", false);
                a.choice("--format", options->format, {"pretty", "tap", "junit"}, "how to report");
                a.option("--filter", "TEXT", options->filter, "only tests whose name contains this text");
                a.flag("--all", options->all, "the slow checks too");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
