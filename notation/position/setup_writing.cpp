// The setup string, written.
#include <fmt/format.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "notation/position/setup_parts.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"
#include "variant/idle_tags.hpp"

namespace acedrex {

std::vector<Pocketed> pocketed_in(const Variant& variant, const Position& position, int pocket) {
    std::vector<Pocketed> pieces;
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        const auto held = position.pocketed(side, pocket);
        pieces.insert(pieces.end(), held.begin(), held.end());
    }
    if (!variant.pockets().queues[static_cast<std::size_t>(pocket)]) ranges::sort(pieces);
    return pieces;
}

std::vector<Code> reserve_of(const Variant& variant, const Position& position, int pocket) {
    std::vector<Code> codes;
    for (const Pocketed& piece : pocketed_in(variant, position, pocket)) codes.push_back(piece.code);
    return codes;
}

int passed_by_default(const Variant& variant, const Position& position, Field f) {
    const Board& board = variant.board();
    const Side side = Cast::side(position.at(f));
    const BindContext& binding = variant.binding();
    const Field* back = binding.steps.next(binding.rush_back[position.at(f)]);
    const auto may_rush = [side](Code there, Tags tags) {
        return (tags & kRushTag) != 0 && Cast::side(there) == side;
    };
    int furthest = 1;
    Field start = back[f];
    for (int passed = 0; start != board.off() && passed < board.ranks(); start = back[start], ++passed) {
        const Code initial = variant.position_tables().setup[start];
        if (passed > 0 && may_rush(initial, variant.initial_tags(initial)) &&
            !may_rush(position.at(start), position.tags(start)))
            furthest = passed;
    }
    return furthest;
}

// How many fields a rush passed is told where that is not what is taken for granted.
std::vector<std::string> tag_suffixes(const Variant& variant, const Position& position, Field f) {
    std::string passed;
    for (const Position::Rush& rush : position.rushes())
        if (rush.field == f && rush.passed != passed_by_default(variant, position, f))
            passed += std::to_string(rush.passed);
    std::vector<std::string> all =
        tag_texts(variant, position.tags(f) & ~idle_tags(variant, position, f), passed);
    // Where it would be taken for granted.
    if (position.at(f) == variant.position_tables().setup[f])
        for (const Tag& note : variant.initial_notes(position.at(f)))
            if (!note.noted(position.tags(f))) all.push_back("{" + note.name + ":-}");
    return all;
}

std::string write_setup(const Variant& variant, const Position& position) {
    std::vector<std::string> items;
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        std::vector<Field> fields(position.pieces(side).begin(), position.pieces(side).end());
        ranges::sort(fields, [&](Field f) { return std::pair(position.at(f), f); });
        // "Pa2|".
        for (const Field f : fields)
            items.push_back(fmt::format("{}{}{}", symbol_of(variant, position.at(f)), variant.board().name(f),
                                        fmt::join(tag_suffixes(variant, position, f), "")));
    }
    const std::vector<std::string>& pockets = variant.pockets().names;
    for (std::size_t i = 0; i < pockets.size(); ++i) {
        if (variant.pockets().stores[i]) continue;  // a key of its own
        for (const Pocketed& piece : pocketed_in(variant, position, static_cast<int>(i)))
            items.push_back("+" + symbol_of(variant, piece.code) +
                            pocketed_text(variant, static_cast<int>(i), piece.kept));
    }
    std::string text = variant.spec().code.empty() ? "X" : variant.spec().code;
    for (char& c : text) c = position.to_move() == Side::dark ? to_lower(c) : to_upper(c);
    return fmt::format("{} {}{}", text, fmt::join(items, ","), write_setup_keys(variant, position));
}

}  // namespace acedrex
