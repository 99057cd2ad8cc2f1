// The turn that a text of edits means: the one that leaves the same men on the board.
#include <algorithm>
#include <optional>

#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "notation/find/finding.hpp"
#include "notation/find/refusal.hpp"
#include "notation/move/edits.hpp"
#include "notation/move/notation.hpp"
#include "notation/position/stock.hpp"

namespace acedrex {

namespace {

Men men_after(const Game& game, const ListedMove& move) {
    const Variant& variant = game.variant();
    Men men(variant, game.position());
    for (const Edit& e : move.edits) men.redo(variant, e);
    Position after = game.position();
    make_turn(variant, after, move.move, move.edits.data());
    men.board.assign(after.cells(), after.cells() + variant.board().size());
    return men;
}

// On how many fields and places the men are others.
std::size_t difference(const Men& a, const Men& b) {
    std::size_t fields = 0;
    for (std::size_t f = 0; f < a.board.size(); ++f) fields += a.board[f] != b.board[f] ? 1 : 0;
    return fields + (a.waiting != b.waiting ? 1 : 0);
}

// The moves that begin where the text does, else all, as many as are looked at.
Moves nearby(const Game& game, std::span<const BoardEdit> edits) {
    const auto start = ranges::find_if(edits, [](const BoardEdit& edit) { return edit.from != kNoField; });
    Listing listing;
    if (start != edits.end()) listing = game.moves(start->from, kLookedAt);
    if (listing.moves.empty()) listing = game.moves(std::nullopt, kLookedAt);
    return listing.moves;
}

// What comes nearest of them: as the men stand then, and as the texts read.
std::vector<std::string> nearest(const Game& game, const Men& men, const Moves& moves,
                                 std::string_view text) {
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const auto& move : moves) found.emplace_back(difference(men, men_after(game, *move)), move->text);
    ranges::sort(found, &std::pair<std::size_t, std::string>::first);
    // As many fields differ of many: of those the one that reads like the text comes first.
    const auto last =
        ranges::find_if(found, [&](const auto& one) { return one.first != found.front().first; });
    std::vector<std::string> texts, near;
    for (auto one = found.begin(); one != last; ++one) texts.push_back(one->second);
    if (const std::string first = nearest_name(text, texts); !first.empty()) near.push_back(first);
    for (const auto& [fields, one] : found)
        if (near.size() < kNear && ranges::count(near, one) == 0) near.push_back(one);
    return near;
}

// Why no turn leaves these men. One move by its fields that can be made in no way is told as of any other
// text.
PlayResult refused(const Game& game, const std::string& quoted, const std::vector<BoardEdit>& edits,
                   const Moves& near) {
    PlayResult result = PlayResult::not_legal("edits", "no legal turn leaves the men as " + quoted + " does");
    const auto drop = ranges::find_if(edits, [](const BoardEdit& edit) { return edit.place.has_value(); });
    if (drop != edits.end()) {
        const Code piece = Men(game.variant(), game.position()).at(*drop->place);
        const std::string why = why_it_waits(game.variant(), game.position(), piece, drop->place->pocket);
        if (!why.empty()) result.reason += ": " + why;
    }
    const BoardEdit& only = edits.front();
    if (edits.size() > 1 || only.from == kNoField || only.to == kNoField) return result;
    const auto goes_there = [&](const auto& move) {
        return move->plies[0].from == only.from && move->plies[0].to == only.to;
    };
    if (ranges::any_of(near, goes_there)) return result;
    const Board& board = game.variant().board();
    MovePattern pattern;
    pattern.from = NamedField::of(board, only.from);
    pattern.to = NamedField::of(board, only.to);
    Refusal(game, quoted, pattern, result).explain();
    return result;
}

}  // namespace

std::optional<PlayResult> find_by_edits(const Game& game, std::string_view text,
                                        std::shared_ptr<const ListedMove>& found) {
    const Variant& variant = game.variant();
    const std::string quoted = "\"" + std::string(text) + "\"";
    std::string why;
    const auto edits = read_edits(variant, game.to_move(), without_number(text), why);
    if (!edits) {
        if (why.empty()) return std::nullopt;
        PlayResult faulty;
        faulty.kind = PlayResult::Kind::not_notation;
        faulty.reason = quoted + " is not a move: " + why;
        return faulty;
    }
    Men men(variant, game.position());
    if (!do_edits(variant, *edits, men, why)) return PlayResult::not_legal("no-such-piece", why);
    const bool several = variant.turn().several;
    Moves meant = several ? list_moves(game.state(), {.men = &men}).moves : game.moves().moves;
    const auto leaves_others = [&](const auto& move) { return men_after(game, *move) != men; };
    std::erase_if(meant, leaves_others);
    Moves near;
    if (meant.empty()) near = nearby(game, *edits);
    // What follows by itself when a turn is over is not foreseen of its parts.
    if (several && meant.empty()) {
        meant = near;
        std::erase_if(meant, leaves_others);
    }
    // Of moves that read the same the further ones are numbered.
    if (meant.size() > 1) prefer(meant, [&](const auto& move) { return move->text == text; });
    if (!meant.empty()) return found_among(meant, text, found);
    PlayResult result = refused(game, quoted, *edits, near);
    if (result.near.empty()) result.near = nearest(game, men, near, text);
    return result;
}

}  // namespace acedrex
