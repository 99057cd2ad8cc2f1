#include "kernel/view_answers.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "drawing/picture.hpp"
#include "drawing/tag_marks.hpp"
#include "games/draw.hpp"
#include "notation/find/full_form.hpp"
#include "notation/find/san.hpp"

namespace acedrex::testing {

namespace {

std::string status_told(const Status& status) {
    return fmt::format("{} {} {} {}", to_string(status.kind), to_string(status.to_move),
                       status.winner ? to_string(*status.winner) : "-", status.reason);
}

std::string listed(const Listing& listing) {
    std::string text = listing.complete ? "" : "cut ";
    for (const auto& move : listing.moves) text += move->text + "\n";
    return text;
}

std::string in_all_forms(const Game& game) {
    const Listing listing = game.moves();
    std::string text = listed(listing);
    for (const auto& move : listing.moves)
        text += fmt::format("{} {} {}\n", san_of(game, *move).value_or("-"), full_form(game, *move),
                            game.setup_after(*move));
    return text;
}

std::string replies(const Game& game, const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        std::shared_ptr<const ListedMove> move;
        all += told(game.find(text, move)) + "\n";
    }
    return all;
}

// Where pieces can go, what attacks them, and what they could do if it were safe.
std::string of_fields(const Game& game, const std::vector<Field>& fields) {
    std::string text;
    for (const Field f : fields) {
        text += listed(game.moves(f)) + listed(game.moves(std::nullopt, 0, false, f));
        text += fmt::format("{} {}\n", fmt::join(game.ends(f), ","), game.unsafe_move(f).value_or("-"));
        if (game.position().at(f) == kNoPiece) continue;
        for (const Side side : {Side::light, Side::dark})
            text += fmt::format("{};", fmt::join(game.attackers(f, side), ","));
    }
    return text;
}

std::string drawn_board(const Game& game) {
    const Variant& variant = game.variant();
    const Position& position = game.position();
    return draw_board(variant, position) + draw_board(variant, position, {}, "", View::dark) +
           fmt::format("{}", fmt::join(program::tag_lines(variant, position), "\n"));
}

std::string pictured(const Game& game) {
    const program::Markers markers = program::markers_of(game.position(), game.variant(), game.moves());
    return program::to_svg(
        {.variant = game.variant(), .position = game.position(), .shapes = {}, .markers = markers});
}

std::string unknown_fields(const SideView& view) {
    std::string text;
    for (Field f = 0; f < static_cast<Field>(view.seen().tables().fields); ++f)
        text += view.unknown(f) ? '?' : '.';
    return text;
}

// As the side sees it, but for what `change` puts back of the truth.
Game seen_with(const Asked& asked, const std::function<void(Position& seen, const Position& truth)>& change) {
    Position position = asked.seen.game().position();
    change(position, asked.truth.position());
    position.put_in_order();
    return Game(asked.truth.state().shared_variant(), std::move(position));
}

}  // namespace

std::string told(const PlayResult& result) {
    return fmt::format("{} | {} | {} | {} | {} | {}", static_cast<int>(result.kind), result.text,
                       result.reason, result.rule, result.doubt, fmt::join(result.near, ", "));
}

const std::vector<Answer>& answers() {
    static const std::vector<Answer> all = {
        {"setup", [](const Asked& asked) { return asked.seen.game().setup(); }},
        {"FEN",
         [](const Asked& asked) {
             const ToldFen fen = asked.seen.game().told_fen();
             return fen.text.value_or("") + fen.lacks;
         }},
        {"unknown fields", [](const Asked& asked) { return unknown_fields(asked.seen.view()); }},
        {"board", [](const Asked& asked) { return drawn_board(asked.seen.game()); }},
        {"picture", [](const Asked& asked) { return pictured(asked.seen.game()); }},
        {"listing", [](const Asked& asked) { return in_all_forms(asked.seen.game()); }},
        {"captures",
         [](const Asked& asked) { return listed(asked.seen.game().moves(std::nullopt, 0, true)); }},
        {"fields", [](const Asked& asked) { return of_fields(asked.seen.game(), asked.fields); }},
        {"refusals", [](const Asked& asked) { return replies(asked.seen.game(), asked.texts); }},
        {"turned round", [](const Asked& asked) { return listed(asked.seen.game().turned().moves()); }},
        {"status", [](const Asked& asked) { return status_told(asked.seen.status()); }},
        {"said", [](const Asked& asked) { return fmt::format("{}", fmt::join(asked.seen.said(), "\n")); }},
        {"turns", [](const Asked& asked) { return fmt::format("{}", fmt::join(asked.seen.texts(), "\n")); }},
    };
    return all;
}

const std::vector<Answer>& leaking_answers() {
    static const std::vector<Answer> all = {
        {"the halfmove clock",
         [](const Asked& asked) {
             const auto clock = [](Position& seen, const Position& truth) {
                 seen.set_halfmove_clock(truth.halfmove_clock());
             };
             return seen_with(asked, clock).setup();
         }},
        {"what has just rushed",
         [](const Asked& asked) {
             const auto rushes = [](Position& seen, const Position& truth) {
                 for (const auto& rush : truth.rushes()) seen.add_rush(rush.field, rush.passed);
             };
             return std::to_string(seen_with(asked, rushes).position().hash());
         }},
        {"what stands behind masks",
         [](const Asked& asked) {
             const auto types = [](Position& seen, const Position& truth) {
                 for (Field f = 0; f < static_cast<Field>(seen.tables().fields); ++f)
                     if (seen.at(f) != kNoPiece) seen.set(f, truth.at(f), seen.tags(f), Edit::Why::setup);
             };
             return seen_with(asked, types).setup();
         }},
        {"the last turn",
         [](const Asked& asked) {
             const auto last = [](Position& seen, const Position& truth) { seen.set_last(truth.last()); };
             return std::to_string(seen_with(asked, last).position().hash());
         }},
        {"whether it is check",
         [](const Asked& asked) {
             const bool to_move = asked.truth.to_move() == asked.seen.side();
             return status_told((to_move ? asked.truth : asked.truth.turned()).status());
         }},
        {"what is legal", [](const Asked& asked) { return listed(asked.truth.moves()); }},
        {"what comes near", [](const Asked& asked) { return replies(asked.truth, asked.texts); }},
        {"how many pieces there are",
         [](const Asked& asked) {
             return std::to_string(asked.truth.position().pieces(other(asked.seen.side())).size());
         }},
        {"turns as they were",
         [](const Asked& asked) { return fmt::format("{}", fmt::join(asked.truth.texts(), "\n")); }}};
    return all;
}

std::vector<std::string> differing(const std::vector<Answer>& of, const Asked& one, const Asked& other) {
    std::vector<std::string> names;
    for (const Answer& answer : of)
        if (answer.told(one) != answer.told(other)) names.push_back(answer.name);
    return names;
}

}  // namespace acedrex::testing
