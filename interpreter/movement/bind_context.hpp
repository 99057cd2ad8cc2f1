// What movement expressions are made concrete against: the board, the cast, the names of a variant, and the
// script, as far as the kernel asks it. The Lua host implements that; the kernel does not know Lua.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/function_ref.hpp"
#include "board/board.hpp"
#include "movement/expression.hpp"
#include "movement/steps.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"

namespace acedrex {

// Names of pieces in other scripts, looked for when they are first asked for.
using NamesElsewhere = std::function<const std::vector<std::string>&()>;

// What a `where` may look at during one call: the position of the walk, the walker lifted.
struct WalkView {
    struct Seen {
        std::string name;
        std::string symbol;
        Side side;
        std::vector<std::string> tags;
    };

    const Board& board;
    Field field, start;
    Side side;                  // of the walker
    const std::string& walker;  // the name of its type
    bool rotate;                // dark sees the board turned, not mirrored
    FunctionRef<std::optional<Seen>(Field)> at;
};

// Implementations throw ScriptFault (diagnostic as text with place) where a script goes wrong; what they
// return has no faults of its own, as what a variant declares has none.
class Hooks {
  public:
    virtual ~Hooks() = default;
    // rotate: dark sees the board turned, not mirrored.
    virtual Expr on_board(HookId hook, const Board& board, Side side, bool rotate) = 0;
    // For each type.
    virtual std::vector<Expr> each_type(HookId hook, const Cast& cast) = 0;
    // For each field.
    virtual std::vector<int> limits(HookId hook, const Board& board, Vector direction, Side side,
                                    bool rotate) = 0;
    virtual bool where(HookId hook, const WalkView& view) = 0;
    // The expression as scripts write it.
    virtual std::string text(const Expression& e) = 0;

    // See Question.
    virtual void begin_question() {}
    virtual void end_question() {}
};

// What is asked about one position, such as which moves there are: what scripts may take for it is bounded
// as a whole. They nest, and the outermost counts. hooks: nullptr where no script is asked in play.
class Question {
  public:
    explicit Question(Hooks* hooks) : hooks_(hooks) {
        if (hooks_ != nullptr) hooks_->begin_question();
    }
    ~Question() {
        if (hooks_ != nullptr) hooks_->end_question();
    }
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

  private:
    Hooks* hooks_;
};

// A script went wrong while it was being asked.
struct ScriptFault {
    Diagnostic diagnostic;
};

struct BindContext {
    BindContext(const Board& b, const Cast& c) : board(&b), cast(&c), steps(b) {}

    const Board* board;
    const Cast* cast;
    StepTables steps;
    TagNames tags;
    // By code, from a piece that has rushed towards where it came from: straight back, unless its type rushes
    // in another direction.
    std::vector<StepId> rush_back;
    bool rotate = false;  // how directions are turned for dark
    std::map<std::string, std::array<FieldSet, kSides>, std::less<>> zones;  // by name, for each side
    std::vector<std::uint8_t> royal_types;                                   // by type
    std::vector<std::uint8_t>
        safe_types;  // by type: must not be left attacked, so that no piece ever takes one
    std::vector<std::uint8_t> neutral_types;  // by type: owned by no side
    std::vector<std::uint8_t> set_up_types;   // by type: may stand there without having been made by others
    std::vector<Expr> moves;                  // by type, as authored: what moves_of borrows; nullptr: none
    std::vector<Expr>
        gaits;  // by type: how a piece walks that the type activates; nullptr: it rides its first steps
    // A number that the variant keeps: from lo to hi.
    struct Counter {
        std::string name;
        int lo, hi, start;
        std::optional<Side> side;  // whose it is; that of light stands before that of dark
    };
    std::vector<Counter> counters;  // by their numbers in positions
    // By type, see OccupantGuards.
    std::vector<std::map<EffectKind, Expr>> does, spared;
    std::vector<std::string> pockets;  // by name, the one without a name first
    Hooks* hooks = nullptr;
    // What functions of scripts have made: each is asked once for a side, or once for all types.
    std::map<std::tuple<ExprKind, HookId, Side>, Expr> made_by_scripts;
    std::map<std::tuple<HookId, int, int, Side>, std::vector<int>>
        limits_by_scripts;                  // the same, by direction
    bool asks_initial = false;              // some guard asks for unmoved pieces
    std::vector<std::uint8_t> protectable;  // by code: some aura may protect such a piece from capture
    bool tells_steps = false;               // moves may be told by the steps of their walks
    bool meets_pieces = false;              // some piece does something where it lands on another (`lands`)
    bool asks_last = false;                 // some guard asks for the other side's last turn
    bool asks_own_last = false;             // some walk is that of what its side moved last
    NamesElsewhere names_elsewhere;
    std::map<std::string, Place> given_tags;  // by effects and auras, and where
    std::map<std::string, Place> asked_tags;  // by guards, and where
    // Of these, those that are asked but by drops for what has left a field (m.vacated).
    std::set<std::string> asked_otherwise;
    bool binds_drops = false;  // what is bound are guards on the fields of drops
    std::vector<Diagnostic> diagnostics;

    // For what is said of the expression.
    std::string text(const Expression& e) const { return hooks != nullptr ? hooks->text(e) : "..."; }
    void error(std::string code, const Place& place, std::string message, std::string remedy = "") {
        diagnostics.push_back(
            {std::move(code), Severity::error, place, std::move(message), std::move(remedy)});
    }
    void warn(std::string code, const Place& place, std::string message, std::string remedy = "") {
        diagnostics.push_back(
            {std::move(code), Severity::warning, place, std::move(message), std::move(remedy)});
    }

    void note_asked(const std::string& tag, const Place& where, bool of_what_left = false) {
        asked_tags.emplace(tag, where);
        if (!of_what_left || !binds_drops) asked_otherwise.insert(tag);
    }

    // The names that a piece may be called by in some script: none where no other scripts are known.
    const std::vector<std::string>& names_of_other_scripts() const {
        static const std::vector<std::string> none;
        return names_elsewhere ? names_elsewhere() : none;
    }

    // What a piece of `type` is called when a script makes one for `side`: neutral pieces stay neutral.
    Code code_for(int type, Side side) const {
        return cast->code(type, neutral_types[static_cast<std::size_t>(type)] ? Side::none : side);
    }
};

}  // namespace acedrex
