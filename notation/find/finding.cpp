// The move that a text means: of those that fit it, the ones that are meant before others.
#include "notation/find/finding.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "notation/find/refusal.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t kOfFinding = 5 * Work::kSecond;

std::vector<std::string> nearest_texts(std::string_view text, const Listing& listing) {
    std::vector<std::string> texts, near;
    for (const auto& move : listing.moves) texts.push_back(move->text);
    while (near.size() < kNear) {
        const std::string next = nearest_name(text, texts);
        if (next.empty()) break;
        near.push_back(next);
        std::erase(texts, next);
    }
    return near;
}

// What a text that names no legal move is compared with: all of them, unless cascades make them very many.
Listing near_moves(const Game& game) {
    if (game.variant().outcomes_may_coincide())
        if (Listing few = game.moves(std::nullopt, kLookedAt); !few.complete) return few;
    return game.moves();
}

// The moves that end nearest to the field where the text ends; of the piece that it names, if that one can
// move.
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
    const bool of_piece = ranges::any_of(listing.moves, moves_it);
    std::vector<std::pair<int, std::string>> found;
    for (const auto& move : listing.moves) {
        const Field end = move->plies.back().to;
        if ((of_piece && !moves_it(move)) || end == kNoField || &board.part(end) != &on) continue;
        found.emplace_back(
            std::max(std::abs(board.file(end) - last.file), std::abs(board.rank(end) - last.rank)),
            move->text);
    }
    ranges::sort(found, &std::pair<int, std::string>::first);
    std::vector<std::string> near;
    for (std::size_t i = 0; i < std::min(found.size(), kNear); ++i) near.push_back(found[i].second);
    return near;
}

// How many pieces a move captures on its way, at fields that the text does not write and, negative, at those
// that it does: what stands there is captured unless something else is said.
std::pair<std::ptrdiff_t, std::ptrdiff_t> captures_on_way(const Board& board, const MovePattern& pattern,
                                                          const ListedMove& move) {
    std::pair<std::ptrdiff_t, std::ptrdiff_t> found;
    for (std::size_t i = 0; i < std::min(pattern.parts(), move.plies.size()); ++i) {
        const MovePattern& part = pattern.part(i);
        for (const LeftPiece& met : met_on_way(move.plies[i])) {
            if (met.to != kNoField) continue;
            const bool written =
                ranges::any_of(part.steps,
                               [&](const StepPattern& step) { return step.field == met.field; }) ||
                ranges::any_of(part.met_by.told,
                               [&](const MetPattern& told) { return told.fits(board, met); });
            (written ? --found.second : ++found.first);
        }
    }
    return found;
}

// Does the turn leave no more than a piece attacked that is to escape? Such a turn is illegal, and does not
// lose.
bool leaves_en_prise(const Game& game, const ListedMove& move) {
    const Side us = game.to_move();
    GameState next = game.state();
    next.play(move.move, move.edits.data());
    Position after = next.position();
    LegalMoves legal(game.variant(), after);
    return legal.en_prise(us) && legal.peril(us) == Peril::none;
}

// Cascades that the text can mean and that leave the mover's own royal piece in check: they can be played,
// and lose.
Moves losing(const Game& game, const MovePattern& pattern) {
    Moves moves;
    for (const auto& move : list_moves(game.state(), {.ignore_safety = true,
                                                     .from = start_of(game.variant().board(), pattern),
                                                     .ways = &pattern})
                                .moves) {
        if (move->plies.size() < 2 || leaves_en_prise(game, *move)) continue;
        auto lost = std::make_shared<ListedMove>(*move);
        lost->self_check = true;
        moves.push_back(std::move(lost));
    }
    return moves;
}

// The outcomes of the ways that the text tells, however many cascades there are besides. parts: as Wanted's.
Listing told_by(const Game& game, const MovePattern& pattern, const MovePattern* parts = nullptr) {
    const std::optional<Field> from = start_of(game.variant().board(), pattern);
    return list_moves(game.state(), {.from = from, .parts = parts, .ways = &pattern});
}

// The only one of them, if its own text tells no other either; nullptr: several, or none.
std::shared_ptr<const ListedMove> only_told(const Game& game, const Listing& told) {
    const auto is_alone = [](const Listing& found) { return found.complete && found.moves.size() == 1; };
    MovePattern own;
    std::string reason;
    if (!is_alone(told) || !parse_move(game.variant(), told.moves[0]->text, own, reason)) return nullptr;
    const Listing same = told_by(game, own);
    return is_alone(same) ? same.moves[0] : nullptr;
}

// Of several outcomes of turns of parts that one text tells, the one that is listed by it: numbers tell apart
// all that are legal, and not just those that fit a text. Empty: there is none, or other texts tell some.
Moves numbered(const Game& game, const Moves& moves, std::string_view text) {
    const auto tells = [&](const auto& move) { return without_number(move->text) == without_number(text); };
    if (!game.variant().turn().several || moves.size() < 2 || !ranges::all_of(moves, tells)) return {};
    const Listing legal = game.moves();
    const auto one = ranges::find_if(legal.moves, [&](const auto& move) { return move->text == text; });
    return one == legal.moves.end() ? Moves{} : Moves{*one};
}

// The moves that the text can mean.
Moves meant_by(const Game& game, std::string_view text, const MovePattern& pattern) {
    const Variant& variant = game.variant();
    const MovePattern* parts = variant.turn().several ? &pattern : nullptr;
    const bool follows_plies = parts == nullptr && variant.outcomes_may_coincide();
    const Listing told = follows_plies ? told_by(game, pattern) : Listing{};
    if (const auto only = only_told(game, told)) return {only};
    // What is no way to any outcome is none of those that are listed, unless plies of one piece can be told
    // as one.
    const bool none = follows_plies && !gives_plies(variant) && told.complete && told.moves.empty();
    const std::optional<Field> from = start_of(game.variant().board(), pattern);
    const Listing listed = none               ? Listing{}
                           : parts != nullptr ? list_moves(game.state(), {.parts = parts})
                                              : game.moves(from);
    const auto kept = [&](const auto& is_meant) {
        Moves moves;
        for (const auto& move : listed.moves)
            if (is_meant(*move)) moves.push_back(move);
        return moves;
    };
    const Moves alike =
        kept([&](const auto& move) { return without_number(move.text) == without_number(text); });
    if (Moves one = numbered(game, alike, text); !one.empty()) return one;
    for (const auto& move : alike)
        if (move->text == text) return {move};
    Moves fitting = kept([&](const auto& move) { return means(game.state(), pattern, Candidate::of(move)); });
    if (fitting.empty())
        fitting = kept([&](const auto& move) { return fits_from_end_to_end(variant, pattern, move.plies); });
    // An outcome is listed by one of the ways to it; the text may tell another.
    if (fitting.empty() && variant.outcomes_may_coincide())
        fitting = (parts == nullptr ? told : told_by(game, pattern, parts)).moves;
    if (fitting.empty() && variant.obligations().self_check_loses) fitting = losing(game, pattern);
    // "Kg1": castling is written so only where nothing else goes there.
    if (fitting.size() > 1 && pattern.castles == MovePattern::Castles::unsaid)
        prefer(fitting, [](const auto& move) { return move->plies[0].kind != PlyKind::castle; });
    if (fitting.size() > 1 && !pattern.effects.empty())
        prefer(fitting, [&](const auto& move) { return tells_all(variant, pattern, move->plies[0]); });
    if (fitting.size() > 1) {
        const auto captures = [&](const auto& move) {
            return captures_on_way(variant.board(), pattern, *move);
        };
        auto fewest = captures(fitting.front());
        for (const auto& move : fitting) fewest = std::min(fewest, captures(move));
        prefer(fitting, [&](const auto& move) { return captures(move) == fewest; });
    }
    for (std::size_t i = 0; i < pattern.parts() && fitting.size() > 1; ++i) {
        const MovePattern& part = pattern.part(i);
        // "f8" where the piece may be promoted and need not be: it stays what it is, as nothing is said.
        if (part.promotes == MovePattern::Promotes::unsaid) {
            prefer(fitting, [&](const auto& move) {
                return i >= move->plies.size() || move->plies[i].promoted_to == kNoPiece;
            });
            prefer(fitting, [&](const auto& move) {
                return i >= move->plies.size() || !move->plies[i].has(SideEffect::Kind::tag);
            });
        }
        if (!part.piece.given() && part.from.rank < 0)
            prefer(fitting, [&](const auto& move) {
                return i < move->plies.size() && may_be_unnamed(variant, move->plies[i].piece);
            });
    }
    if (fitting.size() < 2) return fitting;
    const Moves one = numbered(game, fitting, without_number(fitting[0]->text));
    return one.empty() ? fitting : one;
}

// "Wa-a7": where a text begins with a symbol of several letters that stands in no brackets, what to write.
std::string unbracketed_symbol(const Variant& variant, std::string_view text) {
    std::string longest;
    for (int type = 0; type < variant.cast().types(); ++type)
        if (const std::string& symbol = variant.cast().entry(type).symbol;
            symbol.size() > std::max<std::size_t>(longest.size(), 1) && text.starts_with(symbol))
            longest = symbol;
    if (longest.empty()) return "";
    return fmt::format("; the symbol of the {} is written {}, with its brackets",
                       variant.cast().entry(*type_of_symbol(variant.cast(), longest)).name,
                       bracketed(longest));
}

// Which symbol may be meant.
std::string symbol_hint(const Variant& variant, std::string_view text, const MovePattern& pattern) {
    const std::string brackets = unbracketed_symbol(variant, text);
    if (!brackets.empty() || !pattern.piece.given() || pattern.piece.number >= 0) return brackets;
    return "; " + symbol_remedy(variant, pattern.piece.name);
}

}  // namespace

bool may_be_unnamed(const Variant& variant, Code piece) {
    if (piece == kNoPiece) return false;
    if (const auto& signs = notations_of(variant).trail)
        return ranges::count(signs->unnamed, variant.cast().name(piece)) > 0;
    // By the rule of the variant, or by its own movement.
    if (variant.promotion().promotes(Cast::type(piece))) return true;
    const Expr& moves = variant.piece(Cast::type(piece)).moves;
    return moves && says(*moves, EffectKind::promote);
}

std::optional<Field> start_of(const Board& board, const MovePattern& pattern) {
    const Field from = pattern.from.field(board);
    return from == board.off() ? std::nullopt : std::optional(from);
}

PlayResult found_among(const Moves& meant, std::string_view text, std::shared_ptr<const ListedMove>& found) {
    PlayResult result;
    if (meant.size() == 1) {
        found = meant[0];
        result.text = found->text;
        return result;
    }
    result.kind = PlayResult::Kind::ambiguous;
    result.reason = fmt::format("\"{}\" fits {} moves", text, meant.size());
    for (const auto& move : meant) result.near.push_back(move->text);
    return result;
}

// By the variant's signs, or in the plain form.
static PlayResult find_told(const Game& game, std::string_view text,
                            std::shared_ptr<const ListedMove>& found) {
    using Kind = PlayResult::Kind;
    PlayResult result;
    MovePattern pattern;
    const bool is_notation = parse_move(game.variant(), text, pattern, result.reason);
    Moves meant;
    if (is_notation) meant = meant_by(game, text, pattern);
    // Some write as if steps were left out where none are.
    if (MovePattern relaxed = pattern; is_notation && meant.empty() && relaxed.relax_steps())
        meant = meant_by(game, text, relaxed);
    if (is_notation && meant.empty())
        for (const MovePattern& other : as_of_others(game.variant(), game.position(), pattern))
            if (meant.empty()) meant = meant_by(game, text, other);
    if (!meant.empty()) return found_among(meant, text, found);
    const std::string quoted = "\"" + std::string(text) + "\"";
    const Listing legal = near_moves(game);
    result.kind = Kind::not_legal;
    if (legal.moves.empty() && legal.complete) {
        result.rule = "game-over";
        result.reason = "the game is over: " + game.status().reason;
        return result;
    }
    const bool by_forms = notations_of(game.variant()).forms && like_a_form(game.variant(), text, pattern);
    if (by_forms && told_otherwise(game, pattern, result)) {
        result.reason = quoted + ": what moves there is written differently";
    } else if (is_notation || by_forms) {
        Refusal(game, quoted, pattern, result).explain();
    } else {
        result.kind = Kind::not_notation;
        result.reason = quoted + " is not a move: " + result.reason;
    }
    if (!by_forms) result.reason += symbol_hint(game.variant(), text, pattern);
    if (result.near.empty()) result.near = nearest_texts(text, legal);
    if (result.near.empty() && is_notation)
        result.near = ending_nearest(game.variant().board(), pattern, legal);
    return result;
}

PlayResult find_move(const Game& game, std::string_view text, std::shared_ptr<const ListedMove>& found) {
    const Work work(kOfFinding);
    if (notations_of(game.variant()).forms) {
        if (const auto by_forms = find_by_forms(game, text, found)) return *by_forms;
        PlayResult told = find_told(game, text, found);
        if (told) told.text = (found = as_listed(game, found))->text;
        return told;
    }
    if (!notations_of(game.variant()).edits) return find_told(game, text, found);
    text = without_comment(game.variant(), text);
    std::optional<PlayResult> by_edits = find_by_edits(game, text, found);
    if (by_edits && *by_edits) return *by_edits;
    PlayResult told = find_told(game, text, found);
    using Kind = PlayResult::Kind;
    if (told) return told;
    if (!by_edits) {
        const bool is_form = told.kind == Kind::not_legal && told.rule != "no-such-piece";
        if (!is_form && !told.near.empty())
            told.reason += "; turns are written as edits, as " + told.near.front();
        return told;
    }
    // The plain form knows more of why a move is not legal, and less of pieces and of further parts.
    const bool is_told = told.kind == Kind::not_legal && by_edits->kind == Kind::not_legal &&
                         told.rule != "turn" && told.rule != "no-such-piece";
    if (is_told || (told.kind == Kind::ambiguous && by_edits->kind != Kind::ambiguous)) return told;
    if (by_edits->near.empty()) by_edits->near = std::move(told.near);
    return *by_edits;
}

}  // namespace acedrex
