#include "engine/uci.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <stdexcept>

#include "base/ranges.hpp"
#include "drawing/terminal_board.hpp"
#include "games/perft.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "search/table.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr int kMostLines = 100;

std::vector<std::string> words_of(const std::string& line) {
    const std::vector<std::string_view> parts = words(line);
    return {parts.begin(), parts.end()};
}

}  // namespace

bool UciEngine::take(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty()) return true;
    const std::string& word = words[0];
    if (word == "isready") {
        tell_line("readyok");
        return true;
    }
    if (word == "stop" || word == "quit") thinker_.stop();
    if (word == "quit") return false;
    // All else is done when the search is over, which those without a limit are by that.
    finish();
    if (word == "uci")
        introduce();
    else if (word == "setoption")
        set_option(line);
    else if (word == "position")
        set_position(line);
    else if (word == "go")
        go(line);
    else if (word == "d")
        show();
    else if (word == "ucinewgame")
        board_.start();
    else if (word != "stop" && word != "debug" && word != "ponderhit" && word != "register")
        tell_line(fmt::format("info string there is no command '{}'", word));
    return true;
}

void UciEngine::finish() {
    if (endless_)
        thinker_.stop();
    else
        thinker_.wait();
}

void UciEngine::introduce() const {
    constexpr std::size_t kMegabyte = 1 << 20;
    constexpr std::size_t kHash = acedrex::Table::kMost * sizeof(acedrex::Table::Entry) / kMegabyte;
    tell_line("id name acedrex");
    tell_line("id author the authors of acedrex");
    std::string names;
    for (const std::string& name : board_.names()) names += " var " + name;
    tell_line(fmt::format("option name UCI_Variant type combo default {}{}", board_.first_name(), names));
    tell_line("option name VariantPath type string default <empty>");
    tell_line(fmt::format("option name Skill Level type spin default {0} min {1} max {0}", kMostSkill,
                          kLeastSkill));
    tell_line(fmt::format("option name MultiPV type spin default 1 min 1 max {}", kMostLines));
    tell_line(fmt::format("option name Hash type spin default {0} min {0} max {0}", kHash));
    tell_line(fmt::format("option name Threads type spin default 1 min 1 max {}", kMostThreads));
    tell_line("option name UCI_Chess960 type check default false");
    tell_line("option name UCI_ShowWDL type check default false");
    tell_line("uciok");
}

// setoption name Skill Level value -3
void UciEngine::set_option(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const auto joined = [&](std::size_t begin, std::size_t end) {
        std::string text;
        for (std::size_t i = begin; i < end; ++i) text += (text.empty() ? "" : " ") + words[i];
        return text;
    };
    const auto at = static_cast<std::size_t>(ranges::find(words, "value") - words.begin());
    const std::string name = joined(std::min<std::size_t>(2, at), at);
    const std::string value = joined(std::min(at + 1, words.size()), words.size());
    const auto wrong = [](const std::string& why) { tell_line("info string " + why); };
    try {
        if (name == "UCI_Variant") {
            choose_variant(value);
        } else if (name == "VariantPath") {
            const std::string fault = value.empty() || value == "<empty>" ? "" : board_.add(value);
            if (!fault.empty()) wrong(fault);
        } else if (name == "Skill Level") {
            // The range of numbers in options begins at 0 or 1 everywhere else.
            skill_ = std::clamp(std::stoi(value), kLeastSkill, kMostSkill);
        } else if (name == "MultiPV") {
            lines_ = number_from(name, value, {1, kMostLines});
        } else if (name == "Threads") {
            threads_ = number_from(name, value, {1, kMostThreads});
            tell_threads();
        } else if (name == "UCI_Chess960") {
            dialect_.castles_by_partner = value == "true";
        } else if (name == "UCI_ShowWDL") {
            shows_chances_ = value == "true";
        } else if (name != "Hash") {
            wrong(fmt::format("there is no option '{}'{}", name,
                              did_you_mean(name, {"UCI_Variant", "VariantPath", "Skill Level", "MultiPV",
                                                  "UCI_Chess960", "UCI_ShowWDL", "Hash", "Threads"})));
        }
    } catch (const UsageError& fault) {
        wrong(fault.message);
    } catch (const std::logic_error&) {  // of stoi
        wrong(fmt::format("{}: a number is expected, not '{}'", name, value));
    }
}

void UciEngine::tell_threads() const {
    if (threads_ > 1 && !may_use_threads(board_.variant()))
        tell_line("info string scripts are asked in play, so that one thread searches");
}

void UciEngine::choose_variant(const std::string& name) {
    const std::string fault = board_.choose(name);
    if (!fault.empty()) return tell_line("info string " + fault);
    const Variant& variant = board_.variant();
    const std::string first = board_.game().fen().value_or(board_.game().setup());
    tell_line(fmt::format("info string variant {} files {} ranks {} pocket {} template fairy startpos {}",
                          name, variant.board().files(), variant.board().ranks(),
                          has_pocket(variant) ? variant.cast().types() : 0, first));
    tell_threads();
}

// position startpos|fen FEN|setup SETUP [moves TURN...]
void UciEngine::set_position(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const auto moves = ranges::find(words, "moves");
    std::string text;
    for (auto word = words.begin() + std::min<std::ptrdiff_t>(2, std::ssize(words)); word < moves; ++word)
        text += (text.empty() ? "" : " ") + *word;
    std::string fault;
    const std::string kind = words.size() > 1 ? words[1] : "";
    if (kind == "startpos")
        fault = board_.set_up(write_setup(board_.variant(), board_.table().position));
    else if (kind == "fen" || kind == "setup")
        fault = board_.set_up(text);
    else
        fault = "startpos or fen is expected behind position";
    if (fault.empty())
        fault = board_.play_all({moves == words.end() ? moves : moves + 1, words.end()}, dialect_);
    if (!fault.empty()) tell_line("info string " + fault);
}

void UciEngine::go(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    std::map<std::string, long> told;
    const auto seconds_of = [&](const char* word) {
        return static_cast<double>(std::max(0L, told[word])) / 1000;
    };
    bool infinite = false;
    for (std::size_t i = 1; i < words.size(); ++i) {
        infinite = infinite || words[i] == "infinite" || words[i] == "ponder";
        if (i + 1 < words.size()) told[words[i]] = std::strtol(words[i + 1].c_str(), nullptr, 10);
    }
    if (told.contains("perft")) return perft(static_cast<int>(std::clamp(told["perft"], 0L, 100L)));
    SearchLimits limits;
    limits.nodes = static_cast<std::uint64_t>(std::max(0L, told["nodes"]));
    limits.depth = static_cast<int>(std::clamp(told["depth"], 0L, 100L));
    if (told.contains("movetime")) limits.seconds = std::max(0.001, seconds_of("movetime"));
    const bool light = board_.game().to_move() == Side::light;
    const char *time = light ? "wtime" : "btime", *more = light ? "winc" : "binc";
    if (told.contains(time))
        limits.seconds =
            share_of_clock(seconds_of(time), seconds_of(more), static_cast<int>(told["movestogo"]));
    // Without a limit it thinks until it is stopped.
    endless_ = infinite || (limits.nodes == 0 && limits.depth == 0 && limits.seconds == 0);
    if (!infinite) limits = narrower(limits, limits_of_skill(skill_));
    limits.lines = lines_;
    limits.threads = threads_;
    const Game game = board_.game();
    thinker_.start(
        board_.search(), game.state(), limits, endless_,
        [this, game](const SearchResult& found) { report(game, found); },
        [this, game](const SearchResult& found) {
            if (found.lines.empty())
                return tell_line(fmt::format("info depth 0 score {}\nbestmove (none)",
                                             game.status().winner ? "mate 0" : "cp 0"));
            report(game, found);
            SearchLine first = found.lines[0];
            first.turns.resize(1);
            tell_line("bestmove " + line_text(game, first, dialect_));
        });
}

// Of a thousand games won, drawn and lost by the mover. How many of them are draws is not known: a draw is
// half a game won.
std::string UciEngine::chances(const Game& game, const SearchLine& line) const {
    if (!shows_chances_) return "";
    const double win = game.to_move() == Side::light ? line.win : 1 - line.win;
    const int won = static_cast<int>(std::lround(1000 * win));
    return fmt::format(" wdl {} 0 {}", won, 1000 - won);
}

void UciEngine::report(const Game& game, const SearchResult& found) const {
    const double seconds = std::max(found.seconds, 0.001);
    for (std::size_t i = 0; i < found.lines.size(); ++i)
        tell_line(fmt::format(
            "info depth {0} seldepth {0} multipv {1} score {2}{3} nodes {4} nps {5} time {6} "
            "pv {7}",
            found.depth, i + 1, uci_score(found.lines[i].score), chances(game, found.lines[i]), found.nodes,
            static_cast<std::uint64_t>(static_cast<double>(found.nodes) / seconds),
            static_cast<std::uint64_t>(seconds * 1000), line_text(game, found.lines[i], dialect_)));
}

void UciEngine::perft(int depth) {
    std::uint64_t all = 0;
    const Listing listing = depth == 0 ? Listing{} : board_.game().moves();
    for (const auto& move : listing.moves) {
        const std::string text = dialect_text(board_.game(), *move, dialect_);
        std::uint64_t below = 1;
        if (depth > 1) {
            GameState after = board_.game().state();
            after.play(move->move, move->edits.data(), move->self_check);
            below = acedrex::perft(after, depth - 1).nodes;
        }
        all += below;
        tell_line(fmt::format("{}: {}", text, below));
        // What the number stands for.
        if (depth == 1 && text.find(':') != text.npos)
            tell_line(fmt::format("info string moves {} {}", text, move->text));
    }
    tell_line(fmt::format("\nNodes searched: {}\n", depth == 0 ? 1 : all));
}

void UciEngine::show() const {
    put_board(board_.variant(), board_.game().position());
    const ToldFen fen = board_.game().told_fen();
    tell_line(fmt::format("\nFen: {}", fen.text.value_or("none, it lacks " + fen.lacks)));
    tell_line(fmt::format("Setup: {}", board_.game().setup()));
}

}  // namespace acedrex::program
