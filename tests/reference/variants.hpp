// The oracle of whole variants: every legal turn of a position, made slowly. It reads the variant as its
// author declared it and knows no tables, no pins and no lines: each turn is made on a copy of the board, and
// whether a royal piece is attacked is asked of every enemy piece, one walk at a time.
#pragma once

#include <array>
#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "evaluator.hpp"

namespace acedrex::reference {

// A piece in a pocket: its type, and the tags that it has kept.
struct Held {
    int type = 0;
    Marks kept{};

    auto operator<=>(const Held&) const = default;
};

// Pieces in the order in which they come out of a pocket. Copies are shared, as those of boards are.
class Queue {
  public:
    using Pieces = std::vector<Held>;

    auto begin() const { return pieces_->begin(); }
    auto end() const { return pieces_->end(); }
    std::size_t size() const { return pieces_->size(); }
    bool empty() const { return pieces_->empty(); }
    const Held& front() const { return pieces_->front(); }
    void push_back(Held piece) {
        change([&](Pieces& pieces) { pieces.push_back(std::move(piece)); });
    }
    void erase(Pieces::const_iterator at) {
        const auto place = at - begin();
        change([&](Pieces& pieces) { pieces.erase(pieces.begin() + place); });
    }

    std::strong_ordering operator<=>(const Queue& other) const {
        return pieces_ == other.pieces_ ? std::strong_ordering::equal : *pieces_ <=> *other.pieces_;
    }
    bool operator==(const Queue& other) const { return (*this <=> other) == 0; }

  private:
    template <class Change>
    void change(Change make) {
        Pieces pieces = *pieces_;
        make(pieces);
        pieces_ = std::make_shared<const Pieces>(std::move(pieces));
    }

    std::shared_ptr<const Pieces> pieces_ = std::make_shared<const Pieces>();
};

// A whole position: what stands where, which side is to move, and whatever else the rules of a variant keep.
struct Stand {
    Placement board;
    Side to_move = Side::light;
    std::map<std::tuple<Side, std::string, Held>, int> pockets{};  // side, name of the pocket: how many
    std::map<std::pair<Side, std::string>, Queue> queues{};        // in the order of coming
    std::map<std::pair<Side, std::string>, int> taken{};           // out of queues, where windows count them
    int turns = 0;                // of both sides, where a turn depends on its number
    std::array<bool, 3> lost{};   // by side; of none: something was lost that makes it a draw
    int passes = 0;               // turns passed in a row, where the variant counts them
    std::array<int, 2> checks{};  // that each side has given, where the variant counts them

    auto operator<=>(const Stand&) const = default;
};

class VariantOracle {
  public:
    // One question about a walk is rarely large here; what has no end is stopped all the same.
    static constexpr std::size_t kMostStates = 50'000'000;

    // initial: what the variant's setup puts where. No more than `budget` states are made in one question.
    VariantOracle(const VariantSpec& variant, const Board& board, const Placement& initial, Hooks* hooks,
                  std::size_t budget = kMostStates);

    // What the legal turns of the side to move bring about, after the turn has passed. TooManyStates where a
    // cascade is too large.
    using Law = std::function<bool(const Stand& end)>;
    // law: what else is asked of turns, by how the game has gone.
    std::set<Stand> legal(const Stand& s, const Law& law = {});
    // Does a royal piece of the side stand attacked that must not be left so? But for those of such types.
    bool in_check(const Placement& board, Side side, const std::set<int>& but_for = {});
    // Does a piece of the side that escapes where it can?
    bool en_prise(const Placement& board, Side side);
    bool told_in_check(const Placement& board, Side side) {
        return in_check(board, side) || en_prise(board, side);
    }
    // Does a royal piece of the side to move stand attacked that must flee?
    bool must_flee(const Stand& s) { return !pursued(s).empty(); }
    // Has the side to move turns but for those that leave a piece unattacked that must be attacked?
    bool must_keep_attacked(const Stand& s);
    // Is the game over by what stands on the board, so that there is no move any more? answering: what would
    // end it may be answered, and that is what is asked.
    bool over(const Stand& s, bool answering = false);
    // Who wins where both sides have lost by what the last turn has left; absent: not both have.
    std::optional<std::optional<Side>> both_lost(const Stand& s) const;
    // What accounts of games ask of pieces.
    const Board& board() const { return board_; }
    bool is_royal(const Man& man) const { return royal(man) != RoyalKind::none; }
    bool is_named(const std::vector<std::string>& names, const Man& man) const {
        return named(names, man.type);
    }
    // Does the guard hold for the piece that stands there?
    bool judges(const Expr& guard, const Placement& board, Field f) {
        return holds(guard, board, f, *board.at(f));
    }
    // Who wins where the sides are compared by what they count; absent: neither.
    std::optional<Side> ahead(const Stand& s) const;
    // The position as a rule of repetition sees it: without tags that no piece can use any more.
    Stand repeated(Stand s);
    // Without any of those tags.
    Stand untagged(Stand s) const;
    // Where the side's pieces can go, and what they can capture there or besides, as if it were to move,
    // whatever that leaves attacked.
    std::set<Field> ends(Stand s, Side side);

  private:
    // A turn, or some parts of one, that has been made on a copy: the other side is not yet to move.
    struct Made {
        Stand now;
        int captured = 0;  // pieces that were not the mover's
        bool done = false;
        bool passed = false;  // a part, at least
        // Where a piece stands that is to be promoted when the turn is over, and which.
        std::optional<std::pair<Field, Man>> promotes{};
        bool must_promote = false;  // without that the plies come to nothing
        int first = -1;             // the type of the piece that moved first; -1: none has
        // Of the last part: the piece that moved, whence and whereto, and what it did.
        int mover = -1;
        Field from = 0, to = 0;
        bool stands = true;  // there; else it has left the board
        bool took = false, promoted = false;
        LastTurn last{};        // what the other side is told of the turn; of several moves, of the last
        bool captures = false;  // something has been captured in the turn
        std::map<Field, Man> taken{};  // by the last ply, where a rule asks for it
        // Where kinds of turns come first: what moves have captured in the turn, whether a piece was
        // promoted, and how early the kind of the turn comes.
        std::map<Field, Man> prey{};
        bool rose = false;
        int preferred = 0;
        // Where those stand that have moved in this turn, the last one last; what they spent and did.
        std::vector<Field> acted{};
        int spent = 0, promotions = 0;
        std::map<std::string, int> capturers{};  // by name of the type, and of the action
        // What goes into pockets from which no drop takes, when the turn is over.
        std::map<std::pair<std::string, Man>, int> stored{};
        bool over = false;  // no part follows any more
        // Of the pieces that had to flee when the turn began: from where some have gone, and where those
        // stand.
        std::set<Field> left{}, fled{};
        // Of drops that are forced: how often one was made, and left out though a piece waited.
        struct Forced {
            int made = 0, left = 0;

            auto operator<=>(const Forced&) const = default;
        };
        std::map<const PartSpec*, Forced> forced{};

        auto operator<=>(const Made&) const = default;
    };
    using Ways = std::set<Made>;
    // While this lives, a turn has begun on the board: auras have been judged.
    class Begun {
      public:
        Begun(VariantOracle& oracle, const Placement& board);
        ~Begun();
        Begun(const Begun&) = delete;
        Begun& operator=(const Begun&) = delete;

      private:
        VariantOracle& oracle_;
        Evaluator::Held held_;
        Placement board_;
    };

    // Turns: see variants_turns.cpp.
    Ways turns(const Stand& s);
    Ways part(const PartSpec& p, const Made& so_far, const PartSpec* budget, bool alone = false);
    Ways one_move(const PartSpec& p, const Made& so_far, const PartSpec* budget);
    void pass(const PartSpec& p, const Made& so_far, const PartSpec* budget, Ways& ways);
    Ways one_drop(const PartSpec& p, const Made& so_far, const PartSpec* budget, bool alone);
    bool is_due(const PartSpec& p, const Made& so_far) const;
    void leave_out(const std::vector<const PartSpec*>& drops, Made& made) const;
    void keep_forced_drops(Ways& ways) const;
    Ways one_after_another(const std::vector<const PartSpec*>& parts, const Made& so_far,
                           const PartSpec* budget);
    Ways actions(const PartSpec& p, const Made& so_far);
    bool within(const PartSpec& budget, const std::string& action, Made& made) const;
    void add_part(const Made& before, Made made, const PartSpec& part, const PartSpec* budget, Ways& ways);
    bool parts_ask(const PartSpec& p, bool (*asks)(const PartSpec&)) const;
    Ways drops(const Stand& s, const std::vector<DropSpec>& rules);
    void drop(const Stand& s, const DropSpec& rule, const Held& held, const Stand& taken_out, Ways& ways);
    const std::vector<DropSpec>& drop_rules(const PartSpec& p) const {
        return p.drops.empty() ? variant_.drops : p.drops;
    }
    const DropSpec* rule_for(const std::vector<DropSpec>& rules, const std::string& pocket, int type) const;
    bool drops_ask(const std::function<bool(const DropSpec&)>& asks) const;
    bool is_queue(const std::string& pocket) const;
    bool keep_flight(const Stand& s, Ways& ways);
    std::set<Field> pursued(const Stand& s);
    bool come_in(const DropSpec& rule, const Man& man, Made& made);
    bool may_stand(const Stand& s, const DropSpec& rule, const Man& man, Field f);
    int like(const Placement& board, const Man& man, const std::function<bool(Field)>& counts) const;
    bool is_endless(Side side, const std::string& pocket, int type) const;
    void take_out(Stand& s, const std::tuple<Side, std::string, Held>& held) const;
    std::set<Stand> legal(const Stand& s, bool answering, const Law& law);
    Ways lawful(const Stand& s);
    std::set<int> excusable(const Stand& s, Unmet unmet) const;
    void let_go(const Stand& before, Made& made);
    LastTurn told(const Made& made, Side us) const;
    Placement after(const Placement& board, const LastTurn& turn, Side us) const;
    Stand passed_on(const Stand& before, const Made& made);
    bool allowed(const Stand& before, const Made& made);

    // Parts under conditions: see variants_conditions.cpp.
    const PartSpec& meant(const PartSpec& p, const Stand& s);
    bool lapses(const PartSpec& p, const Stand& s);
    std::vector<const PartSpec*> choices(const PartSpec& p, const Stand& s);
    std::vector<const PartSpec*> left_by_pass(const PartSpec& p, const Stand& s);
    bool has_nothing_to_do(const Stand& s);
    // What follows a part when it has been made; nullptr: nothing, it is the last one.
    struct After {
        std::function<Ways(const Made&)> rest;
        const After* then;
    };
    Ways given(const PartSpec& p, const Made& so_far, const PartSpec* budget, bool alone);
    Ways first_of(const PartSpec& p, const Made& so_far, const PartSpec* budget);
    bool could_end(const PartSpec& p, const Made& so_far, const PartSpec* budget, bool alone);
    Stand passed_over(Stand s) const;
    Stand next_turn(const Stand& before, const Made& made);

    // action: whose walks they run; "": `moves`, and what counts as such.
    Ways moves(const Stand& s, const std::vector<std::string>& pieces, const std::string& action = "");

    // Plies: see variants_plies.cpp. A piece in the air, and what the move has made before.
    struct Air {
        Made made;
        Man man;
        Field at = 0;
        int momentum = 0;
        Man activator;
        bool first_ply = true;
        bool diverged = false;
        std::set<Field> moved{};  // where those stand that have made a ply, if that matters to them

        auto operator<=>(const Air&) const = default;
    };
    // Where a move began, the pieces that have made a ply of it, and how many this one may make besides.
    struct Onward {
        Field start;
        std::set<Field> moved;
        int more;
    };
    void walks(const Stand& s, Field from, const std::string& action, Ways& ways);
    void search(Field start, Ways& ways);
    bool counts_plies(int type) const;
    void take_up(Made made, const Walk& walk, const State& end, const std::set<Field>& moved);
    void go_on(const Made& so_far, const Walk& walk, const State& end, const Onward& on, Ways& ways);

    // Rules, promotion and pockets: see variants_rules.cpp.
    // What a piece does by a rule, or the ghost of one that has gone.
    struct Deed {
        Field at;
        Man man;
        Expr walk;
        bool ghost = false;
    };
    // All of them at once.
    void follow(Made& made, const std::vector<Deed>& deeds, Side player, bool after_ply = false);
    std::vector<Deed> deed_of(const Placement& board, Field at, Expr InfluenceSpec::*rule) const;
    // The piece's own, then that of all pieces, of what stands there then.
    void follow_both(Made& made, Field at, Expr InfluenceSpec::*own, const Expr& common, Side player);
    std::vector<Deed> deeds(const Placement& board, Expr InfluenceSpec::*rule,
                            std::optional<Side> side = std::nullopt) const;
    // captured: else it left the board otherwise. into: the pocket that the walk has said.
    void fill_pockets(Made& made, int capturer, const Man& taken, bool captured,
                      const std::optional<std::string>& into = std::nullopt) const;
    bool is_store(const std::string& pocket) const;
    bool promotes(int type) const;
    bool due(const Man& man, Field from, Field to);
    const PromotionSpec* promotion_of(int type) const;
    // What stands where it may be promoted, promoted or not.
    struct Risen {
        Stand after;
        bool promoted = true;
    };
    std::vector<Risen> promoted(const Stand& before, Field at);
    std::vector<Stand> taken_out(const Stand& before, const PromotionSpec& rule, Side side,
                                 std::vector<Held>& pieces) const;
    void take_out_of(const Stand& before, const PromotionSpec::Source& source, const std::string& pocket,
                     Side owner, std::vector<Stand>& all, std::vector<Held>& pieces) const;
    std::vector<Made> each_promotion(const Made& made, Field at);
    Ways finished(const Stand& before, const Made& made);
    std::vector<Made> with_promotion(const Made& made);

    // Castling: see variants_castling.cpp.
    void castlings(const Stand& s, Field king, Ways& ways);
    void castle(const Stand& s, Field king, Field rook, int king_file, int rook_file, Ways& ways);

    // Ends: see variants_ends.cpp.
    int pieces_that_count(const Stand& s, Side side) const;
    bool bare(const Stand& s, Side side) const;
    int counter(const Stand& s, const std::string& name, Side side) const;
    bool has_reached_counter(const Stand& s) const;
    bool is_full(const Placement& board) const;
    bool mates(const Stand& before, const Made& made);
    // Goals, and what comes first: see variants_goals.cpp.
    using Counts = std::function<bool(Field f)>;
    bool reached(const Stand& s, const GoalSpec& goal, Side side);
    bool occupied(const Stand& s, const GoalSpec& goal, Side side);
    bool rows(const GoalSpec& goal, const Counts& counts) const;
    bool connected(const GoalSpec& goal, Side side, const Counts& counts);
    int preferred(const Made& made, Placement arrived, Side us);
    int preferred(const Stand& before, const Made& made);
    bool has_turn(const Stand& s);
    bool attacked(const Placement& board, Field at);
    int royals(const Placement& board, Side side) const;
    bool binds(const Placement& board, const Man& man) const;
    bool must_be_safe(const Placement& board, const Man& man) const;
    bool royals_attacked(const Placement& board, Side side, const std::set<int>& but_for = {});

    Placement plain(Placement board) const;  // without what is on record of arrivals
    static Placement untagged(const Placement& board, Field f, const char* tag);
    bool named(const std::vector<std::string>& names, int type) const;  // by its name or a class
    int type_named(const std::string& name) const;
    bool in_zone(const std::string& zone, Field f, const Man& man);
    bool holds(const Expr& guard, const Placement& board, Field f, const Man& man);
    Man arrived(int type, Side side, Field f, const Marks& before) const;
    Side owner(int type, Side side) const;
    std::vector<Field> fields_of(const Placement& board, Side side) const;
    // Is the side tied to the fate of pieces of that kind?
    static bool decides(RoyalKind kind) { return kind != RoyalKind::none && kind != RoyalKind::escapes; }
    RoyalKind royal(const Man& man) const { return variant_.royal_kind(spec(man.type)); }
    const PieceSpec& spec(int type) const { return *variant_.pieces[static_cast<std::size_t>(type)]; }
    Evaluator& evaluator(Side player);

    const VariantSpec& variant_;
    const Board& board_;
    Placement initial_;
    Hooks* hooks_;
    std::size_t budget_;
    Wording wording_;
    bool reverts_;  // it matters whether a piece was promoted
    bool rules_;    // something happens at the ends of turns
    bool counts_turns_, counts_taken_, counts_actors_;
    bool checks_lifted_ = false;               // no check is forbidden
    int mates_asked_ = 0;                      // of drops, of the answers to these, and so on
    std::set<Field> pursued_;                  // when the turn began that is being made
    std::optional<Side> leaves_unattacked_{};  // of which it is asked what it may do if it may do so
    std::set<int> excused_,
        going_;             // royal types that need not stand as they must in it; those that go are both
    Evaluator::Held held_;  // by auras, since the turn began
    Placement unchanged_;   // the board when the turn began
    std::array<std::unique_ptr<Evaluator>, 2> evaluators_;
    const After* after_ = nullptr;  // the part that is being made
    bool compares_ = true;          // some kinds of turns come first
    Stand began_;                   // the turn that is being made
    std::set<Air> seen_;            // of the move that is looked for
    std::vector<Air> waiting_;
};

}  // namespace acedrex::reference
