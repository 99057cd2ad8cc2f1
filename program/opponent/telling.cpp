#include "opponent/telling.hpp"

#include <fmt/core.h>

#include <cstdlib>

#include "base/patience.hpp"
#include "notation/find/finding.hpp"
#include "notation/text/notations.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

std::shared_ptr<const ListedMove> listed_turn(const Game& game, const FoundTurn& turn) {
    auto made =
        std::make_shared<ListedMove>(made_of(game.variant(), game.position(), turn.move, turn.edits.data()));
    made->text = text_of(game.variant(), game.position(), *made);
    // The usual texts tell where a turn begins. Others depend on all turns that there are.
    const Notations& notations = notations_of(game.variant());
    // A turn that is passed begins nowhere.
    const bool by_start =
        !notations.forms && !notations.edits && turn.move.from < game.variant().board().size();
    const Listing near = game.moves(by_start ? std::optional(turn.move.from) : std::nullopt);
    const auto same = [&](const auto& other) {
        const Move &a = made->move, &b = other->move;
        return a.from == b.from && a.to == b.to && a.promoted == b.promoted && a.kind == b.kind &&
               a.tagged == b.tagged && a.passed == b.passed && (a.result == b.result || a.edit_count == 0);
    };
    const auto found = ranges::find_if(near.moves, same);
    if (found != near.moves.end()) return *found;
    return made;
}

namespace {

// What it may take to find turns among all that there are, for their texts; about thirty milliseconds. What
// is beyond is told by itself.
constexpr std::uint64_t kWorkOfTelling = Work::kSecond * 3 / 100;

ToldLine told_line(const Game& game, const SearchLine& line) {
    ToldLine told;
    Game after = game;
    for (const FoundTurn& turn : line.turns) {
        const auto move = listed_turn(after, turn);
        told.turns.push_back(move);
        after.play(*move);
        told.setups.push_back(after.setup());
    }
    return told;
}

}  // namespace

std::vector<ToldLine> told_lines(const Game& game, const SearchResult& found) {
    const Work work(kWorkOfTelling);
    std::vector<ToldLine> lines;
    for (const SearchLine& line : found.lines) lines.push_back(told_line(game, line));
    return lines;
}

double light_chance(const Game& game, const SearchResult& found) {
    if (!found.lines.empty()) return found.win;
    const std::optional<Side> winner = game.status().winner;
    return !winner ? 0.5 : *winner == Side::light ? 1 : 0;
}

std::string words_of(const SearchScore& score) {
    if (score.mate != 0)
        return fmt::format("{} in {}", score.mate > 0 ? "wins" : "loses", std::abs(score.mate));
    return fmt::format("{:+.2f}", score.centi / 100.0);
}

Json to_json(const SearchScore& score) {
    return score.mate != 0 ? Json{{"mate", score.mate}} : Json{{"centi", score.centi}};
}

Json to_json(const Game& game, const SearchResult& found, const std::vector<ToldLine>& told,
             const std::string& variant) {
    Json lines = Json::array();
    for (std::size_t i = 0; i < found.lines.size(); ++i) {
        Json moves = Json::array();
        for (const auto& turn : told[i].turns) moves.push_back(turn->text);
        lines.push_back({{"rank", i + 1},
                         {"score", to_json(found.lines[i].score)},
                         {"moves", moves},
                         {"setups", told[i].setups}});
    }
    const double speed = found.seconds > 0 ? static_cast<double>(found.nodes) / found.seconds : 0;
    return {{"variant", variant},
            {"setup", game.setup()},
            {"depth", found.depth},
            {"nodes", found.nodes},
            {"seconds", rounded(found.seconds, 3)},
            {"nodes_per_second", static_cast<std::uint64_t>(speed)},
            {"score", found.lines.empty() ? Json(nullptr) : to_json(found.lines[0].score)},
            {"win", rounded(light_chance(game, found), 4)},
            {"lines", lines},
            {"complete", found.complete},
            {"goal_in_sight", found.goal_in_sight}};
}

std::string words_of(const Game& game, const SearchResult& found) {
    std::string text =
        fmt::format("depth {}, {}, {:.1f} s; light's chance {:.0f} %{}\n", found.depth,
                    counted(static_cast<std::size_t>(found.nodes), "position"), found.seconds,
                    100 * found.win, found.complete ? "" : "; there were too many turns to search them all");
    if (!found.goal_in_sight)
        text += "no goal in sight: no rule says how a side wins, and all random games were drawn\n";
    const Work work(kWorkOfTelling);
    std::vector<std::vector<std::string>> rows;
    for (const SearchLine& line : found.lines) {
        std::string moves;
        for (const auto& turn : told_line(game, line).turns)
            moves += (moves.empty() ? "" : "  ") + turn->text;
        rows.push_back({words_of(line.score), moves});
    }
    return text + columns(rows);
}

}  // namespace acedrex::program
