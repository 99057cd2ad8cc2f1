// Long work can be told how long it may take. Where it can be that work goes on for minutes, it looks.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

namespace acedrex {

// Thrown where the time is used up.
struct OutOfPatience {
    double seconds = 0;   // that there were
    std::string doing{};  // what took them, as far as is known
};

// Work that is counted, so that what a bound leaves out is the same on every machine and in every run. A unit
// is about ten nanoseconds: a step of a walk is one. As long as it lives the thread may do so many units
// more; they nest, and none lets through more than those around it. Searches look whether it is used up, end
// then, and say that they are incomplete.
class Work {
  public:
    static constexpr std::uint64_t kAny = ~std::uint64_t{0};
    static constexpr std::uint64_t kSecond = 100'000'000;  // about

    explicit Work(std::uint64_t units) : outer_(std::exchange(end_, units < left() ? done_ + units : end_)) {}
    // No bound holds: for what has to be done whole, and is not much.
    enum class Bound : std::uint8_t { none };
    explicit Work(Bound) : outer_(std::exchange(end_, kAny)) {}
    ~Work() { end_ = outer_; }
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    static void done(std::uint64_t units) { done_ += units; }
    static bool used_up() { return done_ >= end_; }
    static std::uint64_t left() { return used_up() ? 0 : end_ - done_; }

  private:
    std::uint64_t outer_;
    static inline thread_local constinit std::uint64_t done_ = 0, end_ = kAny;
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
    // Has somebody else lost it, or is the work done that may be done? Lists and counts of moves end then,
    // and say that they are incomplete.
    static bool stopped() {
        return Work::used_up() || (current_ != nullptr && current_->stop_ != nullptr &&
                                   current_->stop_->load(std::memory_order_relaxed));
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
