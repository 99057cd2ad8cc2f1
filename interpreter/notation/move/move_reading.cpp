// Reading whole moves: what stands behind them, and the plies that they are made of.
#include <algorithm>
#include <array>
#include <utility>

#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

// What stands between the signs that hold a ply together, if it does.
std::string_view gathered(const Variant& variant, const TrailSigns& signs, std::string_view ply) {
    const std::string &open = signs[Sign::open], &close = signs[Sign::close];
    if (open.empty() || ply.size() < open.size() + close.size() || !ply.starts_with(open) ||
        !ply.ends_with(close))
        return ply;
    // "[Fi]e4": a symbol.
    const auto end = ply.find(']');
    if (ply.starts_with('[') && type_with_symbol(variant, ply.substr(1, end - 1))) return ply;
    return trimmed(ply.substr(open.size(), ply.size() - open.size() - close.size()));
}

using Part = std::pair<Sign, std::string_view>;  // what stands before a part of a ply, and the part

// A ply in the parts between its passages.
std::vector<Part> parts_of(const TrailSigns& signs, std::string_view ply) {
    const std::string &through = signs[Sign::portal], &lost = signs[Sign::portal_lost];
    std::vector<Part> parts;
    Sign before = Sign::ply;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < ply.size(); ++at) {
        const auto is_next = [&](const std::string& sign) {
            return !sign.empty() && ply.substr(at).starts_with(sign);
        };
        if (!is_next(lost) && !is_next(through)) continue;
        parts.emplace_back(before, trimmed(ply.substr(begin, at - begin)));
        before = is_next(lost) ? Sign::portal_lost : Sign::portal;
        at += (is_next(lost) ? lost : through).size() - 1;
        begin = at + 1;
    }
    parts.emplace_back(before, trimmed(ply.substr(begin)));
    return parts;
}

// The steps of both, where any are told; the passage between them is none.
std::vector<StepPattern> joined_steps(const Board& board, const MovePattern& first, MovePattern next) {
    using After = StepPattern::After;
    if (first.steps.empty() && next.steps.empty()) return {};
    const auto step_to = [&](const NamedField& field) {
        StepPattern step;
        step.field = field.field(board);
        return step;
    };
    std::vector<StepPattern> steps = first.steps;
    if (steps.empty()) steps.push_back(step_to(first.to));
    if (next.from.whole())
        steps.push_back(step_to(next.from));
    else if (!next.steps.empty())
        next.steps.front().after = After::any;
    if (next.steps.empty()) steps.push_back(step_to(next.to));
    steps.insert(steps.end(), next.steps.begin(), next.steps.end());
    return steps;
}

// A ply up to a passage, and what it is from there.
MovePattern joined(const Board& board, const MovePattern& first, MovePattern next) {
    next.steps = joined_steps(board, first, next);
    next.passages = first.passages;
    next.passages.push_back({first.to, next.from.none() ? NamedField{-1} : next.from});
    next.from = first.from;
    next.tags = first.tags;
    if (!next.piece.given()) next.piece = first.piece;
    return next;
}

// A ply that ends in a passage; the piece may be named behind the sign of that.
bool lose(const Variant& variant, std::string_view symbol, MovePattern& p, std::string& why) {
    if (symbol.starts_with('[') && symbol.ends_with(']')) symbol = symbol.substr(1, symbol.size() - 2);
    const Named piece = symbol.empty() ? Named{} : named_piece(variant, symbol);
    if (piece.given() && (piece.number < 0 || !p.piece.fits(piece.number))) {
        why = "the piece that is lost is named there, found " + quoted(symbol);
        return false;
    }
    p.passages.push_back({p.to, NamedField{-1}, true});
    p.to = {};
    p.steps.clear();
    return true;
}

bool read_parts(const Variant& variant, const TrailSigns& signs, const std::vector<Part>& parts,
                MovePattern& pattern, std::string& why) {
    for (const auto& [sign, text] : parts) {
        if (sign == Sign::portal_lost) return lose(variant, text, pattern, why);
        std::string dense(gathered(variant, signs, text));
        std::erase(dense, ' ');
        if (dense.empty() && sign == Sign::portal) {
            why = "a field is expected after " + quoted(signs[sign]) + ", where the piece comes out";
            return false;
        }
        MovePattern part;
        if (!read_ply(variant, signs, dense, part, why)) return false;
        pattern = sign == Sign::portal ? joined(variant.board(), pattern, std::move(part)) : std::move(part);
    }
    return true;
}

// By the signs that the variant declares, else in the plain form; what is said of a text that neither can
// read is said of the declared signs.
bool read_any_ply(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    const auto& declared = variant.spec().notation;
    if (!declared) return read_ply(variant, plain_signs(), text, pattern, why);
    std::string other;
    return read_parts(variant, *declared, parts_of(*declared, text), pattern, why) ||
           read_ply(variant, plain_signs(), gathered(variant, *declared, text), pattern, other);
}

}  // namespace

const TrailSigns& plain_signs() {
    static const TrailSigns signs = [] {
        TrailSigns plain;
        plain.plain = true;
        plain[Sign::to] = "-";
        plain[Sign::capture] = "*";
        plain[Sign::promote] = "=";
        plain[Sign::in_passing] = ":";
        plain[Sign::castle] = "&";
        return plain;
    }();
    return signs;
}

const TrailSigns& signs_of(const Variant& variant) {
    return variant.spec().notation ? *variant.spec().notation : plain_signs();
}

std::string_view without_number(std::string_view text) {
    std::size_t end = text.size();
    while (end > 0 && is_digit(text[end - 1])) --end;
    return end > 0 && end < text.size() && text[end - 1] == '#' ? text.substr(0, end - 1) : text;
}

ToldMove told_move(const TrailSigns& signs, std::string_view text) {
    text = trimmed(text);
    constexpr std::array kAlone{Sign::mate,     Sign::resign, Sign::offer,
                                Sign::withdraw, Sign::accept, Sign::draw};
    for (const Sign sign : kAlone)
        if (!signs[sign].empty() && text == signs[sign]) return {{}, sign};
    ToldMove told{text, std::nullopt};
    const auto cut_at = [&](std::size_t at) { told.move = trimmed(told.move.substr(0, at)); };
    // Names in braces may hold any sign.
    if (const auto brace = text.rfind('}'); !signs[Sign::annotation].empty())
        cut_at(text.find(signs[Sign::annotation], brace == std::string_view::npos ? 0 : brace));
    for (const Sign sign : {Sign::offer, Sign::withdraw, Sign::accept, Sign::draw}) {
        const auto at = signs[sign].empty() ? std::string_view::npos : told.move.find(signs[sign]);
        if (at == std::string_view::npos || at == 0) continue;
        told.said = sign;
        cut_at(at);
    }
    cut_at(without_number(told.move).size());
    const auto is_remark = [&](char c) {
        const std::string one(1, c);
        const auto& all = signs.signs;
        return one == signs[Sign::check] || one == signs[Sign::mate] ||
               (is_annotation(c) && std::find(all.begin(), all.end(), one) == all.end());
    };
    while (!told.move.empty() && is_remark(told.move.back())) cut_at(told.move.size() - 1);
    return told;
}

bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    const TrailSigns& signs = signs_of(variant);
    if (!signs.plain) {
        const ToldMove told = told_move(signs, text);
        if (told.move.empty()) {
            why = told.said ? "it is said instead of a move, in a game that is played (`acedrex play`)"
                            : "a move is expected, found nothing";
            return false;
        }
        text = told.move;
    }
    std::vector<MovePattern> plies;
    for (const std::string_view part : split(text, ';'))
        for (const std::string_view ply : split(part, signs[Sign::ply]))
            if (!read_any_ply(variant, ply, plies.emplace_back(), why)) return false;
    pattern = std::move(plies.front());
    pattern.further.assign(std::make_move_iterator(plies.begin() + 1), std::make_move_iterator(plies.end()));
    return true;
}

}  // namespace acedrex
