// What a position keeps beside the board: pockets, the variant's own numbers, marks of a turn's parts.
#include <algorithm>

#include "position/position.hpp"

namespace acedrex {

// Of a queue: which pieces wait in which order, and how many have gone before them.
std::uint64_t Position::queue_key(std::size_t slot) const {
    const std::vector<Code>& queue = queues_[slot];
    const auto line = static_cast<std::uint16_t>(slot);
    std::uint64_t key = taken_key(line, taken_[slot]);
    for (std::size_t i = 0; i < queue.size(); ++i)
        key ^= queued_key(line, static_cast<std::uint16_t>(i), queue[i]);
    return key;
}

// The count of the code becomes `number`; in a queue, one piece comes or goes at `place`, and `taken` more
// have left its front.
void Position::write_reserve(Code code, int pocket, int number, std::size_t place, int taken) {
    const std::size_t slot = reserve_slot(code, pocket);
    const bool more = number > reserve_[slot];
    const auto which = static_cast<std::uint16_t>(pocket);
    hash_ ^= reserve_key(which, code, reserve_[slot]);
    reserve_[slot] = static_cast<std::uint16_t>(number);
    hash_ ^= reserve_key(which, code, reserve_[slot]);
    if (!tables_->queues[static_cast<std::size_t>(pocket)]) return;
    const std::size_t line = queue_slot(Cast::side(code), pocket);
    std::vector<Code>& queue = queues_[line];
    hash_ ^= queue_key(line);
    if (more)
        queue.insert(queue.begin() + static_cast<std::ptrdiff_t>(place), code);
    else
        queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(place));
    taken_[line] += taken;
    hash_ ^= queue_key(line);
}

void Position::add_to_reserve(Code code, int pocket) {
    const int before = reserve(code, pocket);
    const std::size_t place = queue(Cast::side(code), pocket).size();
    Edit& edit = log_.emplace_back();
    edit.what = Edit::What::reserve;
    edit.slot = static_cast<std::uint16_t>(pocket);
    edit.field = static_cast<Field>(place);
    edit.after = code;
    edit.before_number = before;
    edit.number = before + 1;
    write_reserve(code, pocket, before + 1, place, 0);
}

void Position::take_from_reserve(Code code, int pocket) {
    const int before = reserve(code, pocket);
    const std::span<const Code> line = queue(Cast::side(code), pocket);
    const auto place = static_cast<std::size_t>(std::find(line.begin(), line.end(), code) - line.begin());
    Edit& edit = log_.emplace_back();
    edit.what = Edit::What::reserve;
    edit.slot = static_cast<std::uint16_t>(pocket);
    edit.field = static_cast<Field>(place);
    edit.after = code;
    edit.before_number = before;
    edit.number = before - 1;
    write_reserve(code, pocket, before - 1, place, place == 0 ? 1 : 0);
}

void Position::set_taken(Side side, int pocket, int number) {
    const std::size_t line = queue_slot(side, pocket);
    hash_ ^= queue_key(line);
    taken_[line] = number;
    hash_ ^= queue_key(line);
}

void Position::set_counter(int number, int value) {
    const auto i = static_cast<std::size_t>(number);
    if (counters_[i] == value) return;
    Edit& edit = log_.emplace_back();
    edit.what = Edit::What::counter;
    edit.slot = static_cast<std::uint16_t>(number);
    edit.before_number = counters_[i];
    edit.number = value;
    hash_ ^= counter_key(edit.slot, counters_[i]) ^ counter_key(edit.slot, value);
    counters_[i] = value;
}

void Position::begin_part(const Part& part) {
    Edit& edit = log_.emplace_back();
    edit.what = Edit::What::part;
    edit.field = part.from;
    edit.number = part.to;
    edit.after = part.piece;
    edit.slot = part.how;
    edit.before_number = part.pocket;
}

}  // namespace acedrex
