// How many moves the pieces of a side have, as far as tables alone tell: counted without listing, and
// remembered for positions that differ from one another in a few fields, as those after all moves of the
// other side do.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/function_ref.hpp"
#include "position/dependents.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Mobility {
  public:
    struct Tally {
        std::uint32_t moves = 0;
        // Of these, where something must be captured, or more follows when the piece has captured.
        std::uint32_t captures = 0;
    };

    Mobility(const Variant& variant, const Position& position);

    // Counts the pieces of the side as things stand now, to be asked about what is made from here.
    void remember(Side side);
    void forget() { remembered_ = Side::none; }
    bool remembers(Side side) const { return remembered_ == side && side != Side::none; }
    // The tally of all pieces that stand and see what they did when the side was remembered, without those on
    // the fields `apart`; rest(field) for each of the others.
    Tally of_others(std::span<const Field> apart, FunctionRef<void(Field)> rest);

  private:
    // The targets of a piece, each as often as there are promotions to choose from. Its tables are all of its
    // movement, and do not depend on a piece that has rushed.
    using Bits = Dependents::Bits;
    // What it asks of fields is noted for the bit.
    Tally of(Field from, Code code, Bits bit);

    struct Counted {
        Field from;
        Tally tally;
    };

    // What tables tell of a code.
    struct Told {
        bool all = false;           // they are all of it but walks by programs, and lead to each field once
        bool minds_rushes = false;  // they depend on which fields were passed
    };
    Told told_of(Code code) const;
    bool follows(Code code) const { return variant_.play().follows[code] != Follows::nothing; }

    const Variant& variant_;
    const Position& position_;
    bool tells_captures_;
    std::vector<Told> told_;  // by code

    Side remembered_ = Side::none;
    std::size_t since_ = 0;  // in the log
    std::vector<Counted> counted_;
    Dependents seen_;                    // its answers: the tallies in counted_, by number
    std::vector<std::uint16_t> number_;  // by field: of the piece that stood there
    Bits open_ = 0;                      // pieces of which tables do not tell all
    Bits minding_ = 0;                   // that depend on which fields were passed
    Tally all_;
    std::vector<Field> come_;             // pieces that were put or changed
    std::vector<std::uint64_t> changed_;  // by field: stamp of the last question before which it was changed
    std::uint64_t stamp_ = 0;
};

}  // namespace acedrex
