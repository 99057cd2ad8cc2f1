// The one way in which files that others may have put there are read: nothing but regular files, and no more
// of them than is good for.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace acedrex {

constexpr std::size_t kMostOfScript = std::size_t{1} << 20;
constexpr std::size_t kMostOfJson = std::size_t{4} << 20;
constexpr std::size_t kMostOfGame = std::size_t{4} << 20;  // a saved game, or a position

constexpr const char* kMarkOfUtf8 = "\xEF\xBB\xBF";

struct ForeignText {
    std::optional<std::string> text;
    std::string fault;    // where there is none: why ("it is a FIFO, not a regular file")
    bool absent = false;  // no such file
    bool marked = false;  // the text had kMarkOfUtf8 before it
};

// Links are followed. What the file is is asked before it is opened, so that nothing waits for a FIFO or
// touches a device. A mark of UTF-8 at its beginning is dropped.
ForeignText read_foreign(const std::filesystem::path& path, std::size_t most);

// Names may come out of JSON and scripts, where they may have a NUL: the system would take what stands before
// it for the name.
constexpr const char* kNulInName = "its name has a NUL";
bool has_nul(const std::filesystem::path& path);

// What is wrong with the file, "" where it is a regular one (or absent).
std::string why_unreadable(const std::filesystem::path& path);

}  // namespace acedrex
