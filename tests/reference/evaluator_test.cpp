// The oracle itself, on expressions whose walks the pages on semantics and authoring spell out.
#include "evaluator.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "sugar.hpp"

namespace acedrex::reference {
namespace {

using Rows = std::vector<std::string>;

// A position drawn top rank first: A is the piece under test, B a plain one, T a transparent one, R a rock
// that nobody owns; capitals are light.
class Scene {
  public:
    Scene(Expr moves, const Rows& rows)
        : board_(static_cast<int>(rows[0].size()), static_cast<int>(rows.size())), position_(board_) {
        for (const std::string symbol : {"A", "B", "T", "R"}) {
            auto piece = std::make_shared<PieceSpec>();
            piece->name = piece->symbol = symbol;
            piece->transparent = symbol == "T";
            pieces_.push_back(piece);
            spec.pieces.push_back(piece);
        }
        a().moves = std::move(moves);
        for (Field f = 0; f < board_.off(); ++f) {
            const auto row = rows.size() - 1 - static_cast<std::size_t>(board_.rank(f));
            const char c = rows[row][static_cast<std::size_t>(board_.file(f))];
            if (c == '.') continue;
            const bool light = c >= 'A' && c <= 'Z';
            const char symbol = light ? c : static_cast<char>(c - 'a' + 'A');
            const Side side = symbol == 'R' ? Side::none : light ? Side::light : Side::dark;
            const int type = symbol == 'A' ? 0 : symbol == 'B' ? 1 : symbol == 'T' ? 2 : 3;
            position_ = position_.with(f, Man{type, side, {}});
        }
    }

    PieceSpec& a() { return *pieces_[0]; }
    PieceSpec& b() { return *pieces_[1]; }
    Field field(const std::string& name) const { return *board_.field(name); }
    void tag(const std::string& name, const std::string& tag, int value = 0) {
        Man man = *position_.at(field(name));
        man.tags[tag] = value;
        position_ = position_.with(field(name), man);
    }

    std::set<Placement> outcomes(const std::string& from, Side player = Side::light) {
        return Evaluator(spec, board_, position_, player, nullptr).outcomes(position_, field(from));
    }
    bool attacks(const std::string& from, const std::string& target, Side side = Side::dark) {
        return Evaluator(spec, board_, position_, Side::light, nullptr)
            .attacks(position_, field(from), field(target), Man{1, side, {}});
    }
    // Where the piece on `from` stands afterwards, in each outcome: "a1 b2" (its type and side alone).
    std::string ends(const std::string& from) {
        std::vector<std::string> names;
        const Man walker = *position_.at(field(from));
        for (const Placement& end : outcomes(from))
            for (Field f = 0; f < board_.off(); ++f) {
                const Cell& now = end.at(f);
                const Cell& then = position_.at(f);
                const bool walkers = now && now->type == walker.type && now->side == walker.side;
                if (walkers && !(f != field(from) && then == now)) names.push_back(board_.name(f));
            }
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        std::string text;
        for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
        return text;
    }
    // Each outcome drawn on one line, ranks from the top divided by '/'.
    std::set<std::string> drawn(const std::string& from) {
        std::set<std::string> all;
        for (const Placement& end : outcomes(from)) {
            std::string text;
            for (int rank = board_.ranks() - 1; rank >= 0; --rank) {
                for (int file = 0; file < board_.files(); ++file) {
                    const Cell& q = end.at(board_.at(file, rank));
                    const char c = q ? "ABTR"[q->type] : '.';
                    text += q && q->side == Side::dark ? static_cast<char>(c - 'A' + 'a') : c;
                }
                if (rank > 0) text += '/';
            }
            all.insert(text);
        }
        return all;
    }
    const Board& board() const { return board_; }

    VariantSpec spec;

  private:
    Board board_;
    Placement position_;
    std::vector<std::shared_ptr<PieceSpec>> pieces_;
};

using Drawn = std::set<std::string>;

Rows middle_of_nine() {
    Rows rows(9, ".........");
    rows[4][4] = 'A';
    return rows;
}

TEST(ReferenceEvaluator, SlidesEndAtTheFirstPiece) {
    Scene s(slide(orthogonals), {".b..", "....", "BA.b", "...."});
    EXPECT_EQ(s.ends("b2"), "b1 b3 b4 c2 d2");
    Scene limited(slide(orthogonals, 1, 1), {"...", ".A.", "..."});
    EXPECT_EQ(limited.ends("b2"), "a2 b1 b3 c2");
    Scene least(slide({E}, 2), {"A..."});
    EXPECT_EQ(least.ends("a1"), "c1 d1");
    EXPECT_EQ(Scene(slide({E}, 1, 0), {"A..."}).ends("a1"), "");
}

TEST(ReferenceEvaluator, StepsLookAtNothing) {
    Scene ghost(repeat(step(E), 1, kUnlimited), {"AB.b"});
    EXPECT_EQ(ghost.ends("a1"), "c1 d1");
}

TEST(ReferenceEvaluator, ARepetitionNeverComesBackWithTheSamePosition) {
    const Expr three = repeat(seq({step(orthogonals), is(GuardKind::empty)}), 3, 3);
    Scene s(three, middle_of_nine());
    EXPECT_EQ(s.outcomes("e5").size(), 16u);
}

TEST(ReferenceEvaluator, FreeFieldsAreEmptyTransparentOrPassed) {
    Scene s(slide({E}), {"ATb.b."});
    EXPECT_EQ(s.ends("a1"), "c1");
    s.a().passes = make::guard(GuardKind::is, {"B"});
    EXPECT_EQ(s.ends("a1"), "c1 d1 e1 f1");
}

TEST(ReferenceEvaluator, HopsGoOverExactlyOne) {
    EXPECT_EQ(Scene(hop(orthogonals), {"A.B..b.b"}).ends("a1"), "d1 e1 f1");
}

TEST(ReferenceEvaluator, SettleAndStrikeAreEndings) {
    const Expr pawn =
        any({seq({step(N), does(EffectKind::settle)}), seq({step({NE, NW}), does(EffectKind::strike)})});
    EXPECT_EQ(Scene(pawn, {"b..", ".A.", "..."}).ends("b2"), "a3 b3");
    EXPECT_EQ(Scene(pawn, {".b.", ".A.", "..."}).ends("b2"), "");
    const Expr later = seq({step(E), does(EffectKind::strike), step(E), does(EffectKind::settle)});
    EXPECT_EQ(Scene(later, {"A.."}).ends("a1"), "c1");
}

TEST(ReferenceEvaluator, LooksAndAsidesComeBack) {
    const Expr near = seq({make::of(ExprKind::look, {seq({step(E), is(GuardKind::enemy)})}), step(N)});
    EXPECT_EQ(Scene(near, {"...", ".Ab"}).ends("b1"), "b2");
    EXPECT_EQ(Scene(near, {"...", ".AB"}).ends("b1"), "");
    const Expr shot = make::of(ExprKind::aside, {seq({step(E), does(EffectKind::capture)})});
    EXPECT_EQ(Scene(shot, {".Ab"}).drawn("b1"), Drawn{".A."});
    const Expr withdraw = seq({must(make::of(ExprKind::aside, {seq({step(W), does(EffectKind::capture)})})),
                               step(E), is(GuardKind::empty)});
    EXPECT_EQ(Scene(withdraw, {"bA."}).drawn("b1"), Drawn{"..A"});
    EXPECT_EQ(Scene(withdraw, {"BA."}).drawn("b1"), Drawn{"B.A"});
}

TEST(ReferenceEvaluator, EveryDoesAllAtOnceOrIsAnError) {
    const Expr blast = seq(
        {step(N), is(GuardKind::empty),
         make::of(ExprKind::every, {seq({step(compass), is(GuardKind::prey), does(EffectKind::capture)})})});
    EXPECT_EQ(Scene(blast, {"b.b", "..b", "BA."}).drawn("b1"), Drawn{".../.A./B.."});
    EXPECT_EQ(Scene(blast, {"...", "...", "BA."}).drawn("b1"), Drawn{".../.A./B.."});
    const Expr torn =
        make::of(ExprKind::every,
                 {any({seq({step(E), does(EffectKind::flip)}), seq({step(E), does(EffectKind::oblate)})})});
    EXPECT_THROW(Scene(torn, {"Ab"}).outcomes("a1"), Contradiction);
}

TEST(ReferenceEvaluator, FirstOfTakesTheFirstThatCanBeWalked) {
    const Expr e = make::of(ExprKind::first_of, {seq({step(N), is(GuardKind::empty)}), step(E)});
    EXPECT_EQ(Scene(e, {"...", "A.."}).ends("a1"), "a2");
    EXPECT_EQ(Scene(e, {"B..", "A.."}).ends("a1"), "b1");
}

TEST(ReferenceEvaluator, FreshWalksTakeNoFieldTwice) {
    const Expr square = seq({step(E), step(N), step(W), step({S, N})});
    Scene s(any({square, seq({step(E), make::of(ExprKind::fresh, {seq({step(W), step({N, NE})})})})}),
            {"..", "..", "A."});
    s.a().may_pass = true;
    EXPECT_EQ(s.ends("a1"), "a1 a3");
    s.a().moves = make::of(ExprKind::fresh, {square});
    EXPECT_EQ(s.ends("a1"), "a3");
}

TEST(ReferenceEvaluator, DarkIsTurnedUnlessAbsolute) {
    EXPECT_EQ(Scene(step(NE), {"...", ".a.", "..."}).ends("b2"), "c1");
    EXPECT_EQ(Scene(make::of(ExprKind::absolute, {step(NE)}), {"...", ".a.", "..."}).ends("b2"), "c3");
    EXPECT_EQ(Scene(make::of(ExprKind::by_side, {step(E), step(N)}), {"...", ".a.", "..."}).ends("b2"), "b1");
    Scene rotated(step(NE), {"...", ".a.", "..."});
    rotated.spec.rotate = true;
    EXPECT_EQ(rotated.ends("b2"), "a1");
}

TEST(ReferenceEvaluator, PreyIsWhatItTakesAndWhatIsNotImmune) {
    Scene s(slide(orthogonals), {"b..", "A.b", "..."});
    s.a().takes = make::guard(GuardKind::rank, {}, 3);
    EXPECT_EQ(s.ends("a2"), "a1 a3 b2");
    s.a().takes = nullptr;
    // Only attackers from its own half (the upper one, for dark) are barred.
    s.b().immune = is(GuardKind::own_half);
    EXPECT_EQ(s.ends("a2"), "a1 a3 b2 c2");
    s.b().immune = seq({is(GuardKind::enemy), make::guard(GuardKind::is, {"A"})});
    EXPECT_EQ(s.ends("a2"), "a1 b2");
}

TEST(ReferenceEvaluator, LandsAddsToWhatALandingMayDo) {
    Scene s(slide({E}), {"A.B.b"});
    EXPECT_EQ(s.ends("a1"), "b1");
    s.a().lands = seq(
        {is(GuardKind::own),
         make::node({.kind = ExprKind::effect, .effect = EffectKind::push, .vectors = {E}, .number = 1})});
    EXPECT_EQ(s.drawn("a1"), (Drawn{".AB.b", "..ABb"}));
    s.a().lands = seq({is(GuardKind::own), step(E)});
    EXPECT_EQ(s.drawn("a1"), (Drawn{".AB.b", "..BAb"}));
}

TEST(ReferenceEvaluator, EffectsFailWhereTheyAreBarred) {
    const auto east = [](EffectKind kind) { return make::of(ExprKind::aside, {seq({step(E), does(kind)})}); };
    EXPECT_EQ(Scene(east(EffectKind::capture), {"AB"}).drawn("a1"), Drawn{});
    EXPECT_EQ(Scene(east(EffectKind::capture_own), {"AB"}).drawn("a1"), Drawn{"A."});
    EXPECT_EQ(Scene(east(EffectKind::oblate), {"AR"}).drawn("a1"), Drawn{"A."});
    EXPECT_EQ(Scene(east(EffectKind::convert), {"Ab"}).drawn("a1"), Drawn{"AB"});
    EXPECT_EQ(Scene(east(EffectKind::flip), {"AB"}).drawn("a1"), Drawn{"Ab"});
    EXPECT_EQ(Scene(make::of(ExprKind::aside, {seq({step(E), make::node({.kind = ExprKind::effect,
                                                                         .effect = EffectKind::change,
                                                                         .table = {{"B", "T"}}})})}),
                    {"Ab"})
                  .drawn("a1"),
              Drawn{"At"});
    EXPECT_EQ(Scene(make::of(ExprKind::aside, {seq({step(E), make::node({.kind = ExprKind::effect,
                                                                         .effect = EffectKind::change,
                                                                         .table = {{"T", "B"}}})})}),
                    {"Ab"})
                  .drawn("a1"),
              Drawn{});
    EXPECT_EQ(
        Scene(make::of(ExprKind::aside, {seq({step(E), make::effect(EffectKind::place, {"B"})})}), {"A."})
            .drawn("a1"),
        Drawn{"AB"});
    EXPECT_EQ(Scene(seq({step(E), does(EffectKind::swap)}), {"Ab"}).drawn("a1"), Drawn{"bA"});
    EXPECT_EQ(Scene(seq({step(E), make::node({.kind = ExprKind::effect,
                                              .effect = EffectKind::displace,
                                              .kids = {step(orthogonals)}})}),
                    {"...", "Ab."})
                  .drawn("a1"),
              (Drawn{".b./.A.", ".../.Ab", ".../bA."}));
    EXPECT_EQ(Scene(seq({step(E), does(EffectKind::leave)}), {"Ab"}).drawn("a1"), Drawn{".b"});
    EXPECT_EQ(Scene(seq({step(E), make::effect(EffectKind::become, {"T"})}), {"Ab"}).drawn("a1"),
              Drawn{".T"});
}

TEST(ReferenceEvaluator, AWalkThatChangesNothingIsNoWalk) {
    const Expr lion = any({step(N), seq({step(N), is(GuardKind::empty), does(EffectKind::home)})});
    EXPECT_EQ(Scene(lion, {".", "A"}).ends("a1"), "a2");
    Scene s(lion, {".", "A"});
    s.a().may_pass = true;
    EXPECT_EQ(s.ends("a1"), "a1 a2");
}

TEST(ReferenceEvaluator, TagsStayWithThoseWhoDoNotLeave) {
    Scene shot(make::of(ExprKind::aside, {seq({step(E), does(EffectKind::capture)})}), {"Ab"});
    shot.tag("a1", "rush");
    EXPECT_EQ(shot.outcomes("a1").begin()->at(0)->tags.count("rush"), 1u);
    Scene there_and_back(seq({step(E), does(EffectKind::capture), does(EffectKind::home)}), {"Ab"});
    there_and_back.tag("a1", "rush");
    EXPECT_TRUE(there_and_back.outcomes("a1").begin()->at(0)->tags.empty());
}

TEST(ReferenceEvaluator, WhoRushedCanBeTakenInPassing) {
    const Expr rush = seq({make::guard(GuardKind::carries, {"rush"}), step(N), is(GuardKind::empty), step(N),
                           does(EffectKind::settle), does(EffectKind::rushed)});
    Scene s(rush, {"..", "..", "A."});
    EXPECT_EQ(s.ends("a1"), "");
    s.tag("a1", "rush");
    EXPECT_EQ(s.outcomes("a1").begin()->at(s.field("a3"))->tags, (std::map<std::string, int>{{"rushed", 1}}));

    const Expr passing = seq({step({NE, NW}), is(GuardKind::passed), does(EffectKind::take_passer)});
    Scene t(passing, {"...", ".A.", "b.b", "..."});
    t.tag("a2", "rushed", 1);
    EXPECT_EQ(t.drawn("b3"), Drawn{});
    Scene u(passing, {"...", "...", "bAb", "..."});
    u.tag("a2", "rushed", 1);
    EXPECT_EQ(u.drawn("b2"), (Drawn{".../A../..b/..."}));
}

TEST(ReferenceEvaluator, CountsAreTakenBeforeTheWalk) {
    const auto near = [](Vector) {
        return make::number({.op = Number::Op::count, .counted = seq({step(compass), is(GuardKind::enemy)})});
    };
    EXPECT_EQ(Scene(slide_within({E}, near), {"bb...", "A...."}).ends("a1"), "b1 c1");
    EXPECT_EQ(Scene(slide_within({E}, near), {".....", "A...."}).ends("a1"), "");
}

TEST(ReferenceEvaluator, AttacksAreCapturesBeforeAnyOtherEdit) {
    Scene rook(slide(orthogonals), {"A.B.", "...."});
    EXPECT_TRUE(rook.attacks("a2", "b2"));
    EXPECT_TRUE(rook.attacks("a2", "c2"));
    EXPECT_FALSE(rook.attacks("a2", "d2"));
    EXPECT_FALSE(rook.attacks("a2", "b1"));
    const Expr push_first =
        seq({make::of(ExprKind::aside, {seq({step(N), make::node({.kind = ExprKind::effect,
                                                                  .effect = EffectKind::push,
                                                                  .vectors = {N},
                                                                  .number = 1})})}),
             step(E)});
    EXPECT_FALSE(Scene(push_first, {"..", "B.", "A."}).attacks("a1", "b1"));
    const Expr capture_first =
        seq({make::of(ExprKind::aside, {seq({step(N), does(EffectKind::capture)})}), step(E)});
    EXPECT_TRUE(Scene(capture_first, {"..", "b.", "A."}).attacks("a1", "b1"));
    rook.a().passive = true;
    EXPECT_FALSE(rook.attacks("a2", "b2"));
}

// There are more ways than could be told apart; how many steps each takes matters to one alternative only.
TEST(ReferenceEvaluator, WalksOfVeryManyWaysAreFollowedToTheirEnds) {
    const Vectors leaps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    const auto leaping = [&](int lo) {
        return repeat(seq({step(leaps), is(GuardKind::empty)}), lo, kUnlimited);
    };
    const Rows rows{".......b", "........", "........", "........",
                    "........", "........", "........", "A......."};
    Scene wanderer(any({leaping(1), seq({leaping(0), step(leaps), is(GuardKind::enemy)}),
                        seq({step(N), make::guard(GuardKind::walked, {}, 4)})}),
                   rows);
    EXPECT_TRUE(wanderer.attacks("a1", "h8"));
    EXPECT_TRUE(wanderer.attacks("a1", "b1"));
    Scene counted(seq({repeat(step(N), 1, kUnlimited), make::guard(GuardKind::walked, {}, 2)}), rows);
    EXPECT_TRUE(counted.attacks("a1", "a3"));
    EXPECT_FALSE(counted.attacks("a1", "a4"));
    Scene twice(repeat(step(leaps), 2, kUnlimited), rows);
    EXPECT_THROW(twice.attacks("a1", "h8"), TooManyStates);
}

TEST(ReferenceEvaluator, TheFalconHasSixteenFieldsAndThreeWaysToEach) {
    std::vector<Expr> ways;
    const Expr free = is(GuardKind::free);
    for (const Vector a : orthogonals)
        for (const Vector b : {turned(a, -1), turned(a, 1)})
            for (const Vectors& w : {Vectors{a, a, b}, Vectors{a, b, a}, Vectors{b, a, a}, Vectors{b, b, a},
                                     Vectors{b, a, b}, Vectors{a, b, b}})
                ways.push_back(seq({step(w[0]), free, step(w[1]), free, step(w[2])}));
    EXPECT_EQ(Scene(any(ways), middle_of_nine()).outcomes("e5").size(), 16u);
}

}  // namespace
}  // namespace acedrex::reference
