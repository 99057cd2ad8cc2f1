// The short form of the classical notation: what is written, and that it is read back.
#include "notation/find/san.hpp"

#include <set>

#include "kernel/shipped.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

namespace {

Game game_with(const std::string& name, const std::string& setup) {
    const auto variant = testing::shipped(name);
    const Result<Position> position = checked(*variant, read_setup(*variant, setup));
    EXPECT_TRUE(position) << setup;
    return Game(variant, *position.value);
}

// Of every legal move, in the order of its text; "?" where there is none.
std::set<std::string> all_san(const Game& game) {
    std::set<std::string> all;
    for (const auto& move : game.moves().moves) all.insert(san_of(game, *move).value_or("?" + move->text));
    return all;
}

std::string san(const Game& game, const std::string& text) {
    std::shared_ptr<const ListedMove> found;
    const PlayResult result = game.find(text, found);
    EXPECT_TRUE(result) << result.reason;
    return found ? san_of(game, *found).value_or("none") : "not found";
}

}  // namespace

TEST(San, NamesPiecesButPawns) {
    const Game game(testing::shipped("classical-chess"));
    const std::set<std::string> all = all_san(game);
    EXPECT_EQ(all.size(), 20U);
    for (const char* text : {"a3", "a4", "e4", "Na3", "Nf3"}) EXPECT_TRUE(all.contains(text)) << text;
}

TEST(San, TellsPiecesApart) {
    const Game game = game_with("classical-chess", "CC Kf1,Na1,Nb4,Rh1,Rh7,Qc3,Pe5,Pc5,rd3,pd6,ka5");
    EXPECT_EQ(san(game, "Na1-c2"), "Nac2");
    EXPECT_EQ(san(game, "Nb4-d3"), "Nxd3+");
    EXPECT_EQ(san(game, "Rh1-h4"), "R1h4");
    EXPECT_EQ(san(game, "Rh7-h5"), "R7h5");
    EXPECT_EQ(san(game, "Qc3-d3"), "Qxd3");
    EXPECT_EQ(san(game, "Pe5-d6"), "exd6");
    EXPECT_EQ(san(game, "Pc5-d6"), "cxd6");
    EXPECT_EQ(san(game, "Rh7-a7"), "Ra7+");
}

TEST(San, NamesTheWholeStartWhereNeitherFileNorRankWillDo) {
    const Game game = game_with("classical-chess", "CC Ka8,Qe4,Qh4,Qh1,kb6");
    EXPECT_EQ(san(game, "Qh4-e1"), "Qh4e1");
    EXPECT_EQ(san(game, "Qe4-e1"), "Qee1");
    EXPECT_EQ(san(game, "Qh1-e1"), "Q1e1");
}

TEST(San, TellsPromotionCastlingAndWhatComesOfIt) {
    Game game = game_with("classical-chess", "CC Ke1&,Ra1&,Rh1&,Pb7,nc8,ke8,pd7,pe7,rf8,qd8");
    EXPECT_EQ(san(game, "Pb7xc8=N"), "bxc8=N");
    EXPECT_EQ(san(game, "Pb7-b8=Q"), "b8=Q");
    EXPECT_EQ(san(game, "O-O-O"), "O-O-O");
    game = game_with("classical-chess", "CC Kg1,Ra1,kg8,pf7,pg7,ph7");
    EXPECT_EQ(san(game, "Ra1-a8"), "Ra8#");
}

TEST(San, TellsTheCaptureOfAPasser) {
    Game game = game_with("classical-chess", "cc Ke1,ke8,Pe5,pd7|");
    ASSERT_TRUE(game.play("d5"));
    EXPECT_EQ(san(game, "Pe5-d6:"), "exd6");
    std::shared_ptr<const ListedMove> found;
    EXPECT_TRUE(game.find("exd6 e.p.", found));
    EXPECT_TRUE(game.find("ed6:", found));
    EXPECT_FALSE(game.find("Ke2 e.p.", found));
}

TEST(San, IsReadBackInOtherVariants) {
    for (const char* name : {"crazyhouse", "chess960", "atomic", "capablanca", "xiangqi"}) {
        const Game game(testing::shipped(name));
        for (const auto& move : game.moves().moves) {
            const auto text = san_of(game, *move);
            ASSERT_TRUE(text) << name << " " << move->text;
            std::shared_ptr<const ListedMove> found;
            ASSERT_TRUE(game.find(*text, found)) << *text;
            EXPECT_EQ(found->text, move->text);
        }
    }
}

TEST(San, IsNotThereWhereAVariantWritesOtherwise) {
    const Game game(testing::shipped("croatian-ties"));
    EXPECT_FALSE(has_classical_notation(game.variant()));
    EXPECT_FALSE(san_of(game, *game.moves().moves.front()));
}

}  // namespace acedrex
