// The legal moves of a position: what the pieces can do, less what the rulebook forbids.
//
// Where the tables can decide, legality costs nothing but a mask: the lines between the royal piece and its
// attackers are marked once, and a move must end on all lines that it has to stop. Where they cannot
// (programs among the attackers, several royals, pieces that are stepped over), moves are made and tested.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/agenda.hpp"
#include "play/move.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"
#include "rules/variant.hpp"

namespace acedrex {

class LegalMoves {
  public:
    // Works on the position in place; every call leaves it as it was.
    LegalMoves(const Variant& variant, Position& position);

    void set_position(Position& position);

    // All legal moves of the side to move, by outcome (by_move: by starting field and outcome). only_from:
    // those whose piece starts there.
    void list(MoveList& out, bool by_move = false, std::optional<Field> only_from = std::nullopt);
    std::uint64_t count(bool by_move = false);
    bool any();

    // The legal moves of the piece on `from` as if its side were to move.
    void list_from(Field from, MoveList& out);

    // Does `side` leave a royal piece attacked that it must not?
    bool in_check(Side side);
    bool attacked(Field at, Code royal);

    // Has the side pieces, and royal ones only?
    bool bare(Side side) const;
    // Is the game over by what stands on the board (a side has lost), so that no move is left?
    bool decided() const;

    std::uint64_t script_calls() const { return agenda_.script_calls() + attack_walker_.script_calls(); }
    // Walks of one piece give up after so many machine steps; listings are then marked incomplete.
    void set_budget(std::uint64_t steps) { agenda_.set_budget(steps); }

    // Lists also moves that leave a royal piece attacked (to tell why a move is refused).
    void ignore_safety(bool ignore) { ignore_safety_ = ignore; }

    // Always makes and tests every move, as a check on the masks (for tests).
    void distrust_masks() { trust_masks_ = false; }

  private:
    enum class Safety : std::uint8_t {
        none,   // no royal piece of ours must be safe
        masks,  // one: lines are marked
        test,   // every move is made and tested
    };
    struct Counter;
    struct Lister;
    struct Finder;

    template <class Sink>
    void generate(Sink& sink, std::optional<Field> only_from);
    template <class Sink>
    void from_tables(Sink& sink, Field from, Code code, const Movement& movement);
    template <class Sink>
    void from_programs(Sink& sink, Field from, Code code, const Movement& movement);
    template <class Sink>
    void plain(Sink& sink, Field from, Field to, Code code, std::uint8_t passed, int as = -1);
    template <class Sink>
    void edited(Sink& sink, std::size_t mark, Field from, Field to, Move::Kind kind, int as = -1);
    template <class Sink>
    void passers(Sink& sink, Field from, Code code, const TableAlternative& table);
    template <class Sink>
    void castlings(Sink& sink, std::optional<Field> only_from);
    template <class Sink>
    void castle(Sink& sink, Field mover, Field partner, int mover_file, int partner_file);
    template <class Sink>
    void put_off_promotions(Sink& sink, std::optional<Field> only_from);

    void prepare();
    bool mark_lines(const AttackTable& table);
    void mark(Field f, std::uint32_t bit);
    void clear_marks();
    bool safe(Field from, Field to, Code code, std::uint8_t passed);
    bool safe_now();
    void drop_coinciding(MoveList& list, std::size_t first, bool by_move);

    const Variant& variant_;
    Position* position_;
    Agenda agenda_;
    Walker attack_walker_;
    bool trust_masks_ = true;
    bool ignore_safety_ = false;

    Side us_ = Side::light;
    Safety safety_ = Safety::none;
    Field royal_ = 0;
    const AttackTable* attacks_ = nullptr;
    std::uint32_t checkers_ = 0;        // bits of lines that give check
    std::vector<std::uint32_t> marks_;  // by field: lines that a piece ending here stops
    std::vector<std::uint32_t> pins_;   // by field: lines that the piece standing here must not open
    std::vector<Field> marked_;
    std::vector<std::uint32_t> seen_;  // by field: stamp of the last piece that could go here
    std::uint32_t stamp_ = 0;
    bool complete_ = true;
    MoveList scratch_;
    struct PlainEnd {
        Field to;
        std::uint8_t passed;  // fields, by a rush
        int as;
    };
    std::vector<PlainEnd> plain_ends_;  // of programs
};

// Why the side to move cannot castle, as a sentence; "" where it can.
std::string castling_refusal(const Variant& variant, const Position& position);

}  // namespace acedrex
