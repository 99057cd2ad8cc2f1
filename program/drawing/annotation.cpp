#include "drawing/annotation.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

#include "board/board.hpp"
#include "scenario/xml_text.hpp"

namespace acedrex::program {

namespace {

constexpr std::array kAssertionNames{"legal", "acts", "illegal", "blocked"};

// Cuts a field or a place off the front of the text.
std::optional<Spot> cut_spot(const Board& board, std::string_view& text) {
    if (text.starts_with('(')) {
        Spot spot;
        const char* const end = text.data() + text.size();
        const auto file = std::from_chars(text.data() + 1, end, spot.file);
        if (file.ec != std::errc() || file.ptr == end || *file.ptr != ',') return std::nullopt;
        const auto rank = std::from_chars(file.ptr + 1, end, spot.rank);
        if (rank.ec != std::errc() || rank.ptr == end || *rank.ptr != ')') return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(rank.ptr + 1 - text.data()));
        return spot;
    }
    const std::string_view name = text.substr(0, text.find_first_of("-=*!#."));
    const std::optional<Field> field = board.field(std::string(name));
    if (!field) return std::nullopt;
    text.remove_prefix(name.size());
    return Spot{field};
}

std::optional<Assertion> cut_assertion(std::string_view& text) {
    constexpr std::string_view kSigns = "*!#";
    if (text.empty() || text.front() == '.') return Assertion::legal;
    const std::size_t at = kSigns.find(text.front());
    if (at == kSigns.npos) return std::nullopt;
    text.remove_prefix(1);
    return static_cast<Assertion>(at + 1);
}

template <class Add>
bool each_word(const std::string& list, std::string& wrong, Add add) {
    std::istringstream words(list);
    for (std::string word; words >> word;)
        if (!add(std::string_view(word))) {
            wrong = word;
            return false;
        }
    return true;
}

}  // namespace

const char* name_of(Assertion assertion) {
    return kAssertionNames[static_cast<std::size_t>(assertion)];
}

std::string text_of(const Board& board, const Spot& spot) {
    return spot.field ? board.name(*spot.field) : fmt::format("({},{})", spot.file, spot.rank);
}

std::optional<Annotation> read_annotation(const Board& board, const std::string& arrows,
                                          const std::string& marks, const std::string& labels,
                                          std::string& wrong) {
    Annotation read;
    const auto add_arrow = [&](std::string_view word) {
        const std::optional<Spot> from = cut_spot(board, word);
        if (!from || !word.starts_with('-')) return false;
        word.remove_prefix(1);
        const std::optional<Spot> to = cut_spot(board, word);
        const std::optional<Assertion> says = cut_assertion(word);
        if (!to || !says || !(word.empty() || word == ".")) return false;
        read.arrows.push_back({*from, *to, *says, word.empty()});
        return text_of(board, *from) != text_of(board, *to);
    };
    const auto add_mark = [&](std::string_view word) {
        const std::optional<Spot> at = cut_spot(board, word);
        const std::optional<Assertion> says = cut_assertion(word);
        if (!at || !says || !word.empty()) return false;
        read.marks.push_back({*at, *says});
        return true;
    };
    const auto add_label = [&](std::string_view word) {
        const std::optional<Spot> at = cut_spot(board, word);
        if (!at || !word.starts_with('=') || word.size() < 2) return false;
        read.labels.push_back({*at, std::string(word.substr(1))});
        return true;
    };
    if (each_word(arrows, wrong, add_arrow) && each_word(marks, wrong, add_mark) &&
        each_word(labels, wrong, add_label))
        return read;
    return std::nullopt;
}

BoardGeometry::Beyond beyond_of(const Board& board, const Annotation& annotation, bool flipped) {
    BoardGeometry::Beyond beyond;
    const BoardPart& part = board.parts().front();
    const auto note = [&](const Spot& spot) {
        if (spot.field) return;
        beyond.left = std::max(beyond.left, -spot.file);
        beyond.right = std::max(beyond.right, spot.file - part.files + 1);
        beyond.below = std::max(beyond.below, -spot.rank);
        beyond.above = std::max(beyond.above, spot.rank - part.ranks + 1);
    };
    for (const Annotation::Arrow& arrow : annotation.arrows) {
        note(arrow.from);
        note(arrow.to);
    }
    for (const Annotation::Mark& mark : annotation.marks) note(mark.at);
    for (const Annotation::Label& label : annotation.labels) note(label.at);
    if (!flipped) return beyond;
    return {beyond.right, beyond.left, beyond.below, beyond.above};
}

std::string drawn_annotation(const Board& board, const Annotation& annotation,
                             const std::function<Point(const Spot&)>& centre) {
    constexpr double kHalf = 22, kCorner = 19;
    std::string text;
    for (const Annotation::Mark& mark : annotation.marks) {
        const Point at = centre(mark.at);
        text += fmt::format(
            "<rect class=\"ax-a-{0}\" data-mark=\"{0}\" data-on=\"{1}\" x=\"{2:g}\" y=\"{3:g}\" "
            "width=\"{4:g}\" "
            "height=\"{4:g}\" rx=\"5\"/>",
            name_of(mark.says), text_of(board, mark.at), at.x - kHalf, at.y - kHalf, 2 * kHalf);
    }
    for (const Annotation::Arrow& arrow : annotation.arrows) {
        const std::string kind = fmt::format("ax-a-{}", name_of(arrow.says));
        const Point from = centre(arrow.from), to = centre(arrow.to);
        text += fmt::format(
            "<g data-shown=\"{}-{}\" data-mark=\"{}\">{}</g>", text_of(board, arrow.from),
            text_of(board, arrow.to), name_of(arrow.says),
            arrow.head ? drawn_arrow(kind.c_str(), from, to) : drawn_line(kind.c_str(), from, to));
    }
    for (const Annotation::Label& label : annotation.labels) {
        const Point at = centre(label.at);
        text += fmt::format("<text class=\"ax-a-label\" x=\"{:g}\" y=\"{:g}\">{}</text>", at.x + kCorner,
                            at.y - kCorner + 8, xml_text(label.text));
    }
    return text;
}

}  // namespace acedrex::program
