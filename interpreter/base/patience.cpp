#include "base/patience.hpp"

#include <ctime>

namespace acedrex {

namespace {

std::uint64_t now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
           static_cast<std::uint64_t>(time.tv_nsec);
}

}  // namespace

Patience::Patience(double seconds, const std::atomic<bool>* stop)
    : seconds_(seconds),
      end_(seconds > 0 ? now() + static_cast<std::uint64_t>(seconds * 1e9) : ~std::uint64_t{0}),
      stop_(stop),
      outer_(current_) {
    current_ = this;
}

void Patience::look_at_clock() const {
    if (now() > end_) throw OutOfPatience{seconds_};
}

}  // namespace acedrex
