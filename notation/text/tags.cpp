#include "notation/text/tags.hpp"

#include <fmt/format.h>

#include "base/ranges.hpp"

namespace acedrex {

std::string tag_text(const Variant& variant, const Tag& tag, Tags tags) {
    if (const auto field = tag.note ? tag.noted(tags) : std::nullopt)
        return tag.name + ":" + variant.board().name(static_cast<Field>(*field));
    const int left = tag.value(tags);
    return tag.name + (left == tag.no_limit() ? "" : ":" + std::to_string(left));
}

std::vector<std::string> tag_texts(const Variant& variant, Tags tags, const std::string& passed) {
    std::vector<std::string> all;
    for (const Tag& tag : variant.tags().all()) {
        if (tag.value(tags) == 0) continue;
        if (static_cast<std::size_t>(tag.shift) < kTagSuffixes.size())
            all.emplace_back(1, kTagSuffixes[static_cast<std::size_t>(tag.shift)]);
        else
            all.push_back("{" + tag_text(variant, tag, tags) + "}");
        if (tag.mask == kRushedTag) all.back() += passed;
    }
    return all;
}

std::string tags_text(const Variant& variant, Tags tags) {
    return fmt::format("{}", fmt::join(tag_texts(variant, tags), ""));
}

std::string pocketed_text(const Variant& variant, int pocket, Tags kept) {
    const std::string& name = variant.pockets().names[static_cast<std::size_t>(pocket)];
    const bool hides_pocket = ranges::any_of(variant.tags().all(), [&](const Tag& tag) {
        return tag.value(kept) != 0 && variant.pockets().find(tag.name).has_value();
    });
    return (name.empty() && !hides_pocket ? "" : "{" + name + "}") + tags_text(variant, kept);
}

std::string kept_in(Cursor& text) {
    std::string kept;
    while (const auto one = text.between('{', '}')) kept += "{" + std::string(*one) + "}";
    return kept;
}

bool is_kept(const Variant& variant, std::string_view in_braces) {
    const std::string_view name = in_braces.substr(0, in_braces.find(':'));
    return !variant.pockets().find(in_braces) && variant.tags().find(name).has_value();
}

}  // namespace acedrex
