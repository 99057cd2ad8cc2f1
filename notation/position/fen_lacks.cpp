// Which fact of a position FEN cannot tell.
#include <fmt/core.h>

#include <algorithm>

#include "notation/position/fen.hpp"
#include "notation/position/setup_parts.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

namespace acedrex {

namespace {

// The first thing that the one position has and the other has not.
std::string difference(const Variant& variant, const Position& position, const Position& told) {
    const Board& board = variant.board();
    const auto piece = [&](Field f) { return "the " + piece_on(variant, position.at(f), f); };
    // FEN shows the first board only.
    for (Field f = 0; f < board.size(); ++f)
        if (position.at(f) != told.at(f)) return "what stands on " + board.name(f);
    const std::vector<std::string>& pockets = variant.pockets().names;
    for (int i = 0; i < static_cast<int>(pockets.size()); ++i) {
        const std::string& name = pockets[static_cast<std::size_t>(i)];
        const std::string pocket = name.empty() ? "the pocket" : fmt::format("the pocket {{{}}}", name);
        for (Code code = 1; code < variant.cast().codes(); ++code)
            if (position.reserve(code, i) != told.reserve(code, i)) return "what is in " + pocket;
        for (const Side side : {Side::light, Side::dark}) {
            if (position.tables().kept == 0) continue;
            const auto here = position.pocketed(side, i), there = told.pocketed(side, i);
            if (!std::equal(here.begin(), here.end(), there.begin(), there.end()))
                return "what pieces keep in " + pocket;
        }
        for (const Side side : {Side::light, Side::dark})
            if (position.taken(side, i) != told.taken(side, i)) return "how many pieces have left " + pocket;
    }
    // "that the TYPE on a1 carries {gate}", "that the TYPE on a2 does not carry |".
    for (Field f = 0; f < board.size(); ++f)
        for (const Tag& tag : variant.tags().all())
            if (const Tags has = position.tags(f) & tag.mask, had = told.tags(f) & tag.mask; has != had)
                return fmt::format("that {} {} {}", piece(f), has != 0 ? "carries" : "does not carry",
                                   tags_text(variant, has != 0 ? has : had));
    const auto rushes = position.rushes();
    if (!std::equal(rushes.begin(), rushes.end(), told.rushes().begin(), told.rushes().end())) {
        for (const Position::Rush& rush : rushes)
            if (position.at(rush.field) != kNoPiece) return "what " + piece(rush.field) + " has passed";
        return "which pieces have rushed";
    }
    for (Field f = 0; f < board.size(); ++f)
        if (const Tags has = position.field_tags(f), had = told.field_tags(f); has != had)
            return fmt::format("the mark {} on {}", tags_text(variant, has != 0 ? has : had), board.name(f));
    const auto& counters = variant.binding().counters;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (position.counter(static_cast<int>(i)) != told.counter(static_cast<int>(i)))
            return "the counter " + counters[i].name;
    if (position.air() != nullptr) return "a piece in the air";
    if (position.last() != told.last()) return "the other side's last turn";
    for (const Side side : {Side::light, Side::dark})
        if (position.own_last(side) != told.own_last(side)) return "what each side has moved last";
    if (position.passes() != told.passes()) return "how many turns were passed in a row";
    for (const Side side : {Side::light, Side::dark, Side::none})
        if (position.has_lost(side) != told.has_lost(side)) return "which side has lost";
    return "everything that the setup string contains";
}

}  // namespace

std::string fen_lacks(const Variant& variant, const Position& position, const Result<Position>& again) {
    if (again) return difference(variant, position, *again.value);
    return "what is refused when it is read: " + again.diagnostics.front().message;
}

}  // namespace acedrex
