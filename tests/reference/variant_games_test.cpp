// Whole games of the variants whose array is drawn by a seed and whose stocks come in, played at random to
// their end or for 400 turns: what is made is taken back, what is written is read back, and at every tenth
// position the slow maker of turns agrees. The slow suite plays two hundred games of each, the other one the
// beginning of one; ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "effort.hpp"
#include "host/host.hpp"
#include "random.hpp"
#include "read_back.hpp"
#include "variant_match.hpp"

namespace acedrex::reference {
namespace {

constexpr std::size_t kCompared = 10;  // every so many turns

bool captures(const ListedMove& move) {
    return std::any_of(move.plies.begin(), move.plies.end(),
                       [](const PlyRecord& ply) { return !ply.captures.empty(); });
}

bool drops(const ListedMove& move) {
    return std::any_of(move.plies.begin(), move.plies.end(),
                       [](const PlyRecord& ply) { return ply.kind == PlyKind::drop; });
}

struct GamesTally {
    std::size_t turns = 0, captures = 0, drops = 0, compared = 0, too_large = 0;
    std::map<std::string, int> ends;
};

// Where something can be captured, that is done more often than any move at random would: exchanges let more
// come in.
const ListedMove& chosen(const Listing& listing, Random& random) {
    std::vector<const ListedMove*> taking;
    for (const auto& move : listing.moves)
        if (captures(*move)) taking.push_back(move.get());
    return taking.empty() || random.chance(60) ? *random.pick(listing.moves) : *random.pick(taking);
}

// longest: turns of both sides.
void play_whole(Game& game, std::size_t longest, Match& match, Random& random, GamesTally& tally) {
    std::vector<Position> path;
    while (path.size() < longest && !game.status().over()) {
        SCOPED_TRACE("turn " + std::to_string(path.size() + 1) + ", " + game.setup());
        is_read_back(game);
        if (path.size() % kCompared == 0) {
            ASSERT_EQ(match.difference(game), "");
            ++tally.compared;
        }
        const Listing listing = game.moves();
        ASSERT_FALSE(listing.moves.empty());
        const ListedMove& move = chosen(listing, random);
        is_read_back(game, move);
        make_and_take_back(game, move);
        if (::testing::Test::HasFailure()) return;
        tally.captures += captures(move);
        tally.drops += drops(move);
        path.push_back(game.position());
        game.play(move);
    }
    tally.turns += path.size();
    const Status status = game.status();
    ++tally.ends[status.over() ? status.reason : "goes on"];
    for (; !path.empty(); path.pop_back()) {
        ASSERT_TRUE(game.undo());
        ASSERT_TRUE(game.position() == path.back());
    }
}

void play_games(const std::string& name, int games, std::size_t longest) {
    GamesTally tally;
    for (int i = 1; i <= games; ++i) {
        const std::uint64_t seed = testing::first_seed() + static_cast<std::uint64_t>(i);
        const std::string with_seed = name + ":seed=" + std::to_string(seed);
        SCOPED_TRACE(with_seed);
        Host host(default_host_options());
        const auto variant = host.variant(with_seed);
        for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        if (!variant) return;
        Game game(*variant.value);
        Match match(*variant.value);
        Random random(seed);
        play_whole(game, longest, match, random, tally);
        tally.too_large += static_cast<std::size_t>(match.tally().too_large);
        if (::testing::Test::HasFailure()) return;
    }
    std::cout << name << ": " << games << " games, " << tally.turns << " turns, " << tally.captures
              << " captures, " << tally.drops << " turns with drops; " << tally.compared
              << " positions compared, " << tally.too_large << " too large\n";
    for (const auto& [reason, count] : tally.ends) std::cout << "  " << count << ": " << reason << "\n";
    EXPECT_LE(2 * tally.too_large, tally.compared);
}

}  // namespace

class WholeGames : public ::testing::TestWithParam<const char*> {};
class SlowWholeGames : public ::testing::TestWithParam<const char*> {};

TEST_P(WholeGames, KeepTheLaws) {
    constexpr std::size_t kTurns = testing::tried(84);
    play_games(GetParam(), 1, kTurns);
}

TEST_P(SlowWholeGames, KeepTheLaws) {
    constexpr int kGames = 200;
    constexpr std::size_t kTurns = 400;
    play_games(GetParam(), kGames, kTurns);
}

INSTANTIATE_TEST_SUITE_P(, WholeGames, ::testing::Values("uc-170-13", "testing-board"));
INSTANTIATE_TEST_SUITE_P(Slow, SlowWholeGames, ::testing::Values("uc-170-13", "testing-board"));

}  // namespace acedrex::reference
