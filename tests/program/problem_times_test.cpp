// How long problems of some kinds take, in processor time of one thread (docs/problems.md, Times).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "bindings/script_fixture.hpp"
#include "clock.hpp"
#include "effort.hpp"
#include "game/list_options.hpp"
#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "problems/solve.hpp"
#include "search/search.hpp"

namespace acedrex::program {
namespace {

// Those with solutions by themselves: to show that there is none takes longer.
struct Times {
    std::vector<double> solved, others;  // milliseconds
    double worst = 0;
    std::string hardest;

    void take(const GameState& game, const Stipulation& asked) {
        const double began = testing::processor_time();
        const Solved found = solve(game, asked, {});
        const double taken = 1e3 * (testing::processor_time() - began);
        EXPECT_TRUE(found.complete || found.cut);
        (found.solutions.empty() ? others : solved).push_back(taken);
        if (taken < worst) return;
        worst = taken;
        hardest = write_setup(game.variant(), game.position());
    }
    std::size_t problems() const { return solved.size() + others.size(); }
    void tell(const std::string& kind) {
        std::printf("%s\n", kind.c_str());
        tell_of("with solutions", solved);
        tell_of("without", others);
        std::printf("  worst: %.1f ms, %s\n", worst, hardest.c_str());
    }

  private:
    static void tell_of(const char* which, std::vector<double>& times) {
        if (times.empty()) return;
        std::sort(times.begin(), times.end());
        const double sum = std::accumulate(times.begin(), times.end(), 0.0);
        std::printf("  %zu %s: mean %.1f ms, median %.1f ms\n", times.size(), which,
                    sum / static_cast<double>(times.size()), times[times.size() / 2]);
    }
};

// Classical Chess with pieces of the Testing Board besides.
constexpr const char* kFairy = R"(
local added = {}
for name, symbol in pairs { PIECES } do
  added[#added + 1] = piece.extend(require("testing-board.pieces." .. name), { symbol = symbol })
end
return variant.extend(require "classical.classical-chess", { name = "Fairy Chess", code = "FC",
                                                             pieces = { add = added } })
)";

class ProblemTimes : public testing::ScriptTest {
  protected:
    std::shared_ptr<const Variant> fairy(const std::string& pieces) {
        std::string text = kFairy;
        text.replace(text.find("PIECES"), 6, pieces);
        const auto variant = host_.variant(write("fairy" + std::to_string(++made_) + ".lua", text).string());
        for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        return variant ? *variant.value : nullptr;
    }

  private:
    int made_ = 0;
};

class SlowProblemTimes : public ProblemTimes {};

constexpr const char* kOrphan = R"(orphan = "O")";
constexpr const char* kSomePieces =
    R"(grasshopper = "G", nightrider = "H", rose = "O", vao = "V", pao = "C")";

// Kings and pieces of these names, each of either side; absent where the side that is not to move stands in
// check.
std::optional<Position> scattered(const Variant& variant, const std::vector<std::string>& names,
                                  std::mt19937_64& random) {
    std::vector<Field> fields;
    for (Field f = 0; f < variant.board().size(); ++f) fields.push_back(f);
    std::shuffle(fields.begin(), fields.end(), random);
    Position position(variant.position_tables());
    const auto put = [&](const std::string& name, Side side) {
        position.set(fields.back(), Cast::code(*variant.cast().type_named(name), side), 0, Edit::Why::setup);
        fields.pop_back();
    };
    put("King", Side::light);
    put("King", Side::dark);
    for (const std::string& name : names) put(name, random() % 2 == 0 ? Side::light : Side::dark);
    position.set_to_move(random() % 2 == 0 ? Side::light : Side::dark);
    position.forget_log();
    LegalMoves legal(variant, position);
    if (legal.in_check(other(position.to_move()))) return std::nullopt;
    return position;
}

// names: of the pieces of the next problem.
template <class Names>
void take_scattered(const std::shared_ptr<const Variant>& variant, const std::string& stipulation,
                    std::size_t problems, const std::string& kind, Names names) {
    ASSERT_NE(variant, nullptr);
    const Stipulation asked = read_stipulation(variant->board(), stipulation);
    std::mt19937_64 random(testing::first_seed());
    Times times;
    while (times.problems() < problems)
        if (const auto position = scattered(*variant, names(random), random))
            times.take({variant, *position}, asked);
    times.tell(stipulation + " with " + kind);
}

TEST_F(SlowProblemTimes, OfTenOrphans) {
    std::vector<std::string> names(10, "Orphan");
    names.insert(names.end(), {"Queen", "Rook", "Bishop", "Knight"});
    take_scattered(fairy(kOrphan), "#2", 60, "ten Orphans", [&](std::mt19937_64&) { return names; });
}

TEST_F(SlowProblemTimes, OfHelpmates) {
    const std::array<std::string, 10> kinds{"Queen",       "Rook",       "Bishop", "Knight", "Pawn",
                                            "Grasshopper", "Nightrider", "Rose",   "Vao",    "Pao"};
    take_scattered(fairy(kSomePieces), "h#2", 100, "8 to 12 pieces", [&](std::mt19937_64& random) {
        std::vector<std::string> names(6 + random() % 5);
        for (std::string& name : names) name = kinds[random() % kinds.size()];
        return names;
    });
}

// Mates that games end with: the search against a player that plays at random, looked at two turns of each
// side before.
void mates_in_three(const std::string& slug, std::size_t problems) {
    const auto variant = testing::shipped(slug);
    const Stipulation asked = read_stipulation(variant->board(), "#3");
    Times times;
    Search search(variant);
    std::mt19937_64 random(testing::first_seed());
    for (int games = 0; times.problems() < problems && games < 200; ++games) {
        GameState game(variant, initial_position(*variant));
        Status status = game.status();
        for (int turn = 0; turn < 400 && !status.over(); ++turn) {
            if (turn % 2 == games % 2) {
                const SearchResult found = search.run(game, {.nodes = 300});
                const FoundTurn& one = found.lines.at(0).turns.at(0);
                game.play(one.move, one.edits.data());
            } else {
                MoveList list;
                game.list(list, {});
                game.play(list.moves[random() % list.moves.size()], list.edits.data());
            }
            status = game.status();
        }
        if (status.kind != StatusKind::checkmate) continue;
        for (int turn = 0; turn < 5; ++turn) game.undo();
        times.take(game, asked);
    }
    times.tell("#3 of " + slug);
}

TEST_F(SlowProblemTimes, OfMatesInThree) {
    mates_in_three("croatian-ties", 30);
    mates_in_three("mirandas-veil", 10);
}

// One of each kind, in positions that are visited: these are the same on every machine.
TEST_F(ProblemTimes, VisitNoMorePositionsThanTheyDid) {
    struct One {
        std::shared_ptr<const Variant> variant;
        const char* stipulation;
        const char* setup;
        std::uint64_t nodes;
    };
    const auto ties = testing::shipped("croatian-ties"), veil = testing::shipped("mirandas-veil");
    for (const One& one : {
             One{fairy(kOrphan), "#2", "fc Kh2,Rh1,Oa2,Oe2,Ob3,Oh3,Oe7,Oh7,Oc8,kf2,qd3,bf4,ng3,ob1,oc3,od5",
                 27},
             One{fairy(kSomePieces), "h#2", "fc Kh2,Rf8,Bb4,Ge3,Ha1,Hd5,kf7,hh7,ha8,cb2,ca3,oc7", 19'772},
             One{ties, "#3",
                 "CT Kf1&,Qc10,Ra1&,Rj1&,Bb6,Bf7,Nh1,Nd3,Pb2|,Pd2|,Pg2|,Ph2|,Pi2|,Pj2|,Pa4,Pe6,Pe7,Eg8,"
                 "kg9,pa5",
                 964},
             One{veil, "#3",
                 "mv Kn3,kp3,qm6,rl14,re16,bd3,bm3,ng14,nk16,pc6,pf6,ph6,pj9,pl9,pe12,pi12,pn14,pa15|,pb15|,"
                 "pd15|,pg15|,pk15|,pm15|,pn15|,pp15|,ei8,al13,ui13,uk13,wf9,wh9",
                 3'960},
         }) {
        SCOPED_TRACE(one.setup);
        const Stipulation asked = read_stipulation(one.variant->board(), one.stipulation);
        const GameState game(one.variant, *unchecked(read_setup(*one.variant, one.setup)).value);
        const Solved found = solve(game, asked, {});
        EXPECT_EQ(found.solutions.size(), 1U);
        EXPECT_LE(found.nodes, 2 * one.nodes);
    }
}

}  // namespace
}  // namespace acedrex::program
