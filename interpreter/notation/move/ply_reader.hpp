// Reading one ply, or one part of a turn.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/move/pattern.hpp"
#include "variant/trail_signs.hpp"

namespace acedrex {

// The signs that every variant reads, and writes where it declares none of its own.
const TrailSigns& plain_signs();
// Those of the variant.
const TrailSigns& signs_of(const Variant& variant);

// By a table of signs. False where it makes nothing of the text; `why` then says what was expected.
bool read_ply(const Variant& variant, const TrailSigns& signs, std::string_view text, MovePattern& pattern,
              std::string& why);

// What stands behind the first comma of the plain form: "c4*,c5>c6,Qd1!".
bool read_effects(const Variant& variant, std::string_view text, std::vector<EffectPattern>& effects,
                  std::string& why);

// "#2" tells moves apart that read the same; it is looked for in whole texts only.
std::string_view without_number(std::string_view text);

// Said of a move, not a part of it: how good it is, or that it gives check.
constexpr bool is_annotation(char c) {
    return c == '+' || c == '#' || c == '!' || c == '?';
}

}  // namespace acedrex
