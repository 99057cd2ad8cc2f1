// The attacks on one royal piece: which there are now, and on which fields they depend. There is one for each
// line of its table, and one for each enemy with walks. A change of fields is judged by them: an attack that
// it does not touch goes on, one that it touches is asked about on the board as changed, and where it touches
// nothing no further one begins.
//
// Only what changes by a plain move is foretold without making it: it stops the lines through the field where
// it ends, and opens those that the piece shuts, with an attacker behind it, on the field that it leaves.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engines/walker.hpp"
#include "position/dependents.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Threats {
  public:
    // weighs: by code, whether such a piece that comes makes more difference than by where it stands.
    Threats(const Variant& variant, Position& position, Walker& walker,
            const std::vector<std::uint8_t>& weighs);

    // Looks at the royal piece there, to be asked about what `mover` does. False where it is not known what
    // attacks depend on.
    bool find(Side mover, Field royal);

    const AttackTable& table() const { return *table_; }
    bool attacked() const { return (checking_ | walking_) != 0; }
    // May what is found now be found no more after the edits?
    bool depend_on(std::span<const Edit> edits) const { return lines_.touched(edits) != 0; }
    // Could no enemy attack by a walk if others stood elsewhere? Then lines tell all.
    bool by_lines() const { return !walked_; }

    // Is the royal piece safe wherever the piece on `from` goes?
    bool always_safe(Field from) const {
        return by_lines() && (checking_ | pins_[from]) == 0 && from != royal_ &&
               !table_->passed(position_.at(from));
    }
    // The only pieces of which that does not hold, where it holds of any; lines tell all, and no ride passes
    // some.
    std::optional<std::span<const Field>> not_always_safe() const {
        return checking_ == 0 ? std::optional<std::span<const Field>>(apart_) : std::nullopt;
    }

    // Is the royal piece safe when a piece of the code, from the field or from off the board, comes to the
    // other one and nothing else is done, unless it rushes? Absent where that is known only when it is done.
    std::optional<bool> after(Field from, Field to, Code code, bool rushes) const;
    // Is it, now that these edits are made?
    std::optional<bool> after(std::span<const Edit> edits);
    // Of the royal piece of the other side than the mover's, which is not attacked now: is it attacked then?
    std::optional<bool> attacked_after(Field from, Field to, Code code) const {
        const Bits there = lines_.touched(to), seen = there & table_->lines_of(code);
        // It may open lines that what it takes has shut.
        if (there != 0 && table_->passed(code)) return std::nullopt;
        if ((pins_[from] | seen) != 0)
            if (const auto lines = attacked_by_lines(from, to, code, seen); lines != false) return lines;
        return walked_by(from, to, code) ? std::nullopt : std::optional(false);
    }

  private:
    using Bits = Dependents::Bits;
    struct Enemy {
        Field from;
        Code code;
        const Automaton* looks;        // nullptr: it has programs that do more than look
        const Sight* sight = nullptr;  // of programs

        bool could_attack(Field target) const;
    };

    // What a ride sees from the royal piece: the attacker, and what alone shuts its line, if the mover could
    // take it away.
    struct Seen {
        Field attacker, shield;
    };
    bool may_leave(Code there) const;
    template <class Look>
    Seen look_along(const AttackTable::Line& ride, Field off, Look look) const;
    std::optional<bool> attacked_by_lines(Field from, Field to, Code code, Bits seen) const;
    void find_lines();
    bool find_enemies();
    bool add_enemy(Field from, const Movement& movement);
    bool some_line_attacks(Bits asked) const;
    bool some_enemy_attacks(Bits asked);
    bool could_walk(Field from, Code code) const;
    // Could walks attack when a piece of the code has gone so?
    bool walked_by(Field from, Field to, Code code) const {
        const Bits touched = walked_ ? walks_.touched(from) | walks_.touched(to) : 0;
        return (touched != 0 && (touched & ~own_walk(from)) != 0) || could_walk(to, code);
    }
    Bits own_walk(Field from) const;
    // A line attacks: but where guards are asked in play, it says no more than that the piece is seen.
    std::optional<bool> unless_guarded() const {
        return table_->guarded() ? std::nullopt : std::optional(false);
    }

    const Variant& variant_;
    Position& position_;
    Walker& walker_;
    const std::vector<std::uint8_t>& weighs_;

    Side mover_ = Side::light, attacker_ = Side::dark;
    Field royal_ = 0;
    const AttackTable* table_ = nullptr;
    Dependents lines_;          // by their numbers, leaps first
    Bits checking_ = 0;         // those that attack
    std::vector<Bits> pins_;    // by field: those that would if the piece there were gone
    std::vector<Field> apart_;  // the fields of these, and that of the royal piece
    std::vector<Enemy> enemies_;
    Dependents walks_;  // of the enemies that could attack, by their numbers
    Bits walking_ = 0;  // those that do
    bool walked_ = false;
};

}  // namespace acedrex
