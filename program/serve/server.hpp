// The page of a desk, served to browsers on this machine only.
#pragma once

#include <memory>
#include <string>

#include "shell/records.hpp"

namespace acedrex::program {

struct ServedGame {
    std::string variant;  // "": the page begins with a list
    Json first;           // the request that opens it at a desk
    bool open_browser = false;
    int port = 0;        // 0: any that is free
    std::string shared;  // where others find the page: the base of links; "": nowhere
};

// Prints the address once the server answers; runs until SIGINT or SIGTERM, then returns. False where the
// port is not available, which has been said.
bool serve(const ServedGame& served);

}  // namespace acedrex::program
