#include "engine/command_lines.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "shell/line_reader.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostKept = 16 * kLongestCommand;  // bytes of lines that are kept

}  // namespace

struct CommandLines::Waiting {
    // false: no more is asked for.
    bool add(const std::string& line) {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return !listener || bytes < kMostKept; });
        if (!listener) return false;
        const Heard heard = listener(line);
        if (heard == Heard::done) return true;
        const bool hurries = heard != Heard::waits;
        lines.emplace_back(line, hurries);
        bytes += line.size();
        if (hurries) ++hurrying;
        changed.notify_all();
        return heard != Heard::ends;
    }
    void end() {
        const std::lock_guard lock(mutex);
        ended = true;
        changed.notify_all();
    }
    std::optional<std::string> next() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return ended || !lines.empty(); });
        if (lines.empty()) return std::nullopt;
        auto [line, hurries] = std::move(lines.front());
        lines.pop_front();
        bytes -= line.size();
        if (hurries) --hurrying;
        changed.notify_all();
        return std::move(line);
    }

    std::mutex mutex;
    std::condition_variable changed;
    Listener listener;  // empty: no lines are asked for any more
    std::deque<std::pair<std::string, bool>> lines;
    std::size_t bytes = 0;
    int hurrying = 0;
    bool ended = false;
};

CommandLines::CommandLines(Listener listener) : waiting_(std::make_shared<Waiting>()) {
    waiting_->listener = std::move(listener);
    std::thread([waiting = waiting_] {
        while (const auto line = next_line(kLongestCommand))
            if (!waiting->add(line->text)) return;
        waiting->end();
    }).detach();
}

CommandLines::~CommandLines() {
    const std::lock_guard lock(waiting_->mutex);
    waiting_->listener = nullptr;
    waiting_->changed.notify_all();
}

std::optional<std::string> CommandLines::next() {
    return waiting_->next();
}

bool CommandLines::hurried() const {
    const std::lock_guard lock(waiting_->mutex);
    return waiting_->hurrying > 0;
}

}  // namespace acedrex::program
