#include "shell/line_reader.hpp"

#include <editline/readline.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "shell/console.hpp"

namespace acedrex::program {

namespace {

// libedit calls back without a word of its own to tell by whom.
std::function<std::vector<std::string>()> current_completions;

constexpr std::size_t kLongestLine = 64 * 1024;

char** complete(const char* begun, int, int) {
    static std::vector<std::string> words;
    words = current_completions ? current_completions() : std::vector<std::string>{};
    rl_attempted_completion_over = 1;  // never names of files
    return rl_completion_matches(begun, [](const char* text, int state) -> char* {
        static std::size_t next = 0;
        if (state == 0) next = 0;
        while (next < words.size()) {
            const std::string& word = words[next++];
            if (word.compare(0, std::strlen(text), text) == 0) return strdup(word.c_str());
        }
        return nullptr;
    });
}

}  // namespace

std::optional<InputLine> next_line(std::size_t most) {
    InputLine line;
    int c = getc_unlocked(stdin);
    if (c == EOF) return std::nullopt;
    for (; c != EOF && c != '\n'; c = getc_unlocked(stdin)) {
        if (line.text.size() < most)
            line.text += static_cast<char>(c);
        else
            line.whole = false;
    }
    return line;
}

LineReader::LineReader(std::function<std::vector<std::string>()> completions)
    : interactive_(isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {
    current_completions = std::move(completions);
    if (!interactive_) return;
    rl_readline_name = const_cast<char*>("acedrex");
    rl_attempted_completion_function = complete;
    using_history();
}

LineReader::~LineReader() {
    current_completions = nullptr;
}

void LineReader::cover() {
    if (!interactive_) return;
    clear_history();
    put_control(stdout, "\033[H\033[2J\033[3J");
}

std::optional<std::string> LineReader::next(const std::string& prompt) {
    std::string line;
    if (!interactive_) {
        std::optional<InputLine> told = next_line(kLongestLine);
        return told ? std::optional(std::move(told->text)) : std::nullopt;
    }
    char* typed = readline(prompt.c_str());
    if (typed == nullptr) {
        put("\n");
        return std::nullopt;
    }
    line = typed;
    std::free(typed);
    if (!line.empty()) add_history(line.c_str());
    return line;
}

}  // namespace acedrex::program
