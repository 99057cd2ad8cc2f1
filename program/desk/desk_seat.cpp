// A game at a desk as one side sees it: what it is told, and how its turns are attempted.
#include <fmt/core.h>

#include <algorithm>

#include "desk/desk_game.hpp"
#include "drawing/picture.hpp"
#include "notation/find/san.hpp"
#include "notation/score/replay.hpp"

namespace acedrex::program {

void DeskGame::seat(std::optional<Side> side) {
    if (side == seat_) return;
    turn_.reset();
    forget();
    seat_ = side;
}

const ToldGame* DeskGame::seen() const {
    if (!seat_ || conduct_.agreed()) return nullptr;
    if (!seen_) seen_.emplace(game_, *seat_);
    return seen_->hides() ? &*seen_ : nullptr;
}

Game DeskGame::as_seen(const Game& game) const {
    return seen() ? ToldGame(game, *seat_).game() : game;
}

const std::vector<std::string>& DeskGame::texts() const {
    if (!seen()) return texts_;
    if (!seen_texts_) {
        Game all = game_;
        while (all.texts().size() < texts_.size()) play_again(all, texts_[all.texts().size()]);
        seen_texts_ = ToldGame(all, *seat_).texts();
    }
    return *seen_texts_;
}

const std::vector<DeskGame::WrittenTurn>& DeskGame::written_turns() {
    if (!writing_) writing_ = start_;
    const std::vector<std::string>& texts = writing_->texts();
    while (!std::equal(texts.begin(), texts.end(), texts_.begin(),
                       texts_.begin() + std::min(texts.size(), texts_.size())))
        writing_->undo();
    written_.resize(texts.size());
    while (texts.size() < texts_.size()) {
        const std::string& text = texts_[texts.size()];
        const Side side = writing_->to_move();
        const int number = written_.empty() ? turn_number(start_.position())
                           : side == Side::light || written_.back().side == Side::dark
                               ? written_.back().number + 1
                               : written_.back().number;
        std::shared_ptr<const ListedMove> found;
        std::string shown = text;
        if (text != kNullMove && writing_->find(text, found) && found) {
            shown = san_of(*writing_, *found).value_or(text);
            writing_->play(*found);
        } else {
            play_again(*writing_, text);
        }
        written_.push_back({shown, number, side});
    }
    return written_;
}

std::optional<Game> DeskGame::recent() const {
    return seen() ? seen()->last_turn() : game_;
}

// The turn was composed of game().
void DeskGame::make(const ListedMove& whole) {
    if (seen()) {
        if (const PlayResult result = play_whole(whole.text); !result) throw fault_of(result);
        return;
    }
    turn_.reset();
    game_.play(whole);
    made(whole.text);
}

PlayResult DeskGame::play_whole(const std::string& text) {
    const std::size_t before = game_.turns_played();
    PlayResult result;
    if (seen()) {
        result = attempt(game_, text);
    } else {
        std::shared_ptr<const ListedMove> found;
        result = game_.find(text, found);
        if (!result) return result;
        turn_.reset();
        game_.play(*found);
    }
    if (game_.turns_played() == before) return result;
    turn_.reset();
    made(game_.texts().back());
    if (result) return result;
    DeskFault fault = fault_of(result);
    fault.turn_lost = true;
    throw fault;
}

// A turn that the side does not see to be possible, as a capture of what it does not see.
bool DeskGame::attempt_unlisted(Field from, Field to) {
    const Code code = game().position().at(from);
    if (!seen() || turn_ || code == kNoPiece || Cast::side(code) != seen()->side()) return false;
    const std::string& symbol = variant().cast().symbol(code);
    const PlayResult result =
        play_whole(fmt::format("{}{}-{}", symbol.size() > 1 ? "[" + symbol + "]" : symbol,
                               variant().board().name(from), variant().board().name(to)));
    if (is_refused_attempt(result)) throw fault_of(result);
    return bool(result);
}

}  // namespace acedrex::program
