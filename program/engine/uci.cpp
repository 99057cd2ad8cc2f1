#include "engine/uci.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "drawing/terminal_board.hpp"
#include "engine/uci_go.hpp"
#include "games/perft.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "search/table.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr int kMostLines = 100;
constexpr std::size_t kMegabyte = 1 << 20;
constexpr std::size_t kHash = acedrex::Table::kMost * sizeof(acedrex::Table::Entry) / kMegabyte;
const std::vector<std::string> kOptions{"UCI_Variant", "VariantPath", "Skill Level",  "MultiPV",
                                        "Hash",        "Threads",     "UCI_Chess960", "UCI_ShowWDL"};

std::vector<std::string> words_of(const std::string& line) {
    const std::vector<std::string_view> parts = words(line);
    return {parts.begin(), parts.end()};
}

bool flag_told(const std::string& name, const std::string& value) {
    const std::string told = in_small_letters(value);
    if (told != "true" && told != "false")
        throw UsageError{fmt::format("{}: true or false is expected, not '{}'", name, value)};
    return told == "true";
}

}  // namespace

// What waits for the end of a search.
const std::map<std::string, void (UciEngine::*)(const UciEngine::Words&)>& UciEngine::commands() {
    static const std::map<std::string, void (UciEngine::*)(const Words&)> all{
        {"uci", &UciEngine::introduce},
        {"setoption", &UciEngine::set_option},
        {"position", &UciEngine::set_position},
        {"go", &UciEngine::go},
        {"d", &UciEngine::show},
        {"ucinewgame", &UciEngine::begin_game}};
    return all;
}

// By the thread that reads, while a line before this one may wait for a search.
CommandLines::Heard UciEngine::hear(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const std::string word = words.empty() ? "" : words[0];
    if (word == "isready" && thinker_.is_thinking()) {
        tell_line("readyok");
        return CommandLines::Heard::done;
    }
    if (word != "stop" && word != "quit") return CommandLines::Heard::waits;
    thinker_.hasten();
    ends_count_ = true;
    return word == "quit" ? CommandLines::Heard::ends : CommandLines::Heard::hurries;
}

bool UciEngine::take(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty()) return true;
    const std::string& word = words[0];
    const auto command = commands().find(word);
    if (command != commands().end()) {
        finish();
        (this->*command->second)(words);
    } else if (word == "stop" || word == "quit" || (word == "ponderhit" && ponders_)) {
        thinker_.stop();
    } else if (word == "isready") {
        tell_line("readyok");
    } else if (word != "debug" && word != "ponderhit" && word != "register") {
        std::vector<std::string> names{"stop", "quit", "isready"};
        for (const auto& [name, run] : commands()) names.push_back(name);
        tell_line(fmt::format("info string there is no command '{}'{}", word, did_you_mean(word, names)));
    }
    return word != "quit";
}

void UciEngine::finish() {
    if (endless_ || lines_.hurried())
        thinker_.stop();
    else
        thinker_.wait();
}

void UciEngine::begin_game(const Words&) {
    board_.start();
}

void UciEngine::introduce(const Words&) {
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
void UciEngine::set_option(const Words& words) {
    const auto joined = [&](std::size_t begin, std::size_t end) {
        std::string text;
        for (std::size_t i = begin; i < end; ++i) text += (text.empty() ? "" : " ") + words[i];
        return text;
    };
    const auto at = static_cast<std::size_t>(ranges::find(words, "value") - words.begin());
    const std::string name = joined(std::min<std::size_t>(2, at), at);
    // Their case does not count.
    const auto known = ranges::find_if(kOptions, [&](const std::string& option) {
        return in_small_letters(option) == in_small_letters(name);
    });
    try {
        if (known == kOptions.end())
            throw UsageError{fmt::format("there is no option '{}'{}", name, did_you_mean(name, kOptions))};
        apply_option(*known, joined(std::min(at + 1, words.size()), words.size()));
    } catch (const UsageError& fault) {
        tell_line("info string " + fault.message);
    }
}

void UciEngine::apply_option(const std::string& name, const std::string& value) {
    if (name == "UCI_Variant") {
        choose_variant(value);
    } else if (name == "VariantPath") {
        const std::string fault = value.empty() || value == "<empty>" ? "" : board_.add(value);
        if (!fault.empty()) throw UsageError{fault};
    } else if (name == "Skill Level") {
        skill_ = number_from(name, value, {kLeastSkill, kMostSkill});
    } else if (name == "MultiPV") {
        lines_told_ = number_from(name, value, {1, kMostLines});
    } else if (name == "Threads") {
        threads_ = number_from(name, value, {1, kMostThreads});
        tell_threads();
    } else if (name == "UCI_Chess960") {
        dialect_.castles_by_partner = flag_told(name, value);
    } else if (name == "UCI_ShowWDL") {
        shows_chances_ = flag_told(name, value);
    } else if (value != std::to_string(kHash)) {
        throw UsageError{fmt::format("{} is {}, and cannot be changed", name, kHash)};
    }
}

void UciEngine::tell_threads() const {
    if (threads_ > 1 && !may_use_threads(board_.variant()))
        tell_line("info string scripts are asked in play, so that one thread searches");
}

void UciEngine::choose_variant(const std::string& name) {
    const std::string fault = board_.choose(name), small = in_small_letters(name);
    const bool found = fault.empty() || (small != name && board_.choose(small).empty());
    if (!found) return tell_line("info string " + fault);
    const Variant& variant = board_.variant();
    const std::string first = board_.game().fen().value_or(board_.game().setup());
    tell_line(fmt::format("info string variant {} files {} ranks {} pocket {} template fairy startpos {}",
                          board_.name(), variant.board().files(), variant.board().ranks(),
                          has_pocket(variant) ? variant.cast().types() : 0, first));
    tell_threads();
}

// position startpos|fen FEN|setup SETUP [moves TURN...]
void UciEngine::set_position(const Words& words) {
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

void UciEngine::go(const Words& words) {
    const UciGo asked = read_go(words, board_.game().to_move());
    for (const std::string& fault : asked.faults) tell_line("info string " + fault);
    if (asked.perft) return perft(*asked.perft);
    // Without a limit it thinks until it is stopped.
    endless_ = asked.is_endless();
    ponders_ = asked.ponders;
    SearchLimits limits = asked.limits;
    if (!asked.infinite && !asked.ponders) limits = narrower(limits, limits_of_skill(skill_));
    limits.lines = lines_told_;
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
    ends_count_ = false;
    if (lines_.hurried()) ends_count_ = true;  // what was heard before the line above
    const Patience patience(0, &ends_count_);
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
        if (Patience::stopped()) break;
        all += below;
        tell_line(fmt::format("{}: {}", text, below));
        // What the number stands for.
        if (depth == 1 && text.find(':') != text.npos)
            tell_line(fmt::format("info string moves {} {}", text, move->text));
    }
    if (Patience::stopped()) return tell_line("info string the count was stopped before its end");
    tell_line(fmt::format("\nNodes searched: {}\n", depth == 0 ? 1 : all));
}

void UciEngine::show(const Words&) {
    put_board(board_.variant(), board_.game().position());
    const ToldFen fen = board_.game().told_fen();
    tell_line(fmt::format("\nFen: {}", fen.text.value_or("none, it lacks " + fen.lacks)));
    tell_line(fmt::format("Setup: {}", board_.game().setup()));
}

}  // namespace acedrex::program
