// A desk with one game on it, for pages and other front ends: a request in, an answer out, both JSON. What
// they may be is told in docs/desk.md.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "desk/desk_game.hpp"
#include "desk/desk_script.hpp"
#include "desk/desk_view.hpp"
#include "desk/thinking.hpp"
#include "notation/score/score.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

// For one thread at a time.
class Desk {
  public:
    static constexpr int kVersion = 1;

    // seat: who sits there at first.
    explicit Desk(HostOptions hosts, std::optional<Side> seat = std::nullopt);
    ~Desk();

    // One line of JSON to one line of JSON; never throws for what a request holds. "": it is answered later,
    // by tell.
    std::string answer(const std::string& request);

    // From now on searches run beside the desk, and what they find goes to tell.
    void think_apart(Beside& beside, std::function<void(const std::string&)> tell);
    bool thinks() const { return thinking_.runs(); }
    // Is there something that is answered later, or a turn of the computer's to come?
    bool is_awaited() const { return thinking_.is_awaited(); }

    // The script that lies open; nullptr: none.
    const DeskScript* script() const { return script_ ? &*script_ : nullptr; }

  private:
    struct Command {
        const char* name;
        Json (Desk::*run)(const Json& request);
        bool plays_again = false;  // moves that have been played before, however many
        bool makes = false;        // a move
        bool invites = false;      // the computer to move, where it is its turn then
    };
    static const std::vector<Command>& commands();
    static const Command& command(const std::string& wanted);
    Json answered(const Command& command, const Json& asked);

    Json list(const Json& request);
    Json open(const Json& request);
    Json view(const Json& request);
    Json targets(const Json& request);
    Json step(const Json& request);
    Json play(const Json& request);
    Json finish(const Json& request);
    Json cast(const Json& request);
    Json count(const Json& request);
    Json back(const Json& request);
    Json undo(const Json& request);
    Json redo(const Json& request);
    Json go_to(const Json& request);
    Json begin_anew(const Json& request);
    Json pass(const Json& request);
    Json say(const Json& request);
    Json setup(const Json& request);
    Json edit(const Json& request);
    Json figures(const Json& request);
    Json figure(const Json& request);
    Json thumbnail(const Json& request);
    Json score(const Json& request);
    Json comment(const Json& request);
    Json variation(const Json& request);
    Json within(const Json& request);
    Json moves(const Json& request);
    Json load(const Json& request);
    Json picture(const Json& request);
    Json read(const Json& request);
    Json check(const Json& request);
    Json update(const Json& request);
    Json card(const Json& request);
    Json import(const Json& request);
    Json annotate(const Json& request);
    Json solve(const Json& request);
    Json best(const Json& request);
    Json hint(const Json& request);
    Json thought(const Json& request);
    Json stop(const Json& request);
    Json computer(const Json& request);

    // The opponent and its searches.
    struct Later {};  // thrown where a request is answered later
    struct GameKey {
        const Variant* variant = nullptr;
        std::string start{};
        std::vector<std::string> turns{};
        bool operator==(const GameKey&) const = default;
    };
    struct Computer {
        Side side;
        int level;
        double seconds;
        Json id;
        bool drawn;
    };
    GameKey key() const;
    void refuse_secrets();  // throws where sides have some from each other
    // In the game as it is shown, or in all of it.
    void think(Thinking::Job job, Thinking::Listener listener, bool of_all = false);
    // The answer is made of what is found; throws Later.
    Json think_for(Thinking::Job job, bool progress, Json (*told_as)(const Json& found), bool of_all = false);
    // The same as the request has it: it may not wait.
    Json think_as_asked(const Json& request, Thinking::Job job, bool of_all = false);
    bool is_computers_turn();
    void let_computer_move();
    void play_found(const Json& found);
    void tell(const Json& id, const char* what, const Json& told) const;
    Json error_of(const DeskFault& fault) const;
    Json error_of(const ScriptFault& fault) const;

    DeskGame& game();
    Json shown();  // the view, with what is wrong with the script
    Json view_of_game(std::vector<Diagnostic>& faults);
    void seat(std::optional<Side> side);
    void need_all(const char* what) const;  // throws where the one who sits there may not know all
    Json chosen(const std::vector<Choice>& choices);
    void look(const Json& request);  // as it asks for
    Field field(const Json& request, const char* key);
    Code piece(const Json& request);
    Code piece_of_side(const Json& request);
    int pocket(const Json& request);
    Stored stored(const Json& request);
    void begin(const Game& game);
    ScoreMove* said_of(std::size_t move);  // nullptr: nothing
    ScoreMove& say_of(std::size_t move);
    void tell_said(Json& view);  // with comments and variations
    std::size_t move_in(const Json& request);
    ScoreLine line_from(std::size_t move);
    void keep_as_variation(std::size_t at, ScoreLine line, std::vector<ScoreLine> others);
    // What is asked for makes a move, perhaps instead of others.
    Json made(Json (Desk::*make)(const Json&), const Json& request);
    Position position_of(const std::string& text) const;

    HostOptions hosts_;
    std::optional<DeskScript> script_;
    std::unique_ptr<DeskGame> game_;
    std::vector<Diagnostic> faults_of_moves() const;
    std::vector<Diagnostic> of_moves_;  // those that new rules forbid, or that a score has wrong
    std::size_t failed_ply_ = 0;        // the first of them, from 1; 0: none
    // What is said of the game besides its moves; what of a move holds for the one with that text only.
    Score said_;
    std::vector<std::string> said_of_;
    Look look_;
    std::optional<Side> seat_;  // who sits there; absent: all is told
    struct Studio;
    // A figure that is shown, until another game begins.
    struct Shown;
    std::shared_ptr<Shown> figure_;
    Json told_figure();                        // null: none
    std::optional<std::size_t> figure_step();  // absent: the game has left it
    const Annotation* annotation();            // of the board as it is; nullptr: none
    void close_studio();                       // the scripts may be other ones now
    std::unique_ptr<Studio> studio_;           // for portraits on cards
    Json id_;                                  // of the request that is answered; discarded: none
    std::function<void(const std::string&)> tell_;
    std::optional<Computer> computer_;
    bool moves_for_computer_ = false;  // what runs is the computer's turn
    Json thought_ = Json::object();    // what was found last
    std::optional<Diagnostic> thought_failed_;
    Thinking thinking_;  // the last: it ends first
};

}  // namespace acedrex::program
