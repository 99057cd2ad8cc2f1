// The shape of a board: which fields there are, what they are called, and which field is one step away.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/side.hpp"
#include "board/vector.hpp"

namespace acedrex {

// Index of a field: of the first board file + rank * files, both from 0. size() of its board stands for "off
// the board".
using Field = std::uint16_t;

// Where no field is meant, of this board or of any.
constexpr Field kNoField = 0xffff;

// A set of fields; index by field.
using FieldSet = std::vector<std::uint8_t>;

// Which edges of a board are joined: the first and the last file, the first and the last rank.
struct Wrap {
    bool files = false;
    bool ranks = false;

    auto operator<=>(const Wrap&) const = default;
};

// One of several boards that are played on at once. No step leads from one to another by itself.
struct BoardPart {
    std::string name;  // what its fields' names begin with, before a colon; "" for the first
    int files = 0;
    int ranks = 0;
    Wrap wrap{};
    Field first = 0;  // its a1
};

class Board {
  public:
    static constexpr int kMaxFiles = 64;
    static constexpr int kMaxRanks = 64;

    // Files and ranks from 1 to 64. Faults are the caller's to check: see compile().
    Board(int files, int ranks, FieldSet holes = {}, bool wrap_files = false, bool wrap_ranks = false);
    // Several boards, one behind another in the numbering of fields; at least one. holes: of all.
    explicit Board(std::vector<BoardPart> parts, FieldSet holes = {});

    // Of the first board, where there are several.
    int files() const { return parts_[0].files; }
    int ranks() const { return parts_[0].ranks; }
    int longest() const { return files() > ranks() ? files() : ranks(); }
    // Of all boards together.
    int size() const { return size_; }
    Field off() const { return static_cast<Field>(size_); }

    const std::vector<BoardPart>& parts() const { return parts_; }
    const BoardPart& part(Field f) const { return parts_[where_[f].part]; }
    int file(Field f) const { return where_[f].file; }  // from 0
    int rank(Field f) const { return where_[f].rank; }  // from 0
    bool is_hole(Field f) const { return holes_[f]; }

    // off() where file and rank (from 0, wrapped where the board, or `wrap`, wraps) name no field.
    Field at(int file, int rank, Wrap wrap = {}) const { return at(parts_[0], file, rank, wrap); }
    Field at(const BoardPart& part, int file, int rank, Wrap wrap = {}) const;
    // One step by an absolute vector (north is towards the last rank); off() off the board and into holes.
    Field step(Field f, Vector v, Wrap wrap = {}) const {
        return at(part(f), file(f) + v.x, rank(f) + v.y, wrap);
    }
    // The same from every field, by field; from holes and from off() to off().
    std::vector<Field> step_table(Vector v, Wrap wrap) const;
    // Fields beyond the edge of the first board, as far out as it is long: numbers above off(). Nothing
    // stands there.
    bool is_virtual(Field f) const { return f > size_; }
    // One step over them, from a field of the first board or from one of them; off() where they end.
    Field roam(Field f, Vector v) const;
    // File and rank, from 0 at the lower left corner of the first board, of a field of it or of one of those.
    Vector coordinates(Field f) const;
    // The field of the same file and rank on another board; off() where there is none, or on the same board.
    Field across(Field f, const BoardPart& to) const;
    // Where f is seen by the other side. rotate: turned by 180 degrees, else mirrored.
    Field seen_by_other(Field f, bool rotate) const;
    // How many single steps by v can be made from f before the board ends (at most size()).
    int distance(Field f, Vector v) const;

    bool is_light(Field f) const { return (file(f) + rank(f)) % 2 == 1; }  // a1 is dark

    std::string name(Field f) const;                          // "e4", "aa12", "B:e4"
    std::optional<Field> field(std::string_view name) const;  // holes are no fields

  private:
    // Which file or rank of so many it is, from 0: below 0 beyond the edge, unless that is joined to the
    // other.
    static int within(int at, int count, bool wraps);

    struct Where {
        std::uint8_t part, file, rank;
    };

    std::vector<BoardPart> parts_;
    int size_ = 0;
    std::vector<Where> where_;  // by field
    FieldSet holes_;
    std::map<std::string, Field, std::less<>> fields_;  // by name, without holes
};

inline int Board::within(int at, int count, bool wraps) {
    if (wraps) return ((at % count) + count) % count;
    return at < count ? at : -1;
}

inline Field Board::at(const BoardPart& part, int file, int rank, Wrap wrap) const {
    file = within(file, part.files, part.wrap.files || wrap.files);
    rank = within(rank, part.ranks, part.wrap.ranks || wrap.ranks);
    if (file < 0 || rank < 0) return off();
    const auto f = static_cast<Field>(part.first + file + rank * part.files);
    return holes_[f] ? off() : f;
}

// "a" ... "z", "aa" ... for a file from 0, and back (nothing if it is no file name).
std::string file_name(int file);
std::optional<int> file_number(std::string_view name);

// A vector as the mover of `side` wrote it, on the board. rotate: both coordinates turn for dark, else only
// the ranks. Neutral pieces see the board as light does.
constexpr Vector turned_for(Side side, bool rotate, Vector v) {
    if (side != Side::dark) return v;
    return rotate ? -v : Vector{v.x, -v.y};
}

}  // namespace acedrex
