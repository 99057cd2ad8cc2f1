// The kernel agrees with the oracle on every piece script of the shipped families, on random boards among
// its family. Auras, triggers, royals and promotion are left out: each piece walks for itself. With
// ACEDREX_SLOW set in the environment many more boards are tried; ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <iostream>
#include <memory>
#include <set>
#include <string>

#include "cascades.hpp"
#include "effort.hpp"
#include "evaluator.hpp"
#include "host/host.hpp"
#include "kernel_side.hpp"
#include "random.hpp"
#include "values/expression_text.hpp"

namespace acedrex::reference {
namespace {

constexpr std::size_t kMostForOne = 60'000;  // states that the oracle may make for one piece on one board
constexpr int kMostOfFamily = 8;

// What has been asked about one family.
struct Asked {
    int boards = 0;
    int outcomes = 0;
    int undecided = 0;
    int failures = 0;
    std::set<std::string> seen, judged;  // names
};

// The family on a free board, with nothing but what its pieces do when they walk.
std::shared_ptr<const Variant> walking_only(Host& host, const std::string& piece, FreeBoard board) {
    const auto whole = host.variant(piece, board);
    if (!whole) return nullptr;
    VariantSpec spec = (*whole.value)->spec();
    for (PieceRef& ref : spec.pieces) {
        auto plain = std::make_shared<PieceSpec>(*ref);
        plain->influence = {};
        plain->royal = RoyalKind::none;
        plain->promotes.clear();
        ref = plain;
    }
    spec.royals.clear();
    spec.promotions.clear();
    spec.castling.reset();
    const auto compiled = host.compile_here(spec);
    return compiled ? *compiled.value : nullptr;
}

std::string name_of(const std::filesystem::path& script) {
    return script.filename().string();
}

class FamilyBoards {
  public:
    FamilyBoards(std::shared_ptr<const Variant> variant, Asked& asked)
        : variant_(std::move(variant)), asked_(asked), nothing_(variant_->board()) {
        for (const Tag& tag : variant_->tags().all())
            if (tag.mask != kRushedTag && tag.mask != kMovedTag && tag.mask != kPromotionTag)
                tags_.push_back(tag.name);
    }

    const VariantSpec& spec() const { return variant_->spec(); }

    // One board on which the piece of that type is to move.
    void ask(int type, std::uint64_t seed) {
        Random random(seed);
        const PieceSpec& subject = *spec().pieces[static_cast<std::size_t>(type)];
        Case c{seed,
               spec(),
               variant_->board(),
               Placement(variant_->board()),
               Placement(variant_->board()),
               random.chance(50) ? Side::light : Side::dark};
        const auto from = static_cast<Field>(random.below(c.board.size()));
        c.position = filled(random, c.player).with(from, Man{type, owner(subject, c.player), {}});
        if (random.chance(20)) c.position = c.position.with(from, tagged(random, *c.position.at(from)));
        asked_.seen.insert(subject.name);
        ++asked_.boards;
        const std::string found = difference(c, from);
        if (found.empty()) return;
        ++asked_.failures;
        while (fewer(c, from)) {
        }
        ADD_FAILURE() << subject.name << " on " << c.board.name(from) << ", "
                      << acedrex::to_string(*subject.moves) << "\n"
                      << drawn(c.board, c.spec, c.position) << difference(c, from);
    }

  private:
    static Side owner(const PieceSpec& piece, Side side) {
        return piece.owner == Owner::none ? Side::none : side;
    }

    Man tagged(Random& random, Man man) const {
        if (!tags_.empty()) man.tags[random.pick(tags_)] = 0;
        return man;
    }

    Placement filled(Random& random, Side player) const {
        Placement all(variant_->board());
        const int density = random.between(8, 40);
        // Few kinds at a time, so that those who are about one another meet.
        std::vector<int> kinds;
        for (int i = 0; i < 6; ++i) kinds.push_back(random.below(static_cast<int>(spec().pieces.size())));
        bool rushed = false;
        std::vector<Field> theirs;
        for (Field f = 0; f < variant_->board().off(); ++f) {
            if (!random.chance(density)) continue;
            const int type = random.pick(kinds);
            const PieceSpec& piece = *spec().pieces[static_cast<std::size_t>(type)];
            Man man{type, owner(piece, random.chance(50) ? Side::light : Side::dark), {}};
            if (random.chance(12)) man = tagged(random, man);
            if (man.side == other(player)) {
                theirs.push_back(f);
                if (!rushed && random.chance(20)) man.tags["rushed"] = random.between(1, 2);
                rushed = rushed || man.tags.count("rushed") > 0;
            }
            all = all.with(f, man);
            if (random.chance(4) && !tags_.empty()) all = all.with_marks(f, {{random.pick(tags_), 0}});
        }
        if (theirs.empty() || random.chance(20)) return all;
        const Field unit = random.pick(theirs);
        return all.after({all.at(unit)->type, random.chance(40), unit});
    }

    // Leaves out one piece that does not matter to the difference.
    bool fewer(Case& c, Field from) {
        for (Field f = 0; f < c.board.off(); ++f) {
            if (f == from || (!c.position.at(f) && c.position.marks(f).empty())) continue;
            Case smaller = c;
            smaller.position = c.position.without(f).with_marks(f, {});
            if (c.position.last().unit == f) smaller.position = smaller.position.after({});
            if (difference(smaller, from).empty()) continue;
            c = std::move(smaller);
            return true;
        }
        return false;
    }

    // One for each side; made anew where a question has broken off in the middle.
    Evaluator& oracle(Side player) {
        auto& oracle = oracles_[player == Side::dark ? 1 : 0];
        if (!oracle) {
            oracle = std::make_unique<Evaluator>(spec(), variant_->board(), nothing_, player,
                                                 variant_->binding().hooks, kMostForOne);
            oracle->keep_moved(variant_->position_tables().keeps_moved);
            oracle->keep_last(variant_->position_tables().keeps_last);
        }
        return *oracle;
    }
    // Moves of pieces that set others going, or promote, are judged to their ends.
    std::set<Placement> semantics(const Case& c, Field from) {
        const auto judged_at_end = [](const Expression& e) {
            return e.kind == ExprKind::effect &&
                   (row_of(e.effect).has(kGoesOn) || e.effect == EffectKind::promote_it);
        };
        const int type = c.position.at(from)->type;
        if (!any_inside(*c.spec.pieces[static_cast<std::size_t>(type)]->moves, judged_at_end))
            return oracle(c.player).outcomes(c.position, from);
        return CascadeOracle(c.spec, c.board, c.player, variant_->binding().hooks).outcomes(c.position, from);
    }
    std::string undecided(Side player) {
        ++asked_.undecided;
        oracles_[player == Side::dark ? 1 : 0].reset();
        return "";
    }

    std::string difference(const Case& c, Field from) {
        const KernelSide kernel(c, variant_);
        const Man subject = *c.position.at(from);
        const std::string& name = c.spec.pieces[static_cast<std::size_t>(subject.type)]->name;
        std::set<Placement> expected;
        if (!c.spec.pieces[static_cast<std::size_t>(subject.type)]->passive) try {
                for (const Placement& p : semantics(c, from)) expected.insert(p.passed_on(c.player).untold());
            } catch (const TooManyStates&) {
                return undecided(c.player);
            } catch (const Contradiction&) {
                return undecided(c.player);
            }
        const auto found = kernel.outcomes(from);
        if (!found) return undecided(c.player);
        asked_.judged.insert(name);
        asked_.outcomes += static_cast<int>(expected.size());
        std::set<Placement> ends;
        for (const Placement& p : *found) ends.insert(p.passed_on(c.player).untold());
        std::string text;
        for (const Placement& p : expected)
            if (!ends.count(p)) text += "only the semantics allow\n" + drawn(c.board, c.spec, p);
        for (const Placement& p : ends)
            if (!expected.count(p)) text += "only the kernel allows\n" + drawn(c.board, c.spec, p);
        return text.substr(0, 2000);
    }

    std::shared_ptr<const Variant> variant_;
    Asked& asked_;
    Placement nothing_;
    std::array<std::unique_ptr<Evaluator>, 2> oracles_;
    std::vector<std::string> tags_;
};

// Every script of the family's folder; each variant holds those that can stand on one board with it.
Asked ask_family(const std::string& family, const std::vector<FreeBoard>& boards, int boards_each) {
    Host host(default_host_options());
    Asked asked;
    const std::uint64_t seed = testing::first_seed();
    for (const FreeBoard& board : boards) {
        std::set<std::string> done;  // scripts
        for (const FoundScript& script : host.find_pieces()) {
            if (script.family != family || done.count(name_of(script.path))) continue;
            const auto variant = walking_only(host, script.slug, board);
            if (!variant) {
                ADD_FAILURE() << script.slug << " does not load";
                continue;
            }
            FamilyBoards family_boards(variant, asked);
            for (int type = 0; type < variant->cast().types(); ++type) {
                const PieceSpec& piece = variant->piece(type);
                if (!done.insert(name_of(piece.place.file)).second || !piece.moves) continue;
                if (piece.owner == Owner::none && !piece.anyones) continue;
                for (int i = 0; i < boards_each && asked.failures < kMostOfFamily; ++i)
                    family_boards.ask(type, seed * 1'000'003 + static_cast<std::uint64_t>(i) * 7919 +
                                                static_cast<std::uint64_t>(type));
            }
            if (!done.count(name_of(script.path))) ADD_FAILURE() << script.slug << " has not been tried";
        }
    }
    std::cout << family << ": " << asked.seen.size() << " pieces, " << asked.boards << " boards, "
              << asked.outcomes << " outcomes, " << asked.undecided << " undecided\n";
    for (const std::string& name : asked.seen)
        if (!asked.judged.count(name)) std::cout << "  not judged: " << name << "\n";
    return asked;
}

TEST(Families, EveryPieceWalksAsItsScriptSays) {
    std::set<std::string> families;
    for (const FoundScript& script : Host(default_host_options()).find_pieces())
        families.insert(script.family);
    EXPECT_GE(families.size(), 3u);
    for (const std::string& family : families) {
        const Asked asked = testing::slow() ? ask_family(family, {{8, 8}, {6, 7}, {10, 9}}, 150)
                                            : ask_family(family, {{8, 7}}, 3);
        EXPECT_LE(asked.undecided * 20, asked.boards) << family;
        EXPECT_LE(asked.seen.size() - asked.judged.size(), 2u) << family;
    }
}

}  // namespace
}  // namespace acedrex::reference
