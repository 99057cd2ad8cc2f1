// How a walk of the oracle ends: the walker is put down.
#include "evaluator.hpp"

namespace acedrex::reference {

void Evaluator::keep_timed(Marks& tags) const {
    std::erase_if(tags, [&](const auto& tag) { return !wording_.travels(tag.first); });
}

Man Evaluator::arrived(Man man, Field f) const {
    keep_timed(man.tags);
    const Cell& first = initial_.at(f);
    if (keeps_moved_ && first && first->type == man.type && first->side == man.side) man.tags["moved"] = 0;
    return man;
}

Man Evaluator::come_to(Man man, Field f) const {
    man = arrived(std::move(man), f);
    if (keeps_arrivals_) man.tags[kArrived] = 0;
    return man;
}

State Evaluator::put_down(const State& s, const Walk& walk) const {
    State t = s;
    const bool stayed = s.steps == 0 && s.field == walk.start && s.walker.type == walk.walker.type;
    Man man = stayed ? s.walker : arrived(s.walker, s.field);
    // One that has arrived, and stays in a further ply, has arrived.
    if (keeps_arrivals_ && (s.field != walk.start || walk.walker.tags.count(kArrived) > 0))
        man.tags[kArrived] = 0;
    if (s.passed > 0) man.tags["rushed"] = s.passed;
    t.board = s.board.with(s.field, man);
    t.down = Down::landed;
    return t;
}

States Evaluator::land(const State& s, const Walk& walk, bool with_lands) {
    spend(1);
    if (s.down != Down::no) return {s};
    if (s.beyond) return {};
    // A ply leads away from where it began; but it may come back and meet the activator, which stands there.
    const bool back = walk.momentum && s.field == walk.start;
    if (back && s.steps == 0) return {};
    if (!s.board.at(s.field)) return s.mode == Mode::strike ? States{} : States{put_down(s, walk)};

    States states;
    if (!back && s.mode != Mode::settle && prey(s, walk)) {
        State t = put_down(s, walk);
        t.captured.insert(t.field);
        t.taken.insert_or_assign(t.field, *s.board.at(s.field));
        if (!t.edited) t.attacked.insert(t.field);
        states.insert(std::move(t));
    }
    if (!with_lands) return states;
    const PieceSpec& piece = spec(s.walker.type);
    for (const Expr& lands : {piece.lands, piece.replaces_lands ? nullptr : variant_.lands}) {
        if (!lands) continue;
        Context row;
        row.row_of = s.walker.type;
        for (State t : eval(*lands, s, walk, row)) {
            // Where what stood there is gone, the walker has met it all the same.
            if (t.field == s.field && t.mode == Mode::strike && !t.board.at(t.field)) t.mode = Mode::any;
            states.merge(land(t, walk, false));
        }
    }
    return states;
}

}  // namespace acedrex::reference
