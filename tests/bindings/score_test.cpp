// Game scores: what is read, what is written, and that games of every shipped variant come back as they were.
#include "notation/score/score.hpp"

#include <gtest/gtest.h>

#include "kernel/shipped.hpp"
#include "notation/find/san.hpp"
#include "notation/position/setup.hpp"
#include "notation/score/replay.hpp"
#include "reference/random.hpp"

namespace acedrex {
namespace {

using reference::Random;
using testing::shipped;

Result<std::vector<Score>> read(const std::string& text, const std::string& variant = "classical-chess") {
    return read_scores(*shipped(variant), text, "game");
}

// The line and the words of what is wrong with it.
std::string fault(const std::string& text, const std::string& variant = "classical-chess") {
    const auto read = acedrex::read(text, variant);
    if (!read.diagnostics.empty())
        return std::to_string(read.diagnostics[0].place.line) + ": " + read.diagnostics[0].message;
    const Score& score = read.value->front();
    const auto rules = shipped(variant);
    const auto first = first_position(*rules, score, "game");
    if (!first) return first.diagnostics.front().message;
    const auto played = replay(Game(rules, *first.value), score, "game", std::nullopt, true);
    if (played.diagnostics.empty()) return "";
    return std::to_string(played.diagnostics[0].place.line) + ": " + played.diagnostics[0].message;
}

TEST(Scores, HaveTagsCommentsMarksAndVariations) {
    const auto scores = read(
        "% of another program\n[Event \"A \\\"B\\\" \\\\\"]\n[White \"\"C\" D\"]\n\n"
        "{before} 1.e4! $14 {two\n words} e5?? (1...c5 2. Nf3(2. c3 d5)2... d6) ; to the end\n"
        "2. Nf3 ! 1/2-1/2\n\n[Event \"second\"] 1. d4 *");
    ASSERT_TRUE(scores.diagnostics.empty());
    ASSERT_EQ(scores.value->size(), 2u);
    const Score& one = scores.value->front();
    EXPECT_EQ(*one.tag("Event"), "A \"B\" \\");
    EXPECT_EQ(*one.tag("White"), "\"C\" D");
    EXPECT_EQ(one.tag("Black"), nullptr);
    EXPECT_EQ(one.result, "1/2-1/2");
    ASSERT_EQ(one.moves.size(), 3u);
    EXPECT_EQ(one.moves[0].text, "e4");
    EXPECT_EQ(one.moves[0].before, std::vector<std::string>{"before"});
    EXPECT_EQ(one.moves[0].behind, std::vector<std::string>{"two words"});
    EXPECT_EQ(one.moves[0].marks, (std::vector<int>{1, 14}));
    EXPECT_EQ(one.moves[1].marks, std::vector<int>{4});
    EXPECT_EQ(one.moves[1].behind, std::vector<std::string>{"to the end"});
    ASSERT_EQ(one.moves[1].variations.size(), 1u);
    EXPECT_EQ(one.moves[1].variations[0][1].variations[0][1].text, "d5");
    EXPECT_EQ(one.moves[2].marks, std::vector<int>{1});
    EXPECT_EQ(scores.value->back().moves[0].line, 9);
    EXPECT_EQ(write_score(one),
              "[Event \"A \\\"B\\\" \\\\\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
              "[White \"\\\"C\\\" D\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n\n"
              "{before} 1. e4 $1 $14 {two words} 1... e5 $4 {to the end} ( 1... c5 2. Nf3 ( 2.\n"
              "c3 d5 ) 2... d6 ) 2. Nf3 $1 1/2-1/2\n");
    EXPECT_EQ(write_score(read(write_score(one)).value->front()), write_score(one));
}

TEST(Scores, SayWhatIsWrongWithThem) {
    EXPECT_EQ(fault("1. e4 e5\n2. Nf6 *"),
              "2: move 2 of light, Nf6: \"Nf6\": no Knight of light moves like that here");
    EXPECT_EQ(fault("1. e4 e5 2. Nf3 (2. Nf6) *"),
              "1: move 2 of light, Nf6: \"Nf6\": no Knight of light moves like that here");
    const auto rules = shipped("classical-chess");
    const Score score = read("1. e4 e5 2. Nf3 (2. Nf6) Nc6 *").value->front();
    const auto played = replay(Game(rules), score, "game", std::nullopt, true);
    EXPECT_EQ(played.value->turns, 4u);
    EXPECT_EQ(played.diagnostics.at(0).severity, Severity::warning);
    EXPECT_EQ(fault("1. e4\n{no end"), "2: this comment does not end: a } is missing");
    EXPECT_EQ(fault("1. e4\n(1. d4"), "2: this variation does not end: a ) is missing");
    EXPECT_EQ(fault("1. e4 (1. d4 (1. c4)"), "1: this variation does not end: a ) is missing");
    EXPECT_EQ(fault("1. e4 ( ) e5"), "1: this variation has no moves");
    EXPECT_EQ(fault("(1. e4)"), "1: a variation stands before the first move");
    EXPECT_EQ(fault("1. e4 ) e5"), "1: a ) ends no variation");
    EXPECT_EQ(fault("$3 1. e4"), "1: a mark stands before the first move");
    EXPECT_EQ(fault("[Event \"x]\n1. e4"), "1: the tag Event does not end");
    EXPECT_EQ(fault("[Event \"x\"]\n[Event \"y\"]"), "2: the tag Event is given twice");
    EXPECT_EQ(fault("[Event x]\n1. e4"), "1: the tag Event has no value in quotes");
    EXPECT_EQ(read("[Event  big open ]\n1. e4").diagnostics[0].remedy, "write [Event \"big open\"]");
    EXPECT_EQ(fault("[Event "), "1: the tag Event has no value in quotes");
    EXPECT_EQ(fault("1. [El4 -d8]", "mayan-ascendancy").substr(0, 25), "1: move 1 of light, [El4:");
    EXPECT_EQ(fault("[FEN \"8/8/8 w\"]\n1. e4"),
              "FEN: there are 3 ranks, the board has 8 (field 1, column 1)");
    EXPECT_EQ(fault(std::string(5000, '(')), "1: a variation stands before the first move");
    std::string deep = "1. e4 ";
    for (int i = 0; i < 100; ++i) deep += "(1. e4 ";
    EXPECT_EQ(fault(deep), "1: variations lie too deep within each other");
    // What was read before the fault is there.
    EXPECT_EQ(read("1. e4 e5 2. Nf3 {no end").value->front().moves.size(), 3u);
    EXPECT_TRUE(read("").value->empty());
    EXPECT_TRUE(read(" \n\n").value->empty());
}

// What other programs leave out or put close together.
TEST(Scores, OfOtherProgramsAreRead) {
    const auto first = [](const std::string& text) { return read(text).value->front(); };
    const Score close = first("1.e4$1$14 e5!$2(1...c5)2.Nf3{x}Nc6 *");
    EXPECT_EQ(write_score(close).substr(write_score(close).find("1. ")),
              "1. e4 $1 $14 e5 $1 $2 ( 1... c5 ) 2. Nf3 {x} 2... Nc6 *\n");
    EXPECT_EQ(first("[Result \"0-1\"]\n1. e4").result, "0-1");
    EXPECT_EQ(first("[Result \"0-1\"]\n1. e4 *").result, "0-1");
    EXPECT_EQ(first("[Result \"0-1\"]\n1. e4 1-0").result, "1-0");
    EXPECT_EQ(first("[Result \"won\"]\n1. e4").result, "*");
    // There a parenthesis begins a variation.
    const Score offered = first("1. e4(=) e5 (=) ()");
    EXPECT_EQ(offered.moves[0].text, "e4");
    EXPECT_EQ(offered.moves[0].behind, std::vector<std::string>{"(=)"});
    EXPECT_EQ(offered.moves[1].behind, (std::vector<std::string>{"(=)", "()"}));
    EXPECT_EQ(write_score(first(write_score(offered))), write_score(offered));
}

// Letters that are not of ASCII, and other ways of writing the same.
TEST(Scores, InTheLettersOfOthersAreRead) {
    const auto written = [](const std::string& text, const std::string& variant = "classical-chess") {
        const auto scores = read(text, variant);
        EXPECT_TRUE(scores.diagnostics.empty()) << text;
        EXPECT_EQ(fault(text, variant), "") << text;
        const std::string all = write_score(scores.value->front());
        return all.substr(all.find("\n\n") + 2);
    };
    EXPECT_EQ(written("1. \u2659e4 e5 2.\u2658f3 \u265Ec6\uFE0E 3.\u00A0\u2657b5\u202F*"),
              "1. Pe4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    EXPECT_EQ(written("1\u2026 \u00BD\u2013\u00BD"), "1/2-1/2\n");
    EXPECT_EQ(written("1. e4 \xBD-\xBD"), "1. e4 1/2-1/2\n");
    EXPECT_EQ(written("1. e4 e5 2. Nf3 d6 3. Bc4 Be7 4. O\u2013O 1\u20130"),
              "1. e4 e5 2. Nf3 d6 3. Bc4 Be7 4. O-O 1-0\n");
    EXPECT_EQ(written("1. e4\u00B1 e5\u2213 2. Nf3\u221E Nc6= 3. Bc4+\u2212 Be7-+ \u25A1 4. c3 = a6 += *"),
              "1. e4 $16 e5 $17 2. Nf3 $13 Nc6 $10 3. Bc4 $18 Be7 $19 $7 4. c3 $10 a6 $14 *\n");
    EXPECT_EQ(written("1. e4 a6 2. e5 d5 3. exd6 e.p. h6 4. dxc7 h5 5. cxd8(Q) *"),
              "1. e4 a6 2. e5 d5 3. exd6 e.p. h6 4. dxc7 h5 5. cxd8(Q) *\n");
    EXPECT_EQ(written("1. e4 a6 2. e5 d5 3. e5xd6ep *"), "1. e4 a6 2. e5 d5 3. e5xd6ep *\n");
    EXPECT_EQ(written("1. e2\u2014e4 e7-e5 2. Qd1-h5 g7-g6 3. Qh5\u00D7e5+?? *"),
              "1. e2-e4 e7-e5 2. Qd1-h5 g7-g6 3. Qh5xe5+ $4 *\n");
    EXPECT_EQ(written("1. f3 e5 2. g4 Qh4\u2021 0-1"), "1. f3 e5 2. g4 Qh4# 0-1\n");
    EXPECT_EQ(written("1. e4 d5 2. exd5 Qxd5 3. P@e4 h6 4. exd5 h5 5. q@a6 p@b3 *", "crazyhouse"),
              "1. e4 d5 2. exd5 Qxd5 3. P@e4 h6 4. exd5 h5 5. q@a6 p@b3 *\n");
    // Where a promotion can be put off, the sign tells that.
    const auto later = read("[Position \"CT Pa11,Kf1,kf10\"]\n1. Pa11-a12= *", "croatian-ties");
    EXPECT_EQ(later.value->front().moves[0].text, "Pa11-a12=");
}

// A tag after a blank line begins the next game.
TEST(Scores, OfTagsOnlyAreGames) {
    const auto scores = read(
        "[Event \"a\"]\n[Result \"0-1\"]\n\n[Event \"b\"]\r\n[Result \"1-0\"]\r\n\r\n"
        "[Event \"c\"]\n\n1. e4 * {behind} ; and more\n\n{before} 1. d4 1-0 1. c4\n[Event \"f\"]\n");
    ASSERT_TRUE(scores.diagnostics.empty());
    ASSERT_EQ(scores.value->size(), 6u);
    const auto& all = *scores.value;
    EXPECT_EQ(all[0].result, "0-1");
    EXPECT_TRUE(all[0].moves.empty());
    EXPECT_EQ(all[1].result, "1-0");
    EXPECT_EQ(all[1].line, 4);
    EXPECT_EQ(*all[2].tag("Event"), "c");
    EXPECT_EQ(all[2].moves.at(0).behind, (std::vector<std::string>{"behind", "and more"}));
    EXPECT_EQ(all[3].moves.at(0).before, std::vector<std::string>{"before"});
    EXPECT_EQ(all[4].moves.at(0).text, "c4");
    EXPECT_EQ(*all[5].tag("Event"), "f");
    EXPECT_EQ(write_score(all[0]).substr(write_score(all[0]).find("\n\n")), "\n\n0-1\n");
}

// Cut game by game from pieces of any length, as the whole text would be.
TEST(Scores, AreCutFromPieces) {
    const std::string text =
        "\uFEFF[Event \"a \\\"]\" {\"]\n1. e4 {[Event \"x\"] 1-0 }\n( 1. d4 1-0 ) 1... e5 1-0 ; 0-1\n"
        "% [Event \"y\"]\n[Event \"b\"] 1. d4 \u00BD\u2013\u00BD 1. c4 ( 1. g4\n\n"
        "[Event \"d\"]\n\n[Event \"e\"]\n[Site \"f\"]\n\n1. Q{+}@e4; *";
    std::vector<std::pair<std::string, int>> whole;
    for (const std::size_t size : {text.size(), std::size_t{1}, std::size_t{2}, std::size_t{7}}) {
        std::size_t at = 0;
        ScoreTexts texts(
            [&](std::string& all) {
                const std::string piece = text.substr(at, size);
                at += piece.size();
                all += piece;
                return !piece.empty();
            },
            1000);
        std::vector<std::pair<std::string, int>> found;
        while (const auto one = texts.next()) found.emplace_back(one->text, one->line);
        if (size == text.size()) whole = found;
        EXPECT_EQ(found, whole) << size;
    }
    ASSERT_EQ(whole.size(), 5u);
    EXPECT_EQ(whole[0].first.substr(whole[0].first.size() - 9), "1-0 ; 0-1");
    EXPECT_EQ(whole[1].second, 5);
    EXPECT_EQ(whole[2].first, "1. c4 ( 1. g4\n\n");
    EXPECT_EQ(whole[3].second, 7);
    EXPECT_EQ(whole[4].second, 9);
}

// What is skipped is forgotten.
TEST(Scores, OfAnySizeAreSkippedInLittleMemory) {
    const std::string game = "[Event \"x\"]\n\n1. e4 {a comment} e5 2. Nf3 (2. d4) Nc6 1-0\n\n";
    std::string piece;
    while (piece.size() < 60'000) piece += game;
    std::size_t given = 0, most = 0, found = 0;
    ScoreTexts texts(
        [&](std::string& all) {
            most = std::max(most, all.size());
            if (++given > 200) return false;
            all += piece;
            return true;
        },
        4'000'000);
    while (texts.next()) ++found;
    EXPECT_EQ(found, 200 * (piece.size() / game.size()));
    EXPECT_LT(most, 4 * piece.size());
    // One that never ends is too long.
    bool more = true;
    ScoreTexts endless([&](std::string& all) { return all += "1. e4 ", more; }, 1'000);
    const auto cut_off = endless.next();
    EXPECT_TRUE(cut_off && cut_off->cut_off);
    EXPECT_EQ(read_score(*shipped("classical-chess"), *cut_off, "game").diagnostics.at(0).message,
              "this game is longer than 0 MB, the most that is read of one");
}

// Whoever analyses writes so what is threatened.
TEST(Scores, KeepMovesThatAreNone) {
    const std::string text = "1. e4 Z0 2. d4 (2. -- e5) \u2013\u2013 3. Qh5 @@@@ 4. Bc4 -- *";
    EXPECT_EQ(fault(text), "");
    const auto scores = read(text);
    const std::string all = write_score(scores.value->front());
    EXPECT_EQ(all.substr(all.find("\n\n") + 2),
              "1. e4 -- 2. d4 ( 2. -- e5 ) 2... -- 3. Qh5 -- 4. Bc4 -- *\n");
    const auto played = replay(Game(shipped("classical-chess")), scores.value->front(), "game");
    EXPECT_EQ(played.value->turns, 8u);
    EXPECT_EQ(played.value->game.setup().substr(0, 2), "CC");
    EXPECT_EQ(score_texts(played.value->game),
              (std::vector<std::string>{"e4", "--", "d4", "--", "Qh5", "--", "Bc4", "--"}));
    Game game = played.value->game;
    while (game.undo()) {
    }
    EXPECT_EQ(game.setup(), Game(shipped("classical-chess")).setup());
    // In play it is not a move.
    EXPECT_FALSE(game.play("--"));
}

// In other notations brackets, braces, parentheses and semicolons belong to moves.
TEST(Scores, HoldMovesOfAllNotations) {
    const std::string trail = "[El4-d8]~[Ad8-h8=Q]";
    const auto cascade =
        read("[Position \"MA El4,Ad8,Ph8,ka1,Ka12\"]\n1. " + trail + "(=) (==) 1/2-1/2", "mayan-ascendancy");
    ASSERT_TRUE(cascade.diagnostics.empty());
    const Score& score = cascade.value->front();
    EXPECT_EQ(score.moves[0].text, trail);
    EXPECT_EQ(score.moves[0].said, (std::vector<std::string>{"(=)", "(==)"}));
    EXPECT_EQ(fault("1. b4 (1. c4 (=)) ... ##", "mayan-ascendancy"), "");
    const auto drop = read("[Position \"C Ke1,ke8,+Q\"]\n1. Q+e4{a comment} Kd8", "crazyhouse");
    ASSERT_TRUE(drop.diagnostics.empty());
    EXPECT_EQ(drop.value->front().moves[0].text, "Q+e4");
    EXPECT_EQ(fault("[Position \"C Ke1,ke8,+Q\"]\n1. Q@e4+ Kd8", "crazyhouse"), "");
    EXPECT_EQ(fault("1. Nb1-c3;DP:a1-a3 {duck} 1... Ng8-f6;Da3-b3", "duck"), "");
}

TEST(Scores, HaveStandardAlgebraicNotation) {
    const auto san = [](const std::string& setup, const std::string& move,
                        const std::string& variant = "classical-chess") {
        const auto rules = shipped(variant);
        const Game game(rules, *unchecked(read_setup(*rules, setup)).value);
        std::shared_ptr<const ListedMove> found;
        EXPECT_TRUE(game.find(move, found)) << move;
        return found ? san_of(game, *found).value_or("none") : "?";
    };
    EXPECT_EQ(san("CC Ke1,Nb1,Nf3,ke8", "Nb1-d2"), "Nbd2");
    EXPECT_EQ(san("CC Ke1,Nb1,Nb3,ke8", "Nb1-d2"), "N1d2");
    EXPECT_EQ(san("CC Kh1,Qa1,Qa5,Qe1,kh8", "Qa1-e5"), "Qa1e5+");
    EXPECT_EQ(san("CC Ke1,Pe7,rd8,kh1", "Pe7-d8*=N"), "exd8=N");
    EXPECT_EQ(san("CC Ke1,Pe5,pd5:,ke8", "Pe5-d6:"), "exd6");
    EXPECT_EQ(san("CC Ke1&,Rh1&,ka8", "Ke1-g1&"), "O-O");
    EXPECT_EQ(san("CC Ke1&,Ra1&,kd8", "Ke1-c1&"), "O-O-O+");
    EXPECT_EQ(san("CC Kg6,Ra1,kg8", "Ra1-a8"), "Ra8#");
    EXPECT_EQ(san("C Ke1,ke8,+Q", "Q+d7", "crazyhouse"), "Q@d7+");
    EXPECT_EQ(san("C Kf1&,Rh1&,ka8", "Kf1-g1&", "chess960"), "O-O");
    EXPECT_EQ(san("C Kf1&,Rh1&,ka8", "Kf1-g1", "chess960"), "Kg1");
    EXPECT_EQ(san("SC Ke1&{gate},Ng1{gate},ke8,+E,+H", "Ng1-f3", "seirawan"), "Nf3");
    EXPECT_EQ(san("SC Ke1&{gate},Ng1{gate},ke8,+E,+H", "Ng1-f3; E+g1", "seirawan"), "Nf3/E");
    EXPECT_EQ(san("SC Ke1,Nb1{gate},Nf3,ke8,+H", "Nb1-d2; H+b1", "seirawan"), "Nd2/H");
    EXPECT_EQ(san("SC Ke1,Nb1{gate},Nf3,ke8,+H", "Nb1-d2", "seirawan"), "Nbd2");
    // A Pawn that may be promoted and need not be.
    EXPECT_EQ(san("GR Ke1,Pf7,ke10,na8", "Pf7-f8", "grand"), "f8");
    EXPECT_EQ(san("GR Ke1,Pf7,ke10,na8", "Pf7-f8=Q", "grand"), "f8=Q");
    EXPECT_EQ(san("GR Ke1,Pf7,kj10,ne8", "Pf7-e8*", "grand"), "fxe8");
    EXPECT_EQ(san("GR Ke1,Pf7,kj10,ne8", "Pf7-e8*=N", "grand"), "fxe8=N");
    EXPECT_EQ(san("SC Ke1&{gate},Rh1&{gate},ke8,+E", "Ke1-g1&; E+h1", "seirawan"), "O-O/Eh1");
    EXPECT_EQ(san("SC Ke1&{gate},Rh1&{gate},ke8,+E", "Ke1-g1&; E+e1", "seirawan"), "O-O/Ee1+");
    // Every move that wins by the rules.
    EXPECT_EQ(san("AT Ke1,Qe2,ke8,pe7,qd1", "Qe2-e7*", "atomic"), "Qxe7#");
    EXPECT_EQ(san("A Ke1,Pe2,ka8", "Pe2-e3", "atomic"), "e3");
    EXPECT_EQ(san("A Ke1,Rd1,rd8,kh8", "Rd1-d8*", "atomic"), "Rxd8");
    EXPECT_EQ(san("CT Kf1,Eb1,kf10", "Eb1-c3", "croatian-ties"), "none");
}

// Written, read and written again byte for byte, and the same position in the end.
TEST(Scores, BringGamesOfEveryVariantBack) {
    Random random(testing::first_seed() + 17);
    const int games = testing::slow() ? 100 : testing::tried(2);
    std::size_t place = 1;
    for (const std::string& name : testing::every_shipped_variant()) {
        if (testing::left_out(place++, 3)) continue;  // Forms, Edits and Laws have the others
        const auto variant = shipped(name);
        const bool large = variant->board().size() > 200;
        for (int i = 0; i < games; ++i) {
            Game game(variant);
            for (int turn = 0; turn < (large ? testing::tried(12) : 40) && !game.status().over(); ++turn) {
                const Listing listing = game.moves(std::nullopt, large ? 40 : 100);
                if (listing.moves.empty()) break;
                game.play(*random.pick(listing.moves));
            }
            Score score;
            for (const std::string& text : score_texts(game)) score.moves.emplace_back().text = text;
            const std::string text = write_score(score, variant->spec().first);
            const auto again = read(text, name);
            ASSERT_TRUE(again.diagnostics.empty()) << name << "\n" << text << to_string(again.diagnostics[0]);
            ASSERT_EQ(again.value->size(), 1u) << name << "\n" << text;
            ASSERT_EQ(write_score(again.value->front(), variant->spec().first), text);
            const auto played = replay(Game(variant), again.value->front(), "game");
            ASSERT_TRUE(played.diagnostics.empty()) << name << "\n"
                                                    << text << to_string(played.diagnostics[0]);
            ASSERT_EQ(played.value->game.setup(), game.setup()) << name << "\n" << text;
        }
    }
}

}  // namespace
}  // namespace acedrex
