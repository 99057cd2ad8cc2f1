#include "shell/rehearsal.hpp"

#include <algorithm>
#include <random>
#include <vector>

#include "notation/find/game.hpp"

namespace acedrex::program {

namespace {

constexpr int kGames = 5;
constexpr int kTurns = 30;
constexpr int kScenes = 60;
constexpr std::size_t kMostRehearsed = 400;

using Variety = std::mt19937;

std::size_t one_of(Variety& random, std::size_t count) {
    return random() % count;
}

class Rehearsal {
  public:
    Rehearsal(std::shared_ptr<const Variant> variant, std::chrono::milliseconds patience)
        : patience_(patience), variant_(std::move(variant)) {
        sort();
    }

    void run() {
        const auto& setup = variant_->position_tables().setup;
        const bool empty = std::all_of(setup.begin(), setup.end(), [](Code c) { return c == kNoPiece; });
        for (int i = 0; i < kGames && !empty && !late(); ++i) play();
        for (int i = 0; i < kScenes && empty && !askers_.empty() && !late(); ++i)
            look(i % 2 == 0 ? Side::light : Side::dark, i % 4);
    }

  private:
    bool late() const { return std::chrono::steady_clock::now() - begin_ > patience_; }

    void play() {
        Game game(variant_);
        for (int i = 0; i < kTurns && !game.status().over() && !late(); ++i) {
            const Listing listing = game.moves(std::nullopt, kMostRehearsed);
            if (listing.moves.empty()) return;
            game.play(*listing.moves[one_of(random_, listing.moves.size())]);
        }
    }

    // Pieces here and there: a few, or up to half of the board; every third one that asks a script.
    void look(Side to_move, int crowd) {
        Position position(variant_->position_tables());
        const Board& board = variant_->board();
        for (Field f = 0; f < board.size(); ++f) {
            if (board.is_hole(f) || one_of(random_, 8) > static_cast<std::size_t>(crowd)) continue;
            const Code code = one_of(random_, 3) == 0 ? askers_[one_of(random_, askers_.size())]
                                                      : pieces_[one_of(random_, pieces_.size())];
            position.set(f, code, variant_->initial_tags(code, f), Edit::Why::setup);
        }
        position.set_to_move(to_move);
        position.forget_log();
        Game(variant_, std::move(position)).moves(std::nullopt, kMostRehearsed);
    }

    // The codes that pieces can have, and those of them whose movement asks a script.
    void sort() {
        for (Code code = 1; code < variant_->cast().codes(); ++code) {
            const bool neutral = variant_->piece(Cast::type(code)).owner == Owner::none;
            if (neutral != (Cast::side(code) == Side::none)) continue;
            const Movement& movement = variant_->movement(code);
            pieces_.push_back(code);
            if (movement.program.facts.asks(GuardKind::where) || movement.guards.facts.asks(GuardKind::where))
                askers_.push_back(code);
        }
    }

    std::chrono::milliseconds patience_;
    std::vector<Code> pieces_, askers_;
    std::shared_ptr<const Variant> variant_;
    Variety random_{1};  // the same each time
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace

std::optional<Diagnostic> rehearse(const std::shared_ptr<const Variant>& variant,
                                   std::chrono::milliseconds patience) {
    if (!variant->asks_scripts()) return std::nullopt;
    try {
        Rehearsal(variant, patience).run();
    } catch (const ScriptFault& fault) {
        return fault.diagnostic;
    }
    return std::nullopt;
}

}  // namespace acedrex::program
