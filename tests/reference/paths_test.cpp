// Paths end where the walker finds that the programs do which they are made from, and leave the same behind.
#include "engines/paths.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "effort.hpp"
#include "engines/walker.hpp"
#include "kernel_side.hpp"
#include "random_cases.hpp"
#include "stub_hooks.hpp"

namespace acedrex::reference {
namespace {

// Where a walk ended, as what and whose, and what it left.
using End = std::tuple<Field, Code, int, bool, bool, std::uint64_t>;

struct Seen {
    int pieces = 0;  // with programs
    int foreseen = 0;
    std::size_t ends = 0;
    int several = 0;  // paths that end as another one
    std::set<Paths::Condition::What> conditions;
    std::set<Paths::Deed::What> deeds;
};

void compare(const Variant& variant, Position& position, Field from, Seen& seen) {
    const Code code = position.at(from);
    const Movement& movement = variant.movement(code);
    ++seen.pieces;
    if (!movement.paths || !movement.paths->foreseen[from]) return;
    ++seen.foreseen;
    std::set<End> by_program, by_paths;
    Walker walker(variant.play(), position);
    walker.walk(Mover::starting(position, from), false, false, [&](const WalkEnd& end) {
        by_program.insert({end.to, end.piece, end.as, end.gone, end.promotes, position.hash()});
        return true;
    });
    const Paths& paths = *movement.paths;
    const std::size_t before = position.checkpoint();
    for (const Paths::Path& path : paths.from(from)) {
        for (const Paths::Condition& c : paths.conditions_of(path)) seen.conditions.insert(c.what);
        for (const Paths::Deed& d : paths.deeds_of(path)) seen.deeds.insert(d.what);
        seen.several += path.again;
        if (!can_go(paths, path, position)) continue;
        go(paths, path, from, position);
        const int as = path.as >= 0 ? path.as : Cast::type(code);
        by_paths.insert({path.to, path.piece, as, path.gone, path.promotes, position.hash()});
        position.undo_to(before);
    }
    seen.ends += by_paths.size();
    EXPECT_EQ(by_paths, by_program);
}

Seen compare_all(Flavour flavour, int few) {
    Seen seen;
    const auto cases = static_cast<std::uint64_t>(testing::slow() ? 50 * few : few);
    for (std::uint64_t seed = testing::first_seed(), last = seed + cases; seed < last; ++seed) {
        const Case c = random_case(seed, flavour);
        const KernelSide kernel(c, stub_hooks());
        EXPECT_EQ(kernel.refusal(), "") << to_string(c);
        Position position = kernel.position();
        for (Field f = 0; f < c.board.off(); ++f) {
            const Code code = position.at(f);
            if (code == kNoPiece || Cast::side(code) != position.to_move()) continue;
            if (kernel.variant().movement(code).walks.empty()) continue;
            compare(kernel.variant(), position, f, seen);
            if (!::testing::Test::HasFailure()) continue;
            ADD_FAILURE() << "the piece on " << c.board.name(f) << "\n" << to_string(c);
            return seen;
        }
    }
    return seen;
}

TEST(Paths, EndWhereProgramsDo) {
    using What = Paths::Condition::What;
    using Deed = Paths::Deed::What;
    const Seen brief = compare_all(Flavour::brief, 1500);
    std::cout << brief.foreseen << " of " << brief.pieces << " pieces foreseen, " << brief.ends << " ends\n";
    // Else there would be little to compare.
    EXPECT_GT(brief.foreseen, brief.pieces / 3);
    EXPECT_GT(brief.ends, 500U);
    EXPECT_GT(brief.several, 0);
    for (const What what : {What::codes, What::tagged, What::marked, What::unmoved})
        EXPECT_TRUE(brief.conditions.contains(what)) << static_cast<int>(what);
    for (const Deed deed :
         {Deed::put, Deed::remove, Deed::shift, Deed::place, Deed::retype, Deed::tag, Deed::tag_field})
        EXPECT_TRUE(brief.deeds.contains(deed)) << static_cast<int>(deed);
}

}  // namespace
}  // namespace acedrex::reference
