// In which order a search looks at turns: those first that were best where they were looked at before.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "legality/outcomes.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"
#include "search/values.hpp"

namespace acedrex {

// Tells turns of one position from each other; never 0.
inline std::uint32_t key_of_move(const Move& move) {
    const std::uint64_t way =
        std::uint64_t{move.from} << 48 | std::uint64_t{move.to} << 32 | std::uint64_t{move.promoted} << 16 |
        static_cast<std::uint64_t>(move.kind) << 9 | std::uint64_t{move.passed} << 1 | (move.tagged ? 1 : 0);
    return static_cast<std::uint32_t>(mixed(is_plain(move) ? way : way ^ mixed(move.result))) | 1;
}

// The same of a turn of several parts: what half of it says of the first part, and the other of the last one.
std::uint32_t key_of_parts(const Move& move, const MoveList& list);

// By how much the turn makes the side to move better off on the board and in pockets.
inline int gain_of(const Position& position, const Values& values, const Move& move, const MoveList& list) {
    const int sign = position.to_move() == Side::light ? 1 : -1;
    if (!is_plain(move)) return sign * values.change(list.edits_of(move));
    int gain = 0;
    if (const Code there = position.at(move.to); there != kNoPiece) gain = -sign * values.at(there, move.to);
    if (move.promoted != kNoPiece)
        gain += sign * (values.at(move.promoted, move.to) - values.at(position.at(move.from), move.from));
    return gain;
}

class Order {
  public:
    Order(const Position& position, const Values& values, std::size_t codes, std::size_t fields);

    struct Ranked {
        std::int32_t rank;
        std::int32_t gain;
        std::uint32_t key;
        std::uint32_t number;  // in the list
    };
    // Of all in the list; first: the key of the turn that comes first, or 0; before: place_of() the turn made
    // before. risky(move, gain): is a piece that is worth more than the gain taken back?
    template <class Risky>
    void rank(const MoveList& list, std::uint32_t first, int ply, std::size_t before, Risky risky,
              std::vector<Ranked>& out) const {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        const std::uint32_t answer = answers_[before];
        out.resize(list.moves.size());
        for (std::size_t i = 0; i < out.size(); ++i) {
            const Move& move = list.moves[i];
            const std::uint32_t key = key_of_move(move);
            const int gain = gain_of(position_, values_, move, list);
            const std::int32_t quiet = key == killers[0]   ? kKiller + 2
                                       : key == killers[1] ? kKiller + 1
                                       : key == answer     ? kKiller
                                                           : 0;
            std::int32_t rank = key == first ? kFirst : rank_of(move, gain, quiet);
            if (gain > 0 && key != first && risky(move, gain)) rank -= kRisk;
            out[i] = {rank, gain, key, static_cast<std::uint32_t>(i)};
        }
    }
    // Is it one of those that are risky?
    static bool is_risky(const Ranked& one) { return one.gain > 0 && one.rank < 0; }
    // Moves the best one of those from there on to that place.
    static const Ranked& pick(std::vector<Ranked>& ranked, std::size_t place);

    // Puts what may be the next part of a turn in order, and keeps the best ones; first: the key of the turn
    // that comes first, or 0.
    void arrange(std::size_t part, MoveList& list, std::uint32_t first, int ply, std::size_t most);

    // The turn has refuted what came before, though it gains nothing.
    void refutes(const Move& move, const MoveList& list, std::uint32_t key, int depth, int ply,
                 std::size_t before);
    void failed(const Move& move, const MoveList& list, int depth);
    // By what moves and where it goes.
    std::size_t place_of(const Move& move) const { return position_.at(move.from) * fields_ + move.to; }

  private:
    // place(where it is in `history_`) for the turn, or each part of it that is a move.
    template <class Place>
    void each_place(const Move& move, const MoveList& list, Place place) const;
    // quiet: of a turn that gains nothing, or 0 where its history tells.
    std::int32_t rank_of(const Move& move, int gain, std::int32_t quiet) const {
        // The most gained first, by the piece that risks least.
        if (gain > 0)
            return kGain + std::min(gain, 1 << 16) * 16 -
                   std::min(values_.worth(position_.at(move.from)), 1 << 16);
        if (quiet > 0) return quiet;
        return history_[place_of(move)] + std::max(gain, -(1 << 16));
    }
    void learn(std::int32_t& known, std::int32_t more) {
        known += more - known * std::abs(more) / kMostHistory;
    }

    static constexpr std::int32_t kFirst = 1 << 30, kGain = 1 << 22, kKiller = 1 << 19, kRisk = 1 << 25;
    static constexpr std::int32_t kMostHistory = 1 << 14;

    const Position& position_;
    const Values& values_;
    std::size_t fields_;
    std::vector<std::int32_t> history_;                  // by code and field where it goes
    std::vector<std::array<std::uint32_t, 2>> killers_;  // by ply
    std::vector<std::uint32_t> answers_;                 // by place_of() the turn that they refute: keys
    std::vector<Ranked> ranked_;                         // parts that are put in order
    std::vector<Move> arranged_;
};

}  // namespace acedrex
