#include "import/words.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace acedrex::program::imports {

namespace {

using Direction = std::pair<int, int>;
using Directions = std::vector<Direction>;

const Directions kOrthogonals{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
const Directions kDiagonals{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

bool holds_all(const Directions& some, const Directions& all) {
    return std::all_of(all.begin(), all.end(), [&](const Direction& d) {
        return std::find(some.begin(), some.end(), d) != some.end();
    });
}

Directions without(Directions some, const Directions& taken) {
    std::erase_if(
        some, [&](const Direction& d) { return std::find(taken.begin(), taken.end(), d) != taken.end(); });
    return some;
}

// All images of a leap.
Directions images(const Direction& d) {
    const int a = std::abs(d.first), b = std::abs(d.second);
    Directions all;
    for (const auto& [x, y] : {Direction{a, b}, Direction{b, a}})
        for (const int i : {1, -1})
            for (const int j : {1, -1})
                if (const Direction image{x * i, y * j};
                    std::find(all.begin(), all.end(), image) == all.end())
                    all.push_back(image);
    return all;
}

// Lists of directions that are best said by one word each.
std::vector<std::string> grouped_directions(Directions left) {
    std::vector<std::string> said;
    if (holds_all(left, kOrthogonals) && holds_all(left, kDiagonals)) {
        said.emplace_back("m.all");
        left = without(without(left, kOrthogonals), kDiagonals);
    }
    if (holds_all(left, kOrthogonals)) said.emplace_back("m.orthogonals"), left = without(left, kOrthogonals);
    if (holds_all(left, kDiagonals)) said.emplace_back("m.diagonals"), left = without(left, kDiagonals);
    Directions units;
    for (const Direction& d : left)
        if (std::abs(d.first) <= 1 && std::abs(d.second) <= 1) units.push_back(d);
    if (!units.empty()) said.push_back(directions_words(units));
    return said;
}

// The leaps that are no steps to a neighbour, whole ones as m.leap; the rest as a list.
std::vector<std::string> leaps(Directions left, const std::string& word) {
    std::vector<std::string> said;
    std::erase_if(left, [](const Direction& d) { return std::abs(d.first) <= 1 && std::abs(d.second) <= 1; });
    for (std::size_t i = 0; i < left.size();) {
        const Directions all = images(left[i]);
        if (!holds_all(left, all)) {
            ++i;
            continue;
        }
        const int a = std::min(std::abs(left[i].first), std::abs(left[i].second));
        const int b = std::max(std::abs(left[i].first), std::abs(left[i].second));
        said.push_back(fmt::format("m.leap({}, {})", a, b));
        left = without(left, all);
        i = 0;
    }
    if (!left.empty()) {
        std::string list = directions_words(left);
        said.push_back(
            fmt::format("m.step{}", list[0] == '{' && left.size() > 1 ? list : "{ " + list + " }"));
    }
    if (word == "ride")
        for (std::string& one : said) one = "m.ride(" + one + ")";
    return said;
}

std::string called(const std::string& word, const std::string& directions, int limit) {
    if (limit > 0) return fmt::format("m.{}({}, {})", word, directions, limit);
    return directions[0] == '{' ? fmt::format("m.{}{}", word, directions)
                                : fmt::format("m.{}({})", word, directions);
}

// The path of a leap over empty fields: along the longer axis until it is as long as the other, then
// diagonally.
std::vector<Direction> lame_path(Direction d) {
    std::vector<Direction> path;
    while (d.first != 0 || d.second != 0) {
        const int x = std::abs(d.first), y = std::abs(d.second);
        const Direction unit{x >= y && x > 0 ? d.first / x : 0, y >= x && y > 0 ? d.second / y : 0};
        path.push_back(unit);
        d.first -= unit.first;
        d.second -= unit.second;
    }
    return path;
}

Words lame_leaps(const Directions& directions) {
    // All of one kind: told for each direction, as shipped pieces do.
    constexpr std::string_view kOutward =
        "m.along(m.orthogonals, function(d) return m.step(d) * m.empty * {} end)";
    if (directions.size() == 8 && holds_all(directions, images({1, 2})))
        return Words(fmt::format(fmt::runtime(kOutward), "m.step{ d:left(), d:right() }"));
    if (directions.size() == 8 && holds_all(directions, images({2, 3})))
        return Words(fmt::format(fmt::runtime(kOutward),
                                 "(m.step(d:left()) * m.empty * m.step(d:left()) + m.step(d:right()) * "
                                 "m.empty * m.step(d:right()))"));
    Words sum;
    std::map<std::vector<Direction>, Directions> by_way;  // what leads on from the same empty fields
    for (const Direction& d : directions) {
        auto path = lame_path(d);
        const Direction last = path.back();
        path.pop_back();
        by_way[path].push_back(last);
    }
    const auto lines = [&](const Directions& of, std::string_view name) {
        for (const int length : {2, 3}) {
            Directions all;
            for (const auto& [x, y] : of) all.emplace_back(x * length, y * length);
            if (!holds_all(directions, all)) continue;
            const std::string_view body = length == 2
                                              ? "m.step(d) * m.empty * m.step(d)"
                                              : "m.step(d) * m.empty * m.step(d) * m.empty * m.step(d)";
            sum += Words(fmt::format("m.along({}, function(d) return {} end)", name, body));
            for (const auto& d : of)
                by_way.erase(std::vector<Direction>(static_cast<std::size_t>(length - 1), d));
        }
    };
    lines(kOrthogonals, "m.orthogonals");
    lines(kDiagonals, "m.diagonals");
    for (const auto& [path, ends] : by_way) {
        Words walk;
        for (const auto& [x, y] : path) {
            const Words step = Words(called("step", direction_words(x, y), 0)) * Words("m.empty");
            walk = walk.empty() ? step : walk * step;
        }
        const Words last = called("step", directions_words(ends), 0);
        sum += walk.empty() ? last : walk * last;
    }
    return sum;
}

Words gait_words(Gait gait, int limit, const Directions& directions) {
    Words sum;
    switch (gait) {
        case Gait::step:
            for (const auto& list : grouped_directions(directions)) sum += Words(called("step", list, 0));
            for (const auto& leap : leaps(directions, "")) sum += Words(leap);
            break;
        case Gait::lame:
            sum = lame_leaps(directions);
            break;
        case Gait::slide:
            for (const auto& list : grouped_directions(directions))
                sum += Words(called("slide", list, limit));
            for (const auto& leap : leaps(directions, limit > 0 ? "" : "ride"))
                sum += limit > 0 ? Words(fmt::format("m.ride({}, {})", leap, limit)) : Words(leap);
            break;
        case Gait::hop:
            for (const auto& list : grouped_directions(directions)) {
                const Words hop = called("hop", list, 0);
                sum += limit > 0 ? hop * Words(fmt::format("m.walked({})", limit)) : hop;
            }
            break;
        case Gait::hop_directly:
            for (const auto& list : grouped_directions(directions))
                sum += Words(fmt::format(
                    "m.along({}, function(d) return m.slide(d) * m.occupied * m.step(d) end)", list));
            break;
    }
    return sum;
}

}  // namespace

Words& Words::operator+=(const Words& other) {
    if (other.empty() || std::find(parts_.begin(), parts_.end(), other.text_) != parts_.end()) return *this;
    if (empty()) return *this = other;
    if (parts_.empty()) parts_ = {text_};
    for (const auto& part : other.parts_.empty() ? std::vector<std::string>{other.text_} : other.parts_)
        if (std::find(parts_.begin(), parts_.end(), part) == parts_.end()) parts_.push_back(part);
    text_.clear();
    for (const auto& part : parts_) text_ += (text_.empty() ? "" : " + ") + part;
    summands_ = static_cast<int>(parts_.size());
    return *this;
}

Words operator*(const Words& first, const Words& then) {
    if (first.empty() || then.empty()) return {};
    if (first.is_pass()) return then;
    if (then.is_pass()) return first;
    return Words(first.factor() + " * " + then.factor());
}

Words Words::operator-() const {
    if (empty()) return "m.pass";
    if (is_pass()) return {};
    return Words("-" + (is_sum() || text_.find(" * ") != std::string::npos ? "(" + text_ + ")" : text_));
}

std::string direction_words(int x, int y) {
    static constexpr std::array<const char*, 9> kNames{"SW", "S", "SE", "W", "", "E", "NW", "N", "NE"};
    if (std::abs(x) <= 1 && std::abs(y) <= 1)
        return std::string("m.") + kNames[static_cast<std::size_t>((y + 1) * 3 + x + 1)];
    return fmt::format("{{{}, {}}}", x, y);
}

std::string directions_words(const std::vector<std::pair<int, int>>& directions) {
    if (directions.size() == 1) return direction_words(directions[0].first, directions[0].second);
    std::string list;
    for (const auto& [x, y] : directions) list += (list.empty() ? "" : ", ") + direction_words(x, y);
    return "{ " + list + " }";
}

Words words_of_walks(const std::vector<Walk>& walks, const Words& start) {
    struct Manner {
        bool initial, moves, captures;
        auto operator<=>(const Manner&) const = default;
    };
    // In the order in which the text names them.
    std::vector<std::pair<Manner, Words>> sums;
    std::vector<std::tuple<Manner, Gait, int, Directions>> groups;
    for (const Walk& walk : walks) {
        const Manner manner{walk.initial, walk.moves, walk.captures};
        auto at = std::find_if(groups.begin(), groups.end(), [&](const auto& g) {
            return std::get<0>(g) == manner && std::get<1>(g) == walk.gait && std::get<2>(g) == walk.limit;
        });
        if (at == groups.end()) at = groups.insert(groups.end(), {manner, walk.gait, walk.limit, {}});
        std::get<3>(*at).emplace_back(walk.x, walk.y);
    }
    for (const auto& [manner, gait, limit, directions] : groups) {
        const auto at = std::find_if(sums.begin(), sums.end(),
                                     [&, wanted = manner](const auto& s) { return s.first == wanted; });
        const Words words = gait_words(gait, limit, directions);
        if (at == sums.end())
            sums.emplace_back(manner, words);
        else
            at->second += words;
    }
    Words sum;
    for (const auto& [manner, words] : sums) {
        Words one = words;
        if (!manner.captures) one = one * Words("m.settle");
        if (!manner.moves) one = one * Words("m.strike");
        if (manner.initial) one = start * one;
        sum += one;
    }
    return sum;
}

std::string in_quotes(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + "\"";
}

std::string in_quotes(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + in_quotes(name);
    return text;
}

std::string name_list(const std::vector<std::string>& names) {
    return "{ " + in_quotes(names) + " }";
}

}  // namespace acedrex::program::imports
