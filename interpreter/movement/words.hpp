// The words of guards and effects, and what their rows in words.def say of them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace acedrex {

enum class GuardKind : std::uint8_t {
#define GUARD(name, ...) name,
#include "movement/words.def"
};

enum class EffectKind : std::uint8_t {
#define EFFECT(name, ...) name,
#include "movement/words.def"
};

// What a word takes on the Lua surface. What its instruction carries follows from it: a, b and c.
enum class Given : std::uint8_t {
    plain,    // nothing
    names,    // of zones, files or fields
    pieces,   // names: types or classes. b: the set of their codes
    number,   // b
    tag,      // names[0]. b: its mask
    note,     // names[0]. b: its mask
    pocket,   // names[0]. a: which
    turns,    // names[0] and number. b: the mask of the tag, a: for how many turns, 0 without a limit
    type,     // names[0]. b
    counter,  // names[0], names[1]: kOfOther, and lo and hi or number. a: which; b, c: lo and hi, or b:
              // number, as int32
    hook,     // b
    asked,    // kids[0]: a guard that asks for types, sides, tags and fields. targets[b]: where it begins
    askers,   // kids[0]: likewise, and lo and hi. a: lo, c: hi
    walk,     // kids[0]: of what stands on the field. targets from b: where it begins, by side of that piece
    own,      // what no other word takes: see Binder::give_guard() and give_effect()
};

// Of a counter: that of the walker's other side is meant.
inline constexpr const char* kOfOther = "other";

// What kind of function says what a word means: see words.def.
enum class Function : std::uint8_t { occupant, field, play, meeting, deed, ways };

// Traits.
constexpr unsigned kLocal = 1;  // it asks and touches nothing but the walker, its field and what stands there
constexpr unsigned kForeseen = 2;      // effects: likewise, but for numbers and marks; implied by kLocal
constexpr unsigned kReadsInitial = 4;  // it asks for unmoved pieces
constexpr unsigned kReadsLast = 8;     // it asks for the other side's last turn
constexpr unsigned kOnOccupant = 16;   // it is done to what stands on the field, and fails where nothing does
constexpr unsigned kTakes = 32;        // it may capture
constexpr unsigned kOfWalker = 64;     // it changes the walker, or how its walk ends
constexpr unsigned kGoes = 128;     // it changes nothing else than where the walker is and how its walk ends
constexpr unsigned kNotLent = 256;  // fails in movement borrowed from attackers and guards
constexpr unsigned kGoesOn = 1024;  // the move goes on with a further ply
constexpr unsigned kSpoils = 2048;  // it fails, or does what keeps a walk from being an attack
constexpr unsigned kShifts = 512;   // it brings pieces elsewhere, to other sides or to other types
// It asks for the walker, its way and fields alone, and changes nothing but the walker.
constexpr unsigned kSteady = 4096;

struct WordRow {
    const char* word;
    Given given;
    Function function;
    unsigned traits;

    constexpr bool has(unsigned trait) const { return (traits & trait) != 0; }
};

inline constexpr WordRow kGuards[] = {
#define GUARD(name, word, given, function, traits) {word, Given::given, Function::function, traits},
#include "movement/words.def"
};

inline constexpr WordRow kEffects[] = {
#define EFFECT(name, word, given, function, traits) {word, Given::given, Function::function, traits},
#include "movement/words.def"
};

constexpr const WordRow& row_of(GuardKind kind) {
    return kGuards[static_cast<std::size_t>(kind)];
}
constexpr const WordRow& row_of(EffectKind kind) {
    return kEffects[static_cast<std::size_t>(kind)];
}

}  // namespace acedrex
