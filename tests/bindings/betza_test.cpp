// Basic Betza: each text makes what the words of the algebra make.
#include <algorithm>

#include "script_fixture.hpp"

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
    EXPECT_EQ(steps("fN"), "-1,2 1,2 ");
    EXPECT_EQ(steps("ffN"), steps("fN"));
    EXPECT_EQ(steps("bN"), "-1,-2 1,-2 ");
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

TEST_F(Betza, ListsAndTheWord) {
    EXPECT_EQ(made("{ 'fW', m.anywhere }"), "m.step(m.N) + m.anywhere");
    EXPECT_EQ(made("m.betza 'fW' * m.empty"), "m.step(m.N) * m.empty");
}

TEST_F(Betza, FaultsPointAtTheLetter) {
    EXPECT_EQ(betza("fxN"),
              "Betza \"fxN\": \"x\" is not understood here; expected a modifier: b c f h i l m n r s v, or "
              "an atom: "
              "A B C D F G H J K L N Q R W Z\n    fxN\n     ^");
    EXPECT_EQ(
        betza("Wm"),
        "Betza \"Wm\": the text ends here; expected an atom: A B C D F G H J K L N Q R W Z\n    Wm\n      ^");
    EXPECT_NE(betza("NN3").find("a doubled atom rides without limit"), std::string::npos);
    EXPECT_NE(betza("W03").find("a range is 0"), std::string::npos);
    EXPECT_NE(betza("fhW").find("say nothing about W"), std::string::npos);
    EXPECT_NE(betza("").find("the text is empty"), std::string::npos);
    EXPECT_EQ(faults("return piece {\n  name = 'A', symbol = 'A',\n  moves = 'Y',\n}\n").substr(0, 9),
              "3: Betza ");
}

}  // namespace acedrex::testing
