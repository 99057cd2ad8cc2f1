#include "shell/option_words.hpp"

#include <fmt/core.h>

#include <random>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "host/host.hpp"
#include "notation/text/ascii.hpp"
#include "shell/console.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

std::string words_of_options(const std::string& called, const std::vector<OptionSpec>& options) {
    if (options.empty()) return "";
    std::vector<std::vector<std::string>> rows;
    for (const OptionSpec& option : options)
        rows.push_back({"  " + option.name, values_of(option),
                        option.kind == OptionSpec::Kind::seed ? "else drawn" : "else " + option.standard,
                        option.help});
    return fmt::format("\noptions, as in {}:{}={}\n{}", called, options[0].name, options[0].value,
                       columns(rows));
}

std::string options_of_variant(const std::string& name) {
    Host host(default_host_options());
    const std::string script = cut_name(name).script;
    const auto path = host.resolve(script);
    if (!path) return "";
    const Result<Loaded> loaded = host.load(*path.value);
    return loaded && loaded.value->variant ? words_of_options(script, loaded.value->variant->options) : "";
}

std::string words_of_thrown_away(const std::vector<OptionSpec>& options) {
    const auto seed =
        ranges::find_if(options, [](const OptionSpec& one) { return one.thrown_away.has_value(); });
    if (seed == options.end()) return "";
    const auto number = static_cast<std::size_t>(*seed->thrown_away);
    return fmt::format("{}={}: {} thrown away", seed->name, seed->value, counted(number, "array"));
}

std::string options_in_setup(const std::string& setup, const std::vector<OptionSpec>& options) {
    std::string text;
    const std::vector<std::string_view> parts = split(setup, ';');
    for (std::size_t i = 1; i < parts.size(); ++i)
        for (const OptionSpec& option : options)
            if (!option.given && trimmed(cut(parts[i], '=').first) == option.name)
                text += (text.empty() ? "" : ",") + std::string(trimmed(parts[i]));
    return text;
}

std::string drawn_seed(const VariantSpec& spec) {
    std::random_device source;
    return drawn_seed(spec, std::uint64_t{source()} << 32 | source());
}

std::string drawn_seed(const VariantSpec& spec, std::uint64_t random) {
    const auto seed = ranges::find(spec.options, OptionSpec::Kind::seed, &OptionSpec::kind);
    if (seed == spec.options.end() || seed->given) return "";
    return seed->name + "=" + std::to_string(drawn(*seed, random));
}

}  // namespace acedrex::program
