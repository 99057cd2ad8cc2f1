// The command line: finds the command, lets it read its arguments, and turns what comes back into an exit
// code.
#include <cerrno>
#include <csignal>
#include <cstring>
#include <new>
#include <string_view>
#include <system_error>

#include "commands/commands.hpp"
#include "movement/bind_context.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

std::vector<Command> all_commands() {
    std::vector<Command> commands = {
        play_command(),     variants_command(), pieces_command(),     show_command(),    moves_command(),
        apply_command(),    status_command(),   perft_command(),      explain_command(), test_command(),
        check_command(),    new_command(),      gallery_command(),    bench_command(),   desk_command(),
        serve_command(),    import_command(),   export_command(),     best_command(),    worth_command(),
        solve_command(),    figures_command(),  page_command(),       engine_command(),  match_command(),
        annotate_command(), lab_command(),      lab_report_command(), tune_command()};
    commands.push_back(completion_command(commands));
    return commands;
}

void print_help(const std::vector<Command>& commands) {
    std::string text =
        "acedrex plays, checks and counts chess variants that are written as Lua scripts.\n\n"
        "Usage: acedrex COMMAND [ARGUMENT...]\n\nCommands:\n";
    for (const Command& c : commands) text += fmt::format("  {:<10}  {}\n", c.name, c.about);
    text +=
        "\n  acedrex COMMAND --help   what a command takes, with an example\n"
        "  acedrex --version        the version\n\n"
        "VARIANT is a slug (letters, digits, - and _) that `acedrex variants` lists, or the path of a "
        "script; or a\n"
        "piece (its path, or FAMILY/PIECE): then the game is the free board, with that piece on the field of "
        "--from.\n\n"
        "Example:\n  acedrex play croatian-ties\n";
    put("{}", wrapped(text));
}

int run_command(const Command& command, int count, const char* const* values) {
    Arguments arguments(command.name, command.about, command.example);
    const std::function<int()> run = command.declare(arguments);
    return arguments.parse(count, values) ? run() : kDone;
}

int dispatch(int count, char** values) {
    const std::vector<Command> commands = all_commands();
    std::string word = count > 1 ? values[1] : "";
    if (word == "--version") {
        put("acedrex {}\n", ACEDREX_VERSION);
        return kDone;
    }
    const bool wants_help = word == "help";
    if (word == "--help" || word == "-h" || (wants_help && count == 2)) {
        print_help(commands);
        return kDone;
    }
    if (wants_help) word = values[2];
    std::vector<std::string> names;
    for (const Command& c : commands) {
        names.push_back(c.name);
        if (c.name != word) continue;
        const char* const help[] = {word.c_str(), "--help"};
        return wants_help ? run_command(c, 2, help) : run_command(c, count - 1, values + 1);
    }
    if (word.empty()) throw UsageError{"a command is missing; see 'acedrex --help'"};
    names.insert(names.end(), {"--help", "--version"});
    throw UsageError{fmt::format("there is no {} '{}'{}; see 'acedrex --help'",
                                 word[0] == '-' ? "option" : "command", word, did_you_mean(word, names))};
}

int guarded(int count, char** values) {
    try {
        return dispatch(count, values);
    } catch (const UsageError& fault) {
        say(fault.message);
        return kWrongUsage;
    } catch (const Refusal&) {
        return kNo;
    } catch (const ScriptFault& fault) {
        print_diagnostics({fault.diagnostic});
        return kNo;
    } catch (const std::bad_alloc&) {
        say("there is not enough memory for this");
        return kNo;
    } catch (const std::system_error& fault) {
        say(fmt::format("cannot go on: {}", fault.what()));
        return kWrongUsage;
    } catch (const std::exception& fault) {
        say(fmt::format("this should not have happened, please report it: {}", fault.what()));
        return kWrongUsage;
    }
}

}  // namespace

}  // namespace acedrex::program

int main(int count, char** values) {
    using namespace acedrex::program;
    keep_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN);  // a file that becomes too large is a fault of writing, and not the end
    int code = kDone;
    int unwritten = 0;
    try {
        code = guarded(count, values);
        // A full disk or a closed pipe would otherwise go unnoticed.
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) unwritten = errno != 0 ? errno : EIO;
    } catch (const WriteFault& fault) {
        unwritten = fault.error;
    }
    if (unwritten == 0) return code;
    say(fmt::format("cannot write to standard output: {}", std::strerror(unwritten)));
    return kWrongUsage;
}
