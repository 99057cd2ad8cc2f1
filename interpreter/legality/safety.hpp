// Whether royal pieces stand as they must, now and after a move. Nothing here knows how moves are found.
//
// If one royal piece must be safe, the attacks on it are known and what they depend on (Threats), and a move
// is judged by what it touches; most are not made for it. Otherwise (several royal pieces, auras, rides that
// need pieces to go over, programs that ask for more) moves are made and tested; without Engines::lines all
// are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/engines.hpp"
#include "base/ranges.hpp"
#include "engines/auras.hpp"
#include "engines/walker.hpp"
#include "legality/plan.hpp"
#include "legality/threats.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// What is wrong with how a side's royal pieces stand.
enum class Peril : std::uint8_t {
    none,
    attacked,    // one that must not be left attacked is
    unattacked,  // one that must be attacked is not
};

class Safety {
  public:
    // Works on the position in place; every call leaves it as it was.
    Safety(const Variant& variant, Position& position);

    // Of a position alone: see LegalMoves.
    Peril peril(Side side) { return peril_but_for(side, {}); }
    Peril peril_after_turn(Side side) {
        return peril_but_for(side, excused_of(variant_.royals(side).staying));
    }
    // Is a piece of the side attacked that escapes where it can?
    bool en_prise(Side side);
    // As players are told.
    bool in_check(Side side) { return peril(side) != Peril::none || en_prise(side); }
    bool must_be_safe(Code code) const;
    bool attacked(Field at, Code code);
    // The pieces of the side that attack the one on the field, which is of the other side (sorted).
    std::vector<Field> attackers(Field at, Side them);
    // Would the piece on `from` be attacked on `at`, on its way to castle?
    bool attacked_on_its_way(Field from, Field at);

    // Decides how the turns of the side to move are judged. plain: nothing is about that threats say nothing
    // of (auras, rules of turns). lifts_checks: none is forbidden.
    void prepare(bool plain, bool lifts_checks);
    // Finds the threats to the other side, for when it is to move: prepare() takes them where nothing that
    // concerns them has changed since. They are kept until they are forgotten.
    void keep_lines(Side side);
    void forget_lines() { kept_side_ = Side::none; }
    // Since prepare(), has each look for an attack come to its end?
    bool knows() const { return !walker_.gave_up() && !unaided_.gave_up(); }
    // Until the next turn is prepared, turns that give no check are like those that are forbidden.
    void only_checks(bool only) {
        only_checks_ = only;
        if (only) find_other_threats();
    }
    // Can no turn be forbidden for how it leaves royal pieces?
    bool asks_nothing() const {
        const RoyalCodes& royals = variant_.royals(us_);
        return !only_checks_ &&
               (ignored_ || (!holds_escapes_ && royals.check.empty() && royals.obliging.empty() &&
                             variant_.obligations(us_).giving_check == Checks::legal));
    }

    // Nothing is in the way of a move by the piece on `from`, wherever it goes.
    bool always_safe(Field from) const {
        return !asks_checks() && !makes_ && (threats_ == nullptr || threats_->always_safe(from));
    }
    // The only pieces of which that does not hold; absent where it holds of none, or of few.
    std::optional<std::span<const Field>> not_always_safe() const {
        if (threats_ == nullptr && !makes_ && !asks_checks()) return std::span<const Field>{};
        return threats_ == nullptr || asks_what_stands() ? std::nullopt : threats_->not_always_safe();
    }
    // Is the royal piece that must be safe attacked, as far as threats tell?
    bool attacked_now() const { return threats_ != nullptr && threats_->attacked(); }
    // Does a piece of the code that comes in on an empty field leave the royal pieces safe, if they are so
    // now?
    bool stays_safe_with(Code code) const {
        return !asks_checks() && !promotes_weightily_ && !weighs_[code] &&
               position_.tables().royal[code] == 0 && !makes_ &&
               (threats_ == nullptr || threats_->by_lines());
    }
    // Does it matter which kind of piece comes to stand somewhere? To what passes some kinds, and to all that
    // is no table; and where promotion takes or brings a royal piece, or one with an aura.
    bool asks_what_stands() const {
        return asks_checks() || promotes_weightily_ || makes_ ||
               (threats_ != nullptr && (!threats_->by_lines() || threats_->table().passes_some()));
    }
    // Would a move that has no edits leave the royal pieces of its side safe?
    bool safe(const Move& move);
    // The same of such a piece that is dropped there; absent where that is known only when it is done.
    std::optional<bool> safe_dropping(Field to, Code code);
    // Does a piece of the code, from the field or from off the board, give check on the other one?
    std::optional<bool> gives_check(Field from, Field to, Code code);
    // Does the turn leave them safe that was made since `before`? made: it, but for its edits. Where some are
    // let go, it is the caller who undoes that.
    bool safe_after(std::size_t before, const Move& made);

    // What royal pieces of the side to move ask need not be met where no turn meets it, of types of which the
    // variant says so, beside a royal piece of another type. Is there any such piece?
    bool some_may_be_excused() const;
    // prepare() for turns in which they all are excused.
    void prepare_excused();
    bool excuses() const { return !excused_.empty(); }
    // How the turn leaves the royal pieces of the side to move that are not excused.
    Peril peril_left() { return peril_but_for(us_, excused_); }
    // Do those of them that stand as they must not leave the board when the turn is over? Then safe_after()
    // takes them off, and that is part of the turn.
    bool lets_go() const { return !going_.empty(); }
    // Would it take some off?
    bool takes_off(std::size_t before, const Move& made);

    // Has the side to move pieces, or may it get some, that escape where they can?
    bool some_may_escape() const { return !ignored_ && !variant_.royals(us_).escaping.empty(); }
    // After prepare(): the turn must leave none of these attacked.
    void hold_escapes();
    bool holds_escapes() const { return holds_escapes_; }

    // The pieces of the side to move that are attacked and must not wait; empty also where there are any but
    // every piece may move.
    const std::vector<Field>& pursued() const { return pursued_; }
    void let_all_move() { pursued_.clear(); }
    // Is the side lost where the pursued pieces cannot flee?
    bool flight_is_forced() const {
        return ranges::any_of(pursued_, [&](Field at) { return binds(position_.at(at)); });
    }
    // Does it matter by which move a position has come about?
    bool asks_the_way() const {
        return !pursued_.empty() || course_ != nullptr || position_.tables().keeps_last || lets_go();
    }
    // What is judged next is a turn of several parts; nullptr: it is one move.
    void judge_parts(const Course* course) { course_ = course; }
    // Must another piece than the one on `from` move?
    bool stays_put(Field from) const {
        return !pursued_.empty() && std::find(pursued_.begin(), pursued_.end(), from) == pursued_.end();
    }

    // Does the turn give a check that the variant forbids?
    bool check_is_forbidden() {
        return forbids_checks_ && in_check(other(us_)) &&
               !(variant_.obligations(us_).giving_check == Checks::mates && mates_(us_, unfilled_));
    }
    // Since when, and by what kind of move, a turn has captured what is not in pockets yet; absent: all is.
    using Unfilled = std::optional<std::pair<std::size_t, Move::Kind>>;
    using Mates = std::function<bool(Side mover, const Unfilled&)>;
    // Does the turn that a side has made leave no reply? When that is asked, no check is forbidden.
    void mates_by(Mates mates) { mates_ = std::move(mates); }
    // Has a move, which the position holds now, cost its own side the royal piece that must be safe, or the
    // last of such a type where that loses? Of those that may not go.
    bool costs_royal() const;

    void ignore(bool all) { ignored_ = all; }
    bool ignored() const { return ignored_; }
    void ignore_unattacked(bool ignore) { unattacked_ignored_ = ignore; }

  private:
    using Checks = MoveObligations::Checks;

    // Does it matter whether moves give check?
    bool asks_checks() const { return forbids_checks_ || only_checks_; }
    Peril peril_but_for(Side side, std::span<const Code> excused);
    std::vector<Code> excused_of(const std::vector<Code>& codes) const;
    void let_go(Position::Last& turn);
    void pass_on(const Position::Last& turn);
    int royal_pieces(Side side) const;
    bool binds(Code royal) const;
    bool all_attacked(Side side, std::span<const Code> excused);
    void find_pursued();
    bool find_other_threats();
    std::optional<bool> foretold(Field from, Field to, Code code, bool rushes);
    std::optional<bool> told_by(std::span<const Edit> edits);
    bool judged(std::size_t before, const Move& made);
    std::optional<bool> known_check(std::span<const Edit> edits);
    bool safe_when_over(Position::Last turn, Field to, bool checks);
    bool safe_now(Field to, bool checks);
    bool flees_to(Field f);

    const Variant& variant_;
    Position& position_;
    Auras auras_;  // as they are while it is asked which pieces attack which
    Walker walker_;
    const bool trust_masks_ = Engines::use(Engines::lines);
    std::vector<std::uint8_t> weighs_;  // by code: must it be safe or attacked, or has it an aura?
    bool promotes_weightily_ = false;   // some promotion is of or into such a piece
    bool ignored_ = false;
    bool unattacked_ignored_ = false;

    Side us_ = Side::light;
    int royals_before_ = 0;        // of the side to move, that must be safe
    std::vector<Code> had_royal_;  // their codes, where the last of each type decides
    bool trusted_ = false;         // threats tell all that concerns tables
    bool makes_ = false;           // every move is made and tested
    Threats* threats_ = nullptr;   // else: to the royal piece that must be safe; nullptr: none must
    Walker unaided_;               // asks for threats: there are no auras then
    // For this turn; for all positions in which nothing has touched them.
    Threats found_, kept_;
    bool holds_escapes_ = false;
    Side kept_side_ = Side::none;  // none: nothing is kept
    std::size_t kept_since_ = 0;   // in the log
    bool forbids_checks_ = false;  // a move may be illegal for the check that it gives
    bool only_checks_ = false;     // or for giving none
    Mates mates_;
    Unfilled unfilled_;
    Threats others_;                   // to the other side
    std::optional<bool> others_tell_;  // absent: they have not been looked for
    bool others_stand_ = false;        // there is a royal piece that they are to
    std::vector<Field> pursued_;
    std::vector<Code> excused_, going_;  // royal codes of the side to move; those that go are excused, too
    const Course* course_ = nullptr;
};

}  // namespace acedrex
