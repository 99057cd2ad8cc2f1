// Texts that are notation and name no legal move: which rule forbids it, or what of it is not there.
#include "notation/find/refusal.hpp"

#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "notation/position/stock.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

void Refusal::explain() {
    what_is_not_there() || broken_rule() || effects() || passing() || told() || parts_of_turn() ||
        (pattern_.drop && drop(pattern_)) || castling() || details() || unfinished() || movement();
}

bool Refusal::say_alone(const char* rule, std::string reason) {
    result_.rule = rule;
    result_.reason = std::move(reason);
    return true;
}

bool Refusal::say(const char* rule, const std::string& reason) {
    return say_alone(rule, quoted_ + reason);
}

void Refusal::add_near(const ListedMove& move) {
    if (result_.near.size() < kNear) result_.near.push_back(move.text);
}

// Pieces and fields that the variant does not have; then the piece that would move.
bool Refusal::what_is_not_there() {
    if (pattern_.piece.given() && pattern_.piece.number < 0)
        return say("no-such-piece", ": no piece has the symbol \"" + pattern_.piece.name + "\"");
    for (const NamedField& named : {pattern_.from, pattern_.to}) {
        const BoardPart& on = board_.parts()[static_cast<std::size_t>(named.board)];
        if (named.file >= on.files || named.rank >= on.ranks ||
            (named.whole() && named.field(board_) == board_.off()))
            return say("no-such-field", " names a field that the board does not have");
    }
    for (const EffectPattern& effect : pattern_.effects)
        if (!effect.on_board)
            return say("no-such-field",
                       ": " + effect.piece + effect.text + " names a field that the board does not have");
    const std::optional<Field> from = start_of(board_, pattern_);
    return from && wrong_piece(*from);
}

bool Refusal::wrong_piece(Field from) {
    // In the middle of a cascade it is the piece in the air that moves, not one that stands below it.
    const Position::Air* air = position_.air();
    const bool in_air = air != nullptr && air->at == from;
    const Code there = in_air ? air->code : position_.at(from);
    if (there == kNoPiece) return say_alone("no-such-piece", "nothing stands on " + board_.name(from));
    if (!in_air && Cast::side(there) != position_.to_move() && !variant_.movement(there).anyones)
        return say_alone("not-your-piece", "the " + piece_on(variant_, there, from) + " is not " + side() +
                                               "'s, and " + side() + " is to move");
    return !pattern_.piece.fits_piece(there) &&
           say_alone("no-such-piece", "on " + board_.name(from) + " stands a " + variant_.cast().name(there));
}

// Can a piece make the move, but a rule forbids it?
bool Refusal::broken_rule() {
    const bool several = variant_.turn().several;
    const bool ways = !several && variant_.outcomes_may_coincide();
    const Listing unsafe = list_moves(game_.state(), {.ignore_safety = true,
                                                      .from = start_of(board_, pattern_),
                                                      .parts = several ? &pattern_ : nullptr,
                                                      .ways = ways ? &pattern_ : nullptr});
    const auto move = ranges::find_if(
        unsafe.moves, [&](const auto& one) { return means(game_.state(), pattern_, Candidate::of(*one)); });
    return move != unsafe.moves.end() && rule_broken_by(**move);
}

bool Refusal::rule_broken_by(const ListedMove& move) {
    const Side us = position_.to_move();
    GameState next = game_.state();
    next.play(move.move, move.edits.data(), move.self_check);
    Position after = next.position();
    const auto is_lost = [&](Code code) { return position_.count(code) > 0 && after.count(code) == 0; };
    const bool each = variant_.obligations().several_royals == MoveObligations::Royals::last_of_each;
    if ((position_.royals(us) > 0 && after.royals(us) == 0) ||
        (each && ranges::any_of(variant_.royals(us).check, is_lost)))
        return say("check", " costs " + side() + " its own royal piece");
    Position before = position_;
    LegalMoves turns(variant_, before);
    const Peril peril = turns.excuses() ? turns.peril_of(move.move, move.edits.data())
                                        : LegalMoves(variant_, after).peril(us);
    if (peril == Peril::attacked) return say("check", " leaves " + side() + "'s own royal piece in check");
    if (peril == Peril::unattacked)
        return say("unattacked",
                   " leaves " + side() + "'s own royal piece unattacked, which has to be attacked");
    game_.state().lift_where_escapes_repeat(turns);
    if (turns.holds_escapes() && LegalMoves(variant_, after).en_prise(us))
        return say("escape", " leaves " + side() + "'s " + attacked_piece(after) +
                                 " attacked, which another turn saves");
    using Checks = MoveObligations::Checks;
    const Checks checks = variant_.obligations(position_.to_move()).giving_check;
    if (checks != Checks::legal && LegalMoves(variant_, after).in_check(other(us)) &&
        !(checks == Checks::mates && next.status().over()))
        return say("giving-check", checks == Checks::mates ? " gives check and does not mate"
                                                           : " gives check, which is illegal here");
    if (variant_.turn().several && variant_.turn().safe_each)
        return say("check", " leaves " + side() + "'s own royal piece in check after one of its parts");
    Position now = position_;
    if (LegalMoves(variant_, now).must_flee())
        return say("flight", ": " + side() + "'s royal piece is attacked and has to go where it is not");
    if (game_.state().repeats_illegally(move.move, move.edits.data()))
        return say("repetition", " repeats a position once too often");
    if (variant_.turn().forced_drops > 0 && !variant_.compares_turns(position_.to_move()))
        return say("forced-drop", " leaves out a piece that has to come in from its pocket");
    if (!variant_.preferences().empty())
        return say("preferred",
                   variant_.obligations(position_.to_move()).capture == MoveObligations::Capture::free
                       ? ": another move is of a kind that comes first"
                       : ": another move is of a kind that comes first, or captures more");
    return say("compulsory-capture",
               variant_.obligations(position_.to_move()).capture == MoveObligations::Capture::most
                   ? ": another move captures more pieces"
                   : ": a piece can be captured, so one has to be");
}

// Of those that escape where they can: which one stands attacked there.
std::string Refusal::attacked_piece(Position& after) const {
    LegalMoves legal(variant_, after);
    const auto own = after.pieces(position_.to_move());
    const auto en_prise = ranges::find_if(
        own, [&](Field f) { return after.tables().escapes(after.at(f)) && legal.attacked(f, after.at(f)); });
    return piece_on(variant_, after.at(*en_prise), *en_prise);
}

// Are there moves of which less is told?
bool Refusal::find_near(const MovePattern& bare) {
    for (const auto& move : from_start(bare))
        if (fits(variant_, bare, move->plies)) result_.near.push_back(move->text);
    return !result_.near.empty();
}

// Is there such a move, but not with all that the text says besides?
bool Refusal::effects() {
    if (!pattern_.leaves && pattern_.effects.empty()) return false;
    const MovePattern bare = pattern_.without_effects();
    if (!find_near(bare)) return false;
    say("effect", ": not all of that happens at once");
    for (const EffectPattern& effect : pattern_.effects) {
        MovePattern one = bare;
        one.effects = {effect};
        const Moves legal = from_start(one);
        if (!ranges::any_of(legal, [&](const auto& move) { return fits(variant_, one, move->plies); }))
            say("effect", ": the move is possible, but not with " + effect.piece + effect.text);
    }
    return true;
}

bool Refusal::passing() {
    return pattern_.passes &&
           say("pass", variant_.obligations(position_.to_move()).pass == MoveObligations::Pass::never
                           ? ": no turn may be passed"
                           : ": a turn is passed only where there is no other move");
}

// Why a piece that waits in a queue cannot come in yet; "" where that is not it.
std::string Refusal::waits(const MovePattern& part) const {
    const Code piece = variant_.cast().code(part.piece.number, position_.to_move());
    for (int i = 0; i < static_cast<int>(variant_.pockets().names.size()); ++i)
        if (part.pocket.fits(i))
            if (std::string why = why_it_waits(variant_, position_, piece, i); !why.empty()) return why;
    return "";
}

// Why a piece cannot be brought in.
bool Refusal::drop(const MovePattern& part) {
    if (!part.piece.given()) return say("drop", ": " + side() + " can bring in no piece there");
    const Code code = variant_.cast().code(part.piece.number, position_.to_move());
    const std::string& name = variant_.cast().name(code);
    bool held = false;
    for (int i = 0; i < static_cast<int>(variant_.pockets().names.size()); ++i)
        held = held || (part.pocket.fits(i) && position_.reserve(code, i) > 0);
    const Field field = part.to.field(board_);
    if (part.pocket.given() && part.pocket.number < 0)
        return say("drop", ": there is no pocket {" + part.pocket.name + "}");
    if (!held) return say("drop", ": " + side() + " has no " + name + " in reserve");
    if (field != board_.off() && position_.at(field) != kNoPiece)
        return say("drop", ": " + board_.name(field) + " is not empty");
    if (const std::string why = waits(part); !why.empty()) return say("drop", ": " + why);
    return say("drop", ": the rules do not let the " + name + " come in so now");
}

bool Refusal::castling() {
    if (pattern_.castles == MovePattern::Castles::unsaid) return false;
    const std::string why = castling_refusal(variant_, position_, pattern_);
    return say("castling", ": " + (why.empty() ? "castling goes elsewhere" : why));
}

// Can the piece go there, but not so?
bool Refusal::details() {
    const bool promotes = pattern_.promotes != MovePattern::Promotes::unsaid;
    if (!promotes && !pattern_.passer && !pattern_.capture) return false;
    MovePattern bare = pattern_.without_effects();
    bare.promotes = MovePattern::Promotes::unsaid;
    bare.passer = bare.capture = false;
    if (!find_near(bare)) return false;
    if (promotes) return say("promotion", ": no such promotion there");
    if (pattern_.passer) return say("en-passant", ": nothing can be captured en passant there");
    return say("capture", ": nothing is captured there");
}

// Is it the first ply of moves that go on by themselves?
bool Refusal::unfinished() {
    if (!variant_.turn().one_move || pattern_.parts() > 1) return false;
    for (const auto& move : from_start(pattern_))
        if (move->plies.size() > 1 && fits(variant_, pattern_, move->plies[0])) add_near(*move);
    return !result_.near.empty() &&
           say("cascade", ": the move is not complete, what it sets going has to go on");
}

bool Refusal::movement() {
    const std::string piece =
        pattern_.piece.given() ? "no " + variant_.cast().entry(pattern_.piece.number).name + " of " + side()
                               : "no piece of " + side();
    return say("movement", ": " + piece + " moves like that here");
}

}  // namespace acedrex
