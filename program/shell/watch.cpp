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

fs::path wait_for_change(const Watchable& files, Time begin) {
    Seen before = look(files);
    // Saved while the round was running: whether that was seen is not known.
    for (const auto& [file, time] : before)
        if (time && *time > begin) return file;
    for (;;) {
        std::this_thread::sleep_for(kPause);
        Seen now = look(files);
        fs::path file = changed(before, now);
        if (file.empty()) continue;
        // Editors write, rename and write again: wait until it is over.
        do {
            before = std::move(now);
            std::this_thread::sleep_for(kPause / 3);
            now = look(files);
        } while (!changed(before, now).empty());
        return file;
    }
}

}  // namespace

int watch(const std::function<void(Watchable& files)>& round) {
    const bool terminal = isatty(STDOUT_FILENO) != 0;
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
        const fs::path file = wait_for_change(files, begin);
        if (!terminal) say("saved: " + file.lexically_proximate(fs::current_path()).string());
    }
}

}  // namespace acedrex::program
