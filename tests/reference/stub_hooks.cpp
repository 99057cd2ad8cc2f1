#include "stub_hooks.hpp"

#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "sugar.hpp"
#include "values/expression_text.hpp"

namespace acedrex::reference {

namespace {

class StubHooks : public Hooks {
  public:
    std::vector<Expr> each_type(HookId hook, const Cast& cast) override {
        std::vector<Expr> all;
        for (int type = 0; type < cast.types(); ++type) all.push_back(of_type(hook, cast, type));
        return all;
    }
    static Expr of_type(HookId hook, const Cast& cast, int type) {
        const std::string& name = cast.entry(type).name;
        if (hook == 0) {
            if (!cast.answers_to(type, "insect")) return make::none();
            return seq({step(diagonals), make::guard(GuardKind::is, {name})});
        }
        return seq({make::leap(1, type), make::of(ExprKind::look_not, {make::guard(GuardKind::is, {name})})});
    }
    Expr on_board(HookId hook, const Board& board, Side side, bool) override {
        if (hook == 0) return slide(orthogonals, 1, board.longest() / 2);
        return side == Side::dark ? step(diagonals) : slide({N, E, W}, 1, 2);
    }
    std::vector<int> limits(HookId hook, const Board& board, Vector direction, Side side, bool) override {
        std::vector<int> all;
        for (int field = 0; field < board.size(); ++field)
            all.push_back(limit(hook, board, field, direction, side));
        return all;
    }
    static int limit(HookId hook, const Board& board, int field, Vector direction, Side side) {
        if (hook == 0) {
            // The Half Rook's: half the way to the edge. Directions are told as authored.
            const Vector v = turned_for(side, false, direction);
            return (board.distance(static_cast<Field>(field), v) + 1) / 2;
        }
        return (field + 2 * direction.x + direction.y + 8) % 4;
    }
    std::string text(const Expression& e) override { return acedrex::to_string(e); }
    bool where(HookId hook, const WalkView& view) override {
        const Board& board = view.board;
        const auto f = view.field;
        switch (hook) {
            case 0:
                return board.file(f) == board.file(view.start);
            case 1: {
                int near = 0;
                for (const Vector v : compass)
                    if (const Field g = board.step(f, v); g != board.off() && view.at(g)) ++near;
                return near % 2 == 0;
            }
            case 2: {
                const auto seen = view.at(f);
                return !seen || seen->side != view.side || seen->symbol == "A";
            }
            default: {
                const auto seen = view.at(view.start);
                return !seen || seen->tags.empty();
            }
        }
    }
};

}  // namespace

std::shared_ptr<Hooks> stub_hooks() {
    return std::make_shared<StubHooks>();
}

}  // namespace acedrex::reference
