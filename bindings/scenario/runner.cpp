#include "scenario/runner.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "base/patience.hpp"
#include "games/bind_game.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/shown_text.hpp"
#include "scenario/report.hpp"
#include "values/lua_util.hpp"

namespace acedrex {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::vector<Diagnostic> errors_of(const std::vector<Diagnostic>& diagnostics) {
    std::vector<Diagnostic> errors;
    for (const Diagnostic& d : diagnostics)
        if (d.severity == Severity::error) errors.push_back(d);
    return errors;
}

CaseResult failed_file(std::vector<Diagnostic> why) {
    CaseResult result;
    result.names = {"can be loaded"};
    result.passed = false;
    result.failures = std::move(why);
    return result;
}

// Calls a function that scenario.lua has handed over; what goes wrong is added to `failures`. Words with
// faulty arguments do not stop a script, they are noted; an error after that is most likely their
// consequence.
void call(Host& host, int function, std::vector<Diagnostic>& failures) {
    Sandbox& sandbox = host.sandbox();
    lua_State* lua = sandbox.lua();
    std::vector<Diagnostic>& noted = faults_of(lua).list;
    noted.clear();
    lua_rawgeti(lua, LUA_REGISTRYINDEX, function);
    auto error = sandbox.call(0, 0);
    const std::vector<Diagnostic> faults = errors_of(std::exchange(noted, {}));
    failures.insert(failures.end(), faults.begin(), faults.end());
    if (error && faults.empty()) failures.push_back(std::move(*error));
}

CaseResult run_case(Host& host, ScenarioBook& book, const ScenarioCase& scenario,
                    const ScenarioOptions& options) {
    const auto begin = Clock::now();
    CaseResult result;
    result.names = scenario.names;
    book.running = true;
    book.asks = book.plays = false;
    const auto run = [&](int function) {
        const Patience patience(options.timeout);
        call(host, function, result.failures);
    };
    run(scenario.body);
    if (result.failures.empty() && !book.asks)
        host.sandbox().print(
            to_string(warning_at(scenario.place, "idle-test", "this test makes no game and compares nothing",
                                 "t.game{...} makes one; g:may, g:at, t.equal and the like compare")) +
            "\n");
    run(scenario.teardown);
    book.running = false;
    result.passed = result.failures.empty();
    for (Diagnostic& failure : result.failures)
        if (failure.place.file.empty()) failure.place = scenario.place;
    // Games are small to Lua and large to us.
    if (book.plays) host.sandbox().collect_garbage();
    result.seconds = seconds_since(begin);
    return result;
}

// Closes the book however the file ends: otherwise its games would keep the Lua state alive.
struct ClosedBook {
    ScenarioBook& book;
    ~ClosedBook() { book.close(); }
};

// Notes what was read when all is over: tests read variants too.
struct ReadFiles {
    FileResult& result;
    const Host& host;
    ~ReadFiles() { result.read = host.files(); }
};

void run_file_into(FileResult& result, const HostOptions& options, const std::filesystem::path& file,
                   const ScenarioOptions& how) {
    Host host(options);
    const ClosedBook closed{open_scenarios(host.sandbox().lua())};
    closed.book.variant_named = [&](const std::string& name) { return host.variant(name); };
    closed.book.compile = [&](const VariantSpec& spec) { return host.compile_here(spec); };
    const ReadFiles noted{result, host};
    Result<Loaded> loaded;
    {
        const Patience patience(how.timeout);
        loaded = host.load(file);
    }
    if (std::vector<Diagnostic> errors = errors_of(loaded.diagnostics); !loaded || !errors.empty()) {
        result.cases.push_back(failed_file(std::move(errors)));
        return;
    }
    // A library, a piece or a variant that lies beside the scenarios.
    if (loaded.value->library || loaded.value->piece || loaded.value->variant) return;
    if (closed.book.cases.empty()) {
        result.cases.push_back(
            failed_file({error_at({file.string(), 0}, "no-tests", "this file describes no tests",
                                  "write t.describe and t.it, with t = require \"acedrex.scenario\"")}));
        return;
    }
    const std::vector<ScenarioCase> cases = closed.book.cases;
    for (const ScenarioCase& scenario : cases) {
        CaseResult named;
        named.names = scenario.names;
        if (!how.filter.empty() && named.full_name().find(how.filter) == std::string::npos) continue;
        result.cases.push_back(run_case(host, closed.book, scenario, how));
    }
}

FileResult run_file(const HostOptions& options, const std::filesystem::path& file,
                    const ScenarioOptions& how) {
    const auto begin = Clock::now();
    FileResult result;
    result.file = file.string();
    try {
        run_file_into(result, options, file, how);
    } catch (const std::exception& error) {
        result.cases.push_back(failed_file({error_at({file.string(), 0}, "internal", error.what())}));
    }
    result.seconds = seconds_since(begin);
    return result;
}

// As std::jthread, which libc++ 14 has not.
struct Workers {
    std::vector<std::thread> threads;

    ~Workers() {
        for (std::thread& thread : threads) thread.join();
    }
};

}  // namespace

ScenarioTotals run_scenarios(const HostOptions& host, const std::vector<std::filesystem::path>& files,
                             const ScenarioOptions& options, std::ostream& out) {
    return run_scenarios(host, files, options, *make_report(options.format, options.colour, out));
}

ScenarioTotals run_scenarios(const HostOptions& host, const std::vector<std::filesystem::path>& files,
                             const ScenarioOptions& options, ScenarioReport& report) {
    std::vector<std::optional<FileResult>> results(files.size());
    std::mutex mutex;
    std::condition_variable finished;
    std::atomic<std::size_t> next{0};

    const auto work = [&] {
        for (std::size_t i = next++; i < files.size(); i = next++) {
            HostOptions own = host;
            std::string printed;
            if (files.size() > 1 && !host.print)
                own.print = [&](std::string_view text) { printed += printed_line(text); };
            FileResult result = run_file(own, files[i], options);
            result.printed = std::move(printed);
            const std::lock_guard lock(mutex);
            results[i] = std::move(result);
            finished.notify_one();
        }
    };
    Workers workers;
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    try {
        for (std::size_t i = 0; i < std::min(cores, files.size()); ++i) workers.threads.emplace_back(work);
    } catch (const std::system_error&) {
        // As many as the system has; at least one.
        if (workers.threads.empty()) throw;
    }

    ScenarioTotals totals;
    for (std::optional<FileResult>& slot : results) {
        std::unique_lock lock(mutex);
        finished.wait(lock, [&] { return slot.has_value(); });
        const FileResult result = std::move(*slot);
        lock.unlock();
        for (const CaseResult& c : result.cases) ++(c.passed ? totals.passed : totals.failed);
        totals.files.insert(totals.files.end(), result.read.begin(), result.read.end());
        std::fwrite(result.printed.data(), 1, result.printed.size(), stderr);
        if (!result.cases.empty()) report.file(result);
    }
    std::sort(totals.files.begin(), totals.files.end());
    totals.files.erase(std::unique(totals.files.begin(), totals.files.end()), totals.files.end());
    report.end(totals.passed, totals.failed);
    return totals;
}

}  // namespace acedrex
