// Where walks can lead, and what they can take, whatever stands on the board. What asks for more than the
// field where the walk is, and the one where it began, is taken to hold: a field that is not found is never
// led over.
#pragma once

#include "base/function_ref.hpp"
#include "movement/bind_context.hpp"
#include "movement/program.hpp"

namespace acedrex {

// The fields that walks from one field lead over, which end where a capture may be made: a walk that has done
// something else first is no attack.
struct Sight {
    FieldSet fields;     // empty: not known, the walks were given up
    bool local = true;   // the walks ask and touch nothing but the walker, its field and what stands there
    bool stays = false;  // no walk leads anywhere
};
// Is the movement of the type lent by attackers, or by guards?
using IsLent = FunctionRef<bool(Lender lender, std::size_t type)>;
// is_lent: nullptr: any movement may be.
Sight sight_of(const BindContext& binding, const Program& program, const std::vector<Pc>& walks, Field from,
               const IsLent* is_lent = nullptr);

// By field: may a walk from pc that begins there come to an end? (Also where that is not known.)
FieldSet possible_starts(const BindContext& binding, const Program& program, Pc pc);

// Could the walk from pc, a row of `lands`, take a piece on whatever board: by an effect, or by landing where
// something may stand? Yes where that is not known.
bool may_take(const Program& program, Pc begin);

}  // namespace acedrex
