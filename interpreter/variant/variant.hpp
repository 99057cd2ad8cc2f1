// A variant made playable: everything that its author declared, resolved and compiled once, then only read.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "board/board.hpp"
#include "engines/movement.hpp"
#include "engines/walker.hpp"
#include "movement/bind_context.hpp"
#include "movement/meetings.hpp"
#include "movement/program.hpp"
#include "play/attack.hpp"
#include "play/make_move.hpp"
#include "play/promotion.hpp"
#include "position/position.hpp"
#include "variant/spec.hpp"

namespace acedrex {

// Files, from 0, of the rank of the piece that castles: where it and its partner stand, and where they end.
struct CastlingWay {
    int mover, mover_to, partner, partner_to;
};

// A guard that is asked in play; begins: where it stands in the program, by what it is bound for. Empty:
// none.
struct AskedGuard {
    Program program;
    std::vector<Pc> begins;

    bool is_asked() const { return !begins.empty(); }
};

struct Castling : CastlingRules {
    int mover = -1;                  // type; -1: there is no castling
    std::vector<FieldSet> partners;  // by code: where it may be the partner; empty: nowhere
    std::vector<int> to;             // files, from 0
    std::vector<CastlingWay> ways;   // instead of `to` and distances
    AskedGuard onward;               // walks of both from there, by code

    bool may_partner(Code code, Field f) const {
        return code < partners.size() && !partners[code].empty() && partners[code][f] != 0;
    }
};

struct Goal : GoalShape {
    std::vector<bool> types;
    std::array<FieldSet, kSides> zone, to;
    AskedGuard when;  // by side

    bool counts(Code code) const {
        return code != kNoPiece && types[static_cast<std::size_t>(Cast::type(code))];
    }
    // Is it asked of turns that are over, and not of their parts?
    bool waits_for_turn() const { return kind != Kind::zone || holds || full || when.is_asked(); }
};

struct Preference {
    PreferenceSpec::Kind kind;
    AskedGuard guard;  // by code
};

// See ChaseSpec.
struct Chase {
    Verdict result = Verdict::loss;
    std::vector<bool> by;                           // by type
    std::vector<bool> spared;                       // by type: is never chased
    AskedGuard of;                                  // by code
    std::vector<std::vector<bool>> despite_guards;  // by type chased, by type that chases
};

// See RepetitionSpec.
struct RepetitionRule : EndRules::Limit {
    const BoardPart* board = nullptr;
    std::optional<Verdict> checks{};
    std::optional<Chase> chases{};
};

// See CountSpec; in thousandths of a point.
struct Counting {
    int counter = -1;                     // of the position: that of light, dark's follows; -1: none
    std::vector<std::int64_t> points;     // by type
    std::array<std::int64_t, 2> bonus{};  // by side
    int full_board = 0;                   // so many pieces end the game; 0: however many there are
};

// A side wins whose counter has come so far.
struct CounterGoal {
    int counter;  // as above
    int reach;
    std::string reason;
};

struct Endings : EndRules {
    std::vector<RepetitionRule> repetitions;
    std::vector<bool> bare_counted;  // by type: keeps its side from being bare
    int first_check_counter = 0;     // of the position: for light's checks; that for dark's follows
    std::vector<Goal> goals;
    Counting count;
    std::vector<CounterGoal> counters;
    std::vector<std::vector<int>> dead;  // each: how many of each type, by type
};

struct DropRule : DropShape {
    int pocket = 0;
    std::vector<bool> types;           // by type, as in the pocket
    std::vector<std::vector<int>> as;  // by type: the types that it may come in as
    std::vector<FieldSet> at;          // by code, as it comes in
    std::vector<Pc> asked;             // by code: guard in `program` that is asked besides, or kNever
    std::vector<std::shared_ptr<const Automaton>> looks;  // by code: the same guard, where it only looks
    bool vacated = false;       // the guard holds nowhere but where this turn has changed what stands there
    bool only_vacated = false;  // and asks nothing else but which field that is
    Tags left_by = 0;           // likewise: what has left has this tag; 0: whatever it was
    Program program;
    std::vector<Pc> on_drop;  // by code: what the piece does when it is there, in `program`; empty: nothing
    struct Limit {
        int most = 0;
        DropLimit::Of of = DropLimit::Of::board;
        std::array<FieldSet, kSides> zone{};  // by side
    };
    std::vector<std::optional<Limit>> limits;  // by type, as it comes in
    Tags tags = 0;

    static constexpr Pc kNever = ~Pc{0};
};

struct Part : PartShape {
    std::vector<Part> parts;
    AskedGuard when;          // by side
    AskedGuard from;          // of moves, by code
    bool may_lapse = false;   // it may come to nothing that is to be done, by what guards say
    std::vector<bool> types;  // that may move; empty: all
    std::vector<DropRule> drops;
    int action = 0;  // moves: whose walks pieces run (Movement::by)
    // Of actions: by type, and behind the types by action.
    std::vector<std::optional<int>> costs;
    std::vector<std::optional<int>> captures;
    std::vector<bool> again;
    int types_in_all = 0;
    // Of drops that may be forced: the number among these, in the order of the turn, and how often a turn can
    // come to it. -1: it never is.
    int forced_number = -1;
    int times = 1;

    bool any_move() const {
        return kind == Kind::move && types.empty() && by == By::any && !from.is_asked() && action == 0;
    }
    bool is_conditional() const { return kind == Kind::when || kind == Kind::by_side; }
    // Where the action stands behind the types.
    int doer(int act) const { return types_in_all + act - 1; }
    // What an action by a piece of the type costs; the name of an action goes before that of a type.
    int cost(int type, int act) const {
        const auto of_act = act == 0 ? std::nullopt : costs[static_cast<std::size_t>(doer(act))];
        return of_act.value_or(costs[static_cast<std::size_t>(type)].value_or(1));
    }
    // May a piece make one that has acted in this turn?
    bool may_again(int type, int act) const {
        return again[static_cast<std::size_t>(type)] ||
               (act != 0 && again[static_cast<std::size_t>(doer(act))]);
    }
};

struct Turn {
    std::vector<Part> ways;            // a turn is one of these; a move without conditions stands first
    std::vector<std::string> actions;  // the names of all actions of pieces; their numbers begin with 1
    bool one_move = true;              // there is no other way than that move
    bool several = false;              // some way has more than one part
    bool reads_turns = false;          // the number of the turn matters
    bool reads_taken = false;          // how many pieces have left a queue matters
    bool reads_actors = false;         // which pieces have moved in this turn matters
    bool check_ends = false;
    bool safe_each = false;
    bool may_lapse = false;   // there may be nothing to do in it
    bool asks_parts = false;  // guards of later parts ask what this turn has changed
    int forced_drops = 0;     // so many drops may be forced

    // "" of 0, which is none.
    std::string action_name(int action) const {
        return action == 0 ? "" : actions[static_cast<std::size_t>(action) - 1];
    }
};

// To which pieces it may make a difference in a turn what the turn before it was (m.last and the like), or
// what its side moved last.
struct LastReaders {
    static constexpr int kMany = 1 << 20;

    std::vector<std::uint8_t> standing;  // by type: to one that stands on the board
    std::vector<std::uint8_t> dropped;   // by type: to one that is dropped in this turn
    std::vector<int> drops;              // by pocket: how many pieces a turn may take out of it
    bool always = false;                 // it does whatever stands there
};

// The names of the pockets, the one without a name first, and which of them are queues; stores: those with a
// name of which no drop takes. Setup strings tell stores behind the pieces, by their names.
struct Pockets {
    std::vector<std::string> names{""};
    std::vector<std::uint8_t> queues{0};
    std::vector<std::uint8_t> stores{0};
    // Of a queue, by side: what the places are called at which its pieces wait before the first turn, in the
    // order of leaving.
    std::vector<std::array<std::vector<std::string>, kSides>> places{{}};

    std::optional<int> find(std::string_view name) const;
};

// What a side may know of the position, see notation/find/view.hpp.
struct Secret {
    std::vector<bool> types;
    Tags tagged = 0;          // with one of these; 0: whatever it has
    AskedGuard at;            // by code
    std::optional<int> mask;  // the type that is seen in its place; absent: nothing is seen
};

struct Tells : TellsShape {
    std::vector<bool> named;  // by type
    std::vector<bool> tries;  // likewise; empty: none
};

struct Views : ViewsShape {
    std::vector<Secret> secrets;
    AskedGuard sees;  // by code: walks
    Tells tells;

    bool limits_sight() const { return sees_moves || sees.is_asked(); }
};

// The royal codes of one side.
struct RoyalCodes {
    std::vector<Code> all;             // but for those that escape
    std::vector<Code> check;           // must not be left attacked
    std::vector<Code> obliging;        // of the kinds that oblige otherwise
    std::vector<Code> staying, going;  // whose duty is lifted where it cannot be met (Unmet)
    std::vector<Code> escaping;        // must not be left attacked where that can be
};

// Which turns may bring about the same position.
struct Coincidence {
    bool possible = false;     // two different walks may
    bool plain_apart = false;  // no two moves that do nothing but go somewhere do
    // All outcomes are told apart by the fields that moves fill and leave (engines/footprints.hpp), or by the
    // piece and the field of a drop: no side has royal pieces that are asked for, and nothing is captured, is
    // done or is lent besides.
    bool told_by_fields = false;
    // Turns are a move to an empty field, told by its fields, and a placing by the same piece: this action;
    // 0: they are not.
    int placing = 0;
    // By code: such a piece may make the second part of a turn whose first part is a move by others, and
    // where and how it went can be read off the board. Empty: turns are not like that.
    std::vector<std::uint8_t> second;
    // A turn is one move, and then perhaps a drop where that has left a field: how many drops there are is
    // told by that field, and each of them makes a turn of its own.
    bool drop_follows = false;
};

// Which tags can come to be of no use, see idle_tags.hpp.
struct IdleRules {
    bool castling = false;  // the right to castle serves castling alone: no rule asks for it or gives it
    bool castling_dropped = false;  // but drops give it, so that a piece may still get a partner
    Tags gates = 0;            // asked for by drops alone, of what their own side's pieces have just left
    std::vector<int> pockets;  // from which these drops take, and into which nothing is put in play
};

// What compile() makes. What other parts refer to is held by pointers: it stays where it was made.
struct VariantParts {
    VariantSpec spec;
    std::shared_ptr<Hooks> hooks;
    std::unique_ptr<Board> board;
    std::unique_ptr<Cast> cast;
    std::unique_ptr<BindContext> binding;
    std::unique_ptr<PlayContext> play;
    std::unique_ptr<PositionTables> tables;
    std::vector<std::unique_ptr<AttackTable>> attacks;  // by code; where attacks_on is asked
    Promotion promotion;
    Castling castling;
    Turn turn;
    Pockets pockets;
    Endings endings;
    std::vector<Preference> preferences;
    MoveRules move_rules;
    std::optional<Views> views;
    std::array<RoyalCodes, kSides> royals;
    std::vector<Tags> initial_tags;
    std::vector<std::vector<Tag>>
        initial_notes;  // by code: under which a piece notes where it stands at first
    IdleRules idle_rules;
    Coincidence coincidence;
    LastReaders last_readers, own_last_readers;
};

class Variant {
  public:
    explicit Variant(VariantParts parts) : c_(std::move(parts)) {}

    const VariantSpec& spec() const { return c_.spec; }
    const Board& board() const { return *c_.board; }
    const Cast& cast() const { return *c_.cast; }
    const BindContext& binding() const { return *c_.binding; }
    const TagNames& tags() const { return c_.binding->tags; }
    const PositionTables& position_tables() const { return *c_.tables; }
    const PlayContext& play() const { return *c_.play; }
    const Sights& sights() const { return *c_.play->sights; }
    const Movement& movement(Code code) const { return c_.play->movements[code]; }
    const PieceSpec& piece(int type) const { return *c_.spec.pieces[static_cast<std::size_t>(type)]; }

    const Promotion& promotion() const { return c_.promotion; }
    const Castling& castling() const { return c_.castling; }
    const Turn& turn() const { return c_.turn; }
    const Pockets& pockets() const { return c_.pockets; }
    const Endings& endings() const { return c_.endings; }
    // Absent: both sides see all.
    const std::optional<Views>& views() const { return c_.views; }
    // The counter of the position for the checks that the side has given; -1: they are not counted.
    int check_counter(Side side) const {
        return c_.endings.checks == 0 ? -1 : c_.endings.first_check_counter + static_cast<int>(side);
    }
    // Of both sides, as far as these cannot differ.
    const MoveObligations& obligations() const { return c_.spec.obligations; }
    const MoveObligations& obligations(Side side) const { return c_.spec.obligations_of(side); }
    const std::vector<Preference>& preferences() const { return c_.preferences; }
    // Are turns of the side legal or not by what others do that there are?
    bool compares_turns(Side side) const {
        return obligations(side).capture != MoveObligations::Capture::free || !preferences().empty();
    }
    const MoveRules& move_rules() const { return c_.move_rules; }
    const RoyalCodes& royals(Side side) const { return c_.royals[static_cast<std::size_t>(side)]; }
    // How pieces of the code are attacked: royal ones, and those that a goal wants safe.
    const AttackTable& attacks_on(Code code) const { return *c_.attacks[code]; }

    // The tags that a piece has where the setup put it.
    Tags initial_tags(Code code) const { return c_.initial_tags[code]; }
    // Likewise on that field, where castling asks for certain ones.
    Tags initial_tags(Code code, Field f) const {
        return initial_tags(code) | initial_notes(code, f) |
               (castling().may_partner(code, f) ? kCastlingTag : Tags{0});
    }
    const std::vector<Tag>& initial_notes(Code code) const { return c_.initial_notes[code]; }
    // That such a piece keeps in mind which the setup puts on that field.
    Tags initial_notes(Code code, Field f) const {
        Tags notes = 0;
        for (const Tag& note : c_.initial_notes[code]) notes |= note.noting(f);
        return notes;
    }
    const IdleRules& idle_rules() const { return c_.idle_rules; }
    // Can two different walks bring about the same position?
    bool outcomes_may_coincide() const { return c_.coincidence.possible; }
    const Coincidence& coincidence() const { return c_.coincidence; }
    const LastReaders& last_readers() const { return c_.last_readers; }
    const LastReaders& own_last_readers() const { return c_.own_last_readers; }
    // Are there neutral pieces that either side may move?
    bool neutrals_move() const { return c_.play->neutrals_move; }
    // Does play call scripts?
    bool asks_scripts() const { return c_.play->asks_scripts; }
    // Those that it calls; nullptr where it calls none.
    Hooks* scripts() const { return asks_scripts() ? c_.binding->hooks : nullptr; }

  private:
    VariantParts c_;
};

// Reads the setups of the specification: puts the codes into `setup`, by field, and returns what is to be
// said of the variant then. All but its setup is compiled, though there may be errors.
using SetupReader = std::function<std::vector<Diagnostic>(const Variant& variant, std::vector<Code>& setup)>;

// Compiles; on errors there is no value and every fault found is reported. names_elsewhere: piece names that
// exist in other scripts, asked for where the variant has not what some script names (a warning is given
// where neither has it); may be empty. The variant keeps the hooks alive.
Result<std::shared_ptr<const Variant>> compile(VariantSpec spec, std::shared_ptr<Hooks> hooks,
                                               const SetupReader& read_setup,
                                               NamesElsewhere names_elsewhere = {});

// The variant's own first position. Always possible: compile() has checked it.
Position initial_position(const Variant& variant);

}  // namespace acedrex
