#include "desk/jobs.hpp"

#include <algorithm>
#include <chrono>

#include "base/patience.hpp"
#include "notation/find/san.hpp"
#include "opponent/telling.hpp"
#include "problems/solve.hpp"
#include "problems/telling.hpp"

namespace acedrex::program {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kMostOfPosition = 3;  // seconds

double since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// The turns of a line as players write them.
Json written(const Game& game, const ToldLine& line) {
    Json texts = Json::array();
    Game after = game;
    for (const auto& turn : line.turns) {
        texts.push_back(san_of(after, *turn).value_or(turn->text));
        after.play(*turn);
    }
    return texts;
}

// The search's answer, with the plies of each line's first turn, which an arrow can show.
Json found_json(const Game& game, const SearchResult& found, const std::string& name) {
    const std::vector<ToldLine> lines = told_lines(game, found);
    Json told = to_json(game, found, lines, name);
    const auto field = [&](Field f) {
        return f == kNoField ? Json(nullptr) : Json(game.variant().board().name(f));
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Json plies = Json::array();
        for (const PlyRecord& ply : lines[i].turns[0]->plies)
            plies.push_back({{"from", field(ply.from)}, {"to", field(ply.to)}});
        told["lines"][i]["plies"] = std::move(plies);
        told["lines"][i]["written"] = written(game, lines[i]);
    }
    return told;
}

// Forgets what was found out of other positions, or less carefully.
void make_room(Judgements& judged, const Thinking::Table& table, std::uint64_t nodes) {
    const std::vector<std::string>& turns = table.game.texts();
    if (judged.start != table.start || judged.nodes != nodes) judged.positions.clear();
    const auto same = std::mismatch(turns.begin(), turns.end(), judged.turns.begin(), judged.turns.end());
    const auto kept = static_cast<std::size_t>(same.first - turns.begin()) + 1;
    if (judged.positions.size() > kept) judged.positions.resize(kept);
    judged.positions.resize(turns.size() + 1);
    judged.start = table.start;
    judged.turns = turns;
    judged.nodes = nodes;
}

Json annotation_json(const std::string& variant, const Judgements& judged) {
    const auto known = static_cast<std::size_t>(std::count_if(
        judged.positions.begin(), judged.positions.end(), [](const auto& each) { return each; }));
    const std::size_t of = judged.positions.size();
    Json turns = Json::array();
    for (std::size_t i = 0; known == of && i + 1 < of; ++i)
        turns.push_back(
            to_json(JudgedTurn{judged.turns[i], *judged.positions[i], *judged.positions[i + 1]}, i + 1));
    return {{"variant", variant}, {"nodes", judged.nodes},  {"turns", turns}, {"done", known},
            {"of", of},           {"complete", known == of}};
}

}  // namespace

Thinking::Job look_for_best(const SearchLimits& limits) {
    return [limits](const Thinking::Table& table) {
        SearchLimits now = limits;
        now.stop = &table.stopped;
        const auto told = [&](const SearchResult& found) {
            const Patience unhurried(0);
            return found_json(table.game, found, table.name);
        };
        const SearchResult found = table.search.run(table.game.state(), now, [&](const SearchResult& so_far) {
            table.report([&] { return told(so_far); });
        });
        return told(found);
    };
}

Thinking::Job annotate_game(std::uint64_t nodes, double seconds) {
    return [=](const Thinking::Table& table) {
        const Clock::time_point begin = Clock::now();
        make_room(table.judged, table, nodes);
        const SearchLimits limits{.nodes = nodes, .seconds = kMostOfPosition, .stop = &table.stopped};
        // From the end, as a game is taken back turn by turn.
        for (std::size_t i = table.judged.positions.size(); i-- > 0;) {
            std::optional<JudgedPosition>& position = table.judged.positions[i];
            if (!position) {
                const JudgedPosition found = judged(table.search, table.game, limits);
                if (table.stopped) break;
                position = found;
                table.report([&] { return annotation_json(table.name, table.judged); });
                if (since(begin) > seconds) break;
            }
            if (i > 0) table.game.undo();
        }
        return annotation_json(table.name, table.judged);
    };
}

Thinking::Job solve_problem(const Stipulation& asked, std::size_t limit, double seconds) {
    return [=](const Thinking::Table& table) {
        const Clock::time_point begin = Clock::now();
        SolveOptions how;
        how.variations = asked.forces();
        how.limit = limit;
        how.progress = [&](int length, std::size_t done, std::size_t of) {
            table.report([&]() -> Json {
                return {{"stipulation", asked.text}, {"length", length}, {"done", done}, {"of", of}};
            });
        };
        std::optional<Position> beginning;
        if (asked.play == Stipulation::Play::proof)
            beginning = beginning_of(table.game.variant(), table.game.to_move(), asked);
        const Solved solved = [&] {
            const Work work(static_cast<std::uint64_t>(seconds * static_cast<double>(Work::kSecond)));
            const Patience patience(0, &table.stopped);
            return solve(table.game.state(), asked, how, beginning ? &*beginning : nullptr);
        }();
        Json told = as_json(table.game, table.name, asked, solved, how);
        told["seconds"] = rounded(since(begin), 3);
        told["complete"] = solved.complete && !solved.cut;
        told["words"] = soundness_of(asked, solved).words;
        return told;
    };
}

}  // namespace acedrex::program
