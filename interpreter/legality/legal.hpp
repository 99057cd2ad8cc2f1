// The legal turns of a position: what a turn can be made of, less what the rulebook forbids.
//
// Where a turn is one move, the generator's moves are the turns. Else it is a tree of parts, moves and drops:
// each part is made in place, and what may follow is asked of the plan of the turn; equal states in the midst
// of a turn go on once. Legality is asked of the whole.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engines/visited.hpp"
#include "legality/generator.hpp"
#include "legality/outcomes.hpp"
#include "legality/plan.hpp"
#include "legality/safety.hpp"
#include "legality/wanted.hpp"

namespace acedrex {

// Why a game is over by what stands on the board.
struct BoardEnd {
    std::optional<Side> winner;  // absent: a draw
    const char* reason;
    bool mate = false;
};

// What is listed; those that are empty let everything pass.
struct ListFilters {
    // Turns of several parts that all fit, each told by its number, from 0, and its edits.
    std::function<bool(std::size_t part, std::span<const Edit> edits)> parts{};
    Agenda::Filter plies{};      // a cascade goes on if its plies, told by the edits so far, fit
    Walker::MovesAside aside{};  // a cascade moves pieces aside in such ways only
    // Ways to the outcomes that fit, before one is chosen for each outcome.
    std::function<bool(const Move& move, const Edit* edits)> ways{};

    bool any() const { return parts || plies || aside || ways; }
};

// Takes turns of several parts one by one, as they are found. The position may be changed meanwhile, and
// other LegalMoves asked about it, as long as it is left as it was.
struct TurnTaker {
    // The moves or drops that may be the next part are put in the order in which they are tried; what is left
    // out is not. part: how many there are before it.
    FunctionRef<void(std::size_t part, MoveList& list)> order;
    // A legal turn, which is made on the position but for what make_turn does besides. False: no more.
    FunctionRef<bool(const Move& move, std::span<const Edit> edits)> turn;
    std::uint8_t first_kinds = Kinds::kAll;  // of the first part
};

class LegalMoves {
  public:
    // Works on the position in place; every call leaves it as it was.
    LegalMoves(const Variant& variant, Position& position);

    // All legal moves of the side to move that are wanted; of those that are told apart by nothing only one.
    // Where there are more cascades than a listing may look at, or more outcomes than it gives up at, it is
    // incomplete, and each first ply keeps one outcome that was found within its share; a listing that was
    // stopped (Patience) is incomplete likewise.
    void list(MoveList& out, const ListRequest& wanted = {});
    // Are all turns of the side to move made of parts that can be taken one by one?
    bool taken_by_parts();
    // Takes the legal turns of which that holds.
    void take_by_parts(const TurnTaker& taker);
    std::uint64_t count(Apart by = Apart::outcome);
    // Until forget_replies(), count() is asked only of positions that one move of the side to move leads to
    // from here: what their replies have in common is counted now.
    void remember_replies() {
        generator_.mobility().remember(other(position_.to_move()));
        safety_.keep_lines(other(position_.to_move()));
    }
    void forget_replies() {
        generator_.mobility().forget();
        safety_.forget_lines();
    }
    void give_up_at(std::uint64_t outcomes) { enough_ = outcomes; }
    // Counts go on however many cascades there are: minutes, and gigabytes of memory, for millions of
    // outcomes.
    void count_whole(bool whole) { counts_whole_ = whole; }
    // Is there a legal move? Nothing where there may be one among what could not be looked at.
    std::optional<bool> any();
    // Did the last listing or count leave nothing out?
    bool complete() const { return generator_.complete() && !left_out_; }

    // A turn made part by part, on the position. While one has been begun nothing else here may be asked but
    // what concerns the position alone.
    // The parts that may follow what has been begun; the sink returns false to stop. only_from: as above, of
    // what begins something new. A stop (Patience) ends it, too.
    void next(FunctionRef<bool(const TurnPart&)> sink, std::optional<Field> only_from = std::nullopt);
    // Makes the part; false where it may not follow.
    bool make(const TurnPart& part);
    void unmake();
    // Takes back all that has been begun, so that a turn of another position may be asked about.
    void begin_anew();
    // Can what has been begun be a whole turn?
    bool may_end();
    // Which rule forbids that turn; nullptr: none, it is legal. Its edits are put into `whole`.
    const char* forbidden(MoveList& whole);
    // What has been begun, in the form of a turn, whether or not it can be one.
    void so_far(MoveList& made);
    // Is what has been begun one part of several, of a turn that is planned?
    bool is_planned() { return begun().planned; }
    // Of a turn that is not: the legal turns that begin so, each outcome by its shortest way as far as that
    // is known; soon after there are `most` of them no more.
    void list_begun(MoveList& out, std::uint64_t most);
    // Of everything that what follows depends on.
    std::uint64_t state();

    // The moves that may be parts of a turn, whether or not the turn is more than that. only_from: as above.
    void list_parts(MoveList& out, std::optional<Field> only_from) {
        list_parts(out, only_from, {}, Plan::kNothing, Kinds::kAll);
    }

    // Does `side` leave a royal piece attacked that it must not, or unattacked that it must not?
    Peril peril(Side side) { return asked(&Safety::peril, side); }
    bool in_check(Side side) { return asked(&Safety::in_check, side); }
    // The same of a side that has just moved: what is not met by pieces that may stay so is no peril.
    Peril peril_after_turn(Side side) { return asked(&Safety::peril_after_turn, side); }
    // Must turns of the side to move leave none of the pieces attacked that escape where they can?
    bool holds_escapes();
    // They need not, whatever turns there are; or again where there are none.
    void lift_escapes(bool lift) { look_.escapes = lift ? Escapes::lifted : Escapes::where_possible; }
    bool some_may_escape() const { return !variant_.royals(position_.to_move()).escaping.empty(); }
    // Is such a piece of the side attacked?
    bool en_prise(Side side) { return asked(&Safety::en_prise, side); }
    // Do turns of the side to move leave royal pieces as they must not stand, because none else is left?
    bool excuses();
    // How such a turn leaves those of its royal pieces that are not excused.
    Peril peril_of(const Move& move, const Edit* edits);
    // Has the side to move no move out of check? (What would take a royal piece that must be safe is none.)
    bool mated();
    // Must the side to move take a royal piece out of attack, by moving it?
    bool must_flee();
    // Does the attack on the piece matter to its side now? (Where the last royal piece decides, only on it.)
    bool must_be_safe(Code code) const { return safety_.must_be_safe(code); }
    bool attacked(Field at, Code code) { return safety_.attacked(at, code); }
    std::vector<Field> attackers(Field at, Side them) { return safety_.attackers(at, them); }
    bool attacked_on_its_way(Field from, Field at) { return safety_.attacked_on_its_way(from, at); }

    // The same as make_turn below, by what is known here.
    void make_turn(const Move& move, const Edit* edits);
    // Where the turn of the side to move has no part that is due, and the game is not over, it is over at
    // once: the other side is to move.
    void pass_over_lapsed_turn();
    // Is the game over by what stands on the board, so that no move is left?
    std::optional<BoardEnd> board_end();
    // Is it over by a side being bare? Moves may be left: after a draw, or where none of them helps. stops:
    // only where none is left.
    std::optional<BoardEnd> bare_end(bool stops = false);

    // Walks of one piece give up after so many machine steps; listings are then marked incomplete.
    void set_budget(std::uint64_t steps) { generator_.agenda().set_budget(steps); }

    // Lists also moves that leave a royal piece as it must not be, or that take nothing where something must
    // be taken (to tell why a move is refused).
    void ignore_safety(bool ignore) { safety_.ignore(ignore); }
    // Lists also moves that leave a royal piece unattacked that must be attacked.
    void ignore_unattacked(bool ignore) { safety_.ignore_unattacked(ignore); }

    void only(ListFilters filters) {
        filters_ = std::move(filters);
        generator_.agenda().only(filters_.plies ? &filters_.plies : nullptr,
                                 filters_.aside ? &filters_.aside : nullptr);
    }

  private:
    // Where a part begins in the log, and up to where it says nothing.
    struct Mark {
        std::size_t begin, end;
        Position::Part part;
    };
    // What has been begun of a turn that is made part by part.
    struct Begun {
        std::size_t checkpoint = 0;  // of the log, before the last part
        Agenda::State left;          // of the part under way
        Plan::Todo leaf{};           // that it is; its rest is what the turn goes on with
        Course course;               // of the parts before
        Move move;                   // the part under way, and afterwards the turn
        Code mover = kNoPiece;
        std::vector<Mark> marks;  // of the parts that are done
        bool none = true;         // nothing has been begun
        bool planned = false;     // the turn goes by a plan, its parts are parts only
        bool dead = false;        // it has come to nothing

        // Whose walks the part under way runs.
        int action() const { return leaf.part == nullptr ? 0 : leaf.part->action; }
    };
    // What is made of the pieces that escape where they can: they do where some turn lets them, they have to,
    // or they need not.
    enum class Escapes : std::uint8_t { where_possible, held, lifted };
    // What a turn does of what turns have to do: those of the greatest merit are legal.
    struct Merit {
        int preferred = 0;  // the earlier its kind comes, the more
        int captures = 0;   // as far as their number counts

        auto operator<=>(const Merit&) const = default;
    };
    // `then` is the taker's.
    using Show = FunctionRef<bool(const TurnPart& part, Begun& then)>;
    // How often turns that leave out a forced drop have to make it all the same, by the number of the drop:
    // as often as some legal turn does. Empty: that is not asked. wanted: turns have to make this one so
    // often.
    struct ForcedDrops {
        std::vector<int> least{};
        const Part* wanted = nullptr;

        int& at(const Part& drop) { return least[static_cast<std::size_t>(drop.forced_number)]; }
        int at(const Part& drop) const { return least[static_cast<std::size_t>(drop.forced_number)]; }
        static int made_by(const Course& course, const Part& drop) {
            return course.forced[static_cast<std::size_t>(drop.forced_number)].made;
        }
    };
    // How the position is looked at, by default as it stands in a game.
    struct Looking {
        bool answering = false;     // what would end the game may be answered: that is being looked for
        int replying = 0;           // a reply is being looked for, to a reply if it is 2, and so on
        bool strict = false;        // what royal pieces ask is not excused
        bool passed_over = false;   // turns that are passed are left out
        bool lifts_checks = false;  // no check is forbidden
        Escapes escapes = Escapes::where_possible;
        ForcedDrops forced{};  // of what is listed, or of the turn that has been begun
    };

    // What one look for moves may take: a second or two, and some hundred megabytes.
    static const std::uint64_t kOfListing;
    static constexpr std::size_t kOfFirstPly = 20'000;  // states, where not all can be looked at
    // Of listings and counts that are of use only if nothing is left out.
    static constexpr Agenda::Share kWhole{.of_first_ply = 60'000, .of_listing = 200'000, .all_or_none = true};

    template <class Answer>
    Answer asked(Answer (Safety::*of)(Side), Side side) {
        const Question question(variant_.scripts());
        return (safety_.*of)(side);
    }
    void generate(MoveSink& sink, std::optional<Field> only_from);
    // Looks about before turns are listed or counted; false where the game is over by what stands on the
    // board.
    bool begin_turn();
    // Where none of the pursued can flee, and there are others, every piece may move after all.
    void let_pursued_wait() {
        if (!safety_.pursued().empty()) look_for_flight();
    }
    void look_for_flight();
    void excuse_unmet();
    bool some_turn_escapes();
    bool some_capture();
    void by_each_way(MoveSink& sink, std::optional<Field> only_from);
    void drop_only(MoveSink& sink, const Part& way);
    // Is there a turn of such a kind, as far as one look for moves goes?
    bool some_turn(std::uint8_t kinds = Kinds::kAll);
    // The same; absent where it is not known.
    std::optional<bool> any_turn();
    // Asks another look at the position, which is taken so.
    bool ask_another(Looking how, FunctionRef<bool(LegalMoves&)> ask);
    bool has_moves(const Looking& how) {
        return ask_another(how, [](LegalMoves& looking) { return looking.any().value_or(true); });
    }
    // As this one is, for an answer, a reply, strictly. Whether there is a turn at all does not depend on
    // pieces that escape.
    Looking alike() const {
        return {.answering = look_.answering,
                .replying = look_.replying,
                .strict = look_.strict,
                .lifts_checks = look_.lifts_checks,
                .escapes = Escapes::lifted};
    }
    // What turns that may be listed have to make of forced drops now.
    void judge_forced_drops() {
        if (variant_.turn().forced_drops > 0) judge_each_forced_drop();
    }
    void judge_each_forced_drop();
    bool some_turn_makes(const Part& drop, int times);
    bool may_take(const Part& way);
    bool leaves_out(const Course& course) const;
    bool without(std::span<const Part* const> drops, Course& course, FunctionRef<bool()> go_on);
    bool nothing_else();
    void pass_turn(MoveSink& sink);
    bool drops_come_next(Plan::Rest rest, const Course& course);
    bool could_end(Plan::Rest rest, const Course& course);
    bool ends_by(const LegalMoves& asking, Plan::Rest rest, const Course& course, std::size_t begin);
    bool may_be_passed(const Course& course, std::size_t begin);
    std::optional<std::uint64_t> count_apart(Apart by);
    std::uint64_t count_outcomes(Apart by);
    void begin_count(Agenda::Share share);
    std::optional<std::uint64_t> count_two_parts(Apart by);
    std::optional<std::uint64_t> placings_after(const Move& first);
    void weigh_second_parts();
    std::optional<std::uint64_t> seconds_after(const Move& first, const MoveList& list) const;
    std::optional<std::uint64_t> drops_after(const Move& first);
    bool lets_come_in(const Part& drop, Field left) const;
    bool is_all_of_turn(const Plan::Todo& leaf, const Move& move) const;
    void drop_coinciding(MoveList& list, Apart by);
    void set_result(Move& move, const MoveList& list);
    int captures(const MoveList& list, const Move& move) const;
    bool is_of(const Preference& kind, const Move& move, Code mover, std::size_t begin);
    bool gives(PreferenceSpec::Kind kind, Side to);
    int preferred(const MoveList& list, const Move& move);
    Merit merit(const MoveList& list, const Move& move);
    void keep_compulsory(MoveList& list);
    bool can_reply(Side mover, const Safety::Unfilled& unfilled, const Looking& how);
    bool turn_lapses();
    bool both_turns_lapse();
    LegalMoves& others();

    // A turn has just been made: a check that it gives is counted, where a rule asks for that.
    void count_check();
    int pieces_that_count(Side side) const;
    bool bare(Side side) const;
    std::optional<BoardEnd> counter_end() const;
    bool board_is_full() const;
    bool lost_when_bare(Side side) const;
    BoardEnd both_have_lost(const char* reason) const;
    BoardEnd lost();
    bool occupies(const Goal& goal, Side side);
    bool reached(const Goal& goal, Side side);
    std::optional<BoardEnd> goal_end();
    bool answers(FunctionRef<bool()> holds);

    void by_plan(MoveSink& sink, const Part& way, std::optional<Field> only_from);
    void begin_plan(MoveSink& sink, std::size_t begin, const Course& course);
    bool go_on(Plan::Rest rest);
    bool each_next(Plan::Rest rest, Course& course, FunctionRef<bool(const Plan::Todo&)> leaf,
                   FunctionRef<bool()> end);
    bool finish();
    bool try_parts(const Plan::Todo& leaf, Plan::Rest rest);
    bool enter(Plan::Todo leaf, const Move& part, Code mover, std::size_t checkpoint);
    bool close(Course& course, Plan::Todo& leaf, const Move& part, Code mover, std::size_t checkpoint);
    MoveList list_of(const Plan::Todo& leaf, Plan::Rest rest);
    bool stays_quiet(Plan::Rest rest) const;
    bool is_wanted(Plan::Rest rest) const;
    void list_parts(MoveList& out, std::optional<Field> only_from, Generator::Movers movers, Plan::Rest rest,
                    std::uint8_t kinds);

    Begun& begun();
    // only_from: moves that begin elsewhere are passed over; nothing: none are.
    bool visit(const Begun& now, Show show, bool& may_end, std::optional<Field> only_from = std::nullopt);
    bool visit_plan(const Begun& now, Plan::Rest rest, Show show, bool& may_end,
                    std::optional<Field> only_from);
    bool visit_left(const Begun& now, Show show);
    bool visit_moves(const Begun& now, const Plan::Todo& leaf, Plan::Rest rest, bool as_part,
                     std::optional<Field> only_from, Show show);
    bool visit_drops(const Begun& now, const Plan::Todo& leaf, Show show);
    // The same with that part under way.
    static Begun with_part(const Begun& now, const Plan::Todo& leaf, const Move& move, Code mover,
                           bool planned, const Agenda::State& left);
    void settle(Begun& now);
    void close_part(Begun& now);
    void write_down(const Begun& now, const Move& move, MoveList& whole);
    const char* broken_rule();
    const char* falls_short(const MoveList& whole);
    std::uint64_t key_of(const Begun& now);

    const Variant& variant_;
    Position& position_;
    Safety safety_;
    Generator generator_;
    std::unique_ptr<LegalMoves> others_;  // of positions that are looked at in the midst of a turn
    Looking look_;
    ListFilters filters_;
    MoveList scratch_;
    Outcomes outcomes_;  // that are counted

    // Of turns whose second part is counted: by field, how many pieces can go there if it is empty, and how
    // many second parts the position has now.
    std::vector<std::uint16_t> seconds_;
    std::uint64_t seconds_now_ = 0;
    // Of turns that a drop may end: by field, how many may follow a plain move from there, or kNotCounted.
    static constexpr std::uint16_t kNotCounted = 0xffff;
    std::vector<std::uint16_t> drops_after_;

    // Of turns of several parts.
    Plan plan_{[this](const Part& when) { return generator_.holds(when); }};
    MoveSink* sink_ = nullptr;
    const TurnTaker* taker_ = nullptr;
    std::optional<Field> only_from_;
    std::size_t begin_ = 0;  // where the log was when the turn began
    Course made_;
    Visited seen_;
    std::uint64_t enough_ = MoveSink::kAll;  // outcomes at which a listing gives up
    std::optional<Agenda::Share> limits_;    // of the listing under way
    bool counts_whole_ = false;
    std::uint64_t share_ = 0;  // parts that may follow one first part
    std::uint64_t used_ = 0;
    bool cut_ = false;       // this first part has used up its share
    bool left_out_ = false;  // in the last listing

    std::vector<Begun> begun_;
};

// make_move, and a check that it gives is counted; a turn of the other side in which no part is due is over.
void make_turn(const Variant& variant, Position& position, const Move& move, const Edit* edits);
// As LegalMoves does it; in variants of which each turn has something due, at no cost.
void pass_over_lapsed_turn(const Variant& variant, Position& position);
// Has something been done since the turn began of which the log tells last?
bool in_turn(const Position& position);
// The side that wins by the verdict: as without a position, or that which counts more; absent: neither.
std::optional<Side> winner_by(Verdict verdict, Side side, const Variant& variant, const Position& position);

}  // namespace acedrex
