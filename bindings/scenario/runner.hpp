// Runs scenario files: scripted tests that call into acedrex.scenario.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "host/host.hpp"
#include "scenario/report.hpp"

namespace acedrex {

struct ScenarioOptions {
    std::string format = "pretty";  // "pretty", "tap" or "junit"
    std::string filter;             // only tests whose full name contains this text
    bool colour = false;
    int timeout = kUsualTimeout;  // seconds of processor time that a test may take; 0: any

    static constexpr int kUsualTimeout = 60;
};

struct ScenarioTotals {
    int passed = 0;
    int failed = 0;                            // a file that cannot be loaded counts as one failed test
    std::vector<std::filesystem::path> files;  // all scripts that were read, each once

    bool all_passed() const { return failed == 0; }
};

// Every file has a Lua state of its own, and files run side by side on all cores; the report is in the order
// of `files` whatever finishes first. Written to `out`.
ScenarioTotals run_scenarios(const HostOptions& host, const std::vector<std::filesystem::path>& files,
                             const ScenarioOptions& options, std::ostream& out);
// Told to a report of the caller's own.
ScenarioTotals run_scenarios(const HostOptions& host, const std::vector<std::filesystem::path>& files,
                             const ScenarioOptions& options, ScenarioReport& report);

}  // namespace acedrex
