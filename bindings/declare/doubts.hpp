// What a variant may say, and what its author most likely did not mean: warnings. The variant may have errors
// besides.
#pragma once

#include <vector>

#include "base/diagnostic.hpp"
#include "movement/bind_context.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Of the setup, once it is read.
std::vector<Diagnostic> doubts_of_setup(const Variant& variant);

// Of pockets, tags, promotion and attacks. names_elsewhere: names of pieces in other scripts, asked for where
// the variant has none of a name; may be empty.
std::vector<Diagnostic> doubts_of_rules(const Variant& variant, const NamesElsewhere& names_elsewhere);

// Of walks that give no check for what they do before a capture, or ask: among those of the rules.
std::vector<Diagnostic> doubts_of_attacks(const VariantSpec& spec);

// Of keys that change nothing, or ask for more than there can be: among those of the rules.
std::vector<Diagnostic> doubts_of_unused(const Variant& variant);

// Of words that never hold where they stand: among those of the rules.
std::vector<Diagnostic> doubts_of_words(const VariantSpec& spec);

}  // namespace acedrex
