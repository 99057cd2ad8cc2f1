// Do the plies of a move do what a text tells of their way?
#include <algorithm>
#include <numeric>

#include "notation/move/trail.hpp"

namespace acedrex {

namespace {

// Is it a piece with this symbol that had these tags? "": any.
bool is_told(const Variant& variant, const std::string& symbol, Tags tags, const LeftPiece& piece) {
    return (symbol.empty() || symbol == symbol_of_name(variant, piece.piece)) && (tags & ~piece.tags) == 0;
}

bool changes(const Variant& variant, const PlyRecord& ply) {
    const SideEffect* met = touched(variant, ply);
    return !ply.promoted_to.empty() || met != nullptr ||
           std::any_of(ply.effects.begin(), ply.effects.end(),
                       [&](const SideEffect& e) { return puts_off(variant, e); });
}

bool fits_converting(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    using Converts = MovePattern::Converts;
    const SideEffect* met = touched(variant, ply);
    const bool done = met != nullptr && met->kind == "convert";
    switch (p.converts) {
        case Converts::unsaid:
            return true;
        case Converts::failed:
            return leaves(ply) && met == nullptr && ply.from != ply.to && ply.captures.empty();
        case Converts::done:
            return done && (p.met.empty() || p.met == symbol_of_name(variant, met->piece));
    }
    return false;
}

bool fits_met(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.converts != MovePattern::Converts::unsaid || (p.met.empty() && p.met_tags == 0)) return true;
    return std::any_of(ply.captures.begin(), ply.captures.end(), [&](const LeftPiece& piece) {
        return (piece.field == ply.to || ply.kind == "en-passant") &&
               is_told(variant, p.met, p.met_tags, piece);
    });
}

// The partner in castling, or the passer.
bool fits_other(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.other_file < 0 && p.other_rank < 0) return true;
    const Board& board = variant.board();
    const auto is_it = [&](const std::string& name) {
        const auto field = board.field(name);
        return field && (p.other_file < 0 || p.other_file == board.file(*field)) &&
               (p.other_rank < 0 || p.other_rank == board.rank(*field));
    };
    return std::any_of(ply.effects.begin(), ply.effects.end(),
                       [&](const SideEffect& e) { return e.kind == "castle" && is_it(e.to); }) ||
           std::any_of(ply.captures.begin(), ply.captures.end(),
                       [&](const LeftPiece& c) { return c.field != ply.to && is_it(c.field); });
}

bool fits_steps(const std::vector<StepPattern>& steps, const std::vector<std::string>& way) {
    using After = StepPattern::After;
    // at[n]: the steps so far can be those up to the n-th of the way.
    std::vector<bool> at(way.size() + 1, false);
    at[0] = true;
    for (const StepPattern& step : steps) {
        std::vector<bool> next(way.size() + 1, false);
        for (std::size_t last = 0; last < at.size(); ++last) {
            if (!at[last]) continue;
            const std::size_t first = last + (step.after == After::others ? 2 : 1);
            // What lies beyond the board is never written.
            std::size_t end = way.size();
            if (step.after == After::the_last)
                for (end = last + 1; end < way.size() && way[end - 1].empty();) ++end;
            for (std::size_t n = first; n <= end; ++n)
                if (way[n - 1] == step.field) next[n] = true;
        }
        at = std::move(next);
    }
    return at.back();
}

bool fits_captures(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    return std::all_of(p.steps.begin(), p.steps.end(), [&](const StepPattern& step) {
        return !step.capture ||
               std::any_of(ply.captures.begin(), ply.captures.end(), [&](const LeftPiece& c) {
                   return c.field == step.field && is_told(variant, step.symbol, step.tags, c);
               });
    });
}

// The symbol of the piece on the field when the plies have been made; "" where there is none.
std::string stands_on(const Variant& variant, const Position& position, std::span<const PlyRecord> plies,
                      const std::string& field) {
    for (std::size_t i = plies.size(); i-- > 0;) {
        const PlyRecord& ply = plies[i];
        // Where a piece was set going, the one that did it stays.
        if (ply.to == field && !leaves(ply))
            return ply.promoted_to.empty() ? ply.symbol : symbol_of_name(variant, ply.promoted_to);
        for (std::size_t k = ply.effects.size(); k-- > 0;) {
            const SideEffect& e = ply.effects[k];
            if (e.to == field && e.kind != "leave") return symbol_of_name(variant, e.piece);
            if (e.from == field && e.kind != "leave") return "";
        }
        const auto taken = [&](const LeftPiece& c) { return c.field == field; };
        if ((ply.from == field && !ply.activated) ||
            std::any_of(ply.captures.begin(), ply.captures.end(), taken))
            return "";
    }
    const auto f = variant.board().field(field);
    return f && position.at(*f) != kNoPiece ? variant.cast().symbol(position.at(*f)) : "";
}

}  // namespace

bool leaves(const PlyRecord& ply) {
    return std::any_of(ply.effects.begin(), ply.effects.end(),
                       [](const SideEffect& e) { return e.kind == "leave"; });
}

bool stuck(const PlyRecord& ply) {
    return ply.activated && ply.from == ply.to &&
           std::any_of(ply.effects.begin(), ply.effects.end(), [&](const SideEffect& e) {
               return (e.kind == "leave" || e.kind == "oblate") && e.from == ply.from;
           });
}

bool puts_off(const Variant& variant, const SideEffect& e) {
    return e.kind == "tag" || (e.kind == "mark" && e.tag == variant.tags().with_mask(kPromotionTag).name);
}

const SideEffect* touched(const Variant& variant, const PlyRecord& ply) {
    if (!leaves(ply)) return nullptr;
    for (std::size_t i = ply.effects.size(); i-- > 0;) {
        const SideEffect& e = ply.effects[i];
        const bool outlasts = e.kind == "change" || e.kind == "convert" || puts_off(variant, e);
        if (outlasts && e.from == ply.to) return &e;
    }
    return nullptr;
}

std::vector<std::string> way_of(const Board& board, const PlyRecord& ply) {
    if (!ply.trail.empty()) return ply.trail;
    const auto from = board.field(ply.from), to = board.field(ply.to);
    if (!from || !to || *from == *to) return {ply.to};
    const int files = board.file(*to) - board.file(*from), ranks = board.rank(*to) - board.rank(*from);
    const int steps = std::gcd(files, ranks);
    std::vector<std::string> way;
    for (int n = 1; n < steps; ++n) {
        const Field field = board.step(*from, {n * files / steps, n * ranks / steps});
        way.push_back(field == board.off() ? "" : board.name(field));
    }
    way.push_back(ply.to);
    return way;
}

bool fits_way(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if ((p.tags & ~ply.tags) != 0) return false;
    const bool said = !p.promotion.empty() || p.converts != MovePattern::Converts::unsaid;
    if (p.tells_changes && !said && changes(variant, ply)) return false;
    return fits_converting(variant, p, ply) && fits_met(variant, p, ply) && fits_other(variant, p, ply) &&
           fits_captures(variant, p, ply) &&
           (p.steps.empty() || fits_steps(p.steps, way_of(variant.board(), ply)));
}

bool passes_over(const Variant& variant, const Position& position, const MovePattern& p,
                 std::span<const PlyRecord> before) {
    return std::all_of(p.steps.begin(), p.steps.end(), [&](const StepPattern& step) {
        if (!step.over) return true;
        const std::string symbol = stands_on(variant, position, before, step.field);
        return !symbol.empty() && (step.symbol.empty() || step.symbol == symbol);
    });
}

}  // namespace acedrex
