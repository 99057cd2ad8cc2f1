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
    Bound b{.kind = kind, .source = e};
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
    Bound b{.kind = BoundKind::repeat, .source = source};
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
    // The body, bound with one of the binder's settings changed.
    const auto with = [&](auto& setting, auto value) {
        const auto before = std::exchange(setting, value);
        BoundRef b = bind(e->kids[0]);
        setting = before;
        return b;
    };
    switch (e->kind) {
        case ExprKind::step: {
            Bound b{.kind = roams ? BoundKind::roam : BoundKind::step, .source = e};
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
            return said_by(sequence_of(bind_kids(e, BoundKind::sequence)->kids), e);
        case ExprKind::choice:
            return said_by(choice_of(bind_kids(e, BoundKind::choice)->kids), e);
        case ExprKind::repeat: {
            BoundRef body = bind(e->kids[0]);
            BoundNumberRef lo = bind_number(e->lo);
            return repeat_of(std::move(body), std::move(lo), bind_number(e->hi), e);
        }
        case ExprKind::look:
            return look_of(bind(e->kids[0]), e);
        case ExprKind::look_not:
            return look_not_of(bind(e->kids[0]), e);
        case ExprKind::aside:
            return bind_kids(e, BoundKind::aside);
        case ExprKind::every:
            return bind_kids(e, BoundKind::every);
        case ExprKind::first_of:
            return bind_kids(e, BoundKind::first_of);
        case ExprKind::fresh:
            return bind_kids(e, BoundKind::fresh);
        case ExprKind::from:
            return finished({.kind = BoundKind::from, .kids = {with(before_walk, true)}, .source = e});
        case ExprKind::by_side:
            return bind(e->kids[directions == Side::dark ? 1 : 0]);
        case ExprKind::absolute:
            return with(absolute, true);
        case ExprKind::on_board:
            return bind_on_board(e);
        case ExprKind::guard:
            return bind_guard(e);
        case ExprKind::effect:
            return bind_effect(e);
        case ExprKind::wrapped:
            return with(wrap, Wrap{wrap.files || (e->number & kWrapFiles) != 0,
                                   wrap.ranks || (e->number & kWrapRanks) != 0});
        case ExprKind::roaming:
            return with(roams, true);
        case ExprKind::across:
            return bind_across(e);
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

BoundRef Binder::bind_across(const Expr& e) {
    const auto& parts = binding.board->parts();
    std::vector<std::string> names;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        names.push_back(parts[part].name);
        if (names.back() == e->names[0])
            return finished({.kind = BoundKind::across, .steps = {binding.steps.across(part)}, .source = e});
    }
    if (reports())
        unknown("board", place_of(*e), to_string(*e) + ": there is no such board", e->names[0], names,
                "name it in board = { beside = { ... } }");
    return simple(BoundKind::none);
}

namespace {

int value_of(Number::Op op, int left, int right) {
    const long a = left, b = right;
    const long value = op == Number::Op::add ? a + b : op == Number::Op::subtract ? a - b : a * b;
    return static_cast<int>(std::clamp<long>(value, -kUnlimited, kUnlimited));
}

}  // namespace

BoundNumberRef Binder::bind_number(const NumberRef& n) {
    const auto made = [](BoundNumber b) { return std::make_shared<const BoundNumber>(std::move(b)); };
    switch (n->op) {
        case Number::Op::constant:
            return made({.constant = n->constant});
        case Number::Op::count: {
            const bool outer = std::exchange(before_walk, true);
            BoundNumber b{.op = BoundNumber::Op::count, .counted = bind(n->counted)};
            before_walk = outer;
            return made(std::move(b));
        }
        case Number::Op::per_field:
            return made({.op = BoundNumber::Op::per_field, .fields = limits_of(*n)});
        default:
            break;
    }
    BoundNumber b;
    b.left = bind_number(n->left);
    b.right = bind_number(n->right);
    const bool constant = b.left->op == BoundNumber::Op::constant && b.right->op == BoundNumber::Op::constant;
    if (constant) return made({.constant = value_of(n->op, b.left->constant, b.right->constant)});
    if (b.left->fixed() && b.right->fixed()) {
        b.op = BoundNumber::Op::per_field;
        for (Field f = 0; f < binding.board->size(); ++f)
            b.fields.push_back(value_of(n->op, b.left->at(f), b.right->at(f)));
        b.left = b.right = nullptr;
        return made(std::move(b));
    }
    b.op = n->op == Number::Op::add        ? BoundNumber::Op::add
           : n->op == Number::Op::subtract ? BoundNumber::Op::subtract
                                           : BoundNumber::Op::multiply;
    return made(std::move(b));
}

// What a function of the script returns for each field.
std::vector<int> Binder::limits_of(const Number& n) {
    std::vector<int> limits(static_cast<std::size_t>(binding.board->size()), 0);
    if (binding.hooks == nullptr) return limits;
    const Side side = absolute ? Side::light : directions;
    try {
        for (Field f = 0; f < binding.board->size(); ++f)
            limits[f] = binding.hooks->limit(n.hook, *binding.board, f, n.direction, side, binding.rotate);
    } catch (const ScriptFault& fault) {
        binding.diagnostics.push_back(fault.diagnostic);
    }
    return limits;
}

}  // namespace acedrex
