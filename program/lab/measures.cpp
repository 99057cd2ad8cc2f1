#include "lab/measures.hpp"

#include "lab/fortune.hpp"

namespace acedrex::program {

namespace {

using Value = std::optional<double>;
using Kind = Measure::Kind;

double share_of_plies(const GameRecord& game, int number) {
    return game.plies == 0 ? 0 : number / static_cast<double>(game.plies);
}

Value of_winner(const GameRecord& game, double (*of)(std::span<const double> leads, Side winner)) {
    if (!game.winner || game.leads.empty()) return std::nullopt;
    return of(game.leads, *game.winner);
}

bool is_cut(const GameRecord& game) {
    return game.reason == "length" || game.reason == "undecided";
}

constexpr Measure kMeasures[] = {
    {"balance", "first side scores", Kind::share, 3,
     [](const GameRecord& g) -> Value { return g.first_scores(); }},
    {"drawn", "drawn", Kind::share, 3,
     [](const GameRecord& g) -> Value { return !g.winner && !is_cut(g) ? 1 : 0; }},
    {"completion", "ended by the rules", Kind::share, 3,
     [](const GameRecord& g) -> Value { return is_cut(g) ? 0 : 1; }},
    {"duration", "turns of both sides", Kind::number, 1,
     [](const GameRecord& g) -> Value { return g.plies; }},
    {"branching", "turns to choose from", Kind::number, 1,
     [](const GameRecord& g) -> Value { return g.branching.mean; }},
    {"branching_most", "most to choose from", Kind::number, 0,
     [](const GameRecord& g) -> Value { return g.branching.most; }},
    {"forced", "forced turns, share", Kind::number, 3,
     [](const GameRecord& g) -> Value { return share_of_plies(g, g.forced); }},
    {"tree_log10", "game tree, log10", Kind::number, 1,
     [](const GameRecord& g) -> Value { return g.tree_log10; }},
    {"lead_changes", "changes of the lead", Kind::number, 2,
     [](const GameRecord& g) -> Value { return lead_changes(g.leads); }},
    {"behind", "winner behind, share of turns", Kind::number, 3,
     [](const GameRecord& g) -> Value {
         return of_winner(g, [](auto leads, Side winner) { return drama(leads, winner).share; });
     }},
    {"behind_most", "winner behind at most", Kind::number, 3,
     [](const GameRecord& g) -> Value {
         return of_winner(g, [](auto leads, Side winner) { return drama(leads, winner).most; });
     }},
    {"drama", "drama", Kind::number, 3,
     [](const GameRecord& g) -> Value {
         return of_winner(g, [](auto leads, Side winner) { return drama(leads, winner).mean_root; });
     }},
    {"decided_at", "decided at, share of the game", Kind::number, 3,
     [](const GameRecord& g) -> Value { return of_winner(g, decided_at); }},
    {"killer_move", "greatest swing of a turn", Kind::number, 3,
     [](const GameRecord& g) -> Value { return greatest_swing(g.leads); }},
    {"permanence", "permanence", Kind::number, 3,
     [](const GameRecord& g) -> Value { return permanence(g.leads); }},
    {"uncertainty", "uncertainty", Kind::number, 3,
     [](const GameRecord& g) -> Value { return uncertainty(g.leads); }},
    {"coverage", "fields used, share", Kind::number, 3,
     [](const GameRecord& g) -> Value { return g.coverage; }},
    {"checks", "checks", Kind::number, 1, [](const GameRecord& g) -> Value { return g.checks; }},
    {"captures", "pieces captured", Kind::number, 1, [](const GameRecord& g) -> Value { return g.captures; }},
    {"longest_quiet", "longest time without capture", Kind::number, 1,
     [](const GameRecord& g) -> Value { return g.longest_quiet; }},
    {"cascades", "cascades", Kind::number, 2, [](const GameRecord& g) -> Value { return g.cascades; }},
    {"cascade_plies", "plies of cascades", Kind::number, 2,
     [](const GameRecord& g) -> Value { return g.cascade_plies; }},
};

}  // namespace

std::span<const Measure> measures() {
    return kMeasures;
}

}  // namespace acedrex::program
