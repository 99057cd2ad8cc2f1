// A game being played, with its moves by name. The one door for programs: the command line, the scripted
// tests and embedders need nothing else but variant.hpp and setup.hpp.
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
    Move move;                     ///< as the machine makes it
    std::string text;              ///< long form, unambiguous within the listing
    std::vector<PlyRecord> plies;  ///< what it does, ply by ply
    std::vector<Edit> edits;       ///< of the move
    bool self_check = false;       ///< it leaves the mover's own royal piece in check, and loses
};

/// Legal moves of one position.
struct Listing {
    std::vector<std::shared_ptr<const ListedMove>> moves;  ///< in a stable order
    bool complete = true;                                  ///< false where a budget cut the listing
};

/// What became of a move given as text. The three ways to fail are told apart.
struct PlayResult {
    /// Played, or why it was not.
    enum class Kind { played, not_notation, not_legal, ambiguous };
    Kind kind = Kind::played;  ///< played, or why not
    std::string text;          ///< played: the long form
    std::string reason;        ///< else: one sentence
    std::string rule;          ///< not_legal: a short stable name of the rule that forbids it
    std::string doubt;         ///< played: a check or mate that the text marks and that is none; "": fine
    std::vector<std::string> near;       ///< nearest legal moves, or what an ambiguous one could be
    std::optional<std::string> marks{};  ///< of a text that is read by forms: what stands behind the move

    /// Was it played?
    explicit operator bool() const { return kind == Kind::played; }
    /// It was not, by this rule.
    static PlayResult not_legal(std::string rule, std::string reason, std::vector<std::string> near = {}) {
        return {Kind::not_legal, "", std::move(reason), std::move(rule), "", std::move(near)};
    }
};

/// The text of a turn without a move that the rules need not allow; analysts write so what is threatened.
constexpr std::string_view kNullMove = "--";

/// For one thread at a time; copies are independent of each other.
class Game {
  public:
    explicit Game(std::shared_ptr<const Variant> variant);            ///< from the variant's own setup
    Game(std::shared_ptr<const Variant> variant, Position position);  ///< from a position of the variant

    const GameState& state() const { return state_; }               ///< the same game, without text
    const Variant& variant() const { return state_.variant(); }     ///< its rules
    const Position& position() const { return state_.position(); }  ///< after the last turn
    Side to_move() const { return position().to_move(); }           ///< light or dark
    Status status() const;                                          ///< whether it goes on, and if not, why

    /// The legal moves by outcome, in a stable order; a draw does not end them, a win or a loss does. from:
    /// only those whose first ply starts there. limit: the listing has at most so many (0: the usual budget).
    /// captures_only: only those that capture a piece of the other side, or of neither. to: only those whose
    /// first ply ends there.
    Listing moves(std::optional<Field> from = std::nullopt, std::size_t limit = 0, bool captures_only = false,
                  std::optional<Field> to = std::nullopt) const;
    /// The fields where the first ply of the piece on `from` can end, whichever side it is of (sorted).
    std::vector<Field> ends(Field from) const;

    /// The fields of the side's pieces that attack what stands there (sorted); of its own side it is asked as
    /// if it were of the other one.
    std::vector<Field> attackers(Field at, Side side) const;
    /// The same position with the other side to move, as a game that begins there; nothing has just rushed.
    Game turned() const;

    /// A move from there that its piece could make, if only its movement counted; nothing: there is none.
    std::optional<std::string> unsafe_move(Field from) const;

    /// Finds the move that `text` names, without making it: on success `found` is set.
    PlayResult find(std::string_view text, std::shared_ptr<const ListedMove>& found) const;
    /// Plays the move that `text` names, in any notation that the variant reads.
    PlayResult play(std::string_view text);
    void play(const ListedMove& move);  ///< must be one that moves() has listed
    /// The turn passes to the other side without a move, whether or not the rules let it.
    void pass_anyway();
    bool undo();  ///< false at the beginning
    /// The game goes on from here, in the middle of a move, with this piece in the air; what was played is
    /// forgotten.
    void take_up(const Position::Air& air);
    std::size_t turns_played() const { return state_.turns_played(); }  ///< of both sides, since it began
    const std::vector<std::string>& texts() const { return texts_; }    ///< of these turns, in the long form

    std::string setup() const;                              ///< the setup string of the position
    std::string setup_after(const ListedMove& move) const;  ///< of the one that the move leads to
    std::optional<std::string> fen() const;                 ///< absent where FEN cannot tell it
    ToldFen told_fen() const;                               ///< likewise, with the fact that FEN lacks

  private:
    // Listings of one position, by starting field.
    using Known = std::vector<std::pair<std::optional<Field>, Listing>>;

    GameState state_;
    std::vector<std::string> texts_;
    mutable Known known_;
    Known known_before_;  // of the position before the last turn
};

}  // namespace acedrex
