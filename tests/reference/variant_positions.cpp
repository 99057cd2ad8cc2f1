#include "variant_positions.hpp"

#include <algorithm>
#include <cstdlib>

#include "by_parts.hpp"
#include "kernel_side.hpp"
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "play/make_move.hpp"
#include "replies.hpp"

namespace acedrex::reference {

Stand read(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    const Case c{0, variant.spec(), board, Placement(board), Placement(board), Side::light};
    // The variant is only lent.
    const KernelSide kernel(c, std::shared_ptr<const Variant>(std::shared_ptr<void>(), &variant));
    Stand s{kernel.placement(position), position.to_move(), {}, {}, {}, 0, {}, position.passes()};
    if (variant.turn().reads_turns) s.turns = position.turns();
    for (const Side side : {Side::light, Side::dark})
        if (const int counter = variant.check_counter(side); counter >= 0)
            s.checks[static_cast<std::size_t>(side)] = position.counter(counter);
    for (const Side side : {Side::light, Side::dark, Side::none})
        s.lost[static_cast<std::size_t>(side)] = position.has_lost(side);
    for (const Side side : {Side::light, Side::dark}) {
        for (std::size_t i = 0; i < variant.pockets().names.size(); ++i) {
            if (!variant.pockets().queues[i]) continue;
            const int taken = position.taken(side, static_cast<int>(i));
            if (taken > 0 && variant.turn().reads_taken) s.taken[{side, variant.pockets().names[i]}] = taken;
        }
    }
    for (std::size_t i = 0; i < variant.pockets().names.size(); ++i) {
        const std::string& name = variant.pockets().names[i];
        for (const auto& [code, kept] : pocketed_in(variant, position, static_cast<int>(i))) {
            const Side side = Cast::side(code);
            const Held held{Cast::type(code), kernel.marks(kept)};
            if (variant.pockets().queues[i])
                s.queues[{side, name}].push_back(held);
            else if (!variant.pockets().stores[i])
                ++s.pockets[{side, name, held}];
            else if (side != Side::none)
                s.board = s.board.with_pocketed(name, Man{held.type, side, held.kept}, 1);
        }
    }
    return s;
}

namespace {

class Scatter {
  public:
    Scatter(const Variant& variant, const Position& from, Random& random)
        : variant_(variant), random_(random), position_(from) {
        position_.forget_rushes();
        for (Field f = 0; f < variant.board().size(); ++f)
            if (!variant.board().is_hole(f)) fields_.push_back(f);
    }

    // Of a hundred pieces so many are left, and so many of those stand elsewhere. most: no more than about so
    // many are left.
    Position scatter(int left, int moved, int most) {
        const std::vector<Field> pieces = occupied();
        left = std::min(left, 100 * most / std::max(1, static_cast<int>(pieces.size())));
        for (const Field f : pieces)
            if (!random_.chance(royal(f) ? 95 : left)) clear(f);
        for (const Field f : occupied()) {
            if (random_.chance(moved)) go(f, somewhere());
            if (random_.chance(moved / 2)) turn_into(f, random_type(), position_.at(f));
        }
        for (int more = random_.below(4); more > 0; --more) {
            const Field f = somewhere();
            if (position_.at(f) == kNoPiece) place(f, random_type(), random_side());
        }
        for (const Field f : occupied()) tag(f);
        fill_pockets();
        const Side us = random_side();
        position_.set_to_move(other(us));
        rush(other(us));
        position_.end_turn();
        position_.forget_log();
        return position_;
    }

  private:
    Side random_side() { return random_.chance(50) ? Side::light : Side::dark; }
    // Mostly near one field, by a royal piece or at a far end of the board: there is more going on.
    Field somewhere() {
        if (near_.empty()) look_around();
        if (random_.chance(50)) return random_.pick(near_);
        const Field f = random_.pick(fields_);
        return far(f) || random_.chance(60) ? f : random_.pick(fields_);
    }
    bool far(Field f) const {
        const int rank = variant_.board().rank(f);
        return rank < 2 || rank >= variant_.board().part(f).ranks - 2;
    }
    void look_around() {
        const Board& board = variant_.board();
        std::vector<Field> middles;
        const bool royals = random_.chance(50);
        for (const Field f : fields_)
            if (royals ? position_.at(f) != kNoPiece && royal(f) : far(f)) middles.push_back(f);
        const Field middle = random_.pick(middles.empty() ? fields_ : middles);
        const int reach = random_.between(1, 4);
        for (const Field f : fields_)
            if (&board.part(f) == &board.part(middle) &&
                std::abs(board.file(f) - board.file(middle)) <= reach &&
                std::abs(board.rank(f) - board.rank(middle)) <= reach)
                near_.push_back(f);
    }
    int random_type() { return random_.below(variant_.cast().types()); }
    bool royal(Field f) const { return variant_.position_tables().royal[position_.at(f)] != 0; }
    std::vector<Field> occupied() const {
        std::vector<Field> all;
        for (const Field f : fields_)
            if (position_.at(f) != kNoPiece) all.push_back(f);
        return all;
    }
    void set(Field f, Code code, Tags tags) { position_.set(f, code, tags, Edit::Why::setup); }
    void clear(Field f) { set(f, kNoPiece, 0); }
    void go(Field from, Field to) {
        if (position_.at(to) != kNoPiece) return;
        set(to, position_.at(from), 0);
        clear(from);
    }
    void place(Field f, int type, Side side) {
        // A second royal piece is rare, but it happens.
        const Code code = variant_.binding().code_for(type, side);
        if (variant_.position_tables().royal[code] == 0 || random_.chance(10)) set(f, code, 0);
    }
    void turn_into(Field f, int type, Code was) {
        if (was == kNoPiece || royal(f) || Cast::side(was) == Side::none) return;
        place(f, type, Cast::side(was));
    }
    void tag(Field f) {
        const Code code = position_.at(f);
        Tags tags = position_.tags(f);
        if (random_.chance(25)) {
            for (const Tag& note : variant_.initial_notes(code)) tags &= ~note.mask;
            tags |= variant_.initial_tags(code, f);
        }
        const bool promotes = variant_.promotion().promotes(Cast::type(code));
        if (promotes && variant_.promotion().may_wait(code) && random_.chance(10)) tags |= kPromotionTag;
        if (!promotes && random_.chance(20)) tags |= variant_.position_tables().promoted_tag;
        if (tags != position_.tags(f)) set(f, code, tags);
    }
    void fill_pockets() {
        const auto pockets = variant_.pockets().names.size();
        if (pockets == 1 && variant_.turn().one_move) return;
        for (int more = random_.below(5); more > 0; --more) {
            const Code code = variant_.binding().code_for(random_type(), random_side());
            if (variant_.position_tables().royal[code] == 0 && Cast::side(code) != Side::none)
                position_.add_to_reserve(code, random_.below(static_cast<int>(pockets)));
        }
        for (std::size_t i = 0; i < variant_.binding().counters.size(); ++i)
            if (const auto& counter = variant_.binding().counters[i]; random_.chance(30))
                position_.set_counter(static_cast<int>(i), random_.between(counter.lo, counter.hi));
    }
    // One of those that can has just done so, and has come from a field of the board.
    void rush(Side side) {
        std::vector<Field> able;
        for (const Field f : occupied())
            if (Cast::side(position_.at(f)) == side && behind(f, side) >= 2 &&
                says(variant_.piece(Cast::type(position_.at(f))).moves, [](const Expression& e) {
                    return e.kind == ExprKind::effect && e.effect == EffectKind::rushed;
                }))
                able.push_back(f);
        if (able.empty() || random_.chance(40)) return;
        const Field f = random_.pick(able);
        set(f, position_.at(f), kRushedTag);
        position_.add_rush(f, random_.between(1, behind(f, side) - 1));
    }
    int behind(Field f, Side side) const {
        const int rank = variant_.board().rank(f);
        return side == Side::dark ? variant_.board().part(f).ranks - 1 - rank : rank;
    }

    const Variant& variant_;
    Random& random_;
    Position position_;
    std::vector<Field> fields_, near_;
};

}  // namespace

Position scattered(const Variant& variant, const Position& from, Random& random, int most) {
    switch (random.weighted({40, 30, 30})) {
        case 0:  // a few, anywhere
            return Scatter(variant, from, random).scatter(100, 80, random.below(8));
        case 1:  // pieces that have not moved yet, with room to move
            return Scatter(variant, initial_position(variant), random)
                .scatter(random.between(20, 70), 8, most);
        default:
            return Scatter(variant, from, random).scatter(random.between(30, 100), 25, most);
    }
}

Played played(const Game& game) {
    const Variant& variant = game.variant();
    const Listing listing = game.moves(std::nullopt, 1'000'000);
    Played all;
    all.listed = listing.moves.size();
    all.complete = listing.complete;
    if (!all.complete) return all;
    Position after = game.position();
    const std::size_t checkpoint = after.checkpoint();
    for (const auto& move : listing.moves) {
        make_turn(variant, after, move->move, move->edits.data());
        all.ends.insert(read(variant, after));
        if (!after.is_consistent()) all.fault += "wrong hash after " + move->text + "\n";
        after.undo_to(checkpoint);
    }
    if (!(after == game.position())) all.fault += "not all is taken back\n";
    // A repetition that is illegal is none of the generator's business.
    for (const RepetitionRule& rule : variant.endings().repetitions)
        if (rule.result == Verdict::illegal) return all;
    LegalMoves legal(variant, after);
    if (const auto counted = legal.count(); counted != all.listed)
        all.fault += std::to_string(all.listed) + " listed, but " + std::to_string(counted) + " counted\n";
    if (legal.any() != !listing.moves.empty()) all.fault += "any() is wrong\n";
    all.fault += difference_by_parts(variant, game.position());
    constexpr std::size_t kReplies = 4;  // of so many moves
    all.fault += difference_in_replies(variant, game.position(), kReplies);
    return all;
}

}  // namespace acedrex::reference
