// A board that a piece is set up on to be looked at, alone or among others.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "drawing/markers.hpp"
#include "notation/find/game.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

using VariantRef = std::shared_ptr<const Variant>;

struct Guest {
    Field field;
    Code code;
};
using Guests = std::vector<Guest>;

class Studio {
  public:
    // In the middle of an empty board.
    Studio(VariantRef variant, int type);
    // Among those that stand in `scene`, where it stands itself.
    Studio(VariantRef variant, int type, Position scene, Field start);

    Field start() const { return start_; }
    const Board& board() const { return board_; }
    const VariantRef& variant() const { return variant_; }

    // air: it is over the middle, where the other piece stands that set it going.
    void put_in_air(const Position::Air& air) { air_ = air; }
    bool is_empty() const;  // but for the piece
    // Elsewhere than in the middle.
    void start_on(Field start) { start_ = start; }

    // home: a variant with the same pieces, where the piece stands on each field at first; nullptr: that
    // makes no difference to it.
    void know_home(VariantRef home) { home_ = std::move(home); }
    // The same scene there, before the piece has moved.
    std::optional<Studio> at_home() const;

    Position set_up(const Guests& guests, Tags tags = 0) const;
    Markers look(const Guests& guests, Tags tags = 0) const;
    Tags initial_tags() const { return variant_->initial_tags(code_); }
    // A piece to stand about.
    std::optional<Code> stone(Side side) const;

    // What is done to one more guest, field by field, is added to `markers`. taken: where that need not be
    // asked. moves: where it goes without that guest, if it is to be noted what bars its ways.
    void probe(const Guests& there, Code code, Markers& markers, std::set<Field> taken = {},
               const Markers* moves = nullptr) const;

  private:
    VariantRef variant_;
    const Board& board_;
    Position scene_;
    Code code_ = kNoPiece;
    Field start_ = 0;
    Tags tags_ = 0;  // that it has in the scene
    std::optional<int> stone_;
    std::optional<Position::Air> air_;
    VariantRef home_;
};

// Pieces that it needs to show what it can do by hopping; none where it hops over nothing.
Guests hurdles(const Studio& studio, const Markers& alone, int type);

}  // namespace acedrex::program
