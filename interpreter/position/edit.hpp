// Edits: the atomic changes of a position. Everything that a move does is a list of these.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"

namespace acedrex {

struct Edit {
    enum class What : std::uint8_t {
        cell,        // field: before -> after, with tags
        rush,        // field: a rush that passed `number` fields is on record (before_number: records kept)
        expire,      // record number `slot` goes; `field` and `number` are what it said
        turn,        // the other side is to move
        quiet,       // plies since something irreversible: before_number -> number
        lost,        // the side `number` has lost; none: it is a draw
        reserve,     // code `after`: before_number -> number pieces in pocket `slot`; in a queue at place
                     // `field`; tags_after: what the piece that comes or goes has kept
        counter,     // the variant's counter number `slot`: before_number -> number
        passage,     // changes nothing: a walker went on from `field` at once to field `slot`, or to none;
                     // number: 1 where it came back
        into,        // changes nothing: what was captured since the ply began goes into pocket `slot`
        part,        // changes nothing: a part of the turn begins (see Position::begin_part)
        rules,       // changes nothing: what follows in this part happens by rules of pieces
        last,        // the record of the last turn: before_number -> number
        own_last,    // the type that the side `slot` moved last: before_number -> number
        passes,      // turns passed in a row: before_number -> number
        air,         // the piece in the air is settled: the move is made
        field_tags,  // the tags of `field`: tags_before -> tags_after
    };
    // Why a cell changed; notation, records and `captures` read it, the position does not.
    enum class Why : std::uint8_t {
        lift,
        put,
        capture,
        oblate,
        convert,
        flip,
        change,
        push,
        pull,
        displace,
        swap,
        mark,
        place,
        become,
        promote,
        castle,
        expire,
        setup,
        take_passer,
        drop,
        activate,  // the piece that stood here is in the air from now on
    };

    // Did the cell change for one of these reasons?
    template <class... Whys>
    bool is(Whys... whys) const {
        return ((why == whys) || ...);
    }
    // Does it capture what stood there?
    bool takes() const { return is(Why::capture, Why::take_passer); }

    What what = What::cell;
    Why why = Why::setup;
    Field field = 0;
    Code before = 0;
    Code after = 0;
    std::uint16_t slot = 0;  // of `before` in its side's list, so that undo restores the list's order
    Tags tags_before = 0;
    Tags tags_after = 0;
    std::int32_t before_number = 0;
    std::int32_t number = 0;
};

}  // namespace acedrex
