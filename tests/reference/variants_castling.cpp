// Castling, of the oracle of variants.
#include <algorithm>
#include <cstdlib>

#include "variants.hpp"

namespace acedrex::reference {

// With the nearest partner on either side that has not moved.
void VariantOracle::castlings(const Stand& s, Field king, Ways& ways) {
    const CastlingSpec& rule = *variant_.castling;
    if (!s.board.at(king)->tags.count("castling")) return;
    const auto partner = [&](Field f) {
        const Cell& q = s.board.at(f);
        return q && q->side == s.to_move && q->tags.count("castling") &&
               (rule.partner ? spec(q->type).name != rule.mover &&
                                   evaluator(q->side).holds_standing(*rule.partner, s.board, f)
                             : named(rule.partners, q->type));
    };
    const int from = board_.file(king);
    for (const auto& [own, others] : rule.ways) {
        if (from != *file_number(own[0])) continue;
        const Field rook = board_.step(king, {*file_number(others[0]) - from, 0});
        if (rook != board_.off() && partner(rook))
            castle(s, king, rook, *file_number(own[1]), *file_number(others[1]), ways);
    }
    if (!rule.ways.empty()) return;
    for (const int way : {-1, 1}) {
        Field rook = board_.step(king, {way, 0});
        while (rook != board_.off() && rook != king && !partner(rook)) rook = board_.step(rook, {way, 0});
        if (rook == board_.off() || rook == king) continue;
        const int gap = std::abs(board_.file(rook) - from);
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
    if (must_be_safe(s.board, k) && !excused_.count(k.type)) {
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
        for (auto [man, was] : {std::pair{&king_man, &k}, std::pair{&rook_man, &r}})
            if (reverts_ && was->tags.count("promoted")) man->tags["promoted"] = 0;
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
