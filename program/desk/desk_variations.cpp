// What a desk keeps of a game besides its moves: comments, and variations, of which one may become the game.
#include <fmt/core.h>

#include <algorithm>

#include "desk/desk.hpp"
#include "desk/request.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

std::string joined(const ScoreMove& said) {
    std::string text;
    for (const std::vector<std::string>* list : {&said.before, &said.behind})
        for (const std::string& comment : *list) text += (text.empty() ? "" : " ") + comment;
    return text;
}

// It ends with a brace, and lines do not count.
std::string as_comment(std::string text) {
    for (char& c : text)
        if (c == '}' || static_cast<unsigned char>(c) < ' ') c = ' ';
    return text;
}

Json to_json(const std::vector<ScoreLine>& variations) {
    Json all = Json::array();
    for (const ScoreLine& line : variations) {
        Json moves = Json::array();
        for (const ScoreMove& move : line) {
            moves.push_back({{"text", move.text}});
            if (const std::string comment = joined(move); !comment.empty()) moves.back()["comment"] = comment;
            if (!move.variations.empty()) moves.back()["variations"] = to_json(move.variations);
        }
        all.push_back(std::move(moves));
    }
    return all;
}

std::vector<ScoreLine> variations_in(const Json& request) {
    std::vector<ScoreLine> all;
    const auto found = request.find("variations");
    if (found == request.end() || found->is_null()) return all;
    const DeskFault fault{"\"variations\" should be a list of lists of moves, each with its \"text\""};
    if (!found->is_array()) throw fault;
    for (const Json& told : *found) {
        if (!told.is_array() || told.empty()) throw fault;
        ScoreLine line;
        for (const Json& move : told) {
            if (!move.is_object()) throw fault;
            ScoreMove& said = line.emplace_back();
            said.text = text_in(move, "text");
            const bool is_word = std::none_of(said.text.begin(), said.text.end(), [](unsigned char c) {
                return c <= ' ' || c == '(' || c == ')' || c == '{' || c == '}';
            });
            if (said.text.empty() || !is_word) throw fault;
            if (const auto comment = text_if_any(move, "comment"))
                said.behind.push_back(as_comment(*comment));
            said.variations = variations_in(move);
        }
        all.push_back(std::move(line));
    }
    return all;
}

}  // namespace

ScoreMove* Desk::said_of(std::size_t move) {
    const std::vector<std::string>& texts = game_->true_texts();
    const bool same = move < said_of_.size() && move < texts.size() && said_of_[move] == texts[move];
    return same && move < said_.moves.size() ? &said_.moves[move] : nullptr;
}

void Desk::tell_said(Json& view) {
    Json all = Json::array();
    for (std::size_t i = 0; i < game_->true_texts().size(); ++i) {
        const ScoreMove* said = said_of(i);
        if (said == nullptr) continue;
        if (const std::string comment = joined(*said); !comment.empty())
            view["moves"][i]["comment"] = comment;
        if (!said->marks.empty() || !said->variations.empty())
            all.push_back(
                {{"ply", i + 1}, {"marks", said->marks}, {"variations", to_json(said->variations)}});
    }
    view["annotations"] = std::move(all);
}

ScoreMove& Desk::say_of(std::size_t move) {
    said_.moves.resize(std::max(said_.moves.size(), move + 1));
    said_of_.resize(std::max(said_of_.size(), move + 1));
    if (!said_of(move)) said_.moves[move] = {};
    said_of_[move] = game_->true_texts()[move];
    return said_.moves[move];
}

std::size_t Desk::move_in(const Json& request) {
    const std::size_t count = game().true_texts().size(), ply = number_in(request, "ply", 0);
    if (ply == 0 || ply > count)
        throw DeskFault{fmt::format("\"ply\" should be the number of one of {} moves", count), "ply"};
    return ply - 1;
}

Json Desk::comment(const Json& request) {
    const std::size_t move = move_in(request);
    need_all("a comment");
    const std::string text = as_comment(text_if_any(request, "text").value_or(""));
    const bool varies = request.contains("variations");
    std::vector<ScoreLine> variations = variations_in(request);
    ScoreMove& said = say_of(move);
    said.before.clear();
    said.behind.clear();
    if (!text.empty()) said.behind.push_back(text);
    if (varies) said.variations = std::move(variations);
    return shown();
}

// The moves from there on as a line of a score, with what is said of them; what could be played instead of
// the first one is no part of it.
ScoreLine Desk::line_from(std::size_t move) {
    ScoreLine line;
    const std::vector<DeskGame::WrittenTurn>& written = game_->written_turns();
    for (std::size_t i = move; i < written.size(); ++i) {
        const ScoreMove* said = said_of(i);
        ScoreMove& turn = line.emplace_back(said ? *said : ScoreMove{});
        turn.text = written[i].text;
        std::erase(turn.text, ' ');
        if (i == move) turn.variations.clear();
    }
    return line;
}

// A move has been made instead of some that had been taken back: these are a variation from now on.
void Desk::keep_as_variation(std::size_t at, ScoreLine line, std::vector<ScoreLine> others) {
    said_.moves.resize(at);
    said_of_.resize(at);
    ScoreMove& made = say_of(at);
    made.variations = std::move(others);
    made.variations.insert(made.variations.begin(), std::move(line));
}

Json Desk::made(Json (Desk::*make)(const Json&), const Json& request) {
    DeskGame& game = this->game();
    const std::size_t at = game.shown();
    const std::vector<std::string> before = game.true_texts();
    if (game.seen() || at >= before.size()) return (this->*make)(request);
    ScoreLine line = line_from(at);
    std::vector<ScoreLine> others;
    if (const ScoreMove* said = said_of(at)) others = said->variations;
    Json told = (this->*make)(request);
    const std::vector<std::string>& texts = game.true_texts();
    if (texts.size() != at + 1 || texts[at] == before[at]) return told;
    keep_as_variation(at, std::move(line), std::move(others));
    return shown();
}

// The game's own moves from there on become a variation, and the variation the game's own.
Json Desk::variation(const Json& request) {
    const std::size_t at = move_in(request), index = number_in(request, "index", 0);
    need_all("a variation");
    const ScoreMove* const said = said_of(at);
    if (!said || index >= said->variations.size())
        throw DeskFault{
            fmt::format("move {} has {}", at + 1, counted(said ? said->variations.size() : 0, "variation")),
            "variation"};
    std::vector<ScoreLine> others = said->variations;
    const ScoreLine line = others[index];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(index));
    if (flag_in(request, "remove", false)) {
        say_of(at).variations = std::move(others);
        return shown();
    }
    ScoreLine left = line_from(at);
    const std::vector<std::string> before = game().true_texts();
    const std::size_t shown_before = game().shown();
    try {
        game().go_to(at);
        for (const ScoreMove& move : line) game().play(move.text);
        if (game().true_texts()[at] == before[at])
            throw DeskFault{fmt::format("the variation begins with the move of the game, {}", before[at]),
                            "variation"};
    } catch (const DeskFault&) {
        game().go_to(at);
        for (std::size_t i = at; i < before.size(); ++i) game().play(before[i]);
        game().go_to(shown_before);
        throw;
    }
    keep_as_variation(at, std::move(left), std::move(others));
    for (std::size_t i = 0; i < line.size(); ++i) {
        ScoreMove& turn = say_of(at + i);
        std::vector<ScoreLine> instead = i == 0 ? turn.variations : line[i].variations;
        turn = line[i];
        turn.variations = std::move(instead);
    }
    game().go_to(at + std::min(number_in(request, "moves", line.size()), line.size()));
    return shown();
}

}  // namespace acedrex::program
