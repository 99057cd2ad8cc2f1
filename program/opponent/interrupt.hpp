// Ctrl-C while a search runs ends the search, and not the program.
#pragma once

#include <atomic>
#include <csignal>

namespace acedrex::program {

class Interrupt {
  public:
    Interrupt() {
        flag() = false;
        before_ = std::signal(SIGINT, [](int) { flag() = true; });
    }
    ~Interrupt() { std::signal(SIGINT, before_); }
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    const std::atomic<bool>* stop() const { return &flag(); }
    bool came() const { return flag(); }

  private:
    static std::atomic<bool>& flag() {
        static std::atomic<bool> came{false};
        static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");
        return came;
    }

    void (*before_)(int);
};

}  // namespace acedrex::program
