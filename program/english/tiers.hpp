// Which engine runs the movement of pieces, and why.
#pragma once

#include <string>
#include <vector>

#include "variant/variant.hpp"

namespace acedrex::program {

struct PieceReport {
    std::string tier;  // "table", "program" or "hook": the slowest of its alternatives
    std::string why;   // of that alternative; "" for table
};
PieceReport report_of(const Variant& variant, int type);

// Of a light piece of the type, or of one that is neutral.
const Movement& movement_of(const Variant& variant, int type);
// That movement, alternative by alternative; those of its actions stand behind it.
std::vector<AlternativeReport> alternatives_of(const Variant& variant, int type);

// The alternative, and why it is no table.
std::string text_of(const AlternativeReport& alternative);
std::string text_of(const NoTable& why);
// How it runs.
const char* tier_words(AlternativeReport::Tier tier);

}  // namespace acedrex::program
