// The arguments of one command: declared, then parsed. CLI11 stands behind it; only arguments.cpp includes
// that, as it takes seconds to compile.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

struct Range {
    int least;
    int most;
};

// What the option says; throws UsageError where that is no number in the range.
int number_from(const std::string& option, const std::string& text, Range range);
// Of time: "2", "0.25"; more than 0, a day at most; throws UsageError likewise.
double seconds_from(const std::string& option, const std::string& text);

// Throws UsageError where it is given, and names nothing.
void refuse_nameless(const std::string& option, const std::optional<std::string>& name);

class Arguments {
  public:
    Arguments(const std::string& command, const std::string& about, const std::string& example);
    ~Arguments();
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    // Positional ones, in the order of their declaration. What they refer to must live as long as parse().
    // `words`: what it may be, for completion.
    void text(const std::string& name, std::string& value, const std::string& about,
              std::vector<std::string> words = {});
    void optional_text(const std::string& name, std::optional<std::string>& value, const std::string& about);
    void texts(const std::string& name, std::vector<std::string>& values, const std::string& about,
               bool required);
    void number(const std::string& name, int& value, Range range, const std::string& about);

    // Options: `name` with its dashes, `value_name` as help shows it.
    void option(const std::string& name, const std::string& value_name, std::optional<std::string>& value,
                const std::string& about);
    void option(const std::string& name, const std::string& value_name, int& value, Range range,
                const std::string& about);
    // May be given several times; each takes one value.
    void repeated(const std::string& name, const std::string& value_name, std::vector<std::string>& values,
                  const std::string& about);
    void choice(const std::string& name, std::string& value, const std::vector<std::string>& allowed,
                const std::string& about);
    void flag(const std::string& name, bool& value, const std::string& about);

    // The option has no effect without one of those others, or with one of them: parse() refuses it then.
    void needs(const std::string& option, std::vector<std::string> others) {
        rules_.push_back({option, std::move(others), true});
    }
    void excludes(const std::string& option, std::vector<std::string> others) {
        rules_.push_back({option, std::move(others), false});
    }

    // Behind the help: what there is to say of the first word without a dash, if there is one.
    void help_on(std::function<std::string(const std::string& word)> told) { help_on_ = std::move(told); }

    // What was declared, in its order: for completion and the manual.
    struct Declared {
        std::string name;   // of an option with its dashes
        std::string value;  // what stands behind an option, as help shows it; "" for none
        std::string about;
        std::vector<std::string> allowed;  // the values that there are, where only these are
        bool required = false;
        bool many = false;
        bool is_option() const { return name.starts_with('-'); }
    };
    const std::vector<Declared>& declared() const { return declared_; }

    // Throws UsageError. False where help was asked for: it has been printed.
    bool parse(int count, const char* const* values);

  private:
    struct Rule {
        std::string option;
        std::vector<std::string> others;
        bool needed;
    };
    void refuse_without_effect() const;

    struct Parser;
    std::unique_ptr<Parser> parser_;
    std::vector<Declared> declared_;
    std::vector<Rule> rules_;
    std::function<std::string(const std::string&)> help_on_;
};

}  // namespace acedrex::program
