// What must stand about for a piece to show how it hops.
#include <algorithm>
#include <utility>

#include "outline/outline.hpp"
#include "portraits/studio.hpp"

namespace acedrex::program {

namespace {

std::vector<Vector> turned_around(const std::vector<Vector>& kinds) {
    std::vector<Vector> ring;
    for (const Vector v : kinds)
        for (int turn = 0, x = v.x, y = v.y; turn < 4; ++turn) {
            ring.push_back({x, y});
            const int old = x;
            x = y;
            y = -old;
        }
    return ring;
}

// Rings of fields around the middle where something may stand to be hopped over.
const std::vector<std::vector<Vector>>& rings() {
    static const std::vector<std::vector<Vector>> kRings = {turned_around({{0, 2}, {2, 2}}),
                                                            turned_around({{0, 1}, {1, 1}}),
                                                            turned_around({{1, 2}, {2, 1}}),
                                                            turned_around({{0, 3}, {3, 3}}),
                                                            {{0, 1}},
                                                            {{1, 1}}};
    return kRings;
}
constexpr std::size_t kWholeRings = 4;  // the others are for those that cannot move at all among many

// Sliders and leapers gain nothing by others.
bool may_hop(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    const auto walks = piece.moves ? outline(*piece.moves) : std::nullopt;
    if (!walks) return true;
    return std::any_of(walks->begin(), walks->end(), [](const Walk& walk) {
        return std::any_of(walk.legs.begin(), walk.legs.end(), [](const Leg& leg) {
            return !leg.meets.empty() ||
                   (leg.way != Leg::Way::line && leg.way != Leg::Way::anywhere && leg.way != Leg::Way::lame);
        });
    });
}

// Does the field lie behind one of the guests, as seen from the middle?
bool is_behind(const Studio& studio, const Guests& guests, Field f) {
    const Board& board = studio.board();
    const auto from_middle = [&](Field to) {
        return board.coordinates(to) - board.coordinates(studio.start());
    };
    const Vector v = from_middle(f);
    return std::any_of(guests.begin(), guests.end(), [&](const Guest& guest) {
        const Vector g = from_middle(guest.field);
        return v.x * g.y == v.y * g.x && v.x * g.x + v.y * g.y > g.x * g.x + g.y * g.y;
    });
}

// The fields where it can be, or capture behind the guests, beyond those that `less` has too.
std::set<Field> gains(const Studio& studio, const Guests& guests, const Markers& less) {
    Markers more = studio.look(guests);
    std::set<Field> known;
    for (int i = 0; i < studio.board().size(); ++i)
        if (const auto f = static_cast<Field>(i); less.has(f, Marker::takes) || !is_behind(studio, guests, f))
            known.insert(f);
    if (const auto enemy = studio.stone(Side::dark)) studio.probe(guests, *enemy, more, std::move(known));
    std::set<Field> fields;
    for (const auto& [field, set] : more.fields()) {
        const bool guest =
            std::any_of(guests.begin(), guests.end(), [f = field](const Guest& g) { return g.field == f; });
        for (const Marker marker : {Marker::goes, Marker::takes, Marker::afar, Marker::shoots})
            if (!guest && field != studio.start() && Markers::in(set, marker) && !less.has(field, marker))
                fields.insert(field);
    }
    return fields;
}

// Without those that make no difference.
Guests needed(const Studio& studio, Guests guests, const Markers& alone) {
    const std::set<Field> most = gains(studio, guests, alone);
    for (std::size_t i = guests.size(); i-- > 0;) {
        Guests others = guests;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (gains(studio, others, alone) == most) guests = std::move(others);
    }
    return guests;
}

}  // namespace

Guests hurdles(const Studio& studio, const Markers& alone, int type) {
    if (!may_hop(*studio.variant(), type)) return {};
    const bool lame = !alone.any(Marker::goes);
    for (std::size_t r = 0; r < (lame ? rings().size() : kWholeRings); ++r)
        for (const Side side : {Side::dark, Side::light}) {
            const auto stone = studio.stone(side);
            if (!stone) continue;
            Guests all, ahead;
            for (const Vector v : rings()[r])
                if (const Field f = studio.board().step(studio.start(), v); f != studio.board().off()) {
                    all.push_back({f, *stone});
                    // Where it goes anywhere without, half of the ways stay free.
                    if (v.y > 0 || (v.y == 0 && v.x > 0)) ahead.push_back({f, *stone});
                }
            if (!lame && !gains(studio, ahead, alone).empty()) return needed(studio, ahead, alone);
            if (!gains(studio, all, alone).empty()) return needed(studio, all, alone);
        }
    return {};
}

}  // namespace acedrex::program
