// What a turn, or a part of one, can be: walks of pieces, castlings, promotions that were put off, drops, and
// the turn passed. Each is found in place on a position; the safety of royal pieces is asked of whole turns.
//
// Walks by tables that do nothing but go somewhere are judged by lines and counted without being made; that
// this finds what making and testing them finds is shown by tests.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/function_ref.hpp"
#include "base/patience.hpp"
#include "engines/auras.hpp"
#include "engines/automaton.hpp"
#include "legality/mobility.hpp"
#include "legality/outcomes.hpp"
#include "legality/safety.hpp"
#include "legality/turn_part.hpp"
#include "legality/wanted.hpp"
#include "play/agenda.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Takes the moves that are found: counts them, and lists them where there is a list.
struct MoveSink {
    static constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

    MoveList* list = nullptr;
    MoveList* plain = nullptr;  // where nothing else is listed: takes the plain moves, which are not counted
    // Where nothing is listed: takes each, and says whether to go on.
    using Taker = FunctionRef<bool(const Move& move, std::span<const Edit> edits)>;
    const Taker* taker = nullptr;
    std::uint64_t most = kAll;         // that are wanted
    Outcomes* seen = nullptr;          // where each is wanted once
    bool shortest = false;             // in the shortest way, as far as that is known so far
    std::uint64_t enough = kAll;       // so many outcomes are too many to go on
    std::uint8_t kinds = Kinds::kAll;  // that are wanted
    bool checks = false;               // turns that give none are not wanted
    bool untold = false;               // fields do not tell some of them apart after all
    bool by_fields = false;            // footprints tell outcomes apart: they are counted without being made
    bool simple = false;               // only what pieces do by tables alone, and nothing that follows
    std::uint64_t moves = 0;
    // How many of them capture is counted too; those that do not are of no account once one does.
    bool tells_captures = false;
    std::uint64_t captures = 0;

    static constexpr std::size_t kMostEdits = 4'000'000;  // of one list: some 160 MB

    bool full() const { return list != nullptr && list->edits.size() > kMostEdits; }
    // Is a count of no use, since some of what it counts may be the same as a plain move?
    bool miscounts() const {
        return list == nullptr && plain == nullptr && seen != nullptr && seen->like_plain();
    }
    bool too_many() const { return shortest && seen->size() >= enough; }
    [[gnu::always_inline]] bool done() const {
        return has_enough() || full() || too_many() || miscounts() || Patience::stopped();
    }
    // That alone is asked for each of the plain moves that one piece can make.
    bool has_enough() const { return moves >= most; }
    bool just_counts() const {
        return list == nullptr && plain == nullptr && taker == nullptr && most == kAll &&
               kinds == Kinds::kAll;
    }
    bool wants(std::uint8_t kind) const { return (kinds & kind) != 0; }
    // Is that outcome one that was added before, and so a legal one?
    bool knows(const Move& move, std::span<const Edit> edits) const {
        return seen != nullptr && seen->has(move, edits);
    }
    void add(const Move& move, std::span<const Edit> edits) {
        if (plain != nullptr) {
            if (is_plain(move))
                plain->moves.push_back(move);
            else if (seen->take(move, edits))
                ++moves;
            return;
        }
        if (seen != nullptr && !(shortest ? seen->add_shorter(move, edits) : seen->add(move, edits))) return;
        ++moves;
        if (taker != nullptr && !(*taker)(move, edits)) most = moves;
        if (list == nullptr) return;
        Move& kept = list->moves.emplace_back(move);
        kept.first_edit = static_cast<std::uint32_t>(list->edits.size());
        kept.edit_count = static_cast<std::uint16_t>(edits.size());
        if (!edits.empty()) list->edits.insert(list->edits.end(), edits.begin(), edits.end());
    }
};

// The move by a walk that ended so, but for its edits.
inline Move ended(Field from, const WalkEnd& end) {
    Move move{.from = from, .to = end.to, .kind = Move::Kind::edits};
    move.as = static_cast<std::int16_t>(end.as);
    return move;
}

class Looker;
struct Footprints;
struct Outlook;
struct Placing;

class Generator {
  public:
    // Takes what has been made on the position, and says whether to go on.
    using Made = FunctionRef<bool(const Move& move)>;

    // Which pieces move in a part of a turn, and by what.
    struct Movers {
        const FieldSet* origins = nullptr;  // those that stand there alone; nullptr: everywhere
        int action = 0;                     // whose walks the pieces run, then nothing but these; 0: `moves`
        const std::vector<bool>* types = nullptr;  // those of these types alone; nullptr: all
    };

    // reply: can the other side move when the turn has passed to it? Asked of drops that must not mate.
    Generator(const Variant& variant, Position& position, Safety& safety, std::function<bool()> reply);
    ~Generator();

    // Looks about before the side to move moves.
    void begin_turn();
    // Turns are made in which royal pieces may leave the board (Safety::lets_go).
    void let_royals_go() { ruled_ = true; }
    // May threats be trusted: no auras and no rules of pieces on the board?
    bool plain() const { return !influenced_ && !ruled_; }
    // Did no budget cut what was found since begin_turn()?
    bool complete() const { return complete_ && safety_.knows(); }

    // Turns that are one move that leave the royal pieces as they must be; only_from: of the
    // piece there.
    void moves(MoveSink& sink, std::optional<Field> only_from);
    // May the side pass, by its rule? alone: can nothing else be done?
    bool may_pass(FunctionRef<bool()> alone) const;
    // A turn that is passed.
    void pass_turn(MoveSink& sink);
    // The same as parts of a turn that has been begun: the royal pieces are left to the judge of the whole.
    // alone: can nothing but moves be the next part?
    void parts(MoveSink& sink, std::optional<Field> only_from, Movers movers, FunctionRef<bool()> alone);
    // target(field) for each field to which the tables of a piece of one of these codes leap, whatever stands
    // there; each once for each piece.
    void leaps(const std::vector<std::uint8_t>& codes, FunctionRef<void(Field)> target);
    // What a turn, or as_part a part of one, may begin with: a ply of a piece, a castling and so on. What is
    // left to do of it is told by the agenda's state. alone: can nothing else be done?
    using Begun = FunctionRef<bool(TurnPart::Kind kind, const Move& move, const Agenda::State& left)>;
    bool begin_each(std::optional<Field> only_from, Movers movers, bool as_part, Begun begun,
                    FunctionRef<bool()> alone);
    // The ways of going on with it.
    bool step(const Agenda::State& state, bool as_part, Agenda::Done way);
    // All ways of going on with a turn that is one move of the piece that stood on `from`, and that began at
    // `before` in the log. False where they were stopped, or cut by a budget.
    bool finish_begun(MoveSink& sink, const Agenda::State& state, std::size_t before, Field from);
    // How many pieces may the one there place, one each, by its walks in parts with the action?
    std::uint64_t placings(Field from, int action);
    // Pieces from pockets, as a rule of the part of the turn allows them.
    bool drops(const Part& part, Made made);
    // Does the condition of the part hold as things are now?
    bool holds(const Part& when);
    // Does the guard, for a side whose walker stands nowhere? turn: where in the log the turn began.
    bool holds(const AskedGuard& guard, Side side, std::size_t turn);
    // Does it hold of the piece that stands there, which has made that turn?
    bool holds_of(const AskedGuard& guard, Field at, std::size_t turn);
    // Where pieces stand that may make the part, by its guard; absent: it has none.
    std::optional<FieldSet> origins(const Part& move);
    // Is there a piece in a pocket that the part may let in, wherever it could stand?
    bool waits(const Part& part);
    // The same as turns of one drop, which are counted; those that threats do not judge are made.
    void count_drops(MoveSink& sink, const Part& part);

    // What was made since `before` is the whole turn but for what happens at its end, which is done now.
    // What a turn has captured that was made since `before`, by such a move, goes into pockets.
    void put_captures(std::size_t before, Move::Kind kind);
    // False where the sink is done.
    bool finish(MoveSink& sink, std::size_t before, const Move& made);
    // The same of a turn of one part of several, which is known to be legal and at the end of which nothing
    // happens.
    bool add_turn(MoveSink& sink, std::size_t before, const Move& part) {
        return add(sink, before, {.from = part.from, .to = part.to, .kind = Move::Kind::edits});
    }
    // The same of a turn that is one drop.
    bool finish_drop(MoveSink& sink, std::size_t before, const Move& made);

    Agenda& agenda() { return agenda_; }
    Mobility& mobility() { return mobility_; }

  private:
    void walks_and_castlings(MoveSink& sink, std::optional<Field> only_from);
    // piece(field) for each piece that may walk; false stops.
    template <class Piece>
    bool each_piece(std::optional<Field> only_from, Piece piece) {
        return each_piece(only_from, piece, piece);
    }
    // by_nothing_else(field) instead for those that move by tables alone, where nothing asks more of them.
    template <class Piece, class ByTables>
    bool each_piece(std::optional<Field> only_from, Piece piece, ByTables by_nothing_else) {
        if (only_from) return !may_walk_from(*only_from) || piece(*only_from);
        const bool plainly = !ruled_ && !influenced_ && movers_.action == 0 && movers_.origins == nullptr &&
                             movers_.types == nullptr && (makes_parts_ || safety_.pursued().empty());
        const std::vector<std::uint8_t>& by_tables = variant_.play().by_tables;
        const auto stops = [&](Field f) {
            if (plainly && by_tables[position_.at(f)]) return !by_nothing_else(f);
            return may_walk_from(f) && !piece(f);
        };
        return !position_.any_piece(us_, stops) &&
               !(variant_.neutrals_move() && position_.any_piece(Side::none, stops));
    }
    template <class Piece>
    bool count_by_memory(MoveSink& sink, Piece piece);
    bool may_walk_from(Field f) const {
        const Code code = position_.at(f);
        return code != kNoPiece && may_move(code) && !stays_put(f) && !variant_.movement(code).passive &&
               makes_part_from(f) && (movers_.types == nullptr || (*movers_.types)[type_at(f)]);
    }
    bool makes_part_from(Field f) const { return movers_.origins == nullptr || (*movers_.origins)[f]; }
    std::size_t type_at(Field f) const { return static_cast<std::size_t>(Cast::type(position_.at(f))); }
    void make_parts(bool parts, Movers movers);
    // What the piece runs.
    const Movement& movement_of(Code code) const { return variant_.movement(code).by(movers_.action); }
    // Which ends of tables are told: those that the sink just counts, all, or those that take something.
    enum class Ends : std::uint8_t { counted, all, taking };
    template <Ends kEnds, bool kFollowed>
    void from_tables(MoveSink& sink, Field from, Code code, const Movement& movement, bool walks);
    template <bool kCounts>
    bool plain_move(MoveSink& sink, Field from, Field to, Code code, bool promotes, std::uint8_t passed,
                    int as = -1, bool free = false, bool again = true);
    template <bool kCounts>
    void from_looks(MoveSink& sink, Field from, Code code, const Automaton& looks);
    bool promote_by_position(MoveSink& sink, const Move& unpromoted);
    void by_agenda(MoveSink& sink, const Agenda::State& begun, Field from, bool sorts);
    void from_footprints(MoveSink& sink, Field from, const Footprints& prints);
    void add_filled(MoveSink& sink, const Automaton& ends, Field from, Code piece, bool turns);
    std::uint64_t placings_after(Field from, Field to, const Placing& placing);
    std::uint64_t count_ends(const Automaton& ends, const Outlook& sees, Field begin);
    bool sort_end(MoveSink& sink, std::size_t before, Code code, const WalkEnd& end);
    void find_takable();
    void make_landing(MoveSink& sink, Field from, const Landing& landing);
    bool judge(MoveSink& sink, std::size_t before, const Move& made);
    bool wanted_since(const MoveSink& sink, std::size_t before) const;
    bool wanted_there(const MoveSink& sink, Field to, bool due) const;
    // Is nothing wanted of the piece but what takes something? Only of one that has no rows to be tried.
    bool takes_only(const MoveSink& sink, Code code, Field from) const {
        if (sink.wants(Kinds::kQuiet)) return false;
        const FieldSet& promotes = variant_.play().promotes_from[code];
        return !sink.wants(Kinds::kPromotions) || promotes.empty() || !promotes[from];
    }
    // May the piece be promoted by a move from there?
    bool may_promote(Code code, Field from) const {
        const FieldSet& promotes = variant_.play().promotes_from[code];
        return !promotes.empty() && promotes[from] && variant_.play().promotable[code];
    }
    void add_plain(MoveSink& sink, const Move& move);
    bool add(MoveSink& sink, std::size_t before, Move move);
    bool castlings(std::optional<Field> only_from, Made made);
    bool may_castle_along(Field f) const;
    bool castle_from(Field mover, Made made);
    bool castle_by_ways(Field mover, Made made);
    bool castle(Field mover, Field partner, int mover_file, int partner_file, Made made);
    bool put_castled(Field mover, Field partner, Field mover_to, Field partner_to, Made made);
    bool go_onward(Field mover, Field partner, Field mover_to, Field partner_to, Made made);
    bool way_is_clear(Field mover, Field partner, Field mover_to, Field partner_to) const;
    bool pass(Made made);
    bool put_off_promotions(std::optional<Field> only_from, Made made);
    // rule(rule, code in the pocket) for each piece that a rule lets in; false stops.
    using RuleOfDrops = FunctionRef<bool(const DropRule& rule, Code held)>;
    bool each_drop_rule(const Part& part, RuleOfDrops fits);
    template <class Place>
    bool each_place(const DropRule& rule, Code held, Place place);
    bool drop_on(const DropRule& rule, const Pocketed& held, Code code, Field f, Made made);
    bool follow_drop(const DropRule& rule, std::size_t before, Code code, Field f);
    std::span<const Field> fields_for(const DropRule& rule, Code code);
    std::span<const Field> fields_beside(const Automaton::Beside& beside);
    std::optional<FieldSet> shut_for(const DropRule& rule, Code code) const;
    bool may_stand(const DropRule& rule, const Pocketed& piece, Field f, const FieldSet& shut);
    bool takes(Field f) const {
        const Code there = position_.at(f);
        return there != kNoPiece && Cast::side(there) != us_;
    }

    void look_about();
    bool may_move(Code code) const { return Cast::side(code) == us_ || variant_.movement(code).anyones; }
    bool frozen(Field f) { return influenced_ && auras().frozen(f); }
    // From the piece on `from`, by any other.
    bool is_protected(Field f, Field from) { return protected_ && auras().is_protected(f, from); }
    // Is what the piece can do more than its tables and programs say: held or helped by auras, or followed by
    // rules?
    bool all_by_agenda(Field from, Code code) {
        return ruled_ || variant_.play().follows[code] == Follows::always ||
               (influenced_ && auras().touches(from));
    }
    // Or is it so when it has captured?
    bool more_follows(Field from, Code code) {
        return variant_.play().follows[code] != Follows::nothing || all_by_agenda(from, code);
    }
    bool stays_put(Field from) const { return !makes_parts_ && safety_.stays_put(from); }
    Auras& auras() { return makes_parts_ ? part_auras_ : turn_auras_; }

    const Variant& variant_;
    Position& position_;
    Safety& safety_;
    std::function<bool()> reply_;
    Auras turn_auras_;  // as the turn began
    Auras part_auras_;  // as the part began
    Agenda agenda_;
    Walker walker_;  // asks the guards of drops
    Mobility mobility_;
    std::unique_ptr<Looker> looker_;
    Side us_ = Side::light;
    bool influenced_ = false;  // some piece on the board has an aura
    bool protected_ = false;   // one that protects
    // One for which something happens at the end of turns, when promoted and the like; or that may leave the
    // board there.
    bool ruled_ = false;
    bool makes_parts_ = false;
    Movers movers_;                 // of the part
    Dependents::Bits takable_ = 0;  // fields where there may be something to take
    bool complete_ = true;
    Visited unsafe_;                   // outcomes in which a royal piece is not left as it must be
    Visited filled_;                   // by piece and field, in what is counted by fields
    std::vector<std::uint32_t> seen_;  // by field: stamp of the last piece that could go here
    std::uint32_t stamp_ = 0;
    struct PlainEnd {
        Field to;
        std::uint8_t passed;  // fields, by a rush
        int as;
    };
    std::vector<PlainEnd> plain_ends_;  // of programs
    std::vector<Field> all_fields_;     // of the board
    std::vector<Field> some_fields_;    // to be asked
    // Of tables: where a piece lands on another that it does not capture, or captures and more follows.
    std::vector<Landing> meetings_;
};

}  // namespace acedrex
