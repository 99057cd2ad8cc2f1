// Turns of several parts, and drops: every way of making a turn, part by part, in place on a position.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/function_ref.hpp"
#include "legality/legal.hpp"
#include "play/visited.hpp"
#include "play/walker.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Phases {
  public:
    // Called at the end of each way, with the fields of its first part; the position is as the parts left it,
    // the turn has not passed, royal pieces may be attacked. False stops everything.
    using Done = FunctionRef<bool(Field from, Field to)>;

    Phases(const Variant& variant, Position& position);

    void set_position(Position& position);

    // All turns of the kind `way` by the side to move; only_from: those whose first part is a move from
    // there. False where `done` stopped it.
    bool run(const Part& way, std::optional<Field> only_from, Done done);

    // Was something left out in the last run()?
    bool cut() const { return left_out_; }
    void set_budget(std::uint64_t parts) { budget_ = parts; }
    std::uint64_t script_calls() const;
    void ignore_safety(bool ignore) { ignore_safety_ = ignore; }
    void only_parts(const LegalMoves::PartFilter& filter) { filter_ = filter; }

  private:
    using Next = FunctionRef<bool()>;

    // What has been made of the turn so far.
    struct Made {
        std::uint64_t path = 0;  // tells apart where in the turn one is
        int parts = 0;
        int promotions = 0;
        int spent = 0;
        Field from = 0, to = 0;     // of the first part
        std::vector<Field> acted;   // where the pieces stand that have moved
        std::vector<int> captured;  // types that have captured, where the turn limits that
    };

    bool finish();
    bool way(const Part& p, Next next);
    bool seq(const Part& p, std::size_t at, Next next);
    bool times(const Part& p, int left, Next next);
    bool actions(const Part& p, Next next);
    bool move(const Part& p, Next next);
    bool drop(const Part& p, bool skippable, Next next);
    bool drop_piece(const Part& p, const DropRule& rule, Code held, bool& possible, Next next);
    bool go_on(const Part& p, Field from, Field to, std::size_t checkpoint, Next next);
    bool may_move(const Part& p, const Move& m) const;
    bool within_limits(Code mover, std::size_t checkpoint);
    bool may_stand(const DropRule& rule, Code code, Field f);
    bool in_check(Side side) { return parts_.in_check(side); }
    bool mated(Side side);
    MoveList& list_at(std::size_t depth);

    const Variant& variant_;
    Position* position_;
    LegalMoves parts_;                     // of the single moves
    std::unique_ptr<LegalMoves> answers_;  // to drops that must not mate
    Walker walker_;
    std::vector<std::unique_ptr<MoveList>> lists_;
    std::size_t depth_ = 0;
    Visited seen_;
    Made made_;
    const Part* limits_ = nullptr;  // the actions that are being spent
    std::optional<Field> only_from_;
    Side us_ = Side::light;
    std::size_t begun_ = 0;  // where the log was when the turn began
    Done* done_ = nullptr;
    std::uint64_t budget_ = 500'000;
    std::uint64_t share_ = 0;  // of the budget for one first part
    std::uint64_t used_ = 0;
    bool ignore_safety_ = false;
    LegalMoves::PartFilter filter_;
    bool cut_ = false;  // this first part has used up its share
    bool left_out_ = false;
};

}  // namespace acedrex
