// The steps of compiling a variant. Each takes what it needs as parameters and returns what it makes, and
// notes what is wrong: their order follows from that (variant.cpp).
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "variant/naming.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// nullptr: there is nothing to go on with.
std::unique_ptr<Board> compile_board(SpecFaults& faults);
Zones compile_zones(SpecFaults& faults, const Board& board);
std::unique_ptr<Cast> compile_cast(SpecFaults& faults);

std::vector<RoyalKind> royal_kinds(const TypeNames& types);  // by type
std::vector<BindContext::Counter> compile_counters(SpecFaults& faults);
// Without hooks.
std::unique_ptr<BindContext> compile_binding(const TypeNames& types, const Board& board, Zones zones,
                                             const std::vector<RoyalKind>& royals,
                                             std::vector<BindContext::Counter> counters);

Promotion compile_promotion(const TypeNames& types, const Board& board, const Zones& zones);
Castling compile_castling(const TypeNames& types, const Board& board);

std::unique_ptr<PieceMovements> compile_pieces(const VariantSpec& spec, BindContext& binding,
                                               const std::vector<RoyalKind>& royals,
                                               const Promotion& promotion);

std::array<RoyalCodes, kSides> royal_codes(const Cast& cast, const std::vector<RoyalKind>& royals);
Endings compile_endings(const TypeNames& types, const Board& board, const Zones& zones);
MoveRules compile_move_rules(const TypeNames& types, const std::array<RoyalCodes, kSides>& royals,
                             std::vector<CaptureRule> captures);
// Of royal pieces, and of those that a goal wants safe; by code.
std::vector<std::unique_ptr<AttackTable>> attack_tables(BindContext& binding, const PieceMovements& pieces,
                                                        const std::array<RoyalCodes, kSides>& royals,
                                                        const Endings& endings);

// The tags that a piece has where the setup puts it, by code.
std::vector<Tags> compile_initial_tags(const VariantSpec& spec, BindContext& binding,
                                       const Castling& castling);
// Without the setup.
std::unique_ptr<PositionTables> compile_position_tables(const VariantSpec& spec, BindContext& binding,
                                                        const std::vector<RoyalKind>& royals,
                                                        const Pockets& pockets);

// What is allowed and does nothing.
void check_notation(const TypeNames& types, const TagNames& tags);
void check_tags(const VariantSpec& spec, BindContext& binding, bool asks_scripts);
void check_promotion(const VariantSpec& spec, BindContext& binding);

}  // namespace acedrex
