// What programs ask and do, told once when they are compiled, by one look at each instruction: engines and
// rules ask these facts, and no instructions. A fact errs to one side: what it does not name never happens;
// what it names happens in some positions, perhaps in none.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "movement/expression.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"

namespace acedrex {

struct Program;

struct Facts {
    std::uint64_t guards = 0;   // bits by GuardKind: asked in play; those that became sets are not among them
    std::uint64_t effects = 0;  // bits by EffectKind
    std::uint8_t lenders = 0;   // bits by Lender: by these it may be lent movement that it walks
    std::uint8_t wholly = 0;    // of these: it passes on all that they lend it, not only by which it attacks
    Tags tags = 0;              // asked of what stands on fields
    // So many steps and more cannot be told apart; above 1, their number is part of a state.
    std::int32_t told_steps = 1;
    // The same of walks that begin a move and may only take something: what they could hand on tells nothing
    // apart.
    std::int16_t asked_steps = 1;
    // By effect (place, retrieve, change, become, promote): the types of the pieces that it may make.
    std::map<EffectKind, std::set<int>> types{};

    // Adds what the program asks and does from an instruction on.
    void add(const Program& program, std::uint32_t from);

    bool asks(GuardKind guard) const { return (guards & bit(guard)) != 0; }
    bool does(EffectKind effect) const { return (effects & bit(effect)) != 0; }
    // Is there a guard, or an effect, with one of these traits among them?
    bool asks_any(unsigned traits) const { return (guards & having(kGuards, traits)) != 0; }
    bool does_any(unsigned traits) const { return (effects & having(kEffects, traits)) != 0; }
    // Does it do anything else than go, and end?
    bool does_more() const { return (effects & ~having(kEffects, kGoes)) != 0; }
    // May it capture, before a walk ends or by landing?
    bool may_capture() const { return does_any(kTakes) || does(EffectKind::land); }
    bool becomes_another() const { return does(EffectKind::become) || does(EffectKind::promote); }
    bool borrows_from(Lender lender) const { return ((lenders >> static_cast<int>(lender)) & 1) != 0; }
    bool passes_all_of(Lender lender) const { return ((wholly >> static_cast<int>(lender)) & 1) != 0; }
    // Does it ask what is lent to the piece where that stands?
    bool borrows() const { return borrows_from(Lender::attackers) || borrows_from(Lender::guards); }
    const std::set<int>& made_by(EffectKind effect) const;
    // By any of them.
    std::set<int> made() const;

  private:
    template <class Word>
    static constexpr std::uint64_t bit(Word word) {
        return std::uint64_t{1} << static_cast<int>(word);
    }
    template <std::size_t kWords>
    static constexpr std::uint64_t having(const WordRow (&rows)[kWords], unsigned traits) {
        static_assert(kWords <= 64);
        std::uint64_t words = 0;
        for (std::size_t word = 0; word < kWords; ++word)
            if (rows[word].has(traits)) words |= std::uint64_t{1} << word;
        return words;
    }
};

// The kinds of pieces of which a walk, from an instruction on, asks where they stand, if nothing else that
// stands on the board matters to it: as long as they stand as they did, it leads where it led. Absent: more
// matters, or so many kinds that some have gone elsewhere at almost every time.
std::optional<std::vector<Code>> steady_kinds(const Program& program, std::uint32_t from);

}  // namespace acedrex
