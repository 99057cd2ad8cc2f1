// A variant made playable: everything that its author declared, resolved and compiled once, then only read.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "board/board.hpp"
#include "diagnostic.hpp"
#include "movement/hooks.hpp"
#include "movement/meetings.hpp"
#include "movement/movement.hpp"
#include "movement/world.hpp"
#include "play/attack.hpp"
#include "play/make_move.hpp"
#include "play/promotion.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"
#include "rules/spec.hpp"

namespace acedrex {

struct Castling {
    int mover = -1;              // type; -1: there is no castling
    std::vector<bool> partners;  // by type
    std::vector<int> distances;
    std::vector<int> to;  // files, from 0
    bool through_attack = false;
    bool out_of_attack = false;
};

struct Endings {
    Verdict stalemate = Verdict::draw;
    bool bare_loses = false;
    int repetition_times = 0;
    Verdict repetition = Verdict::draw;
    int quiet_plies = 0;
    Verdict quiet = Verdict::draw;
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
    const World& world() const { return *world_; }
    const TagNames& tags() const { return world_->tags; }
    const PositionTables& position_tables() const { return *tables_; }
    const Ground& ground() const { return *ground_; }
    const Movement& movement(Code code) const { return movements_[code]; }
    const PieceSpec& piece(int type) const { return *spec_.pieces[static_cast<std::size_t>(type)]; }

    const Promotion& promotion() const { return promotion_; }
    const Castling& castling() const { return castling_; }
    const Endings& endings() const { return endings_; }
    const MoveRules& move_rules() const { return move_rules_; }
    // Codes that must not be left attacked, and codes whose loss loses, of one side.
    const std::vector<Code>& check_royals(Side side) const {
        return check_royals_[static_cast<std::size_t>(side)];
    }
    const std::vector<Code>& capture_royals() const { return move_rules_.lost_with; }
    const AttackTable& attacks_on(Code royal) const { return *attack_tables_[royal]; }

    // The tags that a piece has where the setup put it.
    Tags initial_tags(Code code) const { return initial_tags_[code]; }
    // Can two different walks bring about the same position?
    bool outcomes_may_coincide() const { return outcomes_may_coincide_; }
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
    std::unique_ptr<World> world_;
    std::unique_ptr<Meetings> meetings_;
    std::vector<Movement> movements_;
    std::unique_ptr<Ground> ground_;
    std::unique_ptr<PositionTables> tables_;
    std::vector<std::unique_ptr<AttackTable>> attack_tables_;  // by code; only royal ones have one
    Promotion promotion_;
    Castling castling_;
    Endings endings_;
    MoveRules move_rules_;
    std::array<std::vector<Code>, kSides> check_royals_;
    std::vector<Tags> initial_tags_;
    bool outcomes_may_coincide_ = false;
    bool asks_scripts_ = false;
};

// Compiles; on errors there is no value and every fault found is reported. known_names: piece names that
// exist in other scripts (a warning is given where `is` names something that neither has). The variant keeps
// the hooks alive.
Result<std::shared_ptr<const Variant>> compile(VariantSpec spec, std::shared_ptr<Hooks> hooks,
                                               const std::vector<std::string>& known_names = {});

}  // namespace acedrex
