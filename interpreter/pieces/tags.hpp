// Tags: links between a piece and the field it stands on, lost when it leaves the field by whatever means.
// Those that are given for some turns go with the piece until their time is over, and those that are given
// for always until they are taken from it. A note is a tag that holds a field, and goes with the piece for
// always.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace acedrex {

// A set of tags, one bit each.
using Tags = std::uint64_t;
constexpr int kTagBits = 64;

// How long effects give a tag: for so many turns after this one, or one of these.
constexpr int kUntilItMoves = 0;  // of a field: without a limit
constexpr int kThisTurn = -1;
constexpr int kAlways = -2;

// The bits of one tag, which stand side by side, as instructions carry them.
constexpr std::uint32_t packed_tag(Tags mask) {
    return static_cast<std::uint32_t>(std::countr_zero(mask) | std::popcount(mask) << 8);
}
constexpr Tags unpacked_tag(std::uint32_t packed) {
    const auto bits = static_cast<int>(packed >> 8);
    return bits == 0 ? 0 : ~Tags{0} >> (kTagBits - bits) << (packed & 0xff);
}

// Tags that the machine itself gives or reads. Their letter is the suffix in setup strings.
constexpr Tags kRushTag = Tags{1} << 0;       // '|'  may rush
constexpr Tags kCastlingTag = Tags{1} << 1;   // '&'  may castle
constexpr Tags kPromotionTag = Tags{1} << 2;  // '='  may be promoted where it stands
constexpr Tags kRushedTag = Tags{1} << 3;     // ':'  rushed in the last move
constexpr Tags kMovedTag =
    Tags{1} << 4;  // stands where its like stood in the setup, but came there by moving

// One tag: a bit, or as many as it takes to count the turns that it lasts, or the fields that it may hold.
struct Tag {
    std::string name;
    Tags mask = 0;
    int shift = 0;
    bool always = false;  // some effect gives it so: it goes with the piece, however it is given
    bool note = false;

    bool timed() const { return !note && (mask & (mask - 1)) != 0; }
    // Is it written in moves, and drawn? Setup strings have all of them.
    bool told() const { return !name.starts_with('_'); }
    // All bits set: without a limit. Otherwise the turns that are left, the one under way included.
    int value(Tags tags) const { return static_cast<int>((tags & mask) >> shift); }
    int no_limit() const { return static_cast<int>(mask >> shift); }
    Tags given_for(int lasts) const {
        if (lasts == kUntilItMoves || lasts == kAlways) return mask;
        return static_cast<Tags>(lasts == kThisTurn ? 1 : lasts + 1) << shift;
    }
    // Of a note: the number of the field that is noted; absent where none is.
    std::optional<int> noted(Tags tags) const {
        const int held = value(tags);
        return held == 0 ? std::nullopt : std::optional(held - 1);
    }
    Tags noting(int field) const { return static_cast<Tags>(field + 1) << shift; }
    // One turn later.
    Tags ticked(Tags tags) const {
        const int left = value(tags);
        if (left == 0 || left == no_limit()) return tags;
        return (tags & ~mask) | static_cast<Tags>(left - 1) << shift;
    }
};

constexpr const char* kTooManyTags =
    "more different tags than there is room for, which is 64; one that lasts some turns takes the room of "
    "several";

class TagNames {
  public:
    static constexpr int kMostTurns = 200;

    // The tags of the game itself, which count no turns.
    static constexpr std::array kOfGame{"rush", "castling", "promotion", "rushed", "moved"};
    static bool of_game(std::string_view name) {
        return std::find(kOfGame.begin(), kOfGame.end(), name) != kOfGame.end();
    }

    TagNames() {
        for (const char* name : kOfGame) find_or_add(name);
    }

    const std::vector<Tag>& all() const { return tags_; }
    // nullptr: there is no note of that name.
    const Tag* note(std::string_view name) const {
        for (const Tag& tag : tags_)
            if (tag.note && tag.name == name) return &tag;
        return nullptr;
    }
    std::optional<Tags> find(std::string_view name) const {
        for (const Tag& tag : tags_)
            if (tag.name == name) return tag.mask;
        return std::nullopt;
    }
    const Tag& with_mask(Tags mask) const {
        for (const Tag& tag : tags_)
            if (tag.mask == mask) return tag;
        return tags_.front();
    }
    // The tag of that name, made if there is room for it; nothing if there is none, or if it was made before
    // for fewer turns than it has to last.
    std::optional<Tags> find_or_add(std::string_view name, int lasts = kUntilItMoves) {
        const int turns = lasts == kThisTurn ? 0 : lasts;
        int bits = 1;
        if (lasts == kThisTurn || turns > 0)
            for (bits = 2; turns + 1 >= (1 << bits) - 1;) ++bits;
        const Tags most = ~Tags{0} >> (kTagBits - bits);
        for (Tag& tag : tags_) {
            if (tag.name != name) continue;
            tag.always |= lasts == kAlways;
            return (tag.mask >> tag.shift) >= most ? std::optional(tag.mask) : std::nullopt;
        }
        if (used_ + bits > kTagBits) return std::nullopt;
        tags_.push_back({std::string(name), most << used_, used_, lasts == kAlways});
        used_ += bits;
        return tags_.back().mask;
    }

    // A note of the fields of a board of that size; false where there is no room for it, or a tag is called
    // so.
    bool add_note(std::string_view name, int fields) {
        const auto bits = static_cast<int>(std::bit_width(static_cast<unsigned>(fields)));
        if (note(name) != nullptr) return true;
        if (find(name) || used_ + bits > kTagBits) return false;
        tags_.push_back({std::string(name), ~Tags{0} >> (kTagBits - bits) << used_, used_, true, true});
        used_ += bits;
        return true;
    }

  private:
    std::vector<Tag> tags_;
    int used_ = 0;
};

}  // namespace acedrex
