// Reading moves by the signs of a variant.
#include <algorithm>

#include "notation/move/trail.hpp"
#include "notation/text/reading.hpp"

namespace acedrex {

namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// What stands between the signs that hold a ply together, if it does.
std::string_view gathered(const Variant& variant, std::string_view ply) {
    const TrailSigns& signs = *variant.spec().notation;
    const std::string &open = signs[Sign::open], &close = signs[Sign::close];
    if (open.empty() || ply.size() < open.size() + close.size() || !ply.starts_with(open) ||
        !ply.ends_with(close))
        return ply;
    // "[Fi]e4": a symbol.
    const auto end = ply.find(']');
    if (ply.starts_with('[') && type_with_symbol(variant, ply.substr(1, end - 1))) return ply;
    return trimmed(ply.substr(open.size(), ply.size() - open.size() - close.size()));
}

bool read_ply(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    text = gathered(variant, trimmed(text));
    std::string other;
    return parse_ply(variant, text, pattern, why) || parse_part(variant, text, pattern, other);
}

// Calls read for each piece of the text between separators; stops where it says no.
template <class Read>
bool each_between(std::string_view text, std::string_view separator, const Read& read) {
    for (;;) {
        const auto end = separator.empty() ? std::string_view::npos : text.find(separator);
        if (!read(text.substr(0, end))) return false;
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + separator.size());
    }
}

// "#2" tells moves apart that read the same; it is looked for in whole texts only.
std::string_view without_number(std::string_view text) {
    std::size_t end = text.size();
    while (end > 0 && is_digit(text[end - 1])) --end;
    return end > 0 && end < text.size() && text[end - 1] == '#' ? text.substr(0, end - 1) : text;
}

}  // namespace

ToldMove told_move(const TrailSigns& signs, std::string_view text) {
    text = trimmed(text);
    constexpr std::array kAlone{Sign::mate,     Sign::resign, Sign::offer,
                                Sign::withdraw, Sign::accept, Sign::draw};
    for (const Sign sign : kAlone)
        if (!signs[sign].empty() && text == signs[sign]) return {{}, sign};
    ToldMove told{text, std::nullopt};
    const auto cut = [&](std::size_t at) { told.move = trimmed(told.move.substr(0, at)); };
    // Names in braces may hold any sign.
    if (const auto brace = text.rfind('}'); !signs[Sign::annotation].empty())
        cut(text.find(signs[Sign::annotation], brace == std::string_view::npos ? 0 : brace));
    for (const Sign sign : {Sign::offer, Sign::withdraw, Sign::accept, Sign::draw}) {
        const auto at = signs[sign].empty() ? std::string_view::npos : told.move.find(signs[sign]);
        if (at == std::string_view::npos || at == 0) continue;
        told.said = sign;
        cut(at);
    }
    cut(without_number(told.move).size());
    const auto is_remark = [&](char c) {
        const std::string one(1, c);
        const auto& all = signs.signs;
        return one == signs[Sign::check] || one == signs[Sign::mate] ||
               ((c == '!' || c == '?' || c == '+' || c == '#') &&
                std::find(all.begin(), all.end(), one) == all.end());
    };
    while (!told.move.empty() && is_remark(told.move.back())) cut(told.move.size() - 1);
    return told;
}

bool parse_trail(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why) {
    const TrailSigns& signs = *variant.spec().notation;
    const ToldMove told = told_move(signs, text);
    pattern = {};
    if (told.move.empty()) {
        why = told.said ? "it is said instead of a move, in a game that is played (`acedrex play`)"
                        : "a move is expected, found nothing";
        return false;
    }
    bool first = true;
    const auto read_one = [&](std::string_view ply) {
        MovePattern one;
        if (!read_ply(variant, ply, one, why)) return false;
        if (first)
            pattern = std::move(one);
        else
            pattern.further.push_back(std::move(one));
        first = false;
        return true;
    };
    return each_between(told.move, ";", [&](std::string_view part) {
        return each_between(part, signs[Sign::ply], read_one);
    });
}

}  // namespace acedrex
