#include "shell/console.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <set>

#include "sandbox/foreign_file.hpp"
#include "sandbox/shown_text.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kLongestName = 100;  // that is compared with others
constexpr std::size_t kMostDiagnostics = 200;

bool is_terminal(std::FILE* stream) {
    const char* kind = std::getenv("TERM");
    return isatty(fileno(stream)) == 1 && kind != nullptr && std::string_view(kind) != "dumb";
}

// Columns that a UTF-8 text takes, near enough for names.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

}  // namespace

std::string did_you_mean(std::string_view wrong, const std::vector<std::string>& candidates) {
    if (wrong.size() > kLongestName) return "";
    const std::string near = nearest_name(wrong, candidates);
    return near.empty() ? "" : fmt::format("; did you mean '{}'?", near);
}

bool wants_colour(std::FILE* stream) {
    const char* refused = std::getenv("NO_COLOR");
    return is_terminal(stream) && (refused == nullptr || *refused == '\0');
}

std::size_t terminal_width(std::FILE* stream) {
    constexpr std::size_t kUsual = 80;
    if (!is_terminal(stream)) return 0;
    winsize size{};
    return ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsual;
}

void keep_standard_streams() {
    // Opened for reading, so that writing fails as to what is closed.
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
        if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != stream) return;
}

void put_control(std::FILE* stream, std::string_view sequence) {
    if (std::fwrite(sequence.data(), 1, sequence.size(), stream) != sequence.size() && stream == stdout)
        throw WriteFault{errno};
}

void put_text(std::FILE* stream, std::string_view text) {
    put_control(stream, shown(text));
}

void say(std::string_view message) {
    std::fflush(stdout);
    put_text(stderr, "acedrex: " + shortened(std::string(message)) + "\n");
}

std::string told(Diagnostic diagnostic) {
    diagnostic.place.file = shown_on_one_line(diagnostic.place.file);
    return shortened(to_string(diagnostic));
}

void print_diagnostics(const std::vector<Diagnostic>& diagnostics) {
    std::fflush(stdout);
    const bool colour = wants_colour(stderr);
    std::set<std::string> said;
    for (const Diagnostic& d : diagnostics) {
        if (!said.insert(told(d)).second) continue;
        if (said.size() > kMostDiagnostics) {
            put_text(stderr, fmt::format("... more follow; these are the first {}\n", kMostDiagnostics));
            return;
        }
        const char* shade = d.severity == Severity::error ? "\033[31m" : "\033[33m";
        if (colour) put_control(stderr, shade);
        put_text(stderr, told(d));
        if (colour) put_control(stderr, "\033[0m");
        put_text(stderr, "\n");
    }
}

std::string read_standard_input() {
    std::string text(kMostOfGame + 1, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), stdin));
    if (text.size() > kMostOfGame) {
        say(fmt::format("standard input is longer than {} MB, the most that is read of it",
                        kMostOfGame >> 20));
        throw Refusal{};
    }
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);  // as some editors begin a file
    const char* blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string::npos) return "";
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

bool more_of_standard_input(std::string& text) {
    constexpr std::size_t kPiece = std::size_t{64} << 10;
    const std::size_t before = text.size();
    text.resize(before + kPiece);
    text.resize(before + std::fread(text.data() + before, 1, kPiece, stdin));
    return text.size() > before;
}

ProgressLine::ProgressLine() : visible_(is_terminal(stderr)) {}

void ProgressLine::show(std::string_view text) {
    if (!visible_ || (text.empty() && !shown_)) return;
    put_control(stderr, "\r\033[K");
    put_text(stderr, text);
    std::fflush(stderr);
    shown_ = !text.empty();
}

std::string counted(std::size_t number, std::string_view what) {
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& words) {
    std::size_t widest = 1;
    for (const std::string& word : words) widest = std::max(widest, width(word));
    const std::size_t across = std::max<std::size_t>(1, (terminal_width(stdout) + 2) / (widest + 2));
    const std::size_t down = (words.size() + across - 1) / across;
    std::vector<std::vector<std::string>> rows(down);
    for (std::size_t i = 0; i < words.size(); ++i) rows[i % down].push_back(words[i]);
    return columns(std::move(rows));
}

std::string wrapped(const std::string& text) {
    const std::size_t room = terminal_width(stdout);
    std::string done;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string line = text.substr(begin, end - begin);
        const std::size_t word = line.find_first_not_of(' '), gap = line.find("  ", word);
        std::size_t indent = word == line.npos ? 0 : word;
        if (gap != line.npos) indent = std::min(line.find_first_not_of(' ', gap), line.size());
        if (2 * indent > room) indent = 4;
        while (room > 0 && line.size() > room) {
            const std::size_t at = line.rfind(' ', room);
            if (at == line.npos || at <= indent) break;
            done += line.substr(0, at) + "\n";
            line = std::string(indent, ' ') + line.substr(at + 1);
        }
        done += line + (end < text.size() ? "\n" : "");
        begin = end + 1;
    }
    return done;
}

std::string columns(std::vector<std::vector<std::string>> rows) {
    std::vector<std::size_t> widths;
    for (auto& row : rows)
        for (std::string& cell : row) {
            cell = shown(cell);
            std::replace(cell.begin(), cell.end(), '\n', ' ');
        }
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += row[i] + std::string(widths[i] - width(row[i]) + 2, ' ');
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

}  // namespace acedrex::program
