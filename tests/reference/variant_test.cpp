// The kernel agrees with the oracle of variants on random positions of every variant that is shipped: on
// those of random games, and on what is left of them when pieces are taken off, moved, changed and added.
// With ACEDREX_SLOW set in the environment many more are tried; ACEDREX_SEED sets the first seed, and
// ACEDREX_VARIANT leaves only the variant of that slug.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "host.hpp"
#include "rules/legal.hpp"
#include "rules/setup.hpp"
#include "variant_positions.hpp"

namespace acedrex::reference {
namespace {

// Variants that are not compared, and why. As short as can be; what is in here without need fails, too.
const std::map<std::string, std::string> kOutOfReach = {};

constexpr int kMostFailures = 3;
constexpr int kLongest = 120;            // turns of a random game
constexpr std::size_t kMostPieces = 56;  // of a position of a game that does not take too long
constexpr int kMostScattered = 40;

struct Tally {
    int positions = 0;
    int turns = 0;
    int ended = 0;  // positions without a legal turn
    int checks = 0;
    int too_large = 0;
    int failures = 0;
};

class Match {
  public:
    Match(std::shared_ptr<const Variant> variant, Tally& tally)
        : variant_(std::move(variant)), tally_(tally), start_(initial_position(*variant_)) {
        renew();
    }

    // What the oracle does not know of the variant; "" if it knows it all.
    std::string out_of_reach() const {
        std::string rules;
        for (const std::string& rule : oracle_->out_of_reach()) rules += (rules.empty() ? "" : "; ") + rule;
        return rules;
    }

    // How many times as many positions can be looked at as where that takes longest: on the largest boards,
    // and where it has to be known of every turn whether it repeats what has been.
    int haste() const {
        if (variant_->endings().repetition == Verdict::illegal) return 1;
        return variant_->board().size() > 200 || variant_->turn().several ? 2 : 10;
    }

    // Random games. Every now and then what stands there is looked at, as it is or scattered.
    void play(std::uint64_t seed, int positions) {
        Random random(seed);
        Game game(variant_);
        met_ = {read(*variant_, game.position())};
        for (int asked = 0; asked < positions && tally_.failures < kMostFailures;) {
            const Listing listing = game.moves();
            if (listing.moves.empty() || game.turns_played() == kLongest) {
                if (listing.moves.empty() && ++asked > 0) compare(game, seed);
                game = Game(variant_);
                met_.erase(met_.begin() + 1, met_.end());
                continue;
            }
            if (random.chance(12)) {
                ++asked;
                const Position& now = game.position();
                const auto pieces = now.pieces(Side::light).size() + now.pieces(Side::dark).size();
                if (random.chance(pieces > kMostPieces ? 3 : 30)) {
                    compare(game, seed);
                } else {
                    const Position some = scattered(*variant_, now, random, kMostScattered);
                    const auto met = std::exchange(met_, {read(*variant_, some)});
                    compare(Game(variant_, some), seed);
                    met_ = met;
                }
            }
            game.play(*random.pick(listing.moves));
            if (variant_->endings().repetition == Verdict::illegal)
                met_.push_back(read(*variant_, game.position()));
        }
    }

  private:
    void renew() {
        oracle_ = std::make_unique<VariantOracle>(variant_->spec(), variant_->board(),
                                                  read(*variant_, start_).board, variant_->world().hooks);
    }

    void compare(const Game& game, std::uint64_t seed) {
        ++tally_.positions;
        std::string found = difference(game);
        if (found.empty()) return;
        ++tally_.failures;
        const Game few = fewer(game, found);
        ADD_FAILURE() << variant_->spec().slug << ", seed " << seed << "\n" << few.setup() << "\n" << found;
    }

    // Without the pieces that do not matter to the difference.
    Game fewer(Game game, std::string& found) {
        if (game.turns_played() > 0 && variant_->endings().repetition == Verdict::illegal) return game;
        for (Field f = 0; f < variant_->board().off(); ++f) {
            if (game.position().at(f) == kNobody) continue;
            Position without = game.position();
            without.set(f, kNobody, 0, Edit::Why::setup);
            const Game smaller(variant_, without);
            const std::string still = difference(smaller);
            if (still.empty()) continue;
            found = still;
            game = smaller;
        }
        return game;
    }

    std::string difference(const Game& game) {
        const Stand s = read(*variant_, game.position());
        std::set<Stand> expected;
        bool in_check = false, over = false;
        try {
            expected = oracle_->legal(s);
            if (variant_->endings().repetition == Verdict::illegal)
                std::erase_if(expected, [&](const Stand& end) { return repeats(end); });
            in_check = oracle_->in_check(s.board, s.to_move);
            over = oracle_->over(s);
        } catch (const TooManyStates&) {
            ++tally_.too_large;
            renew();
            return "";
        }
        const Played kernel = played(game);
        if (!kernel.complete) {
            ++tally_.too_large;
            return "";
        }
        tally_.turns += static_cast<int>(expected.size());
        tally_.ended += expected.empty();
        tally_.checks += in_check;
        std::string text = kernel.fault;
        for (const Stand& end : expected)
            if (!kernel.ends.count(end)) text += "only the oracle allows " + told(s, end) + "\n";
        for (const Stand& end : kernel.ends)
            if (!expected.count(end)) text += "only the kernel allows " + told(s, end) + "\n";
        if (text.empty() && kernel.listed != kernel.ends.size())
            text = std::to_string(kernel.listed) + " turns are listed that lead to " +
                   std::to_string(kernel.ends.size()) + " positions\n";
        Position position = game.position();
        if (LegalMoves(*variant_, position).in_check(s.to_move) != in_check)
            text += std::string("the side to move stands ") + (in_check ? "" : "not ") + "in check\n";
        return (text + misjudged(game.status(), expected.empty(), over, in_check)).substr(0, 3000);
    }

    // Is the end of the game told where there is one? over: by what stands on the board.
    static std::string misjudged(const Status& status, bool no_turn, bool over, bool in_check) {
        const std::string told = "told as " + std::string(acedrex::to_string(status.kind)) + "\n";
        if (!no_turn) return status.over() && status.winner ? "there are legal turns, " + told : "";
        if (!status.over()) return "there is no legal turn, " + told;
        const bool mate = status.kind == StatusKind::checkmate;
        return over || mate == in_check ? "" : (in_check ? "mate, " : "no mate, ") + told;
    }

    // Does it bring about, once too often, what has been there in this game?
    bool repeats(const Stand& end) {
        const auto same = [&](const Stand& met) {
            return oracle_->untagged(met) == oracle_->untagged(end) &&
                   oracle_->repeated(met) == oracle_->repeated(end);
        };
        return std::count_if(met_.begin(), met_.end(), same) + 1 >= variant_->endings().repetition_times;
    }

    // What is other afterwards.
    std::string told(const Stand& before, const Stand& after) const {
        const auto man = [&](const Cell& q) {
            if (!q) return std::string("-");
            std::string text = std::string(acedrex::to_string(q->side)) + " " + variant_->piece(q->type).name;
            for (const auto& [tag, value] : q->tags) text += " {" + tag + " " + std::to_string(value) + "}";
            return text;
        };
        std::string text;
        for (Field f = 0; f < variant_->board().off(); ++f) {
            if (before.board.at(f) != after.board.at(f))
                text += variant_->board().name(f) + ": " + man(after.board.at(f)) + "; ";
            for (const auto& [tag, value] : after.board.marks(f)) text += "mark " + tag + "; ";
        }
        for (const auto& [held, number] : after.pockets)
            text += std::to_string(number) + " " + variant_->piece(std::get<2>(held)).name + " in hand; ";
        if (after.lost[0] || after.lost[1]) text += "somebody has lost; ";
        if (after.passes > 0) text += "passed";
        return text;
    }

    std::shared_ptr<const Variant> variant_;
    Tally& tally_;
    Position start_;
    std::unique_ptr<VariantOracle> oracle_;
    std::vector<Stand> met_;  // in this game so far, as far as a rule of repetition asks for it
};

// Every variant of the roots, and every one among the examples, by its slug or its path.
std::vector<std::string> every_variant(Host& host) {
    std::vector<std::string> names;
    const auto is_variant = [&](const std::filesystem::path& path) {
        const auto loaded = host.load(path);
        return loaded && loaded.value->variant;
    };
    for (const FoundScript& script : host.find_variants())
        if (is_variant(script.path)) names.push_back(script.slug);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(host.options().home / "examples"))
        if (entry.path().extension() == ".lua" && is_variant(entry.path())) names.push_back(entry.path());
    return names;
}

TEST(Variants, AgreeWithTheOracleOnRandomPositions) {
    Host host(default_host_options());
    const char* first = std::getenv("ACEDREX_SEED");
    const char* only = std::getenv("ACEDREX_VARIANT");
    const std::uint64_t seed = first != nullptr ? std::strtoull(first, nullptr, 10) : 0;
    const int few = std::getenv("ACEDREX_SLOW") != nullptr ? 60 : 2;
    std::set<std::string> named;
    for (const std::string& name : every_variant(host)) {
        if (only != nullptr && name != only) continue;
        const auto variant = host.variant(name);
        for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        if (!variant) continue;
        Tally tally;
        Match match(*variant.value, tally);
        const std::string unknown = match.out_of_reach();
        const auto excused = kOutOfReach.find(name);
        EXPECT_EQ(excused == kOutOfReach.end() ? "" : excused->second, unknown)
            << name << ": teach the oracle what it does not know, or name the variant in kOutOfReach";
        named.insert(name);
        if (!unknown.empty()) continue;
        match.play(seed * 1'000'003 + named.size(), few * match.haste());
        EXPECT_LE(2 * tally.too_large, tally.positions) << name;
        std::cout << name << ": " << tally.positions << " positions, " << tally.turns << " turns, "
                  << tally.checks << " checks, " << tally.ended << " ends; " << tally.too_large
                  << " too large\n";
    }
    if (only != nullptr) return;
    EXPECT_GE(named.size(), 40u);
    for (const auto& [name, reason] : kOutOfReach)
        EXPECT_TRUE(named.count(name)) << name << " (" << reason << ") is no variant";
}

}  // namespace
}  // namespace acedrex::reference
