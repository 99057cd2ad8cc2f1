// The setup string, written.
#include <algorithm>

#include "notation/position/setup_parts.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

std::vector<Code> reserve_of(const Variant& variant, const Position& position, int pocket) {
    std::vector<Code> held;
    if (variant.pockets().queues[static_cast<std::size_t>(pocket)]) {
        for (const Side side : {Side::light, Side::dark, Side::none}) {
            const auto queue = position.queue(side, pocket);
            held.insert(held.end(), queue.begin(), queue.end());
        }
        return held;
    }
    for (Code code = 1; code < variant.cast().codes(); ++code)
        held.insert(held.end(), static_cast<std::size_t>(position.reserve(code, pocket)), code);
    return held;
}

int passed_by_default(const Variant& variant, const Position& position, Field f) {
    const Board& board = variant.board();
    const Side side = Cast::side(position.at(f));
    const Vector back = turned_for(side, variant.binding().rotate, {0, -1});
    int furthest = 1;
    Field start = board.step(f, back);
    for (int distance = 1; start != board.off() && distance <= board.ranks();
         start = board.step(start, back), ++distance) {
        const Code there = variant.position_tables().setup[start];
        const bool row =
            there != kNoPiece && Cast::side(there) == side && (variant.initial_tags(there) & kRushTag);
        const bool taken = position.at(start) != kNoPiece && Cast::side(position.at(start)) == side &&
                           (position.tags(start) & kRushTag);
        if (row && distance >= 2 && !taken) furthest = distance - 1;
    }
    return furthest;
}

std::string tag_text(const Tag& tag, Tags tags) {
    if (static_cast<std::size_t>(tag.shift) < kTagSuffixes.size())
        return std::string(1, kTagSuffixes[static_cast<std::size_t>(tag.shift)]);
    const int left = tag.value(tags);
    return "{" + tag.name + (left == tag.no_limit() ? "" : ":" + std::to_string(left)) + "}";
}

std::string tags_text(const Variant& variant, Tags tags) {
    std::string text;
    for (const Tag& tag : variant.tags().all())
        if (tags & tag.mask) text += tag_text(tag, tags);
    return text;
}

namespace {

// "Pa2|", and how many fields a rush passed where that is not what is taken for granted.
std::string item_text(const Variant& variant, const Position& position, Field f) {
    std::string text = symbol_of(variant, position.at(f)) + variant.board().name(f);
    for (const Tag& tag : variant.tags().all()) {
        if (!(position.tags(f) & tag.mask)) continue;
        text += tag_text(tag, position.tags(f));
        if (tag.mask != kRushedTag) continue;
        for (const Position::Rush& rush : position.rushes())
            if (rush.field == f && rush.passed != passed_by_default(variant, position, f))
                text += std::to_string(rush.passed);
    }
    return text;
}

}  // namespace

std::string write_setup(const Variant& variant, const Position& position) {
    std::vector<std::string> items;
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        std::vector<Field> fields(position.pieces(side).begin(), position.pieces(side).end());
        std::sort(fields.begin(), fields.end(), [&](Field a, Field b) {
            return std::pair(position.at(a), a) < std::pair(position.at(b), b);
        });
        for (const Field f : fields) items.push_back(item_text(variant, position, f));
    }
    const std::vector<std::string>& pockets = variant.pockets().names;
    for (std::size_t i = 0; i < pockets.size(); ++i)
        for (const Code code : reserve_of(variant, position, static_cast<int>(i)))
            items.push_back("+" + symbol_of(variant, code) +
                            (pockets[i].empty() ? "" : "{" + pockets[i] + "}"));
    std::string text = variant.spec().code.empty() ? "X" : variant.spec().code;
    for (char& c : text) c = position.to_move() == Side::dark ? to_lower(c) : to_upper(c);
    text += " ";
    for (const std::string& item : items) text += item + (&item == &items.back() ? "" : ",");
    return text + write_setup_keys(variant, position);
}

}  // namespace acedrex
