// Promotion and castling.
#include <algorithm>

#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// What the piece itself says that it becomes; what the variant lacks it does not become.
std::vector<int> own_promotions(const TypeNames& types, const PieceSpec& piece) {
    std::vector<int> found;
    for (const std::string& name : piece.promotes) {
        if (const auto type = types.cast().type_named(name))
            found.push_back(*type);
        else
            types.faults().warn_at(piece.place, "unknown-piece",
                                   piece.name + " promotes to \"" + name + "\", which the variant has not",
                                   types.remedy_for(name, "it does not become that here"));
    }
    return found;
}

}  // namespace

Promotion compile_promotion(const TypeNames& types, const Board& board, const Zones& zones) {
    Promotion promotion;
    const VariantSpec& spec = types.spec();
    if (!spec.promotion) return promotion;
    const PromotionSpec& p = *spec.promotion;
    promotion.when = p.when;
    promotion.touches = p.touches;
    const std::vector<bool> named = types.named(p.pieces, "promotion", "promotion pieces");
    std::vector<int> to;
    for (const std::string& name : p.to)
        if (const int type = types.find(name, "promotion", "promotion to"); type >= 0) to.push_back(type);
    if (p.to.empty() && !p.own)
        types.faults().error("promotion", "promotion", "promotion says nothing to promote to",
                             "add to = { ... }");
    promotion.to.resize(named.size());
    for (std::size_t type = 0; type < named.size(); ++type) {
        if (!named[type] && !(p.own && p.pieces.empty())) continue;
        const PieceSpec& piece = *spec.pieces[type];
        promotion.to[type] = p.own ? own_promotions(types, piece) : to;
        if (p.own && named[type] && piece.promotes.empty())
            types.faults().error("promotion", "promotion",
                                 "promotion pieces: \"" + piece.name + "\" does not say what it promotes to",
                                 "write promotes = ... where it is declared");
    }
    promotion.zone = find_zone(types.faults(), board, zones, p.zone, "promotion", "promotion");
    if (!p.must.empty())
        promotion.must = find_zone(types.faults(), board, zones, p.must, "promotion", "promotion must");
    return promotion;
}

// Promotion by what lands needs a rule that says to what.
void check_promotion(const VariantSpec& spec, BindContext& binding) {
    if (spec.promotion) return;
    const auto doubt = [&](const Expr& e, const Place& where) {
        const auto promotes = [](const Expression& part) {
            return part.kind == ExprKind::effect && part.effect == EffectKind::promote_it;
        };
        if (e && any_inside(*e, promotes))
            binding.warn("no-promotion", where,
                         std::string(row_of(EffectKind::promote_it).word) +
                             " promotes nothing: the variant has no promotion",
                         "write promotion = { pieces = { ... }, to = { ... } } there");
    };
    doubt(spec.lands, spec.place_of("lands"));
    for (const PieceRef& p : spec.pieces)
        for (const Expr& e : {p->moves, p->lands}) doubt(e, p->place);
}

Castling compile_castling(const TypeNames& types, const Board& board) {
    Castling castling;
    if (!types.spec().castling) return castling;
    const CastlingSpec& c = *types.spec().castling;
    static_cast<CastlingRules&>(castling) = c;
    castling.mover = types.find(c.mover, "castling", "castling");
    castling.partners = types.named(c.partners, "castling", "castling");
    for (const std::string& name : c.to) {
        const auto file = file_number(name);
        if (!file || *file >= board.files())
            types.faults().error("castling", "castling",
                                 "castling to: \"" + name + "\" is no file of the board");
        else
            castling.to.push_back(*file);
    }
    std::sort(castling.to.begin(), castling.to.end());
    return castling;
}

}  // namespace acedrex
