// A search that runs in a thread of its own, while its program listens.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "notation/find/game.hpp"
#include "search/search.hpp"

namespace acedrex::program {

// A line on stdout, at once, also while another thread writes.
void tell_line(std::string_view line);

class Thinker {
  public:
    using Told = std::function<void(const SearchResult&)>;

    Thinker() = default;
    ~Thinker() { stop(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    // search and variant are not used by others until it is done. endless: what it has found is told only
    // once it is stopped. progress, done: called from the thread.
    void start(Search& search, const GameState& game, SearchLimits limits, bool endless, Told progress,
               Told done);
    // Ends the search, and waits until all is told.
    void stop();
    // The same by any thread, without waiting, of a search that is not endless.
    void hasten();
    // Waits for an end by itself.
    void wait();
    bool is_thinking() const { return thinking_; }

  private:
    std::thread thread_;
    std::atomic<bool> stop_{false}, thinking_{false};
    std::mutex mutex_;
    bool endless_ = false;
    std::condition_variable stopped_;
};

}  // namespace acedrex::program
