// What types are removed from a variant must never widen one of its rules: a list of types of which none is
// left would hold for every type. Of every shipped variant each type is removed in turn.
#include <algorithm>
#include <random>
#include <set>

#include "bindings/script_fixture.hpp"
#include "effort.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

namespace {

using Names = std::vector<std::string>;
using RuleFacts = std::set<std::string>;

bool names(const Names& list, const PieceSpec& piece) {
    return list.empty() || std::any_of(list.begin(), list.end(), [&](const std::string& name) {
               return name == piece.name || std::count(piece.classes.begin(), piece.classes.end(), name) > 0;
           });
}

// Adds which types a list holds for, one by one; of a first rule that fits only those that none before it
// had.
void add_types(RuleFacts& facts, const VariantSpec& spec, const std::string& rule, const Names& list) {
    for (const PieceRef& piece : spec.pieces)
        if (names(list, *piece)) facts.insert(rule + piece->name);
}

void add_drops(RuleFacts& facts, const VariantSpec& spec, const std::string& where,
               const std::vector<DropSpec>& drops) {
    std::set<std::string> met;
    for (const DropSpec& drop : drops)
        for (const PieceRef& piece : spec.pieces) {
            if (!names(drop.pieces, *piece) || !met.insert(drop.from + " " + piece->name).second) continue;
            const auto as = drop.as.find(piece->name);
            const auto limit = drop.limit.find(piece->name);
            for (const std::string& name : as == drop.as.end() ? Names{piece->name} : as->second)
                facts.insert(where + " from " + drop.from + " " + piece->name + " as " + name + " at " +
                             (drop.at ? to_string(*drop.at) : "any") + " limit " +
                             (limit == drop.limit.end() ? "none" : std::to_string(limit->second.most)));
        }
}

void add_captures(RuleFacts& facts, const VariantSpec& spec) {
    std::set<std::string> met;
    for (const CaptureSpec& rule : spec.captures)
        for (const PieceRef& by : spec.pieces)
            for (const PieceRef& piece : spec.pieces) {
                const std::string pair = by->name + " takes " + piece->name;
                if (!names(rule.by, *by) || !names(rule.pieces, *piece) || !met.insert(pair).second) continue;
                if (rule.to == CaptureSpec::To::nobody) continue;
                const auto as = rule.as.find(piece->name);
                const std::string name = as == rule.as.end() ? piece->name : as->second;
                if (!name.empty()) facts.insert(pair + ", in goes " + name);
                const std::string promoted = rule.promoted.value_or(name);
                if (!promoted.empty()) facts.insert(pair + " promoted, in goes " + promoted);
            }
}

void add_part(RuleFacts& facts, const VariantSpec& spec, const PartSpec& part) {
    if (part.kind == PartSpec::Kind::move) add_types(facts, spec, "moves ", part.pieces);
    if (part.kind == PartSpec::Kind::drop)
        add_drops(facts, spec, "part", part.drops.empty() ? spec.drops : part.drops);
    if (!part.again.empty()) add_types(facts, spec, "again ", part.again);
    for (const PartSpec& one : part.parts) add_part(facts, spec, one);
}

// What the lists of types of a variant allow, type by type.
RuleFacts facts_of(const VariantSpec& spec) {
    RuleFacts facts;
    for (const PromotionSpec& promotion : spec.promotions)
        for (const PieceRef& piece : spec.pieces)
            if (names(promotion.pieces, *piece))
                for (const std::string& to : promotion.own ? piece->promotes : promotion.to)
                    facts.insert(piece->name + " becomes " + to);
    if (spec.castling)
        for (const std::string& partner : spec.castling->partners)
            facts.insert(spec.castling->mover + " castles with " + partner);
    add_drops(facts, spec, "drop", spec.drops);
    add_captures(facts, spec);
    if (spec.turn)
        add_part(facts, spec, *spec.turn);
    else
        add_types(facts, spec, "moves ", {});
    for (const GoalSpec& goal : spec.endings.goals)
        add_types(facts, spec, "goal " + goal.zone + " ", goal.pieces);
    if (spec.endings.bare != Bare::plays_on && !spec.endings.bare_counted.empty())
        add_types(facts, spec, "bare by ", spec.endings.bare_counted);
    for (const std::string& name : spec.endings.halfmove_resets) facts.insert("progress by " + name);
    for (const PocketSpec& pocket : spec.pockets)
        for (const auto& held : pocket.held)
            for (const auto& [name, number] : held) facts.insert("waits " + name);
    return facts;
}

std::set<std::string> texts(const Game& game) {
    std::set<std::string> all;
    const Listing listing = game.moves();
    for (const auto& move : listing.moves) all.insert(move->text);
    return all;
}

}  // namespace

class Removal : public testing::ScriptTest {
  protected:
    Removal() : host_of_all_(unbounded()) {}

    HostOptions unbounded() const {
        HostOptions all = options();
        constexpr std::uint64_t kPlenty = std::uint64_t{1} << 50;
        all.loading = std::make_shared<Loading>(Loading{kPlenty, kPlenty});
        return all;
    }
    std::shared_ptr<const VariantSpec> without(const FoundScript& base, const std::string& type) {
        const Result<Loaded> made = host_of_all_.load(
            write("without" + std::to_string(++written_) + ".lua",
                  "return variant.extend(require \"" + base.family + "." + base.slug +
                      "\", { name = \"Without\", pieces = { remove = { \"" + type + "\" } } })"));
        return made ? made.value->variant : nullptr;
    }
    // From the first position of the extension on no move is legal that the base has not, but that who can be
    // promoted to nothing any more goes on as it is.
    void plays_within(const VariantSpec& base, const VariantSpec& extension);

    Host host_of_all_;
    int written_ = 0;
    int compiled_ = 0;
};

void Removal::plays_within(const VariantSpec& base, const VariantSpec& extension) {
    const auto wide = host_of_all_.compile_here(base), narrow = host_of_all_.compile_here(extension);
    if (!narrow) return;  // what moves names the type
    ++compiled_;
    ASSERT_TRUE(wide);
    Game game(*narrow.value);
    const auto start = unchecked(read_setup(**wide.value, game.setup()));
    ASSERT_TRUE(start) << game.setup();
    Game other(*wide.value, *start.value);
    std::mt19937 random(1);
    constexpr int kTurns = 12;
    for (int turn = 0; turn < kTurns && game.setup() == other.setup(); ++turn) {
        const std::set<std::string> now = texts(game), of_base = texts(other);
        if (now.empty() || of_base.empty()) return;
        for (const std::string& move : now) {
            const auto promoting = of_base.lower_bound(move + "=");
            ASSERT_TRUE(of_base.contains(move) ||
                        (promoting != of_base.end() && promoting->starts_with(move + "=")))
                << game.setup() << ": " << move;
        }
        const std::string played = *std::next(now.begin(), static_cast<long>(random() % now.size()));
        ASSERT_TRUE(game.play(played));
        ASSERT_TRUE(other.play(played));
    }
}

TEST_F(Removal, OfATypeWidensNoRuleOfAShippedVariant) {
    int made = 0, types = 0;
    constexpr int kLeastMade = 400, kLeastCompiled = 80;
    constexpr std::size_t kManyTypes = 100, kFew = 12;
    constexpr int kMostFields = 100;  // of boards on which games are played, too
    for (const FoundScript& script : host_of_all_.find_variants()) {
        const Result<Loaded> loaded = host_of_all_.load(script.path);
        if (!loaded || !loaded.value->variant || script.family.empty()) continue;
        const VariantSpec& base = *loaded.value->variant;
        const RuleFacts before = facts_of(base);
        // Of very large casts a few types stand for all.
        const std::size_t types_of = base.pieces.size();
        const std::size_t step = types_of > kManyTypes && !testing::slow() ? types_of / kFew : 1;
        for (std::size_t i = 0; i < types_of; i += step) {
            const PieceRef& piece = base.pieces[i];
            if (testing::left_out(static_cast<std::size_t>(types++))) continue;
            SCOPED_TRACE(script.slug + " without " + piece->name);
            const auto extension = without(script, piece->name);
            if (!extension) continue;
            ++made;
            for (const std::string& fact : facts_of(*extension)) EXPECT_TRUE(before.contains(fact)) << fact;
            if (base.board.files * base.board.ranks <= kMostFields) plays_within(base, *extension);
            if (HasFatalFailure()) return;
        }
    }
    EXPECT_GE(made, testing::tried(kLeastMade));
    EXPECT_GE(compiled_, testing::tried(kLeastCompiled));
}

// The same of rules that no shipped variant has.
TEST_F(Removal, WidensNoRuleOfOneThatHasThemAll) {
    const std::string rules = R"(
        local m, phase = require "acedrex.movement", require "acedrex.phase"
        local base = variant.extend(require "classical.classical-chess", { name = "Base",
          captures = { { by = { "Knight" }, to = "owner" }, { pieces = { "Knight" }, to = "capturer", promoted = "Knight" },
            { to = "capturer", as = { Queen = "Knight" }, promoted = "Knight" } },
          drops = { { pieces = "Knight", at = m.rank(1) }, { as = { Rook = { "Knight" }, Bishop = "Knight" } } },
          pockets = { both = "Rook", light = "Knight" },
          promotion = { pieces = { "Knight", "Pawn" }, to = { "Queen" } },
          castling = { king = "Knight", rooks = { "Rook" } },
          rules = { goal = { { pieces = { "Knight" }, zone = "last" } }, bare = { pieces = { "Knight" } },
            quiet = { plies = 9, reset = { "Knight" } }, extinction = { { "Knight" } } },
          turn = phase.seq { phase.move(), phase.move { pieces = { "Knight" }, optional = true },
            phase.drop { pieces = { "Knight" }, optional = true }, phase.drop { { pieces = "Knight" }, { pieces = "Rook" } },
            phase.moves { 2, of = phase.move { pieces = "Knight" } },
            phase.actions { budget = 2, cost = { Knight = 1 }, again = { "Knight" }, limits = { captures = { Knight = 1 } } } } })
    )";
    const Result<Loaded> base = host_of_all_.load(write("base.lua", rules + "return base"));
    ASSERT_TRUE(base);
    const Result<Loaded> made = host_of_all_.load(
        write("made.lua",
              rules + "return variant.extend(base, { name = 'New', pieces = { remove = { 'Knight' } } })"));
    ASSERT_TRUE(made) << to_string(made.diagnostics[0]);
    const VariantSpec& spec = *made.value->variant;
    const RuleFacts before = facts_of(*base.value->variant), after = facts_of(spec);
    for (const std::string& fact : after) EXPECT_TRUE(before.contains(fact)) << fact;
    EXPECT_EQ(spec.captures.size(), 1u);
    EXPECT_EQ(spec.captures[0].as.at("Queen"), "");
    EXPECT_EQ(spec.captures[0].promoted, "");
    EXPECT_EQ(spec.drops.size(), 1u);
    EXPECT_TRUE(spec.drops[0].as.at("Rook").empty());
    EXPECT_TRUE(spec.drops[0].as.at("Bishop").empty());
    EXPECT_TRUE(spec.pockets[0].held[0].empty());
    EXPECT_EQ(spec.pockets[0].held[1].size(), 1u);
    EXPECT_EQ(spec.promotions.at(0).pieces, Names{"Pawn"});
    EXPECT_FALSE(spec.castling);
    EXPECT_TRUE(spec.endings.goals.empty());
    EXPECT_EQ(spec.endings.bare, Bare::plays_on);
    EXPECT_TRUE(spec.endings.halfmove_resets.empty());
    EXPECT_TRUE(spec.endings.extinction.empty());
    ASSERT_EQ(spec.turn->parts.size(), 3u);  // a move, a drop of Rooks, actions
    EXPECT_EQ(spec.turn->parts[1].drops.size(), 1u);
    EXPECT_TRUE(spec.turn->parts[2].again.empty());
}

}  // namespace acedrex
