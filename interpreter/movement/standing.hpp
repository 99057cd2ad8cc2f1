// Which codes can come to stand on a board: only these have to be compiled.
#pragma once

#include <set>
#include <vector>

#include "base/function_ref.hpp"
#include "movement/bind_context.hpp"
#include "movement/program.hpp"

namespace acedrex {

// The types that pieces of a code may be promoted to.
using Promotions = FunctionRef<std::vector<int>(Code)>;

// Pieces of a type that some side owns stand there in either side's hands, others in nobody's; and further
// where walks convert, change or place them so.
class StandingCodes {
  public:
    StandingCodes(const BindContext& binding, Promotions promotions);

    bool operator[](Code code) const { return stands_[code] != 0; }
    // Adds what pieces of the code may bring about, being compiled; is that anything new?
    bool add_made_by(Code code, const Program& program);

    // Adds what these are changed into by the effects seen so far; is that anything new?
    bool add_changed();

  private:
    bool add(int type, Side side);

    const BindContext& binding_;
    Promotions promotions_;
    std::vector<std::uint8_t> stands_;    // by code
    std::set<std::vector<int>> changes_;  // of effects: type -> type, -1 where it fails
};

}  // namespace acedrex
