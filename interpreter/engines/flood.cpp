#include "engines/flood.hpp"

#include "movement/follow.hpp"

namespace acedrex {

namespace {

// The domain in which it is known what stands on a board, as long as nothing may have been captured.
class Occupants : public KnowsField {
  public:
    static constexpr bool kLooks = false;

    Occupants(const AttackAsked& asked, const BindContext& context)
        : KnowsField{context, asked.program}, asked_(asked) {
        looked_at_.resize(static_cast<std::size_t>(context.board->size()) + 1);
    }

    bool takes() const { return takes_; }
    std::uint64_t visits() const { return visits_; }
    std::vector<Field> looked_at() const {
        std::vector<Field> fields;
        for (Field f = 0; f < looked_at_.size(); ++f)
            if (looked_at_[f] != 0) fields.push_back(f);
        return fields;
    }

    State start() const { return {asked_.mover.at}; }

    bool enters(const Instruction& in, const State& at, int depth) {
        ++visits_;
        const bool followed = in.op != Op::roam && in.op != Op::anywhere && in.op != Op::aligned &&
                              in.op != Op::call && in.op != Op::ret && !in.does(EffectKind::take_passer);
        const bool reached = at.f == asked_.target && (in.may_capture() || (in.op == Op::end && depth == 1));
        takes_ = takes_ || !followed || reached;
        return !takes_;
    }

    bool holds(const Instruction& in, const State& at) {
        if (in.op == Op::test_prelude) return asked_.judged[in.b] != 0;
        if (in.op == Op::test_fields) return program.field_sets[in.b][at.f] != 0;
        if (in.op == Op::test_codes) {
            if (at.taken) return true;
            looked_at_[at.f] = 1;
            const Code there = at.f == asked_.mover.at ? kNoPiece : asked_.position.at(at.f);
            return program.code_sets[in.b][there] != 0;
        }
        if (in.asks(GuardKind::carries)) return (asked_.tags & unpacked_tag(in.b)) != 0;
        return !in.asks(GuardKind::inherits) || asked_.mover.activator != kNoPiece;
    }

    bool does(const Instruction& in, State& at) const {
        if (in.does(EffectKind::home)) at.f = asked_.mover.at;
        at.taken = at.taken || in.may_capture();
        return !in.does_any(kSpoils);
    }

    bool enough(int, const std::vector<State>&) const { return takes_; }

  private:
    const AttackAsked& asked_;
    FieldSet looked_at_;
    bool takes_ = false;
    std::uint64_t visits_ = 0;
};

}  // namespace

Flooded flooded(const AttackAsked& asked, const BindContext& binding) {
    Occupants occupants(asked, binding);
    Follower<Occupants> follower(asked.program, occupants);
    for (const Pc begin : asked.begins) follower.ends(begin, occupants.start());
    return {occupants.takes(), occupants.looked_at(), occupants.visits()};
}

}  // namespace acedrex
