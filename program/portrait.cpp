#include "portrait.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "rules/setup.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kStone = "Stone";
constexpr std::size_t kMostActivators = 3;
constexpr int kNear = 4;
constexpr int kAirSize = 11;                // where a piece is set going by others, which go far as a rule
constexpr std::size_t kMovesLooked = 4000;  // of one position

struct Guest {
    Field field;
    Code code;
};
using Guests = std::vector<Guest>;

// Rings of fields around the middle where something may stand to be hopped over.
const std::vector<std::vector<Vector>>& rings() {
    static const std::vector<std::vector<Vector>> rings = [] {
        std::vector<std::vector<Vector>> made;
        const auto add = [&made](std::vector<Vector> kinds) {
            std::vector<Vector> ring;
            for (const Vector v : kinds)
                for (int turn = 0, x = v.x, y = v.y; turn < 4; ++turn) {
                    ring.push_back({x, y});
                    const int old = x;
                    x = y;
                    y = -old;
                }
            made.push_back(std::move(ring));
        };
        add({{0, 2}, {2, 2}});
        add({{0, 1}, {1, 1}});
        add({{1, 2}, {2, 1}});
        add({{0, 3}, {3, 3}});
        return made;
    }();
    return rings;
}

class Studio {
  public:
    Studio(VariantRef variant, int type)
        : variant_(std::move(variant)), board_(variant_->board()), empty_(initial_position(*variant_)) {
        const PieceSpec& piece = variant_->piece(type);
        code_ = variant_->cast().code(type, piece.owner == Owner::nobody ? Side::none : Side::light);
        start_ = board_.at(board_.files() / 2, board_.ranks() / 2);
        stone_ = variant_->cast().type_named(kStone);
    }

    Field start() const { return start_; }
    const Board& board() const { return board_; }
    const VariantRef& variant() const { return variant_; }

    // air: it is over the middle, where the other piece stands that set it going.
    void put_in_air(const Position::Air& air) { air_ = air; }
    // Elsewhere than in the middle.
    void start_on(Field start) { start_ = start; }

    Position set_up(const Guests& guests, Tags tags = 0) const {
        Position position = empty_;
        position.set(start_, air_ ? air_->activator : code_, tags, Edit::Why::setup);
        for (const Guest& guest : guests) position.set(guest.field, guest.code, 0, Edit::Why::setup);
        position.forget_log();
        if (air_) position.set_air(*air_);
        return position;
    }
    Marks look(const Guests& guests, Tags tags = 0) const {
        const Game game(variant_, set_up(guests, tags));
        return marks_of(game.position(), board_, game.moves(start_, kMovesLooked));
    }
    Tags initial_tags() const { return variant_->initial_tags(code_); }
    std::optional<Code> stone(Side side) const {
        if (!stone_ || variant_->piece(*stone_).slug != "stone") return std::nullopt;
        return variant_->cast().code(*stone_, side);
    }

    // What is done to one more guest, field by field, is added to `marks`. known: where that need not be
    // asked.
    void probe(const Guests& there, Code code, Marks& marks, std::set<Field> known = {}) const {
        std::set<Field>& taken = known;
        taken.insert(start_);
        for (const Guest& guest : there) taken.insert(guest.field);
        Guests guests = there;
        guests.push_back({});
        for (int i = 0; i < board_.size(); ++i) {
            const auto f = static_cast<Field>(i);
            if (board_.is_hole(f) || taken.count(f) != 0) continue;
            guests.back() = {f, code};
            const Marks seen = look(guests);
            for (const Mark mark :
                 {Mark::activates, Mark::changes, Mark::displaces, Mark::removes, Mark::tags, Mark::takes})
                if (seen.has(f, mark)) marks.add(f, mark);
        }
    }

  private:
    VariantRef variant_;
    const Board& board_;
    Position empty_;
    Code code_ = kNobody;
    Field start_ = 0;
    std::optional<int> stone_;
    std::optional<Position::Air> air_;
};

// Does the field lie behind one of the guests, as seen from the middle?
bool is_behind(const Studio& studio, const Guests& guests, Field f) {
    const Board& board = studio.board();
    const auto from_middle = [&](Field to) {
        return Vector{board.file(to) - board.file(studio.start()),
                      board.rank(to) - board.rank(studio.start())};
    };
    const Vector v = from_middle(f);
    return std::any_of(guests.begin(), guests.end(), [&](const Guest& guest) {
        const Vector g = from_middle(guest.field);
        return v.x * g.y == v.y * g.x && v.x * g.x + v.y * g.y > g.x * g.x + g.y * g.y;
    });
}

// The fields where it can be, or capture behind the guests, beyond those that `less` has too.
std::set<Field> gains(const Studio& studio, const Guests& guests, const Marks& less) {
    Marks more = studio.look(guests);
    std::set<Field> known;
    for (int i = 0; i < studio.board().size(); ++i)
        if (const auto f = static_cast<Field>(i); less.has(f, Mark::takes) || !is_behind(studio, guests, f))
            known.insert(f);
    if (const auto enemy = studio.stone(Side::dark)) studio.probe(guests, *enemy, more, std::move(known));
    std::set<Field> fields;
    for (const auto& [field, set] : more.fields()) {
        const bool guest =
            std::any_of(guests.begin(), guests.end(), [f = field](const Guest& g) { return g.field == f; });
        for (const Mark mark : {Mark::goes, Mark::takes, Mark::shoots})
            if (!guest && field != studio.start() && Marks::in(set, mark) && !less.has(field, mark))
                fields.insert(field);
    }
    return fields;
}

// Pieces that it needs to show what it can do by hopping; none where it hops over nothing.
Guests hurdles(const Studio& studio, const Marks& alone) {
    const bool lame = !alone.any(Mark::goes);
    for (const Side side : {Side::dark, Side::light})
        for (const std::vector<Vector>& ring : rings()) {
            const auto stone = studio.stone(side);
            if (!stone) continue;
            Guests all;
            for (const Vector v : ring)
                if (const Field f = studio.board().step(studio.start(), v); f != studio.board().off())
                    all.push_back({f, *stone});
            const std::set<Field> most = gains(studio, all, alone);
            if (most.empty()) continue;
            Guests kept;
            for (std::size_t i = 0; i < all.size(); ++i) {
                // Where it goes anywhere without, half of the ways stay free.
                const Vector v = ring[i];
                if (!lame && (v.y < 0 || (v.y == 0 && v.x < 0))) continue;
                Guests others = all;
                others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
                if (gains(studio, others, alone) != most) kept.push_back(all[i]);
            }
            return kept;
        }
    return {};
}

// Where it goes, and what it does to others, with these standing there.
Marks marks_with(const Studio& studio, const Guests& guests) {
    Marks marks = studio.look(guests);
    const Marks moves = marks;
    if (const Tags tags = studio.initial_tags(); tags != 0) {
        const Marks tagged = studio.look(guests, tags);
        for (const auto& [field, set] : tagged.fields())
            if (Marks::in(set, Mark::goes) && !marks.has(field, Mark::goes)) marks.add(field, Mark::first);
    }
    for (const Side side : {Side::dark, Side::light})
        if (const auto stone = studio.stone(side)) studio.probe(guests, *stone, marks);
    const Cast& cast = studio.variant()->cast();
    for (int type = 0; type < cast.types(); ++type)
        if (studio.variant()->piece(type).passive) studio.probe(guests, cast.code(type, Side::light), marks);
    for (const auto& [field, set] : moves.fields())
        if (Marks::in(set, Mark::goes) && marks.has(field, Mark::takes)) {
            marks.remove(field, Mark::goes);
            marks.remove(field, Mark::takes);
            marks.add(field, Mark::either);
        }
    return marks;
}

Portrait portrait_of(const Studio& studio, std::string words) {
    Marks alone = studio.look({});
    if (const auto enemy = studio.stone(Side::dark)) studio.probe({}, *enemy, alone);
    const Guests guests = hurdles(studio, alone);
    Portrait portrait{studio.set_up(guests), studio.start(), marks_with(studio, guests), std::move(words)};
    portrait.marks.add(studio.start(), Mark::start);
    return portrait;
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
        Portrait portrait = portrait_of(studio, std::move(words));
        const bool known = std::any_of(found.begin(), found.end(), [&](const Portrait& p) {
            return p.marks.fields() == portrait.marks.fields();
        });
        if (!known) found.push_back(std::move(portrait));
        if (found.size() == (inherits ? kMostActivators : 1)) break;
    }
    return found;
}

}  // namespace

std::vector<Portrait> portraits(const VariantRef& free_board, int type, bool by_colour) {
    if (free_board->piece(type).passive)
        if (std::vector<Portrait> found = in_the_air(free_board, type); !found.empty()) return found;
    const Studio studio(free_board, type);
    if (!by_colour) return {portrait_of(studio, "")};
    Studio beside(free_board, type);
    const Board& board = studio.board();
    beside.start_on(board.step(studio.start(), {1, 0}));
    const auto words = [&](Field f) {
        return std::string("from a ") + (board.is_light(f) ? "light" : "dark") + " field";
    };
    return {portrait_of(studio, words(studio.start())), portrait_of(beside, words(beside.start()))};
}

bool depends_on_colour(const VariantRef& widest, int type) {
    Studio studio(widest, type);
    const Field middle = studio.start();
    // The steps to the fields near it that it reaches from another start.
    const auto reached = [&](Vector aside) {
        const Board& board = studio.board();
        const Field start = board.step(middle, aside);
        studio.start_on(start);
        std::set<std::pair<int, int>> steps;
        const Marks marks = studio.look({});
        for (const auto& [field, set] : marks.fields()) {
            const std::pair<int, int> step{board.file(field) - board.file(start),
                                           board.rank(field) - board.rank(start)};
            if (std::abs(step.first) <= kNear && std::abs(step.second) <= kNear) steps.insert(step);
        }
        return steps;
    };
    // The edge may make a difference too.
    const auto here = reached({0, 0}), beside = reached({1, 0});
    return here != beside && here == reached({1, 1}) && here == reached({2, 0}) && beside == reached({0, 1});
}

int fitting_size(const VariantRef& widest, int type) {
    if (widest->piece(type).passive) return kAirSize;
    const Studio studio(widest, type);
    const Board& board = studio.board();
    Marks marks = studio.look({});
    std::set<Field> known;
    for (const auto& [field, set] : marks.fields()) known.insert(field);
    if (const auto enemy = studio.stone(Side::dark)) studio.probe({}, *enemy, marks, std::move(known));
    const auto reached = [&](Vector v) {
        const Field f = board.step(studio.start(), v);
        return f != board.off() && marks.fields().count(f) != 0;
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
        for (const auto& [field, set] : marks.fields()) {
            const Vector v{board.file(field) - board.file(studio.start()),
                           board.rank(field) - board.rank(studio.start())};
            if (std::abs(v.x) <= reach && std::abs(v.y) <= reach) continue;
            none = false;
            all = all && goes_on(v, reach);
        }
        if (none || (all && size > 7)) return size;
    }
    return board.files();
}

}  // namespace acedrex::program
