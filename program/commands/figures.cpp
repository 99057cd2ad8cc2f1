// figures: positions of a game that explain its rules, listed, drawn, and stepped through.
#include "portraits/figures.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "commands/commands.hpp"
#include "desk/desk_game.hpp"
#include "drawing/picture.hpp"
#include "drawing/terminal_board.hpp"
#include "notation/position/setup.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/refusal.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct FiguresOptions {
    std::optional<std::string> variant, name, svg;
    int step = 0;
    bool json = false;
};

// How many figures each variant has.
int list_variants(const FiguresOptions& options) {
    Json list = Json::array();
    for (const FoundScript& found : Host(default_host_options()).find_variants())
        if (const std::size_t count = figures_of(found.path).size(); count > 0)
            list.push_back({{"slug", found.slug}, {"figures", count}});
    if (options.json) {
        print_json(list);
        return kDone;
    }
    std::vector<std::vector<std::string>> rows;
    for (const Json& each : list)
        rows.push_back(
            {each["slug"].get<std::string>(), counted(each["figures"].get<std::size_t>(), "figure")});
    put("{}", columns(rows));
    return kDone;
}

int list_figures(const std::vector<Figure>& figures, bool json) {
    if (json) {
        Json list = Json::array();
        for (const Figure& figure : figures) {
            list.push_back(head_of(figure));
            list.back()["wrong"] = figure.wrong;
        }
        print_json(list);
        return kDone;
    }
    std::string section;
    std::vector<std::vector<std::string>> rows;
    const auto put_rows = [&] {
        put("{}", columns(rows));
        rows.clear();
    };
    for (const Figure& figure : figures) {
        if (figure.section != section) {
            put_rows();
            section = figure.section;
            put("{}{}\n", &figure == &figures.front() ? "" : "\n", section);
        }
        rows.push_back({"  " + figure.name, figure.title});
    }
    put_rows();
    return kDone;
}

// The position at a step.
Game at_step(const FigureGame& figure, std::size_t step) {
    Game game = figure.start;
    for (std::size_t i = 0; i < figure.steps[step].moves; ++i) game.play(figure.moves[i]);
    return game;
}
Position position_at(const FigureGame& figure, std::size_t step) {
    const Game game = at_step(figure, step);
    if (figure.steps[step].begun.empty()) return game.position();
    BegunTurn turn(game);
    turn.add(figure.steps[step].begun);
    return during(turn);
}
std::string words_of_step(const FigureGame& figure, std::size_t step) {
    const FigureGame::Step& shown = figure.steps[step];
    return !shown.begun.empty() ? shown.begun : shown.moves > 0 ? figure.moves[shown.moves - 1] : "";
}

Json annotation_json(const Board& board, const Annotation& annotation) {
    Json arrows = Json::array(), marks = Json::array(), labels = Json::array();
    for (const Annotation::Arrow& arrow : annotation.arrows)
        arrows.push_back({{"from", text_of(board, arrow.from)},
                          {"to", text_of(board, arrow.to)},
                          {"mark", name_of(arrow.says)},
                          {"head", arrow.head}});
    for (const Annotation::Mark& mark : annotation.marks)
        marks.push_back({{"field", text_of(board, mark.at)}, {"mark", name_of(mark.says)}});
    for (const Annotation::Label& label : annotation.labels)
        labels.push_back({{"field", text_of(board, label.at)}, {"text", label.text}});
    return {{"arrows", arrows}, {"marks", marks}, {"labels", labels}};
}

Json figure_json(const Table& table, const Figure& figure, const FigureGame& game) {
    Json json{{"variant", table.name}};
    json.update(head_of(figure));
    json.update(Json{{"wrong", figure.wrong}, {"setup", game.start.setup()}, {"moves", game.moves}});
    json.update(annotation_json(table.variant->board(), game.annotation));
    Json steps = Json::array();
    for (std::size_t i = 0; i < game.steps.size(); ++i)
        steps.push_back(
            {{"text", words_of_step(game, i)}, {"setup", write_setup(*table.variant, position_at(game, i))}});
    json["steps"] = steps;
    return json;
}

// One sign for each field that an arrow leads to, or that is marked; of several the strongest.
std::map<Field, char> signs_of(const Annotation& annotation) {
    constexpr std::string_view kSigns = "*@!#";
    std::map<Field, char> signs;
    const auto note = [&](const Spot& at, Assertion says) {
        if (!at.field) return;
        const char sign = kSigns[static_cast<std::size_t>(says)];
        const auto [known, fresh] = signs.emplace(*at.field, sign);
        if (!fresh && says != Assertion::blocked) known->second = sign;
    };
    for (const Annotation::Arrow& arrow : annotation.arrows)
        if (arrow.head) note(arrow.to, arrow.says);
    for (const Annotation::Mark& mark : annotation.marks) note(mark.at, mark.says);
    return signs;
}

std::string legend_of(const std::map<Field, char>& signs) {
    std::string text;
    for (const auto& [sign, words] : {std::pair('*', "goes there"), std::pair('@', "does something there"),
                                      std::pair('!', "may not go or end there"), std::pair('#', "blocked")})
        if (std::any_of(signs.begin(), signs.end(),
                        [sign = sign](const auto& each) { return each.second == sign; }))
            text += fmt::format("{}{} {}", text.empty() ? "" : "   ", sign, words);
    return text;
}

void put_figure(const Table& table, const Figure& figure, const FigureGame& game, std::size_t step) {
    const Position position = position_at(game, step);
    const std::map<Field, char> signs =
        step == game.annotated ? signs_of(game.annotation) : std::map<Field, char>{};
    put("{}\n", figure.title);
    for (const std::string& line : {figure.words, figure.wrong})
        if (!line.empty()) put("{}\n", wrapped(line));
    put("\n");
    put_board(*table.variant, position, signs);
    put("  {}\n", write_setup(*table.variant, position));
    if (const std::string legend = legend_of(signs); !legend.empty()) put("  {}\n", legend);
    if (game.steps.size() == 1) return;
    for (std::size_t i = 1; i < game.steps.size(); ++i)
        put("  {} {} {}\n", i == step ? '>' : ' ', i, words_of_step(game, i));
}

const Figure& named(const std::vector<Figure>& figures, const std::string& variant, const std::string& name) {
    const auto found =
        std::find_if(figures.begin(), figures.end(), [&](const Figure& f) { return f.name == name; });
    if (found != figures.end()) return *found;
    throw UsageError{fmt::format("{} has no figure '{}'{}; see 'acedrex figures {}'", variant, name,
                                 did_you_mean(name, names_of(figures)), variant)};
}

int run(const FiguresOptions& options) {
    if (options.json && options.svg == "-")
        throw UsageError{"figures: --json and --svg - exclude each other"};
    if (!options.variant) return list_variants(options);
    if (!options.name && (options.svg || options.step > 0))
        throw UsageError{"figures: --svg and --step are of one figure; name it"};
    if (options.json && options.step > 0 && !options.svg)
        throw UsageError{"figures: --step has no effect with --json, which has all steps"};
    TableOptions one;
    one.variant = *options.variant;
    const Table table = open_table(one);
    const std::vector<Figure> figures = figures_of(table.variant->spec().place.file);
    if (figures.empty()) {
        say(fmt::format("{} has no figures; 'acedrex figures' lists the variants that have some",
                        table.name));
        return kNo;
    }
    if (!options.name) return list_figures(figures, options.json);
    const Figure& figure = named(figures, table.name, *options.name);
    const Result<FigureGame> game = set_up(table.variant, figure);
    print_diagnostics(game.diagnostics);
    if (!game) return kNo;
    const auto step = static_cast<std::size_t>(options.step);
    if (step >= game.value->steps.size())
        throw UsageError{fmt::format("figures: --step {} is too much; '{}' has {}", step, figure.name,
                                     counted(game.value->steps.size() - 1, "step"))};
    if (options.svg) {
        const Position position = position_at(*game.value, step);
        write_picture(
            *options.svg,
            to_svg({.variant = *table.variant,
                    .position = position,
                    .shapes = shapes_for(*table.variant),
                    .caption = figure.words,
                    .annotation = step == game.value->annotated ? &game.value->annotation : nullptr}));
        if (*options.svg == "-") return kDone;
    }
    if (options.json)
        print_json(figure_json(table, figure, *game.value));
    else
        put_figure(table, figure, *game.value, step);
    return kDone;
}

}  // namespace

Command figures_command() {
    return {"figures", "lists and draws positions that explain a variant",
            "acedrex figures mayan-ascendancy cascading-init --step 1", [](Arguments& a) {
                auto options = std::make_shared<FiguresOptions>();
                a.optional_text(
                    "VARIANT", options->variant,
                    "list the figures of this variant; without it, the variants that have figures");
                a.optional_text("NAME", options->name, "draw this figure");
                a.option("--step", "N", options->step, {0, 1000},
                         "show the position after N plies of the figure's moves");
                a.option("--svg", "FILE", options->svg, "write the drawing to a file ('-': standard output)");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
