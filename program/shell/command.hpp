// What main() knows of a command.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <type_traits>
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
template <class Options>
std::function<int()> with(std::shared_ptr<Options> options,
                          std::type_identity_t<int (*)(const Options&)> run) {
    return [options, run] { return run(*options); };
}

}  // namespace acedrex::program
