// The keys of a position's hash: the kind of a fact, and beside it all that distinguishes facts of that kind.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"

namespace acedrex {

// Mixes a number into 64 well-spread bits. Different numbers give different bits.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

enum class Fact : std::uint8_t {
    piece,       // `value` is the code, `place` the field
    tags,        // `value` are the tags of the piece, `place` its field
    field_tags,  // `value` are the tags, `place` the field
    rush,        // `value` is age and fields passed, `place` the field
    reserve,     // `value` is how many and the code, `place` the pocket
    queued,      // `value` is the place in the queue and the code, `place` the queue
    taken,       // `value` is how many have left the queue `place`
    counter,     // `value` of the counter `place`
    last,        // `value` is the packed record of the last turn
    own_last,    // `value` is the type that the side `place` moved last
    lost,        // the side `place`
    dark_to_move,
    air_piece,     // `value` is the code in the air and its activator's, `place` the field
    air_tags,      // `value` are the tags of the piece in the air
    air_momentum,  // `value`
    // Of turns under way; not in the hash of the position, but joined to it.
    moved,       // a piece on the field `place` has made a ply
    actor,       // a part of the turn ended on the field `place`
    last_actor,  // so did the last part
    fled,        // a piece that had to flee is on the field `place`
    limits,      // `value` is what was spent, `place` how many promotions there were
    // The second half of tags, which have no room in one value.
    more_tags,
    more_field_tags,
    more_air_tags,
    // Of a piece in a pocket that keeps something: `value` is its place there and its code, or what it keeps.
    pocketed,
    kept,
    more_kept,
};

// Two facts have two keys: kind, place and value stand side by side, and mixing keeps them apart.
constexpr std::uint64_t fact_key(Fact fact, std::uint32_t value, std::uint16_t place = 0) {
    return mixed(std::uint64_t{static_cast<std::uint8_t>(fact)} << 48 | std::uint64_t{place} << 32 | value);
}

constexpr std::uint64_t piece_key(Code code, Field f) {
    return fact_key(Fact::piece, code, f);
}

// Of a set of tags in two halves; one that is empty has none.
constexpr std::uint64_t halves_key(Fact first, Fact second, Tags tags, std::uint16_t place) {
    const auto low = static_cast<std::uint32_t>(tags), high = static_cast<std::uint32_t>(tags >> 32);
    return (low == 0 ? 0 : fact_key(first, low, place)) ^ (high == 0 ? 0 : fact_key(second, high, place));
}

constexpr std::uint64_t tags_key(Field f, Tags tags) {
    return halves_key(Fact::tags, Fact::more_tags, tags, f);
}

constexpr std::uint64_t field_tags_key(Field f, Tags tags) {
    return halves_key(Fact::field_tags, Fact::more_field_tags, tags, f);
}

// age: turns that have ended since the rush.
constexpr std::uint64_t rush_key(Field f, std::uint8_t passed, std::uint8_t age) {
    return fact_key(Fact::rush, std::uint32_t{age} << 8 | passed, f);
}

constexpr std::uint64_t reserve_key(std::uint16_t pocket, Code code, std::uint16_t number) {
    return number == 0 ? 0 : fact_key(Fact::reserve, std::uint32_t{number} << 16 | code, pocket);
}

// type: -1 of none.
constexpr std::uint64_t own_last_key(std::uint16_t side, std::int32_t type) {
    return type < 0 ? 0 : fact_key(Fact::own_last, static_cast<std::uint32_t>(type), side);
}

constexpr std::uint64_t counter_key(std::uint16_t counter, std::int32_t value) {
    return fact_key(Fact::counter, static_cast<std::uint32_t>(value), counter);
}

}  // namespace acedrex
