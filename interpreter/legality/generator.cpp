#include "legality/generator.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engines/looker.hpp"
#include "engines/table_targets.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t kOfJudging = 20;  // work

}  // namespace

Generator::Generator(const Variant& variant, Position& position, Safety& safety, std::function<bool()> reply)
    : variant_(variant),
      position_(position),
      safety_(safety),
      reply_(std::move(reply)),
      turn_auras_(variant.play(), position),
      part_auras_(variant.play(), position),
      agenda_(variant.play(), variant.promotion(), position),
      walker_(variant.play(), position),
      mobility_(variant, position),
      looker_(std::make_unique<Looker>()) {
    seen_.resize(static_cast<std::size_t>(variant.board().size()) + 1);
    all_fields_.resize(static_cast<std::size_t>(variant.board().size()));
    std::iota(all_fields_.begin(), all_fields_.end(), Field{0});
    if (variant.play().auras.empty()) return;
    agenda_.use_auras(&turn_auras_);
    walker_.use_auras(&turn_auras_);
}

Generator::~Generator() = default;

void Generator::begin_turn() {
    complete_ = true;
    unsafe_.clear();
    filled_.clear();
    safety_.let_all_move();
    look_about();
}

void Generator::look_about() {
    us_ = position_.to_move();
    ruled_ = !variant_.play().captures_only && agenda_.rules_follow();
    if (variant_.play().auras.empty()) return;
    auras().judge();
    influenced_ = auras().any();
    protected_ = auras().protects();
}

// False where it is not legal. promotes: the piece may be promoted from there. free: nothing is in the way of
// it, wherever it goes. again: another way to rush may end on the field.
template <bool kCounts>
[[gnu::always_inline]] inline bool Generator::plain_move(MoveSink& sink, Field from, Field to, Code code,
                                                         bool promotes, std::uint8_t passed, int as,
                                                         bool free, bool again) {
    if (protected_ && position_.at(to) != kNoPiece && is_protected(to, from)) return false;
    const Promotion& promotion = variant_.promotion();
    const bool judged = free || makes_parts_;
    // Of most that are counted nothing is asked but whether they are legal.
    if (kCounts && !promotes && passed == 0 && !sink.tells_captures) {
        if (!judged && !safety_.safe({.from = from, .to = to, .as = static_cast<std::int16_t>(as)}))
            return false;
        ++sink.moves;
        return true;
    }
    const bool due = promotes && promotion.due(code, from, to);
    if (!kCounts && sink.kinds != Kinds::kAll && !wanted_there(sink, to, due)) return false;
    bool captures = false;
    if (sink.tells_captures) {
        captures = takes(to);
        if (!captures && sink.captures > 0) return true;
    }
    Move move{.from = from, .to = to, .as = static_cast<std::int16_t>(as), .passed = passed};
    if (passed > 0) move.kind = Move::Kind::rush;
    if (due && promotion.asks_position(code)) return promote_by_position(sink, move);
    // Whether it is legal may depend on what the piece becomes.
    const bool one_by_one = due && !judged && safety_.asks_what_stands();
    if (!judged && !one_by_one && !safety_.safe(move)) return false;
    const std::uint64_t before = sink.moves;
    const auto add = [&] {
        if (one_by_one && !safety_.safe(move)) return;
        if constexpr (kCounts)
            ++sink.moves;
        else if (due)
            add_plain(sink, move);
        else
            sink.add(move, {});
    };
    if (kCounts && again && passed > 0 && sink.seen != nullptr && !sink.seen->add_rush(move)) return true;
    if (due) {
        const Move::Kind kind = std::exchange(move.kind, Move::Kind::plain);
        for (const int type : promotion.choices(code)) {
            move.promoted = variant_.binding().code_for(type, us_);
            add();
        }
        move.promoted = 0;
        move.kind = kind;
        move.tagged = promotion.may_wait(code);
    }
    if (!due || promotion.may_stay(position_, code, to)) add();
    if (captures) sink.captures += sink.moves - before;
    return !one_by_one || sink.moves > before;
}

// What it may become depends on pockets or on what else stands on the board: the move is made, tested and
// recorded. False where none is legal.
bool Generator::promote_by_position(MoveSink& sink, const Move& unpromoted) {
    const Promotion& promotion = variant_.promotion();
    const Field from = unpromoted.from, to = unpromoted.to;
    const Code code = position_.at(from);
    const std::uint64_t others = sink.moves;
    const std::size_t before = position_.checkpoint();
    const Tags tags = position_.tables().arrival_tags(to, code, position_.tags(from));
    const Edit::Why why = position_.at(to) == kNoPiece ? Edit::Why::put : Edit::Why::capture;
    position_.set(from, kNoPiece, 0, Edit::Why::lift);
    position_.set(to, code, tags, why);
    agenda_.promote_to_each(to, [&] {
        return judge(sink, before, {.from = from, .to = to, .as = unpromoted.as, .kind = Move::Kind::edits});
    });
    position_.undo_to(before);
    if (promotion.may_stay(position_, code, to)) {
        Move move = unpromoted;
        move.tagged = promotion.may_wait(code);
        const std::uint64_t promoted = sink.moves;
        if (makes_parts_ || safety_.safe(move)) add_plain(sink, move);
        if (sink.tells_captures && takes(to)) sink.captures += sink.moves - promoted;
    }
    return sink.moves > others;
}

// Is what the turn has done since `before` of a kind that is wanted?
bool Generator::wanted_since(const MoveSink& sink, std::size_t before) const {
    return sink.kinds == Kinds::kAll || sink.wants(kind_of(position_.edits_since(before), us_));
}

// Is going there of such a kind? due: the piece may be promoted.
bool Generator::wanted_there(const MoveSink& sink, Field to, bool due) const {
    if (takes(to)) return sink.wants(Kinds::kCaptures);
    return sink.wants(due ? Kinds::kPromotions | Kinds::kQuiet : Kinds::kQuiet);
}

void Generator::add_plain(MoveSink& sink, const Move& move) {
    if (sink.kinds == Kinds::kAll || sink.wants(kind_of(position_, move, nullptr))) sink.add(move, {});
}

// The position holds since `before` what the move does. False where the sink is done.
bool Generator::judge(MoveSink& sink, std::size_t before, const Move& made) {
    Work::done(kOfJudging);
    if (!agenda_.takes_few() && !wanted_since(sink, before)) return !sink.done();
    Move move = made;
    // What another way has led to has been judged.
    if (made.kind == Move::Kind::edits && !makes_parts_ && !safety_.asks_the_way() &&
        variant_.move_rules().captures.empty()) {
        move.result = position_.outcome_hash();
        if (sink.knows(move, position_.edits_since(before))) return add(sink, before, move);
        if (unsafe_.has(move.result)) return !sink.done();
    }
    if (makes_parts_) return add(sink, before, move);
    const Tried judged(position_);
    if (safety_.safe_after(before, made)) return add(sink, before, move);
    if (move.result != 0) unsafe_.insert(move.result);
    return !sink.done();
}

void Generator::put_captures(std::size_t before, Move::Kind kind) {
    const auto& rules = variant_.move_rules().captures;
    if (rules.empty()) return;
    const auto edits = position_.edits_since(before);
    // What parts of the turn have captured is in the pockets.
    const bool parts = !edits.empty() && edits[0].what == Edit::What::part;
    const Code by = kind == Move::Kind::pass ? kNoPiece : first_mover(edits);
    fill_pockets(position_, parts ? agenda_.begun_at() : before, by, rules);
}

// The same, found safe.
bool Generator::add(MoveSink& sink, std::size_t before, Move move) {
    put_captures(before, move.kind);
    if (move.result == 0) move.result = position_.outcome_hash();
    const std::uint64_t others = sink.moves;
    const bool captures =
        sink.tells_captures && kind_of(position_.edits_since(before), us_) == Kinds::kCaptures;
    // What is quiet may bring about the same.
    if (captures) move.result = mixed(move.result + 1);
    if (wanted_since(sink, before)) sink.add(move, position_.edits_since(before));
    if (captures) sink.captures += sink.moves - others;
    agenda_.found();
    return !sink.done();
}

bool Generator::finish(MoveSink& sink, std::size_t before, const Move& made) {
    return agenda_.follow([&] { return judge(sink, before, made); });
}

bool Generator::finish_drop(MoveSink& sink, std::size_t before, const Move& made) {
    if (variant_.play().ends_turns || safety_.lets_go()) return finish(sink, before, made);
    if (!wanted_since(sink, before)) return !sink.done();
    agenda_.begin_part();  // nothing follows the drop
    return safety_.safe_after(before, made) ? add(sink, before, made) : !sink.done();
}

// kFollowed: the piece does something by itself when it has captured, which begins where the table's walk
// ends. walks: it may walk by a program besides.
template <Generator::Ends kEnds, bool kFollowed>
void Generator::from_tables(MoveSink& sink, Field from, Code code, const Movement& movement, bool walks) {
    constexpr bool kCounts = kEnds == Ends::counted;
    const bool stamps = movement.facts.overlaps || walks;
    // A target that is legal whatever it is, and cannot be counted twice, needs no look.
    const bool promotes = may_promote(code, from);
    const auto is_free = [&] {
        const bool safe = safety_.always_safe(from) && !(promotes && safety_.asks_what_stands());
        return (makes_parts_ || safe) && !protected_;
    };
    // Most pieces take nothing: of these that is asked where they do.
    const bool free = kEnds != Ends::taking && is_free();
    const bool just_count = kCounts && free && !stamps;
    const bool meets = variant_.play().meets_from(movement, code, from);
    const bool again = stamps || meets;  // may another way to rush end on a field?
    const auto target = [ =, this, &sink, &is_free ](const Landing& landing) __attribute__((always_inline)) {
        const Field to = landing.to;
        const auto passed = static_cast<std::uint8_t>(landing.passed);
        // A mark that the piece has not tells its outcome from others.
        const bool once = !landing.taken && (passed == 0 || !again) &&
                          (landing.marks == nullptr || (landing.marks->marks & position_.tags(from)) == 0);
        if (landing.taken) {
            make_landing(sink, from, landing);
        } else if (just_count && once) {
            const std::uint64_t ways =
                promotes ? variant_.promotion().ways_to_end(position_, code, from, to) : 1;
            sink.moves += ways;
            if (sink.tells_captures && takes(to)) sink.captures += ways;
        } else if (landing.marks != nullptr) {
            make_landing(sink, from, landing);
        } else if (!stamps || passed != 0 || seen_[to] != stamp_) {
            if (plain_move<kCounts>(sink, from, to, code, promotes, passed, -1,
                                    kEnds == Ends::taking ? is_free() : free, again) &&
                stamps && passed == 0)
                seen_[to] = stamp_;
        }
        return kCounts || !sink.has_enough();
    };
    const Mover mover = Mover::starting(position_, from);
    if (!kFollowed && !meets) {
        for_each_table_end<kEnds == Ends::taking ? TableAlternative::kTakes : TableAlternative::kLands>(
            variant_.play(), position_, mover, movement.tables, 0,
            [target](const Landing& landing, std::uint8_t)
                __attribute__((always_inline)) { return target(landing); },
            takable_);
        return;
    }
    meetings_.clear();
    const auto meet = [&](const Landing& landing) {
        meetings_.push_back(landing);
        return kCounts || !sink.has_enough();
    };
    const auto land = [&](const Landing& landing) __attribute__((always_inline)) {
        const bool more =
            kFollowed
                ? landing.taken || landing.marks != nullptr || position_.at(landing.to) != kNoPiece
                : landing.after != nullptr && (influenced_ || landing.after->may_act(position_, landing.to));
        return more ? meet(landing) : target(landing);
    };
    if constexpr (kFollowed)
        for_each_table_end<TableAlternative::kLands>(
            variant_.play(), position_, mover, movement.tables,
            0, [&](const Landing& landing, std::uint8_t) __attribute__((always_inline)) {
                return land(landing);
            });
    else
        for_each_landing(variant_.play(), position_, mover, movement.tables, 0, land, meet);
    // What begins where a table's walk lands on another piece, or does something besides.
    if (meetings_.empty() || sink.simple || sink.done()) return;
    by_agenda(sink, agenda_.begin_ply(from, movers_.action, false, &meetings_), from,
              meetings_[0].after != nullptr);  // then all are such
}

// Walks that only look end as those by tables do.
template <bool kCounts>
void Generator::from_looks(MoveSink& sink, Field from, Code code, const Automaton& looks) {
    const bool promotes = may_promote(code, from);
    const bool just_count = kCounts && (makes_parts_ || safety_.always_safe(from)) && !protected_ &&
                            !sink.tells_captures && !promotes;
    looker_->ends(
        looks, position_, from, [&](Field to) __attribute__((always_inline)) {
            if (seen_[to] == stamp_) return true;
            if (just_count) {
                seen_[to] = stamp_;
                ++sink.moves;
            } else if (plain_move<kCounts>(sink, from, to, code, promotes, 0)) {
                seen_[to] = stamp_;
            }
            return kCounts || !sink.has_enough();
        });
}

// Captures in passing, and moves that mark the piece, are made, tested and recorded.
void Generator::make_landing(MoveSink& sink, Field from, const Landing& landing) {
    const Field to = landing.to;
    if (landing.taken && (is_protected(landing.taken->field, from) || is_protected(to, from))) return;
    const Tried landed(position_);
    const Code code = position_.at(from);
    const Tags tags = position_.tables().arrival_tags(to, code, position_.tags(from));
    const bool captures = position_.at(to) != kNoPiece;
    position_.set(from, kNoPiece, 0, Edit::Why::lift);
    if (landing.taken) position_.set(landing.taken->field, kNoPiece, 0, Edit::Why::take_passer);
    position_.set(to, code, tags, captures ? Edit::Why::capture : Edit::Why::put);
    if (landing.marks != nullptr) position_.set(to, code, landing.marks->marked(tags), Edit::Why::mark);
    const auto made = [&] {
        return judge(sink, landed.since(), {.from = from, .to = to, .kind = Move::Kind::edits});
    };
    if (variant_.promotion().due(code, from, to))
        agenda_.promote_into(to, made);
    else
        made();
}

// What the piece has done since `before` by a program: an end that is plain after all is noted to
// be judged as such, the rest by its edits. False where the sink is done.
bool Generator::sort_end(MoveSink& sink, std::size_t before, Code code, const WalkEnd& end) {
    if (safety_.lets_go() && !makes_parts_ && safety_.takes_off(before, ended(end.from, end)))
        return judge(sink, before, ended(end.from, end));
    const std::span<const Edit> edits = position_.edits_since(before);
    const auto put = [&](std::size_t i) {
        return edits[i].what == Edit::What::cell && edits[i].field == end.to && edits[i].after == code &&
               !end.gone && (edits[i].why == Edit::Why::put || edits[i].why == Edit::Why::capture);
    };
    if (edits.size() == 2 && put(1) && !variant_.promotion().due(code, end.from, end.to))
        plain_ends_.push_back({end.to, 0, end.as});
    else if (edits.size() == 3 && put(1) && edits[2].what == Edit::What::rush)
        plain_ends_.push_back({end.to, static_cast<std::uint8_t>(edits[2].number), end.as});
    else
        return judge(sink, before, ended(end.from, end));
    return true;
}

// All that a ply leads to which the agenda has begun; sorts: its ends may be plain after all.
void Generator::by_agenda(MoveSink& sink, const Agenda::State& begun, Field from, bool sorts) {
    plain_ends_.clear();
    const std::size_t before = position_.checkpoint();
    const Code code = position_.at(from);
    agenda_.run(begun, [&](const WalkEnd& end) {
        if (!sorts) return judge(sink, before, ended(from, end));
        if (end.null)
            return judge(sink, agenda_.idle_until(), {.from = from, .to = from, .kind = Move::Kind::pass});
        return sort_end(sink, before, code, end);
    });
    if (agenda_.exhausted()) complete_ = false;
    // Answers may depend on which type's walk it was: one way to a field may be safe, another not.
    const bool promotes = may_promote(code, from);
    for (const auto& [to, passed, as] : plain_ends_) {
        if (sink.done()) return;
        if (passed == 0 && seen_[to] == stamp_) continue;
        if (plain_move<false>(sink, from, to, code, promotes, passed, as) && passed == 0) seen_[to] = stamp_;
    }
}

void Generator::moves(MoveSink& sink, std::optional<Field> only_from) {
    const Position::Air* air = position_.air();
    if (air == nullptr) return walks_and_castlings(sink, only_from);
    // The move has begun: it goes on with the piece in the air.
    if (!only_from || *only_from == air->at)
        by_agenda(sink, agenda_.begin_air(Mover{*air}), Field{air->at}, false);
}

// Counts what has not changed since it was remembered, and asks piece(field) about the others. False where
// more may have changed than fields, and nothing was counted.
template <class Piece>
bool Generator::count_by_memory(MoveSink& sink, Piece piece) {
    if (!mobility_.remembers(us_) || influenced_ || ruled_ || makes_parts_ || variant_.neutrals_move() ||
        !safety_.pursued().empty())
        return false;
    const auto apart = safety_.not_always_safe();
    if (!apart) return false;
    const Mobility::Tally tally = mobility_.of_others(*apart, [&](Field f) {
        if (may_walk_from(f)) piece(f);
    });
    sink.moves += tally.moves;
    if (sink.tells_captures) sink.captures += tally.captures;
    return true;
}

// What can be taken stands there, or has passed.
void Generator::find_takable() {
    takable_ = position_.rushes().empty() ? 0 : ~Dependents::Bits{0};
    for (const Side side : {other(us_), Side::none})
        for (const Field f : position_.pieces(side)) takable_ |= Dependents::bit(f);
}

void Generator::walks_and_castlings(MoveSink& sink, std::optional<Field> only_from) {
    if (!sink.wants(Kinds::kQuiet)) find_takable();
    const bool counts = sink.just_counts();
    const auto by_tables =
        counts ? &Generator::from_tables<Ends::counted, false> : &Generator::from_tables<Ends::all, false>;
    const auto by_followed =
        counts ? &Generator::from_tables<Ends::counted, true> : &Generator::from_tables<Ends::all, true>;
    const auto by_looks = counts ? &Generator::from_looks<true> : &Generator::from_looks<false>;
    const auto by_programs = [&](Field from, bool tables) {
        by_agenda(sink, agenda_.begin_ply(from, movers_.action, tables), from, true);
    };
    const auto piece = [&](Field from) {
        const Code code = position_.at(from);
        const Movement& movement = movement_of(code);
        ++stamp_;
        const bool followed = more_follows(from, code) && !sink.by_fields;
        const bool meets = variant_.play().meets_from(movement, code, from);
        const bool taking = !movement.has_rows() && !meets && takes_only(sink, code, from);
        if (followed && (meets || all_by_agenda(from, code))) {
            const bool stays = !influenced_ && movement.tables.empty() && movement.walks.empty();
            if (!stays && !sink.simple) by_programs(from, true);
        } else {
            const bool walks = movement.may_walk(from);
            if (followed)
                (this->*by_followed)(sink, from, code, movement, walks);
            else if (taking)
                from_tables<Ends::taking, false>(sink, from, code, movement, walks);
            else
                (this->*by_tables)(sink, from, code, movement, walks);
            if (!walks || sink.done()) return !sink.done();
            if (taking && !followed && !movement.facts.takes && !movement.program.facts.may_capture())
                return true;
            const auto tells = [&](const auto& engine) {
                return engine && !followed && !(protected_ && engine->minds_protection);
            };
            if (tells(movement.looks))
                (this->*by_looks)(sink, from, code, *movement.looks);
            else if (sink.simple)
                return true;
            else if (sink.by_fields && movement.footprints)
                from_footprints(sink, from, *movement.footprints);
            else
                by_programs(from, all_by_agenda(from, code));
        }
        return !sink.done();
    };
    // Where nothing is about that asks more, most pieces do no more than their tables tell.
    const auto by_nothing_else = [&](Field from) {
        const Code code = position_.at(from);
        const bool taking = takes_only(sink, code, from);
        if (taking && (variant_.play().takes_on[code][from] & takable_) == 0) return true;
        ++stamp_;
        if (taking)
            from_tables<Ends::taking, false>(sink, from, code, variant_.movement(code), false);
        else
            (this->*by_tables)(sink, from, code, variant_.movement(code), false);
        return !sink.done();
    };
    // Where one move is enough: out of check most often the royal piece has one.
    if (sink.most == 1 && !only_from && safety_.attacked_now())
        if (const Field royal = position_.royal(us_); may_walk_from(royal) && !piece(royal)) return;
    const bool remembered = counts && !only_from && count_by_memory(sink, piece);
    const bool more = remembered ? !sink.done() : each_piece(only_from, piece, by_nothing_else);
    if (movers_.action != 0 || sink.simple) return;
    const std::size_t before = position_.checkpoint();
    const auto made = [&](const Move& move) { return finish(sink, before, move); };
    // What a castling brings about besides may be wanted.
    const bool castles = sink.wants(Kinds::kQuiet) || ruled_ || variant_.play().ends_turns;
    if (more && (!castles || castlings(only_from, made))) put_off_promotions(only_from, made);
}

}  // namespace acedrex
