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

struct sigaction on(int signal, int flags) {
    struct sigaction action = {};
    struct sigaction before = {};
    action.sa_handler = stop_by;
    action.sa_flags = flags;
    sigaction(signal, &action, &before);
    return before;
}

void ring_in(double seconds) {
    itimerval timer{};
    timer.it_value.tv_sec = static_cast<time_t>(seconds);
    timer.it_value.tv_usec =
        static_cast<suseconds_t>((seconds - static_cast<double>(timer.it_value.tv_sec)) * 1e6);
    setitimer(ITIMER_REAL, &timer, nullptr);
}

}  // namespace

struct Stopping::Handlers {
    struct sigaction of_ctrl_c, of_alarm;
};

Stopping::Stopping(double seconds, Again again) {
    stopped = false;
    stopped_by = 0;
    const int once = again == Again::ends_program ? static_cast<int>(SA_RESETHAND) : SA_RESTART;
    before_ = std::make_unique<const Handlers>(Handlers{on(SIGINT, once), on(SIGALRM, SA_RESTART)});
    if (seconds > 0) ring_in(seconds);
}

Stopping::~Stopping() {
    ring_in(0);
    sigaction(SIGINT, &before_->of_ctrl_c, nullptr);
    sigaction(SIGALRM, &before_->of_alarm, nullptr);
}

const std::atomic<bool>* Stopping::flag() const {
    return &stopped;
}

const char* Stopping::why() const {
    return stopped_by == 0 ? "" : stopped_by == SIGINT ? "Ctrl-C" : "the time is up";
}

}  // namespace acedrex::program
