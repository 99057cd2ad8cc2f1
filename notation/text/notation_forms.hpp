// A notation by forms: for each kind of happening, texts with places. See notation/move/forms.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/ranges.hpp"

namespace acedrex {

// What happens in a move, as forms are declared for it.
enum class FormKind : std::uint8_t {
    move,
    capture,    // where the piece ends, and nowhere else
    over,       // elsewhere
    rifle,      // by a piece that does not move
    burns,      // when the piece has landed
    stays,      // the piece passes the turn
    convert,    // a piece changes sides, and the rest of these befall others, too
    place,      // one appears
    displaced,  // one is moved about
    caused,     // how what befalls others stands behind the piece or its move
    gone,       // taken off where it stands
    dies,       // the piece is gone in the end
    promotes,
    declined,  // it might have been promoted
};
constexpr std::size_t kFormKinds = static_cast<std::size_t>(FormKind::declined) + 1;
// As variants call them.
constexpr std::array<const char*, kFormKinds> kFormNames = {
    "move",  "capture",   "over",   "rifle", "burns", "stays",    "convert",
    "place", "displaced", "caused", "gone",  "dies",  "promotes", "declined"};

// What a place of a form stands for.
enum class FormPlace : std::uint8_t { piece, from, to, taken, at, side, move, displaced };
constexpr std::array<const char*, 8> kFormPlaceNames = {"piece", "from", "to",   "taken",
                                                        "at",    "side", "move", "displaced"};

struct FormPart {
    enum class Kind : std::uint8_t {
        text,
        place,   // {piece}
        listed,  // {taken,}: what happened, in order, with the text between
        each,    // {x*}: the pieces captured, in order, with the text before each
    };
    Kind kind = Kind::text;
    std::string text{};
    FormPlace place{};
};
using Form = std::vector<FormPart>;

inline bool has_place(const Form& form, FormPlace place) {
    return ranges::any_of(
        form, [&](const FormPart& part) { return part.kind != FormPart::Kind::text && part.place == place; });
}

struct NotationForms {
    std::array<std::vector<Form>, kFormKinds> forms;  // of each kind the first is written
    std::array<std::string, 2> sides;                 // what the sides are called

    const std::vector<Form>& operator[](FormKind kind) const { return forms[static_cast<std::size_t>(kind)]; }
};

}  // namespace acedrex
