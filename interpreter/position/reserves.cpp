// What a position keeps beside the board: pockets; and where the parts of a turn begin.
#include <algorithm>
#include <utility>

#include "base/ranges.hpp"
#include "position/position.hpp"

namespace acedrex {

// Of a queue: which pieces wait in which order, and how many have gone before them; of what keeps something,
// what that is. Else the counts say all.
std::uint64_t Position::line_key(std::size_t slot) const {
    const auto line = static_cast<std::uint16_t>(slot);
    const bool queue = tables_->queues[slot / kSides] != 0;
    const auto taken = static_cast<std::uint32_t>(taken_[slot]);
    std::uint64_t key = taken == 0 ? 0 : fact_key(Fact::taken, taken, line);
    if (!queue && tables_->kept == 0) return key;
    std::uint32_t place = 0;
    for (const auto& [code, kept] : pocketed_[slot]) {
        const std::uint32_t there = place++ << 16 | code;
        if (queue) key ^= fact_key(Fact::queued, there, line);
        if (tables_->kept != 0)
            key ^= mixed(fact_key(Fact::pocketed, there, line) +
                         halves_key(Fact::kept, Fact::more_kept, kept, line));
    }
    return key;
}

// The count of the code becomes what the edit says, and one piece comes or goes: in a queue at its place, and
// one that goes from the front has been taken; elsewhere pieces that are alike are one as good as the other.
void Position::write_reserve(const Edit& edit, bool forward) {
    const Pocketed piece{edit.after, edit.tags_after};
    const std::size_t line = queue_slot(Cast::side(piece.code), edit.slot);
    const bool queue = tables_->queues[edit.slot] != 0, adds = edit.number > edit.before_number;
    std::uint16_t& number = reserve_[reserve_slot(piece.code, edit.slot)];
    hash_ ^= reserve_key(edit.slot, piece.code, number) ^ line_key(line);
    number = static_cast<std::uint16_t>(forward ? edit.number : edit.before_number);
    std::vector<Pocketed>& pieces = pocketed_[line];
    const auto place =
        queue ? pieces.begin() + edit.field : std::lower_bound(pieces.begin(), pieces.end(), piece);
    if (adds == forward)
        pieces.insert(place, piece);
    else
        pieces.erase(place);
    if (queue && !adds && edit.field == 0 && tables_->keeps_taken) taken_[line] += forward ? 1 : -1;
    hash_ ^= reserve_key(edit.slot, piece.code, number) ^ line_key(line);
}

bool Position::each_kind(Code code, int pocket, FunctionRef<bool(Tags)> take) const {
    if (reserve(code, pocket) == 0) return true;
    if (tables_->kept == 0) return take(0);
    // (What is taken out in the meantime comes back before the next one is looked for.)
    std::vector<Tags> kinds;
    for (const auto& [there, kept] : pocketed(Cast::side(code), pocket))
        if (there == code && (kinds.empty() || kinds.back() != kept)) kinds.push_back(kept);
    if (tables_->queues[static_cast<std::size_t>(pocket)] != 0) kinds.resize(1);
    return std::all_of(kinds.begin(), kinds.end(), take);
}

void Position::take_from_reserve(Code code, int pocket, Tags kept) {
    const auto line = queue(Cast::side(code), pocket);
    const auto first = ranges::find(line, code, &Pocketed::code);
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
    const std::size_t line = queue_slot(Cast::side(code), pocket);
    hash_ ^= reserve_key(slot, code, number) ^ line_key(line);
    pocketed_[line].push_back({code, 0});
    std::sort(pocketed_[line].begin(), pocketed_[line].end());
    hash_ ^= line_key(line);
}

void Position::set_taken(Side side, int pocket, int number) {
    const std::size_t line = queue_slot(side, pocket);
    hash_ ^= line_key(line);
    taken_[line] = number;
    hash_ ^= line_key(line);
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
