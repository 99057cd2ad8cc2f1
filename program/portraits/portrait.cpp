#include "portraits/portrait.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "base/patience.hpp"
#include "portraits/studio.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostActivators = 3;
// Work: what a picture may take, and before it the look at how large it is to be, and at colours.
constexpr std::uint64_t kOfPicture = 2 * Work::kSecond, kOfLook = Work::kSecond / 2;
constexpr int kNear = 4;
constexpr int kAirSize = 11;  // where a piece is set going by others, which go far as a rule

// The ranks, from its own side, that a movement asks for.
void add_ranks(const Expression& e, std::set<int>& ranks) {
    if (e.is(GuardKind::rank) && e.number > 1) ranks.insert(e.number);
    for (const Expr& kid : e.kids) add_ranks(*kid, ranks);
}

// Where it goes from the middle only while it stands as in the beginning: with its tags, or on its first
// ranks.
void add_first(const Studio& studio, const Guests& guests, int type, Markers& markers) {
    if (Work::used_up()) return;  // what is usual is not known
    const Markers usual = markers;
    const auto add = [&](Field f) {
        if (!usual.has(f, Marker::goes)) markers.add(f, Marker::first);
    };
    if (const Tags tags = studio.initial_tags(); tags != 0) {
        const Markers tagged = studio.look(guests, tags);
        for (const auto& [field, set] : tagged.fields())
            if (Markers::in(set, Marker::goes)) add(field);
    }
    if (const auto home = studio.at_home()) {
        Markers unmoved = home->look(guests);
        if (const auto enemy = home->stone(Side::dark)) home->probe(guests, *enemy, unmoved);
        Markers moved = usual;
        if (const auto enemy = studio.stone(Side::dark)) studio.probe(guests, *enemy, moved);
        for (const auto& [field, set] : unmoved.fields()) {
            const bool goes = Markers::in(set, Marker::goes), takes = Markers::in(set, Marker::takes);
            if (goes || (takes && !moved.has(field, Marker::takes))) add(field);
        }
    }
    std::set<int> ranks;
    const PieceSpec& piece = studio.variant()->piece(type);
    if (piece.moves && guests.empty() && studio.is_empty()) add_ranks(*piece.moves, ranks);
    const Board& board = studio.board();
    for (const int rank : ranks) {
        if (rank - 1 >= board.rank(studio.start())) break;
        Studio there = studio;
        there.start_on(board.at(board.file(studio.start()), rank - 1));
        const int higher = board.rank(studio.start()) - board.rank(there.start());
        const Markers seen = there.look({});
        for (const auto& [field, set] : seen.fields())
            if (const Field f = board.step(field, {0, higher});
                Markers::in(set, Marker::goes) && f != board.off())
                add(f);
    }
}

// Where it goes, and what it does to others, with these standing there.
Markers markers_with(const Studio& studio, const Guests& guests, int type) {
    Markers markers = studio.look(guests);
    const Markers moves = markers;
    add_first(studio, guests, type, markers);
    for (const Side side : {Side::dark, Side::light})
        if (const auto stone = studio.stone(side)) studio.probe(guests, *stone, markers, {}, &moves);
    const Cast& cast = studio.variant()->cast();
    for (int other = 0; other < cast.types(); ++other)
        if (studio.variant()->piece(other).passive)
            studio.probe(guests, cast.code(other, Side::light), markers);
    // Where it would do something, that is told.
    const Markers all = markers;
    for (const auto& [field, set] : all.fields())
        if (Markers::in(set, Marker::bars) && !all.only(field, Marker::bars))
            markers.remove(field, Marker::bars);
    for (const auto& [field, set] : moves.fields())
        if (Markers::in(set, Marker::goes) && markers.has(field, Marker::takes)) {
            markers.remove(field, Marker::goes);
            markers.remove(field, Marker::takes);
            markers.add(field, Marker::either);
        }
    return markers;
}

// The fields that one of its auras lies on: where it could go if that were its movement.
void add_aura(const Studio& studio, const Guests& guests, Markers& markers) {
    Markers reach = studio.look(guests);
    for (const Side side : {Side::dark, Side::light})
        if (const auto stone = studio.stone(side)) studio.probe(guests, *stone, reach);
    for (const auto& [field, set] : reach.fields())
        for (const Marker marker : {Marker::goes, Marker::takes})
            if (Markers::in(set, marker)) markers.add(field, Marker::aura);
}

// A picture for which there was too much to look at says so.
Portrait told_if_cut(Portrait portrait) {
    if (Work::used_up())
        portrait.words += std::string(portrait.words.empty() ? "" : "; ") +
                          "a part only: there is more than the limit allows";
    return portrait;
}

Portrait portrait_of(const Studio& studio, int type, std::string words) {
    Markers alone = studio.look({});
    if (const auto enemy = studio.stone(Side::dark)) studio.probe({}, *enemy, alone);
    const Guests guests = hurdles(studio, alone, type);
    Portrait portrait{studio.variant(), studio.set_up(guests), studio.start(),
                      markers_with(studio, guests, type), std::move(words)};
    portrait.markers.add(studio.start(), Marker::start);
    return told_if_cut(std::move(portrait));
}

// The types that could set the piece going, the strongest first. Whether they do is often for a variant to
// say.
std::vector<int> activators(const Variant& variant, int type) {
    std::vector<int> found;
    for (int other = 0; other < variant.cast().types(); ++other) {
        const PieceSpec& piece = variant.piece(other);
        const bool moves = piece.moves && piece.moves->kind != ExprKind::none;
        if (other != type && moves && !piece.passive && piece.owner == Owner::player) found.push_back(other);
    }
    std::stable_sort(found.begin(), found.end(), [&](int a, int b) {
        return variant.piece(a).worth.value_or(0) > variant.piece(b).worth.value_or(0);
    });
    return found;
}

std::vector<Portrait> in_the_air(const VariantRef& variant, int type) {
    const Cast& cast = variant->cast();
    const Code code = cast.code(type, Side::light);
    const bool inherits = !variant->movement(code).gaits.empty();
    std::vector<Portrait> found;
    for (const int other : activators(*variant, type)) {
        Studio studio(variant, type);
        Position::Air air;
        air.code = code;
        air.at = studio.start();
        air.momentum = Position::Air::kNoLimit;
        air.activator = cast.code(other, Side::light);
        studio.put_in_air(air);
        std::string words = "in the air, with any momentum";
        if (inherits) words = "in the air, activated by: " + variant->piece(other).name;
        Portrait portrait = portrait_of(studio, type, std::move(words));
        const bool known = std::any_of(found.begin(), found.end(), [&](const Portrait& p) {
            return p.markers.fields() == portrait.markers.fields();
        });
        if (!known) found.push_back(std::move(portrait));
        if (found.size() == (inherits ? kMostActivators : 1)) break;
    }
    return found;
}

}  // namespace

std::vector<Portrait> portraits(const VariantRef& free_board, int type, bool by_colour,
                                const Backdrop& backdrop) {
    const Work work(kOfPicture);
    if (free_board->piece(type).passive)
        if (std::vector<Portrait> found = in_the_air(free_board, type); !found.empty()) return found;
    Studio studio(free_board, type);
    studio.know_home(backdrop.home);
    if (!by_colour) {
        std::vector<Portrait> found{portrait_of(studio, type, "")};
        for (const VariantRef& aura : backdrop.auras) add_aura(Studio(aura, type), {}, found[0].markers);
        return found;
    }
    Studio beside = studio;
    const Board& board = studio.board();
    beside.start_on(board.step(studio.start(), {1, 0}));
    const auto words = [&](Field f) {
        return std::string("from a ") + (board.is_light(f) ? "light" : "dark") + " field";
    };
    return {portrait_of(studio, type, words(studio.start())),
            portrait_of(beside, type, words(beside.start()))};
}

Portrait portrait_at(const VariantRef& free_board, int type, Field start, const Backdrop& backdrop) {
    const Work work(kOfPicture);
    Studio studio(free_board, type);
    studio.know_home(backdrop.home);
    studio.start_on(start);
    Portrait portrait = portrait_of(studio, type, "");
    for (const VariantRef& aura : backdrop.auras) {
        Studio reach(aura, type);
        reach.start_on(start);
        add_aura(reach, {}, portrait.markers);
    }
    return portrait;
}

Portrait portrait_in(const VariantRef& variant, int type, const Position& scene, Field start,
                     const Backdrop& backdrop, std::string words, bool calm) {
    const Work work(kOfPicture);
    Studio studio(variant, type, scene, start);
    studio.know_home(backdrop.home);
    Portrait portrait{variant, scene, start, markers_with(studio, {}, type), std::move(words)};
    if (calm) {
        const Markers real = studio.look({});
        const Markers all = portrait.markers;
        for (const auto& [field, set] : all.fields())
            for (const Marker marker : {Marker::activates, Marker::changes, Marker::displaces,
                                        Marker::removes, Marker::tags, Marker::afar, Marker::leaves})
                if (!real.has(field, marker)) portrait.markers.remove(field, marker);
    }
    for (const VariantRef& aura : backdrop.auras)
        add_aura(Studio(aura, type, scene, start), {}, portrait.markers);
    portrait.markers.add(start, Marker::start);
    return told_if_cut(std::move(portrait));
}

bool depends_on_colour(const VariantRef& widest, int type) {
    const Work work(kOfLook);
    Studio studio(widest, type);
    const Field middle = studio.start();
    // The steps to the fields near it that it reaches from another start.
    const auto reached = [&](Vector aside) {
        const Board& board = studio.board();
        const Field start = board.step(middle, aside);
        studio.start_on(start);
        std::set<std::pair<int, int>> steps;
        const Markers markers = studio.look({});
        for (const auto& [field, set] : markers.fields()) {
            const std::pair<int, int> step{board.file(field) - board.file(start),
                                           board.rank(field) - board.rank(start)};
            if (std::abs(step.first) <= kNear && std::abs(step.second) <= kNear) steps.insert(step);
        }
        return steps;
    };
    // The edge may make a difference too.
    const auto here = reached({0, 0}), beside = reached({1, 0});
    return !Work::used_up() && here != beside && here == reached({1, 1}) && here == reached({2, 0}) &&
           beside == reached({0, 1});
}

int fitting_size(const VariantRef& widest, int type) {
    if (widest->piece(type).passive) return kAirSize;
    const Work work(kOfLook);
    const Studio studio(widest, type);
    const Board& board = studio.board();
    Markers markers = studio.look({});
    std::set<Field> known;
    for (const auto& [field, set] : markers.fields()) known.insert(field);
    if (const auto enemy = studio.stone(Side::dark)) studio.probe({}, *enemy, markers, std::move(known));
    const auto reached = [&](Vector v) {
        const Field f = board.step(studio.start(), v);
        return f != board.off() && markers.fields().count(f) != 0;
    };
    // A field outside goes without saying where two fields on the board lead up to it.
    const auto goes_on = [&](Vector v, int reach) {
        for (int x = -reach; x <= reach; ++x)
            for (int y = -reach; y <= reach; ++y) {
                const Vector before{2 * x - v.x, 2 * y - v.y};
                const bool inside = std::abs(before.x) <= reach && std::abs(before.y) <= reach;
                if (inside && (before.x != 0 || before.y != 0) && reached({x, y}) && reached(before))
                    return true;
            }
        return false;
    };
    for (int size = 7; size < board.files(); size += 2) {
        const int reach = size / 2;
        bool all = true, none = true;
        for (const auto& [field, set] : markers.fields()) {
            const Vector v = board.coordinates(field) - board.coordinates(studio.start());
            if (std::abs(v.x) <= reach && std::abs(v.y) <= reach) continue;
            none = false;
            all = all && goes_on(v, reach);
        }
        if (none || (all && size > 7)) return size;
    }
    return board.files();
}

}  // namespace acedrex::program
