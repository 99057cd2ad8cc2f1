#include "sandbox/foreign_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace acedrex {

namespace {

std::string kind_of(mode_t mode) {
    return S_ISDIR(mode) ? "a folder" : S_ISFIFO(mode) ? "a FIFO" : S_ISSOCK(mode) ? "a socket" : "a device";
}

std::string fault_of(const struct stat& status) {
    return S_ISREG(status.st_mode) ? "" : "it is " + kind_of(status.st_mode) + ", not a regular file";
}

ForeignText unread() {
    return {std::nullopt, std::strerror(errno), errno == ENOENT || errno == ENOTDIR};
}

// Up to `most` bytes and one more, by which a longer file is known whatever it said of its size.
bool read_up_to(int file, std::size_t most, std::string& text) {
    std::array<char, 64 * 1024> piece;  // not cleared: most files are short
    while (text.size() <= most) {
        const ssize_t n = read(file, piece.data(), std::min(piece.size(), most + 1 - text.size()));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return n == 0;
        text.append(piece.data(), static_cast<std::size_t>(n));
    }
    return true;
}

}  // namespace

bool has_nul(const std::filesystem::path& path) {
    return path.native().find('\0') != std::string::npos;
}

std::string why_unreadable(const std::filesystem::path& path) {
    if (has_nul(path)) return kNulInName;
    struct stat status {};
    return stat(path.c_str(), &status) == 0 ? fault_of(status) : "";
}

ForeignText read_foreign(const std::filesystem::path& path, std::size_t most) {
    const std::string too_large =
        "it is larger than " + std::to_string(most >> 20) + " MB, the most that is read of such a file";
    if (has_nul(path)) return {std::nullopt, kNulInName};
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) return unread();
    if (std::string fault = fault_of(status); !fault.empty()) return {std::nullopt, std::move(fault)};
    // Something else may be there by now: O_NONBLOCK waits for no FIFO.
    const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) return unread();
    ForeignText result;
    if (fstat(file, &status) != 0)
        result = unread();
    else if (std::string fault = fault_of(status); !fault.empty())
        result.fault = std::move(fault);
    else if (std::string text; static_cast<std::size_t>(status.st_size) > most)
        result.fault = too_large;
    else if (!read_up_to(file, most, text))
        result = unread();
    else if (text.size() > most)
        result.fault = too_large;
    else
        result.text = std::move(text);
    close(file);
    if (result.text && result.text->starts_with(kMarkOfUtf8)) {
        result.text->erase(0, std::strlen(kMarkOfUtf8));
        result.marked = true;
    }
    return result;
}

}  // namespace acedrex
