// The first position, as a FEN of Fairy-Stockfish tells it.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace acedrex::program::imports {

struct StartSquare {
    char letter = 0;  // in lower case; 0: empty
    bool light = false, promoted = false, wall = false;
};

struct Start {
    std::vector<std::vector<StartSquare>> ranks;  // the last rank first
    std::map<char, int> light_hand, dark_hand;
    bool has_hand = false;
    bool dark_first = false;
    std::string rights;  // the third field, "" where it is "-"
    int checks = 0;      // to be given; 0: nothing is said
    bool has_walls() const;
    // Stands a piece of the letter on the board, unpromoted?
    bool holds(char letter) const;
    const StartSquare& at(int file, int rank) const;  // counted from 1
};

// What is wrong with it on a board of so many files and ranks, with pieces of these letters (in lower case).
// none: it has no piece of them, on the board or in hand.
struct StartFaults {
    std::vector<std::string> all;
    bool none = true;
};
StartFaults faults_of_start(const std::string& fen, int files, int ranks, const std::string& letters);

// Ranks and files are those of the board: what the text leaves out is empty.
Start read_start(const std::string& fen, int files, int ranks);

}  // namespace acedrex::program::imports
