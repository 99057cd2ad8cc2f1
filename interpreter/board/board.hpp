// The shape of a board: which fields there are, what they are called, and which field is one step away.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/vector.hpp"
#include "pieces/side.hpp"

namespace acedrex {

// Index of a field: file + rank * files, both from 0. size() of its board stands for "off the board".
using Field = std::uint16_t;

// A set of fields; index by field.
using FieldSet = std::vector<bool>;

// Which edges of a board are joined: the first and the last file, the first and the last rank.
struct Wrap {
    bool files = false;
    bool ranks = false;

    auto operator<=>(const Wrap&) const = default;
};

class Board {
  public:
    static constexpr int kMaxFiles = 64;
    static constexpr int kMaxRanks = 64;

    // Files and ranks from 1 to 64. Faults are the caller's to check: see compile().
    Board(int files, int ranks, FieldSet holes = {}, bool wrap_files = false, bool wrap_ranks = false);

    int files() const { return files_; }
    int ranks() const { return ranks_; }
    int longest() const { return files_ > ranks_ ? files_ : ranks_; }
    int size() const { return files_ * ranks_; }
    Field off() const { return static_cast<Field>(size()); }

    int file(Field f) const { return f % files_; }  // from 0
    int rank(Field f) const { return f / files_; }  // from 0
    bool is_hole(Field f) const { return holes_[f]; }
    bool wraps_files() const { return wrap_files_; }
    bool wraps_ranks() const { return wrap_ranks_; }

    // off() where file and rank (from 0, wrapped where the board, or `wrap`, wraps) name no field.
    Field at(int file, int rank, Wrap wrap = {}) const;
    // One step by an absolute vector (north is towards the last rank); off() off the board and into holes.
    Field step(Field f, Vector v, Wrap wrap = {}) const { return at(file(f) + v.x, rank(f) + v.y, wrap); }
    // How many single steps by v can be made from f before the board ends (at most size()).
    int distance(Field f, Vector v) const;

    bool is_light(Field f) const { return (file(f) + rank(f)) % 2 == 1; }  // a1 is dark

    std::string name(Field f) const;                          // "e4", "aa12"
    std::optional<Field> field(std::string_view name) const;  // holes are no fields

  private:
    int files_;
    int ranks_;
    FieldSet holes_;
    bool wrap_files_;
    bool wrap_ranks_;
};

// "a" ... "z", "aa" ... for a file from 0, and back (nothing if it is no file name).
std::string file_name(int file);
std::optional<int> file_number(std::string_view name);

// A vector as the mover of `side` wrote it, on the board. rotate: both coordinates turn for dark, else only
// the ranks. Nobody's pieces see the board as light does.
constexpr Vector turned_for(Side side, bool rotate, Vector v) {
    if (side != Side::dark) return v;
    return rotate ? -v : Vector{v.x, -v.y};
}

}  // namespace acedrex
