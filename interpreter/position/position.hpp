// A position: what stands where, changed by edits only, each of which is logged and can be undone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/function_ref.hpp"
#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"
#include "position/edit.hpp"
#include "position/hash_keys.hpp"

namespace acedrex {

// What all positions of a variant share. Outlives them.
struct PositionTables {
    PositionTables(const Board& board, const Cast& cast);

    int fields;
    int codes;
    Code wall;
    std::vector<std::uint64_t> keys;                // piece_key() of code c on field f: c * fields + f
    static constexpr std::uint8_t kRoyal = 1;       // its side is tied to its fate
    static constexpr std::uint8_t kCheckRoyal = 2;  // and must not leave it attacked
    static constexpr std::uint8_t kAntiRoyal = 4;   // or must not leave it unattacked
    static constexpr std::uint8_t kMustFlee = 8;    // or must move it away where it is attacked
    static constexpr std::uint8_t kEscapes = 16;    // its side must save it where it can, and no more
    std::vector<std::uint8_t> royal;                // by code
    bool escapes(Code code) const { return (royal[code] & kEscapes) != 0; }
    std::vector<Code> setup;  // what the variant's setup puts on each field
    struct Held {
        Code code;
        int pocket, number;

        // However many are taken out, there are more.
        bool is_endless() const { return number < 0; }
    };
    std::vector<Held> held;       // what waits in pockets before the first turn
    bool keeps_moved = false;     // some script asks whether a piece has moved
    bool keeps_last = false;      // some script asks for the other side's last turn
    bool keeps_own_last = false;  // some script asks what the own side moved last
    bool keeps_taken = false;     // it matters how many pieces have left a queue
    std::vector<Tag> timed;       // tags that are given for some turns
    Tags any_timed = 0;
    Tags travelling = 0;                  // these, and those that are given for always: they go with a piece
    Tags promoted_tag = 0;                // travels with a promoted piece; 0: no rule asks for it
    Tags kept = 0;                        // goes with a piece into pockets, too, and out of them
    std::vector<std::uint8_t> queues{0};  // by pocket: are its pieces taken in the order of coming?
    std::vector<std::uint8_t> stores{0};  // by pocket: can no drop take from it?
    std::vector<std::int32_t> counters;   // of the variant: what they start at

    // What a piece that carried `before` carries on a field that it has just come to.
    Tags arrival_tags(Field f, Code code, Tags before) const {
        return (before & (travelling | promoted_tag)) | (keeps_moved && setup[f] == code ? kMovedTag : 0);
    }

    // As they are when the turn is over.
    Tags later(Tags tags) const {
        for (const Tag& tag : timed) tags = tag.ticked(tags);
        return tags;
    }

    std::uint64_t key(Code code, Field f) const {
        return keys[static_cast<std::size_t>(code) * static_cast<std::size_t>(fields) + f];
    }
};

// A piece in a pocket, with what it has kept.
struct Pocketed {
    Code code = kNoPiece;
    Tags kept = 0;

    auto operator<=>(const Pocketed&) const = default;
};

class Position {
  public:
    // One piece that rushed in the last move, or is doing so in this one.
    struct Rush {
        Field field;
        std::uint8_t passed;  // fields it passed, one behind the other
        std::uint8_t age;     // turns that have ended since

        bool operator==(const Rush&) const = default;
    };
    static constexpr std::size_t kMostRushes = 16;
    // The turn that was made last: the kind that made it, what it did, where its unit stands now.
    struct Last {
        std::int16_t type = -1;  // -1: there was none, or no piece moved
        bool captured = false;
        Field unit = kNoField;

        bool operator==(const Last&) const = default;
        constexpr std::int32_t packed() const {
            return (type + 1) << 17 | static_cast<std::int32_t>(captured) << 16 | unit;
        }
    };

    // A piece in the air: a position in the middle of a move, which goes on with it.
    struct Air {
        Code code = kNoPiece;
        Tags tags = 0;
        Field at = 0;  // where the piece stands that activated it
        // Steps; kNoLimit: as many as it likes; kGathers: likewise, and it hands them on.
        std::int32_t momentum = 0;
        Code activator = kNoPiece;  // whose movement it inherits, where it inherits any

        static constexpr std::int32_t kNoLimit = 1 << 20;
        static constexpr std::int32_t kGathers = -2;
        bool operator==(const Air&) const = default;
    };

    // One part of a turn, as the log notes it.
    struct Part {
        Field from;
        Field to;
        Code piece;         // that goes, as it was before; of a drop, as it was in its pocket
        std::uint16_t how;  // a Move::Kind, kDrop or kAgain
        int pocket;         // of a drop; of an activated piece: its momentum; of a move: see part_made()
        int action = 0;     // of a move: whose walks the piece ran; 0: `moves`
    };
    static constexpr std::uint16_t kDrop = 0xff;
    static constexpr std::uint16_t kAgain = 0xfe;  // the piece of the part before goes on; `to` is `from`
    static constexpr std::uint16_t kAir = 0xfd;    // an activated piece goes on, with momentum in place of
                                                   // `pocket`; `to`: where the last ply ended

    explicit Position(const PositionTables& tables);

    Code at(Field f) const { return cells_[f]; }
    Tags tags(Field f) const { return tags_[f]; }
    const Code* cells() const { return cells_.data(); }
    // The fields of a side's pieces, in an order that do and undo keep.
    std::span<const Field> pieces(Side side) const { return lists_[static_cast<std::size_t>(side)]; }
    // Does test(field) hold for a piece of the side? It may make moves if it undoes them: by index, as pieces
    // that are taken up come back in the same order.
    template <class Test>
    bool any_piece(Side side, Test test) const {
        for (std::size_t i = 0; i < pieces(side).size(); ++i)
            if (test(pieces(side)[i])) return true;
        return false;
    }
    int count(Code code) const { return counts_[code]; }
    bool has_any(const std::vector<Code>& codes) const {
        return std::any_of(codes.begin(), codes.end(), [&](Code code) { return counts_[code] > 0; });
    }
    // Where a royal piece of the side stands that must not be left attacked; only where royals(side) > 0.
    Field royal(Side side) const;
    int royals(Side side) const { return royals_[static_cast<std::size_t>(side)]; }
    Side to_move() const { return to_move_; }
    int halfmove_clock() const { return halfmove_clock_; }
    int passes() const { return passes_; }  // in a row, where the variant counts them
    int turns() const { return turns_; }
    // Of none: something was lost that makes it a draw.
    bool has_lost(Side side) const { return lost_[static_cast<std::size_t>(side)]; }
    bool anyone_lost() const { return lost_[0] || lost_[1] || lost_[2]; }
    std::span<const Rush> rushes() const { return {rushes_.data(), rush_count_}; }
    const Last& last() const { return last_; }
    // The type that the side moved last; -1: none yet, or no script asks.
    int own_last(Side side) const { return own_last_[static_cast<std::size_t>(side)]; }
    bool is_partial() const { return partial_; }
    bool is_unknown(Field f) const { return !unknown_.empty() && unknown_[f] != 0; }
    // The field's own tags.
    Tags field_tags(Field f) const { return field_tags_.empty() ? 0 : field_tags_[f]; }
    // How many pieces of the code are in its side's pocket; kEndless of those of which there is no end.
    static constexpr int kEndless = 0xffff;
    int reserve(Code code, int pocket = 0) const { return reserve_[reserve_slot(code, pocket)]; }
    // Those of which there is no end are told once.
    static int listed(int number) { return number == kEndless ? 1 : number; }
    int in_reserve(Code code) const {  // in all pockets from which it may be dropped
        int number = 0;
        for (int i = 0; i < static_cast<int>(tables_->stores.size()); ++i)
            if (tables_->stores[static_cast<std::size_t>(i)] == 0) number += listed(reserve(code, i));
        return number;
    }
    // The pieces of a side in a pocket: of a queue in order of leaving, else sorted. Those of which there is
    // no end once.
    std::span<const Pocketed> pocketed(Side side, int pocket) const {
        return pocketed_[queue_slot(side, pocket)];
    }
    // For each kind of pieces of that code that may be taken out, which differ in what they have kept: of a
    // queue the first one alone. False where `take` returned it.
    bool each_kind(Code code, int pocket, FunctionRef<bool(Tags kept)> take) const;
    // The same; empty for a pocket that is no queue.
    std::span<const Pocketed> queue(Side side, int pocket) const {
        return tables_->queues[static_cast<std::size_t>(pocket)] != 0 ? pocketed(side, pocket)
                                                                      : std::span<const Pocketed>{};
    }
    // How many have left the front of the queue.
    int taken(Side side, int pocket) const { return taken_[queue_slot(side, pocket)]; }
    int counter(int number) const { return counters_[static_cast<std::size_t>(number)]; }
    const PositionTables& tables() const { return *tables_; }
    // Absent where a move is to begin.
    const Air* air() const { return air_.code == kNoPiece ? nullptr : &air_; }

    // Covers everything in which two positions can differ but the numbers that grow while play repeats
    // itself: the turn, the halfmove clock, passes in a row.
    std::uint64_t hash() const { return hash_; }
    std::uint64_t recomputed_hash() const;
    // The hash once the turn has passed, without records of rushes whose piece has left the field where its
    // rush ended: they cannot be used.
    // Never 0, which stands for "not known": not of an empty board either.
    std::uint64_t outcome_hash() {
        const std::uint64_t hash = rush_count_ == 0 && tables_->any_timed == 0 ? hash_ : hash_when_over();
        return hash != 0 ? hash : 1;
    }

    // Edits. A cell edit that changes nothing is not logged.
    void set(Field f, Code code, Tags tags, Edit::Why why);
    void add_rush(Field f, int passed);
    // Of a position that is set up: the other side's, in the last turn. Not logged.
    void set_up_rush(Field f, int passed);
    // Only for the record: a walker went on from one field at once to another; kNoField: it is gone.
    // back: it came back from there.
    void note_passage(Field in, Field out, bool back);
    void note_rules();
    // Likewise: what the walk that has ended has captured goes into that pocket.
    void note_pocket(int pocket);
    // Of one kind; the most that what others wrote may put into a pocket.
    static constexpr int kMostInPocket = 1000;
    void add_to_reserve(Code code, int pocket = 0, Tags kept = 0) {  // a queue: behind the others
        change_reserve(code, pocket, queue(Cast::side(code), pocket).size(), kept, 1);
    }
    // One of the code that has kept that, which is there; from a queue the first one.
    void take_from_reserve(Code code, int pocket = 0, Tags kept = 0);
    // The same; from a queue, the one at that place.
    void take_from_reserve(Code code, int pocket, std::size_t place, Tags kept) {
        change_reserve(code, pocket, place, kept, -1);
    }
    void set_counter(int number, int value) {
        set_number(Edit::What::counter, counter(number), value, static_cast<std::uint16_t>(number));
    }
    void begin_part(const Part& part);
    void set_halfmove_clock(int plies) { set_number(Edit::What::quiet, halfmove_clock_, plies); }
    void set_passes(int turns) { set_number(Edit::What::passes, passes_, turns); }
    void set_lost(Side side);
    void set_last(Last last) { set_number(Edit::What::last, last_.packed(), last.packed()); }
    void set_own_last(Side side, int type) {
        set_number(Edit::What::own_last, own_last(side), type, static_cast<std::uint16_t>(side));
    }
    // What the side to move has made of its turn.
    void note_turn(Last made) {
        set_last(made);
        if (tables_->keeps_own_last && made.type >= 0) set_own_last(to_move_, made.type);
    }
    void set_field_tags(Field f, Tags tags);
    void clear_air();  // the move is made
    // The turn passes to the other side: rushes of the move before are forgotten.
    void end_turn();
    // For positions that are being set up: nothing is logged.
    void set_to_move(Side side);
    void forget_rushes() {
        forget_rushes([](Field) { return true; });
    }
    void forget_rushes(FunctionRef<bool(Field f)> which);
    void set_turns(int turns) { turns_ = turns; }
    // From now on it is what one side sees of another one: pieces may be missing, and nothing that lacks has
    // ended the game.
    // unknown: the fields of which the side does not know what stands there; none: it knows of all.
    void set_partial(FieldSet unknown) {
        partial_ = true;
        unknown_ = std::move(unknown);
    }
    void set_air(const Air& air);
    void set_taken(Side side, int pocket, int number);

    // What an edit that marks a part says.
    static Part part_of(const Edit& edit) {
        return {edit.field,         static_cast<Field>(edit.number),  edit.after, edit.slot,
                edit.before_number, static_cast<int>(edit.tags_after)};
    }

    // Does an edit that was logged before, as part of another move from the same position.
    void redo(const Edit& edit);

    std::size_t checkpoint() const { return log_.size(); }
    void undo_to(std::size_t checkpoint);
    std::span<const Edit> edits_since(std::size_t checkpoint) const {
        return std::span<const Edit>(log_).subspan(checkpoint);
    }
    void forget_log() { log_.clear(); }
    // The lists of pieces and records in the order of fields, so that they follow from the position alone;
    // what was logged is forgotten.
    void put_in_order();
    // What the log was when the position came to be as it is, to be undone.
    void restore_log(const std::vector<Edit>& log) { log_ = log; }

    bool operator==(const Position& other) const;
    // Do lists, counts and the hash, which edits keep up to date, agree with what stands on the fields?
    bool is_consistent() const;

  private:
    void commit(const Edit& edit);  // logs the edit and does it; cells: see set()
    void apply(const Edit& edit, bool forward);
    void count_turn(int by);
    void set_number(Edit::What what, std::int32_t before, std::int32_t number, std::uint16_t slot = 0) {
        if (number != before) commit({.what = what, .slot = slot, .before_number = before, .number = number});
    }
    std::vector<Field>& list_of(Code code) { return lists_[static_cast<std::size_t>(Cast::side(code))]; }
    // Does the field stay in the same side's list?
    static bool same_list(Code before, Code after) {
        return before != kNoPiece && after != kNoPiece && Cast::side(before) == Cast::side(after);
    }
    void write_cell(Field f, Code before, Code after, Tags tags_before, Tags tags_after);
    void undo_cell(const Edit& edit);
    bool loses_tag(const Rush& old) const;
    void flip_rush(const Rush& rush) { hash_ ^= rush_key(rush.field, rush.passed, rush.age); }
    void write_field_tags(Field f, Tags tags);
    std::uint64_t hash_when_over();
    void write_reserve(const Edit& edit, bool forward);
    void change_reserve(Code code, int pocket, std::size_t place, Tags kept, int by);
    void hold_without_end(Code code, int pocket);
    std::uint64_t line_key(std::size_t slot) const;
    std::size_t reserve_slot(Code code, int pocket) const {
        return static_cast<std::size_t>(pocket) * (static_cast<std::size_t>(tables_->codes) + 1) + code;
    }
    static std::size_t queue_slot(Side side, int pocket) {
        return static_cast<std::size_t>(pocket) * kSides + static_cast<std::size_t>(side);
    }

    const PositionTables* tables_;
    std::vector<Code> cells_;
    std::vector<Tags> tags_;
    std::vector<std::uint16_t> slots_;
    std::array<std::vector<Field>, kSides> lists_;
    std::vector<std::uint16_t> counts_;
    std::vector<std::uint16_t> reserve_;           // by pocket and code
    std::vector<std::vector<Pocketed>> pocketed_;  // by pocket and side
    std::vector<std::int32_t> taken_;              // likewise
    std::vector<std::int32_t> counters_;
    std::array<int, kSides> royals_{};
    std::array<Field, kSides> royal_at_{};  // by side: where such a piece was put last
    std::array<Rush, kMostRushes> rushes_{};
    std::size_t rush_count_ = 0;
    std::array<bool, kSides> lost_{};
    bool partial_ = false;
    FieldSet unknown_;
    Last last_;
    std::array<std::int32_t, kSides> own_last_{-1, -1, -1};
    Air air_;                       // of no piece: none
    Air begun_;                     // the one that was in the air before the move was made
    std::vector<Tags> field_tags_;  // by field; empty until one has some
    int tagged_fields_ = 0;         // fields with tags of their own
    Side to_move_ = Side::light;
    int halfmove_clock_ = 0;
    int passes_ = 0;
    int turns_ = 0;
    std::uint64_t hash_ = 0;
    std::vector<Edit> log_;
};

// What is done to the position while this lives is undone at its end.
class Tried {
  public:
    explicit Tried(Position& position) : position_(position), since_(position.checkpoint()) {}
    ~Tried() { position_.undo_to(since_); }
    Tried(const Tried&) = delete;
    Tried& operator=(const Tried&) = delete;

    // Where it begins in the log.
    std::size_t since() const { return since_; }

  private:
    Position& position_;
    std::size_t since_;
};

// What was done since `checkpoint` is taken back for as long as this lives.
class TakenBack {
  public:
    TakenBack(Position& position, std::size_t checkpoint)
        : position_(position), edits_(copied(position.edits_since(checkpoint))) {
        position.undo_to(checkpoint);
    }
    ~TakenBack() {
        for (const Edit& e : edits_) position_.redo(e);
    }
    TakenBack(const TakenBack&) = delete;
    TakenBack& operator=(const TakenBack&) = delete;

    const std::vector<Edit>& edits() const { return edits_; }
    static std::vector<Edit> copied(std::span<const Edit> edits) { return {edits.begin(), edits.end()}; }

  private:
    Position& position_;
    std::vector<Edit> edits_;
};

}  // namespace acedrex
