#include "engines/relevance.hpp"

#include <memory>
#include <utility>

#include "engines/automaton.hpp"

namespace acedrex {

namespace {

using StateId = Automaton::StateId;
using What = Automaton::Condition::What;

// Follows all walks from one field, taking what is not known of the board to go either way.
class Explorer {
  public:
    Explorer(const Automaton& automaton, Field from, Field target)
        : automaton_(automaton), from_(from), target_(target) {}

    Relevance explore() {
        known_.assign(automaton_.states * automaton_.fields, kUnknown);
        node(0, from_);
        for (std::size_t i = 0; i < nodes_.size(); ++i) open(i, true);
        mark_leading();
        Relevance relevance;
        if (!nodes_[0].leads) return relevance;
        relevance.ways.resize((automaton_.fields + 63) / 64);
        matters_.assign(automaton_.fields, 0);
        const std::size_t count = nodes_.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Node at = nodes_[i];
            if (!at.leads) continue;
            relevance.ways[at.f / 64u] |= std::uint64_t{1} << (at.f % 64u);
            matters_[at.f] = 1;
            add_inside(at);
        }
        matters_[from_] = matters_[target_] = 0;
        for (std::size_t f = 0; f < matters_.size(); ++f)
            if (matters_[f]) relevance.fields.push_back(static_cast<Field>(f));
        return relevance;
    }

  private:
    static constexpr std::uint32_t kUnknown = ~std::uint32_t{0};
    struct Node {
        StateId state;
        Field f;
        bool leads = false;  // to an attack on the target
    };

    std::uint32_t node(StateId state, Field f) {
        std::uint32_t& known = known_[state * automaton_.fields + f];
        if (known == kUnknown) {
            known = static_cast<std::uint32_t>(nodes_.size());
            nodes_.push_back({state, f});
        }
        return known;
    }

    // Is the answer the same whatever stands on the board? Then which.
    std::pair<bool, bool> settled(const Automaton::Condition& condition, Field f) const {
        switch (condition.what) {
            case What::field:
                return {true, automaton_.field_sets[condition.number][f] != 0};
            case What::asked:
                return {true, f == target_};
            case What::at_start:
                return {true, f == from_};
            case What::start_colour:
                return {true, automaton_.light_fields[f] == automaton_.light_fields[from_]};
            default:
                return {false, false};
        }
    }

    // lifted: the piece that walks is not on its field.
    void open(std::size_t number, bool lifted) {
        const Node at = nodes_[number];
        const auto wall = automaton_.class_count - 1;
        for (std::size_t c = 0; c < wall; ++c) {
            if (lifted && at.f == from_ && c != automaton_.classes[kNoPiece]) continue;
            const Automaton::Arrival& arrival = automaton_.arrivals[at.state * automaton_.class_count + c];
            std::size_t known = 0, answers_known = 0;
            for (std::size_t i = 0; i < arrival.conditions; ++i) {
                const auto [is_settled, holds] =
                    settled(automaton_.conditions[arrival.first_condition + i], at.f);
                known |= std::size_t{is_settled} << i;
                answers_known |= std::size_t{is_settled && holds} << i;
            }
            for (std::size_t answers = 0; answers < (std::size_t{1} << arrival.conditions); ++answers)
                if ((answers & known) == answers_known)
                    follow(number, automaton_.turns[arrival.first_turn + answers]);
        }
    }

    void follow(std::size_t number, const Automaton::Turn& turn) {
        const Field f = nodes_[number].f;
        if (f == target_ && turn.attacks) nodes_[number].leads = true;
        for (std::size_t i = 0; i < turn.edges; ++i) {
            const Automaton::Edge& edge = automaton_.edges[turn.first_edge + i];
            const Field to = edge.next[f];
            if (to + 1u < automaton_.fields)  // on the board
                ways_.emplace_back(static_cast<std::uint32_t>(number), node(edge.state, to));
        }
    }

    // From where attacks are made backwards. Most ways lead to what was found later.
    void mark_leading() {
        for (bool more = true; more;) {
            more = false;
            for (auto way = ways_.rbegin(); way != ways_.rend(); ++way) {
                if (!nodes_[way->second].leads || nodes_[way->first].leads) continue;
                nodes_[way->first].leads = more = true;
            }
        }
    }

    // What walks within the walk look at from there.
    void add_inside(const Node& at) {
        for (std::size_t c = 0; c < automaton_.class_count; ++c) {
            const Automaton::Arrival& arrival = automaton_.arrivals[at.state * automaton_.class_count + c];
            for (std::size_t i = 0; i < arrival.conditions; ++i) {
                const Automaton::Condition& condition = automaton_.conditions[arrival.first_condition + i];
                const auto begin = static_cast<StateId>(condition.number);
                if (condition.what == What::inside) add_seen(begin, at.f, true);
                if (condition.what == What::before) add_seen(begin, from_, false);
            }
        }
    }

    void add_seen(StateId begin, Field f, bool lifted) {
        const std::size_t before = nodes_.size();
        node(begin, f);
        for (std::size_t i = before; i < nodes_.size(); ++i) {
            open(i, lifted);
            const Node at = nodes_[i];
            matters_[at.f] = 1;
            add_inside(at);
        }
    }

    const Automaton& automaton_;
    Field from_, target_;
    std::vector<std::uint32_t> known_;  // by state and field: the node
    std::vector<Node> nodes_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ways_;  // from node to node
    std::vector<std::uint8_t> matters_;                          // by field
};

}  // namespace

Relevances::~Relevances() {
    for (const auto& row : rows_) {
        const Row* made = row.load();
        if (made == nullptr) continue;
        for (const auto& relevance : *made) delete relevance.load();
        delete made;
    }
}

const Relevance* Relevances::made(const Automaton& automaton, Field from, Field target) const {
    Row* row = rows_[target].load(std::memory_order_acquire);
    if (row == nullptr) {
        auto mine = std::make_unique<Row>(fields_);
        if (rows_[target].compare_exchange_strong(row, mine.get(), std::memory_order_acq_rel))
            row = mine.release();
    }
    if (number_.load(std::memory_order_relaxed) >= most_) return nullptr;
    const Relevance* known = nullptr;
    auto mine = std::make_unique<const Relevance>(Explorer(automaton, from, target).explore());
    if ((*row)[from].compare_exchange_strong(known, mine.get(), std::memory_order_acq_rel)) {
        number_.fetch_add(1, std::memory_order_relaxed);
        known = mine.release();
    }
    return known;
}

}  // namespace acedrex
