#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "drawing/glyph.hpp"

namespace acedrex::program {

namespace {

// The middle and the size of the diagram within the square of the piece.
constexpr double kMiddleX = 50, kMiddleY = 40.5;
constexpr double kHalf = 29.5, kHalfBetweenSigns = 26;
constexpr int kRestMarks = 12;

struct At {
    double x, y;
};

class Diagram {
  public:
    explicit Diagram(const Glyph& glyph) : glyph_(glyph) {
        int widest = 0;
        const auto reach = [&widest](Vector v) { widest = std::max({widest, std::abs(v.x), std::abs(v.y)}); };
        for (const auto& [v, line] : glyph_.lines)
            for (const auto& [n, how] : line.ends)
                if (n == 1 || !line.beyond) reach(n * v);
        for (const auto& [v, how] : glyph_.ends) reach(v);
        reach_ = std::clamp(widest, 2, 3);
        cell_ = 2 * (glyph_.signs == 0 ? kHalf : kHalfBetweenSigns) / (2 * reach_ + 1);
    }

    std::string svg() {
        path("ax-g-body", fmt::format("M{:.4g} {:.4g}h5v5h-5z", kMiddleX - 2.5, kMiddleY - 2.5));
        for (const auto& [v, line] : glyph_.lines) draw(v, line);
        for (const auto& [way, bends] : glyph_.legs) leg(way.first, way.second);
        hops();
        for (const auto& [v, how] : glyph_.ends)
            if (shown(v)) end(place(v), how, bends_on(v));
        signs();
        rest();
        return "<g class=\"ax-glyph\">" + svg_ + "</g>";
    }

  private:
    bool shown(Vector v) const { return std::abs(v.x) <= reach_ && std::abs(v.y) <= reach_; }
    // Farther fields are drawn at the rim, in their direction.
    At place(Vector v) const {
        const double far = std::max(std::abs(v.x), std::abs(v.y));
        const double scale = far <= reach_ ? 1 : (reach_ + 0.35) / far;
        return {kMiddleX + v.x * cell_ * scale, kMiddleY - v.y * cell_ * scale};
    }
    void path(const char* kind, const std::string& d) {
        svg_ += fmt::format("<path class=\"{}\" d=\"{}\"/>", kind, d);
    }
    void line(const char* kind, At a, At b) {
        path(kind, fmt::format("M{:.4g} {:.4g}L{:.4g} {:.4g}", a.x, a.y, b.x, b.y));
    }
    // A filled dot: goes or takes; a ring: only goes; a cross: only takes; a small one: from the start only.
    void end(At at, unsigned how, bool small = false) {
        const double r = std::min(4.2, cell_ * 0.36) * ((how & Glyph::kFirst) || small ? 0.6 : 1);
        const auto circle = [&](const char* kind, double radius) {
            svg_ += fmt::format("<circle class=\"{}\" cx=\"{:.4g}\" cy=\"{:.4g}\" r=\"{:.3g}\"/>", kind, at.x,
                                at.y, radius);
        };
        if ((how & Glyph::kGoes) && (how & Glyph::kTakes))
            circle("ax-g-body", r);
        else if (how & Glyph::kGoes)
            circle("ax-g-line", r * 0.85);
        else if (how & Glyph::kTakes)
            path("ax-g-line", fmt::format("M{:.4g} {:.4g}l{:.3g} {:.3g}m0 -{:.3g}l-{:.3g} {:.3g}", at.x - r,
                                          at.y - r, 2 * r, 2 * r, 2 * r, 2 * r, 2 * r));
        if (how & Glyph::kPasses)
            path("ax-g-line", fmt::format("M{:.4g} {:.4g}h{:.3g}m-{:.3g} -{:.3g}v{:.3g}", at.x - r, at.y,
                                          2 * r, r, r, 2 * r));
    }
    // Does a leg of a ride lead on from there, so that the line says enough?
    bool bends_on(Vector v) const {
        return std::any_of(glyph_.legs.begin(), glyph_.legs.end(),
                           [&](const auto& leg) { return leg.first.first == v; });
    }

    void draw(Vector v, const Glyph::Line& ride) {
        int most = 0;
        unsigned all = 0;
        bool alike = true;
        for (const auto& [n, how] : ride.ends) {
            if (most != 0 && (how != all || n != most + 1)) alike = false;
            all |= how;
            most = n;
        }
        const int first = ride.ends.empty() ? 1 : ride.ends.begin()->first;
        const bool unit = std::max(std::abs(v.x), std::abs(v.y)) == 1;
        if (most - first > 0 || ride.beyond) {
            const char* kind = (all & 3) == 3   ? "ax-g-line"
                               : (all & 1) != 0 ? "ax-g-line ax-g-goes"
                                                : "ax-g-line ax-g-takes";
            const At from = place((first - 1) * v);
            const double edge = (reach_ + 0.45) / std::max(std::abs(v.x), std::abs(v.y));
            const double length = ride.beyond ? edge : std::min<double>(most, edge);
            const At to{kMiddleX + v.x * length * cell_, kMiddleY - v.y * length * cell_};
            line(kind, from, to);
            if (ride.beyond) head(to, v);
            if (unit && alike && first == 1) {
                if (!ride.beyond && most <= reach_) bar(to, v);
                return;
            }
        }
        for (const auto& [n, how] : ride.ends)
            if (n == 1 || shown(n * v)) end(place(n * v), how);
    }
    // Where a ride ends that goes no farther, and one that goes on.
    void bar(At at, Vector v) {
        const double long_ = std::hypot(v.x, v.y) / 4;
        path("ax-g-line",
             fmt::format("M{:.4g} {:.4g}l{:.3g} {:.3g}", at.x - v.y / long_ / 1.4, at.y - v.x / long_ / 1.4,
                         2 * v.y / long_ / 1.4, 2 * v.x / long_ / 1.4));
    }
    void head(At at, Vector v) {
        const double length = std::hypot(v.x, v.y);
        const double x = v.x / length, y = -v.y / length;
        path("ax-g-body", fmt::format("M{:.4g} {:.4g}L{:.4g} {:.4g}L{:.4g} {:.4g}z", at.x + 2 * x,
                                      at.y + 2 * y, at.x - 4 * x - 3.4 * y, at.y - 4 * y + 3.4 * x,
                                      at.x - 4 * x + 3.4 * y, at.y - 4 * y - 3.4 * x));
    }
    void leg(Vector from, Vector to) {
        if (!shown(from)) return;
        const At a = place(from);
        At b = place(to);
        if (shown(to)) return line("ax-g-leg", a, b);
        // As far as the rim.
        const double dx = to.x - from.x, dy = to.y - from.y;
        double share = 1;
        if (std::abs(to.x) > reach_ && dx != 0)
            share = std::min(share, (std::copysign(reach_ + 0.4, to.x) - from.x) / dx);
        if (std::abs(to.y) > reach_ && dy != 0)
            share = std::min(share, (std::copysign(reach_ + 0.4, to.y) - from.y) / dy);
        if (share <= 0) return;
        b = {a.x + dx * share * cell_, a.y - dy * share * cell_};
        line("ax-g-leg", a, b);
    }
    // The nearest hop of each direction.
    void hops() {
        std::map<Vector, Glyph::Way> nearest;
        for (const Glyph::Way& way : glyph_.hops) {
            const Vector step = way.second - way.first;
            const int n = std::max(std::abs(step.x), std::abs(step.y));
            const auto far = [](const Glyph::Way& w) {
                return std::max(std::abs(w.first.x), std::abs(w.first.y)) * 100 +
                       std::max(std::abs(w.second.x), std::abs(w.second.y));
            };
            const auto [it, added] =
                nearest.try_emplace(n == 0 ? step : Vector{step.x * 12 / n, step.y * 12 / n}, way);
            if (!added && far(way) < far(it->second)) it->second = way;
        }
        for (const auto& [direction, way] : nearest) {
            if (!shown(way.second)) continue;
            const At a = place(way.first), b = place(way.second);
            const double dx = b.x - a.x, dy = b.y - a.y;
            path("ax-g-leg", fmt::format("M{:.4g} {:.4g}Q{:.4g} {:.4g} {:.4g} {:.4g}", a.x, a.y,
                                         (a.x + b.x) / 2 + dy * 0.45, (a.y + b.y) / 2 - dx * 0.45, b.x, b.y));
        }
    }

    // Down the left side, then the right one.
    void signs() {
        static constexpr std::array<const char*, Glyph::kSigns> kPaths{
            "M-5 0H5M2 -3L5 0L2 3M-2 -3L-5 0L-2 3",            // moves others
            "M0 -5A5 5 0 1 1 0 5ZM0 -5A5 5 0 1 0 0 5",         // changes others
            "M-5 -5L5 5M-5 5L5 -5M0 -6V6M-6 0H6",              // removes
            "M0 -5V5M-5 0H5",                                  // places
            "M-4 6V-6L5 -3L-4 0",                              // tags
            "M0 6V-5M-4 -1L0 -5L4 -1",                         // becomes
            "M-5 4L-2 -4L2 4L5 -4",                            // goes on
            "M-5 -2.5H5M-5 2.5H5",                             // borrows
            "M-5 -5H-1M1 -5H5V-1M5 1V5H1M-1 5H-5V1M-5 -1V-5",  // anywhere
            "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0M-1.5 0A1.5 1.5 0 1 1 1.5 0A1.5 1.5 0 1 1 -1.5 0"};  // influences
        int n = 0;
        for (int i = 0; i < Glyph::kSigns; ++i) {
            if (!glyph_.has(static_cast<Glyph::Sign>(i))) continue;
            const double x = n % 2 == 0 ? 14.5 : 85.5, y = 17 + 15 * (n / 2);
            svg_ += fmt::format("<path class=\"ax-g-sign\" transform=\"translate({:g} {:g})\" d=\"{}\"/>", x,
                                y, kPaths[static_cast<std::size_t>(i)]);
            ++n;
        }
    }

    // A long mark or a short one for each bit.
    void rest() {
        if (glyph_.rest == 0) return;
        const std::uint32_t folded = glyph_.rest ^ (glyph_.rest >> 12) ^ (glyph_.rest >> 24);
        std::string d;
        for (int i = 0; i < kRestMarks; ++i)
            if ((folded >> i & 1) != 0)
                d += fmt::format("M{:g} 71.5v4.5", 50 - 5.2 * (kRestMarks - 1) / 2 + 5.2 * i);
        path("ax-g-rest", d);
    }

    const Glyph& glyph_;
    int reach_ = 2;
    double cell_ = 10;
    std::string svg_;
};

}  // namespace

std::string drawn_glyph(const Glyph& glyph) {
    return Diagram(glyph).svg();
}

}  // namespace acedrex::program
