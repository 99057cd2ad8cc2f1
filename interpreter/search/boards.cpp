#include "search/boards.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "base/patience.hpp"
#include "legality/legal.hpp"
#include "position/position.hpp"
#include "search/dice.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

class RandomBoards {
  public:
    RandomBoards(const Variant& variant, std::uint64_t seed)
        : variant_(variant),
          dice_(seed),
          position_(variant.position_tables()),
          legal_(variant, position_),
          fields_(static_cast<std::size_t>(variant.board().size())),
          cells_(static_cast<std::size_t>(variant.cast().types()) * fields_),
          seen_(fields_ + 1) {
        position_.set_partial({});  // nothing that lacks ends the game
        legal_.ignore_safety(true);
        for (Field f = 0; f < fields_; ++f) {
            if (!variant.board().is_hole(f)) free_.push_back(f);
            if (const Code code = variant.position_tables().setup[f]; code != kNoPiece)
                setup_.push_back(Cast::type(code));
        }
    }

    void look(int boards) {
        const Work work(kWorkOfLearning);
        for (int board = 0; board < boards && !Patience::stopped(); ++board) look_at_one(board % 2);
    }

    Ability found() const {
        Ability found;
        for (int type = 0; type < variant_.cast().types(); ++type) {
            const auto* cells = &cells_[static_cast<std::size_t>(type) * fields_];
            found.of_type.push_back(better_half(cells));
            found.everywhere.push_back(plain_mean(cells));
            double able = 0, ahead = 0;
            for (std::size_t f = 0; f < fields_; ++f) {
                able += cells[f].fields[0] + cells[f].fields[1];
                ahead += cells[f].ahead;
            }
            found.ahead.push_back(able > 0 ? ahead / able : 0);
        }
        std::vector<double> able(fields_), usual(fields_);
        for (std::size_t f = 0; f < fields_; ++f)
            for (std::size_t type = 0; type < found.of_type.size(); ++type) {
                const Cell& cell = cells_[type * fields_ + f];
                able[f] += cell.fields[0] + cell.fields[1];
                usual[f] += (cell.times[0] + cell.times[1]) * found.of_type[type];
            }
        for (std::size_t f = 0; f < fields_; ++f)
            found.of_field.push_back(usual[f] > 0 ? std::clamp(able[f] / usual[f], 0.5, 1.5) : 1);
        found.of_type_on = smoothed(found);
        return found;
    }

  private:
    static constexpr std::size_t kLeastShare = 5, kMostShare = 30;  // of the fields, in hundredths

    // A type on a field, in even and in odd boards.
    struct Cell {
        double fields[2] = {}, times[2] = {}, ahead = 0;
        double mean(int half) const { return times[half] > 0 ? fields[half] / times[half] : 0; }
    };

    // A piece stands on a field so seldom that its neighbours are asked, too, and where that is not enough,
    // other types.
    std::vector<double> smoothed(const Ability& found) const {
        constexpr double kOthers = 4;    // as many boards as that
        constexpr double kNearby = 0.2;  // of a neighbour, as much counts
        const std::vector<std::vector<Field>> near = next_to_each(variant_.board());
        std::vector<double> smooth;
        smooth.reserve(cells_.size());
        for (std::size_t type = 0; type < found.everywhere.size(); ++type) {
            const auto* cells = &cells_[type * fields_];
            const double usual = found.everywhere[type];
            for (std::size_t f = 0; f < fields_; ++f) {
                double able = kOthers * found.of_field[f] * usual, times = kOthers;
                const auto add = [&](const Cell& cell, double share) {
                    able += share * (cell.fields[0] + cell.fields[1]);
                    times += share * (cell.times[0] + cell.times[1]);
                };
                add(cells[f], 1);
                for (const Field other : near[f]) add(cells[other], kNearby);
                smooth.push_back(usual > 0 ? able / times / usual : 1);
            }
        }
        return smooth;
    }

    // The types of the setup more often than others.
    int some_type() {
        const bool of_setup = !setup_.empty() && dice_.below(10) < 7;
        return of_setup ? setup_[dice_.below(setup_.size())]
                        : static_cast<int>(dice_.below(static_cast<std::size_t>(variant_.cast().types())));
    }

    void look_at_one(int half) {
        const std::size_t share = kLeastShare + dice_.below(kMostShare - kLeastShare + 1);
        const Tried filled(position_);
        for (std::size_t i = 0; i < std::max<std::size_t>(2, free_.size() * share / 100); ++i) {
            const Field f = free_[dice_.below(free_.size())];
            const int type = some_type();
            const bool neutral = variant_.piece(type).owner == Owner::none;
            const Side side = neutral ? Side::none : dice_.below(2) == 0 ? Side::light : Side::dark;
            position_.set(f, Cast::code(type, side), 0, Edit::Why::setup);
        }
        for (const Side side : {Side::light, Side::dark}) ask(side, half);
    }

    void ask(Side side, int half) {
        const Tried turned(position_);
        if (position_.to_move() != side) position_.end_turn();
        for (const Field f : position_.pieces(side)) ++cell_of(f).times[half];
        Field from = kNoField;
        plies_.clear();
        legal_.next([&](const TurnPart& part) {
            if (part.kind != TurnPart::Kind::ply) return true;
            if (part.from != from) ++stamp_;
            from = part.from;
            if (std::exchange(seen_[part.to], stamp_) != stamp_) plies_.push_back({from, part.to});
            return !Patience::stopped();
        });
        legal_.begin_anew();
        const Board& board = variant_.board();
        for (const auto& [begin, end] : plies_) {
            if (Cast::side(position_.at(begin)) != side) continue;
            Cell& cell = cell_of(begin);
            ++cell.fields[half];
            const int up = end < fields_ ? board.rank(end) - board.rank(begin) : 0;
            if (side == Side::light ? up > 0 : up < 0) ++cell.ahead;
        }
    }

    // Of a piece and its field as light would see both.
    Cell& cell_of(Field f) {
        const Code code = position_.at(f);
        if (Cast::side(code) == Side::dark) f = variant_.board().seen_by_other(f, variant_.spec().rotate);
        return cells_[static_cast<std::size_t>(Cast::type(code)) * fields_ + f];
    }

    // The fields that are better by the one half of the boards are asked of the other: by the same they would
    // seem better than they are.
    double better_half(const Cell* cells) const {
        double sum = 0;
        for (const int half : {0, 1}) {
            std::vector<const Cell*> known;
            for (std::size_t f = 0; f < fields_; ++f)
                if (cells[f].times[0] > 0 && cells[f].times[1] > 0) known.push_back(&cells[f]);
            std::stable_sort(known.begin(), known.end(),
                             [half](const Cell* a, const Cell* b) { return a->mean(half) > b->mean(half); });
            known.resize((known.size() + 1) / 2);
            double able = 0;
            for (const Cell* cell : known) able += cell->mean(1 - half);
            if (!known.empty()) sum += able / static_cast<double>(known.size()) / 2;
        }
        return sum > 0 ? sum : plain_mean(cells);
    }

    // Where there were too few boards to tell fields from each other.
    double plain_mean(const Cell* cells) const {
        double able = 0, times = 0;
        for (std::size_t f = 0; f < fields_; ++f) {
            able += cells[f].fields[0] + cells[f].fields[1];
            times += cells[f].times[0] + cells[f].times[1];
        }
        return times > 0 ? able / times : 0;
    }

    const Variant& variant_;
    Dice dice_;
    Position position_;
    LegalMoves legal_;
    std::size_t fields_;
    std::vector<Field> free_;
    std::vector<int> setup_;                      // types
    std::vector<Cell> cells_;                     // by type and field
    std::vector<std::uint32_t> seen_;             // by field
    std::vector<std::pair<Field, Field>> plies_;  // of a side: where they begin and end
    std::uint32_t stamp_ = 0;
};

}  // namespace

Ability ability_of(const Variant& variant, std::uint64_t seed, int boards) {
    RandomBoards random(variant, seed);
    random.look(boards);
    return random.found();
}

std::vector<std::vector<Field>> next_to_each(const Board& board) {
    std::vector<std::vector<Field>> near(static_cast<std::size_t>(board.size()));
    for (Field f = 0; f < board.size(); ++f)
        for (Field g = 0; g < board.size(); ++g)
            if (f != g && !board.is_hole(g) && std::abs(board.file(f) - board.file(g)) <= 1 &&
                std::abs(board.rank(f) - board.rank(g)) <= 1)
                near[f].push_back(g);
    return near;
}

std::vector<int> EmptyBoard::plies_to(Code code, const FieldSet& fields) const {
    const auto size = static_cast<std::size_t>(variant_.board().size());
    Position position(variant_.position_tables());
    position.set_partial({});
    if (position.to_move() != Cast::side(code)) position.end_turn();
    LegalMoves legal(variant_, position);
    legal.ignore_safety(true);
    std::vector<std::vector<Field>> from(size);  // by field: from where one ply leads there
    for (Field f = 0; f < size && !Patience::stopped(); ++f) {
        if (variant_.board().is_hole(f)) continue;
        const Tried alone(position);
        position.set(f, code, variant_.initial_tags(code, f), Edit::Why::setup);
        legal.next([&](const TurnPart& part) {
            const bool ply = part.kind == TurnPart::Kind::ply || part.kind == TurnPart::Kind::promotion;
            if (ply && part.to < size && (from[part.to].empty() || from[part.to].back() != f))
                from[part.to].push_back(f);
            return !Patience::stopped();
        });
        legal.begin_anew();
    }
    std::vector<int> plies(size, kNever);
    std::vector<Field> reached;
    for (Field f = 0; f < size; ++f)
        if (f < fields.size() && fields[f] != 0) {
            plies[f] = 0;
            reached.push_back(f);
        }
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Field f : from[reached[i]])
            if (plies[f] == kNever) {
                plies[f] = plies[reached[i]] + 1;
                reached.push_back(f);
            }
    return plies;
}

}  // namespace acedrex
