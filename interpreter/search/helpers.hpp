// Threads that search for another one: they fill the table, and end when it does.
#pragma once

#include <atomic>
#include <utility>
#include <vector>

#ifndef __EMSCRIPTEN__
#include <thread>
#endif

namespace acedrex {

class Helpers {
  public:
    // end: what they end by.
    explicit Helpers(std::atomic<bool>& end) : end_(end) {}
    ~Helpers() {
        end_ = true;
#ifndef __EMSCRIPTEN__
        for (std::thread& one : threads_) one.join();
#endif
    }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    template <class Task>
    void add([[maybe_unused]] Task task) {
#ifndef __EMSCRIPTEN__
        threads_.emplace_back(std::move(task));
#endif
    }

  private:
    std::atomic<bool>& end_;
#ifndef __EMSCRIPTEN__
    std::vector<std::thread> threads_;
#endif
};

}  // namespace acedrex
