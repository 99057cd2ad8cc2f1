#include "kernel/view_pairs.hpp"

#include <algorithm>
#include <vector>

#include "notation/find/told_game.hpp"
#include "notation/find/view.hpp"
#include "reference/variant_positions.hpp"

namespace acedrex::testing {

namespace {

constexpr int kLongestGame = 120;  // turns of a random game
constexpr int kMostPieces = 32;    // of a scattered position
constexpr int kTries = 20;         // changes of one position, until one looks the same

// Changes what a side does not see of a position, or might not.
class Unseen {
  public:
    Unseen(const Game& game, Side side, reference::Random& random)
        : variant_(game.variant()),
          side_(side),
          random_(random),
          view_(game.state(), side),
          position_(game.position()) {}

    Position changed() {
        for (int changes = random_.between(1, 4); changes > 0; --changes) change();
        position_.put_in_order();
        return position_;
    }

  private:
    void change() {
        switch (random_.weighted({10, 25, 10, 20, 20, 25, 10, 10})) {
            case 0:
                return position_.set_halfmove_clock(random_.below(60));
            case 1:
                return go();
            case 2:
                if (const Field f = any(&Unseen::is_secret); f != kNoField) set(f, kNoPiece, 0);
                return;
            case 3:
                if (const Field f = any(&Unseen::is_secret); f != kNoField) set(f, some_code(), tags(f));
                return;
            case 4:
                if (const Field f = any(&Unseen::is_free); f != kNoField) set(f, some_code(), 0);
                return;
            case 5:
                return exchange();
            case 6:
                return rush();
            default:
                return position_.set_last({static_cast<std::int16_t>(random_.below(variant_.cast().types())),
                                           random_.chance(50), kNoField});
        }
    }

    Side them() const { return other(side_); }
    bool is_theirs(Field f) const {
        return position_.at(f) != kNoPiece && Cast::side(position_.at(f)) == them();
    }
    bool is_secret(Field f) const {
        return is_theirs(f) && (view_.seen().at(f) != position_.at(f) || view_.seen().tags(f) != tags(f));
    }
    bool is_free(Field f) const { return view_.unknown(f) && position_.at(f) == kNoPiece; }
    Tags tags(Field f) const { return position_.tags(f); }
    void set(Field f, Code code, Tags tags) { position_.set(f, code, tags, Edit::Why::setup); }
    Code some_code() { return variant_.cast().code(random_.below(variant_.cast().types()), them()); }

    Field any(bool (Unseen::*is)(Field) const) {
        std::vector<Field> all;
        for (Field f = 0; f < variant_.board().size(); ++f)
            if (!variant_.board().is_hole(f) && (this->*is)(f)) all.push_back(f);
        return all.empty() ? kNoField : random_.pick(all);
    }

    void go() {
        const Field from = any(&Unseen::is_secret), to = any(&Unseen::is_free);
        if (from == kNoField || to == kNoField) return;
        set(to, position_.at(from), tags(from));
        set(from, kNoPiece, 0);
    }
    // Two of theirs, of which one may be secret and look like the other.
    void exchange() {
        const Field a = any(&Unseen::is_theirs), b = any(&Unseen::is_theirs);
        if (a == kNoField || a == b) return;
        const Code code = position_.at(a);
        const Tags carried = tags(a);
        set(a, position_.at(b), tags(b));
        set(b, code, carried);
    }
    void rush() {
        const Field f = any(&Unseen::is_secret);
        if (f == kNoField || (tags(f) & kRushedTag) != 0) return;
        set(f, position_.at(f), tags(f) | kRushedTag);
        position_.add_rush(f, 1);
    }

    const Variant& variant_;
    Side side_;
    reference::Random& random_;
    SideView view_;
    Position position_;
};

bool look_the_same(const Game& one, const Game& other, Side side) {
    return SideView(one.state(), side) == SideView(other.state(), side);
}

}  // namespace

void PairMaker::go_on() {
    const Listing listing = game_.moves();
    if (listing.moves.empty() || game_.turns_played() == kLongestGame)
        game_ = Game(variant_);
    else
        game_.play(*random_.pick(listing.moves));
}

// Some of those that may be secret are.
void PairMaker::keep_secrets(Position& position) {
    for (const Secret& secret : variant_->views()->secrets)
        for (Field f = 0; f < variant_->board().size(); ++f) {
            const Code code = position.at(f);
            if (code == kNoPiece || position.tables().royal[code] != 0 || !random_.chance(30)) continue;
            int type = Cast::type(code);
            if (type == secret.mask) type = random_.below(variant_->cast().types());
            if (!secret.types[static_cast<std::size_t>(type)]) continue;
            position.set(f, variant_->cast().code(type, Cast::side(code)), position.tags(f) ^ secret.tagged,
                         Edit::Why::setup);
        }
}

Position PairMaker::some_position() {
    for (int turns = random_.below(8); turns >= 0; --turns) go_on();
    Position position = random_.chance(50)
                            ? game_.position()
                            : reference::scattered(*variant_, game_.position(), random_, kMostPieces);
    if (random_.chance(70)) keep_secrets(position);
    position.put_in_order();
    return position;
}

Pair PairMaker::next() {
    for (;;) {
        const Game one(variant_, some_position());
        if (one.status().over()) continue;
        const Side side = random_.chance(50) ? Side::light : Side::dark;
        for (int tries = 0; tries < kTries; ++tries) {
            const Game other(variant_, Unseen(one, side, random_).changed());
            if (!(other.position() == one.position()) && look_the_same(one, other, side))
                return {one, other, side};
        }
    }
}

// The side makes a turn that it thinks it can make, and that tells the games no more apart than they were.
bool PairMaker::make_same(Pair& pair) {
    const Listing listing = ToldGame(pair.one, pair.side).game().moves();
    for (int tries = 0; tries < kTries && !listing.moves.empty(); ++tries) {
        Pair after = pair;
        const std::string& text = random_.pick(listing.moves)->text;
        const bool one = static_cast<bool>(attempt(after.one, text));
        const bool other = static_cast<bool>(attempt(after.other, text));
        if (!one || !other || !look_the_same(after.one, after.other, pair.side)) continue;
        pair = after;
        return true;
    }
    return false;
}

// The other side makes turns, different ones if it may be, that look the same to the side.
bool PairMaker::answer_unseen(Pair& pair) {
    const Listing mine = pair.one.moves(), theirs = pair.other.moves();
    for (int tries = 0; tries < kTries && !mine.moves.empty() && !theirs.moves.empty(); ++tries) {
        Game one = pair.one;
        one.play(*random_.pick(mine.moves));
        const SideView view(one.state(), pair.side);
        const int first = random_.below(static_cast<int>(theirs.moves.size()));
        for (std::size_t i = 0; i < theirs.moves.size(); ++i) {
            Game other = pair.other;
            other.play(*theirs.moves[(i + static_cast<std::size_t>(first)) % theirs.moves.size()]);
            if (!(SideView(other.state(), pair.side) == view)) continue;
            pair.one = one;
            pair.other = other;
            return true;
        }
    }
    return false;
}

Pair PairMaker::next_games(int turns) {
    Pair pair = next();
    if (random_.chance(30)) pair = {Game(variant_), Game(variant_), pair.side};
    for (; turns > 0; --turns) {
        const bool own = pair.one.to_move() == pair.side;
        if (!(own ? make_same(pair) : answer_unseen(pair))) break;
    }
    return pair;
}

}  // namespace acedrex::testing
