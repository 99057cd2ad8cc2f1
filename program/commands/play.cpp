// play: two people at one terminal, or one and the computer, or moves through a pipe.
#include <fmt/core.h>

#include <array>

#include "commands/commands.hpp"
#include "commands/session.hpp"
#include "notation/text/ascii.hpp"
#include "opponent/opponent.hpp"
#include "shell/console.hpp"
#include "shell/line_reader.hpp"
#include "shell/scores.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct PlayOptions {
    TableOptions table;
    bool flipped = false;
    std::string computer;  // "light", "dark" or "both"; "": no side
    int level = 0;
    std::optional<std::string> seconds;
    int seed = -1;  // -1: not given
};

// The computer, where it plays; nullptr where it does not.
std::shared_ptr<Opponent> opponent_of(const PlayOptions& options, const Table& table) {
    if (options.computer.empty()) {
        if (options.level > 0 || options.seconds || options.seed >= 0)
            throw UsageError{
                "--level, --seconds and --seed say how the computer plays: name its side with --computer"};
        return nullptr;
    }
    refuse_secrets(*table.variant);
    const int level = options.level > 0 ? options.level : options.seconds ? kLevels : kUsualLevel;
    SearchLimits limits = limits_of_level(level);
    if (options.seconds) limits.seconds = seconds_from("--seconds", *options.seconds);
    const bool both = options.computer == "both";
    return std::make_shared<Opponent>(
        table.variant, limits, static_cast<std::uint64_t>(options.seed >= 0 ? options.seed : 1),
        std::array{both || options.computer == "light", both || options.computer == "dark"});
}

// The next one sits down where the other one has sat, and sees nothing of what that one saw. False: they
// leave.
bool change_seats(LineReader& reader, Session& session) {
    const auto waits = [&reader](const std::string& prompt) {
        const std::optional<std::string> line = reader.next(prompt);
        return line && trimmed(*line) != "quit";
    };
    if (session.anyone_sits() && !waits("press Enter to cover the board ")) return false;
    reader.cover();
    const auto side = to_string(session.to_move());
    if (!waits(fmt::format("{0}'s turn: press Enter when {0} sits there ", side))) return false;
    reader.cover();
    session.sit_down();
    session.show_board();
    return true;
}

int run(const PlayOptions& options) {
    if (options.table.setup == "-" || options.table.fen == "-" || options.table.game == "-")
        throw UsageError{"play reads moves from standard input, so the position cannot come from there"};
    const Table table = open_table(options.table);
    // The reader must know the session, and the session whether the reader talks to a person.
    Session* current = nullptr;
    LineReader reader([&current] { return current->words_to_complete(); });
    Session session(table.game(), table.name, reader.interactive(), table.score,
                    hash_of_scripts(*table.host));
    current = &session;
    if (options.flipped) session.look_from_dark();
    if (table.as) session.tell_only(*table.as);
    if (auto opponent = opponent_of(options, table)) session.play_by(std::move(opponent));

    if (reader.interactive()) {
        put("{}. Type a move, or 'help'.\n", table.variant->spec().name);
        if (!session.changes_seats()) session.show_board();
    }
    bool all_done = true;
    while (!session.finished()) {
        if (session.waits_for_opponent()) {
            const bool goes_on = session.let_opponent_play();
            std::fflush(stdout);
            if (goes_on) continue;
            all_done = false;
            break;
        }
        if (session.changes_seats() && !change_seats(reader, session)) break;
        const std::optional<std::string> line = reader.next(session.prompt());
        if (!line) break;
        all_done = session.take(*line) && all_done;
        std::fflush(stdout);  // a program at the other end of the pipe may be waiting for the answer
    }
    if (reader.interactive()) return kDone;
    // A caller that sends moves through a pipe wants to know where they led, and whether all of them were
    // played.
    session.show_board();
    if (session.in_a_turn()) {
        say("the turn is not whole");
        return kNo;
    }
    return all_done ? kDone : kNo;
}

}  // namespace

Command play_command() {
    return {"play",
            "plays a game: two people at the terminal, one against the computer, or moves through a pipe",
            "acedrex play croatian-ties", [](Arguments& a) {
                auto options = std::make_shared<PlayOptions>();
                options->table.declare_variant(a);
                options->table.declare_position(a);
                options->table.declare_as(a);
                a.flag("--flip", options->flipped, kFlip);
                a.choice("--computer", options->computer, {"light", "dark", "both"},
                         "the computer plays this side");
                a.option("--level", "L", options->level, {1, kLevels},
                         "its strength, from 1 to 8 (default: 3); level 8 is limited only by time");
                a.option("--seconds", "S", options->seconds,
                         "seconds that it may think for a turn, as in 0.5 (default: 3)");
                a.option("--seed", "N", options->seed, {0, 1'000'000'000},
                         "the seed of its random choices: another number makes it play differently");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
