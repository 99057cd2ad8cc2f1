// Processor time, which other programs on the machine do not lengthen.
#pragma once

#include <ctime>

namespace acedrex::testing {

// What a clock of the system shows, in seconds.
inline double seconds_of(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// Of this thread, in seconds.
inline double processor_time() {
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

}  // namespace acedrex::testing
