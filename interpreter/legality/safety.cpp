// Whether moves leave royal pieces safe.
#include "legality/safety.hpp"

#include <algorithm>

#include "base/engines.hpp"
#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "play/make_move.hpp"

namespace acedrex {

Safety::Safety(const Variant& variant, Position& position)
    : variant_(variant),
      position_(position),
      auras_(variant.play(), position),
      walker_(variant.play(), position),
      unaided_(variant.play(), position),
      found_(variant, position, unaided_, weighs_),
      kept_(found_),
      others_(found_) {
    if (!variant.play().auras.empty()) walker_.use_auras(&auras_);
    weighs_.resize(static_cast<std::size_t>(variant.cast().codes()) + 1);
    for (Code code = 1; code < variant.cast().codes(); ++code)
        weighs_[code] = (position.tables().royal[code] & ~PositionTables::kRoyal) != 0;
    for (const Aura& aura : variant.play().auras) weighs_[aura.giver] = 1;
    const Promotion& promotion = variant.promotion();
    for (Code code = 1; code < variant.cast().codes(); ++code) {
        if (!promotion.promotes(Cast::type(code))) continue;
        const auto weighs = [&](int type) {
            return weighs_[variant.binding().code_for(type, Cast::side(code))] != 0;
        };
        promotes_weightily_ =
            promotes_weightily_ || weighs_[code] || ranges::any_of(promotion.choices(code), weighs);
    }
}

std::vector<Field> Safety::attackers(Field at, Side them) {
    if (!variant_.play().auras.empty()) auras_.judge();
    std::vector<Field> all(position_.pieces(them).begin(), position_.pieces(them).end());
    std::erase_if(all, [&](Field from) { return !walker_.attacks_at_all(from, at); });
    std::sort(all.begin(), all.end());
    return all;
}

bool Safety::attacked(Field at, Code code_there) {
    constexpr std::uint64_t kOfLooking = 20;  // work
    Work::done(kOfLooking);
    if (!variant_.play().auras.empty()) {
        auras_.judge();
        if (auras_.any() && position_.at(at) == code_there)
            return position_.any_piece(other(Cast::side(code_there)),
                                       [&](Field from) { return walker_.attacks_at_all(from, at); });
    }
    const AttackTable& table = variant_.attacks_on(code_there);
    const auto allowed = [&](Field from, Field passer) { return walker_.guards_allow(from, at, passer); };
    if (table.attacked(position_, at) && (!table.guarded() || table.seen_by(position_, at, allowed)))
        return true;
    if (table.walkers().empty()) return false;
    return position_.any_piece(other(Cast::side(code_there)), [&](Field from) {
        return table.walks(position_.at(from)) && walker_.attacks(from, at);
    });
}

bool Safety::attacked_on_its_way(Field from, Field at) {
    const Code code = position_.at(from);
    const Tried gone(position_);
    position_.set(from, kNoPiece, 0, Edit::Why::lift);
    position_.set(at, code, 0, Edit::Why::castle);
    return attacked(at, code);
}

int Safety::royal_pieces(Side side) const {
    int pieces = 0;
    for (const Code code : variant_.royals(side).all) pieces += position_.count(code);
    return pieces;
}

// Is the side bound to such a royal piece by itself, whatever others it has?
bool Safety::binds(Code royal) const {
    using Royals = MoveObligations::Royals;
    switch (variant_.obligations().several_royals) {
        case Royals::each:
            return true;
        case Royals::last_of_each:
            return position_.count(royal) == 1;
        case Royals::last:
        case Royals::all:
            return royal_pieces(Cast::side(royal)) == 1;
    }
    return true;
}

// Is each royal piece of the side attacked, and is there one, but for the excused codes?
bool Safety::all_attacked(Side side, std::span<const Code> excused) {
    bool some = false;
    const auto spared = [&](Field at) {
        const Code code = position_.at(at);
        const bool counts = (position_.tables().royal[code] & PositionTables::kRoyal) != 0 &&
                            ranges::count(excused, code) == 0;
        some = some || counts;
        return counts && !attacked(at, code);
    };
    return !position_.any_piece(side, spared) && some;
}

bool Safety::must_be_safe(Code code) const {
    return (position_.tables().royal[code] & PositionTables::kCheckRoyal) != 0 && binds(code) &&
           ranges::count(excused_, code) == 0;
}

// Pieces of the excused codes may stand as they must not.
Peril Safety::peril_but_for(Side side, std::span<const Code> excused) {
    const int checked = position_.royals(side);
    const std::vector<Code>& obliging = variant_.royals(side).obliging;
    const bool together = variant_.obligations().several_royals == MoveObligations::Royals::all;
    // A search asks it of every position.
    if (checked == 1 && obliging.empty() && excused.empty() && !together) {
        const Field at = position_.royal(side);
        return binds(position_.at(at)) && attacked(at, position_.at(at)) ? Peril::attacked : Peril::none;
    }
    if (checked == 0 && obliging.empty()) return Peril::none;
    if (together && checked > 0 && all_attacked(side, excused)) return Peril::attacked;
    bool unattacked = false;
    const bool is_attacked = position_.any_piece(side, [&](Field at) {
        const Code code = position_.at(at);
        const std::uint8_t royal = position_.tables().royal[code];
        if (royal == 0 || ranges::count(excused, code) > 0) return false;
        if (!together && (royal & PositionTables::kCheckRoyal) && binds(code) && attacked(at, code))
            return true;
        const bool ignored = unattacked_ignored_ && side == us_;
        unattacked = unattacked || ((royal & PositionTables::kAntiRoyal) && !ignored && !attacked(at, code));
        return false;
    });
    return is_attacked ? Peril::attacked : unattacked ? Peril::unattacked : Peril::none;
}

bool Safety::en_prise(Side side) {
    if (!position_.has_any(variant_.royals(side).escaping)) return false;
    return position_.any_piece(side, [&](Field at) {
        return position_.tables().escapes(position_.at(at)) && attacked(at, position_.at(at));
    });
}

void Safety::find_pursued() {
    pursued_.clear();
    position_.any_piece(us_, [&](Field at) {
        const Code code = position_.at(at);
        const bool flees = (position_.tables().royal[code] & PositionTables::kMustFlee) != 0 &&
                           ranges::count(excused_, code) == 0;
        if (flees && attacked(at, code)) pursued_.push_back(at);
        return false;
    });
}

void Safety::keep_lines(Side side) {
    forget_lines();
    if (!Engines::use(Engines::replies) || position_.royals(side) != 1) return;
    const Field royal = position_.royal(side);
    if (!variant_.attacks_on(position_.at(royal)).walkers().empty()) return;
    if (!kept_.find(side, royal) || kept_.attacked()) return;
    kept_side_ = side;
    kept_since_ = position_.checkpoint();
}

void Safety::prepare(bool plain, bool lifts_checks) {
    us_ = position_.to_move();
    walker_.tell_anew();
    unaided_.tell_anew();
    makes_ = false;
    threats_ = nullptr;
    royals_before_ = position_.royals(us_);
    had_royal_.clear();
    if (variant_.obligations().several_royals == MoveObligations::Royals::last_of_each)
        for (const Code code : variant_.royals(us_).check)
            if (position_.count(code) > 0) had_royal_.push_back(code);
    trusted_ = trust_masks_ && plain;
    forbids_checks_ = only_checks_ = false;
    others_tell_.reset();
    pursued_.clear();
    excused_.clear();
    going_.clear();
    holds_escapes_ = false;
    if (ignored_) return;
    forbids_checks_ = variant_.obligations(us_).giving_check != Checks::legal && !lifts_checks;
    if (position_.has_any(variant_.royals(us_).obliging)) {
        makes_ = true;
        find_pursued();
        return;
    }
    if (forbids_checks_ && !find_other_threats()) {
        makes_ = true;
        return;
    }
    if (royals_before_ == 0) return;
    using Royals = MoveObligations::Royals;
    const Royals several = variant_.obligations().several_royals;
    const bool bound =
        royals_before_ == 1 && (several == Royals::each || binds(position_.at(position_.royal(us_))));
    if (!bound && several == Royals::last) return;
    if (bound && trusted_) {
        if (kept_side_ == us_ && !kept_.depend_on(position_.edits_since(kept_since_)))
            threats_ = &kept_;
        else if (found_.find(us_, position_.royal(us_)))
            threats_ = &found_;
    }
    makes_ = threats_ == nullptr;
}

// Those of the codes that need not stand as they must: the side has a royal piece of another type.
std::vector<Code> Safety::excused_of(const std::vector<Code>& codes) const {
    std::vector<Code> found;
    for (const Code code : codes)
        if (const int own = position_.count(code); own > 0 && own < royal_pieces(Cast::side(code)))
            found.push_back(code);
    return found;
}

bool Safety::some_may_be_excused() const {
    const RoyalCodes& royals = variant_.royals(us_);
    return !ignored_ && !(royals.staying.empty() && royals.going.empty()) &&
           !(excused_of(royals.staying).empty() && excused_of(royals.going).empty());
}

void Safety::prepare_excused() {
    going_ = excused_of(variant_.royals(us_).going);
    excused_ = excused_of(variant_.royals(us_).staying);
    excused_.insert(excused_.end(), going_.begin(), going_.end());
    makes_ = true;
    pursued_.clear();
    find_pursued();
}

void Safety::hold_escapes() {
    holds_escapes_ = true;
    makes_ = makes_ || position_.has_any(variant_.royals(us_).escaping);
}

// To the side that does not move. False where moves have to be made to tell whether they give check.
bool Safety::find_other_threats() {
    if (others_tell_) return *others_tell_;
    others_tell_ = false;
    others_stand_ = false;
    const Side them = other(us_);
    if (!trusted_ || !Engines::use(Engines::checks) || !variant_.royals(them).obliging.empty() ||
        !variant_.royals(them).escaping.empty() || position_.royals(them) > 1 || variant_.neutrals_move() ||
        variant_.obligations().several_royals != MoveObligations::Royals::each)
        return false;
    if (position_.royals(them) > 0) {
        const Field royal = position_.royal(them);
        const AttackTable& table = variant_.attacks_on(position_.at(royal));
        if (table.guarded() || !others_.find(us_, royal) || others_.attacked()) return false;
        others_stand_ = true;
    }
    others_tell_ = true;
    return true;
}

std::optional<bool> Safety::gives_check(Field from, Field to, Code code) {
    if (!find_other_threats()) return std::nullopt;
    return others_stand_ ? others_.attacked_after(from, to, code) : false;
}

// Does no piece of the side to move that has to flee stand attacked there?
bool Safety::flees_to(Field f) {
    const Code fled = position_.at(f);
    const bool must_flee =
        Cast::side(fled) == us_ && (position_.tables().royal[fled] & PositionTables::kMustFlee);
    return !must_flee || !attacked(f, fled);
}

bool Safety::costs_royal() const {
    const auto is_checked = [&](Code code) {
        return (position_.tables().royal[code] & PositionTables::kCheckRoyal) != 0;
    };
    const auto is_lost = [&](Code code) {
        return position_.count(code) == 0 && ranges::count(going_, code) == 0;
    };
    return (royals_before_ > 0 && position_.royals(us_) == 0 && !ranges::any_of(going_, is_checked)) ||
           ranges::any_of(had_royal_, is_lost);
}

// Do the royal pieces of the side to move stand as they must when a move has ended on `to`? Asked also where
// there was no royal piece before: the move may have brought one about. checks: the move is known to give
// check.
bool Safety::safe_now(Field to, bool checks) {
    if (only_checks_ && !checks && !in_check(other(us_))) return false;
    if (ignored_) return true;
    if (costs_royal()) return false;
    if (!pursued_.empty()) {
        const auto reached = [&](Field f) { return flees_to(f); };
        const bool flees = course_ == nullptr
                               ? flees_to(to)
                               : std::any_of(course_->fled.begin(), course_->fled.end(), reached);
        if (!flees) return false;
    }
    if (holds_escapes_ && en_prise(us_)) return false;
    return peril_left() == Peril::none && !check_is_forbidden();
}

// Does a piece of the code that comes to the field, from another one or from off the board, leave them so?
std::optional<bool> Safety::foretold(Field from, Field to, Code code, bool rushes) {
    if (only_checks_)
        if (const auto check = gives_check(from, to, code); check != true) return check;
    if (makes_) return std::nullopt;
    if (forbids_checks_ && others_stand_) {
        const std::optional<bool> check = others_.attacked_after(from, to, code);
        if (!check || (*check && variant_.obligations(us_).giving_check == Checks::mates))
            return std::nullopt;
        if (*check) return false;
    }
    return threats_ == nullptr ? std::optional(true) : threats_->after(from, to, code, rushes);
}

bool Safety::safe(const Move& move) {
    if (move.promoted == 0)
        if (const auto told = foretold(move.from, move.to, position_.at(move.from), move.passed > 0))
            return *told;
    const Tried made(position_);
    place_move(position_, move, nullptr, variant_.move_rules());
    return judged(made.since(), move);
}

std::optional<bool> Safety::safe_dropping(Field to, Code code) {
    if (position_.tables().royal[code] != 0 || weighs_[code]) return std::nullopt;
    return foretold(variant_.board().off(), to, code, false);
}

// Do these edits leave all pieces as they must stand? Absent where that takes another look at the position.
std::optional<bool> Safety::told_by(std::span<const Edit> edits) {
    const bool none_is_royal =
        royals_before_ == 0 && position_.royals(us_) == 0 && variant_.royals(us_).obliging.empty();
    if (makes_ || (threats_ == nullptr && !none_is_royal)) return std::nullopt;
    const auto brings = [&](const Edit& e) {
        return e.what == Edit::What::cell && position_.tables().escapes(position_.at(e.field));
    };
    if (holds_escapes_ && ranges::any_of(edits, brings)) return std::nullopt;
    return threats_ == nullptr ? std::optional(true) : threats_->after(edits);
}

bool Safety::safe_after(std::size_t before, const Move& made) {
    unfilled_ = {before, made.kind};
    const bool good = judged(before, made);
    unfilled_.reset();
    return good;
}

// Do these edits, now that they are made, give check? Absent where that takes another look at the position.
std::optional<bool> Safety::known_check(std::span<const Edit> edits) {
    if (!only_checks_ || course_ != nullptr || others_tell_ != true || !others_stand_) return std::nullopt;
    const std::optional<bool> safe = others_.after(edits);
    return safe ? std::optional(!*safe) : std::nullopt;
}

bool Safety::judged(std::size_t before, const Move& made) {
    const auto edits = position_.edits_since(before);
    const std::optional<bool> check = known_check(edits);
    if (check == false) return false;
    const bool checks = check == true;
    if (!forbids_checks_ && course_ == nullptr)
        if (const auto told = told_by(edits); told && !(only_checks_ && !checks && *told)) return *told;
    if (!position_.tables().keeps_last || ignored_ || made.kind == Move::Kind::pass)
        return safe_when_over({}, made.to, checks);
    if (course_ != nullptr)
        return safe_when_over(record_of_part(position_, edits, course_->last), made.to, checks);
    return safe_when_over(record_of(position_, edits, first_mover(edits), made.to, made.as), made.to, checks);
}

// When the turn is over, of which the pieces that answer may ask what it was.
bool Safety::safe_when_over(Position::Last turn, Field to, bool checks) {
    if (ignored_) return safe_now(to, checks);
    if (lets_go()) let_go(turn);
    const Tried over(position_);
    pass_on(turn);
    return safe_now(to, checks);
}

void Safety::pass_on(const Position::Last& turn) {
    if (position_.tables().keeps_last) position_.note_turn(turn);
    if (position_.tables().any_timed != 0) position_.end_turn();
}

// Those of the pieces that go and do not stand as they must leave the board together, by no piece's doing.
void Safety::let_go(Position::Last& turn) {
    const std::size_t made = position_.checkpoint();
    pass_on(turn);
    std::vector<Field> fields;
    position_.any_piece(us_, [&](Field at) {
        const Code code = position_.at(at);
        const bool wants_attack = (position_.tables().royal[code] & PositionTables::kAntiRoyal) != 0;
        if (ranges::count(going_, code) > 0 && attacked(at, code) != wants_attack) fields.push_back(at);
        return false;
    });
    position_.undo_to(made);
    if (fields.empty()) return;
    position_.note_rules();
    for (const Field at : fields) position_.set(at, kNoPiece, 0, Edit::Why::capture);
    if (turn.type < 0) return;
    turn.captured = true;
    if (ranges::count(fields, turn.unit) > 0) turn.unit = kNoField;
}

bool Safety::takes_off(std::size_t before, const Move& made) {
    const Tried judged(position_);
    safe_after(before, made);
    return position_.checkpoint() > judged.since();
}

}  // namespace acedrex
