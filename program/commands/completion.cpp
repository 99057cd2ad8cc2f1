// completion: what shells and man know of the commands, made from the commands' own declarations.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "commands/commands.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

using Declared = Arguments::Declared;

struct Known {
    std::string name;
    std::string about;
    std::string example;
    std::vector<Declared> declared;
};

std::vector<Known> known_commands(const std::vector<Command>& commands) {
    std::vector<Known> list;
    for (const Command& command : commands) {
        Arguments arguments(command.name, command.about, command.example);
        command.declare(arguments);
        list.push_back({command.name, command.about, command.example, arguments.declared()});
    }
    return list;
}

// What a shell asks `acedrex variants --names` for where this stands; none: files may stand there.
std::vector<std::string> names_for(const Declared& d) {
    if (d.name == "VARIANT") return {"variants", "pieces"};
    if (d.name == "PIECE") return {"pieces", "variants"};
    if (d.name == "FAMILY") return {"families", "variants"};
    return {};
}
// Of the first word without a dash.
std::vector<std::string> names_for(const Known& command) {
    for (const Declared& d : command.declared)
        if (!d.is_option()) return names_for(d);
    return {};
}

// What may stand where a command takes something without a dash.
enum class Takes { nothing, names, words, files };
Takes takes(const Known& command) {
    for (const Declared& d : command.declared) {
        if (d.is_option()) continue;
        if (!d.allowed.empty()) return Takes::words;
        return names_for(d).empty() ? Takes::files : Takes::names;
    }
    return Takes::nothing;
}

// The words that the first of them may be.
std::vector<std::string> words_of(const Known& command) {
    for (const Declared& d : command.declared)
        if (!d.is_option()) return d.allowed;
    return {};
}

std::vector<std::string> options_of(const Known& command) {
    std::vector<std::string> list{"--help"};
    for (const Declared& d : command.declared)
        if (d.is_option()) list.push_back(d.name);
    return list;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// Bash
// -------------------------------------------------------------------------------------------------------

// Words of the commands' own, as a shell takes them one by one.
std::string in_quotes_each(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += " '" + word + "'";
    return text;
}

std::string for_bash(const std::vector<Known>& commands) {
    std::vector<std::string> names;
    std::string cases, values;
    for (const Known& c : commands) {
        names.push_back(c.name);
        const std::string more = takes(c) == Takes::names   ? fmt::format("_acedrex_names {}; files=yes",
                                                                          fmt::join(names_for(c), " "))
                                 : takes(c) == Takes::files ? "files=yes"
                                                            : ":";
        std::vector<std::string> words = words_of(c);
        for (std::string& option : options_of(c)) words.push_back(std::move(option));
        cases += fmt::format("        {}) _acedrex_offer{}; {} ;;\n", c.name, in_quotes_each(words), more);
        for (const Declared& d : c.declared)
            if (d.is_option() && !d.allowed.empty())
                values += fmt::format("        '{} {}') _acedrex_offer{}; return ;;\n", c.name, d.name,
                                      in_quotes_each(d.allowed));
    }
    // Not by compgen -W, which expands its words: what names of files put there would be run.
    return fmt::format(
        "# bash completion of acedrex, made by `acedrex completion bash`\n"
        "_acedrex_offer() {{ # WORD...: those that begin as the one that is typed, taken as they are\n"
        "    local offered\n"
        "    for offered in \"$@\"; do\n"
        "        [[ $offered == \"$word\"* ]] && COMPREPLY+=(\"$offered\")\n"
        "    done\n"
        "}}\n"
        "_acedrex_names() {{ # KIND...\n"
        "    local kind names\n"
        "    if [[ $word == *.lua#* ]]; then\n"
        "        mapfile -t names < <(acedrex variants \"${{word%%#*}}\" --names pieces 2>/dev/null)\n"
        "        _acedrex_offer \"${{names[@]}}\"\n"
        "        return\n"
        "    fi\n"
        "    for kind in \"$@\"; do\n"
        "        mapfile -t names < <(acedrex variants --names \"$kind\" 2>/dev/null)\n"
        "        _acedrex_offer \"${{names[@]}}\"\n"
        "    done\n"
        "}}\n"
        "_acedrex() {{\n"
        "    local word=${{COMP_WORDS[COMP_CWORD]}} files=\n"
        "    COMPREPLY=()\n"
        "    if ((COMP_CWORD == 1)); then\n"
        "        _acedrex_offer{} 'help' '--help' '--version'\n"
        "        return\n"
        "    fi\n"
        "    case \"${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD - 1]}}\" in\n{}"
        "        *) : ;;\n"
        "    esac\n"
        "    case ${{COMP_WORDS[1]}} in\n{}"
        "        help) _acedrex_offer{} ;;\n"
        "    esac\n"
        "    if [[ -n $files ]]; then\n"
        "        local found\n"
        "        mapfile -t found < <(compgen -f -- \"$word\")\n"
        "        COMPREPLY+=(\"${{found[@]}}\")\n"
        "    fi\n"
        "}}\n"
        "complete -o filenames -F _acedrex acedrex ./acedrex\n",
        in_quotes_each(names), values, cases, in_quotes_each(names));
}

// Zsh
// --------------------------------------------------------------------------------------------------------

// Within single quotes, in a place where [ ] and : mean something.
std::string in_zsh(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':') result += '\\';
        if (c == '\'')
            result += "'\\''";
        else
            result += c;
    }
    return result;
}

std::string for_zsh(const std::vector<Known>& commands) {
    std::string names, listed, cases;
    for (const Known& c : commands) {
        names += fmt::format("        '{}:{}'\n", c.name, in_zsh(c.about));
        listed += " " + c.name;
        std::string arguments = "'--help[what it takes]'";
        for (const Declared& d : c.declared) {
            if (!d.is_option()) continue;
            arguments += fmt::format(" \\\n                '{}[{}]", d.name, in_zsh(d.about));
            if (!d.allowed.empty())
                arguments += fmt::format(":{}:({})", "value", fmt::join(d.allowed, " "));
            else if (!d.value.empty())
                arguments += fmt::format(":{}:_files", in_zsh(d.value));
            arguments += "'";
        }
        if (takes(c) == Takes::names)
            arguments += fmt::format(" \\\n                '1:name:_acedrex_names {}' '*:argument:_files'",
                                     fmt::join(names_for(c), " "));
        else if (takes(c) == Takes::words)
            arguments += fmt::format(" \\\n                '1:what:({})' '*:argument:_files'",
                                     fmt::join(words_of(c), " "));
        else if (takes(c) == Takes::files)
            arguments += " \\\n                '*:argument:_files'";
        cases += fmt::format("            {})\n                _arguments {} ;;\n", c.name, arguments);
    }
    names += "        'help:what a command takes'\n";
    cases += fmt::format("            help) compadd --{} ;;\n", listed);
    return fmt::format(
        "#compdef acedrex\n"
        "# zsh completion of acedrex, made by `acedrex completion zsh`\n"
        "_acedrex_names() {{ # KIND...\n"
        "    local kind\n"
        "    local -a names\n"
        "    if [[ $PREFIX == *.lua\\#* ]]; then\n"
        "        names=(\"${{(@f)$(acedrex variants ${{PREFIX%%\\#*}} --names pieces 2>/dev/null)}}\")\n"
        "        compadd -a -- names\n"
        "        return\n"
        "    fi\n"
        "    for kind in variants pieces families; do\n"
        "        (($@[(Ie)$kind])) || continue\n"
        "        names=(\"${{(@f)$(acedrex variants --names $kind 2>/dev/null)}}\")\n"
        "        compadd -a -- names\n"
        "    done\n"
        "    _files -g '*.lua'\n"
        "}}\n"
        "_acedrex() {{\n"
        "    local -a commands=(\n{}    )\n"
        "    local state\n"
        "    _arguments -C '(- *)--help[what there is]' '(- *)--version[the version]' '1:command:->command' "
        "'*::argument:->argument'\n"
        "    case $state in\n"
        "        command) _describe command commands ;;\n"
        "        argument) case $words[1] in\n{}"
        "        esac ;;\n"
        "    esac\n"
        "}}\n"
        "_acedrex \"$@\"\n",
        names, cases);
}

// Fish
// -------------------------------------------------------------------------------------------------------

std::string in_fish(const std::string& text) {
    return replaced(replaced(text, "\\", "\\\\"), "'", "\\'");
}

std::string for_fish(const std::vector<Known>& commands) {
    std::string lines =
        "# fish completion of acedrex, made by `acedrex completion fish`\n"
        "complete -c acedrex -n __fish_use_subcommand -f -l help -d 'what there is'\n"
        "complete -c acedrex -n __fish_use_subcommand -f -l version -d 'the version'\n"
        "complete -c acedrex -n __fish_use_subcommand -f -a help -d 'what a command takes'\n";
    std::string names;
    for (const Known& c : commands) {
        lines += fmt::format("complete -c acedrex -n __fish_use_subcommand -f -a {} -d '{}'\n", c.name,
                             in_fish(c.about));
        names += (names.empty() ? "" : " ") + c.name;
        const std::string here =
            fmt::format("complete -c acedrex -n '__fish_seen_subcommand_from {}'", c.name);
        lines += here + " -l help -d 'what it takes'\n";
        if (takes(c) == Takes::names)
            for (const std::string& kind : names_for(c))
                lines += fmt::format("{} -a \"(acedrex variants --names {} 2>/dev/null)\"\n", here, kind);
        if (takes(c) == Takes::words)
            lines += fmt::format("{} -f -a '{}'\n", here, fmt::join(words_of(c), " "));
        if (takes(c) == Takes::nothing) lines += here + " -f\n";
        for (const Declared& d : c.declared) {
            if (!d.is_option()) continue;
            lines += fmt::format("{} -l {} -d '{}'", here, d.name.substr(2), in_fish(d.about));
            if (!d.allowed.empty())
                lines += fmt::format(" -x -a '{}'", fmt::join(d.allowed, " "));
            else if (!d.value.empty())
                lines += " -r";
            lines += "\n";
        }
    }
    lines += fmt::format("complete -c acedrex -n '__fish_seen_subcommand_from help' -f -a '{}'\n", names);
    return lines;
}

// The manual
// -------------------------------------------------------------------------------------------------

std::string in_roff(const std::string& text) {
    std::string safe = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    if (safe.starts_with('.') || safe.starts_with('\'')) safe.insert(0, "\\&");
    return safe;
}

std::string synopsis_of(const Known& command) {
    std::string line = "acedrex " + command.name;
    for (const Declared& d : command.declared) {
        if (d.is_option()) continue;
        const std::string one = d.name + (d.many ? "..." : "");
        line += d.required ? " " + one : " [" + one + "]";
    }
    for (const Declared& d : command.declared)
        if (d.is_option()) line += " [" + d.name + (d.value.empty() ? "" : " " + d.value) + "]";
    return line;
}

std::string manual(const std::vector<Known>& commands) {
    std::string text = fmt::format(
        ".\\\" Made by `acedrex completion man` from what the commands declare.\n"
        ".TH ACEDREX 1 \"\" \"acedrex {}\" \"User commands\"\n"
        ".SH NAME\nacedrex \\- plays, checks and counts chess variants that are written as Lua scripts\n"
        ".SH SYNOPSIS\n.B acedrex\n.I COMMAND\n[\\fIARGUMENT\\fR...]\n"
        ".SH DESCRIPTION\nA small kernel knows boards, fields, pieces and plies, and not one piece or "
        "variant by "
        "name: every piece and every rule of a game is a few lines of Lua.\n.PP\n"
        ".I VARIANT\nis a slug that\n.B acedrex variants\nlists, or the path of a script; or a piece (its "
        "path, or "
        "FAMILY/PIECE), which then stands on a free board.\n"
        ".SH OPTIONS\n"
        ".TP\n\\fB\\-\\-help\\fR\nwhat there is; behind a command, what that takes, with an example\n"
        ".TP\n\\fB\\-\\-version\\fR\nthe version\n"
        ".SH COMMANDS\n",
        ACEDREX_VERSION);
    for (const Known& c : commands) {
        text += fmt::format(".SS {}\n.nh\n{}\n.hy\n.PP\n{}.\n", in_roff(c.name), in_roff(synopsis_of(c)),
                            in_roff(c.about));
        for (const Declared& d : c.declared)
            text += fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", in_roff(d.name),
                                d.value.empty() ? "" : " \\fI" + in_roff(d.value) + "\\fR", in_roff(d.about));
        text += fmt::format(".PP\nExample:\n.B {}\n", in_roff(c.example));
    }
    text +=
        ".SH EXIT STATUS\n0: done. 1: the answer is no (an illegal move, a failed test, a broken script). 2: "
        "wrong "
        "usage.\n"
        ".SH ENVIRONMENT\n"
        ".TP\n.B ACEDREX_PATH\nfurther folders with variants, between colons\n"
        ".TP\n.B XDG_DATA_HOME\nthe variants of a user lie in its folder acedrex/variants\n"
        ".TP\n.B ACEDREX_HOME\nthe folder with scripts\\-lua and variants, where it is not the program's "
        "own\n"
        ".TP\n.B NO_COLOR\nno colours\n";
    return text;
}

struct CompletionOptions {
    std::string what;
};

int run(const CompletionOptions& options, const std::vector<Known>& commands) {
    const std::string text = options.what == "bash"   ? for_bash(commands)
                             : options.what == "zsh"  ? for_zsh(commands)
                             : options.what == "fish" ? for_fish(commands)
                             : options.what == "man"  ? manual(commands)
                                                      : "";
    if (text.empty())
        throw UsageError{fmt::format("SHELL: '{}' is none of bash, zsh, fish, man", options.what)};
    put("{}", text);
    return kDone;
}

}  // namespace

Command completion_command(std::vector<Command> others) {
    return {"completion", "prints completions for bash, zsh or fish, or the manual page",
            "acedrex completion bash >~/.local/share/bash-completion/completions/acedrex",
            [others = std::move(others)](Arguments& a) {
                auto options = std::make_shared<CompletionOptions>();
                a.text("SHELL", options->what, "bash, zsh, fish or man", {"bash", "zsh", "fish", "man"});
                return [options, others] {
                    std::vector<Command> all = others;
                    all.push_back(completion_command(others));
                    return run(*options, known_commands(all));
                };
            }};
}

}  // namespace acedrex::program
