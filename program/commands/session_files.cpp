// Games as files: scores, and the lines of older versions.
#include <fmt/core.h>

#include <sstream>

#include "commands/session.hpp"
#include "notation/position/setup.hpp"
#include "notation/score/replay.hpp"
#include "notation/text/ascii.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/scores.hpp"

namespace acedrex::program {

namespace {

// Of lines, as older versions saved a game.
constexpr const char* kHeader = "# acedrex play ";
constexpr const char* kSetupHeader = "# setup ";

// Lines of a game, as older versions saved it, have neither tags nor numbers.
bool is_score(const std::string& text) {
    const std::size_t mark = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;  // of UTF-8
    const std::size_t at = text.find_first_not_of(" \t\r\n", mark);
    if (at == text.npos) return false;
    if (const std::size_t end = text.find_first_not_of("0123456789", at); end > at && end != text.npos)
        return text[end] == '.';
    return text[at] == '[' && text.substr(at, text.find('\n', at) - at).find(" \"") != text.npos;
}

}  // namespace

Score Session::score() const {
    Score score = score_;
    fill_score(score, start_, game_, conduct_.agreed(), variant_, hash_);
    return score;
}

void Session::take_score(Score score) {
    score_ = std::move(score);
    score_.moves.resize(game_.texts().size());
    conduct_ = conduct_of(score_, start_.to_move(), game_);
}

bool Session::save(const std::string& path) {
    const Score whole = score();
    const Position& first = start_.position();
    if (const auto fault = write_whole(path, write_score(whole, first.to_move(), turn_number(first))))
        return refuse(fmt::format("cannot write {}: {}", path, *fault));
    say(fmt::format("saved {} in {}", counted(game_.texts().size(), "move"), path));
    of_turns_start("the saved game");
    return true;
}

bool Session::is_of_this_variant(const std::string& name) const {
    return is_called(game_.variant().spec(), variant_, name);
}

std::optional<std::string> Session::replay(const std::string& path, const std::string& text) {
    // Of what may be no game at all, like the file that a link leads to, nothing is told but a number.
    secret_ = !text.starts_with(kHeader);
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        line = std::string(trimmed(line));
        const auto fault = [&](const std::string& reason) {
            return fmt::format("{}:{}: error: {}", path, number, reason);
        };
        const std::size_t setup_at = std::string_view(kSetupHeader).size();
        if (const std::string_view header = kHeader;
            line.starts_with(header) && !is_of_this_variant(line.substr(header.size())))
            return fault(fmt::format("this is a game of {}, not of {}", line.substr(header.size()),
                                     game_.variant().spec().slug));
        if (line.rfind(kSetupHeader, 0) == 0 && line.substr(setup_at) != start_.setup())
            return fault("this game began from another position" +
                         (secret_ ? "" : "; play it with --setup '" + line.substr(setup_at) + "'"));
        // A file of moves may come from anywhere: it reads and writes no files itself.
        const std::string word = line.substr(0, line.find_first_of(" \t"));
        const bool harmless = word != "save" && word != "load" && word != "picture";
        if (!harmless || !take(line))
            return fault(secret_ ? "this line cannot be played here"
                                 : fmt::format("'{}' cannot be played here", line));
    }
    if (turn_) return fmt::format("{}: error: the last turn is not whole", path);
    return std::nullopt;
}

bool Session::load(const std::string& path) {
    std::string begins;
    if (ForeignPieces file(path); !file.more(begins) && !file.fault().empty())
        return refuse(fmt::format("cannot read {}: {}", path, file.fault()));
    if (!(is_score(begins) ? load_score(path) : load_lines(path)))
        return refuse("the game that was being played goes on");
    say(fmt::format("loaded {} from {}", counted(game_.texts().size(), "move"), path));
    if (chatty_) show_board();
    return true;
}

bool Session::load_score(const std::string& path) {
    const Variant& variant = game_.variant();
    try {
        Score score = read_game(variant, variant_, game_in_file(path, 1));
        if (const std::string* hash = score.tag("ScriptHash"); hash != nullptr && *hash != hash_)
            say(fmt::format("warning: {} was saved with other scripts of this variant", path));
        const Position first = required(first_position(variant, score, path));
        if (write_setup(variant, first) != start_.setup())
            return refuse(
                fmt::format("{}: this game began from another position; play it with --game {}", path, path));
        Result<Replay> replayed = acedrex::replay(start_, score, path, std::nullopt, true);
        print_diagnostics(replayed.diagnostics);
        if (replayed.value->turns < score.moves.size())
            return refuse(fmt::format("its first {} can be played: acedrex play {} --game {} --to {}",
                                      counted(replayed.value->turns, "turn"), variant_, path,
                                      replayed.value->turns));
        turn_.reset();
        game_ = std::move(replayed.value->game);
        take_score(std::move(score));
        return true;
    } catch (const Refusal&) {
        return false;
    }
}

// A line for each move, or word, as a person types them.
bool Session::load_lines(const std::string& path) {
    const ForeignText read = read_foreign(path, kMostOfGame);
    if (!read.text) return refuse(fmt::format("cannot read {}: {}", path, read.fault));
    Session loaded(start_, variant_, chatty_);
    loaded.silent_ = true;
    if (const auto fault = loaded.replay(path, *read.text)) {
        say(*fault);
        return false;
    }
    turn_.reset();
    game_ = loaded.game_;
    conduct_ = loaded.conduct_;
    score_.moves.assign(game_.texts().size(), {});
    return true;
}

}  // namespace acedrex::program
