#include "engines/unroll.hpp"

#include <algorithm>
#include <utility>

namespace acedrex {

namespace {

constexpr int kMostFollowed = 600;     // instructions, of all ways from one field
constexpr std::size_t kMostWays = 40;  // that are open, or ends, of one walk

// Those that come first are gone first, as the walker does.
void push_all(std::vector<UnrolledWay>& open, const std::vector<UnrolledWay>& ways) {
    open.insert(open.end(), ways.rbegin(), ways.rend());
}

// The way goes on as it was, and what the other one has asked holds.
UnrolledWay after_asking(UnrolledWay way, const UnrolledWay& asked) {
    way.conditions = asked.conditions;
    return way;
}

}  // namespace

Unroller::Unroller(const Program& program, Code walker, const BindContext& binding, const Meetings& meetings,
                   Paths& made)
    : program_(program),
      walker_(walker),
      binding_(binding),
      meetings_(meetings),
      made_(made),
      sets_(static_cast<std::size_t>(binding.cast->codes())),
      occupied_(sets_.such([](Code c) { return c != kNoPiece; })),
      empty_(sets_.without(occupied_)),
      anything_(sets_.without(CodeSets::kNothing)),
      mine_(sets_.such([&](Code c) { return c != kNoPiece && Cast::side(c) == Cast::side(walker); })),
      theirs_(
          sets_.such([&](Code c) { return c != kNoPiece && Cast::side(c) == other(Cast::side(walker)); })),
      protectable_(sets_.of(binding.protectable)) {
    for (const CodeSets::Codes& codes : program.code_sets) of_program_.push_back(sets_.of(codes));
}

std::uint32_t Unroller::number_of(Set set) {
    const auto [known, is_new] =
        numbers_.try_emplace(set, static_cast<std::uint32_t>(made_.code_sets.size()));
    if (is_new) made_.code_sets.push_back(sets_.codes(set));
    return known->second;
}

void Unroller::forget() {
    conditions_.clear();
    deeds_.clear();
    cells_.clear();
    fields_.clear();
}

Unroller::Way Unroller::begun(Pc begin, Field from) {
    from_ = from;
    followed_ = 0;
    Way start{.pc = begin, .f = from, .w = walker_};
    set_cell(start, from, {});  // the walker is taken up
    return start;
}

Unroller::Way Unroller::rule(Pc begin, Field at) {
    forget();
    stays_ = true;
    Ways ends = run(begun(begin, at));
    const auto is_other = [&](const Deed& deed) {
        return deed.what != Deed::What::remove || deed.field == at;
    };
    if (ends.size() != 1 || ends[0].conditions != kEmptyChain || ends[0].down == Down::landed ||
        ends[0].w != walker_ || deeds_.find_last(ends[0].deeds, is_other) != nullptr)
        throw NotForeseen{};
    if (ends[0].down == Down::gone)
        deeds_.add(ends[0].deeds, {.what = Deed::What::remove, .why = Why::oblate, .field = at});
    return ends[0];
}

Unroller::Ways Unroller::walks(const std::vector<Pc>& begins, Field from) {
    forget();
    stays_ = false;
    Ways all;
    for (const Pc begin : begins)
        for (Way& end : run(begun(begin, from)))
            if (end.down != Down::no || land(end)) all.push_back(end);
    return all;
}

bool Unroller::do_the_same(const Way& a, const Way& b) const {
    return a.f == b.f && a.w == b.w && a.down == b.down && a.as == b.as && a.no_promotion == b.no_promotion &&
           deeds_.equal(a.deeds, b.deeds);
}

Unroller::Ways Unroller::run(const Way& start) {
    Ways open{start}, ends;
    while (!open.empty()) {
        Way way = std::move(open.back());
        open.pop_back();
        if (follow(way, open)) ends.push_back(std::move(way));
        if (open.size() > kMostWays || ends.size() > kMostWays) throw NotForeseen{};
    }
    return ends;
}

// Follows one way until it ends, fails, or becomes others that are added to those that are open. True where
// it ends.
bool Unroller::follow(Way& way, Ways& open) {
    for (;; ++way.pc) {
        if (++followed_ > kMostFollowed) throw NotForeseen{};
        const Instruction& in = program_.code[way.pc];
        bool alive = true;
        switch (in.op) {
            case Op::end:
                return true;
            case Op::fail:
                return false;
            case Op::step:
                if (way.down == Down::no) step(way, in, open);
                return false;
            case Op::fork:
                open.push_back(way);
                open.back().pc = in.b;
                break;
            case Op::jump:
                way.pc = in.b - 1;
                break;
            case Op::merge:
                break;
            case Op::test_codes:
                alive = require_codes(way, of_program_[in.b]);
                break;
            case Op::test_fields:
                alive = program_.field_sets[in.b][way.f] != 0;
                break;
            case Op::test:
                alive = holds(way, in);
                break;
            case Op::effect:
                alive = effect(way, in);
                break;
            case Op::ways:
                if (!in.does(EffectKind::land)) throw NotForeseen{};
                alive = way.down != Down::no || land(way);
                break;
            case Op::every:
                every(way, in);
                way.pc = in.c - 1;
                break;
            case Op::test_prelude:
                before(way, in, open);
                return false;
            case Op::look:
                look(way, in, open);
                return false;
            case Op::aside:
                aside(way, in, open);
                return false;
            case Op::first_of:
                first_of(way, in, open);
                return false;
            default:
                throw NotForeseen{};
        }
        if (!alive) return false;
    }
}

void Unroller::step(const Way& way, const Instruction& in, Ways& open) const {
    for (std::uint32_t i = in.a; i-- > 0;) {
        const Field to = binding_.steps.next(program_.step_lists[in.b + i])[way.f];
        if (to == binding_.board->off()) continue;
        open.push_back(way);
        Way& there = open.back();
        ++there.pc;
        ++there.steps;
        there.f = to;
    }
}

Unroller::Way Unroller::inner(const Way& way, Pc pc) const {
    Way in = way;
    in.pc = pc;
    in.down = Down::no;
    return in;
}

void Unroller::look(const Way& way, const Instruction& in, Ways& open) {
    Ways ends = run(inner(way, in.b));
    if (in.a == 1) {
        ends = refusing(way, ends);
    } else {
        for (Way& end : ends) end = after_asking(way, end);
    }
    for (Way& on : ends) on.pc = in.c;
    push_all(open, ends);
}

// What is asked with the piece still in its place.
void Unroller::before(const Way& way, const Instruction& in, Ways& open) {
    Way start{.pc = program_.preludes[in.b].begin, .f = from_, .w = walker_};
    start.conditions = way.conditions;
    set_cell(start, from_, {.code = walker_});
    Ways ends = run(start);
    for (Way& end : ends) {
        end = after_asking(way, end);
        ++end.pc;
    }
    push_all(open, ends);
}

// Only inner walks that remove what stands on one field, if it is what they ask for.
void Unroller::every(Way& way, const Instruction& in) {
    const Way before = way;
    for (const Way& end : run(inner(before, in.b))) {
        const std::vector<Deed> done = deeds_.items(end.deeds, before.deeds);
        if (done.size() != 1 || end.conditions == before.conditions) throw NotForeseen{};
        Deed deed = done[0];
        if (deed.what != Deed::What::remove || touched(way, deed.field) != nullptr) throw NotForeseen{};
        if (way.deeds != before.deeds && deeds_.last(way.deeds).why != deed.why) throw NotForeseen{};
        for (const Condition& asked : conditions_.items(end.conditions, before.conditions))
            if (asked.what != What::codes || asked.field != deed.field) throw NotForeseen{};
        deed.number = static_cast<std::uint16_t>(number_of(conditions_.last(end.conditions).set) + 1);
        deeds_.add(way.deeds, deed);
        set_cell(way, deed.field, {.is = Way::Cell::Is::open});
        if (deed.why == Why::capture && way.blood == Way::Blood::no) way.blood = Way::Blood::open;
    }
}

void Unroller::aside(const Way& way, const Instruction& in, Ways& open) {
    Ways ends = run(inner(way, in.b));
    for (Way& end : ends) {
        if (way.down == Down::landed && (end.down == Down::gone || end.w != way.w)) throw NotForeseen{};
        end.down = end.down == Down::gone ? Down::gone : way.down;
        end.f = way.f;
        end.mode = way.mode;
        end.steps = way.steps;
        end.passed = way.passed;
        end.no_promotion = way.no_promotion;
        end.as = way.as;
        end.pc = in.c;
    }
    push_all(open, ends);
}

void Unroller::first_of(const Way& way, const Instruction& in, Ways& open) {
    Ways left{way}, on;
    for (std::uint32_t i = 0; i < in.a; ++i) {
        Ways without;
        for (const Way& before : left) {
            Way start = before;
            start.pc = program_.targets[in.b + i];
            const Ways ends = run(start);
            for (const Way& end : ends) {
                on.push_back(end);
                on.back().pc = in.c;
            }
            for (Way& refused : refusing(before, ends)) without.push_back(std::move(refused));
        }
        left = std::move(without);
    }
    push_all(open, on);
}

// The ways on which none of those that end so can be gone: of what each asks besides, something does not
// hold.
Unroller::Ways Unroller::refusing(const Way& way, const Ways& ends) {
    Ways refusing{way};
    for (const Way& end : ends) {
        const std::vector<Condition> asked = conditions_.items(end.conditions, way.conditions);
        Ways next;
        for (Way so_far : refusing) {
            for (const Condition& condition : asked) {
                Condition broken = condition;
                if (broken.what == What::codes)
                    broken.set = sets_.without(broken.set);
                else
                    broken.holds = !broken.holds;
                Way on = so_far;
                if (require(on, broken)) next.push_back(on);
                if (!require(so_far, condition)) break;
            }
        }
        if (next.size() > kMostWays) throw NotForeseen{};
        refusing = std::move(next);
    }
    return refusing;
}

// What may have stood on the field before, as far as has been asked.
CodeSets::Set Unroller::possible(const Way& way, Field f) const {
    const Condition* asked = conditions_.find_last(
        way.conditions, [&](const Condition& c) { return c.what == What::codes && c.field == f; });
    return asked != nullptr ? asked->set : anything_;
}

// nullptr: the field has not been touched.
const UnrolledWay::Cell* Unroller::touched(const Way& way, Field f) const {
    const auto* found = cells_.find_last(way.cells, [&](const auto& cell) { return cell.first == f; });
    return found != nullptr ? &found->second : nullptr;
}

Unroller::Way::Cell Unroller::here(const Way& way) const {
    const Way::Cell* cell = touched(way, way.f);
    if (cell == nullptr) return {.is = Way::Cell::Is::as_on, .field = way.f};
    if (cell->is == Way::Cell::Is::open) throw NotForeseen{};
    return *cell;
}

Unroller::Set Unroller::possible_here(const Way& way) {
    const Way::Cell cell = here(way);
    if (cell.is == Way::Cell::Is::as_on) return possible(way, cell.field);
    return cell.code == kNoPiece ? empty_ : sets_.such([&](Code c) { return c == cell.code; });
}

// False where that cannot be.
bool Unroller::require(Way& way, const Condition& condition) {
    if (condition.what == What::codes) {
        const Set before = possible(way, condition.field), left = sets_.common(before, condition.set);
        if (left != before) conditions_.add(way.conditions, {.field = condition.field, .set = left});
        return left != CodeSets::kNothing;
    }
    const Condition* known = conditions_.find_last(way.conditions, [&](const Condition& c) {
        return c.what == condition.what && c.field == condition.field && c.tags == condition.tags;
    });
    if (known != nullptr) return known->holds == condition.holds;
    conditions_.add(way.conditions, condition);
    return true;
}

bool Unroller::require_codes(Way& way, Set set) {
    const Way::Cell cell = here(way);
    if (cell.is == Way::Cell::Is::known) return sets_.has(set, cell.code);
    return require(way, {.field = cell.field, .set = set});
}

// Of what stands here, or (marked) of the field.
bool Unroller::require_tags(Way& way, What what, Tags tags) {
    const auto is_here = [&](Field f) { return f == way.f; };
    if (what == What::marked) {
        if (fields_.find_last(way.field_retagged, is_here) != nullptr) throw NotForeseen{};
    } else {
        const Way::Cell cell = here(way);
        if (cell.is == Way::Cell::Is::known && cell.code == kNoPiece) return false;
        if (cell.is != Way::Cell::Is::as_on || cell.field != way.f ||
            fields_.find_last(way.retagged, is_here) != nullptr)
            throw NotForeseen{};
        if (!require_codes(way, occupied_)) return false;
    }
    return require(way, {.what = what, .field = way.f, .tags = tags});
}

// Of the player to move, or of the other one.
Unroller::Set Unroller::of_side(bool mover) const {
    if (Cast::side(walker_) == Side::none || stays_) throw NotForeseen{};
    return mover ? mine_ : theirs_;
}

// Which occupants the walker takes or passes, of those that may stand here.
Unroller::Set Unroller::met(const Way& way, std::uint8_t yes, std::uint8_t maybe) {
    if (stays_ && yes == Meetings::kTakes) throw NotForeseen{};
    const Set there = possible_here(way);
    if (sets_.common(there, met_by(way.w, maybe)) != CodeSets::kNothing) throw NotForeseen{};
    const Set met = sets_.common(there, met_by(way.w, yes));
    if (yes == Meetings::kTakes && sets_.common(met, protectable_) != CodeSets::kNothing)
        made_.minds_protection = true;
    return met;
}

Unroller::Set Unroller::met_by(Code walker, std::uint8_t bits) {
    const auto [known, is_new] = met_by_.try_emplace({walker, bits});
    if (is_new)
        known->second =
            sets_.such([&](Code c) { return c != kNoPiece && (meetings_.at(walker, c) & bits) != 0; });
    return known->second;
}

bool Unroller::holds(Way& way, const Instruction& in) {
    const Board& board = *binding_.board;
    switch (in.guard()) {
        case GuardKind::free:
            return require_codes(way,
                                 sets_.joined(empty_, met(way, Meetings::kPasses, Meetings::kPassesMaybe)));
        case GuardKind::prey:
            return require_codes(way, met(way, Meetings::kTakes, Meetings::kTakesMaybe));
        case GuardKind::mine:
        case GuardKind::theirs:
            return require_codes(way, of_side(in.guard() == GuardKind::mine));
        case GuardKind::tagged:
            return require_tags(way, What::tagged, unpacked_tag(in.b));
        case GuardKind::unmoved:
            return require_tags(way, What::unmoved, 0);
        case GuardKind::marked:
            return require_tags(way, What::marked, unpacked_tag(in.b));
        case GuardKind::initial:
            return require(way, {.what = What::unmoved, .field = from_});
        case GuardKind::carries:
            return require(way, {.what = What::tagged, .field = from_, .tags = unpacked_tag(in.b)});
        case GuardKind::start_colour:
            return board.is_light(way.f) == board.is_light(from_);
        case GuardKind::at_start:
            return way.f == from_;
        case GuardKind::i_am:
            return sets_.has(of_program_[in.b], way.w);
        case GuardKind::walked:
            return way.steps <= static_cast<std::int32_t>(in.b);
        case GuardKind::momentum:
            return way.steps >= static_cast<std::int32_t>(in.b);
        case GuardKind::unsettled:
            return way.mode != Mode::settle;
        case GuardKind::bloodless:
            if (way.blood == Way::Blood::open) throw NotForeseen{};
            if (way.blood == Way::Blood::shed) return false;
            return way.down != Down::no || (way.mode != Mode::strike && require_codes(way, empty_));
        case GuardKind::first_ply:
            return true;
        default:
            throw NotForeseen{};
    }
}

}  // namespace acedrex
