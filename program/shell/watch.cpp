#include "shell/watch.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <thread>

#include "movement/bind_context.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

namespace fs = std::filesystem;

using Time = fs::file_time_type;
using Seen = std::map<fs::path, std::optional<Time>>;  // nothing: there is no such file

constexpr auto kPause = std::chrono::milliseconds(150);

Seen look(const Watchable& files) {
    Seen seen;
    for (const fs::path& file : files()) {
        std::error_code fault;
        const Time time = fs::last_write_time(file, fault);
        seen.emplace(file, fault ? std::nullopt : std::optional(time));
    }
    return seen;
}

// The first that is not as it was.
fs::path changed(const Seen& before, const Seen& now) {
    for (const auto& [file, time] : now)
        if (const auto known = before.find(file); known == before.end() || known->second != time) return file;
    for (const auto& [file, time] : before)
        if (now.count(file) == 0) return file;
    return {};
}

// The first that was saved while the round was running, of which it is not known whether that was seen. What
// was known before is compared with what it was then; the time of other files may be that of a clock that was
// wrong, or of another machine, and lie in the future.
fs::path saved_meanwhile(const Seen& before, const Seen& now, Time begin) {
    const Time end = Time::clock::now();
    for (const auto& [file, time] : now) {
        const auto known = before.find(file);
        if (known != before.end() ? known->second != time : time && *time > begin && *time <= end)
            return file;
    }
    return {};
}

// seen: what was looked at before the round began; becomes what was seen last.
fs::path wait_for_change(const Watchable& files, Seen& seen, Time begin) {
    Seen now = look(files);
    if (fs::path file = saved_meanwhile(seen, now, begin); !file.empty()) {
        seen = std::move(now);
        return file;
    }
    for (;;) {
        seen = std::move(now);
        std::this_thread::sleep_for(kPause);
        now = look(files);
        fs::path file = changed(seen, now);
        if (file.empty()) continue;
        // Editors write, rename and write again: wait until it is over.
        do {
            seen = std::move(now);
            std::this_thread::sleep_for(kPause / 3);
            now = look(files);
        } while (!changed(seen, now).empty());
        return file;
    }
}

}  // namespace

int watch(const std::function<void(Watchable& files)>& round) {
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    Seen seen;
    for (bool first = true;; first = false) {
        const Time begin = Time::clock::now();
        if (terminal) put_control(stdout, "\033[H\033[2J");
        Watchable files;
        try {
            round(files);
        } catch (const UsageError& fault) {
            if (first) throw;
            say(fault.message);
        } catch (const Refusal&) {
            // Its words are said.
        } catch (const ScriptFault& fault) {
            print_diagnostics({fault.diagnostic});
        }
        if (std::fflush(stdout) != 0) return kWrongUsage;
        if (first) say("watching the scripts; Ctrl-C ends it");
        const fs::path file = wait_for_change(files, seen, begin);
        if (!terminal) say("saved: " + file.lexically_proximate(fs::current_path()).string());
    }
}

}  // namespace acedrex::program
