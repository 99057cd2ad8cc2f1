// Variants that XBoard does not know, told to it: the board, the first position, and how pieces move.
#pragma once

#include <string>
#include <vector>

#include "shell/table.hpp"

namespace acedrex::program {

struct XboardSetup {
    std::vector<std::string> lines;  // "setup (PNBRQ...) 10x10+0_normal FEN", "piece E& NN"
    std::string lacks;               // why there are none; "": there are
};
XboardSetup xboard_setup(const Table& table);

}  // namespace acedrex::program
