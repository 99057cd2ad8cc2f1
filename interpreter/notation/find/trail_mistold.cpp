// Why the plies that are possible do not do what a text tells: the one thing that is told wrong.
#include <algorithm>
#include <functional>

#include "notation/move/ply_facts.hpp"
#include "notation/move/trail.hpp"

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
        const bool captures = std::any_of(plies.begin(), plies.end(), [&](const PlyRecord* one) {
            return std::any_of(one->captures.begin(), one->captures.end(),
                               [&](const LeftPiece& c) { return c.field == step.field; });
        });
        if (step.capture && !captures)
            return "the " + name + " captures nothing on " + board.name(step.field) + way;
    }
    return "the " + name + " makes other steps" + way + ": " + listed(board, way_of(board, ply));
}

std::string untold_change(const Variant& variant, const PlyRecord& ply) {
    const TrailSigns& signs = *variant.spec().notation;
    const SideEffect* met = touched(ply);
    const std::string to = variant.board().name(ply.to);
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

// Something told, how to leave it untold, and what to say where that was what is wrong.
struct Claim {
    const char* rule;
    bool told;
    std::function<void(MovePattern&)> relax;
    std::function<std::string(const Plies&)> reason;
};

std::vector<Claim> claims(const Variant& variant, const MovePattern& p) {
    using Converts = MovePattern::Converts;
    using Promotes = MovePattern::Promotes;
    const auto words = [](std::string text) { return [text](const Plies&) { return text; }; };
    const auto untagged = [&variant](std::string piece, Tags tags) {
        return piece + " has no tag to lose: " + tag_names(variant, tags);
    };
    return {
        {"steps", !p.steps.empty(), [](MovePattern& q) { q.steps.clear(); },
         [&](const Plies& plies) { return wrong_step(variant, p, plies); }},
        {"promotion", p.tells_changes, [](MovePattern& q) { q.tells_changes = false; },
         [&](const Plies& plies) { return untold_change(variant, *plies.front()); }},
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
}

}  // namespace

std::string first_mismatch(const Variant& variant, const MovePattern& pattern,
                           std::span<const PlyRecord* const> plies, std::string& rule,
                           std::vector<std::size_t>& near) {
    for (const Claim& claim : claims(variant, pattern)) {
        if (!claim.told) continue;
        MovePattern rest = pattern;
        claim.relax(rest);
        Plies fitting;
        for (std::size_t i = 0; i < plies.size(); ++i) {
            if (!fits(variant, rest, *plies[i])) continue;
            fitting.push_back(plies[i]);
            near.push_back(i);
        }
        if (fitting.empty()) continue;
        rule = claim.rule;
        return claim.reason(fitting);
    }
    return "";
}

}  // namespace acedrex
