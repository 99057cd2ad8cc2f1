// test: runs scenario files. Without a PATH the launcher runs the whole suite and this is never reached.
#include <cstdlib>
#include <iostream>

#include "commands/commands.hpp"
#include "scenario/runner.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/script_files.hpp"
#include "shell/watch.hpp"

namespace acedrex::program {

namespace {

struct TestOptions {
    std::vector<std::string> paths;
    std::string format = "pretty";
    std::optional<std::string> filter;
    int timeout = ScenarioOptions::kUsualTimeout;
    bool all = false;
    bool watch = false;
    bool json = false;
};

// One document, once all is known.
class JsonReport : public ScenarioReport {
  public:
    void file(const FileResult& result) override {
        Json tests = Json::array();
        for (const CaseResult& one : result.cases) {
            Json failures = Json::array();
            for (const Diagnostic& d : one.failures)
                failures.push_back({{"file", d.place.file},
                                    {"line", d.place.line},
                                    {"message", d.message},
                                    {"remedy", d.remedy}});
            tests.push_back({{"name", one.full_name()},
                             {"passed", one.passed},
                             {"seconds", one.seconds},
                             {"failures", failures}});
        }
        files_.push_back({{"file", result.file}, {"seconds", result.seconds}, {"tests", tests}});
    }
    void end(int passed, int failed) override {
        print_json({{"passed", passed}, {"failed", failed}, {"files", files_}});
    }

  private:
    Json files_ = Json::array();
};

std::vector<std::filesystem::path> scenarios(const TestOptions& options) {
    std::vector<std::filesystem::path> files;
    for (const ScriptFile& file : script_files(options.paths))
        if (file.named || mentions_scenarios(file.path)) files.push_back(file.path);
    return files;
}

// read: what was read for them.
int run_all(const TestOptions& options, std::vector<std::filesystem::path>& read) {
    const std::vector<std::filesystem::path> files = scenarios(options);
    if (files.empty()) {
        say("there is no scenario in there");
        return kNo;
    }
    ScenarioOptions how;
    how.format = options.format;
    how.filter = options.filter.value_or("");
    how.colour = wants_colour(stdout);
    how.timeout = options.timeout;
    JsonReport json;
    ScenarioTotals totals = options.json || options.format == "json"
                                ? run_scenarios(default_host_options(), files, how, json)
                                : run_scenarios(default_host_options(), files, how, std::cout);
    std::cout.flush();
    read = std::move(totals.files);
    if (totals.passed + totals.failed == 0) {
        say(options.filter ? "no test is called like that" : "the files hold no test");
        return kNo;
    }
    return totals.all_passed() ? kDone : kNo;
}

// Also files that come later into a folder.
std::vector<std::filesystem::path> with_those_in_folders(const TestOptions& options,
                                                         std::vector<std::filesystem::path> files) {
    try {
        const std::vector<std::filesystem::path> found = scenarios(options);
        files.insert(files.end(), found.begin(), found.end());
    } catch (const UsageError&) {
        // One that was named is gone: it is looked for nonetheless, as it was read.
    }
    return files;
}

// What is seen_by_potential_checker where no PATH is given: the suite's own scenarios, where there are any.
std::vector<std::string> scenarios_of_suite() {
    std::vector<std::string> folders;
    const std::filesystem::path home = default_host_options().home;
    for (const char* folder : {"tests/scenarios", "examples"})
        if (std::error_code fault; std::filesystem::is_directory(home / folder, fault))
            folders.push_back((home / folder).lexically_proximate(std::filesystem::current_path()).string());
    return folders;
}

int run(const TestOptions& asked) {
    TestOptions options = asked;
    if (options.paths.empty() && options.watch) options.paths = scenarios_of_suite();
    if (options.paths.empty())
        throw UsageError{
            "a PATH is missing: a scenario file or a folder of them (the launcher at the repository's root, "
            "'./acedrex test', runs the whole suite)"};
    if (options.all) setenv("ACEDREX_SLOW", "1", 1);
    std::vector<std::filesystem::path> read;
    if (!options.watch) return run_all(options, read);
    return watch([&](Watchable& files) {
        files = [&] { return with_those_in_folders(options, read); };
        run_all(options, read);
    });
}

}  // namespace

Command test_command() {
    return {"test", "runs scripted tests; without a PATH the whole suite",
            "acedrex test tests/scenarios --filter castling", [](Arguments& a) {
                auto options = std::make_shared<TestOptions>();
                a.texts("PATH", options->paths, "scenario files, or folders of them", false);
                a.choice("--format", options->format, {"pretty", "tap", "junit", "json"}, "how to report");
                a.flag("--json", options->json, "as --format json: print one JSON document");
                a.excludes("--format", {"--json"});
                a.option("--filter", "TEXT", options->filter, "only tests whose name contains this text");
                a.option("--timeout", "SECONDS", options->timeout, {0, 1'000'000},
                         "processor time that a test may take (default: 60; 0: no limit)");
                a.flag("--all", options->all, "the slow checks too");
                a.flag("--watch", options->watch,
                       "run again whenever a script is saved, until Ctrl-C; without a PATH the scenarios of "
                       "the suite");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
