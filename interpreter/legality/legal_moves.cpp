// Listing and counting the legal turns.
#include <algorithm>
#include <utility>
#include <vector>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

namespace {

// fits(number, edits) for all parts of a turn?
bool all_parts(std::span<const Edit> turn, const decltype(ListFilters::parts)& fits) {
    for (std::size_t part = 0; !turn.empty(); ++part) {
        const auto next = std::find_if(turn.begin() + 1, turn.end(),
                                       [](const Edit& e) { return e.what == Edit::What::part; });
        const auto size = static_cast<std::size_t>(next - turn.begin());
        if (!fits(part, turn.first(size))) return false;
        turn = turn.subspan(size);
    }
    return true;
}

}  // namespace

const std::uint64_t LegalMoves::kOfListing = 2 * Work::kSecond;

LegalMoves::LegalMoves(const Variant& variant, Position& position)
    : variant_(variant),
      position_(position),
      safety_(variant, position),
      generator_(variant, position, safety_,
                 [this] {
                     // The same is asked of its drops, and of the answers to these: where drops fill pockets
                     // there would be no end of it.
                     constexpr int kMostReplies = 16;
                     return look_.replying >= (variant_.turn().several ? 1 : kMostReplies) ||
                            can_reply(position_.to_move(), {}, {.replying = look_.replying + 1});
                 }),
      outcomes_(variant) {
    safety_.mates_by([this](Side mover, const Safety::Unfilled& unfilled) {
        return !can_reply(mover, unfilled, {.lifts_checks = true});
    });
}

LegalMoves& LegalMoves::others() {
    if (!others_) others_ = std::make_unique<LegalMoves>(variant_, position_);
    return *others_;
}

// Has the other side a move, as it is looked for so, when the turn that the mover has made is over?
bool LegalMoves::can_reply(Side mover, const Safety::Unfilled& unfilled, const Looking& how) {
    const Tried over(position_);
    if (unfilled) generator_.put_captures(unfilled->first, unfilled->second);
    position_.clear_air();
    if (position_.to_move() == mover) position_.end_turn();
    return turn_lapses() || has_moves(how);
}

bool LegalMoves::must_flee() {
    any();
    return !safety_.pursued().empty();
}

bool LegalMoves::mated() {
    if (peril(position_.to_move()) == Peril::none) return false;
    MoveList all;
    list(all);
    if (!all.complete) return false;
    const auto royal = [&](Code code) {
        return (position_.tables().royal[code] & PositionTables::kCheckRoyal) != 0;
    };
    return std::all_of(all.moves.begin(), all.moves.end(), [&](const Move& move) {
        if (is_plain(move)) return royal(position_.at(move.to));
        return ranges::any_of(all.edits_of(move), [&](const Edit& e) {
            return e.what == Edit::What::cell && e.why == Edit::Why::capture && royal(e.before);
        });
    });
}

void LegalMoves::generate(MoveSink& sink, std::optional<Field> only_from) {
    const Question question(variant_.scripts());
    if (!begin_turn()) return;
    let_pursued_wait();
    safety_.only_checks(sink.checks);
    by_each_way(sink, only_from);
}

bool LegalMoves::begin_turn() {
    left_out_ = false;
    generator_.begin_turn();
    if (board_end()) return false;
    safety_.prepare(generator_.plain(), look_.lifts_checks);
    excuse_unmet();
    // Of the turns that are legal otherwise, those count that leave no piece attacked that is to escape;
    // where there are none, all do.
    if (look_.escapes != Escapes::lifted && safety_.some_may_escape() &&
        (look_.escapes == Escapes::held || some_turn_escapes()))
        safety_.hold_escapes();
    return true;
}

bool LegalMoves::some_turn_escapes() {
    const bool lapsing_flight = !safety_.pursued().empty() && !safety_.flight_is_forced();
    // Where turns are legal for what others there are, these have to be known first.
    if (lapsing_flight || variant_.compares_turns(position_.to_move()) ||
        variant_.obligations(position_.to_move()).pass == MoveObligations::Pass::forced)
        return ask_another(alike(), [](LegalMoves& looking) {
            MoveList lawful;
            looking.list(lawful);
            const Side us = looking.position_.to_move();
            return !lawful.complete || ranges::any_of(lawful.moves, [&](const Move& move) {
                const Tried made(looking.position_);
                make_move(looking.position_, move, lawful.edits.data(), looking.variant_.move_rules());
                return !looking.safety_.en_prise(us);
            });
        });
    Looking how = alike();
    how.escapes = Escapes::held;
    how.forced = look_.forced;
    return ask_another(how, [](LegalMoves& looking) { return looking.any_turn().value_or(true); });
}

bool LegalMoves::holds_escapes() {
    const Question question(variant_.scripts());
    return begin_turn() && safety_.holds_escapes();
}

// Where no turn meets what royal pieces ask, some of them are excused.
void LegalMoves::excuse_unmet() {
    if (look_.strict || !safety_.some_may_be_excused()) return;
    Looking how = alike();
    how.strict = true;
    if (has_moves(how)) return;
    safety_.prepare_excused();
    if (safety_.lets_go()) generator_.let_royals_go();
}

void LegalMoves::look_for_flight() {
    if (safety_.flight_is_forced() || position_.air() != nullptr) return;
    const ListFilters asked = filters_;
    const ForcedDrops forced = std::exchange(look_.forced, {});
    only({});
    MoveSink flight{.most = 1};
    by_each_way(flight, std::nullopt);
    only(asked);
    look_.forced = forced;
    if (flight.moves == 0) safety_.let_all_move();
}

bool LegalMoves::excuses() {
    const Question question(variant_.scripts());
    return begin_turn() && safety_.excuses();
}

Peril LegalMoves::peril_of(const Move& move, const Edit* edits) {
    const Question question(variant_.scripts());
    const Tried made(position_);
    place_move(position_, move, edits, variant_.move_rules());
    safety_.safe_after(made.since(), move);
    return safety_.peril_left();
}

void LegalMoves::by_each_way(MoveSink& sink, std::optional<Field> only_from) {
    const Turn& turn = variant_.turn();
    if (position_.air() != nullptr) return generator_.moves(sink, only_from);
    if (turn.asks_parts) generator_.agenda().begin();
    bool any_move = false;
    for (const Part& given : turn.ways) {
        const Part& way = plan_.due_part(given, position_);
        if ((way.may_lapse && plan_.lapses(way, position_)) || !may_take(way)) continue;
        if (way.any_move()) {
            // By whatever conditions: a second such way has the same moves.
            if (!std::exchange(any_move, true)) generator_.moves(sink, only_from);
        } else if (way.kind != Part::Kind::drop)
            by_plan(sink, way, only_from);
        else if (!only_from)
            drop_only(sink, way);
        if (sink.done()) return;
    }
    if (variant_.obligations(position_.to_move()).pass == MoveObligations::Pass::never) return;
    if (!only_from && any_move && !sink.simple) pass_turn(sink);
}

// A turn that is one drop: nothing flees by it.
void LegalMoves::drop_only(MoveSink& sink, const Part& way) {
    if (due(way, position_) == Due::no || !safety_.pursued().empty()) return;
    const auto does_something = [](const DropRule& rule) { return !rule.on_drop.empty(); };
    const bool may_capture = variant_.play().ends_turns || ranges::any_of(way.drops, does_something);
    if (!sink.wants(Kinds::kQuiet) && !may_capture) return;
    const std::size_t before = position_.checkpoint();
    generator_.agenda().begin();
    if (sink.just_counts() && sink.seen == nullptr && !sink.tells_captures && !filters_.parts)
        return generator_.count_drops(sink, way);
    generator_.drops(way, [&](const Move& drop) {
        if (filters_.parts && !filters_.parts(0, position_.edits_since(before))) return true;
        return generator_.finish_drop(sink, before, drop);
    });
}

// Does some legal turn capture, listed or not?
bool LegalMoves::some_capture() {
    const Work work(kOfListing);
    const ListFilters asked = filters_;
    only({});
    const bool some = some_turn(Kinds::kCaptures);
    only(asked);
    return some;
}

void LegalMoves::list(MoveList& out, const ListRequest& wanted) {
    const bool compares = variant_.compares_turns(position_.to_move()) && !safety_.ignored();
    if (compares && filters_.parts) {
        // What others there are decides which of those that fit are legal.
        ListFilters less = filters_;
        less.parts = nullptr;
        const ListFilters asked = std::exchange(filters_, std::move(less));
        list(out, wanted);
        filters_ = asked;
        std::erase_if(out.moves,
                      [&](const Move& move) { return !all_parts(out.edits_of(move), asked.parts); });
        return;
    }
    judge_forced_drops();
    // Where something must be captured, and how much does not matter, the rest need not be listed.
    const bool known = compares && variant_.preferences().empty() &&
                       variant_.obligations(position_.to_move()).capture == MoveObligations::Capture::must;
    const bool captures = known && (wanted.kinds == Kinds::kCaptures || some_capture());
    const bool compulsory = compares && !known;
    const bool limited = wanted.most != MoveSink::kAll && !compulsory && !filters_.ways;
    // Of turns that bring about the same one may be preferred, or capture what another does not.
    const bool once = !limited && variant_.outcomes_may_coincide() && !filters_.ways && !compulsory;
    // What others there are decides which are legal.
    const std::uint8_t kinds = compulsory ? Kinds::kAll
                               : captures ? wanted.kinds & Kinds::kCaptures
                                          : wanted.kinds;
    const auto list_all = [&](Agenda::Share share) {
        const Work work(kOfListing);
        outcomes_.clear(wanted.by);
        out.clear();
        MoveSink sink{.list = &out,
                      .most = limited ? wanted.most : MoveSink::kAll,
                      .seen = limited || once ? &outcomes_ : nullptr,
                      .shortest = once && wanted.distinct,
                      .enough = share.outcomes == Agenda::Share::kAny ? enough_ : MoveSink::kAll,
                      .kinds = kinds,
                      .checks = wanted.checks && !compulsory,
                      .simple = wanted.simple};
        generator_.agenda().begin_listing(share);
        generate(sink, compulsory ? std::nullopt : wanted.from);
        left_out_ = left_out_ || sink.done();
        return !generator_.agenda().cut() && !sink.full() && !sink.too_many() && !Work::used_up();
    };
    // Where not all can be listed, each first ply is followed to its first outcomes at least.
    const bool all = !limited && !filters_.plies;
    limits_ = wanted.limits;
    const Agenda::Share some{.of_first_ply = kOfFirstPly, .of_listing = kWhole.of_listing};
    const bool whole = list_all(limits_ ? *limits_ : all ? kWhole : some);
    if (limits_)
        left_out_ = left_out_ || !whole;
    else if (!whole && !(limited && out.moves.size() >= wanted.most) && !filters_.plies &&
             !Patience::stopped()) {
        list_all({.of_first_ply = kOfFirstPly, .of_listing = kWhole.of_listing, .outcomes = 1});
        left_out_ = true;
    }
    if (filters_.ways) {
        if (compulsory) keep_compulsory(out);
        std::erase_if(out.moves, [&](const Move& move) { return !filters_.ways(move, out.edits.data()); });
    }
    limits_.reset();
    if (compulsory && !filters_.ways) keep_compulsory(out);
    if (variant_.outcomes_may_coincide() && wanted.distinct) drop_coinciding(out, wanted.by);
    if (compulsory)
        std::erase_if(out.moves, [&](const Move& move) {
            return (wanted.from && move.from != *wanted.from) ||
                   (wanted.kinds & kind_of(position_, move, out.edits.data())) == 0;
        });
    out.complete = complete() && !wanted.simple;
}

// rest: of the plan of the turn, of which the part is the next step.
void LegalMoves::list_parts(MoveList& out, std::optional<Field> only_from, Generator::Movers movers,
                            Plan::Rest rest, std::uint8_t kinds) {
    out.clear();
    MoveSink sink{.list = &out, .kinds = kinds};
    if (!board_end())
        generator_.parts(sink, only_from, movers, [&] { return !drops_come_next(rest, made_); });
    // One that takes turns sees those that coincide by their states.
    if (variant_.outcomes_may_coincide() && !variant_.coincidence().drop_follows && taker_ == nullptr)
        drop_coinciding(out, Apart::start);
    out.complete = generator_.complete();
}

bool LegalMoves::some_turn(std::uint8_t kinds) {
    MoveSink finder{.most = 1, .kinds = kinds};
    generator_.agenda().begin_listing({Agenda::kStates, Agenda::kStates});
    generate(finder, std::nullopt);
    return finder.moves > 0;
}

bool LegalMoves::ask_another(Looking how, FunctionRef<bool(LegalMoves&)> ask) {
    LegalMoves& looking = others();
    std::swap(looking.look_, how);
    const bool answer = ask(looking);
    std::swap(looking.look_, how);
    return answer;
}

std::optional<bool> LegalMoves::any() {
    look_.forced = {};  // of turns that it forbids some are legal otherwise
    return any_turn();
}

std::optional<bool> LegalMoves::any_turn() {
    const Work work(kOfListing);
    if (some_turn()) return true;
    const bool all = !generator_.agenda().cut() && generator_.complete() && !Patience::stopped();
    return all ? std::optional(false) : std::nullopt;
}

void LegalMoves::set_result(Move& move, const MoveList& list) {
    const Tried made(position_);
    place_move(position_, move, list.edits.data(), variant_.move_rules());
    move.result = position_.outcome_hash();
}

// Of moves that bring about the same position only one is kept: the one that takes the fewest parts or plies,
// and of those the one that does the least. Plain moves are made to be told from others only where that may
// be needed.
void LegalMoves::drop_coinciding(MoveList& list, Apart by) {
    constexpr std::size_t kFew = 1'000;
    // What is left of a listing that was stopped is to be there at once.
    if (list.moves.size() > kFew && Patience::stopped()) list.moves.resize(kFew);
    // The shortest first, else as they were found.
    std::vector<std::uint64_t> order;
    order.reserve(list.moves.size());
    for (const Move& m : list.moves)
        order.push_back(static_cast<std::uint64_t>(effort(list.edits_of(m))) << 32 | order.size());
    if (!std::is_sorted(order.begin(), order.end())) {
        std::sort(order.begin(), order.end());
        std::vector<Move> sorted;
        sorted.reserve(order.size());
        for (const std::uint64_t key : order) sorted.push_back(list.moves[key & 0xffffffff]);
        list.moves = std::move(sorted);
    }
    const bool apart = variant_.coincidence().plain_apart &&
                       std::none_of(list.moves.begin(), list.moves.end(), [&](const Move& m) {
                           return !is_plain(m) && leaves_as_plain(variant_, list.edits_of(m));
                       });
    for (Move& move : list.moves) {
        if (move.result == 0 && !apart) set_result(move, list);
    }
    Outcomes seen(variant_, by);
    std::erase_if(list.moves, [&](const Move& m) { return !seen.take(m, list.edits_of(m)); });
}

}  // namespace acedrex
