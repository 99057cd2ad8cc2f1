// Game scores, played; and the moves of games as scores have them.
#include "notation/score/replay.hpp"

#include <fmt/core.h>

#include "base/ranges.hpp"
#include "notation/find/san.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

namespace {

Diagnostic fault_of(const std::string& file, const ScoreMove& move, const Position& position,
                    const PlayResult& result) {
    std::string remedy;
    for (const std::string& near : result.near) remedy += (remedy.empty() ? "legal there: " : ", ") + near;
    return score_fault(file, move.line,
                       fmt::format("move {} of {}, {}: {}", turn_number(position),
                                   to_string(position.to_move()), move.text, result.reason),
                       remedy);
}

// False where a move fails; `most` turns at the most.
bool play_line(Game& game, const ScoreLine& line, const std::string& file, std::size_t most, bool variations,
               std::size_t& turns, std::vector<Diagnostic>& faults) {
    for (const ScoreMove& move : line) {
        if (turns == most) return true;
        if (game.turns_played() == kMostTurns) {
            faults.push_back(score_fault(
                file, move.line,
                fmt::format("a game has at most {} moves of both sides, and this one goes on", kMostTurns)));
            return false;
        }
        const bool passes = move.text == kNullMove;
        std::shared_ptr<const ListedMove> found;
        PlayResult result;
        if (!passes) result = game.find(move.text, found);
        // Perhaps it was only praised.
        if (!result && move.text.ends_with('!') &&
            game.find(std::string_view(move.text).substr(0, move.text.size() - 1), found))
            result = {};
        if (!result) {
            faults.push_back(fault_of(file, move, game.position(), result));
            return false;
        }
        if (variations)
            for (const ScoreLine& variation : move.variations) {
                std::size_t made = 0;
                if (!play_line(game, variation, file, variation.size(), true, made, faults))
                    faults.back().severity = Severity::warning;
                for (; made > 0; --made) game.undo();
            }
        passes ? game.pass_anyway() : game.play(*found);
        ++turns;
    }
    return true;
}

std::string without_blanks(std::string text) {
    std::size_t open = 0;
    std::erase_if(text, [&](char c) {
        open += c == '{' ? 1 : 0;
        open -= c == '}' && open > 0 ? 1 : 0;
        return c == ' ' && open == 0;
    });
    return text;
}

}  // namespace

Result<Position> first_position(const Variant& variant, const Score& score, const std::string& file) {
    const std::string* fen = score.tag("FEN");
    const std::string* setup = score.tag("Position");
    if (fen == nullptr && setup == nullptr) return {initial_position(variant), {}};
    Result<Position> result =
        unchecked(setup != nullptr ? read_setup(variant, *setup) : read_fen(variant, *fen));
    const auto tag = ranges::find(score.tags, setup != nullptr ? "Position" : "FEN", &ScoreTag::name);
    for (Diagnostic& d : result.diagnostics) d.place = {file, tag->line != 0 ? tag->line : score.line};
    return result;
}

Result<Replay> replay(Game from, const Score& score, const std::string& file, std::optional<std::size_t> most,
                      bool variations) {
    Replay replayed{std::move(from)};
    std::vector<Diagnostic> faults;
    play_line(replayed.game, score.moves, file, most.value_or(score.moves.size()), variations, replayed.turns,
              faults);
    return {std::move(replayed), std::move(faults)};
}

std::vector<std::string> score_texts(const Game& game) {
    std::vector<std::string> texts;
    const bool classical = has_classical_notation(game.variant());
    Game now = game;
    if (classical)
        while (now.undo()) {
        }
    for (const std::string& text : game.texts()) {
        texts.push_back(without_blanks(text));
        if (!classical) continue;
        if (std::shared_ptr<const ListedMove> move; text == kNullMove) {
            now.pass_anyway();
        } else if (now.find(text, move)) {
            texts.back() = san_of(now, *move).value_or(texts.back());
            now.play(*move);
        }
    }
    return texts;
}

int turn_number(const Position& position) {
    return position.turns() / 2 + 1;
}

}  // namespace acedrex
