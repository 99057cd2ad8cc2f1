#include "engines/refusals.hpp"

#include <algorithm>

namespace acedrex {

namespace {

constexpr std::size_t kMost = 256;  // of one start

}  // namespace

bool Refusals::holds(const Position& position, Field from, Field target) {
    const Code code = position.at(from);
    const Tags tags = position.tags(from);
    return std::any_of(by_start_[from].kept.begin(), by_start_[from].kept.end(), [&](Refusal& r) {
        if (r.code != code || r.tags != tags || r.target != target) return false;
        const auto differs = [&](const Cell& cell) { return position.at(cell.field) != cell.code; };
        // Positions that are asked about one after another are alike.
        if (r.differed < r.cells.size() && differs(r.cells[r.differed])) return false;
        const auto cell = std::find_if(r.cells.begin(), r.cells.end(), differs);
        r.differed = static_cast<std::size_t>(cell - r.cells.begin());
        return cell == r.cells.end();
    });
}

void Refusals::add(const Position& position, Field from, Field target, const std::vector<Field>& depends_on) {
    Start& start = by_start_[from];
    if (start.kept.size() < kMost) start.kept.emplace_back();
    Refusal& r = start.kept[start.next];
    start.next = (start.next + 1) % kMost;
    r.code = position.at(from);
    r.tags = position.tags(from);
    r.target = target;
    r.differed = 0;
    r.cells.clear();
    for (const Field f : depends_on)
        if (f != from) r.cells.push_back({f, position.at(f)});
}

}  // namespace acedrex
