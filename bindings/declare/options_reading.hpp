// Options of variants: what a script declares, and what is chosen of them by a text as in "seed=7,big=true".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "declare/declaration.hpp"
#include "variant/spec.hpp"

namespace acedrex {

// "zebra-chess:seed=7", "zoo/cats.lua#Lynx": what a name says besides which script is meant.
struct ScriptName {
    std::string script;   // "zebra-chess"
    std::string options;  // "seed=7"; "": none
    std::string piece{};  // "Lynx", of a script that returns several; "": none is named
};
ScriptName cut_name(const std::string& name);

// The key `options`; each has its standard value.
std::vector<OptionSpec> read_options(const Declaration& d);

// The range or the words that an option has, as in "0 to 959", "small or big".
std::string values_of(const OptionSpec& option);

// "7" (of the seed), "seed=7", "size=big,seed=7". What is wrong has the code "bad-option", and its remedy
// names what there is.
Result<std::vector<OptionSpec>> chosen(std::vector<OptionSpec> options, std::string_view text);

// What was chosen, so written: "seed=7,size=big"; "" if all is as usual.
std::string options_text(const VariantSpec& spec);

// A value of the seed, each as likely as the others if all values of `random` are.
long long drawn(const OptionSpec& seed, std::uint64_t random);

// Pushes the table that says for each name the value.
void push_options(lua_State* lua, const std::vector<OptionSpec>& options);

}  // namespace acedrex
