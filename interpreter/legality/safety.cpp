// Whether moves leave royal pieces safe.
#include "legality/safety.hpp"

#include <algorithm>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/watch.hpp"
#include "play/make_move.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t kOfLooking = 20;  // work

// Does test(from) hold for the field of some piece of the side whose code passes is_one? The test may make
// moves if it undoes them.
template <class IsOne, class Test>
bool any_piece(const Position& position, Side side, IsOne is_one, Test test) {
    for (std::size_t i = 0; i < position.pieces(side).size(); ++i)
        if (const Field from = position.pieces(side)[i]; is_one(position.at(from)) && test(from)) return true;
    return false;
}

Move moved(Field from, Field to, std::uint8_t passed) {
    return {
        .from = from, .to = to, .kind = passed > 0 ? Move::Kind::rush : Move::Kind::plain, .passed = passed};
}

}  // namespace

Safety::Safety(const Variant& variant, Position& position)
    : variant_(variant),
      position_(position),
      auras_(variant.play(), position),
      walker_(variant.play(), position),
      kept_{.lines = {}, .looked_at = Dependents(variant.board())},
      watch_(std::make_unique<Watch>(variant, position)),
      checks_(variant) {
    const auto fields = static_cast<std::size_t>(variant.board().size()) + 1;
    marked_.resize(fields);
    kept_.lines.resize(fields);
    if (!variant.play().auras.empty()) walker_.use_auras(&auras_);
    gives_aura_.resize(static_cast<std::size_t>(variant.cast().codes()) + 1);
    for (const Aura& aura : variant.play().auras) gives_aura_[aura.giver] = 1;
    promotes_weightily_ = some_promotion_weighs();
}

Safety::~Safety() = default;

bool Safety::some_promotion_weighs() const {
    const auto weighs = [&](Code code) {
        return (position_.tables().royal[code] & ~PositionTables::kRoyal) != 0;
    };
    for (Code code = 1; code < variant_.cast().codes(); ++code) {
        if (!variant_.promotion().promotes(Cast::type(code))) continue;
        if (weighs(code)) return true;
        for (const int type : variant_.promotion().choices(code))
            if (const Code into = variant_.binding().code_for(type, Cast::side(code));
                weighs(into) || gives_aura_[into])
                return true;
    }
    return false;
}

// Where auras are about, attackers are asked one by one: a frozen piece attacks nothing, others are lent
// walks that are not theirs.
bool Safety::attacked_one_by_one(Field at, Side them) {
    const std::vector<Field> fields(position_.pieces(them).begin(), position_.pieces(them).end());
    return std::any_of(fields.begin(), fields.end(), [&](Field from) {
        const Movement& movement = variant_.movement(position_.at(from));
        if (movement.passive || auras_.frozen(from)) return false;
        if (tables_attack(variant_.play(), position_, from, at, &auras_)) return true;
        const auto& looks = movement.looks;
        if (!looks || auras_.touches(from) || (looks->minds_protection && auras_.protects()))
            return walker_.attacks(from, at);
        return watch_->attacks(*looks, from, at) && !auras_.is_protected(at, from);
    });
}

bool Safety::attacked_despite_guards(const AttackTable& table, Field at) {
    return table.seen_by(position_, at,
                         [&](Field from, Field passer) { return walker_.guards_allow(from, at, passer); });
}

bool Safety::attacked(Field at, Code code_there) {
    Work::done(kOfLooking);
    if (!variant_.play().auras.empty()) {
        auras_.judge();
        if (auras_.any() && position_.at(at) == code_there)
            return attacked_one_by_one(at, other(Cast::side(code_there)));
    }
    const AttackTable& table = variant_.attacks_on(code_there);
    if (table.attacked(position_, at) && (!table.guarded() || attacked_despite_guards(table, at)))
        return true;
    if (table.walkers().empty()) return false;
    const auto walks = [&](Code code) { return table.walks(code); };
    return any_piece(position_, other(Cast::side(code_there)), walks, [&](Field from) {
        if (const auto& looks = variant_.movement(position_.at(from)).looks)
            return watch_->attacks(*looks, from, at);
        const Sight* sight = variant_.sights().of(position_.at(from), from);
        // A piece that has rushed can be taken from afar.
        const bool may = sight == nullptr || sight->fields[at] || (position_.tags(at) & kRushedTag) != 0;
        return may && walker_.attacks(from, at);
    });
}

bool Safety::attacked_on_its_way(Field from, Field at) {
    const Code code = position_.at(from);
    const AttackTable& table = variant_.attacks_on(code);
    const bool tables_tell = table.walkers().empty() && !table.guarded() && variant_.play().auras.empty();
    if (tables_tell && position_.at(at) == kNoPiece && position_.rushes().empty())
        return table.attacked(position_, at, from);
    const std::size_t before = position_.checkpoint();
    position_.set(from, kNoPiece, 0, Edit::Why::lift);
    position_.set(at, code, 0, Edit::Why::castle);
    const bool bad = attacked(at, code);
    position_.undo_to(before);
    return bad;
}

int Safety::royal_pieces(Side side) const {
    int pieces = 0;
    for (const Code code : variant_.royals(side).all) pieces += position_.count(code);
    return pieces;
}

// Do the rules of check hold for the side?
bool Safety::check_holds(Side side) const {
    return variant_.obligations().several_royals == MoveObligations::Royals::each || royal_pieces(side) == 1;
}

bool Safety::must_be_safe(Code code) const {
    return (position_.tables().royal[code] & PositionTables::kCheckRoyal) != 0 &&
           check_holds(Cast::side(code));
}

Peril Safety::peril(Side side) {
    const int checked = position_.royals(side);
    const std::vector<Code>& obliging = variant_.royals(side).obliging;
    if (checked == 1 && obliging.empty()) {
        const Field at = position_.royal(side);
        return check_holds(side) && attacked(at, position_.at(at)) ? Peril::attacked : Peril::none;
    }
    if (checked == 0 && obliging.empty()) return Peril::none;
    const bool check = check_holds(side);
    Peril worst = Peril::none;
    for (std::size_t i = 0; i < position_.pieces(side).size(); ++i) {
        const Field at = position_.pieces(side)[i];
        const Code code = position_.at(at);
        const std::uint8_t royal = position_.tables().royal[code];
        if (check && (royal & PositionTables::kCheckRoyal) && attacked(at, code)) return Peril::attacked;
        if ((royal & PositionTables::kAntiRoyal) && !unattacked_ignored_ && !attacked(at, code))
            worst = Peril::unattacked;
    }
    return worst;
}

void Safety::find_pursued() {
    pursued_.clear();
    const std::vector<Code>& obliging = variant_.royals(us_).obliging;
    const auto obliges = [&](Code code) { return ranges::find(obliging, code) != obliging.end(); };
    any_piece(position_, us_, obliges, [&](Field at) {
        const Code code = position_.at(at);
        const bool flees = (position_.tables().royal[code] & PositionTables::kMustFlee) != 0;
        if (flees && attacked(at, code)) pursued_.push_back(at);
        return false;
    });
}

void Safety::Lines::resize(std::size_t size) {
    blocks.resize(size);
    pins.resize(size);
    shutters.resize(size);
}

void Safety::Lines::forget_shutters() {
    for (const Field f : shutting) shutters[f] = 0;
    shutting.clear();
    looked_along = false;
}

void Safety::Lines::clear() {
    for (const Field f : fields) blocks[f] = pins[f] = 0;
    fields.clear();
    apart.clear();
    forget_shutters();
    checkers = 0;
    programs.clear();
    potential_checkers.clear();
}

void Safety::Lines::add(Field f, std::uint32_t bit) {
    blocks[f] |= bit;
    fields.push_back(f);
}

void Safety::Lines::pin(Field f, std::uint32_t bit) {
    pins[f] |= bit;
    apart.push_back(f);
}

void Safety::keep_lines(Side side) {
    forget_lines();
    us_ = side;
    if (position_.royals(us_) != 1) return;
    royal_ = position_.royal(us_);
    attacks_ = &variant_.attacks_on(position_.at(royal_));
    if (!attacks_->walkers().empty()) return;
    kept_.looked_at.clear();
    kept_.looked_at.depend(1, royal_);
    kept_.lines.clear();
    lines_ = &kept_.lines;
    const bool known = find_lines(*attacks_, [&](Field f) { kept_.looked_at.depend(1, f); });
    lines_ = &marked_;
    if (!known || kept_.lines.checkers != 0) return;
    kept_.side = us_;
    kept_.royal = royal_;
    kept_.since = position_.checkpoint();
}

bool Safety::kept_lines_hold() const {
    return kept_.side == us_ && us_ != Side::none &&
           kept_.looked_at.touched(position_.edits_since(kept_.since)) == 0;
}

void Safety::prepare(bool plain) {
    lines_ = &marked_;
    lines_->clear();
    watch_->clear();
    watched_ = false;
    us_ = position_.to_move();
    test_ = Test::none;
    pursued_.clear();
    const int royals = position_.royals(us_);
    royals_before_ = royals;
    forbids_checks_ = false;
    trusted_ = trust_masks_ && plain;
    checks_marked_.reset();
    if (ignored_) return;
    forbids_checks_ = variant_.obligations().gives_no_check;
    const std::vector<Code>& obliging = variant_.royals(us_).obliging;
    if (!obliging.empty() &&
        std::any_of(obliging.begin(), obliging.end(), [&](Code c) { return position_.count(c) > 0; })) {
        test_ = Test::make;
        find_pursued();
        return;
    }
    if (forbids_checks_ && !(trusted_ && checks_.prepare(position_, us_))) {
        test_ = Test::make;
        return;
    }
    if (royals == 0 || !check_holds(us_)) return;
    test_ = Test::make;
    if (royals > 1 || !trusted_) return;
    const bool kept = kept_lines_hold();
    royal_ = kept ? kept_.royal : position_.royal(us_);
    attacks_ = &variant_.attacks_on(position_.at(royal_));
    if (!attacks_->rides_over_empty() || attacks_->taken_in_passing()) return;
    // What lasts for a turn or two may be gone when the other side attacks.
    if ((attacks_->asked_tags() & position_.tables().any_timed) != 0) return;
    if (kept) {
        lines_ = &kept_.lines;
        lines_->forget_shutters();
        test_ = Test::lines;
        return;
    }
    const std::size_t now = position_.checkpoint();
    if (!attacks_->walkers().empty()) pass_turn();
    const bool known = find_potential_checkers(*attacks_) && find_lines(*attacks_, [](Field) {});
    position_.undo_to(now);
    if (known)
        test_ = Test::lines;
    else
        lines_->clear();
}

// The enemies that could attack the royal piece by their programs if others stood elsewhere. False where they
// have to be asked after every move.
bool Safety::find_potential_checkers(const AttackTable& table) {
    const bool rushed = std::any_of(position_.rushes().begin(), position_.rushes().end(),
                                    [&](const auto& r) { return Cast::side(position_.at(r.field)) == us_; });
    if (rushed) return table.walkers().empty();
    if (table.walkers().empty()) return true;
    for (std::size_t i = 0; i < position_.pieces(other(us_)).size(); ++i) {
        const Field from = position_.pieces(other(us_))[i];
        const Movement& movement = variant_.movement(position_.at(from));
        if (!movement.walks_capture || movement.passive) continue;
        if (movement.looks) {
            if (!watch_->add(*movement.looks, from, royal_)) return false;
            continue;
        }
        const Sight* sight = variant_.sights().of(position_.at(from), from);
        if (sight == nullptr) return false;
        if (sight->stays) continue;
        lines_->programs.push_back({from, &sight->fields});
        if (!sight->fields[royal_]) continue;
        if (!sight->local || walker_.attacks(from, royal_)) return false;
        lines_->potential_checkers.push_back(lines_->programs.back());
    }
    watched_ = !watch_->empty();
    return true;
}

// Does one of them see the field?
bool Safety::seen_by_potential_checker(Field f) const {
    return std::any_of(lines_->potential_checkers.begin(), lines_->potential_checkers.end(),
                       [&](const PotentialChecker& w) { return (*w.sight)[f]; });
}

// Could one with a program attack the royal piece where it goes? It attacks nothing that it does not see.
bool Safety::royal_seen_by_program(Field to) const {
    return std::any_of(lines_->programs.begin(), lines_->programs.end(),
                       [&](const PotentialChecker& w) { return w.from != to && (*w.sight)[to]; });
}

// Does one of them attack the royal piece, now that something has changed on these fields?
bool Safety::potential_checker_attacks(Field from, Field to) {
    return std::any_of(
        lines_->potential_checkers.begin(), lines_->potential_checkers.end(), [&](const PotentialChecker& w) {
            return w.from != to && ((*w.sight)[from] || (*w.sight)[to]) && walker_.attacks(w.from, royal_);
        });
}

// False where there are more lines than bits. look(field): what stands there makes a difference.
template <class Look>
bool Safety::find_lines(const AttackTable& table, Look look) {
    const BindContext& binding = variant_.binding();
    const Code* cells = position_.cells();
    const Field off = variant_.board().off();
    std::uint32_t bit = 1;
    lines_->apart.push_back(royal_);
    for (const AttackTable::Line& line : table.leaps()) {
        const Field from = binding.steps.next(line.reverse)[royal_];
        look(from);
        if (!table.attacks_along(line, position_, from, royal_, 1)) continue;
        lines_->checkers |= bit;
        lines_->add(from, bit);
        if ((bit <<= 1) == 0) return false;
    }
    for (const AttackTable::Line& line : table.rides()) {
        const Field* next = binding.steps.next(line.reverse);
        Field shield = off, attacker = off;
        for_each_step(next, royal_, kUnlimited, [&](Field from, int steps) {
            const Code there = cells[from];
            look(from);
            if (there == kNoPiece) return true;
            if (from == royal_ || from == off) return false;
            const bool passed = line.goes_on[there] != 0;
            if (shield == off && !passed && Cast::side(there) == us_) {
                shield = from;
                return true;
            }
            if (table.attacks_along(line, position_, from, royal_, steps)) attacker = from;
            return passed && attacker == off;
        });
        if (attacker == off) continue;
        for (Field f = royal_; f != attacker;) lines_->add(f = next[f], bit);
        if (shield == off)
            lines_->checkers |= bit;
        else
            lines_->pin(shield, bit);
        if ((bit <<= 1) == 0) return false;
    }
    return true;
}

// Does no piece of the side to move that has to flee stand attacked there?
bool Safety::flees_to(Field f) {
    const Code fled = position_.at(f);
    const bool must_flee =
        Cast::side(fled) == us_ && (position_.tables().royal[fled] & PositionTables::kMustFlee);
    return !must_flee || !attacked(f, fled);
}

// Do the royal pieces of the side to move stand as they must when a move has ended on `to`? Asked also where
// there was no royal piece before: the move may have brought one about.
bool Safety::safe_now(Field to) {
    if (ignored_) return true;
    // A move does not cost its own side the royal piece that must be safe.
    if (royals_before_ > 0 && position_.royals(us_) == 0) return false;
    if (!pursued_.empty()) {
        const auto reached = [&](Field f) { return flees_to(f); };
        const bool flees = course_ == nullptr
                               ? flees_to(to)
                               : std::any_of(course_->fled.begin(), course_->fled.end(), reached);
        if (!flees) return false;
    }
    return !in_check(us_) && !(variant_.obligations().gives_no_check && in_check(other(us_)));
}

bool Safety::safe(Field from, Field to, std::uint8_t passed, int as) {
    if (forbids_checks_ && test_ != Test::make) {
        const Checks::Gives gives = checks_.after(from, to, position_.at(from));
        if (gives == Checks::Gives::check) return false;
        if (gives == Checks::Gives::unknown) return safe_when_made(moved(from, to, passed), as);
    }
    return keeps_own_safe(from, to, passed, as);
}

bool Safety::safe_promoting(Field from, Field to, Code into, int as) {
    Move move = moved(from, to, 0);
    move.promoted = into;
    return safe_when_made(move, as);
}

bool Safety::safe_when_made(const Move& move, int as) {
    const std::size_t before = position_.checkpoint();
    place_move(position_, move, nullptr, variant_.move_rules());
    const bool good = safe_after(before, move.to, as);
    position_.undo_to(before);
    return good;
}

bool Safety::keeps_own_safe(Field from, Field to, std::uint8_t passed, int as) {
    if (test_ == Test::none) return true;
    // What some lines pass does not stop them all.
    const bool masks = test_ == Test::lines && !attacks_->passed(position_.at(from));
    if (!masks) return safe_when_made(moved(from, to, passed), as);
    if (from == royal_) {
        if (attacks_->attacked(position_, to, from))
            return attacks_->guarded() && safe_when_made(moved(from, to, passed), as);
        const bool rushes = passed > 0 && !lines_->programs.empty();
        if (rushes || royal_seen_by_program(to)) return safe_when_made(moved(from, to, passed), as);
        return watch_->safe_for_royal(to);
    }
    const std::uint32_t lines = lines_->checkers | lines_->pins[from];
    if ((lines_->blocks[to] & lines) != lines)
        return attacks_->guarded() && safe_when_made(moved(from, to, passed), as);
    if (!watched_ && lines_->potential_checkers.empty()) return true;
    if (passed > 0) return safe_when_made(moved(from, to, passed), as);
    if (watched_ && !watch_->safe(from, to)) return false;
    if (!seen_by_potential_checker(from) && !seen_by_potential_checker(to)) return true;
    const std::size_t before = position_.checkpoint();
    place_move(position_, moved(from, to, 0), nullptr, variant_.move_rules());
    pass_turn();
    const bool good = !potential_checker_attacks(from, to);
    position_.undo_to(before);
    return good;
}

// A drop does nothing but stop lines, unless it brings in a royal piece.
bool Safety::safe_after_drop(std::size_t before, Field to) {
    const Code code = position_.at(to);
    const bool weighs = position_.tables().royal[code] != 0 || gives_aura_[code];
    if (test_ == Test::none && !forbids_checks_ && !weighs) return true;
    if (test_ != Test::lines || forbids_checks_ || weighs || attacks_->passed(code) ||
        seen_by_potential_checker(to))
        return safe_after(before, to, -1);
    if (!stops_checks(to)) return attacks_->guarded() && safe_after(before, to, -1);
    return watch_->safe_after_drop(to);
}

std::optional<bool> Safety::drop_is_safe(Field f) const {
    if (!stops_checks(f)) return false;
    return watched_ ? watch_->safe_dropping(f) : std::optional(true);
}

bool Safety::safe_after(std::size_t before, Field to, int as) {
    if (!forbids_checks_ && course_ == nullptr) {
        if (test_ == Test::none && royals_before_ == 0 && position_.royals(us_) == 0 &&
            variant_.royals(us_).obliging.empty())
            return true;
        if (test_ == Test::lines)
            if (const auto judged = judge_by_lines(before)) return *judged;
    }
    if (!position_.tables().keeps_last || ignored_) return safe_when_over({}, to);
    const auto edits = position_.edits_since(before);
    if (course_ != nullptr) {
        const Position::Part& last = course_->last;
        return safe_when_over(record_of(position_, edits, last.piece, last.to, walked_as(last)), to);
    }
    const auto lift = std::find_if(edits.begin(), edits.end(), [](const Edit& e) {
        return e.what == Edit::What::cell && e.before != kNoPiece;
    });
    const Code mover = lift == edits.end() ? kNoPiece : lift->before;
    return safe_when_over(record_of(position_, edits, mover, to, as), to);
}

bool Safety::safe_when_over(const Position::Last& turn, Field to) {
    const bool told = position_.tables().keeps_last, timed = position_.tables().any_timed != 0;
    if ((!told && !timed) || ignored_) return safe_now(to);
    const std::size_t made = position_.checkpoint();
    if (told) position_.set_last(turn);
    if (timed) position_.end_turn();
    const bool good = safe_now(to);
    position_.undo_to(made);
    return good;
}

}  // namespace acedrex
