// Which fact of a position FEN cannot tell.
#include <fmt/core.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "notation/position/fen.hpp"
#include "notation/position/setup_parts.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex {

namespace {

// What the one position has that the other has not, each kind in turn; "" where they agree.
class Difference {
  public:
    Difference(const Variant& variant, const Position& position, const Position& told)
        : variant_(variant), board_(variant.board()), position_(position), told_(told) {}

    std::string first() const {
        for (const auto kind : {&Difference::board, &Difference::pockets, &Difference::tags,
                                &Difference::rushes, &Difference::marks, &Difference::numbers})
            if (std::string fact = (this->*kind)(); !fact.empty()) return fact;
        return "all that the setup string tells";
    }

  private:
    std::string piece_on(Field f) const {
        return fmt::format("the {} on {}", variant_.cast().name(position_.at(f)), board_.name(f));
    }

    // FEN shows the first board only.
    std::string board() const {
        for (Field f = 0; f < board_.size(); ++f)
            if (position_.at(f) != told_.at(f)) return "what stands on " + board_.name(f);
        return "";
    }

    std::string pockets() const {
        const Pockets& pockets = variant_.pockets();
        for (int i = 0; i < static_cast<int>(pockets.names.size()); ++i) {
            const std::string& name = pockets.names[static_cast<std::size_t>(i)];
            const std::string pocket = name.empty() ? "the pocket" : fmt::format("the pocket {{{}}}", name);
            for (Code code = 1; code < variant_.cast().codes(); ++code)
                if (position_.reserve(code, i) != told_.reserve(code, i)) return "what is in " + pocket;
            for (const Side side : {Side::light, Side::dark})
                if (position_.taken(side, i) != told_.taken(side, i))
                    return "how many pieces have left " + pocket;
        }
        return "";
    }

    // "that the TYPE on a1 carries {gate}", "that the TYPE on a2 does not carry |".
    std::string tags() const {
        for (Field f = 0; f < board_.size(); ++f)
            for (const Tag& tag : variant_.tags().all()) {
                const Tags has = position_.tags(f) & tag.mask, told = told_.tags(f) & tag.mask;
                if (has == told) continue;
                return fmt::format("that {} {} {}", piece_on(f), has != 0 ? "carries" : "does not carry",
                                   tags_text(variant_, has != 0 ? has : told));
            }
        return "";
    }

    std::string rushes() const {
        const auto rushes = position_.rushes();
        if (std::equal(rushes.begin(), rushes.end(), told_.rushes().begin(), told_.rushes().end())) return "";
        for (const Position::Rush& rush : rushes)
            if (position_.at(rush.field) != kNoPiece) return "what " + piece_on(rush.field) + " has passed";
        return "which pieces have rushed";
    }

    std::string marks() const {
        for (Field f = 0; f < board_.size(); ++f)
            if (const Tags has = position_.field_tags(f); has != told_.field_tags(f))
                return fmt::format("the mark {} on {}",
                                   tags_text(variant_, has != 0 ? has : told_.field_tags(f)), board_.name(f));
        return "";
    }

    std::string numbers() const {
        const std::vector<CounterSpec>& state = variant_.spec().state;
        for (std::size_t i = 0; i < state.size(); ++i)
            if (position_.counter(static_cast<int>(i)) != told_.counter(static_cast<int>(i)))
                return "the counter " + state[i].name;
        if (position_.air() != nullptr) return "a piece in the air";
        if (position_.last() != told_.last()) return "the other side's last turn";
        if (position_.passes() != told_.passes()) return "how many turns were passed in a row";
        for (const Side side : {Side::light, Side::dark})
            if (position_.has_lost(side) != told_.has_lost(side)) return "which side has lost";
        return "";
    }

    const Variant& variant_;
    const Board& board_;
    const Position& position_;
    const Position& told_;
};

}  // namespace

std::string fen_lacks(const Variant& variant, const Position& position, const Result<Position>& again) {
    if (again) return Difference(variant, position, *again.value).first();
    return "what is refused when it is read: " + again.diagnostics.front().message;
}

}  // namespace acedrex
