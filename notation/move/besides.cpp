// What happens besides the move itself: told of a record, read from a text.
#include "notation/move/notation.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;

// What stands behind the field. player: the side that moves.
std::string sign_of(const Variant& variant, const SideEffect& e, Side player) {
    switch (e.kind) {
        case Effect::oblate:
            return "!";
        case Effect::convert:
            return "%";
        case Effect::change:
            return "=" + move_symbol_of(variant, e.piece);
        case Effect::place:
            return (Cast::side(e.piece) == other(player) ? "++" : "+") + move_symbol_of(variant, e.piece);
        case Effect::mark:
            return "{" + std::string(e.lost ? "-" : "") + variant.tags().with_mask(e.tag).name + "}";
        default:
            return ">" + (e.to == kNoField ? "" : variant.board().name(e.to));
    }
}

// The next one into `effect`; returns what is wrong with it, "" for nothing.
std::string read_effect(const Variant& variant, Cursor& text, EffectPattern& effect) {
    const Board& board = variant.board();
    // Letters and digits, whether or not the board has such a field.
    const auto take_field = [&] {
        const Cursor before = text;
        const std::string name(text.field());
        const auto digit = name.find_first_of("0123456789");
        if (digit == std::string::npos || digit == 0 || !is_lower(name[digit - 1])) {
            text = before;
            return false;
        }
        const auto field = board.field(name);
        effect.on_board = effect.on_board && field;
        effect.text += field ? board.name(*field) : name;
        return true;
    };
    text.take_while([](char c) { return c == ' '; });
    const bool symbol = text.is_next('[') || is_upper(text.peek());
    if (symbol && text.board_ahead(board) == nullptr)
        effect.piece = bracketed(named_piece(variant, text.symbol()).name);
    if (!take_field())
        return "a field is expected after the comma, with what happens there, like c4* or c4>c5";
    const char sign = text.peek();
    if (std::string_view("*!%=>+{").find(sign) == std::string_view::npos)
        return "what happens on " + effect.text + " is expected, one of * ! % = > + {";
    effect.text += text.take_first(1);
    if (sign == '>') take_field();
    if (sign == '+' && text.take('+')) effect.text += '+';
    if (sign == '=' || sign == '+') {
        const Named becomes = named_piece(variant, text.is_next(',') ? "" : text.symbol());
        if (becomes.number < 0) return "no piece has the symbol " + quoted(becomes.name);
        effect.text += bracketed(becomes.name);
    }
    if (sign == '+') {
        effect.kept = kept_in(text);
        if (text.is_next('{')) return "what a piece has kept is written like e4+N{home:b1}";
    }
    if (sign == '{') {
        effect.text += text.take_while([](char c) { return c != '}'; });
        if (!text.take('}')) return "a mark is written like c4{name}";
        effect.text += '}';
    }
    return "";
}

}  // namespace

bool EffectPattern::fits(const Besides& one) const {
    const bool any_mark = text.ends_with("{}");
    return (any_mark ? one.text.starts_with(text.substr(0, text.size() - 1)) : one.text == text) &&
           (piece.empty() || one.piece.empty() || piece == one.piece) && (kept.empty() || kept == one.kept);
}

std::vector<Besides> besides(const Variant& variant, const PlyRecord& ply) {
    const Board& board = variant.board();
    std::vector<Besides> all;
    for (std::size_t i = 0; i <= ply.effects.size(); ++i) {
        for (const LeftPiece& c : ply.captures)
            if (c.after == i)
                all.push_back({move_symbol_of(variant, c.piece), board.name(c.field) + "*",
                               &c == capture_by_itself(ply)});
        if (i == ply.effects.size() || is_of_move(ply.effects[i])) continue;
        const SideEffect& e = ply.effects[i];
        const bool known = e.kind != Effect::change && e.kind != Effect::place;
        all.push_back({known ? move_symbol_of(variant, e.piece) : "",
                       board.name(e.from) + sign_of(variant, e, ply.player), false,
                       e.kind == Effect::oblate && e.from == ply.to, tags_text(variant, e.kept.tags),
                       e.kept.apart});
    }
    return all;
}

bool read_effects(const Variant& variant, std::string_view given, std::vector<EffectPattern>& effects,
                  std::string& why) {
    Cursor text(given);
    do {
        why = read_effect(variant, text, effects.emplace_back());
        if (!why.empty()) return false;
    } while (text.take(','));
    Cursor rest(without_number(text.rest()));
    rest.take_while(is_annotation);
    if (rest.at_end()) return true;
    why = quoted(rest.rest()) + " is not expected there";
    return false;
}

}  // namespace acedrex
