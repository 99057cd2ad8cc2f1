// What a side is told of the games whose sides do not see all, and what an umpire says.
#include "notation/find/told_game.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bindings/script_fixture.hpp"
#include "kernel/shipped.hpp"

namespace acedrex {
namespace {

using testing::shipped;
using Texts = std::vector<std::string>;

Game seen_from(const std::shared_ptr<const Variant>& variant, const std::string& setup) {
    const auto position = unchecked(read_setup(*variant, setup));
    EXPECT_TRUE(position) << setup;
    return Game(variant, *position.value);
}

// Played by attempts, each of the side that is to move.
Game attempted(Game game, const Texts& texts) {
    for (const std::string& text : texts) {
        const PlayResult result = attempt(game, text);
        EXPECT_TRUE(result) << text << ": " << result.reason;
    }
    return game;
}
Game attempted(const std::string& variant, const Texts& texts) {
    return attempted(Game(shipped(variant)), texts);
}
Game attempted(const std::string& variant, const std::string& setup, const Texts& texts) {
    return attempted(seen_from(shipped(variant), setup), texts);
}

std::string refusal(Game game, const std::string& text) {
    const std::string before = game.setup();
    const PlayResult result = attempt(game, text);
    EXPECT_EQ(game.setup(), before) << text;
    return result.rule == "refused" ? result.reason : result ? "played" : "always: " + result.rule;
}

std::string setup_for(const Game& game, Side side) {
    return ToldGame(game, side).game().setup();
}
Texts texts_for(const Game& game, Side side) {
    return ToldGame(game, side).texts();
}
Texts said_to(const Game& game, Side side) {
    return ToldGame(game, side).said();
}

// The fields of which the side knows what stands there.
std::string known_to(const Game& game, Side side) {
    const ToldGame seen(game, side);
    std::string fields;
    for (Field f = 0; f < game.variant().board().size(); ++f)
        if (!seen.view().unknown(f)) fields += (fields.empty() ? "" : " ") + game.variant().board().name(f);
    return fields;
}

bool lists(const Game& game, const std::string& text) {
    for (const auto& move : ToldGame(game, game.to_move()).game().moves().moves)
        if (move->text == text) return true;
    return false;
}

TEST(DarkChess, ShowsTheFieldsToWhichPiecesCanMove) {
    // A Pawn sees what it can take, and not what stands before it.
    const Game game = attempted("dark-chess", "DC Ke1,Pe4,Pa4,ke8,pa5,pd5,pf5,ng5", {});
    EXPECT_EQ(known_to(game, Side::light), "d1 e1 f1 d2 e2 f2 a4 e4 d5 e5 f5");
    EXPECT_EQ(setup_for(game, Side::light), "DC Ke1,Pa4,Pe4,pd5,pf5");
    EXPECT_EQ(setup_for(game, Side::dark), "DC Pe4,ke8,ng5,pa5,pd5,pf5");
}

TEST(DarkChess, TellsNobodyOfAttacks) {
    const Game game = attempted("dark-chess", "DC Ke1,Pa2,ke8,re4", {});
    EXPECT_EQ(ToldGame(game, Side::light).status().kind, StatusKind::playing);
    EXPECT_EQ(said_to(game, Side::light), Texts{});
    EXPECT_EQ(setup_for(game, Side::light), "DC Ke1,Pa2");
}

TEST(DarkChess, ShowsWhatCanBeTakenInPassingToWhomItCanInThatTurn) {
    Game game = attempted("dark-chess", "dc Ke1,Pe5,Pa4,pa5,pd7|,ph7,kh8", {"Pd7-d5"});
    EXPECT_EQ(setup_for(game, Side::light), "DC Ke1,Pa4,Pe5,pd5:");
    EXPECT_TRUE(lists(game, "Pe5-d6:"));
    game = attempted(game, {"Ke1-e2"});
    EXPECT_EQ(setup_for(game, Side::light), "dc Ke2,Pa4,Pe5");
    game = attempted(game, {"Ph7-h6"});
    EXPECT_EQ(setup_for(game, Side::light), "DC Ke2,Pa4,Pe5");
}

TEST(DarkChess, RefusesWhatOnlySeemsLegal) {
    const Game game = attempted("dark-chess", "DC Ke1,Pa4,kh8,pa5", {});
    EXPECT_EQ(refusal(game, "Pa4-a5"), "no");
    EXPECT_EQ(refusal(game, "Pa4-b5"), "no");
    EXPECT_EQ(refusal(game, "Pa4-c5"), "always: movement");
}

TEST(DarkChess, TellsOfTurnsWhatTheyChangeInTheView) {
    const Game game = attempted("dark-chess", {"e4", "d5", "Pe4-d5*", "Qd8-d5*", "Nb1-c3"});
    EXPECT_EQ(texts_for(game, Side::light), (Texts{"Pe2-e4", "?", "Pe4-d5*", "?", "Nb1-c3"}));
    EXPECT_EQ(texts_for(game, Side::dark), (Texts{"?", "Pd7-d5", "Pe4-d5*", "Qd8-d5*", "?"}));
}

TEST(DarkChess, ShowsAllWhenItIsOver) {
    const Game game = attempted("dark-chess", "DC Ke1,Re2,Pa2,ke8,ph7", {"Pa2-a3", "Ph7-h6", "Re2-e8*"});
    EXPECT_EQ(setup_for(game, Side::dark), game.setup());
    EXPECT_EQ(texts_for(game, Side::dark), game.texts());
    EXPECT_EQ(ToldGame(game, Side::dark).status().winner, Side::light);
}

TEST(Kriegspiel, ShowsOwnPiecesAlone) {
    const Game game = attempted("kriegspiel", {"e4", "e5"});
    EXPECT_EQ(setup_for(game, Side::dark).substr(0, 12), "KR ke8&,qd8,");
    EXPECT_EQ(texts_for(game, Side::light), (Texts{"Pe2-e4", "?"}));
    EXPECT_EQ(texts_for(game, Side::dark), (Texts{"?", "Pe7-e5"}));
}

TEST(Kriegspiel, AnswersAttempts) {
    const Game game = attempted("kriegspiel", "KR Ke1,Nd2,Pe4,Pc4,Ra1,ke8,bb4,pd5,pa5", {});
    EXPECT_EQ(refusal(game, "Nd2-f3"), "no");  // the Knight is pinned
    EXPECT_EQ(refusal(game, "Ra1-a7"), "no");  // something stands in the way
    EXPECT_EQ(refusal(game, "Pe4-f5"), "no");  // there is nothing to take
    EXPECT_EQ(refusal(game, "Ra1-b3"), "always: movement");
    EXPECT_EQ(refusal(game, "Pe4-e3"), "always: movement");
    // What is there may be taken by the move that a Pawn has for it.
    EXPECT_EQ(attempted(game, {"Pe4-d5"}).texts(), Texts{"Pe4-d5*"});
}

TEST(Kriegspiel, SaysHowCheckIsGiven) {
    const auto said = [](const std::string& pieces) {
        return said_to(attempted("kriegspiel", "KR " + pieces, {}), Side::light);
    };
    EXPECT_EQ(said("Kg2,rg8,ka8"), Texts{"check along the file"});
    EXPECT_EQ(said("Kg2,rb2,ka8"), Texts{"check along the rank"});
    EXPECT_EQ(said("Kg2,bc6,ka7"), Texts{"check along the long diagonal"});
    EXPECT_EQ(said("Kg2,bf1,ka7"), Texts{"check along the short diagonal"});
    EXPECT_EQ(said("Kg2,nf4,ka7"), Texts{"check by a leap"});
    EXPECT_EQ(said("Kg2,nf4,rg8,ka7"), (Texts{"check along the file", "check by a leap"}));
    const Game game = attempted("kriegspiel", "KR Kg2,rg8,ka8", {});
    EXPECT_EQ(ToldGame(game, Side::light).status().kind, StatusKind::check);
    EXPECT_EQ(said_to(game, Side::dark), said_to(game, Side::light));
}

TEST(Kriegspiel, SaysWhatWasCapturedAndHowManyCapturesPawnsCanMake) {
    Game game = attempted("kriegspiel", {"e4", "d5"});
    EXPECT_EQ(said_to(game, Side::light), Texts{"1 capture by a Pawn"});
    EXPECT_EQ(said_to(game, Side::dark), Texts{"1 capture by a Pawn"});
    game = attempted(game, {"Pe4-d5", "Qd8-d5"});
    EXPECT_EQ(said_to(game, Side::light), Texts{"a Pawn was captured on d5"});
    game = attempted(game, {"Nb1-c3", "Qd5-e5", "Bf1-e2", "Qe5-c3"});
    EXPECT_EQ(said_to(game, Side::light), (Texts{"a piece was captured on c3", "2 captures by a Pawn"}));
    // In passing: the field is that of the Pawn that was taken.
    game = attempted("kriegspiel", "kr Ke1,Pe5,pd7|,kh8", {"Pd7-d5"});
    EXPECT_EQ(said_to(game, Side::light), Texts{"1 capture by a Pawn"});
    EXPECT_EQ(said_to(attempted(game, {"Pe5-d6"}), Side::dark), Texts{"a Pawn was captured on d5"});
}

TEST(SecretQueen, IsAPawnForTheOtherSideUntilItShowsItself) {
    Game game = attempted("secret-queen", {"Pe2=S", "Pb7=S", "Se2-e4", "Pd7-d5", "Se4-d5"});
    EXPECT_EQ(texts_for(game, Side::dark), (Texts{"?", "Pb7=S", "Pe2-e4", "Pd7-d5", "Pe4-d5*"}));
    EXPECT_EQ(setup_for(game, Side::dark).find('S'), std::string::npos);
    EXPECT_EQ(texts_for(game, Side::light), (Texts{"Pe2=S", "?", "Se2-e4", "Pd7-d5", "Se4-d5*"}));
    game = attempted(game, {"Ng8-f6", "Sd5-d7"});
    EXPECT_EQ(texts_for(game, Side::dark).back(), "Pd5-d7=Q");
}

TEST(SecretQueen, LooksTheSameWhicheverPawnItIs) {
    const Texts rest = {"Pb7=S", "Pe2-e4", "Ng8-f6", "Pe4-e5", "Pd7-d5"};
    const auto with = [&](const std::string& first) {
        Texts all = {first + "=S"};
        for (const std::string& text : rest)
            all.push_back(first == text.substr(0, 3) ? "S" + text.substr(1) : text);
        if (first == "Pe2") all[4] = "Se4-e5";
        return attempted("secret-queen", all);
    };
    const Game secret = with("Pe2"), plain = with("Pa2");
    EXPECT_TRUE(SideView(secret.state(), Side::dark) == SideView(plain.state(), Side::dark));
    EXPECT_EQ(texts_for(secret, Side::dark), texts_for(plain, Side::dark));
    // What rushed may be taken in passing whatever it is.
    EXPECT_TRUE(SideView(attempted(secret, {"Se5-d6"}).state(), Side::dark) ==
                SideView(attempted(plain, {"Pe5-d6"}).state(), Side::dark));
    const auto rushed = [](const std::string& what) {
        return attempted("secret-queen", "SQ Kh1," + what + "e2,kh8,pd4;chosen=1+1", {what + "e2-e4"});
    };
    EXPECT_TRUE(lists(rushed("S"), "Pd4-e3:"));
    EXPECT_TRUE(SideView(rushed("S").state(), Side::dark) == SideView(rushed("P").state(), Side::dark));
}

TEST(SecretQueen, TellsTheKingThatItAttacksNoMoreThanThatHeCannotGoThere) {
    const Game game = attempted("secret-queen", "sq Ke1,Sd5,ke8,pa7;chosen=1+1", {});
    EXPECT_TRUE(lists(game, "Ke8-d8"));
    EXPECT_EQ(ToldGame(game, Side::dark).status().kind, StatusKind::playing);
    EXPECT_EQ(refusal(game, "Ke8-d8"), "check");
    EXPECT_EQ(refusal(game, "Ke8-d6"), "always: movement");
    EXPECT_TRUE(ToldGame(attempted(game, {"Ke8-e7"}), Side::dark).said().empty());
}

TEST(ClueChess, ShowsThatAPawnWasPromotedAndNotToWhat) {
    Game game = attempted("clue-chess", "CL Pe7,Ke1,ka7", {"Pe7-e8=M"});
    EXPECT_EQ(setup_for(game, Side::dark), "cl Ke1,Xe8,ka7");
    EXPECT_EQ(setup_for(game, Side::light), game.setup());
    EXPECT_EQ(texts_for(game, Side::dark), Texts{"Pe7-e8=?"});
    EXPECT_EQ(refusal(game, "Ka7-a8"), "check");
    game = attempted(game, {"Ka7-b7", "Me8-d6"});
    EXPECT_EQ(texts_for(game, Side::dark), (Texts{"Pe7-e8=?", "Ka7-b7", "Xe8-d6"}));
    EXPECT_EQ(said_to(game, Side::dark), Texts{"check"});
    EXPECT_EQ(ToldGame(game, Side::dark).status().kind, StatusKind::check);
}

class SeenScripts : public testing::ScriptTest {
  protected:
    std::shared_ptr<const Variant> made_of(const std::string& keys) {
        const auto variant = host_.variant(write("seen.lua",
                                                 "local m = require 'acedrex.movement'\n"
                                                 "return variant.extend(require "
                                                 "'classical.classical-chess', { name = 'Seen', " +
                                                     keys + " })"));
        EXPECT_TRUE(variant) << lines(variant.diagnostics);
        return *variant.value;
    }
};

TEST_F(SeenScripts, LoseTheTurnByARefusalWhereTheVariantSaysSo) {
    Game game = seen_from(made_of("sees = m.none, refused = 'turn'"), "S Ke1,Ra1,ke8,pa5,ph7");
    const PlayResult result = attempt(game, "Ra1-a8");
    EXPECT_EQ(result.rule, "refused");
    EXPECT_EQ(result.reason, "no");
    EXPECT_EQ(game.to_move(), Side::dark);
    // What its own pieces make illegal is refused as always, and costs nothing.
    game = seen_from(made_of("sees = m.none, refused = 'turn'"), "S Ke1,Ra1,Pa2,ke8");
    EXPECT_EQ(attempt(game, "Ra1-a8").rule, "movement");
    EXPECT_EQ(game.to_move(), Side::light);
}

TEST_F(SeenScripts, LeaveOutWhatIsSeenAsNothing) {
    const Game game = seen_from(made_of("secrets = { { pieces = { 'Knight' }, seen_as = 'nothing' } }"),
                                "S Ke1,Pa2,ke8,nd5,bh7");
    EXPECT_EQ(setup_for(game, Side::light), "S Ke1,Pa2,ke8,bh7");
    EXPECT_EQ(setup_for(game, Side::dark), game.setup());
    EXPECT_EQ(texts_for(attempted(game, {"Pa2-a3", "Nd5-f6"}), Side::light), (Texts{"Pa2-a3", "?"}));
}

TEST_F(SeenScripts, HideByFieldWhereARuleAsksForIt) {
    const Game game =
        seen_from(made_of("secrets = { { at = m.own_half, seen_as = 'Pawn' } }"), "S Ke1,ke8,nd7,nd4,rh2");
    EXPECT_EQ(setup_for(game, Side::light), "S Ke1,rh2,nd4,pd7,pe8");
}

}  // namespace
}  // namespace acedrex
