// A game being played: its moves, listed and found by name, and what is known of its position.
#include "notation/find/game.hpp"

#include <utility>

#include "legality/legal.hpp"
#include "notation/find/finding.hpp"
#include "notation/move/notation.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

namespace {

// What a mark behind a move claims and the position does not bear out. Of a check that mates both may be
// said, of a move that wins by another rule too; where the status is not known nothing is doubted.
std::string doubt_of(Sign mark, const Status& status) {
    if (status.winner || status.kind == StatusKind::undecided) return "";
    if (mark == Sign::mate) return "it is marked as checkmate, which it is not";
    return status.kind == StatusKind::playing ? "it is marked as check, which it is not" : "";
}

}  // namespace

Game::Game(std::shared_ptr<const Variant> variant) : state_(variant, initial_position(*variant)) {}

Game::Game(std::shared_ptr<const Variant> variant, Position position)
    : state_(std::move(variant), std::move(position)) {}

Status Game::status() const {
    const Question question(variant().scripts());
    return state_.status();
}

std::vector<Field> Game::ends(Field from) const {
    const Question question(variant().scripts());
    return state_.ends(from);
}

std::vector<Field> Game::attackers(Field at, Side side) const {
    const Question question(variant().scripts());
    Position asked = position();
    if (Cast::side(asked.at(at)) != other(side))
        asked.set(at, variant().cast().code(Cast::type(asked.at(at)), other(side)), asked.tags(at),
                  Edit::Why::put);
    return LegalMoves(variant(), asked).attackers(at, side);
}

Game Game::turned() const {
    Position turned = position();
    turned.set_to_move(other(to_move()));
    turned.forget_rushes();
    return Game(state_.shared_variant(), std::move(turned));
}

Listing Game::moves(std::optional<Field> from, std::size_t limit, bool captures_only,
                    std::optional<Field> to) const {
    const Question question(variant().scripts());
    if (limit != 0 || captures_only || to)
        return list_moves(state_, {.from = from, .limit = limit, .captures_only = captures_only, .to = to});
    for (const auto& [start, listing] : known_)
        if (start == from) return listing;
    return known_.emplace_back(from, list_moves(state_, {.from = from})).second;
}

std::optional<std::string> Game::unsafe_move(Field from) const {
    const Question question(variant().scripts());
    const Listing unsafe = list_moves(state_, {.ignore_safety = true, .from = from, .limit = 1});
    if (unsafe.moves.empty()) return std::nullopt;
    return unsafe.moves.front()->text;
}

PlayResult Game::find(std::string_view text, std::shared_ptr<const ListedMove>& found) const {
    const Question question(variant().scripts());
    return find_move(*this, text, found);
}

PlayResult Game::play(std::string_view text) {
    std::shared_ptr<const ListedMove> found;
    PlayResult result = find(text, found);
    if (!result) return result;
    play(*found);
    const TrailSigns& signs = signs_of(variant());
    std::string ascii = in_signs(signs, without_comment(variant(), text));
    if (result.marks) ascii = found->text.front() + *result.marks;  // the same characters may stand in forms
    const std::size_t size = ascii.size() - size_of_worth(variant(), ascii);
    if (const auto mark = told_move(signs, std::string_view(ascii).substr(0, size)).mark)
        result.doubt = doubt_of(*mark, status());
    return result;
}

void Game::play(const ListedMove& move) {
    const Question question(variant().scripts());
    known_before_ = std::exchange(known_, {});
    texts_.push_back(move.text);
    state_.play(move.move, move.edits.data(), move.self_check);
}

void Game::pass_anyway() {
    const Question question(variant().scripts());
    const Field nowhere = variant().board().off();
    known_before_ = std::exchange(known_, {});
    texts_.emplace_back(kNullMove);
    state_.play({.from = nowhere, .to = nowhere, .kind = Move::Kind::pass}, nullptr);
}

bool Game::undo() {
    if (!state_.undo()) return false;
    known_ = std::exchange(known_before_, {});
    texts_.pop_back();
    return true;
}

void Game::take_up(const Position::Air& air) {
    state_.take_up(air);
    texts_.clear();
    known_.clear();
    known_before_.clear();
}

std::string Game::setup() const {
    return write_setup(variant(), position());
}

std::string Game::setup_after(const ListedMove& move) const {
    Position after = position();
    make_turn(variant(), after, move.move, move.edits.data());
    return write_setup(variant(), after);
}

std::optional<std::string> Game::fen() const {
    return told_fen().text;
}

ToldFen Game::told_fen() const {
    return tell_fen(variant(), position());
}

}  // namespace acedrex
