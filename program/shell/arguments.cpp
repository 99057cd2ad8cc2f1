#include "shell/arguments.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

#include "shell/console.hpp"

namespace acedrex::program {

int number_from(const std::string& name, const std::string& text, Range range) {
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc{} || stop != end || value < range.least || value > range.most)
        throw UsageError{fmt::format("{}: a number from {} to {} is expected, not '{}'", name, range.least,
                                     range.most, text)};
    return value;
}

double seconds_from(const std::string& name, const std::string& text) {
    constexpr int kDay = 86'400;
    const std::size_t point = text.find('.');
    const std::string whole = text.substr(0, point),
                      part = point == std::string::npos ? "0" : text.substr(point + 1);
    const auto digits = [](const std::string& one) {
        return !one.empty() && one.size() < 9 && one.find_first_not_of("0123456789") == std::string::npos;
    };
    double seconds = 0;
    if (digits(whole) && digits(part))
        seconds = std::stoi(whole) + std::stoi(part) / std::pow(10, static_cast<double>(part.size()));
    if (seconds <= 0 || seconds > kDay)
        throw UsageError{fmt::format(
            "{}: seconds are expected, as in 0.5, more than 0 and at most {}, not '{}'", name, kDay, text)};
    return seconds;
}

void refuse_nameless(const std::string& option, const std::optional<std::string>& name) {
    if (name && name->empty()) throw UsageError{option + ": a name is expected, not ''"};
}

namespace {

// CLI11 takes a word that begins with [ and ends with ] for a list and splits it; behind such words this is
// put.
constexpr char kGuard = '\x1f';

std::vector<std::string> guarded(int count, const char* const* values) {
    std::vector<std::string> words(values, values + count);
    for (std::string& word : words)
        if (word.starts_with('[') && word.ends_with(']')) word += kGuard;
    return words;
}

}  // namespace

struct Arguments::Parser {
    Parser(const std::string& command, const std::string& about, const std::string& example)
        : app(about, "acedrex " + command) {
        app.footer("Example:\n  " + example);
        app.set_help_flag("-h,--help", "Print this help and exit");
    }

    CLI::Option* positional(const std::string& name, const std::string& about, CLI::callback_t callback) {
        const auto bare = [callback = std::move(callback)](CLI::results_t words) {
            for (std::string& word : words)
                if (word.ends_with(kGuard)) word.pop_back();
            return callback(words);
        };
        CLI::Option* option = app.add_option(name, bare, about);
        option->type_name("");
        return option;
    }

    // CLI11 would list unknown options together with whatever else is superfluous, and after complaining of
    // what is missing; this names the first of them and what may have been meant.
    void refuse_unknown_options(int count, const char* const* values) const {
        for (int i = 1; i < count; ++i) {
            const std::string_view word = values[i];
            if (word == "--") return;
            const bool is_option = word.size() > 1 && word[0] == '-' && std::isdigit(word[1]) == 0;
            const std::string name(word.substr(0, word.find('=')));
            if (!is_option || std::find(options.begin(), options.end(), name) != options.end()) continue;
            const std::string meant = did_you_mean(name, options);
            throw UsageError{
                fmt::format("{0} has no option '{1}'{2}", app.get_name(), name,
                            meant.empty() ? fmt::format("; see '{} --help'", app.get_name()) : meant)};
        }
    }

    [[noreturn]] void refuse_surplus(const std::vector<Declared>& declared) const {
        std::string taken;
        for (const Declared& one : declared)
            if (!one.is_option())
                taken += (taken.empty() ? "" : " ") + (one.required ? one.name : "[" + one.name + "]");
        throw UsageError{fmt::format("{0} takes {1}, and '{2}' is too much; see '{0} --help'", app.get_name(),
                                     taken.empty() ? "no argument" : taken, app.remaining().front())};
    }

    CLI::App app;
    std::vector<std::string> options{"-h", "--help"};
};

Arguments::Arguments(const std::string& command, const std::string& about, const std::string& example)
    : parser_(std::make_unique<Parser>(command, about, example)) {}
Arguments::~Arguments() = default;

void Arguments::text(const std::string& name, std::string& value, const std::string& about,
                     std::vector<std::string> words) {
    declared_.push_back({name, "", about, std::move(words), true, false});
    parser_->positional(name, about, [&value](const CLI::results_t& r) { return value = r.at(0), true; })
        ->required();
}

void Arguments::optional_text(const std::string& name, std::optional<std::string>& value,
                              const std::string& about) {
    declared_.push_back({name, "", about, {}, false, false});
    parser_->positional(name, about, [&value](const CLI::results_t& r) { return value = r.at(0), true; });
}

void Arguments::texts(const std::string& name, std::vector<std::string>& values, const std::string& about,
                      bool required) {
    declared_.push_back({name, "", about, {}, required, true});
    parser_->positional(name, about, [&values](const CLI::results_t& r) { return values = r, true; })
        ->expected(required ? 1 : 0, CLI::detail::expected_max_vector_size)
        ->allow_extra_args()
        ->required(required);
}

void Arguments::number(const std::string& name, int& value, Range range, const std::string& about) {
    declared_.push_back({name, "", about, {}, true, false});
    parser_
        ->positional(
            name, about,
            [=, &value](const CLI::results_t& r) { return value = number_from(name, r.at(0), range), true; })
        ->required();
}

void Arguments::option(const std::string& name, const std::string& value_name,
                       std::optional<std::string>& value, const std::string& about) {
    declared_.push_back({name, value_name, about, {}, false, false});
    parser_->options.push_back(name);
    parser_->positional(name, about, [&value](const CLI::results_t& r) { return value = r.at(0), true; })
        ->option_text(value_name);
}

void Arguments::option(const std::string& name, const std::string& value_name, int& value, Range range,
                       const std::string& about) {
    declared_.push_back({name, value_name, about, {}, false, false});
    parser_->options.push_back(name);
    parser_
        ->positional(
            name, about,
            [=, &value](const CLI::results_t& r) { return value = number_from(name, r.at(0), range), true; })
        ->option_text(value_name);
}

void Arguments::repeated(const std::string& name, const std::string& value_name,
                         std::vector<std::string>& values, const std::string& about) {
    declared_.push_back({name, value_name, about, {}, false, true});
    parser_->options.push_back(name);
    parser_->positional(name, about, [&values](const CLI::results_t& r) { return values = r, true; })
        ->option_text(value_name)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void Arguments::choice(const std::string& name, std::string& value, const std::vector<std::string>& allowed,
                       const std::string& about) {
    declared_.push_back({name, fmt::format("{}", fmt::join(allowed, "|")), about, allowed, false, false});
    parser_->options.push_back(name);
    const auto read = [=, &value](const CLI::results_t& r) {
        if (std::find(allowed.begin(), allowed.end(), r.at(0)) == allowed.end())
            throw UsageError{fmt::format("{}: '{}' is none of {}{}", name, r.at(0), fmt::join(allowed, ", "),
                                         did_you_mean(r.at(0), allowed))};
        value = r.at(0);
        return true;
    };
    parser_->positional(name, about, read)->option_text(fmt::format("{}", fmt::join(allowed, "|")));
}

void Arguments::flag(const std::string& name, bool& value, const std::string& about) {
    declared_.push_back({name, "", about, {}, false, false});
    parser_->options.push_back(name);
    parser_->app.add_flag(name, value, about);
}

void Arguments::refuse_without_effect() const {
    const auto given = [this](const std::string& name) {
        const CLI::Option* option = parser_->app.get_option_no_throw(name);
        return option != nullptr && option->count() > 0;
    };
    const std::string command = parser_->app.get_name().substr(std::string_view("acedrex ").size());
    for (const Rule& rule : rules_) {
        const auto other = std::find_if(rule.others.begin(), rule.others.end(), given);
        const bool found = other != rule.others.end();
        if (!given(rule.option) || found == rule.needed) continue;
        std::vector<std::string> known;  // by this command
        for (const std::string& one : rule.others)
            if (parser_->app.get_option_no_throw(one) != nullptr) known.push_back(one);
        throw UsageError{fmt::format("{}: {} has no effect {} {}", command, rule.option,
                                     found ? "with" : "without",
                                     found ? *other : fmt::format("{}", fmt::join(known, " or ")))};
    }
}

bool Arguments::parse(int count, const char* const* values) {
    parser_->refuse_unknown_options(count, values);
    try {
        std::vector<std::string> words = guarded(count - 1, values + 1);
        std::reverse(words.begin(), words.end());  // as CLI11 wants them
        parser_->app.parse(std::move(words));
    } catch (const CLI::CallForHelp&) {
        put("{}", wrapped(parser_->app.help()));
        const auto* word = std::find_if(values + 1, values + count,
                                        [](const char* value) { return *value != '\0' && *value != '-'; });
        if (help_on_ && word != values + count) put("{}", help_on_(*word));
        return false;
    } catch (const CLI::ArgumentMismatch& fault) {
        const std::string said = fault.what();
        for (const auto& one : declared_)
            if (!one.value.empty() && said.starts_with(one.name + ":")) {
                const std::string alone = one.name, with_value = one.name + "=";
                if (std::count_if(values + 1, values + count, [&](const std::string_view word) {
                        return word == alone || word.starts_with(with_value);
                    }) > 1)
                    throw UsageError{fmt::format("{} is given more than once", one.name)};
                throw UsageError{fmt::format("{} needs a value: {} {}; see '{} --help'", one.name, one.name,
                                             one.value, parser_->app.get_name())};
            }
        throw UsageError{fmt::format("{}; see '{} --help'", said, parser_->app.get_name())};
    } catch (const CLI::ExtrasError&) {
        parser_->refuse_surplus(declared_);
    } catch (const CLI::ParseError& fault) {
        throw UsageError{fmt::format("{}; see '{} --help'", fault.what(), parser_->app.get_name())};
    }
    refuse_without_effect();
    return true;
}

}  // namespace acedrex::program
