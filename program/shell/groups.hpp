// In which groups and in which order variants are listed, by variants/groups.json.
#pragma once

#include <string>
#include <vector>

#include "host/host.hpp"

namespace acedrex::program {

struct VariantGroup {
    std::string family;  // "": of all that no other group names
    std::string title;
    std::vector<FoundScript> scripts;
};

// Groups without a script are left out. Families that the file does not name are in the group that has no
// family; without the file all are in one group without a title, in the order in which they were found.
std::vector<VariantGroup> in_groups(const std::vector<FoundScript>& scripts);

// Slugs of those that a newcomer may start with, by the same file.
std::vector<std::string> to_start_with();

}  // namespace acedrex::program
