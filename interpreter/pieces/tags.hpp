// Tags: links between a piece and the field it stands on, lost when it leaves the field by whatever means.
// Those that are given for some turns go with the piece, until their time is over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace acedrex {

// A set of tags, one bit each.
using Tags = std::uint32_t;

// Tags that the machine itself gives or reads. Their letter is the suffix in setup strings.
constexpr Tags kRushTag = 1u << 0;       // '|'  may rush
constexpr Tags kCastlingTag = 1u << 1;   // '&'  may castle
constexpr Tags kPromotionTag = 1u << 2;  // '='  may be promoted where it stands
constexpr Tags kRushedTag = 1u << 3;     // ':'  rushed in the last move
constexpr Tags kMovedTag = 1u << 4;      // stands where its like stood in the setup, but came there by moving

// One tag: a bit, or as many as it takes to count the turns that it lasts.
struct Tag {
    std::string name;
    Tags mask = 0;
    int shift = 0;

    bool timed() const { return (mask & (mask - 1)) != 0; }
    // All bits set: without a limit. Otherwise the turns that are left, the one under way included.
    int value(Tags tags) const { return static_cast<int>((tags & mask) >> shift); }
    int no_limit() const { return static_cast<int>(mask >> shift); }
    // The bits of a tag that is given for `turns` turns after this one; 0: without a limit.
    Tags given_for(int turns) const { return turns == 0 ? mask : static_cast<Tags>(turns + 1) << shift; }
    // One turn later.
    Tags ticked(Tags tags) const {
        const int left = value(tags);
        if (left == 0 || left == no_limit()) return tags;
        return (tags & ~mask) | static_cast<Tags>(left - 1) << shift;
    }
};

class TagNames {
  public:
    static constexpr int kMostTurns = 200;

    TagNames() {
        for (const char* name : {"rush", "castling", "promotion", "rushed", "moved"}) find_or_add(name);
    }

    const std::vector<Tag>& all() const { return tags_; }
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
    std::optional<Tags> find_or_add(std::string_view name, int turns = 0) {
        int bits = 1;
        if (turns > 0)
            for (bits = 2; turns + 1 >= (1 << bits) - 1;) ++bits;
        const Tags most = static_cast<Tags>((std::uint64_t{1} << bits) - 1);
        for (const Tag& tag : tags_)
            if (tag.name == name)
                return (tag.mask >> tag.shift) >= most ? std::optional(tag.mask) : std::nullopt;
        if (used_ + bits > 32) return std::nullopt;
        tags_.push_back({std::string(name), most << used_, used_});
        used_ += bits;
        return tags_.back().mask;
    }

  private:
    std::vector<Tag> tags_;
    int used_ = 0;
};

}  // namespace acedrex
