#include "engine/thinker.hpp"

#include <cstdio>
#include <utility>

#include "shell/console.hpp"

namespace acedrex::program {

void tell_line(std::string_view line) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    put("{}\n", line);
    std::fflush(stdout);
}

void Thinker::start(Search& search, const GameState& game, SearchLimits limits, bool endless, Told progress,
                    Told done) {
    stop();
    {
        const std::lock_guard lock(mutex_);
        stop_ = false;
        endless_ = endless;
    }
    thinking_ = true;
    limits.stop = &stop_;
    thread_ = std::thread(
        [this, &search, game, limits, endless, progress = std::move(progress), done = std::move(done)] {
            const SearchResult found = search.run(game, limits, progress);
            if (endless) {
                std::unique_lock lock(mutex_);
                stopped_.wait(lock, [&] { return stop_.load(); });
            }
            done(found);
            thinking_ = false;
        });
}

void Thinker::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    stopped_.notify_all();
    wait();
}

void Thinker::hasten() {
    const std::lock_guard lock(mutex_);
    if (!endless_) stop_ = true;
}

void Thinker::wait() {
    if (thread_.joinable()) thread_.join();
}

}  // namespace acedrex::program
