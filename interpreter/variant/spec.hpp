// A variant as its author declares it: plain data, nothing resolved. compile() (variant.hpp) makes it
// playable.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "base/ranges.hpp"
#include "board/side.hpp"
#include "engines/movement.hpp"
#include "movement/expression.hpp"
#include "play/promotion.hpp"
#include "variant/endings_spec.hpp"

namespace acedrex {

struct Notations;

enum class Owner : std::uint8_t { player, none };

// How a side is tied to the fate of a piece.
enum class RoyalKind : std::uint8_t {
    none,
    check,     // must not be left attacked
    capture,   // may be left attacked; the side that loses the last of its type has lost
    attacked,  // must be left attacked: what spares it from being taken does not spare it from being attacked
    flees,     // attacked where its owner's turn begins, it must itself go where it is not
    escapes,   // must not be left attacked where some turn that is legal otherwise leaves none such so
};

// What becomes of royal pieces of a type where no turn of their side leaves them as they must stand, and it
// has royal pieces of another type.
enum class Unmet : std::uint8_t {
    loses,  // the side, as without such a rule
    stays,  // that turn need not
    goes,   // likewise, and those that do not stand so when it is over leave the board as if captured
};

struct PieceSpec : OccupantGuards, PieceWalks {
    std::string name;
    std::string symbol;                // as light's is written; of dark shade: as dark's
    std::string old_symbol;            // read in positions as well; ""
    std::string label;                 // in lower case, for notations of edits; "": the symbol
    std::string slug;                  // of the script's file, or of the name
    std::vector<std::string> classes;  // further names that `is` accepts
    std::string about;
    std::optional<double> worth;  // in units of the weakest piece
    Owner owner = Owner::player;
    std::optional<Side> shade;  // of a neutral piece: light or dark, which the case of its symbol tells
    RoyalKind royal = RoyalKind::none;  // unless the variant's `royals` say otherwise
    Expr attacked_by;  // of kind `attacked`: which pieces attack it, roles turned as in immune; any
    std::vector<std::string> tags;          // carried in the initial setup
    std::vector<std::string> lasting_tags;  // likewise, and wherever the piece goes
    std::vector<std::string> all_tags() const {
        std::vector<std::string> all = tags;
        all.insert(all.end(), lasting_tags.begin(), lasting_tags.end());
        return all;
    }
    std::vector<std::string> notes;     // under which it keeps in mind where it stands in the initial setup
    std::vector<std::string> promotes;  // what it becomes where the variant leaves that to the pieces
};
using PieceRef = std::shared_ptr<const PieceSpec>;

// Field names and ranges ("d4", "e5-f6") as written.
struct ZoneSpec {
    std::vector<std::string> light;
    std::optional<std::vector<std::string>> dark;  // absent: the mirror image, or the same where `shared`
    bool shared = false;                           // given as one list: the same for both sides
};

struct RectangleSpec {
    int files = 0;
    int ranks = 0;
    std::vector<std::string> holes;
    bool wrap_files = false;
    bool wrap_ranks = false;
};

// A board that is played on beside the first one.
struct SideBoardSpec : RectangleSpec {
    std::string setup;  // drawn, top rank first; empty: an empty board
    Place drawn;        // where that was written
};

// How fields lie beside each other in drawings. Hexagons: a field adjoins those on its file and on its rank,
// and those two that are one file and one rank further.
enum class BoardShape : std::uint8_t {
    squares,
    hexagons,  // in the same direction: up to the right
    rhombus,   // in opposite ones: down to the right
};

struct BoardSpec : RectangleSpec {
    BoardShape shape = BoardShape::squares;
    std::map<std::string, ZoneSpec> zones;
    std::map<std::string, SideBoardSpec> beside;  // by what the names of their fields begin with
};

// What a variant says of one piece type; it goes before what the piece says itself.
struct RoyalSpec {
    std::string piece;
    RoyalKind kind = RoyalKind::check;  // none: "no", not royal here
    Unmet unmet = Unmet::loses;
};

// Of several rules the first counts that names the type.
struct PromotionSpec : PromotionShape {
    struct Source : PocketSource {
        std::vector<std::string> pockets;
        std::vector<std::string> pieces;  // types or classes that count there; none: all
    };
    std::vector<std::string> pieces;  // types or classes; with `own`, none: all that say `promotes`
    std::string zone = "last";        // "last": the last rank; else the name of a zone
    std::vector<std::string> to;
    bool own = false;                  // each piece to what it says itself, instead of `to`
    std::optional<Source> source;      // likewise: to what lies in pockets
    std::map<std::string, int> limit;  // type -> the side has at most so many on the board by promotion
    std::string must;                  // a zone where promotion is no choice; "": there is none
};

struct CastlingRules {
    std::vector<int> distances;  // how far the mover goes, or where it ends
    // Fields that stay free between its end and the partner, towards the first file and the last; -1: it may
    // end on the partner's own.
    std::array<int, 2> apart{};
    bool through_attack = false;
    bool out_of_attack = false;
};

struct CastlingSpec : CastlingRules {
    // Files by their names: where the two stand, and where they come to stand.
    struct Way {
        std::array<std::string, 2> mover, partner;
    };
    std::string mover;
    std::vector<std::string> partners;
    Expr partner;                 // a guard on what stands where, instead of `partners`; nullptr: none
    std::vector<std::string> to;  // the files where it ends, from the left
    std::vector<Way> ways;        // instead of `to` and distances
    Expr onward;                  // walked by both from where they would stand; nullptr: they stand there
};

// When drops are allowed, as declared and as compiled.
struct DropShape {
    bool in_check = true;  // also by a side that stands in check
    bool may_mate = true;
    bool may_check = true;
};

// At most so many of a type on the board, on each file, or in a zone into which it comes.
struct DropLimit {
    enum class Of : std::uint8_t { board, file, zone };
    int most = 1;
    Of of = Of::board;
    std::string zone{};  // as in PromotionSpec
};

// What may come in from a pocket, where, and when.
struct DropSpec : DropShape {
    std::string from;                 // the pocket; "": the one without a name
    std::vector<std::string> pieces;  // none: whatever is in it
    Expr at;                          // a guard, judged by the piece on an empty field; anywhere
    Expr on_drop;  // walked by the piece from its field when it is there, or it cannot come in; nothing
    std::map<std::string, std::vector<std::string>> as;  // type -> what it may come in as, instead of itself
    std::map<std::string, DropLimit> limit;              // by type
    std::vector<std::string> tags;                       // that it carries on arrival
    bool queue = false;  // pieces leave the pocket in the order in which they came
};

// What a turn is made of: moves and drops, and how they may be put together. First what needs no names.
struct PartShape {
    enum class Kind : std::uint8_t {
        move,      // a move, by a piece of `pieces` if there are any
        drop,      // one of `drops`, the first that fits the piece; none: what the variant says
        seq,       // all of `parts`, one after the other
        either,    // one of `parts`
        moves,     // parts[0] several times
        actions,   // parts[0] as often as the budget goes
        when,      // parts[0] if `when` holds as the part begins, else parts[1]
        by_side,   // parts[0] for light, parts[1] for dark
        given,     // parts[0], where the turn could go on by parts[1] and end legally
        first_of,  // the first of `parts` by which the turn could go on and end legally
    };
    enum class By : std::uint8_t { any, same, other };  // than the pieces that moved in this turn before
    enum class Forced : std::uint8_t {
        no,
        at_end,  // where it is possible, from the last turn of its window on
        always,  // where it is possible
    };
    using Window = std::pair<int, int>;  // first and last turn of the side, from 1

    Kind kind = Kind::move;
    bool optional = false;
    By by = By::any;
    Forced forced = Forced::no;  // drops
    // Drops, by side: when the k-th piece of the queue is due; the last one stands for all further. None:
    // always.
    std::array<std::vector<Window>, 2> windows;
    // Those of the pieces that wait where so many have left the queue.
    std::span<const Window> windows_ahead(Side side, int taken) const {
        const std::span<const Window> all = windows[static_cast<std::size_t>(side)];
        return all.empty() ? all : all.subspan(std::min(static_cast<std::size_t>(taken), all.size() - 1));
    }
    std::vector<int> counts;        // moves: by number of the turn, of both sides; the last for all further
    int budget = 0;                 // actions
    std::optional<int> promotions;  // actions: how many may promote
};

struct PartSpec : PartShape {
    std::vector<PartSpec> parts;  // of seq: none, it is not there; so may be those of when and by_side
    Expr when;  // a guard, judged as the part begins by a walker of the side to move that stands nowhere
    Expr from;  // of a move: a guard, judged by the piece where it stands; nullptr: none
    std::vector<std::string> pieces;
    std::string action;  // of moves: the walks of that name, instead of `moves`
    std::vector<DropSpec> drops;
    // Of actions, by the name of the type, or of what parts name as an action.
    std::map<std::string, int> costs;     // of an action, in units of the budget
    int cost = 1;                         // of all others
    std::map<std::string, int> captures;  // how many of these may capture
    std::vector<std::string> again;       // may be done by a piece that has acted in the turn
    bool check_ends = false;              // seq, moves, actions: a part that gives check is the last
    bool safe_each = false;  // likewise: no part leaves a royal piece attacked, else the whole turn
    Place place;
};

// Where captured pieces go. Of several such rules the first counts that fits capturer and captured.
struct CaptureSpec {
    enum class To : std::uint8_t { nobody, capturer, owner, opponent };  // opponent: of the owner
    To to = To::nobody;
    bool oblated = false;  // also pieces that leave the board otherwise
    std::string pocket;
    std::vector<std::string> into;          // pockets that walks name for what they capture; none: any
    std::vector<std::string> by;            // capturing types; none: all
    std::vector<std::string> pieces;        // captured types; none: all
    std::map<std::string, std::string> as;  // type -> what goes into the pocket for it; "": nothing
    std::optional<std::string> promoted;    // what goes in for a piece that was promoted; absent: itself
};

// What waits in a pocket before the first turn.
struct PocketSpec {
    struct Held {
        std::string piece;
        int number = 1;
    };
    static constexpr int kEndless = -1;       // as a number: however many are taken out, there are more
    std::string name;                         // "": the one without a name
    std::array<std::vector<Held>, 2> held{};  // by side; of a queue: in the order of leaving
    // By side: what the places of a queue are called, in the order of leaving.
    std::array<std::vector<std::string>, 2> places{};
};

// A small number that a variant keeps with its position.
struct CounterSpec {
    std::string name;
    int from = 0;
    int to = 1;
    int start = 0;
    bool flag = false;          // is written true and false
    bool of_each_side = false;  // each side has one of its own
};

// What may be chosen before a game of the variant begins.
struct OptionSpec {
    enum class Kind : std::uint8_t {
        seed,    // a number that random draws begin with; where none is given, it is drawn itself
        number,  // a whole one
        choice,  // one of `choices`
        flag,    // "true" or "false"
    };
    std::string name;
    Kind kind = Kind::number;
    long long least = 0, most = 0;     // seed, number
    std::vector<std::string> choices;  // choice
    std::string standard;              // the value where none is chosen; of a seed, for games that need none
    std::string help;
    std::string value;    // as texts have it: "7", "true", "mirrored"
    bool given = false;   // it was chosen, or drawn
    bool judged = false;  // of a seed: where it is given, what it draws may not fit, and is drawn again
    std::optional<int> thrown_away;  // so many times

    // Is the value worth telling?
    bool differs() const { return value != standard || (kind == Kind::seed && given); }
};

// A kind of turns that comes before others.
struct PreferenceSpec {
    enum class Kind : std::uint8_t {
        guard,      // holds where the piece that moved last stands when the turn is over
        check,      // given
        mate,       // given
        promotion,  // a piece has been promoted
    };
    Kind kind = Kind::guard;
    Expr guard;  // judged by that piece
};

// What the side to move must and may do besides, and what it is if it can do nothing.
struct MoveObligations {
    enum class Capture : std::uint8_t { free, must, most };  // most: as many pieces as can be
    enum class Pass : std::uint8_t { never, free, forced };  // forced: only where there is no legal move
    enum class Royals : std::uint8_t {
        each,  // the rule of every royal piece holds by itself
        last,  // a side is lost with the last of them only: check and flight are forced while it has one
        last_of_each,  // likewise with the last of each type
        all,           // with the last of them only: a side is in check when each of them is attacked
    };
    enum class Checks : std::uint8_t { legal, illegal, mates };  // mates: only one that leaves no reply
    Capture capture = Capture::free;
    std::vector<PreferenceSpec> prefer;  // of the turns that there are, those of the first kind are legal
    Pass pass = Pass::never;
    Checks giving_check = Checks::legal;   // moves that leave the other side in check
    Verdict stalemate = Verdict::draw;     // for the side
    Royals several_royals = Royals::each;  // this and the next: the same for both sides
    // A cascade that leaves the mover's own royal piece in check can be played, and loses; else it is
    // illegal.
    bool self_check_loses = false;
};

// Which pieces of a side the other one does not see as they are.
struct SecretSpec {
    std::vector<std::string> pieces;  // none: all
    std::vector<std::string> tagged;  // that have one of these tags; none: all
    Expr at;                          // a guard, judged by the piece where it stands; nullptr: none
    std::string seen_as;              // the piece that is seen in its place; "": nothing is seen
};

// What an umpire says aloud, but for moves.
struct TellsShape {
    enum class Checks : std::uint8_t { no, yes, line };  // line: and along what it is given
    Checks checks = Checks::no;
    bool captures = false;  // on which fields the last turn has captured
};
struct TellsSpec : TellsShape {
    std::vector<std::string> named;  // of captured pieces these are told by name
    std::vector<std::string> tries;  // of these it is told how many captures they can make
};

// What a side may know of the position.
struct ViewsShape {
    bool sees_moves = false;     // it sees the fields to which its pieces can move, and no others
    bool refuses_check = false;  // that a move would leave its own royal piece attacked is told
    bool refused_loses_turn = false;
};
struct ViewsSpec : ViewsShape {
    std::vector<SecretSpec> secrets;
    Expr sees;  // likewise: the fields to which its pieces can walk by that; nullptr: it says nothing
    TellsSpec tells;
};

struct VariantSpec : CommonRules {
    std::string name;
    std::string slug;
    std::string code;  // before a setup string
    std::string about;
    std::string family;
    std::vector<std::string> also;  // by which other programs call the variant
    Place place;
    std::map<std::string, Place> key_places;  // where keys (`setup`, `royals`, ...) were written
    bool lacks_parts = false;  // its board or pieces are faulty, so that what names them cannot be judged

    // The board and what stands on it before the first turn.
    BoardSpec board;
    std::vector<PieceRef> pieces;
    // Positions are set up of pieces of the first type alone: of the others those are compiled that it makes.
    bool first_alone = false;
    // Symbol of a replaced type -> name of the new one, read in positions.
    std::map<std::string, std::string> old_symbols;
    std::string setup;  // drawn, top rank first; empty: an empty board
    std::vector<PocketSpec> pockets;
    Side first = Side::light;
    bool rotate = false;  // symmetry: rotate, else mirror

    std::vector<RoyalSpec> royals;
    std::vector<RoleSpec> roles;
    std::vector<PromotionSpec> promotions;
    std::optional<CastlingSpec> castling;
    std::vector<DropSpec> drops;
    std::vector<CaptureSpec> captures;
    std::optional<PartSpec> turn;  // a move, or where there are drops one of those instead
    std::vector<CounterSpec> state;
    std::vector<OptionSpec> options;
    std::shared_ptr<const Notations> notations;  // of its own; see notation/text/notations.hpp
    bool tells_steps = false;                    // by them moves are told by the steps of their walks
    EndingSpec endings;
    MoveObligations obligations;
    std::array<std::optional<MoveObligations>, 2> obligations_of_one;  // by side: instead of these
    std::optional<ViewsSpec> views;                                    // absent: both sides see all

    const MoveObligations& obligations_of(Side side) const {
        const auto& own = obligations_of_one[static_cast<std::size_t>(side)];
        return own ? *own : obligations;
    }
    // Is that so of a side at least?
    bool some_obligations(FunctionRef<bool(const MoveObligations&)> asks) const {
        return asks(obligations_of(Side::light)) || asks(obligations_of(Side::dark));
    }
    // Of the whole table where the key was not written.
    const Place& place_of(const std::string& key) const {
        const auto known = key_places.find(key);
        return known == key_places.end() ? place : known->second;
    }
    // What the variant says of the piece, else what the piece says itself.
    RoyalKind royal_kind(const PieceSpec& piece) const {
        RoyalKind kind = piece.royal;
        for (const RoyalSpec& royal : royals)
            if (royal.piece == piece.name) kind = royal.kind;
        return kind;
    }
    Unmet unmet(const PieceSpec& piece) const {
        const auto said =
            ranges::find_if(royals, [&](const RoyalSpec& royal) { return royal.piece == piece.name; });
        return said == royals.end() ? Unmet::loses : said->unmet;
    }
};

// All expressions that a variant and its pieces are made of: by which pieces move, what happens to them and
// by them, and what their auras lend and do.
std::vector<Expr> expressions_of(const VariantSpec& spec);
// The names of all actions of its pieces; their numbers begin with 1.
std::vector<std::string> action_names(const VariantSpec& spec);
// The parts of its turn, each before those within it.
void each_part(const VariantSpec& spec, FunctionRef<void(const PartSpec&)> visit);
// All rules of drops: those of the variant, and those of its turn.
void each_drop(const VariantSpec& spec, FunctionRef<void(const DropSpec&)> visit);

}  // namespace acedrex
