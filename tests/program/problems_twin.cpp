#include "program/problems_twin.hpp"

#include <functional>
#include <optional>

#include "base/ranges.hpp"
#include "game/list_options.hpp"
#include "legality/legal.hpp"
#include "notation/find/finding.hpp"

namespace acedrex::testing {

using program::Stipulation;
using Play = Stipulation::Play;
using Aim = Stipulation::Aim;

std::string told_by_fields(const Variant& variant, const Move& move) {
    std::string text = " " + variant.board().name(move.from) + variant.board().name(move.to);
    if (move.promoted != 0) text += "=" + variant.cast().symbol(move.promoted);
    return text;
}

namespace {

class Twin {
  public:
    Twin(const GameState& game, const Stipulation& asked) : game_(game), asked_(asked) {}

    std::set<std::string> solutions() {
        const bool keys = asked_.is_battle() && !asked_.series;
        std::set<std::string> found;
        if (keys) {
            if (asked_.play == Play::reflex && can_reach()) return found;
            MoveList list;
            game_.list(list, ListOptions{});
            const std::vector<std::string> texts = move_texts(game_.variant(), game_.position(), list);
            std::size_t move = 0;
            each_move([&](const std::string&) {
                if (attacked(asked_.moves)) found.insert(texts[move]);
                ++move;
                return true;
            });
            return found;
        }
        lines(asked_.plies(), "", found);
        return found;
    }

  private:
    // Makes each move, until the function returns false.
    void each_move(const std::function<bool(const std::string& text)>& visit) {
        MoveList list;
        game_.list(list, ListOptions{});
        for (const Move& move : list.moves) {
            const GameState before = game_;
            const std::string text = told_by_fields(game_.variant(), move);
            game_.play(move, list.edits.data());
            captured_ = ranges::any_of(game_.last_turn(), [](const Edit& e) { return e.takes(); });
            end_ = move.to;
            const bool more = visit(text);
            game_ = before;
            if (!more) return;
        }
    }
    bool has_moves() {
        bool some = false;
        each_move([&](const std::string&) {
            some = true;
            return false;
        });
        return some;
    }
    bool pass() {
        Position position = game_.position();
        LegalMoves legal(game_.variant(), position);
        if (legal.in_check(position.to_move())) return false;
        position.set_to_move(other(position.to_move()));
        position.forget_rushes();
        game_ = GameState(game_.shared_variant(), position);
        return true;
    }
    // The last move, of the side that is not to move.
    bool reached() {
        const Status status = game_.status();
        switch (asked_.aim) {
            case Aim::mate:
                return status.kind == StatusKind::checkmate;
            case Aim::stalemate:
                return status.reason == "stalemate";  // whoever wins by it
            case Aim::win:
                return status.winner == other(game_.position().to_move());
            case Aim::reach:
                return end_ == asked_.target;
            case Aim::capture:
                break;
        }
        return captured_;
    }
    bool can_reach() {
        bool can = false;
        each_move([&](const std::string&) {
            can = reached();
            return !can;
        });
        return can;
    }
    bool attack(int n) {
        if (n == 0 || (asked_.play == Play::reflex && can_reach())) return false;
        bool can = false;
        each_move([&](const std::string&) {
            can = attacked(n);
            return !can;
        });
        return can;
    }
    bool attacked(int n) {
        if (asked_.play != Play::direct) return defend(n);
        return reached() || (n > 1 && defend(n - 1)) || (n == 1 && asked_.aim == Aim::win && defend(0));
    }
    bool defend(int n) {
        const bool reflex = asked_.play == Play::reflex || asked_.play == Play::semi_reflex;
        if (reflex && can_reach()) return true;
        if (reflex && n == 1) return false;
        bool all = has_moves();
        each_move([&](const std::string&) {
            all = asked_.play != Play::direct
                      ? (!reflex && reached()) || (n > 1 && attack(n - 1))
                      : (asked_.aim == Aim::win && game_.status().winner == game_.position().to_move()) ||
                            attack(n);
            return all;
        });
        return all;
    }
    void lines(int left, const std::string& so_far, std::set<std::string>& found) {
        each_move([&](const std::string& text) {
            const std::string line = so_far + text;
            if (left == 1) {
                const bool forces = asked_.play == Play::help_self || asked_.play == Play::self;
                if (forces ? forced() : reached()) found.insert(line);
                return true;
            }
            const bool passes = asked_.series && !(asked_.play == Play::help && left == 2);
            if (!passes || pass()) lines(left - 1, line, found);
            return true;
        });
    }
    // Does every reply reach the aim?
    bool forced() {
        bool all = has_moves();
        each_move([&](const std::string&) {
            all = reached();
            return all;
        });
        return all;
    }

    GameState game_;
    const Stipulation& asked_;
    bool captured_ = false;
    Field end_ = 0;
};

void add_games(const Position& target, const GameState& game, int plies, const std::string& so_far,
               std::set<std::string>& found) {
    const Position& now = game.position();
    if (plies == 0) {
        bool same = now.to_move() == target.to_move();
        for (Field f = 0; f < game.variant().board().size(); ++f) same = same && now.at(f) == target.at(f);
        if (same) found.insert(so_far);
        return;
    }
    MoveList list;
    game.list(list, ListOptions{});
    for (const Move& move : list.moves) {
        GameState after = game;
        after.play(move, list.edits.data());
        add_games(target, after, plies - 1, so_far + told_by_fields(game.variant(), move), found);
    }
}

}  // namespace

std::set<std::string> twin_games(const Position& target, const GameState& beginning, int plies) {
    std::set<std::string> found;
    add_games(target, beginning, plies, "", found);
    return found;
}

std::set<std::string> twin_solutions(const GameState& game, const Stipulation& asked) {
    return Twin(game, asked).solutions();
}

}  // namespace acedrex::testing
