// The walker: runs the programs of one piece from one field, in place on a position, and shows every result.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/engines.hpp"
#include "base/function_ref.hpp"
#include "base/patience.hpp"
#include "engines/flood.hpp"
#include "engines/looker.hpp"
#include "engines/movement.hpp"
#include "engines/mover.hpp"
#include "engines/refusals.hpp"
#include "engines/sights.hpp"
#include "engines/visited.hpp"
#include "movement/bind_context.hpp"
#include "movement/meetings.hpp"
#include "position/position.hpp"

namespace acedrex {

// What may happen by itself after a move of a piece that has no rules of its own for it.
enum class Follows : std::uint8_t {
    nothing,
    on_captures,  // it does something when it has captured
    always,       // it may make a piece for which something happens at the end of turns and the like
};

// What is asked about others while pieces are sought that attack something: m.attacked fails in their walks.
enum class Seeking : bool { no, yes };

class Auras;
class Powers;

// By type: is one piece lent the movement of the type by those that attack it, by those that guard it?
struct LentMoves {
    std::vector<std::uint8_t> by_attackers;
    std::vector<std::uint8_t> by_guards;
};

// What the pieces of one variant do; only read in play.
struct PlayContext {
    const BindContext& binding;
    Meetings meetings;
    std::vector<Movement> movements;  // by code
    std::vector<Aura> auras;
    std::vector<Code> ruled;    // something happens by itself for these: at the end of turns, on captures ...
    bool captures_only = true;  // for all of them on captures alone
    bool ends_turns = false;    // for some of them where a turn ends and the next begins
    bool asks_scripts = false;  // play calls scripts
    bool neutrals_move = false;              // either side may move neutral pieces
    bool rows_may_lose = false;              // some rows of `lands` have m.or_leave
    std::vector<std::uint8_t> promotable{};  // by code: can be promoted at all
    // By code: the fields from which it may go where it is promoted; empty: none.
    std::vector<FieldSet> promotes_from{};
    // By code: those from which tables may lead where it becomes another (AfterLanding::before); empty: none.
    std::vector<FieldSet> becomes_from{};
    std::vector<Follows> follows{};  // by code
    // By code, of what either side has: tables alone move it, no row of `lands` is tried, nothing follows.
    std::vector<std::uint8_t> by_tables{};
    std::vector<std::vector<Dependents::Bits>> takes_on{};  // by code and start: where tables may take
    std::unique_ptr<const Sights> sights{};

    // May a table lead from there where more is to be tried than that the piece stands there? The movement is
    // one of the code's.
    bool meets_from(const Movement& movement, Code code, Field from) const {
        return movement.facts.meets || (movement.facts.becomes && becomes_from[code][from]);
    }
};

// With which piece a move goes on after a ply.
enum class GoesOn : std::uint8_t {
    nothing,      // it is over
    activated,    // the one that was taken up by the last edit of that kind
    anew,         // likewise, and it gathers momentum
    handed_back,  // likewise: the one that had activated the walker
    diverged,     // the walker itself, which is not put down
};

// Does the piece on `from` attack the one on `target`, by its tables alone? auras: by which it may carry
// tags, and the other be protected; nullptr: by none. In walker_attacks.cpp.
bool tables_attack(const PlayContext& play, const Position& position, Field from, Field target, Auras* auras);

// One end of a walk. The position holds what the walk did, the walker put down (or gone).
struct WalkEnd {
    Field from = 0;
    Field to = 0;
    Code piece = kNoPiece;  // as which it ended
    int as = 0;             // the type whose movement it used
    bool gone = false;      // it left the board
    bool null = false;      // nothing has changed but tags of the walker
    bool promotes = false;  // not where its movement forbids it
    int momentum = 0;       // that it can hand on
    GoesOn goes_on = GoesOn::nothing;
    Field promoted = kNoField;  // where a piece is to be promoted that it has touched
};

class Walker {
  public:
    // Called for each end; false stops the walk. The position is as it was when the call returns.
    using Sink = FunctionRef<bool(const WalkEnd&)>;

    Walker(const PlayContext& play, Position& position, Seeking seeking = Seeking::no);
    ~Walker();

    // Lent walks, freezing, marks and protection by these; nullptr: by none.
    void use_auras(Auras* auras);
    // By these alone, and nothing else.
    void use_freezing(const Auras* auras) { freezing_ = auras; }
    // May what stands on f not move, as things were when the turn began?
    bool is_frozen(Field f) const;

    // All walks of a piece by programs (by_tables: and by its tables); influenced: with those that auras lend
    // it, unless they freeze it. False where the sink or the budget stopped it.
    bool walk(const Mover& mover, bool influenced, bool by_tables, Sink sink);
    // Walks by tables that end there, on occupied fields: where it has rows of `lands`, what these say.
    bool meet(const Mover& mover, const std::vector<Landing>& landings, Sink sink);
    // The fields to which the piece on `from` can walk by a program, whether it can end there or not.
    std::vector<Field> reach(Field from, const Program& program, Pc begins);
    // What a rule does: adds to `changes` the edits of all its walks at once, from a field where the piece
    // that walks stands (in place), or that it has left. player: whose turn it is taken to be. False where no
    // walk comes to an end.
    struct Rule {
        const Program& program;
        Pc begins;
    };
    bool rule(Side player, Field at, Code walker, const Rule& rule, bool in_place, std::size_t turn_mark,
              std::vector<Edit>& changes);
    static void apply(Position& position, const std::vector<Edit>& changes);
    // All walks of a piece, by tables or programs, each with the steps of its way (see trail()): ways to one
    // end are not merged. Only where the variant tells steps. most: steps.
    bool trace(const Mover& mover, Sink sink, int most = kUnlimited);
    // During trace(): the fields that the walk told last stepped on, virtual ones included.
    const std::vector<Field>& trail() const { return trail_; }

    // Does some walk that no table holds capture on `target`, with nothing but captures before?
    // (semantics.md, Attack) lent: what is taken to be lent to the piece; nullptr: what its attackers and
    // guards lend it. Or by a table, where guards are asked whether it may. In walker_attacks.cpp.
    bool attacks(Field from, Field target, const LentMoves* lent = nullptr) {
        exhausted_ = false;
        const Code code = position_->at(from);
        const bool asked = (play_.meetings.at(code, at(target)) & Meetings::kAttacksMaybe) != 0;
        // Most pieces of a large board are far away.
        if (!asked && !play_.movements[code].looks && !programs_see(code, from, target)) return false;
        return attacks_by_walks(from, target, lent) || (asked && attacks_by_guarded_tables(from, target));
    }
    // Do the guards of the two allow the piece on `from` to attack what stands on `target` when it comes
    // there? gone: besides, what stands there has been taken before.
    bool guards_allow(Field from, Field target, Field gone = kNoField);

    // Likewise by any of the piece's tables or walks, unless it is passive or frozen.
    bool attacks_at_all(Field from, Field target);

    // Does a guard of the program hold for the mover where it is, whatever stands there?
    bool holds(const Program& program, Pc guard, const Mover& mover);

    // Where in the log the turn began that further walks are parts of; if it is not said, they begin one.
    void take_part_since(std::size_t turn) { turn_ = turn; }
    // Where in the log the ply began that further rules follow; kNoPly: they follow none.
    void follow_ply(std::size_t begin) { ply_ = begin; }

    // May the piece that stands on `from` be moved aside to `to`? kNoField: to some field.
    using MovesAside = std::function<bool(Field from, Field to)>;
    // Follows only walks that move pieces aside in such ways; nullptr: all. What happens by rules is not
    // asked about.
    void only_aside(const MovesAside* may) { may_move_aside_ = may; }

    // Machine steps that one walk() may take before it gives up.
    void set_budget(std::uint64_t steps) { budget_ = steps; }
    // As long as it heeds stops, they end a walk soon (Patience), as its budget does. What is asked of walks,
    // is asked to the end.
    void heed_stops(bool heed) { heeds_stops_ = heed; }
    bool exhausted() const { return exhausted_; }
    // Has its budget cut a look for an attack since tell_anew()? Then "no" may be wrong.
    bool gave_up() const { return gave_up_; }
    void tell_anew() { gave_up_ = false; }
    // All that this thread has asked scripts so far.
    static std::uint64_t script_calls() { return script_calls_; }

    static constexpr std::size_t kOwnTurn = ~std::size_t{0};
    static constexpr std::size_t kNoPly = ~std::size_t{0};

  private:
    using Mode = TableAlternative::Mode;
    enum class Down : std::uint8_t { no, landed, gone };

    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    static constexpr std::uint64_t kOfOneWalk = 8;        // work besides its steps
    static constexpr std::size_t kMostLinks = 4'000'000;  // some 200 MB
    static constexpr int kMostNested = 1500;

    struct State {
        Pc pc = 0;
        Field f = 0;
        Code w = 0;
        Mode mode = Mode::any;
        Down down = Down::no;
        bool no_promotion = false;
        GoesOn goes_on = GoesOn::nothing;
        bool unbound = false;       // steps cost no momentum: what is walked is only a look
        bool attacks = false;       // where it ends it may have taken what is asked for
        bool turned_back = false;   // the portal that it is in leads back
        bool ported = false;        // it began the move, and has been through a portal
        std::uint16_t passed = 0;   // fields passed by a rush, told when it is put down
        std::int16_t into = -1;     // the pocket for what it captures; -1: as the rules have it
        Field portal = kNoField;    // where the walker went into one, in which steps are not counted
        Field promoted = kNoField;  // what stands there is to be promoted
        std::int16_t as = -1;       // the type whose movement was borrowed
        std::int32_t n = 0;
        std::uint32_t frame = kNone;    // innermost repetition
        std::uint32_t fresh = kNone;    // fields that must not be entered again
        std::uint32_t call = kNone;     // where productions go on when they are done
        std::uint32_t trail = kNone;    // the steps so far, where they are traced or a walk may be lost
        std::uint32_t passage = kNone;  // where m.or_leave was passed last, in this scope
        std::uint32_t scope = 0;
        bool lost = false;  // it leaves there, if no walk that came the same way has another end
    };
    struct Choice {
        State state;
        std::size_t checkpoint;
        std::uint32_t next;  // of the ways that one instruction offers
    };
    // Walks whose ends make up for each other's dead ends: those of the piece, or those of one walk within.
    struct Scope {
        enum class Passage : std::uint8_t { dead_end, leads_on, left };
        std::unordered_map<std::uint64_t, Passage> passages{};  // of m.or_leave, by the way to it
        bool leaving = false;  // all walks have been made: those that are lost are told
    };
    // While it lives, what begins at the state is in a scope of its own.
    class OwnScope {
      public:
        OwnScope(Walker& walker, State& begin) : walker_(walker) {
            begin.passage = kNone;
            begin.scope = static_cast<std::uint32_t>(walker.scopes_.size());
            walker.scopes_.emplace_back();
        }
        ~OwnScope() { walker_.scopes_.pop_back(); }
        OwnScope(const OwnScope&) = delete;
        OwnScope& operator=(const OwnScope&) = delete;

      private:
        Walker& walker_;
    };
    // A repetition that is being turned. Frames do not change: a further turn is a further frame.
    struct Frame {
        std::uint32_t parent;
        std::uint32_t serial;  // the same for all turns of one repetition begun once
        std::int32_t count = 0, lo = 0, hi = 0;
        std::uint32_t chain = kNone;  // states that this chain has been in, where chained
        std::uint64_t turns = 0;      // hash of the counts of this one and those around it
        bool chained = false;         // this one or one around it
    };
    struct Link {
        std::uint32_t previous;
        Field f;
        std::uint64_t hash;   // of the position, of the fields so far, or of the calls so far
        std::uint32_t outer;  // fresh: what held outside; call: where to go on; trail: at which step it was
        std::uint32_t board = 0;  // trail: of the position's hash
    };
    // The constants of a walk: at first what it is set to, then what begin() adds.
    struct Walk {
        const Program* program = nullptr;
        Mover mover{};  // of a piece that is displaced, or whose guard is asked: that one, with the momentum
        Side player = Side::light;        // whose turn it is taken to be
        Field asked = kNoField;           // whose attackers are looked for
        const LentMoves* lent = nullptr;  // movement that the piece is lent; nullptr: none
        Tags lent_tags = 0;               // that auras gave the piece when the turn began
        bool stays = false;               // a rule is walked: the piece is where it was afterwards
        bool traced = false;              // its steps are told
        bool began_there = false;         // mover.at is where the mover itself stood, and no other
        std::size_t turn = kOwnTurn;      // of the log when the turn began; else when the walk did
        std::size_t ply = kNoPly;         // of the log when the ply began that a rule follows

        std::uint64_t hash = 0;      // of the position before
        std::size_t checkpoint = 0;  // of the log before
        std::size_t blood = 0;       // of the log when this walk began; a piece that is displaced walks anew
        std::vector<int>* judged = nullptr;  // preludes
        int reach = kUnlimited;              // steps
    };

    // One end of a steady walk, before the walker is put down.
    struct KnownEnd {
        State end;                        // but for what is of the run in which the walk was made
        std::uint32_t first_edit, edits;  // of the walk's
        std::uint64_t trail, passage;     // hashes; 0: none
    };
    // What the walker remembers of a steady walk. The keys of passages leave out the hash of the position.
    struct KnownWalk {
        std::vector<KnownEnd> ends{};
        std::vector<Edit> edits{};
        std::vector<std::pair<std::uint64_t, Scope::Passage>> passages{};
        bool too_long = false;  // it is not kept
    };
    static constexpr std::size_t kMostOfOneWalk = 20'000;  // ends and edits
    static constexpr std::size_t kMostKnown = 200'000;     // walks, and likewise of all

    using StateSink = FunctionRef<bool(const State&)>;

    const Movement& movement_of(const Mover& mover) const {
        return play_.movements[mover.code].by(mover.action);
    }
    void begin();
    bool walk_all(bool influenced, bool by_tables, Sink sink);
    bool end_by_table(const Landing& landing, bool meets, Sink sink);
    State start(Pc pc) const { return {.pc = pc, .f = walk_.mover.at, .w = walk_.mover.code}; }
    void lift() {
        walk_.began_there = true;
        position_->set(walk_.mover.at, kNoPiece, 0, Edit::Why::lift);
    }
    // From a state, in a context of its own.
    bool run(const State& start, StateSink sink) { return resume(start, ++contexts_, sink); }
    // Likewise, a walk within the walk: it comes to its ends by itself.
    bool run_within(State start, StateSink sink);
    bool resume(const State& state, std::uint32_t context, StateSink sink);
    bool advance(State& s, std::uint32_t next, std::uint32_t context, StateSink sink);
    bool report(const State& end, Sink sink);
    bool arrive(State& s, Field to);
    void note_step(State& s);
    void enter_or_leave(State& s, const Instruction& in);
    void leave_portal(State& s);
    bool walk_each(const std::vector<Pc>& walks, Sink sink);
    bool changes_nothing(const State& end);
    bool land(const State& s, bool with_rows, StateSink sink);
    bool meet(const State& s, StateSink sink);
    bool put_down(State s, Edit::Why why, StateSink sink);
    void settle_down(State& s, Edit::Why why);
    int momentum(const State& s) const {
        return walk_.mover.left(s.n, play_.movements[walk_.mover.code].spends);
    }

    // Where an attack is looked for: see walker_attacks.cpp.
    bool attacks_by_guarded_tables(Field from, Field target);
    bool attacks_by_walks(Field from, Field target, const LentMoves* lent);
    // Could the walks look there at all? A piece that has rushed can be taken from afar.
    bool programs_see(Code code, Field from, Field target) const {
        const Sight* sight = play_.sights->of(code, from);
        return sight == nullptr || sight->fields[target] || (position_->tags(target) & kRushedTag) != 0;
    }
    bool attacks_by_program(Field from, Field target, const LentMoves* lent);
    bool depends_on_occupants(Field from);
    void keep_refusal(Field from, Field target);
    bool may_attack(Field from, Field target);
    bool look_for_attack(Field from, Field target, const LentMoves* lent);
    bool look_in_full(Field from, Field target, const LentMoves* lent);
    bool has_taken() const;
    bool may_move_aside(Field from, Field to) const {
        return may_move_aside_ == nullptr || walk_.stays || (*may_move_aside_)(from, to);
    }
    // (Behind m.or_leave it matters whether there is an end, whatever comes of it.)
    bool is_pointless(const State& s) const { return s.attacks && s.passage == kNone && !has_taken(); }
    bool is_spoilt(const State& s) const;
    bool attack_ends_nowhere(const State& end) const;
    std::int32_t told_steps() const {
        const Program& program = *walk_.program;
        return walk_.asked != kNoField ? program.facts.asked_steps : program.facts.told_steps;
    }

    // One function for each word: walker_tests.cpp, walker_deeds.cpp, walker_ways.cpp.
    struct Test;
    struct Deed;
    struct Ways;
    bool test(const State& s, const Instruction& in);
    bool effect(State& s, const Instruction& in);
    bool ways(const State& s, const Instruction& in, std::uint32_t context, StateSink sink);

    bool step(State& s, const Instruction& in, std::uint32_t next);
    bool aligned(const State& s, const Instruction& in, std::uint32_t context, StateSink sink);
    bool holds_on(Field f, const State& s, Pc guard);
    bool is_attacked(const State& s, const Instruction& in, bool by_friends);
    int attackers(const State& s, Pc guard, Side side, int most);
    Tags tags_there(const State& s) const;
    bool held_of(const Edit& taken, const State& s, Pc guard);
    // The tags of what stands on f, those that auras give it among them.
    Tags tags_on(Field f) const;
    const LentMoves* powers_of(Field from, const Program& program);
    bool call(State& s, const Instruction& in, std::uint32_t context);
    bool goes_round(const State& s) const;
    bool holds_from(State start);
    std::vector<Field> ends(const State& start, bool one);
    bool aside(const State& s, const Instruction& in, std::uint32_t context, StateSink sink);
    bool every(const State& s, const Instruction& in);
    struct Gathered {
        bool whole;  // no budget has cut the walks
        bool some;   // one has come to an end
    };
    Gathered gather(const State& start, bool with_walker, std::vector<Edit>& all);
    bool first_of(const State& s, const Instruction& in, std::uint32_t context, StateSink sink);
    bool repeat(State& s, const Instruction& in);
    Frame begun(const State& s, const Repetition& r);
    bool merge(const State& s, std::uint32_t context);
    bool may_be_lost() const {
        return walk_.program->facts.does(EffectKind::or_leave) || play_.rows_may_lose;
    }
    bool notes_steps() const { return walk_.traced || may_be_lost(); }
    // Is a walk that comes by other steps to the same another one?
    bool differs_by_steps(const State& s) const { return notes_steps() && s.portal == kNoField; }
    void leads_on(const State& s) {
        if (s.passage != kNone) scopes_[s.scope].passages[links_[s.passage].hash] = Scope::Passage::leads_on;
    }
    bool counts(const State& end);
    bool has_dead_ends(std::uint32_t scope) const;
    bool walk_through(const std::vector<Pc>& walks, Sink sink);
    // nullptr: the walk that begins there is not steady, is too long to be kept, or was not made to its end.
    const KnownWalk* known_walk(const State& begin);
    void note_end(const State& end, std::size_t checkpoint, KnownWalk& walk);
    bool walk_again(const KnownWalk& walk, const State& begin, StateSink sink);
    int number(const BoundNumber& n, Field f, const std::vector<std::uint32_t>& counts,
               std::size_t& at) const;
    void judge_preludes(std::vector<int>& judged, std::size_t first = 0, std::size_t last = ~std::size_t{0});
    void use_program(const Program& program, std::vector<int>& judged);

    bool is_prey(const State& s);
    bool is_protected(Field f);
    bool may_take(const State& s, Code occupant);
    bool holds_by(const Program& guards, const State& start);
    bool is_free(const State& s);
    const Position::Rush* passer(const State& s) const;
    bool enter_fresh(State& s);
    // The steps since the last time.
    void charge() { Work::done(steps_ - std::exchange(charged_, steps_)); }
    // So many steps have been made that it has to be asked: whether one more may be.
    bool goes_on();
    void pause_later() {
        constexpr std::uint64_t kStepsBetween = 4096;
        pause_ = heeds_stops_ ? std::min(budget_, steps_ + kStepsBetween) : budget_;
    }
    // No further step is made.
    void stop() {
        charge();
        steps_ = charged_ = budget_;
    }
    std::uint32_t add_link(const Link& link) {
        if (links_.size() == kMostLinks) stop();
        links_.push_back(link);
        return static_cast<std::uint32_t>(links_.size() - 1);
    }
    std::uint64_t hash_of(std::uint32_t link) const { return link == kNone ? 0 : links_[link].hash; }
    Tags arrival_tags(Field f, Code code, Tags before) const {
        return position_->tables().arrival_tags(f, code, before);
    }
    std::uint64_t key_of(const State& s) const;
    std::uint64_t key_of(const std::vector<Code>& kinds) const;
    State inner(const State& s, Pc pc) const;
    bool is_virtual(Field f) const { return play_.binding.board->is_virtual(f); }
    Code at(Field f) const { return is_virtual(f) ? kNoPiece : position_->at(f); }

    const PlayContext& play_;
    Position* position_;
    Seeking seeking_;
    std::unique_ptr<Walker> seeker_;  // asks which pieces attack the walker
    Looker looker_;                   // likewise, where they only look
    Walk walk_{};
    std::size_t turn_ = kOwnTurn;
    std::size_t ply_ = kNoPly;
    std::vector<Choice> stack_;
    std::vector<Frame> frames_;
    std::vector<Link> links_;
    std::vector<Scope> scopes_{1};
    Visited visited_;
    std::vector<int> judged_;
    std::uint32_t contexts_ = 0;
    std::uint32_t serials_ = 0;
    std::uint64_t steps_ = 0;
    std::uint64_t charged_ = 0;  // of them, as work
    std::uint64_t budget_ = 20'000'000;
    std::uint64_t pause_ = 0;  // after so many steps it looks whether to go on
    bool heeds_stops_ = false;
    bool exhausted_ = false, gave_up_ = false;
    bool attack_found_ = false;
    int nested_ = 0;  // walks within walks: what a grammar does in first_of, # and so on may never end
    LentMoves lent_;
    Flooded flooded_;  // of the last question
    const bool floods_ = Engines::use(Engines::flood);
    // By code: how many steps are tried first where an attack is looked for, and how many were once too few.
    struct Tries {
        std::uint64_t steps = 1024, too_few = 0;
        std::uint64_t kept = 0, known = 0;  // refusals, and answers by them

        bool worth_keeping() const { return kept < 16 || known > kept / 2; }
    };
    std::vector<Tries> tries_;
    std::unique_ptr<Refusals> refusals_;
    std::unique_ptr<Powers> powers_;  // what pieces lend each other; made anew where auras are others
    Auras* auras_ = nullptr;
    const Auras* freezing_ = nullptr;
    const MovesAside* may_move_aside_ = nullptr;
    std::vector<Pc> begins_;
    std::unordered_map<std::uint64_t, KnownWalk> known_walks_;
    std::size_t known_size_ = 0;  // their ends and edits
    std::vector<Field> trail_;
    int guards_ = 0;  // takes, immune and passes that are being asked
    static inline thread_local constinit std::uint64_t script_calls_ = 0;
};

}  // namespace acedrex
