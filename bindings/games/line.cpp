#include "games/line.hpp"

#include <algorithm>

#include "base/ranges.hpp"
#include "position/hash_keys.hpp"

namespace acedrex {

namespace {

bool decides(const EndRules::Limit& rule) {
    return rule.times > 0 && rule.result != Verdict::draw;
}

bool decides(const RepetitionRule& rule) {
    const EndRules::Limit& usual = rule;
    return decides(usual) || (rule.checks && *rule.checks != Verdict::draw) ||
           (rule.chases && rule.chases->result != Verdict::draw);
}

// After how many turns can the first position have come about so often? On one board a turn that is passed
// may leave everything as it was, of a whole position the same side is to move again.
std::size_t shortest(const RepetitionRule& rule) {
    return static_cast<std::size_t>(std::max(rule.times - 1, 0)) * (rule.board == nullptr ? 2 : 1);
}

std::uint64_t key_of(Code code, Field f) {
    return code == kNoPiece ? 0 : piece_key(code, f);
}

// What the move changes in the sum of the keys of pieces.
std::uint64_t change(const Position& position, const Move& move, const MoveList& list) {
    if (is_plain(move)) {
        const Code code = position.at(move.from);
        return key_of(code, move.from) ^ key_of(position.at(move.to), move.to) ^
               key_of(move.promoted != kNoPiece ? move.promoted : code, move.to);
    }
    std::uint64_t keys = 0;
    for (const Edit& e : list.edits_of(move))
        if (e.what == Edit::What::cell) keys ^= key_of(e.before, e.field) ^ key_of(e.after, e.field);
    return keys;
}

}  // namespace

Line::Line(const GameState& from) : from_(from), played_(from.turns_played() > 0) {
    const auto& rules = from.variant().endings().repetitions;
    forbids_ = ranges::any_of(rules, [](const auto& rule) { return rule.result == Verdict::illegal; });
    shortest_ = SIZE_MAX;
    for (const RepetitionRule& rule : rules)
        if (decides(rule)) shortest_ = std::min(shortest_, shortest(rule));
}

bool Line::matters(const GameState& from, int turns) {
    const Endings& endings = from.variant().endings();
    const bool played = from.turns_played() > 0;
    return decides(endings.halfmoves) || decides(endings.length) ||
           ranges::any_of(endings.repetitions, [&](const RepetitionRule& rule) {
               return decides(rule) && (played || shortest(rule) <= static_cast<std::size_t>(turns));
           });
}

void Line::push(const Position& position, const Move& move, const MoveList& list) {
    steps_.push_back({&move, &list, cells() ^ change(position, move, list)});
}

void Line::pop() {
    steps_.pop_back();
}

bool Line::stood(std::uint64_t cells, std::size_t steps) const {
    if (played_) return true;
    if (steps < shortest_) return false;
    return (steps > 0 && cells == 0) ||
           std::any_of(steps_.begin(),
                       steps_.begin() + static_cast<std::ptrdiff_t>(steps > 0 ? steps - 1 : 0),
                       [&](const Step& step) { return step.cells == cells; });
}

GameState Line::played() const {
    GameState game = from_;
    for (const Step& step : steps_) game.play(*step.move, step.list->edits.data());
    return game;
}

bool Line::decided(const Position& position) const {
    const Endings& endings = from_.variant().endings();
    const bool limited =
        (decides(endings.halfmoves) && position.halfmove_clock() >= endings.halfmoves.times) ||
        (decides(endings.length) && position.turns() >= endings.length.times);
    return (limited || stood(cells(), steps_.size())) && played().decided_by_course();
}

bool Line::forbids(const Position& position, const Move& move, const MoveList& list) const {
    if (!may_forbid() || !stood(cells() ^ change(position, move, list), steps_.size() + 1)) return false;
    return played().repeats_illegally(move, list.edits.data());
}

void list_turns(const Line* line, LegalMoves& legal, const Position& position, Apart by, MoveList& list) {
    list.clear();
    if (line != nullptr && line->decided(position)) return;
    const bool may_forbid = line != nullptr && line->may_forbid();
    const auto list_allowed = [&] {
        legal.list(list, {.by = by});
        if (may_forbid)
            std::erase_if(list.moves, [&](const Move& m) { return line->forbids(position, m, list); });
    };
    list_allowed();
    if (!list.moves.empty() || !may_forbid || !legal.some_may_escape()) return;
    // No turn is left by which a piece escapes, so that none has to.
    const bool complete = list.complete;
    legal.lift_escapes(true);
    list_allowed();
    legal.lift_escapes(false);
    list.complete = list.complete && complete;
}

}  // namespace acedrex
