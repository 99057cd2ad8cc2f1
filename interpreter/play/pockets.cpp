#include "play/pockets.hpp"

#include <algorithm>

namespace acedrex {

void fill_pockets(Position& position, std::size_t checkpoint, Code by,
                  const std::vector<CaptureRule>& rules) {
    if (rules.empty() || by == kNoPiece) return;
    const auto mover = static_cast<std::size_t>(position.to_move());
    const std::size_t end = position.checkpoint();
    for (std::size_t i = checkpoint; i < end; ++i) {
        const Edit edit = position.edits_since(checkpoint)[i - checkpoint];
        if (edit.what != Edit::What::cell || !edit.takes() || edit.before == kNoPiece) continue;
        const auto rule = std::find_if(rules.begin(), rules.end(), [&](const CaptureRule& r) {
            return r.by[static_cast<std::size_t>(Cast::type(by))] &&
                   r.pieces[static_cast<std::size_t>(Cast::type(edit.before))];
        });
        if (rule == rules.end()) continue;
        const bool promoted = (edit.tags_before & position.tables().promoted_tag) != 0;
        const Code code = (promoted ? rule->promoted : rule->becomes)[mover][edit.before];
        if (code != kNoPiece) position.add_to_reserve(code, rule->pocket);
    }
}

}  // namespace acedrex
