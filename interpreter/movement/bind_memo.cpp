#include "movement/bind_memo.hpp"

namespace acedrex {

namespace {

// What binding an expression may depend on besides the side of the walker: settings of the binder, in the
// order of their bits, and what else there is.
constexpr std::uint16_t kDirections = 3;  // two bits
constexpr std::uint16_t kAbsolute = 1 << 2;
constexpr std::uint16_t kChangesType = 1 << 3;
constexpr std::uint16_t kWrap = 3 << 4;
constexpr std::uint16_t kRoams = 1 << 6;
constexpr std::uint16_t kBorrowed = 1 << 7;
constexpr std::uint16_t kBeforeWalk = 1 << 8;
constexpr std::uint16_t kMeetings = 1 << 9;
constexpr std::uint16_t kScope = 1 << 10;
constexpr std::uint16_t kActivator = 1 << 11;
constexpr unsigned kAll = (1 << 12) - 1;
constexpr unsigned kNotMade = 1 << 12;  // it is known only when a script has made it

std::uint16_t settings_of(const Binder& b) {
    auto settings = static_cast<std::uint16_t>(b.directions);
    const auto set = [&](bool on, int bits) {
        if (on) settings = static_cast<std::uint16_t>(settings | bits);
    };
    set(b.absolute, kAbsolute);
    set(b.changes_type, kChangesType);
    set(b.wrap.files, 1 << 4);
    set(b.wrap.ranks, 1 << 5);
    set(b.roams, kRoams);
    set(b.borrowed, kBorrowed);
    set(b.before_walk, kBeforeWalk);
    return settings;
}

// What a node asks itself, whatever is inside it.
unsigned asked_here(const Expression& e) {
    switch (e.kind) {
        case ExprKind::step:
            return kDirections | kAbsolute | kWrap | kRoams;
        case ExprKind::guard:
            switch (row_of(e.guard).function) {
                case Function::occupant:
                    return 0;
                case Function::field:
                    return kDirections | kAbsolute;
                default:
                    return kMeetings | kChangesType | kBeforeWalk;
            }
        case ExprKind::effect:
            return kBorrowed | kDirections | kAbsolute | kWrap | kScope;
        case ExprKind::by_side:
            return kDirections;
        case ExprKind::grammar:
        case ExprKind::call:
            return kScope;
        // Theirs is movement that is known only when it is bound.
        case ExprKind::on_board:
        case ExprKind::moves_of:
        case ExprKind::gait:
            return kAll;
        default:
            return 0;
    }
}

}  // namespace

BindMemo::BindMemo(const Meetings& meetings, const Cast& cast) {
    std::map<std::string, std::uint32_t> rows;
    for (Code walker = 0; walker < cast.codes(); ++walker) {
        std::string row(1, static_cast<char>(walker == kNoPiece ? Side::none : Cast::side(walker)));
        for (Code met = 0; met < cast.codes(); ++met) row += static_cast<char>(meetings.at(walker, met));
        const auto next = static_cast<std::uint32_t>(kSides + rows.size());
        classes_.push_back(rows.try_emplace(std::move(row), next).first->second);
    }
}

unsigned BindMemo::asked_by(const NumberRef& number, const BindContext& binding) {
    if (!number) return 0;
    if (number->op == Number::Op::per_field) return kDirections | kAbsolute;
    if (number->counted) return asked_by(number->counted, binding);
    return asked_by(number->left, binding) | asked_by(number->right, binding);
}

unsigned BindMemo::asked_by(const Expr& e, const BindContext& binding) {
    if (const auto known = asked_.find(e); known != asked_.end()) return known->second;
    unsigned asked = asked_here(*e);
    for (const Expr& kid : e->kids) asked |= asked_by(kid, binding);
    for (const NumberRef* number : {&e->lo, &e->hi}) asked |= asked_by(*number, binding);
    if (e->kind == ExprKind::each_type) {
        const auto made = binding.made_by_scripts.find({e->kind, e->hook, Side::none});
        asked = made == binding.made_by_scripts.end() ? kAll | kNotMade : asked_by(made->second, binding);
    }
    if ((asked & kNotMade) == 0) asked_.emplace(e, asked);
    return asked;
}

BindMemo::Key BindMemo::key_of(const Binder& binder, const Expr& e) {
    // Steps ask what is walked behind them, which has a scope of its own.
    unsigned asked = asked_by(e, binder.binding);
    if (binder.after_step) asked |= kScope | asked_by(binder.after_step, binder.binding);
    const auto side = static_cast<std::uint32_t>(Cast::side(binder.walker));
    return {e.get(), (asked & kMeetings) != 0 ? classes_[binder.walker] : side,
            (asked & kScope) != 0 ? binder.scope : 0, (asked & kActivator) != 0 ? binder.activator : kNoPiece,
            static_cast<std::uint16_t>(settings_of(binder) & asked)};
}

BindMemo::Key BindMemo::alone(const Key& key, Code walker) {
    Key own = key;
    own.walker = kAlone | walker;
    return own;
}

std::size_t BindMemo::Hash::operator()(const Key& key) const {
    std::uint64_t h = reinterpret_cast<std::uintptr_t>(key.source);
    for (const std::uint64_t part :
         {std::uint64_t{key.walker} << 32 | key.scope, std::uint64_t{key.activator} << 16 | key.settings}) {
        h = (h ^ part) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    return static_cast<std::size_t>(h);
}

const BindMemo::Made* BindMemo::find(const Key& key) const {
    const Table& table = (key.walker & kAlone) != 0 ? own_ : shared_;
    const auto known = table.find(key);
    return known == table.end() ? nullptr : &known->second;
}

void BindMemo::keep(const Key& key, Made made) {
    ((key.walker & kAlone) != 0 ? own_ : shared_).try_emplace(key, std::move(made));
}

std::string BindMemo::fault_of(const Expr& e) {
    if (sound_.contains(e)) return "";
    std::string fault = acedrex::fault_of(*e);
    if (fault.empty()) sound_.insert(e);
    return fault;
}

std::uint32_t BindMemo::scope_inside(std::uint32_t outer, const Expression* grammar) {
    const auto next = static_cast<std::uint32_t>(scopes_.size()) + 1;
    return scopes_.try_emplace({outer, grammar}, next).first->second;
}

}  // namespace acedrex
