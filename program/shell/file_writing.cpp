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

// Writes all of the text, and has it on the disk where it is a file of its own.
bool fill(int file, const std::string& text, bool on_disk) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t n = write(file, text.data() + written, text.size() - written);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) break;
        written += static_cast<std::size_t>(n);
    }
    return written == text.size() && (!on_disk || fsync(file) == 0);
}

// Keeps what errno says of what went before.
void close_quietly(int file) {
    const int fault = errno;
    close(file);
    errno = fault;
}

// Names beside the file, so that a rename stays within one file system: the i-th that is tried.
std::string draft_name(const fs::path& place, int i) {
    return fmt::format("{}.{}.{}.tmp", place.string(), getpid(), i);
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
    const bool whole = fill(file, text, false);
    close_quietly(file);
    return whole ? std::nullopt : std::optional(last_fault());
}

constexpr int kMostLinks = 40;  // as the system's own bound

// Of a process's open files: to replace one would leave the process with the old one.
bool is_open_file(const fs::path& path) {
    std::error_code fault;
    const std::string folder = fs::weakly_canonical(path.parent_path(), fault).string();
    return folder.starts_with("/proc/") || folder == "/dev/fd";
}

// A file in the folder of `place` that has no name yet, so that nothing is left of it where the program ends
// in the midst; or, where the file system has no such files, one with a name of its own, which is put into
// `name`. -1: neither.
int open_draft(const fs::path& place, std::string& name) {
    const std::string folder = place.has_parent_path() ? place.parent_path().string() : ".";
    const int file = open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (file >= 0) return file;
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        name = draft_name(place, i);
        const int named = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (named >= 0) return named;
        if (errno != EEXIST) break;
    }
    name.clear();
    return -1;
}

// Gives a file without a name one that is free. False where that cannot be done.
bool give_name(int file, const std::string& name) {
    const std::string open_file = "/proc/self/fd/" + std::to_string(file);
    return linkat(AT_FDCWD, open_file.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

bool give_free_name(int file, const fs::path& place, std::string& name) {
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        name = draft_name(place, i);
        if (give_name(file, name)) return true;
        if (errno != EEXIST) break;
    }
    name.clear();
    return false;
}

// Has on the disk which files a folder has; file systems that cannot do so are not complained of.
void keep_entry(const fs::path& place) {
    const std::string folder = place.has_parent_path() ? place.parent_path().string() : ".";
    const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    fsync(file);
    close(file);
}

}  // namespace

std::optional<std::string> write_whole(const std::string& path, const std::string& text) {
    if (has_nul(path)) return kNulInName;
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (!exists && errno != ENOENT) return last_fault();
    if (exists && (S_ISDIR(status.st_mode) || S_ISSOCK(status.st_mode) || S_ISBLK(status.st_mode)))
        return S_ISDIR(status.st_mode) ? "it is a folder" : "it is not a file";
    // One link after the other, since the last may lead into /proc.
    fs::path place = path;
    std::error_code fault;
    for (int i = 0; i < kMostLinks && !is_open_file(place) && fs::is_symlink(place, fault); ++i)
        place = place.parent_path() / fs::read_symlink(place, fault);
    if (exists && (!S_ISREG(status.st_mode) || is_open_file(place))) return write_into(path, status, text);

    std::string draft;
    const int file = open_draft(place, draft);
    if (file < 0) return last_fault();
    if (exists) fchmod(file, status.st_mode & 0777);
    const bool whole = fill(file, text, true) && (!draft.empty() || give_free_name(file, place, draft));
    close_quietly(file);
    if (whole && std::rename(draft.c_str(), place.c_str()) == 0) {
        keep_entry(place);
        return std::nullopt;
    }
    const std::string reason = last_fault();
    if (!draft.empty()) unlink(draft.c_str());
    return reason;
}

std::optional<std::string> write_new(const std::string& path, const std::string& text) {
    if (has_nul(path)) return kNulInName;
    std::string draft;
    const int file = open_draft(path, draft);
    if (file < 0) return last_fault();
    // A name that is there already, were it that of a link that leads nowhere, is not given.
    const bool whole = fill(file, text, true) &&
                       (draft.empty() ? give_name(file, path) : link(draft.c_str(), path.c_str()) == 0);
    const std::string fault = last_fault();
    close(file);
    if (!draft.empty()) unlink(draft.c_str());
    if (!whole) return fault;
    keep_entry(path);
    return std::nullopt;
}

void refuse_unwritable(const std::string& path) {
    const auto refuse = [](const std::string& why) {
        say(why);
        throw Refusal{};
    };
    if (has_nul(path)) refuse(fmt::format("{}: {}", path, kNulInName));
    std::error_code ignored;
    if (fs::exists(fs::symlink_status(path, ignored)))
        refuse(fmt::format("{} is there already, and would be lost", path));
    std::string draft;
    const int file = open_draft(path, draft);
    if (file < 0) refuse(fmt::format("{}: {}", path, last_fault()));
    close(file);
    if (!draft.empty()) unlink(draft.c_str());
}

std::optional<std::string> read_if_there(const std::string& path, std::size_t most) {
    ForeignText read = read_foreign(path, most);
    if (!read.text && !read.absent) say(fmt::format("{} cannot be read: {}", path, read.fault));
    return std::move(read.text);
}

void make_folder(const std::string& folder) {
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (std::error_code unknown; fs::is_directory(folder, unknown)) return;
    say("cannot make the folder " + folder + ": " + (fault ? fault.message() : "something else is there"));
    throw Refusal{};
}

}  // namespace acedrex::program
