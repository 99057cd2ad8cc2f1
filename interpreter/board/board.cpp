#include "board/board.hpp"

namespace acedrex {

Board::Board(int files, int ranks, FieldSet holes, bool wrap_files, bool wrap_ranks)
    : files_(files),
      ranks_(ranks),
      holes_(std::move(holes)),
      wrap_files_(wrap_files),
      wrap_ranks_(wrap_ranks) {
    holes_.resize(static_cast<std::size_t>(size()), false);
}

Field Board::at(int file, int rank, Wrap wrap) const {
    if (wrap_files_ || wrap.files) file = ((file % files_) + files_) % files_;
    if (wrap_ranks_ || wrap.ranks) rank = ((rank % ranks_) + ranks_) % ranks_;
    if (file < 0 || file >= files_ || rank < 0 || rank >= ranks_) return off();
    const auto f = static_cast<Field>(file + rank * files_);
    return holes_[f] ? off() : f;
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
    return f == off() ? "-" : file_name(file(f)) + std::to_string(rank(f) + 1);
}

std::optional<Field> Board::field(std::string_view name) const {
    std::size_t letters = 0;
    while (letters < name.size() && name[letters] >= 'a' && name[letters] <= 'z') ++letters;
    const std::size_t digits = name.size() - letters;
    if (digits < 1 || digits > 3) return std::nullopt;
    const auto f = file_number(name.substr(0, letters));
    int r = 0;
    for (const char c : name.substr(letters)) {
        if (c < '0' || c > '9') return std::nullopt;
        r = 10 * r + (c - '0');
    }
    if (!f || *f >= files_ || r < 1 || r > ranks_ || name[letters] == '0') return std::nullopt;
    const Field found = at(*f, r - 1);
    if (found == off()) return std::nullopt;
    return found;
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
