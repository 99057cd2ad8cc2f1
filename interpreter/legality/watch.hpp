// Enemies whose walks only look (movement/automaton.hpp), and the fields where it matters to their attack on
// one royal piece what stands there. A move that touches none of them changes nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "play/looker.hpp"
#include "position/dependents.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Watch {
  public:
    Watch(const Variant& variant, const Position& position);

    void clear();
    // The piece on `from`, one of those that may attack the royal piece. False where it is not known what
    // matters to it.
    bool add(const Automaton& looks, Field from, Field royal);
    // Could none of them attack it if others stood elsewhere?
    bool empty() const { return watchers_.empty(); }

    // Does none of them attack the royal piece when another piece goes from `from` to `to`?
    bool safe(Field from, Field to);
    // Nor after these edits, which have brought in no piece of their side?
    bool safe_after(std::span<const Edit> edits, Side them);
    // Nor when a piece was dropped there, which is all that has been done since?
    bool safe_after_drop(Field to);
    // The same before it was dropped; absent where that is not known.
    std::optional<bool> safe_dropping(Field to) const {
        if (watched_.touched(to) != 0) return std::nullopt;
        return attacking_ == 0;
    }
    // Nor the royal piece itself when it goes there?
    bool safe_for_royal(Field to);
    // Does the piece on `from` attack what stands on `target`?
    bool attacks(const Automaton& looks, Field from, Field target);

  private:
    struct Watcher {
        Field from;
        const Automaton* looks;
        const Relevance* relevance;
    };
    using Bits = Dependents::Bits;

    bool all_miss(Bits asked, Field gone, const Code* cells);
    Code* changed(Field from, Field to);
    void change_back(Field from, Field to);

    const Position& position_;
    Looker looker_;
    Field royal_ = 0;
    std::vector<Watcher> enemies_;   // all that were added
    std::vector<Watcher> watchers_;  // those that could attack
    Dependents watched_;             // whose answers are whether these attack, by their numbers
    Bits attacking_ = 0;
    std::vector<Code> cells_;  // of the position, once it was asked what a move changes
};

}  // namespace acedrex
