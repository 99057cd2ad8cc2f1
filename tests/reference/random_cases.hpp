// Random variants with a random position in each, for the oracle and the kernel to agree on.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "board/board.hpp"
#include "placement.hpp"
#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

enum class Flavour {
    plain,    // what tables can hold
    walked,   // the same, but for a rule that never holds and forces everything into programs
    wild,     // anything
    brief,    // few steps, tests and deeds
    looking,  // walks that change nothing before they land, mostly such as automata hold
    any,      // some pieces of each kind, on boards from 1x1 to 26x26
    mixed,    // likewise, fewer of them wild, on boards of at most 8x8
    winding,  // these three: random_special.hpp
    leading,
    riding,
};

struct Case {
    std::uint64_t seed = 0;
    VariantSpec spec;    // no royals, no promotion, nothing that ends the game
    Board board;         // of the spec
    Placement initial;   // what the spec's setup draws
    Placement position;  // where the walks begin; pieces of the side not to move may carry "rushed"
    Side player = Side::light;
};

// The same case for the same seed, always. Every expression in it is free of faults.
Case random_case(std::uint64_t seed, Flavour flavour);

// May its tags and marks be met at the beginning of a turn, with the words that it has?
bool has_possible_marks(const Case& c);
// Where they last longer than those words can give them, they have no limit.
Case with_possible_marks(Case c);

// The piece type of the spec as it is changed.
void change_piece(VariantSpec& spec, std::size_t type, const std::function<void(PieceSpec&)>& change);
// The pieces of the type, but for the first of each side, become of the types that `other` says.
Placement with_one_of_type(const Board& board, Placement placement, int type,
                           const std::function<int()>& other);

// Ranks from the top, then the tags, then what each piece may do.
std::string drawn(const Board& board, const VariantSpec& spec, const Placement& position);
std::string to_string(const Case& c);

}  // namespace acedrex::reference
