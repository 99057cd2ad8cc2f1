// What a turn is made of, compiled: a tree of moves and drops.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "movement/bind_context.hpp"
#include "movement/meetings.hpp"
#include "movement/program.hpp"
#include "play/make_move.hpp"
#include "variant/naming.hpp"

namespace acedrex {

struct DropRule {
    int pocket = 0;
    std::vector<bool> types;           // by type, as in the pocket
    std::vector<std::vector<int>> as;  // by type: the types that it may come in as
    std::vector<FieldSet> at;          // by code, as it comes in
    std::vector<Pc> asked;             // by code: guard in `program` that is asked besides, or kNever
    Program program;
    std::vector<std::optional<int>> limits;  // by type, as it comes in
    Tags tags = 0;
    bool in_check = true;
    bool may_mate = true;

    static constexpr Pc kNever = ~Pc{0};
};

struct Part : PartShape {
    int id = 0;  // different for all parts of a turn
    std::vector<Part> parts;
    std::vector<bool> types;  // that may move; empty: all
    std::vector<DropRule> drops;
    // Of actions, by type.
    std::vector<int> costs;
    std::vector<std::optional<int>> captures;
    std::vector<bool> again;

    bool any_move() const { return kind == Kind::move && types.empty() && by == By::any; }
};

struct Turn {
    std::vector<Part> ways;     // a turn is one of these; a move without conditions stands first
    bool one_move = true;       // there is no other way than that move
    bool several = false;       // some way has more than one part
    bool reads_turns = false;   // the number of the turn matters
    bool reads_taken = false;   // how many pieces have left a queue matters
    bool reads_actors = false;  // which pieces have moved in this turn matters
    bool check_ends = false;
    bool safe_each = false;
};

// The names of the pockets, the one without a name first, and which of them are queues.
struct Pockets {
    std::vector<std::string> names{""};
    std::vector<std::uint8_t> queues{0};

    std::optional<int> find(std::string_view name) const;
};

// What a turn is compiled against; faults are noted.
struct TurnContext {
    const TypeNames& types;
    BindContext& binding;
    const Meetings& meetings;
};

Pockets compile_pockets(const VariantSpec& spec);
Turn compile_turn(const TurnContext& context, const Pockets& pockets);
std::vector<CaptureRule> compile_captures(const TurnContext& context, const Pockets& pockets);

}  // namespace acedrex
