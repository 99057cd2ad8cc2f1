// Notations that tell of whole walks, by the signs that a variant declares (trail_signs.hpp): every ply of a
// move, its steps, and what befell the pieces on the way. A text is read into a MovePattern, as all others
// are.
#pragma once

#include <optional>
#include <span>
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

// The fields that the ply stepped on, as the record has them, else those straight from its first to its last.
std::vector<std::string> way_of(const Board& board, const PlyRecord& ply);

// What befell a piece that the ply came upon and that outlasts it: changed, converted, tagged. Nothing where
// the piece that made the ply is there at the end.
const SideEffect* touched(const Variant& variant, const PlyRecord& ply);
bool leaves(const PlyRecord& ply);
// Was the piece set going, could not move, and was taken off?
bool stuck(const PlyRecord& ply);
// Is a promotion put off by this?
bool puts_off(const Variant& variant, const SideEffect& effect);

// Does the ply do what the pattern asks for beyond what every notation can tell? `before`: the plies that
// went before it in the same move.
bool fits_way(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply);
bool passes_over(const Variant& variant, const Position& position, const MovePattern& pattern,
                 std::span<const PlyRecord> before);

// Where all else fits one of these plies: the one thing that does not, as the end of a sentence; `near`: the
// plies that it fits without. "" where more is wrong, or nothing.
std::string first_mismatch(const Variant& variant, const MovePattern& pattern,
                           std::span<const PlyRecord* const> plies, std::string& rule,
                           std::vector<std::size_t>& near);

}  // namespace acedrex
