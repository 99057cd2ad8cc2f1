// Binding movement expressions for one walker.
#include <algorithm>
#include <utility>

#include "movement/bound.hpp"

namespace acedrex {

using namespace bound;

namespace {

constexpr std::size_t kMaxNodes = 400'000;  // of one piece and side

}  // namespace

StepId Binder::step_id(Vector v) {
    return binding.steps.id(absolute ? v : turned_for(directions, binding.rotate, v), wrap);
}

BoundRef Binder::bind_kids(const Expr& e, BoundKind kind) {
    Bound b;
    b.kind = kind;
    b.source = e;
    for (const Expr& kid : e->kids) b.kids.push_back(bind(kid));
    return finished(std::move(b));
}

namespace {

// Little enough to be written out turn by turn, but for an end without a limit?
bool is_short(const BoundNumber& lo, const BoundNumber& hi) {
    constexpr int kMostWrittenOut = 16;
    const bool fixed = lo.op == BoundNumber::Op::constant && hi.op == BoundNumber::Op::constant;
    return fixed && lo.constant >= 0 && lo.constant <= kMostWrittenOut &&
           (hi.constant >= kUnlimited || (hi.constant >= lo.constant && hi.constant <= kMostWrittenOut));
}

}  // namespace

BoundRef Binder::repeat_of(BoundRef body, BoundNumberRef lo, BoundNumberRef hi, const Expr& source) {
    const std::vector<BoundRef> parts =
        body->kind == BoundKind::sequence ? body->kids : std::vector<BoundRef>{body};
    Bound b;
    b.kind = BoundKind::repeat;
    b.source = source;
    b.line =
        !parts.empty() && parts[0]->kind == BoundKind::step && parts[0]->steps.size() == 1 &&
        std::all_of(parts.begin() + 1, parts.end(), [](const BoundRef& part) { return only_asks(*part); }) &&
        is_short(*lo, *hi) && binding.steps.ends(parts[0]->steps[0]);
    b.kids = {std::move(body)};
    b.lo = std::move(lo);
    b.hi = std::move(hi);
    return finished(std::move(b));
}

BoundRef Binder::bind(const Expr& e) {
    if (++nodes == kMaxNodes)
        binding.error("expression", place,
                      "the movement has more than " + std::to_string(kMaxNodes) + " parts");
    if (nodes >= kMaxNodes) return simple(BoundKind::none);
    switch (e->kind) {
        case ExprKind::step: {
            Bound b;
            b.kind = roams ? BoundKind::roam : BoundKind::step;
            b.source = e;
            for (const Vector v : e->vectors) b.steps.push_back(step_id(v));
            return finished(std::move(b));
        }
        case ExprKind::anywhere:
            return simple(BoundKind::anywhere);
        case ExprKind::pass:
            return simple(BoundKind::pass);
        case ExprKind::none:
            return simple(BoundKind::none);
        case ExprKind::sequence:
        case ExprKind::choice: {
            std::vector<BoundRef> kids;
            for (const Expr& kid : e->kids) kids.push_back(bind(kid));
            return said_by(
                e->kind == ExprKind::sequence ? sequence_of(std::move(kids)) : choice_of(std::move(kids)), e);
        }
        case ExprKind::repeat: {
            BoundRef body = bind(e->kids[0]);
            BoundNumberRef lo = bind_number(e->lo);
            return repeat_of(std::move(body), std::move(lo), bind_number(e->hi), e);
        }
        case ExprKind::look: {
            BoundRef inner = bind(e->kids[0]);
            if (is_set(inner) || inner->kind == BoundKind::pass || inner->kind == BoundKind::none)
                return inner;
            Bound b;
            b.kind = BoundKind::look;
            b.source = e;
            b.kids = {inner};
            return finished(std::move(b));
        }
        case ExprKind::look_not: {
            BoundRef inner = bind(e->kids[0]);
            if (is_set(inner)) return complement(inner);
            if (inner->kind == BoundKind::none) return simple(BoundKind::pass);
            if (inner->kind == BoundKind::pass) return simple(BoundKind::none);
            Bound b;
            b.kind = BoundKind::look_not;
            b.source = e;
            b.kids = {inner};
            return finished(std::move(b));
        }
        case ExprKind::aside:
            return bind_kids(e, BoundKind::aside);
        case ExprKind::every:
            return bind_kids(e, BoundKind::every);
        case ExprKind::first_of:
            return bind_kids(e, BoundKind::first_of);
        case ExprKind::fresh:
            return bind_kids(e, BoundKind::fresh);
        case ExprKind::from: {
            const bool outer = std::exchange(before_walk, true);
            BoundRef b = bind_kids(e, BoundKind::from);
            before_walk = outer;
            return b;
        }
        case ExprKind::by_side:
            return bind(e->kids[directions == Side::dark ? 1 : 0]);
        case ExprKind::absolute: {
            const bool before = absolute;
            absolute = true;
            BoundRef b = bind(e->kids[0]);
            absolute = before;
            return b;
        }
        case ExprKind::on_board:
            return bind_on_board(e);
        case ExprKind::guard:
            return bind_guard(e);
        case ExprKind::effect:
            return bind_effect(e);
        case ExprKind::wrapped: {
            const Wrap before = wrap;
            wrap.files = wrap.files || (e->number & kWrapFiles);
            wrap.ranks = wrap.ranks || (e->number & kWrapRanks);
            BoundRef b = bind(e->kids[0]);
            wrap = before;
            return b;
        }
        case ExprKind::roaming: {
            const bool before = std::exchange(roams, true);
            BoundRef b = bind(e->kids[0]);
            roams = before;
            return b;
        }
        case ExprKind::across: {
            const auto& parts = binding.board->parts();
            const auto to = std::find_if(parts.begin(), parts.end(),
                                         [&](const BoardPart& p) { return p.name == e->names[0]; });
            if (to == parts.end()) {
                std::vector<std::string> names;
                for (const BoardPart& p : parts) names.push_back(p.name);
                const std::string near = nearest_name(e->names[0], names);
                if (Cast::side(walker) == Side::light)
                    binding.error("unknown-board", e->place.line > 0 ? e->place : place,
                                  to_string(*e) + ": there is no such board",
                                  near.empty() ? "name it in board = { beside = { ... } }"
                                               : "did you mean \"" + near + "\"?");
                return simple(BoundKind::none);
            }
            Bound b;
            b.kind = BoundKind::across;
            b.source = e;
            b.steps = {binding.steps.across(static_cast<std::size_t>(to - parts.begin()))};
            return finished(std::move(b));
        }
        case ExprKind::grammar:
            return bind_grammar(e);
        case ExprKind::call:
            return bind_call(e);
        case ExprKind::moves_of:
            return bind_moves_of(e);
        case ExprKind::each_type:
            return bind_each_type(e);
        case ExprKind::gait:
            return bind_gait(e);
    }
    return simple(BoundKind::none);
}

int Binder::type_called(const Expr& e) {
    const std::string& name = e->names[0];
    if (const auto type = binding.cast->type_named(name)) return *type;
    std::vector<std::string> names;
    for (int t = 0; t < binding.cast->types(); ++t) names.push_back(binding.cast->entry(t).name);
    const std::string near = nearest_name(name, names);
    if (Cast::side(walker) == Side::light)  // said once, not for each side
        binding.error("unknown-piece", e->place.line > 0 ? e->place : place,
                      to_string(*e) + ": the variant has no piece \"" + name + "\"",
                      near.empty() ? "add it to pieces" : "did you mean \"" + near + "\"?");
    return -1;
}

int Binder::counter_called(const Expr& e) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < binding.counters.size(); ++i) {
        if (binding.counters[i].name == e->names[0]) return static_cast<int>(i);
        names.push_back(binding.counters[i].name);
    }
    if (Cast::side(walker) == Side::light) {
        const std::string near = nearest_name(e->names[0], names);
        binding.error("unknown-counter", e->place.line > 0 ? e->place : place,
                      to_string(*e) + ": the variant keeps no \"" + e->names[0] + "\"",
                      near.empty() ? "name it in state = { ... }" : "did you mean \"" + near + "\"?");
    }
    return -1;
}

BoundRef Binder::bind_effect(const Expr& e) {
    Bound b;
    b.kind = BoundKind::effect;
    b.effect = e->effect;
    b.source = e;
    switch (e->effect) {
        case EffectKind::push:
        case EffectKind::pull:
            b.steps = {step_id(e->effect == EffectKind::push ? e->vectors[0] : -e->vectors[0])};
            b.number = e->number;
            b.type = e->names.empty() ? 0 : 1;
            break;
        case EffectKind::mark:
        case EffectKind::unmark:
        case EffectKind::mark_field:
            b.tag = tag_called(*e);
            b.number = e->number;
            if (e->effect != EffectKind::unmark)
                binding.given_tags.emplace(e->names[0], e->place.line > 0 ? e->place : place);
            break;
        case EffectKind::take_passer:
        case EffectKind::rushed:
            if (borrowed) return simple(BoundKind::none);
            break;
        case EffectKind::promote:
            if (borrowed) return simple(BoundKind::none);
            [[fallthrough]];
        case EffectKind::place:
        case EffectKind::become:
        case EffectKind::walk_as:
            b.type = type_called(e);
            if (b.type < 0) return simple(BoundKind::none);
            break;
        case EffectKind::add_counter:
            b.type = counter_called(e);
            if (b.type < 0) return simple(BoundKind::none);
            b.lo = bind_number(make::constant(e->number));
            break;
        case EffectKind::change: {
            b.table.assign(static_cast<std::size_t>(binding.cast->types()), -1);
            if (!e->names.empty()) {
                std::fill(b.table.begin(), b.table.end(), type_called(e));
                break;
            }
            for (const auto& [was, becomes] : e->table) {
                const int to = type_called(make::effect(EffectKind::change, {becomes}));
                if (const auto from = binding.cast->type_named(was))
                    b.table[static_cast<std::size_t>(*from)] = to;
            }
            break;
        }
        case EffectKind::displace: {
            // The way is walked by the piece displaced, as that piece would: bound for any piece of each
            // side.
            for (const Side side : {Side::light, Side::dark, Side::none}) {
                Binder theirs{binding, meetings, binding.cast->code(0, side), side, absolute, true,
                              place,   depth};
                theirs.wrap = wrap;
                b.kids.push_back(theirs.bind(e->kids[0]));
            }
            break;
        }
        default:
            break;
    }
    return finished(std::move(b));
}

BoundNumberRef Binder::bind_number(const NumberRef& n) {
    BoundNumber b;
    switch (n->op) {
        case Number::Op::constant:
            b.constant = n->constant;
            break;
        case Number::Op::count:
            b.op = BoundNumber::Op::count;
            {
                const bool outer = std::exchange(before_walk, true);
                b.counted = bind(n->counted);
                before_walk = outer;
                break;
            }
        case Number::Op::per_field: {
            b.op = BoundNumber::Op::per_field;
            b.fields.assign(static_cast<std::size_t>(binding.board->size()), 0);
            if (binding.hooks == nullptr) break;
            const Side side = absolute ? Side::light : directions;
            try {
                for (Field f = 0; f < binding.board->size(); ++f)
                    b.fields[f] =
                        binding.hooks->limit(n->hook, *binding.board, f, n->direction, side, binding.rotate);
            } catch (const ScriptFault& fault) {
                binding.diagnostics.push_back(fault.diagnostic);
            }
            break;
        }
        case Number::Op::add:
        case Number::Op::subtract:
        case Number::Op::multiply: {
            b.op = n->op == Number::Op::add        ? BoundNumber::Op::add
                   : n->op == Number::Op::subtract ? BoundNumber::Op::subtract
                                                   : BoundNumber::Op::multiply;
            b.left = bind_number(n->left);
            b.right = bind_number(n->right);
            if (!b.left->fixed() || !b.right->fixed()) break;
            const auto value = [&](Field f) {
                const long x = b.left->at(f), y = b.right->at(f);
                const long z = n->op == Number::Op::add        ? x + y
                               : n->op == Number::Op::subtract ? x - y
                                                               : x * y;
                return static_cast<int>(std::clamp<long>(z, -kUnlimited, kUnlimited));
            };
            const bool constant =
                b.left->op == BoundNumber::Op::constant && b.right->op == BoundNumber::Op::constant;
            BoundNumber folded;
            folded.op = constant ? BoundNumber::Op::constant : BoundNumber::Op::per_field;
            if (constant)
                folded.constant = value(0);
            else
                for (Field f = 0; f < binding.board->size(); ++f) folded.fields.push_back(value(f));
            return std::make_shared<const BoundNumber>(std::move(folded));
        }
    }
    return std::make_shared<const BoundNumber>(std::move(b));
}

}  // namespace acedrex
