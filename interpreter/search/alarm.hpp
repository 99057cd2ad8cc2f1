// Sets a flag when the time is up, or another flag has been set.
#pragma once

#include <atomic>
#include <chrono>

#ifndef __EMSCRIPTEN__
#include <condition_variable>
#include <mutex>
#include <thread>
#endif

namespace acedrex {

// Listings of turns look at the flag and at no clock: without a thread of its own a search in the midst of a
// long one would not hear of the time. Where there are no threads, look() has to be called.
class Alarm {
  public:
    // seconds: 0: any.
    Alarm(std::atomic<bool>& flag, double seconds, const std::atomic<bool>* stop)
        : flag_(flag), stop_(stop), timed_(seconds > 0) {
        if (timed_)
            end_ = Clock::now() +
                   std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
#ifndef __EMSCRIPTEN__
        if (timed_ || stop != nullptr) thread_ = std::thread([this] { wait(); });
#endif
    }
    ~Alarm() {
#ifndef __EMSCRIPTEN__
        if (!thread_.joinable()) return;
        {
            const std::lock_guard lock(mutex_);
            over_ = true;
        }
        wake_.notify_one();
        thread_.join();
#endif
    }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;

    void look() {
        if (timed_ && Clock::now() >= end_) flag_ = true;
        if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) flag_ = true;
    }

  private:
    using Clock = std::chrono::steady_clock;

#ifndef __EMSCRIPTEN__
    void wait() {
        constexpr std::chrono::milliseconds kBetween{2};
        std::unique_lock lock(mutex_);
        while (!over_ && !flag_) {
            auto until = end_;
            if (stop_ != nullptr && (!timed_ || Clock::now() + kBetween < end_))
                until = Clock::now() + kBetween;
            wake_.wait_until(lock, until);
            look();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::thread thread_;
    bool over_ = false;
#endif
    std::atomic<bool>& flag_;
    const std::atomic<bool>* stop_;
    bool timed_;
    Clock::time_point end_{};
};

}  // namespace acedrex
