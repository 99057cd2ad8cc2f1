// The oracle: evaluates movement expressions as the page on semantics defines them, by sets of states, with
// no thought of speed. It shares nothing with the compiled tiers but the expression tree and the board.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "board/board.hpp"
#include "movement/bind_context.hpp"
#include "movement/expression.hpp"
#include "pieces/cast.hpp"
#include "placement.hpp"
#include "variant/spec.hpp"
#include "variant/variant.hpp"
#include "wording.hpp"

namespace acedrex::reference {

enum class Mode : std::uint8_t { any, settle, strike };
enum class Down : std::uint8_t { no, landed, gone };

// Why a piece goes on after a ply: it stood where the walker landed; likewise, and gathers momentum;
// likewise, as it had activated the walker; it is the walker itself.
enum class GoesOn : std::uint8_t { activated, anew, handed_back, diverged };

using Spot = std::pair<int, int>;  // file and rank, also beyond the edge
using Way = std::vector<Spot>;
// Where m.or_leave was passed: the fields before, the field, and the board as it was.
using Passage = std::tuple<Way, Spot, Placement>;

// s = (B, w, f, n, b, mode, down), and what else of the past some word reads.
struct State {
    Placement board;
    Man walker;       // in hand, or the one that has landed or left
    Field field = 0;  // beyond the board: its off()
    int steps = 0;
    Mode mode = Mode::any;
    Down down = Down::no;
    int as = -1;                                  // the type whose movement was borrowed, or -1
    int passed = 0;                               // lands with the tag "rushed", if not 0
    std::optional<std::set<Field>> visited;       // inside `fresh` only
    std::set<Field> captured;                     // fields of all captures
    std::set<Field> attacked;                     // fields of captures made before any other edit
    bool edited = false;                          // something was edited that is no capture
    int left = kUnlimited;                        // b: momentum
    std::optional<std::pair<int, int>> beyond{};  // file and rank of a field that is none
    std::optional<Man> taken_up{};                // the piece that goes on
    GoesOn goes_on = GoesOn::activated;           // why it does
    bool unpromoted = false;                      // the walk cannot end in a promotion
    bool costless = false;                        // steps count for nothing
    Way way{};                                    // the fields so far, where a walk may be lost (m.or_leave)
    std::set<Passage> passages{};                 // where it may have come to a dead end
    std::optional<Passage> lost{};                // where it leaves if it has: nothing more is walked
    std::optional<Field> promoted{};              // where a piece stands that is to be promoted
    bool ported = false;                          // it has been through a portal
    std::map<Field, Man> oblated{};               // what was taken off, not captured, and where
    std::map<Field, Man> taken{};                 // what was captured, as it stood, and where
    std::optional<std::string> into{};            // the pocket for that

    auto operator<=>(const State&) const = default;
};

using States = std::set<State>;

// A walker at the very beginning of a walk.
inline State state_at(Placement board, Man walker, Field field) {
    return State{std::move(board),
                 std::move(walker),
                 field,
                 0,
                 Mode::any,
                 Down::no,
                 -1,
                 0,
                 {},
                 {},
                 {},
                 false,
                 kUnlimited,
                 {},
                 {},
                 GoesOn::activated,
                 false,
                 false,
                 {},
                 {},
                 {},
                 {},
                 false,
                 {},
                 {},
                 {}};
}

// What `#`, `-`, `aside` and `every` walk from.
inline State on_its_own(State s) {
    s.costless = false;
    s.down = Down::no;
    s.left = kUnlimited;
    return s;
}

constexpr int kGathers = -1;  // for momentum: as if it began the move

// What stays the same during one walk.
struct Walk {
    Field start;
    Placement before;  // with the piece standing on `start`, or with its activator
    Man walker;        // as it was before the walk
    // Of a piece in the air: the momentum that it received, and whose movement it inherits if it does.
    std::optional<int> momentum{};
    std::optional<Man> activator{};
    bool first_ply = true;  // it has made none in this move
    bool diverged = false;  // this one goes on from where its last one led
    bool ghost = false;     // it has left `start` for good, or been taken there
    std::string action{};   // whose walks it runs; "": `moves`
    // Did it stand on `start` itself?
    bool began_there() const { return !momentum && !ghost; }
};

// The case grew beyond what a slow evaluator can answer, or `takes`, `immune` and `passes` ask for each other
// without end.
struct TooManyStates {};

// What a rule has brought about, and what it has taken off the board, as it stood, and where.
struct RuleEnd {
    Placement board;
    std::map<Field, Man> taken, oblated;
};
// The semantics call this walk an error: an `every` whose walks edit one field differently.
struct Contradiction {};

class Evaluator {
  public:
    // initial: what the variant's setup puts where (for `initial`). player: the side to move. hooks may be
    // null where no expression asks them. No more than `budget` states are made in one question.
    Evaluator(const VariantSpec& variant, const Board& board, const Placement& initial, Side player,
              Hooks* hooks, std::size_t budget = 200'000);

    // Is the tag "moved" given to pieces that come where the setup put their like? (By default: where some
    // expression asks for it.)
    void keep_moved(bool keep) { keeps_moved_ = keep; }
    // Is the last turn on record?
    void keep_last(bool keep) { keeps_last_ = keep; }

    // [e] from the start of a walk of the piece on `from`.
    States walked(const Expression& e, const Placement& before, Field from);
    // W(p, f0, B0): the positions that the walks of the piece on `from` end in, with them as the last turn
    // where that is kept.
    std::set<Placement> outcomes(const Placement& before, Field from);
    // Does the guard hold for a walker that stands nowhere, of the side to move or of another?
    bool holds_nowhere(const Expression& guard, const Placement& before) {
        return holds_nowhere(guard, before, player_);
    }
    bool holds_nowhere(const Expression& guard, const Placement& before, Side side);
    // Does it hold for the piece where it stands?
    bool holds_standing(const Expression& guard, const Placement& before, Field from);
    // Likewise when it has made a turn, in which that was captured.
    bool holds_after_turn(const Expression& guard, const Placement& after, Field at,
                          const std::map<Field, Man>& took);
    // attacks(p, f, q): p stands on `from`, q is thought to stand on `target`.
    bool attacks(const Placement& before, Field from, Field target, const Man& q);
    // land(t) for t in [moves]s0, of a piece that starts a move or is in the air: one ply. A piece that can
    // be activated is taken as unblocked.
    States plies(const Walk& walk);
    // The momentum that a piece hands on.
    static int handed(const State& s, const Walk& walk) {
        return walk.momentum && *walk.momentum != kGathers ? s.left : s.steps;
    }
    // The piece in the air after the ply, where the move goes on.
    struct Next {
        Man man, activator;
        Field at;
        int momentum;
        bool has_moved;  // in this move
        bool diverged;
    };
    static Next next(const State& end, const Walk& walk, const std::set<Field>& moved);
    // Does the piece that can make no ply leave the board?
    bool leaves_when_blocked(const Walk& walk);

    // A counter of the variant, by the name that placements have for it.
    struct Numbered {
        std::string name;
        const CounterSpec* spec;
    };
    std::vector<Numbered> numbers() const;
    // The one that a word of the walker's means; nothing: a neutral walker has none.
    std::optional<Numbered> number_meant(const Expression& e, Side walker) const;
    static int counter(const State& s, const Numbered& number) {
        return s.board.number(number.name).value_or(number.spec->start);
    }

    // What auras do to the pieces of a position, judged at one moment.
    struct Held {
        std::set<Field> frozen;
        std::map<Field, std::vector<Expr>> allowed;  // what its freezers leave a frozen piece
        std::map<Field, std::vector<Expr>> lent;     // walks besides its own
        std::map<Field, std::set<std::string>> tags;
        std::map<Field, int> plies;                // how often it may move in the turn
        std::map<Field, std::vector<Expr>> wakes;  // what it leaves behind, by what it is lent

        auto operator<=>(const Held&) const = default;
    };
    Held judged(const Placement& b);
    // What was judged when the turn began, for all that is asked until it is said otherwise; nullptr: there
    // are no auras. It is only lent.
    void hold(const Held* held) { held_ = held; }
    // The board when the turn began that is under way; nullptr: every walk begins one. It is only lent.
    void since(const Placement* turn_began) { turn_began_ = turn_began; }
    // Are arrivals on record, by the tag kArrived?
    void keep_arrivals(bool keep) { keeps_arrivals_ = keep; }
    static const std::string kArrived;
    // The plies that the piece makes by what it is lent alone.
    States lent_plies(const Walk& walk);
    // What the piece on the field does there by a rule, every walk of e for itself; ghost: of a piece that
    // has left the field, which may be taken by now.
    // With what it captures, as it was then. took: what the ply has captured that it follows, if it does.
    std::vector<RuleEnd> ruled(const Expression& e, const Placement& b, Field at, const Man& man, bool ghost,
                               const std::map<Field, Man>* took);
    // The piece is in the middle of a turn of its own: no aura concerns it any more.
    States further_plies(const Walk& walk);

  private:
    static constexpr int kMostNested = 40;

    // The meaning of each word of movement/words.def.
    class Counting;
    struct GuardTwin;
    struct EffectTwin;
    struct Grammar;
    // What an expression stands in.
    struct Context {
        bool absolute = false;
        Wrap wrap;
        bool borrowed = false;                   // lent by pieces that stand about
        Grammar* grammar = nullptr;              // the innermost one
        bool whole = false;                      // calls are answered in full, not as far as is known
        const Expression* after_step = nullptr;  // what is walked behind each step
        std::optional<Side> seen_as{};           // inside a gait: whose directions and colours hold
        bool of_any = false;                     // walked by a piece that is moved away
        std::optional<int> row_of{};             // inside a row of `lands`: the type that it is walked for
    };
    // By which pieces an expression borrows; wholly: not only by_which.
    struct Borrowed {
        Lender lender;
        bool wholly;
        auto operator<=>(const Borrowed&) const = default;
    };
    // Types whose movement a piece is lent; from: by which pieces its own movement borrows, which it passes
    // on.
    struct Lent {
        std::set<int> by_attackers, by_guards;
        std::set<Borrowed> from;
    };

    static Context answered(Context in);
    States eval_alternatives(const Expression& e, const Walk& walk);
    // How many steps it has made, for a word that asks.
    int steps_of(const State& s) {
        steps_asked_ = true;
        return s.steps;
    }
    States eval(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_all(const Expression& e, const States& states, const Walk& walk, const Context& in);
    States eval_costless(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_step(const Expression& e, const State& s, const Context& in);
    States without_saved(const States& ends) const;
    States eval_within(const Expression& e, State s, const Walk& walk, const Context& in);
    Spot spot(const State& s) const;
    void note_step(State& s) const;
    States eval_anywhere(const State& s);
    States eval_aligned(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_across(const Expression& e, const State& s) const;
    std::optional<State> stepped(const State& s, Field to) const;
    std::optional<State> roamed(const State& s, Vector v) const;
    States eval_gait(const State& s, const Walk& walk, const Context& in);
    States eval_repeat(const Expression& e, const State& s, const Walk& walk, const Context& in);
    std::optional<States> reached_anyhow(const Expression& e, const State& s, int most, const Walk& walk,
                                         const Context& in);
    States eval_aside(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_every(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_fresh(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_grammar(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_call(const Expression& e, const State& s, const Walk& walk, const Context& in);
    using Answers = std::map<std::pair<std::size_t, State>, States>;
    States fixed_point(const Expression& e, std::size_t production, const State& s, const Walk& walk,
                       const Context& in, Answers& answers);
    States answer_in_full(Grammar& grammar, std::size_t production, const State& s, const Walk& walk);
    States eval_moves_of(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_each_type(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States eval_effect(const Expression& e, const State& s, const Walk& walk, const Context& in);
    States land(const State& s, const Walk& walk, bool with_lands);
    int value(const Number& number, const State& s, const Walk& walk, const Context& in);

    using Borrowers = std::map<Field, Lent>;
    std::set<Borrowed> borrows(const Expression& e, Side side) const;
    std::set<int> lent_to(Lender lender, const Walk& walk);
    const Borrowers& lent_on(const Placement& b);
    bool add_lent(const Placement& b, Field at, Lent& lent, const Borrowers& all);
    std::set<int> lends(const Placement& b, Field giver, Field at, const Man& victim, const Borrowers& all);
    std::vector<Expr> walks_to_attack(const Placement& b, Field from) const;
    bool asked_by(const Expression& e, const State& s, const Walk& walk, bool by_friends);
    bool captures_at(const Placement& before, Field from, Field target, const Man& q);

    bool holds(const Expression& guard, const State& s, const Walk& walk);
    bool guard_holds(const Expression& e, const State& s, const Walk& walk, const Context& in);
    void read_zones();
    bool zone_holds(const std::string& name, Field f, Side side) const;
    bool may_do(EffectKind effect, const State& s, const Walk& walk, const Context& in);
    bool prey(const State& s, const Walk& walk);
    bool is_protected(const Placement& b, Field at, const Walk& walk);
    std::set<Field> reached_by(const AuraSpec& aura, const Placement& b, Field giver);
    bool frozen(Field f) const { return held_ != nullptr && held_->frozen.count(f) > 0; }
    // The role that a piece has in the air; nullptr: none.
    const RoleSpec* role_of(const Walk& walk) const;
    std::vector<Expr> own_walks(const Walk& walk) const;
    States plies_by(const std::vector<Expr>& walks, const Walk& walk);
    static State with_number(const State& s, const Numbered& counter, int value);
    bool free(const State& s, const Walk& walk);
    std::optional<Field> passer(const State& s) const;
    void rush_steps(const Expression& e, Side side, bool absolute, bool told, std::set<Vector>& steps) const;
    Vector rush_back(const Man& q) const;

    // What is in the pocket: types and sides.
    static std::vector<Man> in_pocket(const State& s, const std::string& pocket);
    States pushed(const Expression& e, const State& s, const Context& in) const;
    States marked(const Expression& e, const State& s) const;
    States walked_away(const Expression& e, const State& s, const Context& in, bool exchange);
    // A piece that is new on f: no tags but those given for some turns, and the one that tells it from its
    // like in the setup.
    Man arrived(Man man, Field f) const;
    // Likewise of one that comes from elsewhere, or is born.
    Man come_to(Man man, Field f) const;
    void keep_timed(Marks& tags) const;
    States moved_man(const State& s, Field to) const;
    States changed_man(const State& s, int type, Side side) const;
    States become(const State& s, int type) const;
    State put_down(const State& s, const Walk& walk) const;

    Placement recorded(const State& end, const Walk& walk) const;
    Walk walk_of(const Placement& before, Field from) const;
    State begin(const Walk& walk) const;
    bool answers_to(int type, const std::string& name) const;
    std::optional<int> type_named(const std::string& name) const;
    const PieceSpec& spec(int type) const { return *variant_.pieces[static_cast<std::size_t>(type)]; }
    Vector turned(Vector v, Side side, const Context& in) const;
    void spend(std::size_t states);

    const VariantSpec& variant_;
    const Board& board_;
    Placement initial_;
    Side player_;
    Hooks* hooks_;
    // What functions have said for each field: by function, direction and side.
    std::map<std::tuple<HookId, int, int, Side>, std::vector<int>> limits_{};
    std::size_t budget_;
    Cast cast_;
    Wording wording_;
    bool lands_by_rows_;
    int counts_steps_;          // of the walk that is looked at
    bool steps_asked_ = false;  // by one of its words
    bool keeps_moved_;
    bool keeps_last_;
    std::size_t spent_ = 0;
    std::set<Passage> led_on_;    // those whose walks have come back to where they were
    std::optional<Field> asked_;  // the field whose attackers are looked for
    bool seeking_ = false;        // it is asked which pieces attack a walker
    int depth_ = 0;  // of `takes`, `immune` and `passes` that ask for each other, and of borrowing
    const Lent* given_ = nullptr;  // what is taken to be lent, instead of what others lend
    const Held* held_ = nullptr;
    bool own_auras_ = true;                       // is the walker concerned by auras?
    bool by_rule_ = false;                        // what is walked happens by a rule of turns
    const std::map<Field, Man>* took_ = nullptr;  // by the ply that the rule follows
    bool keeps_arrivals_ = false;
    const Placement* turn_began_ = nullptr;
    // What was found last.
    std::optional<std::pair<Placement, Held>> judged_;
    std::optional<std::tuple<Placement, Held, bool, Borrowers>> lent_on_;
    std::map<std::string, std::set<Field>> light_zones_;
    std::map<std::string, std::set<Field>> dark_zones_;
};

}  // namespace acedrex::reference
