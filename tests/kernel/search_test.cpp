// The search: mates, draws, the same answer on every run, and an end when it is told so.
#include "search/search.hpp"

#include <gtest/gtest.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <map>
#include <string>
#include <thread>

#include "clock.hpp"
#include "effort.hpp"
#include "game/list_options.hpp"
#include "kernel/shipped.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "search/danger.hpp"
#include "search/dice.hpp"
#include "search/drive.hpp"
#include "search/values.hpp"

namespace acedrex {

using testing::shipped;

namespace {

GameState game_of(const std::string& variant, const std::string& setup) {
    const auto rules = shipped(variant);
    return {rules, *unchecked(read_setup(*rules, setup)).value};
}

SearchResult best_in(const GameState& game, const SearchLimits& limits) {
    return Search(game.shared_variant()).run(game, limits);
}

// How the game stands once the line has been played.
Status after_line(GameState game, const SearchLine& line) {
    for (const FoundTurn& turn : line.turns) game.play(turn.move, turn.edits.data());
    return game.status();
}

std::filesystem::path shipped_home() {
    return testing::shipped_host().options().home;
}

struct Mate {
    const char* variant;
    const char* setup;
    int plies;  // negative: the side to move is mated
};

// Games of a search against a player that plays at random; told: how many of them it has not won, and how.
std::string not_won(const std::string& variant, int games, std::uint64_t nodes, bool may_draw = false) {
    constexpr int kMostTurns = 600;
    const auto rules = shipped(variant);
    Search search(rules);
    std::string told;
    for (int i = 0; i < games; ++i) {
        GameState game(rules, initial_position(*rules));
        const Side us = i % 2 == 0 ? Side::light : Side::dark;
        Dice dice(static_cast<std::uint64_t>(i));
        Status status = game.status();
        bool moved = false;  // else the game was over before it could be played
        while (!status.over() && game.turns_played() < kMostTurns) {
            if (game.position().to_move() == us) {
                const SearchResult found = search.run(game, {.nodes = nodes});
                if (found.lines.empty()) return told + "no turn was found";
                if (!found.goal_in_sight) return "";
                moved = true;
                const FoundTurn& turn = found.lines[0].turns[0];
                game.play(turn.move, turn.edits.data());
            } else {
                MoveList list;
                game.list(list, {});
                game.play(list.moves[dice.below(list.moves.size())], list.edits.data());
            }
            status = game.status();
        }
        const bool bad = may_draw && status.over() ? status.winner == other(us) : status.winner != us;
        if (moved && bad)
            told += variant + " " + std::to_string(i) + ": " + (status.over() ? status.reason : "not over") +
                    "; ";
    }
    return told;
}

}  // namespace

TEST(Search, FindsMatesAndTheLinesThatLeadThere) {
    for (const Mate& mate :
         {Mate{"classical-chess", "CC Ke6,Ra1,ke8", 1}, Mate{"classical-chess", "CC Kf6,Ra1,kg8", 3},
          Mate{"classical-chess", "cc Kg6,Ra7,kh8", -2}, Mate{"shogi", "SH Ke7,ke9,+G", 1},
          Mate{"crazyhouse", "ZH Kg6,kg8,+R", 1}, Mate{"xiangqi", "XQ Kd1,Ra8,Rb7,ke10", 3},
          Mate{"mayan-ascendancy", "MA Kb4,El4,Ad8,Rg7,Ae5,ka1", 3},
          Mate{"age-of-aquarius", "AA Kb3,Rh8,Ad8,Uh4,ka1", 3}, Mate{"breakthrough", "B Pa7,pb2,ph7", 1},
          // Far behind, but what is near to its goal is looked at.
          Mate{"breakthrough", "b Pa7,pc7,pd7,pe7,pf7,pg7,ph7", -2}}) {
        SCOPED_TRACE(mate.setup);
        const GameState game = game_of(mate.variant, mate.setup);
        // Turns that come late are looked at less deep.
        const SearchResult found = best_in(game, {.depth = std::abs(mate.plies) + 2});
        ASSERT_FALSE(found.lines.empty());
        EXPECT_EQ(found.lines[0].score.mate, mate.plies);
        const Status end = after_line(game, found.lines[0]);
        const Side us = game.position().to_move();
        EXPECT_TRUE(end.over());
        EXPECT_EQ(end.winner, mate.plies > 0 ? us : other(us));
        EXPECT_EQ(found.win, end.winner == Side::light ? 1 : 0);
    }
}

// The turn that wins comes after as many turns as the search is deep.
TEST(Search, SeesAtItsLeavesWhatAZoneOrANumberWins) {
    for (const char* setup : {"B Pa6,pg7,ph7", "TC Kb1,Ra2,Pa3,kh8,pg7,ph7;checks=2+0"}) {
        SCOPED_TRACE(setup);
        const GameState game = game_of(setup[0] == 'B' ? "breakthrough" : "three-check", setup);
        const SearchResult found = best_in(game, {.depth = 2});
        ASSERT_FALSE(found.lines.empty());
        EXPECT_EQ(found.lines[0].score.mate, 3);
        EXPECT_EQ(after_line(game, found.lines[0]).winner, Side::light);
    }
}

// The Knight has to take the last Pawn then, and light has no turn left.
TEST(Search, SeesAtItsLeavesThatSoLittleIsLeftThatItCannotMove) {
    const GameState game = game_of("mustcapture8", "mc Ke2,Pe4,ke8,rf1,rh3,bb4,nc4,pb7|,pc7|,pf7|");
    const Field drawn = *game.variant().board().field("f3");
    const SearchResult found = best_in(game, {.depth = 2});
    ASSERT_FALSE(found.lines.empty());
    EXPECT_NE(found.lines[0].turns[0].move.to, drawn);
    EXPECT_GT(found.lines[0].score.centi, 1'000);
}

TEST(Search, BeatsThoseWhoPlayAtRandom) {
    for (const char* variant : {"classical-chess", "racingkings", "giveaway", "minishogi", "breakthrough"})
        EXPECT_EQ(not_won(variant, 2, 300), "");
    // Of several parts; and with sides that do not begin alike.
    for (const char* variant : {"amazons", "duck", "maharajah"}) EXPECT_EQ(not_won(variant, 2, 1'000), "");
}

// All that list their turns fast and that a side can win. In the long run.
TEST(SlowSearch, BeatsThoseWhoPlayAtRandomInEveryVariant) {
    constexpr double kFast = 0.001;  // seconds
    for (const std::string& name : testing::every_shipped_variant()) {
        const auto rules = shipped(name);
        if (rules->views()) continue;
        const GameState game(rules, initial_position(*rules));
        MoveList list;
        const auto began = std::chrono::steady_clock::now();
        game.list(list, {});
        if (std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() > kFast) continue;
        // Where captures are compulsory, turns made at random can make it trade until too little is left.
        EXPECT_EQ(not_won(name, 20, 2'000, name == "mustcapture8"), "");
    }
}

TEST(Search, CountsWhatAttacksTheFieldsNextToARoyalPiece) {
    const auto rules = shipped("classical-chess");
    const Values values(*rules);
    const Exchanges exchanges(*rules, values);
    const Danger danger(*rules, values, exchanges);
    const auto of = [&](const char* setup) {
        return danger.of(game_of("classical-chess", setup).position());
    };
    const int attacked = of("CC Kg1,qc2,kc8");
    EXPECT_LT(attacked, 0);
    EXPECT_EQ(of("CC Kc1,Qc7,kg8"), -attacked);
    EXPECT_EQ(of("CC Kg1,Ra2,kc8"), 0);
    EXPECT_LT(of("CC Kg1,qc2,bb6,kc8"), attacked);
    // What defends the fields is of no account.
    EXPECT_EQ(of("CC Kg1,Bd4,qc2,kc8"), attacked);
    EXPECT_GE(of("CC Kh1,qc2,qd2,qe2,rg3,rh3,bb6,kc8"), -danger.most());
    // Where less is better.
    const auto other = shipped("giveaway");
    const Values others(*other);
    EXPECT_EQ(Danger(*other, others, Exchanges(*other, others)).most(), 0);
}

// Of the side that has an eighth of the pieces, whatever these are.
TEST(Drive, CallsTheNearestPiecesWhereTheOtherSideHasFew) {
    const auto variant = shipped("classical-chess-26");
    const Board& board = variant->board();
    const Values values(*variant, 0);
    const Drive drive(*variant, values);
    const auto light_with = [&](Field knight, int pawns) {
        Position position(variant->position_tables());
        const auto put = [&](const char* name, Side side, Field f) {
            position.set(f, Cast::code(*variant->cast().type_named(name), side), 0, Edit::Why::setup);
        };
        put("King", Side::light, board.at(1, 1));
        put("Pawn", Side::light, board.at(0, 1));
        put("Pawn", Side::light, board.at(0, 2));
        put("King", Side::dark, board.at(25, 25));
        put("Knight", Side::dark, knight);
        for (int file = 0; file < pawns; ++file) put("Pawn", Side::dark, board.at(file, 24));
        return drive.of(position, values.of(position));
    };
    const Field far = board.at(25, 23), near = board.at(3, 3);
    EXPECT_EQ(light_with(far, 21), 0);
    EXPECT_EQ(light_with(near, 21), 0);
    EXPECT_LT(light_with(far, 22), 0);
    EXPECT_LT(light_with(near, 22), light_with(far, 22));
}

TEST(SearchValues, OfPiecesThatComeAgainDifferLess) {
    const auto ratio = [](const char* variant) {
        const auto rules = shipped(variant);
        const Values values(*rules);
        const auto worth = [&](const char* type) {
            return values.worth(Cast::code(*rules->cast().type_named(type), Side::light));
        };
        return static_cast<double>(worth("Queen")) / worth("Pawn");
    };
    EXPECT_LT(ratio("crazyhouse"), 0.75 * ratio("classical-chess"));
}

// Kaufman's scale, Muller's playtests; leapers by his (30 + 5n/8) n.
TEST(SearchValues, AreNearToThoseThatAreKnown) {
    const auto rules = shipped((shipped_home() / "tests/kernel/worths.lua").string());
    const Values values(*rules);
    const std::map<std::string, double> known{
        {"W", 125},  {"F", 150},  {"WF", 315},  {"N", 325},     {"B", 325},   {"R", 490},  {"R4", 385},
        {"Q", 950},  {"BN", 850}, {"RN", 900},  {"QN", 1275},   {"NWF", 720}, {"NW", 480}, {"WD", 310},
        {"FD", 310}, {"FA", 310}, {"KAD", 690}, {"KNAD", 1130}, {"NN", 500}};
    double squares = 0;
    for (const auto& [name, worth] : known) {
        const auto type = rules->cast().type_named(name);
        ASSERT_TRUE(type) << name;
        squares += std::pow(std::log(values.worth(Cast::code(*type, Side::light)) / worth), 2);
    }
    EXPECT_LE(std::sqrt(squares / static_cast<double>(known.size())), 0.085);
}

TEST(SearchValues, FindOutThatLessIsBetter) {
    EXPECT_TRUE(Values(*shipped("giveaway")).less_is_better());
    EXPECT_FALSE(Values(*shipped("classical-chess")).less_is_better());
    EXPECT_FALSE(Values(*shipped("racingkings")).less_is_better());
    // Nor by any seed: with this one the random games happen to say so.
    EXPECT_FALSE(Values(*shipped("racingkings"), 101).less_is_better());
    // Nor by the few games that end.
    EXPECT_FALSE(Values(*shipped("tworoyals8")).less_is_better());
}

// Discs are turned over again and again, but not in the corners; the number of turns tells more than that of
// discs.
TEST(SearchValues, FindOutWherePiecesStay) {
    const auto rules = shipped("reversi");
    for (const std::uint64_t seed : {1, 2}) {
        const Values values(*rules, seed);
        const Board& board = rules->board();
        ASSERT_FALSE(values.trials().stays.empty());
        EXPECT_FALSE(values.less_is_better());
        EXPECT_GT(values.of_choice(), 0);
        for (Field f = 0; f < board.size(); ++f) {
            const bool corner = board.file(f) % 7 == 0 && board.rank(f) % 7 == 0;
            EXPECT_EQ(values.trials().stays[f] > 0.4, corner) << f;
        }
    }
    for (const char* variant : {"classical-chess", "ataxx", "snort6"})
        EXPECT_TRUE(Values(*shipped(variant)).trials().stays.empty()) << variant;
    EXPECT_EQ(not_won("reversi", 6, 300), "");
}

// By any seed: where no piece is ever taken, that of pieces is chance.
TEST(SearchValues, FindOutThatOnlyTurnsCount) {
    for (const std::uint64_t seed : {1, 3, 4})
        for (const char* variant : {"amazons", "isolation7", "snort6"}) {
            const Values values(*shipped(variant), seed);
            EXPECT_GT(values.of_choice(), 0) << variant << seed;
            EXPECT_FALSE(values.less_is_better()) << variant << seed;
        }
    for (const char* variant : {"classical-chess", "ataxx", "breakthrough", "giveaway"})
        EXPECT_FALSE(Values(*shipped(variant)).trials().only_turns) << variant;
}

TEST(Search, IsTheSameOnEveryRun) {
    for (const char* variant : {"classical-chess", "duck", "seirawan", "mayan-ascendancy"}) {
        SCOPED_TRACE(variant);
        const auto rules = shipped(variant);
        const GameState game(rules, initial_position(*rules));
        const auto told = [&](Search& search) {
            std::string text;
            const SearchResult result = search.run(game, {.nodes = 3'000, .lines = 3});
            for (const SearchLine& line : result.lines) {
                text += std::to_string(line.score.centi) + ":";
                for (const FoundTurn& turn : line.turns)
                    text += " " + std::to_string(turn.move.from) + "-" + std::to_string(turn.move.to);
                text += "; ";
            }
            return text + std::to_string(result.nodes);
        };
        Search one(rules), other(rules);
        const std::string first = told(one);
        EXPECT_EQ(told(one), first);
        EXPECT_EQ(told(other), first);
    }
}

// A run that was stopped before it knew what pieces are worth is no reason for the next one not to know.
TEST(Search, LearnsAgainWhereARunHadNoTimeFor) {
    const GameState game = game_of("classical-chess", "CC Kh1,Nd4,ka8,qb5,pe6,ph7");
    Search search(game.shared_variant());
    const std::atomic<bool> at_once{true};
    search.run(game, {.seconds = 60, .stop = &at_once});
    std::atomic<bool> stop{false};
    const SearchResult found =
        search.run(game, {.seconds = 600, .stop = &stop}, [&](const SearchResult& so_far) {
            if (so_far.depth >= 3) stop = true;
        });
    const SearchResult fresh = best_in(game, {.depth = 3});
    ASSERT_FALSE(found.lines.empty());
    EXPECT_EQ(found.lines[0].score, fresh.lines[0].score);
    EXPECT_EQ(found.lines[0].turns[0].move.to, fresh.lines[0].turns[0].move.to);
}

// Where turns are so many that replies are not all looked at: a side that is ahead goes on to somewhere new.
TEST(Search, DoesNotGoRoundWhereItIsAhead) {
    const auto rules = shipped("discovery");
    const char* setup =
        "D Km1,Ql1,Bd18,Bd22,Nc1,Nv1,Pb2|,Pg2,Ph2|,Pi2|,Pk2|,Pn2|,Pp2|,Pq2|,Pw2,Px2|,Pa3,Ph3,Po3|,Pv3|,"
        "Pw3,Px3,Pa4,Pe4,Pn4,Px4,Pf5,Pc8,Pd8,Pu24,Pw24,Aj1,Ao1,Ue6,Uf6,Wg5,Wd19,Ol4|,Om4|,Op4|,Oc5,Oe5|,"
        "Ol5,Om5|,Oo5|,Ow5,Og6,Of7,Ot9,Or10,Os10,Of13,Ol14,Gf1,Gp1,Gu1,Ge2|,Gj2|,Gl2|,Gm2|,Gr2,Gi3|,Gl3|,"
        "Gm3|,Gp3|,Gq3|,Ga11,Gh12,Gv22,Hk1,Hn1,Hb4,Hv9,Hs11,Hc12,Hm14,Hx15,Hh18,Hk18,Hl20,Hq23,Hb24,kn22,"
        "pa14,pi18,ps19,pq20,pc22|,pe22,pa23|,pb23|,pc23|,pd23|,pp23,pu23|,pv23|,pc24,ab1,og20,go23|,Ta1,"
        "Tx24,tx1,ta24,Mp16,mw16";
    Game game(rules, *unchecked(read_setup(*rules, setup)).value);
    for (const char* turn : {"Hl20-j21", "Kn22-o22", "Hj21-l20", "Ko22-n22", "Hl20-j21", "Kn22-o22"})
        ASSERT_TRUE(game.play(turn)) << turn;
    const SearchResult found = best_in(game.state(), {.depth = 1});
    ASSERT_FALSE(found.lines.empty());
    EXPECT_GT(found.lines[0].score.centi, 0);
    GameState after = game.state();
    after.play(found.lines[0].turns[0].move, found.lines[0].turns[0].edits.data());
    game.state().each_position(
        [&](const Position& before) { EXPECT_NE(before.hash(), after.position().hash()); });
}

// Several threads share the table. What they find is as good, though not the same: what one has left of a
// longer mate may hide the nearest one from another, as their times fall. Where scripts are asked in play one
// thread searches.
TEST(Search, IsSharedByThreads) {
    for (const Mate& mate :
         {Mate{"classical-chess", "CC Kf6,Ra1,kg8", 3}, Mate{"crazyhouse", "ZH Kg6,kg8,+R", 1},
          Mate{"shogi", "SH Ke7,ke9,+G", 1}, Mate{"mayan-ascendancy", "MA Kb4,El4,Ad8,Rg7,Ae5,ka1", 3}}) {
        SCOPED_TRACE(mate.setup);
        const GameState game = game_of(mate.variant, mate.setup);
        EXPECT_TRUE(may_use_threads(game.variant()));
        Search search(game.shared_variant());
        for (int i = 0; i < 3; ++i) {
            const SearchResult found = search.run(game, {.depth = mate.plies + 4, .threads = 3});
            ASSERT_FALSE(found.lines.empty());
            EXPECT_GE(found.lines[0].score.mate, mate.plies);
            EXPECT_EQ(after_line(game, found.lines[0]).winner, game.position().to_move());
        }
    }
    const auto chess = shipped("classical-chess");
    const GameState game(chess, initial_position(*chess));
    const SearchResult found = best_in(game, {.nodes = 9'000, .threads = 3});
    EXPECT_GT(found.nodes, 1'000u);
    EXPECT_LE(found.nodes, 9'000u);
}

// Of several parts (whose order may be another than that of the listing), and of cascades of which only some
// are looked at.
TEST(Search, FindsLegalTurns) {
    for (const char* variant :
         {"duck", "amazons", "monster", "seirawan", "secret-queen", "regency", "nineteen"}) {
        SCOPED_TRACE(variant);
        const auto rules = shipped(variant);
        Search search(rules);
        Dice dice(1);
        GameState game(rules, initial_position(*rules));
        for (int i = 0; i < 12 && !game.status().over(); ++i) {
            for (const SearchLine& line : search.run(game, {.nodes = 400, .lines = 2}).lines) {
                GameState after = game;
                for (const FoundTurn& turn : line.turns) {
                    MoveList list;
                    after.list(list, {});
                    const auto outcome = [&](const Move& move, const Edit* edits) {
                        Position position = after.position();
                        place_move(position, move, edits, rules->move_rules());
                        return position.outcome_hash();
                    };
                    const std::uint64_t found = outcome(turn.move, turn.edits.data());
                    EXPECT_TRUE(std::any_of(list.moves.begin(), list.moves.end(), [&](const Move& move) {
                        return outcome(move, list.edits.data()) == found;
                    }));
                    after.play(turn.move, turn.edits.data());
                }
            }
            MoveList list;
            game.list(list, {});
            if (list.moves.empty()) break;
            game.play(list.moves[dice.below(list.moves.size())], list.edits.data());
        }
    }
}

// A flag is set when the search has taken so much: how long it goes on. Of the thread's processor time, which
// does not depend on what else the machine does.
double goes_on(Search& search, const GameState& game, double after) {
    std::atomic<bool> stop{false};
    std::atomic<bool> begun{false}, over{false}, noted{false};
    clockid_t clock{};
    double ended = 0;
    SearchResult result;
    std::thread thread([&] {
        pthread_getcpuclockid(pthread_self(), &clock);
        begun = true;
        result = search.run(game, {.stop = &stop});
        ended = testing::processor_time();
        over = true;
        while (!noted) std::this_thread::sleep_for(std::chrono::microseconds(100));
    });
    while (!begun) std::this_thread::sleep_for(std::chrono::microseconds(100));
    while (!over && testing::seconds_of(clock) < after)
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    stop = true;
    // Not before: this thread may have to wait for the machine in between, while the other one goes on.
    const double asked = testing::seconds_of(clock);
    noted = true;
    thread.join();
    EXPECT_FALSE(result.lines.empty());
    return ended - asked;
}

// Seconds; the flag is looked at every two milliseconds of work as it is released, which sanitizers make
// several times as long.
constexpr double kSoon = testing::kSanitized ? 0.15 : 0.05;

std::string ends_late(const std::string& variant) {
    const auto rules = shipped(variant);
    GameState game(rules, initial_position(*rules));
    Dice dice(1);
    for (int i = 0; i < 24; ++i) {
        MoveList list;
        game.list(list, {.most = 200});
        if (list.moves.empty()) break;
        game.play(list.moves[dice.below(list.moves.size())], list.edits.data());
        if (game.status().over()) return "";
    }
    std::string told;
    for (const double after : {0.0, 0.02, 0.1, 0.4}) {
        // Of three tries the best: the thread of the search that looks at the flag may have to wait for a
        // busy machine, while the other one goes on.
        double late = 1e9;
        for (int i = 0; i < 3 && late > kSoon; ++i) {
            Search search(rules);
            late = std::min(late, goes_on(search, game, after));
        }
        if (late > kSoon)
            told += variant + " stopped after " + std::to_string(after) + ": " + std::to_string(late) + "; ";
    }
    return told;
}

TEST(Search, EndsSoonAfterItIsTold) {
    for (const char* variant : {"classical-chess", "duck", "conquest-of-tlalocan"})
        EXPECT_EQ(ends_late(variant), "");
}

TEST(SlowSearch, EndsSoonAfterItIsToldInEveryVariant) {
    for (const std::string& name : testing::every_shipped_variant())
        if (!shipped(name)->views()) {
            EXPECT_EQ(ends_late(name), "");
        }
}

TEST(Search, LooksAtNoMoreThanItMay) {
    const auto rules = shipped("classical-chess");
    const GameState game(rules, initial_position(*rules));
    EXPECT_LE(best_in(game, {.nodes = 500}).nodes, 500u);
    EXPECT_EQ(best_in(game, {.depth = 2}).depth, 2);
    EXPECT_EQ(best_in(game, {.depth = 1, .lines = 4}).lines.size(), 4u);
}

TEST(Search, FindsNothingWhereTheGameIsOver) {
    EXPECT_TRUE(best_in(game_of("classical-chess", "cc Kg6,Ra8,kg8"), {.depth = 2}).lines.empty());
}

}  // namespace acedrex
