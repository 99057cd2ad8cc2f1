// Single moves of the oracle of variants: walks with what follows from them, promotion, castling.
#include "variants.hpp"

#include <algorithm>
#include <cstdlib>

namespace acedrex::reference {

namespace {

// One question is rarely large here; what has no end is stopped all the same.
constexpr std::size_t kMostStates = 50'000'000;
constexpr std::size_t kMostInAir = 400;

bool activates(const VariantSpec& variant) {
    const auto words = words_of(variant);
    return std::any_of(words.begin(), words.end(), [](const Expr& e) {
        return says(e, [](const Expression& part) {
            return part.kind == ExprKind::effect && part.effect == EffectKind::activate;
        });
    });
}

}  // namespace

std::vector<Expr> words_of(const VariantSpec& variant) {
    std::vector<Expr> words{variant.lands};
    for (const PieceRef& p : variant.pieces)
        for (const Expr& e : {p->moves, p->takes, p->immune, p->passes, p->lands, p->gait})
            words.push_back(e);
    return words;
}

VariantOracle::VariantOracle(const VariantSpec& variant, const Board& board, const Placement& initial,
                             Hooks* hooks)
    : variant_(variant),
      board_(board),
      initial_(initial),
      hooks_(hooks),
      wording_(wording_of(variant, board, cast_of(variant), hooks)),
      cascades_(activates(variant)),
      reverts_(std::any_of(variant.captures.begin(), variant.captures.end(),
                           [](const CaptureSpec& c) { return !c.promoted.empty(); })),
      rules_(std::any_of(variant.pieces.begin(), variant.pieces.end(),
                         [](const PieceRef& p) { return p->influence.ends_turns(); })),
      unchanged_(board) {
    const auto windowed = [](const PartSpec& p) { return !p.windows[0].empty() || !p.windows[1].empty(); };
    const auto numbered = [](const PartSpec& p) { return p.counts.size() > 1; };
    const auto acting = [](const PartSpec& p) {
        return p.by != PartSpec::By::any || p.kind == PartSpec::Kind::actions;
    };
    counts_taken_ = variant.turn && parts_ask(*variant.turn, windowed);
    counts_turns_ = counts_taken_ || (variant.turn && parts_ask(*variant.turn, numbered));
    counts_actors_ = variant.turn && parts_ask(*variant.turn, acting);
}

Evaluator& VariantOracle::evaluator(Side player) {
    auto& made = evaluators_[player == Side::dark ? 1 : 0];
    if (!made) {
        made = std::make_unique<Evaluator>(variant_, board_, initial_, player, hooks_, kMostStates);
        made->keep_arrivals(wording_.asks_arrived || rules_);
    }
    made->hold(wording_.auras ? &held_ : nullptr);
    made->since(&unchanged_);
    return *made;
}

CascadeOracle& VariantOracle::cascades(Side player) {
    auto& made = cascade_oracles_[player == Side::dark ? 1 : 0];
    if (!made) made = std::make_unique<CascadeOracle>(variant_, board_, player, hooks_, kMostInAir);
    return *made;
}

bool VariantOracle::named(const std::vector<std::string>& names, int type) const {
    const PieceSpec& piece = spec(type);
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return piece.name == name ||
               std::find(piece.classes.begin(), piece.classes.end(), name) != piece.classes.end();
    });
}

int VariantOracle::type_named(const std::string& name) const {
    const auto found = std::find_if(variant_.pieces.begin(), variant_.pieces.end(),
                                    [&](const PieceRef& p) { return p->name == name; });
    return found == variant_.pieces.end() ? -1 : static_cast<int>(found - variant_.pieces.begin());
}

Side VariantOracle::owner(int type, Side side) const {
    return spec(type).owner == Owner::none ? Side::none : side;
}

std::vector<Field> VariantOracle::fields_of(const Placement& board, Side side) const {
    std::vector<Field> fields;
    for (Field f = 0; f < board_.off(); ++f)
        if (board.at(f) && board.at(f)->side == side) fields.push_back(f);
    return fields;
}

// Judged by the piece, in hand over the field.
bool VariantOracle::holds(const Expr& guard, const Placement& board, Field f, const Man& man) {
    return !guard || !evaluator(man.side).walked(*guard, board.with(f, man), f).empty();
}

bool VariantOracle::in_zone(const std::string& zone, Field f, const Man& man) {
    return holds(make::guard(GuardKind::zone, {zone}), Placement(board_), f, man);
}

// A piece that is new on f has no tags but those that travel with it.
Man VariantOracle::arrived(int type, Side side, Field f, const Marks& before) const {
    Man man{type, side, before};
    std::erase_if(man.tags, [&](const auto& tag) { return !wording_.travels(tag.first); });
    const Cell& first = initial_.at(f);
    if (wording_.asks_initial && first && first->type == type && first->side == side) man.tags["moved"] = 0;
    return man;
}

// Walks, castling, and promotions that were put off; by pieces of these names only, if there are any.
VariantOracle::Ways VariantOracle::moves(const Stand& s, const std::vector<std::string>& pieces) {
    Ways ways;
    for (Field from = 0; from < board_.off(); ++from) {
        const Cell& man = s.board.at(from);
        if (!man || (!pieces.empty() && !named(pieces, man->type))) continue;
        const bool anyones = man->side == Side::none && spec(man->type).anyones;
        if (man->side != s.to_move && !anyones) continue;
        const bool held = held_.frozen.count(from) > 0;
        if (cascades_) {  // where promotions that were put off are the cascades' own
            cascade(s, from, ways);
        } else if (!spec(man->type).passive) {
            walks(s, from, ways);
        }
        if (variant_.castling && !held && man->side == s.to_move &&
            spec(man->type).name == variant_.castling->mover)
            castlings(s, from, ways);
        const bool waits =
            variant_.promotion && variant_.promotion->when == PromotionSpec::When::now_or_later;
        if (!cascades_ && waits && man->tags.count("promotion") && promotes(man->type))
            for (const Placement& board : promoted(s.board, from)) {
                if (board.at(from)->type == man->type) continue;
                Made made{s, 0, true};
                made.now.board = board;
                made.mover = made.first = man->type;
                follow(made, deed_of(board, from, &InfluenceSpec::on_promotion), s.to_move);
                made.from = made.to = from;
                made.last = {man->type, false, from};
                made.promoted = true;
                ways.insert(made);
            }
    }
    return ways;
}

void VariantOracle::cascade(const Stand& s, Field from, Ways& ways) {
    Made made{s, 0, true};
    made.mover = made.first = s.board.at(from)->type;
    const bool counted =
        !variant_.captures.empty() || variant_.obligations.capture != MoveObligations::Capture::free;
    if (!counted) {
        for (const Placement& end : cascades(s.to_move).outcomes(s.board, from)) {
            made.now.board = end;
            ways.insert(made);
        }
        return;
    }
    for (const auto& [end, captures] : cascades(s.to_move).with_captures(s.board, from)) {
        Made one = made;
        one.now.board = end;
        for (const auto& [capturer, taken] : captures) {
            one.captured += taken.side != s.to_move;
            fill_pockets(one.now, capturer, taken);
        }
        ways.insert(one);
    }
}

void VariantOracle::walks(const Stand& s, Field from, Ways& ways) {
    const Walk walk{from, s.board, *s.board.at(from)};
    int more = 0;
    if (const auto plies = held_.plies.find(from); plies != held_.plies.end() && !held_.frozen.count(from))
        more = plies->second - 1;
    const Made nothing{s, 0, true};
    for (const State& end : evaluator(s.to_move).plies(walk))
        go_on(nothing, from, from, end, true, more, ways);
    // What is lent promotes no piece.
    for (const State& end : evaluator(s.to_move).lent_plies(walk))
        go_on(nothing, from, from, end, false, more, ways);
}

// What comes after a ply: what its captures set off, what goes into a pocket, which piece is to be promoted,
// and the next ply of a piece that may make more of them. The move began on `start`, the ply on `from`.
void VariantOracle::go_on(const Made& so_far, Field start, Field from, const State& end, bool promotes,
                          int more, Ways& ways) {
    const Stand& s = so_far.now;
    const Side player = s.to_move;
    const Man mover = *s.board.at(from);
    Made made = so_far;
    made.now.board = end.board;
    if (so_far.mover < 0) made.mover = made.first = mover.type;
    made.from = start;
    made.to = end.field;
    made.took = so_far.took || !end.captured.empty();
    bool stands = end.down == Down::landed;
    if (stands && reverts_ && mover.tags.count("promoted") && end.walker.type == mover.type) {
        Man man = *end.board.at(end.field);  // what it was goes with it
        man.tags["promoted"] = 0;
        made.now.board = made.now.board.with(end.field, man);
    }
    if (stands && !end.captured.empty()) {
        const Cell before = made.now.board.at(end.field);
        follow(made, deed_of(made.now.board, end.field, &InfluenceSpec::on_capture), player);
        stands = made.now.board.at(end.field) == before;
    }
    for (const Field f : end.captured) {
        if (!s.board.at(f)) throw TooManyStates{};  // it was brought there on the way
        made.captured += s.board.at(f)->side != player;
        fill_pockets(made.now, mover.type, *s.board.at(f));
    }
    const bool nothing = end.board.after({}) == s.board.after({});  // a piece has passed
    if (end.promoted && !this->promotes(made.now.board.at(*end.promoted)->type)) return;
    const bool due = stands && !nothing && !end.unpromoted && !end.promoted &&
                     (so_far.promotes || (promotes && variant_.promotion &&
                                          this->due(*made.now.board.at(end.field), from, end.field)));
    made.promotes.reset();
    if (due) made.promotes = {end.field, *made.now.board.at(end.field)};
    made.captures = made.captures || made.took;
    made.last = {so_far.mover >= 0 ? so_far.last.type : end.as >= 0 ? end.as : mover.type, false, {}};
    if (stands) made.last.unit = end.field;
    if (nothing) made.last = {};
    if (end.promoted) {
        for (const Placement& board : promoted(made.now.board, *end.promoted)) {
            Made one = made;
            one.promoted = board.at(*end.promoted)->type != made.now.board.at(*end.promoted)->type;
            one.now.board = board;
            if (one.promoted)
                follow(one, deed_of(board, *end.promoted, &InfluenceSpec::on_promotion), player);
            ways.insert(one);
        }
        return;
    }
    // Several plies that come to nothing are no move.
    const bool first = so_far.mover < 0;
    if (first || plain(made.now.board).after({}) != unchanged_.after({}) || spec(mover.type).may_pass)
        ways.insert(made);
    if (more == 0 || !stands) return;
    const Walk walk{end.field, made.now.board, *made.now.board.at(end.field)};
    for (const State& next : evaluator(player).further_plies(walk))
        go_on(made, start, end.field, next, true, more - 1, ways);
}

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
void VariantOracle::follow(Made& made, const std::vector<Deed>& deeds, Side player) {
    const Placement board = made.now.board;
    Placement& all = made.now.board;
    std::set<Field> captured;
    for (const Deed& deed : deeds)
        for (const auto& [end, taken] :
             evaluator(player).ruled(*deed.walk, board, deed.at, deed.man, deed.ghost)) {
            captured.insert(taken.begin(), taken.end());
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
            for (const CounterSpec& c : variant_.state) {
                const auto number = end.number(c.name);
                if (number == board.number(c.name)) continue;
                if (all.number(c.name) != board.number(c.name) && all.number(c.name) != number)
                    throw Contradiction{};
                all = all.with_number(c.name, number);
            }
        }
    made.captures = made.captures || !captured.empty();
    for (const Field f : captured) {
        if (!board.at(f)) throw TooManyStates{};  // it was brought there on the way
        made.captured += board.at(f)->side != made.now.to_move;
        fill_pockets(made.now, made.first, *board.at(f));
    }
}

// The piece that is to be promoted has been, if it is still there.
std::vector<VariantOracle::Made> VariantOracle::with_promotion(const Made& made) {
    std::vector<Made> all;
    Made done = made;
    done.promotes.reset();
    const auto& waiting = made.promotes;
    const Cell there = waiting ? made.now.board.at(waiting->first) : std::nullopt;
    if (!there || there->type != waiting->second.type || there->side != waiting->second.side) {
        all.push_back(done);
        return all;
    }
    for (const Placement& board : promoted(made.now.board, waiting->first)) {
        done.promoted = board.at(waiting->first)->type != there->type;
        done.now.board = board;
        all.push_back(done);
        if (done.promoted)
            follow(all.back(), deed_of(board, waiting->first, &InfluenceSpec::on_promotion),
                   made.now.to_move);
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
        one.now.board = plain(one.now.board);
        if (wording_.asks_last) {
            LastTurn last = one.last;
            last.captured = last.type >= 0 && one.captures;
            if (last.unit) {
                const Cell& unit = one.now.board.at(*last.unit);
                if (!unit || unit->side != owner(last.type, us)) last.unit.reset();
            }
            one.now.board = one.now.board.after(last);
        }
        ways.insert(one);
    }
    return ways;
}

void VariantOracle::fill_pockets(Stand& s, int capturer, const Man& taken) const {
    for (const CaptureSpec& rule : variant_.captures) {
        if (!rule.by.empty() && (capturer < 0 || !named(rule.by, capturer))) continue;
        if (!rule.pieces.empty() && !named(rule.pieces, taken.type)) continue;
        if (rule.to == CaptureSpec::To::nobody) return;
        std::string becomes = spec(taken.type).name;
        if (const auto as = rule.as.find(becomes); as != rule.as.end()) becomes = as->second;
        if (taken.tags.count("promoted") && !rule.promoted.empty()) becomes = rule.promoted;
        const int type = type_named(becomes);
        const Side side = owner(type, rule.to == CaptureSpec::To::capturer ? s.to_move : taken.side);
        if (is_queue(rule.pocket))
            s.queues[{side, rule.pocket}].push_back(type);
        else
            ++s.pockets[{side, rule.pocket, type}];
        return;
    }
}

bool VariantOracle::promotes(int type) const {
    if (!variant_.promotion) return false;
    const PromotionSpec& rule = *variant_.promotion;
    if (!rule.own) return named(rule.pieces, type);
    return !spec(type).promotes.empty() && (rule.pieces.empty() || named(rule.pieces, type));
}

// A piece that comes into the zone from outside; or where that is enough, one that begins or ends there.
bool VariantOracle::due(const Man& man, Field from, Field to) {
    if (!promotes(man.type)) return false;
    const bool ends = in_zone(variant_.promotion->zone, to, man);
    const bool begins = in_zone(variant_.promotion->zone, from, man);
    return variant_.promotion->touches ? begins || ends : ends && !begins;
}

// Every way to promote what stands there, and that it is not where it need not be.
std::vector<Placement> VariantOracle::promoted(const Placement& board, Field at) {
    using When = PromotionSpec::When;
    const PromotionSpec& rule = *variant_.promotion;
    const Man man = *board.at(at);
    std::vector<Placement> all;
    for (const std::string& name : rule.own ? spec(man.type).promotes : rule.to) {
        const int type = type_named(name);
        if (type < 0) continue;  // what the variant lacks it does not become
        Man queen = arrived(type, owner(type, man.side), at, man.tags);
        queen.tags.erase("moved");
        if (reverts_) queen.tags["promoted"] = 0;
        all.push_back(board.with(at, queen));
    }
    if (rule.when == When::at_once || (!rule.must.empty() && in_zone(rule.must, at, man))) return all;
    Man same = man;
    if (rule.when == When::now_or_later) same.tags["promotion"] = 0;
    all.push_back(board.with(at, same));
    return all;
}

// With the nearest partner on either side that has not moved.
void VariantOracle::castlings(const Stand& s, Field king, Ways& ways) {
    const CastlingSpec& rule = *variant_.castling;
    if (!s.board.at(king)->tags.count("castling")) return;
    for (const int way : {-1, 1}) {
        Field rook = board_.step(king, {way, 0});
        const auto partner = [&](const Cell& q) {
            return q && q->side == s.to_move && q->tags.count("castling") && named(rule.partners, q->type);
        };
        while (rook != board_.off() && !partner(s.board.at(rook))) rook = board_.step(rook, {way, 0});
        if (rook == board_.off()) continue;
        const int from = board_.file(king), gap = std::abs(board_.file(rook) - from);
        for (const int distance : rule.distances)
            if (distance + rule.apart[way > 0] < gap)
                castle(s, king, rook, from + way * distance, from + way * (distance - 1), ways);
        if (rule.to.empty()) continue;
        std::vector<int> files;
        for (const std::string& name : rule.to) files.push_back(*file_number(name));
        const int file = *(way < 0 ? std::min_element(files.begin(), files.end())
                                   : std::max_element(files.begin(), files.end()));
        castle(s, king, rook, file, file - way, ways);
    }
}

// Not over other pieces, and not out of, through or into attack.
void VariantOracle::castle(const Stand& s, Field king, Field rook, int king_file, int rook_file, Ways& ways) {
    const CastlingSpec& rule = *variant_.castling;
    const int from = board_.file(king);
    const auto on_rank = [&](int file) { return board_.step(king, {file - from, 0}); };
    const Field king_to = on_rank(king_file), rook_to = on_rank(rook_file);
    if (king_to == board_.off() || rook_to == board_.off()) return;
    const Man k = *s.board.at(king), r = *s.board.at(rook);
    const Placement lifted = s.board.without(king).without(rook);
    const auto files = {from, board_.file(rook), king_file, rook_file};
    for (int file = std::min(files); file <= std::max(files); ++file) {
        const Field f = on_rank(file);
        if (f == board_.off()) return;
        const Cell& there = lifted.at(f);
        if (!there) continue;
        if (f == king_to || f == rook_to) return;
        for (const auto& [at, man] : {std::pair(king, k), std::pair(rook, r)}) {
            const Expr over = make::of(ExprKind::absolute, {make::step({{file - board_.file(at), 0}})});
            if (!holds(make::sequence({over, make::guard(GuardKind::free)}), lifted, at, man)) return;
        }
    }
    if (must_be_safe(s.board, k)) {
        if (!rule.out_of_attack && attacked(s.board, king)) return;
        const int way = king_file > from ? 1 : -1;
        const int end = rule.onward ? king_file + way : king_file;
        for (int file = from + way; !rule.through_attack && king_file != from && file != end; file += way) {
            const Field over = on_rank(file);
            if (attacked(s.board.without(king).with(over, Man{k.type, k.side, {}}), over)) return;
        }
    }
    const auto stand = [&](Field king_end, Field rook_end) {
        Man king_man = arrived(k.type, k.side, king_end, k.tags),
            rook_man = arrived(r.type, r.side, rook_end, r.tags);
        if (wording_.asks_arrived || rules_)
            king_man.tags[Evaluator::kArrived] = rook_man.tags[Evaluator::kArrived] = 0;
        return lifted.with(king_end, king_man).with(rook_end, rook_man);
    };
    const auto ends = [&](Field at) {
        if (!rule.onward) return std::set<Field>{at};
        std::set<Field> fields;
        const Placement board = stand(king_to, rook_to);
        for (const State& end : evaluator(s.to_move).walked(*rule.onward, board, at))
            if (!board.at(end.field) || end.field == at) fields.insert(end.field);
        return fields;
    };
    for (const Field king_end : ends(king_to))
        for (const Field rook_end : ends(rook_to)) {
            if (king_end == rook_end) continue;
            Made made{s, 0, true};
            made.now.board = stand(king_end, rook_end);
            made.mover = made.first = k.type;
            made.from = king;
            made.to = king_end;
            made.last = {k.type, false, king_end};
            ways.insert(made);
        }
}

}  // namespace acedrex::reference
