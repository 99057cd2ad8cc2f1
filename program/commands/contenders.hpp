// Programs that count move sequences: this one, and engines that speak UCI. Each count is a process of its
// own, so that the processor time of all is measured alike.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

struct Counted {
    std::uint64_t leaves = 0;
    double seconds = 0;  // of processor time, the start of the program among them
};

// This program's perft, from a setup or ("") where the game begins. Nothing where it has no count (a broken
// script, an explosion of cascades).
std::optional<Counted> count_here(const std::string& variant, int depth, const std::string& setup);

class Engine {
  public:
    // The program behind a path, told of the games of a file besides its own ("": of none).
    Engine(std::string path, const std::string& games);

    // What it calls itself; "" where it does not speak UCI.
    const std::string& version() const { return version_; }
    const std::string& path() const { return path_; }
    bool knows(const std::string& game) const;
    // From the first position, so many times in one process; nothing where no count came in time.
    std::optional<Counted> count(const std::string& game, int depth, int times = 1) const;

  private:
    std::string path_, games_, version_;
    std::vector<std::string> known_;
};

// The engine worth asking that is installed, in PATH or where Debian puts games; "" where none is.
std::string find_engine();

// The engine that find_program() finds by this name; throws UsageError where there is none, or it does not
// speak UCI.
Engine engine_named(const std::string& name, const std::string& games);

}  // namespace acedrex::program
