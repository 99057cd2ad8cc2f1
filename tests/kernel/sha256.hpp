// SHA-256 (FIPS 180-4), plainly: positions are told by the first digits of it in test data.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace acedrex::testing {

class Sha256 {
  public:
    // The first `digits` hexadecimal digits, at most 64.
    static std::string of(std::string_view text, std::size_t digits) {
        Sha256 sum;
        std::string padded(text);
        padded += '\x80';
        while (padded.size() % 64 != 56) padded += '\0';
        const std::uint64_t bits = std::uint64_t{text.size()} * 8;
        for (int shift = 56; shift >= 0; shift -= 8) padded += static_cast<char>(bits >> shift & 0xff);
        for (std::size_t i = 0; i < padded.size(); i += 64) sum.add(std::string_view(padded).substr(i, 64));
        std::string text_of_sum;
        for (std::size_t i = 0; i < digits; ++i)
            text_of_sum += "0123456789abcdef"[sum.state_[i / 8] >> (28 - i % 8 * 4) & 15];
        return text_of_sum;
    }

  private:
    using Word = std::uint32_t;

    // The first bits behind the point of the square roots (cubic: cube roots) of the first primes.
    template <std::size_t n>
    static std::array<Word, n> roots(bool cubic) {
        std::array<Word, n> words{};
        std::size_t found = 0;
        for (std::uint64_t p = 2; found < n; ++p) {
            bool prime = true;
            for (std::uint64_t d = 2; d * d <= p; ++d) prime = prime && p % d != 0;
            if (prime) words[found++] = fraction(p, cubic);
        }
        return words;
    }
    // Floor(root(p) * 2^32), without the part before the point, found bit by bit.
    static Word fraction(std::uint64_t p, bool cubic) {
        __extension__ using Wide = unsigned __int128;
        std::uint64_t root = 0;
        for (std::uint64_t bit = std::uint64_t{1} << 36; bit != 0; bit >>= 1) {
            const Wide r = root | bit;
            const bool fits = cubic ? below_cube(r, p) : r * r <= Wide{p} << 64;
            if (fits) root |= bit;
        }
        return static_cast<Word>(root);
    }
    // Is r cubed at most p * 2^96? Without numbers of more than 128 bits: r^2 <= p * 2^96 / r.
    __extension__ static bool below_cube(unsigned __int128 r, std::uint64_t p) {
        __extension__ using Wide = unsigned __int128;
        return r * r <= (Wide{p} << 96) / r;
    }

    void add(std::string_view block) {
        static const auto constants = roots<64>(true);
        std::array<Word, 64> w{};
        for (std::size_t i = 0; i < 16; ++i)
            for (std::size_t j = 0; j < 4; ++j)
                w[i] = w[i] << 8 | static_cast<unsigned char>(block[4 * i + j]);
        for (std::size_t i = 16; i < 64; ++i) {
            const Word a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + w[i - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) +
                   (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
        }
        auto [a, b, c, d, e, f, g, h] = state_;
        for (std::size_t i = 0; i < 64; ++i) {
            const Word turned = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
            const Word one = h + turned + ((e & f) ^ (~e & g)) + constants[i] + w[i];
            const Word two =
                (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + one;
            d = c, c = b, b = a, a = one + two;
        }
        const std::array<Word, 8> turn{a, b, c, d, e, f, g, h};
        for (std::size_t i = 0; i < 8; ++i) state_[i] += turn[i];
    }

    std::array<Word, 8> state_ = roots<8>(false);
};

}  // namespace acedrex::testing
