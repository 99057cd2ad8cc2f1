// UCI, as Fairy-Stockfish speaks it of variants.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/engine_board.hpp"
#include "engine/thinker.hpp"

namespace acedrex::program {

class UciEngine {
  public:
    explicit UciEngine(EngineBoard& board) : board_(board) {}

    // Does what the line says; false: the program is to end.
    bool take(const std::string& line);
    // Waits for a search, and ends one that has no end of its own.
    void finish();

  private:
    void introduce() const;
    void set_option(const std::string& line);
    void tell_threads() const;
    void choose_variant(const std::string& name);
    void set_position(const std::string& line);
    void go(const std::string& line);
    void perft(int depth);
    void show() const;
    std::string chances(const Game& game, const SearchLine& line) const;
    void report(const Game& game, const SearchResult& found) const;

    EngineBoard& board_;
    Thinker thinker_;
    Dialect dialect_;
    int skill_ = kMostSkill, lines_ = 1, threads_ = 1;
    bool endless_ = false, shows_chances_ = false;
};

}  // namespace acedrex::program
