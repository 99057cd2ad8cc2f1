// Sets of codes by number: each is kept once, and what is made of others is worked out once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pieces/cast.hpp"

namespace acedrex {

class CodeSets {
  public:
    using Set = std::uint32_t;
    using Codes = std::vector<std::uint8_t>;  // by code, kNoPiece for an empty field: 0 or 1

    static constexpr Set kNothing = 0;

    explicit CodeSets(std::size_t codes) : size_(codes) { of({}); }

    std::size_t size() const { return size_; }
    const Codes& codes(Set set) const { return *sets_[set]; }
    bool has(Set set, Code code) const { return codes(set)[code] != 0; }

    // A list that is too short has none of the other codes.
    Set of(Codes codes);
    template <class Is>
    Set such(Is is) {
        Codes codes(size_);
        for (Code c = 0; c < size_; ++c) codes[c] = is(c);
        return of(std::move(codes));
    }
    Set common(Set a, Set b);
    Set joined(Set a, Set b) { return without(common(without(a), without(b))); }
    Set without(Set set);  // all others

  private:
    struct Hash {
        std::size_t operator()(const Codes& codes) const {
            return std::hash<std::string_view>()({reinterpret_cast<const char*>(codes.data()), codes.size()});
        }
    };

    std::size_t size_;
    std::unordered_map<Codes, Set, Hash> numbers_;
    std::vector<const Codes*> sets_;                  // keys of `numbers_`
    std::unordered_map<std::uint64_t, Set> commons_;  // by both numbers
    std::unordered_map<Set, Set> others_;
};

}  // namespace acedrex
