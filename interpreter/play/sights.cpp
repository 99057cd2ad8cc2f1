#include "play/sights.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace acedrex {

namespace {

// Does an instruction depend on nothing but the walker, where it stands and what stands there, and do nothing
// elsewhere? (Who could take somebody in passing has nobody to take while no piece of the other side has just
// rushed: whoever asks sees to that.)
bool is_local(const Instruction& in) {
    switch (in.op) {
        case Op::end:
        case Op::fail:
        case Op::step:
        case Op::fork:
        case Op::jump:
        case Op::merge:
        case Op::test_codes:
        case Op::test_fields:
        case Op::test_tag:
        case Op::test_start_colour:
        case Op::test_at_start:
        case Op::test_prey:
        case Op::test_free:
        case Op::test_passed:
        case Op::test_initial:
        case Op::test_carries:
        case Op::test_prelude:
        case Op::test_walker:
        case Op::test_walked:
        case Op::look:
        case Op::aside:
        case Op::first_of:
        case Op::repeat:
        case Op::repeat_next:
        case Op::fresh_begin:
        case Op::fresh_end:
        case Op::capture:
        case Op::become:
        case Op::settle:
        case Op::strike:
        case Op::rushed:
            return true;
        case Op::test: {
            const auto guard = static_cast<GuardKind>(in.a);
            return guard == GuardKind::mine || guard == GuardKind::theirs || guard == GuardKind::bloodless ||
                   guard == GuardKind::unsettled;
        }
        case Op::effect: {
            const auto effect = static_cast<EffectKind>(in.a);
            return effect == EffectKind::take_passer || effect == EffectKind::no_promotion ||
                   effect == EffectKind::leave || effect == EffectKind::capture_own;
        }
        default:
            return false;
    }
}

// Does it leave the walk on fields that are known, whatever else it depends on or does?
bool is_foreseen(const Instruction& in) {
    if (is_local(in) || is_test(in.op)) return true;
    switch (in.op) {
        case Op::every:
        case Op::land:
        case Op::change:
        case Op::mark:
        case Op::unmark:
        case Op::mark_field:
        case Op::place:
        case Op::add_counter:
            return true;
        case Op::effect: {
            const auto effect = static_cast<EffectKind>(in.a);
            return effect == EffectKind::oblate || effect == EffectKind::convert ||
                   effect == EffectKind::flip;
        }
        default:
            return false;
    }
}

// All that walks could touch, tests held to depend on the field alone where they do, and to hold otherwise.
class Sighting {
  public:
    Sighting(const BindContext& binding, const Program& program, Field start)
        : binding_(binding),
          program_(program),
          start_(start),
          seen_(static_cast<std::size_t>(binding.board->size()) + 1) {}

    using Fields = std::vector<Field>;

    // Where walks from pc on field f may end.
    const Fields& ends(Pc pc, Field f) {
        const auto [known, added] = ends_.try_emplace({pc, f});
        if (!added) return known->second;
        std::set<std::pair<Pc, Field>> visited;
        std::vector<std::pair<Pc, Field>> open{{pc, f}};
        Fields found;
        while (!open.empty()) {
            const auto state = open.back();
            open.pop_back();
            if (!visited.insert(state).second) continue;
            seen_[state.second] = true;
            follow(state.first, state.second, open, found);
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return ends_[{pc, f}] = std::move(found);
    }
    const FieldSet& seen() const { return seen_; }
    bool local() const { return local_; }
    bool foreseen() const { return foreseen_; }

  private:
    void follow(Pc pc, Field f, std::vector<std::pair<Pc, Field>>& open, Fields& found) {
        const Instruction& in = program_.code[pc];
        local_ = local_ && is_local(in);
        foreseen_ = foreseen_ && is_foreseen(in);
        if (!foreseen_) return;
        switch (in.op) {
            case Op::end:
                found.push_back(f);
                return;
            case Op::fail:
                return;
            case Op::step:
                for (std::uint32_t i = 0; i < in.a; ++i)
                    if (const Field to = binding_.steps.next(program_.step_lists[in.b + i])[f];
                        to < binding_.board->off())
                        open.emplace_back(pc + 1, to);
                return;
            case Op::fork:
                open.emplace_back(in.b, f);
                break;
            case Op::jump:
                open.emplace_back(in.b, f);
                return;
            case Op::test_fields:
                if (!program_.field_sets[in.b][f]) return;
                break;
            case Op::test_prelude:  // judged where the walk begins
                ends(program_.preludes[in.b].begin, start_);
                break;
            case Op::look:
            case Op::aside:
            case Op::every:
                ends(in.b, f);
                open.emplace_back(in.c, f);
                return;
            case Op::first_of:
                for (std::uint32_t i = 0; i < in.a; ++i)
                    for (const Field end : Fields(ends(program_.targets[in.b + i], f)))
                        open.emplace_back(in.c, end);
                return;
            case Op::repeat:
            case Op::repeat_next: {
                const Repetition& repetition = program_.repetitions[in.b];
                for (const auto* counts : {&repetition.lo_counts, &repetition.hi_counts})
                    for (const std::uint32_t prelude : *counts)
                        ends(program_.preludes[prelude].begin, start_);
                open.emplace_back(repetition.body, f);
                open.emplace_back(repetition.after, f);
                return;
            }
            default:
                break;
        }
        open.emplace_back(pc + 1, f);
    }

    const BindContext& binding_;
    const Program& program_;
    Field start_;
    bool local_ = true, foreseen_ = true;
    FieldSet seen_;
    std::map<std::pair<Pc, Field>, Fields> ends_;
};

}  // namespace

Sights::Sights(const PlayContext& play) : play_(play), made_(play.movements.size()) {
    // Nobody can tell of those who are influenced by others, nor where a walker may come to land by rows on
    // its way.
    if (!play.auras.empty()) return;
    for (Code code = 1; code < made_.size(); ++code) {
        const Movement& m = play.movements[code];
        if (!m.lands.empty() || !m.activates.empty() || m.meets) return;
        open_ = open_ || play.meetings.open(code);
    }
    for (Code code = 1; code < made_.size(); ++code)
        if (play.movements[code].walks_capture)
            made_[code] = std::vector<Made>(static_cast<std::size_t>(play.binding.board->size()));
}

Sights::~Sights() {
    for (const auto& by_field : made_)
        for (const Made& made : by_field) delete made.load();
}

const Sight* Sights::of(Code code, Field from) const {
    if (made_[code].empty()) return nullptr;
    Made& made = made_[code][from];
    const Sight* known = made.load(std::memory_order_acquire);
    if (known == nullptr) {
        const Movement& movement = play_.movements[code];
        Sighting sighting(play_.binding, movement.program, from);
        for (const Pc walk : movement.walks) sighting.ends(walk, from);
        const FieldSet fields = sighting.foreseen() ? sighting.seen() : FieldSet();
        auto mine = std::make_unique<const Sight>(Sight{fields, sighting.local() && !open_});
        if (made.compare_exchange_strong(known, mine.get(), std::memory_order_acq_rel))
            known = mine.release();
    }
    return known->fields.empty() ? nullptr : known;
}

}  // namespace acedrex
