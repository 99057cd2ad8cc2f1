#include "lab/collecting.hpp"

#include <fmt/core.h>

#include <map>
#include <tuple>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostOfLine = kMostOfGame;

[[noreturn]] void refuse(const std::string& place, const std::string& what) {
    say(fmt::format("{}: {}", place, what));
    throw Refusal{};
}

class Collector {
  public:
    // whole: it has an end of line.
    void take(const std::string& place, std::string_view line, bool whole) {
        if (line.empty()) return;
        GameRecord game;
        try {
            game = record_of_line(line);
        } catch (const BadRecord& bad) {
            if (whole)
                refuse(place,
                       fmt::format("a game of the lab is expected, as 'acedrex lab --json' prints it: {}",
                                   bad.what));
            say(fmt::format("{}: the file ends in the middle of a game, which is left out", place));
            return;
        }
        compare_search(place, game);
        game.seconds.reset();  // it differs from run to run
        const auto [known, is_new] =
            places_.try_emplace(std::tuple(game.variant, game.options, game.seed), result_.games.size());
        if (is_new) {
            result_.games.push_back(std::move(game));
            return;
        }
        if (!(game == result_.games[known->second]))
            refuse(place,
                   fmt::format("this game of {} with seed {} differs from the one that was read before: were "
                               "the rules, or the program, changed in between?",
                               game.rules(), game.seed));
        ++result_.doubles;
    }
    Collection& result() { return result_; }

  private:
    void compare_search(const std::string& place, const GameRecord& game) const {
        if (result_.games.empty()) return;
        const GameRecord& first = result_.games[0];
        const auto compare = [&](const char* key, auto here, auto there) {
            if (here != there)
                refuse(place,
                       fmt::format("'{}' is {} here and {} in the games before: they cannot be compared", key,
                                   here, there));
        };
        compare("nodes_a_move", game.nodes_a_move, first.nodes_a_move);
        compare("opening", game.opening, first.opening);
        compare("most_plies", game.most_plies, first.most_plies);
    }

    Collection result_;
    std::map<std::tuple<std::string, std::string, std::uint64_t>, std::size_t> places_;
};

void read_lines(Collector& collector, const std::string& path) {
    std::string text;
    int line = 0;
    ForeignPieces pieces(path);
    for (bool more = true; more;) {
        more = pieces.more(text);
        if (!pieces.fault().empty()) refuse(path, pieces.fault());
        std::size_t begin = 0;
        for (std::size_t end; (end = text.find('\n', begin)) != text.npos; begin = end + 1)
            collector.take(fmt::format("{}:{}", path, ++line),
                           std::string_view(text).substr(begin, end - begin), true);
        text.erase(0, begin);
        if (text.size() > kMostOfLine)
            refuse(fmt::format("{}:{}", path, line + 1), "the line is too long for a game");
    }
    collector.take(fmt::format("{}:{}", path, line + 1), text, false);
}

}  // namespace

Collection games_in_files(const std::vector<std::string>& paths) {
    Collector collector;
    for (const std::string& path : paths) read_lines(collector, path);
    return std::move(collector.result());
}

}  // namespace acedrex::program
