// Values that the engine would skip, or read as something else, without a word.
#pragma once

#include <string>
#include <vector>

#include "import/keys.hpp"
#include "import/settings.hpp"

namespace acedrex::program::imports {

struct ValueFaults {
    std::vector<std::string> told;
    bool is_taken = true;  // else what was said before stays
};

// settings: with the size of the board.
ValueFaults faults_of_value(const Settings& settings, const Key& key, const Entry& entry);

}  // namespace acedrex::program::imports
