#include "engines/code_sets.hpp"

#include <utility>

namespace acedrex {

CodeSets::Set CodeSets::of(Codes codes) {
    codes.resize(size_);
    const auto [known, is_new] = numbers_.try_emplace(std::move(codes), static_cast<Set>(sets_.size()));
    if (is_new) sets_.push_back(&known->first);
    return known->second;
}

CodeSets::Set CodeSets::common(Set a, Set b) {
    if (a == b) return a;
    const auto [known, is_new] = commons_.try_emplace(std::uint64_t{a} << 32 | b);
    if (is_new) known->second = such([&](Code c) { return has(a, c) && has(b, c); });
    return known->second;
}

CodeSets::Set CodeSets::without(Set set) {
    const auto [known, is_new] = others_.try_emplace(set);
    if (is_new) known->second = such([&](Code c) { return !has(set, c); });
    return known->second;
}

}  // namespace acedrex
