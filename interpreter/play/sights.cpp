#include "play/sights.hpp"

#include "movement/blind_walk.hpp"

namespace acedrex {

Sights::Sights(const PlayContext& play) : play_(play), made_(play.movements.size()) {
    // Nothing is known of pieces that others influence, nor where a walker may come to land by rows on its
    // way.
    if (!play.auras.empty()) return;
    for (Code code = 1; code < made_.size(); ++code) {
        const Movement& m = play.movements[code];
        if (!m.lands.empty() || !m.activates.empty() || m.meets) return;
        open_ = open_ || play.meetings.open(code);
    }
    for (Code code = 1; code < made_.size(); ++code)
        if (play.movements[code].walks_capture)
            made_[code] = std::vector<Made>(static_cast<std::size_t>(play.binding.board->size()));
}

Sights::~Sights() {
    for (const auto& by_field : made_)
        for (const Made& made : by_field) delete made.load();
}

const Sight* Sights::of(Code code, Field from) const {
    if (made_[code].empty()) return nullptr;
    Made& made = made_[code][from];
    const Sight* known = made.load(std::memory_order_acquire);
    if (known == nullptr) {
        const Movement& movement = play_.movements[code];
        BlindWalk walk(play_.binding, movement.program);
        walk.begin(from);
        for (const Pc begin : movement.walks) walk.ends(begin, {from});
        const FieldSet fields = walk.foreseen() ? walk.seen() : FieldSet();
        auto mine = std::make_unique<const Sight>(Sight{fields, walk.local() && !open_});
        if (made.compare_exchange_strong(known, mine.get(), std::memory_order_acq_rel))
            known = mine.release();
    }
    return known->fields.empty() ? nullptr : known;
}

}  // namespace acedrex
