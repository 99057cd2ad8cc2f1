// Steady walks: made once for all positions in which what they ask for stands where it stood.
#include <algorithm>

#include "engines/walker.hpp"

namespace acedrex {

// Where the pieces of these kinds stand.
std::uint64_t Walker::key_of(const std::vector<Code>& kinds) const {
    std::uint64_t key = 0;
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        if (std::none_of(kinds.begin(), kinds.end(), [&](Code code) { return Cast::side(code) == side; }))
            continue;
        for (const Field f : position_->pieces(side))
            if (std::binary_search(kinds.begin(), kinds.end(), position_->at(f)))
                key ^= mixed((std::uint64_t{position_->at(f)} << 16) | f);
    }
    return key;
}

const Walker::KnownWalk* Walker::known_walk(const State& begin) {
    const auto steady = walk_.program->steady.find(begin.pc);
    if (steady == walk_.program->steady.end() || begin.attacks || walk_.traced) return nullptr;
    const Mover& mover = walk_.mover;
    std::uint64_t key = key_of(steady->second);
    key = mixed(key ^ ((std::uint64_t{mover.code} << 48) | (std::uint64_t{mover.at} << 32) | begin.pc));
    key = mixed(key ^ static_cast<std::uint32_t>(mover.momentum));
    const auto known = known_walks_.find(key);
    if (known != known_walks_.end()) return known->second.too_long ? nullptr : &known->second;
    if (known_walks_.size() + known_size_ > kMostKnown) {
        known_walks_.clear();
        known_size_ = 0;
    }
    KnownWalk& walk = known_walks_[key];
    State start = begin;
    const OwnScope own(*this, start);
    const std::size_t checkpoint = position_->checkpoint();
    const std::uint64_t steps = steps_;
    const bool whole = run(start, [&](const State& end) {
        note_end(end, checkpoint, walk);
        return walk.ends.size() + walk.edits.size() < kMostOfOneWalk;
    });
    if (!whole) {  // the walk is made as any other, each time
        walk = {.too_long = true};
        // A budget may be larger another time, and a stop is another time's.
        if (exhausted_) known_walks_.erase(key);
        exhausted_ = false;
        charge();
        steps_ = charged_ = steps;
        pause_later();
        return nullptr;
    }
    for (const auto& [way, passage] : scopes_[start.scope].passages)
        walk.passages.emplace_back(way ^ position_->hash(), passage);
    known_size_ += walk.ends.size() + walk.edits.size();
    return &walk;
}

void Walker::note_end(const State& end, std::size_t checkpoint, KnownWalk& walk) {
    if (end.down == Down::no && is_virtual(end.f)) return;
    const auto edits = position_->edits_since(checkpoint);
    const KnownEnd known{end, static_cast<std::uint32_t>(walk.edits.size()),
                         static_cast<std::uint32_t>(edits.size()), hash_of(end.trail),
                         end.passage == kNone ? 0 : hash_of(end.passage) ^ position_->hash()};
    walk.edits.insert(walk.edits.end(), edits.begin(), edits.end());
    walk.ends.push_back(known);
}

// All its ends, in the position as it is now.
bool Walker::walk_again(const KnownWalk& walk, const State& begin, StateSink sink) {
    const std::uint64_t hash = position_->hash();
    for (const auto& [way, passage] : walk.passages) {
        const auto [known, added] = scopes_[0].passages.try_emplace(way ^ hash, passage);
        if (!added && passage == Scope::Passage::leads_on) known->second = passage;
    }
    const std::size_t checkpoint = position_->checkpoint();
    const std::size_t links = links_.size();
    steps_ += walk.ends.size();
    for (const KnownEnd& known : walk.ends) {
        for (std::uint32_t i = 0; i < known.edits; ++i) position_->redo(walk.edits[known.first_edit + i]);
        State end = known.end;
        end.frame = begin.frame;
        end.fresh = begin.fresh;
        end.call = begin.call;
        end.portal = begin.portal;
        end.scope = begin.scope;
        end.trail = known.trail == 0 ? begin.trail : add_link({kNone, end.f, known.trail, kNone});
        end.passage =
            known.passage == 0 ? begin.passage : add_link({kNone, end.f, known.passage ^ hash, kNone});
        const bool more = sink(end);
        links_.resize(links);
        position_->undo_to(checkpoint);
        if (!more) return false;
    }
    return !exhausted_;
}

}  // namespace acedrex
