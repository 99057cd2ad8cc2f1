// What main() knows of a command.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "shell/arguments.hpp"

namespace acedrex::program {

struct Command {
    std::string name;
    std::string about;    // one line
    std::string example;  // a whole command line
    // Declares the arguments; what it returns is called once they are parsed, and returns the exit code.
    std::function<std::function<int()>(Arguments&)> declare;
};

// The rest of declare() for a struct of options with a function `run` that takes it.
template <class Options, class Run>
std::function<int()> with(std::shared_ptr<Options> options, Run run) {
    return [options, run] { return run(*options); };
}

Command variants_command();
Command pieces_command();
Command show_command();
Command moves_command();
Command apply_command();
Command status_command();
Command perft_command();
Command play_command();
Command test_command();
Command check_command();
Command explain_command();
Command new_command();
Command gallery_command();
Command bench_command();
// Told of all other commands.
Command completion_command(std::vector<Command> others);

}  // namespace acedrex::program
