// Walks that look at nothing on their way: where they end is known at load.
#include <algorithm>
#include <array>
#include <deque>
#include <utility>

#include "base/function_ref.hpp"
#include "movement/tables.hpp"

namespace acedrex {

namespace {

using Mode = TableAlternative::Mode;

bool holds_always(const std::vector<std::uint8_t>& codes) {
    return std::all_of(codes.begin(), codes.end(), [](std::uint8_t c) { return c != 0; });
}

// One step by one vector, and tests?
bool goes_straight(const Bound& e) {
    if (e.kind == BoundKind::step || e.kind == BoundKind::roam) return e.steps.size() == 1;
    return e.kind == BoundKind::sequence && goes_straight(*e.kids[0]) &&
           std::none_of(e.kids.begin() + 1, e.kids.end(), [](const BoundRef& kid) {
               return kid->kind != BoundKind::codes && kid->kind != BoundKind::fields;
           });
}

// Do the ends lie the same way from every start, as far as there are fields? (The guards of the start
// excepted.)
bool is_the_same_everywhere(const Bound& e) {
    return !any_inside(e, [](const Bound& b) {
        return b.kind == BoundKind::step || b.kind == BoundKind::fields || b.kind == BoundKind::start_colour;
    });
}

// All ends of such walks from one field after the other.
class BlindWalk {
  public:
    BlindWalk(const BindContext& binding) : binding_(binding), board_(*binding.board) {}

    // end(field, mode), perhaps more than once for each.
    template <class End>
    void from(Field start, const Bound& e, End end) {
        start_ = start;
        depth_ = 0;
        walk(e, {start, Mode::any}, [&](Spot s) { end(s.f, s.mode); });
    }

  private:
    struct Spot {
        Field f;
        Mode mode;
    };
    using Then = FunctionRef<void(Spot)>;
    // What a repetition has reached: by field and mode, a stamp.
    struct Reached {
        std::vector<std::uint32_t> stamps;
        std::uint32_t stamp = 0;

        bool insert(Spot s) {
            const std::size_t i = 3 * static_cast<std::size_t>(s.f) + static_cast<std::size_t>(s.mode);
            if (i >= stamps.size()) stamps.resize(i + 3, 0);
            return std::exchange(stamps[i], stamp) != stamp;
        }
    };

    void walk(const Bound& e, Spot s, Then then) {
        const bool real = !board_.is_virtual(s.f);
        switch (e.kind) {
            case BoundKind::pass:
            case BoundKind::codes:
                return then(s);
            case BoundKind::step:
            case BoundKind::roam:
                for (const StepId step : e.steps) {
                    Field to = board_.off();
                    if (e.kind == BoundKind::roam)
                        to = board_.roam(s.f, binding_.steps.vector(step));
                    else if (real)
                        to = binding_.steps.next(step)[s.f];
                    if (to != board_.off()) then({to, s.mode});
                }
                return;
            case BoundKind::fields:
                if (real && e.fields[s.f]) then(s);
                return;
            case BoundKind::start_colour:
                if (real && board_.is_light(s.f) == board_.is_light(start_)) then(s);
                return;
            case BoundKind::effect:
                return then({s.f, e.effect == EffectKind::settle ? Mode::settle : Mode::strike});
            case BoundKind::sequence:
                return walk_on(e, 0, s, then);
            case BoundKind::choice:
                for (const BoundRef& kid : e.kids) walk(*kid, s, then);
                return;
            case BoundKind::repeat: {
                const std::size_t depth = depth_++;
                if (reached_.size() <= depth) reached_.emplace_back();
                ++reached_[depth].stamp;
                reached_[depth].insert(s);
                if (e.lo->constant == 0) then(s);
                turn(e, e.hi->constant, depth, s, then);
                --depth_;
                return;
            }
            default:
                return;
        }
    }

    void walk_on(const Bound& e, std::size_t i, Spot s, Then then) {
        if (i == e.kids.size()) return then(s);
        walk(*e.kids[i], s, [&](Spot on) { walk_on(e, i + 1, on, then); });
    }

    // As nothing is looked at, coming back leads nowhere else.
    void turn(const Bound& e, int turns, std::size_t depth, Spot s, Then then) {
        if (turns == 0) return;
        walk(*e.kids[0], s, [&](Spot on) {
            if (!reached_[depth].insert(on)) return;
            then(on);
            turn(e, turns - 1, depth, on, then);
        });
    }

    const BindContext& binding_;
    const Board& board_;
    Field start_ = 0;
    std::size_t depth_ = 0;
    std::deque<Reached> reached_;
};

// One of the ways: what its start must be like, and where it leads from there.
class BlindWay {
  public:
    BlindWay(const Bound& e, const BindContext& binding) : board_(*binding.board), walk_(binding), way_(e) {
        if (e.kind == BoundKind::sequence && e.kids[0]->kind == BoundKind::fields) {
            starts_ = e.kids[0]->fields;
            way_.kids.erase(way_.kids.begin());
        }
        const Field middle = board_.at(board_.files() / 2, board_.ranks() / 2);
        same_ = board_.parts().size() == 1 && middle != board_.off() && is_the_same_everywhere(way_);
        if (!same_) return;
        // From the middle the fields beyond the edge reach as far as any two fields of the board lie apart.
        walk_.from(middle, way_, [&](Field to, Mode mode) {
            offsets_.emplace_back(mode, board_.coordinates(to) - board_.coordinates(middle));
        });
        std::sort(offsets_.begin(), offsets_.end());
        offsets_.erase(std::unique(offsets_.begin(), offsets_.end()), offsets_.end());
    }

    // end(field, mode) for every end from f, perhaps more than once, and fields off the board among them.
    template <class End>
    void from(Field f, End end) {
        if (!starts_.empty() && !starts_[f]) return;
        if (!same_) return walk_.from(f, way_, end);
        for (const auto& [mode, v] : offsets_)
            end(board_.at(board_.file(f) + v.x, board_.rank(f) + v.y), mode);
    }

  private:
    const Board& board_;
    BlindWalk walk_;
    Bound way_;
    FieldSet starts_;  // empty: anywhere
    bool same_ = false;
    std::vector<std::pair<Mode, Vector>> offsets_;
};

}  // namespace

bool is_blind(const Bound& e) {
    switch (e.kind) {
        case BoundKind::codes:
            return holds_always(e.codes);
        case BoundKind::repeat:
            if (e.lo->op != BoundNumber::Op::constant || e.lo->constant > 1 ||
                e.hi->op != BoundNumber::Op::constant)
                return false;
            // Where the number of turns is limited, the way matters: unless there is only one.
            if (e.hi->constant < kUnlimited / 2 && !goes_straight(*e.kids[0])) return false;
            break;
        case BoundKind::effect:
            return e.effect == EffectKind::settle || e.effect == EffectKind::strike;
        case BoundKind::step:
        case BoundKind::roam:
        case BoundKind::pass:
        case BoundKind::none:
        case BoundKind::fields:
        case BoundKind::start_colour:
        case BoundKind::sequence:
        case BoundKind::choice:
            break;
        default:
            return false;
    }
    return std::all_of(e.kids.begin(), e.kids.end(), [](const BoundRef& kid) { return is_blind(*kid); });
}

std::optional<std::vector<TableAlternative>> as_blind_tables(const std::vector<BoundRef>& ways, Code walker,
                                                             const BindContext& binding,
                                                             const Meetings& meetings,
                                                             const std::vector<std::uint8_t>& meets) {
    const Board& board = *binding.board;
    const std::vector<std::uint8_t> anywhere(static_cast<std::size_t>(binding.cast->codes()), 1);
    std::deque<BlindWay> blind;
    for (const BoundRef& way : ways) blind.emplace_back(*way, binding);
    std::array<TableAlternative, 3> by_mode;
    for (Field f = 0; f < board.size(); ++f) {
        for (TableAlternative& t : by_mode) t.offsets.push_back(static_cast<std::uint32_t>(t.targets.size()));
        if (board.is_hole(f)) continue;
        for (BlindWay& way : blind)
            way.from(f, [&](Field to, Mode mode) {
                if (to != f && to < board.off())
                    by_mode[static_cast<std::size_t>(mode)].targets.push_back(to);
            });
        for (TableAlternative& t : by_mode) {
            const auto here = t.targets.begin() + t.offsets.back();
            std::sort(here, t.targets.end());
            t.targets.erase(std::unique(here, t.targets.end()), t.targets.end());
        }
    }
    std::vector<TableAlternative> tables;
    for (std::size_t mode = 0; mode < by_mode.size(); ++mode) {
        TableAlternative& table = by_mode[mode];
        if (table.targets.empty()) continue;
        table.offsets.push_back(static_cast<std::uint32_t>(table.targets.size()));
        table.mode = static_cast<Mode>(mode);
        if (!fill_row(table, walker, meetings, anywhere, meets)) return std::nullopt;
        tables.push_back(std::move(table));
    }
    return tables;
}

}  // namespace acedrex
