// Lines of standard input: edited, with history and completion, where a person types them; as they are from a
// pipe.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

struct InputLine {
    std::string text;  // without its end
    bool whole = true;
};

// The next line of standard input, of which no more is kept than so many bytes: what goes beyond is skipped.
// Nothing at the end of the input.
std::optional<InputLine> next_line(std::size_t most);

class LineReader {
  public:
    // completions: asked when the Tab key is pressed.
    explicit LineReader(std::function<std::vector<std::string>()> completions);
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    // Are stdin and stdout a terminal?
    bool interactive() const { return interactive_; }
    // Nothing at the end of the input.
    std::optional<std::string> next(const std::string& prompt);
    // On a terminal: what it shows is cleared, with what was typed, so that the next person sees nothing of
    // it.
    void cover();

  private:
    bool interactive_;
};

}  // namespace acedrex::program
