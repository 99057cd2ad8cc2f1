// Is a move of the position the one that a text tells, ply by ply and step by step?
#pragma once

#include <span>
#include <vector>

#include "notation/move/pattern.hpp"

namespace acedrex {

// A move, or what has been made of it so far, with its plies.
struct Candidate {
    const std::vector<PlyRecord>& plies;
    const Move& move;
    std::span<const Edit> edits;
};

// Does the move do what the text asks for, over pieces where it passes over some?
bool means(const Variant& variant, const Position& position, const MovePattern& pattern,
           const Candidate& candidate);
// The same of the first plies of a move that goes on.
bool means_so_far(const Variant& variant, const Position& position, const MovePattern& pattern,
                  const Candidate& candidate);
// Does ply `i` of the move do what this part of a text asks for, by some walk that leads to its end?
bool fits_traced(const Variant& variant, const Position& position, const MovePattern& part,
                 const Candidate& candidate, std::size_t i);
// Ply `i` once for each walk that leads to its end, with the steps of that walk.
std::vector<PlyRecord> traced(const Variant& variant, const Position& position, const Candidate& candidate,
                              std::size_t i);

}  // namespace acedrex
