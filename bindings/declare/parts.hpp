// Parts of pieces and of variants that are read in files of their own: the tables of their keys.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "declare/keys.hpp"
#include "notation/text/notation_forms.hpp"
#include "variant/spec.hpp"

namespace acedrex {

// What a piece does to others: aura, frozen, wake, on_turn_end and their like.
const KeyTable& influence_keys();
InfluenceSpec read_influence(const Declaration& d);

// What a piece walks by itself, where it stands.
Expr read_piece_rule(const Declaration& d, const std::string& key);

// An error for each that setup strings could not tell.
void check_tags(const Declaration& d, const std::string& key, const std::vector<std::string>& tags);

struct Rulebook : EndingSpec, MoveObligations {
    std::array<std::optional<MoveObligations>, 2> of_one{};  // by side
};
extern const KeysOf<Rulebook> kRuleKeys;
void read_rules(const Declaration& d, const std::string& key, VariantSpec& spec);
// Of these what ends the game on the board, and kinds of turns that come first.
extern const KeysOf<GoalSpec> kGoalKeys, kLineKeys, kChainKeys;
void read_goals(const Declaration& rules, const std::string& key, Rulebook& spec);
void read_lines(const Declaration& rules, const std::string& key, Rulebook& spec);
void read_chains(const Declaration& rules, const std::string& key, Rulebook& spec);
void read_preferences(const Declaration& rules, const std::string& key, Rulebook& spec);

extern const KeysOf<DropSpec> kDropKeys;
extern const KeysOf<CaptureSpec> kCaptureKeys;
extern const KeysOf<PocketSpec> kPocketKeys;
extern const KeysOf<PartSpec> kPartKeys;  // of parts of a turn
extern const KeyTable kNotationKeys;
extern const KeysOf<SecretSpec> kSecretKeys;
extern const KeysOf<TellsSpec> kTellsKeys;
std::vector<PocketSpec> read_pockets(const Declaration& d);
// Does a part of a turn, which is a drop, say itself what is dropped? Else what the variant says holds.
bool says_drop(lua_State* lua, int part);
// A guard that is judged by a walker that stands nowhere. what: what messages call it.
Expr read_condition(const Declaration& d, const std::string& key, const std::string& what);
std::optional<PartSpec> read_turn(const Declaration& d);
std::vector<CounterSpec> read_state(const Declaration& d);
// What a side may know.
void read_secrets(const Declaration& d, const std::string& key, VariantSpec& spec);
void read_sees(const Declaration& d, const std::string& key, VariantSpec& spec);
void read_refusals(const Declaration& d, const std::string& key, VariantSpec& spec);
void read_refused(const Declaration& d, const std::string& key, VariantSpec& spec);
void read_tells(const Declaration& d, const std::string& key, VariantSpec& spec);
NotationForms read_forms(const Declaration& notation);
void read_notation(const Declaration& d, const std::string& key, VariantSpec& spec);

}  // namespace acedrex
