#include "movement/reach.hpp"

#include <algorithm>
#include <compare>

#include "base/ranges.hpp"
#include "movement/follow.hpp"

namespace acedrex {

namespace {

// The domain in which nothing is known but fields.
class Fields : public KnowsField {
  public:
    static constexpr bool kLooks = true;

    Fields(const BindContext& context, const Program& walks, bool attacks, const IsLent* is_lent = nullptr)
        : KnowsField{context, walks}, attacks_(attacks), is_lent_(is_lent) {}

    void begin(Field start) {
        start_ = start;
        local_ = foreseen_ = true;
        if (attacks_) seen_.assign(static_cast<std::size_t>(binding.board->size()) + 1, false);
    }
    const FieldSet& seen() const { return seen_; }
    bool local() const { return local_; }
    bool foreseen() const { return foreseen_; }

    State start() const { return {start_}; }

    bool enters(const Instruction& in, const State& at, int depth) {
        if (at.f < seen_.size()) seen_[at.f] = true;
        // What is done in any case, is no capture and comes before any capture keeps the walk from being an
        // attack.
        if (attacks_ && !at.taken && depth == 1 && in.does_any(kSpoils)) return false;
        local_ = local_ && in.local();
        // (What is lost has come to its end, in whatever walk within the walk.)
        foreseen_ = foreseen_ && in.foreseen() && !in.does(EffectKind::or_leave);
        return foreseen_;
    }

    bool holds(const Instruction& in, const State& at) const {
        const Board& board = *binding.board;
        if (in.op == Op::test_fields)
            return board.is_virtual(at.f) ? in.a == 1 : program.field_sets[in.b][at.f] != 0;
        if (in.asks(GuardKind::start_colour))
            return !board.is_virtual(at.f) && board.is_light(at.f) == board.is_light(start_);
        const auto lender = static_cast<Lender>(in.a);
        if (is_lent_ != nullptr && in.asks(GuardKind::lent) &&
            (lender == Lender::attackers || lender == Lender::guards))
            return (*is_lent_)(lender, in.b);
        return true;
    }

    static bool does(const Instruction& in, State& at) {
        at.taken = at.taken || in.may_capture();
        return true;
    }

    bool enough(int depth, const std::vector<State>& found) const {
        return !foreseen_ || (!attacks_ && depth == 1 && !found.empty());
    }

  private:
    bool attacks_;  // all attacks are sought; else any end
    const IsLent* is_lent_;
    Field start_ = 0;
    bool local_ = true, foreseen_ = true;
    FieldSet seen_;
};

// The domain in which it is known whether the field may be empty and whether it may be occupied.
class Occupancy {
  public:
    struct State {
        bool empty = true;
        bool occupied = true;
        bool settles = false;
        bool landed = false;

        std::uint32_t key() const {
            return (empty ? 1u : 0u) | (occupied ? 2u : 0u) | (settles ? 4u : 0u) | (landed ? 8u : 0u);
        }
        auto operator<=>(const State&) const = default;
        bool may_capture() const { return !landed && !settles && occupied; }
        void anywhere() { empty = occupied = true; }
    };
    static constexpr bool kLooks = false;

    explicit Occupancy(const Program& program) : program_(program) {}

    bool takes() const { return takes_; }

    static State start() { return {}; }

    bool enters(const Instruction& in, const State&, int) {
        // (Which walkers are lost is known only when all walks have been made: no table may lead to it.)
        takes_ = takes_ || in.op == Op::call || in.does_any(kTakes) || in.does(EffectKind::or_leave) ||
                 (in.op == Op::ways && row_of(in.effect()).given == Given::walk);
        return !takes_;
    }

    bool holds(const Instruction& in, State& at) const {
        if (in.op != Op::test_codes) return true;
        const auto& codes = program_.code_sets[in.b];
        at.empty = at.empty && codes[kNoPiece] != 0;
        at.occupied =
            at.occupied && std::any_of(codes.begin() + 1, codes.end(), [](std::uint8_t c) { return c != 0; });
        return at.empty || at.occupied;
    }

    template <class Onward>
    static void go(const Instruction&, State at, Onward onward) {
        if (at.landed) return;
        at.anywhere();
        onward(at);
    }

    bool does(const Instruction& in, State& at) {
        if (in.does(EffectKind::leave)) return false;  // gone, it lands nowhere
        if (in.does(EffectKind::settle) || in.does(EffectKind::strike)) {
            at.settles = in.does(EffectKind::settle);
            return true;
        }
        if (in.does(EffectKind::land)) {
            takes_ = takes_ || at.may_capture();
            at.landed = true;
        }
        at.landed = at.landed || row_of(in.effect()).has(kGoesOn);
        at.anywhere();
        return true;
    }

    static void beside(State& at, const std::vector<State>&) { at.anywhere(); }

    bool enough(int, const std::vector<State>&) const { return takes_; }

  private:
    const Program& program_;
    bool takes_ = false;
};

}  // namespace

Sight sight_of(const BindContext& binding, const Program& program, const std::vector<Pc>& walks, Field from,
               const IsLent* is_lent) {
    Fields fields(binding, program, true, is_lent);
    Follower<Fields> follower(program, fields);
    fields.begin(from);
    for (const Pc begin : walks) follower.ends(begin, {from});
    if (!fields.foreseen()) return {};
    const FieldSet& seen = fields.seen();
    return {seen, fields.local(), std::count(seen.begin(), seen.end(), true) == 1};
}

FieldSet possible_starts(const BindContext& binding, const Program& program, Pc pc) {
    const Board& board = *binding.board;
    Fields fields(binding, program, false);
    Follower<Fields> follower(program, fields);
    FieldSet starts(static_cast<std::size_t>(board.size()), 0);
    for (Field f = 0; f < board.size(); ++f) {
        if (board.is_hole(f)) continue;
        follower.clear();
        fields.begin(f);
        starts[f] = !follower.ends(pc, {f}).empty() || !fields.foreseen();
    }
    return starts;
}

bool may_take(const Program& program, Pc begin) {
    Occupancy domain(program);
    Follower follower(program, domain);
    const auto& ends = follower.ends(begin, {.empty = false});
    return domain.takes() || ranges::any_of(ends, [](const auto& end) { return end.may_capture(); });
}

}  // namespace acedrex
