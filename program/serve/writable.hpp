// Which scripts a page may write: whoever has its address might name any file.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "host/host.hpp"

namespace acedrex::program {

class WritableScripts {
  public:
    // Those in the folder of the script that was named to `serve` ("" or a slug: there is none), not below
    // it, and those of the searched folders, but for what comes with the program.
    WritableScripts(const HostOptions& hosts, const std::string& named);

    // By where the file really is, behind links; one that leads to nothing is not written.
    bool contains(const std::string& path) const;

  private:
    HostOptions hosts_;
    std::vector<std::filesystem::path> folders_;   // just these
    std::vector<std::filesystem::path> searched_;  // and what lies below
};

}  // namespace acedrex::program
