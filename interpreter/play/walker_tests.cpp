// What guards ask of the position and the walk: one function for each word that is asked in play.
#include "play/auras.hpp"
#include "play/walker.hpp"

namespace acedrex {

namespace {

// What a `where` sees. Dead after the call: the host takes care of that.
class View final : public WalkView {
  public:
    View(const PlayContext& play, const Position& position, Field field, Field start, Side side)
        : play_(play), position_(position), field_(field), start_(start), side_(side) {}

    const Board& board() const override { return *play_.binding.board; }
    int field() const override { return field_; }
    int start() const override { return start_; }
    Side side() const override { return side_; }
    bool turned_for_dark_by_rotation() const override { return play_.binding.rotate; }
    std::optional<Seen> at(int field) const override {
        const auto f = static_cast<Field>(field);
        const Code code = position_.at(f);
        if (code == kNoPiece) return std::nullopt;
        const Cast& cast = *play_.binding.cast;
        Seen seen{cast.name(code), cast.symbol(code), Cast::side(code), {}};
        for (const Tag& tag : play_.binding.tags.all())
            if (position_.tags(f) & tag.mask) seen.tags.push_back(tag.name);
        return seen;
    }

  private:
    const PlayContext& play_;
    const Position& position_;
    Field field_, start_;
    Side side_;
};

}  // namespace

struct Walker::Test {
    Walker& walker;
    const State& s;
    const Instruction& in;

    const Walk& walk() const { return walker.walk_; }
    const Position& position() const { return *walker.position_; }
    Code occupant() const { return walker.at(s.f); }
    bool is_occupied() const { return occupant() != kNoPiece; }
    bool is_virtual() const { return walker.is_virtual(s.f); }
    bool in_set(std::size_t member) const { return walk().program->code_sets[in.b][member] != 0; }

    bool free() const { return walker.is_free(s); }
    bool prey() const { return walker.is_prey(s); }
    bool mine() const { return is_occupied() && Cast::side(occupant()) == walk().player; }
    bool theirs() const { return is_occupied() && Cast::side(occupant()) == other(walk().player); }
    bool tagged() const { return is_occupied() && (walker.tags_on(s.f) & in.b) != 0; }
    bool unmoved() const {
        return is_occupied() && position().tables().setup[s.f] == occupant() &&
               (position().tags(s.f) & kMovedTag) == 0;
    }
    bool start_colour() const {
        const Board& board = *walker.play_.binding.board;
        return !is_virtual() && board.is_light(s.f) == board.is_light(walk().from);
    }
    bool at_start() const { return s.f == walk().from; }
    bool passed() const { return walker.passer(s) != nullptr; }
    bool initial() const {
        return position().tables().setup[walk().from] == walk().code && (walk().tags & kMovedTag) == 0;
    }
    bool carries() const { return ((walk().tags | walk().lent_tags) & in.b) != 0; }
    bool i_am() const { return in_set(s.w); }
    bool walked() const { return s.n <= static_cast<std::int32_t>(in.b); }
    bool unsettled() const { return s.mode != Mode::settle; }
    bool last_unit() const { return is_occupied() && position().last().unit == s.f; }
    bool marked() const { return !is_virtual() && (position().field_tags(s.f) & in.b) != 0; }
    bool frozen() const { return is_occupied() && walker.is_frozen(s.f); }
    bool arrived() const { return is_occupied() && walker.arrived(s.f); }
    bool momentum() const { return walker.momentum(s) >= static_cast<std::int32_t>(in.b); }
    bool first_ply() const { return walk().mover.first_ply; }

    bool where() const {
        ++walker.script_calls_;
        const PlayContext& play = walker.play_;
        return play.binding.hooks != nullptr && !is_virtual() &&
               play.binding.hooks->where(static_cast<HookId>(in.b),
                                         View(play, position(), s.f, walk().from, Cast::side(s.w)));
    }
    bool bloodless() const {
        for (const Edit& edit : position().edits_since(walk().blood))
            if (edit.takes()) return false;
        return s.down != Down::no || (s.mode != Mode::strike && !is_occupied());
    }
    bool last() const {
        const Position::Last& last = position().last();
        if (last.type < 0 || ((in.a & kLastCaptured) && !last.captured)) return false;
        return !(in.a & kLastIs) || in_set(static_cast<std::size_t>(last.type));
    }
    bool lent() const {
        const auto lender = static_cast<Lender>(in.a);
        if (lender == Lender::last) return position().last().type == static_cast<int>(in.b);
        if (walk().lent == nullptr) return false;
        const LentMoves& lent = *walk().lent;
        return (lender == Lender::attackers ? lent.by_attackers : lent.by_guards)[in.b] != 0;
    }
    bool counter() const {
        const int value = position().counter(in.a);
        return value >= static_cast<std::int32_t>(in.b) && value <= static_cast<std::int32_t>(in.c);
    }
};

bool Walker::test(const State& s, const Instruction& in) {
    const Test test{*this, s, in};
    switch (in.guard()) {
#define ASKED_play(name)  \
    case GuardKind::name: \
        return test.name();
#define ASKED_meeting(name) ASKED_play(name)
#define ASKED_occupant(name)
#define ASKED_field(name)
#define GUARD(name, word, given, function, traits) ASKED_##function(name)
#include "movement/words.def"
        default:  // those that are sets
            return false;
    }
}

bool Walker::is_frozen(Field f) const {
    return auras_ != nullptr && auras_->frozen(f);
}

// The tags of what stands on f, those that auras give it among them.
Tags Walker::tags_on(Field f) const {
    return position_->tags(f) | (auras_ != nullptr ? auras_->tags(f) : 0);
}

// Did what stands on f come from elsewhere in this turn, or was it born there?
bool Walker::arrived(Field f) const {
    Field lifted = f;
    bool came = false;
    for (const Edit& e : position_->edits_since(walk_.turn)) {
        if (e.what != Edit::What::cell) continue;
        switch (e.why) {
            case Edit::Why::lift:
                lifted = e.field;
                break;
            case Edit::Why::put:
            case Edit::Why::capture:
                if (e.field == f && e.after != kNoPiece) came = lifted != f;
                break;
            case Edit::Why::push:
            case Edit::Why::pull:
            case Edit::Why::displace:
            case Edit::Why::swap:
            case Edit::Why::castle:
            case Edit::Why::place:
            case Edit::Why::drop:
                if (e.field == f && e.after != kNoPiece) came = true;
                break;
            default:
                break;
        }
    }
    return came;
}

}  // namespace acedrex
