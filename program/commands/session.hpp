// A game between two people who share one input: moves and commands, a line each.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/draw.hpp"
#include "notation/find/begun_turn.hpp"
#include "notation/find/conduct.hpp"
#include "notation/find/told_game.hpp"
#include "notation/move/notation.hpp"
#include "notation/score/score.hpp"

namespace acedrex::program {

class Opponent;

class Session {
  public:
    // variant: what the game was called by when it was begun: a slug, or a path, with options. chatty: draws
    // the board after every move. score: what the game was read from, if it was. hash: of the scripts.
    Session(Game game, std::string variant, bool chatty, std::optional<Score> score = std::nullopt,
            std::string hash = "");

    // Does what a line says. Answers go to stdout; a line that could not be done is explained on stderr and
    // gives false.
    bool take(const std::string& line);
    bool finished() const { return finished_; }
    // Has a turn been begun that is not whole yet?
    bool in_a_turn() const { return turn_ != nullptr; }

    void look_from_dark() { view_ = View::dark; }
    // Only this side is told what happens, also while the other one plays.
    void tell_only(Side side) { as_ = side; }

    // Where sides have secrets from each other, the one that is to move sits down before it is told anything.
    // Is another one to sit there now? Then the screen is to be covered.
    bool changes_seats() const { return chatty_ && !as_ && has_secrets() && sits_ != game_.to_move(); }
    bool anyone_sits() const { return sits_.has_value(); }
    void sit_down() { sits_ = game_.to_move(); }
    Side to_move() const { return game_.to_move(); }

    // A search plays the turns of these sides, and gives hints.
    void play_by(std::shared_ptr<Opponent> opponent) { opponent_ = std::move(opponent); }
    // Is it to play now? Not in the midst of a turn that a person has begun.
    bool waits_for_opponent() const;
    // It does; false where it was stopped, or knew no turn.
    bool let_opponent_play();

    std::string prompt() const;
    void show_board() const;
    std::vector<std::string> words_to_complete() const;  // commands, and the moves that are legal now

  private:
    struct Word {
        const char* name;
        const char* argument;
        const char* about;
        bool (Session::*run)(const std::string& argument);
    };
    static const std::vector<Word>& vocabulary();

    bool move(const std::string& text);
    bool whole_move(const std::string& text);
    bool part(const std::string& text, bool goes_on);
    bool played(Side mover, const PlayResult& result, const std::string& written);
    bool said(const ToldMove& told, const std::string& text);
    bool tell(const Conduct::Answer& answer);
    bool undo(const std::string&);
    bool take_back_move();
    bool back(const std::string&);
    bool end(const std::string&);
    bool resign(const std::string&);
    bool draw(const std::string&);
    bool accept(const std::string&);
    bool decline(const std::string&);
    bool moves(const std::string& field);
    bool hint(const std::string&);
    bool best(const std::string& lines);
    bool may_be_judged() const;
    Opponent& adviser();
    bool is_computers(Side side) const;
    bool turns(const std::string&);
    bool board(const std::string&);
    bool flip(const std::string&);
    bool setup(const std::string&);
    bool picture(const std::string& path);
    bool save(const std::string& path);
    bool load(const std::string& path);
    bool help(const std::string&);
    bool quit(const std::string&);

    bool refuse(const std::string& reason) const;  // says why, and gives false
    bool refuse_move(const PlayResult& result, const std::string& text) const;
    void show_part() const;
    void of_turns_start(const char* what) const;
    Side answering() const;
    bool has_secrets() const { return game_.variant().views() && !is_over(); }
    std::optional<Side> told_side() const;
    ToldGame told() const { return ToldGame(game_, told_side()); }
    void begin_turn();
    bool is_over() const { return conduct_.agreed().has_value() || game_.status().over(); }
    std::string result_words() const;
    void announce_result() const;
    Score score() const;
    void take_score(Score score);
    bool load_score(const std::string& path);
    bool load_lines(const std::string& path);
    bool is_of_this_variant(const std::string& name) const;
    // Plays the lines of a file from the start; the line and reason of the first that cannot be played.
    std::optional<std::string> replay(const std::string& path, const std::string& text);

    Game start_;  // without moves
    Game game_;
    Score score_;  // its tags, and what is said of the moves of the game
    std::string hash_;
    std::string variant_;
    std::optional<Side> as_;           // the only side that is told
    std::optional<Side> sits_;         // the side that sits at the terminal, where there are secrets
    std::unique_ptr<Game> seen_;       // that a turn has been begun on, where its side does not see all
    std::unique_ptr<BegunTurn> turn_;  // of the game; there where some of it has been entered
    View view_ = View::light;
    bool chatty_;
    bool finished_ = false;
    bool silent_ = false;  // while a file is replayed
    bool secret_ = false;  // nor is it told what stands in it
    Conduct conduct_;
    std::shared_ptr<Opponent> opponent_;
};

}  // namespace acedrex::program
