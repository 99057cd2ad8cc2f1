// A game being played, with its moves as text. The command line, the scripted tests and programs that embed
// acedrex use this class.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game_state.hpp"
#include "notation/move/record.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

/// A legal move with its text and what it does.
struct ListedMove {
    Move move;                     ///< for make_move()
    std::string text;              ///< long form, unambiguous within the listing
    std::vector<PlyRecord> plies;  ///< its effects, ply by ply
    std::vector<Edit> edits;       ///< the changes to the position
    bool self_check = false;       ///< true if it leaves the mover's royal piece in check, and loses
};

/// Legal moves of one position.
struct Listing {
    std::vector<std::shared_ptr<const ListedMove>> moves;  ///< in a stable order
    bool complete = true;                                  ///< false if a budget or limit cut the listing
};

/// The result of a move given as text. There are three kinds of failure.
struct PlayResult {
    /// Played, or the kind of failure.
    enum class Kind { played, not_notation, not_legal, ambiguous };
    Kind kind = Kind::played;       ///< played, or the kind of failure
    std::string text;               ///< played: the long form
    std::string reason;             ///< otherwise: one sentence
    std::string rule;               ///< not_legal: the short stable name of the rule that forbids it
    std::string doubt;              ///< played: a check or mate that the text marks wrongly; "": none
    std::vector<std::string> near;  ///< the nearest legal moves, or the moves that an ambiguous text fits
    std::optional<std::string> marks{};  ///< in a notation by forms: the signs behind the move

    /// Was it played?
    explicit operator bool() const { return kind == Kind::played; }
    /// A move that this rule forbids.
    static PlayResult not_legal(std::string rule, std::string reason, std::vector<std::string> near = {}) {
        return {Kind::not_legal, "", std::move(reason), std::move(rule), "", std::move(near)};
    }
};

/// The text of a null move: the turn passes although the rules need not allow it. Analysts write threats so.
constexpr std::string_view kNullMove = "--";

/// For one thread at a time; copies are independent of each other.
class Game {
  public:
    explicit Game(std::shared_ptr<const Variant> variant);            ///< from the variant's own setup
    Game(std::shared_ptr<const Variant> variant, Position position);  ///< from a position of the variant

    const GameState& state() const { return state_; }               ///< the game without texts
    const Variant& variant() const { return state_.variant(); }     ///< its rules
    const Position& position() const { return state_.position(); }  ///< after the last turn
    Side to_move() const { return position().to_move(); }           ///< light or dark
    Status status() const;  ///< whether the game goes on, and if not, why

    /// The legal moves, one for each outcome, in a stable order; none after a win or a loss (a draw does not
    /// end the listing). from: only those whose first ply starts there. limit: at most so many (0: the usual
    /// budget). captures_only: only those that capture a piece of the other side, or a neutral one. to: only
    /// those whose first ply ends there.
    Listing moves(std::optional<Field> from = std::nullopt, std::size_t limit = 0, bool captures_only = false,
                  std::optional<Field> to = std::nullopt) const;
    /// The fields where the first ply of the piece on `from` can end, also of the side not to move (sorted).
    std::vector<Field> ends(Field from) const;

    /// The fields of the side's pieces that attack the piece on `at` (sorted). A piece of the side itself is
    /// treated as an enemy.
    std::vector<Field> attackers(Field at, Side side) const;
    /// The same position with the other side to move, as a game that begins there; nothing has just rushed.
    Game turned() const;

    /// The text of a move that the movement of the piece allows, though not the other rules; absent: none.
    std::optional<std::string> unsafe_move(Field from) const;

    /// Finds the move that `text` names, without making it: on success `found` is set.
    PlayResult find(std::string_view text, std::shared_ptr<const ListedMove>& found) const;
    /// Plays the move that `text` names, in any notation that the variant reads.
    PlayResult play(std::string_view text);
    void play(const ListedMove& move);  ///< the move must come from moves() or find()
    /// Plays a null move: the turn passes to the other side, whether or not the rules allow it.
    void pass_anyway();
    bool undo();  ///< takes back the last turn; false if there is none
    /// Continues in the middle of a move, with this piece in the air. Earlier turns are forgotten and cannot
    /// be taken back.
    void take_up(const Position::Air& air);
    std::size_t turns_played() const { return state_.turns_played(); }  ///< of both sides, since it began
    const std::vector<std::string>& texts() const { return texts_; }    ///< of these turns, in the long form

    std::string setup() const;                              ///< the setup string of the position
    std::string setup_after(const ListedMove& move) const;  ///< of the one that the move leads to
    std::optional<std::string> fen() const;                 ///< absent if FEN cannot express the position
    ToldFen told_fen() const;                               ///< the FEN, or the fact that FEN cannot express

  private:
    // Listings of one position, by starting field.
    using Known = std::vector<std::pair<std::optional<Field>, Listing>>;

    GameState state_;
    std::vector<std::string> texts_;
    mutable Known known_;
    Known known_before_;  // of the position before the last turn
};

}  // namespace acedrex
