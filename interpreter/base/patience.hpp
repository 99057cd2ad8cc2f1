// Long work can be told how long it may take. Where it can be that work goes on for minutes, it looks.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace acedrex {

// Thrown where the time is used up.
struct OutOfPatience {
    double seconds = 0;   // that there were
    std::string doing{};  // what took them, as far as is known
};

// As long as it lives the work of its thread may take so many seconds of processor time (0: any), and is to
// stop as soon as the flag is set (nullptr: there is none). They nest; the innermost counts.
class Patience {
  public:
    explicit Patience(double seconds, const std::atomic<bool>* stop = nullptr);
    ~Patience() { current_ = outer_; }
    Patience(const Patience&) = delete;
    Patience& operator=(const Patience&) = delete;

    // For loops whose turns take a microsecond or more.
    static void look() {
        if (current_ != nullptr && ++current_->looks_ % kLooks == 0) current_->look_at_clock();
    }
    static void look_now() {
        if (current_ != nullptr) current_->look_at_clock();
    }
    // Has somebody else lost it? Lists and counts of moves end then, and say that they are incomplete.
    static bool stopped() {
        return current_ != nullptr && current_->stop_ != nullptr &&
               current_->stop_->load(std::memory_order_relaxed);
    }

  private:
    static constexpr std::uint64_t kLooks = 64;

    void look_at_clock() const;

    double seconds_;
    std::uint64_t end_;  // nanoseconds of the thread
    std::uint64_t looks_ = 0;
    const std::atomic<bool>* stop_;
    Patience* outer_;
    static inline thread_local constinit Patience* current_ = nullptr;
};

}  // namespace acedrex
