// The signs of a notation: the plain one, or one that a variant declares and that records whole walks. See
// notation/move/notation.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace acedrex {

enum class Sign : std::uint8_t {
    ply,         // between two plies of a move
    open,        // before a ply, and
    close,       // behind it, to hold it together
    step,        // before a step that follows at once
    distant,     // before a step that follows others, which are not written
    to,          // before the last step, however many went before it
    capture,     // behind a field, and so are those that follow
    over,        // a piece is passed over
    promote,     // before what a piece becomes; alone: it may become something later
    convert,     // a piece changes sides, and the one that came is gone
    failed,      // the one that came is gone, and nothing else has happened
    in_passing,  // a piece that rushed is taken
    castle,
    check,  // behind a whole move, and so are those that follow, or instead of one
    mate,
    resign,
    offer,
    withdraw,
    accept,
    draw,
    annotation,  // before what is no notation any more
};
constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::annotation) + 1;
constexpr std::size_t kFirstStatus = static_cast<std::size_t>(Sign::check);

// As variants call them; the statuses, up to `draw`, stand in a table of their own.
constexpr std::array<const char*, kSigns> kSignNames = {
    "ply",  "open",    "close",   "step",     "distant",    "to",     "capture",
    "over", "promote", "convert", "failed",   "in_passing", "castle", "check",
    "mate", "resign",  "offer",   "withdraw", "accept",     "draw",   "annotation"};

struct TrailSigns {
    // The notation that every variant reads. Besides its signs it has words, drops, and effects after commas;
    // it allows incomplete fields, leaves promotions open that are not written, and does not compare the
    // names of captured pieces.
    bool plain = false;
    std::array<std::string, kSigns> signs;    // "": the notation has none
    std::map<std::string, std::string> lost;  // name of a tag -> the sign that it was lost
    std::vector<std::string> unnamed;         // pieces whose symbol may be left out

    const std::string& operator[](Sign sign) const { return signs[static_cast<std::size_t>(sign)]; }
    std::string& operator[](Sign sign) { return signs[static_cast<std::size_t>(sign)]; }
};

}  // namespace acedrex
