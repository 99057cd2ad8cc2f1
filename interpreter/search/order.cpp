#include "search/order.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "legality/outcomes.hpp"
#include "search/bounds.hpp"

namespace acedrex {

std::uint32_t key_of_move(const Move& move) {
    const std::uint64_t fields =
        std::uint64_t{move.from} << 32 | std::uint64_t{move.to} << 16 | move.promoted;
    const std::uint64_t how =
        static_cast<std::uint64_t>(move.kind) << 8 | move.passed << 1 | (move.tagged ? 1 : 0);
    const std::uint64_t result = is_plain(move) ? 0 : move.result;
    return static_cast<std::uint32_t>(mixed(fields ^ mixed(how) ^ mixed(result))) | 1;
}

int gain_of(const Position& position, const Values& values, const Move& move, const MoveList& list) {
    const int sign = position.to_move() == Side::light ? 1 : -1;
    if (!is_plain(move))
        return sign *
               values.change(std::span<const Edit>(list.edits.data() + move.first_edit, move.edit_count));
    int gain = 0;
    if (const Code there = position.at(move.to); there != kNoPiece) gain = -sign * values.at(there, move.to);
    if (move.promoted != kNoPiece)
        gain += sign * (values.at(move.promoted, move.to) - values.at(position.at(move.from), move.from));
    return gain;
}

Order::Order(const Position& position, const Values& values, std::size_t codes, std::size_t fields)
    : position_(position),
      values_(values),
      fields_(fields),
      history_(codes * fields),
      killers_(kMostPlies + 1) {}

std::size_t Order::place_of(const Move& move) const {
    return position_.at(move.from) * fields_ + move.to;
}

void Order::rank(const MoveList& list, std::uint32_t first, int ply, std::vector<Ranked>& out) const {
    out.clear();
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    for (std::size_t i = 0; i < list.moves.size(); ++i) {
        const Move& move = list.moves[i];
        const std::uint32_t key = key_of_move(move);
        const int gain = gain_of(position_, values_, move, list);
        std::int32_t rank = 0;
        if (key == first)
            rank = kFirst;
        else if (gain > 0)
            // The most gained first, by the piece that risks least.
            rank = kGain + std::min(gain, 1 << 16) * 16 -
                   std::min(values_.worth(position_.at(move.from)), 1 << 16);
        else if (key == killers[0] || key == killers[1])
            rank = kKiller + (key == killers[0] ? 1 : 0);
        else
            rank = history_[place_of(move)] + (gain < 0 ? std::max(gain, -(1 << 16)) : 0);
        out.push_back({rank, gain, key, static_cast<std::uint32_t>(i)});
    }
}

const Order::Ranked& Order::pick(std::vector<Ranked>& ranked, std::size_t place) {
    std::size_t best = place;
    for (std::size_t i = place + 1; i < ranked.size(); ++i)
        if (ranked[i].rank > ranked[best].rank) best = i;
    std::swap(ranked[place], ranked[best]);
    return ranked[place];
}

void Order::refutes(const Move& move, std::uint32_t key, int depth, int ply) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != key) killers = {key, killers[0]};
    std::int32_t& known = history_[place_of(move)];
    known += depth * depth * 16;
    if (known > kMostHistory)
        for (std::int32_t& one : history_) one /= 2;
}

void Order::failed(const Move& move, int depth) {
    std::int32_t& known = history_[place_of(move)];
    known = std::max(known - depth * depth, -kMostHistory);
}

}  // namespace acedrex
