#include "shell/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <sstream>

namespace acedrex::program {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// What follows a fork() may call nothing that could wait for another thread of the parent.

void close_from(int first) {
    if (close_range(static_cast<unsigned>(first), ~0U, 0) == 0) return;
    // Linux before 5.9.
    rlimit most{};
    const bool known = getrlimit(RLIMIT_NOFILE, &most) == 0 && most.rlim_cur != RLIM_INFINITY;
    const int end = known ? static_cast<int>(most.rlim_cur) : 1 << 16;
    for (int file = first; file < end; ++file) close(file);
}

void limit(decltype(RLIMIT_AS) resource, rlim_t most) {
    const rlimit wished{most, most};
    setrlimit(resource, &wished);
}

[[noreturn]] void become(const char* path, char* const* words, int channel, pid_t parent, rlim_t memory) {
    // What has ended before this was asked for cannot be heard of.
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(127);
    // Never one of the first three, which are open (keep_standard_streams).
    dup2(channel, STDIN_FILENO);
    dup2(channel, STDOUT_FILENO);
    if (const int silence = open("/dev/null", O_WRONLY); silence >= 0) dup2(silence, STDERR_FILENO);
    close_from(STDERR_FILENO + 1);
    std::signal(SIGPIPE, SIG_DFL);
    if (memory > 0) limit(RLIMIT_AS, memory);
    limit(RLIMIT_CORE, 0);
    execv(path, words);
    _exit(127);
}

}  // namespace

std::string find_program(const std::string& name) {
    const auto runs = [](const std::string& file) {
        return access(file.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(file);
    };
    if (name.find('/') != std::string::npos) return runs(name) ? name : "";
    const char* path = std::getenv("PATH");
    std::istringstream folders(std::string(path == nullptr ? "" : path) + ":/usr/games");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (!folder.empty() && runs(folder + "/" + name)) return folder + "/" + name;
    return "";
}

bool start_apart(const std::vector<std::string>& words) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    pid_t process = -1;
    const int fault = posix_spawnp(&process, arguments[0], &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    return fault == 0;
}

Child::Child(const std::string& path, const std::vector<std::string>& arguments, std::size_t most_memory) {
    // One socket for both ways: writing to a program that has died is then an error, not a signal.
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    std::vector<char*> words{const_cast<char*>(path.c_str())};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    const pid_t parent = getpid();
    process_ = fork();
    if (process_ == 0) become(path.c_str(), words.data(), ends[1], parent, most_memory);
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

double Child::used() const {
    clockid_t clock{};
    timespec time{};
    if (process_ <= 0 || clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

void Child::allow(unsigned seconds) {
    if (process_ <= 0) return;
    // The hard limit stays: it could not be raised again.
    rlimit most{};
    if (prlimit(process_, RLIMIT_CPU, nullptr, &most) != 0) return;
    most.rlim_cur = std::min(static_cast<rlim_t>(used()) + seconds + 1, most.rlim_max);
    prlimit(process_, RLIMIT_CPU, &most, nullptr);
}

bool Child::send(const std::string& line) {
    const std::string text = line + "\n";
    over_ = ::send(channel_, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size());
    return !over_;
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
        over_ = n <= 0;
        if (over_) return false;
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
