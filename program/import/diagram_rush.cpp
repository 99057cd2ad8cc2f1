// The first moves of Pawns as definitions of the Interactive Diagram tell them.
#include <algorithm>
#include <vector>

#include "import/diagram.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

namespace {

// "ifmnD": small letters, an atom, perhaps a number.
struct BetzaPart {
    std::string letters, atom;
    std::string text() const { return letters + atom; }
    bool has(char letter) const { return letters.find(letter) != std::string::npos; }
};

// None where the text is not made of such parts alone.
std::vector<BetzaPart> parts_of_betza(const std::string& move) {
    std::vector<BetzaPart> parts;
    for (std::size_t at = 0; at < move.size();) {
        BetzaPart part;
        while (at < move.size() && is_lower(move[at])) part.letters += move[at++];
        if (at == move.size() || !is_upper(move[at])) return {};
        const char atom = move[at];
        while (at < move.size() && move[at] == atom) part.atom += move[at++];
        while (at < move.size() && is_digit(move[at])) part.atom += move[at++];
        parts.push_back(std::move(part));
    }
    return parts;
}

// How far it goes at first; 0: it is no such part.
int length_of_rush(const BetzaPart& part) {
    std::string letters = part.letters;
    std::sort(letters.begin(), letters.end());
    if (letters == "fimn") return part.atom == "D" ? 2 : part.atom == "H" ? 3 : 0;
    if (letters != "fim" || part.atom.size() != 2 || (part.atom[0] != 'R' && part.atom[0] != 'W')) return 0;
    return part.atom[1] >= '2' && part.atom[1] <= '9' ? part.atom[1] - '0' : 0;
}

}  // namespace

DiagramRush rush_in(const std::string& move) {
    DiagramRush rush;
    bool two = false, steps = false;
    for (const BetzaPart& part : parts_of_betza(move)) {
        const int length = length_of_rush(part);
        rush.limit = std::max(rush.limit, length);
        two = two || (length > 0 && part.atom != "H");
        steps = steps || (length == 0 && part.atom == "W" && !part.has('i') && !part.has('c') &&
                          (part.letters.empty() || part.has('f')));
        if (length == 0) rush.rest += part.text();
    }
    // Of a piece that steps ahead; to the third field alone nothing rushes.
    return two && steps ? rush : DiagramRush{};
}

bool takes_in_passing(const std::string& move) {
    const auto parts = parts_of_betza(move);
    return std::any_of(parts.begin(), parts.end(), [](const BetzaPart& part) { return part.has('e'); });
}

}  // namespace acedrex::program::imports
