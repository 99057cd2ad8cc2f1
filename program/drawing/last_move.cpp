// What the last move of a game did, as marks on the position that it led to.
#include <algorithm>

#include "drawing/picture.hpp"
#include "drawing/ply_words.hpp"
#include "english/turn_words.hpp"
#include "shell/result_words.hpp"

namespace acedrex::program {

namespace {

bool is_off_board(const SideEffect& effect) {
    using Kind = SideEffect::Kind;
    return effect.to == kNoField &&
           (effect.kind == Kind::push || effect.kind == Kind::pull || effect.kind == Kind::displace);
}

// For a drawing of the position that the move led to.
std::vector<TrailStep> trail_of(const Variant& variant, const ListedMove& move) {
    std::vector<TrailStep> trail;
    for (std::size_t i = 0; i < move.plies.size(); ++i) {
        const PlyRecord& ply = move.plies[i];
        TrailStep step;
        if (ply.from != kNoField) step.from = ply.from;
        if (ply.to != kNoField) step.to = ply.to;
        step.piece = ply.piece;
        step.way = ply.trail;
        for (const LeftPiece& taken : ply.captures) step.gone.emplace_back(taken.field, taken.piece);
        for (const SideEffect& effect : ply.effects)
            if (effect.kind == SideEffect::Kind::oblate || is_off_board(effect))
                step.gone.emplace_back(effect.from, effect.piece);
            else if (effect.to != kNoField && effect.to != effect.from)
                step.moved.emplace_back(effect.from, effect.piece);
        if (leaves(ply) && ply.to != kNoField) step.gone.emplace_back(ply.to, ply.piece);
        step.words = words_of_ply(variant, ply, i + 1 < move.plies.size() ? &move.plies[i + 1] : nullptr);
        trail.push_back(std::move(step));
    }
    return trail;
}

// The last move of the game; nothing where none was made, or it cannot be told by its text.
std::shared_ptr<const ListedMove> last_listed(const Game& game) {
    std::shared_ptr<const ListedMove> move;
    if (game.texts().empty()) return move;
    Game before = game;
    before.undo();
    before.find(game.texts().back(), move);
    return move;
}

void mark_ends(const ListedMove& move, Markers& markers) {
    for (const PlyRecord& ply : move.plies)
        for (const Field end : {ply.from, ply.to})
            if (end != kNoField) markers.add(end, Marker::last);
}

}  // namespace

std::optional<LastMove> last_move_of(const Game& game) {
    const std::shared_ptr<const ListedMove> move = last_listed(game);
    if (!move) return std::nullopt;
    LastMove last{{}, trail_of(game.variant(), *move), move->text};
    mark_ends(*move, last.markers);
    for (PlyRecord ply : move->plies) {
        // A partner in castling moves as much as the piece itself.
        std::erase_if(ply.effects, [&](const SideEffect& e) {
            if (e.kind != SideEffect::Kind::castle) return false;
            for (const Field end : {e.from, e.to})
                if (end != kNoField) last.markers.add(end, Marker::last);
            last.markers.add_arrow({e.from, e.to});
            return true;
        });
        last.markers.add_effects(ply);
    }
    return last;
}

std::optional<LastMove> last_move_of(const ToldGame& told) {
    if (!told.hides()) return last_move_of(told.truth());
    if (told.texts().empty()) return std::nullopt;
    LastMove last;
    if (const std::optional<Game> seen = told.last_turn())
        last = last_move_of(*seen).value_or(LastMove{});
    else if (told.made_last_turn())  // its own: it knows where it went, if not what that did
        if (const auto move = last_listed(told.truth())) mark_ends(*move, last.markers);
    last.text = told.texts().back();
    return last;
}

Picture picture_of(const Game& game) {
    return picture_of(ToldGame(game, std::nullopt));
}

Picture picture_of(const ToldGame& told) {
    const Game& game = told.game();
    Picture picture{
        .variant = game.variant(), .position = game.position(), .shapes = shapes_for(game.variant())};
    if (std::optional<LastMove> last = last_move_of(told)) {
        picture.markers = std::move(last->markers);
        picture.trail = std::move(last->trail);
        picture.caption = "last move: " + last->text;
    }
    picture.status = with_said(told_status(told), told.said());
    return picture;
}

}  // namespace acedrex::program
