// Moves told part by part, or ply by ply and step by step: the first that is told wrong.
#include <algorithm>
#include <functional>

#include "notation/find/refusal.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

using Plies = std::vector<const PlyRecord*>;

std::string listed(const Board& board, const std::vector<Field>& fields) {
    std::string text;
    for (const Field field : fields)
        if (field != kNoField) text += (text.empty() ? "" : " ") + board.name(field);
    return text;
}

std::string wrong_step(const Variant& variant, const MovePattern& p, const Plies& plies) {
    const PlyRecord& ply = *plies.front();
    const Board& board = variant.board();
    const std::string& name = variant.cast().name(ply.piece);
    const std::string way = " on its way from " + board.name(ply.from) + " to " + board.name(ply.to);
    for (const StepPattern& step : p.steps) {
        const bool met = std::any_of(plies.begin(), plies.end(), [&](const PlyRecord* one) {
            const auto fields = way_of(board, *one);
            return std::find(fields.begin(), fields.end(), step.field) != fields.end();
        });
        if (!met) return "the " + name + " does not step on " + board.name(step.field) + way;
    }
    return "the " + name + " makes other steps" + way + ": " + listed(board, way_of(board, ply));
}

// What is told of others on the way, and does not befall them so.
std::string wrong_met(const Variant& variant, const MovePattern& p, const Plies& plies) {
    const Board& board = variant.board();
    const PlyRecord& ply = *plies.front();
    const std::string piece = "the " + variant.cast().name(ply.piece);
    const std::string way = " on its way from " + board.name(ply.from) + " to " + board.name(ply.to);
    if (p.joined == MovePattern::Joined::spent)
        return piece + " captures other pieces than those that are listed";
    std::string displaced;
    for (const Met& met : met_by(ply))
        if (met.to != kNoField)
            displaced +=
                (displaced.empty() ? "" : ", ") + board.name(met.field) + " to " + board.name(met.to);
    for (const MetPattern& told : p.met_by) {
        const bool met = std::any_of(plies.begin(), plies.end(), [&](const PlyRecord* one) {
            return ranges::any_of(met_by(*one), [&](const Met& m) { return told.fits(board, m); });
        });
        const std::string name = board.name(told.field.field(board));
        if (met) continue;
        if (!told.to) return piece + " captures nothing on " + name + way;
        return piece + " moves nothing aside from " + name + " to " + board.name(*told.to) + way;
    }
    if (displaced.empty()) return piece + " captures them in another order" + way;
    return piece + " moves aside, in this order and all to be written, " + displaced + way;
}

// What becomes of pieces elsewhere is told wrong, or not at all.
std::string wrong_change(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.changed.empty()) {
        const SideEffect& e = *changed_elsewhere(ply).front();
        return "the " + variant.cast().name(e.was) + " on " + variant.board().name(e.from) +
               " becomes another piece, which has to be written";
    }
    return "no such piece becomes another one elsewhere";
}

// The sign before the ply is another one.
std::string wrong_sign(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    const TrailSigns& signs = *variant.spec().notation;
    const std::string piece =
        "the " + variant.cast().name(ply.piece) + " on " + variant.board().name(ply.from);
    if (p.joined == MovePattern::Joined::diverged) return piece + " does not diverge so";
    const std::string_view role = role_sign(variant, signs.roles, ply.tags);
    if (!ply.activated || role.empty())
        return piece + " goes on in no role, which is written by " + quoted(signs[Sign::ply]);
    if (p.joined == MovePattern::Joined::spent || p.joined == MovePattern::Joined::lost)
        return piece + " has another end than the sign before it says";
    return piece + " goes on in a role, which is written by " + quoted(role);
}

std::string untold_change(const Variant& variant, const PlyRecord& ply) {
    const TrailSigns& signs = *variant.spec().notation;
    const SideEffect* met = touched(ply);
    const std::string to = variant.board().name(met != nullptr ? met->from : ply.to);
    if (met != nullptr && met->kind == SideEffect::Kind::convert)
        return "the " + variant.cast().name(met->piece) + " on " + to +
               " is converted, which has to be written, as " + to + signs[Sign::convert];
    return "there is a promotion on " + to + ", and what to has to be written, as " + to +
           signs[Sign::promote];
}

// The names of the tags.
std::string tag_names(const Variant& variant, Tags tags) {
    std::string names;
    for (const Tag& tag : variant.tags().all())
        if (tag.mask & tags) names += (names.empty() ? "" : ", ") + tag.name;
    return names;
}

// Where the piece goes on at once from another field, and the text has it otherwise.
std::string wrong_passage(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    const std::string piece = "the " + variant.cast().name(ply.piece);
    if (p.passages.empty() && !ply.passages.empty())
        return piece + " comes there through " + variant.board().name(ply.passages.front().in) +
               ", which has to be written";
    if (!p.passages.empty() && p.passages.back().lost) return piece + " is not lost there";
    return piece + " goes another way";
}

// A piece comes out of a pocket, and the text has it otherwise.
std::string wrong_retrieval(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    const SideEffect* back = retrieved(ply);
    if (back == nullptr)
        return p.retrieved ? "no " + p.retrieved->piece.name + " can come back there" : "a piece comes back";
    return "what comes back there is the " + std::string(to_string(Cast::side(back->piece))) + " " +
           variant.cast().name(back->piece) + " on " + variant.board().name(back->from) +
           ", which has to be written";
}

// Something told, how to leave it untold, and what to say where that was what is wrong.
struct Claim {
    const char* rule;
    bool told;
    std::function<void(MovePattern&)> relax;
    std::function<std::string(const Plies&)> reason;
};

// Of the way that the piece goes, and what it meets there.
std::vector<Claim> claims_of_way(const Variant& variant, const MovePattern& p) {
    return {{"steps", !p.steps.empty(), [](MovePattern& q) { q.steps.clear(); },
             [&](const Plies& plies) { return wrong_step(variant, p, plies); }},
            {"displacement", p.tells_displaced || !p.met_by.empty(),
             [](MovePattern& q) {
                 q.met_by.clear();
                 q.tells_displaced = false;
             },
             [&](const Plies& plies) { return wrong_met(variant, p, plies); }}};
}

std::vector<Claim> claims(const Variant& variant, const MovePattern& p) {
    using Converts = MovePattern::Converts;
    using Promotes = MovePattern::Promotes;
    const auto words = [](std::string text) { return [text](const Plies&) { return text; }; };
    const auto untagged = [&variant](std::string piece, Tags tags) {
        return piece + " has no tag to lose: " + tag_names(variant, tags);
    };
    std::vector<Claim> all = claims_of_way(variant, p);
    const std::vector<Claim> others{
        {"role", p.joined != MovePattern::Joined::unsaid,
         [](MovePattern& q) { q.joined = MovePattern::Joined::unsaid; },
         [&](const Plies& plies) { return wrong_sign(variant, p, *plies.front()); }},
        {"role", p.offers, [](MovePattern& q) { q.offers = false; },
         words("nothing is given for a role there")},
        {"passage", p.tells_passages,
         [](MovePattern& q) {
             q.tells_passages = false;
             q.passages.clear();
         },
         [&](const Plies& plies) { return wrong_passage(variant, p, *plies.front()); }},
        {"retrieval", p.tells_retrieved || p.retrieved,
         [](MovePattern& q) {
             q.retrieved.reset();
             q.tells_retrieved = false;
         },
         [&](const Plies& plies) { return wrong_retrieval(variant, p, *plies.front()); }},
        {"promotion", p.tells_changes, [](MovePattern& q) { q.tells_changes = false; },
         [&](const Plies& plies) { return untold_change(variant, *plies.front()); }},
        {"change", p.tells_changed || !p.changed.empty(),
         [](MovePattern& q) {
             q.changed.clear();
             q.tells_changed = false;
         },
         [&](const Plies& plies) { return wrong_change(variant, p, *plies.front()); }},
        {"promotion", p.promotes != Promotes::unsaid,
         [](MovePattern& q) {
             q.promotes = Promotes::unsaid;
             q.tells_changes = false;
         },
         words("no such promotion there")},
        {"conversion", p.converts != Converts::unsaid,
         [](MovePattern& q) {
             q.converts = Converts::unsaid;
             q.met = {};
             q.met_tags = 0;
             q.tells_changes = false;
         },
         words(p.converts == Converts::failed ? "no conversion fails there"
                                              : "nothing like that is converted there")},
        {"capture", p.met.given(), [](MovePattern& q) { q.met = {}; },
         words("no piece with the symbol " + bracketed(p.met.name) + " is captured there")},
        {"tag", p.met_tags != 0, [](MovePattern& q) { q.met_tags = 0; },
         words(untagged("what is captured there", p.met_tags))},
        {"tag", p.tags != 0, [](MovePattern& q) { q.tags = 0; },
         [&, untagged](const Plies& plies) {
             return untagged("the " + variant.cast().name(plies.front()->piece), p.tags);
         }},
        {"castling", p.castles != MovePattern::Castles::unsaid && p.other.file >= 0,
         [](MovePattern& q) { q.other = {-1}; }, words("the piece that castles with it ends elsewhere")},
        {"en-passant", p.passer && !p.other.none(), [](MovePattern& q) { q.other = {-1}; },
         words("the piece that is captured in passing stands elsewhere")},
        {"en-passant", p.passer,
         [](MovePattern& q) {
             q.passer = false;
             q.other = {-1};
             q.met = {};
         },
         words("nothing can be captured en passant there")},
        {"capture", p.capture,
         [](MovePattern& q) {
             q.capture = false;
             q.met = {};
             q.met_tags = 0;
         },
         words("nothing is captured there")},
    };
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

}  // namespace

// A ply by one of the walks that lead to its end, and the move that it is of.
struct Refusal::Way {
    PlyRecord ply;
    std::shared_ptr<const ListedMove> of;
};

std::string Refusal::said(const PlyRecord& ply) const {
    return variant_.cast().name(ply.piece) + " on " + board_.name(ply.from);
}

bool Refusal::say_nearest(const char* rule, const std::string& reason, const Moves& nearest) {
    for (const auto& move : nearest) add_near(*move);
    return say(rule, ": " + reason);
}

// The moves of which the most parts, from the first on, are as told.
struct Refusal::Begun {
    std::size_t parts = 0;
    Moves moves;

    // The first of them that has further parts.
    const ListedMove* going_on() const {
        const auto found = std::find_if(moves.begin(), moves.end(),
                                        [&](const auto& move) { return move->plies.size() > parts; });
        return found == moves.end() ? nullptr : found->get();
    }
};

template <class Fits>
Refusal::Begun Refusal::begun_as_told(const Moves& moves, const Fits& fits) const {
    Begun best;
    for (const auto& move : moves) {
        std::size_t same = 0;
        while (same < std::min(pattern_.parts(), move->plies.size()) && fits(*move, same)) ++same;
        if (same < best.parts) continue;
        if (same > best.parts) best = {same, {}};
        best.moves.push_back(move);
    }
    return best;
}

// The turns that begin as told, as far as some do. (Of several ways to one outcome a listing has only one,
// which may begin otherwise: so the ways that fit are listed, those of the first parts where all fit none.)
Refusal::Begun Refusal::begun_by_parts() const {
    MovePattern first = pattern_;
    while (true) {
        const Listing begun =
            list_moves(game_.state(), {.limit = kLookedAt, .parts = &first, .going_on = true});
        Begun best = begun_as_told(begun.moves, [&](const ListedMove& move, std::size_t i) {
            return fits(variant_, pattern_.part(i), move.plies[i]);
        });
        if (best.parts >= first.parts() || first.further.empty()) return best;
        first.further.pop_back();
    }
}

// Does the text go wrong with the number of its parts, or with one after the first?
bool Refusal::parts_of_turn() {
    if (variant_.turn().one_move && pattern_.parts() == 1) return false;
    const Begun best = begun_by_parts();
    if (best.parts == 0) return false;
    for (const auto& move : best.moves) add_near(*move);
    if (best.parts == pattern_.parts())
        return say("turn", ": the turn is not complete, it has further parts: part " +
                               std::to_string(best.parts + 1) + " is missing");
    const std::string number = std::to_string(best.parts + 1);
    if (best.going_on() == nullptr) return say("turn", ": the turn ends before part " + number);
    const MovePattern& next = pattern_.part(best.parts);
    if (!next.drop || next.piece.number < 0)
        return say("turn", ": part " + number + " is not possible there");
    return drop(next);
}

// The next plies of the moves, of the same piece and to the same field, by the walks that lead there; not of
// all where there are many.
std::vector<Refusal::Way> Refusal::ways_like(const MovePattern& part, const Begun& begun) const {
    constexpr std::size_t kMostTraced = 20;
    std::vector<Way> ways;
    std::size_t looked_at = 0;
    for (const auto& move : begun.moves) {
        const PlyRecord& ply = move->plies[begun.parts];
        if (!part.piece.fits_piece(ply.piece) || (ply.to != kNoField && !part.to.fits(board_, ply.to)))
            continue;
        const bool known = part.steps.empty() || !ply.trail.empty() || ++looked_at > kMostTraced;
        for (PlyRecord& one :
             known ? std::vector{ply} : traced(game_.state(), Candidate::of(*move), begun.parts))
            ways.push_back({std::move(one), move});
    }
    return ways;
}

// Is just one thing wrong with how the move is told, or with one ply after others that are right?
bool Refusal::told() {
    if (!pattern_.tells_changes) return false;
    Begun best = begun_as_told(from_start(pattern_), [&](const ListedMove& move, std::size_t i) {
        return fits_traced(game_.state(), pattern_.part(i), Candidate::of(move), i);
    });
    if (best.parts == pattern_.parts()) return after_last_told(best);
    std::erase_if(best.moves, [&](const auto& move) { return move->plies.size() <= best.parts; });
    const MovePattern& part = pattern_.part(best.parts);
    const std::vector<Way> ways = ways_like(part, best);
    const std::string number = std::to_string(best.parts + 1);
    const std::string where = pattern_.parts() == 1 ? "" : "ply " + number + ": ";
    if (first_mismatch(part, ways, where)) return true;
    if (best.parts == 0) return false;
    if (best.moves.empty()) return say("cascade", ": the move ends before ply " + number);
    const PlyRecord& ply = best.moves.front()->plies[best.parts];
    return say_nearest("cascade", where + "the " + said(ply) + " makes no such ply", best.moves);
}

// All that is told fits: the move goes on, or no piece stands where one is said to be passed over.
bool Refusal::after_last_told(const Begun& best) {
    if (const ListedMove* move = best.going_on()) {
        const PlyRecord& next = move->plies[best.parts];
        return next.activated &&
               say_nearest("cascade", "the " + said(next) + " is activated, and its ply is missing",
                           best.moves);
    }
    for (std::size_t i = 0; i < pattern_.parts(); ++i)
        for (const StepPattern& step : pattern_.part(i).steps)
            if (step.over) return say("steps", ": not every piece that it says is passed over stands there");
    return false;
}

// Where all but one thing fits some of the ways: that one, and the moves that these ways are of.
bool Refusal::first_mismatch(const MovePattern& part, const std::vector<Way>& ways,
                             const std::string& where) {
    for (const Claim& claim : claims(variant_, part)) {
        if (!claim.told) continue;
        MovePattern rest = part;
        claim.relax(rest);
        Plies fitting;
        Moves nearest;
        for (const Way& way : ways) {
            if (!fits(variant_, rest, way.ply)) continue;
            fitting.push_back(&way.ply);
            if (nearest.empty() || nearest.back() != way.of) nearest.push_back(way.of);
        }
        if (!fitting.empty()) return say_nearest(claim.rule, where + claim.reason(fitting), nearest);
    }
    return false;
}

}  // namespace acedrex
