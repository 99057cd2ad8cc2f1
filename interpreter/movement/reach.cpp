#include "movement/reach.hpp"

#include "movement/follow.hpp"

namespace acedrex {

namespace {

// The domain in which nothing is known but fields.
class Fields : public KnowsField {
  public:
    static constexpr bool kLooks = true;

    Fields(const BindContext& binding, const Program& program, bool attacks)
        : binding_(binding), program_(program), attacks_(attacks) {}

    void begin(Field start) {
        start_ = start;
        local_ = foreseen_ = true;
        if (attacks_) seen_.assign(static_cast<std::size_t>(binding_.board->size()) + 1, false);
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
        const Board& board = *binding_.board;
        if (in.op == Op::test_fields)
            return board.is_virtual(at.f) ? in.a == 1 : program_.field_sets[in.b][at.f] != 0;
        if (in.asks(GuardKind::start_colour))
            return !board.is_virtual(at.f) && board.is_light(at.f) == board.is_light(start_);
        return true;
    }

    template <class Onward>
    void go(const Instruction& in, State at, Onward onward) const {
        const Board& board = *binding_.board;
        const Field from = at.f;
        const bool roams = in.op == Op::roam;
        if (!roams && board.is_virtual(from)) return;
        for (std::uint32_t i = 0; i < in.a; ++i) {
            const StepId step = program_.step_lists[in.b + i];
            at.f = roams ? board.roam(from, binding_.steps.vector(step)) : binding_.steps.next(step)[from];
            if (at.f != board.off()) onward(at);
        }
    }

    static bool does(const Instruction& in, State& at) {
        at.taken = at.taken || in.may_capture();
        return true;
    }

    bool enough(int depth, const std::vector<State>& found) const {
        return !foreseen_ || (!attacks_ && depth == 1 && !found.empty());
    }

  private:
    const BindContext& binding_;
    const Program& program_;
    bool attacks_;  // all attacks are sought; else any end
    Field start_ = 0;
    bool local_ = true, foreseen_ = true;
    FieldSet seen_;
};

}  // namespace

Sight sight_of(const BindContext& binding, const Program& program, const std::vector<Pc>& walks, Field from) {
    Fields fields(binding, program, true);
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

}  // namespace acedrex
