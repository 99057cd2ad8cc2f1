#include "movement/bind_memo.hpp"

#include <utility>

namespace acedrex {

namespace {

// What binding an expression may depend on: settings of the binder, in the order of their bits, and what else
// there is.
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
constexpr std::uint16_t kSide = 1 << 12;  // of the walker
constexpr unsigned kAll = (1 << 13) - 1;
constexpr unsigned kNotMade = 1 << 13;  // it is known only when a script has made it

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
                    return e.guard == GuardKind::own || e.guard == GuardKind::enemy ? kSide : 0;
                case Function::field:
                    return kDirections | kAbsolute;
                case Function::meeting:
                    return kMeetings | kChangesType;
                default:
                    if (e.guard == GuardKind::counter) return kSide;
                    return e.guard == GuardKind::i_am ? kChangesType | kBeforeWalk : 0;
            }
        case ExprKind::effect:
            if (e.effect == EffectKind::add_counter) return kSide;
            if (!e.kids.empty()) return kBorrowed | kDirections | kAbsolute | kWrap | kScope;
            return e.vectors.empty() ? kBorrowed : kBorrowed | kDirections | kAbsolute | kWrap;
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
        const auto next = static_cast<std::uint32_t>(1 + kSides + rows.size());
        classes_.push_back(rows.try_emplace(std::move(row), next).first->second);
    }
}

unsigned BindMemo::asked_by(const NumberRef& number, BindContext& binding) {
    if (!number) return 0;
    if (number->op == Number::Op::per_field) return kDirections | kAbsolute;
    if (number->counted) return known(number->counted, binding).asked;
    return asked_by(number->left, binding) | asked_by(number->right, binding);
}

unsigned BindMemo::asked_by(const Expr& e, BindContext& binding) {
    unsigned asked = asked_here(*e);
    for (const Expr& kid : e->kids) asked |= known(kid, binding).asked;
    for (const NumberRef* number : {&e->lo, &e->hi}) asked |= asked_by(*number, binding);
    if (e->kind == ExprKind::each_type) {
        // What is made by what has been made could go on without end, which is found where it is bound.
        const bool made = binding.made_by_scripts.contains({e->kind, e->hook, Side::none});
        if (!made && making_) return asked | kAll | kNotMade;
        if (!asking_.insert(e->hook).second) return asked | kAll;  // it is made by itself
        const bool outer = std::exchange(making_, true);
        asked |= known(made_by_script(binding, *e, Side::none), binding).asked;
        making_ = outer;
        asking_.erase(e->hook);
    }
    return asked;
}

void BindMemo::write(std::uint64_t number) {
    written_.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void BindMemo::write(const std::string& text) {
    write(text.size());
    written_ += text;
}

void BindMemo::write(const NumberRef& number, BindContext& binding) {
    write(number ? static_cast<std::uint64_t>(number->op) + 1 : 0);
    if (!number) return;
    for (const int part : {number->constant, number->hook, number->direction.x, number->direction.y})
        write(static_cast<std::uint64_t>(part));
    write(number->counted ? known(number->counted, binding).number : 0);
    write(number->left, binding);
    write(number->right, binding);
}

// All that tells an expression apart, the kids by their numbers.
void BindMemo::write(const Expression& e, BindContext& binding) {
    for (const auto part : {static_cast<int>(e.kind), static_cast<int>(e.guard), static_cast<int>(e.effect),
                            e.number, static_cast<int>(e.lender), e.hook, e.place.line})
        write(static_cast<std::uint64_t>(part));
    write(e.place.file);
    write(e.kids.size());
    for (const Expr& kid : e.kids) write(known(kid, binding).number);
    write(e.vectors.size());
    for (const Vector v : e.vectors)
        for (const int part : {v.x, v.y}) write(static_cast<std::uint64_t>(part));
    write(e.names.size());
    for (const std::string& name : e.names) write(name);
    write(e.table.size());
    for (const auto& [was, becomes] : e.table) {
        write(was);
        write(becomes);
    }
    for (const NumberRef* number : {&e.lo, &e.hi}) write(*number, binding);
}

const BindMemo::Known& BindMemo::known(const Expr& e, BindContext& binding) {
    const auto found = known_.find(e.get());
    if (found != known_.end() && (found->second.asked & kNotMade) == 0) return found->second;
    const unsigned asked = asked_by(e, binding);
    if (found != known_.end()) {
        found->second.asked = asked;
        return found->second;
    }
    // The parts are known now: nothing else is written meanwhile.
    written_.clear();
    write(*e, binding);
    const auto next = static_cast<std::uint32_t>(numbers_.size()) + 1;
    const std::uint32_t number = numbers_.try_emplace(written_, next).first->second;
    return known_.try_emplace(e.get(), Known{e, number, asked}).first->second;
}

BindMemo::Key BindMemo::key_of(const Binder& binder, const Expr& e) {
    const auto& [self, number, asked_itself] = known(e, binder.binding);
    unsigned asked = asked_itself;
    std::uint32_t after = 0;
    // Steps ask what is walked behind them.
    if (binder.after_step) {
        const Known& behind = known(binder.after_step, binder.binding);
        after = behind.number;
        asked |= kScope | behind.asked;
    }
    std::uint32_t walker = 0;
    if ((asked & kMeetings) != 0)
        walker = classes_[binder.walker];
    else if ((asked & kSide) != 0)
        walker = 1 + static_cast<std::uint32_t>(Cast::side(binder.walker));
    return {number,
            after,
            walker,
            (asked & kScope) != 0 ? binder.scope : 0,
            (asked & kActivator) != 0 ? binder.activator : kNoPiece,
            static_cast<std::uint16_t>(settings_of(binder) & asked)};
}

BindMemo::Key BindMemo::alone(const Key& key, Code walker) {
    Key own = key;
    own.walker = kAlone | walker;
    return own;
}

std::size_t BindMemo::Hash::operator()(const Key& key) const {
    std::uint64_t h = std::uint64_t{key.after} << 32 | key.source;
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

std::uint32_t BindMemo::scope_inside(std::uint32_t outer, const std::vector<std::string>& productions) {
    const auto next = static_cast<std::uint32_t>(scopes_.size()) + 1;
    return scopes_.try_emplace({outer, productions}, next).first->second;
}

}  // namespace acedrex
