// UCI, as Fairy-Stockfish speaks it of variants.
#pragma once

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/command_lines.hpp"
#include "engine/engine_board.hpp"
#include "engine/thinker.hpp"

namespace acedrex::program {

class UciEngine {
  public:
    explicit UciEngine(EngineBoard& board) : board_(board) {}

    // The next line of the input, which is read from now on.
    std::optional<std::string> next_line() { return lines_.next(); }
    // Does what the line says; false: the program is to end.
    bool take(const std::string& line);
    // Waits for a search, and ends one that has no end of its own.
    void finish();

  private:
    using Words = std::vector<std::string>;
    static const std::map<std::string, void (UciEngine::*)(const Words&)>& commands();
    CommandLines::Heard hear(const std::string& line);
    void introduce(const Words& words);
    void set_option(const Words& words);
    void apply_option(const std::string& name, const std::string& value);
    void tell_threads() const;
    void choose_variant(const std::string& name);
    void set_position(const Words& words);
    void go(const Words& words);
    void perft(int depth);
    void show(const Words& words);
    void begin_game(const Words& words);
    std::string chances(const Game& game, const SearchLine& line) const;
    void report(const Game& game, const SearchResult& found) const;

    EngineBoard& board_;
    Thinker thinker_;
    std::atomic<bool> ends_count_{false};  // for the thread that reads
    Dialect dialect_;
    int skill_ = kMostSkill, lines_told_ = 1, threads_ = 1;
    bool endless_ = false, ponders_ = false, shows_chances_ = false;
    CommandLines lines_{[this](const std::string& line) { return hear(line); }};  // the last: it ends first
};

}  // namespace acedrex::program
