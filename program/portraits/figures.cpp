#include "portraits/figures.hpp"

#include <fmt/core.h>

#include <map>

#include "notation/find/begun_turn.hpp"
#include "notation/position/setup.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"

namespace acedrex::program {

namespace {

bool read_figure(const Json& entry, Figure& figure) {
    if (!entry.is_object()) return false;
    const std::map<std::string, std::string*> texts{
        {"name", &figure.name},   {"title", &figure.title},   {"section", &figure.section},
        {"words", &figure.words}, {"setup", &figure.setup},   {"arrows", &figure.arrows},
        {"marks", &figure.marks}, {"labels", &figure.labels}, {"wrong", &figure.wrong}};
    for (const auto& [key, value] : entry.items()) {
        if (key == "moves" && value.is_array()) {
            for (const Json& move : value) {
                if (!move.is_string()) return false;
                figure.moves.push_back(move.get<std::string>());
            }
            continue;
        }
        if (key == "at" && value.is_number_unsigned()) {
            figure.at = value.get<std::size_t>();
            continue;
        }
        const auto text = texts.find(key);
        if (text == texts.end() || !value.is_string()) return false;
        *text->second = value.get<std::string>();
    }
    return !figure.name.empty() && !figure.setup.empty();
}

Diagnostic fault(std::string message) {
    return {"figure", Severity::error, {}, std::move(message), ""};
}

// The plies of a move, as texts of the turn that begins so; the whole one is left out.
std::vector<std::string> beginnings(const Game& before, const std::string& move) {
    std::vector<std::string> texts;
    BegunTurn turn(before);
    if (!BegunTurn::may_be_long(before.variant()) || !turn.add(move)) return texts;
    // Where plies are told alike by what follows only, there is no step.
    const auto is_told = [&](const std::string& text) { return bool(BegunTurn(before).add(text)); };
    while (turn.take_back() && !turn.empty())
        if (std::string text = turn.text(); is_told(text)) texts.insert(texts.begin(), std::move(text));
    return texts;
}

}  // namespace

std::vector<Figure> figures_of(const std::filesystem::path& script) {
    std::vector<Figure> figures;
    const std::string file =
        (script.parent_path() / "figures" / script.stem()).replace_extension(".json").string();
    const auto text = read_if_there(file, kMostOfJson);
    if (!text) return figures;
    const Json list = read_json(*text);
    if (!list.is_array()) {
        say(file + ": this is not a list of figures: [{\"name\": NAME, \"setup\": SETUP, ...}, ...]");
        return figures;
    }
    for (const Json& entry : list) {
        Figure figure;
        if (read_figure(entry, figure))
            figures.push_back(std::move(figure));
        else
            say(
                fmt::format("{}: figure {} is left out: texts \"name\", \"setup\", and perhaps \"title\", "
                            "\"section\", \"words\", \"arrows\", \"marks\", \"labels\" and \"wrong\" are "
                            "expected, a list \"moves\" and a number \"at\"",
                            file, &entry - &list.front() + 1));
    }
    return figures;
}

Json head_of(const Figure& figure) {
    return {
        {"name", figure.name}, {"title", figure.title}, {"section", figure.section}, {"words", figure.words}};
}

Result<FigureGame> set_up(const std::shared_ptr<const Variant>& variant, const Figure& figure) {
    Result<Position> read = unchecked(read_setup(*variant, figure.setup));
    if (!read) return {std::nullopt, read.diagnostics};
    std::string wrong;
    const auto annotation =
        read_annotation(variant->board(), figure.arrows, figure.marks, figure.labels, wrong);
    if (!annotation)
        return {std::nullopt,
                {fault(fmt::format("'{}' is not an arrow, a mark or a label of this board", wrong))}};
    Game game(variant, *read.value);
    FigureGame made{game, {}, {{}}, *annotation, 0};
    for (const std::string& move : figure.moves) {
        const std::size_t before = made.moves.size();
        const Game then = game;
        const PlayResult result = game.play(move);
        if (!result) return {std::nullopt, {fault(fmt::format("{}: {}", move, result.reason))}};
        made.moves.push_back(game.texts().back());
        for (std::string& begun : beginnings(then, made.moves.back()))
            made.steps.push_back({before, std::move(begun)});
        made.steps.push_back({before + 1, ""});
        if (before + 1 == figure.at) made.annotated = made.steps.size() - 1;
    }
    return {std::move(made), {}};
}

}  // namespace acedrex::program
