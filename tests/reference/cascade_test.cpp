// The kernel agrees with the oracle on cascades: on small boards with a random choice of the pieces of the
// shipped cascade variants. With ACEDREX_SLOW set in the environment many more boards are tried; ACEDREX_SEED
// sets the first seed.
#include <gtest/gtest.h>

#include <functional>
#include <iostream>
#include <memory>
#include <set>
#include <string>

#include "cascades.hpp"
#include "effort.hpp"
#include "host/host.hpp"
#include "kernel_side.hpp"
#include "legality/legal.hpp"
#include "random.hpp"

namespace acedrex::reference {
namespace {

constexpr int kMostWrong = 5;
constexpr std::uint64_t kMostRead = 300;   // moves of such a board: reading each back takes longer with each
constexpr int kEachGame = 3;               // one board of so many is also played on
constexpr std::size_t kMostTakenUp = 200;  // taken up from one field, beyond which it is passed over

struct CascadeTally {
    int boards = 0;
    int outcomes = 0;
    int in_air = 0;
    int too_large = 0;
};

// The variant on a board of another size, with nothing set up and without castling.
std::shared_ptr<const Variant> small(Host& host, const std::string& name, int files, int ranks) {
    const auto whole = host.variant(name);
    for (const Diagnostic& d : whole.diagnostics) ADD_FAILURE() << to_string(d);
    VariantSpec spec = (*whole.value)->spec();
    spec.board.files = files;
    spec.board.ranks = ranks;
    spec.setup.clear();
    spec.castling.reset();
    const auto compiled = host.compile_here(spec);
    for (const Diagnostic& d : compiled.diagnostics) ADD_FAILURE() << to_string(d);
    return *compiled.value;
}

class CascadeBoards {
  public:
    CascadeBoards(std::shared_ptr<const Variant> variant, CascadeTally& tally)
        : variant_(std::move(variant)), tally_(tally) {}

    void ask(std::uint64_t seed) {
        Case c = random_case(seed);
        ++tally_.boards;
        if (difference(c).empty()) return;
        while (fewer(c)) {
        }
        ADD_FAILURE() << variant_->spec().name << ", seed " << seed << ", " << to_string(c.player)
                      << " to move\n"
                      << drawn(c.board, c.spec, c.position) << difference(c);
        failed_ = true;
    }
    bool failed() const { return failed_; }

  private:
    int type(const std::string& name) const {
        const auto& pieces = variant_->spec().pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (pieces[i]->name == name) return static_cast<int>(i);
        return -1;
    }

    Case random_case(std::uint64_t seed) const {
        Random random(seed);
        const Board& board = variant_->board();
        Case c{seed,
               variant_->spec(),
               board,
               Placement(board),
               Placement(board),
               random.chance(50) ? Side::light : Side::dark};
        const auto somewhere = [&] { return static_cast<Field>(random.below(board.size())); };
        // Some pieces keep fields in mind.
        const auto notes = [&](int t) {
            Marks tags;
            for (const std::string& note : c.spec.pieces[static_cast<std::size_t>(t)]->notes)
                if (random.chance(70)) tags[note] = noting(somewhere());
            return tags;
        };
        const auto put = [&](Field f, int t, Side side, Marks tags) {
            const bool nobodys = c.spec.pieces[static_cast<std::size_t>(t)]->owner == Owner::none;
            if (c.position.at(f)) return;
            tags.merge(notes(t));
            c.position = c.position.with(f, Man{t, nobodys ? Side::none : side, std::move(tags)});
        };
        // Waves and Pyramids above all; where the variant has none, others stand for them.
        std::vector<int> kinds;
        for (const char* name : {"Wave", "Wave", "Wave", "Pyramid", "Pyramid", "Unicorn", "Pawn", "Pawn"})
            if (type(name) >= 0) kinds.push_back(type(name));
        for (int i = kinds.size() > 2 ? 3 : 6; i > 0; --i) {
            const int other = random.below(static_cast<int>(variant_->spec().pieces.size()));
            if (other != type("King")) kinds.push_back(other);
        }
        const int pieces = random.between(4, 6 + board.size() / 5);
        for (int i = 0; i < pieces; ++i)
            put(somewhere(), random.pick(kinds), random.chance(60) ? c.player : other(c.player), {});
        for (const Side side : {Side::light, Side::dark})
            if (random.chance(70)) put(somewhere(), type("King"), side, {});
        // What moves can bring back.
        const Pockets& pockets = variant_->pockets();
        for (std::size_t i = 0; i < pockets.names.size(); ++i)
            for (int t = 0; pockets.stores[i] && t < static_cast<int>(c.spec.pieces.size()); ++t)
                for (const Side side : {Side::light, Side::dark})
                    for (int kinds_of_it = random.below(3); t != type("King") && kinds_of_it > 0;
                         --kinds_of_it)
                        if (random.chance(15))
                            c.position = c.position.with_pocketed(pockets.names[i], Man{t, side, notes(t)},
                                                                  random.between(1, 2));
        bool rushed = false;
        for (Field f = 0; f < board.off(); ++f) {
            const Cell& q = c.position.at(f);
            if (!q || q->type != type("Pawn")) continue;
            Man man = *q;
            const int rank = man.side == Side::dark ? board.ranks() - 1 - board.rank(f) : board.rank(f);
            if (rank <= 1 && random.chance(70)) {
                man.tags["rush"] = 0;
            } else if (!rushed && man.side != c.player && rank >= 2 && random.chance(40)) {
                man.tags["rushed"] = random.between(1, rank - 1);
                rushed = true;
            } else if (rank > board.ranks() / 2 && random.chance(40)) {
                man.tags["promotion"] = 0;
            }
            c.position = c.position.with(f, man);
        }
        return c;
    }

    // Leaves out one piece or tag that does not matter to the difference.
    bool fewer(Case& c) {
        for (Field f = 0; f < c.board.off(); ++f) {
            if (!c.position.at(f)) continue;
            Case smaller = c;
            smaller.position = c.position.without(f);
            if (!difference(smaller).empty()) {
                c = std::move(smaller);
                return true;
            }
            if (c.position.at(f)->tags.empty()) continue;
            Man bare = *c.position.at(f);
            bare.tags.clear();
            smaller.position = c.position.with(f, bare);
            if (difference(smaller).empty()) continue;
            c = std::move(smaller);
            return true;
        }
        return false;
    }

    // What is left in pockets is not compared: what came out of them stands on the board.
    std::string difference(const Case& c) {
        const KernelSide kernel(c, variant_);
        CascadeOracle oracle(c.spec, c.board, c.player, variant_->binding().hooks, kMostTakenUp);
        for (Field from = 0; from < c.board.off(); ++from) {
            const Cell& q = c.position.at(from);
            if (!q || q->side != c.player) continue;
            std::set<Placement> expected;
            try {
                for (const Placement& p : oracle.legal(c.position, from))
                    expected.insert(p.passed_on(c.player).without_pockets());
            } catch (const TooManyStates&) {
                ++tally_.too_large;
                continue;
            }
            tally_.in_air += static_cast<int>(oracle.in_air());
            tally_.outcomes += static_cast<int>(expected.size());
            const auto ends = kernel.outcomes(from);
            if (!ends) return "the kernel's budget is too small for " + c.board.name(from);
            std::set<Placement> found;
            for (const Placement& p : *ends) found.insert(p.passed_on(c.player).without_pockets());
            std::string text;
            for (const Placement& p : expected)
                if (!found.count(p)) text += "only the semantics allow\n" + drawn(c.board, c.spec, p);
            for (const Placement& p : found)
                if (!expected.count(p)) text += "only the kernel allows\n" + drawn(c.board, c.spec, p);
            if (!text.empty()) return "from " + c.board.name(from) + "\n" + text.substr(0, 3000);
        }
        return c.seed % kEachGame == 0 ? misplayed(kernel) : "";
    }

    // Does a game list as many moves as are counted, take them back, and read their texts?
    static std::string misplayed(const KernelSide& kernel) {
        Position position = kernel.position();
        if (LegalMoves(kernel.variant(), position).count() > kMostRead) return "";
        const KernelSide::Played played = kernel.played();
        if (!played.complete || !played.fault.empty()) return played.fault;
        if (played.listed == played.counted && played.listed == played.outcomes.size()) return "";
        return std::to_string(played.listed) + " moves listed, " + std::to_string(played.counted) +
               " counted, with " + std::to_string(played.outcomes.size()) + " outcomes";
    }

    std::shared_ptr<const Variant> variant_;
    CascadeTally& tally_;
    bool failed_ = false;
};

void compare(const std::string& name, int few) {
    Host host(default_host_options());
    const std::uint64_t seed = testing::first_seed();
    const int count = testing::slow() ? 50 * few : testing::tried(few);
    CascadeTally tally;
    int failures = 0;
    for (const auto& [files, ranks] : {std::pair(5, 5), std::pair(6, 6), std::pair(7, 6), std::pair(8, 8)}) {
        if (testing::kSanitized && files > 7) continue;
        CascadeBoards boards(small(host, name, files, ranks), tally);
        for (int i = 0; i < count && failures < kMostWrong; ++i) {
            boards.ask(seed * 1'000'003 + static_cast<std::uint64_t>(i));
            failures += boards.failed();
        }
    }
    std::cout << name << ": " << tally.boards << " boards, " << tally.outcomes << " outcomes, "
              << tally.in_air << " pieces taken up; " << tally.too_large << " too large\n";
}

}  // namespace

TEST(Cascades, FollowTheSemanticsInMayanAscendancy) {
    compare("mayan-ascendancy", 100);
}

TEST(Cascades, FollowTheSemanticsInAgeOfAquarius) {
    compare("age-of-aquarius", 100);
}

TEST(Cascades, FollowTheSemanticsInMirandasVeil) {
    compare("mirandas-veil", 25);
}

TEST(Cascades, FollowTheSemanticsInNineteen) {
    compare("nineteen", 8);
}

TEST(Cascades, FollowTheSemanticsInHemerasDawn) {
    compare("hemeras-dawn", 5);
}

TEST(Cascades, FollowTheSemanticsInTamoanchanRevisited) {
    compare("tamoanchan-revisited", 5);
}

TEST(Cascades, FollowTheSemanticsInConquestOfTlalocan) {
    compare("conquest-of-tlalocan", 5);
}

TEST(Cascades, FollowTheSemanticsInDiscovery) {
    compare("discovery", 5);
}

TEST(Cascades, FollowTheSemanticsInOne) {
    compare("one", 5);
}

// Pieces made for this test: rows of their own, movement that is inherited and bequeathed, momentum that
// matters on the way.
TEST(Cascades, FollowTheSemanticsWithHousePieces) {
    const auto folder = default_host_options().home / "tests/reference/cascades";
    for (const char* name : {"rows", "heirs", "mixed", "odd", "relays", "returns"})
        compare(folder / (std::string(name) + ".lua"), 40);
}

}  // namespace acedrex::reference
