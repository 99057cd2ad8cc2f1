// The steps of compiling a variant. Each takes what it needs as parameters and returns what it makes, and
// notes what is wrong: their order follows from that (variant.cpp).
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "movement/bound.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct SpecFaults {
    const VariantSpec& spec;
    std::vector<Diagnostic> list{};

    // At the line of a key of the variant.
    void error(std::string code, const char* key, std::string message, std::string remedy = "") {
        note(Severity::error, spec.place_of(key), std::move(code), std::move(message), std::move(remedy));
    }
    void add(const std::vector<Diagnostic>& more) { list.insert(list.end(), more.begin(), more.end()); }
    void note(Severity severity, Place place, std::string code, std::string message,
              std::string remedy = "") {
        list.push_back({std::move(code), severity, std::move(place), std::move(message), std::move(remedy)});
    }
};

// The piece types that the keys of a variant name; a fault where none has the name. context: what messages
// begin with.
struct TypeNames {
    SpecFaults& faults;
    BindContext& binding;
    const Cast& cast = *binding.cast;
    const VariantSpec& spec = faults.spec;

    std::size_t count() const { return static_cast<std::size_t>(cast.types()); }
    // -1 where no type has the name.
    int find(const std::string& name, const char* key, const std::string& context) const;
    // Calls visit(type, value) for those that are found.
    template <class Value, class Visit>
    void each(const std::map<std::string, Value>& by_name, const char* key, const std::string& context,
              Visit visit) const {
        for (const auto& [name, value] : by_name)
            if (const int type = find(name, key, context); type >= 0)
                visit(static_cast<std::size_t>(type), value);
    }
    // Those that are found, in the order of their names.
    std::vector<int> list(const std::vector<std::string>& names, const char* key,
                          const std::string& context) const;
    // By type, whether it is named.
    std::vector<bool> named(const std::vector<std::string>& names, const char* key,
                            const std::string& context) const;
    // Names of classes count too; no name at all: every type.
    std::vector<bool> answering(const std::vector<std::string>& names, const char* key,
                                const std::string& context) const;
};

using Zone = std::array<FieldSet, kSides>;  // by side
using Zones = std::map<std::string, Zone, std::less<>>;

// nullptr: there is nothing to go on with.
std::unique_ptr<Board> compile_board(SpecFaults& faults);
Zones compile_zones(SpecFaults& faults, const Board& board);
// The zone of that name; empty, with a fault, where the board has none.
Zone find_zone(const TypeNames& types, const std::string& name, const char* key, const std::string& context);

// nullptr: there is nothing to go on with.
std::unique_ptr<Cast> compile_cast(SpecFaults& faults);
// Without hooks.
std::unique_ptr<BindContext> compile_binding(SpecFaults& faults, const Board& board, const Cast& cast);
// The tags that a piece has where the setup puts it, by code; and under which notes it keeps that field in
// mind.
std::vector<Tags> compile_initial_tags(const VariantSpec& spec, BindContext& binding,
                                       const Castling& castling);
std::vector<std::vector<Tag>> compile_initial_notes(const VariantSpec& spec, const BindContext& binding);
// Without the setup.
std::unique_ptr<PositionTables> compile_position_tables(const VariantSpec& spec, BindContext& binding,
                                                        const Pockets& pockets, const Turn& turn);

// Without sights.
std::unique_ptr<PlayContext> compile_pieces(const VariantSpec& spec, BindContext& binding,
                                            const Promotion& promotion);
// Of royal pieces, and of those that a goal wants safe; by code.
std::vector<std::unique_ptr<AttackTable>> attack_tables(BindContext& binding, const PlayContext& play,
                                                        const std::array<RoyalCodes, kSides>& royals,
                                                        const Endings& endings);

Pockets compile_pockets(const VariantSpec& spec);
// The pocket of that name; the one without a name, with a fault, where there is none.
int find_pocket(const TypeNames& types, const Pockets& pockets, const std::string& name, const char* key,
                const std::string& context, const char* remedy);
// What waits in them before the first turn.
std::vector<PositionTables::Held> compile_held(const TypeNames& types, const Pockets& pockets);
// Where a bound guard may hold with that piece there; depends: not by the piece and the field alone.
struct HeldOn {
    FieldSet fields;
    bool depends = false;
};
HeldOn where_held(const Board& board, const Bound& guard, Code there = kNoPiece);
// Binds what the variant's key says for a piece of the code.
Binder binder_of(const TypeNames& types, const Meetings& meetings, Code code, const char* key);
// A guard of the turn: asked by a walker of each side that stands nowhere, or by each code where it stands.
AskedGuard compile_when(const TypeNames& types, const Meetings& meetings, const Expr& guard,
                        const char* key = "turn");
AskedGuard compile_from(const TypeNames& types, const Meetings& meetings, const Expr& guard,
                        const char* key = "turn");
// What a side may know; the guard of a secret, and the walks of sight, are bound by compile_from.
std::optional<Views> compile_views(const TypeNames& types, const Meetings& meetings);
Turn compile_turn(const TypeNames& types, const Meetings& meetings, const Pockets& pockets);
std::vector<CaptureRule> compile_captures(const TypeNames& types, const Pockets& pockets);

Promotion compile_promotion(const TypeNames& types, const Pockets& pockets);
Castling compile_castling(const TypeNames& types, const Meetings& meetings);
std::array<RoyalCodes, kSides> royal_codes(const TypeNames& types);
Endings compile_endings(const TypeNames& types, const Meetings& meetings);
std::vector<Preference> compile_preferences(const TypeNames& types, const Meetings& meetings);
MoveRules compile_move_rules(const TypeNames& types, const std::array<RoyalCodes, kSides>& royals,
                             std::vector<CaptureRule> captures);

IdleRules compile_idle_rules(const VariantSpec& spec, const BindContext& binding);

// Of what the steps above have made.
Coincidence compile_coincidence(const VariantParts& made);
void compile_last_readers(VariantParts& made);  // into them

}  // namespace acedrex
