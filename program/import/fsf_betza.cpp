#include "import/fsf_betza.hpp"

#include <algorithm>
#include <cctype>

namespace acedrex::program::imports {

namespace {

constexpr std::string_view kVertical = "fbvh", kHorizontal = "rlsh";

struct Leap {
    int longer, shorter;
};

std::vector<Leap> leaps_of(char atom) {
    switch (atom) {
        case 'W':
        case 'R':
            return {{1, 0}};
        case 'F':
        case 'B':
            return {{1, 1}};
        case 'K':
        case 'Q':
            return {{1, 0}, {1, 1}};
        case 'D':
            return {{2, 0}};
        case 'N':
            return {{2, 1}};
        case 'A':
            return {{2, 2}};
        case 'H':
            return {{3, 0}};
        case 'L':
        case 'C':
            return {{3, 1}};
        case 'J':
        case 'Z':
            return {{3, 2}};
        case 'G':
            return {{3, 3}};
        default:
            return {};
    }
}

bool is_vertical(char c) {
    return kVertical.find(c) != std::string_view::npos;
}
bool is_horizontal(char c) {
    return kHorizontal.find(c) != std::string_view::npos;
}

bool fits_vertical(char c, int y) {
    return c == 'v' || c == (y > 0 ? 'f' : 'b');
}
bool fits_horizontal(char c, int x) {
    return c == 's' || c == (x > 0 ? 'r' : 'l');
}

// Of the eight images of a leap one that goes farther ahead or back than aside (steep), or the other way
// round. x and y are 1 or -1, the quarter into which it leads.
bool fits(const std::string& way, bool steep, int x, int y) {
    const char a = way[0], b = way[1];
    if (a == 'h' && b == 'h') return false;
    if (a == 'h') return (b == 'r') == (steep ? x == y : x != y);  // chiral halves
    if (b == 'h') return is_vertical(a) ? fits_vertical(a, y) : fits_horizontal(a, x);
    if (a == b) return is_vertical(a) ? steep && fits_vertical(a, y) : !steep && fits_horizontal(a, x);
    if (is_vertical(a)) return !steep && fits_vertical(a, y) && fits_horizontal(b, x);
    return steep && fits_horizontal(a, x) && fits_vertical(b, y);
}

// What stands before an atom.
struct Prefix {
    bool moves = false, captures = false, lame = false, initial = false;
    char hop = 0;
    std::vector<std::string> ways;
};

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Walks read() {
        while (at_ < text_.size()) take();
        return std::move(result_);
    }

  private:
    char next(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    void take() {
        const char c = text_[at_++];
        if (c == 'm')
            prefix_.moves = true;
        else if (c == 'c')
            prefix_.captures = true;
        else if (c == 'p' || c == 'g')
            prefix_.hop = c;
        else if (c == 'n')
            prefix_.lame = true;
        else if (c == 'i')
            prefix_.initial = true;
        else if (c == 'e')
            result_.in_passing = true;
        else if (is_vertical(c) || is_horizontal(c))
            take_way(c);
        else if (!leaps_of(c).empty())
            take_atom(c);
        else
            result_.skipped += c;
    }

    void take_way(char c) {
        const char d = next();
        const bool joined =
            d == c || (is_vertical(c) && is_horizontal(d)) || (is_horizontal(c) && is_vertical(d));
        prefix_.ways.push_back({c, joined ? d : c});
        if (joined) ++at_;
    }

    void take_atom(char atom) {
        bool rides = atom == 'R' || atom == 'B' || atom == 'Q';
        int limit = 0;
        if (next() == atom || std::isdigit(static_cast<unsigned char>(next())) != 0) {
            rides = true;
            if (next() != atom) limit = next() - '0';
            ++at_;
        }
        if (!prefix_.moves && !prefix_.captures) prefix_.moves = prefix_.captures = true;
        const auto leaps = leaps_of(atom);
        for (const Leap& leap : leaps) add_all(leap, leaps.size() == 1, rides, limit);
        prefix_ = {};
    }

    // Of a leap along file and rank alone each letter is a direction of its own: fsW is fW and sW.
    std::vector<std::string> ways_for(const Leap& leap, bool alone) const {
        std::vector<std::string> ways;
        for (const std::string& way : prefix_.ways) {
            if (alone && leap.shorter == 0 && way[0] != way[1]) {
                ways.emplace_back(2, way[0]);
                ways.emplace_back(2, way[1]);
            } else {
                ways.push_back(way);
            }
        }
        return ways;
    }

    void add_all(const Leap& leap, bool alone, bool rides, int limit) {
        Walk walk{.moves = prefix_.moves, .captures = prefix_.captures, .initial = prefix_.initial};
        walk.gait = prefix_.hop == 'g'   ? Gait::hop_directly
                    : prefix_.hop == 'p' ? Gait::hop
                    : rides              ? Gait::slide
                    : prefix_.lame       ? Gait::lame
                                         : Gait::step;
        if (rides) walk.limit = limit;
        if (walk.gait == Gait::slide && limit == 1) walk.gait = Gait::step, walk.limit = 0;
        const auto ways = ways_for(leap, alone);
        for (const bool steep : {true, false})
            for (const int x : {1, -1})
                for (const int y : {1, -1}) {
                    const bool wanted =
                        ways.empty() || std::any_of(ways.begin(), ways.end(),
                                                    [&](const auto& way) { return fits(way, steep, x, y); });
                    if (!wanted) continue;
                    walk.x = x * (steep ? leap.shorter : leap.longer);
                    walk.y = y * (steep ? leap.longer : leap.shorter);
                    auto& all = result_.walks;
                    if (std::find(all.begin(), all.end(), walk) == all.end()) all.push_back(walk);
                }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Prefix prefix_;
    Walks result_;
};

}  // namespace

Walks read_betza(std::string_view text) {
    return Reader(text).read();
}

}  // namespace acedrex::program::imports
