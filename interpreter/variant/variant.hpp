// A variant made playable: everything that its author declared, resolved and compiled once, then only read.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "board/board.hpp"
#include "movement/bind_context.hpp"
#include "movement/hooks.hpp"
#include "movement/meetings.hpp"
#include "movement/movement.hpp"
#include "play/attack.hpp"
#include "play/make_move.hpp"
#include "play/promotion.hpp"
#include "play/sights.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"
#include "variant/spec.hpp"
#include "variant/turn.hpp"

namespace acedrex {

struct Castling {
    int mover = -1;              // type; -1: there is no castling
    std::vector<bool> partners;  // by type
    std::vector<int> distances;
    std::vector<int> to;  // files, from 0
    std::array<int, 2> apart{};
    bool through_attack = false;
    bool out_of_attack = false;
};

struct Goal {
    std::vector<bool> types;
    std::array<FieldSet, kSides> zone;
    Verdict result = Verdict::win;
    bool safe = false;
    bool answered = false;
};

struct Endings {
    Verdict stalemate = Verdict::draw;
    Bare bare = Bare::plays_on;
    int passes = 0;
    Verdict passed = Verdict::draw;
    int repetition_times = 0;
    Verdict repetition = Verdict::draw;
    int halfmove_limit = 0;
    Verdict quiet = Verdict::draw;
    int move_plies = 0;
    Verdict move_limit = Verdict::draw;
    std::vector<Goal> goals;
    std::vector<std::vector<int>> dead;  // each: how many of each type, by type
};

struct PieceReport {
    std::string tier;  // "table", "program" or "hook": the slowest of its alternatives
    std::string why;   // of that alternative; "" for table
};

class Variant {
  public:
    const VariantSpec& spec() const { return spec_; }
    const Board& board() const { return *board_; }
    const Cast& cast() const { return *cast_; }
    const BindContext& binding() const { return *binding_; }
    const TagNames& tags() const { return binding_->tags; }
    const PositionTables& position_tables() const { return *tables_; }
    const PlayContext& play() const { return *play_; }
    const Sights& sights() const { return *sights_; }
    const Movement& movement(Code code) const { return movements_[code]; }
    const PieceSpec& piece(int type) const { return *spec_.pieces[static_cast<std::size_t>(type)]; }

    const Promotion& promotion() const { return promotion_; }
    const Castling& castling() const { return castling_; }
    const Turn& turn() const { return turn_; }
    const Pockets& pockets() const { return pockets_; }
    const Endings& endings() const { return endings_; }
    const MoveObligations& obligations() const { return spec_.obligations; }
    const MoveRules& move_rules() const { return move_rules_; }
    // The royal codes of one side: of every kind; that must not be left attacked; of the kinds that oblige
    // otherwise.
    const std::vector<Code>& royals(Side side) const { return royals_[static_cast<std::size_t>(side)].all; }
    const std::vector<Code>& check_royals(Side side) const {
        return royals_[static_cast<std::size_t>(side)].check;
    }
    const std::vector<Code>& obliging_royals(Side side) const {
        return royals_[static_cast<std::size_t>(side)].obliging;
    }
    // Who attacks pieces of the code: royal ones, and those that a goal wants safe.
    const AttackTable& attacks_on(Code code) const { return *attack_tables_[code]; }

    // The tags that a piece has where the setup put it.
    Tags initial_tags(Code code) const { return initial_tags_[code]; }
    // Can what stands on the board end the game, besides a loss that the position has noted?
    bool ends_on_board() const {
        return endings_.bare != Bare::plays_on || !endings_.goals.empty() || endings_.passes > 0;
    }
    // Can two different walks bring about the same position?
    bool outcomes_may_coincide() const { return outcomes_may_coincide_; }
    // Are there pieces that belong to nobody and that either side may move?
    bool neutrals_move() const { return neutrals_move_; }
    // Does play call scripts?
    bool asks_scripts() const { return asks_scripts_; }

    PieceReport report(int type) const;
    // The movement of a light piece of the type, alternative by alternative.
    const std::vector<AlternativeReport>& alternatives(int type) const;

  private:
    friend class VariantCompiler;
    Variant() = default;

    VariantSpec spec_;
    std::shared_ptr<Hooks> hooks_;
    std::unique_ptr<Board> board_;
    std::unique_ptr<Cast> cast_;
    std::unique_ptr<BindContext> binding_;
    std::unique_ptr<Meetings> meetings_;
    std::vector<Movement> movements_;
    std::vector<Aura> auras_;
    std::vector<Code> ruled_;
    std::unique_ptr<PlayContext> play_;
    std::unique_ptr<Sights> sights_;
    std::unique_ptr<PositionTables> tables_;
    std::vector<std::unique_ptr<AttackTable>> attack_tables_;  // by code; where attacks_on is asked
    Promotion promotion_;
    Castling castling_;
    Turn turn_;
    Pockets pockets_;
    Endings endings_;
    MoveRules move_rules_;
    struct Royals {
        std::vector<Code> all, check, obliging;
    };
    std::array<Royals, kSides> royals_;
    std::vector<Tags> initial_tags_;
    std::vector<std::uint8_t> promotable_;  // by code
    bool outcomes_may_coincide_ = false;
    bool neutrals_move_ = false;
    bool asks_scripts_ = false;
};

// Reads the setups of the specification: puts the codes into `setup`, by field, and returns what is wrong.
// The board and the pieces of the variant are known then.
using SetupReader = std::vector<Diagnostic> (*)(const Variant& variant, std::vector<Code>& setup);

// Compiles; on errors there is no value and every fault found is reported. known_names: piece names that
// exist in other scripts (a warning is given where `is` names something that neither has). The variant keeps
// the hooks alive.
Result<std::shared_ptr<const Variant>> compile(VariantSpec spec, std::shared_ptr<Hooks> hooks,
                                               SetupReader read_setup,
                                               const std::vector<std::string>& known_names = {});

// The variant's own first position. Always possible: compile() has checked it.
Position initial_position(const Variant& variant);

}  // namespace acedrex
