// What a definition of the Interactive Diagram becomes: a script, built part by part.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "import/diagram.hpp"
#include "import/script.hpp"
#include "shell/arguments.hpp"

namespace acedrex::program::imports {

class DiagramConverter {
  public:
    DiagramConverter(const Diagram& diagram, std::string file) : d_(diagram), file_(std::move(file)) {}
    Conversion run();

  private:
    int number(const std::string& key, int usual, Range range);
    std::string word(const std::string& key, const std::string& usual);
    void unsaid(const std::string& key, const std::string& value, int line, const std::string& consequence,
                Concerns concerns);
    void odd(const std::string& key, const std::string& consequence, Concerns concerns = Concerns::moves);
    Fields fields_of(const DiagramPiece& piece, const std::string& text);
    Fields of_dark(const DiagramPiece& piece, const Fields& light);
    int hand_of(const DiagramPiece& piece);
    bool is_royal(const std::string& name);
    std::string symbol_for(const DiagramPiece& piece) const;
    void write_pieces();
    void write_piece(const DiagramPiece& piece);
    void write_royals();
    void write_promotion();
    void write_castling();
    void write_pockets();
    void write_setup();
    std::string named(const std::string& id) const;

    struct Made {
        std::string name, symbol, move;
        Fields light, dark;
        int castles = 0;  // so many fields; 0: not at all
        int hand = 0;
        std::string id;
    };

    const Diagram& d_;
    std::string file_;
    std::set<std::string> read_;
    int files_ = 8, ranks_ = 8;
    std::vector<Made> made_;
    Fields holes_;
    Script script_;
    Lua rules_ = Lua::table();
    Conversion result_;
};

}  // namespace acedrex::program::imports
