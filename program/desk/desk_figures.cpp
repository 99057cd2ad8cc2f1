// Figures on the desk: listed, and shown step by step; and the first position of a variant as a small
// drawing.
#include <fmt/core.h>

#include <algorithm>

#include "desk/desk.hpp"
#include "desk/request.hpp"
#include "drawing/picture.hpp"
#include "portraits/figures.hpp"

namespace acedrex::program {

struct Desk::Shown {
    Figure figure;
    FigureGame game;
};

Json Desk::figures(const Json&) {
    if (!script_) throw DeskFault{"nothing is open", "closed"};
    Json list = Json::array();
    for (const Figure& figure : figures_of(script_->path)) {
        list.push_back(head_of(figure));
        if (!figure.wrong.empty()) list.back()["wrong"] = figure.wrong;
    }
    return {{"figures", list}};
}

Json Desk::figure(const Json& request) {
    const std::string name = text_in(request, "name");
    const std::size_t step = number_in(request, "step", 0);
    game();
    if (!figure_ || figure_->figure.name != name) {
        const std::vector<Figure> all = figures_of(script_->path);
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Figure& figure) { return figure.name == name; });
        if (found == all.end()) {
            const std::string near = nearest_name(name, names_of(all));
            throw DeskFault{fmt::format("there is no figure '{}'{}", name,
                                        near.empty() ? "" : "; did you mean '" + near + "'?"),
                            "figure", near.empty() ? std::vector<std::string>{} : std::vector{near}};
        }
        Result<FigureGame> made = set_up(script_->variant, *found);
        if (!made)
            throw DeskFault{fmt::format("the figure '{}': {}", name, made.diagnostics.front().message),
                            "figure"};
        const Game start = made.value->start;
        auto shown = std::make_shared<Shown>(Shown{*found, std::move(*made.value)});
        begin(start);
        figure_ = std::move(shown);
    }
    const FigureGame& figure = figure_->game;
    if (step >= figure.steps.size())
        throw DeskFault{fmt::format("the figure '{}' has {} steps behind its position, not {}", name,
                                    figure.steps.size() - 1, step),
                        "figure"};
    const FigureGame::Step& wanted = figure.steps[step];
    if (game_->true_texts() != figure.moves) {
        auto again = std::make_unique<DeskGame>(figure.start);
        for (const std::string& move : figure.moves) again->play(move);
        again->seat(seat_);
        game_ = std::move(again);
    }
    game_->go_to(wanted.moves);
    if (!wanted.begun.empty()) game_->begin(wanted.begun);
    return shown();
}

std::optional<std::size_t> Desk::figure_step() {
    if (!figure_ || !game_) return std::nullopt;
    const FigureGame& figure = figure_->game;
    const std::vector<std::string>& texts = game_->true_texts();
    const std::size_t shown = game_->shown();
    if (shown > figure.moves.size() ||
        !std::equal(texts.begin(), texts.begin() + static_cast<long>(shown), figure.moves.begin()))
        return std::nullopt;
    const std::string begun = game_->pending() != nullptr ? game_->pending()->text() : "";
    for (std::size_t i = 0; i < figure.steps.size(); ++i)
        if (figure.steps[i].moves == shown && figure.steps[i].begun == begun) return i;
    return std::nullopt;
}

const Annotation* Desk::annotation() {
    const bool shown = figure_ && figure_step() == figure_->game.annotated;
    return shown ? &figure_->game.annotation : nullptr;
}

Json Desk::told_figure() {
    if (!figure_) return nullptr;
    const Figure& figure = figure_->figure;
    const std::optional<std::size_t> step = figure_step();
    Json told = head_of(figure);
    told["step"] = step ? Json(*step) : Json(nullptr);
    told["steps"] = figure_->game.steps.size() - 1;
    if (!figure.wrong.empty()) told["wrong"] = figure.wrong;
    return told;
}

// What lies open stays.
Json Desk::thumbnail(const Json& request) {
    const std::string name = text_in(request, "variant");
    Host host(hosts_);
    const auto made = host.variant(name);
    if (!made) throw fault_of(made.diagnostics.front());
    const Variant& variant = **made.value;
    const Position first = initial_position(variant);
    return {{"svg", to_svg({.variant = variant,
                            .position = first,
                            .shapes = shapes_for(variant),
                            .legend = false,
                            .beside = false,
                            .fields = false},
                           false)}};
}

}  // namespace acedrex::program
