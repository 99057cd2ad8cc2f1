// What effects do on a field: one function for each word that is done in one way, or not at all.
#include "engines/walker.hpp"

namespace acedrex {

struct Walker::Deed {
    Walker& walker;
    State& s;
    const Instruction& in;
    Code occupant;

    const Walk& walk() const { return walker.walk_; }
    const BindContext& binding() const { return walker.play_.binding; }
    Position& position() const { return *walker.position_; }
    bool is_occupied() const { return occupant != kNoPiece; }
    bool is_virtual() const { return walker.is_virtual(s.f); }
    // The tags of the occupant.
    Tags carried() const { return is_virtual() ? 0 : position().tags(s.f); }
    Side mine() const { return Cast::side(s.w); }

    bool remove(Field f, Edit::Why why) const {
        position().set(f, kNoPiece, 0, why);
        return true;
    }
    bool put(Field f, Code code, Tags before, Edit::Why why) const {
        position().set(f, code, walker.arrival_tags(f, code, before), why);
        return true;
    }
    bool move(Field to, Edit::Why why) const {
        const Tags before = carried();
        return remove(s.f, why) && put(to, occupant, before, why);
    }
    bool retype(Code code, Edit::Why why) const {
        return code == occupant || put(s.f, code, position().tags(s.f), why);
    }
    bool retag(Tags tags) const {
        position().set(s.f, occupant, tags, Edit::Why::mark);
        return true;
    }
    Tags tag() const { return unpacked_tag(in.b); }
    Tags given() const { return binding().tags.with_mask(tag()).given_for(static_cast<std::int16_t>(in.a)); }

    bool capture() const { return walker.is_prey(s) && remove(s.f, Edit::Why::capture); }
    bool capture_own() const {
        return mine() != Side::none && Cast::side(occupant) == mine() &&
               !position().tables().royal[occupant] && remove(s.f, Edit::Why::capture);
    }
    bool oblate() const { return remove(s.f, Edit::Why::oblate); }
    bool convert() const {
        return retype(binding().code_for(Cast::type(occupant), mine()), Edit::Why::convert);
    }
    bool flip() const {
        return retype(binding().cast->with_side(occupant, other(Cast::side(occupant))), Edit::Why::flip);
    }
    bool change() const {
        const int type = walk().program->changes[in.b][static_cast<std::size_t>(Cast::type(occupant))];
        return type >= 0 && retype(binding().code_for(type, Cast::side(occupant)), Edit::Why::change);
    }
    bool push() const { return pushed(Edit::Why::push); }
    bool pull() const { return pushed(Edit::Why::pull); }
    // Over empty fields only, or over the edge where the word says so.
    bool pushed(Edit::Why why) const {
        const Field* next = binding().steps.next(static_cast<StepId>(in.b));
        const Field off = binding().board->off();
        Field to = s.f;
        for (int i = 0; i < in.a && to != off; ++i) {
            to = next[to];
            if (to != off && walker.at(to) != kNoPiece) return false;
        }
        if (to == off) return in.c != 0 && remove(s.f, Edit::Why::oblate);
        return move(to, why);
    }
    bool swap() const {
        return !walk().stays && walker.at(walk().mover.at) == kNoPiece &&
               move(walk().mover.at, Edit::Why::swap);
    }
    bool mark() const { return retag((carried() & ~tag()) | given()); }
    bool unmark() const { return (carried() & tag()) != 0 && retag(carried() & ~tag()); }
    bool note() const {
        if (is_virtual()) return false;
        const Tag& note = binding().tags.with_mask(tag());
        return retag((carried() & ~note.mask) | note.noting(s.f));
    }
    bool mark_field() const {
        if (is_virtual()) return false;
        position().set_field_tags(s.f, (position().field_tags(s.f) & ~tag()) | given());
        return true;
    }
    bool clear_marks() const {
        if (is_virtual() || position().field_tags(s.f) == 0) return false;
        position().set_field_tags(s.f, 0);
        return true;
    }
    bool place() const {
        return !is_occupied() && !is_virtual() &&
               put(s.f, binding().code_for(static_cast<int>(in.b), mine()), 0, Edit::Why::place);
    }
    bool become() const { return retyped(Edit::Why::become); }
    bool promote() const { return retyped(Edit::Why::promote); }
    bool retyped(Edit::Why why) const {
        s.w = binding().code_for(static_cast<int>(in.b), mine());
        return s.down != Down::landed || retype(s.w, why);
    }
    bool leave() const {
        if (s.down == Down::landed) remove(s.f, Edit::Why::oblate);
        s.down = Down::gone;
        return true;
    }
    bool home() const {
        if (s.down != Down::no) return false;
        s.f = walk().mover.at;
        return true;
    }
    bool settle() const { return ends_as(Mode::settle); }
    bool strike() const { return ends_as(Mode::strike); }
    bool ends_as(Mode mode) const {
        s.mode = mode;
        return true;
    }
    bool rushed() const {
        if (s.n < 2 || s.down != Down::no) return false;
        s.passed = static_cast<std::uint16_t>(s.n - 1);
        return true;
    }
    bool take_passer() const {
        const Position::Rush* rush = walker.passer(s);
        if (rush == nullptr) return false;
        State there = s;
        there.f = rush->field;
        return walker.is_prey(there) && remove(there.f, Edit::Why::take_passer);
    }
    bool activate() const {
        if (!is_occupied() || s.down != Down::no) return false;
        walker.settle_down(s, Edit::Why::activate);
        return true;
    }
    bool activate_anew() const {
        if (!activate()) return false;
        s.goes_on = GoesOn::anew;
        return true;
    }
    // Where the walker has landed on its activator, there is none to go on.
    bool hand_back() const {
        const Field back = walk().mover.at;
        if (!walk().mover.in_air() || walker.at(back) == kNoPiece || s.goes_on != GoesOn::nothing)
            return false;
        if (s.down == Down::no) {
            if (is_occupied() || is_virtual()) return false;
            walker.settle_down(s, Edit::Why::put);
        }
        s.goes_on = GoesOn::handed_back;
        return remove(back, Edit::Why::activate);
    }
    bool diverge() const {
        if (s.down != Down::no || is_virtual()) return false;
        s.down = Down::landed;
        s.goes_on = GoesOn::diverged;
        return true;
    }
    bool promote_it() const {
        if (!is_occupied() || !walker.play_.promotable[occupant]) return false;
        s.promoted = s.f;
        return true;
    }
    bool into() const {
        s.into = static_cast<std::int16_t>(in.a);
        return true;
    }
    bool no_promotion() const { return s.no_promotion = true; }
    bool walk_as() const {
        s.as = static_cast<std::int16_t>(in.b);
        return true;
    }
    bool add_counter() const {
        const BindContext::Counter& counter = binding().counters[in.a];
        const int value = position().counter(in.a) + static_cast<std::int32_t>(in.b);
        if (value < counter.lo || value > counter.hi) return false;
        position().set_counter(in.a, value);
        return true;
    }
};

bool Walker::effect(State& s, const Instruction& in) {
    const Deed deed{*this, s, in, at(s.f)};
    if (s.down == Down::gone || (row_of(in.effect()).has(kOnOccupant) && !deed.is_occupied())) return false;
    switch (in.effect()) {
#define DONE_deed(name)    \
    case EffectKind::name: \
        return deed.name();
#define DONE_ways(name)
#define EFFECT(name, word, given, function, traits) DONE_##function(name)
#include "movement/words.def"
        default:  // those that the walk may go on from in several ways
            return false;
    }
}

}  // namespace acedrex
