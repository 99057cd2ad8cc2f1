// Why a piece has no target at a desk.
#include <fmt/core.h>

#include "desk/desk_game.hpp"
#include "notation/position/stock.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

std::optional<Field> first_empty_field(const Variant& variant, const Position& position) {
    for (Field f = 0; f < variant.board().size(); ++f)
        if (!variant.board().is_hole(f) && position.at(f) == kNoPiece) return f;
    return std::nullopt;
}

bool is_held(const Variant& variant, const Position& position, const Stored& stored) {
    if (position.reserve(stored.piece, stored.pocket) == 0) return false;
    if (!stored.kept) return true;
    for (const Pocketed& held : position.pocketed(Cast::side(stored.piece), stored.pocket))
        if (held.code == stored.piece && tags_text(variant, held.kept) == *stored.kept) return true;
    return false;
}

}  // namespace

DeskFault not_ones_turn(const ToldGame& seen) {
    const Side side = seen.side();
    return {fmt::format("it is {}'s turn, and {} sits here", to_string(other(side)), to_string(side)),
            "turn"};
}

DeskFault no_ply(const DeskGame& game, std::size_t ply) {
    return {fmt::format("the game has {}, not {}", counted(game.texts().size(), "move"), ply), "ply"};
}

DeskFault DeskGame::reason(Field from) {
    const Board& board = variant().board();
    const Position here = position();
    const Code code = here.at(from);
    if (is_over()) return {"the game is over", "over"};
    if (waits()) return not_ones_turn(*seen());
    if (code == kNoPiece) return {fmt::format("nothing stands on {}", board.name(from)), "empty"};
    const std::string name = variant().cast().name(code);
    if (turn_) {
        const auto& next = turn_->next();
        if (next.empty()) return {"the turn cannot go on", "cascade"};
        const PlyRecord& ply = next.front().ply();
        return {fmt::format("the {} does not go on with this turn; next: {}", name, words_ahead(*turn_)),
                ply.kind == PlyKind::drop ? "drop" : "movement"};
    }
    const bool ours = Cast::side(code) == here.to_move();
    if (const std::string asked = ours ? words_ahead(turn()) : "";
        !asked.empty() && turn().following(from).empty())
        return {fmt::format("the {} on {} does not begin this turn; next: {}", name, board.name(from), asked),
                "turn"};
    // What a move is refused for that the piece could make but for the other rules; else any.
    const std::string start =
        fmt::format("{}{}-", bracketed(variant().cast().symbol(code)), board.name(from));
    std::optional<std::string> text = game().unsafe_move(from);
    if (const auto field = first_empty_field(variant(), here); field && !text)
        text = start + board.name(*field);
    std::shared_ptr<const ListedMove> found;
    const PlayResult result = text ? game().find(*text, found) : PlayResult{};
    if (!result && result.rule != "movement") return fault_of(result);
    // That no piece moves so tells little: here it is known which one.
    const std::string quoted = '"' + text.value_or("") + "\": ";
    return {fmt::format("the {} on {} has nowhere to go{}", name, board.name(from),
                        result.reason.starts_with(quoted) ? ": " + result.reason.substr(quoted.size()) : ""),
            "movement"};
}

DeskFault DeskGame::reason(const Stored& stored) {
    if (is_over()) return {"the game is over", "over"};
    if (waits()) return not_ones_turn(*seen());
    const Position here = position();
    const std::string &name = variant().cast().name(stored.piece), kept = stored.kept.value_or("");
    const Side owner = Cast::side(stored.piece), mover = here.to_move();
    if (!is_held(variant(), here, stored))
        return {owner == Side::none ? fmt::format("no {}{} is in reserve", name, kept)
                                    : fmt::format("{} has no {}{} in reserve", to_string(owner), name, kept),
                "drop"};
    if (owner == other(mover))
        return {fmt::format("the {} in reserve is not {}'s, and {} is to move", name, to_string(mover),
                            to_string(mover)),
                "not-your-piece"};
    if (const std::string asked = words_ahead(turn()); !asked.empty())
        return {fmt::format("the {} in reserve does not {} this turn; next: {}", name,
                            turn_ ? "go on with" : "begin", asked),
                "turn"};
    if (const std::string why = why_it_waits(variant(), here, stored.piece, stored.pocket); !why.empty())
        return {why, "drop"};
    // It may be more than that it cannot come in: a royal piece is in danger, say.
    if (const auto field = turn_ ? std::nullopt : first_empty_field(variant(), here)) {
        std::shared_ptr<const ListedMove> found;
        const PlayResult result =
            game().find(fmt::format("{}+{}", bracketed(variant().cast().symbol(stored.piece)),
                                    variant().board().name(*field)),
                        found);
        if (!result && result.kind == PlayResult::Kind::not_legal && result.rule != "drop" &&
            result.rule != "movement")
            return fault_of(result);
    }
    return {fmt::format("the {} can come in nowhere now", name), "drop"};
}

}  // namespace acedrex::program
