// The kernel agrees with the oracle of variants on random positions of every variant that is shipped: on
// those of random games, and on what is left of them when pieces are taken off, moved, changed and added.
// With ACEDREX_SLOW set in the environment many more are tried; ACEDREX_SEED sets the first seed, and
// ACEDREX_VARIANT leaves only the variant of that slug.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <iostream>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "effort.hpp"
#include "host/host.hpp"
#include "kernel/shipped.hpp"
#include "variant_match.hpp"

namespace acedrex::reference {
namespace {

// Compares on random positions.
void agree(const std::string& name, const std::shared_ptr<const Variant>& variant, std::uint64_t seed,
           int few) {
    Match match(variant);
    for (const std::string& fault : match.play(seed, few * match.haste()))
        ADD_FAILURE() << name << ", seed " << seed << "\n" << fault;
    const Match::Tally& tally = match.tally();
    EXPECT_LE(2 * tally.too_large, tally.positions) << name;
    std::cout << name << ": " << tally.positions << " positions, " << tally.turns << " turns, "
              << tally.checks << " checks, " << tally.ended << " ends; " << tally.too_large << " too large\n";
}

// The positions of a variant are its own: a variant that comes changes none of the others'.
std::uint64_t seed_of(const std::string& name) {
    return std::accumulate(name.begin(), name.end(), std::uint64_t{0}, [](std::uint64_t sum, char letter) {
        return (sum * 31 + static_cast<unsigned char>(letter)) % 1'000'003;
    });
}

TEST(Variants, AgreeWithTheOracleOnRandomPositions) {
    Host host(default_host_options());
    const char* only = std::getenv("ACEDREX_VARIANT");
    const std::uint64_t seed = testing::first_seed();
    const int few = testing::slow() ? 60 : testing::tried(2);
    const int large = testing::kSanitized ? 200 : 300;
    std::set<std::string> named;
    for (const std::string& name : testing::every_shipped_variant(host)) {
        if (only != nullptr && name != only) continue;
        named.insert(name);
        if (only == nullptr && testing::left_out(named.size())) continue;
        const auto variant = host.variant(name);
        for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        if (!variant) continue;
        // On the largest boards one position takes the oracle a minute; Cascades has them on small ones.
        if (!testing::slow() && only == nullptr && (*variant.value)->board().size() > large) continue;
        agree(name, *variant.value, seed * 1'000'003 + seed_of(name), few);
    }
    EXPECT_TRUE(only != nullptr || named.size() >= 40) << named.size();
}

// A doubt about a rule that is there to be compared: the counters on which two pieces' captures depend.
bool is_meant(const std::string& script, const Diagnostic& d) {
    const auto is_of = [&](const char* piece) { return d.message.starts_with(piece); };
    return script == "numbers" && d.severity == Severity::warning && (is_of("Bell: ") || is_of("Miser: "));
}

// Rules that few shipped variants have, or none: each script has some of them on a small board.
TEST(Rules, AgreeWithTheOracleOnRandomPositions) {
    Host host(default_host_options());
    const char* only = std::getenv("ACEDREX_VARIANT");
    const std::uint64_t seed = testing::first_seed();
    const auto folder = host.options().home / "tests/reference/rules";
    std::set<std::filesystem::path> scripts;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) scripts.insert(entry.path());
    ASSERT_FALSE(scripts.empty());
    for (const std::filesystem::path& script : scripts) {
        if (only != nullptr && script.stem() != only) continue;
        const auto variant = host.variant(script);
        for (const Diagnostic& d : variant.diagnostics)
            if (!is_meant(script.stem(), d)) ADD_FAILURE() << to_string(d);
        if (variant)
            agree(script.stem(), *variant.value, seed + 1, testing::slow() ? 100 : testing::tried(3));
    }
}

// A comparison that notices nothing would be worth nothing: the oracle reads a rule otherwise than the
// kernel, and that is noticed.
struct Change {
    const char* variant;
    const char* rule;
    void (*change)(VariantSpec&);
};

void all_unmet(VariantSpec& spec, Unmet unmet) {
    for (RoyalSpec& royal : spec.royals)
        if (royal.unmet != Unmet::loses) royal.unmet = unmet;
}

void all_escape(VariantSpec& spec, RoyalKind kind) {
    for (const PieceRef& piece : std::vector(spec.pieces))
        if (spec.royal_kind(*piece) == RoyalKind::escapes) spec.royals.push_back({piece->name, kind});
}

void no_notes(VariantSpec& spec) {
    for (PieceRef& piece : spec.pieces) {
        PieceSpec changed = *piece;
        changed.notes.clear();
        piece = std::make_shared<PieceSpec>(std::move(changed));
    }
}

Expr without_pockets(const Expr& e) {
    if (e->kind == ExprKind::effect && e->effect == EffectKind::into) return make::pass();
    Expression other = *e;
    for (Expr& kid : other.kids) kid = without_pockets(kid);
    return make::node(std::move(other));
}

void no_named_pockets(VariantSpec& spec) {
    for (PieceRef& piece : spec.pieces) {
        PieceSpec changed = *piece;
        changed.moves = without_pockets(changed.moves);
        piece = std::make_shared<PieceSpec>(std::move(changed));
    }
}

// The part and all that it is made of.
void each_part(PartSpec& part, const std::function<void(PartSpec&)>& change) {
    change(part);
    for (PartSpec& one : part.parts) each_part(one, change);
}

void from_anywhere(VariantSpec& spec) {
    each_part(*spec.turn, [](PartSpec& part) { part.from = nullptr; });
}

// phase.when as if its guard always held.
void always_due(VariantSpec& spec) {
    each_part(*spec.turn, [](PartSpec& part) {
        if (part.kind == PartSpec::Kind::when) part.when = make::pass();
    });
}

void given_without_needs(VariantSpec& spec) {
    each_part(*spec.turn, [](PartSpec& part) {
        if (part.kind == PartSpec::Kind::given) part.parts[1] = part.parts[0];
    });
}

void any_of_first(VariantSpec& spec) {
    each_part(*spec.turn, [](PartSpec& part) {
        if (part.kind == PartSpec::Kind::first_of) part.kind = PartSpec::Kind::either;
    });
}

template <MoveObligations::Royals kSeveral>
void several_royals(VariantSpec& spec) {
    spec.obligations.several_royals = kSeveral;
}

template <CaptureSpec::To kTo>
void captured_by(VariantSpec& spec) {
    for (CaptureSpec& rule : spec.captures) rule.to = kTo;
}

const std::vector<Change> kChanges = {
    {"rules/first-of", "any part that is possible", any_of_first},
    {"rules/first-of", "the same rules for both sides", [](VariantSpec& s) { s.obligations_of_one = {}; }},
    {"rules/first-of", "promotion without limits", [](VariantSpec& s) { s.promotions[0].limit.clear(); }},
    {"rules/first-of", "pockets that come to an end", [](VariantSpec& s) { s.pockets.clear(); }},
    {"rules/royal-types", "the last of all binds", several_royals<MoveObligations::Royals::last>},
    {"rules/royals-together", "each is in check", several_royals<MoveObligations::Royals::each>},
    {"rules/royals-together", "the last of all binds", several_royals<MoveObligations::Royals::last>},
    {"rules/pocket-limits", "captures go to the capturer", captured_by<CaptureSpec::To::capturer>},
    {"rules/pocket-limits", "captures go to the owner", captured_by<CaptureSpec::To::owner>},
    {"rules/pocket-limits", "drops without limits",
     [](VariantSpec& s) {
         for (DropSpec& rule : s.drops) rule.limit.clear();
     }},
    {"rules/pocket-limits", "no move where limits leave nothing",
     [](VariantSpec& s) { s.promotions[0].stays_without = false; }},
    {"rules/conditions", "pieces move from anywhere", from_anywhere},
    {"rules/conditions", "parts are always due", always_due},
    {"rules/conditions", "what is given needs nothing", given_without_needs},
    {"rules/keepsakes", "walks name no pocket", no_named_pockets},
    {"rules/into", "walks name no pocket", no_named_pockets},
    {"rules/into", "rules are for all walks",
     [](VariantSpec& s) {
         for (CaptureSpec& rule : s.captures) rule.into.clear();
     }},
    {"rules/keepsakes", "pieces forget where they stood", no_notes},
    {"circe", "pieces forget where they stood", no_notes},
    {"rules/unmet-royals", "what is unmet loses", [](VariantSpec& s) { all_unmet(s, Unmet::loses); }},
    {"rules/unmet-last", "what is unmet stays", [](VariantSpec& s) { all_unmet(s, Unmet::stays); }},
    {"rules/unmet-flight", "what is unmet goes", [](VariantSpec& s) { all_unmet(s, Unmet::goes); }},
    {"rules/escapes", "what escapes need not", [](VariantSpec& s) { all_escape(s, RoyalKind::none); }},
    {"rules/escapes", "what escapes is mated", [](VariantSpec& s) { all_escape(s, RoyalKind::check); }},
    {"rules/escapes-duties", "captures are free",
     [](VariantSpec& s) { s.obligations.capture = MoveObligations::Capture::free; }},
    {"rules/goals", "one piece is enough", [](VariantSpec& s) { s.endings.goals[0].count = 1; }},
    {"rules/goals", "the zone need not be full", [](VariantSpec& s) { s.endings.goals[1].full = false; }},
    {"rules/goals", "goals need not hold", [](VariantSpec& s) { s.endings.goals[2].holds = false; }},
    {"rules/goals", "no guard besides", [](VariantSpec& s) { s.endings.goals[3].when = nullptr; }},
    {"rules/goals", "no goal by a guard", [](VariantSpec& s) { s.endings.goals.pop_back(); }},
    {"rules/rows", "no gaps", [](VariantSpec& s) { s.endings.goals[1].gaps = false; }},
    {"rules/rows", "shorter rows", [](VariantSpec& s) { s.endings.goals[0].length = 3; }},
    {"rules/rows", "no squares", [](VariantSpec& s) { s.endings.goals[2].block = 0; }},
    {"rules/rows", "chains by files alone",
     [](VariantSpec& s) {
         s.endings.goals[4].dirs = {{0, 1}};
     }},
    {"rules/preferred", "nothing comes first", [](VariantSpec& s) { s.obligations.prefer.clear(); }},
    {"rules/preferred", "another order",
     [](VariantSpec& s) { std::reverse(s.obligations.prefer.begin(), s.obligations.prefer.end()); }},
    {"rules/both-lose", "the side that has moved wins",
     [](VariantSpec& s) { s.endings.both_lose = Verdict::win; }},
    {"rules/perpetual", "checks decide nothing",
     [](VariantSpec& s) { s.endings.repetitions[0].checks.reset(); }},
    {"rules/perpetual", "guarded pieces are chased",
     [](VariantSpec& s) {
         s.endings.repetitions[0].chases->despite_guards = {{"Horse", {"Rook"}}};
     }},
    {"rules/results", "any check is legal",
     [](VariantSpec& s) { s.obligations.giving_check = MoveObligations::Checks::legal; }},
    {"rules/results", "no check is legal",
     [](VariantSpec& s) { s.obligations.giving_check = MoveObligations::Checks::illegal; }},
    {"rules/results", "extinction loses",
     [](VariantSpec& s) { s.endings.extinction[0].result = Verdict::loss; }},
    {"rules/results", "pieces are counted", [](VariantSpec& s) { s.endings.count.points.reset(); }},
    {"rules/results", "no counter wins", [](VariantSpec& s) { s.endings.counters.clear(); }},
    {"classical-chess", "the King is not royal", [](VariantSpec& s) { s.royals.clear(); }},
    {"classical-chess", "castling through attack", [](VariantSpec& s) { s.castling->through_attack = true; }},
    {"classical-chess", "castling out of attack", [](VariantSpec& s) { s.castling->out_of_attack = true; }},
    {"classical-chess", "another castling", [](VariantSpec& s) { s.castling->distances = {1}; }},
    {"classical-chess", "promotion by choice",
     [](VariantSpec& s) { s.promotions[0].when = PromotionSpec::When::choice; }},
    {"pass8", "no passing", [](VariantSpec& s) { s.obligations.pass = MoveObligations::Pass::never; }},
    {"mustcapture8", "captures are free",
     [](VariantSpec& s) { s.obligations.capture = MoveObligations::Capture::free; }},
    {"racingkings", "checks are legal",
     [](VariantSpec& s) { s.obligations.giving_check = MoveObligations::Checks::legal; }},
    {"racingkings", "no answer to the goal", [](VariantSpec& s) { s.endings.goals[0].answered = false; }},
    {"shatranj", "no answer to a bare King", [](VariantSpec& s) { s.endings.bare = Bare::loses; }},
    {"atomic", "nothing explodes", [](VariantSpec& s) { s.on_capture = nullptr; }},
    {"atomic", "the loss of the King loses nothing",
     [](VariantSpec& s) {
         s.endings.extinction.clear();
         s.endings.loss_of_royals_loses = false;
     }},
    {"shogi", "Pawns beside Pawns", [](VariantSpec& s) { s.drops[0].limit.clear(); }},
    {"shogi", "Pawns that mate", [](VariantSpec& s) { s.drops[0].may_mate = true; }},
    {"shogi", "promotion on entering only", [](VariantSpec& s) { s.promotions[0].touches = false; }},
    {"crazyhouse", "promoted pieces are kept", [](VariantSpec& s) { s.captures[0].promoted.reset(); }},
    {"crazyhouse", "Pawns anywhere", [](VariantSpec& s) { s.drops[0].at = nullptr; }},
    {"sittuyin", "drops that are not forced",
     [](VariantSpec& s) { s.turn->parts[0].forced = PartSpec::Forced::no; }},
    {"reversi", "nothing is turned over", [](VariantSpec& s) { s.drops[0].on_drop = nullptr; }},
    {"janus", "no castling to the right", [](VariantSpec& s) { s.castling->ways.pop_back(); }},
    {"uc-170-13", "drops that are not forced",
     [](VariantSpec& s) { s.turn->parts[1].forced = PartSpec::Forced::no; }},
    {"testing-board", "exchanges that are not paid", [](VariantSpec& s) { s.on_capture = nullptr; }},
    {"amazons", "any Amazon shoots", [](VariantSpec& s) { s.turn->parts[1].by = PartSpec::By::any; }},
    {"rules/named-actions", "one cost for all", [](VariantSpec& s) { s.turn->costs.clear(); }},
    {"rules/named-actions", "a piece acts once", [](VariantSpec& s) { s.turn->again.clear(); }},
    {"rules/named-actions", "captures without limit", [](VariantSpec& s) { s.turn->captures.clear(); }},
    {"duck", "the Duck stays", [](VariantSpec& s) { s.turn->parts[1].optional = true; }},
    {"age-of-aquarius", "promotion at once",
     [](VariantSpec& s) { s.promotions[0].when = PromotionSpec::When::at_once; }},
};

TEST(SlowVariants, ARuleReadOtherwiseIsNoticed) {
    Host host(default_host_options());
    const char* only = std::getenv("ACEDREX_VARIANT");
    for (const Change& c : kChanges) {
        const std::string name = c.variant;
        if (only != nullptr && name != only) continue;
        const auto script = host.options().home / "tests/reference" / (name + ".lua");
        const auto variant = host.variant(name.starts_with("rules/") ? script.string() : name);
        ASSERT_TRUE(variant) << c.variant;
        VariantSpec spec = (*variant.value)->spec();
        c.change(spec);
        Match match(*variant.value, spec);
        EXPECT_FALSE(match.play(1, 400 * match.haste(), 1).empty()) << c.variant << ": " << c.rule;
        std::cout << c.variant << ": " << c.rule << ", after " << match.tally().positions << " positions\n";
    }
}

}  // namespace
}  // namespace acedrex::reference
