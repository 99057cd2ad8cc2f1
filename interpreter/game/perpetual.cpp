#include "game/perpetual.hpp"

#include <optional>
#include <set>
#include <utility>

#include "base/ranges.hpp"
#include "engines/walker.hpp"
#include "legality/legal.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// A piece that could be captured: by which one, and where it stands.
struct Threat {
    Field by, on;

    auto operator<=>(const Threat&) const = default;
};

// A legal capture: whence, where the piece comes to stand, and whence it takes another one.
struct Taking {
    Threat threat;
    Field to;
};

// Where the piece stood before the turn that stands there after it; no field: it was not on the board.
Field origin(std::span<const Edit> edits, Field f) {
    const auto arrives = [&](const Edit& e) {
        return e.what == Edit::What::cell && e.field == f && e.after != kNoPiece &&
               (e.before == kNoPiece || Cast::side(e.before) != Cast::side(e.after));
    };
    for (std::size_t i = edits.size(); i-- > 0;) {
        if (!arrives(edits[i])) continue;
        for (std::size_t j = i; j-- > 0;)
            if (edits[j].what == Edit::What::cell && edits[j].after == kNoPiece &&
                edits[j].before != kNoPiece && Cast::side(edits[j].before) == Cast::side(edits[i].after))
                return edits[j].field;
        return kNoField;
    }
    return f;
}

// The pieces that turns threaten, as a rule of repetition has it.
struct Chasing {
    const Variant& variant;
    const Chase& chase;

    // That the side would threaten if it were to move, whoever is.
    std::set<Threat> of(Position position, Side side) const {
        const Side mover = position.to_move();
        std::set<Threat> found;
        position.set_to_move(other(side));
        const std::vector<Taking> answers = captures(position);
        position.set_to_move(side);
        MoveList list;
        for (const Move& move : listed(position, list)) {
            Position taken = position;
            for (const Threat& threat : threats(position, move, list))
                if (counts(position, threat, answers) &&
                    (despite_guards(position, threat) || !is_answered(taken, move, list)))
                    found.insert(threat);
        }
        position.set_to_move(mover);
        return found;
    }
    const std::vector<Move>& listed(Position& position, MoveList& list) const {
        LegalMoves(variant, position).list(list, {.by = Apart::move, .kinds = Kinds::kCaptures});
        return list.moves;
    }
    // What the move takes of the other side.
    static std::vector<Threat> threats(const Position& position, const Move& move, const MoveList& list) {
        const Side them = other(position.to_move());
        const auto is_theirs = [&](Code code) { return code != kNoPiece && Cast::side(code) == them; };
        std::vector<Threat> found;
        if (is_plain(move)) {
            if (is_theirs(position.at(move.to))) found.push_back({move.from, move.to});
            return found;
        }
        for (const Edit& e : list.edits_of(move))
            if (e.what == Edit::What::cell && e.takes() && is_theirs(e.before))
                found.push_back({move.from, e.field});
        return found;
    }
    std::vector<Taking> captures(Position& position) const {
        std::vector<Taking> found;
        MoveList list;
        for (const Move& move : listed(position, list))
            for (const Threat& threat : threats(position, move, list)) found.push_back({threat, move.to});
        return found;
    }
    // Is it one of the threats that the rule means? answers: what the side that is threatened could take.
    bool counts(Position& position, const Threat& threat, const std::vector<Taking>& answers) const {
        const Code by = position.at(threat.by), on = position.at(threat.on);
        if (by == kNoPiece || !chase.by[static_cast<std::size_t>(Cast::type(by))]) return false;
        if (chase.spared[static_cast<std::size_t>(Cast::type(on))]) return false;
        // Pieces of one type that could take each other are offered for exchange.
        const auto is_mutual = [&](const Taking& answer) {
            return answer.threat == Threat{threat.on, threat.by};
        };
        if (Cast::type(by) == Cast::type(on) && ranges::any_of(answers, is_mutual)) return false;
        return !chase.of.is_asked() ||
               Walker(variant.play(), position)
                   .holds(chase.of.program, chase.of.begins[on], Mover::starting(position, threat.on));
    }
    bool despite_guards(const Position& position, const Threat& threat) const {
        const auto type = [&](Field f) { return static_cast<std::size_t>(Cast::type(position.at(f))); };
        return chase.despite_guards[type(threat.on)][type(threat.by)];
    }
    // Could the other side take what has captured?
    bool is_answered(Position& position, const Move& move, const MoveList& list) const {
        make_turn(variant, position, move, list.edits.data());
        const std::vector<Taking> answers = captures(position);
        return ranges::any_of(answers, [&](const Taking& answer) { return answer.threat.on == move.to; });
    }
};

}  // namespace

std::array<bool, 2> always_checking(const Variant& variant, EachTurnBack turns) {
    std::array<bool, 2> moved{}, paused{};
    turns([&](const PastTurn& turn) {
        const Side mover = turn.before.to_move();
        Position after = turn.after;
        moved[static_cast<std::size_t>(mover)] = true;
        if (!LegalMoves(variant, after).in_check(other(mover)))
            paused[static_cast<std::size_t>(mover)] = true;
    });
    return {moved[0] && !paused[0], moved[1] && !paused[1]};
}

std::array<bool, 2> always_chasing(const Variant& variant, const Chase& chase, EachTurnBack turns) {
    const Chasing threats{variant, chase};
    // By the side that chases: where the pieces stand that each of its turns so far has begun to threaten.
    std::array<std::optional<std::set<Field>>, 2> chased;
    turns([&](const PastTurn& turn) {
        const Side mover = turn.before.to_move();
        std::optional<std::set<Field>>& prey = chased[static_cast<std::size_t>(mover)];
        if (!prey || !prey->empty()) {
            const std::set<Threat> before = threats.of(turn.before, mover);
            std::set<Field> begun;
            for (const auto& [by, on] : threats.of(turn.after, mover))
                if (!before.contains({origin(turn.edits, by), origin(turn.edits, on)}) &&
                    (!prey || prey->contains(on)))
                    begun.insert(on);
            prey = std::move(begun);
        }
        for (auto& fields : chased) {
            if (!fields) continue;
            std::set<Field> earlier;
            for (const Field f : *fields)
                if (const Field from = origin(turn.edits, f); from != kNoField) earlier.insert(from);
            fields = std::move(earlier);
        }
    });
    const auto chases = [&](std::size_t side) { return chased[side] && !chased[side]->empty(); };
    return {chases(0), chases(1)};
}

}  // namespace acedrex
