// What has been bound already. Pieces borrow from each other, inherit from each other and are made of the
// same parts: a part that is bound for one walker is the same for every walker that differs from that one in
// nothing which binding the part has asked.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "movement/bound.hpp"

namespace acedrex {

// What the function of m.on_board returns for that side, or a choice of what that of m.each_type returns for
// each type: asked once.
Expr made_by_script(BindContext& binding, const Expression& e, Side side);

// What binding may ask of the binder (Binder::asked), as bits. First settings, by their values.
constexpr unsigned kAsksDirections = 3;  // two bits
constexpr unsigned kAsksAbsolute = 1 << 2;
constexpr unsigned kAsksChangesType = 1 << 3;
constexpr unsigned kAsksWrap = 3 << 4;
constexpr unsigned kAsksRoams = 1 << 6;
constexpr unsigned kAsksBorrowed = 1 << 7;
constexpr unsigned kAsksBeforeWalk = 1 << 8;
constexpr unsigned kAsksAfterStep = 1 << 9;
constexpr unsigned kAsksScope = 1 << 10;
constexpr unsigned kAsksActivator = 1 << 11;
// Of the walker its side; how it meets all pieces, and its side; all that its type says.
constexpr unsigned kAsksSide = 1 << 12;
constexpr unsigned kAsksMeetings = 1 << 13;
constexpr unsigned kAsksType = 1 << 14;
// What binding it finds rather than asks: the walker may become another type in it, also where nothing can be
// walked as the type that it began as, so that no effect is left.
constexpr unsigned kMayBecome = 1 << 15;

class BindMemo {
  public:
    BindMemo(const Meetings& meetings, const Cast& cast);

    struct Made {
        BoundRef bound;
        std::size_t nodes = 0;  // that it took
        int depth = 0;          // of scripts and borrowing in it
        unsigned asked = 0;
    };

    // nullptr: it has not been bound so far.
    const Made* find(const Binder& binder, const Expr& e) const;
    void keep(const Binder& binder, const Expr& e, Made made);

    // Functions of scripts make movement without end: the others need not be asked any more.
    bool endless() const { return endless_; }
    void set_endless() { endless_ = true; }

    // A grammar with these productions inside a scope; none: of movement that is borrowed, and sees no
    // grammar around.
    std::uint32_t scope_inside(std::uint32_t outer, const std::vector<std::string>& productions);

  private:
    // An expression, and what binding it asks.
    struct Key {
        const Expression* source;
        const Expression* after;  // what is walked behind each step
        std::uint32_t walker;
        std::uint32_t scope;  // the grammars around
        Code activator;
        std::uint16_t settings;

        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    Key key_of(const Binder& binder, const Expr& e, unsigned asked) const;

    std::unordered_map<Expr, unsigned> asked_;  // by binding it whenever that was done
    std::unordered_map<Key, Made, Hash> made_;
    std::vector<std::uint32_t> classes_;  // by code: the same for walkers that meet all pieces alike
    std::map<std::pair<std::uint32_t, std::vector<std::string>>, std::uint32_t> scopes_;
    bool endless_ = false;
};

}  // namespace acedrex
