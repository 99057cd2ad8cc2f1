// solve: solves problems.
#include "problems/solve.hpp"

#include <fmt/core.h>

#include <chrono>

#include "base/patience.hpp"
#include "commands/commands.hpp"
#include "notation/position/setup.hpp"
#include "opponent/opponent.hpp"
#include "problems/telling.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/stopping.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct SolveCommandOptions {
    TableOptions table;
    std::string stipulation;
    SolveOptions how;
    int limit = 1'000;
    std::optional<std::string> seconds;
    bool json = false;
};

// Throws UsageError where what is asked for is not of this stipulation.
void check(const Stipulation& asked, const SolveOptions& how) {
    const auto refuse = [&](const char* option, const char* why) {
        throw UsageError{fmt::format("{}: {} {}", option, asked.text, why)};
    };
    const bool keys = asked.is_battle() && !asked.series;
    if (how.variations && !asked.forces()) refuse("--variations", "asks for lines, which have no variations");
    if (how.tries && !keys) refuse("--tries", "asks for lines, and only keys have tries beside them");
    if (how.set && (asked.series || asked.play == Stipulation::Play::proof))
        refuse("--set", "has no set play: in the order of moves no side waits for the other");
}

void say_what_is_missing(const Solved& solved, const Stopping& stopping, int limit) {
    if (solved.forestalled) say("the side to move can reach the aim itself, and so has to");
    if (solved.complete) return;
    if (*stopping.why() != '\0')
        say(fmt::format("stopped, {}: there may be more", stopping.why()));
    else if (solved.cut)
        say(fmt::format("there may be more than {}: --limit N asks for more",
                        counted(static_cast<std::size_t>(limit), "solution")));
    else
        say("some positions have more moves than can be listed: there may be more");
}

int run(const SolveCommandOptions& options) {
    const double seconds = options.seconds ? seconds_from("--seconds", *options.seconds) : 0;
    const Table table = open_table(options.table);
    refuse_secrets(*table.variant);
    const Stipulation asked = read_stipulation(table.variant->board(), options.stipulation);
    SolveOptions how = options.how;
    how.limit = static_cast<std::size_t>(options.limit);
    check(asked, how);
    std::optional<Position> beginning;
    if (asked.play == Stipulation::Play::proof)
        beginning = beginning_of(*table.variant, table.position.to_move(), asked);
    ProgressLine progress;
    if (progress.visible())
        how.progress = [&](int length, std::size_t done, std::size_t of) {
            progress.show(fmt::format("{}: {} of {} first moves",
                                      counted(static_cast<std::size_t>(length), "move"), done, of));
        };
    const Game game = table.game();
    const auto begin = std::chrono::steady_clock::now();
    const Stopping stopping(seconds, Stopping::Again::ends_program);
    const Solved solved = [&] {
        const Patience patience(0, stopping.flag());
        return solve(game.state(), asked, how, beginning ? &*beginning : nullptr);
    }();
    progress.show("");
    const double taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.json) {
        Json json = as_json(game, slug_of(*table.variant), asked, solved, how);
        json["seconds"] = taken;
        json["complete"] = solved.complete;
        print_json(json);
    } else {
        put("{}{}\n", in_words(asked, solved, how), soundness_of(asked, solved).words);
    }
    say_what_is_missing(solved, stopping, options.limit);
    return solved.solutions.empty() ? kNo : kDone;
}

}  // namespace

Command solve_command() {
    return {
        "solve", "solves a problem: mates, selfmates, helpmates, series, proof games",
        "acedrex solve classical-chess '#2' --setup 'CC Ka7,Rh3,Rg3,Be4,ke2,pb2'", [](Arguments& a) {
            auto options = std::make_shared<SolveCommandOptions>();
            options->table.declare_variant(a);
            a.text("STIPULATION", options->stipulation,
                   "the task of the side to move, and the number of moves: #2 (mate), =2 (stalemate), "
                   "'goal 3' (the game is won), 'x 1' (a capture), 'ze8 4' (a piece reaches e8); before it "
                   "s (selfmate), r or semi-r (reflex), h (helpmate: h#2, h#2.5), hs, ser-, ser-h, ser-s; "
                   "'proof 6': the game of six plies that leads to the position");
            options->table.begins = false;
            options->table.declare_position(a);
            a.flag("--all", options->how.all, "print longer solutions, too, up to the given number of moves");
            a.flag("--variations", options->how.variations, "print all replies, with what follows");
            a.flag("--set", options->how.set, "print what would follow if the other side began");
            a.flag("--tries", options->how.tries, "print first moves that only one reply refutes");
            a.option("--limit", "N", options->limit, {1, 1'000'000},
                     "stop after N solutions (default: 1000)");
            a.option("--seconds", "S", options->seconds,
                     "stop after S seconds, as in 0.5, and print what was found");
            a.flag("--json", options->json, "print one JSON document");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
