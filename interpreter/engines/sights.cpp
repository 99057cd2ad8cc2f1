#include "engines/sights.hpp"

#include <memory>

#include "base/engines.hpp"
#include "engines/walker.hpp"

namespace acedrex {

Sights::Sights(const PlayContext& play) : play_(play), made_(play.movements.size()) {
    // Nothing is known of pieces that others influence, nor where a walker may come to take by rows where it
    // lands.
    if (!play.auras.empty() || !Engines::use(Engines::sights)) return;
    for (Code code = 1; code < made_.size(); ++code) {
        const Movement& m = play.movements[code];
        if (m.facts.rows_capture) return;
        open_ = open_ || play.meetings.open(code);
    }
    for (Code code = 1; code < made_.size(); ++code)
        if (play.movements[code].facts.captures)
            made_[code] = std::vector<Made>(static_cast<std::size_t>(play.binding.board->size()));
}

Sights::~Sights() {
    for (const auto& by_field : made_)
        for (const Made& made : by_field) delete made.load();
}

const Sight& Sights::look_from(Code code, Field from) const {
    const Movement& movement = play_.movements[code];
    auto mine = std::make_unique<Sight>(sight_of(play_.binding, movement.program, movement.walks, from));
    mine->local = mine->local && !open_;
    const Sight* known = nullptr;
    const bool first =
        made_[code][from].compare_exchange_strong(known, mine.get(), std::memory_order_acq_rel);
    return first ? *mine.release() : *known;
}

}  // namespace acedrex
