#include "draw.hpp"

#include <algorithm>
#include <cctype>

namespace acedrex {
namespace {

std::string symbol_of(const Variant& variant, Code code) {
    if (code == kNobody) return ".";
    std::string text = variant.cast().symbol(code);
    if (Cast::side(code) == Side::dark)
        std::transform(text.begin(), text.end(), text.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string padded(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

}  // namespace

std::string draw_board(const Variant& variant, const Position& position, const std::map<Field, char>& marks) {
    const Board& board = variant.board();
    std::size_t width = file_name(board.files() - 1).size();
    for (int f = 0; f < board.size(); ++f)
        width = std::max(width, symbol_of(variant, position.at(static_cast<Field>(f))).size());
    const std::size_t margin = std::to_string(board.ranks()).size();

    std::string text;
    for (int rank = board.ranks() - 1; rank >= 0; --rank) {
        text += "  " + padded(std::to_string(rank + 1), margin) + " ";
        for (int file = 0; file < board.files(); ++file) {
            const auto f = static_cast<Field>(rank * board.files() + file);
            const auto mark = marks.find(f);
            text += " " + padded(board.is_hole(f) ? " " : symbol_of(variant, position.at(f)), width);
            text += mark == marks.end() ? ' ' : mark->second;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    text += "  " + std::string(margin + 1, ' ');
    for (int file = 0; file < board.files(); ++file) text += " " + padded(file_name(file), width) + " ";
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n  " + std::string(to_string(position.to_move())) + " to move";
}

}  // namespace acedrex
