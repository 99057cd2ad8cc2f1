#include "engines/automaton.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "base/engines.hpp"
#include "engines/state_follower.hpp"

namespace acedrex {

namespace {

using Mode = StateFollower::Mode;
using What = StateFollower::What;
using Way = StateFollower::Way;
using Ways = StateFollower::Ways;
using Beyond = StateFollower::Beyond;
using StateId = Automaton::StateId;

constexpr std::size_t kMostStates = 1000;
constexpr std::size_t kMostTurns = 40'000;
constexpr std::size_t kMostClasses = 60;

class AutomatonMaker {
  public:
    AutomatonMaker(const Program& program, Code walker, const BindContext& binding, const Meetings& meetings,
                   Footprint* footprint)
        : program_(program),
          walker_(walker),
          binding_(binding),
          meetings_(meetings),
          follower_(program, walker, binding, footprint),
          anywhere_(footprint != nullptr && footprint->ends_anywhere()) {}

    std::shared_ptr<Automaton> make(const std::vector<Pc>& walks) {
        find_classes();
        Ways begins;
        for (const Pc begin : walks) begins.push_back({.pc = begin});
        begun_.push_back(state_of(0, begins));
        for (StateId state = 0; state < states_.size(); ++state) add_arrivals(state);
        made_.states = states_.size();
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
        begun_.push_back(state_of(static_cast<std::uint32_t>(walks_.size()),
                                  {{.pc = condition.number, .mode = condition.mode}}));
        return begun_.back();
    }

    void add_arrivals(StateId state) {
        for (const Code occupant : examples_) {
            const Key key = states_[state];
            std::vector<StateFollower::Condition> conditions;
            follower_.follow(key.ways, key.walk != 0, occupant, meetings_, conditions, std::nullopt);
            made_.arrivals.push_back({static_cast<std::uint32_t>(made_.turns.size()),
                                      static_cast<std::uint32_t>(made_.conditions.size()),
                                      static_cast<std::uint16_t>(conditions.size())});
            for (const auto& condition : conditions) add_condition(condition);
            for (std::size_t answers = 0; answers < (std::size_t{1} << conditions.size()); ++answers)
                add_turn(key.walk, occupant,
                         follower_.follow(key.ways, key.walk != 0, occupant, meetings_, conditions, answers));
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
        made_.asks_start =
            made_.asks_start || condition.what == What::initial || condition.what == What::carries;
        made_.asks_pieces =
            made_.asks_pieces || condition.what == What::tagged || condition.what == What::unmoved;
        if (condition.what == What::tagged) made_.asked_tags |= unpacked_tag(number);
    }

    void add_turn(std::uint32_t walk, Code occupant, const StateFollower::Found& found) {
        Automaton::Turn turn{.first_edge = static_cast<std::uint32_t>(made_.edges.size())};
        const std::uint8_t bits = occupant == kNoPiece ? 0 : meetings_.at(walker_, occupant);
        for (const Mode mode : found.ends) {
            const bool strikes = mode != Mode::settle && occupant != kNoPiece;
            turn.ends =
                turn.ends || walk != 0 || anywhere_ ||
                (occupant == kNoPiece ? mode != Mode::strike : strikes && (bits & Meetings::kTakes) != 0);
            turn.attacks = turn.attacks || (strikes && (bits & Meetings::kAttacks) != 0);
        }
        made_.captures = made_.captures || (walk == 0 && turn.ends && occupant != kNoPiece);
        for (const auto& [step, ways] : found.steps) {
            made_.edges.push_back({binding_.steps.next(step), state_of(walk, {ways.begin(), ways.end()})});
            ++turn.edges;
        }
        made_.turns.push_back(turn);
    }

    const Program& program_;
    Code walker_;
    const BindContext& binding_;
    const Meetings& meetings_;
    StateFollower follower_;
    bool anywhere_;  // walks may end on any field, whatever stands there
    Automaton made_;
    std::vector<Code> examples_;  // one for each class
    std::map<Key, StateId> numbers_;
    std::vector<Key> states_;
    std::vector<StateFollower::Condition> walks_;  // within the walk
    std::vector<StateId> begun_;                   // in these
    std::map<std::uint32_t, std::uint32_t> sets_;
};

}  // namespace

std::shared_ptr<Automaton> automaton_of(const Program& program, const std::vector<Pc>& walks, Code walker,
                                        const BindContext& binding, const Meetings& meetings,
                                        Footprint* footprint) {
    // What is taken must depend on the two pieces alone, but for protection: that is asked of where walks
    // end.
    if (walks.empty() || meetings.open(walker) || !Engines::use(Engines::automata)) return nullptr;
    try {
        return AutomatonMaker(program, walker, binding, meetings, footprint).make(walks);
    } catch (const Beyond&) {
        return nullptr;
    }
}

}  // namespace acedrex
