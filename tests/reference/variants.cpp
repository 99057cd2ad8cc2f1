// What the oracle of variants knows of a variant, and which moves there are.
#include "variants.hpp"

#include <algorithm>

namespace acedrex::reference {

VariantOracle::VariantOracle(const VariantSpec& variant, const Board& board, const Placement& initial,
                             Hooks* hooks, std::size_t budget)
    : variant_(variant),
      board_(board),
      initial_(initial),
      hooks_(hooks),
      budget_(budget),
      wording_(wording_of(variant, board, cast_of(variant), hooks)),
      reverts_(std::any_of(variant.captures.begin(), variant.captures.end(),
                           [](const CaptureSpec& c) { return c.promoted.has_value(); })),
      rules_(std::any_of(variant.pieces.begin(), variant.pieces.end(),
                         [](const PieceRef& p) { return p->influence.ends_turns(); })),
      unchanged_(board),
      began_{unchanged_} {
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
        made = std::make_unique<Evaluator>(variant_, board_, initial_, player, hooks_, budget_);
        made->keep_arrivals(wording_.asks_arrived || rules_);
    }
    made->hold(wording_.auras ? &held_ : nullptr);
    made->since(&unchanged_);
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
VariantOracle::Ways VariantOracle::moves(const Stand& s, const std::vector<std::string>& pieces,
                                         const std::string& action) {
    Ways ways;
    for (Field from = 0; from < board_.off(); ++from) {
        const Cell& man = s.board.at(from);
        if (!man || (!pieces.empty() && !named(pieces, man->type))) continue;
        const bool anyones = man->side == Side::none && spec(man->type).anyones;
        if (man->side != s.to_move && !anyones) continue;
        const bool held = held_.frozen.count(from) > 0;
        if (!spec(man->type).passive) walks(s, from, action, ways);
        if (!action.empty()) continue;
        if (variant_.castling && !held && man->side == s.to_move &&
            spec(man->type).name == variant_.castling->mover)
            castlings(s, from, ways);
        const PromotionSpec* rule = promotion_of(man->type);
        const bool waits = rule != nullptr && rule->when == PromotionSpec::When::now_or_later;
        if (waits && man->tags.count("promotion"))
            for (const auto& [after, risen] : promoted(s, from)) {
                if (!risen) continue;
                Made made{after, 0, true};
                made.mover = made.first = man->type;
                follow_both(made, from, &InfluenceSpec::on_promotion, variant_.on_promotion, s.to_move);
                made.from = made.to = from;
                made.last = {man->type, false, from};
                made.promoted = true;
                ways.insert(made);
            }
    }
    return ways;
}

std::set<Field> VariantOracle::ends(Stand s, Side side) {
    s.to_move = side;
    const Begun begun(*this, s.board);
    began_ = s;
    std::set<Field> fields;
    for (const Made& made : moves(s, {})) {
        fields.insert(made.to);
        for (const Field f : fields_of(s.board, other(side)))
            if (made.now.board.at(f) != s.board.at(f)) fields.insert(f);
    }
    return fields;
}

}  // namespace acedrex::reference
