// desk: one game by lines of JSON, for front ends.
#include "desk/desk.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "commands/commands.hpp"
#include "shell/console.hpp"
#include "shell/line_reader.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostOfLine = std::size_t{1} << 20;

struct DeskOptions {
    std::optional<std::string> variant;
    std::string as;
};

// What the desk has to do, by whatever thread: requests, and what searches have found.
class Tasks : public Beside {
  public:
    void run(std::function<void()> task) override {
        wait();
        other_ = std::jthread(std::move(task));
    }
    void wait() override {
        if (other_.joinable()) other_.join();
    }
    void post(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
        changed_.notify_all();
    }
    // The same, where it need not be read before others are done.
    void post_in_time(std::function<void()> task) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return tasks_.size() < kMost; });
        tasks_.push_back(std::move(task));
        changed_.notify_all();
    }
    std::function<void()> next() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !tasks_.empty(); });
        std::function<void()> task = std::move(tasks_.front());
        tasks_.pop_front();
        changed_.notify_all();
        return task;
    }

  private:
    static constexpr std::size_t kMost = 4;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> tasks_;
    std::jthread other_;
};

void put_line(const std::string& line) {
    if (line.empty()) return;
    put("{}\n", line);
    std::fflush(stdout);
}

int run(const DeskOptions& options) {
    Tasks tasks;
    Desk desk(default_host_options(), side_named(options.as));
    desk.think_apart(tasks, put_line);
    if (options.variant) put_line(desk.answer(Json{{"do", "open"}, {"variant", *options.variant}}.dump()));
    bool ended = false;
    const std::jthread reading([&] {
        while (const auto line = next_line(kMostOfLine)) {
            if (line->text.empty()) continue;
            tasks.post_in_time([&desk, line] {
                put_line(line->whole ? desk.answer(line->text)
                                     : R"({"error":{"message":"a line has at most 1 MB","rule":"request"}})");
            });
        }
        tasks.post([&ended] { ended = true; });
    });
    while (!ended || desk.is_awaited()) tasks.next()();
    return kDone;
}

}  // namespace

Command desk_command() {
    return {"desk", "plays a game by lines of JSON, for other front ends (docs/desk.md)",
            "acedrex desk classical-chess <requests.jsonl", [](Arguments& a) {
                auto options = std::make_shared<DeskOptions>();
                a.choice("--as", options->as, {"light", "dark"},
                         "the side that sits there; answers contain only what it may know");
                a.optional_text("VARIANT", options->variant, "opened at once; its view is the first line");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
