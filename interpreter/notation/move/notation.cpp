#include "notation/move/notation.hpp"

#include <algorithm>
#include <map>

#include "notation/move/trail.hpp"
#include "notation/text/reading.hpp"

namespace acedrex {

std::string bracketed(const std::string& symbol) {
    return symbol.size() == 1 ? symbol : "[" + symbol + "]";
}

std::string symbol_of_name(const Variant& variant, const std::string& piece) {
    const auto type = variant.cast().type_named(piece);
    return type ? variant.cast().entry(*type).symbol : "";
}

std::string symbol_for(const Variant& variant, const std::string& piece) {
    return bracketed(symbol_of_name(variant, piece));
}

namespace {

// own_end: the piece that makes the ply ends where the effect begins.
std::string effect_text(const Variant& variant, const SideEffect& e, bool own_end) {
    if (e.kind == "oblate") return (own_end ? symbol_for(variant, e.piece) : "") + e.from + "!";
    if (e.kind == "convert") return e.from + "%";
    if (e.kind == "change") return e.from + "=" + symbol_for(variant, e.piece);
    if (e.kind == "place") return e.from + "+" + symbol_for(variant, e.piece);
    if (e.kind == "mark") return e.from + "{" + e.tag + "}";
    return e.from + ">" + e.to;
}

// Is it told in the first part of the text, not after a comma?
bool told_apart(const SideEffect& e) {
    return e.kind == "tag" || e.kind == "leave" || e.kind == "castle";
}

// What stands before the first comma. told: the capture that its mark tells of, or none.
std::string main_text(const Variant& variant, const PlyRecord& ply, const LeftPiece* told) {
    if (ply.kind == "drop")
        return bracketed(ply.symbol) + (ply.pocket.empty() ? "" : "{" + ply.pocket + "}") + "+" + ply.to +
               (ply.promoted_to.empty() ? "" : "=" + symbol_for(variant, ply.promoted_to));
    if (ply.from.empty()) return ply.kind;
    std::string text = bracketed(ply.symbol) + ply.from;
    const bool promoted_at_home = ply.from == ply.to && !ply.promoted_to.empty() && ply.captures.empty();
    if (!promoted_at_home) text += "-" + ply.to;
    if (ply.kind == "castle") return text + "&";
    if (told != nullptr) text += ply.kind == "en-passant" ? ":" : "*";
    if (!ply.promoted_to.empty()) text += "=" + symbol_for(variant, ply.promoted_to);
    for (const SideEffect& e : ply.effects) {
        if (e.kind == "tag") text += "=";
        if (e.kind == "leave") text += "!";
    }
    return text;
}

// The capture at the end of the way, or the one in passing.
const LeftPiece* capture_by_itself(const PlyRecord& ply) {
    if (ply.kind == "drop" || ply.kind == "castle" || ply.kind == "pass") return nullptr;
    const bool passing = ply.kind == "en-passant";
    const auto found = std::find_if(ply.captures.begin(), ply.captures.end(),
                                    [&](const LeftPiece& p) { return (p.field == ply.to) != passing; });
    return found == ply.captures.end() ? nullptr : &*found;
}

}  // namespace

std::string plain_ply_text(const Variant& variant, const PlyRecord& ply) {
    const LeftPiece* told = capture_by_itself(ply);
    std::string text = main_text(variant, ply, told);
    auto next = ply.captures.begin();
    const auto captures_until = [&](std::size_t effects) {
        for (; next != ply.captures.end() && next->after <= effects; ++next)
            if (&*next != told) text += "," + next->field + "*";
    };
    for (std::size_t i = 0; i < ply.effects.size(); ++i) {
        captures_until(i);
        const SideEffect& e = ply.effects[i];
        if (!told_apart(e)) text += "," + effect_text(variant, e, e.from == ply.to);
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

std::string long_form(const Variant& variant, const Position& position, const Move& move, const Edit* edits) {
    return long_form(variant, plies_of(variant, position, move, edits));
}

void number_texts(std::vector<std::string>& texts) {
    std::map<std::string, int> met;
    for (std::string& text : texts)
        if (const int before = met[text]++; before > 0) text += "#" + std::to_string(before + 1);
}

std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list) {
    std::vector<std::string> texts;
    std::vector<std::vector<PlyRecord>> plies;
    for (const Move& move : list.moves) {
        plies.push_back(plies_of(variant, position, move, list.edits.data()));
        texts.push_back(long_form(variant, plies.back()));
    }
    tell_apart(variant, plies, texts);
    number_texts(texts);
    return texts;
}

namespace {

bool same_effect(const Variant& variant, const EffectPattern& wanted, const SideEffect& e) {
    if (wanted.field != e.from) return false;
    const std::string symbol = symbol_of_name(variant, e.piece);
    const bool named = wanted.symbol.empty() || wanted.symbol == symbol;
    switch (wanted.sign) {
        case '!':
            return e.kind == "oblate" && named;
        case '%':
            return e.kind == "convert" && named;
        case '=':
            return e.kind == "change" && wanted.to == symbol;
        case '+':
            return e.kind == "place" && wanted.to == symbol;
        case '{':
            return e.kind == "mark" && (wanted.to.empty() || wanted.to == e.tag) && named;
        default:
            return wanted.sign == '>' && !e.to.empty() == !wanted.to.empty() && e.to == wanted.to &&
                   e.from != e.to && named;
    }
}

// Does all that the text asks for happen?
bool happens(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.leaves && std::none_of(ply.effects.begin(), ply.effects.end(),
                                 [](const SideEffect& e) { return e.kind == "leave"; }))
        return false;
    // Each is found once.
    std::vector<bool> effects(ply.effects.size()), captures(ply.captures.size());
    const auto claim = [](std::vector<bool>& claimed, const auto& list, const auto& is_it) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!claimed[i] && is_it(list[i])) return bool(claimed[i] = true);
        return false;
    };
    return std::all_of(p.effects.begin(), p.effects.end(), [&](const EffectPattern& wanted) {
        if (wanted.sign == '*')
            return claim(captures, ply.captures, [&](const LeftPiece& c) {
                return c.field == wanted.field &&
                       (wanted.symbol.empty() || wanted.symbol == symbol_of_name(variant, c.piece));
            });
        return claim(effects, ply.effects,
                     [&](const SideEffect& e) { return !told_apart(e) && same_effect(variant, wanted, e); });
    });
}

// Of the piece itself, or of one that it came upon and left behind.
bool fits_promotion(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.promotion.empty()) return true;
    const SideEffect* met = touched(variant, ply);
    if (p.promotion == "=")
        return std::any_of(ply.effects.begin(), ply.effects.end(), [&](const SideEffect& e) {
            return met == nullptr ? e.kind == "tag" : &e == met && puts_off(variant, e);
        });
    const bool changed = met != nullptr && met->kind == "change";
    return symbol_of_name(variant, changed ? met->piece : ply.promoted_to) == p.promotion;
}

}  // namespace

bool tells_all(const MovePattern& pattern, const PlyRecord& ply) {
    const auto others = std::count_if(ply.effects.begin(), ply.effects.end(),
                                      [](const SideEffect& e) { return !told_apart(e); });
    return pattern.effects.size() == static_cast<std::size_t>(others) + ply.captures.size() -
                                         (capture_by_itself(ply) != nullptr ? 1 : 0);
}

std::string effect_text(const EffectPattern& e) {
    const bool piece = e.sign == '=' || e.sign == '+';
    return (e.symbol.empty() ? "" : bracketed(e.symbol)) + e.field + e.sign +
           (piece ? bracketed(e.to) : e.to) + (e.sign == '{' ? "}" : "");
}

bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies) {
    std::size_t told = plies.size();
    // What became of a piece that could not move need not be told.
    if (stuck(plies.back()) && told == 2 + pattern.further.size()) --told;
    if (told != 1 + pattern.further.size() || !fits(variant, pattern, plies[0])) return false;
    for (std::size_t i = 1; i < told; ++i)
        if (!fits(variant, pattern.further[i - 1], plies[i])) return false;
    return true;
}

bool fits_from_end_to_end(const Variant& variant, const MovePattern& pattern,
                          const std::vector<PlyRecord>& plies) {
    if (plies.size() < 2 || !pattern.further.empty() || plies[0].kind == "drop") return false;
    PlyRecord whole = plies[0];
    for (std::size_t i = 1; i < plies.size(); ++i) {
        const PlyRecord& ply = plies[i];
        if (ply.kind == "drop" || ply.activated || ply.from != whole.to) return false;
        whole.to = ply.to;
        whole.captures.insert(whole.captures.end(), ply.captures.begin(), ply.captures.end());
        whole.effects.insert(whole.effects.end(), ply.effects.begin(), ply.effects.end());
        if (!ply.promoted_to.empty()) whole.promoted_to = ply.promoted_to;
    }
    return fits(variant, pattern, whole);
}

bool fits(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    using Castles = MovePattern::Castles;
    const Board& board = variant.board();
    const bool drop = ply.kind == "drop";
    const bool passes = ply.from.empty() && !drop;
    if (p.passes || passes) return p.passes && passes && happens(variant, p, ply);
    if (drop != p.drop || (!p.pocket.empty() && p.pocket != ply.pocket)) return false;
    const auto from = board.field(drop ? ply.to : ply.from);
    const auto to = board.field(ply.to);
    if (!from || !to) return false;
    const bool castle = ply.kind == "castle";
    if (p.castles == Castles::nearer || p.castles == Castles::farther) {
        if (!castle || ply.effects.empty()) return false;
        const auto partner = board.field(ply.effects[0].from);
        const bool right = board.file(*partner) > board.file(*from);
        const bool right_is_nearer = 2 * board.file(*from) >= board.files() - 1;
        if ((p.castles == Castles::nearer) != (right == right_is_nearer)) return false;
        return happens(variant, p, ply);
    }
    if (p.castles == Castles::some && !castle) return false;
    if (!p.symbol.empty() && p.symbol != ply.symbol) return false;
    if (p.from_file >= 0 && p.from_file != board.file(*from)) return false;
    if (p.from_rank >= 0 && p.from_rank != board.rank(*from)) return false;
    if (p.to_file >= 0 && p.to_file != board.file(*to)) return false;
    if (p.to_rank >= 0 && p.to_rank != board.rank(*to)) return false;
    if (p.from_rank >= 0 && p.from_board != board.part(*from).name) return false;
    if (p.to_rank >= 0 && p.to_board != board.part(*to).name) return false;
    if (p.passer && ply.kind != "en-passant") return false;
    if (p.capture && ply.captures.empty()) return false;
    if (!happens(variant, p, ply)) return false;
    return fits_promotion(variant, p, ply) && fits_way(variant, p, ply);
}

}  // namespace acedrex
