// A turn entered part by part, or a cascade ply by ply: what has been made of it, what may follow, whether it
// may end there. Programs that show a board and the command line's `play` enter turns in this way; the game
// is played only when the turn is whole.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "legality/turn_part.hpp"
#include "notation/find/game.hpp"

namespace acedrex {

class LegalMoves;
struct MovePattern;

/// A turn that is being entered, on a game that stays as it is.
class BegunTurn {
  public:
    /// The game must stay as it is while its turn is made.
    explicit BegunTurn(const Game& game);
    ~BegunTurn();  ///< leaves the game as it is
    /// Can turns of the variant have several parts, or plies?
    static bool may_be_long(const Variant& variant);
    BegunTurn(const BegunTurn&) = delete;
    BegunTurn& operator=(const BegunTurn&) = delete;

    /// A way of going on: one ply with the promotions that it brings about, or another part of the turn.
    struct Way {
        std::vector<TurnPart> parts;  ///< that it is made of
        ListedMove made;              ///< the turn as far as it goes then; `text` is that of what is new
        std::size_t told = 0;         ///< how many plies of it have been made before
        bool goes_on = false;         ///< something may follow
        /// The plies that are new.
        Plies plies() const { return Plies(made.plies).subspan(told); }
        /// The first of them.
        const PlyRecord& ply() const { return made.plies[told]; }
    };
    /// A piece that has been activated: it makes the next ply.
    struct Activated {
        Code piece;                   ///< that it is
        Field at;                     ///< where it was taken up
        std::optional<int> momentum;  ///< steps that it may make; absent: no limit
    };

    /// Of the variant of the game.
    const Variant& variant() const { return variant_; }
    /// The parts that may follow, whether or not a legal turn comes of them. only_from: those that begin
    /// there.
    std::vector<TurnPart> following(std::optional<Field> only_from = std::nullopt);
    /// The ways of going on that lead to a legal turn, each with a text of its own.
    const std::vector<Way>& next();
    /// Those of next() that begin on that field: asked of one field alone, far less has to be tried.
    std::vector<Way> next_from(Field from);
    /// What has been begun, way by way.
    const std::vector<Way>& taken() const { return taken_; }
    /// Has nothing been begun?
    bool empty() const { return taken_.empty(); }
    /// May anything follow? Also what next() leaves out: a cascade that leaves the mover's own royal piece
    /// attacked, where the rules let it be made and lose.
    bool goes_on();
    /// Is there a legal turn that ends here?
    bool may_end() { return ends(Turns::legal); }
    /// What has been begun, in the long form.
    std::string text() const;
    /// In the midst of the turn; an activated piece stands nowhere.
    const Position& position() const { return position_; }
    std::optional<Activated> activated();  ///< the piece in the air; absent: there is none

    /// Goes on as the text says, which may tell several parts. Where that is refused nothing is changed.
    PlayResult add(std::string_view text);
    /// must be one of next()
    void take(const Way& way);
    /// Takes back what was taken last; false where nothing has been begun.
    bool take_back();
    /// The legal turns that begin as this one, near ends first, at most so many. They are looked for as
    /// Game::moves does; complete: are these all?
    Listing endings(std::size_t most);
    /// The whole turn as a move that the game can play.
    PlayResult end(std::shared_ptr<const ListedMove>& found);

  private:
    using Path = std::vector<Way>;
    enum class Turns { legal, legal_or_losing };
    // Of the ply that follows: where it begins, and where it ends; nothing: anywhere.
    struct Where {
        std::optional<Field> from, to;
    };

    ListedMove made_so_far();
    std::size_t told() const { return taken_.empty() ? 0 : taken_.back().made.plies.size(); }
    std::vector<Way> ways(const Where& where);
    std::vector<Way> legal_ways(std::optional<Field> from);
    void explore(const Where& where, std::vector<TurnPart>& parts, std::vector<Way>& found);
    bool ends(Turns turns);
    bool leads_to(Turns turns);
    bool leads_to(Turns turns, std::unordered_set<std::uint64_t>& seen);
    template <class Ask>
    bool after(std::span<const TurnPart> parts, Ask ask);
    bool add_edits(std::string_view text);
    bool add_by_forms(std::string_view text);
    bool fits_way(const MovePattern& part, const Way& way) const;
    std::vector<Way> fitting(const MovePattern& part);
    void search(const MovePattern& pattern, Path& path, std::vector<Path>& found, std::size_t& looks);
    void collect(Listing& found, std::size_t most, std::size_t& looks);
    std::shared_ptr<ListedMove> listed(const Move& move, const Edit* edits) const;
    PlayResult find(const std::shared_ptr<ListedMove>& made, std::shared_ptr<const ListedMove>& found) const;
    bool is_same(const ListedMove& made, const ListedMove& move) const;
    std::shared_ptr<const ListedMove> among_all(const std::shared_ptr<ListedMove>& made) const;
    PlayResult refuse(std::string rule, std::string reason);
    PlayResult refused(std::string_view text, const std::vector<Path>& dead);
    std::vector<std::string> texts_of_next();
    std::uint64_t outcome(const Move& move, const Edit* edits) const;

    const Game& game_;
    const Variant& variant_;
    Position position_;
    std::unique_ptr<LegalMoves> legal_;
    Path taken_;
    std::optional<std::vector<Way>> next_;
    std::array<std::unordered_set<std::uint64_t>, 2> hopeless_;  // states that lead to no such turns
};

}  // namespace acedrex
