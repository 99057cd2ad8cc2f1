// A turn entered part by part, or a cascade ply by ply: the parts made so far, the parts that may follow, and
// whether the turn may end. Programs that show a board and the command `play` enter turns in this way; the
// game changes only when the whole turn is played.
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

/// A turn that is being entered. The game does not change.
class BegunTurn {
  public:
    /// The game must outlive this object, and must not change while it is used.
    explicit BegunTurn(const Game& game);
    ~BegunTurn();  ///< does not change the game
    /// Can turns of the variant have several parts, or plies?
    static bool may_be_long(const Variant& variant);
    BegunTurn(const BegunTurn&) = delete;
    BegunTurn& operator=(const BegunTurn&) = delete;

    /// A choice of what comes next: one ply with the promotions that it causes, or another part of the turn.
    struct Way {
        std::vector<TurnPart> parts;  ///< its parts
        ListedMove made;              ///< the turn up to here; `text` is that of the new parts
        std::size_t told = 0;         ///< how many of its plies were made before
        bool goes_on = false;         ///< true if something may follow
        /// The new plies.
        Plies plies() const { return Plies(made.plies).subspan(told); }
        /// The first of them.
        const PlyRecord& ply() const { return made.plies[told]; }
    };
    /// A piece that has been activated: it makes the next ply.
    struct Activated {
        Code piece;                   ///< type and side
        Field at;                     ///< the field where it was activated
        std::optional<int> momentum;  ///< the number of steps that it may make; absent: no limit
    };

    /// The variant of the game.
    const Variant& variant() const { return variant_; }
    /// The parts that may follow, including those that lead to no legal turn. only_from: only those that
    /// begin there.
    std::vector<TurnPart> following(std::optional<Field> only_from = std::nullopt);
    /// The choices that lead to a legal turn, each with a unique text.
    const std::vector<Way>& next();
    /// Those of next() that begin on that field: this is much faster than next().
    std::vector<Way> next_from(Field from);
    /// The choices made so far.
    const std::vector<Way>& taken() const { return taken_; }
    /// Is the turn still empty?
    bool empty() const { return taken_.empty(); }
    /// May anything follow? This includes what next() leaves out: a cascade that leaves the mover's royal
    /// piece attacked, if the rules allow it and it loses.
    bool goes_on();
    /// Is there a legal turn that ends here?
    bool may_end() { return ends(Turns::legal); }
    /// The turn so far, in the long form.
    std::string text() const;
    /// The position within the turn; an activated piece is on no field.
    const Position& position() const { return position_; }
    std::optional<Activated> activated();  ///< the piece in the air; absent: there is none

    /// Adds the parts of the text, one or several. If they are refused, nothing changes.
    PlayResult add(std::string_view text);
    /// Adds a choice, which must be one of next().
    void take(const Way& way);
    /// Takes back the last choice; false if the turn is empty.
    bool take_back();
    /// At most `most` legal turns that begin like this one, the shortest first. The usual budget limits the
    /// search; `complete` is true if these are all.
    Listing endings(std::size_t most);
    /// Finds the whole turn as a move for Game::play(); `found` is set on success.
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

    const Game& game_;
    const Variant& variant_;
    Position position_;
    std::unique_ptr<LegalMoves> legal_;
    Path taken_;
    std::optional<std::vector<Way>> next_;
    std::array<std::unordered_set<std::uint64_t>, 2> hopeless_;  // states that lead to no such turns
};

}  // namespace acedrex
