// Walks that only look: what a program becomes that changes nothing before it lands. All its ways at once are
// an automaton: it comes to a field in some state, sees what class of occupant stands there, and from that
// follows whether a walk may end there and where walks go on, in which states.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engines/relevance.hpp"
#include "movement/bind_context.hpp"
#include "movement/meetings.hpp"
#include "movement/program.hpp"

namespace acedrex {

struct Automaton {
    using StateId = std::uint16_t;
    struct Edge {
        const Field* next;  // by field, where the step leads
        StateId state;
    };
    // What follows where it is known what stands on the field, and what holds there.
    struct Turn {
        std::uint32_t first_edge = 0;
        std::uint16_t edges = 0;
        bool ends = false;     // a walk may end here, capturing what stands here
        bool attacks = false;  // what stands here is attacked
    };
    // What has to be asked besides: of the field, of what stands there, of where the walk began.
    struct Condition {
        enum class What : std::uint8_t {
            field,         // is it in the set `number`?
            inside,        // can a walk from here, in state `number`, come to an end?
            before,        // likewise from the start, the walker in its place
            asked,         // is it the one whose attackers are looked for?
            tagged,        // has the occupant the tag?
            unmoved,       // has the occupant not moved yet?
            start_colour,  // is it of the start's colour?
            at_start,      // is it the start?
            initial,       // has the walker not moved yet?
            carries,       // has the walker the tag?
        };
        What what = What::field;
        std::uint32_t number = 0;

        bool operator==(const Condition&) const = default;
    };
    struct Arrival {
        std::uint32_t first_turn =
            0;  // one for each answer to all conditions, the first of them the lowest bit
        std::uint32_t first_condition = 0;
        std::uint16_t conditions = 0;
    };

    std::vector<std::uint8_t> classes;  // by code, wall included
    std::size_t class_count = 0;
    std::vector<Arrival> arrivals;  // by state and class; walks begin in the first state
    std::vector<Turn> turns;
    std::vector<Edge> edges;
    std::vector<Condition> conditions;
    std::vector<FieldSet> field_sets;
    FieldSet light_fields;  // where it is asked for the start's colour
    std::size_t states = 0;
    bool captures = false;     // walks may end where pieces stand
    bool asks_start = false;   // some condition asks what the walker carries, or whether it has moved
    bool asks_pieces = false;  // some condition asks more of an occupant than what it is
    Tags asked_tags = 0;       // these, among others
    // It asks whether the walker takes a piece that auras may protect: it says nothing while some piece
    // protects.
    bool minds_protection = false;
    // Of walks that begin on empty fields and come to nothing where none of some pieces stands a step away.
    struct Beside {
        std::vector<std::uint8_t> codes;     // of these pieces
        std::vector<std::uint32_t> offsets;  // by field, one more: where walks begin that step to it first
        std::vector<Field> begins;

        std::span<const Field> begins_by(Field f) const {
            return {begins.data() + offsets[f], begins.data() + offsets[f + 1u]};
        }
    };
    std::optional<Beside> beside;
    std::size_t fields = 0;  // of the board, and one more for what lies off it
    std::unique_ptr<const Relevances> relevances;

    const Arrival& arrival(StateId state, Code occupant) const {
        return arrivals[state * class_count + classes[occupant]];
    }
    // nullptr where it is not known.
    const Relevance* relevance(Field from, Field target) const { return relevances->of(*this, from, target); }
};

struct Footprint;

// The walks of a piece together; nullptr where some of them do more than look, or more than can be told apart
// by few states. footprint: where walks may do more, and how those end that are meant; others come to no end.
std::shared_ptr<Automaton> automaton_of(const Program& program, const std::vector<Pc>& walks, Code walker,
                                        const BindContext& binding, const Meetings& meetings,
                                        Footprint* footprint = nullptr);
// A guard of a piece that does not stand on the board: it holds where a walk comes to an end, whatever stands
// there.
std::shared_ptr<Automaton> automaton_of_guard(const Program& program, Pc guard, Code code,
                                              const BindContext& binding, const Meetings& meetings);

}  // namespace acedrex
