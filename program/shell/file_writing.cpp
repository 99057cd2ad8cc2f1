#include "shell/file_writing.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace fs = std::filesystem;

namespace {

std::string last_fault() {
    return std::strerror(errno);
}

// Writes all of the text, and has it on the disk where it is a file of its own; closes the file in any case.
bool fill(int file, const std::string& text, bool on_disk) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t n = write(file, text.data() + written, text.size() - written);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) break;
        written += static_cast<std::size_t>(n);
    }
    const bool whole = written == text.size() && (!on_disk || fsync(file) == 0);
    const int fault = errno;
    close(file);
    errno = fault;
    return whole;
}

bool is_standard_output(const struct stat& status) {
    struct stat ours {};
    return fstat(STDOUT_FILENO, &ours) == 0 && ours.st_dev == status.st_dev && ours.st_ino == status.st_ino;
}

// Into what is there, whatever it holds: a device, a pipe, or what is behind /dev/stdout.
std::optional<std::string> write_into(const std::string& path, const struct stat& status,
                                      const std::string& text) {
    if (is_standard_output(status)) {
        put_text(stdout, text);
        return std::nullopt;
    }
    // Nothing is waited for: a FIFO that no program reads is refused (ENXIO).
    const int file = open(path.c_str(), O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) return errno == ENXIO ? "no program reads from it" : last_fault();
    fcntl(file, F_SETFL, O_APPEND);
    return fill(file, text, false) ? std::nullopt : std::optional(last_fault());
}

constexpr int kMostLinks = 40;  // as the system's own bound

// Of a process's open files: to replace one would leave the process with the old one.
bool is_open_file(const fs::path& path) {
    std::error_code fault;
    const std::string folder = fs::weakly_canonical(path.parent_path(), fault).string();
    return folder.starts_with("/proc/") || folder == "/dev/fd";
}

}  // namespace

std::optional<std::string> write_whole(const std::string& path, const std::string& text) {
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (!exists && errno != ENOENT) return last_fault();
    if (exists && (S_ISDIR(status.st_mode) || S_ISSOCK(status.st_mode) || S_ISBLK(status.st_mode)))
        return S_ISDIR(status.st_mode) ? "it is a folder" : "it is no file";
    // One link after the other, since the last may lead into /proc.
    fs::path place = path;
    std::error_code fault;
    for (int i = 0; i < kMostLinks && !is_open_file(place) && fs::is_symlink(place, fault); ++i)
        place = place.parent_path() / fs::read_symlink(place, fault);
    if (exists && (!S_ISREG(status.st_mode) || is_open_file(place))) return write_into(path, status, text);

    // Beside the file, so that the rename stays within one file system.
    const std::string draft = place.string() + "." + std::to_string(getpid()) + ".tmp";
    const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) return last_fault();
    if (exists) fchmod(file, status.st_mode & 0777);
    if (fill(file, text, true) && std::rename(draft.c_str(), place.c_str()) == 0) return std::nullopt;
    const std::string reason = last_fault();
    unlink(draft.c_str());
    return reason;
}

std::optional<std::string> write_new(const std::string& path, const std::string& text) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) return last_fault();
    if (fill(file, text, true)) return std::nullopt;
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
