// What the words of a variant read of a walk and give to pieces, as far as the oracle must know it
// beforehand.
#pragma once

#include <map>
#include <set>
#include <string>

#include "board/board.hpp"
#include "movement/bind_context.hpp"
#include "movement/expression.hpp"
#include "pieces/cast.hpp"
#include "placement.hpp"
#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

// The piece types as the kernel's hooks are told of them.
Cast cast_of(const VariantSpec& variant);

// Does some part of the expression, if there is one, fit?
template <class Is>
bool says(const Expr& e, const Is& is) {
    return e && any_inside(*e, is);
}

struct Wording {
    bool asks_initial = false;         // whether a piece has moved
    bool asks_last = false;            // what the other side's last turn was
    bool asks_own_last = false;        // what the own side moved last
    bool auras = false;                // some piece has one
    bool asks_arrived = false;         // which pieces came where they stand in this turn
    bool asks_took = false;            // what the ply before a rule has captured
    bool may_be_lost = false;          // m.or_leave is said
    int counts_steps = 1;              // how many steps of a walk can be told apart
    std::map<std::string, int> timed;  // tags and marks that are given for some turns, at most so many
    std::set<std::string> always;      // tags that are given for always
    std::set<std::string> notes;       // the names of fields that pieces keep in mind

    // Does the tag go with the piece, also into pockets?
    bool travels(const std::string& tag) const { return timed.count(tag) > 0 || is_kept(tag); }
    bool is_kept(const std::string& tag) const {
        return notes.count(tag) > 0 || (always.count(tag) > 0 && timed.count(tag) == 0);
    }
    Marks kept_of(Marks tags) const {
        std::erase_if(tags, [&](const auto& tag) { return !is_kept(tag.first); });
        return tags;
    }
};

// hooks may be null: then what functions would return is not looked at.
Wording wording_of(const VariantSpec& variant, const Board& board, const Cast& cast, Hooks* hooks);

// May such tags or marks be met at the beginning of a turn?
bool possible(const Wording& wording, const Marks& marks);

}  // namespace acedrex::reference
