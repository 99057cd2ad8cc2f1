#include "drawing/usual_tags.hpp"

namespace acedrex::program {

UsualTags::UsualTags(const Variant& variant, const Position& position) {
    for (int i = 0; i < variant.board().size(); ++i) {
        const auto f = static_cast<Field>(i);
        const Code code = position.at(f);
        if (code == kNoPiece) continue;
        const Tags tags = position.tags(f);
        const auto [entry, first] = tags_.try_emplace(code, tags, Tags{0});
        auto& [had, all_have] = entry->second;
        for (const Tag& tag : variant.tags().all()) {
            if (tag.note) continue;
            if (first && tag.value(tags) != 0) all_have |= tag.mask;
            if (tag.value(tags) != tag.value(had)) all_have &= ~tag.mask;
        }
    }
}

Tags UsualTags::without(const Variant& variant, Code piece, Tags tags) const {
    const auto known = tags_.find(piece);
    if (known == tags_.end()) return tags;
    const auto [had, all_have] = known->second;
    for (const Tag& tag : variant.tags().all())
        if ((all_have & tag.mask) != 0 && tag.value(tags) == tag.value(had)) tags &= ~tag.mask;
    return tags;
}

}  // namespace acedrex::program
