#include "search/values.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "base/patience.hpp"
#include "legality/legal.hpp"
#include "position/position.hpp"
#include "search/dice.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// Random boards on which pieces are asked where they can go.
class RandomBoards {
  public:
    RandomBoards(const Variant& variant, std::uint64_t seed)
        : variant_(variant),
          dice_(seed),
          position_(variant.position_tables()),
          legal_(variant, position_),
          fields_(static_cast<std::size_t>(variant.board().size())),
          sums_(static_cast<std::size_t>(variant.cast().types()) * fields_),
          times_(sums_.size()),
          seen_(fields_) {
        position_.set_partial({});  // nothing that lacks ends the game
        legal_.ignore_safety(true);
        for (Field f = 0; f < fields_; ++f) {
            if (!variant.board().is_hole(f)) free_.push_back(f);
            if (const Code code = variant.position_tables().setup[f]; code != kNoPiece)
                setup_.push_back(Cast::type(code));
        }
    }

    // By type: how many fields it can go to, in the mean over the better half of the fields.
    std::vector<double> mobility() {
        {
            const Work work(kWork);
            for (int board = 0; board < kBoards && !Work::used_up(); ++board) look_at_one();
        }
        std::vector<double> means;
        for (int type = 0; type < variant_.cast().types(); ++type) means.push_back(better_half(type));
        return means;
    }

  private:
    static constexpr int kBoards = 1'000;
    static constexpr std::uint64_t kWork = Work::kSecond / 4;
    static constexpr std::size_t kLeastShare = 5, kMostShare = 30;  // of the fields, in hundredths

    int some_type() {
        const bool of_setup = !setup_.empty() && dice_.below(10) < 7;
        return of_setup ? setup_[dice_.below(setup_.size())]
                        : static_cast<int>(dice_.below(static_cast<std::size_t>(variant_.cast().types())));
    }

    void look_at_one() {
        const std::size_t share = kLeastShare + dice_.below(kMostShare - kLeastShare + 1);
        const std::size_t before = position_.checkpoint();
        for (std::size_t i = 0; i < std::max<std::size_t>(2, free_.size() * share / 100); ++i) {
            const Field f = free_[dice_.below(free_.size())];
            const int type = some_type();
            const bool neutral = variant_.piece(type).owner == Owner::none;
            const Side side = neutral ? Side::none : dice_.below(2) == 0 ? Side::light : Side::dark;
            position_.set(f, Cast::code(type, side), 0, Edit::Why::setup);
        }
        for (const Side side : {Side::light, Side::dark}) ask(side);
        position_.undo_to(before);
    }

    void ask(Side side) {
        const std::size_t before = position_.checkpoint();
        if (position_.to_move() != side) position_.end_turn();
        for (const Field f : position_.pieces(side)) ++times_[cell_of(f)];
        Field from = kNoField;
        legal_.next([&](const TurnPart& part) {
            if (part.kind != TurnPart::Kind::ply) return true;
            if (part.from != from) ++stamp_;
            from = part.from;
            if (std::exchange(seen_[part.to], stamp_) != stamp_) parts_.push_back(from);
            return !Work::used_up();
        });
        legal_.unmake();
        for (const Field f : parts_) ++sums_[cell_of(f)];
        parts_.clear();
        position_.undo_to(before);
    }

    // Of a piece and its field as light would see both.
    std::size_t cell_of(Field f) const {
        const Code code = position_.at(f);
        if (Cast::side(code) == Side::dark) f = variant_.board().seen_by_other(f, variant_.spec().rotate);
        return static_cast<std::size_t>(Cast::type(code)) * fields_ + f;
    }

    double better_half(int type) const {
        std::vector<double> means;
        for (std::size_t f = 0; f < fields_; ++f) {
            const std::size_t cell = static_cast<std::size_t>(type) * fields_ + f;
            if (times_[cell] > 0) means.push_back(sums_[cell] / times_[cell]);
        }
        if (means.empty()) return 0;
        std::sort(means.begin(), means.end(), std::greater<>());
        means.resize((means.size() + 1) / 2);
        double sum = 0;
        for (const double mean : means) sum += mean;
        return sum / static_cast<double>(means.size());
    }

    const Variant& variant_;
    Dice dice_;
    Position position_;
    LegalMoves legal_;
    std::size_t fields_;
    std::vector<Field> free_;
    std::vector<int> setup_;            // types
    std::vector<double> sums_, times_;  // by type and field
    std::vector<std::uint32_t> seen_;   // by field
    std::vector<Field> parts_;
    std::uint32_t stamp_ = 0;
};

}  // namespace

Values::Values(const Variant& variant, std::uint64_t seed)
    : fields_(static_cast<std::size_t>(variant.board().size())), stores_(variant.position_tables().stores) {
    put_together(variant, RandomBoards(variant, seed).mobility());
}

void Values::put_together(const Variant& variant, const std::vector<double>& mobility) {
    constexpr double kUnit = 31, kPower = 1.23;
    const auto codes = static_cast<std::size_t>(variant.cast().codes());
    worth_.assign(codes, 0);
    in_hand_.assign(codes, 0);
    standing_.assign(codes * fields_, 0);
    for (int type = 0; type < variant.cast().types(); ++type) {
        const double able = mobility[static_cast<std::size_t>(type)];
        const int worth = static_cast<int>(std::lround(kUnit * std::pow(able, kPower)));
        for (const Side side : {Side::light, Side::dark}) {
            const Code code = Cast::code(type, side);
            worth_[code] = worth;
            in_hand_[code] = worth * 21 / 20;
            const auto begin = standing_.begin() + static_cast<std::ptrdiff_t>(code * fields_);
            std::fill(begin, begin + static_cast<std::ptrdiff_t>(fields_),
                      side == Side::light ? worth : -worth);
        }
    }
    int least = 0, sum = 0, number = 0;
    for (const Code code : variant.position_tables().setup) {
        if (code == kNoPiece || worth_[code] == 0) continue;
        least = least == 0 ? worth_[code] : std::min(least, worth_[code]);
        sum += worth_[code];
        ++number;
    }
    weakest_ = least == 0 ? 100 : least;
    mean_ = number == 0 ? weakest_ : sum / number;
}

int Values::of(const Position& position) const {
    int sum = 0;
    for (const Side side : {Side::light, Side::dark}) {
        for (const Field f : position.pieces(side)) sum += at(position.at(f), f);
        const int sign = side == Side::light ? 1 : -1;
        for (std::size_t code = 1; code < in_hand_.size(); ++code)
            if (Cast::side(static_cast<Code>(code)) == side)
                sum += sign * in_hand_[code] * position.in_reserve(static_cast<Code>(code));
    }
    return sum;
}

int Values::change(std::span<const Edit> edits) const {
    int sum = 0;
    for (const Edit& e : edits) {
        if (e.what == Edit::What::cell) {
            sum += (e.after == kNoPiece ? 0 : at(e.after, e.field)) -
                   (e.before == kNoPiece ? 0 : at(e.before, e.field));
        } else if (e.what == Edit::What::reserve && e.before_number < Position::kEndless &&
                   stores_[e.slot] == 0) {
            const int more = (e.number - e.before_number) * in_hand(e.after);
            sum += Cast::side(e.after) == Side::light ? more : -more;
        }
    }
    return sum;
}

}  // namespace acedrex
