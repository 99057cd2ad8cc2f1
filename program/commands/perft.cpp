// perft: counts move sequences.
#include "games/perft.hpp"

#include <fmt/core.h>

#include <chrono>
#include <cmath>

#include "commands/commands.hpp"
#include "legality/legal.hpp"
#include "notation/find/finding.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct PerftCommandOptions {
    TableOptions table;
    int depth = 0;
    std::string by = "outcome";
    bool divide = false;
    bool whole = false;
    int threads = 1;
    bool progress = false;
    bool json = false;
};

// How far the counting has come: on one line of a terminal; elsewhere, where it is asked for, a line each
// second.
class Progress {
  public:
    explicit Progress(bool asked) : lines_(asked && !line_.visible()) {}

    bool wanted() const { return line_.visible() || lines_; }
    void show(std::size_t done, std::size_t of, std::uint64_t nodes) {
        const auto now = Clock::now();
        const std::string text = fmt::format("{} of {} first moves, {} sequences, {:.0f} s", done, of, nodes,
                                             std::chrono::duration<double>(now - begin_).count());
        line_.show(text);
        if (!lines_ || (done < of && now < next_)) return;
        say(text);
        next_ = now + std::chrono::seconds(1);
    }
    void end() { line_.show(""); }

  private:
    using Clock = std::chrono::steady_clock;

    ProgressLine line_;
    bool lines_;
    Clock::time_point begin_ = Clock::now(), next_ = begin_ + std::chrono::seconds(1);
};

// Positions of perft tables, which are told in FEN, are counted as they stand, possible or not.
Table opened(const PerftCommandOptions& options) {
    TableOptions how = options.table;
    if (how.fen) how.unchecked = true;
    Table table = open_table(how);
    Position position = table.position;
    if (!options.table.unchecked &&
        LegalMoves(*table.variant, position).peril_after_turn(other(position.to_move())) != Peril::none)
        say("warning: the side that is not to move stands in check; counted all the same");
    return table;
}

int run(const PerftCommandOptions& options) {
    const Table table = opened(options);
    Progress progress(options.progress);
    PerftOptions how;
    how.by_move = options.by == "move";
    how.divide = options.divide;
    how.whole = options.whole;
    how.threads = options.threads;
    if (progress.wanted())
        how.progress = [&progress](std::size_t done, std::size_t of, std::uint64_t nodes) {
            progress.show(done, of, nodes);
        };
    const PerftResult result = perft(table.game().state(), options.depth, how);
    progress.end();
    std::vector<std::string> texts;  // of the first moves
    if (options.divide) texts = move_texts(*table.variant, table.position, result.moves);

    const auto speed =
        result.seconds > 0 ? std::llround(static_cast<double>(result.nodes) / result.seconds) : 0;
    if (options.json) {
        Json json{{"variant", slug_of(*table.variant)},
                  {"depth", options.depth},
                  {"nodes", result.nodes},
                  {"seconds", result.seconds},
                  {"nodes_per_second", speed},
                  {"lua_calls", result.script_calls}};
        if (options.divide) json["divide"] = Json::object();
        for (std::size_t i = 0; i < texts.size(); ++i) json["divide"][texts[i]] = result.below[i];
        if (!result.complete) json["complete"] = false;
        print_json(json);
    } else {
        for (std::size_t i = 0; i < texts.size(); ++i) put("{}: {}\n", texts[i], result.below[i]);
        put("nodes: {}\nseconds: {:.3f}\nnodes/s: {}\ncalls into Lua: {}\n", result.nodes, result.seconds,
            speed, result.script_calls);
    }
    if (!result.complete)
        say("there are more: cascades are too many to be counted; --whole counts them all the same, `acedrex "
            "moves` with --from FIELD, --to FIELD and --limit N looks closer");
    return kDone;
}

}  // namespace

Command perft_command() {
    return {"perft", "counts the legal move sequences of a length", "acedrex perft classical-chess 5",
            [](Arguments& a) {
                auto options = std::make_shared<PerftCommandOptions>();
                options->table.declare_variant(a);
                a.number("DEPTH", options->depth, {0, 1000}, "moves in a sequence");
                options->table.declare_position(a);
                a.choice("--by", options->by, {"outcome", "move"},
                         "count outcomes, or pairs of starting field and outcome");
                a.flag("--divide", options->divide, "also print the count below each first move");
                a.flag("--whole", options->whole,
                       "count all last moves, however many cascades there are; millions take minutes, and "
                       "gigabytes of memory");
                a.option("--threads", "N", options->threads, {1, 1024}, "count on N threads");
                a.flag("--progress", options->progress,
                       "report the progress on standard error, even if that is not a terminal");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
