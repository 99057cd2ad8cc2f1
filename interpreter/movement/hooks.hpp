// What the kernel asks a script for. The Lua host implements it; the kernel does not know Lua.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/side.hpp"
#include "movement/expression.hpp"

namespace acedrex {

class Board;
class Cast;

// What a `where` may look at during one call: the position of the walk, the walker lifted.
class WalkView {
  public:
    struct Seen {
        std::string name;
        std::string symbol;
        Side side;
        std::vector<std::string> tags;
    };

    virtual ~WalkView() = default;
    virtual const Board& board() const = 0;
    virtual int field() const = 0;  // field index
    virtual int start() const = 0;  // field index
    virtual Side side() const = 0;  // of the walker
    virtual bool turned_for_dark_by_rotation() const = 0;
    virtual std::optional<Seen> at(int field) const = 0;
};

// Implementations throw ScriptFault (diagnostic as text with place) where a script goes wrong.
class Hooks {
  public:
    virtual ~Hooks() = default;
    // rotate: dark sees the board turned, not mirrored.
    virtual Expr on_board(HookId hook, const Board& board, Side side, bool rotate) = 0;
    virtual Expr each_type(HookId hook, const Cast& cast, int type) = 0;
    virtual int limit(HookId hook, const Board& board, int field, Vector direction, Side side,
                      bool rotate) = 0;
    virtual bool where(HookId hook, const WalkView& view) = 0;
};

// A script went wrong while it was being asked.
struct ScriptFault {
    Diagnostic diagnostic;
};

}  // namespace acedrex
