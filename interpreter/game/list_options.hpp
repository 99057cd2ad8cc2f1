// What a listing of moves is asked for.
#pragma once

#include <cstdint>
#include <optional>

#include "legality/legal.hpp"

namespace acedrex {

// Which moves are to be listed.
struct ListOptions {
    bool ignore_safety = false;
    std::optional<Field> from = std::nullopt;            // where the first ply starts
    std::uint64_t most = MoveSink::kAll;                 // about so many are enough
    std::uint64_t enough = MoveSink::kAll;               // outcomes at which the listing gives up
    std::uint8_t kinds = Kinds::kAll;                    // that are wanted
    std::optional<Agenda::Share> limits = std::nullopt;  // see ListRequest
    ListFilters only = {};
};

}  // namespace acedrex
