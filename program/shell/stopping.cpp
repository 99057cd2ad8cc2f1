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

struct sigaction handler_of(int signal) {
    struct sigaction now = {};
    sigaction(signal, nullptr, &now);
    return now;
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
    struct sigaction of_term, of_hangup, of_alarm, of_ctrl_c;
};

Stopping::Stopping(double seconds, Again again, Term term) {
    stopped = false;
    stopped_by = 0;
    const int once = again == Again::ends_program ? static_cast<int>(SA_RESETHAND) : SA_RESTART;
    const bool ends_work = term == Term::ends_work;
    const bool outlives_terminal = handler_of(SIGHUP).sa_handler == SIG_IGN;  // as `nohup` asks
    // One SIGTERM may come twice, as from `timeout`: a second one does nothing. Ctrl-C is the last one to be
    // heard: where it is, all are.
    before_ = std::make_unique<const Handlers>(
        Handlers{ends_work ? on(SIGTERM, SA_RESTART) : handler_of(SIGTERM),
                 ends_work && !outlives_terminal ? on(SIGHUP, SA_RESTART) : handler_of(SIGHUP),
                 on(SIGALRM, SA_RESTART), on(SIGINT, once)});
    if (seconds > 0) ring_in(seconds);
}

Stopping::~Stopping() {
    ring_in(0);
    sigaction(SIGINT, &before_->of_ctrl_c, nullptr);
    sigaction(SIGALRM, &before_->of_alarm, nullptr);
    sigaction(SIGHUP, &before_->of_hangup, nullptr);
    sigaction(SIGTERM, &before_->of_term, nullptr);
}

const std::atomic<bool>* Stopping::flag() const {
    return &stopped;
}

const char* Stopping::why() const {
    switch (stopped_by) {
        case 0:
            return "";
        case SIGINT:
            return "Ctrl-C";
        case SIGTERM:
            return "SIGTERM";
        case SIGHUP:
            return "SIGHUP";
        default:
            return "the time is up";
    }
}

}  // namespace acedrex::program
