// The signs of the notations that a variant declares.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace acedrex {

// A sign of a notation: the plain one, or one that a variant declares and that records whole walks. See
// notation/move/notation.hpp.
enum class Sign : std::uint8_t {
    ply,               // between two plies of a move
    open,              // before a ply, and
    close,             // behind it, to hold it together
    step,              // before a step that follows at once
    distant,           // before a step that follows others, which are not written
    to,                // before the last step, however many went before it
    capture,           // behind a field, and so are those that follow
    over,              // a piece is passed over
    displaced,         // behind a field, before where the piece there is moved aside to
    diverge,           // likewise behind a field: the piece makes a further ply from there
    apart,             // before a first step that leads farther off than the next one
    changed,           // behind the last field, before a piece elsewhere that becomes another
    promote,           // before what a piece becomes; alone: it may become something later
    convert,           // a piece changes sides, and the one that came is gone
    portal,            // behind a field: the piece goes on from another field at once, which follows
    portal_back,       // likewise: it did not get through
    portal_lost,       // likewise: it went into a portal and is gone
    failed,            // the one that came is gone, and nothing else has happened
    retrieved,         // behind the last field, before a piece of the player's that came out of a pocket
    retrieved_theirs,  // likewise, one of the other side
    not_retrieved,     // none came, though one might have
    in_passing,        // a piece that rushed is taken
    castle,
    check,  // behind a whole move, and so are those that follow, or instead of one
    mate,
    resign,
    offer,
    withdraw,
    accept,
    draw,
    placeholder,  // where a game score leaves a move out
    annotation,   // before what is no notation any more
};
constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::annotation) + 1;
constexpr std::size_t kFirstStatus = static_cast<std::size_t>(Sign::check);

// As variants call them; the statuses, up to `placeholder`, stand in a table of their own.
constexpr std::array<const char*, kSigns> kSignNames = {
    "ply",           "open",       "close",       "step",
    "distant",       "to",         "capture",     "over",
    "displaced",     "diverge",    "apart",       "changed",
    "promote",       "convert",    "portal",      "portal_back",
    "portal_lost",   "failed",     "retrieved",   "retrieved_theirs",
    "not_retrieved", "in_passing", "castle",      "check",
    "mate",          "resign",     "offer",       "withdraw",
    "accept",        "draw",       "placeholder", "annotation"};

struct TrailSigns {
    // The notation that every variant reads. Besides its signs it has words, drops, and effects after commas;
    // it allows incomplete fields, leaves promotions open that are not written, and does not compare the
    // names of captured pieces.
    bool plain = false;
    std::array<std::string, kSigns> signs;    // "": the notation has none
    std::map<std::string, std::string> lost;  // name of a tag -> the sign that it was lost
    // By the name of a tag that the piece carries in the air, instead of `ply`: before its ply; before what
    // it captures in one in which it leaves the board; where it has no ply, and leaves the board for that.
    std::map<std::string, std::string> roles, role_spent, role_lost;
    std::vector<std::string> unnamed;  // pieces whose symbol may be left out

    const std::string& operator[](Sign sign) const { return signs[static_cast<std::size_t>(sign)]; }
    std::string& operator[](Sign sign) { return signs[static_cast<std::size_t>(sign)]; }
};

// The signs of a notation that tells moves as edits of the board, see notation/move/edits.hpp.
struct EditSigns {
    std::string to;       // between where a piece stood and where it comes to stand
    std::string off;      // instead of the piece: what stands there is taken off
    std::string part;     // between edits
    std::string comment;  // before what is no notation any more; "": there is none
};

}  // namespace acedrex
