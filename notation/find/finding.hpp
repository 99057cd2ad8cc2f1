// Which moves a text can mean: what finding one and saying why there is none have in common.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/ranges.hpp"
#include "movement/expression.hpp"
#include "notation/find/game.hpp"
#include "notation/move/edits.hpp"
#include "notation/move/forms.hpp"
#include "notation/move/pattern.hpp"

namespace acedrex {

constexpr std::size_t kNear = 5;          // moves, or ways, that are named beside a refusal
constexpr std::size_t kLookedAt = 5'000;  // moves, where only some have to be known to find those

using Moves = std::vector<std::shared_ptr<const ListedMove>>;

// Leaves those for which it holds, if it holds for some.
template <class List, class Is>
void prefer(List& list, const Is& is) {
    if (ranges::any_of(list, is)) std::erase_if(list, [&](const auto& one) { return !is(one); });
}

// The only one of the moves that the text can mean; of several, that it fits them.
PlayResult found_among(const Moves& meant, std::string_view text, std::shared_ptr<const ListedMove>& found);
// What a text of edits means: nothing where it is none, else the same, and what is wrong with it.
std::optional<PlayResult> find_by_edits(const Game& game, std::string_view text,
                                        std::shared_ptr<const ListedMove>& found);
// What a text means by the forms of the variant: nothing where it is none of them.
std::optional<PlayResult> find_by_forms(const Game& game, std::string_view text,
                                        std::shared_ptr<const ListedMove>& found);
struct ReadByForms {
    std::vector<std::size_t> moves;  // that it can mean
    std::string behind;              // remarks
};
std::optional<ReadByForms> read_by_forms(const Variant& variant, const MovesByForms& forms,
                                         std::string_view text);
// The same move, or the one to the same outcome, as it stands among all that are legal.
std::shared_ptr<const ListedMove> as_listed(const Game& game, std::shared_ptr<const ListedMove> move);
// What a text asks for that is none of the forms, but begins with a symbol and names a field; false: it does
// not.
bool like_a_form(const Variant& variant, std::string_view text, MovePattern& pattern);
// Are there moves that go there, but are told otherwise? Then these are what comes near.
bool told_otherwise(const Game& game, const MovePattern& pattern, PlayResult& result);
// What Game::find says.
PlayResult find_move(const Game& game, std::string_view text, std::shared_ptr<const ListedMove>& found);

// Which moves are to be listed.
struct Wanted {
    bool ignore_safety = false;
    std::optional<Field> from = std::nullopt;
    std::size_t limit = 0;  // at most so many; 0: the usual budget
    bool captures_only = false;
    std::optional<Field> to = std::nullopt;  // where the first ply ends
    const MovePattern* parts = nullptr;      // of turns made of parts, those that it fits
    bool going_on = false;                   // and those that have further parts
    const MovePattern* ways = nullptr;       // the outcomes that some way brings about that it fits
    // And those that some way brings about that one of these texts tells by forms.
    const std::vector<std::string>* forms = nullptr;
    const Men* men = nullptr;  // of turns made of parts, those whose parts may lead to these men

    // Are these all that are legal, and no others?
    bool are_all() const {
        return !ignore_safety && !from && limit == 0 && !captures_only && !to && parts == nullptr &&
               ways == nullptr && forms == nullptr && men == nullptr;
    }
};

// In a stable order, each with a text of its own. This alone asks the rules for moves that a text may mean.
Listing list_moves(const GameState& game, const Wanted& wanted);
// Do some auras give pieces several plies in a turn?
bool gives_plies(const Variant& variant);
// May a part of a turn be several plies?
bool parts_go_on(const Variant& variant);
// A move of the position, or what has been made of one, without a text. edits: of the list that it is of.
ListedMove made_of(const Variant& variant, const Position& position, const Move& move, const Edit* edits);
// How the variant writes what has been made of a move of the position, without its first plies.
std::string text_of(const Variant& variant, const Position& position, const ListedMove& made,
                    std::size_t first = 0);
// The same of several that are listed together: those that read the same are told apart. whole: there are no
// others.
std::vector<std::string> texts_of(const Variant& variant, const Position& position,
                                  const std::vector<const ListedMove*>& made, bool whole,
                                  std::size_t first = 0);
// The texts of a list of moves of the position, in its order.
std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list);

// The field that the first part of the text starts from, where it names one.
std::optional<Field> start_of(const Board& board, const MovePattern& pattern);

// What else a text may mean that is as others write it, and that means no move as it stands: castling by the
// fields of the two, "e1h1", and what comes in behind a piece that has moved, "g1f3e".
std::vector<MovePattern> as_of_others(const Variant& variant, const Position& position,
                                      const MovePattern& pattern);

// A move, or what has been made of it so far, with its plies.
struct Candidate {
    const std::vector<PlyRecord>& plies;
    const Move& move;
    std::span<const Edit> edits;

    static Candidate of(const ListedMove& move) { return {move.plies, move.move, move.edits}; }
};

// Does the move do what the text asks for, over pieces where it passes over some?
bool means(const GameState& game, const MovePattern& pattern, const Candidate& candidate);
// The same of the first plies of a move that goes on.
bool means_so_far(const GameState& game, const MovePattern& pattern, const Candidate& candidate);
// Does ply `i` of the move do what this part of a text asks for, by some walk that leads to its end?
bool fits_traced(const GameState& game, const MovePattern& part, const Candidate& candidate, std::size_t i);
// The position when ply `i` begins; behind the last ply that after the move.
Position position_at_ply(const GameState& game, const Candidate& candidate, std::size_t i);
// Where the part of a text says that a piece is passed over: does one stand there when ply `i` begins?
bool passes_over(const GameState& game, const MovePattern& part, const Candidate& candidate, std::size_t i);
// Where a text without a letter fits several pieces, one is meant whose letter may be left out: as the
// notation says, or as in the classical forms that of the piece that is promoted.
bool may_be_unnamed(const Variant& variant, Code piece);
// Notes the steps of the plies that the signs of the variant tell by their steps: others are captured or
// moved aside on the way, or the piece diverges. A ply keeps none where too many walks would have to be
// looked at.
void note_ways(const Variant& variant, const Position& position, const std::vector<ListedMove*>& moves);
// Ply `i` once for each walk of so many steps at most that does what it does and leads to its end, with the
// steps of that walk.
std::vector<PlyRecord> traced(const GameState& game, const Candidate& candidate, std::size_t i,
                              int most = kUnlimited);

}  // namespace acedrex
