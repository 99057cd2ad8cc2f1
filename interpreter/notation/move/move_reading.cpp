// Reading whole moves: what stands behind them, and the plies that they are made of.
#include <algorithm>
#include <array>

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

// By the signs that the variant declares, else in the plain form; what is said of a text that neither can
// read is said of the declared signs.
bool read_any_ply(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    const auto& declared = variant.spec().notation;
    if (!declared) return read_ply(variant, plain_signs(), text, pattern, why);
    text = gathered(variant, *declared, text);
    std::string dense(text), other;
    std::erase(dense, ' ');
    return read_ply(variant, *declared, dense, pattern, why) ||
           read_ply(variant, plain_signs(), text, pattern, other);
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
