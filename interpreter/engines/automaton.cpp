#include "engines/automaton.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "base/engines.hpp"
#include "engines/tables.hpp"

namespace acedrex {

namespace {

using Mode = TableAlternative::Mode;
using What = Automaton::Condition::What;
using StateId = Automaton::StateId;

constexpr std::size_t kMostStates = 1000;
constexpr std::size_t kMostTurns = 40'000;
constexpr std::size_t kMostConditions = 6;  // of one arrival
constexpr std::size_t kMostClasses = 60;
constexpr int kMostTurnsCounted = 40;  // of a repetition with a limit

// It does more than look, or there is too much to tell apart.
struct Beyond {};

// One way of many that have come to the same field.
struct Way {
    Pc pc = 0;
    Mode mode = Mode::any;
    std::uint32_t around = 0;  // repetitions and walks within walks that it is in; 0: none

    auto operator<=>(const Way&) const = default;
};
using Ways = std::vector<Way>;  // in order, each once

// A repetition that is being turned, or where a walk goes on that ends inside.
struct Around {
    std::uint32_t outer = 0;
    bool repetition = false;
    std::uint32_t number = 0;  // which, or where
    int turns = 0;

    auto operator<=>(const Around&) const = default;
};

// All that is needed to follow ways through the program, as far as they stay on their field.
class StateFollower {
  public:
    StateFollower(const Program& program, Code walker, const BindContext& binding)
        : program_(program), walker_(walker), protectable_(binding.protectable) {}

    struct Condition {
        What what;
        std::uint32_t number;  // a beginning, where a walk is asked
        Mode mode = Mode::any;

        bool operator==(const Condition&) const = default;
    };
    // What one class of occupants leads to.
    struct Found {
        std::set<Mode> ends;
        std::map<StepId, std::set<Way>> steps;
    };

    // known: the answers to the first conditions; further ones are added, and taken to go either way.
    Found follow(const Ways& ways, Code occupant, const Meetings& meetings,
                 std::vector<Condition>& conditions, std::optional<std::size_t> answers) {
        conditions_ = &conditions;
        answers_ = answers;
        occupant_ = occupant;
        bits_ = occupant == kNoPiece ? 0 : meetings.at(walker_, occupant);
        seen_.clear();
        open_ = ways;
        Found found;
        while (!open_.empty()) {
            const Way way = open_.back();
            open_.pop_back();
            if (seen_.insert(way).second) go(way, found);
        }
        return found;
    }

    // Has it been asked whether something is prey that auras may protect?
    bool minds_protection() const { return minds_protection_; }

  private:
    void push(Pc pc, const Way& way) { open_.push_back({pc, way.mode, way.around}); }

    // May the condition hold, and may it not?
    std::pair<bool, bool> ask(const Condition& condition) {
        auto known = std::find(conditions_->begin(), conditions_->end(), condition);
        if (known == conditions_->end()) {
            if (conditions_->size() == kMostConditions) throw Beyond{};
            known = conditions_->insert(known, condition);
        }
        if (!answers_) return {true, true};
        const bool holds = (*answers_ >> (known - conditions_->begin())) & 1;
        return {holds, !holds};
    }
    bool may(const Condition& condition) { return ask(condition).first; }

    std::uint32_t within(const Around& around) {
        const auto [known, added] =
            numbers_.try_emplace(around, static_cast<std::uint32_t>(arounds_.size() + 1));
        if (added) arounds_.push_back(around);
        return known->second;
    }

    void go(const Way& way, Found& found) {
        const Instruction& in = program_.code[way.pc];
        switch (in.op) {
            case Op::end:
                if (way.around == 0) {
                    found.ends.insert(way.mode);
                } else {
                    const Around& around = arounds_[way.around - 1];
                    open_.push_back({around.number, way.mode, around.outer});
                }
                return;
            case Op::fail:
                return;
            case Op::step:
                for (std::uint32_t i = 0; i < in.a; ++i)
                    found.steps[program_.step_lists[in.b + i]].insert({way.pc + 1, way.mode, way.around});
                return;
            case Op::fork:
                push(in.b, way);
                break;
            case Op::jump:
                return push(in.b, way);
            case Op::merge:
                break;
            case Op::test_codes:
                if (!program_.code_sets[in.b][occupant_]) return;
                break;
            case Op::test_fields:
                if (!may({What::field, in.b})) return;
                break;
            case Op::test_prelude:
                if (!may({What::before, program_.preludes[in.b].begin})) return;
                break;
            case Op::test:
                if (!holds(in, way)) return;
                break;
            case Op::effect:
                return end_as(in, way);
            case Op::look:
            case Op::aside: {
                const auto [yes, no] = ask({What::inside, in.b, way.mode});
                if (in.op == Op::look && in.a == 1 ? no : yes) push(in.c, way);
                return;
            }
            case Op::first_of:
                return first_of(in, way);
            case Op::repeat:
            case Op::repeat_next:
                return repeat(in, way);
            default:
                throw Beyond{};
        }
        push(way.pc + 1, way);
    }

    void end_as(const Instruction& in, Way way) {
        if (in.effect() != EffectKind::settle && in.effect() != EffectKind::strike) throw Beyond{};
        way.mode = in.effect() == EffectKind::settle ? Mode::settle : Mode::strike;
        push(way.pc + 1, way);
    }

    // Each that can be walked where those before cannot.
    void first_of(const Instruction& in, const Way& way) {
        const std::uint32_t inside = within({way.around, false, in.c});
        for (std::uint32_t i = 0; i < in.a; ++i) {
            const Pc begin = program_.targets[in.b + i];
            open_.push_back({begin, way.mode, inside});
            if (i + 1 < in.a && !ask({What::inside, begin, way.mode}).second) return;
        }
    }

    // Where no turn has to be made, coming back to where a turn began leads to nothing new.
    void repeat(const Instruction& in, const Way& way) {
        const Repetition& r = program_.repetitions[in.b];
        if (!r.lo->is(0) || r.hi->op != BoundNumber::Op::constant || r.chained) throw Beyond{};
        const bool endless = r.hi->constant >= kUnlimited / 2;
        if (!endless && r.hi->constant > kMostTurnsCounted) throw Beyond{};
        if (r.hi->constant < 0) return;
        Around turn{way.around, true, in.b};
        if (in.op == Op::repeat_next) {
            turn = arounds_[way.around - 1];
            if (!endless) ++turn.turns;
        }
        open_.push_back({r.after, way.mode, turn.outer});
        if (endless || turn.turns < r.hi->constant) open_.push_back({r.body, way.mode, within(turn)});
    }

    bool holds(const Instruction& in, const Way& way) {
        const bool occupied = occupant_ != kNoPiece;
        switch (in.guard()) {
            case GuardKind::prey:
                minds_protection_ = minds_protection_ || (bits_ != 0 && protectable_[occupant_] != 0);
                return (bits_ & Meetings::kTakes) || ((bits_ & Meetings::kAttacks) && may({What::asked, 0}));
            case GuardKind::free:
                return !occupied || (bits_ & Meetings::kPasses);
            case GuardKind::mine:
            case GuardKind::theirs: {
                const Side mine = Cast::side(walker_);
                if (mine == Side::none) throw Beyond{};
                return occupied &&
                       Cast::side(occupant_) == (in.guard() == GuardKind::mine ? mine : other(mine));
            }
            case GuardKind::i_am:
                return program_.code_sets[in.b][walker_] != 0;
            case GuardKind::unsettled:
                return way.mode != Mode::settle;
            case GuardKind::bloodless:
                return way.mode != Mode::strike && !occupied;
            case GuardKind::first_ply:
                return true;
            case GuardKind::tagged:
                return occupied && may({What::tagged, in.b});
            case GuardKind::unmoved:
                return occupied && may({What::unmoved, 0});
            case GuardKind::start_colour:
                return may({What::start_colour, 0});
            case GuardKind::at_start:
                return may({What::at_start, 0});
            case GuardKind::initial:
                return may({What::initial, 0});
            case GuardKind::carries:
                return may({What::carries, in.b});
            default:
                throw Beyond{};
        }
    }

    const Program& program_;
    Code walker_;
    const std::vector<std::uint8_t>& protectable_;
    bool minds_protection_ = false;
    std::map<Around, std::uint32_t> numbers_;
    std::vector<Around> arounds_;
    std::vector<Condition>* conditions_ = nullptr;
    std::optional<std::size_t> answers_;
    Code occupant_ = kNoPiece;
    std::uint8_t bits_ = 0;
    std::set<Way> seen_;
    Ways open_;
};

class AutomatonMaker {
  public:
    AutomatonMaker(const Program& program, Code walker, const BindContext& binding, const Meetings& meetings)
        : program_(program),
          walker_(walker),
          binding_(binding),
          meetings_(meetings),
          follower_(program, walker, binding) {}

    std::shared_ptr<Automaton> make(const std::vector<Pc>& walks) {
        find_classes();
        Ways begins;
        for (const Pc begin : walks) begins.push_back({begin});
        begun_.push_back(state_of(0, begins));
        for (StateId state = 0; state < states_.size(); ++state) add_arrivals(state);
        find_joins();
        made_.minds_protection = follower_.minds_protection();
        made_.fields = static_cast<std::size_t>(binding_.board->size()) + 1;
        made_.relevances = std::make_unique<const Relevances>(made_.fields);
        return std::make_shared<Automaton>(std::move(made_));
    }

  private:
    // States of different walks within the walk are different, also where the ways are the same.
    struct Key {
        std::uint32_t walk = 0;
        Ways ways;
        bool operator<(const Key& other) const {
            return std::tie(walk, ways) < std::tie(other.walk, other.ways);
        }
    };

    // Codes that the program, and captures, cannot tell apart.
    void find_classes() {
        const auto codes = static_cast<std::size_t>(binding_.cast->codes());
        std::map<std::string, std::uint8_t> known;
        for (Code code = 0; code < codes; ++code) {
            std::string of;
            for (const auto& set : program_.code_sets) of += code < set.size() && set[code] ? '1' : '0';
            const std::uint8_t bits = code == kNoPiece ? 0 : meetings_.at(walker_, code);
            of += static_cast<char>(bits);
            of += static_cast<char>(code == kNoPiece ? Side::none : Cast::side(code));
            of += code == kNoPiece ? '0' : '1';
            of += binding_.protectable[code] != 0 ? '1' : '0';
            const auto [it, added] = known.try_emplace(of, static_cast<std::uint8_t>(known.size()));
            if (added) examples_.push_back(code);
            if (examples_.size() > kMostClasses) throw Beyond{};
            made_.classes.push_back(it->second);
        }
        made_.classes.push_back(static_cast<std::uint8_t>(examples_.size()));  // the wall
        made_.class_count = examples_.size() + 1;
    }

    StateId state_of(std::uint32_t walk, Ways ways) {
        std::sort(ways.begin(), ways.end());
        ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
        const auto [known, added] = numbers_.try_emplace({walk, ways}, static_cast<StateId>(states_.size()));
        if (added) states_.push_back({walk, std::move(ways)});
        if (states_.size() > kMostStates) throw Beyond{};
        return known->second;
    }

    // The state in which a walk within the walk begins.
    StateId inside(const StateFollower::Condition& condition) {
        for (std::size_t i = 0; i < walks_.size(); ++i)
            if (walks_[i] == condition) return begun_[i + 1];
        walks_.push_back(condition);
        begun_.push_back(
            state_of(static_cast<std::uint32_t>(walks_.size()), {{condition.number, condition.mode}}));
        return begun_.back();
    }

    void add_arrivals(StateId state) {
        for (const Code occupant : examples_) {
            const Key key = states_[state];
            std::vector<StateFollower::Condition> conditions;
            follower_.follow(key.ways, occupant, meetings_, conditions, std::nullopt);
            made_.arrivals.push_back({static_cast<std::uint32_t>(made_.turns.size()),
                                      static_cast<std::uint32_t>(made_.conditions.size()),
                                      static_cast<std::uint16_t>(conditions.size())});
            for (const auto& condition : conditions) add_condition(condition);
            for (std::size_t answers = 0; answers < (std::size_t{1} << conditions.size()); ++answers)
                add_turn(state, key.walk, occupant,
                         follower_.follow(key.ways, occupant, meetings_, conditions, answers));
        }
        made_.arrivals.push_back({static_cast<std::uint32_t>(made_.turns.size())});  // off the board
        made_.turns.emplace_back();
        if (made_.turns.size() > kMostTurns) throw Beyond{};
    }

    void add_condition(const StateFollower::Condition& condition) {
        std::uint32_t number = condition.number;
        if (condition.what == What::inside || condition.what == What::before) number = inside(condition);
        if (condition.what == What::field) {
            const auto [known, added] =
                sets_.try_emplace(number, static_cast<std::uint32_t>(made_.field_sets.size()));
            if (added) made_.field_sets.push_back(program_.field_sets[number]);
            number = known->second;
        }
        made_.conditions.push_back({condition.what, number});
        if (condition.what == What::start_colour && made_.light_fields.empty())
            for (Field f = 0; f < binding_.board->size(); ++f)
                made_.light_fields.push_back(binding_.board->is_light(f));
        made_.asks_pieces =
            made_.asks_pieces || condition.what == What::tagged || condition.what == What::unmoved;
        if (condition.what == What::tagged) made_.asked_tags |= unpacked_tag(number);
    }

    void add_turn(StateId state, std::uint32_t walk, Code occupant, const StateFollower::Found& found) {
        Automaton::Turn turn{.first_edge = static_cast<std::uint32_t>(made_.edges.size())};
        const std::uint8_t bits = occupant == kNoPiece ? 0 : meetings_.at(walker_, occupant);
        for (const Mode mode : found.ends) {
            const bool strikes = mode != Mode::settle && occupant != kNoPiece;
            turn.ends =
                turn.ends || walk != 0 ||
                (occupant == kNoPiece ? mode != Mode::strike : strikes && (bits & Meetings::kTakes) != 0);
            turn.attacks = turn.attacks || (strikes && (bits & Meetings::kAttacks) != 0);
        }
        if (walk == 0 && turn.ends) (occupant == kNoPiece ? made_.quiet : made_.captures) = true;
        for (const auto& [step, ways] : found.steps) {
            const StateId to = state_of(walk, {ways.begin(), ways.end()});
            made_.edges.push_back({binding_.steps.next(step), to});
            ++turn.edges;
            led_.insert({state, step, to});
        }
        made_.turns.push_back(turn);
    }

    // A state in which a line goes on is reached in one way, if from elsewhere there is only one; and a line
    // that ends does not come back.
    void find_joins() {
        std::vector<int> ways(states_.size(), 0), onward(states_.size(), 0);
        for (const StateId begin : begun_) ++ways[begin];
        for (const auto& [from, step, to] : led_) {
            if (from == to && ++onward[to] == 1 && ends(step)) continue;
            ++ways[to];
        }
        made_.joins.assign(states_.size(), Automaton::kNone);
        for (std::size_t state = 0; state < states_.size(); ++state)
            if (ways[state] > 1) made_.joins[state] = made_.join_count++;
    }

    bool ends(StepId step) {
        const auto [known, added] = ends_.try_emplace(step, false);
        if (added) known->second = binding_.steps.ends(step);
        return known->second;
    }

    const Program& program_;
    Code walker_;
    const BindContext& binding_;
    const Meetings& meetings_;
    StateFollower follower_;
    Automaton made_;
    std::vector<Code> examples_;  // one for each class
    std::map<Key, StateId> numbers_;
    std::vector<Key> states_;
    std::vector<StateFollower::Condition> walks_;  // within the walk
    std::vector<StateId> begun_;                   // in these
    std::set<std::tuple<StateId, StepId, StateId>> led_;
    std::map<StepId, bool> ends_;
    std::map<std::uint32_t, std::uint32_t> sets_;
};

}  // namespace

std::shared_ptr<Automaton> automaton_of(const Program& program, const std::vector<Pc>& walks, Code walker,
                                        const BindContext& binding, const Meetings& meetings) {
    // What is taken must depend on the two pieces alone, but for protection: that is asked of where walks
    // end.
    if (walks.empty() || meetings.open(walker) || !Engines::use(Engines::automata)) return nullptr;
    try {
        return AutomatonMaker(program, walker, binding, meetings).make(walks);
    } catch (const Beyond&) {
        return nullptr;
    }
}

}  // namespace acedrex
