// Moves told ply by ply and step by step: which the position agrees with, and what is wrong with the others.
#include <algorithm>

#include "rules/game.hpp"
#include "rules/trail.hpp"

namespace acedrex {

namespace {

const MovePattern& part_of(const MovePattern& pattern, std::size_t i) {
    return i == 0 ? pattern : pattern.further[i - 1];
}

}  // namespace

// Does the move do what the text asks for, over pieces where it passes over some?
bool Game::means(const MovePattern& pattern, const std::vector<PlyRecord>& plies) const {
    if (!fits(*variant_, pattern, plies)) return false;
    for (std::size_t i = 0; i < plies.size(); ++i)
        if (!passes_over(*variant_, position_, part_of(pattern, i), std::span(plies).first(i))) return false;
    return true;
}

// Is just one thing wrong with how the move is told, or with one ply after others that are right?
bool Game::refuse_told(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    const std::size_t given = 1 + pattern.further.size();
    std::vector<std::shared_ptr<const ListedMove>> best;
    std::size_t most = 0;
    for (const auto& move : moves(start_of(pattern)).moves) {
        std::size_t same = 0;
        while (same < std::min(given, move->plies.size()) &&
               fits(*variant_, part_of(pattern, same), move->plies[same]))
            ++same;
        if (same < most) continue;
        if (same > most) best.clear();
        most = same;
        best.push_back(move);
    }
    constexpr std::size_t kNear = 5;
    const auto tell = [&](const char* rule, const std::string& reason, const auto& nearest) {
        result.rule = rule;
        result.reason = quoted + ": " + reason;
        for (const auto& move : nearest)
            if (result.near.size() < kNear) result.near.push_back(move->text);
        return true;
    };
    if (most == given) {
        const auto goes_on = std::find_if(best.begin(), best.end(),
                                          [&](const auto& move) { return move->plies.size() > given; });
        if (goes_on == best.end()) return refuse_passing(quoted, pattern, result);
        const PlyRecord& next = (*goes_on)->plies[given];
        return next.activated &&
               tell("cascade",
                    "the " + next.piece + " on " + next.from + " is activated, and its ply is missing", best);
    }
    std::erase_if(best, [&](const auto& move) { return move->plies.size() <= most; });
    std::vector<const PlyRecord*> plies;
    for (const auto& move : best) plies.push_back(&move->plies[most]);
    std::string rule;
    std::vector<std::size_t> near;
    const std::string where = given == 1 ? "" : "ply " + std::to_string(most + 1) + ": ";
    const std::string reason = mistold(*variant_, part_of(pattern, most), plies, rule, near);
    if (!reason.empty()) {
        std::vector<std::shared_ptr<const ListedMove>> nearest;
        for (const std::size_t i : near) nearest.push_back(best[i]);
        return tell(rule.c_str(), where + reason, nearest);
    }
    if (most == 0) return false;
    if (best.empty()) return tell("cascade", "the move ends before ply " + std::to_string(most + 1), best);
    return tell("cascade",
                where + "the " + plies.front()->piece + " on " + plies.front()->from + " makes no such ply",
                best);
}

// All fits, but where a piece is said to be passed over there is none, or another.
bool Game::refuse_passing(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    for (std::size_t i = 0; i <= pattern.further.size(); ++i)
        for (const StepPattern& step : part_of(pattern, i).steps)
            if (step.over) {
                result.rule = "steps";
                result.reason = quoted + ": not every piece that it says is passed over stands there";
                return true;
            }
    return false;
}

}  // namespace acedrex
