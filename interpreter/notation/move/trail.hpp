// Notations that tell of whole walks, by the signs that a variant declares (trail_signs.hpp): every ply of a
// move, its steps, and what befell the pieces on the way. A text is read into a MovePattern, as all others
// are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/move/notation.hpp"

namespace acedrex {

// Reads what stands for a whole turn. Plies that the signs make nothing of may be written as in any variant.
bool parse_trail(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// One ply, by the signs alone.
bool parse_ply(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// A text without what stands behind the move.
struct ToldMove {
    std::string_view move;     // empty where something else is said instead of a move
    std::optional<Sign> said;  // of an offered draw and the like
};
ToldMove told_move(const TrailSigns& signs, std::string_view text);

// The plies as the signs tell them; of each ply the first `steps` steps are written.
std::string trail_form(const Variant& variant, const std::vector<PlyRecord>& plies, std::size_t steps = 0);

// Where moves read the same, writes as many of the first steps as tell them apart, if any do.
void tell_apart(const Variant& variant, const std::vector<std::vector<PlyRecord>>& moves,
                std::vector<std::string>& texts);

}  // namespace acedrex
