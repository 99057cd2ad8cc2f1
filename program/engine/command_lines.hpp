// A thread of its own reads the lines that an engine is told: it hears a line that cannot wait while the
// engine still does an earlier one.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace acedrex::program {

constexpr std::size_t kLongestCommand = 1 << 20;

class CommandLines {
  public:
    // What becomes of a line that has been read. hurries: it waits for those before it, which are to wait for
    // no search. ends: the same, and nothing is read any more.
    enum class Heard { waits, hurries, ends, done };
    // Called by the thread that reads.
    using Listener = std::function<Heard(const std::string& line)>;

    explicit CommandLines(Listener listener);
    ~CommandLines();
    CommandLines(const CommandLines&) = delete;
    CommandLines& operator=(const CommandLines&) = delete;

    // The next line in order; nothing at the end of the input.
    std::optional<std::string> next();
    // Does a line wait that hurries?
    bool hurried() const;

  private:
    struct Waiting;
    std::shared_ptr<Waiting> waiting_;  // shared with the thread, which may read for ever
};

}  // namespace acedrex::program
