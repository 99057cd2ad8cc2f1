// Talking to the user of the program: data on stdout, words on stderr, and the three exit codes.
#pragma once

#include <fmt/core.h>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"

namespace acedrex::program {

enum Exit : int {
    kDone = 0,
    kNo = 1,          // the answer is "no": an illegal move, a failed test, a broken script, a bad position
    kWrongUsage = 2,  // an unknown command, option, variant, file
};

// Thrown where the program was called wrongly; main() prints it and exits with kWrongUsage.
struct UsageError {
    std::string message;
};

// Thrown when the words have been said already; main() exits with kNo.
struct Refusal {};

// ", did you mean 'x'?" where some candidate is near, else "".
std::string did_you_mean(std::string_view wrong, const std::vector<std::string>& candidates);

// Is `stream` a terminal that wants colour? Never with NO_COLOR.
bool wants_colour(std::FILE* stream);

// How many columns it has; 0 where it is no terminal.
std::size_t terminal_width(std::FILE* stream);

// Thrown where stdout takes no more: it is closed, or its disk is full. main() says so, and exits with
// kWrongUsage.
struct WriteFault {
    int error;  // errno
};

// All that the program prints goes through these, as scripts, files and arguments may be behind any of it: it
// is shown (sandbox/shown_text.hpp), never obeyed by a terminal. On stderr nobody can be told that it is
// closed.
void put_text(std::FILE* stream, std::string_view text);
template <class... T>
void put(fmt::format_string<T...> form, T&&... values) {
    put_text(stdout, fmt::format(form, std::forward<T>(values)...));
}

// Where the program was started with one of the three standard streams closed: otherwise the next file that
// is opened would take its place, and be written to.
void keep_standard_streams();

// Sequences that a terminal is to obey; nothing else may go that way.
void put_control(std::FILE* stream, std::string_view sequence);

// "acedrex: MESSAGE" on stderr.
void say(std::string_view message);

// As compilers do: one line, but for what a script itself says on several.
std::string told(Diagnostic diagnostic);

// On stderr; each once, and the first two hundred of more.
void print_diagnostics(const std::vector<Diagnostic>& diagnostics);

// Prints what there is to say; throws Refusal where there is no value.
template <class T>
T required(Result<T> result) {
    print_diagnostics(result.diagnostics);
    if (!result.value) throw Refusal{};
    return std::move(*result.value);
}

// All of standard input, without the white space around it; throws Refusal where it is too much.
std::string read_standard_input();
// Appends the next piece of standard input; false at its end.
bool more_of_standard_input(std::string& text);

// A line of stderr that is written over and over; nothing where stderr is no terminal.
class ProgressLine {
  public:
    ProgressLine();
    ~ProgressLine() { show(""); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    bool visible() const { return visible_; }
    void show(std::string_view text);

  private:
    bool visible_;
    bool shown_ = false;
};

// "1 piece", "2 pieces".
std::string counted(std::size_t number, std::string_view what);

// Words in columns, read downwards, as many as fit into the terminal; one a line where stdout is none.
std::string listed(const std::vector<std::string>& words);

// In lines that fit into the terminal, each going on below the place where what it tells of something began;
// as it is where stdout is none.
std::string wrapped(const std::string& text);

// Rows of cells as columns, two spaces apart; the last column is not padded.
std::string columns(std::vector<std::vector<std::string>> rows);

}  // namespace acedrex::program
