// Promotion: where, into what and when.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/ranges.hpp"
#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "position/position.hpp"

namespace acedrex {

// What lies in pockets, one piece of which the promoted one becomes: that leaves its pocket.
struct PocketSource {
    enum class Take : std::uint8_t { any, first, last };  // each kind; of a queue, the one at that end

    Take take = Take::any;
    bool of_other = false;  // the pockets of the other side
    // Where a piece has to be promoted and nothing is there: the move is not possible, else the piece stays
    // what it is.
    bool illegal_without = false;
};

struct PromotionRule {
    enum class When : std::uint8_t {
        at_once,       // must
        now_or_later,  // may; else it is tagged, and promoted where it stands by a later move
        choice,        // may; else nothing
    };
    // A piece in a pocket.
    struct Held {
        Code code = kNoPiece;
        int pocket = 0;
        std::size_t place = 0;  // in a queue, from 0
        Tags kept = 0;
    };

    std::array<FieldSet, kSides> zone;  // by side
    When when = When::at_once;
    std::array<FieldSet, kSides> must;  // by side: where it is no choice; empty: nowhere
    bool touches = false;  // a move that begins or ends in the zone counts, else one that enters it
    std::optional<PocketSource> source;
    std::vector<int> pockets;  // of the source
};

struct Promotion {
    using When = PromotionRule::When;
    using Held = PromotionRule::Held;

    std::vector<PromotionRule> rules;
    std::vector<std::size_t> rule_of;  // by type, where `to` has something
    std::vector<std::vector<int>> to;  // by type: the types that it may become; empty: nothing is promoted

    bool promotes(int type) const { return !to.empty() && !to[static_cast<std::size_t>(type)].empty(); }
    const std::vector<int>& choices(Code piece) const {
        return to[static_cast<std::size_t>(Cast::type(piece))];
    }
    // Only of pieces that are promoted, here and below.
    const PromotionRule& rule(Code piece) const {
        return rules[rule_of[static_cast<std::size_t>(Cast::type(piece))]];
    }
    bool out_of_pocket(Code piece) const {
        return promotes(Cast::type(piece)) && rule(piece).source.has_value();
    }
    bool may_wait(Code piece) const { return rule(piece).when == When::now_or_later; }
    bool some_wait() const {
        return ranges::any_of(rules, [](const PromotionRule& r) { return r.when == When::now_or_later; });
    }

    // What it may become out of pockets, by what lies there.
    std::vector<Held> held(const Position& position, Code piece) const;
    // Of what leaves one of them, does it have to be told which one?
    bool tells_pocket(Code piece) const { return out_of_pocket(piece) && rule(piece).pockets.size() > 1; }

    // May it stay what it is on `end`, where it may be promoted?
    bool may_stay(const Position& position, Code piece, Field end) const {
        const PromotionRule& r = rule(piece);
        const FieldSet& fields = r.must[static_cast<std::size_t>(Cast::side(piece))];
        if (r.when != When::at_once && (fields.empty() || !fields[end])) return true;
        return r.source && !r.source->illegal_without && held(position, piece).empty();
    }

    // Must or may the piece that went from `from` to `end` be promoted now?
    bool due(Code piece, Field from, Field end) const {
        if (!promotes(Cast::type(piece))) return false;
        const PromotionRule& r = rule(piece);
        const FieldSet& fields = r.zone[static_cast<std::size_t>(Cast::side(piece))];
        return r.touches ? fields[end] || fields[from] : fields[end] && !fields[from];
    }

    // How many moves it is for the piece to go there: with promotion into each choice, and without.
    std::size_t ways_to_end(const Position& position, Code piece, Field from, Field end) const {
        if (!due(piece, from, end)) return 1;
        const std::size_t ways = rule(piece).source ? held(position, piece).size() : choices(piece).size();
        return ways + (may_stay(position, piece, end) ? 1 : 0);
    }
};

}  // namespace acedrex
