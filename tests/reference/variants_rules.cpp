// What follows from the moves of the oracle of variants: rules of pieces, promotion, pockets.
#include <algorithm>

#include "variants.hpp"

namespace acedrex::reference {

std::vector<VariantOracle::Deed> VariantOracle::deed_of(const Placement& board, Field at,
                                                        Expr InfluenceSpec::*rule) const {
    const Cell& man = board.at(at);
    if (!man || !(spec(man->type).influence.*rule)) return {};
    return {{at, *man, spec(man->type).influence.*rule, false}};
}

std::vector<VariantOracle::Deed> VariantOracle::deeds(const Placement& board, Expr InfluenceSpec::*rule,
                                                      std::optional<Side> side) const {
    std::vector<Deed> all;
    for (Field f = 0; f < board_.off(); ++f)
        if (board.at(f) && (!side || board.at(f)->side == *side))
            for (const Deed& deed : deed_of(board, f, rule)) all.push_back(deed);
    return all;
}

// All see the same board; what they do to it is put together. What they capture counts as captured in the
// turn, by the piece that made it.
void VariantOracle::follow(Made& made, const std::vector<Deed>& deeds, Side player, bool after_ply) {
    const Placement board = made.now.board;
    const auto* const took = after_ply ? &made.taken : nullptr;
    Placement& all = made.now.board;
    std::map<Field, Man> captured, oblated;
    for (const Deed& deed : deeds)
        for (const auto& [end, taken, gone] :
             evaluator(player).ruled(*deed.walk, board, deed.at, deed.man, deed.ghost, took)) {
            captured.insert(taken.begin(), taken.end());
            oblated.insert(gone.begin(), gone.end());
            for (Field f = 0; f < board_.off(); ++f) {
                if (end.at(f) != board.at(f)) {
                    if (all.at(f) != board.at(f) && all.at(f) != end.at(f)) throw Contradiction{};
                    all = all.with(f, end.at(f));
                }
                if (end.marks(f) != board.marks(f)) {
                    if (all.marks(f) != board.marks(f) && all.marks(f) != end.marks(f)) throw Contradiction{};
                    all = all.with_marks(f, end.marks(f));
                }
            }
            for (const auto& [name, counter] : evaluator(player).numbers()) {
                const auto number = end.number(name);
                if (number == board.number(name)) continue;
                if (all.number(name) != board.number(name) && all.number(name) != number)
                    throw Contradiction{};
                all = all.with_number(name, number);
            }
        }
    made.captures = made.captures || !captured.empty();
    for (const auto& [f, man] : captured) {
        if (!board.at(f)) throw TooManyStates{};  // it was brought there on the way
        made.captured += board.at(f)->side != made.now.to_move;
        fill_pockets(made, made.first, man, true);
    }
    for (const auto& [f, man] : oblated) fill_pockets(made, made.first, man, false);
}

void VariantOracle::follow_both(Made& made, Field at, Expr InfluenceSpec::*own, const Expr& common,
                                Side player) {
    follow(made, deed_of(made.now.board, at, own), player, true);
    if (const Cell& man = made.now.board.at(at); man && common)
        follow(made, {{at, *man, common, false}}, player, true);
}

// The piece that is to be promoted has been, if it is still there.
std::vector<VariantOracle::Made> VariantOracle::with_promotion(const Made& made) {
    std::vector<Made> all;
    Made done = made;
    done.promotes.reset();
    done.must_promote = false;
    const auto& waiting = made.promotes;
    const Cell there = waiting ? made.now.board.at(waiting->first) : std::nullopt;
    if (!there || there->type != waiting->second.type || there->side != waiting->second.side) {
        if (!made.must_promote) all.push_back(done);
        return all;
    }
    all = each_promotion(done, waiting->first);
    if (made.must_promote) std::erase_if(all, [](const Made& one) { return !one.promoted; });
    return all;
}

// Promoted there in every way, with what that sets off.
std::vector<VariantOracle::Made> VariantOracle::each_promotion(const Made& made, Field at) {
    std::vector<Made> all;
    const int before = made.now.board.at(at)->type;
    for (const auto& [after, risen] : promoted(made.now, at)) {
        Made& one = all.emplace_back(made);
        one.promoted = risen && after.board.at(at)->type != before;
        one.rose = !variant_.obligations.prefer.empty() && (made.rose || one.promoted);
        one.now = after;
        if (risen)
            follow_both(one, at, &InfluenceSpec::on_promotion, variant_.on_promotion, made.now.to_move);
    }
    return all;
}

Placement VariantOracle::plain(Placement board) const {
    for (Field f = 0; f < board_.off(); ++f) board = untagged(board, f, Evaluator::kArrived.c_str());
    return board;
}

// The turn is made: what happens at its end, and when the next one begins.
VariantOracle::Ways VariantOracle::finished(const Stand& before, const Made& made) {
    const Side us = before.to_move;
    Made over = made;
    Placement& board = over.now.board;
    if (rules_) {
        follow(over, deeds(board, &InfluenceSpec::on_turn_end), us);
        std::vector<Deed> wakes;
        for (Field f = 0; f < board_.off(); ++f) {
            const Cell& man = before.board.at(f);
            if (!man) continue;
            const Cell& now = board.at(f);
            const bool came = now && now->tags.count(Evaluator::kArrived) > 0;
            if (now && (!came || (now->type == man->type && now->side == man->side))) continue;
            if (const Expr& wake = spec(man->type).influence.wake) wakes.push_back({f, *man, wake, true});
            if (const auto lent = held_.wakes.find(f); lent != held_.wakes.end())
                for (const Expr& wake : lent->second) wakes.push_back({f, *man, wake, true});
        }
        follow(over, wakes, us);
    }
    Ways ways;
    for (Made& one : with_promotion(over)) {
        if (rules_) follow(one, deeds(one.now.board, &InfluenceSpec::on_turn_start, other(us)), us);
        const Placement arrived = one.now.board;
        one.now.board = plain(arrived);
        let_go(before, one);
        if (!variant_.obligations.prefer.empty()) one.preferred = preferred(one, arrived, us);
        for (const auto& [held, number] : one.stored)
            one.now.board = one.now.board.with_pocketed(held.first, held.second, number);
        one.stored.clear();
        if (wording_.asks_last) one.now.board = after(one.now.board, told(one, us), us);
        ways.insert(one);
    }
    return ways;
}

// The board once it is told that the side has made that turn.
Placement VariantOracle::after(const Placement& board, const LastTurn& turn, Side us) const {
    const Placement told = board.after(turn);
    return wording_.asks_own_last && turn.type >= 0 ? told.having_moved(us, turn.type) : told;
}

// What the other side is told of the turn.
LastTurn VariantOracle::told(const Made& made, Side us) const {
    LastTurn last = made.last;
    last.captured = last.type >= 0 && made.captures;
    if (!last.unit) return last;
    const Cell& unit = made.now.board.at(*last.unit);
    if (!unit || unit->side != owner(last.type, us)) last.unit.reset();
    return last;
}

void VariantOracle::fill_pockets(Made& made, int capturer, const Man& taken, bool captured,
                                 const std::optional<std::string>& into) const {
    Stand& s = made.now;
    for (const CaptureSpec& rule : variant_.captures) {
        if (taken.side == Side::none || (!captured && !rule.oblated)) continue;
        const auto said = into ? std::find(rule.into.begin(), rule.into.end(), *into) : rule.into.end();
        if (!rule.into.empty() && said == rule.into.end()) continue;
        if (!rule.by.empty() && (capturer < 0 || !named(rule.by, capturer))) continue;
        if (!rule.pieces.empty() && !named(rule.pieces, taken.type)) continue;
        if (rule.to == CaptureSpec::To::nobody) return;
        std::string becomes = spec(taken.type).name;
        if (const auto as = rule.as.find(becomes); as != rule.as.end()) becomes = as->second;
        if (taken.tags.count("promoted") && rule.promoted) becomes = *rule.promoted;
        if (becomes.empty()) return;
        const int type = type_named(becomes);
        const Side of = rule.to == CaptureSpec::To::capturer   ? s.to_move
                        : rule.to == CaptureSpec::To::opponent ? other(taken.side)
                                                               : taken.side;
        const Side side = owner(type, of);
        const Marks kept = wording_.kept_of(taken.tags);
        const std::string& pocket = into ? *into : rule.pocket;
        if (is_store(pocket))
            ++made.stored[{pocket, Man{type, side, kept}}];
        else if (is_queue(pocket))
            s.queues[{side, pocket}].push_back({type, kept});
        else if (!is_endless(side, pocket, type))
            ++s.pockets[{side, pocket, Held{type, kept}}];
        return;
    }
}

// The first rule that names it; nullptr: it is not promoted.
const PromotionSpec* VariantOracle::promotion_of(int type) const {
    for (const PromotionSpec& rule : variant_.promotions) {
        const bool says = !rule.own || !spec(type).promotes.empty();
        if (says && (named(rule.pieces, type) || (rule.own && rule.pieces.empty()))) return &rule;
    }
    return nullptr;
}

bool VariantOracle::promotes(int type) const {
    return promotion_of(type) != nullptr;
}

// A piece that comes into the zone from outside; or where that is enough, one that begins or ends there.
bool VariantOracle::due(const Man& man, Field from, Field to) {
    const PromotionSpec* rule = promotion_of(man.type);
    if (rule == nullptr) return false;
    const bool ends = in_zone(rule->zone, to, man);
    const bool begins = in_zone(rule->zone, from, man);
    if (rule->touches ? begins || ends : ends && !begins) return true;
    return !rule->must.empty() && in_zone(rule->must, to, man) && !in_zone(rule->must, from, man);
}

// The position without each piece that a promotion may be to, by which rule these lie in pockets; and which
// those are.
std::vector<Stand> VariantOracle::taken_out(const Stand& before, const PromotionSpec& rule, Side side,
                                            std::vector<Held>& pieces) const {
    std::vector<Stand> all;
    if (side == Side::none) return all;
    const Side owner = rule.source->of_other ? other(side) : side;
    for (const std::string& pocket : rule.source->pockets)
        take_out_of(before, *rule.source, pocket, owner, all, pieces);
    return all;
}

void VariantOracle::take_out_of(const Stand& before, const PromotionSpec::Source& source,
                                const std::string& pocket, Side owner, std::vector<Stand>& all,
                                std::vector<Held>& pieces) const {
    using Take = PocketSource::Take;
    const auto counts = [&](int type) { return source.pieces.empty() || named(source.pieces, type); };
    if (!is_queue(pocket)) {
        for (const auto& [held, number] : before.board.pocketed()) {
            const Man& man = held.second;
            if (held.first != pocket || man.side != owner || !is_store(pocket) || !counts(man.type)) continue;
            all.push_back(before);
            all.back().board = before.board.with_pocketed(pocket, man, -1);
            pieces.push_back({man.type, man.tags});
        }
        for (const auto& [held, number] : before.pockets) {
            const auto& [side_of, name, piece] = held;
            if (name != pocket || side_of != owner || !counts(piece.type)) continue;
            all.push_back(before);
            take_out(all.back(), held);
            pieces.push_back(piece);
        }
        return;
    }
    const auto queue = before.queues.find({owner, pocket});
    if (queue == before.queues.end()) return;
    const Queue& line = queue->second;
    for (auto one = line.begin(); one != line.end(); ++one) {
        const bool first = one == line.begin();
        const bool again =
            std::any_of(line.begin(), one, [&](const Held& earlier) { return earlier.type == one->type; });
        if (source.take == Take::first ? !first : source.take == Take::last ? one + 1 != line.end() : again)
            continue;
        if (!counts(one->type)) continue;
        Stand after = before;
        Queue& left = after.queues[{owner, pocket}];
        left.erase(one);
        if (first && counts_taken_) ++after.taken[{owner, pocket}];
        if (left.empty()) after.queues.erase({owner, pocket});
        all.push_back(after);
        pieces.push_back(*one);
    }
}

// Every way to promote what stands there, and that it is not where it need not be.
std::vector<VariantOracle::Risen> VariantOracle::promoted(const Stand& before, Field at) {
    using When = PromotionSpec::When;
    const Man man = *before.board.at(at);
    const PromotionSpec& rule = *promotion_of(man.type);
    std::vector<Stand> left;
    std::vector<Held> pieces;
    // What comes out of a pocket brings what it has kept, instead of what the piece has.
    Marks tags = man.tags;
    if (rule.source) {
        left = taken_out(before, rule, man.side, pieces);
        std::erase_if(tags, [&](const auto& tag) { return wording_.is_kept(tag.first); });
    } else {
        for (const std::string& name : rule.own ? spec(man.type).promotes : rule.to)
            if (const int type = type_named(name); type >= 0) pieces.push_back({type});  // else not here
        left.assign(pieces.size(), before);
    }
    std::vector<Risen> all;
    const auto lets = [&](int type) {
        const auto limit = rule.limit.find(spec(type).name);
        return limit == rule.limit.end() || like(before.board, {type, man.side, {}}, nullptr) < limit->second;
    };
    bool some = false;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto& [type, kept] = pieces[i];
        if (!lets(type)) continue;
        some = true;
        Marks carried = tags;
        carried.insert(kept.begin(), kept.end());
        Man queen = arrived(type, owner(type, man.side), at, carried);
        queen.tags.erase("moved");
        if (man.tags.count(Evaluator::kArrived)) queen.tags[Evaluator::kArrived] = 0;
        if (reverts_) queen.tags["promoted"] = 0;
        left[i].board = left[i].board.with(at, queen);
        all.push_back({left[i]});
    }
    const bool must = rule.when == When::at_once || (!rule.must.empty() && in_zone(rule.must, at, man));
    if (must && !(rule.stays_without && !some)) return all;
    Man same = man;
    if (rule.when == When::now_or_later) same.tags["promotion"] = 0;
    all.push_back({before, false});
    all.back().after.board = before.board.with(at, same);
    return all;
}

}  // namespace acedrex::reference
