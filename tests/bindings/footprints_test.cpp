// Outcomes that are counted by the fields that turns fill and leave are as many as are listed, and those that
// are listed without automata: random games of small casts without royal pieces.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "base/engines.hpp"
#include "effort.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"
#include "script_fixture.hpp"

namespace acedrex {

class FootprintGames : public testing::ScriptTest {
  protected:
    std::string one_of(const std::vector<std::string>& list) { return list[random_() % list.size()]; }
    bool chance(unsigned of) { return random_() % of == 0; }

    std::string steps() {
        return one_of({"m.step(m.all)", "m.step(m.orthogonals)", "m.slide(m.all)", "m.slide(m.diagonals)",
                       "m.leap(1, 2)", "m.hop(m.orthogonals)", "m.step(m.N)"});
    }
    std::string turning() {
        return " * m.land * m.every(" + one_of({"m.step(m.all)", "m.slide(m.orthogonals)"}) + " * " +
               one_of({"m.enemy * m.convert", "m.anyone * m.flip", "m.own * m.mark 'seen'"}) + ")";
    }
    std::string placing() {
        return one_of({"m.anywhere", "m.anywhere * -m.zone 'first'", "m.slide(m.orthogonals)",
                       "m.step(m.all)"}) +
               " * m.empty * m.place 'Wall'";
    }
    // One way to move; name: of the piece.
    std::string way(const std::string& name) {
        switch (random_() % 7) {
            case 0:
                return steps();
            case 1:
                return steps() + " * m.empty" + turning();
            case 2:
                return "m.place '" + name + "' * m.step(m.all) * m.empty" + (chance(2) ? turning() : "");
            case 3:
                return steps() + " * m.empty * m.land * m.aside(" + placing() + ")";
            case 4:
                return "m.step(m.all) * m.empty * m.place 'Wall' * m.home";
            default:
                return steps() + " * m.empty";
        }
    }
    std::string setup(const std::string& pieces) {
        std::string rows = "[[\n";
        for (int rank = 0; rank < 5; ++rank, rows += '\n')
            for (int file = 0; file < 5; ++file)
                rows += chance(4) ? std::string(" ") + pieces[random_() % pieces.size()] : " .";
        return rows + "]]";
    }
    static std::string written(const std::string& name, const std::string& keys) {
        return "piece { name = '" + name + "', symbol = '" + name.substr(0, 1) + "', about = 'stands', " +
               keys + " }";
    }
    std::string moved() {
        const bool two = chance(3), follows = chance(3);
        const auto piece = [&](const std::string& name) {
            if (two)
                return written(name, "moves = " + steps() + " * m.empty, actions = { shoot = " +
                                         one_of({"m.slide(m.all)", "m.step(m.all)", "m.hop(m.all)"}) +
                                         " * m.empty * m.place 'Wall' * m.home }");
            return written(name, "moves = " + way(name) + (chance(2) ? " + " + way(name) : ""));
        };
        return "pieces = { " + piece("Ant") + ", " + piece("Bee") + ", " +
               written("Wall", "owner = 'none', moves = m.none") + " },\nsetup = " + setup("AaBb") +
               (two ? ",\nturn = phase.seq{ phase.move" +
                          std::string(follows ? "()" : "{ pieces = { 'Ant' } }") +
                          ", phase.move{ action = 'shoot', by = 'same' } }"
                    : "");
    }
    std::string rule() {
        return one_of({"", "on_turn_end = m.from(m.arrived) * m.every(m.step(m.all) * m.enemy * m.convert), ",
                       "on_turn_end = m.step(m.orthogonals) * m.enemy * m.flip, ",
                       "on_turn_end = m.step(m.all) * m.prey * m.convert, ",
                       "on_turn_end = m.from(m.arrived) * m.slide(m.all) * m.anyone * m.flip, "});
    }
    // Pieces come in, and perhaps move as well.
    std::string dropped() {
        const std::string at =
            one_of({"#(m.step(m.all) * m.enemy)", "-(m.step(m.orthogonals) * m.enemy)",
                    "#(m.step(m.all) * m.own)", "#(m.slide(m.diagonals) * m.anyone)",
                    "m.zone 'first' + #(m.step(m.all) * m.enemy * m.step(m.all) * m.own)"});
        const auto moves = [&] { return "moves = " + (chance(2) ? steps() + " * m.empty" : "m.none"); };
        return "pieces = { " + written("Ant", rule() + moves()) + ", " + written("Bee", moves()) +
               " },\nsetup = " + setup("AaBb") +
               ",\npockets = { both = { Ant = 9, Bee = 2 } },\ndrops = { at = " + at + " }";
    }
    // Pieces move, and others change sides, unless one protects them.
    std::string turned() {
        const auto moves = [&] {
            return "moves = " + steps() + (chance(4) ? "" : " * m.empty") +
                   (chance(4) ? ", aura = { at = m.step(m.all), of = 'own', protect = true }" : "");
        };
        return "pieces = { " + written("Ant", rule() + moves()) + ", " + written("Bee", rule() + moves()) +
               " },\nsetup = " + setup("AaBb");
    }
    std::string script(std::uint64_t seed) {
        random_.seed(static_cast<std::mt19937::result_type>(seed));
        return "local m = require 'acedrex.movement'\nlocal phase = require 'acedrex.phase'\n"
               "return variant { name = 'Trial', about = 'a trial',\nboard = { files = 5, ranks = 5 },\n" +
               (chance(3)   ? dropped()
                : chance(4) ? turned()
                            : moved()) +
               ",\nrules = { dead = {}" + one_of({"", ", pass = 'free'", ", pass = 'forced'"}) + " } }\n";
    }

    // What the turns of the list bring about, in order.
    static std::vector<std::uint64_t> outcomes(const Variant& variant, Position& position,
                                               const MoveList& list) {
        std::vector<std::uint64_t> all;
        const std::size_t before = position.checkpoint();
        for (const Move& move : list.moves) {
            make_move(position, move, list.edits.data(), variant.move_rules());
            all.push_back(position.hash());
            position.undo_to(before);
        }
        std::sort(all.begin(), all.end());
        return all;
    }

    // Until the game is over; how many positions were compared. walked: the same variant without automata.
    int compare_along(const Variant& variant, const Variant& walked) {
        Position position = initial_position(variant);
        LegalMoves legal(variant, position), walking(walked, position);
        for (int ply = 0; ply < kPlies; ++ply) {
            MoveList list, by_walks;
            legal.list(list);
            walking.list(by_walks);
            EXPECT_EQ(outcomes(variant, position, list), outcomes(walked, position, by_walks))
                << "after " << ply << " turns";
            EXPECT_TRUE(list.complete);
            EXPECT_EQ(legal.count(), list.moves.size()) << "after " << ply << " turns";
            if (list.moves.empty() || HasFailure()) return ply;
            const Move& move = list.moves[random_() % list.moves.size()];
            make_move(position, move, list.edits.data(), variant.move_rules());
        }
        return kPlies;
    }

  private:
    static constexpr int kPlies = 12;
    std::mt19937 random_;
};

TEST_F(FootprintGames, TellAsManyOutcomesAsAreListed) {
    int told = 0, compared = 0;
    const int cases = testing::tried(300);
    for (int i = 0; i < cases && !HasFailure(); ++i) {
        const std::string text = script(testing::first_seed() + static_cast<unsigned>(i));
        SCOPED_TRACE(text);
        const Result<Loaded> loaded = host_.load(write("trial" + std::to_string(i) + ".lua", text));
        ASSERT_TRUE(loaded) << lines(loaded.diagnostics);
        const auto variant = host_.compile_here(*loaded.value, "trial");
        ASSERT_TRUE(variant) << lines(variant.diagnostics);
        const auto left_out = Engines::without(Engines::automata);
        const auto walked = host_.compile_here(*loaded.value, "trial");
        ASSERT_TRUE(walked);
        const Coincidence& coincidence = (*variant.value)->coincidence();
        told += coincidence.told_by_fields || coincidence.placing != 0 ? 1 : 0;
        compared += compare_along(**variant.value, **walked.value);
    }
    EXPECT_GE(2 * told, cases);
    EXPECT_GE(compared, 5 * cases);
}

}  // namespace acedrex
