// Judging by marked lines what is more than a piece that goes from one field to another.
#include <algorithm>

#include "legality/safety.hpp"
#include "legality/watch.hpp"
#include "play/powers.hpp"

namespace acedrex {

// Where something lasts for turns, attacks are asked about as things are when the turn is over.
void Safety::pass_turn() {
    if (position_.tables().any_timed != 0) position_.end_turn();
}

// Marks what stands between the royal piece and the last attacker of each line that rides.
void Safety::look_along_lines() {
    if (lines_->looked_along) return;
    lines_->looked_along = true;
    const Field off = variant_.board().off();
    for (const AttackTable::Line& line : attacks_->rides()) {
        const Field* next = variant_.binding().steps.next(line.reverse);
        Field last = off;
        for_each_step(next, royal_, kUnlimited, [&](Field from, int steps) {
            if (from == off || from == royal_) return false;
            if (position_.at(from) != kNoPiece &&
                attacks_->attacks_along(line, position_, from, royal_, steps))
                last = from;
            return true;
        });
        if (last == off) continue;
        for (Field f = next[royal_]; f != last; f = next[f]) {
            if (position_.at(f) == kNoPiece) continue;
            lines_->shutters[f] = 1;
            lines_->shutting.push_back(f);
        }
    }
}

// Could the attacker that has come to the field, or has changed there, attack the royal piece?
bool Safety::may_attack_royal(Field from) const {
    const Movement& movement = variant_.movement(position_.at(from));
    if (movement.passive) return false;
    if (attacks_->guarded() || tables_attack(variant_.play(), position_, from, royal_, nullptr)) return true;
    if (!movement.walks_capture) return false;
    const Sight* sight = movement.looks ? nullptr : variant_.sights().of(position_.at(from), from);
    return sight == nullptr || sight->fields[royal_];
}

// Does what was done since `before` leave the royal piece safe? Absent where lines do not tell: it has moved,
// another has come, an attacker that could take it has come, or a line may have been opened.
std::optional<bool> Safety::judge_by_lines(std::size_t before) {
    if (!lines_->looked_along) {
        // Lines are those of the position before.
        const TakenBack made(position_, before);
        look_along_lines();
    }
    std::uint32_t stopped = 0;
    bool seen = false;
    for (const Edit& e : position_.edits_since(before)) {
        switch (e.what) {
            case Edit::What::cell: {
                const Field f = e.field;
                const Code now = position_.at(f);
                if (f == royal_) return std::nullopt;
                if ((position_.tables().royal[now] & ~PositionTables::kRoyal) != 0 || gives_aura_[now])
                    return std::nullopt;
                if (now != kNoPiece && Cast::side(now) == other(us_) && may_attack_royal(f))
                    return std::nullopt;
                // A ride passes such pieces as it passes empty fields: they stop nothing.
                if (now != kNoPiece && !attacks_->passed(now))
                    stopped |= lines_->blocks[f];
                else if (lines_->shutters[f] || (lines_->blocks[f] & lines_->checkers) != 0)
                    return std::nullopt;
                seen = seen || seen_by_potential_checker(f);
                break;
            }
            case Edit::What::field_tags:
                seen = seen || seen_by_potential_checker(e.field);
                break;
            case Edit::What::rush:
                // A piece that has rushed can be taken from afar.
                if (watched_ || !lines_->potential_checkers.empty()) return std::nullopt;
                break;
            case Edit::What::reserve:
            case Edit::What::counter:
            case Edit::What::part:
            case Edit::What::passage:
            case Edit::What::rules:
                break;
            default:
                return std::nullopt;
        }
    }
    if ((stopped & lines_->checkers) != lines_->checkers) {
        if (attacks_->guarded()) return std::nullopt;
        return false;
    }
    if (watched_ && !watch_->safe_after(position_.edits_since(before), other(us_))) return false;
    return !seen || !touched_checker_attacks();
}

// Does an attacker with a program attack the royal piece, now that something has changed on what they see?
bool Safety::touched_checker_attacks() {
    const std::size_t made = position_.checkpoint();
    pass_turn();
    const bool found = std::any_of(
        lines_->potential_checkers.begin(), lines_->potential_checkers.end(), [&](const PotentialChecker& w) {
            const Code code = position_.at(w.from);
            return code != kNoPiece && Cast::side(code) == other(us_) && walker_.attacks(w.from, royal_);
        });
    position_.undo_to(made);
    return found;
}

bool Safety::safe_after_pass(std::size_t before, Field at) {
    if (test_ == Test::lines && !forbids_checks_ && position_.edits_since(before).empty() &&
        !(attacks_->guarded() && lines_->checkers != 0))
        return lines_->checkers == 0 && (!watched_ || watch_->safe_after({}, other(us_)));
    return safe_when_over({}, at);
}

Checks::Gives Safety::drop_gives(Field to, Code code) {
    if (!checks_marked_) checks_marked_ = trusted_ && checks_.prepare(position_, us_);
    return *checks_marked_ ? checks_.after_drop(to, code) : Checks::Gives::unknown;
}

}  // namespace acedrex
