#include "engine/xboard_setup.hpp"

#include <fmt/core.h>

#include <sstream>

#include "engine/xboard_names.hpp"
#include "export/diagram.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program {

namespace {

// By their places XBoard draws pieces, and takes the first for the Pawn and the last for the King.
constexpr std::string_view kPlaces = "PNBRQFEACWMOHIJGDVLSUK";

// Its boards.
const FreeBoard kMostOfXboard{16, 16};

// The letters at their places; "" where there are more than places.
std::string at_places(const std::string& letters) {
    std::string places(kPlaces.size(), '.');
    std::string homeless;
    for (const char letter : letters) {
        const std::size_t place = kPlaces.find(letter);
        if (place == kPlaces.npos)
            homeless += letter;
        else
            places[place] = letter;
    }
    // Others take places in the middle, which are drawn as pieces that they are not.
    for (const char letter : homeless) {
        std::size_t free = 5;
        while (free + 1 < places.size() && places[free] != '.') ++free;
        if (free + 1 >= places.size()) return "";
        places[free] = letter;
    }
    return places;
}

}  // namespace

XboardSetup xboard_setup(const Table& table) {
    XboardSetup setup;
    // Asked first, as it takes long to find out how the pieces of large games go.
    if (table.variant->cast().types() > static_cast<int>(kPlaces.size()))
        return {{}, "it has more kinds of pieces than XBoard draws"};
    if (begins_otherwise_in_xboard(table.variant->spec()))
        return {{}, "XBoard begins its game of this name from another position"};
    try {
        const exports::Exported told =
            exports::diagram_of(exports::study(*table.host, table.variant, kMostOfXboard));
        std::string letters;
        std::istringstream lines(told.text);
        // NAME:LETTER:BETZA:IMAGE:FIELDS
        for (std::string line; std::getline(lines, line);) {
            const std::size_t first = line.find(':');
            const std::size_t second = line.find(':', first + 1);
            const std::size_t third = line.find(':', second + 1);
            if (first == line.npos || third == line.npos) continue;
            const std::string letter = line.substr(first + 1, second - first - 1);
            letters += letter;
            setup.lines.push_back(
                fmt::format("piece {}& {}", letter, line.substr(second + 1, third - second - 1)));
        }
        const Game game(table.variant, table.position);
        const auto fen = game.fen();
        const std::string places = at_places(letters);
        if (!fen) return {{}, "FEN does not express its first position"};
        if (places.empty()) return {{}, "it has more kinds of pieces than XBoard draws"};
        const Board& board = table.variant->board();
        setup.lines.insert(setup.lines.begin(),
                           fmt::format("setup ({}{}) {}x{}+0_normal {}", places, in_small_letters(places),
                                       board.files(), board.ranks(), *fen));
    } catch (const exports::Untold& untold) {
        return {{}, untold.why};
    }
    return setup;
}

}  // namespace acedrex::program
