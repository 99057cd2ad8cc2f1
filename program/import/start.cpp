#include "import/start.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "import/sections.hpp"

namespace acedrex::program::imports {

namespace {

constexpr int kMostFields = 64;  // of a rank

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}
char lowered(char c) {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

// How many fields the text of a rank tells of. -1: more than any board has.
int told_fields(std::string_view text) {
    int fields = 0;
    for (std::size_t i = 0; i < text.size() && fields >= 0; ++i) {
        int empty = 0;
        if (is_digit(text[i])) {
            const auto [end, wrong] = std::from_chars(text.data() + i, text.data() + text.size(), empty);
            i = static_cast<std::size_t>(end - text.data()) - 1;
            fields = wrong != std::errc() || empty > kMostFields ? -1 : fields + empty;
        } else if (text[i] != '+' && text[i] != '~') {
            ++fields;
        }
    }
    return fields;
}

std::vector<StartSquare> read_rank(std::string_view text, std::size_t files) {
    std::vector<StartSquare> rank;
    StartSquare next;
    for (std::size_t i = 0; i < text.size() && rank.size() <= files; ++i) {
        const char c = text[i];
        if (is_digit(c)) {
            int empty = 0;
            const auto [end, wrong] = std::from_chars(text.data() + i, text.data() + text.size(), empty);
            i = static_cast<std::size_t>(end - text.data()) - 1;
            rank.resize(rank.size() + static_cast<std::size_t>(std::clamp(empty, 0, kMostFields)));
        } else if (c == '+') {
            next.promoted = true;
        } else if (c == '*') {
            rank.push_back({.wall = true});
        } else if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
            next.letter = lowered(c);
            next.light = is_upper(c);
            rank.push_back(next);
            next = {};
        }
    }
    rank.resize(files);
    return rank;
}

}  // namespace

bool Start::has_walls() const {
    return std::any_of(ranks.begin(), ranks.end(), [](const auto& rank) {
        return std::any_of(rank.begin(), rank.end(), [](const StartSquare& s) { return s.wall; });
    });
}

bool Start::holds(char letter) const {
    return std::any_of(ranks.begin(), ranks.end(), [&](const auto& rank) {
        return std::any_of(rank.begin(), rank.end(),
                           [&](const StartSquare& s) { return s.letter == letter && !s.promoted; });
    });
}

const StartSquare& Start::at(int file, int rank) const {
    return ranks[ranks.size() - static_cast<std::size_t>(rank)][static_cast<std::size_t>(file) - 1];
}

StartFaults faults_of_start(const std::string& fen, int files, int ranks, const std::string& letters) {
    StartFaults faults;
    const auto words = words_of(fen);
    const std::string board = words.empty() ? "" : words[0].substr(0, words[0].find('['));
    int told = 0;
    std::string odd;
    faults.none = words.empty() || std::none_of(words[0].begin(), words[0].end(), [&](char c) {
                      return letters.find(lowered(c)) != std::string::npos;
                  });
    for (std::size_t begin = 0; begin <= board.size(); ++told) {
        const std::size_t end = std::min(board.find('/', begin), board.size());
        const std::string rank = board.substr(begin, end - begin);
        begin = end + 1;
        if (const int fields = told_fields(rank); fields != files && told < ranks)
            faults.all.push_back(fmt::format("rank {}, \"{}\", has {} files, and the board has {} (maxFile)",
                                             ranks - told, rank,
                                             fields < 0 ? "too many" : std::to_string(fields), files));
        for (const char c : rank) {
            const bool known = letters.find(lowered(c)) != std::string::npos;
            if (!known && !is_digit(c) && c != '+' && c != '~' && c != '*' &&
                odd.find(c) == std::string::npos)
                odd += c;
        }
    }
    if (told != ranks)
        faults.all.push_back(fmt::format("it has {} rank{}, and the board has {} (maxRank)", told,
                                         told == 1 ? "" : "s", ranks));
    for (const char c : odd) faults.all.push_back(fmt::format("there is no piece of the letter '{}'", c));
    return faults;
}

Start read_start(const std::string& fen, int files, int ranks) {
    Start start;
    auto words = words_of(fen);
    std::string board = words.empty() ? "" : words[0];
    if (const std::size_t open = board.find('['); open != std::string::npos) {
        start.has_hand = true;
        for (const char c : board.substr(open))
            if (std::isalpha(static_cast<unsigned char>(c)) != 0)
                ++(is_upper(c) ? start.light_hand : start.dark_hand)[lowered(c)];
        board.erase(open);
    }
    std::size_t begin = 0;
    while (begin <= board.size() && start.ranks.size() < static_cast<std::size_t>(ranks)) {
        const std::size_t end = std::min(board.find('/', begin), board.size());
        start.ranks.push_back(
            read_rank(std::string_view(board).substr(begin, end - begin), static_cast<std::size_t>(files)));
        begin = end + 1;
    }
    start.ranks.resize(static_cast<std::size_t>(ranks),
                       std::vector<StartSquare>(static_cast<std::size_t>(files)));
    start.dark_first = words.size() > 1 && words[1] == "b";
    if (words.size() > 2 && words[2] != "-" && !is_digit(words[2][0])) start.rights = words[2];
    for (const auto& word : words)
        if (word.size() == 3 && word[1] == '+' && is_digit(word[0])) start.checks = word[0] - '0';
    return start;
}

}  // namespace acedrex::program::imports
