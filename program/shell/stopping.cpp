#include "shell/stopping.hpp"

#include <sys/time.h>

#include <csignal>

namespace acedrex::program {

namespace {

std::atomic<bool> stopped{false};
volatile std::sig_atomic_t stopped_by = 0;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal may set it

void stop_by(int signal) {
    if (stopped_by == 0) stopped_by = signal;
    stopped = true;
}

void on(int signal, void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(signal, &action, nullptr);
}

void ring_in(double seconds) {
    itimerval timer{};
    timer.it_value.tv_sec = static_cast<time_t>(seconds);
    timer.it_value.tv_usec =
        static_cast<suseconds_t>((seconds - static_cast<double>(timer.it_value.tv_sec)) * 1e6);
    setitimer(ITIMER_REAL, &timer, nullptr);
}

}  // namespace

Stopping::Stopping(double seconds) {
    stopped = false;
    stopped_by = 0;
    on(SIGINT, stop_by, static_cast<int>(SA_RESETHAND));
    on(SIGALRM, stop_by, SA_RESTART);
    if (seconds > 0) ring_in(seconds);
}

Stopping::~Stopping() {
    ring_in(0);
    on(SIGINT, SIG_DFL, 0);
    on(SIGALRM, SIG_DFL, 0);
}

const std::atomic<bool>* Stopping::flag() const {
    return &stopped;
}

const char* Stopping::why() const {
    return stopped_by == 0 ? "" : stopped_by == SIGINT ? "Ctrl-C" : "the time is up";
}

}  // namespace acedrex::program
