// How a game comes to lie on a desk: opened, with what was played of it, set up, begun anew.
#include "desk/desk.hpp"
#include "desk/request.hpp"
#include "drawing/styles.hpp"
#include "notation/position/setup.hpp"

namespace acedrex::program {

namespace {

// What was played, how much of it is shown, and what the side that sits there had begun.
void play_again(DeskGame& game, const Json& request, std::optional<Side> seat) {
    const auto moves = request.find("moves");
    const bool told = moves != request.end() && !moves->is_null();
    if (told && !moves->is_array()) throw DeskFault{"\"moves\" should be a list of texts"};
    for (std::size_t i = 0; told && i < moves->size(); ++i) try {
            const Json& move = (*moves)[i];
            if (!move.is_string()) throw DeskFault{"\"moves\" should be a list of texts"};
            game.play(move.get<std::string>());
        } catch (DeskFault& fault) {
            game.seat(seat);
            if (game.seen()) fault = {kWhyUntold, "secret"};
            fault.ply = i + 1;
            throw;
        }
    const std::size_t ply = number_in(request, "ply", game.texts().size());
    if (ply > game.texts().size()) throw no_ply(game, ply);
    game.go_to(ply);
    game.seat(seat);
    if (const auto begun = text_if_any(request, "begun")) game.begin(*begun);
}

}  // namespace

void Desk::begin(const Game& game) {
    game_ = std::make_unique<DeskGame>(game);
    game_->seat(seat_);
    said_ = {};
    said_of_.clear();
    of_moves_.clear();
    failed_ply_ = 0;
    figure_.reset();
}

Position Desk::position_of(const std::string& text) const {
    const Variant& variant = *script_->variant;
    const Result<Position> read =
        checked(variant, is_fen(text) ? read_fen(variant, text) : read_setup(variant, text));
    if (!read) throw no_position(read.diagnostics);
    return *read.value;
}

Json Desk::open(const Json& request) {
    const std::string name = text_in(request, "variant");
    const auto setup = text_if_any(request, "setup");
    DeskScript script = read_script(hosts_, name, text_if_any(request, "script"), setup.value_or(""));
    look(request);
    std::optional<DeskScript> before = std::exchange(script_, std::move(script));
    close_studio();
    if (!script_->variant) {
        game_.reset();
        figure_.reset();
        return shown();
    }
    try {
        const Game first(script_->variant, setup && !setup->empty() ? position_of(*setup)
                                                                    : initial_position(*script_->variant));
        auto game = std::make_unique<DeskGame>(first);
        play_again(*game, request, seat_);
        game_ = std::move(game);
        figure_.reset();
        said_ = {};
        said_of_.clear();
    } catch (...) {
        script_ = std::move(before);
        throw;
    }
    of_moves_.clear();
    failed_ply_ = 0;
    Json told = shown();
    told["styles"] = picture_styles();
    return told;
}

Json Desk::begin_anew(const Json&) {
    begin(Game(script_->variant, initial_position(game().variant())));
    return shown();
}
Json Desk::setup(const Json& request) {
    game();
    begin(Game(script_->variant, position_of(text_in(request, "text"))));
    return shown();
}

}  // namespace acedrex::program
