// What makes expressions unusable whatever the variant.
#pragma once

#include <string>

#include "movement/expression.hpp"

namespace acedrex {

// Can e be walked without a step?
bool may_stand_still(const Expression& e);

// As a sentence; "" if nothing: too heavy, or a repetition that could turn for ever without a step.
std::string fault_of(const Expression& e);

}  // namespace acedrex
