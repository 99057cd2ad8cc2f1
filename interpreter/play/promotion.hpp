// Promotion: where, into what and when.
#pragma once

#include <algorithm>
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
};

// As declared and as compiled.
struct PromotionShape {
    enum class When : std::uint8_t {
        at_once,       // must
        now_or_later,  // may; else it is tagged, and promoted where it stands by a later move
        choice,        // may; else nothing
    };
    When when = When::at_once;
    bool touches = false;  // a move that begins or ends in the zone counts, else one that enters it
    // Where a piece has to be promoted and there is nothing for it to become: it stays what it is, else the
    // move is not possible.
    bool stays_without = false;
};

struct PromotionRule : PromotionShape {
    // A piece in a pocket.
    struct Held {
        Code code = kNoPiece;
        int pocket = 0;
        std::size_t place = 0;  // in a queue, from 0
        Tags kept = 0;
    };

    std::array<FieldSet, kSides> zone;  // by side
    std::array<FieldSet, kSides> must;  // by side: where it is no choice; empty: nowhere
    std::optional<PocketSource> source;
    std::vector<int> pockets;  // of the source
    // By type, empty where there are none: of so many of its side on the board a piece becomes no further
    // one.
    std::vector<std::optional<int>> limits;
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
    // Does what a piece may become depend on the position?
    bool asks_position(Code piece) const {
        return out_of_pocket(piece) || (promotes(Cast::type(piece)) && !rule(piece).limits.empty());
    }
    // Do limits let the piece become one of the type on `end`, where it stands or is to take what stands?
    bool lets(const Position& position, Code piece, int type, Field end) const {
        const auto& limits = rule(piece).limits;
        const auto most = limits.empty() ? std::nullopt : limits[static_cast<std::size_t>(type)];
        const Code becomes = Cast::code(type, Cast::side(piece));
        return !most || position.count(becomes) - (position.at(end) == becomes ? 1 : 0) < *most;
    }
    bool may_wait(Code piece) const { return rule(piece).when == When::now_or_later; }
    bool some_wait() const {
        return ranges::any_of(rules, [](const PromotionRule& r) { return r.when == When::now_or_later; });
    }

    // What it may become on `end` out of pockets, by what lies there.
    std::vector<Held> held(const Position& position, Code piece, Field end) const;
    // How many choices there are there.
    std::size_t ways(const Position& position, Code piece, Field end) const {
        if (rule(piece).source) return held(position, piece, end).size();
        const auto lets_become = [&](int type) { return lets(position, piece, type, end); };
        const std::vector<int>& all = choices(piece);
        return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), lets_become));
    }

    // May it stay what it is on `end`, where it may be promoted?
    bool may_stay(const Position& position, Code piece, Field end) const {
        const PromotionRule& r = rule(piece);
        const FieldSet& fields = r.must[static_cast<std::size_t>(Cast::side(piece))];
        if (r.when != When::at_once && (fields.empty() || !fields[end])) return true;
        return r.stays_without && ways(position, piece, end) == 0;
    }

    // Must or may the piece that went from `from` to `end` be promoted now?
    bool due(Code piece, Field from, Field end) const {
        if (!promotes(Cast::type(piece))) return false;
        const PromotionRule& r = rule(piece);
        const auto side = static_cast<std::size_t>(Cast::side(piece));
        const FieldSet &fields = r.zone[side], &must = r.must[side];
        if (r.touches ? fields[end] || fields[from] : fields[end] && !fields[from]) return true;
        return !must.empty() && must[end] && !must[from];
    }

    // How many moves it is for the piece to go there: with promotion into each choice, and without.
    std::size_t ways_to_end(const Position& position, Code piece, Field from, Field end) const {
        if (!due(piece, from, end)) return 1;
        return ways(position, piece, end) + (may_stay(position, piece, end) ? 1 : 0);
    }
};

}  // namespace acedrex
