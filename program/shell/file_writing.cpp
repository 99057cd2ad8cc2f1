#include "shell/file_writing.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

std::string last_fault() {
    return std::strerror(errno);
}

// Writes all of the text and has it on the disk; closes the file in any case.
bool fill(int file, const std::string& text) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t n = write(file, text.data() + written, text.size() - written);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) break;
        written += static_cast<std::size_t>(n);
    }
    const bool whole = written == text.size() && fsync(file) == 0;
    const int fault = errno;
    close(file);
    errno = fault;
    return whole;
}

}  // namespace

std::optional<std::string> write_whole(const std::string& path, const std::string& text) {
    // Beside the file, so that the rename stays within one file system.
    const std::string draft = path + "." + std::to_string(getpid()) + ".tmp";
    const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) return last_fault();
    if (fill(file, text) && std::rename(draft.c_str(), path.c_str()) == 0) return std::nullopt;
    const std::string fault = last_fault();
    unlink(draft.c_str());
    return fault;
}

std::optional<std::string> write_new(const std::string& path, const std::string& text) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) return last_fault();
    if (fill(file, text)) return std::nullopt;
    const std::string fault = last_fault();
    unlink(path.c_str());
    return fault;
}

std::optional<std::string> read_if_there(const std::string& path, std::size_t most) {
    ForeignText read = read_foreign(path, most);
    if (!read.text && !read.absent) say(fmt::format("{} cannot be read: {}", path, read.fault));
    return std::move(read.text);
}

}  // namespace acedrex::program
