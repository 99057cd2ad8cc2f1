#include "drawing/trail.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace acedrex::program {

namespace {

// Where a ply led, straight on as far as it goes; beyond: past the edge of the board in between.
struct Stretch {
    Point from, to;
    bool beyond;
    double length() const { return std::hypot(to.x - from.x, to.y - from.y); }
    bool goes_on_to(Point p) const {
        const double x = to.x - from.x, y = to.y - from.y, u = p.x - to.x, v = p.y - to.y;
        return std::abs(x * v - y * u) < 1 && x * u + y * v > 0;
    }
};

std::vector<Stretch> way_of(const TrailStep& step, const Centres& centre) {
    std::vector<Stretch> way;
    if (!step.from || !step.to) return way;
    Field last = *step.from;
    Point at = centre(last);
    bool beyond = false;
    const auto go = [&](Field f) {
        if (f == kNoField) beyond = true;
        if (f == kNoField || f == last) return;
        const Point next = centre(f);
        if (!beyond && !way.empty() && !way.back().beyond && way.back().goes_on_to(next))
            way.back().to = next;
        else
            way.push_back({at, next, beyond});
        last = f;
        at = next;
        beyond = false;
    };
    for (const Field f : step.way) go(f);
    go(*step.to);
    return way;
}

}  // namespace

std::string drawn_trail(const std::vector<TrailStep>& trail, const Centres& centre) {
    std::map<Field, int> badges;  // there already
    std::string lines, numbers;
    for (std::size_t i = 0; i < trail.size(); ++i) {
        const TrailStep& step = trail[i];
        const std::vector<Stretch> way = way_of(step, centre);
        for (const Stretch& part : way)
            lines += &part == &way.back()
                         ? drawn_arrow("ax-way", part.from, part.to, way.size() > 1)
                         : drawn_line(part.beyond ? "ax-way ax-beyond" : "ax-way", part.from, part.to);
        if (trail.size() == 1 || !step.to) continue;
        const int others = badges[*step.to]++;
        const auto longest = std::max_element(way.begin(), way.end(), [](const Stretch& a, const Stretch& b) {
            return a.length() < b.length();
        });
        const Point to = way.empty() ? centre(*step.to) : longest->to;
        const Point from = way.empty() ? Point{to.x, to.y - 36} : longest->from;
        const double share = way.empty() ? 0.5 : 0.4;
        numbers += drawn_number(static_cast<int>(i) + 1, {from.x + (to.x - from.x) * share + 20 * others,
                                                          from.y + (to.y - from.y) * share});
    }
    return lines + numbers;
}

bool is_hidden(const Markers::Arrow& arrow, const std::vector<TrailStep>& trail, const Centres& centre) {
    const Point a = centre(arrow.from), b = centre(arrow.to);
    return std::any_of(trail.begin(), trail.end(), [&](const TrailStep& step) {
        if (!step.from || !step.to || *step.from == *step.to) return false;
        const Point c = centre(*step.from), d = centre(*step.to);
        const auto aside = [&](Point p) { return (d.x - c.x) * (p.y - c.y) - (d.y - c.y) * (p.x - c.x); };
        if (std::abs(aside(a)) > 1 || std::abs(aside(b)) > 1) return false;
        const auto apart = [](double a1, double a2, double b1, double b2) {
            return std::max(a1, a2) < std::min(b1, b2) || std::max(b1, b2) < std::min(a1, a2);
        };
        return !apart(a.x, b.x, c.x, d.x) && !apart(a.y, b.y, c.y, d.y);
    });
}

}  // namespace acedrex::program
