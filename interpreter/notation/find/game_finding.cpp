// Which move a text means, and why it means none.
#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "game/game.hpp"
#include "legality/legal.hpp"
#include "notation/move/notation.hpp"

namespace acedrex {

namespace {

std::vector<std::string> nearest_texts(std::string_view text, const Listing& listing) {
    std::vector<std::string> texts, near;
    for (const auto& move : listing.moves) texts.push_back(move->text);
    while (near.size() < 5) {
        const std::string next = nearest_name(text, texts);
        if (next.empty()) break;
        near.push_back(next);
        std::erase(texts, next);
    }
    return near;
}

// Those that end nearest to the field where the text ends; of the piece that it names, if that one can move.
std::vector<std::string> ending_nearest(const Board& board, const MovePattern& pattern,
                                        const Listing& listing) {
    const NamedField& last = pattern.part(pattern.further.size()).to;
    if (!last.whole()) return {};
    const BoardPart& on = board.parts()[static_cast<std::size_t>(last.board)];
    const auto moves_it = [&](const auto& move) {
        const Code piece = move->plies[0].piece;
        return pattern.piece.given() ? piece != kNoPiece && pattern.piece.fits_piece(piece)
                                     : piece == kNoPiece;
    };
    const bool of_piece = std::any_of(listing.moves.begin(), listing.moves.end(), moves_it);
    std::vector<std::pair<int, std::string>> found;
    for (const auto& move : listing.moves) {
        const Field end = move->plies.back().to;
        if ((of_piece && !moves_it(move)) || end == kNoField || &board.part(end) != &on) continue;
        found.emplace_back(
            std::max(std::abs(board.file(end) - last.file), std::abs(board.rank(end) - last.rank)),
            move->text);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> near;
    for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 5); ++i) near.push_back(found[i].second);
    return near;
}

}  // namespace

// The field that the first part of the text starts from, where it names one.
std::optional<Field> Game::start_of(const MovePattern& pattern) const {
    const Field from = pattern.from.field(variant_->board());
    return from == variant_->board().off() ? std::nullopt : std::optional(from);
}

// The moves that the text can mean.
std::vector<std::shared_ptr<const ListedMove>> Game::fitting(std::string_view text,
                                                             const MovePattern& pattern) const {
    using Moves = std::vector<std::shared_ptr<const ListedMove>>;
    const MovePattern* parts = variant_->turn().several ? &pattern : nullptr;
    const std::optional<Field> from = start_of(pattern);
    const Listing listed = parts != nullptr ? list({.parts = parts}) : moves(from);
    for (const auto& move : listed.moves)
        if (move->text == text) return {move};
    Moves fitting;
    const auto keep_if = [&](const Moves& moves, const auto& is_meant) {
        Moves kept;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(kept), is_meant);
        return kept;
    };
    fitting = keep_if(listed.moves,
                      [&](const auto& move) { return means(pattern, move->plies, move->move, move->edits); });
    if (fitting.empty())
        fitting = keep_if(listed.moves, [&](const auto& move) {
            return fits_from_end_to_end(*variant_, pattern, move->plies);
        });
    // An outcome is listed by one of the ways to it; the text may tell another.
    if (fitting.empty() && variant_->outcomes_may_coincide())
        fitting = list({.from = from, .parts = parts, .ways = &pattern}).moves;
    if (fitting.empty() && variant_->obligations().self_check_loses) fitting = losing(pattern);
    const auto prefer = [&](const auto& is_preferred) {
        if (Moves preferred = keep_if(fitting, is_preferred); !preferred.empty())
            fitting = std::move(preferred);
    };
    if (fitting.size() > 1 && !pattern.effects.empty())
        prefer([&](const auto& move) { return tells_all(pattern, move->plies[0]); });
    // Where a text without a letter fits several pieces, one is meant whose letter may be left out: as the
    // notation says, or as in the classical forms that of the piece that is promoted.
    const auto may_be_unnamed = [&](Code piece) {
        if (piece == kNoPiece) return false;
        if (const auto& signs = variant_->spec().notation)
            return std::find(signs->unnamed.begin(), signs->unnamed.end(), variant_->cast().name(piece)) !=
                   signs->unnamed.end();
        return variant_->promotion().promotes(Cast::type(piece));
    };
    for (std::size_t i = 0; i < pattern.parts() && fitting.size() > 1; ++i) {
        const MovePattern& part = pattern.part(i);
        if (!part.piece.given() && part.from.rank < 0)
            prefer([&](const auto& move) {
                return i < move->plies.size() && may_be_unnamed(move->plies[i].piece);
            });
    }
    return fitting;
}

// Cascades that the text can mean and that leave the mover's own royal piece in check: they can be played,
// and lose.
std::vector<std::shared_ptr<const ListedMove>> Game::losing(const MovePattern& pattern) const {
    std::vector<std::shared_ptr<const ListedMove>> moves;
    for (const auto& move :
         list({.ignore_safety = true, .from = start_of(pattern), .ways = &pattern}).moves) {
        if (move->plies.size() < 2) continue;
        auto lost = std::make_shared<ListedMove>(*move);
        lost->self_check = true;
        moves.push_back(std::move(lost));
    }
    return moves;
}

PlayResult Game::find(std::string_view text, std::shared_ptr<const ListedMove>& found) const {
    using Kind = PlayResult::Kind;
    PlayResult result;
    MovePattern pattern;
    const bool is_notation = parse_move(*variant_, text, pattern, result.reason);
    std::vector<std::shared_ptr<const ListedMove>> meant;
    if (is_notation) meant = fitting(text, pattern);
    if (meant.size() == 1) {
        found = meant[0];
        result.text = found->text;
        return result;
    }
    if (meant.size() > 1) {
        result.kind = Kind::ambiguous;
        result.reason = "\"" + std::string(text) + "\" fits " + std::to_string(meant.size()) + " moves";
        for (const auto& move : meant) result.near.push_back(move->text);
        return result;
    }
    const Listing legal = moves();
    result.kind = Kind::not_legal;
    if (legal.moves.empty()) {
        result.rule = "game-over";
        result.reason = "the game is over: " + status().reason;
        return result;
    }
    if (is_notation) {
        refuse(text, pattern, result);
    } else {
        result.kind = Kind::not_notation;
        result.reason = "\"" + std::string(text) + "\" is no move: " + result.reason;
    }
    if (result.near.empty()) result.near = nearest_texts(text, legal);
    if (result.near.empty() && is_notation) result.near = ending_nearest(variant_->board(), pattern, legal);
    return result;
}

// Which rule forbids what the pattern asks for.
void Game::refuse(std::string_view text, MovePattern& pattern, PlayResult& result) const {
    const Board& board = variant_->board();
    const std::string quoted = "\"" + std::string(text) + "\"";
    const Side us = position_.to_move();
    const std::string side(to_string(us));
    const bool several = variant_->turn().several;
    const auto say = [&](const char* rule, std::string reason) {
        result.rule = rule;
        result.reason = std::move(reason);
    };
    if (pattern.piece.given() && pattern.piece.number < 0)
        return say("no-such-piece", quoted + ": no piece has the symbol \"" + pattern.piece.name + "\"");
    for (const NamedField& place : {pattern.from, pattern.to}) {
        const BoardPart& on = board.parts()[static_cast<std::size_t>(place.board)];
        if (place.file >= on.files || place.rank >= on.ranks ||
            (place.whole() && place.field(board) == board.off()))
            return say("no-such-field", quoted + " names a field that the board does not have");
    }
    for (const EffectPattern& effect : pattern.effects)
        if (effect.field == board.off() || effect.to == board.off())
            return say("no-such-field",
                       quoted + ": " + effect.text + " names a field that the board does not have");
    if (const auto from = start_of(pattern)) {
        // In the middle of a cascade it is the piece in the air that moves, not one that stands below it.
        const Position::Air* air = position_.air();
        const Code there = air != nullptr && air->at == *from ? air->code : position_.at(*from);
        if (there == kNoPiece) return say("no-such-piece", "nothing stands on " + board.name(*from));
        if (Cast::side(there) != us && !variant_->movement(there).anyones)
            return say("not-your-piece", "the " + variant_->cast().name(there) + " on " + board.name(*from) +
                                             " is not " + side + "'s, and " + side + " is to move");
        if (!pattern.piece.fits_piece(there))
            return say("no-such-piece",
                       "on " + board.name(*from) + " stands a " + variant_->cast().name(there));
    }
    const Asked unsafe{.ignore_safety = true,
                       .from = start_of(pattern),
                       .parts = several ? &pattern : nullptr,
                       .ways = !several && variant_->outcomes_may_coincide() ? &pattern : nullptr};
    for (const auto& move : list(unsafe).moves) {
        if (!means(pattern, move->plies, move->move, move->edits)) continue;
        result.reason = quoted + broken_rule(*move, several, result);
        return;
    }
    if (refuse_effects(quoted, pattern, result)) return;
    if (pattern.passes)
        return say("pass", quoted + (variant_->obligations().pass == MoveObligations::Pass::never
                                         ? ": no turn may be passed"
                                         : ": a turn is passed only where there is no other move"));
    if (pattern.tells_changes && refuse_told(quoted, pattern, result)) return;
    const bool in_parts = !variant_->turn().one_move || !pattern.further.empty();
    if (in_parts && refuse_turn(quoted, pattern, result)) return;
    if (pattern.drop) return refuse_drop(quoted, pattern, result);
    if (pattern.castles != MovePattern::Castles::unsaid) {
        const std::string why = castling_refusal(*variant_, position_);
        return say("castling", quoted + ": " + (why.empty() ? "castling goes elsewhere" : why));
    }
    if (refuse_details(quoted, pattern, result)) return;
    // Is it the first ply of moves that go on by themselves?
    if (!in_parts)
        for (const auto& move : moves(start_of(pattern)).moves)
            if (move->plies.size() > 1 && result.near.size() < 5 && fits(*variant_, pattern, move->plies[0]))
                result.near.push_back(move->text);
    if (!result.near.empty())
        return say("cascade", quoted + ": the move is not complete, what it sets going has to go on");
    const std::string piece = pattern.piece.given()
                                  ? "no " + variant_->cast().entry(pattern.piece.number).name + " of " + side
                                  : "no piece of " + side;
    say("movement", quoted + ": " + piece + " moves like that here");
}

// Are there moves of which less is told?
bool Game::tell_near(const MovePattern& bare, PlayResult& result) const {
    for (const auto& move : moves(start_of(bare)).moves)
        if (fits(*variant_, bare, move->plies)) result.near.push_back(move->text);
    return !result.near.empty();
}

// Is there such a move, but not with all that the text says besides?
bool Game::refuse_effects(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    if (!pattern.leaves && pattern.effects.empty()) return false;
    const MovePattern bare = pattern.without_effects();
    if (!tell_near(bare, result)) return false;
    result.rule = "effect";
    result.reason = quoted + ": not all of that happens at once";
    for (const EffectPattern& effect : pattern.effects) {
        MovePattern one = bare;
        one.effects = {effect};
        const auto legal = moves(start_of(one)).moves;
        if (std::none_of(legal.begin(), legal.end(),
                         [&](const auto& move) { return fits(*variant_, one, move->plies); }))
            result.reason = quoted + ": the move is possible, but not with " + effect.text;
    }
    return true;
}

// Can the piece go there, but not so?
bool Game::refuse_details(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    const bool promotes = pattern.promotes != MovePattern::Promotes::unsaid;
    if (!promotes && !pattern.passer && !pattern.capture) return false;
    MovePattern bare = pattern.without_effects();
    bare.promotes = MovePattern::Promotes::unsaid;
    bare.passer = bare.capture = false;
    if (!tell_near(bare, result)) return false;
    result.rule = promotes ? "promotion" : pattern.passer ? "en-passant" : "capture";
    result.reason = quoted + (promotes         ? ": no such promotion there"
                              : pattern.passer ? ": nothing can be captured en passant there"
                                               : ": nothing is captured there");
    return true;
}

// Does the text go wrong with the number of its parts, or with one after the first?
bool Game::refuse_turn(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    const std::size_t given = pattern.parts();
    std::size_t best = 0;
    bool goes_on = false;
    for (const auto& move : moves().moves) {
        std::size_t same = 0;
        while (same < std::min(given, move->plies.size()) &&
               fits(*variant_, pattern.part(same), move->plies[same]))
            ++same;
        if (same > best) result.near.clear();
        if (same > best) goes_on = false;
        if (same < best || same == 0) continue;
        best = same;
        goes_on = goes_on || move->plies.size() > same;
        if (result.near.size() < 5) result.near.push_back(move->text);
    }
    if (best == 0) return false;
    result.rule = "turn";
    if (best == given) {
        result.reason = quoted + ": the turn is not complete, it has further parts";
    } else if (!goes_on) {
        result.reason = quoted + ": the turn ends before part " + std::to_string(best + 1);
    } else if (pattern.part(best).drop && pattern.part(best).piece.number >= 0) {
        refuse_drop(quoted, pattern.part(best), result);
    } else {
        result.reason = quoted + ": part " + std::to_string(best + 1) + " is not possible there";
    }
    return true;
}

// Why a piece cannot be brought in.
void Game::refuse_drop(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    result.rule = "drop";
    const Side us = position_.to_move();
    const Code code = variant_->cast().code(pattern.piece.number, us);
    const std::string& name = variant_->cast().name(code);
    bool held = false;
    for (int i = 0; i < static_cast<int>(variant_->pockets().names.size()); ++i)
        held = held || (pattern.pocket.fits(i) && position_.reserve(code, i) > 0);
    const Board& board = variant_->board();
    const Field field = pattern.to.field(board);
    if (pattern.pocket.given() && pattern.pocket.number < 0)
        result.reason = quoted + ": there is no pocket {" + pattern.pocket.name + "}";
    else if (!held)
        result.reason = quoted + ": " + std::string(to_string(us)) + " has no " + name + " in reserve";
    else if (field != board.off() && position_.at(field) != kNoPiece)
        result.reason = quoted + ": " + board.name(field) + " is not empty";
    else
        result.reason = quoted + ": the rules do not let the " + name + " come in so now";
}

// Which rule forbids a move that the piece can make; the sentence goes on after the move's text.
std::string Game::broken_rule(const ListedMove& move, bool several, PlayResult& result) const {
    const Side us = position_.to_move();
    const std::string side(to_string(us));
    Game after = *this;
    after.play(move);
    if (position_.royals(us) > 0 && after.position_.royals(us) == 0) {
        result.rule = "check";
        return " costs " + side + " its own royal piece";
    }
    const Peril peril = LegalMoves(*variant_, after.position_).peril(us);
    if (peril == Peril::attacked) {
        result.rule = "check";
        return " leaves " + side + "'s own royal piece in check";
    }
    if (peril == Peril::unattacked) {
        result.rule = "unattacked";
        return " leaves " + side + "'s own royal piece unattacked, which has to be attacked";
    }
    if (variant_->obligations().gives_no_check &&
        LegalMoves(*variant_, after.position_).in_check(other(us))) {
        result.rule = "giving-check";
        return " gives check, which is illegal here";
    }
    if (several && variant_->turn().safe_each) {
        result.rule = "check";
        return " leaves " + side + "'s own royal piece in check after one of its parts";
    }
    Position position = position_;
    if (LegalMoves(*variant_, position).must_flee()) {
        result.rule = "flight";
        return ": " + side + "'s royal piece is attacked and has to go where it is not";
    }
    if (!repetition_is_illegal() || !repeats_illegally(repetition_key(), move.move, move.edits.data())) {
        result.rule = "compulsory-capture";
        return variant_->obligations().capture == MoveObligations::Capture::most
                   ? ": another move captures more pieces"
                   : ": a piece can be captured, so one has to be";
    }
    result.rule = "repetition";
    return " repeats a position once too often";
}

}  // namespace acedrex
