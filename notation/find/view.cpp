#include "notation/find/view.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/ranges.hpp"
#include "engines/walker.hpp"
#include "game/game_state.hpp"
#include "game/list_options.hpp"
#include "legality/legal.hpp"

namespace acedrex {

namespace {

// What of a position is hidden from a side.
class Hiding {
  public:
    Hiding(const GameState& game, Side side, bool limits_sight)
        : variant_(game.variant()),
          views_(*variant_.views()),
          side_(side),
          truth_(game.position()),
          asked_(truth_),
          walker_(variant_.play(), asked_) {
        if (limits_sight && views_.limits_sight()) look_around(game);
    }

    Position seen() {
        Position seen = truth_;
        // What a mask did is seen, and nothing tells it from a piece that is what it looks like.
        seen.forget_rushes([&](Field f) { return is_gone(f); });
        for (Field f = 0; f < variant_.board().size(); ++f) {
            if (hidden(f)) {
                seen.set(f, kNoPiece, 0, Edit::Why::setup);
                seen.set_field_tags(f, 0);
            } else if (const Secret* secret = mask_of(f)) {
                const auto [code, tags] = masked(truth_.at(f), seen.tags(f), *secret);
                seen.set(f, code, tags, Edit::Why::setup);
            }
        }
        hide_in_pockets(seen);
        const bool answers = truth_.to_move() == side_;
        if (answers) seen.set_last(seen_last());
        seen.set_own_last(other(side_), answers && truth_.tables().keeps_own_last ? seen.last().type : -1);
        seen.set_halfmove_clock(0);
        seen.put_in_order();
        seen.set_partial(std::move(unknown_));
        return seen;
    }

  private:
    void look_around(const GameState& game) {
        unknown_.assign(static_cast<std::size_t>(variant_.board().size()), 1);
        for (const Field f : truth_.pieces(side_)) {
            unknown_[f] = 0;
            const std::vector<Field> ends =
                views_.sees_moves ? game.ends(f, true)
                                  : walker_.reach(f, views_.sees.program, views_.sees.begins[truth_.at(f)]);
            for (const Field end : ends)
                if (end < unknown_.size()) unknown_[end] = 0;
        }
        if (views_.sees_moves && truth_.to_move() == side_) look_at_captured(game);
    }

    // What its moves capture elsewhere, as in passing.
    void look_at_captured(const GameState& game) {
        MoveList list;
        game.list(list, {.ignore_safety = true, .kinds = Kinds::kCaptures});
        for (const Edit& edit : list.edits)
            if (edit.takes()) unknown_[edit.field] = 0;
    }

    Position::Last seen_last() {
        Position::Last last = truth_.last();
        if (last.unit == kNoField || is_gone(last.unit)) return {};
        if (const Secret* secret = mask_of(last.unit)) last.type = static_cast<std::int16_t>(*secret->mask);
        return last;
    }

    bool hidden(Field f) const { return !unknown_.empty() && unknown_[f] != 0; }

    // Is what stands there not seen at all, nor anything in its place?
    bool is_gone(Field f) {
        if (hidden(f)) return true;
        const Secret* secret = mask_of(f);
        return secret != nullptr && !secret->mask;
    }

    // The rule that hides what stands there; nullptr: none does.
    const Secret* mask_of(Field f) {
        const Code code = truth_.at(f);
        if (code == kNoPiece || Cast::side(code) != other(side_)) return nullptr;
        for (const Secret& secret : views_.secrets)
            if (applies(secret, code, truth_.tags(f)) &&
                (!secret.at.is_asked() ||
                 walker_.holds(secret.at.program, secret.at.begins[code], Mover::starting(truth_, f))))
                return &secret;
        return nullptr;
    }

    static bool applies(const Secret& secret, Code code, Tags tags) {
        return secret.types[static_cast<std::size_t>(Cast::type(code))] &&
               (secret.tagged == 0 || (tags & secret.tagged) != 0);
    }

    static std::pair<Code, Tags> masked(Code code, Tags tags, const Secret& secret) {
        if (!secret.mask) return {kNoPiece, 0};
        return {Cast::code(*secret.mask, Cast::side(code)), tags & ~secret.tagged};
    }

    // Where no rule asks for the field, those in pockets are hidden likewise.
    void hide_in_pockets(Position& seen) {
        for (int pocket = 0; pocket < static_cast<int>(variant_.pockets().names.size()); ++pocket) {
            const auto held = truth_.pocketed(other(side_), pocket);
            const auto secret_of = [&](const Pocketed& piece) -> const Secret* {
                const auto rule = ranges::find_if(views_.secrets, [&](const Secret& secret) {
                    return !secret.at.is_asked() && applies(secret, piece.code, piece.kept);
                });
                return rule == views_.secrets.end() ? nullptr : &*rule;
            };
            if (ranges::all_of(held, [&](const Pocketed& piece) { return secret_of(piece) == nullptr; }))
                continue;
            for (const Pocketed& piece : held) seen.take_from_reserve(piece.code, pocket, piece.kept);
            for (const Pocketed& piece : held) {
                const Secret* secret = secret_of(piece);
                const auto [code, kept] = secret == nullptr ? std::pair(piece.code, piece.kept)
                                                            : masked(piece.code, piece.kept, *secret);
                if (code != kNoPiece) seen.add_to_reserve(code, pocket, kept);
            }
        }
    }

    const Variant& variant_;
    const Views& views_;
    Side side_;
    const Position& truth_;
    Position asked_;  // the same, in which walks are made and undone
    Walker walker_;
    FieldSet unknown_;
};

// How the piece on `from` gives check, as an umpire says it: along the file, the rank, or one of the two
// diagonals through the royal piece, of which the one with more fields is the long one.
Said::Line line_of(const Board& board, Field from, Field royal) {
    const BoardPart& part = board.part(royal);
    const int x = board.file(royal), y = board.rank(royal);
    const int dx = board.file(from) - x, dy = board.rank(from) - y;
    if (&board.part(from) != &part || (dx != 0 && dy != 0 && std::abs(dx) != std::abs(dy)))
        return Said::Line::leap;
    if (dx == 0) return Said::Line::file;
    if (dy == 0) return Said::Line::rank;
    const int right = part.files - 1 - x, up = part.ranks - 1 - y;
    const int rising = std::min(x, y) + std::min(right, up), falling = std::min(x, up) + std::min(right, y);
    return ((dx > 0) == (dy > 0) ? rising >= falling : falling > rising) ? Said::Line::long_diagonal
                                                                         : Said::Line::short_diagonal;
}

void say_captures(const GameState& game, const Tells& tells, std::vector<Said>& all) {
    for (const Edit& edit : game.last_turn()) {
        if (!edit.is(Edit::Why::capture, Edit::Why::take_passer) || edit.before == kNoPiece) continue;
        Said said{.what = Said::What::capture, .at = edit.field};
        const int type = Cast::type(edit.before);
        if (tells.named[static_cast<std::size_t>(type)]) said.type = type;
        all.push_back(said);
    }
}

void say_checks(const GameState& game, const Tells& tells, std::vector<Said>& all) {
    Position position = game.position();
    LegalMoves legal(game.variant(), position);
    const Side us = position.to_move();
    if (!legal.in_check(us)) return;
    std::set<Said::Line> lines;
    for (const Field royal : position.pieces(us))
        if (tells.checks == TellsShape::Checks::line && position.tables().royal[position.at(royal)] != 0)
            for (const Field from : legal.attackers(royal, other(us)))
                lines.insert(line_of(game.variant().board(), from, royal));
    if (lines.empty()) lines.insert(Said::Line::untold);
    for (const Said::Line line : lines) all.push_back({.what = Said::What::check, .line = line});
}

// Choices of what a piece becomes make no further one.
void say_tries(const GameState& game, const Tells& tells, std::vector<Said>& all) {
    MoveList list;
    game.list(list, {.kinds = Kinds::kCaptures});
    for (int type = 0; type < game.variant().cast().types(); ++type) {
        if (!tells.tries[static_cast<std::size_t>(type)]) continue;
        std::set<std::pair<Field, Field>> tries;
        for (const Move& move : list.moves)
            if (const Code mover = game.position().at(move.from);
                mover != kNoPiece && Cast::type(mover) == type)
                tries.emplace(move.from, move.to);
        if (!tries.empty())
            all.push_back(
                {.what = Said::What::tries, .type = type, .number = static_cast<int>(tries.size())});
    }
}

// What the umpire says of where the game stands.
std::vector<Said> said_by_umpire(const GameState& game) {
    const Tells& tells = game.variant().views()->tells;
    std::vector<Said> all;
    if (tells.captures) say_captures(game, tells, all);
    if (tells.checks != TellsShape::Checks::no) say_checks(game, tells, all);
    if (!tells.tries.empty()) say_tries(game, tells, all);
    return all;
}

}  // namespace

SideView::SideView(const GameState& game, Side side) : SideView(game, side, true) {}

SideView::SideView(const GameState& game, Side side, bool limits_sight)
    : side_(side), seen_(game.position()) {
    if (!game.variant().views()) return;
    said_ = said_by_umpire(game);
    if (game.status().over()) return;
    whole_ = false;
    seen_ = Hiding(game, side, limits_sight).seen();
}

}  // namespace acedrex
