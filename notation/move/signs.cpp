// Finding the signs of a notation in a text.
#include <algorithm>

#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex {

std::string_view longest_sign(const TrailSigns& signs, std::string_view text) {
    std::string_view longest;
    const auto consider = [&](std::string_view sign) {
        if (sign.size() > longest.size() && text.starts_with(sign)) longest = sign;
    };
    for (const std::string& sign : signs.signs) consider(sign);
    for (const auto* tables : {&signs.lost, &signs.roles, &signs.role_spent, &signs.role_lost})
        for (const auto& [tag, sign] : *tables) consider(sign);
    return longest;
}

std::vector<Stretch> split_at(const TrailSigns& signs, std::string_view text,
                              const std::vector<std::string_view>& separators) {
    std::vector<Stretch> stretches(1);
    std::size_t begin = 0, at = 0;
    while (at < text.size()) {
        const std::string_view rest = text.substr(at);
        std::string_view sign = longest_sign(signs, rest);
        for (const std::string_view other : separators)
            if (other.size() > sign.size() && rest.starts_with(other)) sign = other;
        const auto close = rest.starts_with('{') ? rest.find('}') : std::string_view::npos;
        if (!sign.empty() && std::find(separators.begin(), separators.end(), sign) != separators.end()) {
            stretches.back().text = trimmed(text.substr(begin, at - begin));
            stretches.push_back({sign, {}});
            begin = at + sign.size();
        }
        at += close != std::string_view::npos ? close + 1 : std::max<std::size_t>(sign.size(), 1);
    }
    stretches.back().text = trimmed(text.substr(begin));
    return stretches;
}

std::string_view role_sign(const Variant& variant, const std::map<std::string, std::string>& signs,
                           Tags tags) {
    for (const auto& [tag, sign] : signs)
        if (variant.tags().find(tag).value_or(0) & tags) return sign;
    return {};
}

Tags tags_of_sign(const Variant& variant, const std::map<std::string, std::string>& signs,
                  std::string_view sign) {
    Tags tags = 0;
    for (const auto& [tag, known] : signs)
        if (sign == known) tags |= variant.tags().find(tag).value_or(0);
    return tags;
}

}  // namespace acedrex
