// The figures that are shipped: each can be set up, its moves are legal, and its arrows lie on the board.
#include "portraits/figures.hpp"

#include <gtest/gtest.h>

#include <set>

#include "host/host.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {
namespace {

// Plays one figure of so many.
void play_figures(std::size_t every) {
    std::size_t figures = 0;
    std::set<std::string> wrong;
    for (const FoundScript& found : Host(default_host_options()).find_variants()) {
        const std::vector<Figure> all = figures_of(found.path);
        if (all.empty()) continue;
        Host host(default_host_options());
        const auto variant = host.variant(found.slug);
        ASSERT_TRUE(variant) << found.slug;
        std::set<std::string> names;
        for (const Figure& figure : all) {
            SCOPED_TRACE(found.slug + " " + figure.name);
            EXPECT_TRUE(names.insert(figure.name).second) << "two figures have this name";
            EXPECT_FALSE(figure.title.empty() || figure.words.empty() || figure.section.empty());
            if (!figure.wrong.empty()) wrong.insert(figure.name);
            if (figures++ % every != 0) continue;
            const Result<FigureGame> game = set_up(*variant.value, figure);
            if (!game) {
                ADD_FAILURE() << game.diagnostics.front().message;
                continue;
            }
            EXPECT_EQ(game.value->moves, figure.moves) << "moves are told in the long form";
        }
    }
    EXPECT_EQ(figures, 326U);
    // What breaks a rule of its own pieces is told so; no other figure is.
    EXPECT_EQ(wrong,
              (std::set<std::string>{"teleport-shaman-all", "wave-cannot-diverge-if-activated-by-centaur"}));
}

TEST(Figures, SomeOfEachVariantCanBePlayed) {
    play_figures(10);
}

TEST(SlowFigures, OfEveryVariantCanBePlayed) {
    play_figures(1);
}

TEST(Figures, WhatIsNoArrowIsRefused) {
    Host host(default_host_options());
    const auto variant = host.variant("classical-chess");
    ASSERT_TRUE(variant);
    const auto fault = [&](const std::string& arrows, const std::string& marks = "",
                           const std::string& labels = "") {
        Figure figure;
        figure.name = "one";
        figure.setup = "CC Ra1";
        figure.arrows = arrows;
        figure.marks = marks;
        figure.labels = labels;
        const Result<FigureGame> game = set_up(*variant.value, figure);
        return game ? std::string() : game.diagnostics.front().message;
    };
    EXPECT_EQ(fault("a1-a2 a2-a3. a3-a4* (-1,3)-(2,12)#.", "e5 (9,9)! f5*", "a1=1"), "");
    for (const char* wrong : {"a1", "a1-", "a1-i1", "a1-a2?", "a1-a1", "(1-a2", "(1,x)-a2", "a1-a2**"})
        EXPECT_EQ(fault(std::string("a1-a2 ") + wrong),
                  "'" + std::string(wrong) + "' is not an arrow, a mark or a label of this board");
    EXPECT_NE(fault("", "a9"), "");
    EXPECT_NE(fault("", "a1."), "");
    EXPECT_NE(fault("", "", "a1"), "");
    EXPECT_NE(fault("", "", "a1="), "");
}

}  // namespace
}  // namespace acedrex::program
