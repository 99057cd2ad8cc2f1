// Moves listed with their names.
#include <algorithm>
#include <map>
#include <tuple>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "game/list_options.hpp"
#include "notation/find/finding.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/notations.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kDefaultBudget = 20'000;  // moves in one listing
constexpr std::uint64_t kOfText = 300;          // work

// Turns that are put together of parts are many: only those that fit are looked for. going_on: whatever
// follows what is told.
decltype(ListFilters::parts) fitting_parts(const Variant& variant, const Position& position,
                                           const MovePattern& pattern, bool going_on) {
    MovePattern told = pattern;
    if (variant.play().ends_turns) {  // what is told with the last part may happen when the turn is over
        MovePattern& last = told.further.empty() ? told : told.further.back();
        last = last.without_effects();
    }
    return [&variant, &position, told, going_on, several_plies = parts_go_on(variant)](
               std::size_t part, std::span<const Edit> edits) {
        // Where a part may be several plies, how many have gone before cannot be told by its number.
        if (several_plies && part > 0) return true;
        Move move;
        move.kind = Move::Kind::edits;
        move.edit_count = static_cast<std::uint16_t>(edits.size());
        const std::vector<PlyRecord> plies = plies_of(variant, position, move, edits.data());
        for (std::size_t i = 0; i < plies.size(); ++i) {
            if (part + i >= told.parts()) return going_on;
            if (!fits(variant, told.part(part + i), plies[i])) return false;
        }
        return true;
    };
}

// What has been done of a move so far, as a move.
Move begun(const Position& position, std::span<const Edit> edits) {
    Move move;
    move.kind = Move::Kind::edits;
    move.edit_count = static_cast<std::uint16_t>(edits.size());
    move.from = position.air() != nullptr ? position.air()->at : edits[0].field;
    // Where a piece landed last the ply ended.
    for (const Edit& e : edits)
        if (e.what == Edit::What::cell && e.after != kNoPiece &&
            e.is(Edit::Why::put, Edit::Why::capture, Edit::Why::activate))
            move.to = e.field;
    return move;
}

// Does the move go on with the piece that made the last ply? Where that one ended is not noted yet.
bool diverges(std::span<const Edit> edits) {
    for (std::size_t i = edits.size(); i-- > 0 && edits[i].what != Edit::What::part;)
        if (edits[i].why == Edit::Why::activate) return false;
    return true;
}

// Lists only the moves whose first ply ends on the field.
void end_first_ply(const Variant& variant, const Position& position, Field to, ListOptions& options) {
    options.only.ways = [&, to](const Move& move, const Edit* edits) {
        return plies_of(variant, position, move, edits)[0].to == to;
    };
    options.only.plies = [&, to](std::span<const Edit> edits) {
        const std::vector<PlyRecord> plies =
            plies_of(variant, position, begun(position, edits), edits.data());
        return plies[0].to == to || (plies.size() == 1 && diverges(edits));
    };
}

// Does the text tell all pieces that are moved aside?
bool tells_aside(const MovePattern& pattern) {
    for (std::size_t i = 0; i < pattern.parts(); ++i)
        if (!pattern.part(i).met_by.all) return false;
    return true;
}

// Does it tell that one is moved aside from there to there? kNoField: to some field.
bool moves_aside(const Board& board, const MovePattern& pattern, Field from, Field to) {
    for (std::size_t i = 0; i < pattern.parts(); ++i)
        for (const MetPattern& met : pattern.part(i).met_by.told)
            if (met.to && (to == kNoField || met.to == to) &&
                (met.field.none() || met.field.fits(board, from)))
                return true;
    return false;
}

// Do drops alone follow the first part of a turn, and nothing what they are?
bool only_drops(const Part& part) {
    return part.kind == Part::Kind::drop ||
           (part.kind != Part::Kind::move && ranges::all_of(part.parts, only_drops));
}
bool ends_by_drops(const Variant& variant) {
    return ranges::all_of(variant.turn().ways, [](const Part& way) {
        if (way.kind == Part::Kind::move || only_drops(way)) return true;
        return way.kind == Part::Kind::seq && std::all_of(way.parts.begin() + 1, way.parts.end(), only_drops);
    });
}

// Where drops follow, what stands on the board stays there.
bool leads_to(const Men& men, std::span<const Edit> part) {
    std::map<Field, Code> last;
    for (const Edit& e : part)
        if (e.what == Edit::What::cell) last[e.field] = e.after;
    return ranges::all_of(
        last, [&](const auto& one) { return one.second == kNoPiece || one.second == men.board[one.first]; });
}

ListOptions options_for(const GameState& game, const Wanted& wanted) {
    const Variant& variant = game.variant();
    const Position& position = game.position();
    ListOptions options{.ignore_safety = wanted.ignore_safety,
                        .from = wanted.from,
                        .kinds = wanted.captures_only ? Kinds::kCaptures : Kinds::kAll};
    // One more tells whether there are more.
    if (wanted.limit != 0)
        options.most = wanted.limit + 1;
    else
        options.enough = kDefaultBudget + 1;
    if (wanted.parts != nullptr)
        options.only.parts = fitting_parts(variant, position, *wanted.parts, wanted.going_on);
    if (wanted.men != nullptr && ends_by_drops(variant))
        options.only.parts = [men = wanted.men](std::size_t, std::span<const Edit> edits) {
            return leads_to(*men, edits);
        };
    if (wanted.to) end_first_ply(variant, position, *wanted.to, options);
    if (wanted.forms != nullptr)
        options.only.ways = [&variant, &position, texts = wanted.forms](const Move& move, const Edit* edits) {
            const std::vector<PlyRecord> plies = plies_of(variant, position, move, edits);
            const MovesByForms way(variant, {plies});
            return ranges::any_of(*texts, [&](const std::string& text) { return !way.meant(text).empty(); });
        };
    const MovePattern* ways = wanted.ways;
    if (ways == nullptr) return options;
    options.only.ways = [&, ways](const Move& move, const Edit* edits) {
        const std::vector<PlyRecord> plies = plies_of(variant, position, move, edits);
        return means(game, *ways, {plies, move, {edits + move.first_edit, move.edit_count}});
    };
    options.only.plies = [&, ways](std::span<const Edit> edits) {
        const Move move = begun(position, edits);
        std::vector<PlyRecord> plies = plies_of(variant, position, move, edits.data());
        if (diverges(edits)) plies.pop_back();
        return means_so_far(game, *ways, {plies, move, edits});
    };
    if (tells_aside(*ways))
        options.only.aside = [&variant, ways](Field from, Field to) {
            return moves_aside(variant.board(), *ways, from, to);
        };
    return options;
}

// With their texts. whole: there are no others.
std::vector<std::shared_ptr<ListedMove>> named(const Variant& variant, const Position& position,
                                               const MoveList& list, bool whole) {
    Work::done(kOfText * list.moves.size());
    std::vector<std::shared_ptr<ListedMove>> all;
    std::vector<ListedMove*> noted;
    for (const Move& move : list.moves) {
        all.push_back(std::make_shared<ListedMove>(made_of(variant, position, move, list.edits.data())));
        noted.push_back(all.back().get());
    }
    note_ways(variant, position, noted);
    std::vector<std::string> texts = texts_of(variant, position, {noted.begin(), noted.end()}, whole);
    for (std::size_t i = 0; i < all.size(); ++i) all[i]->text = std::move(texts[i]);
    return all;
}

}  // namespace

ListedMove made_of(const Variant& variant, const Position& position, const Move& move, const Edit* edits) {
    ListedMove made;
    made.plies = plies_of(variant, position, move, edits);
    made.edits.assign(edits + move.first_edit, edits + move.first_edit + move.edit_count);
    made.move = move;
    made.move.first_edit = 0;
    return made;
}

std::string text_of(const Variant& variant, const Position& position, const ListedMove& made,
                    std::size_t first) {
    const Plies plies = Plies(made.plies).subspan(first);
    if (notations_of(variant).edits)
        return write_edits(variant, position, made.move, made.edits, made.plies, first);
    return notations_of(variant).forms ? MovesByForms(variant, {plies}).written(false).front()
                                       : long_form(variant, plies);
}

std::vector<std::string> texts_of(const Variant& variant, const Position& position,
                                  const std::vector<const ListedMove*>& made, bool whole, std::size_t first) {
    if (!notations_of(variant).edits) {
        std::vector<Plies> plies;
        for (const ListedMove* one : made) plies.push_back(Plies(one->plies).subspan(first));
        return notations_of(variant).forms ? MovesByForms(variant, plies).written(whole)
                                           : long_forms(variant, plies);
    }
    std::vector<std::string> texts;
    for (const ListedMove* one : made) texts.push_back(text_of(variant, position, *one, first));
    number_alike(texts);
    return texts;
}

bool gives_plies(const Variant& variant) {
    return ranges::any_of(variant.play().auras, [](const Aura& a) { return a.plies > 1; });
}

bool parts_go_on(const Variant& variant) {
    if (gives_plies(variant)) return true;
    for (Code code = 1; code < variant.cast().codes(); ++code)
        if (const Movement& movement = variant.movement(code);
            !movement.activates.empty() || !movement.lands.empty())
            return true;
    return false;
}

Listing list_moves(const GameState& game, const Wanted& wanted) {
    const Position& position = game.position();
    MoveList list;
    game.list(list, options_for(game, wanted));
    auto moves = named(game.variant(), position, list, list.complete && wanted.are_all());
    // By type of piece, then by field, so that listings read well and do not depend on how the game went.
    ranges::sort(moves, [&](const auto& one) {
        return std::tuple(position.at(one->move.from), one->move.from, one->move.to,
                          std::string_view(one->text));
    });
    const std::size_t most = wanted.limit == 0 ? kDefaultBudget : wanted.limit;
    Listing listing;
    listing.complete = list.complete && moves.size() <= most;
    moves.resize(std::min(moves.size(), most));
    listing.moves.assign(moves.begin(), moves.end());
    return listing;
}

std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list) {
    std::vector<std::string> texts;
    for (const auto& move : named(variant, position, list, list.complete)) texts.push_back(move->text);
    return texts;
}

}  // namespace acedrex
