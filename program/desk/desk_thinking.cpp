// The computer at a desk: the best turns of its game, and an opponent.
#include <fmt/core.h>

#include "desk/desk.hpp"
#include "desk/jobs.hpp"
#include "desk/request.hpp"
#include "opponent/player.hpp"
#include "problems/solve.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr double kUsualSeconds = 1, kMostSeconds = 60;
constexpr std::size_t kMostLines = 100;
constexpr std::uint64_t kUsualNodesOfTurn = 20'000;
constexpr std::size_t kUsualSolutions = 100, kMostSolutions = 10'000;

// From 1; 0: it is not said.
std::size_t count_in(const Json& request, const char* key, std::size_t most) {
    if (!request.contains(key)) return 0;
    const std::size_t count = number_in(request, key, 0);
    if (count == 0 || count > most) throw DeskFault{fmt::format("\"{}\" is 1 to {}", key, most)};
    return count;
}

std::optional<double> seconds_in(const Json& request) {
    const auto found = request.find("seconds");
    if (found == request.end()) return std::nullopt;
    const double seconds = found->is_number() ? found->get<double>() : 0;
    if (!(seconds > 0 && seconds <= kMostSeconds))
        throw DeskFault{fmt::format("\"seconds\" is a number above 0, at most {}", kMostSeconds)};
    return seconds;
}

SearchLimits limits_in(const Json& request) {
    const std::size_t level = count_in(request, "level", kLevels),
                      nodes = count_in(request, "nodes", kMostNodesAsked),
                      depth = count_in(request, "depth", kMostDepthAsked);
    if (level > 0 && (nodes > 0 || depth > 0))
        throw DeskFault{"\"level\" says how far to look: leave out \"nodes\" and \"depth\""};
    SearchLimits limits;
    if (level > 0) limits = limits_of_level(static_cast<int>(level));
    if (nodes > 0) limits.nodes = nodes;
    limits.depth = static_cast<int>(depth);
    if (limits.seconds == 0) limits.seconds = nodes > 0 || depth > 0 ? kMostSeconds : kUsualSeconds;
    limits.seconds = seconds_in(request).value_or(limits.seconds);
    limits.lines = static_cast<int>(std::max<std::size_t>(count_in(request, "lines", kMostLines), 1));
    return limits;
}

Json as_found(const Json& found) {
    return found;
}

Json as_hint(const Json& found) {
    if (found["lines"].empty()) return {{"move", nullptr}, {"plies", Json::array()}, {"score", nullptr}};
    const Json& line = found["lines"][0];
    return {{"move", line["moves"][0]}, {"plies", line["plies"]}, {"score", line["score"]}};
}

}  // namespace

void Desk::think_apart(Beside& beside, std::function<void(const std::string&)> tell) {
    thinking_.apart(beside);
    tell_ = std::move(tell);
}

Desk::GameKey Desk::key() const {
    if (!game_) return {};
    return {&game_->variant(), game_->start().setup(), game_->truth().texts()};
}

void Desk::refuse_secrets() {
    if (game().variant().views())
        throw DeskFault{"sides have secrets from each other here, and the computer would see them all",
                        "secret"};
}

void Desk::think(Thinking::Job job, Thinking::Listener listener, bool of_all) {
    refuse_secrets();
    const GameKey at = key();
    thinking_.begin({script_->host->options(), script_->name, at.start,
                     of_all ? game_->true_texts() : at.turns, std::move(job)},
                    at.variant, std::move(listener));
}

Json Desk::think_for(Thinking::Job job, bool progress, Json (*told_as)(const Json& found), bool of_all) {
    const Json id = id_;
    if (thinking_.is_apart()) {
        Thinking::Listener listener;
        if (progress) listener.progress = [this, id](const Json& found) { tell(id, "partial", found); };
        listener.over = [this, id, told_as](const Json& found) {
            tell(id, "answer", told_as(found));
            let_computer_move();  // where its own search had to end for this one
        };
        listener.failed = [this, id](const Diagnostic& d) { tell(id, "error", error_of(ScriptFault{d})); };
        think(std::move(job), std::move(listener), of_all);
        moves_for_computer_ = false;
        throw Later{};
    }
    Json told;
    think(std::move(job),
          {{},
           [&](const Json& found) { told = told_as(found); },
           [](const Diagnostic& d) { throw ScriptFault{d}; }},
          of_all);
    return told;
}

Json Desk::think_as_asked(const Json& request, Thinking::Job job, bool of_all) {
    const bool progress = flag_in(request, "progress", false);
    if (flag_in(request, "wait", true)) return think_for(std::move(job), progress, as_found, of_all);
    thought_ = Json::object();
    thought_failed_.reset();
    const auto note = [this](const Json& found) { thought_ = found; };
    think(std::move(job), {note, note, [this](const Diagnostic& d) { thought_failed_ = d; }}, of_all);
    moves_for_computer_ = false;
    return thought(request);
}

Json Desk::best(const Json& request) {
    return think_as_asked(request, look_for_best(limits_in(request)));
}

Json Desk::annotate(const Json& request) {
    const std::size_t nodes = count_in(request, "nodes", kMostNodesAsked);
    const double seconds = seconds_in(request).value_or(kMostSeconds);
    if (game().true_texts().empty()) throw DeskFault{"the game has no turns", "no-move"};
    return think_as_asked(request, annotate_game(nodes > 0 ? nodes : kUsualNodesOfTurn, seconds), true);
}

Json Desk::solve(const Json& request) {
    const std::string text = text_in(request, "stipulation");
    const std::size_t limit = count_in(request, "limit", kMostSolutions);
    const double seconds = seconds_in(request).value_or(kMostSeconds);
    Stipulation asked;
    try {
        const Game& now = game().truth();
        asked = read_stipulation(now.variant().board(), text);
        if (asked.play == Stipulation::Play::proof) beginning_of(now.variant(), now.to_move(), asked);
    } catch (const UsageError& error) {
        throw DeskFault{error.message, "stipulation"};
    }
    return think_as_asked(request, solve_problem(asked, limit > 0 ? limit : kUsualSolutions, seconds));
}

Json Desk::thought(const Json&) {
    if (const auto failed = std::exchange(thought_failed_, std::nullopt)) throw ScriptFault{*failed};
    // What was stopped has still to tell what it has found.
    return {{"thinking", is_awaited() && !moves_for_computer_},
            {"found", thought_.empty() ? Json(nullptr) : thought_}};
}

Json Desk::hint(const Json& request) {
    const SearchLimits limits{.seconds = seconds_in(request).value_or(kUsualSeconds)};
    return think_for(look_for_best(limits), false, as_hint);
}

Json Desk::stop(const Json&) {
    const bool ran = thinks();
    thinking_.stop();
    return {{"stopped", ran}};
}

Json Desk::computer(const Json& request) {
    if (!request.contains("side")) throw DeskFault{"\"side\" is missing"};
    const std::optional<Side> side = side_if_any(request, "side", "neither");
    const std::size_t level = count_in(request, "level", kLevels);
    const std::optional<double> seconds = seconds_in(request);
    if (side) refuse_secrets();
    if (side && !thinking_.is_apart())
        throw DeskFault{"here the computer does not play by itself; ask for \"best\"", "computer"};
    if (moves_for_computer_) thinking_.stop(false);
    computer_.reset();
    if (side)
        computer_ = Computer{*side,
                             level > 0 ? static_cast<int>(level)
                             : seconds ? kLevels
                                       : kUsualLevel,
                             seconds.value_or(limits_of_level(kUsualLevel).seconds), id_, look_.drawn};
    return shown();
}

bool Desk::is_computers_turn() {
    return computer_ && game_ && !thinks() && !game_->variant().views() && !game_->is_over() &&
           !game_->pending() && game_->truth().to_move() == computer_->side;
}

void Desk::let_computer_move() {
    if (!is_computers_turn()) return;
    SearchLimits limits = limits_of_level(computer_->level);
    limits.seconds = computer_->seconds;
    const Json id = computer_->id;
    think(look_for_best(limits),
          {{},
           [this](const Json& found) { play_found(found); },
           [this, id](const Diagnostic& d) { tell(id, "error", error_of(ScriptFault{d})); }});
    moves_for_computer_ = true;
}

void Desk::play_found(const Json& found) {
    if (!is_computers_turn()) return;
    const Json& id = computer_->id;
    if (found["lines"].empty()) {
        tell(id, "error", error_of(DeskFault{"the computer found no turn", "no-move"}));
        return;
    }
    const Json& text = found["lines"][0]["moves"][0];
    look_.drawn = computer_->drawn;
    try {
        const Json view = made(&Desk::play, {{"text", text}});
        tell(id, "turn", {{"text", text}, {"view", view}});
    } catch (const DeskFault& fault) {
        tell(id, "error", error_of(fault));
    } catch (const ScriptFault& fault) {
        tell(id, "error", error_of(fault));
    }
}

}  // namespace acedrex::program
