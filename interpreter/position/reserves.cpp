// What a position keeps beside the board: pockets; and where the parts of a turn begin.
#include <algorithm>
#include <utility>

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

// The count of the code becomes what the edit says; in a queue, one piece comes or goes at its place, and one
// that goes from the front has been taken.
void Position::write_reserve(const Edit& edit, bool forward) {
    const Code code = edit.after;
    std::uint16_t& number = reserve_[reserve_slot(code, edit.slot)];
    hash_ ^= reserve_key(edit.slot, code, number);
    held_[queue_slot(Cast::side(code), edit.slot)] -= number;
    number = static_cast<std::uint16_t>(forward ? edit.number : edit.before_number);
    held_[queue_slot(Cast::side(code), edit.slot)] += number;
    hash_ ^= reserve_key(edit.slot, code, number);
    const bool adds = edit.number > edit.before_number;
    if (!pocketed_.empty()) write_pocketed(edit, adds == forward);
    if (!tables_->queues[edit.slot]) return;
    const std::size_t line = queue_slot(Cast::side(code), edit.slot);
    std::vector<Code>& queue = queues_[line];
    const auto place = queue.begin() + edit.field;
    hash_ ^= queue_key(line);
    if (adds == forward)
        queue.insert(place, code);
    else
        queue.erase(place);
    if (!adds && edit.field == 0 && tables_->keeps_taken) taken_[line] += forward ? 1 : -1;
    hash_ ^= queue_key(line);
}

std::vector<Pocketed> Position::pieces_in(Side side, int pocket) const {
    if (tables_->kept != 0) {
        const auto held = pocketed(side, pocket);
        return {held.begin(), held.end()};
    }
    std::vector<Pocketed> held;
    for (const Code code : queue(side, pocket)) held.push_back({code, 0});
    if (tables_->queues[static_cast<std::size_t>(pocket)] != 0) return held;
    for (Code code = Cast::code(0, side); code < tables_->codes; code = static_cast<Code>(code + kSides))
        held.insert(held.end(), static_cast<std::size_t>(listed(reserve(code, pocket))), {code, 0});
    return held;
}

// At its place in a queue; elsewhere pieces that are alike are one as good as the other.
void Position::write_pocketed(const Edit& edit, bool comes) {
    const std::size_t slot = queue_slot(Cast::side(edit.after), edit.slot);
    std::vector<Pocketed>& pieces = pocketed_[slot];
    const Pocketed piece{edit.after, edit.tags_after};
    const auto place = tables_->queues[edit.slot] ? pieces.begin() + edit.field
                                                  : std::lower_bound(pieces.begin(), pieces.end(), piece);
    hash_ ^= pocketed_key(slot);
    if (comes)
        pieces.insert(place, piece);
    else
        pieces.erase(place);
    hash_ ^= pocketed_key(slot);
}

std::uint64_t Position::pocketed_key(std::size_t slot) const {
    std::uint64_t key = 0;
    std::uint16_t place = 0;
    for (const auto& [code, kept] : pocketed_[slot])
        key ^= acedrex::pocketed_key(static_cast<std::uint16_t>(slot), place++, code, kept);
    return key;
}

bool Position::each_kind(Code code, int pocket, FunctionRef<bool(Tags)> take) const {
    if (reserve(code, pocket) == 0) return true;
    if (pocketed_.empty()) return take(0);
    // (What is taken out in the meantime comes back before the next one is looked for.)
    std::vector<Tags> kinds;
    for (const auto& [there, kept] : pocketed(Cast::side(code), pocket))
        if (there == code && (kinds.empty() || kinds.back() != kept)) kinds.push_back(kept);
    if (tables_->queues[static_cast<std::size_t>(pocket)] != 0) kinds.resize(1);
    return std::all_of(kinds.begin(), kinds.end(), take);
}

void Position::take_from_reserve(Code code, int pocket, Tags kept) {
    const std::span<const Code> line = queue(Cast::side(code), pocket);
    const auto first = std::find(line.begin(), line.end(), code);
    change_reserve(code, pocket, static_cast<std::size_t>(first - line.begin()), kept, -1);
}

void Position::change_reserve(Code code, int pocket, std::size_t place, Tags kept, int by) {
    const int before = reserve(code, pocket);
    if (before == kEndless) return;
    commit({.what = Edit::What::reserve,
            .field = static_cast<Field>(place),
            .after = code,
            .slot = static_cast<std::uint16_t>(pocket),
            .tags_after = kept,
            .before_number = before,
            .number = before + by});
}

// Before anything else stands in the position.
void Position::hold_without_end(Code code, int pocket) {
    const auto slot = static_cast<std::uint16_t>(pocket);
    std::uint16_t& number = reserve_[reserve_slot(code, pocket)];
    if (std::exchange(number, static_cast<std::uint16_t>(kEndless)) == kEndless) return;
    hash_ ^= reserve_key(slot, code, number);
    const std::size_t line = queue_slot(Cast::side(code), pocket);
    ++held_[line];
    if (pocketed_.empty()) return;
    hash_ ^= pocketed_key(line);
    pocketed_[line].push_back({code, 0});
    std::sort(pocketed_[line].begin(), pocketed_[line].end());
    hash_ ^= pocketed_key(line);
}

void Position::set_taken(Side side, int pocket, int number) {
    const std::size_t line = queue_slot(side, pocket);
    hash_ ^= queue_key(line);
    taken_[line] = number;
    hash_ ^= queue_key(line);
}

void Position::begin_part(const Part& part) {
    commit({.what = Edit::What::part,
            .field = part.from,
            .after = part.piece,
            .slot = part.how,
            .tags_after = static_cast<Tags>(part.action),
            .before_number = part.pocket,
            .number = part.to});
}

}  // namespace acedrex
