#include "search/order.hpp"

#include <algorithm>
#include <utility>

#include "search/bounds.hpp"

namespace acedrex {

namespace {

std::uint32_t key_of_part(Field from, Field to) {
    return (from * 0x6a09u + to * 0x3c6fu + 1) & 0xffff;
}

}  // namespace

std::uint32_t key_of_parts(const Move& move, const MoveList& list) {
    std::uint32_t first = 0, last = 0;
    bool some = false;
    for (std::size_t i = 0; i < move.edit_count; ++i) {
        const Edit& edit = list.edits[move.first_edit + i];
        if (edit.what != Edit::What::part) continue;
        const Position::Part part = Position::part_of(edit);
        last = key_of_part(part.from, part.to);
        if (!std::exchange(some, true)) first = last;
    }
    return some ? first << 16 | last : key_of_move(move);
}

Order::Order(const Position& position, const Values& values, std::size_t codes, std::size_t fields)
    : position_(position),
      values_(values),
      fields_(fields),
      history_(codes * fields),
      killers_(kMostPlies + 1),
      answers_(codes * fields) {}

void Order::arrange(std::size_t part, MoveList& list, std::uint32_t first, int ply, std::size_t most) {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    const int shift = part == 0 ? 16 : 0;
    ranked_.clear();
    for (std::size_t i = 0; i < list.moves.size(); ++i) {
        const Move& move = list.moves[i];
        const std::uint32_t key = key_of_part(move.from, move.to);
        const auto is = [&](std::uint32_t turn) { return (turn >> shift & 0xffff) == key; };
        const int gain = gain_of(position_, values_, move, list);
        const std::int32_t quiet = is(killers[0]) ? kKiller + 1 : is(killers[1]) ? kKiller : 0;
        ranked_.push_back(
            {is(first) ? kFirst : rank_of(move, gain, quiet), gain, key, static_cast<std::uint32_t>(i)});
    }
    const auto kept = static_cast<std::ptrdiff_t>(std::min(most, ranked_.size()));
    std::partial_sort(ranked_.begin(), ranked_.begin() + kept, ranked_.end(),
                      [](const Ranked& a, const Ranked& b) {
                          return a.rank > b.rank || (a.rank == b.rank && a.number < b.number);
                      });
    ranked_.resize(static_cast<std::size_t>(kept));
    arranged_.clear();
    for (const Ranked& one : ranked_) arranged_.push_back(list.moves[one.number]);
    list.moves.swap(arranged_);
}

const Order::Ranked& Order::pick(std::vector<Ranked>& ranked, std::size_t place) {
    std::size_t best = place;
    for (std::size_t i = place + 1; i < ranked.size(); ++i)
        if (ranked[i].rank > ranked[best].rank) best = i;
    std::swap(ranked[place], ranked[best]);
    return ranked[place];
}

template <class Place>
void Order::each_place(const Move& move, const MoveList& list, Place place) const {
    bool parts = false;
    for (std::size_t i = 0; i < move.edit_count; ++i) {
        const Edit& edit = list.edits[move.first_edit + i];
        if (edit.what != Edit::What::part) continue;
        const Position::Part part = Position::part_of(edit);
        parts = true;
        place(part.piece * fields_ + part.to);
    }
    if (!parts) place(place_of(move));
}

void Order::refutes(const Move& move, const MoveList& list, std::uint32_t key, int depth, int ply,
                    std::size_t before) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != key) killers = {key, killers[0]};
    answers_[before] = key;
    each_place(move, list, [&](std::size_t place) {
        learn(history_[place], std::min(depth * depth * 16, kMostHistory / 4));
    });
}

void Order::failed(const Move& move, const MoveList& list, int depth) {
    each_place(move, list, [&](std::size_t place) {
        learn(history_[place], -std::min(depth * depth, kMostHistory / 4));
    });
}

}  // namespace acedrex
