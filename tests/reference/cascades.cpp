#include "cascades.hpp"

#include <algorithm>

namespace acedrex::reference {

CascadeOracle::CascadeOracle(const VariantSpec& variant, const Board& board, Side player, Hooks* hooks,
                             std::size_t most)
    : variant_(variant),
      board_(board),
      player_(player),
      evaluator_(variant, board, Placement(board), player, hooks),
      most_(most),
      before_(board) {}

bool CascadeOracle::promotes(const Man& man) const {
    if (variant_.promotions.empty()) return false;
    const PromotionSpec& rule = variant_.promotions[0];
    const PieceSpec& piece = spec(man.type);
    const auto named = [&](const std::string& name) {
        return name == piece.name ||
               std::find(piece.classes.begin(), piece.classes.end(), name) != piece.classes.end();
    };
    const bool among = std::any_of(rule.pieces.begin(), rule.pieces.end(), named);
    return rule.own ? !piece.promotes.empty() && (rule.pieces.empty() || among) : among;
}

// "last": the last rank.
bool CascadeOracle::in_zone(const std::string& zone, const Man& man, Field f) {
    if (zone != "last")
        return !evaluator_.walked(*make::guard(GuardKind::zone, {zone}), Placement(board_).with(f, man), f)
                    .empty();
    return board_.rank(f) == (man.side == Side::dark ? 0 : board_.ranks() - 1);
}

// Does the ply bring the piece into the zone from outside, or where that is enough, begin or end there?
bool CascadeOracle::due(const Man& man, Field from, Field to) {
    if (!promotes(man)) return false;
    const PromotionSpec& rule = variant_.promotions[0];
    const bool begins = in_zone(rule.zone, man, from), ends = in_zone(rule.zone, man, to);
    if (rule.touches ? begins || ends : ends && !begins) return true;
    return !rule.must.empty() && in_zone(rule.must, man, to) && !in_zone(rule.must, man, from);
}

// Every way to promote what stands there: now, or where that may wait, by a tag.
std::vector<Placement> CascadeOracle::promoted(const Placement& board, Field at) {
    using When = PromotionSpec::When;
    const PromotionSpec& rule = variant_.promotions[0];
    std::vector<Placement> all;
    const Man man = *board.at(at);
    const auto& to = rule.own ? spec(man.type).promotes : rule.to;
    for (std::size_t type = 0; type < variant_.pieces.size(); ++type)
        if (std::find(to.begin(), to.end(), variant_.pieces[type]->name) != to.end())
            all.push_back(board.with(at, Man{static_cast<int>(type), man.side, {}}));
    if (!rule.must.empty() && in_zone(rule.must, man, at)) return all;
    if (rule.when == When::now_or_later) {
        Man tagged = man;
        tagged.tags["promotion"] = 0;
        all.push_back(board.with(at, tagged));
    }
    if (rule.when == When::choice) all.push_back(board);
    return all;
}

bool CascadeOracle::inherits(int type) const {
    return says(spec(type).moves, [](const Expression& e) { return e.kind == ExprKind::gait; });
}

bool CascadeOracle::counts_plies(int type) const {
    return says(spec(type).moves, [](const Expression& e) {
        return e.kind == ExprKind::guard && e.guard == GuardKind::first_ply;
    });
}

// What comes after the plies of one piece.
void CascadeOracle::follow(const States& ends, const Walk& walk, const std::set<Field>& moved,
                           const Captures& taken) {
    for (const State& end : ends) {
        Captures captures = taken;
        for (const Field f : end.captured) {
            if (!keeps_captures_) break;
            if (!walk.before.at(f)) throw TooManyStates{};  // it was brought there on the way
            captures.emplace(walk.walker.type, *walk.before.at(f));
        }
        std::set<Field> now;
        const bool stands = end.down == Down::landed && end.goes_on != GoesOn::diverged;
        for (const Field f : moved)
            if ((f != end.field || !stands) && end.board.at(f)) now.insert(f);
        std::vector<Placement> boards{end.board};
        if (stands) {
            if (counts_plies(end.walker.type)) now.insert(end.field);
            if (due(end.walker, walk.start, end.field)) boards = promoted(end.board, end.field);
        }
        if (end.promoted) {
            if (!promotes(*end.board.at(*end.promoted))) continue;
            boards = promoted(end.board, *end.promoted);
        }
        for (const Placement& board : boards) {
            if (!end.taken_up) {
                if (!stands || !comes_back(walk, end.field, board)) outcomes_.emplace(board, captures);
                continue;
            }
            const Evaluator::Next next = Evaluator::next(end, walk, moved);
            const Air air{board,           next.man,      next.at, next.momentum, next.activator,
                          !next.has_moved, next.diverged, now,     captures};
            if (seen_.insert(air).second) waiting_.push_back(air);
        }
    }
}

// Has the piece diverged to where the move began, and nothing else changed but its tags?
bool CascadeOracle::comes_back(const Walk& walk, Field to, const Placement& board) const {
    if (!walk.diverged || to != from_) return false;
    Man man = *board.at(to);
    man.tags = before_.at(to)->tags;
    return board.with(to, man) == before_;
}

// On and on, until no new piece is in the air. A piece that was taken up and can make no ply is gone where
// its type says so; else it could not be taken up.
void CascadeOracle::search() {
    while (!waiting_.empty()) {
        if (seen_.size() > most_ || outcomes_.size() > 8 * most_) throw TooManyStates{};
        const Air air = waiting_.back();
        waiting_.pop_back();
        Walk walk{air.at, air.board, air.man, air.momentum, {}, air.first_ply, air.diverged};
        if (inherits(air.man.type)) walk.activator = air.activator;
        const States ends = evaluator_.plies(walk);
        if (ends.empty() && evaluator_.leaves_when_blocked(walk)) outcomes_.emplace(air.board, air.taken);
        follow(ends, walk, air.moved, air.taken);
    }
}

std::set<Placement> CascadeOracle::outcomes(const Placement& before, Field from) {
    keeps_captures_ = false;
    find(before, from);
    std::set<Placement> all;
    for (const auto& [board, captures] : outcomes_) all.insert(board);
    return all;
}

const std::set<std::pair<Placement, CascadeOracle::Captures>>& CascadeOracle::with_captures(
    const Placement& before, Field from) {
    keeps_captures_ = true;
    find(before, from);
    return outcomes_;
}

void CascadeOracle::find(const Placement& before, Field from) {
    seen_.clear();
    waiting_.clear();
    outcomes_.clear();
    before_ = before;
    from_ = from;
    const Man man = *before.at(from);
    if (promotes(man) && variant_.promotions[0].when == PromotionSpec::When::now_or_later &&
        man.tags.count("promotion")) {
        for (const Placement& board : promoted(before, from))
            if (board != before) outcomes_.emplace(board, Captures{});
    }
    if (spec(man.type).passive) return;
    const Walk walk{from, before, man, {}, {}, true};
    follow(evaluator_.plies(walk), walk, {}, {});
    search();
}

bool CascadeOracle::safe(const Placement& end) {
    for (Field at = 0; at < board_.off(); ++at) {
        const Cell& king = end.at(at);
        if (!king || king->side != player_ || variant_.royal_kind(spec(king->type)) != RoyalKind::check)
            continue;
        for (Field from = 0; from < board_.off(); ++from)
            if (const Cell& p = end.at(from); p && p->side == other(player_))
                if (evaluator_.attacks(end, from, at, *king)) return false;
    }
    return true;
}

std::set<Placement> CascadeOracle::legal(const Placement& before, Field from) {
    std::set<Placement> all = outcomes(before, from);
    std::erase_if(all, [&](const Placement& end) { return !safe(end); });
    return all;
}

}  // namespace acedrex::reference
