// What running a scenario file has shown, and the forms in which it is reported.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"

namespace acedrex {

struct CaseResult {
    std::vector<std::string> names;  // of the blocks around the test, then its own
    double seconds = 0;
    bool passed = true;
    std::vector<Diagnostic> failures;

    std::string full_name() const;
};

struct FileResult {
    std::string file;
    double seconds = 0;
    std::vector<CaseResult> cases;
    std::vector<std::filesystem::path> read;  // the scripts that were read for it
    std::string printed;                      // by its scripts, for standard error
};

// Is given the files one after the other, in the order in which they were asked for.
class ScenarioReport {
  public:
    virtual ~ScenarioReport() = default;
    virtual void file(const FileResult& result) = 0;
    virtual void end(int passed, int failed) = 0;
};

// format: "tap", "junit", else pretty.
std::unique_ptr<ScenarioReport> make_report(const std::string& format, bool colour, std::ostream& out);

}  // namespace acedrex
