// A path is one way of a walk, found when the variant is loaded: conditions on fields, as they are before the
// move, then deeds on fields. A piece has paths from a field if all fields are known that its programs may
// test and change from there; what it does by itself after a capture is part of them. Paths run without the
// walker.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engines/mover.hpp"
#include "movement/bind_context.hpp"
#include "movement/meetings.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Paths {
    struct Condition {
        enum class What : std::uint8_t {
            codes,    // what stands on the field is in the set
            tagged,   // it has one of the tags
            marked,   // the field has one of the tags
            unmoved,  // what stands there has not moved yet
        };
        What what = What::codes;
        bool holds = true;  // or must it not?
        Field field = 0;
        std::uint32_t set = 0;  // of `code_sets`
        Tags tags = 0;

        bool operator==(const Condition&) const = default;
    };
    struct Deed {
        enum class What : std::uint8_t {
            put,     // the walker comes to stand here, as `code`; number: fields that it has passed in a rush
            remove,  // what stands here is gone (number: if it is in this one of `code_sets`, counted from 1)
            shift,   // what stands here goes to the field `to`
            place,   // a new piece, of `code`
            retype,  // what stands here becomes another: `number` of `retypings`
            tag,     // what stands here loses the tags `clear` and gets the tags `give`
            tag_field,  // the same of the field
        };
        What what = What::put;
        Edit::Why why = Edit::Why::put;
        Field field = 0;
        Field to = 0;
        Code code = kNoPiece;
        std::uint16_t number = 0;
        Tags clear = 0, give = 0;

        bool operator==(const Deed&) const = default;
    };
    struct Path {
        std::uint32_t first_condition = 0, first_deed = 0;
        std::uint16_t conditions = 0, deeds = 0;
        Field to = 0;
        Code piece = kNoPiece;  // as which the walker ends
        std::int16_t as = -1;   // the type whose movement it used, if another's
        bool gone = false;      // it leaves the board
        bool promotes = true;   // not where its movement forbids it
        bool again = false;     // ends and does as the path before: one of them is enough
        // All that it does is to go, to take pieces that are not its side's, and to tag itself.
        bool goes_and_takes = false;
    };

    // By field; from a field that is not foreseen the machine has to walk.
    std::vector<std::uint8_t> foreseen;
    std::vector<std::uint32_t> offsets;  // by field, one more: its paths
    std::vector<Path> paths;
    std::vector<Condition> conditions;
    std::vector<Deed> deeds;
    std::vector<std::vector<std::uint8_t>> code_sets;  // by code
    std::vector<std::vector<Code>> retypings;          // by code
    // By field: what the piece does there when it has captured, deeds alone; kNone: that is not foreseen.
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    std::vector<std::uint32_t> after_capture;  // of `paths`; empty: nothing is
    // All fields are foreseen, and what a path brings about no other path, and no other move of a piece that
    // has nothing but tables and such paths, brings about as well.
    bool apart = false;
    // Some walk asks whether it takes a piece that auras may protect: nothing is foreseen while one protects.
    bool minds_protection = false;

    std::span<const Path> from(Field f) const {
        return {paths.data() + offsets[f], paths.data() + offsets[f + 1u]};
    }
    std::span<const Condition> conditions_of(const Path& path) const {
        return {conditions.data() + path.first_condition, path.conditions};
    }
    std::span<const Deed> deeds_of(const Path& path) const {
        return {deeds.data() + path.first_deed, path.deeds};
    }
};

// Does what the path asks hold, before the piece moves?
inline bool can_go(const Paths& paths, const Paths::Path& path, const Position& position) {
    using What = Paths::Condition::What;
    for (const Paths::Condition& c : paths.conditions_of(path)) {
        bool holds = false;
        switch (c.what) {
            case What::codes:
                holds = paths.code_sets[c.set][position.at(c.field)] != 0;
                break;
            case What::tagged:
                holds = (position.tags(c.field) & c.tags) != 0;
                break;
            case What::marked:
                holds = (position.field_tags(c.field) & c.tags) != 0;
                break;
            case What::unmoved:
                holds = is_initial(position, c.field);
                break;
        }
        if (holds != c.holds) return false;
    }
    return true;
}
// Makes the edits that the walk from `from` makes.
void go(const Paths& paths, const Paths::Path& path, Field from, Position& position);
// Makes those of what the piece there does when it has captured; false where that is not foreseen.
bool follow_capture(const Paths& paths, Field at, Position& position);

// Of a piece that no row of `lands` concerns, as long as no aura touches it; nullptr where nothing is
// foreseen.
std::shared_ptr<const Paths> paths_of(const Movement& movement, Code walker, const BindContext& binding,
                                      const Meetings& meetings);

}  // namespace acedrex
