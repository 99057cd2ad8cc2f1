// A game at a desk: what has been played and taken back, and the turn that has been begun. Moves are entered
// by fields, ply by ply, or by their text.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "english/turn_words.hpp"
#include "notation/find/begun_turn.hpp"
#include "notation/find/conduct.hpp"
#include "notation/find/game.hpp"
#include "notation/find/told_game.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// Why a request cannot be done; nothing has changed then.
struct DeskFault {
    std::string message;
    std::string rule{"request"};      // a short stable name; "request": what is asked for is not told right
    std::vector<std::string> near{};  // what could have been meant
    std::size_t ply = 0;              // of several moves the first that fails, from 1; 0: none
    bool turn_lost = false;           // the turn was lost by it: this alone has changed
};

// What is wrong with a position, all of it, in the words of the command line.
DeskFault no_position(const std::vector<Diagnostic>& faults);

// Why a text is no turn here.
DeskFault fault_of(const PlayResult& result);

// It is the other side's, and the one that sits there sees not all.
DeskFault not_ones_turn(const ToldGame& seen);

// Where a click leads, and in how many ways.
struct Target {
    Field field;
    const char* kind;  // "captures", "activates", "goes", "drops" or "other"
    int ways = 0;
    int action = 0;  // that all of these are (Turn::actions); 0: none
};

// What waits beside the board.
struct Stored {
    Code piece;
    int pocket;
    std::optional<std::string> kept{};  // as a setup string has it; absent: whatever it has kept
};

// A complete move, to be chosen among several.
struct Choice {
    std::string text;
    Code piece = kNoPiece;  // what comes to stand: the piece, or what it becomes
};

// The position within a turn; the piece in the air is told with it.
Position during(BegunTurn& turn);

class DeskGame;
DeskFault no_ply(const DeskGame& game, std::size_t ply);  // it has not so many moves
// Where a reason was judged by what a side may not see.
constexpr const char* kWhyUntold = "a move cannot be played; why is not told to a side";

class DeskGame {
  public:
    explicit DeskGame(Game start);
    // What refers to the game stays where it is.
    DeskGame(const DeskGame&) = delete;
    DeskGame& operator=(const DeskGame&) = delete;

    // Who sits at it: what is told, and how turns are entered, is made of the game as that side sees it, and
    // its turns are attempts. Absent: all is told. A turn that has been begun is given up where that changes.
    void seat(std::optional<Side> side);
    // The game as the one who sits there sees it; nullptr: that is all of it, also after its end.
    const ToldGame* seen() const;
    Game as_seen(const Game& game) const;  // another one of the same variant, likewise
    bool waits() const { return seen() && game_.to_move() != seen()->side(); }  // it is the other side's turn

    const Game& start() const { return start_; }  // whoever sits there
    const Game& truth() const { return game_; }   // likewise
    // As it is seen. What one side sees alone begins where the game stands, without the turns before.
    const Game& game() const { return seen() ? seen()->game() : game_; }
    // A game whose last turn is the one that was made last; as a side sees it, none where that is not known.
    std::optional<Game> recent() const;
    const Variant& variant() const { return game_.variant(); }
    Side speaker() const { return seen() ? seen()->side() : game_.to_move(); }  // who resigns and offers
    const Conduct& conduct() const { return conduct_; }
    // How the moves that are shown have ended, if not by the rules: as the players have agreed, or as it was
    // read. What was read may be played on.
    std::optional<Conduct::Agreement> ended() const;
    void ends(const std::optional<Conduct::Agreement>& as_read);

    // Of all turns as they are seen, also those that were taken back; the first shown() of them lead to the
    // position.
    const std::vector<std::string>& texts() const;
    const std::vector<std::string>& true_texts() const { return texts_; }
    // The same turns as players write them, with the numbers that they have in a list by pairs.
    struct WrittenTurn {
        std::string text;  // in the classical notation where that has it, else the long form
        int number;
        Side side;
    };
    const std::vector<WrittenTurn>& written_turns();
    std::size_t shown() const { return game_.texts().size(); }

    // The turn that has been begun; nullptr: none.
    const BegunTurn* pending() const { return turn_.get(); }
    // What may come next in the turn; nothing where that is any move, and where the game is over.
    std::vector<PartsAhead> ahead();
    std::optional<BegunTurn::Activated> in_air();
    bool may_end() { return turn_ && turn_->may_end(); }
    // Within the turn, where one has been begun; the piece in the air is told with it.
    Position position();
    bool is_over() const;
    const Status& status() const;

    std::vector<Target> targets(Field from);
    std::vector<Target> drops(const Stored& stored);
    // Why the piece on that field, or beside the board, has no target.
    DeskFault reason(Field from);
    DeskFault reason(const Stored& stored);

    // Makes a ply, a part or a whole turn. Where fields alone do not tell which: the choices, and nothing is
    // changed.
    std::vector<Choice> step(Field from, Field to);
    std::vector<Choice> drop(const Stored& stored, Field to);
    void begin(const std::string& text);  // a turn that is not whole
    void play(const std::string& text);   // a whole turn, or what can follow in the one that has been begun
    void pass();
    bool can_pass();

    struct Endings {
        std::vector<Choice> moves;
        bool complete = true;
    };
    // The complete moves that begin as the turn that has been begun.
    Endings endings(std::size_t most);

    bool can_undo() const;  // as a side sees it, turns of its own alone
    bool back();            // takes back one ply or part, else a turn
    bool undo();
    bool redo();
    void go_to(std::size_t turns);  // at most texts().size()
    // After a request that has been stopped in the midst of a search: the turn that has been begun is made
    // anew.
    void begin_again();
    Conduct::Answer say(Conduct::Answer (Conduct::*what)(Side), Side by);

  private:
    BegunTurn& turn();  // that has been begun, or may be
    const std::vector<BegunTurn::Way>& ways_from(Field from);
    std::vector<BegunTurn::Way> ways_to(Field from, Field to);
    std::vector<Choice> take_one(const std::vector<BegunTurn::Way>& ways);
    void take(const BegunTurn::Way& way);
    void make(const ListedMove& whole);
    PlayResult play_whole(const std::string& text);
    bool attempt_unlisted(Field from, Field to);
    void made(const std::string& text);
    void play_again(Game& game, const std::string& text) const;
    void need_open() const;
    void need_turn() const;
    void forget();  // what was found of the position, which is another one now

    Game start_;  // without moves
    Game game_;
    std::vector<std::string> texts_;
    std::vector<WrittenTurn> written_;  // of texts_, or of what these were before
    std::optional<Game> writing_;       // the game after these
    std::optional<Side> seat_;
    mutable std::optional<ToldGame> seen_;
    mutable std::optional<std::vector<std::string>> seen_texts_;
    std::unique_ptr<BegunTurn> turn_;    // of game(); not empty
    std::unique_ptr<BegunTurn> before_;  // of game(); empty: what may begin
    mutable std::optional<Status> status_;
    std::optional<std::pair<Field, std::vector<BegunTurn::Way>>> asked_;
    Conduct conduct_;
    std::optional<Conduct::Agreement> read_end_;  // of the moves that were read
    std::vector<std::string> read_texts_;
};

}  // namespace acedrex::program
