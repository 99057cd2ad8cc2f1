#include "shell/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>

namespace acedrex::program {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

}  // namespace

Child::Child(const std::string& path, const std::vector<std::string>& arguments) {
    // One socket for both ways: writing to a program that has died is then an error, not a signal.
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    std::vector<char*> words{const_cast<char*>(path.c_str())};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    process_ = fork();
    if (process_ == 0) {
        dup2(ends[1], STDIN_FILENO);
        dup2(ends[1], STDOUT_FILENO);
        if (const int silence = open("/dev/null", O_WRONLY); silence >= 0) dup2(silence, STDERR_FILENO);
        execv(path.c_str(), words.data());
        _exit(127);
    }
    close(ends[1]);
    channel_ = ends[0];
}

Child::~Child() {
    if (channel_ >= 0) close(channel_);
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

void Child::stop() {
    if (process_ > 0) kill(process_, SIGKILL);
}

bool Child::send(const std::string& line) {
    const std::string text = line + "\n";
    return ::send(channel_, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
}

bool Child::read_on(double seconds) {
    const auto started = Clock::now();
    while (true) {
        const double left = seconds - since(started);
        if (left <= 0) return false;
        pollfd wait{channel_, POLLIN, 0};
        const int ready = poll(&wait, 1, static_cast<int>(left * 1000) + 1);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return false;
        char piece[4096];
        const ssize_t n = read(channel_, piece, sizeof piece);
        if (n <= 0) return false;
        unread_.append(piece, static_cast<std::size_t>(n));
        return true;
    }
}

std::optional<std::string> Child::await(const std::string& begin, double seconds) {
    const auto started = Clock::now();
    do {
        for (std::size_t end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            if (line.starts_with(begin)) return line;
        }
    } while (read_on(seconds - since(started)));
    return std::nullopt;
}

std::optional<double> Child::finish(double seconds) {
    const auto started = Clock::now();
    while (read_on(seconds - since(started))) unread_.clear();
    if (process_ <= 0) return std::nullopt;
    if (since(started) >= seconds) kill(process_, SIGKILL);
    int status = 0;
    rusage used{};
    const pid_t ended = wait4(process_, &status, 0, &used);
    process_ = -1;
    if (ended < 0 || !WIFEXITED(status)) return std::nullopt;
    const auto in_seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    // Their sum is exact; how a short time is divided between the two is a guess of the system's.
    return in_seconds(used.ru_utime) + in_seconds(used.ru_stime);
}

}  // namespace acedrex::program
