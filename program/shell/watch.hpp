// Doing something again whenever a script that it read is saved.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

namespace acedrex::program {

// Calls `round`, waits until one of the files that it names has changed, has come or has gone, and begins
// again; ends where the output is not read any more, or by Ctrl-C. What goes wrong in the first round
// because the program was called wrongly is thrown; all else is said, and may be put right by the next save.
//
// round: `files` gives the files to watch, also where it throws; it is asked again at every look, so that it
// may name files that have come since.
using Watchable = std::function<std::vector<std::filesystem::path>()>;
int watch(const std::function<void(Watchable& files)>& round);

}  // namespace acedrex::program
