// Reading whole moves: what stands behind them, and the plies that they are made of.
#include <algorithm>
#include <array>
#include <utility>

#include "base/ranges.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/letters.hpp"
#include "notation/text/notations.hpp"
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

// The same with what stands behind the closing sign: "[Ir22-l17]$Q".
std::string dense_ply(const Variant& variant, const TrailSigns& signs, std::string_view text) {
    const std::string& close = signs[Sign::close];
    const auto end = close.empty() ? std::string_view::npos : text.rfind(close);
    std::string_view behind;
    if (end != std::string_view::npos && end + close.size() < text.size()) {
        const std::string_view rest = text.substr(end + close.size());
        const std::string_view held = text.substr(0, end + close.size());
        if (!longest_sign(signs, rest).empty() && gathered(variant, signs, held).size() < held.size()) {
            text = held;
            behind = rest;
        }
    }
    std::string dense(gathered(variant, signs, text));
    dense += behind;
    std::erase(dense, ' ');
    return dense;
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
MovePattern joined(const Board& board, const MovePattern& first, MovePattern next, bool back) {
    next.steps = joined_steps(board, first, next);
    next.passages = first.passages;
    next.passages.told.push_back({first.to, next.from.none() ? NamedField{-1} : next.from, false, back});
    std::vector<MetPattern>& met = next.met_by.told;
    met.insert(met.begin(), first.met_by.told.begin(), first.met_by.told.end());
    next.from = first.from;
    next.from_piece = first.from_piece;
    next.joined = first.joined;
    next.tags = first.tags;
    if (!next.piece.given()) next.piece = first.piece;
    return next;
}

// The piece may be named behind a sign that says that it is gone.
bool read_lost_piece(const Variant& variant, std::string_view symbol, Named& piece, std::string& why) {
    if (symbol.starts_with('[') && symbol.ends_with(']')) symbol = symbol.substr(1, symbol.size() - 2);
    const Named named = symbol.empty() ? Named{} : named_piece(variant, symbol);
    if (named.given() && (named.number < 0 || !piece.fits(named.number))) {
        why = "the piece that is lost is named there, found " + quoted(symbol);
        return false;
    }
    if (named.given()) piece = named;
    return true;
}

// A ply that ends in a passage.
bool lose(const Variant& variant, std::string_view symbol, MovePattern& p, std::string& why) {
    if (!read_lost_piece(variant, symbol, p.piece, why)) return false;
    p.passages.told.push_back({p.to, NamedField{-1}, true});
    p.to = {};
    p.steps.clear();
    return true;
}

// A piece that goes on after a divergence; the one that stands where it diverged may be named first.
bool read_diverged(const Variant& variant, const TrailSigns& signs, std::string_view text,
                   const MovePattern& before, MovePattern& p, std::string& why) {
    Cursor rest(text);
    Named from;
    if (is_upper(rest.peek()) || rest.is_next('[')) from = named_piece(variant, rest.symbol());
    if (!read_ply(variant, signs, rest.rest(), p, why)) return false;
    p.joined = MovePattern::Joined::diverged;
    p.from_piece = from;
    p.piece = before.piece;
    return true;
}

// Of one stretch between signs of plies: its parts between passages, and the plies between divergences.
bool read_parts(const Variant& variant, const TrailSigns& signs, std::string_view text,
                std::vector<MovePattern>& plies, std::string& why) {
    const std::string_view lost = signs[Sign::portal_lost], back = signs[Sign::portal_back];
    for (const Stretch& part : split_at(signs, text, {signs[Sign::portal], back, lost})) {
        if (!part.sign.empty() && part.sign == lost) return lose(variant, part.text, plies.back(), why);
        const std::string dense = dense_ply(variant, signs, part.text);
        if (dense.empty() && !part.sign.empty()) {
            why = "a field is expected after " + quoted(part.sign) + ", where the piece comes out";
            return false;
        }
        for (const Stretch& one : split_at(signs, dense, {signs[Sign::diverge]})) {
            MovePattern ply;
            if (!one.sign.empty()) {
                if (!read_diverged(variant, signs, one.text, plies.back(), ply, why)) return false;
            } else if (!read_ply(variant, signs, one.text, ply, why)) {
                return false;
            }
            if (one.sign.empty() && !part.sign.empty())
                plies.back() = joined(variant.board(), plies.back(), std::move(ply), part.sign == back);
            else
                plies.push_back(std::move(ply));
        }
    }
    return true;
}

// By the signs that the variant declares, else in the plain form; what is said of a text that neither can
// read is said of the declared signs.
bool read_any_ply(const Variant& variant, std::string_view text, std::vector<MovePattern>& plies,
                  std::string& why) {
    const auto& declared = notations_of(variant).trail;
    if (!declared) {
        const auto [ply, gate] = cut(text, '/');
        if (!variant.turn().several || !gate)
            return read_ply(variant, plain_signs(), text, plies.emplace_back(), why);
        return read_ply(variant, plain_signs(), ply, plies.emplace_back(), why) &&
               read_gate(variant, *gate, plies.emplace_back(), why);
    }
    const std::size_t before = plies.size();
    if (read_parts(variant, *declared, text, plies, why)) return true;
    plies.resize(before);
    std::string other;
    return read_ply(variant, plain_signs(), gathered(variant, *declared, text), plies.emplace_back(), other);
}

// The plies of a stretch, and what the sign before it says of the first.
bool read_stretch(const Variant& variant, const TrailSigns& signs, const Stretch& stretch,
                  std::vector<MovePattern>& plies, std::string& why) {
    using Joined = MovePattern::Joined;
    const std::size_t first = plies.size();
    const auto join = [&](Joined joined, Tags roles) {
        plies[first].joined = joined;
        plies[first].roles = roles;
        return true;
    };
    if (const Tags spent = tags_of_sign(variant, signs.role_spent, stretch.sign))
        return read_list(variant, signs, stretch.text, plies.emplace_back(), why) &&
               join(Joined::spent, spent);
    if (const Tags lost = tags_of_sign(variant, signs.role_lost, stretch.sign))
        return read_lost_piece(variant, stretch.text, plies.emplace_back().piece, why) &&
               join(Joined::lost, lost);
    if (!read_any_ply(variant, stretch.text, plies, why)) return false;
    if (const Tags roles = tags_of_sign(variant, signs.roles, stretch.sign)) {
        // There steps may follow each other that are told as if others were between.
        plies[first].relax_steps();
        return join(Joined::role, roles);
    }
    if (!stretch.sign.empty() && stretch.sign == signs[Sign::ply]) {
        Tags roles = 0;
        for (const auto& [tag, sign] : signs.roles) roles |= tags_of_sign(variant, signs.roles, sign);
        return join(Joined::activated, roles);
    }
    return true;
}

// What may stand between plies, and between the parts of a turn. Variants that share a notation need not have
// all of its roles.
std::vector<std::string_view> separators(const Variant& variant, const TrailSigns& signs) {
    std::vector<std::string_view> all{";", signs[Sign::ply]};
    for (const auto* table : {&signs.roles, &signs.role_spent, &signs.role_lost})
        for (const auto& [tag, sign] : *table)
            if (variant.tags().find(tag)) all.push_back(sign);
    return all;
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
        // Said beside moves (the appendix on notation in the book of the ladder of variants).
        plain[Sign::mate] = "#";
        plain[Sign::resign] = "##";
        plain[Sign::offer] = "(=)";
        plain[Sign::withdraw] = "()";
        plain[Sign::accept] = "(==)";
        plain[Sign::draw] = "(===)";
        plain[Sign::placeholder] = "...";
        plain[Sign::annotation] = "_";
        return plain;
    }();
    return signs;
}

const TrailSigns& signs_of(const Variant& variant) {
    return notations_of(variant).trail ? *notations_of(variant).trail : plain_signs();
}

std::string_view without_number(std::string_view text) {
    std::size_t end = text.size();
    while (end > 0 && is_digit(text[end - 1])) --end;
    return end > 0 && end < text.size() && text[end - 1] == '#' ? text.substr(0, end - 1) : text;
}

ToldMove told_move(const TrailSigns& signs, std::string_view text) {
    text = trimmed(text);
    constexpr std::array kAlone{Sign::mate,   Sign::resign, Sign::offer,      Sign::withdraw,
                                Sign::accept, Sign::draw,   Sign::placeholder};
    for (const Sign sign : kAlone)
        if (!signs[sign].empty() && text == signs[sign]) return {{}, sign, std::nullopt};
    ToldMove told{text, std::nullopt, std::nullopt};
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
    const std::size_t end = told.move.find_last_not_of("+#!?") + 1;
    const std::string_view marks = told.move.substr(end);
    if (marks.find('#') != std::string_view::npos)
        told.mark = Sign::mate;
    else if (marks.find('+') != std::string_view::npos)
        told.mark = Sign::check;
    // There the reader of a ply knows marks, some of which look like remarks.
    if (signs.plain) return told;
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

std::string in_signs(const TrailSigns& signs, std::string_view text) {
    if (ranges::all_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80u) == 0; }))
        return std::string(text);
    std::string own;
    for (const std::string& sign : signs.signs) own += sign;
    for (const auto* table : {&signs.lost, &signs.roles, &signs.role_spent, &signs.role_lost})
        for (const auto& [tag, sign] : *table) own += sign;
    return in_ascii(text, own);
}

// "e8=": a move that may promote, but does not say into what.
static bool leaves_promotion_open(const Variant& variant, std::string_view move) {
    const Promotion& promotion = variant.promotion();
    const auto type = is_upper(move[0]) ? type_with_symbol(variant, move.substr(0, 1)) : std::nullopt;
    if (promotion.to.empty() || (type && !promotion.promotes(*type))) return false;
    const std::size_t file = move.find_last_not_of("0123456789");
    const auto field = file == move.npos ? std::nullopt : variant.board().field(move.substr(file));
    const auto has_field = [&](const FieldSet& zone) { return !zone.empty() && zone[*field]; };
    return field && ranges::any_of(promotion.rules, [&](const PromotionRule& rule) {
               return ranges::any_of(rule.zone, has_field);
           });
}

std::size_t size_of_worth(const Variant& variant, std::string_view text) {
    if (!signs_of(variant).plain) return 0;
    if (const auto worth = worth_behind(text)) return worth->size;
    if (notations_of(variant).forms) return 0;  // in which it may stand
    return text.size() > 2 && text.ends_with('=') && !variant.promotion().some_wait() &&
           !leaves_promotion_open(variant, text.substr(0, text.size() - 1));
}

bool parse_move(const Variant& variant, std::string_view given, MovePattern& pattern, std::string& why) {
    const TrailSigns& signs = signs_of(variant);
    const std::string ascii = in_signs(signs, given);
    std::string_view text = ascii;
    text.remove_suffix(size_of_worth(variant, text));
    const ToldMove told = told_move(signs, text);
    if (told.move.empty()) {
        why = told.said == Sign::placeholder ? "it holds the place of a move, in game scores"
              : told.said ? "it is said instead of a move, in a game that is played (`acedrex play`)"
                          : "a move is expected, found nothing";
        return false;
    }
    text = told.move;
    std::vector<MovePattern> plies;
    const std::vector<Stretch> stretches = split_at(signs, text, separators(variant, signs));
    for (const Stretch& stretch : stretches) {
        const bool ends = &stretch == &stretches.back() && stretch.text.empty() && !plies.empty();
        if (ends && tags_of_sign(variant, signs.roles, stretch.sign) != 0)
            plies.back().offers = true;
        else if (!read_stretch(variant, signs, stretch, plies, why))
            return false;
    }
    pattern = std::move(plies.front());
    pattern.further.assign(std::make_move_iterator(plies.begin() + 1), std::make_move_iterator(plies.end()));
    return true;
}

}  // namespace acedrex
