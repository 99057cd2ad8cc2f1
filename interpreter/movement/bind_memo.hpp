// What has been bound already. Pieces borrow from each other, inherit from each other and are made of the
// same parts: a part that is bound for one walker is the same for every walker that meets all pieces as that
// one does, and two parts that are written alike are one.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "movement/bound.hpp"

namespace acedrex {

// What the function of m.on_board returns for that side, or a choice of what that of m.each_type returns for
// each type: asked once.
Expr made_by_script(BindContext& binding, const Expression& e, Side side);

class BindMemo {
  public:
    BindMemo(const Meetings& meetings, const Cast& cast);

    // All that binding an expression depends on; the same wherever it does not.
    struct Key {
        std::uint32_t source;  // see Known
        std::uint32_t after;   // what is walked behind each step; likewise
        std::uint32_t walker;
        std::uint32_t scope;  // the grammars around
        Code activator;
        std::uint16_t settings;  // of the binder

        bool operator==(const Key&) const = default;
    };
    struct Made {
        BoundRef bound;
        std::size_t nodes = 0;  // that it took
        int depth = 0;          // of scripts and borrowing in it
    };

    Key key_of(const Binder& binder, const Expr& e);
    // The key of what is bound for this walker alone.
    static Key alone(const Key& key, Code walker);
    // nullptr: it has not been bound so far.
    const Made* find(const Key& key) const;
    // What is bound for one walker alone is kept until another one begins.
    void keep(const Key& key, Made made);
    void begin_walker() { own_.clear(); }

    // fault_of(), asked once of each expression that has none.
    std::string fault_of(const Expr& e);

    // Functions of scripts make movement without end: the others need not be asked any more.
    bool endless() const { return endless_; }
    void set_endless() { endless_ = true; }

    // A grammar with these productions inside a scope; none: of movement that is borrowed, and sees no
    // grammar around.
    std::uint32_t scope_inside(std::uint32_t outer, const std::vector<std::string>& productions);

  private:
    static constexpr std::uint32_t kAlone = 1u << 31;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    using Table = std::unordered_map<Key, Made, Hash>;
    // Of an expression.
    struct Known {
        Expr self{};               // so that no other expression comes to have its address
        std::uint32_t number = 0;  // the same of all that are written alike, in the same line
        unsigned asked = 0;        // what binding it depends on
    };

    const Known& known(const Expr& e, BindContext& binding);
    unsigned asked_by(const Expr& e, BindContext& binding);
    unsigned asked_by(const NumberRef& number, BindContext& binding);
    void write(const Expression& e, BindContext& binding);
    void write(const NumberRef& number, BindContext& binding);
    void write(const std::string& text);
    void write(std::uint64_t number);

    Table shared_, own_;
    std::vector<std::uint32_t> classes_;  // by code: the same for walkers that meet all pieces alike
    std::map<std::pair<std::uint32_t, std::vector<std::string>>, std::uint32_t> scopes_;
    std::unordered_set<Expr> sound_;  // without faults
    std::unordered_map<const Expression*, Known> known_;
    std::unordered_map<std::string, std::uint32_t> numbers_;  // of expressions, by what is written there
    std::string written_;
    bool endless_ = false;
    bool making_ = false;      // a function of a script is asked what an expression depends on
    std::set<HookId> asking_;  // the functions of m.each_type of which that is asked
};

}  // namespace acedrex
