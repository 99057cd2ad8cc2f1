// Moves told ply by ply and step by step: is a move of the position the one that is told?
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "base/ranges.hpp"
#include "engines/walker.hpp"
#include "notation/find/finding.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/notations.hpp"

namespace acedrex {

Position position_at_ply(const GameState& game, const Candidate& candidate, std::size_t i) {
    Position position = game.position();
    std::size_t ply = 0;
    for (const Edit& e : candidate.edits) {
        if (e.what == Edit::What::part && &e != candidate.edits.data()) ++ply;
        if (ply == i) break;
        position.redo(e);
    }
    return position;
}

bool passes_over(const GameState& game, const MovePattern& part, const Candidate& candidate, std::size_t i) {
    if (!ranges::any_of(part.steps, &StepPattern::over)) return true;
    const Position position = position_at_ply(game, candidate, i);
    return ranges::all_of(part.steps, [&](const StepPattern& step) {
        const Code piece = position.at(step.field);
        return !step.over || (piece != kNoPiece && step.piece.fits_piece(piece));
    });
}

namespace {

// That are looked at for the steps of the moves of one listing, or of one ply if it is not told how many it
// has.
constexpr std::size_t kMostWalks = 200'000;

// What a ply does.
struct Deed {
    std::span<const Edit> edits;  // and what follows from them
    bool diverges = false;
    std::optional<int> handed{};  // the momentum that the next one is given
};

// A ply of a move as it begins.
struct BegunPly {
    Position position;  // without a log
    Mover mover;
    Deed deed;
};

// The piece that goes on. up: what took it up; nullptr: it was not put down.
Mover going_on(const Variant& variant, const Mover& last, const Position::Part& part, const Edit* up) {
    if (up == nullptr)
        return {{part.piece, last.tags & variant.position_tables().travelling, part.from, part.pocket,
                 last.activator},
                false};
    const Code activator = last.bequeathed(variant.movement(last.code));
    return {{part.piece, up->tags_before, part.from, part.pocket, activator}, up->after != kNoPiece};
}

std::optional<BegunPly> begun_ply(const Variant& variant, const Position& start, const Move& move,
                                  std::span<const Edit> edits, std::size_t i) {
    if (move.kind == Move::Kind::castle) return std::nullopt;
    const Position::Air* air = start.air();
    BegunPly now{start, air != nullptr ? Mover{*air} : Mover::starting(start, move.from), {}};
    std::size_t ply = 0, begin = 0, end = 0;
    const Edit* up = nullptr;
    for (; end < edits.size(); ++end) {
        const Edit& e = edits[end];
        if (e.what == Edit::What::part && e.slot == Position::kAir && end > 0) {
            const Position::Part part = Position::part_of(e);
            if (ply == i) {
                now.deed.diverges = up == nullptr;
                now.deed.handed = part.pocket;
                break;
            }
            ++ply;
            begin = end + 1;
            now.mover = going_on(variant, now.mover, part, up);
            up = nullptr;
        }
        if (e.why == Edit::Why::activate) up = &e;
        if (ply < i) now.position.redo(e);
    }
    if (ply < i) return std::nullopt;
    if (begin < end && edits[begin].what == Edit::What::part) ++begin;
    now.deed.edits = edits.subspan(begin, end - begin);
    now.position.forget_log();
    return now;
}

// What tells edits of walks apart, in some order.
auto as_told(const Edit& e) {
    return std::tuple(e.what, e.why, e.field, e.after, e.tags_after, e.number,
                      e.what == Edit::What::passage ? e.slot : std::uint16_t{0});
}

// Does a walk of the piece, as it ends, what the ply does?
bool is_of(const Deed& ply, const WalkEnd& end, std::span<const Edit> edits) {
    const auto same = [](const Edit& a, const Edit& b) { return as_told(a) == as_told(b); };
    using Why = Edit::Why;
    if (ply.edits.empty())  // it only goes, and captures where it ends
        return end.goes_on == GoesOn::nothing && std::all_of(edits.begin(), edits.end(), [](const Edit& e) {
                   return e.what != Edit::What::cell || e.is(Why::lift, Why::put, Why::capture);
               });
    // All passages are the walk's own.
    const auto passages = [](std::span<const Edit> all) {
        return ranges::count(all, Edit::What::passage, &Edit::what);
    };
    if (passages(edits) != passages(ply.edits)) return false;
    const bool hands_on = end.goes_on == GoesOn::activated || end.goes_on == GoesOn::diverged;
    return ply.diverges == (end.goes_on == GoesOn::diverged) &&
           (!hands_on || !ply.handed || *ply.handed == end.momentum) && edits.size() <= ply.edits.size() &&
           std::equal(edits.begin(), edits.end(), ply.edits.begin(), same);
}

// Where pieces are moved aside, from and to.
using Aside = std::set<std::pair<Field, Field>>;

void note_aside(std::span<const Edit> edits, Aside& aside) {
    Field from = kNoField;
    for (const Edit& e : edits) {
        if (!e.is(Edit::Why::displace)) continue;
        if (e.after == kNoPiece)
            from = e.field;
        else
            aside.insert({from, e.field});
    }
}

Walker::MovesAside only_of(const Aside& aside) {
    return [&aside](Field from, Field to) {
        return to == kNoField ? ranges::any_of(aside, [from](const auto& one) { return one.first == from; })
                              : aside.count({from, to}) != 0;
    };
}

// Plies that begin alike and end on one field. A walk has many of them to be compared with.
struct Ply {
    PlyRecord* record;
    Deed deed;
};
using Edits = std::span<const Edit>;

// Those that begin with the edits of a walk stand together, behind those that only go and have none.
struct ByEdits {
    static bool before(Edits a, Edits b) {
        return std::lexicographical_compare(
            a.begin(), a.end(), b.begin(), b.end(),
            [](const Edit& x, const Edit& y) { return as_told(x) < as_told(y); });
    }
    static Edits first(const Ply& ply, Edits walk) {
        return ply.deed.edits.first(std::min(ply.deed.edits.size(), walk.size()));
    }
    bool operator()(const Ply& a, const Ply& b) const { return before(a.deed.edits, b.deed.edits); }
    bool operator()(const Ply& ply, Edits walk) const { return before(first(ply, walk), walk); }
    bool operator()(Edits walk, const Ply& ply) const { return before(walk, first(ply, walk)); }
};

// Each of the plies, which stand in that order, of which the walk is one.
template <class Found>
void each_of(const std::vector<Ply>& plies, const WalkEnd& end, Edits walk, Found found) {
    const auto look = [&](auto ply, auto last) {
        for (; ply != last; ++ply)
            if (is_of(ply->deed, end, walk)) found(*ply->record);
    };
    const auto does = ranges::find_if(plies, [](const Ply& ply) { return !ply.deed.edits.empty(); });
    look(plies.begin(), does);
    const auto [first, last] = std::equal_range(does, plies.end(), walk, ByEdits{});
    look(first, last);
}

std::vector<Field> steps_of(const Variant& variant, const Walker& walker) {
    std::vector<Field> steps;
    for (const Field f : walker.trail()) steps.push_back(variant.board().is_virtual(f) ? kNoField : f);
    return steps;
}

// Do the signs of the variant tell the ply by its steps?
bool told_by_steps(const Variant& variant, const std::vector<PlyRecord>& plies, std::size_t i) {
    const PlyRecord& ply = plies[i];
    const TrailSigns& signs = *notations_of(variant).trail;
    if (!ply.trail.empty() || !ply.walks()) return false;
    if (leaves(ply) && ply.activated && !role_sign(variant, signs.role_spent, ply.tags).empty()) return false;
    if (!signs[Sign::diverge].empty() && (ply.diverged || (i + 1 < plies.size() && plies[i + 1].diverged)))
        return true;
    return !met_on_way(ply).empty();
}

}  // namespace

void note_ways(const Variant& variant, const Position& position, const std::vector<ListedMove*>& moves) {
    if (signs_of(variant).plain) return;
    // The plies that begin alike are looked for in the same walks.
    using Key = std::tuple<std::uint64_t, Code, Tags, Field, std::int32_t, Code>;
    struct Alike {
        BegunPly first;
        std::map<Field, std::vector<Ply>> plies;  // by where they end
        Aside aside;
    };
    std::map<Key, Alike> alike;
    Position start = position;
    start.forget_log();
    for (ListedMove* move : moves)
        for (std::size_t i = 0; i < move->plies.size(); ++i) {
            if (!told_by_steps(variant, move->plies, i)) continue;
            std::optional<BegunPly> ply = begun_ply(variant, start, move->move, move->edits, i);
            if (!ply) continue;
            const Mover& m = ply->mover;
            const Key key{ply->position.hash(), m.code, m.tags, m.at, m.momentum, m.activator};
            const Deed deed = ply->deed;
            Alike& same = alike.try_emplace(key, Alike{std::move(*ply), {}, {}}).first->second;
            note_aside(deed.edits, same.aside);
            same.plies[move->plies[i].to].push_back({&move->plies[i], deed});
        }
    std::size_t left = kMostWalks;
    for (auto& [key, same] : alike) {
        for (auto& [to, plies] : same.plies) std::stable_sort(plies.begin(), plies.end(), ByEdits{});
        Walker walker(variant.play(), same.first.position);
        const Walker::MovesAside told = only_of(same.aside);
        walker.only_aside(&told);
        walker.trace(same.first.mover, [&, &same = same](const WalkEnd& end) {
            const std::span<const Edit> done = same.first.position.edits_since(0);
            if (const auto there = same.plies.find(end.to); there != same.plies.end())
                each_of(there->second, end, done, [&](PlyRecord& record) {
                    if (record.trail.empty() || walker.trail().size() < record.trail.size())
                        record.trail = steps_of(variant, walker);
                });
            return --left > 0;
        });
        if (left == 0) return;
    }
}

std::vector<PlyRecord> traced(const GameState& game, const Candidate& candidate, std::size_t i, int most) {
    const Variant& variant = game.variant();
    std::optional<BegunPly> ply = begun_ply(variant, game.position(), candidate.move, candidate.edits, i);
    if (!ply) return {candidate.plies[i]};
    std::vector<PlyRecord> all, same;
    Walker walker(variant.play(), ply->position);
    Aside aside;
    note_aside(ply->deed.edits, aside);
    const Walker::MovesAside told = only_of(aside);
    walker.only_aside(&told);
    std::size_t left = most == kUnlimited ? kMostWalks : ~std::size_t{0};
    const auto ended = [&](const WalkEnd& end) {
        if (end.to != candidate.plies[i].to) return --left > 0;
        PlyRecord one = candidate.plies[i];
        one.trail = steps_of(variant, walker);
        if (is_of(ply->deed, end, ply->position.edits_since(0))) same.push_back(one);
        if (same.empty()) all.push_back(std::move(one));
        return --left > 0;
    };
    walker.trace(ply->mover, ended, most);
    if (!same.empty() || most != kUnlimited) return same;
    return all.empty() ? std::vector{candidate.plies[i]} : all;
}

bool fits_traced(const GameState& game, const MovePattern& part, const Candidate& candidate, std::size_t i) {
    if (!fits(game.variant(), part, candidate.plies[i], Steps::ignored)) return false;
    const PlyRecord& noted = candidate.plies[i];
    if (part.steps.empty() || (!noted.trail.empty() && fits(game.variant(), part, noted))) return true;
    // A piece may have too many ways to look at all of them: those of as many steps as are told come first.
    return ranges::any_of(std::array{static_cast<int>(part.steps.size()), kUnlimited}, [&](int most) {
        return ranges::any_of(traced(game, candidate, i, most),
                              [&](const PlyRecord& ply) { return fits(game.variant(), part, ply); });
    });
}

bool means(const GameState& game, const MovePattern& pattern, const Candidate& candidate) {
    return fits(game.variant(), pattern, candidate.plies, Steps::ignored) &&
           means_so_far(game, pattern, candidate);
}

bool means_so_far(const GameState& game, const MovePattern& pattern, const Candidate& candidate) {
    if (candidate.plies.size() > pattern.parts() + 1) return false;
    const std::size_t told = std::min(candidate.plies.size(), pattern.parts());
    for (std::size_t i = 0; i < told; ++i)
        if (!fits_traced(game, pattern.part(i), candidate, i) ||
            !passes_over(game, pattern.part(i), candidate, i))
            return false;
    return true;
}

}  // namespace acedrex
