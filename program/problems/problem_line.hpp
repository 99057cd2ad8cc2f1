// Solutions, as they are told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace acedrex::program {

// A line of a solution, and how it goes on.
struct ProblemLine {
    std::vector<std::string> moves{};        // a key; a reply and its answer; all moves of help play
    int length = 0;                          // of the line and what follows, in moves of the side that solves
    bool reaches = false;                    // its last move reaches the aim
    std::vector<ProblemLine> threats{};      // what would follow if the other side passed
    std::vector<ProblemLine> variations{};   // by the replies
    std::vector<std::string> refutations{};  // of a try
};

// How far it has come: of so many first moves so many have been tried for lines of that length.
using TellProgress = std::function<void(int length, std::size_t done, std::size_t of)>;

struct SolveOptions {
    bool all = false;           // also longer ones than the shortest, up to what is asked for
    bool variations = false;    // of keys and tries
    bool set = false;           // what would be if the other side began
    bool tries = false;         // keys that have one refutation
    std::size_t limit = 1'000;  // solutions
    TellProgress progress{};
};

struct Solved {
    std::vector<ProblemLine> solutions{}, set{}, tries{};
    bool complete = true;      // nothing was left out
    bool cut = false;          // there may be more than the limit
    bool passes = true;        // of set play: may the side that would begin pass?
    bool forestalled = false;  // of reflex play: the side that solves can reach the aim, and so has to
    std::uint64_t nodes = 0;
};

}  // namespace acedrex::program
