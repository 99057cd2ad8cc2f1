// piece{...}, variant{...} and their extensions: what is read, and what is said where something is wrong.
#include "script_fixture.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {

class Declarations : public ScriptTest {
  protected:
    Declarations() {
        for (const auto& [name, symbol] : {std::pair{"Lion", "L"}, {"Tiger", "T"}, {"Bear", "B"}})
            write(std::string("zoo/pieces/") + name + ".lua",
                  std::string("local m = require 'acedrex.movement'\nreturn piece { name = '") + name +
                      "', symbol = '" + symbol +
                      "', moves = m.leap(0, 1), tags = { 'rush' }, class = { 'beast' } }");
        write("zoo/base.lua", kBase);
    }
    static constexpr const char* kBase =
        "local Lion, Tiger = require 'zoo.pieces.Lion', require 'zoo.pieces.Tiger'\n"
        "return variant {\n"
        "  name = 'Base Game', about = 'a base',\n"
        "  board = { files = 3, ranks = 2 },\n"
        "  pieces = { Lion, Tiger },\n"
        "  setup = [[\n"
        "    t l .\n"
        "    T L .\n"
        "  ]],\n"
        "  royals = { Lion = 'check' },\n"
        "  castling = { king = 'Lion', rooks = { 'Tiger' }, distances = { 1 } },\n"
        "  promotion = { pieces = { 'Tiger' }, to = { 'Lion', 'Tiger' } },\n"
        "  rules = { stalemate = 'draw', quiet = { plies = 10, reset = { 'Tiger' } },\n"
        "            dead = { { 'Lion' }, { 'Lion', 'Tiger' } } },\n"
        "}\n";
    static constexpr const char* kExtend =
        "local Base = require 'zoo.base'\nlocal Bear = require 'zoo.pieces.Bear'\nreturn "
        "variant.extend(Base, ";

    std::shared_ptr<const VariantSpec> variant(const std::string& text) {
        const Result<Loaded> loaded = host_.load(write("zoo/v" + std::to_string(++made_) + ".lua", text));
        EXPECT_TRUE(loaded) << lines(loaded.diagnostics);
        return loaded ? loaded.value->variant : nullptr;
    }

  private:
    int made_ = 0;
};

TEST_F(Declarations, PieceKeys) {
    const auto path = write(
        "night-owl.lua",
        "local m = require 'acedrex.movement'\n"
        "return piece { name = 'Owl', symbol = 'Ow', moves = { 'fW', m.leap(1, 2) }, class = { 'bird' },\n"
        "  takes = m.enemy - m.is 'Cat', immune = m.anyone, lands = m.own * m.swap, passes = m.own,\n"
        "  transparent = true, passive = true, may_pass = true, owner = 'none', tags = { 'rush' },\n"
        "  worth = 2.5, about = 'flies' }");
    const Result<Loaded> loaded = host_.load(path);
    ASSERT_TRUE(loaded) << lines(loaded.diagnostics);
    const PieceSpec& p = *loaded.value->piece;
    EXPECT_EQ(p.name, "Owl");
    EXPECT_EQ(p.symbol, "Ow");
    EXPECT_EQ(p.slug, "night-owl");
    EXPECT_EQ(to_string(*p.takes), "-m.is(\"Cat\") * m.enemy");
    EXPECT_EQ(to_string(*p.immune), "m.pass");
    EXPECT_EQ(to_string(*p.lands), "m.own * m.swap");
    EXPECT_EQ(to_string(*p.passes), "m.own");
    EXPECT_TRUE(p.transparent && p.passive && p.may_pass && p.owner == Owner::none);
    EXPECT_EQ(p.worth, 2.5);
    EXPECT_EQ(p.about, "flies");
    EXPECT_EQ(p.place.line, 2);
}

TEST_F(Declarations, PieceFaultsPointAtTheKey) {
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\n"
                     "return piece {\n"
                     "  -- symbol = 'A', in a comment\n"
                     "  name = 'Owl',\n"
                     "  symbol = 'ow',\n"
                     "  movs = m.anywhere,\n"
                     "  takes = m.capture,\n"
                     "  transparent = 3,\n"
                     "  owner = 'nobody',\n"
                     "}\n"),
              "5: piece: symbol should be one to four letters, the first upper case, found \"ow\"\n"
              "6: piece: unknown key movs; did you mean moves?\n"
              "7: piece: takes should be a guard, found m.capture; a guard looks and does nothing: m.enemy, "
              "m.is(...), "
              "#(...) and what * + - make of them\n"
              "8: piece: transparent should be true or false, found the number 3\n"
              "9: piece: owner should be \"player\" or \"none\", found the text \"nobody\"\n");
    EXPECT_EQ(faults("return piece {\n  name = 'Owl',\n}\n"),
              "1: piece: symbol is missing: one to four letters, the first upper case\n");
    EXPECT_EQ(faults("return piece { symbol = 'A' }\n"),
              "1: piece: name is missing: what the piece is called\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nreturn piece { name = 'A', symbol = 'A',\n  "
                     "moves = m.N }\n"),
              "3: piece: moves should be a movement expression, a Betza string or a list of those, found a "
              "direction; "
              "write m.step(m.N)\n");
    EXPECT_EQ(faults("return piece { name = 'A', symbol = 'A', moves = 7 }\n"),
              "1: piece: moves should be a movement expression, a Betza string or a list of those, found the "
              "number 7\n");
}

TEST_F(Declarations, PieceExtend) {
    const Result<Loaded> loaded = host_.load(
        write("more.lua",
              "local m = require 'acedrex.movement'\nlocal base = require 'zoo.pieces.Lion'\n"
              "return piece.extend(base, { name = 'Puma', symbol = 'P', moves = base.moves * m.empty })"));
    ASSERT_TRUE(loaded) << lines(loaded.diagnostics);
    EXPECT_EQ(to_string(*loaded.value->piece->moves), "m.step(m.orthogonals) * m.empty");
    EXPECT_EQ(loaded.value->piece->classes, std::vector<std::string>{"beast"});
    EXPECT_EQ(faults("local base = require 'zoo.pieces.Lion'\n"
                     "return piece.extend(base, {\n  name = 'Puma',\n  simbol = 'P',\n})\n"),
              "4: piece.extend: unknown key simbol; did you mean symbol?\n");
}

TEST_F(Declarations, VariantKeys) {
    const auto v = variant(kBase);
    ASSERT_TRUE(v);
    EXPECT_EQ(v->slug, "base-game");
    EXPECT_EQ(v->code, "BG");
    EXPECT_EQ(v->family, "zoo");
    EXPECT_EQ(v->board.files, 3);
    EXPECT_EQ(v->pieces.size(), 2u);
    ASSERT_TRUE(v->castling);
    EXPECT_EQ(v->castling->mover, "Lion");
    EXPECT_EQ(v->castling->partners, std::vector<std::string>{"Tiger"});
    EXPECT_EQ(v->promotions.at(0).zone, "last");
    EXPECT_EQ(v->endings.halfmoves.times, 10);
    EXPECT_EQ(v->endings.dead.size(), 2u);
    EXPECT_EQ(v->key_places.at("setup").line, 6);
    EXPECT_EQ(v->key_places.at("royals").line, 10);
    EXPECT_EQ(v->key_places.at("rules").line, 13);
}

TEST_F(Declarations, RulebookFaults) {
    EXPECT_EQ(
        faults("local Lion = require 'zoo.pieces.Lion'\n"
               "return variant {\n"
               "  name = 'A',\n"
               "  board = { files = 8, ranks = 8 },\n"
               "  pieces = { Lion },\n"
               "  rules = {\n"
               "    bare = 'loses',\n"
               "    moves = { result = 'draws' },\n"
               "    extinction = { Lion = 1 },\n"
               "    goal = { pieces = { 'Lion' }, zones = 'last' },\n"
               "    capture = 'musst',\n"
               "    pass = 'force',\n"
               "    several_royal = 'last',\n"
               "  },\n"
               "}\n"),
        "7: variant: rules.bare should be \"loss\" or \"loss unless answered\", found the text \"loses\"; "
        "did you mean \"loss\"?\n"
        "8: variant: rules.moves.plies is missing: after how many plies the game ends\n"
        "8: variant: rules.moves.result should be \"draw\" or \"loss\" or \"win\" or \"light\" or \"dark\" "
        "or \"count\", "
        "found the text \"draws\"; did you mean \"draw\"?\n"
        "9: variant: rules.extinction is a list of lists of piece types; write extinction = { { \"A\" }, { "
        "\"A\", \"B\" } }\n"
        "10: variant: unknown key rules.goal.zones; did you mean zone?\n"
        "10: variant: rules.goal.zone is missing: \"last\" or the name of a zone of the board\n"
        "11: variant: rules.capture should be \"free\" or \"must\" or \"most\", found the text \"musst\"; "
        "did "
        "you mean \"must\"?\n"
        "12: variant: rules.pass should be \"never\" or \"free\" or \"forced\", found the text \"force\"; "
        "did "
        "you mean \"forced\"?\n"
        "13: variant: unknown key rules.several_royal; did you mean several_royals?\n");
    EXPECT_EQ(faults("return piece { name = 'A', symbol = 'A', royal = 'flee' }\n"),
              "1: piece: royal should be \"check\" or \"capture\" or \"attacked\" or \"flees\" or "
              "\"escapes\", found the text "
              "\"flee\"; did you mean \"flees\"?\n");
}

TEST_F(Declarations, VariantFaults) {
    EXPECT_EQ(
        faults("local Lion = require 'zoo.pieces.Lion'\n"
               "return variant {\n"
               "  name = 'A',\n"
               "  board = { files = 8, rank = 8 },\n"
               "  pieces = { Lion, nil, 'Lion' },\n"
               "  royals = { Lion = 'yes' },\n"
               "  promotion = { pieces = { 'Lion' }, when = 'later' },\n"
               "  rules = {\n"
               "    stalemate = 'lose',\n"
               "    repetiton = { times = 3 },\n"
               "  },\n"
               "}\n"),
        "4: variant: unknown key board.rank; did you mean ranks?\n"
        "4: variant: board.ranks is missing: a whole number up to 64\n"
        "5: variant: pieces[2] should be a piece, found nothing; is the variable's name spelt as where "
        "it was made?\n"
        "5: variant: pieces[3] should be a piece, found the text \"Lion\"; write require "
        "\"FAMILY.pieces.lion\"\n"
        "6: variant: royals.Lion should be \"check\" or \"capture\" or \"attacked\" or \"flees\" or "
        "\"escapes\" or \"no\", "
        "found the text \"yes\"\n"
        "7: variant: promotion.to is missing: a list of piece types, or \"own\": what each piece promotes "
        "to, "
        "or { pocket = NAME }: what lies there\n"
        "7: variant: promotion.when should be \"at once\" or \"now or later\" or \"choice\", found the "
        "text \"later\"\n"
        "9: variant: rules.stalemate should be \"draw\" or \"loss\" or \"win\" or \"light\" or \"dark\" or "
        "\"count\", found the text "
        "\"lose\"; did you mean \"loss\"?\n"
        "10: variant: unknown key rules.repetiton; did you mean repetition?\n");
}

TEST_F(Declarations, ExtendMergesTablesAndReplacesLists) {
    const auto v =
        variant(std::string(kExtend) +
                "{ name = 'New', rules = { stalemate = 'loss', dead = {} }, castling = { to = { 'c' } } })");
    ASSERT_TRUE(v);
    EXPECT_EQ(v->slug, "new");
    EXPECT_EQ(v->obligations.stalemate, Verdict::loss);
    EXPECT_EQ(v->endings.halfmoves.times, 10);
    EXPECT_TRUE(v->endings.dead.empty());
    EXPECT_EQ(v->castling->to, std::vector<std::string>{"c"});
    EXPECT_TRUE(v->castling->distances.empty());
    EXPECT_EQ(v->castling->mover, "Lion");
    EXPECT_EQ(std::filesystem::path(v->key_places.at("setup").file).filename(), "base.lua");
    EXPECT_EQ(v->key_places.at("rules").line, 3);
}

TEST_F(Declarations, ExtendReplacesAType) {
    const auto v =
        variant(std::string(kExtend) + "{ name = 'New', pieces = { replace = { Tiger = Bear } } })");
    ASSERT_TRUE(v);
    ASSERT_EQ(v->pieces.size(), 2u);
    EXPECT_EQ(v->pieces[1]->name, "Bear");
    EXPECT_EQ(v->old_symbols.at("T"), "Bear");
    EXPECT_EQ(v->castling->partners, std::vector<std::string>{"Bear"});
    EXPECT_EQ(v->promotions.at(0).pieces, std::vector<std::string>{"Bear"});
    EXPECT_EQ(v->promotions.at(0).to, (std::vector<std::string>{"Lion", "Bear"}));
    EXPECT_EQ(v->endings.halfmove_resets, std::vector<std::string>{"Bear"});
    EXPECT_EQ(v->endings.dead, std::vector<std::vector<std::string>>{{"Lion"}});
    EXPECT_NE(v->setup.find("b l ."), std::string::npos) << v->setup;
    EXPECT_NE(v->setup.find("B L ."), std::string::npos) << v->setup;
}

TEST_F(Declarations, ExtendReplacesARoyalAndRemoves) {
    const auto royal =
        variant(std::string(kExtend) + "{ name = 'New', pieces = { replace = { Lion = Bear } } })");
    ASSERT_TRUE(royal);
    ASSERT_EQ(royal->royals.size(), 1u);
    EXPECT_EQ(royal->royals[0].piece, "Bear");
    EXPECT_EQ(royal->castling->mover, "Bear");
    EXPECT_EQ(royal->endings.dead.size(), 2u);
    const auto less = variant(std::string(kExtend) +
                              "{ name = 'New', pieces = { remove = { 'Tiger' }, add = { Bear } } })");
    ASSERT_TRUE(less);
    ASSERT_EQ(less->pieces.size(), 2u);
    EXPECT_FALSE(less->castling);
    EXPECT_EQ(less->setup.find('T'), std::string::npos);
    const auto again = variant(
        "return variant.extend(variant.extend(require 'zoo.base', { name = 'A', pieces = { replace = "
        "{ Tiger = require 'zoo.pieces.Bear' } } }), { name = 'B', castling = false })");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->old_symbols.at("T"), "Bear");
    EXPECT_FALSE(again->castling);
}

TEST_F(Declarations, ExtendFaults) {
    EXPECT_EQ(
        faults(std::string(kExtend) +
               "{\n  name = 'New',\n  pieces = { replace = { Tger = Bear },\n    remove = 'Lyon' },\n})"),
        "5: variant.extend: the base has no piece Tger; did you mean Tiger?\n"
        "6: variant.extend: the base has no piece Lyon; did you mean Lion?\n");
    EXPECT_EQ(faults("return variant.extend({}, {})"),
              "1: variant.extend takes a variant first, found a table; write variant.extend(base, { name = "
              "..., ... })\n");
}

}  // namespace acedrex::testing
