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

}  // namespace

std::optional<LastMove> last_move_of(const Game& game) {
    if (game.texts().empty()) return std::nullopt;
    Game before = game;
    std::shared_ptr<const ListedMove> move;
    before.undo();
    if (!before.find(game.texts().back(), move)) return std::nullopt;
    const Variant& variant = game.variant();
    LastMove last{{}, trail_of(variant, *move), move->text};
    const auto add_end = [&last](Field field) {
        if (field != kNoField) last.markers.add(field, Marker::last);
    };
    for (PlyRecord ply : move->plies) {
        add_end(ply.from);
        add_end(ply.to);
        // A partner in castling moves as much as the piece itself.
        std::erase_if(ply.effects, [&](const SideEffect& e) {
            if (e.kind != SideEffect::Kind::castle) return false;
            add_end(e.from);
            add_end(e.to);
            last.markers.add_arrow({e.from, e.to});
            return true;
        });
        last.markers.add_effects(ply);
    }
    return last;
}

Picture picture_of(const Game& game) {
    Picture picture{
        .variant = game.variant(), .position = game.position(), .shapes = shapes_for(game.variant())};
    if (std::optional<LastMove> last = last_move_of(game)) {
        picture.markers = std::move(last->markers);
        picture.trail = std::move(last->trail);
        picture.caption = "last move: " + last->text;
    }
    picture.status = told_status(game);
    return picture;
}

}  // namespace acedrex::program
