// Another program that speaks UCI and can count move sequences, to compare with.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

struct EngineCount {
    std::uint64_t nodes = 0;
    double seconds = 0;  // from the question to the answer
};

class Engine {
  public:
    // Starts the program; alive() is false where that failed or it does not speak UCI.
    explicit Engine(const std::string& path);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    bool alive() const { return alive_; }
    // From the first position of chess; nothing where there was no answer in time.
    std::optional<EngineCount> perft(int depth);

  private:
    bool send(const std::string& line);
    // The rest of the first line that begins with `begin`.
    std::optional<std::string> await(const std::string& begin, double seconds);

    pid_t child_ = -1;
    int channel_ = -1;
    std::string unread_;
    bool alive_ = false;
};

// Engines with perft that are worth asking, as far as they are installed: in PATH, or where Debian puts
// games.
struct FoundEngine {
    std::string name;
    std::string path;
};
std::vector<FoundEngine> find_engines();

}  // namespace acedrex::program
