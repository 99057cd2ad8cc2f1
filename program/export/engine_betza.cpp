#include "export/engine_betza.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

#include "base/ranges.hpp"

namespace acedrex::program::exports {

namespace {

using imports::Gait;
using imports::Walk;

constexpr int kMostDigits = 9;
using Steps = std::set<std::pair<int, int>>;

// Walks that one atom with its letters can tell together: the same but for their directions.
struct Kind {
    Gait gait;
    int limit;
    bool moves, captures, initial;
    auto key() const { return std::tie(gait, limit, moves, captures, initial); }
    bool operator<(const Kind& other) const { return key() < other.key(); }
};

Steps steps_of(const std::vector<Walk>& walks) {
    Steps steps;
    for (const Walk& walk : walks) steps.emplace(walk.x, walk.y);
    return steps;
}

std::set<Walk> set_of(const std::vector<Walk>& walks) {
    return {walks.begin(), walks.end()};
}

// The letters of directions, two and two; each is a word of its own wherever it stands.
const std::vector<std::string>& words() {
    static const std::vector<std::string> all{"ff", "bb", "vv", "ll", "rr", "ss", "fl", "fr",
                                              "fs", "bl", "br", "bs", "lf", "rf", "lb", "rb",
                                              "lv", "rv", "fh", "bh", "lh", "rh", "hl", "hr"};
    return all;
}

// The shortest row of words that chooses these steps of the atom; there is one, as every step has a word of
// its own.
std::string directions(const std::string& atom, const Steps& wanted) {
    if (steps_of(imports::read_betza(atom).walks) == wanted) return "";
    std::map<Steps, std::string> known{{{}, ""}};
    for (std::vector<Steps> last{{}}; !last.empty() && known.count(wanted) == 0;) {
        std::vector<Steps> next;
        for (const Steps& chosen : last)
            for (const std::string& word : words()) {
                Steps more = steps_of(imports::read_betza(word + atom).walks);
                if (!std::includes(wanted.begin(), wanted.end(), more.begin(), more.end())) continue;
                more.insert(chosen.begin(), chosen.end());
                if (known.emplace(more, known[chosen] + word).second) next.push_back(std::move(more));
            }
        last = std::move(next);
    }
    return known[wanted];
}

// "ff" as "f", wherever that is read alike.
std::string shortened(std::string text) {
    const auto meant = set_of(imports::read_betza(text).walks);
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != text[i + 1] || std::islower(static_cast<unsigned char>(text[i])) == 0) continue;
        std::string shorter = text;
        shorter.erase(i, 1);
        if (set_of(imports::read_betza(shorter).walks) == meant) text = std::move(shorter);
    }
    return text;
}

// The letter with what stands behind it; `slider`: the letter of the slider along the leap, 0 for none.
std::string atom_text(char leaper, char slider, const Kind& kind) {
    const bool rides = kind.gait != Gait::step && kind.gait != Gait::lame;
    if (!rides) return {leaper};
    const std::string limit = kind.limit == 0 ? "" : std::to_string(kind.limit);
    if (slider != 0) return slider + limit;
    return leaper + (limit.empty() ? std::string(1, leaper) : limit);
}

std::string letters_of(const Kind& kind) {
    std::string letters = kind.initial ? "i" : "";
    if (kind.moves != kind.captures) letters += kind.moves ? 'm' : 'c';
    if (kind.gait == Gait::lame) letters += 'n';
    if (kind.gait == Gait::hop) letters += 'p';
    if (kind.gait == Gait::hop_directly) letters += 'g';
    return letters;
}

const Atom* atom_for(const Walk& walk) {
    const int a = std::abs(walk.x), b = std::abs(walk.y);
    const auto found = ranges::find_if(atoms(), [&](const Atom& atom) {
        return atom.shorter == std::min(a, b) && atom.longer == std::max(a, b);
    });
    return found == atoms().end() ? nullptr : &*found;
}

}  // namespace

const std::vector<Atom>& atoms() {
    static const std::vector<Atom> all{{'W', 0, 1}, {'F', 1, 1}, {'D', 0, 2}, {'N', 1, 2}, {'A', 2, 2},
                                       {'H', 0, 3}, {'C', 1, 3}, {'Z', 2, 3}, {'G', 3, 3}};
    return all;
}

std::optional<std::string> engine_betza(const std::vector<Walk>& walks) {
    std::map<Kind, std::map<char, Steps>> kinds;
    for (const Walk& walk : walks) {
        const Atom* atom = atom_for(walk);
        if (atom == nullptr || walk.limit > kMostDigits) return std::nullopt;
        kinds[{walk.gait, walk.limit, walk.moves, walk.captures, walk.initial}][atom->letter].emplace(walk.x,
                                                                                                      walk.y);
    }
    constexpr std::size_t kAllWays = 4;
    std::string text;
    for (auto& [kind, by_letter] : kinds) {
        const std::string letters = letters_of(kind);
        if (by_letter['W'].size() == kAllWays && by_letter['F'].size() == kAllWays) {
            text += letters + atom_text('K', 'Q', kind);
            by_letter.erase('W');
            by_letter.erase('F');
        }
        for (const Atom& atom : atoms()) {
            const Steps& steps = by_letter[atom.letter];
            if (steps.empty()) continue;
            const char slider = atom.letter == 'W' ? 'R' : atom.letter == 'F' ? 'B' : '\0';
            const std::string atom_words = atom_text(atom.letter, slider, kind);
            text += shortened(letters + directions(atom_words, steps) + atom_words);
        }
    }
    // A digit or the same letter again would be read as part of the atom before.
    if (set_of(imports::read_betza(text).walks) != set_of(walks)) return std::nullopt;
    return text;
}

}  // namespace acedrex::program::exports
