// Whether royal pieces stand as they must, now and after a move. Nothing here knows how moves are found.
//
// Where the tables can decide, the answer costs nothing but a mask: the lines between the royal piece and its
// attackers are marked once a turn, and a move must end on all lines that it has to stop. Attackers whose
// walks only look are asked again after moves on fields that matter to them (Watch), those with other
// programs after moves on fields that they see (Sights). Where that is not enough (several royals, rides that
// need pieces to go over, programs that ask for more), moves are made and tested.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "legality/checks.hpp"
#include "legality/plan.hpp"
#include "play/auras.hpp"
#include "play/make_move.hpp"
#include "play/walker.hpp"
#include "position/dependents.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// What is wrong with how a side's royal pieces stand.
enum class Peril : std::uint8_t {
    none,
    attacked,    // one that must not be left attacked is
    unattacked,  // one that must be attacked is not
};

class Watch;

class Safety {
  public:
    // Works on the position in place; every call leaves it as it was.
    Safety(const Variant& variant, Position& position);
    ~Safety();

    // Of a position alone: see LegalMoves.
    Peril peril(Side side);
    bool in_check(Side side) { return peril(side) != Peril::none; }
    bool must_be_safe(Code code) const;
    bool attacked(Field at, Code code);
    // Would the piece on `from` be attacked on `at`, on its way to castle?
    bool attacked_on_its_way(Field from, Field at);

    // Decides how the moves of the side to move are judged, and marks the lines if by them. plain: nothing is
    // about that the lines say nothing of (auras, rules of turns).
    void prepare(bool plain);
    // Marks the lines of the other side, for when it is to move: prepare() finds them again where nothing
    // that concerns them has changed since. They are kept until they are forgotten.
    void keep_lines(Side side);
    void forget_lines() { kept_.side = Side::none; }
    // Can no turn be forbidden for how it leaves royal pieces?
    bool asks_nothing() const {
        const RoyalCodes& royals = variant_.royals(us_);
        return ignored_ ||
               (royals.check.empty() && royals.obliging.empty() && !variant_.obligations().gives_no_check);
    }
    // Nothing is in the way of a move by the piece on `from`, wherever it goes.
    bool always_safe(Field from) const {
        if (forbids_checks_) return false;
        return test_ == Test::none ||
               (test_ == Test::lines && from != royal_ && !watched_ && lines_->potential_checkers.empty() &&
                (lines_->checkers | lines_->pins[from]) == 0 && !attacks_->passed(position_.at(from)));
    }
    // The only pieces of which that does not hold; absent where it holds of none, or of few.
    std::optional<std::span<const Field>> not_always_safe() const {
        if (forbids_checks_) return std::nullopt;
        if (test_ == Test::none) return std::span<const Field>{};
        if (test_ != Test::lines || asks_what_stands() || lines_->checkers != 0) return std::nullopt;
        return lines_->apart;
    }
    // The same where it also takes what stands on `taken`.
    bool always_safe_taking(Field taken) {
        if (test_ == Test::none) return true;
        look_along_lines();
        return lines_->shutters[taken] == 0;
    }
    // Would a plain move leave the royal pieces of its side safe? as: the type whose movement it uses.
    bool safe(Field from, Field to, std::uint8_t passed, int as);
    // May a move be illegal for the check that it gives?
    bool forbids_checks() const { return forbids_checks_; }
    // Does it matter which kind of piece comes to stand somewhere? To what passes some kinds, and to all that
    // is no table; and where promotion takes or brings a royal piece, or one with an aura.
    bool asks_what_stands() const {
        return forbids_checks_ || promotes_weightily_ || test_ == Test::make ||
               (test_ == Test::lines &&
                (watched_ || attacks_->passes_some() || !lines_->potential_checkers.empty()));
    }
    // The same for a move by which the piece becomes one of that code.
    bool safe_promoting(Field from, Field to, Code into, int as);
    // Does the piece dropped on `to`, which is all that was done in this turn, leave them so?
    bool safe_after_drop(std::size_t before, Field to);
    // Are drops of such a piece judged by lines: does it matter only which of them they stop?
    bool drops_by_lines(Code code) const {
        return (test_ == Test::none || (test_ == Test::lines && lines_->potential_checkers.empty() &&
                                        !attacks_->guarded() && !attacks_->passed(code))) &&
               !forbids_checks_ && position_.tables().royal[code] == 0 && !gives_aura_[code];
    }
    // Does a drop on the field leave them so, where drops of the piece are judged by lines? Absent where an
    // enemy whose walks look at the field has to be asked again.
    std::optional<bool> drop_is_safe(Field f) const;
    // Does a piece that comes to the field stop all lines that give check?
    bool stops_checks(Field f) const { return (lines_->blocks[f] & lines_->checkers) == lines_->checkers; }
    // What a drop does to the other side, as far as lines tell; nothing has been made yet.
    Checks::Gives drop_gives(Field to, Code code);
    // Does the turn leave them so that was passed since `before`?
    bool safe_after_pass(std::size_t before, Field at);
    // Does the turn that was made since `before` and ended on `to`?
    bool safe_after(std::size_t before, Field to, int as);
    // Does a turn of which the pieces that answer may ask what it was?
    bool safe_when_over(const Position::Last& turn, Field to);

    // The pieces of the side to move that are attacked and must not wait; empty also where there are any but
    // every piece may move.
    const std::vector<Field>& pursued() const { return pursued_; }
    void let_all_move() { pursued_.clear(); }
    // Is the side lost where the pursued pieces cannot flee?
    bool flight_is_forced() const { return check_holds(us_); }
    // Does it matter by which move a position has come about?
    bool asks_the_way() const {
        return !pursued_.empty() || course_ != nullptr || position_.tables().keeps_last;
    }
    // What is judged next is a turn of several parts; nullptr: it is one move.
    void judge_parts(const Course* course) { course_ = course; }
    // Must another piece than the one on `from` move?
    bool stays_put(Field from) const {
        return !pursued_.empty() && std::find(pursued_.begin(), pursued_.end(), from) == pursued_.end();
    }

    void ignore(bool all) { ignored_ = all; }
    bool ignored() const { return ignored_; }
    void ignore_unattacked(bool ignore) { unattacked_ignored_ = ignore; }
    void distrust_masks() { trust_masks_ = false; }
    std::uint64_t script_calls() const { return walker_.script_calls(); }

  private:
    enum class Test : std::uint8_t {
        none,   // no royal piece of the side to move must be safe
        lines,  // one: lines are marked
        make,   // every move is made and tested
    };
    struct PotentialChecker {
        Field from;
        const FieldSet* sight;
    };
    // Lines are bits.
    struct Lines {
        std::uint32_t checkers = 0;         // lines that give check
        std::vector<std::uint32_t> blocks;  // by field: lines that a piece ending here stops
        std::vector<std::uint32_t> pins;    // by field: lines that the piece standing here must not open
        std::vector<Field> fields;          // of `blocks`
        std::vector<Field> apart;           // of the royal piece, and of those that must not open a line
        // What shuts a line, or may shut one behind another piece: by field, and which are marked.
        std::vector<std::uint8_t> shutters;
        std::vector<Field> shutting;
        bool looked_along = false;
        // Attackers with programs that do more than look, and those of them that could attack the royal piece
        // where it stands, none of which does so now.
        std::vector<PotentialChecker> programs, potential_checkers;

        void clear();
        void resize(std::size_t size);
        void forget_shutters();
        void add(Field f, std::uint32_t bit);
        void pin(Field f, std::uint32_t bit);
    };

    bool attacked_one_by_one(Field at, Side them);
    bool attacked_despite_guards(const AttackTable& table, Field at);
    void find_pursued();
    int royal_pieces(Side side) const;
    bool check_holds(Side side) const;
    template <class Look>
    bool find_lines(const AttackTable& table, Look look);
    bool kept_lines_hold() const;
    void look_along_lines();
    bool may_attack_royal(Field from) const;
    std::optional<bool> judge_by_lines(std::size_t before);
    bool some_promotion_weighs() const;
    bool touched_checker_attacks();
    void pass_turn();
    bool find_potential_checkers(const AttackTable& table);
    bool seen_by_potential_checker(Field f) const;
    bool royal_seen_by_program(Field to) const;
    bool potential_checker_attacks(Field from, Field to);
    bool keeps_own_safe(Field from, Field to, std::uint8_t passed, int as);
    bool safe_when_made(const Move& move, int as);
    bool safe_now(Field to);
    bool flees_to(Field f);

    const Variant& variant_;
    Position& position_;
    Auras auras_;  // as they are while it is asked which pieces attack which
    Walker walker_;
    bool trust_masks_ = true;
    std::vector<std::uint8_t> gives_aura_;  // by code
    bool promotes_weightily_ = false;       // some promotion is of or into a royal piece, or brings an aura
    bool ignored_ = false;
    bool unattacked_ignored_ = false;

    Side us_ = Side::light;
    Test test_ = Test::none;
    int royals_before_ = 0;  // of the side to move, that must be safe
    Field royal_ = 0;
    const AttackTable* attacks_ = nullptr;
    Lines marked_;  // for this turn
    Lines* lines_ = &marked_;
    // Lines of a side, for all positions in which nothing has changed on the fields that were looked at.
    struct Kept {
        Lines lines;
        Side side = Side::none;  // none: nothing is kept
        Field royal = 0;
        std::size_t since = 0;  // in the log
        Dependents looked_at;   // the one answer is the lines
    };
    Kept kept_;
    std::unique_ptr<Watch> watch_;  // attackers whose walks only look
    bool watched_ = false;          // there are some that could attack the royal piece
    bool trusted_ = false;          // lines and fields that were marked tell all that concerns tables
    Checks checks_;
    std::optional<bool> checks_marked_;  // absent: that has not been tried
    bool forbids_checks_ = false;
    std::vector<Field> pursued_;
    const Course* course_ = nullptr;
};

}  // namespace acedrex
