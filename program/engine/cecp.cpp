#include "engine/cecp.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>

#include "base/ranges.hpp"
#include "engine/xboard_names.hpp"
#include "notation/text/ascii.hpp"
#include "opponent/telling.hpp"

namespace acedrex::program {

namespace {

// "5", "0:30": minutes, perhaps with seconds behind them, in seconds.
double seconds_of_base(const std::string& text) {
    const std::size_t colon = text.find(':');
    const double minutes = std::strtod(text.substr(0, colon).c_str(), nullptr);
    return 60 * minutes + (colon == text.npos ? 0 : std::strtod(text.substr(colon + 1).c_str(), nullptr));
}

// 0 where it is no number; never more than an int holds.
double number_told(const std::string& text) {
    constexpr double kMost = 1e9;
    const double number = std::strtod(text.c_str(), nullptr);
    return std::isnan(number) ? 0 : std::clamp(number, -kMost, kMost);
}

}  // namespace

Dialect CecpEngine::dialect() const {
    return {.castles_by_partner = xboard_name(board_.variant().spec()) == "fischerandom",
            .ranks_from_zero = ranks_from_zero(board_.variant().spec())};
}

// By the thread that reads, while a line before this one may wait for a turn.
CommandLines::Heard CecpEngine::hear(const std::string& line) {
    const std::string_view text = trimmed(line);
    if (text != "?" && text != "quit") return CommandLines::Heard::waits;
    thinker_.hasten();
    return text == "quit" ? CommandLines::Heard::ends : CommandLines::Heard::hurries;
}

bool CecpEngine::take(const std::string& line) {
    const std::string text(trimmed(line));
    const std::size_t blank = text.find(' ');
    const std::string word = text.substr(0, blank);
    const std::string rest(blank == text.npos ? "" : trimmed(std::string_view(text).substr(blank)));
    if (word.empty()) return true;
    if (word == "?") {  // the turn is to be made now
        if (doing_ == Doing::plays) thinker_.stop();
        settle();
        return true;
    }
    if (word == "quit") {
        abandon();
        return false;
    }
    if (take_setting(word, rest)) return true;
    // These end what is being thought of; all others wait for its turn.
    static const std::vector<std::string> kEnding{"new",  "variant", "force",   "result", "setboard",
                                                  "undo", "remove",  "analyze", "exit"};
    if (ranges::find(kEnding, word) != kEnding.end())
        abandon();
    else
        settle();
    if (!take_game(word, rest)) usermove(text, false);
    return true;
}

void CecpEngine::finish() {
    if (doing_ == Doing::analyses) abandon();
    thinker_.wait();
    settle();
}

// What may come while it thinks.
bool CecpEngine::take_setting(const std::string& word, const std::string& rest) {
    static const std::vector<std::string> kNothing{"xboard", "accepted", "rejected", "random", "hard",
                                                   "easy",   "otim",     "computer", "name",   "rating",
                                                   "hint",   "bk",       ".",        "ics",    "draw"};
    if (ranges::find(kNothing, word) != kNothing.end()) return true;
    if (word == "protover") {
        introduce();
    } else if (word == "post" || word == "nopost") {
        posts_ = word == "post";
    } else if (word == "st") {
        seconds_ = number_told(rest);
    } else if (word == "sd") {
        depth_ = std::max(0, static_cast<int>(number_told(rest)));
    } else if (word == "time") {
        left_ = number_told(rest) / 100;
    } else if (word == "cores") {
        threads_ = std::clamp(static_cast<int>(number_told(rest)), 1, kMostThreads);
    } else if (word == "level") {
        take_level(rest);
    } else if (word == "option" && rest.starts_with("Skill Level=")) {
        skill_ = std::clamp(static_cast<int>(number_told(rest.substr(rest.find('=') + 1))), kLeastSkill,
                            kMostSkill);
    } else {
        return false;
    }
    return true;
}

void CecpEngine::introduce() const {
    tell_line("feature done=0");
    std::string names;
    for (const std::string& name : board_.xboard_names()) names += (names.empty() ? "" : ",") + name;
    tell_line(
        fmt::format("feature myname=\"acedrex\" ping=1 setboard=1 usermove=1 analyze=1 san=0 colors=0 "
                    "sigint=0 sigterm=0 reuse=1 smp=1 debug=1 variants=\"{}\"",
                    names));
    tell_line(
        fmt::format("feature option=\"Skill Level -spin {} {} {}\"", kMostSkill, kLeastSkill, kMostSkill));
    tell_line("feature done=1");
}

// level MOVES BASE INCREMENT
void CecpEngine::take_level(const std::string& rest) {
    std::istringstream words(rest);
    std::string base;
    words >> moves_ >> base >> more_;
    left_ = seconds_of_base(base);
    seconds_ = 0;
}

// What is of a game; no search runs now, but where it analyses.
bool CecpEngine::take_game(const std::string& word, const std::string& rest) {
    if (word == "ping") {
        tell_line("pong " + rest);
    } else if (word == "new") {
        new_game();
    } else if (word == "variant") {
        choose_variant(rest);
    } else if (word == "force" || word == "result") {
        abandon();
        forced_ = true;
    } else if (word == "go" || word == "playother") {
        forced_ = false;
        own_ = word == "go" ? board_.game().to_move() : other(board_.game().to_move());
        think();
    } else if (word == "setboard") {
        set_up(rest);
    } else if (word == "usermove") {
        usermove(rest, true);
    } else if (word == "undo" || word == "remove") {
        take_back(word == "undo" ? 1 : 2);
    } else if (word == "analyze") {
        analyses_ = true;
        analyse();
    } else if (word == "exit") {
        abandon();
        analyses_ = false;
    } else {
        return false;
    }
    return true;
}

void CecpEngine::new_game() {
    abandon();
    // That of the command line stays, else the game is chess.
    board_.choose(board_.first_name());
    forced_ = analyses_ = false;
    own_ = other(board_.game().to_move());
    depth_ = 0;
}

void CecpEngine::choose_variant(const std::string& name) {
    abandon();
    const bool same = xboard_name(board_.variant().spec()) == name;
    const std::string fault = same ? "" : board_.choose(name == "normal" ? "chess" : name);
    if (!fault.empty()) return tell_line(fmt::format("Error (unsupported variant): {}", name));
    if (!same) own_ = other(board_.game().to_move());
    if (xboard_name(board_.variant().spec())) return;
    const XboardSetup& setup = board_.told_to_xboard();
    if (!setup.lacks.empty())
        tell_line(fmt::format("telluser {} cannot be described to XBoard: {}", name, setup.lacks));
    for (const std::string& line : setup.lines) tell_line(line);
}

void CecpEngine::set_up(const std::string& fen) {
    abandon();
    const std::string fault = board_.set_up(fen);
    if (fault.empty())
        board_.begin_again();  // also where it began from that position already
    else
        tell_line("tellusererror Illegal position: " + fault);
    if (analyses_) analyse();
}

// named: by the command usermove; else the line may be anything.
void CecpEngine::usermove(const std::string& text, bool named) {
    // "c5c3=": XBoard says of a piece that may be promoted that it is not.
    const std::string_view turn =
        std::string_view(text).substr(0, text.size() - (text.ends_with('=') ? 1 : 0));
    std::shared_ptr<const ListedMove> found;
    PlayResult read = read_dialect(board_.game(), turn, found, dialect());
    const bool over = board_.game().status().over();
    // After its end the game takes nothing for a turn; the first position tells what reads like one.
    if (over && !named)
        read = read_dialect(Game(board_.table().variant, board_.table().position), turn, found, dialect());
    if (!read || over) {
        const bool move = named || read.kind != PlayResult::Kind::not_notation;
        return tell_line(move ? "Illegal move: " + text : "Error (unknown command): " + text);
    }
    abandon();
    board_.game().play(*found);
    tell_result();
    if (analyses_)
        analyse();
    else
        think();
}

void CecpEngine::take_back(int turns) {
    abandon();
    for (int i = 0; i < turns; ++i) board_.game().undo();
    if (analyses_) analyse();
}

// Waits for a turn that is being thought of, and makes it.
void CecpEngine::settle() {
    if (doing_ != Doing::plays) return;
    if (lines_.hurried())
        thinker_.stop();
    else
        thinker_.wait();
    make_found();
}

// Ends a search, whose turn is made only if it has been told already.
void CecpEngine::abandon() {
    discards_ = true;
    thinker_.stop();
    discards_ = false;
    make_found();
}

void CecpEngine::make_found() {
    doing_ = Doing::waits;
    if (!found_) return;
    board_.game().play(*listed_turn(board_.game(), *found_));
    found_.reset();
    tell_result();
}

void CecpEngine::think() {
    const Game game = board_.game();
    if (forced_ || game.to_move() != own_ || game.status().over()) return;
    SearchLimits limits{.threads = threads_};
    limits.depth = depth_;
    limits.seconds = seconds_ > 0 ? seconds_ : share_of_clock(left_, more_, moves_);
    limits = narrower(limits, limits_of_skill(skill_));
    doing_ = Doing::plays;
    thinker_.start(
        board_.search(), game.state(), limits, false,
        [this, game](const SearchResult& found) {
            if (posts_) report(game, found);
        },
        [this, game](const SearchResult& found) {
            if (discards_ || found.lines.empty()) return;
            found_ = found.first();
            SearchLine first = found.lines[0];
            first.turns.resize(1);
            tell_line("move " + line_text(game, first, dialect()));
        });
}

void CecpEngine::analyse() {
    abandon();
    const Game game = board_.game();
    doing_ = Doing::analyses;
    thinker_.start(
        board_.search(), game.state(), {.threads = threads_}, true,
        [this, game](const SearchResult& found) { report(game, found); }, [](const SearchResult&) {});
}

// Depth, score, hundredths of seconds, positions, and the line.
void CecpEngine::report(const Game& game, const SearchResult& found) const {
    if (found.lines.empty()) return;
    constexpr int kMate = 100'000;
    const SearchScore& score = found.lines[0].score;
    const int moves = (std::abs(score.mate) + 1) / 2;
    const int told = score.mate == 0 ? score.centi : score.mate > 0 ? kMate + moves : -kMate - moves;
    tell_line(fmt::format("{} {} {} {} {}", found.depth, told, static_cast<int>(found.seconds * 100),
                          found.nodes, line_text(game, found.lines[0], dialect())));
}

void CecpEngine::tell_result() const {
    const Status status = board_.game().status();
    if (!status.over()) return;
    tell_line(fmt::format("{} {{{}}}",
                          !status.winner                  ? "1/2-1/2"
                          : *status.winner == Side::light ? "1-0"
                                                          : "0-1",
                          status.reason));
}

}  // namespace acedrex::program
