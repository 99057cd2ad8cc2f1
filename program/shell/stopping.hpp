// Stopping long work from outside: by Ctrl-C, and when its time is up.
#pragma once

#include <atomic>

namespace acedrex::program {

// As long as it lives, Ctrl-C, or the end of so many seconds (0: any), sets a flag for Patience instead of
// ending the program; a second Ctrl-C ends it.
class Stopping {
  public:
    explicit Stopping(double seconds);
    ~Stopping();
    Stopping(const Stopping&) = delete;
    Stopping& operator=(const Stopping&) = delete;

    const std::atomic<bool>* flag() const;
    // Why it was set; "": it was not.
    const char* why() const;
};

}  // namespace acedrex::program
