// Counting turns: without a listing where that tells as many.
#include <limits>

#include "base/engines.hpp"
#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

std::uint64_t LegalMoves::count(Apart by) {
    using Capture = MoveObligations::Capture;
    const Capture capture = variant_.obligations(position_.to_move()).capture;
    std::optional<std::uint64_t> counted;
    judge_forced_drops();
    if (Engines::use(Engines::counting) && variant_.preferences().empty()) {
        if (!variant_.turn().several && capture != Capture::most)
            counted = count_apart(by);
        else if (capture == Capture::free)
            counted = count_two_parts(by);
    }
    left_out_ = left_out_ || Patience::stopped();
    if (counted) return *counted;
    list(scratch_, {.by = by});
    return scratch_.moves.size();
}

void LegalMoves::begin_count(Agenda::Share share) {
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    generator_.agenda().begin_listing(counts_whole_ ? Agenda::Share{kAll, kAll} : share);
}

// Every outcome is told by its hash, of plain moves as well, and none is kept.
std::uint64_t LegalMoves::count_outcomes(Apart by) {
    constexpr std::uint64_t kMostCounted = 600'000;  // some seconds
    outcomes_.clear(by);
    scratch_.clear();
    const std::uint64_t most = counts_whole_ ? MoveSink::kAll : kMostCounted;
    MoveSink counter{.plain = &scratch_, .most = most, .seen = &outcomes_};
    begin_count(kWhole);
    generate(counter, std::nullopt);
    left_out_ = left_out_ || counter.done();
    std::uint64_t turns = counter.moves;
    for (Move& move : scratch_.moves) {
        set_result(move, scratch_);
        if (outcomes_.take(move, {})) ++turns;
    }
    return turns;
}

// Moves that do nothing but go somewhere are counted as they are found, the outcomes of others are told by
// their hash. Absent where some of them may be the same as those of plain moves.
std::optional<std::uint64_t> LegalMoves::count_apart(Apart by) {
    const Coincidence& coincidence = variant_.coincidence();
    if (coincidence.told_by_fields && by == Apart::outcome && !filters_.any() && position_.air() == nullptr) {
        // As long as footprints tell all outcomes apart.
        MoveSink told{.by_fields = true};
        generate(told, std::nullopt);
        if (!told.untold) return told.moves;
    }
    if (coincidence.possible && filters_.ways) return std::nullopt;
    if (coincidence.possible && (!coincidence.plain_apart || position_.air() != nullptr)) {
        if (variant_.obligations(position_.to_move()).capture != MoveObligations::Capture::free)
            return std::nullopt;
        return count_outcomes(by);
    }
    outcomes_.clear(by);
    const bool must = variant_.obligations(position_.to_move()).capture == MoveObligations::Capture::must &&
                      !safety_.ignored();
    MoveSink counter{.seen = coincidence.possible ? &outcomes_ : nullptr, .tells_captures = must};
    begin_count({Agenda::kStates, Agenda::kStates});
    generate(counter, std::nullopt);
    if (counter.miscounts()) return std::nullopt;
    return must && counter.captures > 0 ? counter.captures : counter.moves;
}

// Turns of two parts: those that may be first are listed, and of each it is asked how many there are to
// follow it. Absent where that is not known.
std::optional<std::uint64_t> LegalMoves::count_two_parts(Apart by) {
    const Coincidence& turns = variant_.coincidence();
    const bool places = turns.placing != 0 && by == Apart::outcome;
    if (!turns.drop_follows && !places && turns.second.empty()) return std::nullopt;
    if (filters_.any() || position_.air() != nullptr) return std::nullopt;
    const Question question(variant_.scripts());
    if (!begin_turn()) return 0;
    if (!turns.second.empty() && (!safety_.asks_nothing() || !safety_.pursued().empty())) return std::nullopt;
    MoveList& firsts = scratch_;
    firsts.clear();
    MoveSink sink{&firsts};
    generator_.agenda().begin();
    if (turns.drop_follows)
        generator_.moves(sink, std::nullopt);
    else
        generator_.parts(sink, std::nullopt, {}, [] { return true; });
    left_out_ = !generator_.complete();
    if (!turns.second.empty()) {
        if (!ranges::all_of(firsts.moves, is_plain))
            drop_coinciding(firsts, by == Apart::outcome ? by : Apart::start);
        weigh_second_parts();
    }
    drops_after_.assign(static_cast<std::size_t>(variant_.board().size()), kNotCounted);
    generator_.agenda().begin();
    const std::vector<bool>& types = variant_.turn().ways[0].parts[0].types;
    // A turn may be its first part alone where a drop may follow.
    std::uint64_t number = turns.drop_follows ? firsts.moves.size() : 0;
    for (const Move& first : firsts.moves) {
        if (first.from == variant_.board().off()) continue;
        if (!types.empty() && !types[static_cast<std::size_t>(Cast::type(position_.at(first.from)))])
            continue;
        const auto ways = turns.drop_follows ? drops_after(first)
                          : places           ? placings_after(first)
                                             : seconds_after(first, firsts);
        if (!ways) return std::nullopt;
        number += *ways;
    }
    return number;
}

// How many fields may the piece place another on that has made the move of the list, which tells its outcome
// by its fields?
std::optional<std::uint64_t> LegalMoves::placings_after(const Move& first) {
    const Tried made(position_);
    place_move(position_, first, nullptr, variant_.move_rules());
    return generator_.placings(first.to, variant_.coincidence().placing);
}

// May a piece be dropped when a move has left the field?
bool LegalMoves::lets_come_in(const Part& drop, Field left) const {
    const Tags carried = position_.tags(left);
    return ranges::any_of(drop.drops, [&](const DropRule& rule) {
        return (rule.left_by == 0 || (rule.left_by & carried) != 0) &&
               !position_.pocketed(position_.to_move(), rule.pocket).empty();
    });
}

// How many drops may follow the move of the list, which has to be legal by itself? Of a plain one that is
// told by the field that it leaves: it is counted once for each. Absent where one of them might not be legal.
std::optional<std::uint64_t> LegalMoves::drops_after(const Move& first) {
    const bool plain = is_plain(first);
    if (plain && drops_after_[first.from] != kNotCounted) return drops_after_[first.from];
    const Part& drop_part = variant_.turn().ways[0].parts[1];
    if (plain && !lets_come_in(drop_part, first.from)) return 0;
    const Tried made(position_);
    place_move(position_, first, scratch_.edits.data(), variant_.move_rules());
    std::uint16_t drops = 0;
    const bool legal = generator_.drops(drop_part, [&](const Move& drop) {
        ++drops;
        return safety_.stays_safe_with(position_.at(drop.to));
    });
    if (!legal) return std::nullopt;
    if (plain) drops_after_[first.from] = drops;
    return drops;
}

void LegalMoves::weigh_second_parts() {
    seconds_.assign(static_cast<std::size_t>(variant_.board().size()) + 1, 0);
    seconds_now_ = 0;
    generator_.leaps(variant_.coincidence().second, [&](Field to) {
        ++seconds_[to];
        if (position_.at(to) == kNoPiece) ++seconds_now_;
    });
}

// How many second parts follow the first one, by pieces of other types that only leap to empty fields? Which
// fields are empty tells that: they are counted once, and what each first part changes is added. Absent where
// that concerns the pieces that make them.
std::optional<std::uint64_t> LegalMoves::seconds_after(const Move& first, const MoveList& list) const {
    const std::vector<std::uint8_t>& second = variant_.coincidence().second;
    if (is_plain(first)) {
        const Code there = position_.at(first.to);
        if (second[there] || second[first.promoted]) return std::nullopt;
        return seconds_now_ + seconds_[first.from] - (there == kNoPiece ? seconds_[first.to] : 0);
    }
    std::uint64_t ways = seconds_now_;
    for (const Edit& e : list.edits_of(first)) {
        if (e.what != Edit::What::cell) continue;
        if (second[e.before] || second[e.after]) return std::nullopt;
        if (e.before == kNoPiece) ways -= seconds_[e.field];
        if (e.after == kNoPiece) ways += seconds_[e.field];
    }
    return ways;
}

}  // namespace acedrex
