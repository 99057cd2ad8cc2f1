#include "engines/unroll.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace acedrex {

namespace {

constexpr int kMostFollowed = 600;     // instructions, of all ways from one field
constexpr std::size_t kMostWays = 40;  // that are open, or ends, of one walk

bool any(const std::vector<std::uint8_t>& codes) {
    return std::find(codes.begin(), codes.end(), 1) != codes.end();
}

std::shared_ptr<const UnrolledWay::Codes> without(UnrolledWay::Codes codes) {
    for (std::uint8_t& code : codes) code = !code;
    return std::make_shared<const UnrolledWay::Codes>(std::move(codes));
}

// Those that come first are gone first, as the walker does.
void push_all(std::vector<UnrolledWay>& open, std::vector<UnrolledWay> ways) {
    open.insert(open.end(), std::move_iterator(ways.rbegin()), std::move_iterator(ways.rend()));
}

}  // namespace

std::uint32_t Unroller::set_of(const Codes& codes) {
    const auto known = std::find(made_.code_sets.begin(), made_.code_sets.end(), codes);
    const auto number = static_cast<std::uint32_t>(known - made_.code_sets.begin());
    if (known == made_.code_sets.end()) made_.code_sets.push_back(codes);
    return number;
}

Unroller::Way Unroller::begun(Pc begin, Field from) {
    from_ = from;
    followed_ = 0;
    Way start{.pc = begin, .f = from, .w = walker_};
    start.cells[from] = {};  // the walker is taken up
    return start;
}

Unroller::Way Unroller::rule(Pc begin, Field at) {
    stays_ = true;
    Ways ends = run(begun(begin, at));
    const auto stays = [&](const Way& end) {
        return end.conditions.empty() && end.down != Down::landed && end.w == walker_ &&
               std::all_of(end.deeds.begin(), end.deeds.end(), [&](const Deed& deed) {
                   return deed.what == Deed::What::remove && deed.field != at;
               });
    };
    if (ends.size() != 1 || !stays(ends[0])) throw NotForeseen{};
    if (ends[0].down == Down::gone)
        ends[0].deeds.push_back({.what = Deed::What::remove, .why = Why::oblate, .field = at});
    return std::move(ends[0]);
}

Unroller::Ways Unroller::walks(Pc begin, Field from) {
    stays_ = false;
    Ways ends = run(begun(begin, from));
    std::erase_if(ends, [&](Way& end) { return end.down == Down::no && !land(end); });
    return ends;
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
                alive = require_codes(way, program_.code_sets[in.b]);
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
        for (Way& end : ends) {
            Way on = way;
            on.conditions = std::move(end.conditions);
            end = std::move(on);
        }
    }
    for (Way& on : ends) on.pc = in.c;
    push_all(open, std::move(ends));
}

// What is asked with the piece still in its place.
void Unroller::before(const Way& way, const Instruction& in, Ways& open) {
    Way start{.pc = program_.preludes[in.b].begin, .f = from_, .w = walker_};
    start.conditions = way.conditions;
    start.cells[from_] = {.code = walker_};
    Ways ends = run(start);
    for (Way& end : ends) {
        Way on = way;
        on.conditions = std::move(end.conditions);
        ++on.pc;
        end = std::move(on);
    }
    push_all(open, std::move(ends));
}

// Where each of its walks takes something away from a field, as far as that is there which it asks for.
void Unroller::every(Way& way, const Instruction& in) {
    const Way before = way;
    for (const Way& end : run(inner(before, in.b))) {
        const std::size_t asked = end.conditions.size() - before.conditions.size();
        if (end.deeds.size() != before.deeds.size() + 1) throw NotForeseen{};
        Deed deed = end.deeds.back();
        if (deed.what != Deed::What::remove || way.cells.contains(deed.field) || asked == 0)
            throw NotForeseen{};
        if (way.deeds.size() > before.deeds.size() && way.deeds.back().why != deed.why) throw NotForeseen{};
        for (std::size_t i = before.conditions.size(); i < end.conditions.size(); ++i)
            if (end.conditions[i].what != What::codes || end.conditions[i].field != deed.field)
                throw NotForeseen{};
        deed.number = static_cast<std::uint16_t>(set_of(*end.conditions.back().codes) + 1);
        way.deeds.push_back(deed);
        way.cells[deed.field] = {.is = Way::Cell::Is::open};
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
    push_all(open, std::move(ends));
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
    push_all(open, std::move(on));
}

// The ways on which none of those that end so can be gone: of what each asks besides, something does not
// hold.
Unroller::Ways Unroller::refusing(const Way& way, const Ways& ends) const {
    const std::size_t known = way.conditions.size();
    Ways refusing{way};
    for (const Way& end : ends) {
        Ways next;
        for (const Way& one : refusing) {
            Way so_far = one;
            for (std::size_t i = known; i < end.conditions.size(); ++i) {
                Way::Condition broken = end.conditions[i];
                if (broken.what == What::codes)
                    broken.codes = without(*broken.codes);
                else
                    broken.holds = !broken.holds;
                Way on = so_far;
                if (require(on, broken)) next.push_back(std::move(on));
                if (!require(so_far, end.conditions[i])) break;
            }
        }
        if (next.size() > kMostWays) throw NotForeseen{};
        refusing = std::move(next);
    }
    return refusing;
}

// What may have stood on the field before, as far as has been asked.
const Unroller::Codes& Unroller::possible(const Way& way, Field f) const {
    for (std::size_t i = way.conditions.size(); i-- > 0;)
        if (way.conditions[i].what == What::codes && way.conditions[i].field == f)
            return *way.conditions[i].codes;
    return anything_;
}

Unroller::Way::Cell Unroller::here(const Way& way) const {
    const auto touched = way.cells.find(way.f);
    if (touched == way.cells.end()) return {.is = Way::Cell::Is::as_on, .field = way.f};
    if (touched->second.is == Way::Cell::Is::open) throw NotForeseen{};
    return touched->second;
}

Unroller::Codes Unroller::possible_here(const Way& way) const {
    const Way::Cell cell = here(way);
    if (cell.is == Way::Cell::Is::as_on) return possible(way, cell.field);
    Codes codes(static_cast<std::size_t>(binding_.cast->codes()), 0);
    codes[cell.code] = 1;
    return codes;
}

// False where that cannot be.
bool Unroller::require(Way& way, const Way::Condition& condition) const {
    if (condition.what == What::codes) {
        const Codes& before = possible(way, condition.field);
        Codes left = before;
        keep_common(left, *condition.codes);
        const bool asked = left != before, can = any(left);
        if (asked) {
            way.conditions.push_back(condition);
            way.conditions.back().codes = std::make_shared<const Codes>(std::move(left));
        }
        return can;
    }
    for (const Way::Condition& known : way.conditions)
        if (known.what == condition.what && known.field == condition.field && known.tags == condition.tags)
            return known.holds == condition.holds;
    way.conditions.push_back(condition);
    return true;
}

bool Unroller::require_codes(Way& way, const Codes& codes) const {
    const Way::Cell cell = here(way);
    if (cell.is == Way::Cell::Is::known) return codes[cell.code] != 0;
    Way::Condition condition;
    condition.field = cell.field;
    Codes asked = codes;
    asked.resize(anything_.size());
    condition.codes = std::make_shared<const Codes>(std::move(asked));
    return require(way, condition);
}

// Of what stands here, or (marked) of the field.
bool Unroller::require_tags(Way& way, What what, Tags tags) const {
    if (what == What::marked) {
        if (way.field_retagged.contains(way.f)) throw NotForeseen{};
    } else {
        const Way::Cell cell = here(way);
        if (cell.is == Way::Cell::Is::known && cell.code == kNoPiece) return false;
        if (cell.is != Way::Cell::Is::as_on || cell.field != way.f || way.retagged.contains(way.f))
            throw NotForeseen{};
        if (!require_codes(way, occupied())) return false;
    }
    Way::Condition condition;
    condition.what = what;
    condition.field = way.f;
    condition.tags = tags;
    return require(way, condition);
}

Unroller::Codes Unroller::occupied() const {
    Codes codes = anything_;
    codes[kNoPiece] = 0;
    return codes;
}

Unroller::Codes Unroller::empty() const {
    Codes codes(static_cast<std::size_t>(binding_.cast->codes()), 0);
    codes[kNoPiece] = 1;
    return codes;
}

// Of the player to move, or of the other one.
Unroller::Codes Unroller::of_side(bool mover) const {
    const Side side = Cast::side(walker_);
    if (side == Side::none || stays_) throw NotForeseen{};
    Codes codes = occupied();
    for (Code c = 1; c < codes.size(); ++c) codes[c] = Cast::side(c) == (mover ? side : other(side));
    return codes;
}

// Which occupants the walker takes or passes, of those that may stand here.
Unroller::Codes Unroller::met(const Way& way, std::uint8_t yes, std::uint8_t maybe) const {
    if (stays_ && yes == Meetings::kTakes) throw NotForeseen{};
    Codes codes = possible_here(way);
    codes[kNoPiece] = 0;
    for (Code c = 1; c < codes.size(); ++c) {
        const std::uint8_t bits = meetings_.at(way.w, c);
        if (codes[c] && (bits & maybe)) throw NotForeseen{};
        codes[c] = codes[c] && (bits & yes);
        if (codes[c] && yes == Meetings::kTakes && binding_.protectable[c]) made_.minds_protection = true;
    }
    return codes;
}

bool Unroller::holds(Way& way, const Instruction& in) const {
    const Board& board = *binding_.board;
    switch (in.guard()) {
        case GuardKind::free: {
            Codes codes = met(way, Meetings::kPasses, Meetings::kPassesMaybe);
            codes[kNoPiece] = 1;
            return require_codes(way, codes);
        }
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
        case GuardKind::carries: {
            Way::Condition condition;
            condition.what = in.guard() == GuardKind::initial ? What::unmoved : What::tagged;
            condition.field = from_;
            condition.tags = in.guard() == GuardKind::initial ? 0 : unpacked_tag(in.b);
            return require(way, condition);
        }
        case GuardKind::start_colour:
            return board.is_light(way.f) == board.is_light(from_);
        case GuardKind::at_start:
            return way.f == from_;
        case GuardKind::i_am:
            return program_.code_sets[in.b][way.w] != 0;
        case GuardKind::walked:
            return way.steps <= static_cast<std::int32_t>(in.b);
        case GuardKind::momentum:
            return way.steps >= static_cast<std::int32_t>(in.b);
        case GuardKind::unsettled:
            return way.mode != Mode::settle;
        case GuardKind::bloodless:
            if (way.blood == Way::Blood::open) throw NotForeseen{};
            if (way.blood == Way::Blood::shed) return false;
            return way.down != Down::no || (way.mode != Mode::strike && require_codes(way, empty()));
        case GuardKind::first_ply:
            return true;
        default:
            throw NotForeseen{};
    }
}

}  // namespace acedrex
