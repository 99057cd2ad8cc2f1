#include "problems/telling.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "base/ranges.hpp"

namespace acedrex::program {

namespace {

using Json = nlohmann::ordered_json;
using Play = Stipulation::Play;

class Tree {
  public:
    explicit Tree(const Stipulation& asked) : asked_(asked) {}

    // A key or a try with all that follows. mark: what stands behind it.
    void first_move(const ProblemLine& line, std::string_view mark) {
        write(0, fmt::format("1. {}{}", shown(line, 0), mark));
        if (!line.refutations.empty())
            text_.back() += fmt::format("  but 1... {}!", fmt::join(line.refutations, ", 1... "));
        for (const ProblemLine& threat : line.threats)
            write(1, fmt::format("threat: 2. {}", shown(threat, 0)));
        replies(line, 1, 1);
    }
    // Replies to the attacker's move of that number. Those that the threat meets are counted, no more;
    // several answers that end the line stand side by side.
    void replies(const ProblemLine& of, int number, int level) {
        const auto threatened = [&](const std::string& reply) {
            return ranges::any_of(of.variations, [&](const ProblemLine& line) {
                return line.moves[0] == reply && line.moves.size() > 1 &&
                       ranges::any_of(of.threats, [&](const ProblemLine& threat) {
                           return line.moves[1] == threat.moves[0];
                       });
            });
        };
        std::set<std::string> met;
        const std::string* last = nullptr;  // the reply that more answers may be added to
        for (const ProblemLine& line : of.variations) {
            const std::string& to = line.moves[0];
            if (threatened(to)) {
                met.insert(to);
                continue;
            }
            const bool ends = line.moves.size() > 1 && line.variations.empty();
            if (ends && last != nullptr && *last == to)
                text_.back() += ", " + shown(line, 1);
            else
                reply(line, number, level);
            last = ends ? &to : nullptr;
        }
        if (!met.empty()) write(level, fmt::format("else the threat ({})", met.size()));
    }
    void help(const ProblemLine& line) {
        std::string text;
        // The number of the move that comes next, and whether its first ply comes.
        int number = 1;
        bool first = true;
        if (asked_.half) {
            text = "1...";
            first = false;
        }
        for (std::size_t i = 0; i < line.moves.size(); ++i) {
            if (first) text += fmt::format("{}{}.", text.empty() ? "" : "  ", number);
            text += " " + shown(line, i);
            const bool one_side = asked_.series && !(asked_.play == Play::help && i + 2 == line.moves.size());
            if (one_side || !first) ++number;
            first = one_side || !first;
        }
        write(0, text);
        replies(line, number - (first ? 1 : 0), 1);
    }
    void set_reply(const ProblemLine& line) { reply(line, 1, 0); }

    std::string text() const {
        std::string all;
        for (const std::string& line : text_) all += line + "\n";
        return all;
    }

  private:
    void reply(const ProblemLine& line, int number, int level) {
        std::string text = fmt::format("{}... {}", number, shown(line, 0));
        if (line.moves.size() > 1) text += fmt::format("  {}. {}", number + 1, shown(line, 1));
        write(level, text);
        replies(line, number + 1, level + 1);
    }
    void write(int level, const std::string& text) {
        text_.push_back(std::string(static_cast<std::size_t>(level) * 4, ' ') + text);
    }
    std::string shown(const ProblemLine& line, std::size_t i) const {
        const bool mates = asked_.aim == Stipulation::Aim::mate && asked_.play != Play::proof;
        return line.moves[i] + (mates && line.reaches && i + 1 == line.moves.size() ? "#" : "");
    }

    const Stipulation& asked_;
    std::vector<std::string> text_;
};

Json lines_as_json(const std::vector<ProblemLine>& lines) {
    Json all = Json::array();
    for (const ProblemLine& line : lines) {
        Json one{{"moves", line.moves}, {"length", line.length}};
        if (!line.refutations.empty()) one["refutations"] = line.refutations;
        if (!line.threats.empty()) {
            one["threats"] = Json::array();
            for (const ProblemLine& threat : line.threats) one["threats"].push_back(threat.moves);
        }
        one["variations"] = lines_as_json(line.variations);
        all.push_back(std::move(one));
    }
    return all;
}

int shortest(const Solved& solved) {
    int least = solved.solutions.front().length;
    for (const ProblemLine& line : solved.solutions) least = std::min(least, line.length);
    return least;
}

Json or_null(const std::optional<bool>& known) {
    return known ? Json(*known) : Json(nullptr);
}

bool has_keys(const Stipulation& asked) {
    return asked.is_battle() && !asked.series;
}

}  // namespace

Soundness soundness_of(const Stipulation& asked, const Solved& solved) {
    const std::size_t count = solved.solutions.size();
    const bool proof = asked.play == Play::proof;
    if (count == 0) {
        if (!solved.complete) return {std::nullopt, std::nullopt, "no solution was found so far"};
        return {false, false, "no solution"};
    }
    const char* one = has_keys(asked) ? "key" : proof ? "game" : "line";
    const std::string found =
        fmt::format("{} {}{}{}", count, one, count == 1 ? "" : "s", solved.complete ? "" : " so far");
    if (const int least = shortest(solved); least < asked.moves)
        return {false, true,
                fmt::format("cooked: {}, {} instead of {}", found,
                            least == 1 ? "1 move" : fmt::format("{} moves", least), asked.moves)};
    if (count > 1 && (has_keys(asked) || proof)) return {false, true, "cooked: " + found};
    if (!solved.complete) return {std::nullopt, std::nullopt, found};
    if (count > 1) return {std::nullopt, std::nullopt, found};
    return {true, false, fmt::format("sound: {}", found)};
}

std::string in_words(const Stipulation& asked, const Solved& solved, const SolveOptions& options) {
    Tree tree(asked);
    std::string text;
    const auto part = [&](const char* title, const std::vector<ProblemLine>& lines, auto write) {
        if (lines.empty()) return;
        Tree lines_of(asked);
        for (const ProblemLine& line : lines) write(lines_of, line);
        text += title + lines_of.text();
    };
    const bool keys = has_keys(asked);
    if (options.set && solved.set.empty())
        text +=
            solved.passes ? "set play: none\n\n" : "set play: none, since the side to move may not pass\n\n";
    part("set play:\n", solved.set,
         [&](Tree& to, const ProblemLine& line) { keys ? to.set_reply(line) : to.help(line); });
    if (!solved.set.empty()) text += "\n";
    part("tries:\n", solved.tries, [](Tree& to, const ProblemLine& line) { to.first_move(line, "?"); });
    if (options.tries && solved.tries.empty()) text += "tries: none\n";
    if (options.tries) text += "\n";
    part("", solved.solutions, [&](Tree& to, const ProblemLine& line) {
        keys ? to.first_move(line, line.reaches ? "" : "!") : to.help(line);
    });
    return text;
}

Json as_json(const Game& game, const std::string& variant, const Stipulation& asked, const Solved& solved,
             const SolveOptions& options) {
    const Soundness soundness = soundness_of(asked, solved);
    Json json{{"variant", variant},
              {"setup", game.setup()},
              {"stipulation", asked.text},
              {"solutions", lines_as_json(solved.solutions)},
              {"count", solved.solutions.size()},
              {"sound", or_null(soundness.sound)},
              {"cooked", or_null(soundness.cooked)}};
    if (options.set) json["set"] = lines_as_json(solved.set);
    if (options.tries) json["tries"] = lines_as_json(solved.tries);
    json["nodes"] = solved.nodes;
    return json;
}

}  // namespace acedrex::program
