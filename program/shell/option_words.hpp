// Options of variants, as players read them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// How each is chosen, and what it is if nothing is said; "" where there are none. called: what the variant is
// opened by, its slug or a path.
std::string words_of_options(const std::string& called, const std::vector<OptionSpec>& options);

// The same of the variant that this word names, if it names one.
std::string options_of_variant(const std::string& name);

// Options that a setup string tells of behind ';', as the name of a variant has them; without those that were
// given.
std::string options_in_setup(const std::string& setup, const std::vector<OptionSpec>& options);

// A seed drawn at random for a variant that has one and was given none, as in "seed=7"; else "".
std::string drawn_seed(const VariantSpec& spec);
// The same by a number: each seed is as likely as the others if all numbers are.
std::string drawn_seed(const VariantSpec& spec, std::uint64_t random);

// "seed=7: 3 arrays thrown away", where one was judged (OptionSpec::thrown_away); else "".
std::string words_of_thrown_away(const std::vector<OptionSpec>& options);

}  // namespace acedrex::program
