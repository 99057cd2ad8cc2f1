// Moves by walks that are foreseen.
#include <algorithm>

#include "engines/paths.hpp"
#include "legality/generator.hpp"

namespace acedrex {

// What paths bring about. One on which the piece does nothing but go and take is not made where it is known
// that it is legal and that nothing else brings about the same.
template <bool kCounts>
void Generator::from_paths(MoveSink& sink, Field from, Code code, const Paths& paths) {
    const Promotion& promotion = variant_.promotion();
    const bool just_count = kCounts && sink.seen == nullptr && !sink.tells_captures &&
                            (makes_parts_ || safety_.always_safe(from));
    const auto takes_safely = [&](const Paths::Path& path) {
        const auto deeds = paths.deeds_of(path);
        return makes_parts_ || std::all_of(deeds.begin(), deeds.end(), [&](const Paths::Deed& deed) {
                   return deed.what != Paths::Deed::What::remove || safety_.always_safe_taking(deed.field);
               });
    };
    plain_ends_.clear();
    const std::size_t before = position_.checkpoint();
    bool walked = false;  // the path before, or one that does the same
    for (const Paths::Path& path : paths.from(from)) {
        if (sink.done()) return;
        if (path.again && walked) continue;
        walked = can_go(paths, path, position_);
        if (!walked) continue;
        const bool due = !path.gone && path.promotes && promotion.due(path.piece, from, path.to);
        if (just_count && path.goes_and_takes && !due && takes_safely(path)) {
            ++sink.moves;
            continue;
        }
        go(paths, path, from, position_);
        const WalkEnd end{.from = from,
                          .to = path.to,
                          .piece = path.piece,
                          .as = path.as >= 0 ? path.as : Cast::type(code),
                          .gone = path.gone};
        const auto made = [&] { return sort_end(sink, before, code, end); };
        if (due && position_.at(path.to) != kNoPiece)
            agenda_.promote_into(path.to, made);
        else
            made();
        position_.undo_to(before);
    }
    go_to_plain_ends(sink, from, code);
}

template void Generator::from_paths<false>(MoveSink&, Field, Code, const Paths&);
template void Generator::from_paths<true>(MoveSink&, Field, Code, const Paths&);

}  // namespace acedrex
