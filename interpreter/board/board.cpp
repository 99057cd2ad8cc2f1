#include "board/board.hpp"

namespace acedrex {

Board::Board(int files, int ranks, FieldSet holes, bool wrap_files, bool wrap_ranks)
    : Board({{"", files, ranks, {wrap_files, wrap_ranks}, 0}}, std::move(holes)) {}

Board::Board(std::vector<BoardPart> parts, FieldSet holes)
    : parts_(std::move(parts)), holes_(std::move(holes)) {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        BoardPart& part = parts_[i];
        part.first = static_cast<Field>(size_);
        size_ += part.files * part.ranks;
        for (int rank = 0; rank < part.ranks; ++rank)
            for (int file = 0; file < part.files; ++file)
                where_.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(file),
                                  static_cast<std::uint8_t>(rank)});
    }
    where_.push_back({});  // off the board
    holes_.resize(static_cast<std::size_t>(size_), false);
    for (Field f = 0; f < size_; ++f)
        if (!holes_[f]) fields_.emplace(name(f), f);
}

std::vector<Field> Board::step_table(Vector v, Wrap wrap) const {
    std::vector<Field> next(static_cast<std::size_t>(size_) + 1, off());
    // Where files or ranks lead to is the same for all fields.
    const auto led_to = [](int count, int by, bool wraps) {
        std::vector<int> to;
        for (int from = 0; from < count; ++from) to.push_back(within(from + by, count, wraps));
        return to;
    };
    for (const BoardPart& part : parts_) {
        const std::vector<int> files = led_to(part.files, v.x, part.wrap.files || wrap.files);
        const std::vector<int> ranks = led_to(part.ranks, v.y, part.wrap.ranks || wrap.ranks);
        Field from = part.first;
        for (const int rank : ranks)
            for (const int file : files) {
                const auto to = static_cast<Field>(part.first + file + rank * part.files);
                if (rank >= 0 && file >= 0 && !holes_[from] && !holes_[to]) next[from] = to;
                ++from;
            }
    }
    return next;
}

Field Board::roam(Field f, Vector v) const {
    const int margin = longest(), width = files() + 2 * margin, height = ranks() + 2 * margin;
    if (!is_virtual(f) && where_[f].part != 0) return step(f, v);
    const auto [x, y] = coordinates(f) + v;
    if (const Field on = at(x, y); on != off()) return on;
    if (x < -margin || x >= width - margin || y < -margin || y >= height - margin) return off();
    return static_cast<Field>(size_ + 1 + x + margin + (y + margin) * width);
}

Vector Board::coordinates(Field f) const {
    if (!is_virtual(f)) return {file(f), rank(f)};
    const int margin = longest(), width = files() + 2 * margin;
    return {(f - size_ - 1) % width - margin, (f - size_ - 1) / width - margin};
}

Field Board::across(Field f, const BoardPart& to) const {
    return &part(f) == &to ? off() : at(to, file(f), rank(f));
}

Field Board::seen_by_other(Field f, bool rotate) const {
    const BoardPart& on = part(f);
    const int x = rotate ? on.files - 1 - file(f) : file(f);
    return static_cast<Field>(on.first + x + (on.ranks - 1 - rank(f)) * on.files);
}

int Board::distance(Field f, Vector v) const {
    int steps = 0;
    for (Field g = step(f, v); g != off() && steps < size(); g = step(g, v)) {
        ++steps;
        if (g == f) break;
    }
    return steps;
}

std::string Board::name(Field f) const {
    if (f == off()) return "-";
    const std::string& on = part(f).name;
    return (on.empty() ? "" : on + ":") + file_name(file(f)) + std::to_string(rank(f) + 1);
}

std::optional<Field> Board::field(std::string_view name) const {
    const auto known = fields_.find(name);
    return known == fields_.end() ? std::nullopt : std::optional(known->second);
}

std::string file_name(int file) {
    std::string name(1, static_cast<char>('a' + file % 26));
    if (file >= 26) name.insert(0, 1, static_cast<char>('a' + file / 26 - 1));
    return name;
}

std::optional<int> file_number(std::string_view name) {
    if (name.empty() || name.size() > 2) return std::nullopt;
    int number = 0;
    for (const char c : name) {
        if (c < 'a' || c > 'z') return std::nullopt;
        number = 26 * number + (c - 'a' + 1);
    }
    return number - 1;
}

}  // namespace acedrex
