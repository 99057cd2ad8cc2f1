#include "problems/solve.hpp"

#include <fmt/core.h>

#include <optional>

#include "problems/battle.hpp"
#include "problems/help.hpp"
#include "problems/proof_bounds.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

using Play = Stipulation::Play;

// The lines of help play and of series, the shortest first.
void solve_lines(ProblemBoard& board, const Stipulation& asked, const SolveOptions& options, Solved& solved) {
    const int step = asked.series ? 1 : 2;
    // The other side has a part in series of help.
    const bool joint = asked.series && asked.play == Play::help;
    const int least = joint || (!asked.series && asked.plies() % 2 == 0) ? 2 : 1;
    Help help(board, asked);
    if (options.set) {
        Solved set;
        solved.passes = board.pass();
        if (solved.passes) {
            SolveOptions how = options;
            how.progress = {};
            if (!board.lapsed() && asked.plies() > 1) help.solve(asked.plies() - 1, asked.moves, how, set);
            board.undo();
            solved.set = std::move(set.solutions);
            solved.complete = set.complete;
        }
    }
    for (int plies = least; plies <= asked.plies() && !solved.cut; plies += step) {
        if (!options.all && !solved.solutions.empty()) return;
        help.solve(plies, asked.moves - (asked.plies() - plies) / step, options, solved);
    }
}

}  // namespace

Position beginning_of(const Variant& variant, Side to_move, const Stipulation& asked) {
    Position first = initial_position(variant);
    const bool turns = asked.moves % 2 != 0;
    if ((first.to_move() == to_move) == turns)
        throw UsageError{fmt::format("{}: after so many plies {} is to move, and in the position {} is",
                                     asked.text, to_string(turns ? other(first.to_move()) : first.to_move()),
                                     to_string(to_move))};
    return first;
}

Solved solve(const GameState& game, const Stipulation& asked, const SolveOptions& options,
             const Position* beginning) {
    Solved solved;
    if (asked.play == Play::proof) {
        const ProofBounds bounds(game.variant(), game.position(), asked.plies());
        ProblemBoard board(GameState(game.shared_variant(), *beginning), asked, asked.plies());
        Help(board, asked, &bounds).solve(asked.plies(), asked.moves, options, solved);
        solved.nodes = board.nodes();
        return solved;
    }
    ProblemBoard board(game, asked, 2 * asked.moves + 2);
    if (asked.is_battle() && !asked.series)
        Battle(board, asked.play, asked.aim).solve(asked.moves, options, solved);
    else
        solve_lines(board, asked, options, solved);
    solved.nodes = board.nodes();
    return solved;
}

}  // namespace acedrex::program
