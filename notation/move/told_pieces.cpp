// What a text tells of pieces: what becomes of the one that makes the ply and of those that it comes upon.
#include "base/ranges.hpp"
#include "notation/move/told.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;
using Castles = MovePattern::Castles;
using Converts = MovePattern::Converts;
using Promotes = MovePattern::Promotes;

// A piece out of a pocket.
bool fits_retrieved(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    const auto is = [&](const MovePattern::Retrieved& told, const SideEffect* made) {
        return told.piece.fits_piece(made->piece) && told.theirs != (Cast::side(made->piece) == ply.player) &&
               (told.field.none() ? made->from == ply.to : told.field.fits(board, made->from));
    };
    std::vector<const SideEffect*> made;
    if (const SideEffect* back = retrieved(ply)) made.push_back(back);
    return in_order(p.retrieved.told, made, is, [&](const SideEffect*) { return !p.retrieved.all; });
}

std::string wrong_retrieval(const Mistold& in) {
    const auto& told = in.p.retrieved.told;
    const SideEffect* back = retrieved(in.ply());
    if (back == nullptr)
        return told.empty() ? "a piece comes back" : "no " + told.front().piece.name + " can come back there";
    return "what comes back there is the " + std::string(to_string(Cast::side(back->piece))) + " " +
           in.variant.cast().name(back->piece) + " on " + in.field(back->from) + ", which has to be written";
}

// In a notation that tells promotions and conversions: is one untold?
bool fits_untold(const Board&, const MovePattern& p, const PlyRecord& ply) {
    const bool said = p.promotes != Promotes::unsaid || p.converts != Converts::unsaid;
    return !p.tells_changes || said ||
           (ply.promoted_to == kNoPiece && touched(ply) == nullptr && !ranges::any_of(ply.effects, puts_off));
}

std::string untold_change(const Mistold& in) {
    const TrailSigns& signs = *notations_of(in.variant).trail;
    const SideEffect* met = touched(in.ply());
    const std::string to = in.field(met != nullptr ? met->from : in.ply().to);
    if (met != nullptr && met->kind == Effect::convert)
        return "the " + piece_on(in.variant, met->piece, met->from) +
               " is converted, which has to be written, as " + to + signs[Sign::convert];
    return "there is a promotion on " + to + ", and what to has to be written, as " + to +
           signs[Sign::promote];
}

// What becomes of pieces elsewhere.
bool fits_changed(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    const auto is = [&](const MetPattern& told, const SideEffect* e) {
        return told.fits(board, {e->from, e->was, 0, e->had});
    };
    return !is_said(p.changed) || in_order(p.changed.told, changed_elsewhere(ply), is,
                                           [&](const SideEffect*) { return !p.changed.all; });
}

std::string wrong_change(const Mistold& in) {
    if (!in.p.changed.told.empty()) return "no such piece becomes another one elsewhere";
    const SideEffect& e = *changed_elsewhere(in.ply()).front();
    return "the " + piece_on(in.variant, e.was, e.from) + " becomes another piece, which has to be written";
}

// Of the piece itself, or of one that it came upon and left behind.
bool fits_promotion(const Board&, const MovePattern& p, const PlyRecord& ply) {
    if (p.promotes == Promotes::unsaid) return true;
    const SideEffect* met = touched(ply);
    if (p.promotes == Promotes::later) return met == nullptr ? ply.has(Effect::tag) : puts_off(*met);
    const bool changed = met != nullptr && met->kind == Effect::change;
    // What a rule makes of it afterwards, or what its own move has made.
    for (const Code becomes : {changed ? met->piece : ply.promoted_to, changed ? kNoPiece : ply.became})
        if (becomes != kNoPiece && p.promotion.fits_piece(becomes)) return true;
    return false;
}

bool fits_converting(const Board&, const MovePattern& p, const PlyRecord& ply) {
    if (p.converts == Converts::unsaid) return true;
    const SideEffect* met = touched(ply);
    if (p.converts == Converts::done)
        return met != nullptr && met->kind == Effect::convert && p.met.fits_piece(met->piece);
    return leaves(ply) && !lost_in_passage(ply) && met == nullptr && ply.from != ply.to &&
           ply.captures.empty();
}

// Is it the piece that is named, and had it these tags?
bool is_told(const Named& named, Tags tags, Code piece, Tags had) {
    return named.fits_piece(piece) && (tags & ~had) == 0;
}

// Where it ends, or in passing.
bool fits_capture(const Board&, const MovePattern& p, const PlyRecord& ply) {
    if (!p.captures_at_end || p.converts != Converts::unsaid) return !p.capture || !ply.captures.empty();
    if (!p.capture && !p.met.given() && p.met_tags == 0) return true;
    const SideEffect* offered = offering(ply);
    return (offered != nullptr && is_told(p.met, p.met_tags, offered->piece, offered->had)) ||
           ranges::any_of(ply.captures, [&](const LeftPiece& c) {
               return (c.field == ply.to || ply.kind == PlyKind::en_passant) &&
                      is_told(p.met, p.met_tags, c.piece, c.tags);
           });
}

bool fits_tags(const Board&, const MovePattern& p, const PlyRecord& ply) {
    return (p.tags & ~ply.tags) == 0;
}

std::string no_tag(const Mistold& in, const std::string& piece, Tags tags) {
    std::string names;
    for (const Tag& tag : in.variant.tags().all())
        if (tag.mask & tags) names += (names.empty() ? "" : ", ") + tag.name;
    return piece + " has no tag to lose: " + names;
}

// Does the ply castle, on the side that the text names?
bool fits_castling(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    if (p.castles == Castles::unsaid) return true;
    if (ply.kind != PlyKind::castle) return false;
    if (p.partner.none() && p.castles == Castles::some) return true;
    if (ply.effects.empty()) return false;
    const Field partner = ply.effects[0].from;
    if (!p.partner.none() && !p.partner.fits(board, partner)) return false;
    return p.castles == Castles::some ||
           (p.castles == Castles::last_file) == (board.file(partner) > board.file(ply.from));
}

// The partner in castling, or the passer.
bool fits_other(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    const auto ends_there = [&](const SideEffect& e) {
        return e.kind == Effect::castle && p.other.fits(board, e.to);
    };
    const auto stood_there = [&](const LeftPiece& c) {
        return c.field != ply.to && p.other.fits(board, c.field);
    };
    return p.other.none() || ranges::any_of(ply.effects, ends_there) ||
           ranges::any_of(ply.captures, stood_there);
}

bool fits_passer(const Board&, const MovePattern& p, const PlyRecord& ply) {
    return !p.passer || ply.kind == PlyKind::en_passant;
}

auto always(const char* text) {
    return [text](const Mistold&) { return text; };
}

}  // namespace

bool MetPattern::fits(const Board& board, const LeftPiece& met) const {
    return (field.none() || field.fits(board, met.field)) && met.to == to.value_or(kNoField) &&
           is_told(piece, tags, met.piece, met.tags);
}

const std::vector<Told>& told_of_pieces() {
    using P = MovePattern;
    static const std::vector<Told> all = {
        told<&P::retrieved>("retrieval", fits_retrieved, wrong_retrieval),
        told<&P::tells_changes>("promotion", fits_untold, untold_change),
        told<&P::changed>("change", fits_changed, wrong_change),
        told<&P::promotes, &P::tells_changes>("promotion", fits_promotion, always("no such promotion there")),
        told<&P::converts, &P::met, &P::met_tags, &P::tells_changes>(
            "conversion", fits_converting,
            [](const Mistold& in) {
                return in.p.converts == Converts::failed ? "no conversion fails there"
                                                         : "nothing like that is converted there";
            }),
        told<&P::met>("capture", fits_capture,
                      [](const Mistold& in) {
                          return "no piece with the symbol " + bracketed(in.p.met.name) +
                                 " is captured there";
                      }),
        told<&P::met_tags>(
            "tag", nullptr,
            [](const Mistold& in) { return no_tag(in, "what is captured there", in.p.met_tags); }),
        told<&P::tags>("tag", fits_tags, [](const Mistold& in) { return no_tag(in, in.piece(), in.p.tags); }),
        {"castling", [](const P& p) { return p.castles != Castles::unsaid && p.other.file >= 0; },
         unsay<&P::other>, fits_castling, always("the piece that castles with it ends elsewhere")},
        {"en-passant", [](const P& p) { return p.passer && !p.other.none(); }, unsay<&P::other>, fits_other,
         always("the piece that is captured in passing stands elsewhere")},
        told<&P::passer, &P::other, &P::met>("en-passant", fits_passer,
                                             always("nothing can be captured en passant there")),
        told<&P::capture, &P::met, &P::met_tags>("capture", nullptr, always("nothing is captured there"))};
    return all;
}

}  // namespace acedrex
