// The notation of walks: what texts ask for, which plies they fit, how plies are printed, and what is said of
// texts that are wrong.
#include "notation/move/notation.hpp"

#include <sstream>

#include "bindings/script_fixture.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/notations.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;

// The book's signs and pieces on a board as wide as that of Miranda's Veil.
constexpr const char* kVariant = R"lua(
local m = require "acedrex.movement"
local function kind(name, symbol, moves)
  return piece { name = name, symbol = symbol, moves = moves or m.none, transparent = name == "Wave" }
end
return variant {
  name = "Signs", family = "test", board = { files = 16, ranks = 26 },
  pieces = { kind("Pawn", "P"), kind("Knight", "N"), kind("Bishop", "B"), kind("Rook", "R", m.slide(m.orthogonals)),
             kind("Queen", "Q", m.slide(m.all)), kind("King", "K"), kind("Pegasus", "E"), kind("Pyramid", "A"),
             kind("Unicorn", "U"), kind("Wave", "W"), kind("Serpent", "S"), kind("Shaman", "H"),
             kind("Starchild", "I") },
  notation = require "croatian.notation",
})lua";

}  // namespace

class NotationTest : public testing::ScriptTest {
  protected:
    NotationTest() {
        const Result<Loaded> loaded = host_.load(write("signs.lua", kVariant));
        EXPECT_TRUE(loaded) << lines(loaded.diagnostics);
        const auto compiled = host_.compile_here(*loaded.value->variant);
        EXPECT_TRUE(compiled) << lines(compiled.diagnostics);
        variant_ = *compiled.value;
    }

    std::string tag_names(Tags tags) const {
        std::string names;
        for (const Tag& tag : variant_->tags().all())
            if (tags & tag.mask) names += "{" + tag.name + "}";
        return names;
    }
    static std::string text_of(const NamedField& place) {
        return (place.file < 0 ? "" : file_name(place.file)) +
               (place.rank < 0 ? "" : std::to_string(place.rank + 1));
    }

    // "Q{castling} from o2 over m4(W) to g10 takes (E)": one ply of a pattern in words.
    std::string ply(const MovePattern& p) const {
        using Castles = MovePattern::Castles;
        using Converts = MovePattern::Converts;
        using After = StepPattern::After;
        std::ostringstream s;
        if (p.joined == MovePattern::Joined::diverged) s << "diverging(" << p.from_piece.name << ") ";
        s << (p.piece.given() ? p.piece.name : "?") << tag_names(p.tags);
        if (!p.from.none()) s << " from " << text_of(p.from);
        for (const StepPattern& step : p.steps) {
            s << (step.after == After::the_last ? " then "
                  : step.after == After::others ? " later "
                                                : " at last ")
              << variant_->board().name(step.field);
            if (step.over) s << " over(" << step.piece.name << ")";
            for (const MetPattern& met : p.met_by.told)
                if (met.field.field(variant_->board()) == step.field)
                    s << (met.to ? " moves(" : " takes(") << met.piece.name << tag_names(met.tags)
                      << (met.to ? " " + variant_->board().name(*met.to) : "") << ")";
        }
        if (p.steps.empty() && !p.to.none()) s << " to " << text_of(p.to);
        const std::string met = "(" + p.met.name + tag_names(p.met_tags) + ")";
        if (p.capture) s << " takes" << met;
        if (p.passer) s << " passer";
        if (p.castles == Castles::some) s << " castles";
        if (p.castles == Castles::last_file) s << "castles right";
        if (p.castles == Castles::first_file) s << "castles left";
        if (!p.other.none()) s << " other " << text_of(p.other);
        if (p.converts == Converts::done) s << " converts" << met;
        if (p.converts == Converts::failed) s << " fails";
        if (p.promotes != MovePattern::Promotes::unsaid)
            s << " becomes " << (p.promotion.given() ? p.promotion.name : "=");
        return s.str();
    }

    // What the text asks for, or why it is not a move.
    std::string read(const std::string& text) const {
        MovePattern pattern;
        std::string why;
        if (!parse_move(*variant_, text, pattern, why)) return why;
        std::string all = ply(pattern);
        for (const MovePattern& further : pattern.further) all += "; " + ply(further);
        return all;
    }

    bool means(const std::string& text, const std::vector<PlyRecord>& plies) const {
        MovePattern pattern;
        std::string why;
        return parse_move(*variant_, text, pattern, why) && fits(*variant_, pattern, plies);
    }
    // They are printed so, and what is printed means them again.
    void expect_printed(const std::vector<PlyRecord>& plies, const std::string& text) const {
        EXPECT_EQ(long_form(*variant_, plies), text);
        EXPECT_TRUE(means(text, plies)) << text;
    }
    void expect_means(const std::vector<PlyRecord>& plies, std::initializer_list<const char*> fitting,
                      std::initializer_list<const char*> others) const {
        for (const char* text : fitting) EXPECT_TRUE(means(text, plies)) << text;
        for (const char* text : others) EXPECT_FALSE(means(text, plies)) << text;
    }

    Field field(const std::string& name) const { return *variant_->board().field(name); }
    Code piece(const std::string& name, Side side) const {
        return variant_->cast().code(*variant_->cast().type_named(name), side);
    }
    PlyRecord ply(const std::string& name, const std::string& from, const std::string& to,
                  std::vector<SideEffect> effects = {}) const {
        PlyRecord ply;
        ply.piece = piece(name, Side::light);
        ply.from = field(from);
        ply.to = field(to);
        ply.effects = std::move(effects);
        return ply;
    }
    PlyRecord activated(const std::string& name, const std::string& from, const std::string& to,
                        std::vector<SideEffect> effects = {}) const {
        PlyRecord made = ply(name, from, to, std::move(effects));
        made.activated = true;
        return made;
    }
    SideEffect effect(Effect kind, const std::string& name, const std::string& at, Tags tag = 0) const {
        return {kind, piece(name, Side::light), field(at), kind == Effect::leave ? kNoField : field(at), tag};
    }
    LeftPiece taken(const std::string& at, const std::string& name, Tags tags = 0) const {
        return {field(at), piece(name, Side::dark), 0, tags};
    }
    std::vector<Field> way(std::initializer_list<const char*> names) const {
        std::vector<Field> fields;
        for (const std::string name : names) fields.push_back(name.empty() ? kNoField : field(name));
        return fields;
    }

    // What is said of a move in a position.
    std::string said(const std::string& setup, const std::string& text) const {
        const Result<Position> position = checked(*variant_, read_setup(*variant_, setup));
        EXPECT_TRUE(position) << setup;
        Game game(variant_, *position.value);
        const PlayResult result = game.play(text);
        return result ? result.text : result.reason;
    }

    std::shared_ptr<const Variant> variant_;
};

// Every move that the book's text prints for the variants up to Miranda's Veil (and three of a later one).
TEST_F(NotationTest, ReadsTheExamplesOfTheBook) {
    const std::pair<const char*, const char*> kExamples[] = {
        {"Nc3", "N to c3"},
        {"Nxb3", "N to b3 takes()"},
        {"0-0", "?castles right"},
        {"O-O", "?castles right"},
        {"Ef8", "E to f8"},
        {"Ec2-f8", "E from c2 to f8"},
        {"h5", "? to h5"},
        {"h2-h5", "? from h2 to h5"},
        {"Ecf8", "E from c to f8"},
        {"Eg4*P", "E to g4 takes(P)"},
        {"Eg4*", "E to g4 takes()"},
        {"Exg4", "E to g4 takes()"},
        {"exf4", "? from e to f4 takes()"},
        {"f4*", "? to f4 takes()"},
        {"f4*W", "? to f4 takes(W)"},
        {"Kd&", "K to d castles"},
        {"Kd&e", "K to d castles other e"},
        {"0-0-0", "?castles left"},
        {"O-O-O", "?castles left"},
        {"Qf7~Ai7~Ai9", "Q to f7; A to i7; A to i9"},
        {"Qk2-f7~Af7-i7~Ai7-i9", "Q from k2 to f7; A from f7 to i7; A from i7 to i9"},
        {"[Qk2-f7]~[Af7-i7]~[Ai7-i9]", "Q from k2 to f7; A from f7 to i7; A from i7 to i9"},
        {"e8Q", "? to e8 becomes Q"},
        {"e8=Q", "? to e8 becomes Q"},
        {"l14=", "? to l14 becomes ="},
        {"l14Q", "? to l14 becomes Q"},
        {"l14=Q", "? to l14 becomes Q"},
        {"Ed8~Ah8Q", "E to d8; A to h8 becomes Q"},
        {"[El4-d8]~[Ad8-h8=Q]", "E from l4 to d8; A from d8 to h8 becomes Q"},
        {"h3:", "? to h3 passer"},
        {"h3:5", "? to h3 passer other 5"},
        {"ih3:", "? from i to h3 passer"},
        {"ih3:5", "? from i to h3 passer other 5"},
        {"Bd5~Ah5%", "B to d5; A to h5 converts()"},
        {"Bd5~Ah5%R", "B to d5; A to h5 converts(R)"},
        {"Bh9-d5~Ad5-h5%", "B from h9 to d5; A from d5 to h5 converts()"},
        {"[Bh9-d5]~[Ad5-h5%R]", "B from h9 to d5; A from d5 to h5 converts(R)"},
        {"Q..m4^..j7^..g10*", "Q later m4 over() later j7 over() later g10 takes()"},
        {"Qo2..m4^W..j7^W..g10*E", "Q from o2 later m4 over(W) later j7 over(W) later g10 takes(E)"},
        {"H.h10*.l11*.p12~Wn8", "H then h10 takes() then l11 takes() then p12; W to n8"},
        {"[Hd9.h10*P.l11*P.p12]~[Wp12-n8]",
         "H from d9 then h10 takes(P) then l11 takes(P) then p12; W from p12 to n8"},
        {"Q..j7/..m10*", "Q later j7; diverging() Q later m10 takes()"},
        {"Qo2..j7/H..m10*E", "Q from o2 later j7; diverging(H) Q later m10 takes(E)"},
        {"Q..k6/..m8*", "Q later k6; diverging() Q later m8 takes()"},
        {"Qo2..m4^I..k6/I..m8*E", "Q from o2 later m4 over(I) later k6; diverging(I) Q later m8 takes(E)"},
        {"S..e5<f5.f4<f3..h4", "S later e5 moves( f5) then f4 moves( f3) later h4"},
        {"Sb4..e5<Pf5.f4<Pf3..h4", "S from b4 later e5 moves(P f5) then f4 moves(P f3) later h4"},
        {"Uo3~Wp12", "U to o3; W to p12"},
        {"Uo3~W.m4.p6.n7..o10", "U to o3; W then m4 then p6 then n7 later o10"},
        {"Uo3~W..n6.p7.m9.o10", "U to o3; W later n6 then p7 then m9 then o10"},
        {"R&&e1", "R{castling} to e1"},
        {"R&&a1-e1", "R{castling} from a1 to e1"},
        {"R&&a..e1", "R{castling} from a later e1"},
        {"Ba1*R&&", "B to a1 takes(R{castling})"},
        {"Bb2-a1*R&&", "B from b2 to a1 takes(R{castling})"},
        {"==e12", "?{promotion} to e12"},
        {"P==e11-e12", "P{promotion} from e11 to e12"},
        {"==f12*B", "?{promotion} to f12 takes(B)"},
        {"P==e11-f12*B", "P{promotion} from e11 to f12 takes(B)"},
        {"==ef12*B", "?{promotion} from e to f12 takes(B)"},
        {"P==e.f12*B", "P{promotion} from e then f12 takes(B)"},
        {"Ue11*P==", "U to e11 takes(P{promotion})"},
        {"Ud7-e11*P==", "U from d7 to e11 takes(P{promotion})"},
        {"Re2~Wc2~P::b3*N", "R to e2; W to c2; P{rush} to b3 takes(N)"},
        {"[Re6-e2]~[We2-c2]~[P::c2-b3*N]",
         "R from e6 to e2; W from e2 to c2; P{rush} from c2 to b3 takes(N)"},
        {"e26*R=Q", "? to e26 takes(R) becomes Q"},
        {"Pd25-e26*R=Q", "P from d25 to e26 takes(R) becomes Q"},
        {"e26*Q", "? to e26 takes(Q)"},
        {"Nb3+(=)", "N to b3"},
        {"Bc7+()", "B to c7"},
        {"Qb2~Wh2~Wl6~Ro6(===)", "Q to b2; W to h2; W to l6; R to o6"},
        {"ef8*!", "? from e to f8 takes()"},
        {"Nb3(=)=", "N to b3"},
        {"ef8*_!", "? from e to f8 takes()"},
        {"Nb3(=)_=", "N to b3"},
        {"e8=", "? to e8 becomes ="},
        {"e8_=", "? to e8"},
        {"Re2~Wc2~b3", "R to e2; W to c2; ? to b3"},
        {"Re2~Wc2~b3*", "R to e2; W to c2; ? to b3 takes()"},
        {"Kh1-d1", "K from h1 to d1"},
        {"Ra1-e1", "R from a1 to e1"},
        {"Kc&d", "K to c castles other d"},
        {"b7", "? to b7"},
        {"b5:", "? to b5 passer"},
        {"Bb5*P", "B to b5 takes(P)"},
        {"Kj&i", "K to j castles other i"},
        {"Kh1-j1", "K from h1 to j1"},
        {"Rn1-i1", "R from n1 to i1"},
        {"Kh1-c1", "K from h1 to c1"},
        {"Ra1-d1", "R from a1 to d1"},
    };
    for (const auto& [text, expected] : kExamples) EXPECT_EQ(read(text), expected) << text;
}

TEST_F(NotationTest, ReadsBlanksBracketsAndRemarks) {
    EXPECT_EQ(read("[Qk2 - f7] ~ [Af7-i7]"), "Q from k2 to f7; A from f7 to i7");
    EXPECT_EQ(read(" Qf7 ~ [Ai7] "), "Q to f7; A to i7");
    EXPECT_EQ(read("Qf7~Ai7+ (=) _ a fine [move]"), "Q to f7; A to i7");
    EXPECT_EQ(read("Qf7#"), "Q to f7");
    EXPECT_EQ(read("Qf7!?"), "Q to f7");
    EXPECT_EQ(read("[Qk2-f7]~[Af7-i7]#2"), "Q from k2 to f7; A from f7 to i7");
    EXPECT_EQ(read("Q2f7"), "Q from 2 to f7");
    EXPECT_EQ(read("Qk2f7"), "Q from k2 to f7");
    EXPECT_EQ(read("k2k4"), "? from k2 to k4");
    EXPECT_EQ(read("e7e8q"), "? from e7 to e8 becomes Q");
    EXPECT_EQ(read("R..d4*N&&.d6"), "R later d4 takes(N{castling}) then d6");
}

TEST_F(NotationTest, PrefersTheLongerSign) {
    EXPECT_EQ(read("Ah5%%"), "A to h5 fails");
    EXPECT_EQ(read("Ah5%"), "A to h5 converts()");
    EXPECT_EQ(read("Ra1*P::"), "R to a1 takes(P{rush})");
    EXPECT_EQ(read("Ra1*P=="), "R to a1 takes(P{promotion})");
    EXPECT_EQ(read("a1*R=Q"), "? to a1 takes(R) becomes Q");
    EXPECT_EQ(read("a1*R&&=Q"), "? to a1 takes(R{castling}) becomes Q");
}

TEST_F(NotationTest, SaysWhatIsNoMove) {
    EXPECT_EQ(read("Qf7~"), "a ply is expected, like e4, found nothing");
    EXPECT_EQ(read("Qf7~A"), "a field of the board is expected where the ply ends, like e4, found the end");
    EXPECT_EQ(read("Qf7~Ai7@"),
              "\"@\" is not expected there; behind the last field may stand * < > = % %% $ $$ : &");
    EXPECT_EQ(read("Q.f7."),
              "a field of the board is expected after the sign of a step, like e4, found the end");
    EXPECT_EQ(read("Q.f7^"), "a ply does not end on f7, where it passes over a piece");
    EXPECT_EQ(read("e8=X"), "no piece has the symbol \"X\"");
    EXPECT_EQ(read("##"), "it is said instead of a move, in a game that is played (`acedrex play`)");
    EXPECT_EQ(read("(=)"), "it is said instead of a move, in a game that is played (`acedrex play`)");
}

TEST_F(NotationTest, TellsWhatStandsBehindAMove) {
    const TrailSigns& signs = *notations_of(*variant_).trail;
    const auto told = [&](const char* text) {
        const ToldMove t = told_move(signs, text);
        return std::string(t.move) + "|" + (t.said ? kSignNames[static_cast<std::size_t>(*t.said)] : "");
    };
    EXPECT_EQ(told("Nb3+(=)"), "Nb3|offer");
    EXPECT_EQ(told("Bc7+()"), "Bc7|withdraw");
    EXPECT_EQ(told("Qb2~Ro6(===)"), "Qb2~Ro6|draw");
    EXPECT_EQ(told("(==)"), "|accept");
    EXPECT_EQ(told("##"), "|resign");
    EXPECT_EQ(told("#"), "|mate");
    EXPECT_EQ(told("# a comment"), "# a comment|");
    EXPECT_EQ(told("e8_="), "e8|");
    EXPECT_EQ(told("e8="), "e8=|");
}

TEST_F(NotationTest, PrintsAndReadsCascades) {
    const PlyRecord jump = ply("Pegasus", "l4", "d8");
    const std::vector<PlyRecord> promotes{
        jump, activated("Pyramid", "d8", "h8",
                        {effect(Effect::change, "Queen", "h8"), effect(Effect::leave, "Pyramid", "h8")})};
    expect_printed(promotes, "[El4-d8]~[Ad8-h8=Q]");
    expect_means(
        promotes, {"Ed8~Ah8Q", "Ed8~Ah8=Q", "d8~Ah8Q", "Eld8~Ad8-h8=Q", "E4d8~h8Q"},
        {"Ed8", "Ed8~Ah8", "Ed8~Ah8R", "Ed8~Ah8=", "Ed8~Ah8%", "Ah8Q", "Eh8Q", "Ed8~Ah8Q~Qh9", "Qd8~Ah8Q"});

    const std::vector<PlyRecord> tags{jump, activated("Pyramid", "d8", "h8",
                                                      {effect(Effect::mark, "Pawn", "h8", kPromotionTag),
                                                       effect(Effect::leave, "Pyramid", "h8")})};
    expect_printed(tags, "[El4-d8]~[Ad8-h8=]");
    expect_means(tags, {"Ed8~Ah8="}, {"Ed8~Ah8", "Ed8~Ah8Q"});

    const std::vector<PlyRecord> converts{
        ply("Bishop", "h9", "d5"),
        activated("Pyramid", "d5", "h5",
                  {effect(Effect::convert, "Rook", "h5"), effect(Effect::leave, "Pyramid", "h5")})};
    expect_printed(converts, "[Bh9-d5]~[Ad5-h5%R]");
    expect_means(converts, {"Bd5~Ah5%", "Bd5~Ah5%R", "[Bd5] ~ [Ah5%]"},
                 {"Bd5~Ah5", "Bd5~Ah5*", "Bd5~Ah5%Q", "Bd5~Ah5%%", "Bd5~Ah5R"});

    const std::vector<PlyRecord> fails{
        ply("Bishop", "h9", "d5"),
        activated("Pyramid", "d5", "h5", {effect(Effect::leave, "Pyramid", "h5")})};
    expect_printed(fails, "[Bh9-d5]~[Ad5-h5%%]");
    expect_means(fails, {"Bd5~Ah5%%"}, {"Bd5~Ah5%"});

    const std::vector<PlyRecord> stuck{
        jump, activated("Pyramid", "d8", "d8", {effect(Effect::oblate, "Pyramid", "d8")})};
    expect_printed(stuck, "[El4-d8]~[Ad8!]");
    expect_means(stuck, {"Ed8", "El4-d8", "Ed8~Ad8", "Ed8~Ad8!"}, {"Ed8~Ah8"});
}

TEST_F(NotationTest, PrintsWhatItHasNoSignFor) {
    PlyRecord pushes = ply("Rook", "e2", "e4");
    pushes.effects.push_back({Effect::push, piece("Pawn", Side::dark), field("e4"), field("e5")});
    expect_printed({pushes}, "Re2-e4,e4>e5");
    pushes.activated = true;
    expect_printed({ply("Queen", "a2", "e2"), pushes}, "[Qa2-e2]~[Re2-e4,e4>e5]");
}

TEST_F(NotationTest, ComparesTagsAndWhatIsCaptured) {
    PlyRecord captures = activated("Pawn", "c2", "b3");
    captures.tags = kRushTag;
    captures.kind = PlyKind::capture;
    captures.captures = {taken("b3", "Knight")};
    const std::vector<PlyRecord> move{ply("Rook", "e6", "e2"), activated("Wave", "e2", "c2"), captures};
    expect_printed(move, "[Re6-e2]~[We2-c2]~[Pc2-b3*]");
    expect_means(move, {"Re2~Wc2~P::b3*N", "Re2~Wc2~b3*", "Re2~Wc2~b3", "[Re6-e2]~[We2-c2]~[P::c2-b3*N]"},
                 {"Re2~Wc2~P==b3", "Re2~Wc2~b3*Q", "Re2~Wc2~b3*N::", "Re2~Wc2~b3:", "Re2~Wc2"});

    PlyRecord passing = ply("Pawn", "i4", "h3");
    passing.kind = PlyKind::en_passant;
    passing.captures = {taken("h5", "Pawn")};
    expect_printed({passing}, "Pi4-h3:");
    expect_means({passing}, {"h3:", "h3:5", "ih3:5", "h3", "h3:P5", "h3:h5"}, {"h3:4", "h3:N5"});

    PlyRecord castling = ply("King", "h1", "d1");
    castling.kind = PlyKind::castle;
    castling.effects = {{Effect::castle, piece("Rook", Side::light), field("a1"), field("e1")}};
    expect_printed({castling}, "Kh1-d1&");
    expect_means({castling}, {"Kd&", "Kd&e", "Kd1&", "Kd&Re1"}, {"Kc&", "Kd&c"});
}

TEST_F(NotationTest, FollowsTheSteps) {
    PlyRecord wave = activated("Wave", "o3", "o10");
    wave.trail = way({"m4", "p6", "n7", "", "o10"});
    const std::vector<PlyRecord> move{ply("Unicorn", "m2", "o3"), wave};
    expect_means(move,
                 {"Uo3~Wo10", "Uo3~W.m4.p6.n7..o10", "Uo3~W.m4..o10", "Uo3~W..p6..o10", "Uo3~Wo3.m4-o10",
                  "Uo3~W..n7-o10", "Uo3~W.m4..n7.o10"},
                 {"Uo3~W..n6.p7.m9.o10", "Uo3~W..m4..o10", "Uo3~W.p6..o10", "Uo3~W.m4.o10", "Uo3~W.m4.p6"});
    // Without a record of it the way is straight.
    const PlyRecord rook = ply("Rook", "a1", "e1");
    expect_means({rook}, {"Ra..e1", "R.b1.c1.d1.e1", "R..c1-e1"},
                 {"R..b1..e1", "R.e1", "R..c2..e1", "R.b1.c1.d1.e1.f1", "R.f1-e1"});
}

TEST_F(NotationTest, TellsWhatHappensOnTheWay) {
    PlyRecord winds = ply("Serpent", "b4", "h4");
    winds.kind = PlyKind::displace;
    winds.effects = {
        {Effect::displace, piece("Pawn", Side::dark), field("e5"), field("f5"), 0, false, kRushTag},
        {Effect::displace, piece("Pawn", Side::light), field("f4"), field("f3")}};
    expect_printed({winds}, "Sb4-h4,e5>f5,f4>f3");  // its steps are not known
    winds.trail = way({"c5", "d4", "e5", "f4", "g5", "h4"});
    expect_printed({winds}, "Sb4..e5<Pf5.f4<Pf3..h4");
    expect_means({winds}, {"S..e5<f5.f4<f3..h4", "S..e5<P::f5.f4<f3-h4", "Sb4-h4,e5>f5"},
                 {"Sh4", "S..e5<f5..h4", "S..f4<f3..h4", "S..f4<f3..e5<f5..h4", "S..e5<f6.f4<f3..h4",
                  "S..e5<Nf5.f4<f3..h4", "S..e5<f5.f4<P::f3..h4", "S..e5*.f4<f3..h4"});

    PlyRecord captures = ply("Shaman", "d9", "p12");
    captures.kind = PlyKind::capture;
    captures.captures = {taken("h10", "Pawn"), taken("l11", "Knight")};
    captures.trail = way({"h10", "l11", "p12"});
    const std::vector<PlyRecord> move{captures, activated("Wave", "p12", "n8")};
    expect_printed(move, "[Hd9.h10*P.l11*N.p12]~[Wp12-n8]");
    expect_means(move, {"H.h10*.l11*.p12~Wn8", "Hp12~Wn8", "H..l11*N.p12~n8"},
                 {"H.h10*.l11*R.p12~Wn8", "H.h10*.l11.p12*~Wn8", "Hp12*~Wn8", "H.l11*.h10*.p12~Wn8"});
    captures.captures.push_back(taken("p12", "Queen"));
    expect_printed({captures}, "Hd9.h10*P.l11*N.p12*");
    expect_means({captures}, {"Hp12*", "Hp12*Q", "H.h10..p12*"}, {"Hp12*P"});

    PlyRecord offers = ply("Pyramid", "b4", "b2");
    offers.effects = {
        {Effect::oblate, piece("Pawn", Side::light), field("b2"), kNoField, 0, false, kRushTag}};
    expect_printed({offers}, "Ab4-b2*");
    expect_means({offers}, {"Ab2", "Ab2*P", "Ab2*P::"}, {"Ab2*N", "Ab2*P=="});
}

TEST_F(NotationTest, TellsDivergences) {
    PlyRecord first = ply("Queen", "o2", "j7"), then = activated("Queen", "j7", "m10");
    first.trail = way({"n3", "m4", "l5", "k6", "j7"});
    then.kind = PlyKind::capture;
    then.captures = {taken("m10", "Pegasus")};
    then.diverged = true;
    then.diverged_from = piece("Shaman", Side::light);
    expect_printed({first, then}, "Qo2..j7/H-m10*");
    then.trail = way({"k8", "l9", "m10"});
    expect_printed({first, then}, "Qo2..j7/H..m10*");
    expect_printed({first, then, activated("Wave", "m10", "n10")}, "[Qo2..j7/H..m10*]~[Wm10-n10]");
    expect_means({first, then}, {"Q..j7/..m10*", "Qj7/m10", "[Qo2..j7/H..m10*E]"},
                 {"Qm10", "Q..j7/I..m10*", "Q..j7/..m10*R", "Qj7~Rm10", "Q.j7/..m10"});
    // What the signs do not tell is told in plies by themselves.
    then.effects = {{Effect::push, piece("Pawn", Side::dark), field("m10"), field("m11")}};
    expect_printed({first, then}, "[Qo2..j7]~[Qj7-m10*,m10>m11]");
}

TEST_F(NotationTest, TellsMovesApartByTheirSteps) {
    PlyRecord one = activated("Wave", "o3", "o10"), other = one;
    one.trail = way({"m4", "p6", "n7", "", "o10"});
    other.trail = way({"m4", "", "n6", "p7", "o10"});
    const PlyRecord first = ply("Unicorn", "m2", "o3");
    const std::vector<PlyRecord> with_one{first, one}, with_other{first, other}, alone{first};
    EXPECT_EQ(long_forms(*variant_, {with_one, with_other, alone}),
              (std::vector<std::string>{"[Um2-o3]~[Wo3.m4.p6-o10]", "[Um2-o3]~[Wo3.m4-o10]", "Um2-o3"}));
}

TEST_F(NotationTest, ChecksMovesOnTheBoard) {
    const std::string setup = "S Qo2,Wm4,Wj7,eg10,Ka1,ka20";
    EXPECT_EQ(said(setup, "Q..m4^..j7^..g10*"), "Qo2-g10*");
    EXPECT_EQ(said(setup, "Qo2..m4^W..j7^W..g10*E"), "Qo2-g10*");
    EXPECT_EQ(said(setup, "Qg10"), "Qo2-g10*");
    EXPECT_EQ(said(setup, "Q..l5^..g10"),
              "\"Q..l5^..g10\": not every piece that it says is passed over stands there");
    EXPECT_EQ(said(setup, "Q..m4^R..g10"),
              "\"Q..m4^R..g10\": not every piece that it says is passed over stands there");
    EXPECT_EQ(said(setup, "Q..c7..g10"),
              "\"Q..c7..g10\": the Queen does not step on c7 on its way from o2 to g10");
    EXPECT_EQ(said(setup, "Q.m4..g10"),
              "\"Q.m4..g10\": the Queen makes other steps on its way from o2 to g10: "
              "n3 m4 l5 k6 j7 i8 h9 g10");
    EXPECT_EQ(said(setup, "Qg10*R"), "\"Qg10*R\": no piece with the symbol R is captured there");
    EXPECT_EQ(said(setup, "Qh9*"), "\"Qh9*\": nothing is captured there");
    EXPECT_EQ(said(setup, "Qh9=R"), "\"Qh9=R\": no such promotion there");
    EXPECT_EQ(said(setup, "Q&&h9"), "\"Q&&h9\": the Queen has no tag to lose: castling");
    EXPECT_EQ(said(setup, "Qh9~Ai9"), "\"Qh9~Ai9\": the move ends before ply 2");
    EXPECT_EQ(said(setup, "Qh9|"),
              "\"Qh9|\" is not a move: a field is expected after \"|\", where the piece comes out");
    EXPECT_EQ(
        said(setup, "Qh9^"),
        "\"Qh9^\" is not a move: \"^\" is not expected there; behind the last field may stand * < > = % "
        "%% $ $$ : &");
}

TEST_F(NotationTest, SaysWhatIsWrongWithSigns) {
    int n = 0;
    const auto notation = [&](const std::string& keys) {
        const auto path = write("wrong" + std::to_string(++n) + ".lua",
                                "return variant { name = 'N', board = { files = 4, ranks = 4 },\n"
                                "pieces = { piece { name = 'Pawn', symbol = 'P' } },\n"
                                "notation = require 'acedrex.notation'.trail { " +
                                    keys + " } }");
        return lines(host_.variant(path.string()).diagnostics);
    };
    EXPECT_EQ(notation("ply = '~', capture = '*', unnamed = { 'Pawn' }"), "");
    EXPECT_EQ(notation("stap = '.'"), "3: variant: unknown key notation.stap; did you mean step?\n");
    EXPECT_EQ(notation("status = { mote = '#' }"),
              "3: variant: unknown key notation.status.mote; did you mean mate?\n");
    EXPECT_EQ(
        notation("ply = 'x'"),
        "3: variant: notation: ply should be a sign, without letters, digits and spaces, found \"x\"\n");
    EXPECT_EQ(notation("ply = '~', step = '~'"),
              "3: variant: notation: step has a sign that means something else already, \"~\"\n");
    EXPECT_EQ(notation("unnamed = { 'Pown' }"),
              "3: notation: the variant has no piece \"Pown\"; did you mean \"Pawn\"?\n");
    EXPECT_EQ(notation("lost = { rash = '!' }"),
              "3: notation: no piece carries the tag \"rash\"; did you mean \"rush\"?\n");
}

}  // namespace acedrex
