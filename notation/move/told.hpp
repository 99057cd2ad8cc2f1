// What can be told of a ply besides its piece and its fields: each thing once, as it is compared, left out
// and complained of.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "notation/move/pattern.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// A ply that is told wrong in one thing alone: those of the position's plies that fit the rest.
struct Mistold {
    const Variant& variant;
    const MovePattern& p;
    const std::vector<const PlyRecord*>& plies;  // one at least

    const PlyRecord& ply() const { return *plies.front(); }
    std::string piece() const { return "the " + variant.cast().name(ply().piece); }
    std::string field(Field f) const { return variant.board().name(f); }
    std::string on_way() const { return " on its way from " + field(ply().from) + " to " + field(ply().to); }
};

struct Told {
    const char* rule;                  // that a refusal names
    bool (*said)(const MovePattern&);  // does the text tell it?
    void (*unsay)(MovePattern&);
    // Is the ply as told? nullptr: an earlier one of the table compares it, too.
    bool (*fits)(const Board&, const MovePattern&, const PlyRecord&);
    std::function<std::string(const Mistold&)> wrong;
};

// In the order in which they are looked at where one is wrong: first of the way and its signs, the steps
// before all else; then of what becomes of pieces.
const std::vector<Told>& told_of_way();
const std::vector<Told>& told_of_pieces();

inline bool is_said(const Named& named) {
    return named.given();
}
template <class T>
bool is_said(const std::vector<T>& all) {
    return !all.empty();
}
template <class T>
bool is_said(const Listed<T>& all) {
    return all.all || !all.told.empty();
}
template <class T>
bool is_said(const T& one) {
    return one != T{};
}

template <auto... Members>
void unsay(MovePattern& p) {
    const MovePattern nothing;
    ((p.*Members = nothing.*Members), ...);
}

// What one member of the pattern says; others have to be left out with it.
template <auto Member, auto... Others>
Told told(const char* rule, bool (*fits)(const Board&, const MovePattern&, const PlyRecord&),
          std::function<std::string(const Mistold&)> wrong) {
    return {rule, [](const MovePattern& p) { return is_said(p.*Member); }, unsay<Member, Others...>, fits,
            std::move(wrong)};
}

// Does all that is told happen, in this order? May others happen, too?
template <class T, class Made, class Fits, class MayBeUntold>
bool in_order(const std::vector<T>& told, const Made& made, const Fits& fits,
              const MayBeUntold& may_be_untold) {
    auto next = told.begin();
    for (const auto& one : made)
        if (next != told.end() && fits(*next, one))
            ++next;
        else if (!may_be_untold(one))
            return false;
    return next == told.end();
}

// Is each that is told another one of those that happened? Those are taken out.
template <class T, class Made, class Fits>
bool take_each(const std::vector<T>& told, std::vector<Made>& made, const Fits& fits) {
    return ranges::all_of(told, [&](const T& one) {
        const auto found = ranges::find_if(made, [&](const Made& other) { return fits(one, other); });
        return found != made.end() && (made.erase(found), true);
    });
}

}  // namespace acedrex
