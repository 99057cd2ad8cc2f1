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

// What begins where a table's walk lands on another piece. Where it is foreseen what follows a capture that
// nothing hinders, no task is made of it.
void Generator::from_meetings(MoveSink& sink, Field from) {
    const std::size_t before = position_.checkpoint();
    const Code code = position_.at(from);
    const Movement& movement = movement_of(code);
    const auto captures = [&](const Landing& landing) {
        const std::uint8_t bits = variant_.play().meetings.at(code, position_.at(landing.to));
        if (landing.taken || !(bits & Meetings::kTakes) || is_protected(landing.to, from)) return false;
        const Tags tags = position_.tables().arrival_tags(landing.to, code, position_.tags(from));
        position_.set(from, kNoPiece, 0, Edit::Why::lift);
        position_.set(landing.to, code, tags, Edit::Why::capture);
        const bool foreseen = follow_capture(*movement.paths, landing.to, position_);
        if (foreseen && !sink.done())
            judge(sink, before, ended(from, {.from = from, .to = landing.to, .as = Cast::type(code)}));
        position_.undo_to(before);
        return foreseen;
    };
    if (movement.paths && !variant_.promotion().promotes(Cast::type(code)))
        std::erase_if(meetings_, captures);
    if (meetings_.empty() || sink.done()) return;
    plain_ends_.clear();
    const bool besides = meetings_[0].after != nullptr;  // then all are such
    agenda_.run(agenda_.begin_ply(from, movers_.action, false, &meetings_), [&](const WalkEnd& end) {
        return besides ? sort_end(sink, before, code, end) : judge(sink, before, ended(from, end));
    });
    if (agenda_.exhausted()) complete_ = false;
    go_to_plain_ends(sink, from, code);
}

template void Generator::from_paths<false>(MoveSink&, Field, Code, const Paths&);
template void Generator::from_paths<true>(MoveSink&, Field, Code, const Paths&);

}  // namespace acedrex
