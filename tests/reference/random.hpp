// A small deterministic random source: the same cases on every machine and with every standard library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace acedrex::reference {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t x = state_;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
        return x ^ (x >> 31);
    }
    // From 0 to n - 1.
    int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool chance(int percent) { return below(100) < percent; }

    template <class T>
    const T& pick(const std::vector<T>& of) {
        return of[static_cast<std::size_t>(below(static_cast<int>(of.size())))];
    }
    // An index, each as likely as its weight says.
    int weighted(std::initializer_list<int> weights) {
        int sum = 0;
        for (const int w : weights) sum += w;
        int drawn = below(sum);
        int index = 0;
        for (const int w : weights) {
            if (drawn < w) return index;
            drawn -= w;
            ++index;
        }
        return index;
    }

  private:
    std::uint64_t state_;
};

}  // namespace acedrex::reference
