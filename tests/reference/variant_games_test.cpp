// Whole games of the variants of very many kinds, played at random to their end or for 400 turns: what is
// made is taken back, what is written is read back, and at every tenth position the slow maker of turns
// agrees. The array is drawn, by the seed or by the options. Of Jupiter, where a game takes hundreds of turns
// until something is promoted, some begin with what is left of the array when pieces are taken off, moved,
// changed and added. The slow suite plays two hundred games of each, the other one the beginning of one, or
// some short ones; ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "effort.hpp"
#include "host/host.hpp"
#include "random.hpp"
#include "read_back.hpp"
#include "variant_match.hpp"
#include "variant_positions.hpp"

namespace acedrex::reference {

struct Course {
    const char* name;
    bool scattered;   // from what is left of the array, not from the array itself
    int short_games;  // of the fast suite, which have all its turns together

    friend std::ostream& operator<<(std::ostream& out, const Course& one) { return out << one.name; }
};

namespace {

constexpr std::size_t kCompared = 10;  // every so many turns
constexpr int kPiecesLeft = 40;        // pieces, about

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

// The name with the seed, or with a value for each option of a variant that has none.
std::string with_options(Host& host, const std::string& name, std::uint64_t seed, Random& random) {
    const auto plain = host.variant(name);
    if (!plain) return name;
    const auto& options = (*plain.value)->spec().options;
    const auto is_seed = [](const OptionSpec& one) { return one.kind == OptionSpec::Kind::seed; };
    if (std::any_of(options.begin(), options.end(), is_seed)) return name + ":seed=" + std::to_string(seed);
    std::string text = name, before = ":";
    for (const OptionSpec& option : options)
        text += std::exchange(before, ",") + option.name + "=" + random.pick(option.choices);
    return text;
}

// first: the number of the first one.
void play_games(const Course& course, int first, int games, std::size_t longest) {
    GamesTally tally;
    for (int i = first; i < first + games; ++i) {
        const std::uint64_t seed = testing::first_seed() + static_cast<std::uint64_t>(i);
        Random random(seed);
        Host host(default_host_options());
        const std::string drawn = with_options(host, course.name, seed, random);
        SCOPED_TRACE(drawn);
        const auto variant = host.variant(drawn);
        for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        if (!variant) return;
        Game game(*variant.value);
        if (course.scattered)
            game = Game(*variant.value, scattered(**variant.value, game.position(), random, kPiecesLeft));
        Match match(*variant.value);
        play_whole(game, longest, match, random, tally);
        tally.too_large += static_cast<std::size_t>(match.tally().too_large);
        if (::testing::Test::HasFailure()) return;
    }
    std::cout << course << ": " << games << " games from " << first << " on, " << tally.turns << " turns, "
              << tally.captures << " captures, " << tally.drops << " turns with drops; " << tally.compared
              << " positions compared, " << tally.too_large << " too large\n";
    for (const auto& [reason, count] : tally.ends) std::cout << "  " << count << ": " << reason << "\n";
    EXPECT_LE(2 * tally.too_large, tally.compared);
}

constexpr int kParts = 20, kGamesOfPart = 10;  // of the slow suite

const std::vector<Course> kCourses = {
    {"uc-170-13", false, 1}, {"testing-board", false, 1}, {"jupiter", false, 1}, {"jupiter", true, 6}};

}  // namespace

class WholeGames : public ::testing::TestWithParam<Course> {};
class SlowWholeGames : public ::testing::TestWithParam<std::tuple<Course, int>> {};

TEST_P(WholeGames, KeepTheLaws) {
    constexpr int kTurns = testing::tried(84);
    const int games = GetParam().short_games;
    play_games(GetParam(), 1, games, static_cast<std::size_t>(kTurns / games));
}

TEST_P(SlowWholeGames, KeepTheLaws) {
    constexpr std::size_t kTurns = 400;
    const auto& [course, part] = GetParam();
    play_games(course, part * kGamesOfPart + 1, kGamesOfPart, kTurns);
}

INSTANTIATE_TEST_SUITE_P(, WholeGames, ::testing::ValuesIn(kCourses));
INSTANTIATE_TEST_SUITE_P(Slow, SlowWholeGames,
                         ::testing::Combine(::testing::ValuesIn(kCourses), ::testing::Range(0, kParts)));

}  // namespace acedrex::reference
