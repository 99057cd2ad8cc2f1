// Pieces from pockets.
#include <algorithm>

#include "engines/looker.hpp"
#include "legality/generator.hpp"

namespace acedrex {

// Of several rules the first one counts that fits the piece.
bool Generator::each_drop_rule(const Part& part, RuleOfDrops fits) {
    const Side us = position_.to_move();
    for (const DropRule& rule : part.drops) {
        if (position_.pocketed(us, rule.pocket).empty()) continue;
        for (int type = 0; type < variant_.cast().types(); ++type) {
            const Code held = variant_.cast().code(type, us);
            if (position_.reserve(held, rule.pocket) == 0) continue;
            const auto queue = position_.queue(us, rule.pocket);
            if (!queue.empty() && queue.front().code != held) continue;
            const auto first = std::find_if(part.drops.begin(), part.drops.end(), [&](const DropRule& r) {
                return r.pocket == rule.pocket && r.types[static_cast<std::size_t>(type)];
            });
            if (first != part.drops.end() && &*first == &rule && !fits(rule, held)) return false;
        }
    }
    return true;
}

bool Generator::waits(const Part& part) {
    return !each_drop_rule(part, [](const DropRule& rule, Code held) {
        return rule.as[static_cast<std::size_t>(Cast::type(held))].empty();
    });
}

// place(piece in the pocket, code, field) wherever the rule lets it in, as the code; false stops.
template <class Place>
bool Generator::each_place(const DropRule& rule, Code held, Place place) {
    if (!rule.in_check && safety_.in_check(us_)) return true;
    for (const int type : rule.as[static_cast<std::size_t>(Cast::type(held))]) {
        const Code code = variant_.binding().code_for(type, us_);
        const auto shut = shut_for(rule, code);
        if (!shut) continue;
        const bool more = position_.each_kind(held, rule.pocket, [&](Tags kept) {
            std::span<const Field> fields = fields_for(rule, code);
            // What is made of a drop may ask for some others.
            std::vector<Field> some;
            if (fields.data() != all_fields_.data()) {
                some.assign(fields.begin(), fields.end());
                fields = some;
            }
            return ranges::all_of(fields, [&](Field f) {
                return !may_stand(rule, {code, kept}, f, *shut) || place(Pocketed{held, kept}, code, f);
            });
        });
        if (!more) return false;
    }
    return true;
}

bool Generator::drops(const Part& part, Made made) {
    return each_drop_rule(part, [&](const DropRule& rule, Code held) {
        return each_place(rule, held, [&](const Pocketed& piece, Code code, Field f) {
            return drop_on(rule, piece, code, f, made);
        });
    });
}

void Generator::count_drops(MoveSink& sink, const Part& part) {
    const Field off = variant_.board().off();
    const auto made = [&](const Move& move) { return finish_drop(sink, agenda_.turn_begin(), move); };
    each_drop_rule(part, [&](const DropRule& rule, Code held) {
        const bool alone = rule.on_drop.empty() && (!variant_.play().ends_turns || sink.by_fields);
        return each_place(rule, held, [&](const Pocketed& piece, Code code, Field f) {
            const auto safe = alone ? safety_.safe_dropping(f, code) : std::nullopt;
            if (safe == false) return true;
            const bool free = (rule.may_mate && rule.may_check) || safety_.gives_check(off, f, code) == false;
            if (!safe || !free) return drop_on(rule, piece, code, f, made);
            ++sink.moves;
            return true;
        });
    });
}

// The fields that have to be asked, in order.
std::span<const Field> Generator::fields_for(const DropRule& rule, Code code) {
    const Automaton* looks = rule.looks[code].get();
    if (looks != nullptr && looks->beside) return fields_beside(*looks->beside);
    if (!rule.vacated) return all_fields_;
    some_fields_.clear();
    for (const Edit& e : position_.edits_since(agenda_.turn_begin()))
        if (e.what == Edit::What::cell) some_fields_.push_back(e.field);
    std::sort(some_fields_.begin(), some_fields_.end());
    some_fields_.erase(std::unique(some_fields_.begin(), some_fields_.end()), some_fields_.end());
    return some_fields_;
}

std::span<const Field> Generator::fields_beside(const Automaton::Beside& beside) {
    ++stamp_;
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field f : position_.pieces(side))
            if (beside.codes[position_.at(f)] != 0)
                for (const Field begin : beside.begins_by(f)) seen_[begin] = stamp_;
    some_fields_.clear();
    for (const Field f : all_fields_)
        if (seen_[f] == stamp_) some_fields_.push_back(f);
    return some_fields_;
}

bool Generator::drop_on(const DropRule& rule, const Pocketed& held, Code code, Field f, Made made) {
    const Tried dropped(position_);
    position_.begin_part({f, f, held.code, Position::kDrop, rule.pocket});
    position_.take_from_reserve(held.code, rule.pocket, held.kept);
    position_.set(f, code, position_.tables().arrival_tags(f, code, held.kept) | rule.tags, Edit::Why::drop);
    const Side them = other(us_);
    const bool barred = !follow_drop(rule, dropped.since(), code, f) ||
                        (!rule.may_check && safety_.in_check(them)) ||
                        (!rule.may_mate && safety_.peril(them) != Peril::none && !reply_());
    return barred || made({.from = f, .to = f, .kind = Move::Kind::edits});
}

// What the piece does that has come in there since `before` in the log; false where it cannot.
bool Generator::follow_drop(const DropRule& rule, std::size_t before, Code code, Field f) {
    if (rule.on_drop.empty()) return true;
    if (!agenda_.follow_drop(f, {rule.program, rule.on_drop[code]})) return false;
    fill_pockets(position_, before, code, variant_.move_rules().captures);
    return true;
}

// The fields where the rule's limits let no such piece come in, none of them if it is empty; absent: they let
// it in nowhere.
std::optional<FieldSet> Generator::shut_for(const DropRule& rule, Code code) const {
    const auto& limit = rule.limits[static_cast<std::size_t>(Cast::type(code))];
    FieldSet shut;
    if (!limit || position_.count(code) < limit->most) return shut;
    if (limit->of == DropLimit::Of::board || (limit->of == DropLimit::Of::file && limit->most == 0))
        return std::nullopt;
    const Board& board = variant_.board();
    const auto is_like = [&](Field f) { return position_.at(f) == code; };
    shut.resize(static_cast<std::size_t>(board.size()) + 1);
    if (limit->of == DropLimit::Of::zone) {
        const FieldSet& zone = limit->zone[static_cast<std::size_t>(us_)];
        const auto like =
            ranges::count(position_.pieces(us_), true, [&](Field f) { return is_like(f) && zone[f]; });
        if (like >= limit->most) std::copy(zone.begin(), zone.end(), shut.begin());
        return shut;
    }
    std::vector<int> like(shut.size());  // by the first field of each file, which may be a hole
    for (const Field f : position_.pieces(us_)) {
        const BoardPart& part = board.part(f);
        const auto on_rank = [&](int rank) {
            return static_cast<std::size_t>(part.first + board.file(f) + rank * part.files);
        };
        if (!is_like(f) || ++like[on_rank(0)] != limit->most) continue;
        for (int rank = 0; rank < part.ranks; ++rank) shut[on_rank(rank)] = 1;
    }
    return shut;
}

// Do the rule and its guard let the piece come in on the field?
bool Generator::may_stand(const DropRule& rule, const Pocketed& piece, Field f, const FieldSet& shut) {
    const auto& [code, kept] = piece;
    if (!rule.at[code][f] || position_.at(f) != kNoPiece || (!shut.empty() && shut[f])) return false;
    if (rule.asked[code] == DropRule::kNever) return true;
    if (const Automaton* looks = rule.looks[code].get()) return looker_->holds(*looks, position_, f);
    walker_.take_part_since(agenda_.turn_begin());
    return walker_.holds(rule.program, rule.asked[code], Mover::starting(code, kept, f));
}

}  // namespace acedrex
