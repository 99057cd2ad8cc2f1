#include "variant/idle_tags.hpp"

#include "base/ranges.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

constexpr const char* kCastlingName = "castling";

// The piece on f castles, or may be the partner where it stands.
bool may_castle(const Variant& variant, const Position& position, Field f) {
    const Castling& rule = variant.castling();
    return Cast::type(position.at(f)) == rule.mover || rule.may_partner(position.at(f), f);
}

// Another piece of the side on the same rank may castle with the one on f.
bool shares_castling(const Variant& variant, const Position& position, Field f) {
    const Castling& rule = variant.castling();
    const Board& board = variant.board();
    const auto is_mover = [&](Field at) { return Cast::type(position.at(at)) == rule.mover; };
    const auto is_partner = [&](Field at) { return rule.may_partner(position.at(at), at); };
    const BoardPart& part = board.part(f);
    for (int file = 0; file < part.files; ++file) {
        const Field other = board.at(part, file, board.rank(f));
        if (other == f || other == board.off() || position.at(other) == kNoPiece) continue;
        if (Cast::side(position.at(other)) != Cast::side(position.at(f))) continue;
        if ((position.tags(other) & kCastlingTag) == 0) continue;
        if ((is_mover(f) && is_partner(other)) || (is_partner(f) && is_mover(other))) return true;
    }
    return false;
}

}  // namespace

IdleRules compile_idle_rules(const VariantSpec& spec, const BindContext& binding) {
    IdleRules rules;
    rules.castling = spec.castling && !binding.asked_tags.contains(kCastlingName) &&
                     !binding.given_tags.contains(kCastlingName);
    each_drop(spec, [&](const DropSpec& drop) {
        rules.castling_dropped |= ranges::count(drop.tags, kCastlingName) > 0;
    });

    const Pockets pockets = compile_pockets(spec);
    for (const auto& asked_tag : binding.asked_tags) {
        const std::string& tag = asked_tag.first;
        if (binding.asked_otherwise.contains(tag)) continue;
        const auto names_it = [&](const Expression& part) { return ranges::count(part.names, tag) > 0; };
        const auto asks = [&](const Expr& e) { return e && any_inside(*e, names_it); };
        bool idle = true;
        std::vector<int> from;
        each_drop(spec, [&](const DropSpec& drop) {
            if (asks(drop.on_drop)) idle = false;
            if (asks(drop.at)) from.push_back(pockets.find(drop.from).value_or(0));
        });
        const bool filled = ranges::any_of(spec.captures, [&](const CaptureSpec& c) {
            const int into = pockets.find(c.pocket).value_or(0);
            return c.to != CaptureSpec::To::nobody && ranges::count(from, into) > 0;
        });
        if (!idle || from.empty() || filled) continue;
        rules.gates |= binding.tags.find(tag).value_or(0);
        rules.pockets.insert(rules.pockets.end(), from.begin(), from.end());
    }
    return rules;
}

bool gates_are_idle(const Variant& variant, const Position& position, Side side) {
    if (side == Side::none) return false;
    for (Code code = 1; code < variant.cast().codes(); ++code)
        for (const int pocket : variant.idle_rules().pockets)
            if (Cast::side(code) == side && position.reserve(code, pocket) > 0) return false;
    return true;
}

Tags idle_tags(const Variant& variant, const Position& position, Field f) {
    const IdleRules& rules = variant.idle_rules();
    const Tags tags = position.tags(f);
    const Code code = position.at(f);
    if (tags == 0 || code == kNoPiece) return 0;
    Tags idle = 0;
    if (rules.castling && (tags & kCastlingTag) != 0 &&
        !(rules.castling_dropped ? may_castle(variant, position, f) : shares_castling(variant, position, f)))
        idle |= kCastlingTag;
    if ((tags & rules.gates) != 0 && gates_are_idle(variant, position, Cast::side(code)))
        idle |= tags & rules.gates;
    return idle;
}

void forget_idle_tags(const Variant& variant, Position& position) {
    const IdleRules& rules = variant.idle_rules();
    if (!rules.castling && rules.gates == 0) return;
    // Whether a right is shared is judged before any is taken.
    std::vector<std::pair<Field, Tags>> left;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Tags idle = idle_tags(variant, position, f); idle != 0)
            left.emplace_back(f, position.tags(f) & ~idle);
    for (const auto& [f, tags] : left) position.set(f, position.at(f), tags, Edit::Why::expire);
}

}  // namespace acedrex
