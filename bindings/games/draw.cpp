#include "games/draw.hpp"

#include <algorithm>

#include "notation/position/setup.hpp"
#include "notation/position/stock.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

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

constexpr std::size_t kShownOfQueue = 4;

// A line for each queue that is not empty: "in majors, light: C1 CraA (turns 7 to 11), D1 Pao and 160 more".
std::string queues(const Variant& variant, const Position& position) {
    std::string text;
    for (const Queue& queue : queues_of(variant, position, kShownOfQueue)) {
        text += "\n  " + queue_name(variant, queue) + ":";
        for (const Waiting& piece : queue.next) {
            const std::string when = when_words(piece, queue.turn);
            text += (&piece == queue.next.data() ? " " : ", ") + piece.place +
                    (piece.place.empty() ? "" : " ") + drawn(variant, piece.piece) +
                    tags_text(variant, piece.kept) + (when.empty() ? "" : " (" + when + ")");
        }
        if (queue.count > queue.next.size())
            text += " and " + std::to_string(queue.count - queue.next.size()) + " more";
    }
    return text;
}

// "drops ask for: owed_piece 2".
std::string owed_line(const Variant& variant, const Position& position) {
    std::string text;
    for (const Owed& owed : owed_to_drops(variant, position))
        text += (text.empty() ? "\n  drops ask for: " : ", ") + owed_words(owed);
    return text;
}

// A line for each pocket that is not empty and no queue, light's pieces first: "in reserve: Q R p", "in safe:
// Q".
std::string reserves(const Variant& variant, const Position& position) {
    std::string text;
    const std::vector<std::string>& names = variant.pockets().names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (variant.pockets().queues[i] != 0) continue;
        std::vector<Pocketed> held = pocketed_in(variant, position, static_cast<int>(i));
        if (held.empty()) continue;
        std::stable_partition(held.begin(), held.end(),
                              [](const Pocketed& piece) { return Cast::side(piece.code) == Side::light; });
        text += "\n  in " + (names[i].empty() ? "reserve" : names[i]) + ":";
        for (const auto& [code, kept] : held) {
            const bool endless = position.reserve(code, static_cast<int>(i)) == Position::kEndless;
            text += " " + drawn(variant, code) + tags_text(variant, kept) + (endless ? " (without end)" : "");
        }
    }
    return text;
}

// "  tags: a2 high, d4 stunned:2": what is told of pieces that nothing on the board shows.
std::string tags_line(const Variant& variant, const Position& position) {
    std::string text;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const std::string tags = own_tags(variant, position, f); !tags.empty())
            text += (text.empty() ? "\n  tags: " : ", ") + variant.board().name(f) + " " + tags;
    return text;
}

struct Layout {
    const Variant& variant;
    const Position& position;
    const std::map<Field, char>& marks;
    std::size_t width;  // of a symbol
    std::string gap;    // between fields
    View view;
};

void add_part(const Layout& of, const BoardPart& part, std::vector<BoardLine>& lines) {
    const Board& board = of.variant.board();
    const std::size_t margin = std::to_string(part.ranks).size();
    if (!part.name.empty()) lines.push_back({{"  " + part.name + ":"}});
    const auto seen = [&](int n, int of_all) { return of.view == View::dark ? of_all - 1 - n : n; };
    for (int upward = part.ranks - 1; upward >= 0; --upward) {
        const int rank = seen(upward, part.ranks);
        BoardLine line{{"  " + padded(std::to_string(rank + 1), margin) + " "}};
        for (int across = 0; across < part.files; ++across) {
            const int file = seen(across, part.files);
            const auto f = static_cast<Field>(part.first + rank * part.files + file);
            const auto mark = of.marks.find(f);
            std::string text = padded(board.is_hole(f)            ? " "
                                      : of.position.is_unknown(f) ? "?"
                                                                  : drawn(of.variant, of.position.at(f)),
                                      of.width);
            text += mark == of.marks.end() ? ' ' : mark->second;
            line.push_back({of.gap + text, f});
        }
        lines.push_back(std::move(line));
    }
    std::string files = "  " + std::string(margin + 1, ' ');
    for (int across = 0; across < part.files; ++across)
        files += of.gap + padded(file_name(seen(across, part.files)), of.width) + " ";
    lines.push_back({{files}});
}

}  // namespace

std::string own_tags(const Variant& variant, const Position& position, Field f) {
    return own_tags(variant, position.tags(f), f);
}

std::string own_tags(const Variant& variant, Tags kept, Field at) {
    constexpr Tags kOfTheMachine = kRushTag | kCastlingTag | kPromotionTag | kRushedTag | kMovedTag;
    const Tags tags = kept & ~(kOfTheMachine | variant.position_tables().promoted_tag);
    std::string text;
    for (const Tag& tag : variant.tags().all())
        if (tag.told() && tag.value(tags) != 0 && !(tag.note && tag.noted(tags) == at))
            text += (text.empty() ? "" : " ") + tag_text(variant, tag, tags);
    return text;
}

std::vector<BoardLine> board_lines(const Variant& variant, const Position& position,
                                   const std::map<Field, char>& marks, View view, bool narrow) {
    const Board& board = variant.board();
    std::size_t width = file_name(board.files() - 1).size();
    for (int f = 0; f < board.size(); ++f)
        width = std::max(width, drawn(variant, position.at(static_cast<Field>(f))).size());
    std::vector<BoardLine> lines;
    for (const BoardPart& part : board.parts())
        add_part({variant, position, marks, width, narrow ? "" : " ", view}, part, lines);
    return lines;
}

std::string below_board(const Variant& variant, const Position& position, const std::string& words) {
    const std::string below = words.empty() ? std::string(to_string(position.to_move())) + " to move" : words;
    return tags_line(variant, position) + reserves(variant, position) + queues(variant, position) +
           owed_line(variant, position) + "\n  " + below;
}

std::string draw_board(const Variant& variant, const Position& position, const std::map<Field, char>& marks,
                       const std::string& words, View view) {
    std::string text;
    for (const BoardLine& line : board_lines(variant, position, marks, view)) {
        for (const BoardCell& cell : line) text += cell.text;
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    text.pop_back();
    return text + below_board(variant, position, words);
}

}  // namespace acedrex
