// Moves told part by part, or ply by ply and step by step: the first that is told wrong.
#include <algorithm>

#include "notation/find/refusal.hpp"
#include "notation/move/told.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

// A ply by one of the walks that lead to its end, and the move that it is of.
struct Refusal::Way {
    PlyRecord ply;
    std::shared_ptr<const ListedMove> of;
};

bool Refusal::say_nearest(const char* rule, const std::string& reason, const Moves& nearest) {
    for (const auto& move : nearest) add_near(*move);
    return say(rule, ": " + reason);
}

// The moves of which the most parts, from the first on, are as told.
struct Refusal::Begun {
    std::size_t parts = 0;
    Moves moves;

    // The first of them that has further parts.
    const ListedMove* going_on() const {
        const auto found =
            ranges::find_if(moves, [&](const auto& move) { return move->plies.size() > parts; });
        return found == moves.end() ? nullptr : found->get();
    }
};

template <class Fits>
Refusal::Begun Refusal::begun_as_told(const Moves& moves, const Fits& fits) const {
    Begun best;
    for (const auto& move : moves) {
        std::size_t same = 0;
        while (same < std::min(pattern_.parts(), move->plies.size()) && fits(*move, same)) ++same;
        if (same < best.parts) continue;
        if (same > best.parts) best = {same, {}};
        best.moves.push_back(move);
    }
    return best;
}

// The turns that begin as told, as far as some do. (Of several ways to one outcome a listing has only one,
// which may begin otherwise: so the ways that fit are listed, those of the first parts where all fit none.)
Refusal::Begun Refusal::begun_by_parts() const {
    MovePattern first = pattern_;
    while (true) {
        const Listing begun =
            list_moves(game_.state(), {.limit = kLookedAt, .parts = &first, .going_on = true});
        Begun best = begun_as_told(begun.moves, [&](const ListedMove& move, std::size_t i) {
            return fits(variant_, pattern_.part(i), move.plies[i]);
        });
        if (best.parts >= first.parts() || first.further.empty()) return best;
        first.further.pop_back();
    }
}

// Does the text go wrong with the number of its parts, or with one after the first?
bool Refusal::parts_of_turn() {
    if (variant_.turn().one_move && pattern_.parts() == 1) return false;
    const Begun best = begun_by_parts();
    if (best.parts == 0) return false;
    for (const auto& move : best.moves) add_near(*move);
    if (best.parts == pattern_.parts())
        return say("turn", ": the turn is not complete, it has further parts: part " +
                               std::to_string(best.parts + 1) + " is missing");
    const std::string number = std::to_string(best.parts + 1);
    const MovePattern& next = pattern_.part(best.parts);
    const bool drops = next.drop && next.piece.number >= 0;
    if (best.going_on() == nullptr) {
        const std::string why = drops ? waits(next) : "";
        return say("turn", ": " + (why.empty() ? "the turn ends before part " + number : why));
    }
    if (!drops) return say("turn", ": part " + number + " is not possible there");
    return drop(next);
}

// The next plies of the moves, of the same piece and to the same field, by the walks that lead there; not of
// all where there are many.
std::vector<Refusal::Way> Refusal::ways_like(const MovePattern& part, const Begun& begun) const {
    constexpr std::size_t kMostTraced = 20;
    std::vector<Way> ways;
    std::size_t looked_at = 0;
    for (const auto& move : begun.moves) {
        const PlyRecord& ply = move->plies[begun.parts];
        if (!part.piece.fits_piece(ply.piece) || (ply.to != kNoField && !part.to.fits(board_, ply.to)))
            continue;
        const bool known = part.steps.empty() || !ply.trail.empty() || ++looked_at > kMostTraced;
        for (PlyRecord& one :
             known ? std::vector{ply} : traced(game_.state(), Candidate::of(*move), begun.parts))
            ways.push_back({std::move(one), move});
    }
    return ways;
}

// Is just one thing wrong with how the move is told, or with one ply after others that are right?
bool Refusal::told() {
    if (!pattern_.tells_changes) return false;
    Begun best = begun_as_told(from_start(pattern_), [&](const ListedMove& move, std::size_t i) {
        return fits_traced(game_.state(), pattern_.part(i), Candidate::of(move), i);
    });
    if (best.parts == pattern_.parts()) return after_last_told(best);
    std::erase_if(best.moves, [&](const auto& move) { return move->plies.size() <= best.parts; });
    const MovePattern& part = pattern_.part(best.parts);
    const std::vector<Way> ways = ways_like(part, best);
    const std::string number = std::to_string(best.parts + 1);
    const std::string where = pattern_.parts() == 1 ? "" : "ply " + number + ": ";
    if (first_mismatch(part, ways, where)) return true;
    if (best.parts == 0) return false;
    if (best.moves.empty()) return say("cascade", ": the move ends before ply " + number);
    const PlyRecord& ply = best.moves.front()->plies[best.parts];
    return say_nearest("cascade",
                       where + "the " + piece_on(variant_, ply.piece, ply.from) + " makes no such ply",
                       best.moves);
}

// All that is told fits: the move goes on, or no piece stands where one is said to be passed over.
bool Refusal::after_last_told(const Begun& best) {
    if (const ListedMove* move = best.going_on()) {
        const PlyRecord& next = move->plies[best.parts];
        return next.activated && say_nearest("cascade",
                                             "the " + piece_on(variant_, next.piece, next.from) +
                                                 " is activated, and its ply is missing",
                                             best.moves);
    }
    for (std::size_t i = 0; i < pattern_.parts(); ++i)
        for (const StepPattern& step : pattern_.part(i).steps)
            if (step.over) return say("steps", ": not every piece that it says is passed over stands there");
    return false;
}

// Where all but one thing fits some of the ways: that one, and the moves that these ways are of.
bool Refusal::first_mismatch(const MovePattern& part, const std::vector<Way>& ways,
                             const std::string& where) {
    const auto is_wrong = [&](const Told& told) {
        if (!told.said(part)) return false;
        MovePattern rest = part;
        told.unsay(rest);
        std::vector<const PlyRecord*> fitting;
        Moves nearest;
        for (const Way& way : ways) {
            if (!fits(variant_, rest, way.ply)) continue;
            fitting.push_back(&way.ply);
            if (nearest.empty() || nearest.back() != way.of) nearest.push_back(way.of);
        }
        return !fitting.empty() &&
               say_nearest(told.rule, where + told.wrong({variant_, part, fitting}), nearest);
    };
    return ranges::any_of(told_of_way(), is_wrong) || ranges::any_of(told_of_pieces(), is_wrong);
}

}  // namespace acedrex
