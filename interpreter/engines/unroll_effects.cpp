// What effects do on the way: walker_deeds.cpp, without a board.
#include <algorithm>
#include <utility>

#include "engines/unroll.hpp"

namespace acedrex {

void Unroller::remove(Way& way, Why why) {
    deeds_.add(way.deeds, {.what = Deed::What::remove, .why = why, .field = way.f});
    set_cell(way, way.f, {});
}

// Where it is, or not at all.
bool Unroller::land(Way& way) {
    Set set = way.mode != Mode::strike ? empty_ : CodeSets::kNothing;
    if (way.mode != Mode::settle) set = sets_.joined(set, met(way, Meetings::kTakes, Meetings::kTakesMaybe));
    if (!require_codes(way, set)) return false;
    const Set left = possible_here(way);
    if (sets_.common(left, occupied_) != CodeSets::kNothing && way.blood != Way::Blood::shed)
        way.blood = sets_.has(left, kNoPiece) ? Way::Blood::open : Way::Blood::shed;
    deeds_.add(way.deeds, {.what = Deed::What::put,
                           .field = way.f,
                           .code = way.w,
                           .number = static_cast<std::uint16_t>(way.passed)});
    set_cell(way, way.f, {.code = way.w});
    fields_.add(way.retagged, way.f);
    way.down = Down::landed;
    return true;
}

// Over empty fields only, or over the edge where the word says so.
bool Unroller::pushed(Way& way, const Instruction& in, Why why) {
    const Way::Cell moved = here(way);
    const Field* next = binding_.steps.next(static_cast<StepId>(in.b));
    const Field off = binding_.board->off(), at = way.f;
    Field to = at;
    for (int i = 0; i < in.a && to != off; ++i) {
        way.f = to = next[to];
        if (to != off && !require_codes(way, empty_)) return false;
    }
    way.f = at;
    if (to == off) {
        if (in.c != 0) remove(way, Why::oblate);
        return in.c != 0;
    }
    if (to == at || to == from_) throw NotForeseen{};
    deeds_.add(way.deeds, {.what = Deed::What::shift, .why = why, .field = at, .to = to});
    set_cell(way, at, {});
    set_cell(way, to, moved);
    fields_.add(way.retagged, to);
    return true;
}

// What stands here, whatever it is, becomes what the list says.
void Unroller::retype(Way& way, const std::vector<Code>& by_code, Why why) {
    auto& all = made_.retypings;
    const auto known = std::find(all.begin(), all.end(), by_code);
    const auto number = static_cast<std::uint16_t>(known - all.begin());
    if (known == all.end()) all.push_back(by_code);
    deeds_.add(way.deeds, {.what = Deed::What::retype, .why = why, .field = way.f, .number = number});
    set_cell(way, way.f, {.is = Way::Cell::Is::open});
    fields_.add(way.retagged, way.f);
}

bool Unroller::retyped(Way& way, const Instruction& in) {
    const auto [known, is_new] = retypings_.try_emplace({&in, Cast::side(way.w)});
    Retyping& retyping = known->second;
    if (is_new) retyping = retyping_of(in, Cast::side(way.w));
    if (!require_codes(way, retyping.can)) return false;
    retype(way, retyping.by_code,
           in.does(EffectKind::convert) ? Why::convert
           : in.does(EffectKind::flip)  ? Why::flip
                                        : Why::change);
    return true;
}

Unroller::Retyping Unroller::retyping_of(const Instruction& in, Side walker) {
    const Cast& cast = *binding_.cast;
    std::vector<Code> by_code(static_cast<std::size_t>(cast.codes()));
    CodeSets::Codes can = sets_.codes(occupied_);
    for (Code c = 1; c < by_code.size(); ++c) {
        by_code[c] = c;
        if (in.does(EffectKind::convert)) by_code[c] = cast.with_side(c, walker);
        if (in.does(EffectKind::flip)) by_code[c] = cast.with_side(c, other(Cast::side(c)));
        if (!in.does(EffectKind::change)) continue;
        const int type = program_.changes[in.b][static_cast<std::size_t>(Cast::type(c))];
        can[c] = type >= 0;
        if (type >= 0) by_code[c] = binding_.code_for(type, Cast::side(c));
    }
    return {sets_.of(std::move(can)), std::move(by_code)};
}

// The walker, which may have been put down.
bool Unroller::become(Way& way, const Instruction& in, Why why) {
    way.w = binding_.code_for(static_cast<int>(in.b), Cast::side(way.w));
    if (way.down != Down::landed) return true;
    retype(way, std::vector<Code>(static_cast<std::size_t>(binding_.cast->codes()), way.w), why);
    set_cell(way, way.f, {.code = way.w});
    return true;
}

bool Unroller::effect(Way& way, const Instruction& in) {
    if (way.down == Down::gone) return false;
    if (row_of(in.effect()).has(kOnOccupant) && !require_codes(way, occupied_)) return false;
    const auto tag = [&] { return unpacked_tag(in.b); };
    const auto given = [&] {
        return binding_.tags.with_mask(tag()).given_for(static_cast<std::int16_t>(in.a));
    };
    switch (in.effect()) {
        case EffectKind::settle:
        case EffectKind::strike:
            way.mode = in.does(EffectKind::settle) ? Mode::settle : Mode::strike;
            return true;
        case EffectKind::home:
            if (way.down != Down::no) return false;
            way.f = from_;
            return true;
        case EffectKind::capture:
            if (!require_codes(way, met(way, Meetings::kTakes, Meetings::kTakesMaybe))) return false;
            remove(way, Why::capture);
            way.blood = Way::Blood::shed;
            return true;
        case EffectKind::oblate:
            remove(way, Why::oblate);
            return true;
        case EffectKind::push:
            return pushed(way, in, Why::push);
        case EffectKind::pull:
            return pushed(way, in, Why::pull);
        case EffectKind::convert:
        case EffectKind::flip:
        case EffectKind::change:
            return retyped(way, in);
        case EffectKind::place:
            if (!require_codes(way, empty_)) return false;
            deeds_.add(way.deeds, {.what = Deed::What::place,
                                   .why = Why::place,
                                   .field = way.f,
                                   .code = binding_.code_for(static_cast<int>(in.b), Cast::side(way.w))});
            set_cell(way, way.f, {.code = deeds_.last(way.deeds).code});
            fields_.add(way.retagged, way.f);
            return true;
        case EffectKind::mark:
        case EffectKind::unmark:
            if (in.does(EffectKind::unmark) && !require_tags(way, What::tagged, tag())) return false;
            deeds_.add(way.deeds, {.what = Deed::What::tag,
                                   .why = Why::mark,
                                   .field = way.f,
                                   .clear = tag(),
                                   .give = in.does(EffectKind::mark) ? given() : 0});
            fields_.add(way.retagged, way.f);
            return true;
        case EffectKind::mark_field:
            deeds_.add(way.deeds,
                       {.what = Deed::What::tag_field, .field = way.f, .clear = tag(), .give = given()});
            fields_.add(way.field_retagged, way.f);
            return true;
        case EffectKind::become:
            return become(way, in, Why::become);
        case EffectKind::promote:
            return become(way, in, Why::promote);
        case EffectKind::leave:
            if (way.down == Down::landed) remove(way, Why::oblate);
            way.down = Down::gone;
            return true;
        case EffectKind::rushed:
            if (way.steps < 2 || way.down != Down::no) return false;
            way.passed = way.steps - 1;
            return true;
        case EffectKind::no_promotion:
            return way.no_promotion = true;
        case EffectKind::walk_as:
            way.as = static_cast<std::int16_t>(in.b);
            return true;
        default:
            throw NotForeseen{};
    }
}

}  // namespace acedrex
