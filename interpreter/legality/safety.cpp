// Whether moves leave royal pieces safe.
#include <algorithm>

#include "legality/legal.hpp"
#include "legality/phases.hpp"

namespace acedrex {

namespace {

// Does test(from) hold for a piece of the side with one of the codes? The test may make moves and undo them.
template <class Test>
bool any_of_codes(const Position& position, const std::vector<Code>& codes, Side side, Test test) {
    for (const Code code : codes) {
        if (position.count(code) == 0) continue;
        for (std::size_t i = 0; i < position.pieces(side).size(); ++i)
            if (const Field from = position.pieces(side)[i]; position.at(from) == code && test(from))
                return true;
    }
    return false;
}

}  // namespace

LegalMoves::LegalMoves(const Variant& variant, Position& position)
    : variant_(variant),
      position_(&position),
      auras_(variant.play(), position),
      attack_auras_(variant.play(), position),
      agenda_(variant.play(), variant.promotion(), position),
      attack_walker_(variant.play(), position) {
    const auto fields = static_cast<std::size_t>(variant.board().size()) + 1;
    check_lines_.resize(fields);
    pin_lines_.resize(fields);
    seen_.resize(fields);
    if (variant.play().auras.empty()) return;
    agenda_.use_auras(&auras_);
    attack_walker_.use_auras(&attack_auras_);
}

LegalMoves::~LegalMoves() = default;

std::uint64_t LegalMoves::script_calls() const {
    return agenda_.script_calls() + attack_walker_.script_calls() + (phases_ ? phases_->script_calls() : 0);
}

void LegalMoves::set_position(Position& position) {
    position_ = &position;
    auras_.set_position(position);
    attack_auras_.set_position(position);
    if (phases_) phases_->set_position(position);
    agenda_.set_position(position);
    attack_walker_.set_position(position);
}

void LegalMoves::judge_auras() {
    if (variant_.play().auras.empty()) return;
    auras_.judge();
    influenced_ = auras_.any();
    protected_ = false;
    for (const Aura& aura : variant_.play().auras)
        protected_ = protected_ || (aura.protect && position_->count(aura.giver) > 0);
}

// Where auras act, attackers are asked one by one: a frozen piece attacks nothing, others are lent movement.
bool LegalMoves::attacked_one_by_one(Field at, Side them) {
    const std::vector<Field> fields(position_->pieces(them).begin(), position_->pieces(them).end());
    return std::any_of(fields.begin(), fields.end(), [&](Field from) {
        if (variant_.movement(position_->at(from)).passive || attack_auras_.frozen(from)) return false;
        if (tables_attack(variant_.play(), *position_, from, at) &&
            !attack_auras_.is_protected_from(at, from))
            return true;
        return attack_walker_.attacks(from, at);
    });
}

bool LegalMoves::attacked(Field at, Code code_there) {
    if (!variant_.play().auras.empty()) {
        attack_auras_.judge();
        if (attack_auras_.any() && position_->at(at) == code_there)
            return attacked_one_by_one(at, other(Cast::side(code_there)));
    }
    const AttackTable& table = variant_.attacks_on(code_there);
    if (table.attacked(*position_, at)) return true;
    return any_of_codes(*position_, table.walkers(), other(Cast::side(code_there)), [&](Field from) {
        const Sight* sight = variant_.sights().of(position_->at(from), from);
        // A piece that has rushed can be taken from afar.
        const bool may = sight == nullptr || sight->fields[at] || (position_->tags(at) & kRushedTag) != 0;
        return may && attack_walker_.attacks(from, at);
    });
}

int LegalMoves::royal_pieces(Side side) const {
    int pieces = 0;
    for (const Code code : variant_.royals(side)) pieces += position_->count(code);
    return pieces;
}

// Do the rules of check hold for the side?
bool LegalMoves::check_holds(Side side) const {
    return variant_.obligations().several_royals == MoveObligations::Royals::each || royal_pieces(side) == 1;
}

bool LegalMoves::must_be_safe(Code code) const {
    return (position_->tables().royal[code] & PositionTables::kCheckRoyal) != 0 &&
           check_holds(Cast::side(code));
}

Peril LegalMoves::peril(Side side) {
    const int checked = position_->royals(side);
    const std::vector<Code>& obliging = variant_.obliging_royals(side);
    if (checked == 1 && obliging.empty()) {
        const Field at = position_->royal(side);
        return check_holds(side) && attacked(at, position_->at(at)) ? Peril::attacked : Peril::none;
    }
    if (checked == 0 && obliging.empty()) return Peril::none;
    const bool check = check_holds(side);
    Peril worst = Peril::none;
    for (std::size_t i = 0; i < position_->pieces(side).size(); ++i) {
        const Field at = position_->pieces(side)[i];
        const Code code = position_->at(at);
        const std::uint8_t royal = position_->tables().royal[code];
        if (check && (royal & PositionTables::kCheckRoyal) && attacked(at, code)) return Peril::attacked;
        if ((royal & PositionTables::kAntiRoyal) && !ignore_unattacked_ && !attacked(at, code))
            worst = Peril::unattacked;
    }
    return worst;
}

// The pieces of the side to move that are attacked and must not wait.
void LegalMoves::find_pursued() {
    pursued_.clear();
    any_of_codes(*position_, variant_.obliging_royals(us_), us_, [&](Field at) {
        const Code code = position_->at(at);
        const bool shy = (position_->tables().royal[code] & PositionTables::kMustFlee) != 0;
        if (shy && attacked(at, code)) pursued_.push_back(at);
        return false;
    });
}

// Is the side lost where the pursued cannot flee?
bool LegalMoves::flight_is_forced() const {
    return variant_.obligations().several_royals == MoveObligations::Royals::each || royal_pieces(us_) == 1;
}

void LegalMoves::clear_check_lines() {
    for (const Field f : lined_fields_) check_lines_[f] = pin_lines_[f] = 0;
    lined_fields_.clear();
    checkers_ = 0;
    potential_checkers_.clear();
}

void LegalMoves::add_check_line(Field f, std::uint32_t bit) {
    check_lines_[f] |= bit;
    lined_fields_.push_back(f);
}

// Decides how legality is tested in this position, and finds the check lines where it is tested by them.
void LegalMoves::prepare() {
    clear_check_lines();
    us_ = position_->to_move();
    safety_ = Safety::none;
    pursued_.clear();
    judge_auras();
    ruled_ = agenda_.rules_follow();
    const int royals = position_->royals(us_);
    royals_before_ = royals;
    if (ignore_safety_) return;
    if (variant_.obligations().gives_no_check) {
        safety_ = Safety::test;
        return;
    }
    const std::vector<Code>& obliging = variant_.obliging_royals(us_);
    if (!obliging.empty() &&
        std::any_of(obliging.begin(), obliging.end(), [&](Code c) { return position_->count(c) > 0; })) {
        safety_ = Safety::test;
        find_pursued();
        return;
    }
    if (royals == 0 || !check_holds(us_)) return;
    safety_ = Safety::test;
    // What lasts for a turn or two may be gone when the other side attacks.
    if (royals > 1 || !trust_masks_ || influenced_ || ruled_ || position_->tables().any_timed != 0) return;
    royal_ = position_->royal(us_);
    attacks_ = &variant_.attacks_on(position_->at(royal_));
    if (!attacks_->plain_rides() || attacks_->taken_in_passing()) return;
    if (find_potential_checkers(*attacks_) && find_check_lines(*attacks_))
        safety_ = Safety::masks;
    else
        clear_check_lines();
}

// The enemies that could attack the royal piece by their programs if others stood elsewhere. False where they
// have to be asked after every move.
bool LegalMoves::find_potential_checkers(const AttackTable& table) {
    const bool rushed = std::any_of(position_->rushes().begin(), position_->rushes().end(),
                                    [&](const auto& r) { return Cast::side(position_->at(r.field)) == us_; });
    if (rushed) return table.walkers().empty();
    return !any_of_codes(*position_, table.walkers(), other(us_), [&](Field from) {
        const Sight* sight = variant_.sights().of(position_->at(from), from);
        if (sight != nullptr && !sight->fields[royal_]) return false;
        if (sight == nullptr || !sight->local || attack_walker_.attacks(from, royal_)) return true;
        potential_checkers_.push_back({from, &sight->fields});
        return false;
    });
}

// Does one of them see the field?
bool LegalMoves::seen_by_potential_checker(Field f) const {
    return std::any_of(potential_checkers_.begin(), potential_checkers_.end(),
                       [&](const PotentialChecker& w) { return (*w.sight)[f]; });
}

// Does one of them attack the royal piece, now that something has changed on these fields?
bool LegalMoves::potential_checker_attacks(Field from, Field to) {
    return std::any_of(potential_checkers_.begin(), potential_checkers_.end(),
                       [&](const PotentialChecker& w) {
                           return w.from != to && ((*w.sight)[from] || (*w.sight)[to]) &&
                                  attack_walker_.attacks(w.from, royal_);
                       });
}

// False where there are more lines than bits.
bool LegalMoves::find_check_lines(const AttackTable& table) {
    const BindContext& binding = variant_.binding();
    const Code* cells = position_->cells();
    const Field off = variant_.board().off();
    std::uint32_t bit = 1;
    for (const AttackTable::Line& line : table.leaps()) {
        const Field from = binding.steps.next(line.reverse)[royal_];
        if (!table.attacks_along(line, *position_, from, royal_, 1)) continue;
        checkers_ |= bit;
        add_check_line(from, bit);
        if ((bit <<= 1) == 0) return false;
    }
    for (const AttackTable::Line& line : table.rides()) {
        const Field* next = binding.steps.next(line.reverse);
        Field shield = off, attacker = off;
        for_each_step(next, royal_, kUnlimited, [&](Field from, int steps) {
            const Code there = cells[from];
            if (there == kNoPiece) return true;
            if (from == royal_ || from == off) return false;
            if (shield == off && Cast::side(there) == us_) {
                shield = from;
                return true;
            }
            if (table.attacks_along(line, *position_, from, royal_, steps)) attacker = from;
            return false;
        });
        if (attacker == off) continue;
        for (Field f = royal_; f != attacker;) add_check_line(f = next[f], bit);
        if (shield == off)
            checkers_ |= bit;
        else
            pin_lines_[shield] |= bit;
        if ((bit <<= 1) == 0) return false;
    }
    return true;
}

// Asked also where there was no royal piece before: a move may have brought one about.
// to: where the piece that moved has ended.
bool LegalMoves::safe_now(Field to) {
    if (ignore_safety_) return true;
    // A move does not cost its own side the royal piece that must be safe.
    if (royals_before_ > 0 && position_->royals(us_) == 0) return false;
    if (!pursued_.empty()) {
        const Code fled = position_->at(to);
        const bool shy =
            Cast::side(fled) == us_ && (position_->tables().royal[fled] & PositionTables::kMustFlee);
        if (shy && attacked(to, fled)) return false;
    }
    return !in_check(us_) && !(variant_.obligations().gives_no_check && in_check(other(us_)));
}

// Would the plain move leave our royal pieces safe?
bool LegalMoves::safe(Field from, Field to, std::uint8_t passed, int as) {
    if (safety_ == Safety::none) return true;
    const bool masks = safety_ == Safety::masks && (from != royal_ || attacks_->walkers().empty());
    if (masks) {
        if (from == royal_) return !attacks_->attacked(*position_, to, from);
        const std::uint32_t lines = checkers_ | pin_lines_[from];
        if ((check_lines_[to] & lines) != lines) return false;
        if (potential_checkers_.empty() ||
            (passed == 0 && !seen_by_potential_checker(from) && !seen_by_potential_checker(to)))
            return true;
    }
    const std::size_t before = position_->checkpoint();
    Move move;
    move.from = from;
    move.to = to;
    move.passed = passed;
    move.kind = passed > 0 ? Move::Kind::rush : Move::Kind::plain;
    place_move(*position_, move, nullptr, variant_.move_rules());
    const bool good =
        masks && passed == 0 ? !potential_checker_attacks(from, to) : safe_after(before, to, as);
    position_->undo_to(before);
    return good;
}

// As safe_now, of the turn that was made since `before`.
bool LegalMoves::safe_after(std::size_t before, Field to, int as) {
    if (!position_->tables().keeps_last || ignore_safety_) return safe_when_over({}, to);
    const auto edits = position_->edits_since(before);
    const auto lift = std::find_if(edits.begin(), edits.end(), [](const Edit& e) {
        return e.what == Edit::What::cell && e.before != kNoPiece;
    });
    const Code mover = lift == edits.end() ? kNoPiece : lift->before;
    return safe_when_over(record_of(*position_, edits, mover, to, as), to);
}

// As safe_now, of a turn that rules for the answer may ask about.
bool LegalMoves::safe_when_over(const Position::Last& turn, Field to) {
    const bool told = position_->tables().keeps_last, timed = position_->tables().any_timed != 0;
    if ((!told && !timed) || ignore_safety_) return safe_now(to);
    const std::size_t made = position_->checkpoint();
    if (told) position_->set_last(turn);
    if (timed) position_->end_turn();
    const bool good = safe_now(to);
    position_->undo_to(made);
    return good;
}

}  // namespace acedrex
