// The legal moves of a position: what the pieces can do, less what the rulebook forbids.
//
// Where the tables can decide, legality costs nothing but a mask: the lines between the royal piece and its
// attackers are marked once, and a move must end on all lines that it has to stop. Attackers with programs
// are asked again after moves on fields that they see (play/sights.hpp). Where that is not enough (several
// royals, pieces that are stepped over, programs that depend on more), moves are made and tested.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/agenda.hpp"
#include "play/auras.hpp"
#include "play/move.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Phases;

// Why a game is over by what stands on the board.
struct BoardEnd {
    std::optional<Side> winner;  // absent: a draw
    const char* reason;
    bool mate = false;
};

// What is wrong with how a side's royal pieces stand.
enum class Peril : std::uint8_t {
    none,
    attacked,    // one that must not be left attacked is
    unattacked,  // one that must be attacked is not
};

// What tells moves apart.
enum class Apart : std::uint8_t {
    outcome,
    start,  // the starting field and the outcome
    move,   // besides, for a piece that goes to its end, where it went and what it had been promoted to
};

class LegalMoves {
  public:
    // Works on the position in place; every call leaves it as it was.
    LegalMoves(const Variant& variant, Position& position);
    ~LegalMoves();

    void set_position(Position& position);

    // For those who make turns of several moves: what happens at the end of turns is left to them.
    void leave_turns_open() { agenda_.leave_turns_open(); }

    // All legal moves of the side to move; of those that are told apart by nothing only one. only_from: those
    // whose piece starts there.
    void list(MoveList& out, Apart by = Apart::outcome, std::optional<Field> only_from = std::nullopt);
    std::uint64_t count(Apart by = Apart::outcome);
    bool any();

    // The legal moves of the piece on `from` as if its side were to move.
    void list_from(Field from, MoveList& out);

    // The moves that may be parts of a turn, whether or not the turn is more than that. only_from: as above.
    void list_parts(MoveList& out, std::optional<Field> only_from);

    // Does `side` leave a royal piece attacked that it must not, or unattacked that it must not?
    Peril peril(Side side);
    // Has the side to move no move out of check? (What would take a royal piece that must be safe is none.)
    bool mated();
    bool in_check(Side side) { return peril(side) != Peril::none; }
    // Must the side to move take a royal piece out of attack, by moving it?
    bool must_flee();
    // Does the attack on the piece matter to its side now? (Where the last royal piece decides, only on it.)
    bool must_be_safe(Code code) const;
    bool attacked(Field at, Code code);

    // Has the side pieces, and royal ones only?
    bool bare(Side side) const;
    // Is the game over by what stands on the board, so that no move is left?
    std::optional<BoardEnd> board_end();
    // Is it over by a side being bare? Moves may be left: after a draw, or where none of them helps.
    std::optional<BoardEnd> bare_end();

    std::uint64_t script_calls() const;
    // Walks of one piece give up after so many machine steps; listings are then marked incomplete.
    void set_budget(std::uint64_t steps) { agenda_.set_budget(steps); }

    // Lists also moves that leave a royal piece as it must not be, or that take nothing where something must
    // be taken (to tell why a move is refused).
    void ignore_safety(bool ignore) { ignore_safety_ = ignore; }
    // Lists also moves that leave a royal piece unattacked that must be attacked.
    void ignore_unattacked(bool ignore) { ignore_unattacked_ = ignore; }

    // Of turns that are made of parts, only those whose parts all fit; nothing: all. A part is told by its
    // number, from 0, and its edits, the one that marks it first.
    using PartFilter = std::function<bool(std::size_t part, std::span<const Edit> edits)>;
    void only_parts(PartFilter filter) { part_filter_ = std::move(filter); }

    // Of cascades only those whose plies so far fit, told by the edits of the move; nothing: all.
    void only_plies(Agenda::Filter filter) {
        ply_filter_ = std::move(filter);
        agenda_.only(ply_filter_ ? &ply_filter_ : nullptr);
    }

    // Of the ways to the outcomes only those that fit, before one is chosen for each outcome; nothing: all.
    using WayFilter = std::function<bool(const Move& move, const Edit* edits)>;
    void only_ways(WayFilter filter) { way_filter_ = std::move(filter); }

    // Always makes and tests every move, as a check on the masks (for tests).
    void distrust_masks() { trust_masks_ = false; }

  private:
    enum class Safety : std::uint8_t {
        none,   // no royal piece of ours must be safe
        masks,  // one: lines are marked
        test,   // every move is made and tested
    };
    struct Counter;
    struct Lister;
    struct Finder;

    template <class Sink>
    void generate(Sink& sink, std::optional<Field> only_from);
    template <class Sink>
    void walks_and_castlings(Sink& sink, std::optional<Field> only_from);
    template <class Sink>
    void pass(Sink& sink);
    template <class Sink>
    void by_phases(Sink& sink, const Part& way, std::optional<Field> only_from);
    template <class Sink>
    void moves(Sink& sink, std::optional<Field> only_from);
    template <class Sink>
    void from_tables(Sink& sink, Field from, Code code, const Movement& movement);
    template <class Sink>
    void from_programs(Sink& sink, Field from, Code code);
    template <class Sink>
    void from_meetings(Sink& sink, Field from);
    template <class Sink>
    void from_air(Sink& sink);
    template <class Sink>
    bool plain(Sink& sink, Field from, Field to, Code code, std::uint8_t passed, int as = -1);
    template <class Sink>
    void edited(Sink& sink, std::size_t checkpoint, Field from, Field to, Move::Kind kind, int as = -1);
    template <class Sink>
    void outcome(Sink& sink, std::size_t checkpoint, Field from, Field to, Move::Kind kind, int as = -1);
    template <class Sink>
    void promoted_or_not(Sink& sink, std::size_t before, Field from, Field to);
    template <class Sink>
    void whole(Sink& sink, std::size_t before, Field from, Field to, Move::Kind kind);
    template <class Sink>
    void castlings(Sink& sink, std::optional<Field> only_from);
    template <class Sink>
    void castle(Sink& sink, Field mover, Field partner, int mover_file, int partner_file);
    template <class Sink>
    void put_off_promotions(Sink& sink, std::optional<Field> only_from);

    void prepare();
    void judge_auras();
    bool may_move(Code code) const { return Cast::side(code) == us_ || variant_.movement(code).anyones; }
    bool frozen(Field f) const { return influenced_ && auras_.frozen(f); }
    // From the piece on `from`, by anybody else.
    bool is_protected(Field f, Field from) { return protected_ && auras_.is_protected_from(f, from); }
    // Is what the piece can do more than its tables and programs say: held or helped by auras, or followed by
    // rules?
    bool all_by_agenda(Field from, const Movement& movement) const {
        return ruled_ || movement.brings_rules || (influenced_ && auras_.touches(from));
    }
    bool attacked_one_by_one(Field at, Side them);
    void find_pursued();
    bool flight_is_forced() const;
    // Must another piece than the one on `from` move?
    bool stays_put(Field from) const {
        return !pursued_.empty() && std::find(pursued_.begin(), pursued_.end(), from) == pursued_.end();
    }
    int royal_pieces(Side side) const;
    bool check_holds(Side side) const;
    std::optional<BoardEnd> bare_without_moves();
    int beside_royals(Side side) const;  // pieces, those in pockets too
    bool answers_by_baring();
    bool answers(FunctionRef<bool()> holds);
    bool reached(const Goal& goal, Side side);
    std::optional<BoardEnd> goal_end();
    void keep_compulsory(MoveList& list) const;
    bool find_check_lines(const AttackTable& table);
    bool find_potential_checkers(const AttackTable& table);
    bool seen_by_potential_checker(Field f) const;
    bool potential_checker_attacks(Field from, Field to);
    void add_check_line(Field f, std::uint32_t bit);
    void clear_check_lines();
    bool safe(Field from, Field to, std::uint8_t passed, int as);
    bool safe_now(Field to);
    bool safe_after(std::size_t before, Field to, int as);
    bool safe_when_over(const Position::Last& turn, Field to);
    void drop_coinciding(MoveList& list, std::size_t first, Apart by);

    const Variant& variant_;
    Position* position_;
    Auras auras_;         // as the turn began
    Auras attack_auras_;  // as they are while it is asked who attacks whom
    Agenda agenda_;
    Walker attack_walker_;
    bool influenced_ = false;  // some piece on the board has an aura
    bool protected_ = false;   // one that protects
    bool ruled_ = false;       // one for which something happens at the end of turns and the like
    bool trust_masks_ = true;
    bool ignore_safety_ = false;
    bool ignore_unattacked_ = false;
    bool answering_ = false;          // what would end the game may be answered: that is being looked for
    std::unique_ptr<Phases> phases_;  // where turns are more than a move
    PartFilter part_filter_;
    WayFilter way_filter_;
    Agenda::Filter ply_filter_;

    Side us_ = Side::light;
    Safety safety_ = Safety::none;
    int royals_before_ = 0;  // of ours that must be safe
    Field royal_ = 0;
    const AttackTable* attacks_ = nullptr;
    std::uint32_t checkers_ = 0;              // bits of lines that give check
    std::vector<std::uint32_t> check_lines_;  // by field: lines that a piece ending here stops
    std::vector<std::uint32_t> pin_lines_;    // by field: lines that the piece standing here must not open
    std::vector<Field> lined_fields_;
    struct PotentialChecker {
        Field from;
        const FieldSet* sight;
    };
    std::vector<PotentialChecker>
        potential_checkers_;           // with programs, none of which attacks the royal piece now
    std::vector<Field> pursued_;       // ours, one of which must flee
    std::vector<std::uint32_t> seen_;  // by field: stamp of the last piece that could go here
    std::uint32_t stamp_ = 0;
    bool complete_ = true;
    MoveList scratch_;
    struct PlainEnd {
        Field to;
        std::uint8_t passed;  // fields, by a rush
        int as;
    };
    std::vector<PlainEnd> plain_ends_;  // of programs
    std::vector<Landing> meetings_;     // of tables: where a piece lands on another that it does not capture
};

}  // namespace acedrex
