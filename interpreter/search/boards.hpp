// What pieces can do, found on boards: in the mean on random ones, and in how many moves they get somewhere
// on an empty one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/patience.hpp"
#include "board/board.hpp"
#include "pieces/cast.hpp"

namespace acedrex {

class Variant;

// For what is found on random boards, on empty ones, and in random games: each may take so much.
constexpr std::uint64_t kWorkOfLearning = Work::kSecond / 12;

struct Ability {
    // By type: to how many fields it can go, in the mean over the better half of the fields, as pieces stand
    // where they are good.
    std::vector<double> of_type;
    // By type: the same over all fields, and which share of them lies ahead of it.
    std::vector<double> everywhere, ahead;
    // By field, as light sees it: as many times as far as usual pieces get from there; 1 in the mean.
    std::vector<double> of_field;
    // By type and field, in the order of types: the same of the type alone, with what is known of neighbours.
    std::vector<double> of_type_on;
};
// Bound by counts, never by time: the same on every machine. boards: at most so many.
Ability ability_of(const Variant& variant, std::uint64_t seed, int boards);

// By field: those next to it, also aslant.
std::vector<std::vector<Field>> next_to_each(const Board& board);

// Where pieces can go by one ply on an empty board.
class EmptyBoard {
  public:
    static constexpr int kNever = 1 << 20;

    explicit EmptyBoard(const Variant& variant) : variant_(variant) {}
    // By field: in how many plies a piece of the code gets from there to one of the fields; kNever: in none.
    std::vector<int> plies_to(Code code, const FieldSet& fields) const;

  private:
    const Variant& variant_;
};

}  // namespace acedrex
