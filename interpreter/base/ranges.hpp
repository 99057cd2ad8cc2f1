// The algorithms of <algorithm> over whole ranges, with what is compared of each element, as std::ranges has
// them: libc++ 14, with which the kernel and the bindings have to compile too, has none of these.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>

namespace acedrex::ranges {

// is: a function or a member of the elements.
template <class Range, class Is>
bool all_of(const Range& range, Is is) {
    return std::all_of(std::begin(range), std::end(range),
                       [&](const auto& one) -> bool { return std::invoke(is, one); });
}
template <class Range, class Is>
bool any_of(const Range& range, Is is) {
    return std::any_of(std::begin(range), std::end(range),
                       [&](const auto& one) -> bool { return std::invoke(is, one); });
}

template <class Range, class Is>
auto find_if(Range&& range, Is is) {
    return std::find_if(std::begin(range), std::end(range),
                        [&](const auto& one) -> bool { return std::invoke(is, one); });
}
template <class Range, class Value, class Of = std::identity>
auto find(Range&& range, const Value& value, Of of = {}) {
    return find_if(range, [&](const auto& one) { return std::invoke(of, one) == value; });
}

template <class Range, class Value, class Of = std::identity>
std::ptrdiff_t count(const Range& range, const Value& value, Of of = {}) {
    return std::count_if(std::begin(range), std::end(range),
                         [&](const auto& one) { return std::invoke(of, one) == value; });
}

// Equal ones stay in order.
template <class Range, class By = std::identity>
void sort(Range& range, By by = {}) {
    std::stable_sort(std::begin(range), std::end(range),
                     [&](const auto& a, const auto& b) { return std::invoke(by, a) < std::invoke(by, b); });
}

}  // namespace acedrex::ranges
