#include "commands/engine.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <sstream>

namespace acedrex::program {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

constexpr double kPatience = 120;

}  // namespace

Engine::Engine(const std::string& path) {
    // One socket for both ways: writing to an engine that has died is then an error, not a signal.
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    child_ = fork();
    if (child_ == 0) {
        dup2(ends[1], STDIN_FILENO);
        dup2(ends[1], STDOUT_FILENO);
        execl(path.c_str(), path.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(ends[1]);
    channel_ = ends[0];
    alive_ = child_ > 0 && send("uci") && await("uciok", 10) && send("isready") && await("readyok", 10);
}

Engine::~Engine() {
    if (channel_ >= 0) {
        send("quit");
        close(channel_);
    }
    if (child_ > 0) {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
}

bool Engine::send(const std::string& line) {
    const std::string text = line + "\n";
    return ::send(channel_, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
}

std::optional<std::string> Engine::await(const std::string& begin, double seconds) {
    const auto started = Clock::now();
    while (true) {
        for (std::size_t end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
            const std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            if (line.rfind(begin, 0) == 0) return line.substr(begin.size());
        }
        const double left = seconds - since(started);
        if (left <= 0) return std::nullopt;
        pollfd wait{channel_, POLLIN, 0};
        const int ready = poll(&wait, 1, static_cast<int>(left * 1000) + 1);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return std::nullopt;
        char piece[4096];
        const ssize_t n = read(channel_, piece, sizeof piece);
        if (n <= 0) return std::nullopt;
        unread_.append(piece, static_cast<std::size_t>(n));
    }
}

std::optional<EngineCount> Engine::perft(int depth) {
    const auto started = Clock::now();
    if (!alive_ || !send("position startpos") || !send("go perft " + std::to_string(depth)))
        return std::nullopt;
    const std::optional<std::string> answer = await("Nodes searched:", kPatience);
    if (!answer) return std::nullopt;
    EngineCount count;
    count.seconds = since(started);
    const std::size_t digit = answer->find_first_of("0123456789");
    if (digit == std::string::npos) return std::nullopt;
    std::from_chars(answer->data() + digit, answer->data() + answer->size(), count.nodes);
    return count;
}

std::vector<FoundEngine> find_engines() {
    const char* path = std::getenv("PATH");
    const std::string folders = std::string(path == nullptr ? "" : path) + ":/usr/games";
    std::vector<FoundEngine> found;
    for (const char* name : {"fairy-stockfish", "stockfish"}) {
        std::istringstream list(folders);
        for (std::string folder; std::getline(list, folder, ':');) {
            const std::string file = folder + "/" + name;
            if (folder.empty() || access(file.c_str(), X_OK) != 0) continue;
            found.push_back({name, file});
            break;
        }
    }
    return found;
}

}  // namespace acedrex::program
