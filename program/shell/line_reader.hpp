// Lines of standard input: edited, with history and completion, where a person types them; as they are from a
// pipe.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

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

  private:
    bool interactive_;
};

}  // namespace acedrex::program
