// Claim drawn setups from setup strings, for games that are made in scripts.
#include <algorithm>
#include <cctype>
#include <vector>

#include "board/board.hpp"
#include "games/bind_game.hpp"

namespace acedrex {
namespace {

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

bool same_letters(const std::string& a, const std::string& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

struct Item {
    std::string symbol;
    int file = 0;
    int rank = 0;
};

// "Kd1&", "[Fi]d1": the symbol and the field; the rest is not looked at.
std::optional<Item> read_item(const std::string& text) {
    Item item;
    std::size_t i = 0;
    if (!text.empty() && text[0] == '[') {
        const std::size_t close = text.find(']');
        if (close == std::string::npos) return std::nullopt;
        item.symbol = text.substr(1, close - 1);
        i = close + 1;
    } else if (!text.empty() && is_letter(text[0])) {
        item.symbol = text.substr(0, 1);
        i = 1;
    }
    const std::size_t letters = i;
    while (i < text.size() && is_letter(text[i])) ++i;
    const std::size_t digits = i;
    while (i < text.size() && is_digit(text[i])) ++i;
    const std::optional<int> file = file_number(text.substr(letters, digits - letters));
    if (item.symbol.empty() || !file || i == digits || i - digits > 3) return std::nullopt;
    item.file = *file;
    item.rank = std::stoi(text.substr(digits, i - digits)) - 1;
    return item;
}

}  // namespace

bool is_setup_string(const std::string& text) {
    if (text.find_first_of("0123456789+") != std::string::npos) return true;
    // The code alone: an empty board.
    const std::size_t begin = text.find_first_not_of(" \t\n\r");
    const std::size_t end = text.find_last_not_of(" \t\n\r");
    if (begin == std::string::npos) return true;
    for (std::size_t i = begin; i <= end; ++i)
        if (!is_letter(text[i])) return false;
    return true;
}

std::string drawn_setup(const std::string& setup_string, int files, int ranks,
                        const std::vector<std::string>& symbols) {
    std::vector<std::string> cells(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks), ".");
    std::string text = setup_string.substr(0, setup_string.find(';'));
    const std::size_t code = text.find_first_not_of(" \t\n\r");
    const std::size_t gap = text.find_first_of(" \t\n\r", code == std::string::npos ? 0 : code);
    text = gap == std::string::npos ? "" : text.substr(gap);
    std::string item;
    for (const char c : text + ",") {
        if (c != ',') {
            if (std::isspace(static_cast<unsigned char>(c)) == 0) item += c;
            continue;
        }
        const std::optional<Item> read = read_item(item);
        item.clear();
        if (!read || read->file >= files || read->rank < 0 || read->rank >= ranks) continue;
        if (std::none_of(symbols.begin(), symbols.end(),
                         [&](const std::string& symbol) { return same_letters(symbol, read->symbol); }))
            continue;
        cells[static_cast<std::size_t>(read->rank) * static_cast<std::size_t>(files) +
              static_cast<std::size_t>(read->file)] = read->symbol;
    }
    std::string drawn;
    for (int rank = ranks - 1; rank >= 0; --rank)
        for (int file = 0; file < files; ++file)
            drawn += cells[static_cast<std::size_t>(rank * files + file)] + (file + 1 < files ? " " : "\n");
    return drawn;
}

}  // namespace acedrex
