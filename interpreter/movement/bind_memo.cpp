#include "movement/bind_memo.hpp"

#include <utility>

namespace acedrex {

namespace {

std::uint16_t settings_of(const Binder& b) {
    auto settings = static_cast<unsigned>(b.directions);
    for (const auto& [on, bits] :
         {std::pair{b.absolute, kAsksAbsolute}, std::pair{b.changes_type, kAsksChangesType},
          std::pair{b.wrap.files, 1U << 4}, std::pair{b.wrap.ranks, 1U << 5}, std::pair{b.roams, kAsksRoams},
          std::pair{b.borrowed, kAsksBorrowed}, std::pair{b.before_walk, kAsksBeforeWalk}})
        if (on) settings |= bits;
    return static_cast<std::uint16_t>(settings);
}

}  // namespace

BindMemo::BindMemo(const Meetings& meetings, const Cast& cast) {
    std::map<std::string, std::uint32_t> rows;
    for (Code walker = 0; walker < cast.codes(); ++walker) {
        std::string row(1, static_cast<char>(walker == kNoPiece ? Side::none : Cast::side(walker)));
        for (Code met = 0; met < cast.codes(); ++met) row += static_cast<char>(meetings.at(walker, met));
        const auto next = static_cast<std::uint32_t>(1 + kSides + rows.size());
        classes_.push_back(rows.try_emplace(std::move(row), next).first->second);
    }
}

BindMemo::Key BindMemo::key_of(const Binder& binder, const Expr& e, unsigned asked) const {
    constexpr std::uint32_t kOfType = 1U << 31, kOfAny = 1U << 30;
    std::uint32_t walker = 0;
    if ((asked & kAsksType) != 0)
        walker = kOfType | (binder.of_any ? kOfAny : 0) | binder.walker;
    else if ((asked & kAsksMeetings) != 0)
        walker = classes_[binder.walker];
    else if ((asked & kAsksSide) != 0)
        walker = 1 + static_cast<std::uint32_t>(Cast::side(binder.walker));
    return {e.get(),
            (asked & kAsksAfterStep) != 0 ? binder.after_step.get() : nullptr,
            walker,
            (asked & kAsksScope) != 0 ? binder.scope : 0,
            (asked & kAsksActivator) != 0 ? binder.activator : kNoPiece,
            static_cast<std::uint16_t>(settings_of(binder) & asked)};
}

std::size_t BindMemo::Hash::operator()(const Key& key) const {
    std::uint64_t h = 0;
    for (const std::uint64_t part :
         {std::uint64_t{reinterpret_cast<std::uintptr_t>(key.source)},
          std::uint64_t{reinterpret_cast<std::uintptr_t>(key.after)},
          std::uint64_t{key.walker} << 32 | key.scope, std::uint64_t{key.activator} << 16 | key.settings}) {
        h = (h ^ part) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    return static_cast<std::size_t>(h);
}

const BindMemo::Made* BindMemo::find(const Binder& binder, const Expr& e) const {
    const auto asked = asked_.find(e);
    if (asked == asked_.end()) return nullptr;
    const auto made = made_.find(key_of(binder, e, asked->second));
    return made == made_.end() ? nullptr : &made->second;
}

void BindMemo::keep(const Binder& binder, const Expr& e, Made made) {
    const unsigned asked = asked_[e] |= made.asked;
    made_.try_emplace(key_of(binder, e, asked), std::move(made));
}

std::uint32_t BindMemo::scope_inside(std::uint32_t outer, const std::vector<std::string>& productions) {
    const auto next = static_cast<std::uint32_t>(scopes_.size()) + 1;
    return scopes_.try_emplace({outer, productions}, next).first->second;
}

}  // namespace acedrex
