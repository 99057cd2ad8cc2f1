#include "kernel_side.hpp"

#include <algorithm>

#include "drawn.hpp"
#include "legality/legal.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "play/make_move.hpp"
#include "replies.hpp"

namespace acedrex::reference {

namespace {

// Steps of one walk after which the kernel gives up, so that grammars without end do not take long.
constexpr std::uint64_t kBudget = 300'000;

}  // namespace

KernelSide::KernelSide(const Case& c, std::shared_ptr<Hooks> hooks) : case_(c) {
    auto compiled = compile_drawn(c.spec, std::move(hooks));
    if (compiled) {
        variant_ = *compiled.value;
        return;
    }
    refusal_ = kRefusal;
    for (const Diagnostic& d : compiled.diagnostics) refusal_ += acedrex::to_string(d) + "\n";
}

KernelSide::KernelSide(const Case& c, std::shared_ptr<const Variant> variant)
    : case_(c), variant_(std::move(variant)) {}

Code KernelSide::code(int type, Side side) const {
    const std::string& name = case_.spec.pieces[static_cast<std::size_t>(type)]->name;
    return variant_->cast().code(*variant_->cast().type_named(name), side);
}

// As they were one turn before: position() lets a turn pass.
Tags KernelSide::bits_before(const Marks& marks) const {
    Tags bits = 0;
    for (const auto& [name, value] : marks) {
        const Tag& tag = variant_->tags().with_mask(*variant_->tags().find(name));
        if (tag.note) {
            bits |= tag.noting(noted(value));
            continue;
        }
        bits |= tag.timed() && value > 0 ? static_cast<Tags>(value + 1) << tag.shift : tag.mask;
    }
    return bits;
}

Marks KernelSide::marks(Tags bits) const {
    Marks marks;
    for (const Tag& tag : variant_->tags().all())
        if (const int value = tag.value(bits); tag.note && value != 0)
            marks[tag.name] = noting(static_cast<Field>(*tag.noted(bits)));
        else if (value != 0)
            marks[tag.name] = value == tag.no_limit() ? 0 : value;
    return marks;
}

int KernelSide::index_of(int type) const {
    const auto& pieces = case_.spec.pieces;
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const PieceRef& p) {
        return p->name == variant_->cast().entry(type).name;
    });
    return static_cast<int>(found - pieces.begin());
}

Position KernelSide::position() const {
    Position p(variant_->position_tables());
    p.set_to_move(other(case_.player));
    for (Field f = 0; f < case_.board.off(); ++f) {
        const Cell& q = case_.position.at(f);
        p.set_field_tags(f, bits_before(case_.position.marks(f)));
        if (!q) continue;
        p.set(f, code(q->type, q->side), bits_before(q->tags), Edit::Why::setup);
        if (const auto rushed = q->tags.find("rushed"); rushed != q->tags.end())
            p.add_rush(f, rushed->second);
    }
    if (const LastTurn& last = case_.position.last();
        variant_->position_tables().keeps_last && last.type >= 0)
        p.set_last({static_cast<std::int16_t>(Cast::type(code(last.type, Side::light))), last.captured,
                    last.unit.value_or(kNoField)});
    for (const Side side : {Side::light, Side::dark})
        if (const int type = case_.position.own_last(side);
            variant_->position_tables().keeps_own_last && type >= 0)
            p.set_own_last(side, Cast::type(code(type, Side::light)));
    const std::vector<BindContext::Counter>& counters = variant_->binding().counters;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (const auto number =
                case_.position.number(Placement::numbered(counters[i].name, counters[i].side)))
            p.set_counter(static_cast<int>(i), *number);
    for (const auto& [held, number] : case_.position.pocketed())
        for (int n = number; n > 0; --n)
            p.add_to_reserve(code(held.second.type, held.second.side),
                             variant_->pockets().find(held.first).value(), bits_before(held.second.tags));
    p.end_turn();  // what has rushed did so in the turn before
    p.forget_log();
    return p;
}

Placement KernelSide::placement(const Position& position) const {
    Placement all(case_.board);
    for (Field f = 0; f < case_.board.off(); ++f) {
        if (const Tags given = position.field_tags(f); given != 0) all = all.with_marks(f, marks(given));
        const Code here = position.at(f);
        if (here == kNoPiece) continue;
        Man man{index_of(Cast::type(here)), Cast::side(here), marks(position.tags(f))};
        if (position.tags(f) & kRushedTag)
            for (const Position::Rush& rush : position.rushes())
                if (rush.field == f) man.tags["rushed"] = rush.passed;
        all = all.with(f, man);
    }
    for (std::size_t i = 0; i < variant_->binding().counters.size(); ++i) {
        const auto& counter = variant_->binding().counters[i];
        if (const int value = position.counter(static_cast<int>(i)); value != counter.start)
            all = all.with_number(Placement::numbered(counter.name, counter.side), value);
    }
    if (const Position::Last& last = position.last(); last.type >= 0)
        all = all.after({index_of(last.type), last.captured,
                         last.unit == kNoField ? std::nullopt : std::optional(last.unit)});
    for (const Side side : {Side::light, Side::dark})
        if (const int type = position.own_last(side); type >= 0) all = all.having_moved(side, index_of(type));
    return all;
}

std::optional<std::set<Placement>> KernelSide::outcomes(Field from) const {
    Position p = position();
    LegalMoves legal(*variant_, p);
    legal.set_budget(kBudget);
    MoveList list;
    legal.list(list, {.from = from});
    if (!list.complete) return std::nullopt;
    std::set<Placement> ends;
    const std::size_t checkpoint = p.checkpoint();
    for (const Move& move : list.moves) {
        place_move(p, move, list.edits.data(), {});
        ends.insert(placement(p));
        p.undo_to(checkpoint);
    }
    return ends;
}

KernelSide::Played KernelSide::played() const {
    const Position before = position();
    Game game(variant_, before);
    Played all;
    const Listing listing = game.moves(std::nullopt, 1'000'000);
    all.complete = listing.complete;
    all.listed = listing.moves.size();
    if (!all.complete) return all;
    Position counted = before;
    all.counted = LegalMoves(*variant_, counted).count();
    constexpr std::size_t kReplies = 4;  // of so many moves
    all.fault += difference_in_replies(*variant_, before, kReplies);
    for (const auto& move : listing.moves) {
        game.play(*move);
        const Placement end = placement(game.position());
        all.outcomes.insert(end);
        if (!game.position().is_consistent()) all.fault += "wrong hash after " + move->text + "\n";
        game.undo();
        if (!(game.position() == before)) {
            all.fault += move->text + " is not taken back\n";
            break;
        }
        std::shared_ptr<const ListedMove> found;
        const PlayResult named = game.find(move->text, found);
        if (!named) {
            all.fault += move->text + " does not name its move: " + named.reason + "\n";
            continue;
        }
        game.play(*found);
        if (placement(game.position()) != end) all.fault += move->text + " names another move\n";
        game.undo();
    }
    return all;
}

bool KernelSide::attacked(Field at, int type, Side side) const {
    Position p = position();
    p.set_to_move(side);  // as after a move of that side, before the turn passes
    return LegalMoves(*variant_, p).attacked(at, code(type, side));
}

}  // namespace acedrex::reference
