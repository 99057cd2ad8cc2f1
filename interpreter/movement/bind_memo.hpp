// What has been bound already. Pieces borrow from each other, inherit from each other and are made of the
// same parts: a part that is bound for one walker is the same for every walker that meets all pieces as that
// one does.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "movement/bound.hpp"

namespace acedrex {

class BindMemo {
  public:
    BindMemo(const Meetings& meetings, const Cast& cast);

    // All that binding an expression depends on; the same wherever it does not.
    struct Key {
        const Expression* source;
        std::uint32_t walker;
        std::uint32_t scope;  // the grammars around
        Code activator;
        std::uint16_t settings;  // of the binder

        bool operator==(const Key&) const = default;
    };
    struct Made {
        Expr source;  // so that no other expression comes to have its address
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

    // A grammar inside a scope; nullptr: of movement that is borrowed, and sees no grammar around.
    std::uint32_t scope_inside(std::uint32_t outer, const Expression* grammar);

  private:
    static constexpr std::uint32_t kAlone = 1u << 31;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    using Table = std::unordered_map<Key, Made, Hash>;

    unsigned asked_by(const Expr& e, const BindContext& binding);
    unsigned asked_by(const NumberRef& number, const BindContext& binding);

    Table shared_, own_;
    std::vector<std::uint32_t> classes_;  // by code: the same for walkers that meet all pieces alike
    std::map<std::pair<std::uint32_t, const Expression*>, std::uint32_t> scopes_;
    std::unordered_set<Expr> sound_;            // without faults
    std::unordered_map<Expr, unsigned> asked_;  // what expressions depend on
};

}  // namespace acedrex
