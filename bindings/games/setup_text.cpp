// Drawn setups from setup strings, for games that are made in scripts.
#include <algorithm>
#include <vector>

#include "base/ranges.hpp"
#include "games/bind_game.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"

namespace acedrex {
namespace {

struct Item {
    std::string_view symbol;
    int file = 0;
    int rank = 0;
};

// "Kd1&", "[Fi]d1": the symbol and the field; the rest is not looked at.
std::optional<Item> read_item(std::string_view text) {
    Cursor cursor(text);
    const std::string_view symbol = cursor.symbol();
    const std::optional<int> file = file_number(cursor.take_while(is_letter));
    const std::optional<int> rank = whole_number(cursor.take_while(is_digit), 3);
    if (symbol.empty() || !is_letter(symbol[0]) || !file || !rank) return std::nullopt;
    return Item{symbol, *file, *rank - 1};
}

}  // namespace

bool is_setup_string(const std::string& text) {
    if (text.find_first_of("0123456789+") != std::string::npos) return true;
    // The code alone: an empty board.
    const std::string_view code = trimmed(text);
    return ranges::all_of(code, is_letter);
}

std::string drawn_setup(const std::string& setup_string, int files, int ranks,
                        const std::vector<std::string>& symbols) {
    std::vector<std::string_view> cells(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks),
                                        ".");
    Cursor cursor(trimmed(cut(setup_string, ';').first));
    cursor.take_while([](char c) { return !is_space(c); });  // the code
    for (const std::string_view item : split(cursor.rest(), ',')) {
        const std::optional<Item> read = read_item(item);
        if (!read || read->file >= files || read->rank < 0 || read->rank >= ranks) continue;
        if (ranges::any_of(symbols,
                           [&](const std::string& symbol) { return same_letters(symbol, read->symbol); }))
            cells[static_cast<std::size_t>(read->rank * files + read->file)] = read->symbol;
    }
    std::string drawn;
    for (int rank = ranks - 1; rank >= 0; --rank)
        for (int file = 0; file < files; ++file)
            drawn.append(cells[static_cast<std::size_t>(rank * files + file)])
                .append(file + 1 < files ? " " : "\n");
    return drawn;
}

}  // namespace acedrex
