// The protocol of XBoard, version 2.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "engine/command_lines.hpp"
#include "engine/engine_board.hpp"
#include "engine/thinker.hpp"

namespace acedrex::program {

class CecpEngine {
  public:
    explicit CecpEngine(EngineBoard& board) : board_(board) {}

    // The next line of the input, which is read from now on.
    std::optional<std::string> next_line() { return lines_.next(); }
    // Does what the line says; false: the program is to end.
    bool take(const std::string& line);
    // Waits for a search, and ends one that has no end of its own.
    void finish();

  private:
    enum class Doing { waits, plays, analyses };

    CommandLines::Heard hear(const std::string& line);
    void introduce() const;
    bool take_setting(const std::string& word, const std::string& rest);
    bool take_game(const std::string& word, const std::string& rest);
    void new_game();
    void choose_variant(const std::string& name);
    void set_up(const std::string& fen);
    void usermove(const std::string& text, bool named);
    void take_back(int turns);
    void take_level(const std::string& rest);
    void settle();
    void abandon();
    void make_found();
    void think();
    void analyse();
    void report(const Game& game, const SearchResult& found) const;
    void tell_result() const;
    Dialect dialect() const;

    EngineBoard& board_;
    Doing doing_ = Doing::waits;
    Side own_ = Side::dark;
    bool forced_ = false, posts_ = false, analyses_ = false;
    std::atomic<bool> discards_{false};  // what the search finds is not told
    int skill_ = kMostSkill, depth_ = 0, threads_ = 1;
    int moves_ = 0;                               // of a session, 0: of the whole game
    double seconds_ = 0, left_ = 300, more_ = 0;  // of a turn, 0: by the clock
    std::optional<FoundTurn> found_;              // by the search that is over
    Thinker thinker_;
    CommandLines lines_{[this](const std::string& line) { return hear(line); }};  // the last: it ends first
};

}  // namespace acedrex::program
