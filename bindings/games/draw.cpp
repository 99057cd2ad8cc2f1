#include "games/draw.hpp"

#include <algorithm>

#include "notation/position/setup.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {
namespace {

std::string drawn(const Variant& variant, Code code) {
    if (code == kNoPiece) return ".";
    const std::string text = symbol_of(variant, code);
    return text.size() == 1 ? text : text.substr(1, text.size() - 2);
}

std::string padded(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

// A line for each pocket that is not empty: "in reserve: Q R p", "in safe: Q".
std::string reserves(const Variant& variant, const Position& position) {
    std::string text;
    const std::vector<std::string>& names = variant.pockets().names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::vector<Code> held = reserve_of(variant, position, static_cast<int>(i));
        if (held.empty()) continue;
        text += "\n  in " + (names[i].empty() ? "reserve" : names[i]) + ":";
        for (const Code code : held) text += " " + drawn(variant, code);
    }
    return text;
}

// "  tags: a2 high, d4 stunned:2": what is told of pieces that nothing on the board shows.
std::string tags_line(const Variant& variant, const Position& position) {
    std::string text;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const std::string tags = own_tags(variant, position.tags(f)); !tags.empty())
            text += (text.empty() ? "\n  tags: " : ", ") + variant.board().name(f) + " " + tags;
    return text;
}

std::string draw_part(const Variant& variant, const Position& position, const std::map<Field, char>& marks,
                      const BoardPart& part, std::size_t width) {
    const Board& board = variant.board();
    const std::size_t margin = std::to_string(part.ranks).size();
    std::string text = part.name.empty() ? "" : "  " + part.name + ":\n";
    for (int rank = part.ranks - 1; rank >= 0; --rank) {
        text += "  " + padded(std::to_string(rank + 1), margin) + " ";
        for (int file = 0; file < part.files; ++file) {
            const auto f = static_cast<Field>(part.first + rank * part.files + file);
            const auto mark = marks.find(f);
            text += " " + padded(board.is_hole(f) ? " " : drawn(variant, position.at(f)), width);
            text += mark == marks.end() ? ' ' : mark->second;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    text += "  " + std::string(margin + 1, ' ');
    for (int file = 0; file < part.files; ++file) text += " " + padded(file_name(file), width) + " ";
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
}

}  // namespace

std::string own_tags(const Variant& variant, Tags tags) {
    constexpr Tags kOfTheMachine = kRushTag | kCastlingTag | kPromotionTag | kRushedTag | kMovedTag;
    std::string text;
    for (const Tag& tag : variant.tags().all()) {
        const int left = tag.value(tags & ~(kOfTheMachine | variant.position_tables().promoted_tag));
        if (left == 0) continue;
        text += (text.empty() ? "" : " ") + tag.name;
        if (left != tag.no_limit()) text += ":" + std::to_string(left);
    }
    return text;
}

std::string draw_board(const Variant& variant, const Position& position, const std::map<Field, char>& marks,
                       const std::string& words) {
    const Board& board = variant.board();
    std::size_t width = file_name(board.files() - 1).size();
    for (int f = 0; f < board.size(); ++f)
        width = std::max(width, drawn(variant, position.at(static_cast<Field>(f))).size());
    std::string text;
    for (const BoardPart& part : board.parts()) text += draw_part(variant, position, marks, part, width);
    text.pop_back();
    const std::string below = words.empty() ? std::string(to_string(position.to_move())) + " to move" : words;
    return text + tags_line(variant, position) + reserves(variant, position) + "\n  " + below;
}

}  // namespace acedrex
