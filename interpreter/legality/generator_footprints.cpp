// Outcomes that footprints tell apart: counted, and never made.
#include <utility>

#include "engines/footprints.hpp"
#include "engines/looker.hpp"
#include "legality/generator.hpp"

namespace acedrex {

// How many fields there are where such walks end that begin on the field, and that have not been seen yet.
std::uint64_t Generator::count_ends(const Automaton& ends, const Outlook& sees, Field begin) {
    std::uint64_t fields = 0;
    looker_->walk(ends, begin, sees, [&](Field f, const Automaton::Turn& turn) {
        if (turn.ends && std::exchange(seen_[f], stamp_) != stamp_) ++fields;
        return true;
    });
    return fields;
}

std::uint64_t Generator::placings(Field from, int action) {
    const Movement& movement = variant_.movement(position_.at(from)).by(action);
    if (movement.walks.empty()) return 0;
    ++stamp_;
    return count_ends(*movement.footprints->placing->ends, {.position = position_, .from = from}, from);
}

// How many pieces may be placed where one has gone to an empty field?
std::uint64_t Generator::placings_after(Field from, Field to, const Placing& placing) {
    const Tried gone(position_);
    const Code code = position_.at(from);
    position_.set(from, kNoPiece, 0, Edit::Why::lift);
    position_.set(to, code, 0, Edit::Why::put);
    const Outlook sees{.position = position_, .from = from, .lifted = kNoField};
    ++stamp_;
    std::uint64_t placings = placing.anywhere ? 0 : count_ends(*placing.ends, sees, to);
    if (placing.anywhere)
        for (const Field f : all_fields_)
            if (f != to && !variant_.board().is_hole(f)) placings += count_ends(*placing.ends, sees, f);
    return placings;
}

// Such a piece comes to stand where walks end, and one like the walker where it was: the walker itself, or
// another one. What has changed there, and what the piece carries, tell one walker from another.
void Generator::add_filled(MoveSink& sink, const Automaton& ends, Field from, Code piece, bool turns) {
    const PositionTables& tables = position_.tables();
    const Code walker = position_.at(from);
    const Tags carried = position_.tags(from);
    const bool doubles = piece == walker;
    // What changes sides may lose what it has carried.
    if (doubles && turns && (carried != 0 || tables.arrival_tags(from, walker, 0) != 0)) {
        sink.untold = true;
        sink.most = sink.moves;
        return;
    }
    const bool changed = tables.arrival_tags(from, walker, doubles ? 0 : carried) != carried;
    const std::uint64_t start = changed ? std::uint64_t{from} + 1 : 0;
    looker_->ends(ends, position_, from, [&](Field to) {
        const Tags brought = tables.arrival_tags(to, piece, doubles ? carried : 0);
        const std::uint64_t outcome = mixed(start << 32 | std::uint64_t{piece} << 16 | to) ^ mixed(brought);
        sink.moves += filled_.insert(outcome) ? 1 : 0;
        return true;
    });
}

void Generator::from_footprints(MoveSink& sink, Field from, const Footprints& prints) {
    if (prints.going) {
        plain_ends_.clear();
        // A table may lead there too, with nothing placed.
        if (prints.after_going) ++stamp_;
        looker_->ends(*prints.going, position_, from, [&](Field to) {
            if (seen_[to] == stamp_) return true;
            seen_[to] = stamp_;
            plain_ends_.push_back({to, 0, -1});
            return true;
        });
        for (const PlainEnd& end : plain_ends_)
            sink.moves += prints.after_going ? placings_after(from, end.to, *prints.after_going) : 1;
    }
    const Code code = position_.at(from);
    if (prints.doubling) add_filled(sink, *prints.doubling, from, code, prints.doubling_turns);
    if (prints.placing) add_filled(sink, *prints.placing->ends, from, prints.placing->placed, false);
}

}  // namespace acedrex
