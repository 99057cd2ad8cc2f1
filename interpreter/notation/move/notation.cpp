#include "notation/move/notation.hpp"

#include <algorithm>
#include <map>

#include "notation/move/ply_facts.hpp"
#include "notation/move/trail.hpp"
#include "notation/text/reading.hpp"

namespace acedrex {

std::string bracketed(const std::string& symbol) {
    return symbol.size() == 1 ? symbol : "[" + symbol + "]";
}

std::string symbol_for(const Variant& variant, Code code) {
    return bracketed(variant.cast().symbol(code));
}

Named named_piece(const Variant& variant, std::string_view symbol) {
    auto type = type_with_symbol(variant, symbol);
    if (!type) type = variant.cast().type_with_symbol(symbol);
    return type ? Named{variant.cast().entry(*type).symbol, *type} : Named{std::string(symbol)};
}

namespace {

using Effect = SideEffect::Kind;

// own_end: the piece that makes the ply ends where the effect begins.
std::string effect_text(const Variant& variant, const SideEffect& e, bool own_end) {
    const std::string field = variant.board().name(e.from);
    switch (e.kind) {
        case Effect::oblate:
            return (own_end ? symbol_for(variant, e.piece) : "") + field + "!";
        case Effect::convert:
            return field + "%";
        case Effect::change:
            return field + "=" + symbol_for(variant, e.piece);
        case Effect::place:
            return field + "+" + symbol_for(variant, e.piece);
        case Effect::mark:
            return field + "{" + (e.lost ? "-" : "") + variant.tags().with_mask(e.tag).name + "}";
        default:
            return field + ">" + (e.to == kNoField ? "" : variant.board().name(e.to));
    }
}

// What stands before the first comma. told: the capture that its mark tells of, or none.
std::string main_text(const Variant& variant, const PlyRecord& ply, const LeftPiece* told) {
    const Board& board = variant.board();
    const std::string promotion =
        ply.promoted_to == kNoPiece ? "" : "=" + symbol_for(variant, ply.promoted_to);
    if (ply.kind == PlyKind::drop) {
        const std::string& pocket = variant.pockets().names[static_cast<std::size_t>(ply.pocket)];
        return symbol_for(variant, ply.piece) + (pocket.empty() ? "" : "{" + pocket + "}") + "+" +
               board.name(ply.to) + promotion;
    }
    if (ply.passes()) return "pass";
    std::string text = symbol_for(variant, ply.piece) + board.name(ply.from);
    const bool promoted_at_home = ply.from == ply.to && !promotion.empty() && ply.captures.empty();
    if (!promoted_at_home) text += "-" + board.name(ply.to);
    if (ply.kind == PlyKind::castle) return text + "&";
    if (told != nullptr) text += ply.kind == PlyKind::en_passant ? ":" : "*";
    text += promotion;
    for (const SideEffect& e : ply.effects) {
        if (e.kind == Effect::tag) text += "=";
        if (e.kind == Effect::leave) text += "!";
    }
    return text;
}

}  // namespace

std::string plain_ply_text(const Variant& variant, const PlyRecord& ply) {
    const LeftPiece* told = capture_by_itself(ply);
    std::string text = main_text(variant, ply, told);
    auto next = ply.captures.begin();
    const auto captures_until = [&](std::size_t effects) {
        for (; next != ply.captures.end() && next->after <= effects; ++next)
            if (&*next != told) text += "," + variant.board().name(next->field) + "*";
    };
    for (std::size_t i = 0; i < ply.effects.size(); ++i) {
        captures_until(i);
        const SideEffect& e = ply.effects[i];
        if (!is_of_move(e)) text += "," + effect_text(variant, e, e.from == ply.to);
    }
    captures_until(ply.effects.size());
    return text;
}

std::string long_form(const Variant& variant, const std::vector<PlyRecord>& plies) {
    if (variant.spec().notation) return trail_form(variant, plies);
    std::string text;
    for (const PlyRecord& ply : plies) text += (text.empty() ? "" : "; ") + plain_ply_text(variant, ply);
    return text;
}

void number_texts(std::vector<std::string>& texts) {
    std::map<std::string, int> met;
    for (std::string& text : texts)
        if (const int before = met[text]++; before > 0) text += "#" + std::to_string(before + 1);
}

}  // namespace acedrex
