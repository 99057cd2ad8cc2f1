#include "declare/options_reading.hpp"

#include <algorithm>
#include <charconv>

#include "base/ranges.hpp"
#include "sandbox/names.hpp"
#include "sandbox/ordered.hpp"
#include "values/lua_util.hpp"

namespace acedrex {

namespace {

using Kind = OptionSpec::Kind;

// What doubles hold exactly, and so every reader of JSON.
constexpr long long kMostOfRange = 1LL << 53;
constexpr long long kMostOfSeed = 999'999'999;

// The names of parts of setup strings; an option is one of them.
bool is_word(const std::string& name) {
    return is_plain_name(name) && name.find_first_of("=;,:{} ") == std::string::npos;
}

std::optional<long long> whole(std::string_view text) {
    long long number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc{} || stop != end) return std::nullopt;
    return number;
}

// The value as it is written; nothing where the option has no such value.
std::optional<std::string> value_of(const OptionSpec& option, std::string_view text) {
    if (option.kind == Kind::seed || option.kind == Kind::number) {
        const auto number = whole(text);
        if (!number || *number < option.least || *number > option.most) return std::nullopt;
        return std::to_string(*number);
    }
    const std::string word(text);
    const bool known = option.kind == Kind::flag ? word == "true" || word == "false"
                                                 : ranges::count(option.choices, word) > 0;
    return known ? std::optional(word) : std::nullopt;
}

void read_range(const Declaration& one, OptionSpec& option) {
    const bool seed = option.kind == Kind::seed;
    option.most = seed ? kMostOfSeed : 0;
    if (!seed && !one.has("range")) one.missing("range", "{ the least, the greatest }");
    const auto range = one.wholes("range");
    if (!range) return;
    const bool two = range->size() == 2 && range->front() >= -kMostOfRange &&
                     range->front() <= range->back() && range->back() <= kMostOfRange &&
                     (!seed || range->front() >= 0);
    if (two) {
        option.least = range->front();
        option.most = range->back();
    } else {
        one.fault("range", "wrong-type", "range is { the least, the greatest }, whole numbers",
                  seed ? "write range = { 0, 959 }" : "write range = { 1, 10 }");
    }
}

void read_standard(const Declaration& one, OptionSpec& option) {
    const std::string first = option.kind == Kind::flag     ? "false"
                              : option.kind == Kind::choice ? option.choices.empty() ? "" : option.choices[0]
                                                            : std::to_string(option.least);
    option.standard = first;
    lua_State* lua = one.lua();
    push_field(lua, one.index(), "default");
    std::optional<std::string> text;
    if (lua_isboolean(lua, -1))
        text = lua_toboolean(lua, -1) != 0 ? "true" : "false";
    else if (lua_isinteger(lua, -1) != 0)
        text = std::to_string(lua_tointeger(lua, -1));
    else
        text = text_at(lua, -1);
    const bool absent = lua_isnil(lua, -1);
    const auto value = text ? value_of(option, *text) : std::nullopt;
    if (value)
        option.standard = *value;
    else if (!absent)
        one.wrong("default", values_of(option), lua_gettop(lua));
    lua_pop(lua, 1);
}

void read_choices(const Declaration& one, const std::string& key, OptionSpec& option) {
    option.choices = one.names(key);
    if (option.kind == Kind::choice && option.choices.empty()) one.missing(key, "a list of words");
    constexpr std::size_t kMostChoices = 200;  // they are listed
    if (option.choices.size() > kMostChoices) {
        one.fault(key, "too-many",
                  "an option has at most " + std::to_string(kMostChoices) + " choices, found " +
                      std::to_string(option.choices.size()),
                  "write kind = \"number\", or kind = \"seed\"");
        option.choices.resize(kMostChoices);
    }
    for (const std::string& word : option.choices)
        if (!is_word(word)) one.fault(key, "bad-name", "a choice is one word, found " + in_quotes(word));
}

bool is_function(const Declaration& one, const std::string& key) {
    one.push(key);
    const bool is = lua_isfunction(one.lua(), -1);
    if (!is && !lua_isnil(one.lua(), -1))
        one.wrong(key, "a function of the game that says true or false", lua_gettop(one.lua()));
    lua_pop(one.lua(), 1);
    return is;
}

OptionSpec read_option(const Declaration& one, const std::string& name) {
    one.allow({"kind", "range", "choices", "default", "help", "fits"});
    OptionSpec option;
    option.name = name;
    if (!one.has("kind")) one.missing("kind", "\"seed\", \"number\", \"choice\" or \"flag\"");
    const auto kind = one.word(
        "kind",
        Words<Kind>{
            {"seed", Kind::seed}, {"number", Kind::number}, {"choice", Kind::choice}, {"flag", Kind::flag}});
    if (!kind) return option;
    option.kind = *kind;
    const bool numbers = kind == Kind::seed || kind == Kind::number;
    if (numbers)
        read_range(one, option);
    else if (one.has("range"))
        one.fault("range", "wrong-type", "a " + *one.text("kind") + " has no range");
    read_choices(one, "choices", option);
    if (kind != Kind::choice && one.has("choices"))
        one.fault("choices", "wrong-type", "a " + *one.text("kind") + " has no choices",
                  "write kind = \"choice\"");
    if (one.has("fits") && kind != Kind::seed)
        one.fault("fits", "wrong-type", "a " + *one.text("kind") + " draws nothing that fits could judge",
                  "write it in the option with kind = \"seed\"");
    else
        option.judged = is_function(one, "fits");
    read_standard(one, option);
    option.help = one.text("help", kLongestText).value_or("");
    option.value = option.standard;
    return option;
}

std::string listed(const std::vector<OptionSpec>& options) {
    std::string text;
    for (const OptionSpec& option : options)
        text += (text.empty() ? "" : ", ") + option.name + "=" + values_of(option);
    return text;
}

Diagnostic bad(std::string message, std::string remedy) {
    return error_at({}, "bad-option", std::move(message), std::move(remedy));
}

}  // namespace

ScriptName cut_name(const std::string& name) {
    if (name.ends_with(".lua")) return {name, ""};
    // A path may have such a sign in it, a slug has none.
    const std::size_t file_ends = name.rfind(".lua#");
    const std::size_t sign = file_ends == name.npos ? name.find('#') : file_ends + 4;
    if (sign != name.npos && name.rfind(".lua:") == name.npos)
        return {name.substr(0, sign), "", name.substr(sign + 1)};
    const std::size_t path_ends = name.rfind(".lua:");
    const std::size_t colon = path_ends == name.npos ? name.find(':') : path_ends + 4;
    if (colon == name.npos) return {name, ""};
    return {name.substr(0, colon), name.substr(colon + 1)};
}

std::vector<OptionSpec> read_options(const Declaration& d) {
    std::vector<OptionSpec> options;
    const auto all = d.within("options", "write options = { seed = { kind = \"seed\" } }");
    if (!all) return options;
    for (const std::string& name : all->keys()) {
        const auto one = all->within(name, "write " + name + " = { kind = \"number\", range = { 1, 10 } }");
        if (!one) continue;
        if (!is_word(name))
            all->fault(name, "bad-name", "options: a name is one word, found " + in_quotes(name));
        options.push_back(read_option(*one, name));
    }
    if (ranges::count(options, Kind::seed, &OptionSpec::kind) > 1)
        d.fault("options", "wrong-type", "a variant has one seed", "give the others another kind");
    return options;
}

std::string values_of(const OptionSpec& option) {
    switch (option.kind) {
        case Kind::seed:
        case Kind::number:
            return std::to_string(option.least) + " to " + std::to_string(option.most);
        case Kind::flag:
            return "true or false";
        case Kind::choice:
            break;
    }
    std::string text;
    for (std::size_t i = 0; i < option.choices.size(); ++i)
        text += (i == 0 ? "" : i + 1 == option.choices.size() ? " or " : ", ") + option.choices[i];
    return text;
}

Result<std::vector<OptionSpec>> chosen(std::vector<OptionSpec> options, std::string_view text) {
    Result<std::vector<OptionSpec>> result;
    const std::string all = options.empty() ? "this variant has no options" : "there is " + listed(options);
    while (true) {
        const std::size_t comma = text.find(',');
        const std::string_view one = text.substr(0, comma);
        const std::size_t sign = one.find('=');
        const std::string name(sign == one.npos ? "" : one.substr(0, sign));
        const std::string_view value = sign == one.npos ? one : one.substr(sign + 1);
        const auto option = ranges::find_if(options, [&](const OptionSpec& o) {
            return sign == one.npos ? o.kind == Kind::seed : o.name == name;
        });
        if (option == options.end()) {
            const std::string nearest = nearest_name(sign == one.npos ? one : name, names_of(options));
            result.diagnostics.push_back(
                bad(sign == one.npos ? in_quotes(std::string(one)) + " is no option, and there is no seed"
                                     : "there is no option " + in_quotes(name),
                    nearest.empty() ? all : "did you mean " + nearest + "? " + all));
        } else if (option->given) {
            result.diagnostics.push_back(bad("the option " + option->name + " is given twice", ""));
        } else if (const auto known = value_of(*option, value)) {
            option->value = *known;
            option->given = true;
        } else {
            result.diagnostics.push_back(
                bad("the option " + option->name + " has no value " + in_quotes(std::string(value)),
                    "it is " + values_of(*option)));
        }
        if (comma == text.npos) break;
        text.remove_prefix(comma + 1);
    }
    if (result.diagnostics.empty()) result.value = std::move(options);
    return result;
}

std::string options_text(const VariantSpec& spec) {
    std::string text;
    for (const OptionSpec& option : spec.options)
        if (option.differs()) text += (text.empty() ? "" : ",") + option.name + "=" + option.value;
    return text;
}

// The range is so small against that of `random` that no value is favoured noticeably.
long long drawn(const OptionSpec& seed, std::uint64_t random) {
    const auto values = static_cast<std::uint64_t>(seed.most - seed.least) + 1;
    return seed.least + static_cast<long long>(random % values);
}

void push_options(lua_State* lua, const std::vector<OptionSpec>& options) {
    lua_createtable(lua, 0, static_cast<int>(options.size()));
    for (const OptionSpec& option : options) {
        if (option.kind == Kind::flag)
            lua_pushboolean(lua, option.value == "true");
        else if (option.kind == Kind::choice)
            push_text(lua, option.value);
        else
            lua_pushinteger(lua, whole(option.value).value_or(0));
        lua_setfield(lua, -2, option.name.c_str());
    }
}

}  // namespace acedrex
