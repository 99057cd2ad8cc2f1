// The cast of a variant: its piece types, numbered, and the code of each type in each side's hands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/ranges.hpp"
#include "board/side.hpp"

namespace acedrex {

// What stands on a field: 0 is nothing, otherwise 1 + 3 * type + side. The code after the last piece stands
// for "off the board" (a wall that nothing enters).
using Code = std::uint16_t;

constexpr Code kNoPiece = 0;

class Cast {
  public:
    struct Entry {
        std::string name;
        std::string symbol;                // first letter upper case, but for neutral pieces of dark shade
        std::vector<std::string> classes;  // further names of the type
    };

    explicit Cast(std::vector<Entry> types) : types_(std::move(types)) {}

    int types() const { return static_cast<int>(types_.size()); }
    int codes() const { return 1 + kSides * types(); }  // kNoPiece included
    Code wall() const { return static_cast<Code>(codes()); }

    static Code code(int type, Side side) {
        return static_cast<Code>(1 + kSides * type + static_cast<int>(side));
    }
    static int type(Code code) { return (code - 1) / kSides; }
    static Side side(Code code) { return static_cast<Side>((code - 1) % kSides); }
    Code with_side(Code c, Side side) const { return code(type(c), side); }

    const std::string& name(Code code) const { return types_[static_cast<std::size_t>(type(code))].name; }
    const std::string& symbol(Code code) const { return types_[static_cast<std::size_t>(type(code))].symbol; }
    const Entry& entry(int type) const { return types_[static_cast<std::size_t>(type)]; }
    const std::vector<Entry>& entries() const { return types_; }

    // By name; nothing where no type is called so.
    std::optional<int> type_named(std::string_view name) const {
        for (int t = 0; t < types(); ++t)
            if (entry(t).name == name) return t;
        return std::nullopt;
    }
    // Does `name` name this type or one of its classes?
    bool answers_to(int type, std::string_view name) const {
        const auto& [own, symbol, classes] = entry(type);
        return own == name || ranges::find(classes, name) != classes.end();
    }
    bool answers_to(int type, const std::vector<std::string>& names) const {
        return ranges::any_of(names, [&](const std::string& name) { return answers_to(type, name); });
    }

  private:
    std::vector<Entry> types_;
};

}  // namespace acedrex
