#include "drawing/tag_marks.hpp"

namespace acedrex::program {

const std::vector<TagMark>& tag_marks() {
    static const std::vector<TagMark> all{
        {kCastlingTag, "may castle", "M-4 4V-3H-2V-1H-1V-3H1V-1H2V-3H4V4Z"},
        {kRushTag, "may rush", "M-4 1L0 -4L4 1V4L0 -1L-4 4Z"},
        {kPromotionTag, "may be promoted", "M-4 4L-4.5 -3L-2 0L0 -4.5L2 0L4.5 -3L4 4Z"},
        {kRushedTag, "has just rushed", "M-4 -1.5L0 -5L4 -1.5ZM-4 4.5L0 1L4 4.5Z"},
    };
    return all;
}

namespace {

// Fields of one rank, side by side, as one.
std::string listed_fields(const Board& board, const std::vector<Field>& fields) {
    std::string text;
    for (std::size_t i = 0; i < fields.size();) {
        std::size_t end = i + 1;
        const auto beside = [&](Field left, Field right) {
            return right == left + 1 && board.rank(left) == board.rank(right) &&
                   &board.part(left) == &board.part(right);
        };
        while (end < fields.size() && beside(fields[end - 1], fields[end])) ++end;
        text += " " + board.name(fields[i]);
        if (end - i == 2) text += " " + board.name(fields[i + 1]);
        if (end - i > 2) text += "-" + board.name(fields[end - 1]);
        i = end;
    }
    return text;
}

}  // namespace

std::vector<std::string> tag_lines(const Variant& variant, const Position& position) {
    std::vector<std::string> lines;
    for (const TagMark& mark : tag_marks()) {
        std::vector<Field> fields;
        for (int f = 0; f < variant.board().size(); ++f)
            if (position.tags(static_cast<Field>(f)) & mark.mask) fields.push_back(static_cast<Field>(f));
        if (!fields.empty())
            lines.push_back(std::string(mark.words) + ":" + listed_fields(variant.board(), fields));
    }
    return lines;
}

}  // namespace acedrex::program
