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
constexpr std::size_t kMostOfGame = std::size_t{4} << 20;  // a saved game of a file, or a position

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

// The same piece by piece, for files of any size; a mark of UTF-8 is left in its place.
class ForeignPieces {
  public:
    explicit ForeignPieces(const std::filesystem::path& path);
    ~ForeignPieces();
    ForeignPieces(const ForeignPieces&) = delete;
    ForeignPieces& operator=(const ForeignPieces&) = delete;

    // Appends the next piece; false at the end, or where the file cannot be read: see fault().
    bool more(std::string& text);
    const std::string& fault() const { return fault_; }

  private:
    int file_ = -1;
    std::string fault_;
};

// What is wrong with the file, "" where it is a regular one (or absent).
std::string why_unreadable(const std::filesystem::path& path);

}  // namespace acedrex
