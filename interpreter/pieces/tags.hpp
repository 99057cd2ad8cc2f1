// Tags: links between a piece and the field it stands on, lost when it leaves the field by whatever means.
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

class TagNames {
  public:
    static constexpr std::size_t kMost = 32;

    TagNames() : names_{"rush", "castling", "promotion", "rushed", "moved"} {}

    const std::vector<std::string>& names() const { return names_; }
    std::optional<Tags> find(std::string_view name) const {
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (names_[i] == name) return Tags{1} << i;
        return std::nullopt;
    }
    // The tag of that name, made if there is room for it; nothing if there are kMost already.
    std::optional<Tags> find_or_add(std::string_view name) {
        if (const auto found = find(name)) return found;
        if (names_.size() == kMost) return std::nullopt;
        names_.emplace_back(name);
        return Tags{1} << (names_.size() - 1);
    }

  private:
    std::vector<std::string> names_;
};

}  // namespace acedrex
