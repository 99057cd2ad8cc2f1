// What waits in queues and what drops are owed, as it is shown: what comes next, from which place, and when.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct Waiting {
    Code piece = kNoPiece;
    std::string place;  // where it waits; "": the place has no name
    std::optional<PartShape::Window>
        turns{};    // of its side, first and last, in which it comes in; absent: any
    Tags kept = 0;  // tags and notes that have come with it
};

struct Queue {
    int pocket = 0;
    Side side = Side::light;
    int turn = 1;               // the number of the turn that the side makes next
    std::size_t count = 0;      // how many wait
    std::vector<Waiting> next;  // the first of them
};
// Those that are not empty, by pocket, light before dark; of each `most` pieces at the most.
std::vector<Queue> queues_of(const Variant& variant, const Position& position, std::size_t most);

// "in majors, light"; of the pocket without a name "in reserve, light".
std::string queue_name(const Variant& variant, const Queue& queue);
// When the piece comes in, for the reader of a position: "turns 7 to 11", "by turn 11", "now"; "" for any
// turn.
std::string when_words(const Waiting& piece, int turn);

// Why that piece of the side to move cannot come in now: another one is the next of its queue, or it is too
// early;
// "" where that is not it.
std::string why_it_waits(const Variant& variant, const Position& position, Code piece, int pocket);

// What rules of drops ask for that the variant counts.
struct Owed {
    std::string counter;
    std::optional<Side> side{};  // whose it is, where each side has one
    int number = 0;
};
// All that is not zero.
std::vector<Owed> owed_to_drops(const Variant& variant, const Position& position);
// "light's owed_piece 2", "owed 2".
std::string owed_words(const Owed& owed);

}  // namespace acedrex
