#include "sandbox/foreign_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

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

// Of a regular file; below 0 where it is none, or cannot be opened, and `why` then says it.
int opened(const std::filesystem::path& path, struct stat& status, ForeignText& why) {
    const auto refuse = [&](ForeignText fault) {
        why = std::move(fault);
        return -1;
    };
    if (has_nul(path)) return refuse({std::nullopt, kNulInName});
    if (stat(path.c_str(), &status) != 0) return refuse(unread());
    if (std::string fault = fault_of(status); !fault.empty()) return refuse({std::nullopt, std::move(fault)});
    // Something else may be there by now: O_NONBLOCK waits for no FIFO.
    const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) return refuse(unread());
    std::string fault;
    if (fstat(file, &status) != 0)
        why = unread();
    else if (fault = fault_of(status); !fault.empty())
        why.fault = std::move(fault);
    else
        return file;
    close(file);
    return -1;
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
    struct stat status {};
    ForeignText result;
    const int file = opened(path, status, result);
    if (file < 0) return result;
    const std::string too_large =
        "it is larger than " + std::to_string(most >> 20) + " MB, the most that is read of such a file";
    if (std::string text; static_cast<std::size_t>(status.st_size) > most)
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

ForeignPieces::ForeignPieces(const std::filesystem::path& path) {
    struct stat status {};
    ForeignText why;
    file_ = opened(path, status, why);
    fault_ = why.fault;
}

ForeignPieces::~ForeignPieces() {
    if (file_ >= 0) close(file_);
}

bool ForeignPieces::more(std::string& text) {
    if (file_ < 0) return false;
    constexpr std::size_t kPiece = std::size_t{64} << 10;
    std::string piece;
    if (!read_up_to(file_, kPiece, piece)) fault_ = unread().fault;
    text += piece;
    return fault_.empty() && !piece.empty();
}

}  // namespace acedrex
