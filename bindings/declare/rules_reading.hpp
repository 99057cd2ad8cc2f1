// The rulebook of a variant, read into plain data.
#pragma once

#include <string>
#include <vector>

#include "declare/declaration.hpp"
#include "variant/spec.hpp"

namespace acedrex {

const std::vector<std::string>& rule_keys();
void read_rules(const Declaration& d, EndingSpec& spec, MoveObligations& duties);

}  // namespace acedrex
