// Basic Betza: each text makes what the words of the algebra make.
#include <algorithm>

#include "script_fixture.hpp"
#include "values/movement_values.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {

class Betza : public ScriptTest {
  protected:
    std::string betza(const std::string& text) { return made("'" + text + "'"); }

    // The steps that a text of leaps makes, sorted.
    std::string steps(const std::string& text) {
        const auto path = write("steps" + std::to_string(++made_) + ".lua",
                                "return piece { name = 'X', symbol = 'X', moves = '" + text + "' }");
        const Result<Loaded> loaded = host_.load(path);
        if (!loaded) return loaded.diagnostics.front().message;
        std::vector<Vector> vectors = single_steps(*loaded.value->piece->moves);
        std::sort(vectors.begin(), vectors.end());
        std::string all;
        for (const Vector v : vectors) all += std::to_string(v.x) + "," + std::to_string(v.y) + " ";
        return all;
    }

  private:
    int made_ = 0;
};

TEST_F(Betza, Atoms) {
    const std::pair<const char*, const char*> atoms[] = {
        {"W", "0, 1"}, {"F", "1, 1"}, {"D", "0, 2"}, {"N", "1, 2"}, {"A", "2, 2"}, {"H", "0, 3"},
        {"L", "1, 3"}, {"C", "1, 3"}, {"J", "2, 3"}, {"Z", "2, 3"}, {"G", "3, 3"}};
    for (const auto& [atom, leap] : atoms)
        EXPECT_EQ(betza(atom), made("m.leap(" + std::string(leap) + ")")) << atom;
    EXPECT_EQ(steps("K"), steps("WF"));
    EXPECT_EQ(betza("R"), betza("W0"));
    EXPECT_EQ(betza("B"), betza("F0"));
    EXPECT_EQ(betza("Q"), betza("K0"));
}

TEST_F(Betza, Ranges) {
    EXPECT_EQ(betza("fW0"), made("m.slide(m.N)"));
    EXPECT_EQ(betza("fWW"), made("m.slide(m.N)"));
    EXPECT_EQ(betza("fR"), made("m.slide(m.N)"));
    EXPECT_EQ(betza("fR4"), made("m.slide(m.N, 4)"));
    EXPECT_EQ(betza("fW3"), made("m.slide(m.N, 3)"));
    EXPECT_EQ(betza("rfNN"), made("m.slide({{1, 2}})"));
    EXPECT_EQ(betza("fW1"), made("m.step(m.N)"));
    EXPECT_EQ(betza("fW12"), made("m.slide(m.N, 12)"));
}

TEST_F(Betza, DirectionsOfStraightSteps) {
    EXPECT_EQ(steps("fW"), "0,1 ");
    EXPECT_EQ(steps("fsW"), "-1,0 0,1 1,0 ");
    EXPECT_EQ(steps("vW"), "0,-1 0,1 ");
    EXPECT_EQ(steps("frW"), "0,1 1,0 ");
    EXPECT_EQ(steps("fbD"), "0,-2 0,2 ");
}

TEST_F(Betza, DirectionsOfDiagonalSteps) {
    EXPECT_EQ(steps("fF"), "-1,1 1,1 ");
    EXPECT_EQ(steps("frF"), "1,1 ");
    EXPECT_EQ(steps("rfF"), "1,1 ");
    EXPECT_EQ(steps("blA"), "-2,-2 ");
    EXPECT_EQ(steps("lF"), "-1,-1 -1,1 ");
    EXPECT_EQ(steps("flbrF"), "-1,1 1,-1 ");
}

TEST_F(Betza, DirectionsOfObliqueSteps) {
    EXPECT_EQ(steps("fN"), "-2,1 -1,2 1,2 2,1 ");
    EXPECT_EQ(steps("ffN"), "-1,2 1,2 ");
    EXPECT_EQ(steps("bbN"), "-1,-2 1,-2 ");
    EXPECT_EQ(steps("rN"), "1,-2 1,2 2,-1 2,1 ");
    EXPECT_EQ(steps("sN"), "-2,-1 -2,1 2,-1 2,1 ");
    EXPECT_EQ(steps("vN"), "-1,-2 -1,2 1,-2 1,2 ");
    EXPECT_EQ(steps("rfN"), "1,2 ");
    EXPECT_EQ(steps("frN"), "2,1 ");
    EXPECT_EQ(steps("fsN"), "-2,1 2,1 ");
    EXPECT_EQ(steps("fhN"), "-2,1 -1,2 1,2 2,1 ");
    EXPECT_EQ(steps("hrN"), "-2,1 -1,-2 1,2 2,-1 ");
    EXPECT_EQ(steps("hlN"), "-2,-1 -1,2 1,-2 2,1 ");
}

TEST_F(Betza, DirectionsOfTheEight) {
    EXPECT_EQ(steps("fK"), "-1,1 0,1 1,1 ");
    EXPECT_EQ(steps("ffK"), "0,1 ");
    EXPECT_EQ(steps("frK"), "1,1 ");
    EXPECT_EQ(steps("sK"), "-1,-1 -1,0 -1,1 1,-1 1,0 1,1 ");
}

TEST_F(Betza, Modes) {
    EXPECT_EQ(betza("mfW"), "m.step(m.N) * m.settle");
    EXPECT_EQ(betza("fcW"), "m.step(m.N) * m.strike");
    EXPECT_EQ(betza("mcfW"), "m.step(m.N)");
    EXPECT_EQ(betza("ifmW2"), "m.initial * (m.step(m.N) * m.free)^-1 * m.step(m.N) * m.settle");
    EXPECT_EQ(betza("nrfN"), "m.step(m.N) * m.free * m.step(m.NE)");
    EXPECT_EQ(betza("nfD"), "m.step(m.N) * m.free * m.step(m.N)");
    EXPECT_EQ(betza("fmWfcF"), "m.step(m.N) * m.settle + m.step{m.NE, m.NW} * m.strike");
}

TEST_F(Betza, WrapsAndImitates) {
    EXPECT_EQ(betza("ofR"), made("m.wrapped('files', m.slide(m.N))"));
    EXPECT_EQ(betza("iomW"), made("m.wrapped('files', m.initial * m.step(m.orthogonals) * m.settle)"));
    EXPECT_EQ(betza("I"), made("m.moves_of 'last'"));
    EXPECT_EQ(betza("mI"), made("m.moves_of 'last' * m.settle"));
}

TEST_F(Betza, ListsAndTheWord) {
    EXPECT_EQ(made("{ 'fW', m.anywhere }"), "m.step(m.N) + m.anywhere");
    EXPECT_EQ(made("m.betza 'fW' * m.empty"), "m.step(m.N) * m.empty");
}

// A text with what is said of it and the column of the caret, from 1.
struct Refusal {
    const char *text, *message;
    int column;
};

TEST_F(Betza, FaultsPointAtTheLetter) {
    const std::string atoms = "an atom: A B C D F G H I J K L N Q R U W Z, (m,n)";
    EXPECT_EQ(betza("wN"),
              "Betza \"wN\": \"w\" is not understood here; expected a modifier: a b c d e f g h "
              "i j k l m n o p q r s t u v y z, or " +
                  atoms + "\n    wN\n    ^");
    EXPECT_EQ(betza("Wm"), "Betza \"Wm\": the text ends here; expected " + atoms +
                               ". Small letters stand before their atom\n    Wm\n      ^");
    const Refusal refusals[] = {
        {"", "the text is empty", 1},
        {"fwN", "\"w\" is not understood here", 2},
        {"NE", "\"E\" is not understood here", 2},
        {"Wm", "the text ends here", 3},
        {"Na", "the text ends here", 3},
        {"mafsa", "the text ends here", 6},
        {"NN3", "a doubled atom rides without limit; a limit is written N3", 3},
        {"W03", "a range is 0 (no limit)", 2},
        {"W100", "a range is 0 (no limit) or a number of 1 to 99", 2},
        {"U2", "U has no range", 2},
        {"fhW", "these letters say nothing about W", 1},
        {"fU", "this letter says nothing about U", 1},
        {"mmW", "\"m\" is said already", 2},
        {"njD", "n and j contradict each other", 2},
        {"cpgR", "p and g contradict each other", 3},
        {"qzN", "q and z contradict each other", 2},
        {"ktQ", "k and t contradict each other", 2},
        {"uR", "say whom", 1},
        {"pW", "one step of W hops over nothing", 1},
        {"jF", "one step of F jumps over nothing", 1},
        {"jR1", "one step of R jumps over nothing", 1},
        {"jjR2", "j leaves nothing of a range of 2", 2},
        {"fyR", "there is none", 2},
        {"qafN", "this is the first", 1},
        {"aqN", "no leg before has made one", 2},
        {"mpafR", "goes on over a piece takes nothing", 2},
        {"caiK", "it stands before its first leg", 3},
        {"aU", "U has no direction", 2},
        {"nU", "n says nothing about U", 1},
        {"(2)N", "a leap is two numbers", 3},
        {"(2,)", "a leap is two numbers", 4},
        {"(,2)", "a leap is two numbers", 2},
        {"(2,3", "a leap is two numbers", 5},
        {"(0,0)", "a leap of (0,0) goes nowhere", 1},
        {"[F?R", "the text ends here; expected - and a further leg", 5},
        {"[F?R)", "\")\" is not understood here", 5},
        {"F]", "\"]\" is not understood here", 2},
        {"[F-]", "a leg is missing here", 4},
        {"[]", "a leg is missing here", 2},
        {"[-F]", "a leg is missing here", 2},
        {"[F-[W-F]]", "brackets do not stand in brackets", 4},
        {"[(F)-F]", "the first leg of a chain is walked once", 3},
        {"[F-(sF)]", "goes straight on", 5},
        {"[F-sR]", "no step of R goes that way", 4},
        {"f[bF-F]", "not both", 3},
        {"n[F-F]", "n belongs to one leg", 1},
        {"[yF-F]", "every leg has a range of its own", 2},
        {"[F-iF]", "it stands before its first leg", 4},
        {"[F-afF]", "\"a\" is any direction here", 4},
        {"ma[F-F]", "\"a\" and brackets do not go together", 2},
        {"KisO2", "castling is a rule of the variant", 4},
        {"mNxaN", "relay is lent by an aura", 3},
        {"W@4", "dropping is a rule of the variant", 2},
    };
    for (const auto& [text, message, column] : refusals) {
        const std::string said = betza(text);
        EXPECT_NE(said.find(message), std::string::npos) << text << "\n" << said;
        EXPECT_TRUE(said.ends_with("\n    " + std::string(static_cast<std::size_t>(column - 1), ' ') + "^"))
            << text << "\n"
            << said;
    }
    EXPECT_EQ(faults("return piece {\n  name = 'A', symbol = 'A',\n  moves = 'Y',\n}\n").substr(0, 9),
              "3: Betza ");
}

}  // namespace acedrex::testing
